/** Figures are put into their starting zone (HS-DRF-07 to HS-DRF-11, HS-RUL-18, HS-RUL-19). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { mayStopAtGlyph, settleGlyphs } from '../glyphs/glyphs.ts'
import { fitsOn, frontAndRear, placeKey, placeTargets } from '../movement/fit.ts'
import { placeFace } from '../table/faces.ts'
import { cardOf, endFigure, firstFigure, hasStanding, isTwoSpace, printed, put, takeOff } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, layoutOf, NONE, OFF, setupOf, STANDING, UNUSED, WAITING } from '../table/state.ts'
import type { ArmyCard, Figure, Role, Table } from '../table/state.ts'
import { isNeeded, startsOnBoard } from './army.ts'

export interface PlaceArgs {
  readonly role: Role
  readonly figures: readonly Figure[]
  readonly at: number
}

/** The figures of these cards are to be placed; two-space figures and what the army needs first find room. */
export function pushPlacing(play: Play, role: Role, cards: readonly ArmyCard[]): void {
  const rank = (card: ArmyCard): number => (printed(play, card).spaces === 2 ? 0 : isNeeded(play, role, card) ? 1 : 2)
  const figures: Figure[] = []
  for (const wanted of [0, 1, 2])
    for (const card of cards)
      for (let figure = firstFigure(play, card); figure < endFigure(play, card); figure++)
        if (rank(card) === wanted && play.state.fate[figure] === WAITING) figures.push(figure)
  play.push(place, { role, figures, at: 0 })
}

/** One figure after the other. Those that drop from the sky wait, as long as there would be room (HS-RUL-18). */
export const place = procedure('place', function* (play: Play, { role, figures, at }: PlaceArgs): Procedure {
  if (at >= figures.length) return
  const figure = figures[at]
  if (!startsOnBoard(play, cardOf(play, figure)) && !hasSurplus(play, { role, figures, at }))
    return play.push(place, { role, figures, at: at + 1 })
  const option = yield* ask(play, placeFigure, role, { role, figures, at })
  const leaves = option <= INSTEAD ? INSTEAD - option : NONE
  play.push(place, { role, figures, at: leaves === NONE ? at + 1 : at })
  if (leaves !== NONE) leaveOut(play, leaves)
  else if (option === OUT) leaveOut(play, figure)
  else if (option !== WAIT) {
    const [front, rear] = frontAndRear(play, figure, option)
    put(play, figure, front, rear)
    play.tell({ type: 'figurePlaced', role, figure, front, rear })
    yield* settleGlyphs(play, figure)
  }
})

function leaveOut(play: Play, figure: Figure): void {
  play.tell({ type: 'figureLeftOut', figure })
  takeOff(play, figure, UNUSED)
}

export const zoneOf = (t: Table, role: Role): number => setupOf(t).zone[role]

export const spacesTaken = (t: Table, figure: Figure): number => (isTwoSpace(t, figure) ? 2 : 1)

/**
 * Free spaces of the zone, less those that waiting figures would need, and one for each team mate who has no figure yet.
 * Reinforcements take any free space.
 */
export function roomFor(t: Table, args: PlaceArgs): number {
  const { zones } = layoutOf(t)
  const { occupant, fate, owner, phase } = t.state
  const zone = zoneOf(t, args.role)
  let room = 0
  for (const space of zones[zone].spaces)
    if (occupant[space] === NONE && mayStopAtGlyph(t, args.figures[args.at], space)) room++
  if (phase === 'roundEnd') return room
  for (let role = 0; role < t.state.roles; role++)
    if (role !== args.role && zoneOf(t, role) === zone && !hasStanding(t, role)) room--
  const { figureCount, cardOf: cards } = roster(t)
  for (let figure = 0; figure < figureCount; figure++) {
    const role = owner[cards[figure]]
    if (fate[figure] !== WAITING || role === NONE || zoneOf(t, role) !== zone) continue
    if (!startsOnBoard(t, cards[figure]) && args.figures.indexOf(figure, args.at) < 0) room--
  }
  return room
}

/** Whether the figures that are still to be placed need more spaces than there are (HS-DRF-10). */
export function hasSurplus(t: Table, args: PlaceArgs): boolean {
  let need = 0
  for (let i = args.at; i < args.figures.length; i++) need += spacesTaken(t, args.figures[i])
  return need > roomFor(t, args)
}

