import { describe, expect, it } from 'vitest'
import type { Body } from '../../content/card.ts'
import { defaultContent } from '../../content/content.ts'
import { isProof, visibleShare } from '../../testing/sight-reference.ts'
import { dice, randomScene } from '../../testing/sight-scenes.ts'
import { row, sceneOf, smallField, spaceAt } from '../../testing/small-fields.ts'
import type { Heap } from '../../testing/small-fields.ts'
import { isWithin, spaceDistance } from '../range/range.ts'
import { sees, sight } from './sight.ts'
import type { Sight } from './sight.ts'

const { cards, cardById, battlefields } = defaultContent()
const card = (id: string) => cardById.get(id)!
const finn = card('finn')
const guard = card('zettian-guards')

/** Two levels of body and a crest up to five; the hit zone is the body. */
const crested = (aimUp: number): Body => ({
  aimAlong: 0,
  aimUp,
  parts: [
    { along: 0, radius: 0.4, from: 0, to: 2, isHit: true },
    { along: 0, radius: 0.1, from: 2, to: 5, isHit: false },
  ],
})

const grid = (levels: (q: number, r: number) => number | readonly number[]): Heap[] => {
  const all = Array.from({ length: 49 }, (_, i): [number, number] => [(i % 7) - 1, (i - (i % 7)) / 7 - 1])
  return all.map(([q, r]) => [q, r, levels(q, r)])
}
const meadow = smallField(grid(() => 1))

const blockersOf = (result: Sight): unknown[] =>
  result.clear ? [] : result.blockedBy.map(({ at: _, ...blocker }) => blocker)

