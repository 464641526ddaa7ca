import { describe, expect, it } from 'vitest'
import { at, card, choose, heardMatch, offered, question, refusedBy } from '../../testing/position.ts'
import type { Position, UprisingMatch } from '../../testing/position.ts'
import { CHAOS, EMPIRE, FACE_DOWN } from '../table/state.ts'
import { cardsInPlay } from './tokens.ts'

const activate = (id: Parameters<typeof card>[0]) => [{ procedure: 'activation', args: { step: 0, card: card(id) } }]
const PHASE = [{ procedure: 'nemesisPhase' }]

/** Always the first answer, to the end. */
function playOn(match: UprisingMatch): void {
  while (!match.play.over) choose(match, offered(match)[0])
}

describe('the Nemesis Phase', () => {
  const both: Position = {
    phase: 'nemesis',
    cards: {
      executioner: { at: at(0, 0), target: at(0, 0), tokens: 1 },
      'lich-queen': { at: at(3, 0), tokens: 2 },
      siren: { at: at(-3, 0) },
    },
    curses: [at(2, 0), at(3, -1)],
  }

  it('activates each card once per token, the lowest initiative first, Legions and Hordes in one order [UP-NEM-02] [UP-NEM-03] [UP-RUL-53]', () => {
    const { match, told } = heardMatch(both, PHASE)
    playOn(match)
    expect(told('activated').map((event) => 'card' in event && event.card)).toEqual([
      card('lich-queen'),
      card('lich-queen'),
      card('executioner'),
    ])
    expect(match.play.state.tokens.every((n) => n === 0)).toBe(true)
    expect(match.play.over).toBe(true)
  })

  it('resolves all tokens of a card before the next [UP-NEM-04] [UP-RUL-54]', () => {
    const { match, told } = heardMatch(both, PHASE)
    playOn(match)
    const left = told('activated').map((event) => 'left' in event && event.left)
    expect(left).toEqual([1, 0, 0])
  })

  it('a card that got a token after it acted acts again [UP-RUL-54]', () => {
    const { match, told } = heardMatch(
      {
        phase: 'nemesis',
        cards: {
          siren: { at: at(-3, 0), tokens: 1 },
          executioner: { at: at(3, 0), target: at(3, 0), tokens: 1 },
        },
      },
      PHASE,
    )
    expect(question(match)).toBe('nemesisPath@0')
    match.play.state.tokens[card('executioner')] = 1
    playOn(match)
    expect(told('activated').map((event) => 'card' in event && event.card)).toEqual(
      ['executioner', 'siren', 'executioner'].map((id) => card(id as 'siren')),
    )
  })

  it('leaves cards without tokens alone [UP-RUL-55]', () => {
    const { told } = heardMatch({ phase: 'nemesis', cards: { siren: { at: at(-3, 0) } } }, PHASE)
    expect(told('activated')).toEqual([])
  })

  it('cards lie in the order of initiative [UP-NEM-10]', () => {
    const { match } = heardMatch(both, [])
    const t = match.play
    expect(cardsInPlay(t)).toEqual([card('lich-queen'), card('executioner'), card('siren')])
  })

  it('a Legion enters an unexplored hex and leaves it face-down [UP-LEG-17]', () => {
    const { match, told } = heardMatch(
      {
        phase: 'nemesis',
        tiles: { [at(0, 1)]: 'face-down', [at(0, 0)]: 'capital' },
        cards: { executioner: { at: at(0, 0), target: at(0, 2) } },
      },
      [{ procedure: 'activation', args: { step: 0, card: card('executioner') } }],
    )
    expect(told('nemesisMoved')).toMatchObject([{ from: at(0, 0), to: at(0, 1) }])
    expect([match.state.cardAt[card('executioner')], match.state.tile[at(0, 1)]]).toEqual([at(0, 1), FACE_DOWN])
    expect(told('hexExplored')).toEqual([])
  })

  it('equal initiatives are decided by the first player [UP-RUL-53]', () => {
    const equal: Position = {
      ...both,
      firstPlayer: 1,
      cards: { executioner: { at: at(0, 0), target: at(0, 0), tokens: 1 }, bloodwyrm: { at: at(0, 3), tokens: 1 } },
      content: (content) => ({
        ...content,
        cards: {
          ...content.cards,
          second: {
            ...content.cards.second,
            nemesis: content.cards.second.nemesis.map((one) => ({ ...one, initiative: 7 })),
          },
        },
      }),
    }
    const { match } = heardMatch(equal, PHASE)
    expect(question(match)).toBe('whichCard@1')
    expect(offered(match)).toEqual([`card:${card('executioner')}`, `card:${card('bloodwyrm')}`])
  })
})

