import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { staged } from './stage.tsx'

const rolled: Event = { type: 'rolledForFirst', what: 'draft', roles: [0, 1], rolls: [3, 9], bonuses: [0, 0] }
const shown = (phase: string, event: Event): string | undefined =>
  staged({ told: [{ n: 4, event }], view: { shared: new Map([['phase', phase]]), own: new Map() } })

describe('the dice on the stage', () => {
  it('tell who chooses first as long as cards are chosen', () => {
    expect(shown('army', rolled)).toBe('4')
    expect(shown('placing', rolled)).toBeUndefined()
    expect(shown('markers', rolled)).toBeUndefined()
  })

  it('tell who has the initiative in all turns', () => {
    expect(shown('turns', { ...rolled, what: 'initiative' })).toBe('4')
  })
})
