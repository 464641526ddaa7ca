import { fieldsIn, isFields, keepJson, keptText, type Shelf } from '../app/kept.ts'
import type { Input } from '../local/lesson-told.ts'

/** How far somebody has come, on this device. */
export interface GameProgress {
  /** Lessons that were finished. */
  readonly done: readonly string[]
  /** Lessons that were left: what was done in them, and how far that was. */
  readonly left: Readonly<Record<string, Left>>
}

export interface Left {
  readonly inputs: readonly Input[]
  readonly step: number
  readonly steps: number
}

const keyOf = (game: string): string => `walstatt.learn.${game}`
/** More than anybody does in a lesson: what is larger was not written here. */
const MOST = 5000
/** So many lessons that were left are kept; older ones begin anew. */
const MOST_LEFT = 12

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const SAID: readonly unknown[] = ['goOn', 'undo', 'redo', 'request'] satisfies Input[]

function isInput(value: unknown): value is Input {
  if (!isFields(value)) return SAID.includes(value)
  const { keys, offer } = value
  return keys === undefined ? isText(offer) : Array.isArray(keys) && keys.length > 0 && keys.every(isText)
}

function leftIn(value: unknown): Left | undefined {
  if (!isFields(value)) return undefined
  const { inputs, step, steps } = value
  if (!Array.isArray(inputs) || inputs.length > MOST || !inputs.every(isInput)) return undefined
  return isCount(step) && isCount(steps) && step < steps ? { inputs, step, steps } : undefined
}

/** What was kept; whatever is no progress is left out. */
export function progressIn(text: string | null | undefined): GameProgress {
  const { done, left } = fieldsIn(text)
  const lessons = Object.entries(isFields(left) ? left : {}).flatMap(([id, value]) => {
    const one = leftIn(value)
    return one === undefined ? [] : [[id, one] as const]
  })
  return { done: Array.isArray(done) ? [...new Set(done.filter(isText))] : [], left: Object.fromEntries(lessons) }
}

export const progressOf = (shelf: Shelf, game: string): GameProgress => progressIn(keptText(keyOf(game), shelf))

/** Where that cannot be kept a lesson begins anew. */
const keep = (shelf: Shelf, game: string, progress: GameProgress): void => keepJson(keyOf(game), progress, shelf)

const without = (left: GameProgress['left'], lesson: string): GameProgress['left'] =>
  Object.fromEntries(Object.entries(left).filter(([id]) => id !== lesson))

/** A lesson that is under way. The one that was left last is the last of them. */
export function keepLeft(shelf: Shelf, game: string, lesson: string, now: Left): void {
  const { done, left } = progressOf(shelf, game)
  const others = Object.entries(without(left, lesson)).slice(1 - MOST_LEFT)
  keep(shelf, game, { done, left: { ...Object.fromEntries(others), [lesson]: now } })
}

export function keepDone(shelf: Shelf, game: string, lesson: string): void {
  const { done, left } = progressOf(shelf, game)
  keep(shelf, game, { done: [...new Set([...done, lesson])], left: without(left, lesson) })
}

export function forgetLeft(shelf: Shelf, game: string, lesson: string): void {
  const { done, left } = progressOf(shelf, game)
  keep(shelf, game, { done, left: without(left, lesson) })
}
