import { describe, expect, it } from 'vitest'
import { only } from '../../../../engine/index.ts'
import { conflictCardsOf } from '../../content/cards.ts'
import { LIGHT, nameOf, SHADOW } from '../../content/names.ts'
import { choose, chooseAs, joker, light, loaded, offered, question, shadow, view } from '../../testing/position.ts'
import type { ImmortalsMatch } from '../../testing/position.ts'
import { draftMatch, playOn, toldAs, type DraftPosition, type Told } from '../../testing/start-match.ts'
import { NONE, type Card } from '../table/state.ts'

const HANDS = [
  (['mountainhome', 'treehome', 'heartwood', 'saltmere', 'crossfen'] as const).map(shadow),
  (['mountainhome', 'treehome', 'heartwood', 'saltmere', 'crossfen'] as const).map(light),
  (['the-murk', 'borderland', 'duskmoor', 'highcrag', 'cinderhold'] as const).map(shadow),
]

const begin = (change: Partial<DraftPosition> = {}, ...chance: number[]): Told =>
  draftMatch({ groups: [[3, 2], [4], []], hands: HANDS, ...change }, loaded(...chance))

const pick = (match: ImmortalsMatch, ...cards: Card[]): void =>
  cards.forEach((card, role) => chooseAs(match, role, `card:${card}`))

const without = (cards: readonly Card[], ...out: Card[]): Card[] =>
  cards.filter((card) => !out.includes(card)).sort((a, b) => a - b)

const round = (match: ImmortalsMatch): void => {
  pick(match, shadow('mountainhome'), light('heartwood'), shadow('the-murk'))
  choose(match, 'group:3', 'group:4')
}

describe('the next draft round', () => {
  it('four cards and the marker go to the left, and each hand gets a card of its world [IM-STA-22] [IM-STA-23] [IM-STA-09]', () => {
    const { match, events } = begin()
    const stacks = match.state.draft!.stacks.map((stack) => stack.slice())
    round(match)
    const { draft, startPlayer, marker } = match.state
    expect([startPlayer, marker]).toEqual([1, 1])
    expect(draft!.round).toBe(2)
    expect(draft!.world).toEqual([SHADOW, SHADOW, LIGHT])
    // Refilled clockwise from the new start player: player 2 first.
    const [first, second] = stacks[SHADOW]
    const shadowLeft = without(HANDS[0], shadow('mountainhome'))
    expect(draft!.hands[1]).toEqual([...shadowLeft, first].sort((a, b) => a - b))
    expect(draft!.hands[0]).toEqual([...without(HANDS[2], shadow('the-murk')), second].sort((a, b) => a - b))
    expect(draft!.hands[2]).toEqual([...without(HANDS[1], light('heartwood')), stacks[LIGHT][0]].sort((a, b) => a - b))
    expect(draft!.stacks.map((stack) => stack.length)).toEqual([stacks[SHADOW].length - 2, stacks[LIGHT].length - 1])
    expect(toldAs(events, 'draftPassed')).toEqual([{ type: 'draftPassed', round: 2, role: 1 }])
    const draws = match.log.filter((entry) => entry.type === 'draw')
    expect(draws.map(({ seenBy }) => seenBy)).toEqual([only(1), only(2), only(0)])
  })

  it('an empty stack is made of the discarded cards of its world [IM-RUL-16]', () => {
    const discard = [shadow('emberfall'), joker(SHADOW, 'fire'), light('emberfall')]
    const { match, events } = begin({ stacks: conflictCardsOf(LIGHT), discard })
    round(match)
    const { draft } = match.state
    expect(toldAs(events, 'draftStackRenewed')).toEqual([{ type: 'draftStackRenewed', world: SHADOW, cards: 3 }])
    // Emberfall and the joker of before, Mountainhome of this draft round.
    const renewed = [shadow('emberfall'), joker(SHADOW, 'fire'), shadow('mountainhome')]
    const all = [...draft!.hands[0], ...draft!.hands[1], ...draft!.stacks[SHADOW]]
    expect(renewed.every((card) => all.includes(card))).toBe(true)
    expect(draft!.hands.map((hand) => hand.length)).toEqual([5, 5, 5])
    expect(draft!.stacks[SHADOW]).toHaveLength(1)
    expect(match.state.discard).toEqual([light('emberfall'), light('heartwood')])
  })

  it('without any such card the hand stays smaller [IM-RUL-16]', () => {
    const names = [nameOf(shadow('mountainhome')), nameOf(light('heartwood'))]
    const { match } = begin({ stacks: conflictCardsOf(LIGHT), holders: { [names[0]]: 2 } })
    round(match)
    expect(match.state.draft!.hands.map((hand) => hand.length)).toEqual([4, 4, 5])
    expect(match.state.discard).toEqual([light('heartwood')])
  })

  it('goes on while anybody has a group left; the others stay in and keep cards [IM-STA-24] [IM-RUL-17]', () => {
    const { match } = begin()
    round(match)
    expect(match.state.groups).toEqual([[2], [], []])
    expect(match.play.pending.map(({ role }) => role)).toEqual([1, 2, 0])
  })

  it('after the last group nothing is passed: the marker stays [IM-STA-24] [IM-RUL-15] [IM-STA-29]', () => {
    const { match, events } = begin({ groups: [[3], [4], []] })
    round(match)
    expect(toldAs(events, 'draftPassed')).toEqual([])
    expect([match.state.startPlayer, match.state.marker]).toEqual([0, 0])
    expect(match.state.phase).toBe('filling')
    expect(match.state.draft).toBeUndefined()
  })
})

