import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import type { Mattering } from '../../protocol/board.ts'
import { isVisit, keepTurnEnd, linesSince, turnEndOf, turnsOfOthers } from './since.ts'

const told = (...types: string[]) => types.map((type, i) => ({ n: i + 1, event: { type } as GameEvent }))
const text = ({ type }: GameEvent): string => (type === 'silent' ? '' : `${type}!`)

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) }
}

describe('since the last turn', () => {
  it('tells the last sentences where a game does not say what matters', () => {
    const { lines, more } = linesSince(told('a', 'b', 'silent', 'c', 'd', 'table.undo', 'e', 'f'), 1, { eyes: 0, text })
    expect(lines.map((line) => line.text)).toEqual(['c!', 'd!', 'e!', 'f!'])
    expect(more).toBe(1)
  })

  it('counts by the numbers of what was told, also where something was taken back', () => {
    const left = told('a', 'b', 'c', 'd', 'table.undo', 'e').filter(({ n }) => n !== 3 && n !== 4)
    expect(linesSince(left, 1, { eyes: 0, text }).lines.map(({ n, text: said }) => [n, said])).toEqual([
      [2, 'b!'],
      [6, 'e!'],
    ])
    expect(linesSince(left, 4, { eyes: 0, text }).lines.map((line) => line.text)).toEqual(['e!'])
  })

  it('leaves out what one did oneself', () => {
    const events = [0, 1].map((role, i) => ({ n: i + 1, event: { type: `by ${role}`, role } as GameEvent }))
    expect(linesSince(events, 0, { eyes: 0, text }).lines.map((line) => line.text)).toEqual(['by 1!'])
  })

  it('tells the heaviest of what matters, in the order in which it happened', () => {
    const matters = ({ type }: GameEvent): Mattering | undefined =>
      type === 'x' ? undefined : { tone: 'lost', weight: Number(type), targets: [`area ${type}`] }
    const { lines, more } = linesSince(told('9', '1', '8', 'x', '2', '7', '3', '6', '4', '5'), 1, {
      eyes: 0,
      text,
      matters,
    })
    expect(lines.map(({ event }) => event.type)).toEqual(['8', '7', '3', '6', '4', '5'])
    expect(more).toBe(2)
    expect(lines[0]).toMatchObject({ n: 3, tone: 'lost', targets: ['area 8'] })
  })

  it('holds the turns of others until the own one ends, whatever is done in it', () => {
    const turnOf = ({ type }: GameEvent) => (/^\d$/.test(type) ? Number(type) : undefined)
    const between = (...types: string[]) => turnsOfOthers(told(...types), 0, turnOf)
    expect(between('0', 'a', '1', 'b', '2', 'c')).toEqual({ from: 2, to: 6 })
    expect(between('0', 'a', '1', 'b', '2', 'c', '0', 'my battle')).toEqual({ from: 2, to: 6 })
    expect(between('1', 'b', '0', 'c', '1', 'd', '0')).toEqual({ from: 4, to: 6 })
    expect(between('1', 'b', '0', '0')).toEqual({ from: 0, to: 2 })
    expect(between('0', 'a')).toBeUndefined()
  })

  it('is remembered by table and role, for the latest tables', () => {
    const kept = storage()
    for (let i = 0; i < 80; i++) keepTurnEnd(kept, `t${i}`, 1, { told: i, when: i })
    expect(turnEndOf(kept, 't79', 1)).toEqual({ told: 79, when: 79 })
    expect(turnEndOf(kept, 't79', 0)).toBeUndefined()
    expect(turnEndOf(kept, 't3', 1)).toBeUndefined()
  })

  it('is a visit after a long time', () => {
    expect(isVisit({ told: 1, when: 0 }, 1000)).toBe(false)
    expect(isVisit({ told: 1, when: 0 }, 86_400_000)).toBe(true)
  })

  it('takes nothing for a memory that is none', () => {
    const broken = { getItem: () => '{"t 1": null, "t 2": 5', setItem: () => undefined }
    expect(turnEndOf(broken, 't', 1)).toBeUndefined()
    expect(turnEndOf({ ...broken, getItem: () => '{"t 1": null}' }, 't', 1)).toBeUndefined()
  })
})
