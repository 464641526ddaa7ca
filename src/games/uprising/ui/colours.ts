import { COLOURS, FACTION_IDS, type Colour, type FactionId } from '../content/names.ts'
import type { IconName } from './icons.ts'

type Weave = 'chevrons' | 'bricks' | 'leaves' | 'stripes' | 'rivets' | 'cracks'

/**
 * How a side looks on both themes: three tones lit from the upper left, what is written on it, its rim, emblem and weave
 * (never colour alone). The tones differ in lightness too.
 */
export interface Look {
  readonly side: FactionId | 'empire' | 'chaos' | 'nobody'
  readonly fill: string
  readonly light: string
  readonly dark: string
  /** On `fill`: text and emblem. */
  readonly on: string
  readonly rim: string
  readonly emblem: IconName
  readonly weave: Weave
}

const look = (
  side: Look['side'],
  [light, fill, dark]: readonly [string, string, string],
  [on, rim]: readonly [string, string],
  [emblem, weave]: readonly [IconName, Weave],
): Look => ({ side, fill, light, dark, on, rim, emblem, weave })

const FACTIONS: Readonly<Record<FactionId, Look>> = {
  krowh: look('krowh', ['#ec8a67', '#b8391f', '#74200f'], ['#fff', '#390c04'], ['krowh', 'chevrons']),
  duerkhar: look('duerkhar', ['#8fc4ee', '#2d79b7', '#184f80'], ['#fff', '#06233c'], ['duerkhar', 'bricks']),
  druwhn: look('druwhn', ['#ffe796', '#e2b335', '#a17a12'], ['#2b1f03', '#3f2e05'], ['druwhn', 'leaves']),
  mohyar: look('mohyar', ['#d9a3df', '#8b4a99', '#582864'], ['#fff', '#2a0d31'], ['mohyar', 'stripes']),
}

/** Iron. */
export const EMPIRE_LOOK: Look = look(
  'empire',
  ['#aab4bf', '#4d5661', '#262c34'],
  ['#f3f6f9', '#dfe6ec'],
  ['empire', 'rivets'],
)
/** Sickly green. */
export const CHAOS_LOOK: Look = look(
  'chaos',
  ['#d8f08a', '#9ccb3b', '#5b8517'],
  ['#16240a', '#1b2c07'],
  ['chaos', 'cracks'],
)
/** Before the factions are chosen. */
export const NOBODY: Look = look(
  'nobody',
  ['#d9d4c8', '#a39c8c', '#6b6557'],
  ['#1f1c15', '#2c281f'],
  ['hero', 'stripes'],
)

export const lookOfFaction = (faction: number): Look => FACTIONS[FACTION_IDS[faction]] ?? NOBODY

/** By side: a role, then EMPIRE, CHAOS (rules/table/state.ts). `factions` is by role. */
export function lookOfSide(side: number, factions: readonly number[]): Look {
  if (side === 4) return EMPIRE_LOOK
  if (side === 5) return CHAOS_LOOK
  return lookOfFaction(factions[side] ?? -1)
}

/** The weaves as paths in a box of 8 by 8. */
export const WEAVES: Readonly<Record<Weave, string>> = {
  chevrons: 'M0 3L2 1L4 3L6 1L8 3M0 7L2 5L4 7L6 5L8 7',
  bricks: 'M0 0H8M0 4H8M2 0V4M6 4V8',
  leaves: 'M2 .5Q4 2.5 2 4.5Q0 2.5 2 .5M6 4Q8 6 6 8Q4 6 6 4',
  stripes: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  rivets: 'M2 2h.01M6 6h.01',
  cracks: 'M0 2L3 3L2 5L5 6L4 8M5 0L6 2L8 3',
}

export const ALL_LOOKS: readonly Look[] = [...Object.values(FACTIONS), EMPIRE_LOOK, CHAOS_LOOK, NOBODY]

/** A die: its body, its edge, the symbols on it, and a sign of its own for eyes that do not tell the colours apart. */
export interface DieLook {
  readonly colour: Colour
  readonly fill: string
  readonly light: string
  readonly dark: string
  readonly on: string
  /** Pips in the corner, from the weakest to the strongest. */
  readonly pips: number
}

const DICE: Readonly<Record<Colour, Omit<DieLook, 'colour' | 'pips'>>> = {
  white: { fill: '#e9e5da', light: '#fffdf6', dark: '#b3ab98', on: '#26231c' },
  yellow: { fill: '#edc22e', light: '#ffe682', dark: '#a98310', on: '#2c2103' },
  blue: { fill: '#2c76b8', light: '#7db8e6', dark: '#164a7a', on: '#fff' },
  red: { fill: '#b93226', light: '#ea8069', dark: '#731810', on: '#fff' },
  purple: { fill: '#7a3f92', light: '#bf8bd1', dark: '#4a205c', on: '#fff' },
  black: { fill: '#2a2b32', light: '#6c6e7b', dark: '#0d0e12', on: '#f4efe2' },
}

/** In the order of `COLOURS`. */
export const DIE_LOOKS: readonly DieLook[] = COLOURS.map((colour, i) => ({ colour, pips: i + 1, ...DICE[colour] }))
