import { describe, expect, it } from 'vitest'
import { EVERYONE, only, publicCells, waitingFor } from '../../../../engine/index.ts'
import { immortals } from '../../index.ts'
import { EXECUTION, heardMatch, type Heard } from '../../testing/hearing.ts'
import { BLANK, choose, landCard, light, magic, offered, question, refusedBy, shadow, view, type Position } from '../../testing/position.ts' // prettier-ignore
import { moveLandCard } from '../cards/hands-and-piles.ts'
import { gainCompensation } from './execution.ts'
import { at, NONE } from '../table/state.ts'

const HEARTWOOD = light('heartwood')
const MURK = shadow('the-murk')
const CARD = landCard('heartwood')
const OTHER = landCard('saltmere')
const COMPENSATION = ['compensation:gold', 'compensation:energy']

const playing = (position: Position): Heard => heardMatch(position, EXECUTION)

describe('turns', () => {
  it('begin with the start player, who may reveal any of the own cards [IM-ACT-01] [IM-ACT-02] [IM-EX-23]', () => {
    const { match, told } = playing({
      startPlayer: 1,
      armies: { 1: [[HEARTWOOD, 3]] },
      planned: { 0: { 0: OTHER }, 1: { 0: CARD, 4: MURK, 8: magic('awaken'), 9: BLANK } },
    })
    expect(question(match)).toBe('turn@1')
    expect(offered(match)).toEqual(['space:0', 'space:4', 'space:8', 'space:9', 'pass'])
    choose(match, 'space:4')
    expect(question(match)).toBe('act@1')
    expect(told('cardRevealed')).toEqual([{ role: 1, space: 4, card: MURK }])
  })

  it('offer the own cards alone, and to pass once [IM-ACT-02] [IM-ACT-06]', () => {
    const { match } = playing({ planned: { 0: { 0: CARD }, 1: { 0: OTHER } } })
    expect([question(match), ...offered(match)]).toEqual(['turn@0', 'space:0', 'pass'])
  })

  it('are one card each, clockwise [IM-ACT-01]', () => {
    const { match } = playing({
      startPlayer: 2,
      planned: { 0: { 0: CARD, 1: BLANK }, 1: { 0: OTHER, 1: BLANK }, 2: { 4: MURK, 1: BLANK } },
    })
    const order: string[] = []
    for (const space of ['space:4', 'space:0', 'space:0']) {
      order.push(question(match))
      choose(match, space, 'compensation:gold')
    }
    expect(order).toEqual(['turn@2', 'turn@0', 'turn@1'])
    expect([question(match), ...offered(match)]).toEqual(['turn@2', 'pass'])
  })

  it('show a revealed card to everybody [IM-ACT-02] [IM-PLN-09] [IM-RUL-29]', () => {
    const { match } = playing({ planned: { 0: { 4: MURK, 5: HEARTWOOD }, 1: { 0: BLANK } } })
    expect(match.state.conflictSeenBy[0]).toEqual([only(0), only(0)])
    const before = match.state.knowledge
    choose(match, 'space:4')
    expect(match.state.conflictSeenBy[0]).toEqual([EVERYONE, only(0)])
    expect(match.state.knowledge).toBe(before + 2)
    expect(match.state.action).toEqual({ role: 0, space: 4, card: MURK })
    expect(publicCells(immortals, match).get('action')).toEqual([0, 4, MURK])
  })

  it('tell what a card would do, and what passing means [IM-ACT-02] [IM-ACT-06]', () => {
    const { match } = playing({ armies: { 0: [[HEARTWOOD, 1]] }, planned: { 0: { 0: CARD } } })
    expect(view(match)!.options).toMatchObject([
      {
        key: 'space:0',
        label: { key: 'turn.space', args: { role: 0, space: 0, card: CARD } },
        targets: ['space:0', `card:${CARD}`],
        detail: { key: 'does.gold', args: { lands: `${HEARTWOOD}`, amounts: '5' } },
      },
      { key: 'pass', label: { key: 'turn.pass' }, detail: { key: 'turn.passDetail' }, rule: 'IM-ACT-06' },
    ])
    expect(view(match)!.closes).toBe(true)
  })
})

