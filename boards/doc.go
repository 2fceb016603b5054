// Package boards reads board descriptors: small XML files that say which game a tile on the home screen starts and
// what a child can read about it, in every language that somebody has written.
//
// The format is that of GCompris 8 to 13:
//
//	<GCompris>
//	  <Board name="awele" type="awele" section="/strategy" difficulty="2" icon="awele" mode="seeds=4">
//	    <title>Oware</title>
//	    <title xml:lang="fi">Oware</title>
//	    <description>…</description>
//	  </Board>
//	</GCompris>
//
// A Board needs the attributes name, type, section and icon and the children title and description. It may have the
// attributes mode, difficulty and author and the children prerequisite, goal, manual, history (where the game is played,
// which GCompris passes over) and credit. A child without
// xml:lang (or plain lang) is English, unless another is marked as English; the leading underscore that intltool puts
// before a text to be translated (<_title>) is the same as no underscore. Section is the place in the menu of GCompris:
// it is asked for so that a descriptor written for awele works there too. A board without a manual has that of the
// built-in board of its type.
//
// In a text, what stands in <when mode="slam=forbidden"> is read only where the game is played so: by the mode of its
// board, or by what was chosen at the table.
//
// Other elements and attributes are passed over, as GCompris does. Among them are some that GCompris knows: boarddir,
// mandatory_sound_file and mandatory_sound_dataset, because pictures and sounds are awele's own, and demo, because there
// is no edition with fewer games.
//
// A file is in UTF-8, in UTF-16 with a byte order mark, or in the encoding that its first line names, under a name that
// browsers know: ISO-8859-1, windows-1250, KOI8-R, …
//
// A text is folded into paragraphs, see the rules at fold. The five entities of XML, numbers (&#228;) and the names of
// HTML (&auml;) are read; a file that declares its own entities is refused.
package boards
