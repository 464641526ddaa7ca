import type { Answers, Example, Expected } from '../../../../lessons/lesson.ts'
import type { Heap } from '../field.ts'
import { figure, idOf } from '../names.ts'
import type { Scene } from '../scene-schema.ts'
import { LAST_STANDING, words } from '../words.ts'

/* What the worked examples have in common: their ground, their way of saying what holds. */

const FACES: Readonly<Record<string, number>> = { S: 0, D: 1, '-': 2 }
/** Faces as events tell them: S skull, D shield, - blank. */
export const faces = (rolled: string): number[] => [...rolled].map((face) => FACES[face])

/** Others do nothing of their own where nothing is written. */
const HABITS: readonly Answers[] = [{ key: 'done' }]

type Given = Omit<Example, 'id' | 'role' | 'seed'> & Partial<Pick<Example, 'role'>>

/** The learner is player 1, unless it says otherwise. */
export const example = (id: string, given: Given): Example => ({ id, role: 0, seed: id, habits: HABITS, ...given })

export type Heights = number | readonly number[] | 'water'

/** A strip of land from west to east, three rows deep, each of its columns as high all along: nobody gets round it. */
export const strip = (...levels: Heights[]): Heap[] =>
  levels.flatMap((level, q) => [0, 1, 2].map((r): Heap => (level === 'water' ? [q, r, 1, 'water'] : [q, r, level])))

/** Where somebody waits who has no part in it: beside the strip and cut off from it. */
export const ISLE: Heap = [-1, 5, 1]
export const ON_ISLE: [number, number][] = [[-1, 5]]

/** Level ground as wide as this. */
export const level = (columns: number, height = 1): number[] => Array.from({ length: columns }, () => height)

/** A position on ground of its own. */
export const onGround = (
  field: NonNullable<Scene['field']>,
  rest: Omit<Scene, 'field' | 'begin'> & Partial<Pick<Scene, 'begin'>>,
): Scene => ({
  name: words('A worked example', 'Ein Beispiel der Regeln'),
  goal: LAST_STANDING,
  rounds: 0,
  field,
  begin: 'move',
  ...rest,
})

// What holds

const at = (after: number | undefined): { after?: number } => (after === undefined ? {} : { after })

export const can = (offered: Answers, after?: number): Expected => ({ offered, ...at(after) })
export const cannot = (notOffered: Answers, after?: number): Expected => ({ notOffered, ...at(after) })

const STANDING = 1
const DESTROYED = 2

const figureIs = (card: string, n: number, field: number, is: number): Expected => ({
  cell: figure(card, n),
  path: [field],
  is,
})
export const stands = (card: string, n = 0): Expected => figureIs(card, n, 0, STANDING)
export const isDestroyed = (card: string, n = 0): Expected => figureIs(card, n, 0, DESTROYED)
export const isOn = (space: number, card: string, n = 0): Expected => figureIs(card, n, 1, space)
export const hasWounds = (wounds: number, card: string, n = 0): Expected => figureIs(card, n, 3, wounds)

/** An attack was rolled with these faces. */
export const attacks = (card: string, rolled: string, bonuses = '', n = 0): Expected => ({
  told: { type: 'attackRolled', attacker: idOf(card, n), faces: faces(rolled), bonuses },
})
/** A figure defended itself with these faces; so many hits got through. */
export const defends = (card: string, rolled: string, hits: number, n = 0): Expected => ({
  told: { type: 'defenseRolled', figure: idOf(card, n), faces: faces(rolled), hits },
})

// What is done

/** A figure of the active card goes there. */
export const goes = (card: string, place: string, n = 0): Answers[] => [
  { question: 'move', key: figure(card, n) },
  { question: 'moveTo', key: place },
]
export const STOP_MOVING: Answers = { question: 'move', key: 'done' }