describe('compensation', () => {
  it('comes instead of an action that is impossible or not wanted [IM-ACT-03] [IM-RUL-34] [IM-RUL-33]', () => {
    const { match, told } = playing({
      armies: { 0: [[HEARTWOOD, 1]] },
      planned: { 0: { 0: HEARTWOOD, 1: MURK }, 1: { 8: magic('awaken'), 0: OTHER } },
    })
    choose(match, 'space:0')
    expect(offered(match)).toEqual([`land:${HEARTWOOD}`, ...COMPENSATION])
    choose(match, 'compensation:energy')
    expect([match.state.gold[0], match.state.energy[0]]).toEqual([0, 1])
    // Declined: the conflict card is in hand again, and everybody knows it.
    expect(match.state.conflict[0]).toContain(HEARTWOOD)
    expect(match.state.discard).toEqual([])
    expect(match.state.planned[at(0, 0)]).toBe(NONE)
    expect(told('cardReturned')).toEqual([{ role: 0, space: 0, card: HEARTWOOD }])
    choose(match, 'space:8', 'compensation:gold')
    expect(question(match)).toBe('compensation@2')
    choose(match, 'compensation:gold')
    choose(match, 'space:1')
    expect(offered(match)).toEqual(COMPENSATION)
  })

  it('is 1 gold or 1 energy, chosen each time [IM-ACT-04]', () => {
    const { match, told } = playing({
      gold: { 1: 3 },
      energy: { 1: 5 },
      startPlayer: 1,
      planned: { 0: { 0: CARD, 1: OTHER, 2: landCard('treehome') } },
    })
    expect(question(match)).toBe('compensation@1')
    expect(offered(match)).toEqual(COMPENSATION)
    choose(match, 'compensation:gold', 'compensation:gold', 'space:0', 'compensation:gold')
    expect([match.state.gold[1], match.state.energy[1]]).toEqual([4, 5])
    choose(match, 'compensation:energy')
    expect([match.state.gold[1], match.state.energy[1]]).toEqual([4, 6])
    expect(told('compensated')[0]).toEqual({ role: 1, gold: 1, energy: 0 })
    expect(told('compensated').at(-1)).toEqual({ role: 1, gold: 0, energy: 1 })
  })

  it('says why it is given [IM-ACT-04]', () => {
    const { match } = playing({ planned: { 1: { 0: BLANK }, 2: { 0: CARD, 1: BLANK } } })
    const asked = (): unknown[] => [view(match)!.prompt, view(match)!.options[0].rule, view(match)!.closes]
    const prompt = (why: string): object => ({ key: 'compensation.ask', args: { why } })
    expect(asked()).toEqual([prompt('inactive'), 'IM-ACT-08', true])
    expect(view(match)!.options.map(({ label }) => label)).toEqual([
      { key: 'compensation.gold', args: { gold: 1 } },
      { key: 'compensation.energy', args: { energy: 1 } },
    ])
    choose(match, 'compensation:gold', 'pass')
    expect(asked()).toEqual([prompt('passed'), 'IM-ACT-07', true])
    choose(match, 'compensation:gold', 'space:1')
    expect(asked()).toEqual([prompt('blank'), 'IM-ACT-10', true])
    choose(match, 'compensation:gold', 'compensation:gold', 'compensation:gold', 'pass')
    expect(asked()).toEqual([prompt('passed'), 'IM-ACT-07', true])
  })

  it('comes from a supply without end [IM-RUL-41]', () => {
    const { match } = playing({ gold: { 0: 199, 1: 199 }, planned: { 0: { 0: CARD } } })
    gainCompensation(match.play, 0, true)
    expect([match.state.gold[0], match.state.energy[0]]).toEqual([200, 0])
  })

  it('is all there is where a price cannot be paid in full [IM-RUL-42] [IM-ACT-03]', () => {
    const position: Position = {
      armies: { 0: [[HEARTWOOD, 1]] },
      limbo: { 0: [0, 3] },
      planned: { 0: { 2: CARD }, 1: { 0: OTHER } },
    }
    const offersWith = (energy: number, gold: number): string[] => {
      const { match } = playing({ ...position, energy: { 0: energy }, gold: { 0: gold } })
      choose(match, 'space:2')
      return offered(match)
    }
    expect(offersWith(2, 1)).toEqual([`land:${HEARTWOOD}`, ...COMPENSATION])
    expect(offersWith(1, 20)).toEqual(COMPENSATION)
    expect(offersWith(20, 0)).toEqual(COMPENSATION)
  })
})

