/** Fire Line: everybody in sight on one straight line, whatever the level (HS-POW-02 to HS-POW-05). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { DIRECTIONS, STEP_Q, STEP_R } from '../../../../kit/hex.ts'
import { columnOf } from '../../content/find-space.ts'
import { resolveSpecial } from '../attack/resolve.ts'
import { engagedWith } from '../engagement/adjacent.ts'
import { blastOf } from '../scenarios/truce.ts'
import { fireLineFace } from '../table/faces.ts'
import { cardOf, powerOf } from '../table/figures.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type Table } from '../table/state.ts'
import { canBeAffected, hasNotAttacked, seesFigure, type Hits } from './special-attack.ts'

/** A line is `end * DIRECTIONS + direction`; end 0 is the front space, 1 the rear space. */
export type FireLine = number
const LINES = 2 * DIRECTIONS

export const lineStart = (t: Table, figure: Figure, line: FireLine): Space =>
  line < DIRECTIONS ? t.state.front[figure] : t.state.rear[figure]

/** HS-RUL-69: not through its own other space. */
export function isLine(t: Table, figure: Figure, line: FireLine): boolean {
  const { front, rear } = t.state
  const start = lineStart(t, figure, line)
  if (start === OFF) return false
  const { columns, spaces } = fieldOf(t)
  const other = start === front[figure] ? rear[figure] : front[figure]
  const next = columns.neighbour[spaces.column[start] * DIRECTIONS + (line % DIRECTIONS)]
  return other === OFF || next < 0 || next !== spaces.column[other]
}

const lengthOf = (t: Table, figure: Figure): number => powerOf(t, cardOf(t, figure), 'fireLine')?.length ?? 0

/** Appends the spaces of the line, nearest first, all storeys of a column. Positions without a space hold nothing. */
export function lineSpaces(t: Table, figure: Figure, line: FireLine, out: Space[]): Space[] {
  const { columns, spaces } = fieldOf(t)
  const length = lengthOf(t, figure)
  const start = spaces.column[lineStart(t, figure, line)]
  const direction = line % DIRECTIONS
  for (let i = 1; i <= length; i++) {
    const column = columnOf(columns, columns.q[start] + i * STEP_Q[direction], columns.r[start] + i * STEP_R[direction])
    if (column < 0) continue
    for (let space = columns.firstSpace[column]; space < columns.firstSpace[column + 1]; space++) out.push(space)
  }
  return out
}

const scratchSpaces: Space[] = []

/** Appends the figures on the line that it sees, nearest first, each once (HS-POW-03, HS-POW-04, HS-RUL-69). */
export function lineFigures(t: Table, figure: Figure, line: FireLine, out: Figure[]): Figure[] {
  const { occupant } = t.state
  scratchSpaces.length = 0
  for (const space of lineSpaces(t, figure, line, scratchSpaces)) {
    const other = occupant[space]
    if (other === NONE || other === figure || out.includes(other)) continue
    if (canBeAffected(t, other) && seesFigure(t, figure, other)) out.push(other)
  }
  return out
}

const engaging: Figure[] = []
const affected: Figure[] = []

/** A line that affects somebody and, if it is engaged, one of those it is engaged with (HS-RUL-55). */
export function isWorthwhile(t: Table, figure: Figure, line: FireLine): boolean {
  if (!isLine(t, figure, line)) return false
  affected.length = 0
  if (lineFigures(t, figure, line, affected).length === 0) return false
  engaging.length = 0
  if (engagedWith(t, figure, engaging).length === 0) return true
  for (const other of affected) if (engaging.includes(other)) return true
  return false
}

export function canFire(t: Table, figure: Figure, hits?: Hits): boolean {
  if (!hasNotAttacked(t, figure)) return false
  for (let line = 0; line < LINES; line++)
    if (isWorthwhile(t, figure, line) && (hits === undefined || hits(lineFigures(t, figure, line, [])))) return true
  return false
}

export const lineKey = (t: Table, figure: Figure, line: FireLine): string =>
  `line:${lineStart(t, figure, line)}/${line % DIRECTIONS}`

export const fireLineAlong: QuestionOf<{ figure: Figure }> = faced(fireLineFace)({
  kind: 'path',
  rule: 'HS-POW-02',
  options(t, { arg }, out) {
    for (let line = 0; line < LINES; line++) if (isWorthwhile(t, arg.figure, line)) out.push(line)
  },
  key: (t, line, { arg }) => lineKey(t, arg.figure, line),
  prompt: (_t, { arg }) => say('power.fireLineAsk', { figure: arg.figure }),
  describe(t, line, { arg }) {
    const figures = lineFigures(t, arg.figure, line, [])
    const spaces = lineSpaces(t, arg.figure, line, [])
    const direction = line % DIRECTIONS
    return {
      label: say('power.fireLine', {
        direction,
        space: lineStart(t, arg.figure, line),
        figures: figures.join(),
      }),
      targets: [
        lineKey(t, arg.figure, line),
        ...spaces.map((space) => `space:${space}`),
        ...figures.map((one) => `figure:${one}`),
      ],
      data: { direction, ...blastOf(t, arg.figure, figures) },
    }
  },
  closes: () => true,
})

/** HS-RUL-70: sight is judged before the dice are rolled, defence goes from near to far. */
export function* fire(play: Play, figure: Figure): Procedure {
  const line = yield* ask(play, fireLineAlong, play.state.turn!.role, { figure })
  const targets = lineFigures(play, figure, line, [])
  const { dice } = powerOf(play, cardOf(play, figure), 'fireLine')!
  play.tell({
    type: 'fireLine',
    figure,
    spaces: lineSpaces(play, figure, line, []).join(),
    direction: line % DIRECTIONS,
    affected: targets.join(),
  })
  yield* resolveSpecial(play, figure, targets, dice)
}
