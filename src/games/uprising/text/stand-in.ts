import { type CellValue, EVERYONE, NOBODY, only } from '../../../engine/index.ts'
import type { Deck } from '../../../kit/deck.ts'
import type { Content } from '../content/content.ts'
import { MIN_FACTIONS } from '../content/names.ts'
import { UNIT_TYPES } from '../rules/map/pieces.ts'
import { SPACES } from '../rules/map/spaces.ts'
import { CARDS } from '../rules/nemesis/nemesis-cards.ts'
import { emptyState } from '../rules/setup/first-state.ts'
import { defaultOptions } from '../rules/setup/options.ts'
import * as shown from '../rules/table/cells.ts'
import { UNKNOWN, type CombatCell, type DeckCell, type GroupCell, type PlayerCell } from '../rules/table/cells.ts'
import { cloneAttached, cloneDice, cloneRoll } from '../rules/table/clone-state.ts'
import { NONE, UNUSED, type Combat, type Group, type Role, type State, type Table } from '../rules/table/state.ts'

type Cells = ReadonlyMap<string, CellValue>
type Numbers = readonly number[]

const unknown = (n: number): number[] => Array<number>(Math.max(0, n)).fill(UNKNOWN)

/**
 * A table made from what somebody sees of it, for words and for pure rules about what lies open (plans of the Nemesis,
 * odds, prices). What is hidden is `UNKNOWN`: nothing may be asked about decks and face-down tiles, nothing be played on it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  const players = shown.playerCell.all(cells)
  const options = { ...defaultOptions(content), ...shown.optionsCell.in(cells) }
  const state = emptyState(content, Math.max(players.length, MIN_FACTIONS), options)
  ;[state.chapter, state.firstPlayer, state.turn, state.hasActed] = shown.chapterCell.in(cells) ?? [0, 0, NONE, 0]
  state.phase = shown.phaseCell.in(cells) ?? 'setup'
  state.vp = shown.vpCell.in(cells)?.slice() ?? state.vp
  players.forEach((cell, of) => putPlayer(cell, of, state))
  for (let space = 0; space < SPACES; space++) putSpace(cells, space, state)
  for (let card = 0; card < CARDS; card++) putCard(cells, card, state)
  putDecks(cells, state)
  putRest(cells, state)
  if (role !== undefined && own !== undefined) putOwn(own, role, state)
  return { state, content }
}

function putPlayer(cell: PlayerCell, role: Role, state: State): void {
  state.faction[role] = cell.faction
  state.hero[role] = cell.hero
  state.heroAt[role] = cell.heroAt
  state.ap[role] = cell.ap
  state.spentAp[role] = cell.spentAp
  state.extraAp[role] = cell.extraAp
  cell.resources.forEach((n, kind) => (state.resources[role * 3 + kind] = n))
  cell.attributes.forEach((n, attribute) => (state.attributes[role * 4 + attribute] = n))
  state.feats[role] = [...cell.feats]
  state.items[role] = [...cell.items]
  state.quests[role] = [...cell.quests]
  state.waived[role] = [...cell.waived]
  state.featDecks[role] = hiddenDeck(cell.featDeck)
  state.drawnFeats[role] = unknown(cell.drawn)
}

function putSpace(cells: Cells, space: number, state: State): void {
  const cell = shown.hexCell.in(cells, space)
  if (cell === undefined) return
  const [tile, rotation, curse, garrison, skeletons, haven, wall, tower, unitsOf, ...rest] = cell
  state.tile[space] = tile
  state.rotation[space] = rotation
  state.curse[space] = curse
  state.garrison[space] = garrison
  state.skeletons[space] = skeletons
  state.haven[space] = haven
  state.wall[space] = wall
  state.tower[space] = tower
  state.unitsOf[space] = unitsOf
  for (let type = 0; type < UNIT_TYPES; type++) state.units[space * UNIT_TYPES + type] = rest[type]
  state.scouted[space] = rest[UNIT_TYPES]
}

function putCard(cells: Cells, card: number, state: State): void {
  const [fate, at = NONE, threat = 0, tokens = 0, target = NONE] = shown.nemesisCell.in(cells, card) ?? [UNUSED]
  state.fate[card] = fate
  state.cardAt[card] = at
  state.threat[card] = threat
  state.tokens[card] = tokens
  state.target[card] = target
  const on = shown.attachedCell.in(cells, card)
  if (on !== undefined) state.attached[card] = cloneAttached(on)
}

/** The topmost known cards come first in the cell. */
function hiddenDeck(size: number, top: Numbers = []): Deck {
  return {
    top: [...top].reverse(),
    topSeen: top.map(() => EVERYONE),
    middle: unknown(size - top.length),
    middleSeen: NOBODY,
    bottom: [],
    bottomSeen: [],
  }
}

