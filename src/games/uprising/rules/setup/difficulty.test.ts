import { describe, expect, it } from 'vitest'
import { defaultContent, type Content } from '../../content/content.ts'
import type { Difficulty } from '../../content/names.ts'
import { loaded, card } from '../../testing/position.ts'
import { setUpMatch, setUpState } from '../../testing/set-up-match.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { drawTile } from '../map/tiles.ts'
import { FACE_DOWN, UNUSED, type TableOptions } from '../table/state.ts'
import { poolsOf, type Pools } from './difficulty.ts'
import { defaultOptions } from './options.ts'

const content = defaultContent()
const LEVELS: readonly Difficulty[] = ['rebel', 'veteran', 'nightmare', 'apocalypse']

/** Content in which one Item, Quest, Event … more is advanced, so that every row of the table has something to say. */
function withAdvanced(): Content {
  const mark = <T extends { readonly isAdvanced: boolean }>(list: readonly T[], at: readonly number[]): T[] =>
    list.map((one, i) => (at.includes(i) ? { ...one, isAdvanced: true } : one))
  const cards = content.cards.second
  const second = {
    ...cards,
    items: mark(cards.items, [0, 1]),
    quests: mark(cards.quests, [0, 1, 2, 3]),
    events: mark(cards.events, [0, 1]),
  }
  return { ...content, cards: { second, first: second } }
}

const pools = (difficulty: Difficulty, more: Partial<TableOptions> = {}, from: Content = content): Pools =>
  poolsOf(from, 2, { ...defaultOptions(from), difficulty, ...more })

/** How many advanced ones join for certain and by chance, of how many there are. */
function joined(of: Exclude<keyof Pools, 'events'>, from: Content, more: Partial<TableOptions> = {}): number[] {
  const key = of === 'legions' || of === 'hordes' ? 'nemesis' : of === 'tiles' || of === 'towers' ? 'hexes' : of
  return LEVELS.map((level) => {
    const { sure, joining } = pools(level, more, from)[of]
    return sure.filter((one) => from.cards.second[key][one].isAdvanced).length + joining
  })
}

describe('the difficulty table', () => {
  it('gives 6, 5, 5, 5 of every resource [UP-DIF-04, UP-SET-14]', () => {
    expect(LEVELS.map((difficulty) => setUpState(2, { difficulty }).resources[0])).toEqual([6, 5, 5, 5])
  })

  it('lays 0, 2, 3, 3 Curses in both editions [UP-DIF-05, UP-RUL-17]', () => {
    for (const edition of ['second', 'first']) {
      const curses = LEVELS.map((difficulty) => setUpState(3, { difficulty, edition }).curse)
      expect(curses.map((list) => list.reduce((sum, n) => sum + n, 0))).toEqual([0, 2, 3, 3])
    }
  })

  it('lays Garrisons on 0, 3, 6 or 3, 6 hexes beside the Capital [UP-DIF-06, UP-RUL-22]', () => {
    const guarded = (more: object): number[] =>
      LEVELS.map((difficulty) => {
        const { garrison } = setUpState(2, { difficulty, ...more })
        expect(garrison[CAPITAL_SPACE]).toBe(3)
        return garrison.filter((n) => n === 1).length
      })
    expect(guarded({})).toEqual([0, 3, 6, 6])
    expect(guarded({ edition: 'first' })).toEqual([0, 3, 3, 6])
    expect(guarded({ difficultyTable: 'first' })).toEqual([0, 3, 3, 6])
  })

  it('adds advanced Items and Quests [UP-DIF-07, UP-DIF-08]', () => {
    const from = withAdvanced()
    const items = from.cards.second.items.filter(({ isAdvanced, sets }) => isAdvanced && sets.includes('second')).length
    expect(items).toBeGreaterThan(2)
    expect(joined('items', from)).toEqual([0, 0, items, items])
    const quests = from.cards.second.quests.filter(
      ({ isAdvanced, sets }) => isAdvanced && sets.includes('second'),
    ).length
    expect(quests).toBeGreaterThan(3)
    expect(joined('quests', from, { chapters: 0 })).toEqual([0, 0, 3, quests])
  })

  it('adds advanced Legions, Hordes and Sea Towers [UP-DIF-09, UP-DIF-10]', () => {
    expect(joined('legions', content)).toEqual([0, 0, 1, 1])
    expect(joined('hordes', content)).toEqual([0, 0, 1, 1])
    expect(joined('towers', content)).toEqual([0, 0, 1, 1])
  })

  it('adds 2 random advanced hexes, then all [UP-DIF-11, UP-SET-30]', () => {
    expect(joined('tiles', content)).toEqual([0, 0, 2, 4])
    const { tilePool } = setUpState(2)
    expect(tilePool.every((tile) => !content.cards.second.hexes[tile].isAdvanced)).toBe(true)
  })

  it('adds 1 random advanced Event to the deck of a Chapter, then all [UP-DIF-12]', () => {
    const from = withAdvanced()
    const chapters = from.cards.second.events.slice(0, 2).map(({ chapter }) => chapter)
    const joining = (level: Difficulty, more = {}): number => {
      const { sure, joining: random } = pools(level, more, from).events[chapters[0] - 1]
      return sure.filter((event) => from.cards.second.events[event].isAdvanced).length + random
    }
    const all = from.cards.second.events.filter((e) => e.isAdvanced && e.chapter === chapters[0]).length
    expect(joining('nightmare')).toBe(1)
    expect(joining('apocalypse')).toBe(all)
  })

  it('leaves advanced Druids out only in the first edition [UP-DIF-13, UP-RUL-19, UP-RUL-09]', () => {
    const counts = joined('druids', content)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
    const first = LEVELS.map((level) => {
      const { sure } = poolsOf(content, 2, { ...defaultOptions(content, 'first'), difficulty: level }).druids
      return sure.filter((druid) => content.cards.first.druids[druid].isAdvanced).length
    })
    expect(first.slice(0, 2)).toEqual([0, 0])
    expect(first[2]).toBeGreaterThan(0)
    expect(first[3]).toBe(first[2])
  })
})

