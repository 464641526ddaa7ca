import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import { Ledger } from './ledger.ts'
import type { Words } from './words.ts'

let made = 0
const words = {
  event: ({ type }: GameEvent) => {
    made++
    return type === 'silent' ? '' : type
  },
  rule: () => undefined,
  isHead: ({ type }: GameEvent) => type.startsWith('turn'),
  isStep: ({ type }: GameEvent) => type.startsWith('step'),
} as unknown as Words

const event = (type: string, more: object = {}): GameEvent => ({ type, ...more })
const told = (events: readonly GameEvent[]) => events.map((one, i) => ({ n: i + 1, event: one }))
const read = (events: readonly GameEvent[], own = new Set<GameEvent>(), ledger = new Ledger()) =>
  ledger
    .read(told(events), words, 'en', own)
    .map(({ text, steps }) => [text, ...steps.map((step) => step.text)].join(' < '))

describe('the chronicle', () => {
  it('folds steps into their result; those without one stand alone', () => {
    const types = ['turn 1', 'step a', 'step b', 'result', 'silent', 'step c']
    expect(read(types.map((type) => event(type)))).toEqual(['turn 1', 'result < step a < step b', 'step c'])
  })

  it('has no line for a part in which nothing happened', () => {
    expect(read(['turn 1', 'turn 2', 'silent', 'turn 3', 'a', 'turn 4'].map((type) => event(type)))).toEqual([
      'turn 3',
      'a',
      'turn 4',
    ])
  })

  it('leaves out what was taken back, own news included', () => {
    const secret = event('secret')
    const events = [event('a'), event('b'), secret, event('c'), event('table.undo', { back: 2 }), event('d')]
    expect(read(events, new Set([secret]))).toEqual(['a', 'table.undo', 'd'])
  })

  it('makes the words of a line once, until they would be others', () => {
    const ledger = new Ledger()
    const all = told(Array.from({ length: 1000 }, (_, i) => event(`line ${i}`)))
    made = 0
    for (let i = 990; i <= 1000; i++) ledger.read(all.slice(0, i), words, 'en', new Set())
    expect(made).toBe(1000)
    expect(ledger.read(all, words, 'en', new Set())).toBe(ledger.read(all, words, 'en', new Set()))
    ledger.read(all, words, 'de', new Set())
    expect(made).toBe(2000)
  })
})
