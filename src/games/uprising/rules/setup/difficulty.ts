/** Which cards and hexes take part (UP-DIF, UP-SET-30, UP-RUL-19, UP-RUL-20). */
import type { Cards, Content, ContentSource } from '../../content/content.ts'
import { CHAPTERS, DIFFICULTIES, MIN_FACTIONS, type HexKind } from '../../content/names.ts'
import type { TableOptions } from '../table/state.ts'

type DifficultyRow = ContentSource['setup']['difficulties'][number]
type Joining = DifficultyRow['advancedItems']
type CardClass = Exclude<keyof Cards, 'feats'>

export const difficultyOf = (content: Content, options: TableOptions): DifficultyRow =>
  content.setup.difficulties[DIFFICULTIES.indexOf(options.difficulty)]

/** Hexes beside the Capital with a Garrison (UP-DIF-06, UP-RUL-22). */
export const adjacentGarrisons = (content: Content, options: TableOptions): number =>
  difficultyOf(content, options).garrisons[options.difficultyTable === 'second' ? 0 : 1]

/** What takes part for certain, and the advanced ones of which so many join at random. */
export interface CardPool {
  readonly sure: number[]
  readonly advanced: number[]
  readonly joining: number
}

interface Want {
  readonly of: CardClass
  readonly joining: Joining
  /** Cards that the set-up needs at least. */
  readonly least?: number
  readonly only?: (index: number) => boolean
}

/** UP-RUL-20: where too few are left without them, random advanced ones fill up. */
function poolOf(content: Content, options: TableOptions, { of, joining, least = 0, only }: Want): CardPool {
  const sure: number[] = []
  const advanced: number[] = []
  for (const { index, sets, isAdvanced } of content.cards[options.contentSet][of]) {
    if (!sets.includes(options.contentSet) || only?.(index) === false) continue
    const asked = isAdvanced && joining !== 'all' && options.advanced !== 'all'
    ;(asked ? advanced : sure).push(index)
  }
  const missing = Math.max(joining === 'all' ? 0 : joining, least - sure.length)
  return { sure, advanced, joining: Math.min(missing, advanced.length) }
}

/** Where random advanced cards join a deck: every class but ordinary hexes, which are decided when they are turned. */
export interface Pools {
  readonly legions: CardPool
  readonly hordes: CardPool
  readonly items: CardPool
  readonly quests: CardPool
  readonly druids: CardPool
  readonly towers: CardPool
  readonly tiles: CardPool
  /** By Chapter less one. */
  readonly events: readonly CardPool[]
}

export function poolsOf(content: Content, roles: number, options: TableOptions): Pools {
  const row = difficultyOf(content, options)
  const { hexes, nemesis, events } = content.cards[options.contentSet]
  const { setup } = content
  const layout = content.layouts[roles - MIN_FACTIONS]
  const pool = (want: Want): CardPool => poolOf(content, options, want)
  const deck = setup.nemesisDeck[roles - MIN_FACTIONS]
  const cards = (isLegion: boolean): CardPool =>
    pool({
      of: 'nemesis',
      joining: row.advancedNemesis,
      least: deck,
      only: (card) => nemesis[card].isLegion === isLegion,
    })
  const tiles = (kind: HexKind, joining: Joining, least: number): CardPool =>
    pool({ of: 'hexes', joining, least, only: (tile) => hexes[tile].kind === kind })
  return {
    legions: withNinth(cards(true), content, options),
    hordes: cards(false),
    items: pool({ of: 'items', joining: row.advancedItems }),
    quests: pool({ of: 'quests', joining: row.advancedQuests, least: setup.quests * options.chapters }),
    druids: pool({
      of: 'druids',
      joining: options.difficultyTable === 'second' ? 'all' : row.advancedDruids,
      least: setup.druids,
    }),
    towers: tiles('seaTower', row.advancedSeaTowers, layout.seaTowers.length),
    tiles: tiles('ordinary', row.advancedHexes, layout.random.length),
    events: Array.from({ length: CHAPTERS }, (_, i) =>
      pool({ of: 'events', joining: row.advancedEvents, least: 1, only: (event) => events[event].chapter === i + 1 }),
    ),
  }
}

/** UP-RUL-101: in no box, so only by choice. */
function withNinth(pool: CardPool, content: Content, options: TableOptions): CardPool {
  if (!options.ninthLegion) return pool
  const ninth = content.indexOf.nemesis.get('butcher')
  return ninth === undefined || pool.sure.includes(ninth) ? pool : { ...pool, sure: [...pool.sure, ninth] }
}
