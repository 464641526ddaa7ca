import type { GameEvent } from '../../engine/index.ts'
import type { NumberedEvent } from '../../protocol/mirror.ts'
import type { Words } from './words.ts'

/** A sentence of the chronicle. */
export interface Line {
  readonly n: number
  readonly text: string
  readonly rule: string | undefined
  readonly isHead: boolean
}

/** A line with the steps that led to it. */
export interface Row extends Line {
  readonly steps: readonly Line[]
}

type Kept = Line & { readonly isStep: boolean }

const NO_STEPS: readonly Line[] = []

/** What was told, in words, each made once: a thousand lines cost no more than the new ones. */
export class Ledger {
  private voice: unknown
  private told: readonly NumberedEvent[] = []
  private lines: Kept[] = []
  private rows: readonly Row[] = []
  /** Numbers of what was taken back. */
  private gone = new Set<number>()

  /** Rows for what was told. `voice` names all that words depend on; `own` are the events that were not told to everybody. */
  read(told: readonly NumberedEvent[], words: Words, voice: string, own: ReadonlySet<GameEvent>): readonly Row[] {
    const isSame = voice === this.voice && told.length >= this.told.length && told[0] === this.told[0]
    if (!isSame) {
      this.told = []
      this.lines = []
      this.gone = new Set()
      this.voice = voice
    } else if (told.length === this.told.length) return this.rows
    for (let i = this.told.length; i < told.length; i++) this.add(told, i, words, own)
    this.told = told
    this.rows = rowsOf(this.lines.filter(({ n }) => !this.gone.has(n)))
    return this.rows
  }

  private add(told: readonly NumberedEvent[], at: number, words: Words, own: ReadonlySet<GameEvent>): void {
    const { n, event } = told[at]
    if (event.type === 'table.undo') for (const gone of takenBack(told, at, own)) this.gone.add(gone)
    const text = words.event(event)
    if (text === '') return
    this.lines.push({ n, text, rule: words.rule(event), isHead: words.isHead(event), isStep: words.isStep(event) })
  }
}

/** The numbers of what an undo took back. */
export function takenBack(told: readonly NumberedEvent[], at: number, own: ReadonlySet<GameEvent>): number[] {
  const gone: number[] = []
  let { back = 0 } = told[at].event as { back?: number }
  for (let i = at - 1; i >= 0 && back > 0; i--) {
    const { n, event } = told[i]
    if (!own.has(event)) back--
    if (!event.type.startsWith('table.')) gone.push(n)
  }
  return gone
}

/** What was told without what was taken back later; every event keeps its number. */
export function inForce(told: readonly NumberedEvent[], own: ReadonlySet<GameEvent>): readonly NumberedEvent[] {
  const undone = told.flatMap(({ event }, at) => (event.type === 'table.undo' ? takenBack(told, at, own) : []))
  if (undone.length === 0) return told
  const gone = new Set(undone)
  return told.filter(({ n }) => !gone.has(n))
}

/** Steps stand with their result, and nothing is said of a part of the game in which nothing happened. */
function rowsOf(lines: readonly Kept[]): Row[] {
  const rows: Row[] = []
  let steps: Kept[] = []
  const put = (line: Line, led: readonly Line[] = NO_STEPS): void => void rows.push({ ...line, steps: led })
  for (const line of lines) {
    if (line.isStep) {
      steps.push(line)
      continue
    }
    if (line.isHead) {
      for (const step of steps) put(step)
      if (rows.at(-1)?.isHead === true) rows.pop()
      put(line)
    } else put(line, steps.length === 0 ? NO_STEPS : steps)
    steps = []
  }
  // Their result is still to come.
  for (const step of steps) put(step)
  return rows
}
