/** Positions as plain data: what lies on a table in the middle of a game. Lessons, examples and tests begin with them. */
import { EVERYONE, type Roles } from '../../../engine/index.ts'
import { putOnTop, takeOut, type Deck } from '../../../kit/deck.ts'
import { defaultContent, spaceAt, type Content } from '../content/content.ts'
import {
  COLOURS,
  HERO_IDS,
  HORDE_IDS,
  LEGION_IDS,
  MIN_FACTIONS,
  UNIT_IDS,
  UNITS_PER_FACTION,
  type Colour,
  type HeroId,
  type HexId,
  type HordeId,
  type LegionId,
  type UnitId,
} from '../content/names.ts'
import { putUnits } from '../rules/map/pieces.ts'
import { isLegion, LEGIONS } from '../rules/nemesis/nemesis-cards.ts'
import { emptyState } from '../rules/setup/first-state.ts'
import { takeSeat } from '../rules/setup/seating.ts'
import { resourceAt } from '../rules/table/resources.ts'
import { FACE_DOWN, IN_PLAY, NONE } from '../rules/table/state.ts'
import type { Card, Role, Space, State, Table, TableOptions } from '../rules/table/state.ts'

/** A space by axial coordinates; the Capital is `at(0, 0)`. With 2 factions the homes are `at(0, -2)` and `at(0, 2)`. */
export const at = (q: number, r: number): Space => {
  const space = spaceAt(q, r)
  if (space < 0) throw new Error(`${q},${r} is not on the map`)
  return space
}

/** A Legion or Horde by its id: `card('new-emperor')`. */
export const card = (id: LegionId | HordeId): Card => {
  const legion = (LEGION_IDS as readonly string[]).indexOf(id)
  return legion >= 0 ? legion : LEGIONS + (HORDE_IDS as readonly string[]).indexOf(id)
}

/** A die that was rolled: behind the colour stand the symbols (S Skull, H Shield, B Bolt, - blank), such as `red:SS`. */
export type Roll = `${Colour}:${string}`

/** The number of the first face that shows these symbols. */
export function faceOf(roll: Roll): number {
  const [colour, symbols] = roll.split(':')
  const { skulls, shields, bolts } = defaultContent().dice[COLOURS.indexOf(colour as Colour)]
  const count = (symbol: string): number => symbols.split(symbol).length - 1
  const face = skulls.findIndex((n, i) => n === count('S') && shields[i] === count('H') && bolts[i] === count('B'))
  if (face < 0) throw new Error(`no face of a ${colour} die shows ${symbols}`)
  return face
}

/** Prepared dice in the order in which they are rolled, as draws of a script. */
export const rolled = (...rolls: readonly Roll[]): number[] => rolls.map(faceOf)

type Named = 'items' | 'quests' | 'events' | 'feats' | 'druids' | 'hexes'

/** The number of a card or hex by its id: `numbered('items', 'warpaint')`. */
export function numbered(of: Named, id: string, content: Content = defaultContent()): number {
  const number = content.indexOf[of].get(id)
  if (number === undefined) throw new Error(`there is no ${id} among the ${of}`)
  return number
}

/** A Legion or Horde in play. Threat default 3, no tokens, no Target. */
export interface InPlay {
  readonly at: Space
  readonly threat?: number
  readonly tokens?: number
  readonly target?: Space
}

type ByRole<T> = Readonly<Record<Role, T>>

/**
 * What lies on a table in the middle of a game. Anything that is not named is empty or in the reserve. Keys of
 * `units`, `tiles` … are spaces: `{ [at(1, 0)]: … }`.
 */
