import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import { newsOfOthers } from './heard.ts'

const told = (...events: object[]) => events.map((event, i) => ({ n: i + 1, event: event as GameEvent }))
const by = (role: number, type: string, more: object = {}) => ({ type, role, ...more })
const none = new Set<GameEvent>()

describe('what another player did to the table itself', () => {
  const placed = by(1, 'placed')
  const undone = told(by(0, 'placed'), placed, by(1, 'table.undo', { back: 1 }))

  it('is an answer that was taken back, with what went with it', () => {
    expect(newsOfOthers(undone, [0], none)).toEqual({ n: 3, event: undone[2].event, gone: [placed] })
  })

  it('is no news to who did it, nor to who holds no seat', () => {
    expect(newsOfOthers(undone, [1], none)).toBeUndefined()
    expect(newsOfOthers(undone, [], none)).toBeUndefined()
  })

  it('is that somebody concedes, until one has acted oneself', () => {
    const conceded = told(by(0, 'placed'), by(1, 'table.concede'), by(1, 'placed'))
    expect(newsOfOthers(conceded, [0], none)).toMatchObject({ n: 2, gone: [] })
    expect(newsOfOthers([...conceded, ...told(by(0, 'placed'))], [0], none)).toBeUndefined()
  })
})
