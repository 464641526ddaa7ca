/** Water Clone: no attack with the whole card; each of its figures may bring a destroyed one back (HS-POW-01). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { checkStep, checkVictory } from '../end/victory.ts'
import { isAdjacentOver } from '../engagement/adjacent.ts'
import { mayStopAtGlyph, settleGlyphs } from '../glyphs/glyphs.ts'
import { fitsOn } from '../movement/fit.ts'
import { rollD20 } from '../table/dice.ts'
import { cloneToFace } from '../table/faces.ts'
import { cardOf, endFigure, firstFigure, isTwoSpace, powerOf, put } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, fieldOf, NONE, OFF, STANDING } from '../table/state.ts'
import type { ArmyCard, Figure, Space, Table } from '../table/state.ts'
import { isBeforeAttack, percentOf } from './before-attack.ts'

export const WATER_CLONE = POWER_IDS.indexOf('waterClone')

/** The first destroyed figure of a card, or NONE. Two-space figures cannot be cloned: no card of this kind has the power. */
export function cloneOf(t: Table, card: ArmyCard): Figure {
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
    if (t.state.fate[figure] === DESTROYED && !isTwoSpace(t, figure)) return figure
  return NONE
}

/** Appends the free spaces adjacent to a figure, on its own level, on which the clone can stand. */
export function cloneSpaces(t: Table, figure: Figure, clone: Figure, out: Space[]): Space[] {
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  const from = t.state.front[figure]
  for (let link = links.first[from]; link < links.first[from + 1]; link++) {
    const to = links.to[link]
    if (links.rise[link] !== 0 || t.state.occupant[to] !== NONE) continue
    if (!isAdjacentOver(links, link, spaces.level[from], height[figure], height[clone])) continue
    if (fitsOn(t, clone, to, OFF) && mayStopAtGlyph(t, clone, to)) out.push(to)
  }
  return out
}

const scratch: Space[] = []

export function canCloneAt(t: Table, figure: Figure): boolean {
  if (t.state.fate[figure] !== STANDING) return false
  const clone = cloneOf(t, cardOf(t, figure))
  if (clone === NONE) return false
  scratch.length = 0
  return cloneSpaces(t, figure, clone, scratch).length > 0
}

/** Some figure of the active card has somebody to bring back and room for it. */
export function canClone(t: Table): boolean {
  if (!isBeforeAttack(t, WATER_CLONE)) return false
  const { card } = t.state.turn!
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++) if (canCloneAt(t, figure)) return true
  return false
}

/** The least roll that brings somebody back beside this figure. */
export function cloneNeeds(t: Table, figure: Figure): number {
  const { d20, d20OnWater } = powerOf(t, cardOf(t, figure), 'waterClone')!
  return fieldOf(t).spaces.water[t.state.front[figure]] === 1 ? d20OnWater : d20
}

/** `left`: figures that stood there at the beginning and have not rolled; `rolled`: how many have. */
export interface CloneArgs {
  readonly card: ArmyCard
  readonly left: readonly Figure[]
  readonly rolled: number
}

const done = (t: Table): number => roster(t).figureCount

export const cloneFrom: QuestionOf<CloneArgs> = {
  name: 'cloneFrom',
  kind: 'figure',
  rule: 'HS-POW-01',
  options(t, { arg }, out) {
    for (const figure of arg.left) if (canCloneAt(t, figure)) out.push(figure)
    if (arg.rolled > 0) out.push(done(t))
  },
  key: (t, option) => (option === done(t) ? 'done' : `figure:${option}`),
  prompt: (_t, { arg }) => say('power.cloneFromAsk', { card: arg.card }),
  describe(t, option) {
    if (option === done(t)) return { label: say('power.cloneDone'), rule: 'HS-RUL-05' }
    const d20 = cloneNeeds(t, option)
    return {
      label: say('power.target', { figure: option }),
      targets: [`figure:${option}`],
      detail: say('power.chance', { d20, percent: percentOf(d20) }),
    }
  },
  closes: () => true,
}

export interface CloneToArg {
  readonly figure: Figure
  readonly clone: Figure
}

export const cloneTo: QuestionOf<CloneToArg> = faced(cloneToFace)({
  kind: 'hex',
  rule: 'HS-POW-01',
  options(t, { arg }, out) {
    cloneSpaces(t, arg.figure, arg.clone, out)
  },
  key: (_t, space) => `space:${space}`,
  about: (_t, { arg }) => ({ figure: arg.figure }),
  prompt: (_t, { arg }) => say('power.cloneToAsk', { figure: arg.figure }),
  describe: (_t, space) => ({
    label: say('power.space', { space }),
    targets: [`space:${space}`],
    data: { front: space, rear: OFF },
  }),
})

/** Gives up all attacks of the card in this turn. */
export function beginClone(play: Play): void {
  const turn = play.state.turn!
  const { card } = turn
  turn.powers.push(WATER_CLONE)
  const left: Figure[] = []
  for (let figure = firstFigure(play, card); figure < endFigure(play, card); figure++)
    if (play.state.fate[figure] === STANDING) left.push(figure)
  play.push(waterClone, { card, left, rolled: 0 })
}

/** One figure after the other, each in a frame of its own: a glyph under a clone works before the next one rolls. */
export const waterClone = procedure('waterClone', function* (play: Play, args: CloneArgs): Procedure {
  const { role } = play.state.turn!
  if (!args.left.some((figure) => canCloneAt(play, figure))) return
  const figure = yield* ask(play, cloneFrom, role, args)
  if (figure === done(play)) return
  const d20 = cloneNeeds(play, figure)
  const roll = rollD20(play)
  const isSuccess = roll >= d20
  play.tell({ type: 'cloneRolled', figure, roll, d20, success: isSuccess ? 1 : 0 })
  const left = args.left.filter((one) => one !== figure)
  const clone = cloneOf(play, args.card)
  const space = isSuccess ? yield* ask(play, cloneTo, role, { figure, clone }) : OFF
  if (left.length > 0) play.push(waterClone, { card: args.card, left, rolled: args.rolled + 1 })
  if (space === OFF) return
  put(play, clone, space)
  play.tell({ type: 'cloned', figure: clone, from: figure, space })
  yield* checkStep(play, clone)
  yield* checkVictory(play)
  yield* settleGlyphs(play, clone)
})
