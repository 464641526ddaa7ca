import { describe, expect, it } from 'vitest'
import { newPlan } from '../../builder/plan.ts'
import type { Hex } from '../../../../kit/hex.ts'
import * as workbenches from './workbench.ts'
import type { Workbench } from './workbench.ts'
import { builtIn } from './frame.tsx'
import { pieceAt, spaceAt, whatIf } from './hand.ts'
import type { Tool } from './hand.ts'
import { levelPlaces } from './level-signs.tsx'

const { source } = builtIn()
const origin = { q: 0, r: 0 }
const grass: Tool = { kind: 'tile', terrain: 'grass', size: 24 }
const rock: Tool = { kind: 'tile', terrain: 'rock', size: 1 }

const empty = (): Workbench => workbenches.openWorkbench(newPlan('own-test', { en: 'Test', de: 'Test' }))
const put = (workbench: Workbench, tool: Tool, hex: Hex = origin): Workbench =>
  workbenches.act(workbenches.take(workbench, tool), hex, source)
const meadow = (): Workbench => put(empty(), grass)
const tiles = (workbench: Workbench): number => workbenches.planOn(workbench).tiles.length
const refusal = ({ word }: Workbench): string | undefined => (word?.kind === 'refusal' ? word.refusal.key : undefined)

describe('building by hand', () => {
  it('what is put down falls on what lies there, if all levels are shown [HS-SET-03]', () => {
    const workbench = put(put(meadow(), rock), rock)
    expect(workbenches.planOn(workbench).tiles.map(({ level }) => level)).toEqual([1, 2, 3])
  })

  it('on a chosen level it fits or says why not [HS-SET-03]', () => {
    const low = workbenches.holding(workbenches.take(meadow(), rock), { level: 1 })
    expect(refusal(workbenches.act(low, origin, source))).toBe('tileTaken')
    const high = workbenches.holding(low, { level: 3 })
    expect(whatIf(workbenches.planOn(high), high.hand, origin, source)?.edit.ok).toBe(false)
    expect(refusal(workbenches.act(high, origin, source))).toBe('unsupported')
    expect(tiles(workbenches.act(high, origin, source))).toBe(1)
  })

  it('every step is undone and done again', () => {
    const workbench = put(meadow(), rock)
    const back = workbenches.undone(workbenches.undone(workbench))
    expect([tiles(back), tiles(workbenches.undone(back)), tiles(workbenches.redone(workbenches.redone(back)))]).toEqual(
      [0, 0, 2],
    )
  })

  it('opening another plan can be undone', () => {
    const other = workbenches.reopen(meadow(), newPlan('own-other', { en: 'Other', de: 'Other' }))
    expect(workbenches.planOn(other).id).toBe('own-other')
    expect(workbenches.planOn(workbenches.undone(other)).id).toBe('own-test')
  })

  it('levels go from the first to one above the highest, then to all', () => {
    let workbench = workbenches.levelBy(put(meadow(), rock), -1)
    const seen = [workbench.hand.level]
    for (const step of [-1, -1, 1, 1, 1, 1]) seen.push((workbench = workbenches.levelBy(workbench, step)).hand.level)
    expect(seen).toEqual([2, 1, 1, 2, 3, 'top', 'top'])
  })
})

