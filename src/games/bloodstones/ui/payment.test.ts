import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../../../engine/wire.ts'
import { canBecome, keyOfTiles, tilesOfKey } from './payment.ts'

const question: QuestionView = {
  id: '1.0.0',
  kind: 'payment',
  name: 'payPoints',
  rule: 'BS-MOV-03',
  prompt: { key: 'pay.pointsAsk' },
  options: ['swordsman', 'archer+archer', 'archer+ship'].map((key) => ({ key, label: { key: 'pay.with' } })),
  closes: false,
}

describe('payments', () => {
  it('are written in the order of the unit types', () => {
    expect(keyOfTiles(['ship', 'archer'])).toBe('archer+ship')
    expect(tilesOfKey('archer+archer')).toEqual(['archer', 'archer'])
    expect(tilesOfKey('')).toEqual([])
  })

  it('can be chosen tile by tile [BS-MOV-03]', () => {
    expect(canBecome(question, [])).toBe(true)
    expect(canBecome(question, ['archer'])).toBe(true)
    expect(canBecome(question, ['archer', 'archer'])).toBe(true)
    expect(canBecome(question, ['swordsman', 'archer'])).toBe(false)
    expect(canBecome(question, ['archer', 'archer', 'archer'])).toBe(false)
  })
})
