package i18n

// Key names a message. Every key has an entry in every language file.
type Key string

// The messages of the activity, by the place where they are shown.
const (
	// Whose turn it is and what has just happened: the speech bubble, at most eight words.
	YourTurn      Key = "yourTurn"      // Your turn!
	TuxStarts     Key = "tuxStarts"     // Tux starts.
	TuxThinking   Key = "tuxThinking"   // Tux is thinking…
	SouthTurn     Key = "southTurn"     // two players: bottom row to move
	NorthTurn     Key = "northTurn"     // two players: top row to move
	YouTake       Key = "youTake"       // plural: You take %d seeds!
	TuxTakes      Key = "tuxTakes"      // plural: Tux takes %d seeds.
	TopTakes      Key = "topTakes"      // plural, two players: The top row takes %d seeds.
	BottomTakes   Key = "bottomTakes"   // plural, two players: The bottom row takes %d seeds.
	SlamForfeited Key = "slamForfeited" // This would take every seed, so nothing is captured.
	SlamAgain     Key = "slamAgain"     // CaptureAll: every seed captured, the same side moves again
	HouseSkipped  Key = "houseSkipped"  // The start house is skipped on the way round.
	MustFeedYou   Key = "mustFeedYou"   // Tux has no seeds: give him some.
	MustFeedTux   Key = "mustFeedTux"   // You have no seeds: Tux gives you some.
	MustFeedOther Key = "mustFeedOther" // two players: The other row is empty: give it seeds.

	// Why a house is refused.
	RefusedEmpty    Key = "refusedEmpty"    // This house is empty.
	RefusedNotYours Key = "refusedNotYours" // Choose a house in your own row (the bottom one).
	RefusedFeed     Key = "refusedFeed"     // Tux has no seeds: choose a house that reaches him.
	RefusedFeedDuo  Key = "refusedFeedDuo"  // two players
	RefusedSlam     Key = "refusedSlam"     // This would take every seed: not allowed.
	RefusedOver     Key = "refusedOver"     // The game is over.
	RefusedWait     Key = "refusedWait"     // Tux is still playing: wait a moment.

	// Hints. Nudges first, then the house.
	HintTake      Key = "hintTake"      // plural: You can take %d seeds!
	HintSave      Key = "hintSave"      // plural: Tux wants %d of your seeds: save them!
	HintFeed      Key = "hintFeed"      // Tux has no seeds: you must give.
	HintOnly      Key = "hintOnly"      // Only one house can move.
	HintThreat    Key = "hintThreat"    // plural: Get ready to take %d seeds next turn.
	HintBuild     Key = "hintBuild"     // Gather many seeds in one house.
	HintQuiet     Key = "hintQuiet"     // Nothing to take: play safely.
	HintFinish    Key = "hintFinish"    // You can finish the game now!
	HintThisHouse Key = "hintThisHouse" // the house with the lamp

	// Repetition.
	ShareOffer    Key = "shareOffer"    // This position came back. Share the seeds? You %d, Tux %d
	ShareOfferDuo Key = "shareOfferDuo" // the same between two children: bottom %d, top %d
	ShareYes      Key = "shareYes"      // Share
	ShareNo       Key = "shareNo"       // Play on

	// The end.
	YouWon            Key = "youWon"      // You won!
	TuxWon            Key = "tuxWon"      // Tux won
	BottomWon         Key = "bottomWon"   // The bottom row won!
	TopWon            Key = "topWon"      // The top row won!
	Drawn             Key = "drawn"       // A draw
	EndMajority       Key = "endMajority" // You have more than half of the seeds.
	EndMajorityTux    Key = "endMajorityTux"
	EndMajorityBottom Key = "endMajorityBottom" // two players
	EndMajorityTop    Key = "endMajorityTop"    // two players
	EndNoMove         Key = "endNoMove"         // No more moves: each side keeps its own.
	EndUnfedTux       Key = "endUnfedTux"       // None of your houses can feed Tux.
	EndUnfedYou       Key = "endUnfedYou"       // None of Tux's houses can feed you.
	EndUnfedRow       Key = "endUnfedRow"       // two players
	EndRepeat         Key = "endRepeat"         // The game went round in circles: each side keeps its own.
	EndAgreed         Key = "endAgreed"         // The seeds are shared: each side keeps its own.
	Again             Key = "again"             // Play again
	NextLevel         Key = "nextLevel"         // Next level
	LookBack          Key = "lookBack"          // Look back
	WellDone          Key = "wellDone"          // Well done!
	PraiseCapture     Key = "praiseCapture"     // plural, after a loss: You captured %d seeds in one move!
	PraiseSown        Key = "praiseSown"        // plural, after a loss: You sowed %d seeds in one move, all the way round!
	GoodGame          Key = "goodGame"          // That was a good game. (lost: kind, not "you lost")

	// Buttons and places.
	AppName       Key = "appName" // Awele
	Play          Key = "play"
	WithFriend    Key = "withFriend"
	Rules         Key = "rules"
	Settings      Key = "settings"
	Home          Key = "home"
	HintButton    Key = "hint"
	Undo          Key = "undo"
	Redo          Key = "redo"
	NewGame       Key = "newGame"
	Replay        Key = "replay" // Show the last move again
	Continue      Key = "continue"
	LevelN        Key = "levelN"       // Level %d
	LanguageLabel Key = "language"     // label of the choice
	LanguageName  Key = "languageName" // the language's own name: English, suomi, galego, polski

	// Settings.
	Mute         Key = "mute"
	SowingSpeed  Key = "sowingSpeed"
	SpeedSlow    Key = "speedSlow"
	SpeedNormal  Key = "speedNormal"
	SpeedFast    Key = "speedFast"
	SpeedOff     Key = "speedOff"
	CalmMode     Key = "calmMode"
	TextSize     Key = "textSize"
	Percent      Key = "percent" // %d %%
	HighContrast Key = "highContrast"
	PathPreview  Key = "pathPreview"
	SeedsInHouse Key = "seedsInHouse" // Seeds in each house
	SlamRule     Key = "slamRule"     // When a move would take every seed
	SlamNothing  Key = "slamNothing"  // it takes nothing
	SlamBarred   Key = "slamBarred"   // it is not allowed
	SlamAll      Key = "slamAll"      // it takes all
	WhoStarts    Key = "whoStarts"
	StartTurns   Key = "startTurns" // Take turns
	StartYou     Key = "startYou"   // You
	StartTux     Key = "startTux"   // Tux
	Fullscreen   Key = "fullscreen"
	TableOf      Key = "tableOf"   // %s: these count from the next game. (the title of a board)
	NewChoice    Key = "newChoice" // Your new choice counts from the next game.

	// Rules screen headings.
	Goal         Key = "goal"
	HowToPlay    Key = "howToPlay"
	Prerequisite Key = "prerequisite" // What you should know
	Author       Key = "author"
	Credit       Key = "credit"
	DiagramSow   Key = "diagramSow"
	DiagramSkip  Key = "diagramSkip"
	DiagramTake  Key = "diagramTake"
	DiagramChain Key = "diagramChain"
	DiagramSlam  Key = "diagramSlam"
	DiagramFeed  Key = "diagramFeed"
	// Forbidden: every move that is left would take every seed, so one of them may be played.
	DiagramSlamOnly Key = "diagramSlamOnly"

	// Trouble, said kindly.
	SaveDamaged     Key = "saveDamaged"     // Your old game could not be read. A new one is ready.
	SettingsDamaged Key = "settingsDamaged" // Your settings could not be read. They start afresh.
	BoardTrouble    Key = "boardTrouble"    // %s could not be read. (a descriptor file)
	BoardTroubles   Key = "boardTroubles"   // %s could not be read, and %d more.
	NotHere         Key = "notHere"         // This game is not in this version yet.
)

