import { describe, expect, it } from 'vitest'
import { merge } from '../../../../kit/content/pack.ts'
import { loadContent } from '../../content/content.ts'
import { changesOf } from './differences.ts'
import * as workbenches from './workbench.ts'
import {
  boxOf,
  copyOf,
  emptyPack,
  entryOf,
  openPack,
  packText,
  patchBetween,
  readPack,
  withEntry,
  withoutEntry,
} from './pack.ts'
import type { Entry, ListName, Pack } from './pack.ts'
import { pathKeys, pathWords, setAt } from './paths.ts'
import type { Path } from './paths.ts'
import { isRecreated } from './provenance.ts'
import { squeezed, unsqueezed } from './squeeze.ts'

const loaded = loadContent()
const box = boxOf(loaded.ok ? loaded.source : (undefined as never))
const printed = (list: ListName, id: string): Entry => box[list].find((one) => one.id === id)!

function edited(pack: Pack, list: ListName, id: string, path: Path, value: unknown): Pack {
  return withEntry(pack, box, list, setAt(entryOf(box, pack, list, id), path, value) as Entry)
}

describe('what is entered in the form', () => {
  it.each<[ListName, string, Path, unknown, object]>([
    ['heroes', 'dugpa', ['might'], 3, { id: 'dugpa', might: 3 }],
    ['hexes', 'rigga', ['name', 'de'], 'Riga', { id: 'rigga', name: { de: 'Riga' } }],
    ['hexes', 'rigga', ['edges'], [0, 3], { id: 'rigga', edges: [0, 3] }],
    ['factions', 'krowh', ['units', 3, 'die'], 'red', { id: 'krowh', units: [{ id: 'trolls', die: 'red' }] }],
    ['factions', 'krowh', ['production', 1, 0], 4, { id: 'krowh', production: expect.any(Array) as unknown }],
    ['items', 'flenser', ['abilities'], [], { id: 'flenser', abilities: [] }],
  ])('is kept as the difference only: %s %s', (list, id, path, value, patch) => {
    const pack = edited(emptyPack('Test'), list, id, path, value)
    expect(pack[list]).toEqual([patch])
    const [written] = pack[list] as Entry[]
    expect(merge(printed(list, id), written)).toEqual(setAt(printed(list, id), path, value))
    expect(loadContent(pack).ok).toBe(true)
  })

  it('is gone from the pack when the printed value is entered again', () => {
    const pack = edited(emptyPack('Test'), 'heroes', 'dugpa', ['might'], 3)
    expect(edited(pack, 'heroes', 'dugpa', ['might'], printed('heroes', 'dugpa')['might'])).toEqual(emptyPack('Test'))
    expect(withoutEntry(pack, 'heroes', 'dugpa')).toEqual(emptyPack('Test'))
  })

  it('adds a card whole, and the game takes it', () => {
    const card = copyOf(printed('items', 'flenser'), ['flenser', 'flenser-own'])
    const pack = withEntry(emptyPack('Test'), box, 'items', card)
    expect(card.id).toBe('flenser-own-2')
    expect(pack['items']).toEqual([card])
    const content = loadContent(pack)
    expect(content.ok && content.content.indexOf.items.get('flenser-own-2')).toBe(box.items.length)
  })

  it('leaves two equal things without a patch, whatever the order of their fields', () => {
    expect(patchBetween({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBeUndefined()
  })
})

describe('the list of differences', () => {
  it('names value, place and where the built-in value comes from', () => {
    let pack = edited(emptyPack('Test'), 'hexes', 'zeegard', ['salt'], 3)
    pack = edited(pack, 'hexes', 'zeegard', ['name', 'en'], 'Sea Gard')
    pack = edited(pack, 'factions', 'krowh', ['units', 0, 'prices'], [{ food: 2 }])
    pack = edited(pack, 'legions', 'courtesan', ['rows', 2, 'clash'], ['red'])
    const all = changesOf(box, pack).flatMap(({ differences }) => differences)
    expect(all.map(({ list, place, before, now, provenance }) => [list, place, before, now, provenance])).toEqual([
      ['hexes', 'name.en', 'Zeegard', 'Sea Gard', 'public'],
      ['hexes', 'salt', 2, 3, 'recreated'],
      ['factions', 'units[tribesmen].prices', [{ food: 1 }], [{ food: 2 }], 'public'],
      ['legions', 'rows[2].clash', [], ['red'], 'public'],
    ])
  })

  it('is empty for a pack that says nothing, and calls an added card added', () => {
    expect(changesOf(box, emptyPack('Test'))).toEqual([])
    const card = copyOf(printed('quests', 'druidic-prophetess'), [])
    const [change] = changesOf(box, withEntry(emptyPack('Test'), box, 'quests', card))
    expect([change.isAdded, change.entry.id, change.differences]).toEqual([true, 'druidic-prophetess-own', []])
  })

  it('tells recreated things from known ones', () => {
    expect(isRecreated(printed('hexes', 'zeegard'))).toBe(true)
    expect(isRecreated(printed('items', 'xyxrit-leaves'))).toBe(false)
  })
})

describe('the workbench', () => {
  const workbench = workbenches.choose(
    workbenches.openWorkbench({ id: 'pack-1', pack: emptyPack('Test') }),
    'heroes',
    'ronja',
  )
  const typed = (name: string, from = workbench): workbenches.Workbench =>
    workbenches.putValue(from, box, ['name', 'en'], name)

  it('takes typing in one field as one step, and another field as the next', () => {
    const word = typed('Ronja the Bold', typed('Ronja the'))
    expect(word.history.past).toHaveLength(1)
    const both = workbenches.putValue(word, box, ['guile'], 0)
    expect(both.history.past).toHaveLength(2)
    expect(workbenches.packOn(workbenches.undo(both))).toEqual(workbenches.packOn(word))
    expect(workbenches.packOn(workbenches.undo(workbenches.undo(both)))).toEqual(workbenches.packOn(workbench))
    expect(workbenches.packOn(workbenches.redo(workbenches.undo(both)))).toEqual(workbenches.packOn(both))
  })

  it('keeps a text that is no JSON beside the pack until it is one', () => {
    const feat = workbenches.choose(workbench, 'feats', 'dugpa-bone-drums')
    const loose = workbenches.putLoose(feat, box, ['abilities'], '[{')
    expect([workbenches.packOn(loose), loose.loose]).toEqual([
      workbenches.packOn(feat),
      { 'feats[dugpa-bone-drums].abilities': '[{' },
    ])
    expect(workbenches.looseAt(loose, box, ['abilities'])).toBe('[{')
    expect(workbenches.canUndo(feat)).toBe(false)
    expect([
      workbenches.canUndo(loose),
      workbenches.undo(loose).loose,
      workbenches.packOn(workbenches.undo(loose)),
    ]).toEqual([true, {}, workbenches.packOn(feat)])
    const whole = workbenches.putValue(loose, box, ['abilities'], [])
    expect([whole.loose, workbenches.packOn(whole)['feats']]).toEqual([{}, [{ id: 'dugpa-bone-drums', abilities: [] }]])
  })
})

describe('files and links', () => {
  it('bring a pack back whole, even one with wrong values', async () => {
    const pack = edited(emptyPack('Wrong'), 'heroes', 'dugpa', ['might'], 77)
    expect(readPack(packText(pack))).toEqual({ ok: true, value: pack })
    const letters = await squeezed(JSON.stringify(pack))
    expect(letters).toMatch(/^[\w-]+$/)
    expect(readPack(await unsqueezed(letters!))).toEqual({ ok: true, value: pack })
  })

  it('are refused when they hold something else', async () => {
    expect(await unsqueezed('%%')).toBe('')
    expect(await unsqueezed('nonsense')).toBe('')
    const pack = emptyPack('Test')
    for (const wrong of [
      5,
      { ...pack, game: 'heroscape' },
      { ...pack, hexes: 5 },
      { ...pack, hexes: [{}] },
      { ...pack, items: [{ id: 'a' }, { id: 'a' }] },
      { ...pack, name: 5 },
      JSON.parse('{"__proto__": {"a": 1}}'),
    ])
      expect(openPack(wrong).ok).toBe(false)
    expect(readPack('{"a": }')).toMatchObject({ ok: false, problems: [{ path: 'line 1, column 7' }] })
  })
})

describe('places', () => {
  it('are written and read with ids', () => {
    const krowh = printed('factions', 'krowh')
    expect(pathWords(krowh, ['units', 3, 'prices', 0])).toBe('units[trolls].prices[0]')
    expect(pathKeys('hexes[0].explore[12].op')).toEqual(['hexes', 0, 'explore', 12, 'op'])
  })
})
