import { NONE, type Card, type Role, type Side, type Space } from '../table/state.ts'

/** Where an effect is printed. The number is that of the hex, card or Quest in its class. */
export const SOURCES = [
  'none',
  'hex',
  'legion',
  'horde',
  'druid',
  'item',
  'quest',
  'event',
  'feat',
  'skeleton',
  'terrain',
] as const
export type SourceKind = (typeof SOURCES)[number]

/**
 * Everything that an effect knows about the moment in which it happens; see content/effects/README.md for the words. It is
 * flat, because it travels in frames. NONE where there is no such thing.
 */
export interface Context {
  /** Index in `SOURCES`, and which one. */
  readonly source: number
  readonly of: number
  /** The acting player, owner of the card or fighting player. */
  readonly you: Role
  /** The hex of the effect. */
  readonly here: Space
  /** Player, hex and card of the innermost loops. */
  readonly itRole: number
  readonly itHex: number
  readonly itCard: Card
  /** The one that `anyPlayer` means, once it is chosen. */
  readonly anyRole: number
  /** Who caused the trigger, and the Legion or Horde it is about. */
  readonly actor: number
  readonly trigger: Card
  /** Who destroyed this Legion or Horde. */
  readonly destroyer: Side
  /** The Action that was taken (index in `ACTIONS`), in `on:actionTaken`. */
  readonly action: number
}

/** The context that travels in the arguments of a frame. Written out: this is the fast way, and leaves out the rest of them. */
export const contextIn = (c: Context): Context => ({
  source: c.source,
  of: c.of,
  you: c.you,
  here: c.here,
  itRole: c.itRole,
  itHex: c.itHex,
  itCard: c.itCard,
  anyRole: c.anyRole,
  actor: c.actor,
  trigger: c.trigger,
  destroyer: c.destroyer,
  action: c.action,
})

/** The arguments of a frame that carries a context. No spread: it is slow with so many fields. */
export const withContext = <M extends object>(c: Context, more: M): Context & M => Object.assign(contextIn(c), more)

/** Where something is printed, for whom it speaks and where. */
export const contextAt = (source: number, of: number, you: number, here: Space): Context => ({
  source,
  of,
  you,
  here,
  itRole: NONE,
  itHex: NONE,
  itCard: NONE,
  anyRole: NONE,
  actor: NONE,
  trigger: NONE,
  destroyer: NONE,
  action: NONE,
})

export const NO_CONTEXT: Context = contextAt(0, NONE, NONE, NONE)

export const contextOf = (source: SourceKind, of: number, more: Partial<Context> = {}): Context => ({
  ...NO_CONTEXT,
  source: SOURCES.indexOf(source),
  of,
  ...more,
})

/** The context of one of the players that `who` means. */
export const contextFor = (c: Context, who: string, role: Role): Context =>
  who === 'anyPlayer' ? { ...c, anyRole: role } : c

export const sourceOf = (c: Context): SourceKind => SOURCES[c.source]
