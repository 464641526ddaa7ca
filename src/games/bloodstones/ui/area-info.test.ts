import { expect, it } from 'vitest'
import { groundWords } from './area-info.tsx'
import { STRINGS } from './strings.ts'

it('promises no village beside a citadel [BS-VIL-12]', () => {
  const s = STRINGS.en
  expect(groundWords(s, 'plains', false)[1]).toBe('Room for 2 villages, 1 point each')
  expect(groundWords(s, 'plains', false, true)[1]).toBe(s.noVillages)
})
