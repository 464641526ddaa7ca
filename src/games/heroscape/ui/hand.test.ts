import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OptionView } from '../../../engine/index.ts'
import { X } from '../rules/table/state.ts'
import { asking, boardOf } from '../testing/board-props.ts'
import { plain } from '../testing/moving.ts'
import { armyCard, positionMatch, view } from '../testing/position.ts'
import { quietGame } from '../testing/quiet-match.ts'
import { Hand } from './hand.tsx'

/** The answers that the cards in a hand stand for: by these the coach shows which one it means. */
const keysIn = (board: Parameters<typeof Hand>[0]): string[] =>
  [...renderToStaticMarkup(createElement(Hand, board)).matchAll(/data-key="([^"]*)"/g)].map(([, key]) => key).sort()

describe('the cards in the hand', () => {
  it('carry the answer that each is, where a marker is laid [HS-RND-03]', () => {
    const match = positionMatch({
      field: plain(2, 1),
      armies: { 0: { finn: [[0, 0]], thorgrim: [[1, 0]] }, 1: { syvarris: [[-2, 0]] } },
      active: 'finn',
    })
    const key = `card:${armyCard(match, 0, 'finn')}`
    const option: OptionView = { key, label: { key: 'marker.card' }, targets: [key] }
    expect(keysIn(asking(boardOf(match, 0), 'marker', [option], { marker: X }))).toEqual([key])
    expect(keysIn(boardOf(match, 0))).toEqual([])
  })

  it('carry it while armies are chosen [HS-DRF-02]', () => {
    const { match } = quietGame(2, { scenario: 'FRONT' })
    const question = view(match)!
    const cards = question.options.map(({ key }) => key).filter((key) => key.startsWith('card:'))
    expect(cards.length).toBeGreaterThan(5)
    expect(keysIn({ ...boardOf(match, 0), question })).toEqual(cards.toSorted())
  })
})
