/** The table before the battle (SET). */
import { army } from '../armies/prepared.ts'
import { scout } from '../scenarios/scout.ts'
import { battle } from '../rounds/round.ts'
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { EVERYONE, frame, NOBODY, type Options } from '../../../../engine/index.ts'
import type { Content, Scenario } from '../../content/content.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import { isInBox, joinArmy } from '../armies/army.ts'
import { firstFigure, printed, put, specialOf } from '../table/figures.ts'
import { copiesOf, roster, rosterFor } from '../table/roster.ts'
import { layoutOf, MARKERS, NONE, OFF, scenarioOf, setupOf, WAITING, X } from '../table/state.ts'
import type { ArmyCard, State, Table, TableOptions } from '../table/state.ts'
import { tableOptions } from './options.ts'

const DEFAULTS: TableOptions = {
  scenario: 0,
  setup: 0,
  army: 'drafted',
  sets: 1,
  mirrorArmies: false,
  points: [],
  rounds: 0,
  isScored: false,
  edition: 'german',
  climbEqual: true,
  mudSlowsFlyers: true,
  powersBreakTruce: true,
  markersInTurn: false,
  strikes: 'asked',
}

const filled = <T extends number>(n: number, value: T): T[] => new Array<T>(n).fill(value)

/** A table with battlefield, glyphs still in the box, and no army. */
export function emptyState(content: Content, roles: number, options: Partial<TableOptions>): State {
  const all = { ...DEFAULTS, ...options }
  const { cardCount, figureCount } = rosterFor(content, copiesOf(all, roles))
  const scenario = content.scenarios[all.scenario]
  return {
    next: [],
    checkpoint: 0,
    knowledge: 0,
    options: all,
    roles,
    phase: 'start',
    round: 0,
    order: Array.from({ length: roles }, (_, role) => role),
    turnNumber: 0,
    turnAt: 0,
    ...emptyCards(cardCount),
    fate: filled(figureCount, WAITING),
    front: filled(figureCount, OFF),
    rear: filled(figureCount, OFF),
    wounds: filled(figureCount, 0),
    occupant: filled(scenario.battlefield.spaces.count, NONE),
    plan: filled(roles * MARKERS, NONE),
    markerOn: filled(roles * MARKERS, NONE),
    marker: filled(roles * MARKERS, X),
    markerSeenBy: filled(roles * MARKERS, EVERYONE),
    ...emptyGlyphs(scenario),
    reinforced: filled(roles, 0),
    truce: 0,
    mist: NONE,
  }
}

type CardLists = 'owner' | 'broughtBy' | 'takenOver' | 'attackBonus' | 'defenseBonus' | 'grenade' | 'scout'

const emptyCards = (cards: number): Pick<State, CardLists | 'scoutSeenBy'> => ({
  owner: filled(cards, NONE),
  broughtBy: filled(cards, NONE),
  takenOver: filled(cards, 0),
  attackBonus: filled(cards, 0),
  defenseBonus: filled(cards, 0),
  grenade: filled(cards, 0),
  scout: filled(cards, 0),
  scoutSeenBy: filled(cards, EVERYONE),
})

/** One piece for every place, and those that are left over when hidden ones are shuffled. */
function emptyGlyphs({
  layout,
  hidden,
}: Scenario): Pick<State, 'glyph' | 'glyphSpace' | 'glyphUp' | 'glyphSeenBy' | 'glyphTakenBy'> {
  const unknown = layout.glyphs.filter(({ glyph }) => glyph === undefined).length
  const pieces = layout.glyphs.length + Math.max(0, hidden.length - unknown)
  return {
    glyph: filled(pieces, NONE),
    glyphSpace: filled(pieces, OFF),
    glyphUp: filled(pieces, 0),
    glyphSeenBy: filled(pieces, EVERYONE),
    glyphTakenBy: filled(pieces, NONE),
  }
}

/** Glyphs that lie open as the scenario shows (HS-SET-29); hidden ones are shuffled by a procedure. */
export function layGlyphs(content: Content, state: State): void {
  const scenario = content.scenarios[state.options.scenario]
  scenario.layout.glyphs.forEach((place, piece) => {
    state.glyphSpace[piece] = place.space
    state.glyphUp[piece] = place.side === 'power' ? 1 : 0
    if (place.glyph !== undefined) state.glyph[piece] = GLYPH_IDS.indexOf(place.glyph)
  })
}

/** Hidden glyphs are shuffled; what is left over stays hidden in the box (HS-SET-31, HS-SCN-PLANT-02). */
export const shuffleGlyphs = procedure('shuffleGlyphs', function* (play: Play, _args: object): Procedure {
  const { state } = play
  const { hidden } = scenarioOf(play)
  const { glyphs } = layoutOf(play)
  const left = hidden.map((id) => GLYPH_IDS.indexOf(id))
  for (let piece = 0; piece < state.glyph.length; piece++) {
    if (piece < glyphs.length && glyphs[piece].glyph !== undefined) continue
    const kind = play.drawOne(left, 'glyph', NOBODY)
    left.splice(left.indexOf(kind), 1)
    state.glyph[piece] = kind
    state.glyphSeenBy[piece] = NOBODY
  }
})

/** Cards and figures that the scenario gives, on the spaces it shows (HS-BAS-02, HS-SCN-FORT-03, HS-SCN-RESCUE-02). */
function placeGiven(t: Table): void {
  const { state } = t
  setupOf(t).cards.forEach((ids, role) => {
    for (const id of ids) joinArmy(t, role, freeCopy(t, id))
  })
  for (const { player, card: id, spaces } of layoutOf(t).figures) {
    const card =
      player === NONE ? freeCopy(t, id) : state.owner.findIndex((one, i) => one === player && printed(t, i).id === id)
    const figure = state.fate.indexOf(WAITING, firstFigure(t, card))
    put(t, figure, spaces[0], spaces[1] ?? OFF)
  }
}

function freeCopy(t: Table, id: string): ArmyCard {
  const { cards } = roster(t)
  return cards.findIndex((one, card) => one.id === id && isInBox(t, card))
}

/** The table as it stands before the first frame. */
export function setupState(content: Content, roles: number, options: Options): State {
  const state = emptyState(content, roles, tableOptions(content, roles, options))
  layGlyphs(content, state)
  const t = { state, content }
  placeGiven(t)
  if (specialOf(t, 'truce') !== undefined) state.truce = 1
  return state
}

export function setup(content: Content, roles: number, options: Options): State {
  const state = setupState(content, roles, options)
  state.next.push(frame(battle), frame(scout), frame(army), frame(shuffleGlyphs))
  return state
}
