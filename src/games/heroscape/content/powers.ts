import type { Size } from './names.ts'

/**
 * Every special power that the rules can carry out, with the numbers a card gives it. A number called `d20` is the
 * least roll that succeeds.
 */
export const POWER_NUMBERS = {
  /** Mimring: a straight line of `length` spaces. */
  fireLine: ['length', 'dice'],
  /** Airborne Elite */
  grenade: ['range', 'lob', 'dice'],
  /** Deathwalker 9000 */
  explosion: ['range', 'dice'],
  flying: [],
  /** Agent Carr */
  ghostWalk: [],
  disengage: [],
  swordOfReckoning: ['dice'],
  /** Finn; only for friends whose printed Range is at most `range`. */
  attackAura: ['dice', 'range'],
  attackSpirit: ['bonus'],
  /** Thorgrim: adjacent friends. */
  closeDefensiveAura: ['dice'],
  armorSpirit: ['bonus'],
  /** Raelin: own figures in clear sight. */
  defensiveAura: ['dice', 'range'],
  /** Tarn Viking Warriors */
  berserkerCharge: ['d20'],
  /** Krav Maga Agents */
  stealthDodge: ['shields'],
  /** Ne-Gok-Sa */
  mindShackle: ['d20'],
  /** Marro Warriors */
  waterClone: ['d20', 'd20OnWater'],
  /** Syvarris */
  doubleAttack: ['attacks'],
  /** Deathwalker 9000; refers to species and class. */
  rangeEnhancement: ['range'],
  /** Zettian Guards */
  zettianTargeting: ['dice'],
  /** Izumi Samurai; does not work against the class it names. */
  counterStrike: [],
  /** Sgt. Drake Alexander */
  thorianSpeed: [],
  grappleGun: ['spaces', 'levels'],
  /** Airborne Elite */
  theDrop: ['d20'],
  /** Grimnak; `d20` is for heroes, squad figures need no roll. Refers to sizes. */
  chomp: ['d20'],
  /** Grimnak; refers to species and class. */
  orcWarriorEnhancement: ['attackDice', 'defenseDice'],
} as const satisfies Record<string, readonly string[]>

export type PowerId = keyof typeof POWER_NUMBERS
export const POWER_IDS = Object.keys(POWER_NUMBERS) as PowerId[]

export const POWER_KINDS = [
  'specialAttack',
  'attack',
  'defense',
  'movement',
  'aura',
  'spirit',
  'control',
  'recovery',
  'deployment',
] as const
export type PowerKind = (typeof POWER_KINDS)[number]

/** Which figures a power speaks of; something that is left out is not asked for (HS-POW-18). */
export interface Reference {
  readonly species?: string
  readonly class?: string
  readonly sizes?: readonly Size[]
}

/** The numbers of a power by their names, and whom it refers to. */
export type Power<P extends PowerId> = { readonly [name in (typeof POWER_NUMBERS)[P][number]]: number } & {
  readonly refers: Reference
}

/** The powers on a card; one that is not there is undefined. */
export type Powers = { readonly [P in PowerId]?: Power<P> }
