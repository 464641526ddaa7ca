import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Route, Router } from 'wouter'

const media = { matches: false, addEventListener: () => undefined }
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { languages: ['en'] })
})
afterAll(() => vi.unstubAllGlobals())

it('an address without a game finds nothing, and says nothing of itself', async () => {
  const { default: RulesPage } = await import('./rules-page.tsx')
  const shown = (path: string): string =>
    renderToStaticMarkup(
      createElement(Router, {
        ssrPath: path,
        children: createElement(Route, { path: '/rules/:game', component: RulesPage }),
      }),
    )
  for (const name of ['constructor', '__proto__', '%ff', 'no-such-game']) {
    const page = shown(`/rules/${name}`)
    expect(page).toContain('There is nothing here')
    expect(page).not.toContain(name)
  }
  expect(shown('/rules/heroscape')).not.toContain('There is nothing here')
})
