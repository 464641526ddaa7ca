import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DiceRow } from './dice.tsx'

it('a row of dice says all to ears, and leaves what is pointed at to the bubble', () => {
  const row = { dice: [{ faces: ['a'] }, { faces: ['b'] }], label: '2 dice', words: ['one', 'two'] }
  const seen = renderToStaticMarkup(createElement(DiceRow, row))
  expect(seen).toContain('role="img" aria-label="2 dice"')
  const asked = renderToStaticMarkup(createElement(DiceRow, { ...row, offer: () => () => undefined }))
  expect(asked).toContain('aria-label="two"')
  expect(seen + asked).not.toContain('title=')
})
