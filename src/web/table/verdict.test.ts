import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../../protocol/http.ts'
import { ownConceded, resultFor, shareText, sidesOf } from './verdict.ts'

const ranking = { kind: 'ranking', places: [[2], [0, 1]], scores: [9, 9, 12] } as const

const seat = (at: number, conceded: boolean) => ({ seat: at, roles: [at], holder: 'bot', conceded })
const table = { seats: [seat(0, true), seat(1, false)] } as unknown as TableInfo

describe('a result', () => {
  it('is not of who gave up, though the seat has won', () => {
    const left = { table, roles: [], gone: undefined } as const
    expect(ownConceded(left, true).map((one) => one.seat)).toEqual([0])
    expect(ownConceded(left, false)).toEqual([])
    expect(ownConceded({ ...left, gone: 'conceded' }, false).map((one) => one.seat)).toEqual([0])
    expect(ownConceded({ ...left, roles: [1] }, true)).toEqual([])
  })

  it('is of one person who has given up several sides, not of several persons', () => {
    const gone = (...names: string[]): number[] => {
      const seats = names.map((name, at) => ({ ...seat(at, true), name }))
      const state = { table: { seats } as unknown as TableInfo, roles: [], gone: undefined }
      return ownConceded(state, true).map((one) => one.seat)
    }
    expect(gone('Ada', 'Ada')).toEqual([0, 1])
    expect(gone('Ada', 'Ben')).toEqual([])
  })

  it('is given up with all sides of one person, and of nobody else at this device', () => {
    const nameOf = (role: number): string => ['Ada', 'Ben', 'Ada', ''][role]
    expect(sidesOf([0, 1, 2, 3], 0, nameOf)).toEqual([0, 2])
    expect(sidesOf([0, 1, 2, 3], 3, nameOf)).toEqual([3])
    expect(sidesOf([], undefined, nameOf)).toEqual([])
  })

  it('is found among several who gave up by the seat that was held here, also after a reload', () => {
    const both = { table: { seats: [seat(0, true), seat(1, true)] } as unknown as TableInfo, roles: [] }
    const held = [{ seat: 1, name: 'Ben' }]
    expect(ownConceded({ ...both, gone: 'conceded' }, false, held).map((one) => one.seat)).toEqual([1])
    expect(ownConceded({ ...both, gone: undefined }, false, held).map((one) => one.seat)).toEqual([1])
    expect(ownConceded({ ...both, gone: undefined }, false, [])).toEqual([])
    expect(ownConceded({ table, roles: [], gone: undefined }, false, held)).toEqual([])
  })

  it('is somebody’s own, or nobody’s', () => {
    expect(resultFor(ranking, [2])).toBe('won')
    expect(resultFor(ranking, [0, 1])).toBe('lost')
    expect(resultFor(ranking, [1, 2])).toBeUndefined()
    expect(resultFor(ranking, [])).toBeUndefined()
    expect(resultFor({ kind: 'teams', winners: [1], losers: [0] }, [0])).toBe('lost')
    expect(resultFor({ kind: 'allWin' }, [0])).toBe('won')
    expect(resultFor({ kind: 'allLose' }, [0])).toBe('lost')
    expect(resultFor({ kind: 'nobody' }, [0])).toBe('drawn')
  })

  it('is shared with its places, and a link where there is one', () => {
    const told = {
      title: 'A game',
      verdict: 'Eve wins',
      outcome: ranking,
      nameOf: (role: number) => ['Ada', 'Ben', 'Eve'][role],
    }
    expect(shareText({ ...told, link: undefined })).toBe('A game\nEve wins\n1. Eve 12\n2. Ada 9, Ben 9')
    expect(shareText({ ...told, title: '', link: 'https://x/table/1' })).toMatch(
      /^Eve wins\n.*\n.*\nhttps:\/\/x\/table\/1$/,
    )
  })
})
