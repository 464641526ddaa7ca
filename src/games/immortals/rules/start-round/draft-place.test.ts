import { describe, expect, it } from 'vitest'
import { EVERYONE, publicCells } from '../../../../engine/index.ts'
import { LIGHT, nameOf, SHADOW } from '../../content/names.ts'
import {
  choose,
  chooseAs,
  joker,
  landCard,
  light,
  magic,
  offered,
  question,
  shadow,
  view,
  type ImmortalsMatch,
} from '../../testing/position.ts'
import { draftMatch, startOnly, toldAs, type DraftPosition, type Told } from '../../testing/start-match.ts'
import { cardsInHand } from '../cards/hands-and-piles.ts'
import { NONE, type Card } from '../table/state.ts'

const [DIRK, MIKE] = [0, 1]
const SHADOWS = [shadow('mountainhome'), shadow('treehome'), shadow('heartwood'), shadow('saltmere')]
const LIGHTS = [light('mountainhome'), light('treehome'), light('heartwood'), light('saltmere')]
const OTHERS = [shadow('the-murk'), shadow('crossfen'), shadow('duskmoor'), shadow('highcrag')]

const begin = (change: Partial<DraftPosition> = {}): Told =>
  draftMatch({
    groups: [
      [10, 2, 2],
      [4, 3],
      [5, 5],
    ],
    hands: [
      [...SHADOWS, joker(SHADOW, 'forest')],
      [...LIGHTS, joker(LIGHT, 'forest')],
      [...OTHERS, joker(SHADOW, 'mountains')],
    ],
    ...change,
  })

const pick = (match: ImmortalsMatch, ...cards: Card[]): void =>
  cards.forEach((card, role) => chooseAs(match, role, `card:${card}`))

const handOf = (match: ImmortalsMatch, role: number): number[] => cardsInHand(match.play, role, [])

describe('placing army groups', () => {
  it('ten armies go to Mountainhome, the land card to Dirk, the conflict card is discarded [IM-EX-01] [IM-STA-17] [IM-STA-19]', () => {
    const { match, events } = begin()
    pick(match, shadow('mountainhome'), light('mountainhome'), shadow('the-murk'))
    expect(question(match)).toBe('group@0')
    expect(offered(match)).toEqual(['group:10', 'group:2'])
    expect(view(match)).toMatchObject({ closes: true, about: { land: shadow('mountainhome') } })
    choose(match, 'group:10')
    const { state } = match
    expect([state.possessor[shadow('mountainhome')], state.armies[shadow('mountainhome')]]).toEqual([DIRK, 10])
    expect(state.groups[DIRK]).toEqual([2, 2])
    expect(state.holder[nameOf(shadow('mountainhome'))]).toBe(DIRK)
    expect(handOf(match, DIRK)).toContain(landCard('mountainhome'))
    expect(handOf(match, DIRK)).toContain(magic('awaken'))
    expect(state.discard).toEqual([shadow('mountainhome')])
    expect(state.conflict[DIRK]).toEqual([])
    expect(toldAs(events, 'startLandCard')).toEqual([
      { type: 'startLandCard', role: DIRK, name: nameOf(shadow('mountainhome')) },
    ])
  })

  it('Mike stands in the twin; Dirk keeps the land card and Mike the conflict card [IM-EX-02] [IM-STA-20] [IM-STA-21]', () => {
    const { match, events } = begin()
    pick(match, shadow('mountainhome'), light('mountainhome'), shadow('the-murk'))
    choose(match, 'group:10')
    expect(question(match)).toBe('group@1')
    choose(match, 'group:4')
    const { state } = match
    expect([state.possessor[light('mountainhome')], state.armies[light('mountainhome')]]).toEqual([MIKE, 4])
    expect(state.holder[nameOf(light('mountainhome'))]).toBe(DIRK)
    expect(state.conflict[MIKE]).toEqual([light('mountainhome')])
    expect(state.conflictSeenBy[MIKE]).toEqual([EVERYONE])
    expect((publicCells(startOnly, match).get('player:1') as { known: number[] }).known).toEqual([
      light('mountainhome'),
    ])
    expect(state.discard).toEqual([shadow('mountainhome')])
    expect(toldAs(events, 'draftCardStays')).toEqual([
      { type: 'draftCardStays', role: MIKE, card: light('mountainhome') },
    ])
  })

  it('of two twins in one draft round the earlier in turn order gets the land card [IM-EX-41] [IM-RUL-11]', () => {
    const { match } = begin({ startPlayer: MIKE })
    pick(match, shadow('mountainhome'), light('mountainhome'), shadow('the-murk'))
    expect(question(match)).toBe('group@1')
    choose(match, 'group:4', 'group:5')
    expect(question(match)).toBe('group@0')
    choose(match, 'group:2')
    const { state } = match
    expect(state.holder[nameOf(light('mountainhome'))]).toBe(MIKE)
    expect(state.conflict).toEqual([[shadow('mountainhome')], [], []])
    expect(state.discard).toEqual([light('mountainhome'), shadow('the-murk')])
    expect([state.armies[light('mountainhome')], state.armies[shadow('mountainhome')]]).toEqual([4, 2])
  })

  it('cards are resolved clockwise from the start player [IM-STA-16]', () => {
    const { match } = begin({ startPlayer: 2 })
    pick(match, shadow('mountainhome'), light('heartwood'), shadow('the-murk'))
    const order: string[] = []
    for (let i = 0; i < 3; i++) {
      order.push(question(match))
      choose(match, offered(match)[0])
    }
    expect(order).toEqual(['group@2', 'group@0', 'group@1'])
  })

  it('who holds the land card of the own twin keeps the conflict card [IM-RUL-12] [IM-STA-21]', () => {
    const { match } = begin({
      armies: { 0: [[light('treehome'), 3]] },
      holders: { [nameOf(light('treehome'))]: DIRK },
    })
    pick(match, shadow('treehome'), light('heartwood'), shadow('the-murk'))
    choose(match, 'group:2')
    expect(match.state.conflict[DIRK]).toEqual([shadow('treehome')])
    expect(match.state.possessor[shadow('treehome')]).toBe(DIRK)
    expect(match.state.discard).toEqual([])
  })
})

