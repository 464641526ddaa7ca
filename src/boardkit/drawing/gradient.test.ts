import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Linear, Radial } from './gradient.tsx'

it.each([
  [Linear, 'linearGradient'],
  [Radial, 'radialGradient'],
])('a colour may be written with blanks', (gradient, name) => {
  const stops = ['0 rgb(0 10 20)', '.4 rgb(0 0 0 / 5%) 1', '.5 #fff .2'] as const
  expect(renderToStaticMarkup(createElement(gradient as typeof Linear, { stops }))).toBe(
    `<${name}><stop offset="0" stop-color="rgb(0 10 20)"></stop>` +
      '<stop offset=".4" stop-color="rgb(0 0 0 / 5%)" stop-opacity="1"></stop>' +
      `<stop offset=".5" stop-color="#fff" stop-opacity=".2"></stop></${name}>`,
  )
})
