import { describe, expect, it } from 'vitest'
import { compileSource, defaultContent, loadContent, parsePack } from './content.ts'
import type { Content, ContentResult } from './content.ts'
import { RED } from './names.ts'

const HEAD = { walstatt: 'content-pack', game: 'uprising', version: 1, name: 'Test' }
const load = (...parts: object[]): ContentResult => loadContent(parts.map((part) => ({ ...HEAD, ...part })))

function contentOf(...parts: object[]): Content {
  const loaded = load(...parts)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.content
}

const problemOf = (part: object): string => {
  const loaded = load(part)
  return loaded.ok ? 'accepted' : `${loaded.problems[0].path}: ${loaded.problems[0].problem}`
}

describe('content packs', () => {
  it('change nothing when they say nothing, and one may be given alone', () => {
    expect(contentOf({})).toEqual(defaultContent())
    expect(loadContent(HEAD)).toEqual(loadContent())
  })

  it('override a die, a Hero, a hex and a card and keep the rest', () => {
    const content = contentOf({
      dice: [{ id: 'white', faces: [['skull'], ['skull'], [], [], [], []] }],
      heroes: [{ id: 'dugpa', might: 3 }],
      hexes: [{ id: 'rigga', vp: 2, explore: [{ op: 'gain', who: 'each', salt: 1 }] }],
      items: [{ id: 'flenser', salt: 5 }],
    })
    expect(content.dice[0].skulls).toEqual([1, 1, 0, 0, 0, 0])
    expect(content.heroes[0].attributes).toEqual([3, 2, 0, 1])
    const rigga = content.cards.second.hexes[content.indexOf.hexes.get('rigga')!]
    expect([rigga.vp, rigga.explore.length, rigga.yields]).toEqual([2, 1, [0, 0, 2]])
    const flenser = content.cards.second.items[content.indexOf.items.get('flenser')!]
    expect([flenser.salt, flenser.needs.length]).toEqual([5, 1])
  })

  it('override Units of a faction and Threat rows of a Legion', () => {
    const row = { archery: [], clash: ['red'], provenance: { archery: 'public', clash: 'public' } }
    const content = contentOf({
      factions: [{ id: 'krowh', units: [{ id: 'trolls', die: 'red' }] }],
      legions: [{ id: 'assassin', maxThreat: 2, rows: [row, row] }],
    })
    expect(content.units.find(({ id }) => id === 'trolls')).toMatchObject({ die: RED, count: 1 })
    expect(content.cards.first.nemesis[3].clash).toEqual([[], [RED], [RED]])
  })

  it('add cards at the end, so that numbers of others stay', () => {
    const { items } = defaultContent().cards.second
    const loaded = loadContent()
    const first = loaded.ok ? loaded.source.items[0] : undefined
    const content = contentOf({ items: [{ ...first, id: 'my-item' }] })
    expect(content.indexOf.items.get('my-item')).toBe(items.length)
  })

  it('are laid over each other in their order', () => {
    const content = contentOf(
      { heroes: [{ id: 'dugpa', might: 3, guile: 0 }] },
      { heroes: [{ id: 'dugpa', might: 2 }] },
    )
    expect(content.heroes[0].attributes).toEqual([2, 2, 0, 0])
  })

  it('leave the built-in content untouched, and are read from text', () => {
    const before = JSON.stringify(loadContent())
    contentOf({ setup: { actionPoints: 9 } })
    expect(JSON.stringify(loadContent())).toBe(before)
    const pack = { ...HEAD, druids: [{ id: 'watcher', advanced: 1 }] }
    expect(parsePack(JSON.stringify(pack))).toEqual({ ok: true, value: pack })
  })

  it.each([
    [
      'an unknown verb',
      { hexes: [{ id: 'rigga', explore: [{ op: 'conjure' }] }] },
      'hexes[0].explore[0].op: unknown verb: conjure',
    ],
    ['an unknown hex', { hexes: [{ id: 'atlantis' }] }, /^hexes\[0\]\.id: /],
    ['a truth value', { hexes: [{ id: 'rigga', x: true }] }, /^hexes\[0\]\.x: only texts/],
    ['a missing row', { legions: [{ id: 'assassin', maxThreat: 5 }] }, /^legions\[assassin\]\.rows: /],
    [
      'a Quest without end',
      { quests: [{ id: 'druidic-prophetess', solve: [] }] },
      /^quests\[druidic-prophetess\]\.solve: /,
    ],
    ['a foreign Hero', { factions: [{ id: 'krowh', heroes: ['dugpa', 'ronja'] }] }, /^factions\[krowh\]\.heroes: /],
    ['a Legion without Target', { legions: [{ id: 'warlock', immediate: [] }] }, /^legions\[warlock\]\.immediate/],
    [
      'two tiles on a space',
      {
        layouts: [
          {
            id: 'two',
            homes: [
              [0, -2],
              [0, -1],
            ],
          },
        ],
      },
      /^layouts\[two\]\./,
    ],
    ['a space in two regions', { regions: [{ id: 'fog-grave', spaces: [[0, 0]] }] }, /^regions: /],
    [
      'a broken first edition',
      { hordes: [{ id: 'lich-queen', firstEdition: { initiative: 0 } }] },
      /^hordes\[0\]\.firstEdition\.initiative: /,
    ],
  ])('are refused with the field named: %s', (_, part, problem) => {
    expect(problemOf(part)).toMatch(problem)
  })

  it('compile to the same content from the stored source', () => {
    const loaded = loadContent()
    const copy: unknown = loaded.ok ? JSON.parse(JSON.stringify(loaded.source)) : undefined
    expect(compileSource(copy)).toEqual(loaded)
    expect(compileSource({ ...(copy as object), extra: 1 })).toMatchObject({ ok: false })
  })
})
