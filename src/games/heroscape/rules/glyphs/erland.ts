/** The Glyph of Erland summons a figure (HS-GLY-17 to HS-GLY-19, HS-RUL-65). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type Message } from '../../../../engine/index.ts'
import { checkStep } from '../end/victory.ts'
import { fitsOn, frontAndRear, isRoofBetween, placeKey, placeTargets } from '../movement/fit.ts'
import { summoningToFace } from '../table/faces.ts'
import { controllerOf, isStanding, isTwoSpace, lift, put } from '../table/figures.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type Table } from '../table/state.ts'
import { glyphAt } from './glyph-bonus.ts'
import { mayStopAtGlyph } from './glyphs.ts'

export interface SummonArg {
  /** Whose stop on the glyph summons. */
  readonly figure: Figure
  /** Where the glyph lay. */
  readonly space: Space
}

/** The options are figures; the number after the last one stands for nobody. */
export const summoning: QuestionOf<SummonArg> = {
  name: 'summoning',
  kind: 'figure',
  rule: 'HS-GLY-17',
  options(t, { arg }, out) {
    const { length } = t.state.fate
    for (let figure = 0; figure < length; figure++)
      if (mayBeSummoned(t, figure, arg.figure) && hasPlace(t, figure, arg.space)) out.push(figure)
    out.push(length)
  },
  key: (t, option) => (option === t.state.fate.length ? 'done' : `figure:${option}`),
  prompt: (_t, { arg }) => say('scenario.summonAsk', { figure: arg.figure }),
  describe: (t, option) =>
    option === t.state.fate.length
      ? { label: say('scenario.summonNobody') }
      : {
          label: say('scenario.summon', { figure: option, role: controllerOf(t, option) }),
          targets: [`figure:${option}`],
        },
}

/** Any other figure on the battlefield, but not a captive. */
export const mayBeSummoned = (t: Table, figure: Figure, by: Figure): boolean =>
  figure !== by && isStanding(t, figure) && controllerOf(t, figure) !== NONE

/** The options are spaces, or for a two-space figure `front * spaces + rear`. */
export const summoningTo: QuestionOf<SummonArg> = faced(summoningToFace)({
  kind: 'hex',
  rule: 'HS-GLY-18',
  options(t, { arg }, out) {
    places(t, arg.figure, arg.space, out)
  },
  key: (t, option, { arg }) => placeKey(...frontAndRear(t, arg.figure, option)),
  about: (_t, { arg }) => ({ figure: arg.figure }),
  prompt: (_t, { arg }) => say('scenario.summonToAsk', { figure: arg.figure }),
  describe(t, option, { arg }) {
    const [front, rear] = frontAndRear(t, arg.figure, option)
    const detail = glyphThere(t, front) ?? glyphThere(t, rear)
    return {
      label: rear === OFF ? say('scenario.summonTo', { space: front }) : say('scenario.summonOnto', { front, rear }),
      targets: placeTargets(front, rear),
      ...(detail === undefined ? {} : { detail }),
      data: { front, rear },
    }
  },
})

function glyphThere(t: Table, space: Space): Message | undefined {
  const piece = glyphAt(t, space)
  if (piece === NONE) return undefined
  if (t.state.glyphUp[piece] === 0) return say('scenario.landsOnHiddenGlyph')
  return say('scenario.landsOnGlyph', { glyph: t.state.glyph[piece] })
}

/** Appends where a figure can be summoned to, next to this space. */
function places(t: Table, figure: Figure, space: Space, out: number[]): void {
  const { links } = fieldOf(t)
  const isTwo = isTwoSpace(t, figure)
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const to = links.to[link]
    if (!isOpenTo(t, figure, space, to)) continue
    if (isTwo) pairsAt(t, figure, space, to, out)
    else if (canStandOn(t, figure, to, OFF)) out.push(to)
  }
}

/** Both ways round on this space beside the glyph and any other; a pair with both spaces beside it comes up twice. */
function pairsAt(t: Table, figure: Figure, glyph: Space, space: Space, out: number[]): void {
  const { links, spaces } = fieldOf(t)
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const other = links.to[link]
    if (!isOpenTo(t, figure, glyph, other)) continue
    const there = space * spaces.count + other
    const back = other * spaces.count + space
    if (canStandOn(t, figure, space, other) && !out.includes(there)) out.push(there)
    if (canStandOn(t, figure, other, space) && !out.includes(back)) out.push(back)
  }
}

/** Anywhere else, or turned round: as it stands it is not summoned. */
const canStandOn = (t: Table, figure: Figure, front: Space, rear: Space): boolean =>
  fitsOn(t, figure, front, rear) && (t.state.front[figure] !== front || t.state.rear[figure] !== rear)

/** What is free once the figure is lifted, reached without breaking through a roof, with a glyph that lets it stop. */
function isOpenTo(t: Table, figure: Figure, glyph: Space, space: Space): boolean {
  const there = t.state.occupant[space]
  return (
    (there === NONE || there === figure) &&
    !isRoofBetween(fieldOf(t).spaces, glyph, space) &&
    mayStopAtGlyph(t, figure, space)
  )
}

const scratch: number[] = []

export function hasPlace(t: Table, figure: Figure, space: Space): boolean {
  scratch.length = 0
  places(t, figure, space, scratch)
  return scratch.length > 0
}

/** Returns who was summoned, or NONE. No cost, no fall, no strikes; its right to move and attack stays as it was. */
export function* summon(play: Play, by: Figure, space: Space): Procedure<Figure> {
  const { state } = play
  const role = controllerOf(play, by)
  const figure = yield* ask(play, summoning, role, { figure: by, space })
  if (figure === state.fate.length) {
    play.tell({ type: 'nobodySummoned', role })
    return NONE
  }
  const option = yield* ask(play, summoningTo, role, { figure, space })
  const [front, rear] = frontAndRear(play, figure, option)
  const [from, fromRear] = [state.front[figure], state.rear[figure]]
  lift(play, figure)
  put(play, figure, front, rear)
  play.tell({ type: 'summoned', role, figure, from, fromRear, to: front, toRear: rear })
  yield* checkStep(play, figure)
  return figure
}