export interface Laid {
  /** Default 2. */
  readonly roles?: number
  /** By role; default: the first Hero of the factions in their order (Krowh, Duerkhar, Druwhn, Mohyar). */
  readonly heroes?: readonly HeroId[]
  /** By role: where the Hero stands; default: at home. */
  readonly heroAt?: ByRole<Space>
  /** By space: ids of Units, each one counted: `['trolls', 'tribesmen', 'tribesmen']`; all of one faction at the table. */
  readonly units?: Readonly<Record<Space, readonly UnitId[]>>
  /** By role: all its Havens; default: at home. */
  readonly havens?: ByRole<readonly Space[]>
  readonly walls?: readonly Space[]
  readonly towers?: readonly Space[]
  /** By space: how many (levels 1 to n). */
  readonly garrisons?: Readonly<Record<Space, number>>
  readonly skeletons?: Readonly<Record<Space, number>>
  readonly curses?: readonly Space[]
  /** By space: what lies there face-up, or `face-down`, or `ice` for an uncovered space. */
  readonly tiles?: Readonly<Record<Space, HexId | 'face-down' | 'ice'>>
  /** The next tiles that are turned over where the draw is 0, in their order. */
  readonly nextTiles?: readonly HexId[]
  /** By space: how often the tile is turned by 60°, clockwise. */
  readonly rotations?: Readonly<Record<Space, number>>
  readonly cards?: Partial<Readonly<Record<LegionId | HordeId, InPlay>>>
  /** The next Legions and Hordes, the first on top. */
  readonly nextLegions?: readonly LegionId[]
  readonly nextHordes?: readonly HordeId[]
  /** Ids from left to right; `''` is an empty space. */
  readonly market?: readonly string[]
  readonly openQuests?: readonly string[]
  /** The next cards of the decks, the first on top. */
  readonly nextItems?: readonly string[]
  readonly nextQuests?: readonly string[]
  readonly nextFeats?: ByRole<readonly string[]>
  /** The next Event of the present Chapter. */
  readonly nextEvent?: string
  /** Revealed Events, the latest last. */
  readonly events?: readonly string[]
  /** Druids in play, face-up. */
  readonly druids?: readonly string[]
  /** By role: all that is left in the Feat deck. */
  readonly featDecks?: ByRole<readonly string[]>
  /** By role: what is in play besides the START Feats; with `startFeats: false` without those. */
  readonly feats?: ByRole<readonly string[]>
  readonly startFeats?: boolean
  readonly items?: ByRole<readonly string[]>
  readonly quests?: ByRole<readonly string[]>
  /** By role: Items that may be used although the attribute is missing. */
  readonly waived?: ByRole<readonly string[]>
  /** By role: Salt, Plunder, Food; default 5 each. */
  readonly resources?: ByRole<readonly [number, number, number]>
  /** By role; default 8. The others are spent. */
  readonly ap?: ByRole<number>
  /** By side (4 Empire, 5 Chaos). */
  readonly vp?: Readonly<Record<number, number>>
  /** Ids of Units, each one counted. */
  readonly imperialGraveyard?: readonly UnitId[]
  readonly chaosGraveyard?: readonly UnitId[]
  readonly firstPlayer?: Role
  /** Default 'actions'. */
  readonly phase?: State['phase']
  /** Default 1. */
  readonly chapter?: number
  /** Whose turn; default: the first player's in the Actions Phase, else nobody's. */
  readonly turn?: number
}

/** A table with this position. */
export function lay(position: Laid, content: Content, options: TableOptions): Table {
  const roles = position.roles ?? Math.max(MIN_FACTIONS, position.heroes?.length ?? 0)
  const state = emptyState(content, roles, options)
  const t: Table = { state, content }
  state.phase = position.phase ?? 'actions'
  state.chapter = position.chapter ?? 1
  state.firstPlayer = position.firstPlayer ?? 0
  state.turn = position.turn ?? (state.phase === 'actions' ? state.firstPlayer : NONE)
  for (let role = 0; role < roles; role++) seat(t, role, position)
  layTiles(t, position)
  placePieces(t, position)
  placeCards(t, position)
  layCards(t, position)
  return t
}

function seat(t: Table, role: Role, position: Laid): void {
  const { state, content } = t
  const hero = HERO_IDS.indexOf(position.heroes?.[role] ?? HERO_IDS[role * 2])
  const home = content.layouts[state.roles - MIN_FACTIONS].homes[role]
  takeSeat(t, role, { faction: content.heroes[hero].faction, hero, home })
  const havens = position.havens?.[role]
  if (havens !== undefined) state.haven[home] = NONE
  for (const space of havens ?? []) state.haven[space] = role
  state.heroAt[role] = position.heroAt?.[role] ?? home
  position.resources?.[role]?.forEach((n, kind) => (state.resources[resourceAt(role, kind)] = n))
  const ap = position.ap?.[role] ?? state.ap[role]
  state.spentAp[role] = Math.max(0, state.ap[role] - ap)
  state.extraAp[role] = Math.max(0, ap - state.ap[role])
  state.ap[role] = ap
  if (position.startFeats === false) state.feats[role] = []
  for (const id of position.feats?.[role] ?? []) {
    const feat = numbered('feats', id, content)
    if (state.featDecks[role].middle.includes(feat)) takeOut(state.featDecks[role], feat)
    if (!state.feats[role].includes(feat)) state.feats[role].push(feat)
  }
}

function layTiles({ state, content }: Table, position: Laid): void {
  for (const [key, id] of Object.entries(position.tiles ?? {})) {
    const space = Number(key)
    if (id === 'ice') state.tile[space] = NONE
    else if (id === 'face-down') state.tile[space] = FACE_DOWN
    else {
      state.tile[space] = numbered('hexes', id, content)
      state.tilePool = state.tilePool.filter((tile) => tile !== state.tile[space])
      state.towerPool = state.towerPool.filter((tile) => tile !== state.tile[space])
    }
  }
  for (const [space, turned] of Object.entries(position.rotations ?? {})) state.rotation[Number(space)] = turned
  const next = position.nextTiles?.map((id) => numbered('hexes', id, content)) ?? []
  state.tilePool = [...next, ...state.tilePool.filter((tile) => !next.includes(tile))]
}

