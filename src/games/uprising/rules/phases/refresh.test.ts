import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { asked, choose, heardMatch, loaded, numbered, offered } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { lockedAp } from '../map/reserve.ts'
import { NONE } from '../table/state.ts'

const content = defaultContent()
const ITEMS = content.cards.second.items.map(({ id }) => id)
/** Quests without an immediate effect. */
const QUIET = content.cards.second.quests.filter(({ immediate }) => immediate.length === 0).map(({ id }) => id)

const refreshed = (position: Position, ...chance: number[]): Heard =>
  heardMatch(
    {
      phase: 'refresh',
      nextQuests: QUIET.slice(0, 3),
      ...position,
      arrange: (state, from) => {
        state.questDeck.middle = []
        position.arrange?.(state, from)
      },
    },
    [{ procedure: 'refresh', args: { step: 0 } }],
    loaded(...chance),
  )

describe('the Refresh Phase', () => {
  it('turns a face-down Druid over, where they begin so [UP-REF-01, UP-RUL-21]', () => {
    const faceDown: Position = {
      options: { druidMode: 'revealPerChapter' },
      arrange: (state) => {
        state.druids = [NONE, NONE, NONE, NONE]
        state.druidUp = [0, 0, 0, 0]
      },
    }
    const { match, told } = refreshed(faceDown, 1)
    const druid = match.state.druids[0]
    expect(match.state.druidUp).toEqual([1, 0, 0, 0])
    expect(match.state.unusedDruids).not.toContain(druid)
    expect(told('druidRevealed')).toEqual([{ druid }])
    const other = refreshed({ ...faceDown, options: { druidMode: 'faceUp' } })
    expect(other.match.state.druidUp).toEqual([0, 0, 0, 0])
  })

  it('turns all cards of all players face-up [UP-REF-02]', () => {
    const { match, told } = refreshed({
      arrange: (state) => {
        state.flippedFeats = [state.feats[0][0], state.feats[1][0]]
        state.flippedItems = [1]
        state.flippedQuests = [2]
      },
    })
    const { flippedFeats, flippedItems, flippedQuests } = match.state
    expect([flippedFeats, flippedItems, flippedQuests]).toEqual([[], [], []])
    expect(told('cardsRefreshed')).toEqual([{ n: 4 }])
  })

  it('gives back all AP but those locked on cards, and takes extra ones away [UP-REF-03, UP-RUL-23]', () => {
    const { match } = refreshed({
      roles: 3,
      ap: { 0: 0, 1: 10, 2: 5 },
      cards: { courtesan: { at: 0 } },
      arrange: (state) => {
        state.attached[0].ap[2] = 2
        state.spentAp[2] -= 2
      },
    })
    expect(match.state.ap).toEqual([8, 8, 6])
    expect(match.state.spentAp).toEqual([0, 0, 0])
    expect(match.state.extraAp).toEqual([0, 0, 0])
    expect(lockedAp(match.state, 2)).toBe(2)
  })

  it('AP locked on a Quest that is discarded come back as spent ones, too late for this Chapter [UP-REF-03, UP-REF-05, UP-RUL-24]', () => {
    const { match, told } = refreshed({
      openQuests: [QUIET[0]],
      ap: { 0: 3 },
      arrange: (state) => {
        state.questAttached[0].ap[0] = 2
        state.spentAp[0] -= 2
        expect(lockedAp(state, 0)).toBe(2)
      },
    })
    expect(told('apRefreshed')).toHaveLength(1)
    expect([lockedAp(match.state, 0), match.state.ap[0], match.state.spentAp[0]]).toEqual([0, 6, 2])
  })

  it('discards the market and deals 3 new Items [UP-REF-04, UP-SET-31]', () => {
    const [a, b] = ITEMS
    const next = ITEMS.slice(2, 5)
    const { match } = refreshed({ market: [a, '', b], nextItems: next })
    expect(match.state.market).toEqual(next.map((id) => numbered('items', id)))
    expect(match.state.itemDiscard).toEqual([a, b].map((id) => numbered('items', id)))
  })

  it('leaves spaces empty without Items; the first edition shuffles the discarded ones [UP-SET-06, UP-RUL-35]', () => {
    const short = (reshuffle: 0 | 1): Heard =>
      refreshed({
        market: ITEMS.slice(0, 3),
        options: { itemDeckReshuffle: reshuffle },
        arrange: (state) => (state.itemDeck.middle = [numbered('items', ITEMS[3])]),
      })
    expect(short(0).match.state.market).toEqual([numbered('items', ITEMS[3]), NONE, NONE])
    const full = short(1)
    expect(full.match.state.market.filter((item) => item !== NONE)).toHaveLength(3)
    expect(full.match.state.itemDiscard).toEqual([])
    expect(full.told('itemsShuffled')).toHaveLength(1)
  })

  it('has fewer market spaces while Items lie on a card [UP-REF-04]', () => {
    const { match } = refreshed({
      cards: { courtesan: { at: 0 } },
      arrange: (state) => {
        state.attached[0].items = [state.itemDeck.middle.shift()!, state.itemDeck.middle.shift()!]
      },
    })
    expect(match.state.market.filter((item) => item !== NONE)).toHaveLength(1)
  })

  it('discards available Quests but not those taken, and deals new ones [UP-REF-05, UP-RUL-37]', () => {
    const [old, taken, ...next] = QUIET
    const { match } = refreshed({ openQuests: [old], quests: { 0: [taken] }, nextQuests: next.slice(0, 3) })
    expect(match.state.questDiscard).toEqual([numbered('quests', old)])
    expect(match.state.quests[0]).toEqual([numbered('quests', taken)])
    expect(match.state.openQuests.slice(0, next.length)).toEqual(next.slice(0, 3).map((id) => numbered('quests', id)))
  })

  it('has three Quests again, even if an effect had laid a fourth [UP-REF-05]', () => {
    const { match } = refreshed({
      openQuests: [QUIET[0]],
      arrange: (state) => {
        state.openQuests.push(numbered('quests', QUIET[1]))
        state.questAttached.push({ ap: [0, 0], units: Array<number>(8).fill(0), items: [], druids: [] })
      },
      nextQuests: [],
    })
    expect([match.state.openQuests, match.state.questAttached.length]).toEqual([[NONE, NONE, NONE], 3])
    expect(match.state.questDiscard).toHaveLength(2)
  })

  it('resolves the immediate effects of new Quests; the old first player decides [UP-REF-05, UP-RUL-37]', () => {
    const loud = content.cards.second.quests.find(({ immediate }) => immediate[0]?.op === 'placeGarrison')!
    const { match } = refreshed({ chapter: 2, firstPlayer: 0, nextQuests: [QUIET[0], loud.id] })
    expect(asked(match).role).toBe(0)
    expect(match.state.openQuests.slice(0, 2)).toEqual([numbered('quests', QUIET[0]), loud.index])
    const before = match.state.garrison.reduce((sum, n) => sum + n, 0)
    choose(match, offered(match)[0])
    expect(match.state.garrison.reduce((sum, n) => sum + n, 0)).toBe(before + 1)
    expect(match.state.firstPlayer).toBe(1)
  })

  it('passes the First Player Token to the left, but not in Chapter 1 [UP-REF-06, UP-SET-37, UP-SET-36]', () => {
    expect(refreshed({ roles: 3, chapter: 1, firstPlayer: 2 }).match.state.firstPlayer).toBe(2)
    const { match, told } = refreshed({ roles: 3, chapter: 2, firstPlayer: 2 })
    expect(match.state.firstPlayer).toBe(0)
    expect(told('firstPlayer')).toEqual([{ role: 0, rule: 'UP-REF-06' }])
    expect(refreshed({ roles: 3, chapter: 3, firstPlayer: 0 }).match.state.firstPlayer).toBe(1)
  })
})