describe('the activation of a Legion', () => {
  it('leaves a Garrison and moves one hex closer [UP-NEM-05] [UP-LEG-06] [UP-LEG-07]', () => {
    const { match, told } = heardMatch(
      { cards: { executioner: { at: at(0, 1), target: at(0, 3) } }, havens: { 0: [at(0, 3)], 1: [] } },
      activate('executioner'),
    )
    const { state } = match.play
    expect(state.garrison[at(0, 1)]).toBe(1)
    expect(state.cardAt[card('executioner')]).toBe(at(0, 2))
    expect(told('nemesisMoved')).toEqual([
      { card: card('executioner'), from: at(0, 1), to: at(0, 2), rule: 'UP-LEG-08' },
    ])
  })

  it('an activation by an effect uses no token [UP-NEM-06]', () => {
    const { match } = heardMatch(
      { cards: { executioner: { at: at(0, 0), target: at(0, 0), tokens: 1 } } },
      activate('executioner'),
    )
    expect(match.play.state.tokens[card('executioner')]).toBe(1)
  })

  it('with 3 Garrisons there The Empire gains 1 VP instead [UP-LEG-06] [UP-GAR-10]', () => {
    const { match } = heardMatch(
      { cards: { executioner: { at: at(3, 0), target: at(3, 0) } }, garrisons: { [at(3, 0)]: 3 } },
      activate('executioner'),
    )
    expect(match.play.state.vp[EMPIRE]).toBe(1)
  })

  it('on the full Capital the Garrison goes elsewhere first [UP-LEG-06] [UP-CAP-03]', () => {
    const { match } = heardMatch(
      { cards: { executioner: { at: at(0, 0), target: at(0, 0) } }, garrisons: { [at(0, 0)]: 3 }, firstPlayer: 1 },
      activate('executioner'),
    )
    expect(question(match)).toBe('placeWhere@1')
    choose(match, `hex:${at(1, 1)}`)
    expect(match.play.state.garrison[at(1, 1)]).toBe(1)
    expect(match.play.state.vp[EMPIRE]).toBe(0)
  })

  it('asks the first player among equals and says why others are none [UP-LEG-13] [UP-RUL-06]', () => {
    const { match, told } = heardMatch(
      { cards: { executioner: { at: at(0, 0), target: at(1, 1) } }, havens: { 0: [at(1, 1)] }, firstPlayer: 1 },
      activate('executioner'),
    )
    expect(question(match)).toBe('nemesisPath@1')
    expect(offered(match).sort()).toEqual([`hex:${at(1, 0)}`, `hex:${at(0, 1)}`].sort())
    expect(refusedBy(match, 1, `hex:${at(-1, 0)}`)).toEqual(['UP-LEG-08'])
    choose(match, `hex:${at(1, 0)}`)
    expect(told('nemesisMoved')).toEqual([
      { card: card('executioner'), from: at(0, 0), to: at(1, 0), rule: 'UP-LEG-13' },
    ])
  })

  it('removes an undefended Haven with Wall and Tower and looks for the next [UP-LEG-15] [UP-LEG-16] [UP-TGT-08]', () => {
    const { match, told } = heardMatch(
      {
        cards: { executioner: { at: at(0, 1), target: at(0, 2) } },
        havens: { 1: [at(0, 2), at(-1, 2)] },
        walls: [at(0, 2)],
        towers: [at(0, 2)],
        startFeats: false,
      },
      activate('executioner'),
    )
    const { state } = match.play
    expect(state.haven[at(0, 2)]).toBe(-1)
    expect([state.wall[at(0, 2)], state.tower[at(0, 2)]]).toEqual([0, 0])
    expect(state.target[card('executioner')]).toBe(at(-1, 2))
    expect(told('havenRemoved')).toEqual([{ role: 1, space: at(0, 2), rule: 'UP-RUL-82' }])
  })

  it('fights enemies it meets [UP-LEG-14]', () => {
    const { told } = heardMatch(
      {
        cards: { executioner: { at: at(0, 1), target: at(0, 2) } },
        skeletons: { [at(0, 2)]: 1 },
        havens: { 1: [] },
        startFeats: false,
      },
      activate('executioner'),
    )
    expect(told('combatBegan')).toHaveLength(1)
  })
})

