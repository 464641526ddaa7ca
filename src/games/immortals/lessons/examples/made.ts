/** What worked examples have in common. */
import type { Answers, Example, Expected } from '../../../../lessons/lesson.ts'
import { NAMES } from '../../content/names.ts'
import type { Scene } from '../scene.ts'
import { armies, attack, cells, land, reveal, standing, type LandWord, type SpaceWord } from '../words.ts'

interface Given extends Omit<Example, 'role' | 'seed' | 'habits'> {
  readonly scene: Scene
  /** Default: purple. */
  readonly role?: number
}

const HABITS: readonly Answers[] = [
  { question: 'plan', key: 'ready' },
  { question: 'reinforce', starts: 'land:' },
  { question: 'turn', starts: 'space:' },
  { question: 'act', starts: 'land:' },
]

export const example = (given: Given): Example => ({ role: 0, seed: given.id, habits: HABITS, ...given })

/** A card that nothing depends on: the round goes on while it lies there. */
export const REST = { magic2: 'magic.conflictOrMarker' } as const

/** An attack from the reveal of its card to the throw. */
export const attacking = (on: SpaceWord, from: LandWord, to: LandWord, sent: number): readonly Answers[] => [
  { question: 'turn', key: reveal(on) },
  { question: 'act', key: attack(from, to) },
  { question: 'attackArmies', key: armies(sent) },
]

export const acting = (on: SpaceWord, key: string): readonly Answers[] => [
  { question: 'turn', key: reveal(on) },
  { question: 'act', key },
]

export const stands = (word: LandWord, role: number, n: number): Expected => ({
  cell: cells.land(word),
  is: standing(role, n),
})

/** Both limbos of a player. */
export const inLimbo = (
  role: number,
  { shadow, light }: { readonly shadow: number; readonly light: number },
): Expected => ({
  cell: cells.player(role),
  path: ['limbo'],
  is: [shadow, light],
})

export const has = (role: number, what: 'gold' | 'energy' | 'points' | 'conflict', is: number): Expected => ({
  cell: cells.player(role),
  path: [what],
  is,
})

/** The number of a land card, as events tell it. */
export const nameIn = (word: LandWord): number => land(word) % NAMES

export const decided = (fields: Readonly<Record<string, number | string>>): Expected => ({
  told: { type: 'fightDecided', ...fields },
})
/** By colour, the residents last. */
export const inTray = (...is: readonly number[]): Expected => ({ cell: 'tray', is })
/** Residents. */
export const inSupply = (is: number): Expected => ({ cell: 'residents', is })