// More of what the speech bubble and the dialogues say.
const (
	HintDecline Key = "hintDecline" // some move takes seeds, but another is better
	HintSaveDuo Key = "hintSaveDuo" // plural, two players: %d of your seeds are in danger
	NewGameAsk  Key = "newGameAsk"  // Start a new game?
	ChooseLevel Key = "chooseLevel" // How well shall Tux play?
	NotSaved    Key = "notSaved"    // The game cannot be kept on this machine.

	SettingsNotSaved Key = "settingsNotSaved" // The settings cannot be kept on this machine, but the game can.
	OpenTwice        Key = "openTwice"        // Another program plays this game too; both are kept.
)

// Games as files.
const (
	OpenedGame    Key = "openedGame"    // Home: the game that was opened last from a file
	SaveGame      Key = "saveGame"      // Save the game
	GameSaved     Key = "gameSaved"     // Game saved: %s, in the folder %s.
	CopyGame      Key = "copyGame"      // Copy the game
	GameCopied    Key = "gameCopied"    // Game copied. You can paste it now.
	GameNotCopied Key = "gameNotCopied" // This game cannot be copied here.
	FileNoGame    Key = "fileNoGame"    // There is no game to read in %s.
	FileWrongMove Key = "fileWrongMove" // %s: move %d, %s, is against the rules.
	FirstOfGames  Key = "firstOfGames"  // The file has several games. This is the first.
)