describe('the activation of a Horde', () => {
  it('leaves a Curse, which clears its hex of nothing of its own, and moves [UP-HOR-05] [UP-HOR-06] [UP-CUR-10]', () => {
    const { match, told } = heardMatch({ cards: { bloodwyrm: { at: at(3, 0) } } }, activate('bloodwyrm'))
    expect(question(match)).toBe('nemesisPath@0')
    expect(match.play.state.curse[at(3, 0)]).toBe(1)
    expect(refusedBy(match, 0, `hex:${at(-3, 0)}`)).toEqual(['UP-HOR-09'])
    choose(match, `hex:${at(2, 0)}`)
    expect(told('nemesisMoved')).toEqual([{ card: card('bloodwyrm'), from: at(3, 0), to: at(2, 0), rule: 'UP-HOR-14' }])
  })

  it('farther hexes are refused by their rule [UP-HOR-06] [UP-HOR-14]', () => {
    const { match } = heardMatch({ cards: { bloodwyrm: { at: at(2, 0) } } }, activate('bloodwyrm'))
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-HOR-06'])
  })

  it('on a cursed hex Chaos gains 1 VP [UP-HOR-05] [UP-CUR-13]', () => {
    const { match, told } = heardMatch(
      { cards: { bloodwyrm: { at: at(0, 0) } }, curses: [at(0, 0)] },
      activate('bloodwyrm'),
    )
    expect(match.play.state.vp[CHAOS]).toBe(1)
    expect(told('vpGained')).toEqual([{ side: CHAOS, points: 1, rule: 'UP-HOR-05' }])
  })

  it('without a legal hex it stays and still leaves its Curse [UP-HOR-15] [UP-RUL-64]', () => {
    const { match, told } = heardMatch(
      { cards: { bloodwyrm: { at: at(0, 0) } }, arrange: (s) => (s.legionsLeft = 0) },
      activate('bloodwyrm'),
    )
    expect(match.play.state.curse[at(0, 0)]).toBe(1)
    expect(told('nemesisStays')).toEqual([{ card: card('bloodwyrm'), space: at(0, 0), rule: 'UP-HOR-15' }])
  })

  it('fights, and removes an undefended Haven [UP-HOR-16] [UP-HOR-17]', () => {
    const { match, told } = heardMatch(
      { cards: { bloodwyrm: { at: at(3, 0) } }, havens: { 0: [at(2, 0)] }, startFeats: false },
      activate('bloodwyrm'),
    )
    expect(match.play.state.haven[at(2, 0)]).toBe(-1)
    expect(told('havenRemoved')).toEqual([{ role: 0, space: at(2, 0), rule: 'UP-RUL-82' }])
    const fight = heardMatch(
      { cards: { bloodwyrm: { at: at(3, 0) } }, garrisons: { [at(2, 0)]: 1 } },
      activate('bloodwyrm'),
    )
    expect(fight.told('combatBegan')).toHaveLength(1)
  })
})
