/**
 * The engine's public face: everything outside `src/engine` comes in here. Two more doors lead to what few need: `file.ts` (stored games and their
 * proofs) and `proof/index.ts` (the fuzzer). The README beside this file teaches it as a course.
 */

// The table
export {
  both,
  common,
  EngineFault,
  EVERYONE,
  includes,
  isRoleOrNone,
  LANGUAGES,
  NOBODY,
  only,
  these,
  without,
} from './table.ts'
export type { Frame, GameEvent, GameState, Language, Message, Outcome, Reason, Role, Roles, Table } from './table.ts'

// A game
export { defineGame, type NoContent } from './define-game.ts'
export { failed, ok } from './game.ts'
export type { Line, Mind, Scored, Value } from './mind.ts'
export type {
  AnyGame,
  Chance,
  Game,
  Intent,
  Odds,
  Options,
  OptionSpec,
  OptionValue,
  Problem,
  Result,
  Standing,
} from './game.ts'

// Procedures and questions
export { inSteps, rulesOf, type EventIn, type NoArgs } from './rules.ts'
export { argsIn, ask, call, frame, gameOver, isOf, together } from './procedure.ts'
export type { Procedure, Pushable, Step, StepArgs, StepResult, Stop } from './procedure.ts'
export { isAsked, KINDS } from './question.ts'
export type { AnyAsk, Ask, Described, Question } from './question.ts'
export { Play, type Draw } from './play.ts'

// What is seen
export { cell, cellOfEach, rowOfEach } from './cell.ts'
export type { Cell, Plain, Shown } from './cell.ts'
export { face, faced, isOneOf, oddsFace, oneOf, type FacedOption } from './face.ts'
export { applyChanges, privateCells, publicCells, sameCell } from './view.ts'
export type { Cells, CellValue, PutCell } from './view.ts'
export { offersIn, offersView, questionView, viewOf, waitingFor } from './asked.ts'
export type { OptionView, QuestionView, Waiting } from './asked.ts'
export { hasSeen, resample, scramble } from './secrets.ts'
export type { Secret } from './secrets.ts'

// A match and its log
export { completeOptions, fittingOptions, openMatch, prepare, startMatch } from './setup.ts'
export type { Prepared, Setup } from './setup.ts'
export { Match } from './match.ts'
export type { Accepted, Answer, Refusal } from './match.ts'
export { drawOf } from './log.ts'
export type { AnswerEntry, Entry, FoldEntry, OfferEntry } from './log.ts'
export { basePlace, inForce, lastRulesAt, rulesEntry, rulesUsed, runsOf } from './base.ts'
export type { Note, Place, RulesUsed, Runs } from './base.ts'
export { reach, type Reached } from './older.ts'
export { resume, type Mark } from './fold.ts'
export { consent, undo, undoByConsent, undoTarget } from './undo.ts'
export { Replay } from './replay.ts'
export { canonicalJson, hashOf } from './hash.ts'

// Chance
export type { ChanceSource } from './chance/source.ts'
export { fastSource, type FastSource } from './chance/fast.ts'
export { hmacSource, type HmacSource } from './chance/hmac.ts'
export { commitment, contributionCommitment, deriveKey, type Contribution } from './chance/fairness.ts'
export { fromHex, toHex } from './chance/hex.ts'
