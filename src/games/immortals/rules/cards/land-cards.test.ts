import { describe, expect, it } from 'vitest'
import { nameOf } from '../../content/names.ts'
import { ATTACK_SPACE, eventsOf, fought, type Fought } from '../../testing/fights.ts'
import { choose, landCard, light, offered, question, shadow, view } from '../../testing/position.ts'
import { at, NONE, type State } from '../table/state.ts'

const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]
const UNINVOLVED = light('saltmere')
const NAME = nameOf(BORDERLAND)
const CARD = landCard('borderland')

const holder = (state: State): number => state.holder[NAME]

/** Role 1 has planned the land card on its energy space. */
const PLANNED = { planned: { 1: { 1: CARD } } }

describe('a won attack on an unoccupied land', () => {
  it('brings the land card from the stack or from whoever holds it [IM-CRD-06]', () => {
    expect(holder(fought({ a: 1, r: 0, card: BORDERLAND }).state)).toBe(0)
    for (const by of [1, 2]) expect(holder(fought({ a: 3, r: 2, card: UNINVOLVED, holder: by }).state)).toBe(0)
  })

  it('changes nothing if the attacker holds it already [IM-CRD-10]', () => {
    const { state, events } = fought({ a: 1, r: 0, card: BORDERLAND, holder: 0 })
    expect(holder(state)).toBe(0)
    expect(eventsOf(events, 'landCardWon')).toEqual([])
  })

  it('takes it even from a player board; the space is empty then [IM-CRD-08] [IM-RUL-65] [IM-RUL-39]', () => {
    const { state, events } = fought({ a: 1, r: 0, card: BORDERLAND, position: PLANNED })
    expect(holder(state)).toBe(0)
    expect(state.planned[at(1, 1)]).toBe(NONE)
    expect(eventsOf(events, 'landCardWon')).toEqual([{ type: 'landCardWon', role: 0, name: NAME, from: 1, space: 1 }])
  })
})

describe('what others learn of a plan when a land card goes', () => {
  const learnt = (c: Parameters<typeof fought>[0]): number => fought(c).state.knowledge
  const quiet = learnt({ a: 1, r: 0, card: BORDERLAND, holder: 0 })

  it('nothing, unless it was planned [IM-CRD-08] [IM-RUL-29]', () => {
    expect(learnt({ a: 1, r: 0, card: BORDERLAND })).toBe(quiet)
    expect(learnt({ a: 1, r: 0, card: BORDERLAND, holder: 1 })).toBe(quiet)
    expect(learnt({ a: 1, r: 0, card: BORDERLAND, position: PLANNED })).toBe(quiet + 1)
    const nobody = { a: 1, d: 1, r: 0, card: UNINVOLVED }
    expect(learnt({ ...nobody, holder: 1 })).toBe(quiet)
    expect(learnt({ ...nobody, position: PLANNED })).toBe(quiet + 1)
  })
})

describe('a lost attack on an unoccupied land', () => {
  it('moves no card [IM-CRD-11]', () => {
    for (const by of [undefined, 0, 1, 2])
      for (const lost of [
        { a: 0, r: 0, card: BORDERLAND },
        { a: 2, r: 2, card: UNINVOLVED },
        { a: 0, r: 1, card: UNINVOLVED },
      ]) {
        const { state, events } = fought({ ...lost, ...(by === undefined ? {} : { holder: by }) })
        expect(holder(state)).toBe(by ?? NONE)
        expect(eventsOf(events, 'landCardReturned')).toEqual([])
      }
  })
})

