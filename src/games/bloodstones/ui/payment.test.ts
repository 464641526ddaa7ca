import { describe, expect, it } from 'vitest'
import { payPointsFace } from '../rules/table/faces.ts'
import { canBecome, keyOfTiles } from './payment.ts'

const payment = payPointsFace.of({
  id: '1.0.0',
  kind: 'payment',
  name: 'payPoints',
  rule: 'BS-MOV-03',
  prompt: { key: 'pay.pointsAsk' },
  about: { due: 2, by: 'points' },
  options: [['swordsman'], ['archer', 'archer'], ['archer', 'ship']].map((data) => ({
    key: data.join('+'),
    label: { key: 'pay.with' },
    data,
  })),
  closes: false,
})!

describe('payments', () => {
  it('are written in the order of the unit types', () => expect(keyOfTiles(['ship', 'archer'])).toBe('archer+ship'))

  it('can be chosen tile by tile [BS-MOV-03]', () => {
    expect(canBecome(payment, [])).toBe(true)
    expect(canBecome(payment, ['archer'])).toBe(true)
    expect(canBecome(payment, ['archer', 'archer'])).toBe(true)
    expect(canBecome(payment, ['swordsman', 'archer'])).toBe(false)
    expect(canBecome(payment, ['archer', 'archer', 'archer'])).toBe(false)
  })
})