// HintShow is said while a hint is shown as moves that are not played.
const HintShow Key = "hintShow"

// Looking back at a game.
const (
	LookWorking Key = "lookWorking" // Tux is looking at the game…
	LookYou     Key = "lookYou"     // This was your move.
	LookTux     Key = "lookTux"     // This was Tux’s move.
	LookBottom  Key = "lookBottom"  // The bottom row played this.
	LookTop     Key = "lookTop"     // The top row played this.
	ThenTux     Key = "thenTux"     // plural: Then Tux can capture %d seeds.
	ThenYou     Key = "thenYou"     // plural: Then you can capture %d seeds!
	ThenOther   Key = "thenOther"   // plural: Then the other row can capture %d seeds.
	LookLater   Key = "lookLater"   // plural: Later on, that costs about %d seeds.
	LookMissed  Key = "lookMissed"  // plural: Another house captures %d seeds.
	LookOther   Key = "lookOther"   // There was a better move.
	LookBetter  Key = "lookBetter"  // This move was better: look!
	LookTake    Key = "lookTake"    // plural: This captures %d seeds!
	LookSave    Key = "lookSave"    // plural: This keeps %d seeds safe.
	LookThreat  Key = "lookThreat"  // plural: This gets ready to capture %d seeds.
	LookBuild   Key = "lookBuild"   // This gathers many seeds in one house.
	LookFinish  Key = "lookFinish"  // This wins the game at once!
	LookSure    Key = "lookSure"    // This leads to a sure win.
	LookAhead   Key = "lookAhead"   // Looking ahead, this brings more seeds.
	LookNone    Key = "lookNone"    // Nobody gave many seeds away!
)

// The buttons of the screen that looks back.
const (
	PlayOnHere Key = "playOnHere" // Play on from here
	Earlier    Key = "earlier"    // Previous
	Later      Key = "later"      // Next
	ShowAgain  Key = "showAgain"  // Show again
	ToBoard    Key = "toBoard"    // Board
	GoBack     Key = "goBack"     // Back
)

// A warning, and another level that is suggested.
const (
	WarnTux       Key = "warnTux"       // plural: Then Tux can capture %d seeds. Sure?
	WarnOther     Key = "warnOther"     // plural: The other row can capture %d seeds. Sure?
	WarnFirst     Key = "warnFirst"     // Warn before a costly move
	SuggestNext   Key = "suggestNext"   // Three wins in a row! Try the next level?
	SuggestEasier Key = "suggestEasier" // Tux won three times. Try an easier level?
	EasierLevel   Key = "easierLevel"   // Easier level
)

// Hints about how games end, and what looking back says about them.
const (
	HintSlam     Key = "hintSlam"     // You cannot capture every seed: try another house.
	HintHome     Key = "hintHome"     // Few seeds are left: keep yours at home.
	HintKroo     Key = "hintKroo"     // Do not let Tux fill a big house.
	HintKrooDuo  Key = "hintKrooDuo"  // two players: Keep the other row from filling a house.
	LookSlam     Key = "lookSlam"     // This avoids a capture that does not count.
	LookHome     Key = "lookHome"     // plural: This keeps %d seeds at home.
	LookKroo     Key = "lookKroo"     // This stops a house from filling up.
	HintSaveSome Key = "hintSaveSome" // Tux wants %d seeds: save what you can!
	HintDear     Key = "hintDear"     // Capture now, and Tux can capture %d seeds.
	HintDearDuo  Key = "hintDearDuo"  // Capture now: the other row captures %d seeds.
	HintCareful  Key = "hintCareful"  // Careful! Some moves give seeds away.
	HintShelter  Key = "hintShelter"  // Small houses are weak: make one stronger.
	HintAhead    Key = "hintAhead"    // This is a tricky one: look far ahead.
	HintShowMove Key = "hintShowMove" // Look at this move!
	LookSafe     Key = "lookSafe"     // After this, no seeds are in danger.
	LookShelter  Key = "lookShelter"  // This makes a small house stronger.
)