describe('line of sight', () => {
  it('is clear over open ground and ends in the hit zone [HS-LOS-01, HS-LOS-06]', () => {
    const scene = sceneOf(meadow, [
      [finn, 0, 0],
      [guard, 4, 2],
    ])
    const result = sight(scene, 0, 1)
    expect(result.clear).toBe(true)
    expect(result.eye.z).toBeCloseTo(1 + 0.84 * 5)
    const { columns } = meadow
    const target = meadow.spaces.column[spaceAt(meadow, 4, 2)]
    expect(Math.hypot(result.point.x - columns.x[target], result.point.y - columns.y[target])).toBeLessThan(0.45)
    expect(result.point.z).toBeGreaterThanOrEqual(1)
    expect(result.point.z).toBeLessThanOrEqual(6)
  })

  it('is refused behind a ledge that hides everything, and names the column [HS-LOS-01, HS-LOS-03]', () => {
    const field = smallField(row(1, 8, 1))
    const scene = sceneOf(field, [
      [finn, 0, 0],
      [finn, 2, 0],
    ])
    for (const kind of ['master', 'basic'] as const) {
      expect(blockersOf(sight(scene, 0, 1, kind))).toEqual([{ kind: 'terrain', column: 1 }])
      expect(sees(scene, 1, 0, kind)).toBe(false)
    }
  })

  it('is refused behind a ruin and clear over it from high above [HS-LOS-03, HS-SET-25, HS-RUL-36]', () => {
    const ruin = [{ q: 1, r: 1, level: 1 }]
    const places = [[finn, 2, -1] as const, [finn, 1, 1] as const]
    const walled = smallField(
      grid(() => 1),
      ruin,
    )
    expect(blockersOf(sight(sceneOf(walled, places), 0, 1))).toEqual([{ kind: 'ruin', ruin: 0 }])
    expect(blockersOf(sight(sceneOf(walled, places), 0, 1, 'basic'))).toEqual([{ kind: 'ruin', ruin: 0 }])
    expect(sees(sceneOf(meadow, places), 0, 1)).toBe(true)
    const tower = smallField(
      grid((q, r) => (q === 2 && r === -1 ? 8 : 1)),
      ruin,
    )
    expect(sees(sceneOf(tower, places), 0, 1)).toBe(true)
  })

  it('runs beneath a ruin that stands on a roof [HS-RUL-36, HS-RUL-34]', () => {
    const vault = smallField(
      grid(() => [1, 11]),
      [{ q: 1, r: 1, level: 11 }],
    )
    const below = sceneOf(vault, [
      [finn, 2, -1, 1],
      [finn, 1, 1, 1],
      [finn, 1, 0, 11],
      [finn, 1, 1, 11],
      [finn, 2, 0, 1],
    ])
    expect(sees(below, 0, 1)).toBe(true)
    expect(blockersOf(sight(below, 2, 3))).toEqual([{ kind: 'ruin', ruin: 0 }])
    const roof = vault.spaces.column[spaceAt(vault, 1, 1, 1)]
    expect(blockersOf(sight(below, 3, 1))).toEqual([{ kind: 'terrain', column: roof }])
    expect(blockersOf(sight(below, 1, 3))).toEqual([{ kind: 'terrain', column: roof }])
    expect(sees(below, 2, 4)).toBe(false)
  })

  it('looks out from under an overhang to the side [HS-RUL-51, HS-RUL-34]', () => {
    const porch = smallField(row([1, 8], 1, 1, 1))
    const scene = sceneOf(porch, [
      [finn, 0, 0, 1],
      [finn, 3, 0],
      [finn, 0, 0, 8],
    ])
    expect([sees(scene, 0, 1), sees(scene, 1, 0), sees(scene, 1, 2), sees(scene, 2, 0)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('is a straight line, whatever way the range is counted [HS-LOS-02, HS-LOS-05]', () => {
    const bay = smallField([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 1],
      [1, 2, 1],
      [2, 1, 1],
      [2, 0, 1],
      [1, 1, 9],
    ])
    const scene = sceneOf(bay, [
      [finn, 0, 0],
      [finn, 2, 0],
      [finn, 0, 2],
      [finn, 2, 1],
    ])
    expect(sees(scene, 0, 1)).toBe(true)
    expect(blockersOf(sight(scene, 2, 1))).toContainEqual({ kind: 'terrain', column: 3 })
  })

  it('starts at the head in the Basic game and at the aim point in the Master game [HS-LOS-04, HS-LOS-06, HS-RUL-52]', () => {
    const field = smallField(row(1, 4, 1))
    const scene = sceneOf(field, [
      [crested(2), 0, 0],
      [crested(2), 2, 0],
    ])
    expect([sees(scene, 0, 1, 'master'), sees(scene, 0, 1, 'basic')]).toEqual([false, true])
    expect(sight(scene, 0, 1, 'basic').eye.z).toBe(6)
  })

  it('needs a part of the hit zone in the Master game, any part in the Basic game [HS-LOS-07, HS-LOS-04]', () => {
    const field = smallField(row(1, 4, 1))
    const scene = sceneOf(field, [
      [crested(5), 0, 0],
      [crested(5), 2, 0],
    ])
    expect(sees(scene, 0, 1, 'basic')).toBe(true)
    expect(blockersOf(sight(scene, 0, 1, 'master'))).toEqual([{ kind: 'terrain', column: 1 }])
  })

  it('is enough for a head that looks over a ledge, 7 spaces away with Range 7 [HS-EX-10, HS-LOS-04]', () => {
    const field = smallField(row(1, 1, 1, 1, 1, 1, 5, 1))
    const scene = sceneOf(field, [
      [guard, 0, 0],
      [card('airborne-elite'), 7, 0],
    ])
    expect(isWithin(spaceDistance(field, scene.front[0], scene.front[1]), guard.basic.range)).toBe(true)
    const result = sight(scene, 0, 1, 'basic')
    expect(result.clear).toBe(true)
    expect(result.point.z).toBeGreaterThan(1 + 0.72 * 5)
    expect(visibleShare(scene, 0, 1, 'basic')).toBeLessThan(0.5)
  })

  it('passes a figure that hides only part of the hit zone [HS-EX-34, HS-LOS-08, HS-RNG-08]', () => {
    const marro = card('marro-warriors')
    const scene = sceneOf(meadow, [
      [marro, -1, 0],
      [card('syvarris'), 4, 1],
      [card('tarn-viking-warriors'), 3, 1],
    ])
    const share = visibleShare(scene, 0, 1)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.9)
    expect(sees(scene, 0, 1)).toBe(true)
    const distance = spaceDistance(meadow, scene.front[0], scene.front[1])
    expect(distance).toBe(6)
    expect(isWithin(distance, marro.master.range)).toBe(true)
  })

  it('is refused where a figure hides the whole hit zone, and names it [HS-LOS-08, HS-RUL-49]', () => {
    const scene = sceneOf(meadow, [
      [card('marro-warriors'), 0, 0],
      [card('syvarris'), 4, 0],
      [card('tarn-viking-warriors'), 2, 0],
      [card('tarn-viking-warriors'), 3, 2],
    ])
    expect(blockersOf(sight(scene, 0, 1))).toEqual([{ kind: 'figure', figure: 2 }])
    const gone = { ...scene, front: scene.front as number[], rear: scene.rear }
    gone.front[2] = -1
    expect(sees(gone, 0, 1)).toBe(true)
  })

  it('is not hindered by an edge that it only touches [HS-RUL-51]', () => {
    const places = [[finn, 0, 0] as const, [finn, 2, 0] as const]
    const seesOver = (level: number): boolean => sees(sceneOf(smallField(row(1, level, 1)), places), 0, 1, 'basic')
    expect([5, 6, 7].map(seesOver)).toEqual([true, true, false])
  })

  it('sits over the front space of a two-space figure, whose own body is never in the way [HS-RUL-59, HS-RUL-51]', () => {
    const grimnak = card('grimnak')
    const scene = sceneOf(meadow, [
      [grimnak, 0, 0],
      [finn, 4, 0],
      [finn, -1, 0],
    ])
    const { eye } = sight(scene, 0, 1)
    const front = meadow.columns.x[meadow.spaces.column[scene.front[0]]]
    expect(Math.abs(eye.x - front)).toBeLessThan(Math.sqrt(3) / 2)
    expect([sees(scene, 0, 1), sees(scene, 0, 2), sees(scene, 1, 0), sees(scene, 2, 0)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(sees(scene, 1, 2)).toBe(false)
  })
})

describe('line of sight and the slow reference', () => {
  it.each(battlefields.map((field) => [field.id, field] as const))('agree on %s [HS-RUL-51]', (_, field) => {
    const roll = dice(99)
    let clear = 0
    for (let pair = 0; pair < 60; pair++) {
      const scene = randomScene(field, cards, 20, roll)
      const kind = pair % 3 === 0 ? 'basic' : 'master'
      const result = sight(scene, 0, 1, kind)
      if (result.clear) {
        clear++
        expect(isProof(scene, [0, 1], kind, { from: result.eye, to: result.point })).toBe(true)
      } else {
        expect(visibleShare(scene, 0, 1, kind)).toBeLessThan(0.01)
        expect(result.blockedBy.length).toBeGreaterThan(0)
      }
    }
    expect(clear).toBeGreaterThan(10)
    expect(clear).toBeLessThan(60)
  })
})
