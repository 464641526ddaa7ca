import { EVERYONE, only } from '../../../engine/table.ts'
import type { CellValue } from '../../../engine/view.ts'
import type { Deck } from '../../../kit/deck.ts'
import type { Content } from '../content/content.ts'
import { MIN_FACTIONS } from '../content/names.ts'
import { UNIT_TYPES } from '../rules/map/pieces.ts'
import { SPACES } from '../rules/map/spaces.ts'
import { CARDS } from '../rules/nemesis/nemesis-cards.ts'
import { emptyState } from '../rules/setup/first-state.ts'
import { defaultOptions } from '../rules/setup/options.ts'
import {
  NONE,
  UNUSED,
  type Attached,
  type Combat,
  type HeroRoll,
  type Role,
  type State,
  type Table,
  type TableOptions,
} from '../rules/table/state.ts'
import { UNKNOWN } from '../rules/table/view.ts'

type Cells = ReadonlyMap<string, CellValue>
type Numbers = readonly number[]

interface PlayerCell {
  readonly faction: number
  readonly hero: number
  readonly heroAt: number
  readonly ap: number
  readonly spentAp: number
  readonly extraAp: number
  readonly resources: Numbers
  readonly attributes: Numbers
  readonly feats: Numbers
  readonly items: Numbers
  readonly quests: Numbers
  readonly waived: Numbers
  readonly featDeck: number
  readonly drawn: number
}

const unknown = (n: number): number[] => Array<number>(Math.max(0, n)).fill(UNKNOWN)
const numbers = (cells: Cells, key: string): number[] => [...((cells.get(key) ?? []) as Numbers)]

/**
 * A table made from what somebody sees of it, for words and for pure rules about what lies open (plans of the Nemesis,
 * odds, prices). What is hidden is `UNKNOWN`: nothing may be asked about decks and face-down tiles, nothing be played on it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  let roles = 0
  while (cells.has(`player:${roles}`)) roles++
  const options = { ...defaultOptions(content), ...(cells.get('options') as Partial<TableOptions> | undefined) }
  const state = emptyState(content, Math.max(roles, MIN_FACTIONS), options)
  const [chapter = 0, firstPlayer = 0, turn = NONE, hasActed = 0] = numbers(cells, 'chapter')
  Object.assign(state, { chapter, firstPlayer, turn, hasActed })
  state.phase = (cells.get('phase') ?? 'setup') as State['phase']
  if (cells.has('vp')) state.vp = numbers(cells, 'vp')
  for (let of = 0; of < roles; of++) putPlayer(cells, of, state)
  for (let space = 0; space < SPACES; space++) putSpace(cells, space, state)
  for (let card = 0; card < CARDS; card++) putCard(cells, card, state)
  putDecks(cells, state)
  putRest(cells, state)
  if (role !== undefined && own !== undefined) putOwn(own, role, state)
  return { state, content }
}

function putPlayer(cells: Cells, role: Role, state: State): void {
  const cell = cells.get(`player:${role}`) as unknown as PlayerCell
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
  const cell = numbers(cells, `hex:${space}`)
  if (cell.length === 0) return
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

const attachedOf = (cell: CellValue): Attached => {
  const { ap, units, items, druids } = cell as unknown as Attached
  return { ap: [...ap], units: [...units], items: [...items], druids: [...druids] }
}

function putCard(cells: Cells, card: number, state: State): void {
  const [fate = UNUSED, at = NONE, threat = 0, tokens = 0, target = NONE] = numbers(cells, `card:${card}`)
  state.fate[card] = fate
  state.cardAt[card] = at
  state.threat[card] = threat
  state.tokens[card] = tokens
  state.target[card] = target
  const on = cells.get(`on:${card}`)
  if (on !== undefined) state.attached[card] = attachedOf(on)
}

/** The topmost known cards come first in the cell. */
function hiddenDeck(size: number, top: Numbers = []): Deck {
  return {
    top: [...top].reverse(),
    topSeen: top.map(() => EVERYONE),
    middle: unknown(size - top.length),
    middleSeen: 0,
    bottom: [],
    bottomSeen: [],
  }
}

function deckIn(cells: Cells, key: string): Deck {
  const [size = 0, top = []] = (cells.get(key) ?? []) as unknown as [number?, Numbers?]
  return hiddenDeck(size, top)
}

function putDecks(cells: Cells, state: State): void {
  state.legionDeck = deckIn(cells, 'legionDeck')
  state.hordeDeck = deckIn(cells, 'hordeDeck')
  state.legionsLeft = state.legionDeck.middle.length + state.legionDeck.top.length
  state.hordesLeft = state.hordeDeck.middle.length + state.hordeDeck.top.length
  state.itemDeck = deckIn(cells, 'itemDeck')
  state.questDeck = deckIn(cells, 'questDeck')
  state.eventDecks = ((cells.get('nextEvents') ?? []) as unknown as readonly Numbers[]).map((top) =>
    hiddenDeck(top.length, top),
  )
  if (cells.has('market')) state.market = numbers(cells, 'market')
  state.itemDiscard = numbers(cells, 'itemDiscard')
  if (cells.has('quests')) state.openQuests = numbers(cells, 'quests')
  state.questDiscard = numbers(cells, 'questDiscard')
  const attached = cells.get('questAttached') as readonly CellValue[] | undefined
  if (attached !== undefined) state.questAttached = attached.map(attachedOf)
  state.druids = numbers(cells, 'druids')
  state.druidUp = state.druids.map((druid) => (druid === UNKNOWN ? 0 : 1))
  state.events = numbers(cells, 'events')
}

function putRest(cells: Cells, state: State): void {
  const graveyards = cells.get('graveyards') as unknown as [Numbers, Numbers, number, Numbers] | undefined
  if (graveyards !== undefined) {
    state.imperialGraveyard = [...graveyards[0]]
    state.chaosGraveyard = [...graveyards[1]]
    state.buriedSkeletons = graveyards[2]
    state.buriedGarrisons = [...graveyards[3]]
  }
  state.tucked = numbers(cells, 'tucked')
  if (cells.has('boxed')) state.boxedUnits = numbers(cells, 'boxed')
  const [feats = [], items = [], quests = []] = (cells.get('flipped') ?? []) as unknown as Numbers[]
  state.flippedFeats = [...feats]
  state.flippedItems = [...items]
  state.flippedQuests = [...quests]
  const [turn = [], chapter = [], game = []] = (cells.get('used') ?? []) as unknown as Numbers[]
  state.usedTurn = [...turn]
  state.usedChapter = [...chapter]
  state.usedGame = [...game]
  state.capitalFlipped = (cells.get('capitalFlipped') ?? 0) as number
  const combat = cells.get('combat')
  if (combat !== undefined) state.combat = combat as unknown as Combat
  const roll = cells.get('heroRoll')
  if (roll !== undefined) state.heroRoll = roll as unknown as HeroRoll
}

function putOwn(own: Cells, role: Role, state: State): void {
  const drawn = own.get('drawnFeats') as Numbers | undefined
  if (drawn !== undefined) state.drawnFeats[role] = [...drawn]
  const deck = own.get('featDeck') as unknown as [Numbers, number, Numbers] | undefined
  if (deck === undefined) return
  const seen = only(role)
  state.featDecks[role] = {
    ...hiddenDeck(deck[0].length + deck[1], deck[0]),
    bottom: [...deck[2]],
    bottomSeen: deck[2].map(() => seen),
  }
}