// Hints that name a house or a number where little is to be seen, and what looking back says about them.
const (
	HintGive   Key = "hintGive"   // plural: Give %d seeds now: it pays later.
	HintLeast  Key = "hintLeast"  // plural: You may lose %d seeds: lose no more.
	HintBack   Key = "hintBack"   // plural: Give some: you can capture %d seeds back.
	HintKeep   Key = "hintKeep"   // plural: Keep your %d seeds together for later.
	HintJoin   Key = "hintJoin"   // One or two seeds are weak: move them.
	HintWin    Key = "hintWin"    // plural: You can win: only %d seeds to go.
	HintDraw   Key = "hintDraw"   // plural: You can draw: %d seeds to go.
	LookLeast  Key = "lookLeast"  // plural: This loses %d seeds at most.
	LookReturn Key = "lookReturn" // plural: This can win %d seeds back.
	LookKeep   Key = "lookKeep"   // plural: This keeps %d seeds together.
	LookJoin   Key = "lookJoin"   // After this, fewer houses are weak.
	LookDraw   Key = "lookDraw"   // This leads to a sure draw.
)

// The table that compares a game with plain Oware, and where the game is played.
const (
	CompareTitle    Key = "compareTitle"    // How it differs from Oware
	CompareRule     Key = "compareRule"     // Rule
	ComparePlain    Key = "comparePlain"    // Plain Oware
	CompareHere     Key = "compareHere"     // Here
	CompareSame     Key = "compareSame"     // The same
	RuleHouses      Key = "ruleHouses"      // Houses in each row
	RuleOpening     Key = "ruleOpening"     // The first move
	OpeningInTurn   Key = "openingInTurn"   // One side begins
	OpeningTogether Key = "openingTogether" // Both sides sow at once
	RuleSowing      Key = "ruleSowing"      // Sowing
	SowHousesOnly   Key = "sowHousesOnly"   // No seed in a store, and none in the house you started from
	SowStoreToo     Key = "sowStoreToo"     // A seed in your own store too, and in the house you started from
	RuleRelay       Key = "ruleRelay"       // Your last seed falls among others
	RelayStops      Key = "relayStops"      // It stays there
	RelayGoesOn     Key = "relayGoesOn"     // Take them all up and sow on
	RuleStore       Key = "ruleStore"       // Your last seed falls into your store
	NeverHappens    Key = "neverHappens"    // That never happens
	StoreAgain      Key = "storeAgain"      // You choose another house
	RuleLimit       Key = "ruleLimit"       // Sowings in one turn
	LimitOne        Key = "limitOne"        // One
	CompareNoLimit  Key = "compareNoLimit"  // As many as you get
	LimitMost       Key = "limitMost"       // %s at most
	SlamAllAgain    Key = "slamAllAgain"    // Captures all: you move again and must give seeds
	SlamAllEnds     Key = "slamAllEnds"     // Captures all, and the game ends
	SlamAllPasses   Key = "slamAllPasses"   // Captures all: the other side passes
	RuleSlamOnly    Key = "ruleSlamOnly"    // If you have no other move
	SlamKeepsAll    Key = "slamKeepsAll"    // It captures all, the game ends, and you take your own seeds too
	RuleCaptures    Key = "ruleCaptures"    // Other captures
	CaptureTwoThree Key = "captureTwoThree" // Two or three seeds where your last one falls in the other row, and in the houses just before
	CaptureAcross   Key = "captureAcross"   // Your last seed falls into an empty house of your own: take it and the seeds opposite
	RuleFeeding     Key = "ruleFeeding"     // The other row is empty
	FeedMust        Key = "feedMust"        // You must give it seeds, if you can
	FeedPasses      Key = "feedPasses"      // The other side passes
	GameEnds        Key = "gameEnds"        // The game ends
	RuleCircles     Key = "ruleCircles"     // The same position comes back
	CirclesShare    Key = "circlesShare"    // You can agree to stop; the third time the game ends
	RuleEnd         Key = "ruleEnd"         // The end
	EndHalfOrFeed   Key = "endHalfOrFeed"   // More than half of all seeds, or nobody can give any
	CompareRowEmpty Key = "compareRowEmpty" // A row is empty: the other side keeps its own seeds
	EndHalfOrEmpty  Key = "endHalfOrEmpty"  // More than half of all seeds, or both rows are empty
	CompareRounds   Key = "compareRounds"   // Several rounds, until one side cannot fill three houses
	History         Key = "history"         // Where it is played
)

