import { describe, expect, it } from 'vitest'
import { compileSource, loadContent } from './content.ts'

describe('content source', () => {
  it('is plain JSON that compiles to the same content again', () => {
    const loaded = loadContent()
    expect(loaded.ok).toBe(true)
    if (!loaded.ok) return
    const copy: unknown = JSON.parse(JSON.stringify(loaded.source))
    expect(copy).toEqual(loaded.source)
    const again = compileSource(copy)
    expect(again).toEqual(loaded)
  })

  it('says where each group of values comes from', () => {
    const loaded = loadContent()
    expect(loaded.ok).toBe(true)
    if (!loaded.ok) return
    for (const faction of loaded.source.factions)
      expect(faction.provenance).toEqual({ limits: 'rulebook', counts: 'rulebook', costs: 'public', values: 'public' })
    expect(loaded.source.terrain.provenance.desertAndSea).toBe('public')
    expect(loaded.source.battle.provenance.bag).toBe('public')
    expect(loaded.source.maps.map((map) => map.provenance.graph)).toEqual([
      'public',
      'recreated',
      'recreated',
      'recreated',
    ])
  })

  it('is refused when it was tampered with', () => {
    const loaded = loadContent()
    if (!loaded.ok) throw new Error('built-in content does not load')
    const source = { ...loaded.source, factions: loaded.source.factions.toReversed() }
    expect(compileSource(source)).toMatchObject({ ok: false })
    expect(compileSource({ ...loaded.source, extra: 1 })).toEqual({
      ok: false,
      problems: [{ path: 'extra', problem: 'unknown field' }],
    })
    expect(compileSource(undefined)).toMatchObject({ ok: false })
  })
})