describe('passing', () => {
  it('looks the same to others with nothing but blank cards left [IM-ACT-05] [IM-PLN-09]', () => {
    const seenWith = (card: number): unknown[] => {
      const { match } = playing({ planned: { 0: { 0: card }, 1: { 0: CARD } } })
      const seen: unknown[] = [waitingFor(match)]
      choose(match, 'pass')
      return [...seen, waitingFor(match)]
    }
    expect(seenWith(BLANK)).toEqual(seenWith(OTHER))
    expect(seenWith(BLANK)[1]).toEqual([
      { role: 0, question: 'compensation', prompt: { key: 'compensation.ask', args: { why: 'passed' } } },
    ])
  })

  it('is forced where only blank cards are left [IM-ACT-05] [IM-RUL-36]', () => {
    const { match, told } = playing({ planned: { 0: { 0: BLANK, 8: BLANK, 9: BLANK }, 1: { 0: CARD } } })
    expect([question(match), ...offered(match)]).toEqual(['turn@0', 'pass'])
    expect(view(match)!.options[0].rule).toBe('IM-ACT-05')
    choose(match, 'pass', 'compensation:energy')
    expect(match.state.energy[0]).toBe(1)
    expect(match.state.planned.slice(0, 10)).toEqual(new Array(10).fill(NONE))
    expect(told('passed')).toEqual([{ role: 0, cards: 3 }])
    expect(told('cardRevealed')).toEqual([])
    expect(question(match)).toBe('turn@1')
  })

  it('is free to everybody; all cards go back to hand unseen [IM-ACT-06] [IM-ACT-07] [IM-CRD-14]', () => {
    const { match, told } = playing({
      planned: { 0: { 0: CARD, 4: MURK, 7: BLANK, 8: magic('awaken') }, 1: { 0: OTHER, 1: BLANK } },
    })
    choose(match, 'pass', 'compensation:gold')
    expect([match.state.gold[0], match.state.energy[0]]).toEqual([1, 0])
    expect(match.state.planned.slice(0, 10)).toEqual(new Array(10).fill(NONE))
    expect(match.state.planned[at(1, 0)]).toBe(OTHER)
    expect(match.state.conflict[0]).toEqual([MURK])
    expect(match.state.conflictSeenBy[0]).toEqual([only(0)])
    expect(match.state.discard).toEqual([])
    expect(told('passed')).toEqual([{ role: 0, cards: 4 }])
    // No more actions in this round.
    choose(match, 'space:0', 'compensation:gold', 'compensation:gold')
    expect(question(match)).toBe('compensation@0')
  })

  it('brings a compensation each time the turn would come, while others go on [IM-ACT-08] [IM-RUL-37]', () => {
    const { match } = playing({
      planned: { 0: { 0: CARD }, 1: { 0: OTHER, 1: landCard('treehome'), 2: landCard('highcrag') } },
    })
    // Player 1 has done everything planned, player 3 has planned nothing: both are treated alike.
    choose(match, 'space:0', 'compensation:gold', 'space:0', 'compensation:gold')
    const order: string[] = []
    for (let i = 0; i < 5; i++) {
      order.push(question(match))
      choose(match, ...(question(match) === 'turn@1' ? ['space:1'] : []), 'compensation:gold')
    }
    expect(order).toEqual(['compensation@2', 'compensation@0', 'turn@1', 'compensation@2', 'compensation@0'])
    expect(match.state.gold).toEqual([3, 2, 2])
  })
})

describe('the end of the phase', () => {
  const TWO_PASSED: Position = { armies: { 0: [[HEARTWOOD, 1]] }, planned: { 0: { 0: CARD } } }

  it('comes at once with the last card; nobody gets anything more [IM-ACT-09] [IM-RUL-38] [IM-EX-42]', () => {
    const { match, told } = playing(TWO_PASSED)
    choose(match, 'space:0', `land:${HEARTWOOD}`)
    expect(match.state.gold).toEqual([5, 0, 0])
    expect(told('scored')).toHaveLength(3)
    expect(told('compensated')).toEqual([])
    expect(match.state.phase).toBe('planning')
    expect(match.state.round).toBe(2)
  })

  it('a single blank card is a pass with one compensation [IM-EX-42] [IM-RUL-36]', () => {
    const { match, told } = playing({ planned: { 0: { 3: BLANK } } })
    choose(match, 'pass', 'compensation:gold')
    expect(match.state.gold).toEqual([1, 0, 0])
    expect(told('scored')).toHaveLength(3)
  })

  it('comes before the first turn if nobody has planned anything [IM-RUL-38]', () => {
    const { match, told } = playing({})
    expect(told('compensated')).toEqual([])
    expect(told('scored')).toHaveLength(3)
    expect(match.state.phase).toBe('planning')
  })

  it('waits for the last player with cards [IM-ACT-09]', () => {
    const { match, told } = playing({ planned: { 0: { 0: CARD }, 2: { 0: OTHER } } })
    choose(match, 'pass', 'compensation:gold', 'compensation:gold')
    expect(question(match)).toBe('turn@2')
    expect(told('scored')).toEqual([])
    choose(match, 'pass', 'compensation:gold')
    expect(told('scored')).toHaveLength(3)
  })
})