// What is said and shown in games whose stores are sown: Kalah and Congkak.
const (
	AgainYou         Key = "againYou"         // Last seed in your store: play again!
	AgainTux         Key = "againTux"         // Last seed in Tux’s store: he plays again.
	AgainOther       Key = "againOther"       // Last seed in the store: play again!
	SowOn            Key = "sowOn"            // Sow on!
	SowOnTux         Key = "sowOnTux"         // Tux sows on.
	HintAgain        Key = "hintAgain"        // Reach your store and play again!
	HintChain        Key = "hintChain"        // plural: Start here: %d extra turns in a row!
	HintStopAgain    Key = "hintStopAgain"    // Then Tux cannot play again.
	HintStopAgainDuo Key = "hintStopAgainDuo" // Then the other row cannot play again.
	HintReady        Key = "hintReady"        // Get a house ready to reach your store.
	HintStore        Key = "hintStore"        // plural: %d seeds go into your store.
	HintGather       Key = "hintGather"       // plural: Most of all for your store: %d seeds!
	LookAgain        Key = "lookAgain"        // This brings another turn.
	LookChain        Key = "lookChain"        // plural: This brings %d extra turns.
	LookStopAgain    Key = "lookStopAgain"    // After this, the other side cannot play again.
	LookReady        Key = "lookReady"        // This gets a house ready for the store.
	LookStore        Key = "lookStore"        // plural: This puts %d seeds into the store.
	EndRowEmpty      Key = "endRowEmpty"      // An empty row: each side keeps its seeds.
	EndAllStored     Key = "endAllStored"     // All the seeds are in the stores.
	StopOffer        Key = "stopOffer"        // The game is decided. Stop here? You: %d, Tux: %d
	StopOfferDuo     Key = "stopOfferDuo"     // The game is decided. Stop here? Bottom: %d, top: %d
	DiagramStore     Key = "diagramStore"     // Sow into your own store too.
	DiagramPass      Key = "diagramPass"      // Pass over the other store.
	DiagramAgain     Key = "diagramAgain"     // The last seed in your store? Play again!
	DiagramAcross    Key = "diagramAcross"    // The last in your empty house? Capture across!
	DiagramNothing   Key = "diagramNothing"   // Nothing opposite? Nothing is captured.
	DiagramRound     Key = "diagramRound"     // Thirteen seeds come all the way back.
	DiagramRowEmpty  Key = "diagramRowEmpty"  // A row is empty? The other keeps the rest.
	PassYou          Key = "passYou"          // You have no seeds: Tux goes on.
	PassTux          Key = "passTux"          // Tux has no seeds: you go on.
	PassOther        Key = "passOther"        // An empty row: the other side goes on.
	ChooseTogether   Key = "chooseTogether"   // Choose a house: we sow together!
	ChooseSouth      Key = "chooseSouth"      // Bottom row, choose in secret!
	ChooseNorth      Key = "chooseNorth"      // Top row, choose in secret!
	ChooseAgain      Key = "chooseAgain"      // Your store! Choose another house.
	ChooseAgainSouth Key = "chooseAgainSouth" // Bottom row, choose another house!
	ChooseAgainNorth Key = "chooseAgainNorth" // Top row, choose another house!
	BeginYou         Key = "beginYou"         // You begin.
	BeginTux         Key = "beginTux"         // Tux begins.
	BeginSouth       Key = "beginSouth"       // The bottom row begins.
	BeginNorth       Key = "beginNorth"       // The top row begins.
	EndRounds        Key = "endRounds"        // That was the last round.
	HomeOffer        Key = "homeOffer"        // One row is empty. Bring the rest home? You: %d, Tux: %d
	HomeOfferDuo     Key = "homeOfferDuo"     // One row is empty. Bring the rest home? Bottom: %d, top: %d
	HomeYes          Key = "homeYes"          // Bring home
	StopYes          Key = "stopYes"          // Stop here
	RoundOver        Key = "roundOver"        // Round %d is over. You: %d, Tux: %d
	RoundOverDuo     Key = "roundOverDuo"     // Round %d is over. Bottom: %d, top: %d
	NextRound        Key = "nextRound"        // Next round
	BoardSize        Key = "boardSize"        // Houses × seeds
	FirstTurn        Key = "firstTurn"        // The first turn
	TurnTogether     Key = "turnTogether"     // Sow together
	TurnInTurn       Key = "turnInTurn"       // One after the other
	TurnLimit        Key = "turnLimit"        // Sowings in a turn
	LimitTwo         Key = "limitTwo"         // Two at most
	LimitNone        Key = "limitNone"        // No limit
	GameLength       Key = "gameLength"       // Length of the game
	OneRound         Key = "oneRound"         // One round
	WholeGame        Key = "wholeGame"        // The whole game
	DiagramRelay     Key = "diagramRelay"     // The last house has seeds? Sow them on!
	DiagramStops     Key = "diagramStops"     // An empty house there? Your turn ends.
	DiagramBurnt     Key = "diagramBurnt"     // A burnt house? Pass over it.

	// The page in the browser, before and in place of the game.
	WebLoading  Key = "webLoading"  // Awele is on its way…
	WebTooOld   Key = "webTooOld"   // This browser is too old.
	WebNoWebGL  Key = "webNoWebGL"  // WebGL 2 is missing.
	WebFailed   Key = "webFailed"   // It did not get through.
	WebAgain    Key = "webAgain"    // Try again
	WebNewer    Key = "webNewer"    // Get the newest Awele
	WebNoScript Key = "webNoScript" // JavaScript is missing.
)

