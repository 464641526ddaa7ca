import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { boardOf } from '../testing/board-props.ts'
import { plain } from '../testing/moving.ts'
import { positionMatch } from '../testing/position.ts'
import { Panel } from './panel.tsx'

it('a plate names the glyphs held by their letters, short enough for it, and each explains itself [HS-GLY-06]', () => {
  const match = positionMatch({
    field: plain(2, 1),
    armies: { 0: { finn: [[0, 0]], thorgrim: [[1, 0]] }, 1: { syvarris: [[-2, 0]] } },
    glyphs: [
      ['astrid', [0, 0]],
      ['gerda', [1, 0]],
    ],
    active: 'finn',
  })
  const lineOf = (of: number): string =>
    /bk-player-line">(.*?)<span class="bk-player-number/.exec(
      renderToStaticMarkup(createElement(Panel, { ...boardOf(match, 0, 'de'), of })),
    )![1]
  expect(
    lineOf(0)
      .replace(/<span class="sr">.*?<\/span>/g, '')
      .replace(/<[^>]*>/g, ''),
  ).toBe('2 Figuren · A G')
  expect([...lineOf(0).matchAll(/data-about="([^"]*)"/g)].map(([, id]) => id)).toEqual(['glyph:astrid', 'glyph:gerda'])
  expect(lineOf(1).replace(/<[^>]*>/g, '')).toBe('1 Figur')
})
