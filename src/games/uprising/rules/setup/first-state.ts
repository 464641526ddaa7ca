import { setUp } from './setup-steps.ts'
import { frame, type Options } from '../../../../engine/index.ts'
import { deckOf } from '../../../../kit/deck.ts'
import { SPACES, type Content } from '../../content/content.ts'
import { ATTRIBUTES, GARRISON_LEVELS, MIN_FACTIONS, RESOURCES, UNITS_PER_FACTION } from '../../content/names.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { CARDS } from '../nemesis/nemesis-cards.ts'
import { FACE_DOWN, FACE_DOWN_TOWER, IN_DECK, NONE, SIDES, UNUSED } from '../table/state.ts'
import type { Attached, State, TableOptions } from '../table/state.ts'
import { poolsOf, type CardPool, type Pools } from './difficulty.ts'
import { tableOptions } from './options.ts'

const zeros = (n: number): number[] => Array<number>(n).fill(0)
const nones = (n: number): number[] => Array<number>(n).fill(NONE)
const lists = (n: number): number[][] => Array.from({ length: n }, () => [])

export const nothingAttached = (roles: number): Attached => ({
  ap: zeros(roles),
  units: zeros(roles * UNITS_PER_FACTION),
  items: [],
  druids: [],
})

/** What is certain to take part; random advanced cards join in a frame of the set-up. */
const certain = ({ sure, advanced, joining }: CardPool): number[] =>
  joining === advanced.length ? [...sure, ...advanced].sort((a, b) => a - b) : sure.slice()

/** Nothing on the map but tiles, everything in the reserves, nobody has a faction (UP-SET-04). */
export function emptyState(content: Content, roles: number, options: TableOptions): State {
  const pools = poolsOf(content, roles, options)
  return {
    next: [],
    checkpoint: 0,
    knowledge: 0,
    options,
    roles,
    chapter: 0,
    phase: 'setup',
    firstPlayer: 0,
    turn: NONE,
    hasActed: 0,
    ...emptyPlayers(roles),
    ...emptyMap(content, roles, pools),
    ...emptyNemesis(content, roles, pools),
    ...emptyCards(content, roles, pools),
  }
}

function emptyPlayers(roles: number) {
  return {
    faction: nones(roles),
    hero: nones(roles),
    ap: zeros(roles),
    spentAp: zeros(roles),
    extraAp: zeros(roles),
    resources: zeros(roles * RESOURCES.length),
    vp: zeros(SIDES),
    heroAt: nones(roles),
    attributes: zeros(roles * ATTRIBUTES.length),
    tucked: [],
    feats: lists(roles),
    items: lists(roles),
    quests: lists(roles),
    waived: lists(roles),
    flippedFeats: [],
    flippedItems: [],
    flippedQuests: [],
    featDecks: Array.from({ length: roles }, () => deckOf([])),
    drawnFeats: lists(roles),
    usedTurn: [],
    usedChapter: [],
    usedGame: [],
  }
}

/** The Capital face-up, the tiles face-down, home spaces still open (UP-SET-18 to -23). */
function emptyMap(content: Content, roles: number, { tiles, towers }: Pools) {
  const layout = content.layouts[roles - MIN_FACTIONS]
  const tile = nones(SPACES)
  for (const space of layout.random) tile[space] = FACE_DOWN
  for (const space of layout.seaTowers) tile[space] = FACE_DOWN_TOWER
  tile[CAPITAL_SPACE] = content.indexOf.hexes.get('capital')!
  const isSure = tiles.joining === tiles.advanced.length
  return {
    tile,
    rotation: zeros(SPACES),
    tilePool: certain(tiles),
    towerPool: certain(towers),
    advancedTiles: isSure ? [] : tiles.advanced.slice(),
    advancedTilesLeft: isSure ? 0 : tiles.joining,
    scouted: nones(SPACES),
    curse: zeros(SPACES),
    garrison: zeros(SPACES),
    skeletons: zeros(SPACES),
    haven: nones(SPACES),
    wall: zeros(SPACES),
    tower: zeros(SPACES),
    unitsOf: nones(SPACES),
    units: zeros(SPACES * UNITS_PER_FACTION),
    boxedUnits: zeros(roles * UNITS_PER_FACTION),
    imperialGraveyard: zeros(roles * UNITS_PER_FACTION),
    chaosGraveyard: zeros(roles * UNITS_PER_FACTION),
    buriedSkeletons: 0,
    buriedGarrisons: zeros(GARRISON_LEVELS),
    capitalFlipped: 0,
  }
}

/** UP-SET-33: all that may be in the decks, and how many really are. */
function emptyNemesis(content: Content, roles: number, { legions, hordes }: Pools) {
  const [legionCards, hordeCards] = [certain(legions), certain(hordes)]
  const size = content.setup.nemesisDeck[roles - MIN_FACTIONS]
  const fate = Array<number>(CARDS).fill(UNUSED)
  for (const card of [...legionCards, ...hordeCards]) fate[card] = IN_DECK
  return {
    fate,
    cardAt: nones(CARDS),
    threat: zeros(CARDS),
    tokens: zeros(CARDS),
    target: nones(CARDS),
    returned: zeros(CARDS),
    attached: Array.from({ length: CARDS }, () => nothingAttached(roles)),
    legionDeck: deckOf(legionCards),
    hordeDeck: deckOf(hordeCards),
    legionsLeft: size,
    hordesLeft: size,
    waitingImmediate: [],
  }
}

/** UP-SET-31, UP-SET-32, UP-SET-34; Druids lie face-down and undecided. */
function emptyCards(content: Content, roles: number, { items, quests, druids, events }: Pools) {
  const sizes = content.setup
  return {
    market: nones(sizes.market),
    itemDeck: deckOf(certain(items)),
    itemDiscard: [],
    openQuests: nones(sizes.quests),
    questDeck: deckOf(certain(quests)),
    questDiscard: [],
    questAttached: Array.from({ length: sizes.quests }, () => nothingAttached(roles)),
    druids: [],
    druidUp: [],
    unusedDruids: certain(druids),
    eventDecks: events.map((pool) => deckOf(certain(pool))),
    events: [],
  }
}

/** Chance and choices come in the frame `setUp` (setup-steps.ts). */
export function setup(content: Content, roles: number, options: Options): State {
  const state = emptyState(content, roles, tableOptions(content, roles, options))
  state.next.push(frame(setUp, { step: 0 }))
  return state
}
