import { describe, expect, it } from 'vitest'
import type { Vec } from './camera.ts'
import { Rig, type Shown } from './rig.ts'

const square = (size: number): Vec[] => [0, size].flatMap((x) => [0, size].map((z) => ({ x, y: 0, z })))

const shown = (points: readonly Vec[]): Shown => ({ points, places: [] })

function rigFor(points: readonly Vec[]): Rig {
  const rig = new Rig(() => {})
  rig.show(shown(points), undefined)
  return rig
}

const placeOf = ({ camera }: Rig): number[] => camera.position.toArray()

describe('the camera over a battlefield that is edited', () => {
  it('shows the whole again as long as nobody has moved it', () => {
    const rig = rigFor(square(4))
    rig.renew(shown(square(20)))
    expect(placeOf(rig)).toEqual(placeOf(rigFor(square(20))))
  })

  it('stays from above', () => {
    const rig = rigFor(square(4))
    rig.to('top', true)
    rig.renew(shown(square(20)))
    expect(rig.kind).toBe('top')
  })

  it('stays where it was put by hand', () => {
    const rig = rigFor(square(20))
    rig.turn(0.5, 0.1)
    rig.zoom(1.5)
    const before = placeOf(rig)
    rig.renew(shown(square(21)))
    expect(placeOf(rig)).toEqual(before)
    rig.show(shown(square(21)), undefined)
    expect(placeOf(rig)).toEqual(placeOf(rigFor(square(21))))
  })

  it('comes back to what is left', () => {
    const rig = rigFor(square(40))
    rig.zoom(1 / 1.2)
    rig.renew(shown(square(4)))
    const whole = rigFor(square(4)).camera.position.length()
    expect(rig.camera.position.length()).toBeLessThan(2 * whole)
  })

  it('leaves the eye of a figure that may be gone', () => {
    const rig = rigFor(square(4))
    rig.eye(rig.camera.position.clone(), 0, 0)
    rig.renew(shown(square(5)))
    expect(rig.kind).toBe('orbit')
  })
})

describe('the camera over a very large battlefield', () => {
  it('shows all of it, however many points it has', () => {
    const many = Array.from({ length: 180_000 }, (_, i) => ({ x: (i % 600) / 20, y: 0, z: Math.floor(i / 600) / 10 }))
    const corners = [0, 29.95].flatMap((x) => [0, 29.9].map((z) => ({ x, y: 0, z })))
    const expected = placeOf(rigFor(corners))
    placeOf(rigFor(many)).forEach((value, axis) => expect(value).toBeCloseTo(expected[axis], 6))
  })
})
