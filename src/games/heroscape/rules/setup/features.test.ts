import { describe, expect, it } from 'vitest'
import type { Card, Content } from '../../content/content.ts'
import { plain } from '../../testing/moving.ts'
import { figure, offered, positionMatch, refusedBy, rolls, type HeroscapeMatch } from '../../testing/position.ts'
import { playUntil } from '../../testing/scenario-play.ts'
import { row, smallField } from '../../testing/small-fields.ts'

/** A battle of cards whose powers refer to nobody's features, played to its end with arbitrary answers. */
function played(change: (card: Card) => Partial<Card>): HeroscapeMatch {
  const match = positionMatch(
    {
      field: plain(3, 1),
      content: (content): Content => ({
        ...content,
        cards: content.cards.map((card) => ({ ...card, ...change(card) })),
      }),
      armies: {
        0: { raelin: [0], 'tarn-viking-warriors': [1, 2, 3, 4] },
        1: { syvarris: [36], 'krav-maga-agents': [35, 34, 33] },
      },
    },
    [{ procedure: 'round', args: { step: 0 } }],
  )
  return playUntil({ match, events: [] }, () => false).match
}

describe('features of a card', () => {
  it('change nothing by themselves [HS-SET-22]', () => {
    const features = {
      general: 'einar',
      species: 'dragon',
      class: 'king',
      personality: 'tricky',
      size: 'huge',
    } as const
    const [usual, strange] = [played(() => ({})), played(() => features)]
    expect(usual.over).toBe(true)
    expect(usual.log.length).toBeGreaterThan(40)
    expect(strange.log).toEqual(usual.log)
    expect(strange.state).toEqual(usual.state)
  })

  it('are not the numbers: another Move plays another battle [HS-SET-22]', () => {
    const [usual, slow] = [played(() => ({})), played((card) => ({ master: { ...card.master, move: 2 } }))]
    expect(slow.log).not.toEqual(usual.log)
  })
})

describe('a doubtful line of sight', () => {
  it('is decided without a roll and without a question [HS-LOS-09]', () => {
    const match = positionMatch(
      {
        field: smallField(row(1, 1, 1, 1, 14, 1, 1)),
        armies: { 0: { syvarris: [[2, 0]] }, 1: { finn: [[0, 0]], thorgrim: [[6, 0]] } },
        active: 'syvarris',
        step: 'attack',
      },
      [],
      rolls(),
    )
    const [own, seen, hidden] = [figure(match, 0, 'syvarris'), figure(match, 1, 'finn'), figure(match, 1, 'thorgrim')]
    expect(offered(match)).toEqual([`attack:${own}>${seen}`, 'done'])
    expect(refusedBy(match, 0, `attack:${own}>${hidden}`)).toEqual(['HS-LOS-03'])
    expect(match.log.filter(({ type }) => type === 'draw')).toEqual([])
  })
})
