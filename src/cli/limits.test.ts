import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limitNames } from './limits.ts'

it('every limit is listed in docs/security.md, with its default', () => {
  const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| (`[^|]+) \| ([\d, ]+)\|/gm)]
  const listed = rows.flatMap(([, names, values]) => {
    const short = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    const group = short[0].replace(/\.[^.]+$/, '')
    const numbers = values.split(',').map(Number)
    return short.map((name, i): [string, number] => [name.startsWith('.') ? group + name : name, numbers[i]])
  })
  expect(new Map(listed)).toEqual(new Map(limitNames()))
})
