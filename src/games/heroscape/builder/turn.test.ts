import { describe, expect, it } from 'vitest'
import type { BattlefieldSource } from '../content/battlefield-schema.ts'
import type { Battlefield } from '../content/battlefield.ts'
import { compileBattlefield } from '../content/compile-battlefield.ts'
import { loadContent } from '../content/content.ts'
import { cellsOf } from '../content/tile-shapes.ts'
import { validateBattlefield } from '../content/validate-battlefield.ts'
import { planFromContent } from './pack.ts'
import { fieldOf, newPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import { buildingPlan, stockOf } from './sheets.ts'
import { copyPieces, middleOf, mirrorPlan, movePlan, pasteClip, rotateClip, rotatePlan } from './turn.ts'
import { addTile } from './place.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

function builtIn(id: string): Plan {
  const plan = planFromContent(source, id)
  if (plan === undefined) throw new Error(`no battlefield ${id}`)
  return plan
}

const IDS = source.battlefields.map(({ id }) => id)

const faultsOf = (plan: Plan): readonly unknown[] =>
  validateBattlefield(fieldOf(plan), source.inventory, source.volumes.ruin.levels).errors

/** Hexes with terrain and level, from the leftmost and uppermost on. */
function ground(plan: Plan): string[] {
  return plan.tiles.flatMap((tile) => cellsOf(tile).map(({ q, r }) => `${q},${r} ${tile.level} ${tile.terrain}`)).sort()
}

describe('turning a plan', () => {
  it.each(IDS)('leaves %s a battlefield, and six times what it was', (id) => {
    const plan = builtIn(id)
    const turned = rotatePlan(plan, 1)
    expect(faultsOf(turned)).toEqual([])
    const about = middleOf(plan)
    expect(rotateClip(rotateClip(plan, 2, about), 4, about).tiles.map(({ standsFor: _, ...tile }) => tile)).toEqual(
      plan.tiles,
    )
    expect(movePlan(plan, { q: 500, r: 0 })).toBeUndefined()
    expect(faultsOf(movePlan(plan, { q: 3, r: -2 }) ?? plan)).toEqual([])
  })
})

describe('the mirror image of a plan', () => {
  it.each(IDS)('of %s has the same ground, and says what is loose', (id) => {
    const plan = builtIn(id)
    const { plan: image, split, bent, loose } = mirrorPlan(plan)
    // Only tiles of 24 that bridge a gap cannot be had as a mirror image.
    expect(faultsOf(image)).toHaveLength(loose)
    expect(loose > 0).toBe(['durgeth-swamps', 'migols-tomb'].includes(id))
    expect(split).toBe(plan.tiles.filter(({ size }) => size === 24).length)
    expect(bent).toBe(plan.ruins.length)
    expect(image.tiles.flatMap(cellsOf)).toHaveLength(plan.tiles.flatMap(cellsOf).length)
    const twice = mirrorPlan(image).plan
    const [a, b] = [middleOf(plan), middleOf(twice)]
    const back = movePlan(twice, { q: a.q - b.q, r: a.r - b.r }) ?? twice
    expect(ground(back)).toEqual(ground(plan))
  })

  it('keeps zones on their side of the image', () => {
    const plan = builtIn('table-of-the-giants')
    const { plan: image } = mirrorPlan(plan)
    expect(image.layouts.map(({ zones }) => zones.map(({ id, spaces }) => [id, spaces.length]))).toEqual(
      plan.layouts.map(({ zones }) => zones.map(({ id, spaces }) => [id, spaces.length])),
    )
  })
})

describe('a copy', () => {
  const grass = { level: 1, terrain: 'grass', size: 7, q: 0, r: 0, rotation: 0 } as const
  const first = addTile(newPlan('own', { en: 'Own', de: 'Eigenes' }), grass, source)
  if (!first.ok) throw new Error('not laid')
  const clip = copyPieces(first.plan, [0], [])

  it('is put down elsewhere or on top', () => {
    const beside = pasteClip(first.plan, clip, { q: 3, r: 0, levels: 0 }, source)
    const above = pasteClip(first.plan, clip, { q: 0, r: 0, levels: 1 }, source)
    expect([beside, above].map((one) => one.ok && one.plan.tiles.length)).toEqual([2, 2])
  })

  it('is put down whole or not at all', () => {
    const over = pasteClip(first.plan, clip, { q: 1, r: 0, levels: 0 }, source)
    expect(over).toMatchObject({ ok: false, refusal: { key: 'tileTaken', rule: 'HS-SET-03', args: { piece: 1 } } })
  })
})

describe('the building plan', () => {
  it.each(IDS)('of %s has every tile once, level by level, ruins last [HS-SET-05] [HS-SET-06]', (id) => {
    const plan = builtIn(id)
    const { levels, ruins, box } = buildingPlan(plan)
    expect(levels.map(({ level }) => level)).toEqual(levels.map((_, index) => index + 1))
    const numbers = levels.flatMap((sheet) => sheet.tiles.map(({ number }) => number))
    expect(numbers).toEqual(plan.tiles.map((_, index) => index + 1))
    expect(new Set(levels.flatMap((sheet) => sheet.tiles.map(({ index }) => index))).size).toBe(plan.tiles.length)
    expect(ruins).toHaveLength(plan.ruins.length)
    expect(box?.width).toBeGreaterThan(5)
    for (const sheet of levels) {
      const counts = new Map<string, number>()
      for (const { level, terrain, size } of plan.tiles)
        if (level === sheet.level) counts.set(`${terrain} ${size}`, (counts.get(`${terrain} ${size}`) ?? 0) + 1)
      expect(new Map(sheet.pieces.map(({ terrain, size, count }) => [`${terrain} ${size}`, count]))).toEqual(counts)
    }
  })

  it('may cut the same ground into other tiles: their size has no effect on play [HS-SET-05]', () => {
    const piece = { level: 1, terrain: 'sand' as const, q: 2, r: 2, rotation: 0 }
    const field = (tiles: BattlefieldSource['tiles']): Battlefield =>
      compileBattlefield(
        {
          id: 'ground',
          name: { en: 'Ground', de: 'Grund' },
          provenance: {},
          tiles,
          ruins: [],
          noRoom: [],
          layouts: [],
        },
        6,
      )
    const whole = field([{ ...piece, size: 7 }])
    const cut = field(cellsOf({ ...piece, size: 7 }).map(({ q, r }) => ({ ...piece, size: 1, q, r })))
    expect(whole.spaces.count).toBe(7)
    expect([cut.columns, cut.spaces, cut.links]).toEqual([whole.columns, whole.spaces, whole.links])
  })

  it('says what is missing from one or two sets [HS-SET-02]', () => {
    const plan = builtIn('migols-tomb')
    expect(stockOf(plan, source.inventory, 1)).toMatchObject({ setsNeeded: 1, missing: [] })
    const away = movePlan(plan, { q: 30, r: 0 }) ?? plan
    const twice = { ...plan, tiles: [...plan.tiles, ...away.tiles] }
    const stock = stockOf(twice, source.inventory, 1)
    expect(stock.setsNeeded).toBe(2)
    expect(stock.missing.length).toBeGreaterThan(3)
    expect(stockOf(twice, source.inventory, 2).missing).toEqual([])
  })
})
