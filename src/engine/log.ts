import type { Runs } from './base.ts'
import type { Mark } from './fold.ts'
import type { Draw } from './play.ts'
import { EVERYONE, type Role, type Roles } from './table.ts'

/**
 * The log of a match only grows; the state is the fold of its setup and log. Answers carry the meaning of the chosen
 * option (its key), never its place in a list.
 */
export type Entry =
  | {
      readonly type: 'answer'
      readonly role: Role
      readonly question: string
      readonly option: string
      readonly auto?: true
    }
  | { readonly type: 'offer'; readonly role: Role; readonly option: string }
  | {
      readonly type: 'draw'
      readonly what: string
      readonly n: number
      readonly value: number
      readonly result: number
      readonly seenBy?: Roles
    }
  /** Everything after the first `to` entries in force is taken back. With consent a new key epoch starts. */
  | { readonly type: 'undo'; readonly role: Role; readonly to: number; readonly consent?: true }
  /** A role takes back its answers of the running sealed `together`. */
  | { readonly type: 'retract'; readonly role: Role }
  | { readonly type: 'consent'; readonly role: Role; readonly to: number }
  | { readonly type: 'seat'; readonly seat: number; readonly holder: string }
  | { readonly type: 'concede'; readonly role: Role }
  | RulesEntry

/**
 * From here on the match is played by rules of another version, or with other content. Rules of before may not be known any more, so the entry
 * holds what they left: the last checkpoint and which entries are in force. What is not, was taken back.
 */
export interface RulesEntry<S = unknown> {
  readonly type: 'rules'
  readonly version: number
  /** The hash of the content from here on. */
  readonly content: string
  readonly runs: Runs
  readonly mark: Mark<S>
}

export type AnswerEntry = Extract<Entry, { type: 'answer' }>
export type OfferEntry = Extract<Entry, { type: 'offer' }>
export type DrawEntry = Extract<Entry, { type: 'draw' }>
export type UndoEntry = Extract<Entry, { type: 'undo' }>
/** What is written down beside the game itself. */
export type SideEntry = Extract<Entry, { type: 'consent' | 'seat' | 'concede' }>
/** What the fold consists of: the records that make the state. */
export type FoldEntry = AnswerEntry | OfferEntry | DrawEntry

export const drawEntry = (draw: Draw): DrawEntry => ({
  type: 'draw',
  what: draw.what,
  n: draw.n,
  value: draw.value,
  result: draw.result,
  ...(draw.seenBy === EVERYONE ? {} : { seenBy: draw.seenBy }),
})

export const drawOf = (entry: DrawEntry): Draw => ({
  what: entry.what,
  n: entry.n,
  value: entry.value,
  result: entry.result,
  seenBy: entry.seenBy ?? EVERYONE,
})