const deckOf = ([size, top]: DeckCell = [0, []]): Deck => hiddenDeck(size, top)

function putDecks(cells: Cells, state: State): void {
  state.legionDeck = deckOf(shown.legionDeckCell.in(cells))
  state.hordeDeck = deckOf(shown.hordeDeckCell.in(cells))
  state.legionsLeft = state.legionDeck.middle.length + state.legionDeck.top.length
  state.hordesLeft = state.hordeDeck.middle.length + state.hordeDeck.top.length
  state.itemDeck = deckOf(shown.itemDeckCell.in(cells))
  state.questDeck = deckOf(shown.questDeckCell.in(cells))
  state.eventDecks = (shown.nextEventsCell.in(cells) ?? []).map((top) => hiddenDeck(top.length, top))
  state.market = shown.marketCell.in(cells)?.slice() ?? state.market
  state.itemDiscard = shown.itemDiscardCell.in(cells)?.slice() ?? []
  state.openQuests = shown.questsCell.in(cells)?.slice() ?? state.openQuests
  state.questDiscard = shown.questDiscardCell.in(cells)?.slice() ?? []
  state.questAttached = shown.questAttachedCell.in(cells)?.map(cloneAttached) ?? state.questAttached
  state.druids = shown.druidsCell.in(cells)?.slice() ?? []
  state.druidUp = state.druids.map((druid) => (druid === UNKNOWN ? 0 : 1))
  state.events = shown.eventsCell.in(cells)?.slice() ?? []
}

function putRest(cells: Cells, state: State): void {
  const graveyards = shown.graveyardsCell.in(cells)
  if (graveyards !== undefined) {
    state.imperialGraveyard = [...graveyards[0]]
    state.chaosGraveyard = [...graveyards[1]]
    state.buriedSkeletons = graveyards[2]
    state.buriedGarrisons = [...graveyards[3]]
  }
  state.tucked = shown.tuckedCell.in(cells)?.slice() ?? []
  state.boxedUnits = shown.boxedCell.in(cells)?.slice() ?? state.boxedUnits
  const flipped = shown.flippedCell.in(cells) ?? NO_LISTS
  ;[state.flippedFeats, state.flippedItems, state.flippedQuests] = flipped.map((list) => [...list])
  const used = shown.usedCell.in(cells) ?? NO_LISTS
  ;[state.usedTurn, state.usedChapter, state.usedGame] = used.map((list) => [...list])
  state.capitalFlipped = shown.capitalFlippedCell.in(cells) ?? 0
  const combat = shown.combatCell.in(cells)
  if (combat !== undefined) state.combat = combatOf(combat)
  const roll = shown.heroRollCell.in(cells)
  if (roll !== undefined) state.heroRoll = cloneRoll(roll)
}

const NO_LISTS: readonly [Numbers, Numbers, Numbers] = [[], [], []]

const groupOf = (cell: GroupCell): Group => {
  const [forbiddenRound, forbiddenCombat] = cell.forbidden
  return { ...cloneDice(cell), forbiddenRound, forbiddenCombat, later: [] }
}

const combatOf = (cell: CombatCell): Combat => ({
  ...cell,
  groups: [groupOf(cell.groups[0]), groupOf(cell.groups[1])],
  usedRound: [...cell.usedRound],
  usedCombat: [...cell.usedCombat],
  skipArchery: 0,
  turnedRound: 0,
  turnedCombat: 0,
  fused: 0,
  destroyed: [],
})

function putOwn(own: Cells, role: Role, state: State): void {
  const drawn = shown.drawnFeatsCell.in(own)
  if (drawn !== undefined) state.drawnFeats[role] = [...drawn]
  const deck = shown.ownFeatDeckCell.in(own)
  if (deck === undefined) return
  const [top, middle, bottom] = deck
  const seen = only(role)
  state.featDecks[role] = {
    ...hiddenDeck(top.length + middle, top),
    bottom: [...bottom],
    bottomSeen: bottom.map(() => seen),
  }
}
