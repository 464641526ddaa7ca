/** Which own cards are in play, whose they are, and which way up they lie. */
import type { SourceKind } from '../select/context.ts'
import { NONE, type Role, type State } from '../table/state.ts'

export type OwnKind = 'feat' | 'item' | 'quest'

export const isOwnKind = (kind: SourceKind): kind is OwnKind => kind === 'feat' || kind === 'item' || kind === 'quest'

/** By role: Feats, Items or taken Quests in play. */
export const inPlayOf = (s: State, kind: OwnKind): number[][] =>
  kind === 'feat' ? s.feats : kind === 'item' ? s.items : s.quests

/** Those that lie face-down (UP-CRD-07). */
export const flippedOf = (s: State, kind: OwnKind): number[] =>
  kind === 'feat' ? s.flippedFeats : kind === 'item' ? s.flippedItems : s.flippedQuests

/** Who has this card in play, NONE: nobody. */
export function ownerOf(s: State, kind: OwnKind, of: number): number {
  const lists = inPlayOf(s, kind)
  for (let role = 0; role < lists.length; role++) if (lists[role].includes(of)) return role
  return NONE
}

export const isTurnedDown = (s: State, kind: OwnKind, of: number): boolean => flippedOf(s, kind).includes(of)

/** Turns a card face-down until the next Refresh Phase. */
export function turnDown(s: State, kind: OwnKind, of: number): void {
  const flipped = flippedOf(s, kind)
  if (!flipped.includes(of)) flipped.push(of)
}

export function turnUp(s: State, kind: OwnKind, of: number): void {
  const flipped = flippedOf(s, kind)
  const at = flipped.indexOf(of)
  if (at >= 0) flipped.splice(at, 1)
}

/** Takes a card out of a role's play area; where it goes is the caller's. */
export function takeFromPlay(s: State, role: Role, kind: OwnKind, of: number): void {
  const list = inPlayOf(s, kind)[role]
  const at = list.indexOf(of)
  if (at >= 0) list.splice(at, 1)
  turnUp(s, kind, of)
}
