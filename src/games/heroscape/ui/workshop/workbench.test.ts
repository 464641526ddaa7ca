import { describe, expect, it } from 'vitest'
import { newPlan } from '../../builder/plan.ts'
import type { Hex } from '../../../../kit/hex.ts'
import * as desks from './desk.ts'
import type { Desk } from './desk.ts'
import { builtIn } from './frame.tsx'
import { pieceAt, spaceAt, whatIf } from './hand.ts'
import type { Tool } from './hand.ts'
import { levelPlaces } from './level-signs.tsx'

const { source } = builtIn()
const origin = { q: 0, r: 0 }
const grass: Tool = { kind: 'tile', terrain: 'grass', size: 24 }
const rock: Tool = { kind: 'tile', terrain: 'rock', size: 1 }

const empty = (): Desk => desks.openDesk(newPlan('own-test', { en: 'Test', de: 'Test' }))
const put = (desk: Desk, tool: Tool, hex: Hex = origin): Desk => desks.act(desks.take(desk, tool), hex, source)
const meadow = (): Desk => put(empty(), grass)
const tiles = (desk: Desk): number => desks.planOn(desk).tiles.length
const refusal = ({ word }: Desk): string | undefined => (word?.kind === 'refusal' ? word.refusal.key : undefined)

describe('building by hand', () => {
  it('what is put down falls on what lies there, if all levels are shown [HS-SET-03]', () => {
    const desk = put(put(meadow(), rock), rock)
    expect(desks.planOn(desk).tiles.map(({ level }) => level)).toEqual([1, 2, 3])
  })

  it('on a chosen level it fits or says why not [HS-SET-03]', () => {
    const low = desks.holding(desks.take(meadow(), rock), { level: 1 })
    expect(refusal(desks.act(low, origin, source))).toBe('tileTaken')
    const high = desks.holding(low, { level: 3 })
    expect(whatIf(desks.planOn(high), high.hand, origin, source)?.edit.ok).toBe(false)
    expect(refusal(desks.act(high, origin, source))).toBe('unsupported')
    expect(tiles(desks.act(high, origin, source))).toBe(1)
  })

  it('every step is undone and done again', () => {
    const desk = put(meadow(), rock)
    const back = desks.undone(desks.undone(desk))
    expect([tiles(back), tiles(desks.undone(back)), tiles(desks.redone(desks.redone(back)))]).toEqual([0, 0, 2])
  })

  it('opening another plan can be undone', () => {
    const other = desks.reopen(meadow(), newPlan('own-other', { en: 'Other', de: 'Other' }))
    expect(desks.planOn(other).id).toBe('own-other')
    expect(desks.planOn(desks.undone(other)).id).toBe('own-test')
  })

  it('levels go from the first to one above the highest, then to all', () => {
    let desk = desks.levelBy(put(meadow(), rock), -1)
    const seen = [desk.hand.level]
    for (const step of [-1, -1, 1, 1, 1, 1]) seen.push((desk = desks.levelBy(desk, step)).hand.level)
    expect(seen).toEqual([2, 1, 1, 2, 3, 'top', 'top'])
  })
})

describe('zones, glyphs, figures and ruins', () => {
  it('lie on the uppermost space that is shown [HS-SET-03]', () => {
    const plan = desks.planOn(put(meadow(), rock))
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
    const [layout] = desks.planOn(full).layouts
    expect(layout.zones).toEqual([{ id: 'red', spaces: [[0, 0, 1]] }])
    expect(layout.figures).toEqual([{ card: 'finn', player: 1, at: [[0, 0, 1]] }])
    const counts = (desk: Desk): number[] => {
      const [{ glyphs, figures }] = desks.planOn(desk).layouts
      return [figures.length, glyphs.length, tiles(desk)]
    }
    const once = desks.remove(full, source)
    const twice = desks.remove(once, source)
    expect([counts(full), counts(once), counts(twice), counts(desks.remove(twice, source))]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ])
  })

  it('a two-space figure has its rear behind it', () => {
    const desk = put(desks.holding(meadow(), { rotation: 4 }), { kind: 'figure', card: 'mimring', player: 0 })
    expect(desks.planOn(desk).layouts[0].figures[0].at).toEqual([
      [0, 0, 1],
      [0, 1, 1],
    ])
  })

  it('a ruin needs ground under all its spaces [HS-SET-06]', () => {
    const long: Tool = { kind: 'ruin', ruin: 'long' }
    expect(refusal(put(meadow(), long))).toBe('ruinNoFloor')
    const desk = put(meadow(), long, { q: -2, r: 3 })
    expect(desks.planOn(desk).ruins).toHaveLength(1)
    expect(pieceAt(desks.planOn(desk), { q: -1, r: 3 }, 'top')).toEqual({ kind: 'ruin', index: 0 })
  })
})

describe('what is chosen', () => {
  const chosen = (): Desk => desks.act(desks.take(put(meadow(), rock), { kind: 'select' }), origin, source)

  it('is the uppermost piece; with more, several', () => {
    expect(chosen().chosen).toEqual([{ kind: 'tile', index: 1 }])
    const both = desks.act(chosen(), { q: 0, r: 3 }, source, true)
    expect(both.chosen).toHaveLength(2)
    expect(desks.act(both, origin, source, true).chosen).toEqual([{ kind: 'tile', index: 0 }])
    expect(desks.chooseAll(both).chosen).toHaveLength(2)
  })

  it('is copied, turned, mirrored and put down elsewhere', () => {
    const held = desks.mirrored(desks.turn(desks.paste(desks.copy(chosen())), 1, source))
    const desk = desks.act(held, { q: 0, r: 3 }, source)
    expect(desks.planOn(desk).tiles.at(-1)).toMatchObject({ terrain: 'rock', q: 0, r: 3, level: 2 })
  })

  it('is cut only if nothing rests on it [HS-SET-03]', () => {
    const cut = desks.cut(chosen(), source)
    expect([tiles(cut), cut.hand.tool.kind]).toEqual([1, 'paste'])
    const base = desks.act(desks.take(put(meadow(), rock), { kind: 'select' }), { q: 0, r: 3 }, source)
    const refused = desks.cut(base, source)
    expect([tiles(refused), refusal(refused), refused.clip]).toEqual([2, 'supportsOthers', undefined])
    expect(tiles(desks.removeChosen(desks.chooseAll(base), source))).toBe(0)
  })

  it('turns where it lies', () => {
    const large = desks.act(desks.take(meadow(), { kind: 'select' }), origin, source)
    const turned = desks.turn(large, 2, source)
    expect(desks.planOn(turned).tiles[0].rotation).toBe(2)
    expect(turned.chosen).toHaveLength(1)
  })
})

describe('everything', () => {
  it('is mirrored, and it is said what has no mirror image', () => {
    const desk = desks.mirrored(meadow())
    expect(desk.word).toMatchObject({ kind: 'unlike', split: 1 })
    expect(tiles(desks.turnedPlan(meadow()))).toBe(1)
  })

  it('says its level once for every tile that is seen', () => {
    const desk = put(meadow(), rock)
    expect(levelPlaces(desks.planOn(desk), 'top').map(({ level }) => level)).toEqual([1, 2])
    const hidden = put(put(empty(), rock), rock)
    expect(levelPlaces(desks.planOn(hidden), 'top').map(({ level }) => level)).toEqual([2])
    expect(levelPlaces(desks.planOn(hidden), 1).map(({ level }) => level)).toEqual([1])
  })
})
