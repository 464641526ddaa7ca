import { describe, expect, it } from 'vitest'
import { axesOf, between, fitShot, limited, panned, positionOf, zoomed } from './camera.ts'
import type { Shot, Vec } from './camera.ts'

const shot: Shot = { x: 1, y: 0, z: -2, distance: 20, azimuth: 0.4, polar: 0.9, fov: 0.6 }

/** Where a point is in the picture: 1 is its upper edge, `aspect` its right one. */
function seen(from: Shot, point: Vec): { x: number; y: number } {
  const { back, right, up } = axesOf(from)
  const eye = positionOf(from)
  const off = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z }
  const along = (axis: Vec): number => off.x * axis.x + off.y * axis.y + off.z * axis.z
  const away = -along(back) * Math.tan(from.fov / 2)
  return { x: along(right) / away, y: along(up) / away }
}

const box: Vec[] = [-12, 9].flatMap((x) => [0, 3].flatMap((y) => [-4, 15].map((z) => ({ x, y, z }))))

describe('a shot', () => {
  it('stands where its angles say', () => {
    expect(positionOf({ ...shot, azimuth: 0, polar: 0 })).toEqual({ x: 1, y: 20, z: -2 })
    const { x, y, z } = positionOf({ ...shot, azimuth: Math.PI / 2, polar: Math.PI / 2 })
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([21, 0, -2])
  })

  it('has its target in the middle of the picture', () => {
    const { x, y } = seen(shot, shot)
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(0)
  })
})

describe('fitting', () => {
  it.each([1.6, 1, 0.5])('shows everything at an aspect of %d and touches the margin', (aspect) => {
    const fitted = fitShot(shot, box, { aspect, margin: 0.04 })
    const reach = box.map((point) => {
      const { x, y } = seen(fitted, point)
      return Math.max(Math.abs(x) / aspect, Math.abs(y))
    })
    expect(Math.max(...reach)).toBeLessThanOrEqual(0.96 + 1e-9)
    expect(Math.max(...reach)).toBeGreaterThan(0.955)
  })

  it('leaves the same room on opposite sides', () => {
    const fitted = fitShot(shot, box, { aspect: 1.6, margin: 0.04 })
    const points = box.map((point) => seen(fitted, point))
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(-Math.max(...points.map(({ x }) => x)), 1)
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-Math.max(...points.map(({ y }) => y)), 1)
  })
})

describe('moving', () => {
  it('lets the ground follow the finger seen from above', () => {
    const above = { ...shot, polar: 0.0001 }
    const before = seen(above, { x: 3, y: 0, z: 1 })
    const after = seen(panned(above, 0.1, 0.2), { x: 3, y: 0, z: 1 })
    expect(after.x - before.x).toBeCloseTo(0.2)
    expect(after.y - before.y).toBeCloseTo(-0.4)
  })

  it('zooms about the point under the pointer', () => {
    const above = { ...shot, polar: 0.0001 }
    const point = { x: 3, y: 0, z: 1 }
    const before = seen(above, point)
    const after = seen(zoomed(above, 1.5, before.x / 2, -before.y / 2), point)
    expect(after.x).toBeCloseTo(before.x, 3)
    expect(after.y).toBeCloseTo(before.y, 3)
  })

  it('stays within its limits', () => {
    const range = { minX: -1, maxX: 1, minZ: -1, maxZ: 1 }
    const limits = { ...range, minPolar: 0.1, maxPolar: 1.4, minDistance: 5, maxDistance: 40 }
    const held = limited({ ...shot, x: 9, z: -9, distance: 1, polar: 2 }, limits)
    expect(held).toEqual({ ...shot, x: 1, z: -1, distance: 5, polar: 1.4 })
  })
})

describe('travelling', () => {
  it('begins and ends where it should', () => {
    const goal = { ...shot, x: 5, azimuth: 6, distance: 90, fov: 0.12, polar: 0.001 }
    expect(between(shot, goal, 0).distance).toBeCloseTo(20)
    expect(between(shot, goal, 1).distance).toBeCloseTo(90)
    expect(Math.cos(between(shot, goal, 1).azimuth)).toBeCloseTo(Math.cos(6))
  })

  it('turns the short way round', () => {
    const turned = between({ ...shot, azimuth: 0.1 }, { ...shot, azimuth: Math.PI * 2 - 0.1 }, 0.5)
    expect(Math.abs(turned.azimuth)).toBeLessThan(0.11)
  })
})
