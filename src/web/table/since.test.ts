import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import type { Mattering } from '../../protocol/board.ts'
import { isVisit, keepTurnEnd, linesSince, turnEndOf } from './since.ts'

const told = (...types: string[]) => types.map((type, i) => ({ n: i + 1, event: { type } as GameEvent }))
const text = ({ type }: GameEvent): string => (type === 'silent' ? '' : `${type}!`)

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) }
}

describe('since the last turn', () => {
  it('tells the last sentences where a game does not say what matters', () => {
    const lines = linesSince(told('a', 'b', 'silent', 'c', 'd', 'table.undo', 'e', 'f'), 1, { text })
    expect(lines.map((line) => line.text)).toEqual(['c!', 'd!', 'e!', 'f!'])
  })

  it('tells the heaviest of what matters, in the order in which it happened', () => {
    const matters = ({ type }: GameEvent): Mattering | undefined =>
      type === 'x' ? undefined : { tone: 'lost', weight: Number(type), targets: [`area ${type}`] }
    const lines = linesSince(told('9', '1', '8', 'x', '2', '7', '3', '6', '4', '5'), 1, { text, matters })
    expect(lines.map(({ event }) => event.type)).toEqual(['8', '7', '3', '6', '4', '5'])
    expect(lines[0]).toMatchObject({ n: 3, tone: 'lost', targets: ['area 8'] })
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
