import { EVERYONE, includes, type PutCell, type Roles } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { teamOf } from '../teams/sides.ts'
import {
  cardCell,
  draftCell,
  figureCell,
  glyphCell,
  markersCell,
  mistCell,
  moveCell,
  optionsCell,
  phaseCell,
  planCell,
  reinforcedCell,
  roundCell,
  scenarioCell,
  scoutCell,
  truceCell,
  turnCell,
  UNKNOWN,
  winnersCell,
  type OptionsShown,
  type TurnShown,
} from './cells.ts'
import { endFigure, firstFigure, isInPlay } from './figures.ts'
import { MARKERS, NONE, scenarioOf, type ArmyCard, type Role, type State, type Table, type Turn } from './state.ts'

/** Everything that lies open on the table. */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  scenarioCell.put(put, scenarioOf(t).id)
  optionsCell.put(put, optionsShown(s))
  roundCell.put(put, [s.round, s.turnNumber, s.turnAt, ...s.order])
  phaseCell.put(put, s.phase)
  if (s.outcome !== undefined) winnersCell.put(put, s.outcome.kind === 'teams' ? s.outcome.winners.slice() : [])
  if (s.truce !== 0) truceCell.put(put, s.truce)
  if (s.mist !== NONE) mistCell.put(put, s.mist)
  for (let card = 0; card < s.owner.length; card++) publicCard(t, card, put)
  for (let role = 0; role < s.roles; role++)
    markersCell.put(
      put,
      role,
      markersShown(s, role, (seen) => seen === EVERYONE),
    )
  for (let piece = 0; piece < s.glyph.length; piece++) {
    const seen = s.glyphSeenBy[piece] === EVERYONE ? s.glyph[piece] : UNKNOWN
    glyphCell.put(put, piece, seen, s.glyphSpace[piece], s.glyphUp[piece], s.glyphTakenBy[piece])
  }
  reinforcedCell.put(put, s.reinforced.slice())
  underWay(s, put)
}

function underWay({ draft: d, turn, move }: State, put: PutCell): void {
  if (d !== undefined)
    draftCell.put(put, [d.order.slice(), d.at, d.direction, d.left, d.complete.slice(), d.points.slice()])
  if (turn !== undefined) turnCell.put(put, turnShown(turn))
  if (move !== undefined) moveCell.put(put, [move.figure, move.left, move.fallDice, move.lead, move.way])
}

function optionsShown({ options }: State): OptionsShown {
  const { setup, army, sets, mirrorArmies, points, rounds, isScored, edition } = options
  return { setup, army, sets, mirrorArmies, points: points.slice(), rounds, isScored, edition }
}

function publicCard(t: Table, card: ArmyCard, put: PutCell): void {
  const s = t.state
  const first = firstFigure(t, card)
  if (s.broughtBy[card] === NONE && s.front[first] === NONE) return
  cardCell.put(
    put,
    card,
    s.owner[card],
    s.broughtBy[card],
    s.attackBonus[card],
    s.defenseBonus[card],
    s.grenade[card],
    s.scoutSeenBy[card] === EVERYONE ? s.scout[card] : UNKNOWN,
    isInPlay(t, card) ? 1 : 0,
    s.takenOver[card],
  )
  for (let figure = first; figure < endFigure(t, card); figure++)
    figureCell.put(put, figure, s.fate[figure], s.front[figure], s.rear[figure], s.wounds[figure])
}

/** Slots are in the order of the cards, so their order tells nothing. */
function markersShown(s: State, role: Role, knows: (seenBy: Roles) => boolean): [card: ArmyCard, marker: number][] {
  const list: [ArmyCard, number][] = []
  for (let slot = role * MARKERS; slot < (role + 1) * MARKERS; slot++)
    if (s.markerOn[slot] !== NONE) list.push([s.markerOn[slot], knows(s.markerSeenBy[slot]) ? s.marker[slot] : UNKNOWN])
  return list
}

function turnShown({ role, card, step, moved, attackers, targets, powers, acting }: Turn): TurnShown {
  return {
    role,
    card,
    step,
    moved: [...moved],
    attackers: [...attackers],
    targets: [...targets],
    used: powers.map((power) => POWER_IDS[power]),
    acting: [...acting],
  }
}

/** The own markers and those of team mates (HS-TEAM-04), those being placed, and the own scout. */
export function privateView(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  for (let mate = 0; mate < s.roles; mate++)
    if (includes(teamOf(t, role), mate))
      markersCell.put(
        put,
        mate,
        markersShown(s, mate, (seen) => includes(seen, role)),
      )
  const plan = s.plan.slice(role * MARKERS, (role + 1) * MARKERS)
  if (plan.some((card) => card !== NONE)) planCell.put(put, plan)
  for (let card = 0; card < s.scout.length; card++)
    if (s.scoutSeenBy[card] !== EVERYONE && includes(s.scoutSeenBy[card], role) && s.scout[card] === 1)
      scoutCell.put(put, card)
}