describe('advanced parts', () => {
  it('may all be added by choice on any level [UP-DIF-03]', () => {
    const all = pools('rebel', { advanced: 'all' })
    const advanced = content.cards.second.hexes.filter((hex) => hex.isAdvanced && hex.kind === 'ordinary')
    expect(advanced.every(({ index }) => all.tiles.sure.includes(index))).toBe(true)
    expect(all.legions.sure).toContain(card('mage-breaker'))
  })

  it('fill up where too few others are left [UP-RUL-20]', () => {
    const few: Content = {
      ...content,
      cards: {
        ...content.cards,
        second: {
          ...content.cards.second,
          nemesis: content.cards.second.nemesis.map((one) => ({ ...one, isAdvanced: one.index > 3 && one.isLegion })),
        },
      },
    }
    const { sure, joining } = pools('rebel', {}, few).legions
    expect([sure.length, joining]).toEqual([4, 1])
    const state = setUpState(2, { difficulty: 'rebel' }, 'fill', few)
    expect(state.legionDeck.middle).toHaveLength(5)
    const filler = state.legionDeck.middle.find((one) => one > 3)!
    expect(state.fate[filler]).not.toBe(UNUSED)
    expect(state.fate.slice(4, 9).filter((fate) => fate === UNUSED)).toHaveLength(4)
  })

  it('are not the Butcher, who only comes by choice [UP-RUL-101]', () => {
    expect(pools('apocalypse', { advanced: 'all' }).legions.sure).not.toContain(card('butcher'))
    expect(pools('rebel', { ninthLegion: true }).legions.sure).toContain(card('butcher'))
    expect(setUpState(2, { ninthLegion: true }).legionsLeft).toBe(5)
  })
})

describe('face-down tiles', () => {
  it('are decided when they are turned; an advanced one needs two draws [UP-DIF-11, UP-RUL-10]', () => {
    const { match } = setUpMatch(2, { difficulty: 'nightmare' })
    const { state } = match
    const space = state.tile.indexOf(FACE_DOWN)
    const ordinary = state.tilePool.length
    const [backs, advanced] = [state.tilePool.slice(), state.advancedTiles.slice()]
    expect(state.advancedTilesLeft).toBe(2)
    match.play.source = loaded(0, ordinary - 1, 3)
    expect(drawTile(match.play, space)).toBe(backs[0])
    expect(state.tilePool).not.toContain(backs[0])
    expect(drawTile(match.play, space)).toBe(advanced[3])
    expect(state.advancedTilesLeft).toBe(1)
    expect(state.advancedTiles).toEqual(advanced.slice(0, 3))
  })

  it('that somebody has looked at stay what they are [UP-RUL-10]', () => {
    const { match } = setUpMatch(2)
    const space = match.state.tile.indexOf(FACE_DOWN)
    match.state.scouted[space] = 12
    expect(drawTile(match.play, space)).toBe(12)
  })
})
