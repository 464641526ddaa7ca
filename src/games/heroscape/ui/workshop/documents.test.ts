import { describe, expect, it } from 'vitest'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import { checkPlan } from '../../builder/check.ts'
import { packOf, packText } from '../../builder/pack.ts'
import type { Plan } from '../../builder/plan.ts'
import { bytesOf, manifest } from '../../builder/testing/samples.ts'
import { loadContent } from '../../content/content.ts'
import { craftOf } from './craft.ts'
import { copyOfPrinted, emptyPlan, hscOf, planFromPack, readFile, renamed, settled, withId } from './documents.ts'
import { builtIn } from './frame.tsx'
import { keyAct } from './keys.ts'
import { layoutName, placeOf } from './places.ts'

const { source } = builtIn()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const giants = () => copyOfPrinted(source, 'table-of-the-giants')!

describe('documents of the builder', () => {
  it.each(source.battlefields.map(({ id }) => id))('a copy of %s is in order and can be played', (id) => {
    const plan = copyOfPrinted(source, id)!
    expect(plan.id).toMatch(/^own-/)
    expect(checkPlan(plan, source).errors).toEqual([])
    const loaded = loadContent(packOf(plan))
    expect(loaded.ok && loaded.content.scenarios.length).toBe(source.scenarios.length + plan.scenarios.length)
  })

  it('comes back from a pack and from a map with all tiles', () => {
    const plan = giants()
    expect(planFromPack(packOf(plan), source)?.tiles).toEqual(plan.tiles)
    const json = readFile('a.json', bytes(packText(plan)), source, 'en')
    expect(json.ok && json.value.plan.tiles).toEqual(plan.tiles)
    const map = readFile('a.HSC', hscOf(plan, plan.layouts[0].id, 'en').bytes, source, 'de')
    expect(map.ok && map.value.plan.tiles).toHaveLength(plan.tiles.length)
    expect(map.ok && map.value.lines.length).toBeGreaterThan(3)
  })

  it.each(manifest)('$file opened and saved unchanged is byte for byte the same', async ({ file }) => {
    const works = { list: () => Promise.resolve([]) } as unknown as WorkshopProps['works']
    const craft = craftOf({ language: 'de', works } as WorkshopProps, source)
    const opened = await craft.fromFile(new File([bytesOf(file) as Uint8Array<ArrayBuffer>], file))
    if (!opened.ok) throw new Error(String(opened.lines))
    const plan = opened.value
    const saved = (one: Plan) => hscOf(one, one.layouts[0].id, 'de').bytes
    expect(saved(plan)).toEqual(bytesOf(file))
    expect(saved(withId(plan, 'own-other'))).toEqual(bytesOf(file))
    const [kept, draft] = [craft.fromWork(craft.toWork(plan).pack, plan.id), craft.fromDraft(craft.toDraft(plan))]
    expect(kept.ok && saved(kept.value)).toEqual(bytesOf(file))
    expect(draft.ok && saved(draft.value)).toEqual(bytesOf(file))
    const link = await craft.toLink(plan)
    const shared = link.ok ? await craft.fromLink(link.value) : link
    expect(shared.ok && saved(shared.value)).toEqual(bytesOf(file))
  })

  it('refuses what is no battlefield', () => {
    expect(readFile('a.json', bytes('{}'), source, 'en').ok).toBe(false)
    expect(readFile('a.hsc', bytes('nonsense'), source, 'en').ok).toBe(false)
    expect(readFile('a.json', new Uint8Array(2_000_000), source, 'de').ok).toBe(false)
    expect(planFromPack(undefined, source)).toBeUndefined()
  })

  it('replaces neither what is printed nor what is kept', () => {
    const plan = giants()
    expect(settled(plan, source, [])).toBe(plan)
    expect(settled(plan, source, [plan.id]).id).not.toBe(plan.id)
    expect(settled({ ...plan, id: 'migols-tomb' }, source, []).id).not.toBe('migols-tomb')
    const other = withId(plan, 'own-x')
    expect(other.scenarios.map(({ id }) => id)).toEqual(['OWN-X', 'OWN-X-2'])
    expect(other.scenarios.every(({ battlefield }) => battlefield === 'own-x')).toBe(true)
  })

  it('has a name without marks', () => {
    expect(renamed(emptyPlan('de'), '  <b>Hill</b> ').name).toEqual({ en: 'b Hill /b', de: 'b Hill /b' })
    const plan = emptyPlan('en')
    expect(renamed(plan, '  ')).toBe(plan)
  })
})

describe('places of problems', () => {
  it('name a layout by its number and its scenarios, never by its id', () => {
    expect(layoutName(giants(), 'dawn', 'de')).toBe('Aufstellung 1 (Angriff in der Dämmerung)')
    expect(layoutName(emptyPlan('de'), 'own', 'de')).toBe('Aufstellung 1')
  })

  it('are said in words and lead to the piece', () => {
    const plan = giants()
    const at = (path: string) => placeOf({ path, problem: '' }, plan, 'en')
    expect(at('tiles[0]')).toMatchObject({ piece: { kind: 'tile', index: 0 } })
    expect(at('ruins[1].level')).toEqual({ words: 'Ruin 2', piece: { kind: 'ruin', index: 1 } })
    expect(at('layouts[dawn].zones[red].spaces[2]').words).toBe('Layout 1 (Attack at Dawn), zone Red')
    expect(at(`scenarios[${plan.scenarios[0].id}].goals[0]`).words).toBe('Attack at Dawn, Who wins')
    expect(at('tiles').words).toBe('Battlefield')
  })
})

describe('keys', () => {
  const press = (key: string, held: object = {}) =>
    keyAct({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

  it('move, put down, turn, take back', () => {
    expect(press('ArrowUp')).toEqual({ act: 'move', right: 0, down: -1 })
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ act: 'move', right: -4, down: 0 })
    expect([press('Enter'), press('r'), press('PageUp')]).toEqual([
      { act: 'place' },
      { act: 'turn', by: 1 },
      { act: 'level', by: 1 },
    ])
    expect([press('z', { ctrlKey: true }), press('Z', { metaKey: true, shiftKey: true })]).toEqual([
      { act: 'undo' },
      { act: 'redo' },
    ])
  })

  it('leave the others to the browser', () => {
    expect([press('Tab'), press('r', { ctrlKey: true }), press('Enter', { altKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
