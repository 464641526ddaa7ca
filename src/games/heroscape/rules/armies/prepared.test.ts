import { describe, expect, it } from 'vitest'
import { publicCells } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { heroscape } from '../../index.ts'
import { offered, question, refusedBy, rolls } from '../../testing/position.ts'
import {
  armyOf,
  cardKey,
  cardNumber,
  named,
  offeredTo,
  pick,
  quietGame,
  take,
  toldAs,
  waiting,
} from '../../testing/quiet-match.ts'
import { layoutOf, OFF } from '../table/state.ts'

describe('prepared armies from one set', () => {
  it('are put together whole in the order of the seats [HS-DRF-01] [HS-RUL-20]', () => {
    const { match } = quietGame(2, { army: 'prepared' }, rolls(3, 12))
    expect(question(match)).toBe('armyCard@0')
    take(match, 0, 'mimring', 'deathwalker-9000')
    expect(question(match)).toBe('armyCard@0')
    take(match, 0, 'done')
    expect(question(match)).toBe('armyCard@1')
    expect(named(match, offered(match))).not.toContain('mimring')
  })

  it('are placed whole once all are known, the highest roll first, then clockwise [HS-DRF-06]', () => {
    const game = quietGame(4, { army: 'prepared' }, rolls(3, 12, 20, 2))
    const { match } = game
    const armies = ['finn', 'thorgrim', 'raelin', 'syvarris']
    for (const [role, id] of armies.entries()) {
      take(match, role, id)
      expect(match.state.front.every((space) => space === OFF)).toBe(true)
      take(match, role, 'done')
    }
    const order: number[] = []
    while (match.play.pending[0].question.name === 'place') {
      const { role } = match.play.pending[0]
      order.push(role)
      pick(match, role, offeredTo(match, role)[0])
    }
    expect(order).toEqual([2, 3, 0, 1])
    expect(toldAs(game.events, 'rolledForFirst')).toEqual([
      { what: 'placing', roles: [0, 1, 2, 3], rolls: [3, 12, 20, 2], bonuses: [0, 0, 0, 0] },
    ])
  })

  it('place all figures of one player before the next [HS-DRF-06] [HS-DRF-07]', () => {
    const { match } = quietGame(2, { army: 'prepared' }, rolls(12, 3))
    take(match, 0, 'finn', 'zettian-guards', 'grimnak', 'done')
    take(match, 1, 'thorgrim', 'done')
    const list: number[] = []
    while (waiting(match)[0] === 'place@0') {
      list.push(offered(match).filter((key) => key.startsWith('space:')).length)
      pick(match, 0, offered(match)[0])
    }
    // Grimnak on two of 24 spaces first, then three one-space figures.
    expect(list.slice(1)).toEqual([22, 21, 20])
    expect(question(match)).toBe('place@1')
    const zone = layoutOf(match).zones[1].spaces
    expect(offered(match)).toEqual(zone.map((space) => `space:${space}`))
  })
})

describe('prepared armies with a copy for everybody', () => {
  it('are put together at the same time and in secret [HS-DRF-06] [HS-RUL-20]', () => {
    const game = quietGame(2, { army: 'prepared', mirrorArmies: true }, rolls(12, 3))
    const { match } = game
    expect(waiting(match)).toEqual(['prepareArmy@0', 'prepareArmy@1'])
    const before = [...publicCells(heroscape, match)]
    pick(match, 0, cardKey(match, 'mimring'), cardKey(match, 'finn'), 'done')
    expect([...publicCells(heroscape, match)]).toEqual(before)
    expect(waiting(match)).toEqual(['prepareArmy@1'])
    pick(match, 1, cardKey(match, 'mimring'))
    expect(named(match, offeredTo(match, 1))).not.toContain('mimring')
    expect(refusedBy(match, 1, cardKey(match, 'mimring'))).toEqual(['HS-DRF-19'])
    pick(match, 1, 'done')
    expect([armyOf(match, 0), armyOf(match, 1)]).toEqual([['mimring', 'finn'], ['mimring']])
    const mimring = [0, 1].map((copy) => cardNumber(match, 'mimring', copy))
    expect(mimring.map((card) => match.state.owner[card])).toEqual([0, 1])
    expect(toldAs(game.events, 'armyShown')).toEqual([
      { role: 0, cards: [mimring[0], cardNumber(match, 'finn')] },
      { role: 1, cards: [mimring[1]] },
    ])
  })

  it('keep to the limit, and need a figure on the battlefield [HS-DRF-02] [HS-RUL-75]', () => {
    const { match } = quietGame(2, { army: 'prepared', mirrorArmies: true, points: 160 }, rolls(12, 3))
    expect(refusedBy(match, 0, 'done')).toEqual(['HS-RUL-75'])
    pick(match, 0, cardKey(match, 'airborne-elite'))
    expect(named(match, offeredTo(match, 0))).toEqual(['tarn-viking-warriors', 'marro-warriors'])
    expect(refusedBy(match, 0, cardKey(match, 'finn'))).toEqual(['HS-DRF-02'])
    pick(match, 0, cardKey(match, 'marro-warriors'))
    expect(offeredTo(match, 0)).toEqual(['done'])
  })

  it('leave everybody as many copies of a common card [HS-DRF-21] [HS-RUL-20]', () => {
    const content = defaultContent()
    const cards = content.cards.map((card) =>
      card.id === 'marro-warriors' ? { ...card, rarity: 'common' as const } : card,
    )
    const { match } = quietGame(2, { army: 'prepared', mirrorArmies: true }, rolls(12, 3), { ...content, cards })
    for (const role of [0, 1]) {
      for (let copy = 0; copy < 3; copy++) {
        const key = cardKey(match, 'marro-warriors', copy)
        expect(offeredTo(match, role).filter((one) => named(match, [one])[0] === 'marro-warriors')).toEqual([key])
        pick(match, role, key)
      }
      expect(named(match, offeredTo(match, role))).not.toContain('marro-warriors')
      expect(refusedBy(match, role, cardKey(match, 'marro-warriors', 3))).toEqual(['HS-RUL-20'])
      pick(match, role, 'done')
    }
    const three = ['marro-warriors', 'marro-warriors', 'marro-warriors']
    expect([0, 1].map((role) => armyOf(match, role))).toEqual([three, three])
  })

  it('do not take the last points for a card that leaves the army without figures [HS-RUL-75]', () => {
    const { match } = quietGame(2, { army: 'prepared', mirrorArmies: true, points: 150 }, rolls(12, 3))
    expect(named(match, offeredTo(match, 0))).not.toContain('airborne-elite')
    expect(match.explain(0, { key: cardKey(match, 'airborne-elite') })).toEqual([
      { rule: 'HS-RUL-75', message: { key: 'refuse.needsFigure' } },
    ])
    pick(match, 0, cardKey(match, 'marro-warriors'))
    expect(named(match, offeredTo(match, 0))).not.toContain('airborne-elite')
    expect(refusedBy(match, 0, cardKey(match, 'airborne-elite'))).toEqual(['HS-DRF-02'])
  })
})