/** The role at the table whose faction has this Unit, and its type. */
export function unitOf({ state }: Table, id: UnitId): { role: Role; type: number } {
  const number = UNIT_IDS.indexOf(id)
  const role = state.faction.indexOf(Math.floor(number / UNITS_PER_FACTION))
  if (role < 0) throw new Error(`nobody plays the faction of ${id}`)
  return { role, type: number % UNITS_PER_FACTION }
}

function placePieces(t: Table, position: Laid): void {
  const { state } = t
  for (const [space, ids] of Object.entries(position.units ?? {}))
    for (const id of ids) {
      const { role, type } = unitOf(t, id)
      putUnits(state, role, type, Number(space))
    }
  for (const space of position.walls ?? []) state.wall[space] = 1
  for (const space of position.towers ?? []) state.tower[space] = 1
  for (const space of position.curses ?? []) state.curse[space] = 1
  for (const [space, n] of Object.entries(position.garrisons ?? {})) state.garrison[Number(space)] = n
  for (const [space, n] of Object.entries(position.skeletons ?? {})) state.skeletons[Number(space)] = n
  const bury = (ids: readonly UnitId[] = [], graveyard: number[]): void => {
    for (const id of ids) {
      const { role, type } = unitOf(t, id)
      graveyard[role * UNITS_PER_FACTION + type]++
    }
  }
  bury(position.imperialGraveyard, state.imperialGraveyard)
  bury(position.chaosGraveyard, state.chaosGraveyard)
  for (const [side, points] of Object.entries(position.vp ?? {})) state.vp[Number(side)] = points
}

/** Out of its deck, wherever it lies there; so it is certain where it is. */
function takeFrom(deck: Deck, number: number): void {
  for (const [cards, seen] of [
    [deck.top, deck.topSeen],
    [deck.bottom, deck.bottomSeen],
  ] as [number[], Roles[]][]) {
    const i = cards.indexOf(number)
    if (i < 0) continue
    cards.splice(i, 1)
    seen.splice(i, 1)
  }
  const i = deck.middle.indexOf(number)
  if (i >= 0) deck.middle.splice(i, 1)
}

function stack(deck: Deck, numbers: readonly number[]): void {
  for (const number of [...numbers].reverse()) {
    takeFrom(deck, number)
    putOnTop(deck, number, EVERYONE)
  }
}

function placeCards({ state }: Table, position: Laid): void {
  for (const [id, placed] of Object.entries(position.cards ?? {})) {
    const number = card(id as LegionId | HordeId)
    state.fate[number] = IN_PLAY
    state.cardAt[number] = placed.at
    state.threat[number] = placed.threat ?? 3
    state.tokens[number] = placed.tokens ?? 0
    state.target[number] = placed.target ?? NONE
    takeFrom(isLegion(number) ? state.legionDeck : state.hordeDeck, number)
    if (isLegion(number)) state.legionsLeft--
    else state.hordesLeft--
  }
  stack(state.legionDeck, position.nextLegions?.map(card) ?? [])
  stack(state.hordeDeck, position.nextHordes?.map(card) ?? [])
}

function layCards({ state, content }: Table, position: Laid): void {
  const numbers = (of: Named, ids: readonly string[] = []): number[] =>
    ids.map((id) => (id === '' ? NONE : numbered(of, id, content)))
  const layRow = (row: number[], deck: Deck, laid: readonly number[]): void =>
    laid.forEach((number, i) => {
      row[i] = number
      takeFrom(deck, number)
    })
  layRow(state.market, state.itemDeck, numbers('items', position.market))
  layRow(state.openQuests, state.questDeck, numbers('quests', position.openQuests))
  for (let role = 0; role < state.roles; role++) {
    state.items[role] = numbers('items', position.items?.[role])
    state.quests[role] = numbers('quests', position.quests?.[role])
    for (const item of state.items[role]) takeFrom(state.itemDeck, item)
    for (const quest of state.quests[role]) takeFrom(state.questDeck, quest)
    state.waived[role] = numbers('items', position.waived?.[role])
    const left = position.featDecks?.[role]
    if (left !== undefined) state.featDecks[role].middle = numbers('feats', left).sort((a, b) => a - b)
    stack(state.featDecks[role], numbers('feats', position.nextFeats?.[role]))
  }
  stack(state.itemDeck, numbers('items', position.nextItems))
  stack(state.questDeck, numbers('quests', position.nextQuests))
  state.druids = numbers('druids', position.druids)
  state.druidUp = state.druids.map(() => 1)
  state.unusedDruids = state.unusedDruids.filter((druid) => !state.druids.includes(druid))
  state.events = numbers('events', position.events)
  for (const event of state.events) for (const deck of state.eventDecks) takeFrom(deck, event)
  if (position.nextEvent !== undefined)
    stack(state.eventDecks[state.chapter - 1], numbers('events', [position.nextEvent]))
}