// Options: spaces from 0 up; for a two-space figure front and rear together.
export const OUT = -1
export const WAIT = -2
/** An own figure leaves the zone to make room: this number, less the figure. */
export const INSTEAD = -3

/** Appends where a figure may stand in the zone; nobody starts on an open Kelda (HS-GLY-15). */
export function placesFor(t: Table, role: Role, figure: Figure, out: number[]): void {
  const { occupant } = t.state
  const { spaces, links } = fieldOf(t)
  const { zones, zoneOf: zones2 } = layoutOf(t)
  const zone = zoneOf(t, role)
  const isTwo = isTwoSpace(t, figure)
  for (const front of zones[zone].spaces) {
    if (occupant[front] !== NONE || !mayStopAtGlyph(t, figure, front)) continue
    if (!isTwo) {
      if (fitsOn(t, figure, front, OFF)) out.push(front)
      continue
    }
    for (let link = links.first[front]; link < links.first[front + 1]; link++) {
      const rear = links.to[link]
      if (zones2[rear] !== zone || occupant[rear] !== NONE || !fitsOn(t, figure, front, rear)) continue
      if (!mayStopAtGlyph(t, figure, rear)) continue
      out.push(front * spaces.count + rear)
    }
  }
}

/** HS-RUL-18: which figures stay out is their owner's choice, but the army keeps what it needs (HS-RUL-75, HS-RUL-81). */
export function mayLeave(t: Table, role: Role, figure: Figure): boolean {
  const { fate, broughtBy } = t.state
  const { cardOf: cards, figureCount } = roster(t)
  if (!isNeeded(t, role, cards[figure])) return true
  for (let other = 0; other < figureCount; other++)
    if (other !== figure && broughtBy[cards[other]] === role && fate[other] <= STANDING)
      if (isNeeded(t, role, cards[other])) return true
  return false
}

function figuresToTakeBack(t: Table, role: Role, out: number[]): void {
  const { front, broughtBy } = t.state
  const { cardOf: cards, figureCount } = roster(t)
  const { zoneOf: zones } = layoutOf(t)
  for (let figure = 0; figure < figureCount; figure++)
    if (broughtBy[cards[figure]] === role && front[figure] !== OFF && zones[front[figure]] === zoneOf(t, role))
      if (mayLeave(t, role, figure)) out.push(INSTEAD - figure)
}

export const placeFigure: QuestionOf<PlaceArgs, number> = faced(placeFace)({
  kind: 'hex',
  rule: 'HS-DRF-07',
  options(t, { role, arg }, out) {
    const figure = arg.figures[arg.at]
    const waits = !startsOnBoard(t, cardOf(t, figure))
    if (roomFor(t, arg) >= spacesTaken(t, figure)) {
      if (waits) out.push(WAIT)
      else placesFor(t, role, figure, out)
    }
    if (out.length > 0 && !hasSurplus(t, arg)) return
    if (mayLeave(t, role, figure)) out.push(OUT)
    // Nobody leaves the battlefield again once the battle has begun.
    if (t.state.phase === 'army') figuresToTakeBack(t, role, out)
    // A team mate has left no two neighbouring spaces for the only figure.
    if (out.length === 0) out.push(OUT)
  },
  key(t, option, { arg }) {
    if (option === OUT) return 'out'
    if (option === WAIT) return 'wait'
    if (option <= INSTEAD) return `instead:${INSTEAD - option}`
    return placeKey(...frontAndRear(t, arg.figures[arg.at], option))
  },
  about: (_, { arg }) => ({ figure: arg.figures[arg.at] }),
  prompt: (_, { arg }) => say('place.ask', { figure: arg.figures[arg.at] }),
  describe(t, option, { arg }) {
    const figure = arg.figures[arg.at]
    if (option === WAIT) return { label: say('place.wait', { figure }), rule: 'HS-RUL-18' }
    if (option === OUT || option <= INSTEAD) {
      const leaves = option === OUT ? figure : INSTEAD - option
      const label = say(option === OUT ? 'place.out' : 'place.instead', { figure: leaves })
      return { label, targets: [`figure:${leaves}`], rule: 'HS-RUL-18', data: { leaves } }
    }
    const [front, rear] = frontAndRear(t, figure, option)
    const label = rear === OFF ? say('place.space', { space: front }) : say('place.spaces', { front, rear })
    return { label, targets: placeTargets(front, rear), data: { front, rear } }
  },
  closes: (_, { arg }) => arg.at === arg.figures.length - 1,
})
