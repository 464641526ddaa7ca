import { describe, expect, it } from 'vitest'
import { canRedo, canUndo, record, redo, startHistory, undo } from './history.ts'

describe('history', () => {
  it('takes back and does again, and forgets what was undone', () => {
    const start = startHistory('')
    const done = record(record(start, 'one'), 'two')
    expect([canUndo(start), canUndo(done), canRedo(done)]).toEqual([false, true, false])
    const back = undo(done)
    expect([back.present, redo(back).present]).toEqual(['one', 'two'])
    expect(undo(undo(back)).present).toBe('')
    expect(canRedo(record(back, ''))).toBe(false)
    expect(record(done, 'two')).toBe(done)
    expect([undo(start), redo(done)]).toEqual([start, done])
  })

  it('takes back together what was one step, and keeps 500 steps', () => {
    const typed = record(record(record(startHistory(''), 'a'), 'ab', true), 'abc', true)
    expect(undo(typed).present).toBe('')
    let long = startHistory(0)
    for (let n = 1; n <= 600; n++) long = record(long, n)
    expect([long.past.length, long.past[0]]).toEqual([500, 100])
  })
})