describe('a draft that cannot go on', () => {
  const noLandCards = { [nameOf(shadow('mountainhome'))]: 2 }
  /** Everything on the hands is occupied, nothing can be drawn. */
  const stuck = (change: Partial<DraftPosition> = {}): Told =>
    begin({
      groups: [[3, 2], [4], []],
      stacks: [],
      armies: { 2: HANDS.flat().map((land) => [land, 1] as const) },
      holders: noLandCards,
      ...change,
    })
  const keep = (match: ImmortalsMatch): void =>
    pick(match, shadow('mountainhome'), light('mountainhome'), shadow('the-murk'))

  it('ends when a draft round places no group and refills no hand [IM-RUL-83]', () => {
    const { match, events } = stuck()
    keep(match)
    expect(toldAs(events, 'draftStuck')).toEqual([{ type: 'draftStuck' }])
    expect(match.state.startPlayer).toBe(0)
    expect(question(match)).toBe('draftLand@0')
    const free = Array.from({ length: 50 }, (_, land) => land).filter((land) => match.state.possessor[land] === NONE)
    expect(free).toHaveLength(35)
    expect(offered(match)).toEqual(free.map((land) => `land:${land}`))
    expect(view(match)!.options[0].rule).toBe('IM-RUL-83')
    expect(view(match)!.prompt).toEqual({ key: 'draft.restLand' })
  })

  it('each player places the rest one after another, with the land card if it is in the stack [IM-RUL-83]', () => {
    const { match } = stuck({ holders: { ...noLandCards, [nameOf(light('emberfall'))]: 2 } })
    keep(match)
    choose(match, `land:${shadow('emberfall')}`)
    expect(view(match)!.closes).toBe(false)
    choose(match, 'group:2')
    expect(question(match)).toBe('draftLand@0')
    expect(offered(match)).not.toContain(`land:${shadow('emberfall')}`)
    choose(match, `land:${light('gloomreach')}`)
    expect(view(match)!.closes).toBe(true)
    choose(match, 'group:3')
    expect(question(match)).toBe('draftLand@1')
    choose(match, `land:${light('emberfall')}`, 'group:4')
    const { state } = match
    expect(state.possessor[shadow('emberfall')]).toBe(0)
    expect([state.armies[shadow('emberfall')], state.armies[light('gloomreach')]]).toEqual([2, 3])
    expect(state.holder[nameOf(shadow('emberfall'))]).toBe(2)
    expect(state.holder[nameOf(light('gloomreach'))]).toBe(0)
    expect(state.groups.flat()).toEqual([])
    expect(state.phase).toBe('filling')
  })

  it('goes on as long as a card can be drawn, or a group was placed [IM-RUL-83]', () => {
    const drawn = stuck({ discard: [light('gloomreach')] })
    keep(drawn.match)
    expect(toldAs(drawn.events, 'draftStuck')).toEqual([])
    expect(drawn.match.state.draft!.round).toBe(2)
    const placed = begin({
      stacks: [],
      holders: { [nameOf(shadow('mountainhome'))]: 2, [nameOf(light('heartwood'))]: 2 },
    })
    round(placed.match)
    expect(toldAs(placed.events, 'draftStuck')).toEqual([])
    expect(placed.match.state.draft!.hands.map((hand) => hand.length)).toEqual([4, 4, 4])
  })

  it('who has no card sits out [IM-RUL-83]', () => {
    const { match } = begin({ hands: [[], HANDS[1], HANDS[2]], stacks: [] })
    expect(match.play.pending.map(({ role }) => role)).toEqual([1, 2])
    chooseAs(match, 1, `card:${light('heartwood')}`)
    chooseAs(match, 2, `card:${shadow('the-murk')}`)
    choose(match, 'group:4')
    // The empty Shadow hand stays empty; the Light one gets Heartwood back from the discard pile.
    expect(match.state.draft!.hands.map((hand) => hand.length)).toEqual([4, 0, 5])
  })

  it('ends even where nobody has a card [IM-RUL-83]', () => {
    const { match } = begin({ hands: [[], [], []], stacks: [], groups: [[3], [], []] })
    expect(question(match)).toBe('draftLand@0')
    playOn(match)
    expect(match.state.groups.flat()).toEqual([])
    expect(match.over).toBe(true)
  })
})
