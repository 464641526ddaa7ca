import { expect, it } from 'vitest'
import { oncePer } from './once-per.ts'

it('makes a value once for each key, whichever was asked for last', () => {
  const made: string[] = []
  const lengthOf = oncePer(({ name }: { readonly name: string }) => {
    made.push(name)
    return name.length
  })
  const [one, three] = [{ name: 'a' }, { name: 'abc' }]
  expect([one, one, three, one, three, three].map(lengthOf)).toEqual([1, 1, 3, 1, 3, 3])
  expect(made).toEqual(['a', 'abc'])
})

it('remembers that there is nothing', () => {
  let made = 0
  const nothing = oncePer((_: object): undefined => void made++)
  const key = {}
  nothing(key)
  nothing({})
  nothing(key)
  expect(made).toBe(2)
})
