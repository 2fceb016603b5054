// Package lessons holds what a child learns by doing: courses of stages of tasks, read from files, and the judge of each
// answer. What is right is derived from the rules for every house, and is listed nowhere. It knows no screen and no words
// but those of the files.
package lessons
