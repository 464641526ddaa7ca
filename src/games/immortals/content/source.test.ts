import { describe, expect, it } from 'vitest'
import { compileSource, loadContent } from './content.ts'
import type { ContentSource } from './content.ts'

function builtIn(): ContentSource {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.source
}

const idsWith = (list: readonly { id: string; provenance: object }[], key: string, from: string): string[] =>
  list.filter(({ provenance }) => (provenance as Record<string, string>)[key] === from).map(({ id }) => id)

describe('content source', () => {
  it('is plain JSON that compiles to the same content again', () => {
    const copy: unknown = JSON.parse(JSON.stringify(builtIn()))
    expect(copy).toEqual(builtIn())
    expect(compileSource(copy)).toEqual(loadContent())
  })

  it('is refused when it was tampered with', () => {
    const source = builtIn()
    expect(compileSource({ ...source, lands: source.lands.toReversed() })).toMatchObject({ ok: false })
    expect(compileSource({ ...source, extra: 1 })).toEqual({
      ok: false,
      problems: [{ path: 'extra', problem: 'unknown field' }],
    })
    expect(compileSource(undefined)).toMatchObject({ ok: false })
  })
})

describe('provenance', () => {
  it('is said for every value of a land and a race', () => {
    const { lands, lightRaces, shadowRaces, regions } = builtIn()
    for (const land of lands) expect(Object.keys(land.provenance).length).toBe(7)
    for (const race of lightRaces) expect(Object.keys(race.provenance).length).toBe(10)
    for (const race of shadowRaces) expect(Object.keys(race.provenance).length).toBe(7)
    for (const region of regions) expect(Object.keys(region.provenance)).toEqual(['name', 'colour'])
  })

  it('calls of the rulebook only what it says: ten names, four borders, two incomes, one price [IM-RUL-05]', () => {
    const { lands, borders, lightRaces } = builtIn()
    expect(idsWith(lands, 'name', 'rulebook')).toEqual([
      'treehome',
      'heartwood',
      'borderland',
      'white-falls',
      'shorelake',
      'forge-fire',
      'the-murk',
      'tribute-pass',
      'mountainhome',
      'emerald-cliff',
    ])
    expect(borders.rulebook?.length).toBe(4)
    expect(idsWith(lands, 'lightGold', 'rulebook')).toEqual(['shorelake'])
    expect(idsWith(lands, 'shadowEnergy', 'rulebook')).toEqual(['tribute-pass'])
    for (const key of ['lightEnergy', 'shadowGold', 'region']) expect(idsWith(lands, key, 'rulebook')).toEqual([])
    expect(idsWith(lightRaces, 'portal', 'rulebook')).toEqual(['elves'])
    for (const key of ['shrine', 'capital', 'startLand', 'groups', 'energy', 'gold'])
      expect(idsWith(lightRaces, key, 'recreated').length).toBe(5)
  })

  it('calls public what reviews tell: four Light races, the green forest, the tower', () => {
    const { lands, lightRaces, regions, tower, start } = builtIn()
    expect(idsWith(lightRaces, 'name', 'public')).toEqual(['humans', 'dwarves', 'amazons', 'halflings'])
    expect(idsWith(lands, 'region', 'public')).toEqual(['treehome'])
    expect(idsWith(regions, 'colour', 'public')).toEqual(['forest'])
    expect([tower.provenance.thrown, tower.provenance.inside]).toEqual(['public', 'public'])
    expect([start.provenance.rounds, start.provenance.otherRounds]).toEqual(['rulebook', 'public'])
  })

  it('calls recreated what we made: the eighth space, the drawn map [IM-RUL-04]', () => {
    const { board, plan } = builtIn()
    expect([board.provenance.eighth, plan.provenance.outlines]).toEqual(['recreated', 'recreated'])
  })
})
