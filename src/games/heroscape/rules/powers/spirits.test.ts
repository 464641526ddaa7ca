import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { armyCard, choose, figure, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { destroyFigures } from '../life/life.ts'
import type { Play } from '../table/rules.ts'
import { NONE } from '../table/state.ts'

const heroes: Position = {
  field: smallField(row(1, 1, 1, 1, 1, 1, 1, 1)),
  armies: {
    0: { finn: [[0, 0]], thorgrim: [[1, 0]], raelin: [[2, 0]] },
    1: { 'izumi-samurai': [[5, 0]], 'marro-warriors': [[7, 0]] },
  },
}

const commonMarro = (content: Content): Content => ({
  ...content,
  cards: content.cards.map((card) => (card.id === 'marro-warriors' ? { ...card, rarity: 'common' as const } : card)),
})

const fall = (ids: readonly string[], more: Partial<Position> = {}): Happening =>
  happen({ ...heroes, ...more }, (play: Play) =>
    destroyFigures(
      play,
      ids.map((id) => figure(play, 0, id)),
      'attack',
    ),
  )

describe('a spirit', () => {
  it('may join any unique card in play, whoever controls it, or none [HS-POW-01] [HS-RUL-05]', () => {
    const { match } = fall(['finn'])
    expect(question(match)).toBe('spirit@0')
    const cards = (['thorgrim', 'raelin'] as const).map((id) => armyCard(match.play, 0, id))
    const others = (['izumi-samurai', 'marro-warriors'] as const).map((id) => armyCard(match.play, 1, id))
    const all = [...cards, ...others].sort((a, b) => a - b)
    expect(offered(match)).toEqual([...all.map((card) => `card:${card}`), 'none'])
    expect(refusedBy(match, 0, `card:${armyCard(match.play, 0, 'finn')}`)).toEqual(['HS-LIF-05'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 0, 'finn')}`)).toEqual(['HS-LIF-05'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 1, 'izumi-samurai')}`)).toEqual([])
  })

  it('does not join a common card [HS-POW-01]', () => {
    const { match } = fall(['finn'], { content: commonMarro })
    const card = armyCard(match.play, 1, 'marro-warriors')
    expect(offered(match)).not.toContain(`card:${card}`)
    expect(refusedBy(match, 0, `card:${card}`)).toEqual(['HS-POW-01'])
  })

  it("of Finn raises the card's Attack for good [HS-POW-01]", () => {
    const happening = fall(['finn'])
    const { match } = happening
    const raelin = armyCard(match.play, 0, 'raelin')
    choose(match, `card:${raelin}`)
    const { attackBonus, defenseBonus } = match.play.state
    expect([attackBonus[raelin], defenseBonus[raelin]]).toEqual([1, 0])
    expect(attackBonus.reduce((a, b) => a + b)).toBe(1)
    const finn = figure(match.play, 0, 'finn')
    expect(told(happening, 'spiritJoined')).toEqual([{ figure: finn, role: 0, card: raelin, attack: 1, defense: 0 }])
  })

  it("of Thorgrim raises the card's Defence for good [HS-POW-01]", () => {
    const { match } = fall(['thorgrim'])
    const raelin = armyCard(match.play, 0, 'raelin')
    choose(match, `card:${raelin}`)
    const { attackBonus, defenseBonus } = match.play.state
    expect([attackBonus[raelin], defenseBonus[raelin]]).toEqual([0, 1])
  })

  it('joins nobody if the player does not want it [HS-RUL-05]', () => {
    const { match } = fall(['finn'])
    choose(match, 'none')
    expect(match.play.state.attackBonus.every((one) => one === 0)).toBe(true)
    expect(question(match)).toBe('rest@0')
  })

  it('is asked for each of those who fall together, and neither joins the other [HS-POW-01]', () => {
    const { match } = fall(['finn', 'thorgrim'])
    const raelin = armyCard(match.play, 0, 'raelin')
    expect(offered(match)).not.toContain(`card:${armyCard(match.play, 0, 'finn')}`)
    choose(match, `card:${raelin}`, `card:${raelin}`)
    const { attackBonus, defenseBonus } = match.play.state
    expect([attackBonus[raelin], defenseBonus[raelin]]).toEqual([1, 1])
    expect(question(match)).toBe('rest@0')
  })

  it('is nothing that other figures have, or that the Basic game knows, or a captive [HS-POW-01]', () => {
    expect(question(fall(['raelin']).match)).toBe('rest@0')
    expect(question(fall(['finn'], { rules: { game: 'basic' } }).match)).toBe('rest@0')
    const freed = happen(heroes, (play) => {
      const finn = figure(play, 0, 'finn')
      play.state.owner[armyCard(play, 0, 'finn')] = NONE
      return destroyFigures(play, [finn], 'attack')
    })
    expect(question(freed.match)).toBe('rest@0')
  })
})
