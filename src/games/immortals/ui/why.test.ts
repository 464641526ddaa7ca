import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CellValue, QuestionView } from '../../../engine/index.ts'
import { defaultContent } from '../content/content.ts'
import { actFace } from '../rules/table/faces.ts'
import { publicView } from '../rules/table/view.ts'
import { ATTACK_SPACE } from '../testing/fights.ts'
import { actionMatch, light, shown } from '../testing/position.ts'
import { whyOf } from './why.ts'
import { WHY } from './why-strings.ts'

const rules = new URL('../rules/', import.meta.url)

/** Every name that a question has in the rules: by its face, or by its declaration. */
function questionNames(): string[] {
  const texts = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, rules), 'utf8'))
  const names = texts.flatMap((text) => [
    ...[...text.matchAll(/\bface<[^(]*>\('(\w+)'\)/g)].map((found) => found[1]),
    ...[...text.matchAll(/\bname: '(\w+)',\s+kind:/g)].map((found) => found[1]),
  ])
  return [...new Set(names)].sort()
}

const content = defaultContent()
const asking = (name: string): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'IM-ACT-01',
  prompt: { key: name === 'draft' ? 'draft.ask' : 'ask' },
  options: [],
  closes: false,
})
const nothing = { view: { shared: new Map<string, CellValue>(), own: new Map() }, content }

describe('why something is asked', () => {
  it('is said of every question of the rules, and of nothing else', () => {
    expect(questionNames().length).toBeGreaterThan(10)
    expect(Object.keys(WHY).sort()).toEqual(questionNames())
  })

  it('is one sentence in both languages', () => {
    for (const name of questionNames())
      for (const language of ['en', 'de'] as const) {
        const why = whyOf(asking(name), { ...nothing, language })
        expect(why, name).toMatch(/^[^.]{40,120}\.$/)
      }
    expect(whyOf(asking('nonsense'), { ...nothing, language: 'en' })).toBeUndefined()
  })

  it('goes by what the revealed card does: an attack names the residents [IM-ATT-04]', () => {
    const match = actionMatch(
      { races: { 0: ['elves', 'demons'] }, armies: { 0: [[light('heartwood'), 3]] } },
      { space: ATTACK_SPACE, card: light('saltmere') },
    )
    const shared = new Map<string, CellValue>()
    publicView(match.play, (key, value) => void shared.set(key, value))
    const question = { ...asking(actFace.name), ...shown(match) }
    const board = { view: { shared, own: new Map() }, content, language: 'en' } as const
    expect(whyOf(question, board)).toMatch(/residents/)
    expect(whyOf({ ...question, prompt: { key: 'act.impossible' } }, board)).toMatch(/compensation/)
  })

  it('says of a draft without a group that the card is only kept [IM-STA-14]', () => {
    const keep = { ...asking('draft'), prompt: { key: 'draft.askKeep' } }
    expect(whyOf(keep, { ...nothing, language: 'en' })).toMatch(/No group/)
  })
})