describe('where a card goes', () => {
  it('a revealed blank card is a compensation and goes back, the player stays in the round [IM-ACT-10] [IM-RUL-35] [IM-EX-24]', () => {
    const { match, told } = playing({ planned: { 0: { 2: BLANK, 4: MURK }, 1: { 0: CARD } } })
    choose(match, 'space:2')
    expect(question(match)).toBe('compensation@0')
    expect(offered(match)).toEqual(COMPENSATION)
    choose(match, 'compensation:energy')
    expect(match.state.energy[0]).toBe(1)
    expect(told('cardReturned')).toEqual([{ role: 0, space: 2, card: BLANK }])
    expect(match.state.planned[at(0, 4)]).toBe(MURK)
    choose(match, 'space:0', 'compensation:gold', 'compensation:gold')
    expect(question(match)).toBe('turn@0')
    expect(offered(match)).toEqual(['space:4', 'pass'])
  })

  it('after an action a land card returns to hand, a conflict card is discarded [IM-ACT-11]', () => {
    const { match, told } = playing({
      armies: { 0: [[HEARTWOOD, 1]] },
      planned: { 0: { 0: CARD, 1: HEARTWOOD }, 1: { 0: OTHER, 4: MURK } },
    })
    choose(match, 'space:0', `land:${HEARTWOOD}`)
    expect(match.state.holder[6]).toBe(0)
    expect(match.state.planned[at(0, 0)]).toBe(NONE)
    expect(told('cardReturned')).toEqual([{ role: 0, space: 0, card: CARD }])
    choose(match, 'space:0', 'compensation:gold', 'compensation:gold', 'space:1', `land:${HEARTWOOD}`)
    expect(match.state.discard).toEqual([HEARTWOOD])
    expect(match.state.conflict[0]).toEqual([])
    expect(match.state.conflictSeenBy[0]).toEqual([])
    expect(told('cardDiscarded')).toEqual([{ role: 0, space: 1, card: HEARTWOOD }])
    expect(match.state.action).toBeUndefined()
  })

  it('an executed magic card returns to hand [IM-ACT-12]', () => {
    const card = magic('conflictOrMarker')
    const { match, told } = playing({ gold: { 0: 1 }, startPlayer: 2, planned: { 0: { 8: card }, 1: { 0: OTHER } } })
    choose(match, 'compensation:gold', 'space:8', 'marker')
    expect(match.state.planned[at(0, 8)]).toBe(NONE)
    expect(told('cardReturned')).toEqual([{ role: 0, space: 8, card }])
    choose(match, 'pass', 'compensation:gold')
    expect(offered(match, match.play.pending[0])).toContain(`place:${card}@8`)
  })

  it('cards gained or returned are used in the next planning at the earliest [IM-ACT-13] [IM-RUL-40]', () => {
    const { match } = playing({
      gold: { 0: 1 },
      planned: { 0: { 8: magic('conflictOrMarker'), 0: CARD }, 1: { 0: OTHER } },
    })
    choose(match, 'space:8', 'draw', 'space:0', 'compensation:gold', 'compensation:gold')
    expect(match.state.conflict[0]).toHaveLength(1)
    expect(offered(match)).toEqual(['space:0', 'pass'])
    expect(refusedBy(match, 0, `card:${match.state.conflict[0][0]}`)).toEqual(['IM-ACT-13'])
    expect(refusedBy(match, 0, `card:${magic('conflictOrMarker')}`)).toEqual(['IM-ACT-13'])
    expect(refusedBy(match, 0, `place:${BLANK}@3`)).toEqual(['IM-ACT-13'])
  })

  it('the played land card that was moved meanwhile stays where it went [IM-ACT-11]', () => {
    const { match, told } = playing({ armies: { 0: [[HEARTWOOD, 1]] }, planned: { 0: { 0: CARD }, 1: { 0: OTHER } } })
    choose(match, 'space:0')
    moveLandCard(match.state, 6, 2)
    choose(match, 'compensation:gold')
    expect(match.state.holder[6]).toBe(2)
    expect(told('cardReturned')).toEqual([])
    expect(question(match)).toBe('turn@1')
  })
})