describe('a fight for an occupied land', () => {
  it('brings the card to an attacker who wins, from anybody or from the stack [IM-CRD-07] [IM-RUL-64]', () => {
    const won = { a: 3, d: 1, r: 0, card: UNINVOLVED }
    for (const by of [0, 1, 2]) expect(holder(fought({ ...won, holder: by }).state)).toBe(0)
    const { state, events } = fought(won)
    expect(holder(state)).toBe(0)
    expect(eventsOf(events, 'landCardWon')).toEqual([
      { type: 'landCardWon', role: 0, name: NAME, from: NONE, space: NONE },
    ])
  })

  it('takes it from a plan, too, and into the hand [IM-CRD-08] [IM-CRD-09]', () => {
    const { state } = fought({ a: 3, d: 1, r: 0, card: UNINVOLVED, position: PLANNED })
    expect(holder(state)).toBe(0)
    expect(state.planned).not.toContain(CARD)
  })

  it('leaves the card where it is if the defender wins, also without armies left [IM-CRD-12] [IM-RUL-60]', () => {
    for (const by of [undefined, 0, 1, 2]) {
      const held = by === undefined ? {} : { holder: by }
      expect(holder(fought({ a: 1, d: 3, r: 0, card: HEARTWOOD, ...held }).state)).toBe(by ?? NONE)
      const alone = fought({ a: 1, d: 0, r: 2, card: UNINVOLVED, ...held }).state
      expect([alone.fight!.winner, alone.possessor[BORDERLAND], holder(alone)]).toEqual(['defender', NONE, by ?? NONE])
    }
  })

  it('a tie sends the card of attacker or defender to the stack, not that of others [IM-CRD-13] [IM-EX-33]', () => {
    const tie = { a: 3, d: 2, r: 1, card: UNINVOLVED }
    const outcomes = [0, 1, 2].map((by) => holder(fought({ ...tie, holder: by }).state))
    expect(outcomes).toEqual([NONE, NONE, 2])
    const { events } = fought({ ...tie, holder: 1 })
    expect(eventsOf(events, 'landCardReturned')).toEqual([
      { type: 'landCardReturned', role: 1, name: NAME, space: NONE },
    ])
    expect(eventsOf(fought(tie).events, 'landCardReturned')).toEqual([])
  })

  it('with nothing against nothing as after any tie [IM-EX-36] [IM-RUL-61]', () => {
    const nothing = { a: 0, d: 0, r: 0, card: HEARTWOOD }
    expect([0, 1, 2].map((by) => holder(fought({ ...nothing, holder: by }).state))).toEqual([NONE, NONE, 2])
  })

  it('residents alone for the attacker: as after a tie [IM-EX-35] [IM-RUL-60]', () => {
    const alone = { a: 0, d: 1, r: 2, card: BORDERLAND }
    expect([0, 1, 2].map((by) => holder(fought({ ...alone, holder: by }).state))).toEqual([NONE, NONE, 2])
  })

  it('a tie takes it off a player board, even with its holder in the twin [IM-RUL-63]', () => {
    const armies = { 0: [[HEARTWOOD, 4]], 1: [[BORDERLAND, 3] as const, [shadow('borderland'), 2] as const] } as const
    const { state, events } = fought({
      a: 3,
      d: 3,
      r: 0,
      card: UNINVOLVED,
      position: { armies, ...PLANNED },
    })
    expect([holder(state), state.planned[at(1, 1)]]).toEqual([NONE, NONE])
    expect(eventsOf(events, 'landCardReturned')).toEqual([{ type: 'landCardReturned', role: 1, name: NAME, space: 1 }])
  })

  it('the very card of the attack goes to the stack after a tie, else back to hand [IM-RUL-63] [IM-RUL-65]', () => {
    const played = fought({ a: 2, d: 2, r: 0, card: CARD })
    expect([holder(played.state), played.state.planned[at(0, ATTACK_SPACE)]]).toEqual([NONE, NONE])
    expect(eventsOf(played.events, 'cardReturned')).toEqual([])
    const won = fought({ a: 3, d: 2, r: 0, card: CARD })
    expect([holder(won.state), won.state.planned[at(0, ATTACK_SPACE)]]).toEqual([0, NONE])
  })

  it('the played conflict card is discarded after the armies and the land card [IM-RUL-65]', () => {
    const { state, events } = fought({ a: 3, d: 1, r: 0, card: UNINVOLVED, holder: 1 })
    expect(state.discard).toEqual([UNINVOLVED])
    expect(state.action).toBeUndefined()
    expect(events.map(({ type }) => type)).toEqual([
      'attacked',
      'residentsAdjusted',
      'cubesThrown',
      'fightDecided',
      'landCardWon',
      'cardDiscarded',
    ])
  })
})

describe('whoever loses a planned land card', () => {
  const won = { a: 3, d: 1, r: 0, card: UNINVOLVED, position: PLANNED }
  const gained = ({ state }: { state: State }, role: number): number[] => [state.gold[role], state.energy[role]]

  it('chooses 1 gold or 1 energy for it at once [IM-RUL-39] [IM-ACT-03]', () => {
    const { match } = fought(won)
    expect([question(match), ...offered(match)]).toEqual(['compensation@1', 'compensation:gold', 'compensation:energy'])
    expect(view(match)!.prompt).toEqual({ key: 'compensation.ask', args: { why: 'robbed' } })
    choose(match, 'compensation:energy')
    expect(gained(match, 1)).toEqual([0, 1])
    expect(match.state.turn).toBe(1)
    expect(match.state.planned[at(1, 1)]).toBe(NONE)
  })

  /** Nothing for the lost card: the next question is that of role 1, who has no plan, and nobody has gained anything. */
  function expectNothing({ match }: Fought): void {
    expect(question(match)).toBe('compensation@1')
    expect(view(match)!.prompt).toEqual({ key: 'compensation.ask', args: { why: 'inactive' } })
    expect(match.state.gold).toEqual([0, 0, 0])
    expect(match.state.energy).toEqual([0, 0, 0])
  }

  it('is compensated after a tie, too, but not for the card just played [IM-RUL-39] [IM-RUL-63]', () => {
    const tie = { ...won, d: 3 }
    const { match } = fought(tie)
    expect(question(match)).toBe('compensation@1')
    expect(view(match)!.prompt).toEqual({ key: 'compensation.ask', args: { why: 'robbed' } })
    choose(match, 'compensation:gold')
    expect(gained(match, 1)).toEqual([1, 0])
    expectNothing(fought({ ...tie, card: CARD, position: {} }))
  })

  it('gets nothing where the table has agreed on that, and nothing for a card in hand [IM-RUL-39]', () => {
    expectNothing(fought({ ...won, position: { ...PLANNED, options: { compensatesStolen: false } } }))
    expectNothing(fought({ ...won, position: {}, holder: 1 }))
  })
})
