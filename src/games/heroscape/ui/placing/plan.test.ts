import { describe, expect, it } from 'vitest'
import { NO_WALL } from '../../content/battlefield.ts'
import { OFF } from '../../rules/table/state.ts'
import { grid } from '../../lessons/field.ts'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { planFor, plannedOn, replanned, type Ground, type Waiting } from './plan.ts'

const field = smallField([...row(1, 1, 1, 1), [1, 1, 3], [2, 1, 1]])
const spaces = Array.from({ length: field.spaces.count }, (_, space) => space)
const ground: Ground = { field, spaces, foe: { x: 20, y: 0 } }
const one = (figure: number, range: number): Waiting => ({ figure, isTwoSpace: false, height: 5, range })
const two = (figure: number): Waiting => ({ figure, isTwoSpace: true, height: 5, range: 1 })

describe('a whole army placed at once', () => {
  it('puts fighters in front and shooters on high ground', () => {
    const plan = planFor(ground, [one(0, 6), one(1, 1)])
    expect(plan.get(0)).toEqual({ front: spaceAt(field, 1, 1), rear: OFF })
    const front = plan.get(1)!.front
    expect(field.columns.x[field.spaces.column[front]]).toBe(Math.max(...field.columns.x))
  })

  it('puts nobody where somebody stands, and large figures on two level spaces', () => {
    const plan = planFor(ground, [one(0, 1), two(1), one(2, 1)])
    const { front, rear } = plan.get(1)!
    expect(field.spaces.level[front]).toBe(field.spaces.level[rear])
    const taken = [...plan.values()].flatMap((place) => [place.front, place.rear]).filter((space) => space !== OFF)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toHaveLength(4)
  })

  it('puts no large figure across a ruin [HS-MOV-20, HS-MOV-27]', () => {
    const walled = smallField(grid(4, 4), [{ q: 1, r: 1, level: 1 }])
    const { first, to, wallTop } = walled.links
    const link = wallTop.findIndex((top) => top !== NO_WALL)
    const from = first.findIndex((begin, space) => begin <= link && link < first[space + 1])
    expect(planFor({ ...ground, field: walled, spaces: [from, to[link]] }, [two(0)]).size).toBe(0)
  })

  it('puts no large figure under a roof that is too low for its rear [HS-MOV-28]', () => {
    const roofed = smallField(row(1, [1, 4]))
    const low = [spaceAt(roofed, 0, 0), spaceAt(roofed, 1, 0, 1)]
    expect(planFor({ ...ground, field: roofed, spaces: low }, [two(0)]).size).toBe(0)
  })

  it('leaves out whoever finds no room', () => {
    expect(planFor({ ...ground, spaces: spaces.slice(0, 1) }, [one(0, 1), one(1, 1)]).size).toBe(1)
  })

  it('is changed figure by figure: two change places', () => {
    const plan = planFor(ground, [one(0, 6), one(1, 1)])
    const [a, b] = [plan.get(0)!, plan.get(1)!]
    const next = replanned(ground, plan, one(0, 6), b.front)
    expect(next.get(0)).toEqual(b)
    expect(next.get(1)).toEqual(a)
    const free = spaces.find((space) => plannedOn(plan, space) < 0)!
    expect(replanned(ground, plan, one(0, 6), free).get(0)).toEqual({ front: free, rear: OFF })
  })

  it('moves nobody out of the zone, or to where somebody stands already [HS-DRF-07]', () => {
    const free = spaces.slice(0, 3)
    const plan = planFor({ ...ground, spaces: free }, [one(0, 1)])
    for (const space of spaces.slice(3))
      expect(replanned({ ...ground, spaces: free }, plan, one(0, 1), space)).toBe(plan)
  })

  it('does not push a large figure off one of its spaces', () => {
    const plan = planFor(ground, [two(1), one(2, 1)])
    expect(replanned(ground, plan, one(2, 1), plan.get(1)!.rear)).toBe(plan)
  })
})
