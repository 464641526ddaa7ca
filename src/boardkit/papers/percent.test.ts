import { expect, it } from 'vitest'
import { percent } from './percent.ts'

it('chances never say certain or impossible of what is only nearly so', () => {
  expect([0, 0.004, 0.426, 0.996, 1].map(percent)).toEqual(['0 %', '< 1 %', '43 %', '> 99 %', '100 %'])
})
