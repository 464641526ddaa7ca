import { EVERYONE, includes } from '../../../../engine/table.ts'
import type { CellValue, PutCell } from '../../../../engine/view.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { teamOf } from '../teams/sides.ts'
import { endFigure, firstFigure, isInPlay } from './figures.ts'
import { MARKERS, NONE, scenarioOf, type ArmyCard, type Role, type State, type Table } from './state.ts'

/** A marker or glyph that is not known. */
export const UNKNOWN = -2

/** Everything that lies open on the table. */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  put('scenario', scenarioOf(t).id)
  put('options', optionCell(s))
  put('round', [s.round, s.turnNumber, s.turnAt, ...s.order])
  put('phase', s.phase)
  if (s.outcome !== undefined) put('winners', s.outcome.kind === 'teams' ? s.outcome.winners.slice() : [])
  if (s.truce !== 0) put('truce', s.truce)
  if (s.mist !== NONE) put('mist', s.mist)
  for (let card = 0; card < s.owner.length; card++) publicCard(t, card, put)
  for (let role = 0; role < s.roles; role++)
    put(
      `markers:${role}`,
      markersCell(s, role, (seen) => seen === EVERYONE),
    )
  for (let piece = 0; piece < s.glyph.length; piece++) {
    const seen = s.glyphSeenBy[piece] === EVERYONE ? s.glyph[piece] : UNKNOWN
    put(`glyph:${piece}`, [seen, s.glyphSpace[piece], s.glyphUp[piece], s.glyphTakenBy[piece]])
  }
  put('reinforced', s.reinforced.slice())
  if (s.draft !== undefined) put('draft', draftCell(s.draft))
  if (s.turn !== undefined) put('turn', turnCell(s.turn))
  if (s.move !== undefined) put('move', [s.move.figure, s.move.left, s.move.fallDice, s.move.lead, s.move.way])
}

function optionCell(s: State): CellValue {
  const { setup, army, sets, mirrorArmies, points, rounds, isScored, edition } = s.options
  return { setup, army, sets, mirrorArmies, points: points.slice(), rounds, isScored, edition }
}

/** Cards in somebody's army, and what stands on the battlefield without one. */
function publicCard(t: Table, card: ArmyCard, put: PutCell): void {
  const s = t.state
  const first = firstFigure(t, card)
  if (s.broughtBy[card] === NONE && s.front[first] === NONE) return
  const scout = s.scoutSeenBy[card] === EVERYONE ? s.scout[card] : UNKNOWN
  put(`card:${card}`, [
    s.owner[card],
    s.broughtBy[card],
    s.attackBonus[card],
    s.defenseBonus[card],
    s.grenade[card],
    scout,
    isInPlay(t, card) ? 1 : 0,
    s.takenOver[card],
  ])
  for (let figure = first; figure < endFigure(t, card); figure++)
    put(`figure:${figure}`, [s.fate[figure], s.front[figure], s.rear[figure], s.wounds[figure]])
}

/** Every marker as [army card, which]; slots are in the order of the cards, so their order tells nothing. */
function markersCell(s: State, role: Role, knows: (seenBy: number) => boolean): CellValue {
  const list: CellValue[] = []
  for (let slot = role * MARKERS; slot < (role + 1) * MARKERS; slot++)
    if (s.markerOn[slot] !== NONE) list.push([s.markerOn[slot], knows(s.markerSeenBy[slot]) ? s.marker[slot] : UNKNOWN])
  return list
}

function draftCell(d: NonNullable<State['draft']>): CellValue {
  return [d.order.slice(), d.at, d.direction, d.left, d.complete.slice(), d.points.slice()]
}

function turnCell(turn: NonNullable<State['turn']>): CellValue {
  const { role, card, step, moved, attackers, targets, powers, acting } = turn
  const used = powers.map((power) => POWER_IDS[power])
  return {
    role,
    card,
    step,
    moved: [...moved],
    attackers: [...attackers],
    targets: [...targets],
    used,
    acting: [...acting],
  }
}

/** The own markers and those of team mates (HS-TEAM-04), those being placed, and the own scout. */
export function privateView(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  for (let mate = 0; mate < s.roles; mate++)
    if (includes(teamOf(t, role), mate))
      put(
        `markers:${mate}`,
        markersCell(s, mate, (seen) => includes(seen, role)),
      )
  const plan = s.plan.slice(role * MARKERS, (role + 1) * MARKERS)
  if (plan.some((card) => card !== NONE)) put('plan', plan)
  for (let card = 0; card < s.scout.length; card++)
    if (s.scoutSeenBy[card] !== EVERYONE && includes(s.scoutSeenBy[card], role) && s.scout[card] === 1)
      put('scout', card)
}
