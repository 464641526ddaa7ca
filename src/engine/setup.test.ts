import { describe, expect, it } from 'vitest'
import { prepare } from './setup.ts'
import { lanterns } from './testing/lanterns.ts'

const problems = (roles: number, options: unknown, pack?: unknown) => {
  const result = prepare(lanterns, roles, options, pack)
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

describe('prepare', () => {
  it('fills in defaults, one per role where a role has its own', () => {
    const result = prepare(lanterns, 3)
    expect(result.ok && result.value.setup).toMatchObject({
      game: 'lanterns',
      rulesVersion: 3,
      roles: 3,
      options: { areas: 6, rich: false, colour: ['any', 'any', 'any'], moon: 'new' },
    })
  })

  it('names every wrong option', () => {
    expect(problems(2, { areas: 4, rich: 'yes', colour: ['red', 'pink'], moon: 'half', size: 1 })).toEqual([
      'options.size: unknown option',
      'options.areas: must be a whole number from 5 to 9',
      'options.rich: must be true or false',
      'options.colour[1]: must be one of: red, blue, any',
      'options.moon: must be one of: new, full',
    ])
    expect(problems(2, { colour: ['red'] })).toEqual(['options.colour: must be a list of 2 values, one per role'])
    expect(problems(2, { colour: 'red' })).toEqual(['options.colour: must be a list of 2 values, one per role'])
    expect(problems(2, { areas: 5.5 })).toEqual(['options.areas: must be a whole number from 5 to 9'])
    expect(problems(2, [])).toEqual(['options: must be an object'])
  })

  it('names hostile keys and takes nothing from a prototype', () => {
    expect(problems(2, JSON.parse('{"__proto__": {"areas": 7}, "constructor": 1}'))).toEqual([
      'options.__proto__: unknown option',
      'options.constructor: unknown option',
    ])
    expect(prepare(lanterns, 2, Object.create({ areas: 7 }))).toMatchObject({
      value: { setup: { options: { areas: 6 } } },
    })
  })

  it('checks the number of seats, combinations of options and the pack', () => {
    expect(problems(5, {})).toEqual(['seats: lanterns is for 2 to 4 players, not 5'])
    expect(problems(2.5, {})).toEqual(['seats: lanterns is for 2 to 4 players, not 2.5'])
    expect(problems(4, { moon: 'full' })).toEqual(['options.moon: the full moon is for 2 or 3 players'])
    expect(problems(2, {}, { areas: 'x' })).toEqual(['pack.areas: must be a number'])
  })
})