// Two people at one screen.
const (
	UndoAsk    Key = "undoAsk"     // Take the last move back? Do you both agree?
	Yes        Key = "yes"         // Yes
	No         Key = "no"          // No
	HintsDuo   Key = "friendHints" // Hints with a friend
	HintsOff   Key = "hintsOff"    // You play without hints.
	BadgeSouth Key = "badgeSouth"  // Bottom row, choose your animal!
	BadgeNorth Key = "badgeNorth"  // Top row, choose your animal!
	OnTable    Key = "onTable"     // Tablet on the table: turn the top row round
)

// Children who share a machine, and what is kept of each.
const (
	WhoPlays        Key = "whoPlays"        // Who plays?
	NotMe           Key = "notMe"           // Not me! (Home, beside the picture of who plays)
	ChooseAnimal    Key = "chooseAnimal"    // Choose your animal!
	Children        Key = "children"        // Settings: Who plays here
	AddAnimal       Key = "addAnimal"       // Settings: One more
	RemoveAnimal    Key = "removeAnimal"    // Settings: One less
	RemoveWho       Key = "removeWho"       // Who leaves?
	RemoveSure      Key = "removeSure"      // Remove this animal?
	LearnedAndWon   Key = "learnedAndWon"   // Settings: Stars and games played
	StartAnew       Key = "startAnew"       // Settings: Start anew
	StartAnewSure   Key = "startAnewSure"   // Forget all stars?
	ProgressDamaged Key = "progressDamaged" // The stars could not be read. They start afresh.

	TeacherChose   Key = "teacherChose"   // Your teacher has chosen this.
	TeacherTrouble Key = "teacherTrouble" // %s, line %d, could not be read.

	// What a teacher reads of it.
	Lion          Key = "lion"
	Elephant      Key = "elephant"
	Giraffe       Key = "giraffe"
	Zebra         Key = "zebra"
	Monkey        Key = "monkey"
	Parrot        Key = "parrot"
	Turtle        Key = "turtle"
	Crocodile     Key = "crocodile"
	ReportStage   Key = "reportStage"   // done %s, without help %d, at first try %d
	ReportGames   Key = "reportGames"   // Tux %d: won %d, drawn %d, lost %d
	ReportPuzzles Key = "reportPuzzles" // Puzzles: %s
	ReportTries   Key = "reportTries"   // at first try %d of %d
	ReportNothing Key = "reportNothing" // Nothing yet.
	ReportDamaged Key = "reportDamaged" // The file cannot be read.

	// What puzzles are about, in a few words, for a teacher.
	MotifTwo     Key = "motifTwo"     // capture one house
	MotifThree   Key = "motifThree"   // capture three or more
	MotifChain   Key = "motifChain"   // capture several houses
	MotifLap     Key = "motifLap"     // capture with a lap
	MotifAcross  Key = "motifAcross"  // capture across
	MotifSave    Key = "motifSave"    // save seeds
	MotifShelter Key = "motifShelter" // make weak houses safe
	MotifCareful Key = "motifCareful" // avoid a mistake
	MotifLeast   Key = "motifLeast"   // lose as little as can be
	MotifDecline Key = "motifDecline" // leave a capture
	MotifPrepare Key = "motifPrepare" // prepare a capture
	MotifBack    Key = "motifBack"    // capture back
	MotifSlam    Key = "motifSlam"    // mind a capture of all
	MotifFeed    Key = "motifFeed"    // give seeds
	MotifKroo    Key = "motifKroo"    // gather many seeds, or stop that
	MotifHome    Key = "motifHome"    // keep seeds at home
	MotifWin     Key = "motifWin"     // win for sure
	MotifHold    Key = "motifHold"    // hold a draw
	MotifQuiet   Key = "motifQuiet"   // a quiet move
	MotifStore   Key = "motifStore"   // fill the store
	MotifAgain   Key = "motifAgain"   // an extra turn
	MotifTurns   Key = "motifTurns"   // several extra turns
	MotifDeny    Key = "motifDeny"    // stop an extra turn
	MotifRelay   Key = "motifRelay"   // in a relay: %s
)

