import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import { defaultContent } from '../../content/content.ts'
import { immortalsModule } from '../../module.ts'
import { rulingIds } from '../../rule-ids.ts'
import book from './index.tsx'

const RULES = new Set([...immortalsModule.ruleIds, ...rulingIds])
const content = defaultContent()

describe.each(LANGUAGES)('the drawn pages (%s)', (language) => {
  const page = (of: 'TwoMinutes' | 'Reference'): string =>
    renderToStaticMarkup(createElement(book[of], { language, openRule: () => undefined }))
  const words = (of: 'TwoMinutes' | 'Reference'): string =>
    page(of)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll('&#x27;', "'")

  it('tell the game in five to seven small sections, each with a picture', () => {
    const sections = page('TwoMinutes').match(/<figure>.*?<\/figure>/gs) ?? []
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(sections.length).toBeLessThanOrEqual(7)
    for (const section of sections) expect(section).toMatch(/<svg/)
    expect(words('TwoMinutes')).not.toMatch(/undefined|NaN|\{/)
  })

  it('have every race, magic card, building and price on one page, as in the box', () => {
    const all = words('Reference')
    const { lightRaces, shadowRaces, magic, buildings, setups, map } = content
    for (const { name } of [...lightRaces, ...shadowRaces, ...buildings]) expect(all).toContain(name[language])
    for (const { startLand } of lightRaces) expect(all).toContain(map.landNames[startLand][language])
    for (const { options } of magic) for (const { text } of options) expect(all).toContain(text[language])
    for (const { players, rounds } of setups) expect(all).toMatch(new RegExp(`\\b${players} +${rounds}\\b`))
    expect(all).not.toMatch(/undefined|NaN|\{/)
  })

  it('hint at good play, each with a rule; a figure says how it was measured', () => {
    const hints = book.strategy[language]
    expect(hints.length).toBeGreaterThanOrEqual(5)
    expect(hints.length).toBeLessThanOrEqual(10)
    for (const { text, rule, measuredBy } of hints) {
      expect(RULES.has(rule!), rule).toBe(true)
      if (/\d/.test(text)) expect(measuredBy).toMatch(/^npm run /)
    }
  })
})