describe('jokers', () => {
  it('any unoccupied land of the region and world may be chosen, then a group [IM-STA-18]', () => {
    const { match } = begin({
      armies: {
        2: [
          [shadow('mossgate'), 1],
          [light('heartwood'), 1],
        ],
      },
    })
    pick(match, joker(SHADOW, 'forest'), light('mountainhome'), shadow('the-murk'))
    expect(question(match)).toBe('draftLand@0')
    const lands = (['elderglade', 'treehome', 'thornhollow', 'heartwood'] as const).map(shadow)
    expect(offered(match)).toEqual(lands.map((land) => `land:${land}`))
    expect(view(match)!.options.every(({ rule }) => rule === 'IM-STA-18')).toBe(true)
    expect(view(match)!.closes).toBe(false)
    choose(match, `land:${shadow('heartwood')}`, 'group:2')
    const { state } = match
    expect([state.possessor[shadow('heartwood')], state.armies[shadow('heartwood')]]).toEqual([DIRK, 2])
    expect(state.holder[nameOf(shadow('heartwood'))]).toBe(DIRK)
    expect(state.discard).toEqual([joker(SHADOW, 'forest')])
  })

  it('the joker itself is kept where somebody else holds the land card [IM-RUL-14]', () => {
    const { match } = begin({ holders: { [nameOf(shadow('heartwood'))]: 2 } })
    pick(match, joker(SHADOW, 'forest'), light('mountainhome'), shadow('the-murk'))
    choose(match, `land:${shadow('heartwood')}`, 'group:2')
    expect(match.state.conflict[DIRK]).toEqual([joker(SHADOW, 'forest')])
    expect(match.state.conflictSeenBy[DIRK]).toEqual([EVERYONE])
    expect(match.state.holder[nameOf(shadow('heartwood'))]).toBe(2)
    expect(match.state.possessor[shadow('heartwood')]).toBe(DIRK)
  })

  it('a land taken by an earlier joker: no placement, the shown card is kept, the group waits [IM-RUL-10]', () => {
    const { match, events } = begin({ startPlayer: 2 })
    pick(match, shadow('mountainhome'), light('heartwood'), joker(SHADOW, 'mountains'))
    choose(match, `land:${shadow('mountainhome')}`, 'group:5')
    // Dirk's turn is over before it began.
    expect(question(match)).toBe('group@1')
    const { state } = match
    expect(state.possessor[shadow('mountainhome')]).toBe(2)
    expect(state.groups[DIRK]).toEqual([10, 2, 2])
    expect(state.conflict[DIRK]).toEqual([shadow('mountainhome')])
    expect(state.conflictSeenBy[DIRK]).toEqual([EVERYONE])
    expect(state.draft!.chosen[DIRK]).toBe(NONE)
    expect(toldAs(events, 'draftCardStays')).toEqual([
      { type: 'draftCardStays', role: DIRK, card: shadow('mountainhome') },
    ])
    expect(toldAs(events, 'startGroupPlaced')).toHaveLength(1)
  })

  it('a joker that finds no free land any more is kept [IM-RUL-10]', () => {
    const taken = (['eagle-stair', 'tribute-pass', 'highcrag', 'emerald-cliff'] as const).map(shadow)
    const { match } = begin({ armies: { 1: taken.map((land) => [land, 1] as const) } })
    pick(match, shadow('mountainhome'), light('heartwood'), joker(SHADOW, 'mountains'))
    choose(match, 'group:10', 'group:4')
    expect(match.state.conflict[2]).toEqual([joker(SHADOW, 'mountains')])
    expect(match.state.groups[2]).toEqual([5, 5])
    expect(match.state.draft!.round).toBe(2)
  })
})
