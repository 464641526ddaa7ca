import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { importHsc } from './import-hsc.ts'
import { ownCopy, planFromContent } from './pack.ts'
import type { Plan } from './plan.ts'
import { MAX_LINK, planFromShare, shareText } from './share.ts'
import { documentOf, manifest, numbersFrom } from './testing/samples.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

function linkOf(plan: Plan): string {
  const shared = shareText(plan)
  if (!shared.ok) throw new Error(shared.refusal.key)
  return shared.text
}

function builtIn(id: string): Plan {
  const plan = planFromContent(source, id)
  if (plan === undefined) throw new Error(`no battlefield ${id}`)
  return ownCopy(plan, 'my-field')
}

describe('a link', () => {
  it.each(source.battlefields.map(({ id }) => id))('holds all of %s with its scenarios', (id) => {
    const plan = builtIn(id)
    const text = linkOf(plan)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(9000)
    expect(planFromShare(text, source)).toEqual({ ok: true, plan })
  })

  it.each(manifest)('holds all of $file, foreign pieces, too', ({ file }) => {
    const { plan } = importHsc(documentOf(file), 'map')
    expect(planFromShare(linkOf(plan), source)).toEqual({ ok: true, plan })
  })

  it('is refused if it would be too long', () => {
    const { plan } = importHsc(documentOf('every-family.hsc'), 'map')
    const kept = { ...plan.kept, scenario: 'x'.repeat(60_000) }
    expect(shareText({ ...plan, kept })).toMatchObject({ ok: false, refusal: { key: 'linkTooLong' } })
  })
})

describe('a broken link', () => {
  const text = linkOf(builtIn('migols-tomb'))

  it('is refused if something is missing or too much', () => {
    for (const bad of [
      '',
      '?',
      'AAAA',
      'AQ',
      text.slice(0, -4),
      `${text}AAAA`,
      text.slice(4),
      'A'.repeat(MAX_LINK + 1),
    ])
      expect(planFromShare(bad, source)).toMatchObject({ ok: false, refusal: { key: 'linkBroken' } })
  })

  it('gives a plan or nothing, whatever has become of it', () => {
    const next = numbersFrom(99)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let round = 0; round < 120; round++) {
      const broken = text.slice(0, next(3) === 0 ? next(text.length) : text.length).split('')
      for (let flips = 1 + next(3); flips > 0; flips--) broken[next(broken.length)] = letters[next(64)]
      const read = planFromShare(broken.join(''), source)
      if (!read.ok) expect(read.refusal.key).toBe('linkBroken')
      else expect(read.plan.tiles.length).toBeLessThanOrEqual(1000)
    }
  })
})
