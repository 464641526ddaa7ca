import { expect, it } from 'vitest'
import { fromHere, openedFrom } from './opened-from.ts'

it('a worked example leads back to the rule or the table it was opened at', () => {
  const back = (path: string): string | undefined => openedFrom(fromHere(path, 'bloodstones', 'BS-EX-10'))
  expect(back('/rules/bloodstones/EX')).toBe('/rules/bloodstones/BS-EX-10')
  expect(back('/local/abc')).toBe('/local/abc')
  expect(back('//elsewhere')).toBeUndefined()
  expect([null, undefined, {}, { from: 3 }].map(openedFrom)).toEqual([undefined, undefined, undefined, undefined])
})
