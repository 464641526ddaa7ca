import type { BufferGeometry } from 'three'
import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import { dieGeometry, glyphGeometry, glyphSignGeometry, orderMarker, woundMarker } from './index.ts'
import { glyphSigns } from './markers.ts'
import type { Vec } from './vec.ts'
import { dot, length } from './vec.ts'

function expectSound(geometry: BufferGeometry) {
  const count = geometry.getAttribute('position').count
  expect(count).toBeGreaterThan(20)
  expect([...geometry.getAttribute('position').array].every(Number.isFinite)).toBe(true)
  expect([geometry.getAttribute('color').count, geometry.getAttribute('normal').count]).toEqual([count, count])
}

describe('glyphs', () => {
  it('have a sign for each power and one for the hidden side', () => {
    expect([...glyphSigns].sort()).toEqual([...GLYPH_IDS, 'hidden'].sort())
    const signs = glyphSigns.map((sign) => glyphSignGeometry(sign))
    expect(new Set(signs).size).toBe(glyphSigns.length)
    for (const sign of signs) expectSound(sign)
  })

  it('carry their sign inside the rim and above the disc', () => {
    expectSound(glyphGeometry())
    const disc = glyphGeometry().boundingBox!
    for (const sign of glyphSigns) {
      const box = glyphSignGeometry(sign).boundingBox!
      expect(Math.max(-box.min.x, box.max.x, -box.min.z, box.max.z), sign).toBeLessThan(0.54)
      expect(box.max.y, sign).toBeGreaterThan(disc.max.y * 0.55)
      expect(box.max.y, sign).toBeLessThan(0.2)
    }
  })
})

describe('markers', () => {
  it('are small and lie flat', () => {
    for (const geometry of [woundMarker(), orderMarker(), orderMarker('1'), orderMarker('X')]) {
      expectSound(geometry)
      const { min, max } = geometry.boundingBox!
      expect(min.y).toBeCloseTo(0, 6)
      expect(max.y).toBeLessThan(0.12)
      expect(max.x - min.x).toBeLessThan(0.5)
    }
  })
})

describe('dice', () => {
  const isUnit = (vec: Vec) => Math.abs(length(vec) - 1) < 1e-6

  it('show three skulls, two shields and a blank [HS-RUL-06]', () => {
    const { faces } = dieGeometry('combat')
    const count = (value: string) => faces.filter((face) => face.value === value).length
    expect({ skull: count('skull'), shield: count('shield'), blank: count('blank') }).toEqual(
      defaultContent().inventory.combatDie,
    )
    expectSound(dieGeometry('combat').geometry)
  })

  it('number the d20 so that opposite faces add up to 21', () => {
    const { faces, geometry } = dieGeometry('d20')
    expectSound(geometry)
    expect(faces.map(({ value }) => value).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    for (const face of faces) {
      const opposite = faces.find((other) => dot(other.normal, face.normal) < -0.999)
      expect(face.value + opposite!.value).toBe(21)
    }
  })

  it.each(['combat', 'd20'] as const)('%s can be turned to any face', (kind) => {
    const { faces, inner, geometry } = kind === 'combat' ? dieGeometry('combat') : dieGeometry('d20')
    for (const { normal, up } of faces) {
      expect([isUnit(normal), isUnit(up), Math.abs(dot(normal, up)) < 1e-6]).toEqual([true, true, true])
      const turn = new Quaternion().setFromUnitVectors(new Vector3(...normal), new Vector3(0, 1, 0))
      const lowest = geometry.clone().applyQuaternion(turn)
      lowest.computeBoundingBox()
      expect(Math.abs(lowest.boundingBox!.max.y - inner)).toBeLessThan(0.03)
    }
  })
})
