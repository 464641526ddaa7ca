import { describe, expect, it } from 'vitest'
import { compileSource, loadContent } from './content.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

describe('content source', () => {
  it('is plain JSON that compiles to the same content again', () => {
    const copy: unknown = JSON.parse(JSON.stringify(source))
    expect(copy).toEqual(source)
    expect(compileSource(copy)).toEqual(loaded)
  })

  it('says where each group of values comes from', () => {
    for (const card of source.cards)
      expect(card.provenance).toEqual({
        basic: 'public',
        master: 'public',
        powers: 'public',
        features: 'public',
        germanName: 'rulebook',
      })
    const ours = ['hill-crown', 'CROWN']
    for (const { id, provenance } of source.battlefields)
      expect(provenance.tiles).toBe(ours.includes(id) ? 'recreated' : 'public')
    for (const { id, provenance } of source.scenarios)
      expect(Object.values(provenance)).toEqual(ours.includes(id) ? ['recreated', 'recreated'] : ['rulebook', 'public'])
    expect(source.volumes.provenance).toEqual({ figures: 'recreated', ruins: 'recreated', scale: 'public' })
    expect(source.inventory.provenance.tiles).toBe('rulebook')
  })

  it('marks the German names of powers that the rulebook does not name', () => {
    const printed = source.powers.filter(({ provenance }) => provenance.germanName === 'rulebook')
    expect(printed.map(({ name }) => name.de)).toEqual(['Schusslinie', 'Granatenwurf', 'Fliegen', 'Absprung'])
  })

  it('is refused when it was tampered with', () => {
    expect(compileSource({ ...source, extra: 1 })).toEqual({
      ok: false,
      problems: [{ path: 'extra', problem: 'unknown field' }],
    })
    expect(compileSource({ ...source, powers: source.powers.toReversed() })).toMatchObject({ ok: false })
    expect(compileSource({ ...source, cards: [...source.cards, source.cards[0]] })).toMatchObject({
      ok: false,
      problems: [{ path: 'cards[16].id', problem: 'this id occurs twice' }],
    })
    expect(compileSource(undefined)).toMatchObject({ ok: false })
  })
})
