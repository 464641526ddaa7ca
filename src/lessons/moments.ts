import { type CellValue, type GameEvent, sameCell } from '../engine/index.ts'
import type { Moment } from './lesson.ts'

/** What a moment is compared with. */
export interface Seen {
  /** What the learner is asked. */
  readonly asked: string | undefined
  cell(key: string): CellValue | undefined
  readonly isOver: boolean
}

/** What has come about since a step began. */
export interface Since {
  readonly answers: number
  /** The event that it waits for was told. */
  readonly told: boolean
}

/** Whether a value holds at least what is asked for. */
const isSame = (value: unknown, wanted: CellValue): boolean =>
  value !== undefined && sameCell(value as CellValue, wanted)

export const isTold = (moment: Moment, event: GameEvent): boolean =>
  'told' in moment &&
  Object.entries(moment.told).every(([field, wanted]) => isSame((event as unknown as Fields)[field], wanted))

type Fields = Readonly<Record<string, unknown>>

function valueAt(cell: CellValue | undefined, path: readonly (string | number)[]): CellValue | undefined {
  let value: unknown = cell
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value as CellValue | undefined
}

function isSoMuch(moment: Extract<Moment, { cell: string }>, seen: Seen): boolean {
  const value = valueAt(seen.cell(moment.cell), moment.path ?? [])
  const { is, atLeast, atMost } = moment
  if (value === undefined || (is !== undefined && !sameCell(value, is))) return false
  if (atLeast === undefined && atMost === undefined) return true
  return typeof value === 'number' && value >= (atLeast ?? value) && value <= (atMost ?? value)
}

export function holds(moment: Moment, seen: Seen, since: Since): boolean {
  if ('asked' in moment) return seen.asked !== undefined && [moment.asked].flat().includes(seen.asked)
  if ('told' in moment) return since.told
  if ('cell' in moment) return isSoMuch(moment, seen)
  if ('answers' in moment) return since.answers >= moment.answers
  return seen.isOver
}