// Learn: what a task asks and what has happened with an answer.
const (
	Learn                 Key = "learn"                 // Learn
	AimSowAny             Key = "aimSowAny"             // Sow one of your houses.
	AimSow                Key = "aimSow"                // Sow the marked house.
	AimLand               Key = "aimLand"               // Where will the last seed fall?
	AimCapture            Key = "aimCapture"            // plural: Capture %d seeds.
	AimCaptureMost        Key = "aimCaptureMost"        // Capture the most seeds you can.
	AimCaptureFrom        Key = "aimCaptureFrom"        // Capture the marked seeds.
	AimSafe               Key = "aimSafe"               // Leave Tux nothing to capture.
	AimSave               Key = "aimSave"               // Save the marked seeds from Tux.
	AimFeed               Key = "aimFeed"               // Tux has no seeds. Give him some!
	AimSlam               Key = "aimSlam"               // Reach every seed of Tux.
	AimNoSlam             Key = "aimNoSlam"             // Capture, but leave Tux some seeds.
	AimKroo               Key = "aimKroo"               // plural: Gather %d seeds in one house.
	AimSpoilKroo          Key = "aimSpoilKroo"          // Change the marked house of Tux.
	AimStore              Key = "aimStore"              // plural: Bring %d seeds to your store.
	AimStoreMost          Key = "aimStoreMost"          // Bring the most seeds to your store.
	AimAgain              Key = "aimAgain"              // Get another turn.
	AimAgainTimes         Key = "aimAgainTimes"         // plural: Get %d more turns in a row.
	AimGuard              Key = "aimGuard"              // Tux can capture. Stop him!
	AimDeny               Key = "aimDeny"               // Tux can go again. Stop him!
	AimKeep               Key = "aimKeep"               // Keep all your seeds at home.
	AimEnd                Key = "aimEnd"                // End the game with this move.
	AimWin                Key = "aimWin"                // Win with this move.
	AimWinTimes           Key = "aimWinTimes"           // plural: Win in %d moves.
	AimBest               Key = "aimBest"               // Find the best move.
	AimBeatWin            Key = "aimBeatWin"            // Win against Tux!
	AimBeatHold           Key = "aimBeatHold"           // Do not lose against Tux.
	AimBeatEnd            Key = "aimBeatEnd"            // Play to the end with Tux.
	LessonSown            Key = "lessonSown"            // plural: %d seeds, one for each house.
	LessonElsewhere       Key = "lessonElsewhere"       // That is another house. Sow the marked one.
	LessonLands           Key = "lessonLands"           // Yes, the last seed falls here!
	LessonLandsElsewhere  Key = "lessonLandsElsewhere"  // Look where the last seed has fallen.
	LessonCapturesFrom    Key = "lessonCapturesFrom"    // plural: You capture %d seeds, from %d houses!
	LessonCapturesLess    Key = "lessonCapturesLess"    // plural: This captures %d seeds. Look again!
	LessonCapturesNothing Key = "lessonCapturesNothing" // This captures nothing.
	LessonOpens           Key = "lessonOpens"           // plural: Now Tux can capture %d seeds.
	LessonSheltered       Key = "lessonSheltered"       // Now your seeds are safe!
	LessonDenied          Key = "lessonDenied"          // Now Tux cannot go again!
	LessonFeeds           Key = "lessonFeeds"           // plural: You give Tux %d seeds.
	LessonSlamTakes       Key = "lessonSlamTakes"       // You capture every seed of Tux!
	LessonSlamLeft        Key = "lessonSlamLeft"        // Tux still has some seeds.
	LessonKroo            Key = "lessonKroo"            // plural: Now %d seeds lie in one house!
	LessonKrooShort       Key = "lessonKrooShort"       // plural: Your fullest house has %d seeds.
	LessonKrooSpoilt      Key = "lessonKrooSpoilt"      // Now it ends somewhere else!
	LessonKrooStays       Key = "lessonKrooStays"       // The marked house is as it was.
	LessonStores          Key = "lessonStores"          // plural: You bring %d seeds to your store!
	LessonStoresLess      Key = "lessonStoresLess"      // plural: This stores %d seeds. Look again!
	LessonStoresNothing   Key = "lessonStoresNothing"   // No seed falls into your store.
	LessonTurnOver        Key = "lessonTurnOver"        // The last seed misses your store.
	LessonAgainOver       Key = "lessonAgainOver"       // You go again, but not often enough.
	LessonGivesTurn       Key = "lessonGivesTurn"       // Now Tux can go again.
	LessonKeepsAll        Key = "lessonKeepsAll"        // All your seeds stay at home!
	LessonGivesAway       Key = "lessonGivesAway"       // plural: %d seeds go to Tux's row.
	LessonEnds            Key = "lessonEnds"            // That ends the game!
	LessonEndsUnwon       Key = "lessonEndsUnwon"       // That ends the game without a win.
	LessonGoesOn          Key = "lessonGoesOn"          // The game goes on after that.
	LessonWins            Key = "lessonWins"            // That wins the game!
	LessonNoWin           Key = "lessonNoWin"           // That does not win yet.
	LessonGood            Key = "lessonGood"            // That is the best move!
	LessonAnotherBetter   Key = "lessonAnotherBetter"   // Another house is better.
	LessonCount           Key = "lessonCount"           // Count the seeds, house by house.
	LessonOneOfTwo        Key = "lessonOneOfTwo"        // It is one of these two.
	LessonNext            Key = "lessonNext"            // Next
	LessonAgainButton     Key = "lessonAgainButton"     // Once more
	StageDone             Key = "stageDone"             // This stage is done!
	StageDoneUnaided      Key = "stageDoneUnaided"      // This stage is done without help!
	PathTitle             Key = "path"                  // The path
	Puzzles               Key = "puzzles"               // Puzzles
)

// For those who hear the game instead of seeing it: the names of what is on the screen, and the last move.
const (
	HeardHouse       Key = "heardHouse"       // house C
	HeardStore       Key = "heardStore"       // store
	HeardSeeds       Key = "heardSeeds"       // plural: 4 seeds
	HeardYours       Key = "heardYours"       // yours
	HeardTux         Key = "heardTux"         // of Tux
	HeardBottom      Key = "heardBottom"      // bottom row
	HeardTop         Key = "heardTop"         // top row
	HeardYouPlay     Key = "heardYouPlay"     // You play house C.
	HeardTuxPlays    Key = "heardTuxPlays"    // Tux plays house C.
	HeardBottomPlays Key = "heardBottomPlays" // two players
	HeardTopPlays    Key = "heardTopPlays"    // two players
	HeardFold        Key = "heardFold"        // All buttons
)
