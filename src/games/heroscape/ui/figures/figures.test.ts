import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../content/card.ts'
import { defaultContent } from '../../content/content.ts'
import { BASE_HEIGHT, SPACING, baseGeometry, figureModel, genericModel, variantsOf } from './index.ts'
import { EMBLEMS, emblemOf } from './generic.ts'

const { cards, levelHeight } = defaultContent()
const figures = cards.flatMap((card) => Array.from({ length: card.figures }, (_, variant) => [card, variant] as const))
const titled = figures.map(([card, variant]) => [card.id, variant, card] as const)

const triangles = (geometry: BufferGeometry): number => geometry.getIndex()!.count / 3
const valuesOf = (geometry: BufferGeometry, name: string): number[] => [...geometry.getAttribute(name).array]
const share = (card: Card, geometry: BufferGeometry): number =>
  geometry.boundingBox!.max.y / (card.height * levelHeight)

/** The greatest distance on the plan from the line between the centres of the figure's spaces. */
function reach(geometry: BufferGeometry, spaces: number): number {
  const positions = geometry.getAttribute('position')
  let most = 0
  for (let i = 0; i < positions.count; i++) {
    const [x, z] = [positions.getX(i), positions.getZ(i)]
    const nearest = spaces === 2 ? Math.min(0, Math.max(-SPACING, z)) : 0
    most = Math.max(most, Math.hypot(x, z - nearest))
  }
  return most
}

function expectSound(geometry: BufferGeometry) {
  const count = geometry.getAttribute('position').count
  expect(valuesOf(geometry, 'position').every(Number.isFinite)).toBe(true)
  expect(geometry.getAttribute('color').count).toBe(count)
  expect(valuesOf(geometry, 'color').every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(Math.max(...geometry.getIndex()!.array)).toBeLessThan(count)
  const normals = geometry.getAttribute('normal')
  expect(normals.count).toBe(count)
  for (let i = 0; i < count; i++)
    expect(Math.hypot(normals.getX(i), normals.getY(i), normals.getZ(i))).toBeCloseTo(1, 3)
}

describe('figures', () => {
  it('are all thirty of the set, each squad member in a pose of its own', () => {
    expect(figures).toHaveLength(30)
    for (const card of cards) expect(variantsOf(card.id), card.id).toBe(card.figures)
    expect(new Set(figures.map(([card, variant]) => figureModel(card.id, variant).geometry)).size).toBe(30)
  })

  it.each(titled)('%s %i is sound and painted in several colours', (id, variant) => {
    const { geometry } = figureModel(id, variant)
    expectSound(geometry)
    const paints = valuesOf(geometry, 'color').map((value) => Math.round(value * 4))
    const tones = new Set(Array.from({ length: paints.length / 3 }, (_, i) => paints.slice(i * 3, i * 3 + 3).join()))
    expect(tones.size).toBeGreaterThan(5)
  })

  it.each(titled)('%s %i is as tall as its card says', (id, variant, card) => {
    const model = figureModel(id, variant)
    expect(model.height).toBeCloseTo(card.height * levelHeight, 9)
    expect(model.spaces).toBe(card.spaces)
    // Kneeling and crouching figures are lower, raised weapons higher.
    expect(share(card, model.geometry)).toBeGreaterThan(0.78)
    expect(share(card, model.geometry)).toBeLessThan(1.13)
  })

  it('reach the height of the card in at least one pose', () => {
    for (const card of cards) {
      const tallest = Math.max(
        ...Array.from({ length: card.figures }, (_, v) => share(card, figureModel(card.id, v).geometry)),
      )
      expect(tallest, card.id).toBeGreaterThan(0.94)
    }
  })

  it.each(titled)('%s %i stands on its base and over its spaces', (id, variant, card) => {
    const { geometry } = figureModel(id, variant)
    const { min, max } = geometry.boundingBox!
    expect(Math.abs(min.y - BASE_HEIGHT)).toBeLessThan(0.04)
    expect(reach(geometry, card.spaces)).toBeLessThan(1)
    if (card.spaces === 2) expect([max.z > 0.5, min.z < -SPACING - 0.3]).toEqual([true, true])
  })

  it.each(titled)('%s %i keeps to its share of triangles', (id, variant, card) => {
    const { geometry } = figureModel(id, variant)
    expect(triangles(geometry)).toBeLessThanOrEqual(card.spaces === 2 ? 6000 : 2500)
    expect(triangles(geometry)).toBeGreaterThan(800)
  })

  it('are made once', () => {
    expect(figureModel('finn', 0)).toBe(figureModel('finn', 0))
    expect(figureModel('finn', 3)).toBe(figureModel('finn', 0))
    expect(figureModel('zettian-guards', 1)).not.toBe(figureModel('zettian-guards', 0))
  })
})

describe('figures of cards without a sculpt', () => {
  it('are standees of the right height, width and emblem', () => {
    for (const spaces of [1, 2] as const) {
      for (const height of [3, 6, 10]) {
        const { geometry, ...model } = genericModel({ height, spaces, kind: 'bow' })
        expect(model).toEqual({ height: height * levelHeight, spaces })
        expectSound(geometry)
        expect(geometry.boundingBox!.max.y / model.height).toBeCloseTo(1, 1)
        expect(reach(geometry, spaces)).toBeLessThan(1)
        expect(triangles(geometry)).toBeLessThan(2500)
      }
    }
  })

  it('differ by emblem', () => {
    const counts = EMBLEMS.map((kind) => genericModel({ height: 5, spaces: 1, kind }).geometry)
    expect(new Set(counts).size).toBe(EMBLEMS.length)
  })

  it('take their emblem from class and species', () => {
    expect(emblemOf({ class: 'archers', species: 'elf' })).toBe('bow')
    expect(emblemOf({ class: 'guards', species: 'soulborg' })).toBe('gear')
    expect(emblemOf({ class: 'knights', species: 'human' })).toBe('sword')
    expect(emblemOf({ class: 'cook', species: 'gnome' })).toBe('star')
  })

  it('are what an unknown card gets', () => {
    const card = { height: 7, spaces: 2, class: 'beast', species: 'troll' }
    expect(figureModel('cave-troll', 0, card)).toBe(genericModel({ height: 7, spaces: 2, kind: 'claw' }))
    expect(figureModel('nobody', 0)).toBe(genericModel({ height: 5, spaces: 1, kind: 'star' }))
  })
})

describe('bases', () => {
  it.each([1, 2] as const)('for %i space(s) stay inside and are white', (spaces) => {
    const geometry = baseGeometry(spaces)
    expectSound(geometry)
    expect(valuesOf(geometry, 'color').every((value) => value === 1)).toBe(true)
    expect(geometry.boundingBox!.min.y).toBe(0)
    expect(geometry.boundingBox!.max.y).toBeCloseTo(BASE_HEIGHT, 6)
    expect(reach(geometry, spaces)).toBeLessThan(0.8)
    expect(geometry.boundingBox!.min.z < -SPACING).toBe(spaces === 2)
  })
})