describe('zones, glyphs, figures and ruins', () => {
  it('lie on the uppermost space that is shown [HS-SET-03]', () => {
    const plan = workbenches.planOn(put(meadow(), rock))
    expect(spaceAt(plan, origin, 'top')).toEqual([0, 0, 2])
    expect(spaceAt(plan, { q: 0, r: 1 }, 'top')).toEqual([0, 1, 1])
  })

  it('are placed, and taken away before the tile beneath', () => {
    const marked = put(put(meadow(), { kind: 'zone', zone: 'red' }), {
      kind: 'glyph',
      glyph: 'astrid',
      isHidden: false,
      owner: -1,
    })
    const full = put(marked, { kind: 'figure', card: 'finn', player: 1 })
    const [layout] = workbenches.planOn(full).layouts
    expect(layout.zones).toEqual([{ id: 'red', spaces: [[0, 0, 1]] }])
    expect(layout.figures).toEqual([{ card: 'finn', player: 1, at: [[0, 0, 1]] }])
    const counts = (workbench: Workbench): number[] => {
      const [{ glyphs, figures }] = workbenches.planOn(workbench).layouts
      return [figures.length, glyphs.length, tiles(workbench)]
    }
    const once = workbenches.remove(full, source)
    const twice = workbenches.remove(once, source)
    expect([counts(full), counts(once), counts(twice), counts(workbenches.remove(twice, source))]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ])
  })

  it('a two-space figure has its rear behind it', () => {
    const workbench = put(workbenches.holding(meadow(), { rotation: 4 }), {
      kind: 'figure',
      card: 'mimring',
      player: 0,
    })
    expect(workbenches.planOn(workbench).layouts[0].figures[0].at).toEqual([
      [0, 0, 1],
      [0, 1, 1],
    ])
  })

  it('a ruin needs ground under all its spaces [HS-SET-06]', () => {
    const long: Tool = { kind: 'ruin', ruin: 'long' }
    expect(refusal(put(meadow(), long))).toBe('ruinNoFloor')
    const workbench = put(meadow(), long, { q: -2, r: 3 })
    expect(workbenches.planOn(workbench).ruins).toHaveLength(1)
    expect(pieceAt(workbenches.planOn(workbench), { q: -1, r: 3 }, 'top')).toEqual({ kind: 'ruin', index: 0 })
  })
})

describe('what is chosen', () => {
  const chosen = (): Workbench =>
    workbenches.act(workbenches.take(put(meadow(), rock), { kind: 'select' }), origin, source)

  it('is the uppermost piece; with more, several', () => {
    expect(chosen().chosen).toEqual([{ kind: 'tile', index: 1 }])
    const both = workbenches.act(chosen(), { q: 0, r: 3 }, source, true)
    expect(both.chosen).toHaveLength(2)
    expect(workbenches.act(both, origin, source, true).chosen).toEqual([{ kind: 'tile', index: 0 }])
    expect(workbenches.chooseAll(both).chosen).toHaveLength(2)
  })

  it('is copied, turned, mirrored and put down elsewhere', () => {
    const held = workbenches.mirrored(workbenches.turn(workbenches.paste(workbenches.copy(chosen())), 1, source))
    const workbench = workbenches.act(held, { q: 0, r: 3 }, source)
    expect(workbenches.planOn(workbench).tiles.at(-1)).toMatchObject({ terrain: 'rock', q: 0, r: 3, level: 2 })
  })

  it('is cut only if nothing rests on it [HS-SET-03]', () => {
    const cut = workbenches.cut(chosen(), source)
    expect([tiles(cut), cut.hand.tool.kind]).toEqual([1, 'paste'])
    const base = workbenches.act(workbenches.take(put(meadow(), rock), { kind: 'select' }), { q: 0, r: 3 }, source)
    const refused = workbenches.cut(base, source)
    expect([tiles(refused), refusal(refused), refused.clip]).toEqual([2, 'supportsOthers', undefined])
    expect(tiles(workbenches.removeChosen(workbenches.chooseAll(base), source))).toBe(0)
  })

  it('turns where it lies', () => {
    const large = workbenches.act(workbenches.take(meadow(), { kind: 'select' }), origin, source)
    const turned = workbenches.turn(large, 2, source)
    expect(workbenches.planOn(turned).tiles[0].rotation).toBe(2)
    expect(turned.chosen).toHaveLength(1)
  })
})

describe('everything', () => {
  it('is mirrored, and it is said what has no mirror image', () => {
    const workbench = workbenches.mirrored(meadow())
    expect(workbench.word).toMatchObject({ kind: 'unlike', split: 1 })
    expect(tiles(workbenches.turnedPlan(meadow()))).toBe(1)
  })

  it('says its level once for every tile that is seen', () => {
    const workbench = put(meadow(), rock)
    expect(levelPlaces(workbenches.planOn(workbench), 'top').map(({ level }) => level)).toEqual([1, 2])
    const hidden = put(put(empty(), rock), rock)
    expect(levelPlaces(workbenches.planOn(hidden), 'top').map(({ level }) => level)).toEqual([2])
    expect(levelPlaces(workbenches.planOn(hidden), 1).map(({ level }) => level)).toEqual([1])
  })
})
