import { describe, expect, it } from 'vitest'
import { includes, type Match, offersView, type Role, these, undo } from '../../src/engine/index.ts'
import { asked, expectProven, give, loaded, offered, open, prepared, seen, started, type Content } from './mini.ts'
import { openGame } from './uprising-open.ts'
import type { State } from './uprising-table.ts'

type M = Match<State, Content>

const AMBUSH = 0
const VISION = 1
const SEARCH = 2
const DEALT = [0, 0, 0, 0, 0, 0]

const chapter = (...chance: number[]): M => started(openGame, 3, {}, loaded(...DEALT, ...chance))

/** Everybody keeps the first feat (0, 2, 4), role 0 builds a haven for all its salt; the first activation begins. */
function built(...chance: number[]): M {
  const match = chapter(...chance)
  for (const role of [0, 1, 2]) give(match, role, `feat:${2 * role}`)
  give(match, 0, 'haven')
  for (const role of [0, 1, 2]) give(match, role, 'done')
  return match
}

describe('open building', () => {
  it('asks all at once, one seat with two roles among them, and takes answers in order of arrival', () => {
    const match = chapter()
    const seat = these([0, 1])
    const questions = (): (string | undefined)[] =>
      match.play.pending.filter((waiting) => includes(seat, waiting.role)).map((waiting) => match.idOf(waiting))
    expect(asked(match)).toEqual([0, 1, 2])
    expect(questions()).toEqual(['2.0.0', '2.1.0'])
    expect(offered(match, 1)).toEqual(['keep', 'feat:2', 'feat:3'])
    give(match, 1, 'feat:3')
    expect(questions()).toEqual(['2.0.0', '2.1.1'])
    expect(open(match)).toMatchObject({ 'feats:1': [3], 'deck:bottom': [2], 'drawn:0': [0, 1] })
    give(match, 0, 'feat:0')
    expect(open(match)).toMatchObject({ 'deck:bottom': [2, 1], 'deck:middle': 12 })
    expect(match.answer({ role: 0, question: '2.1.1', option: 'done' })).toMatchObject({ refusal: { why: 'notYours' } })
  })

  it('shares a supply: what one takes is no longer offered to the others, also with the question open', () => {
    const match = chapter()
    for (const role of [0, 1, 2]) give(match, role, `feat:${2 * role}`)
    const all = ['build', 'done', 'haven', 'feat', 'give:1', 'give:2']
    expect(offered(match, 0)).toEqual(all)
    give(match, 1, 'haven')
    give(match, 2, 'haven')
    expect(offered(match, 0)).toEqual(all.filter((key) => key !== 'haven'))
    expect(offered(match, 2)).toEqual(['build', 'done'])
    give(match, 0, 'give:2')
    expect(offered(match, 2)).toEqual(['build', 'done', 'feat', 'give:0', 'give:1'])
  })

  it('lets a gift open a choice for the other, and draws in the middle of it', () => {
    const match = chapter(4)
    for (const role of [0, 1, 2]) give(match, role, `feat:${2 * role}`)
    give(match, 0, 'feat')
    expect(open(match)).toMatchObject({ 'feats:0': [0, 10] })
    expect(offered(match, 0)).toEqual(['build', 'done', 'feat', 'give:1', 'give:2'])
    give(match, 1, 'give:0')
    expect(offered(match, 0)).toEqual(['build', 'done', 'haven', 'feat', 'give:1', 'give:2'])
    expect(offered(match, 1)).toEqual(['build', 'done', 'feat'])
    expect(undo(match, 0).ok).toBe(false)
    expect(undo(match, 1).ok).toBe(true)
    expect(offered(match, 1)).toEqual(['build', 'done', 'haven', 'feat', 'give:0', 'give:2'])
  })
})

describe('a trade out of turn', () => {
  const offers = (match: M, role: Role): string[] => offersView(match, role).map((offer) => offer.key)

  it('happens inside a combat inside an event inside an activation, and the open question is asked again', () => {
    const match = built(AMBUSH, 0)
    const stack = match.state.next.map((frame) => frame.procedure).join(' ')
    expect(stack).toBe('chapter activation activation activation ambush combat')
    expect(offered(match, 0)).toEqual(['fight', 'fight', 'flee'])
    const id = match.idOf(match.asked(0)!)
    expect([0, 1, 2].map((role) => offers(match, role))).toEqual([['trade'], ['trade'], ['trade']])

    expect(match.take(2, 'trade').ok).toBe(true)
    expect(asked(match)).toEqual([2])
    expect(offered(match, 2)).toEqual(['give', 'nothing', 'give:0', 'give:1'])
    give(match, 2, 'give:0')
    expect(match.idOf(match.asked(0)!)).toBe(id)
    expect(offered(match, 0)).toEqual(['fight', 'fight', 'charge', 'flee'])
    expect(open(match)).toMatchObject({ 'faction:0': { salt: 1 }, 'faction:2': { ap: 1, salt: 2 } })
  })

  it('may be nested in another trade, and ends when the actions do', () => {
    const match = built(AMBUSH)
    match.take(2, 'trade')
    match.take(1, 'trade')
    expect(asked(match)).toEqual([1])
    give(match, 1, 'give:2')
    expect(asked(match)).toEqual([2])
    give(match, 2, 'nothing')
    expect(asked(match)).toEqual([0])
    match.take(1, 'trade')
    give(match, 1, 'nothing')
    expect(offers(match, 1)).toEqual([])
    expect(match.take(1, 'trade')).toMatchObject({ refusal: { why: 'notOffered' } })
    expect(undo(match, 0).ok).toBe(false)
    expect(undo(match, 1).ok).toBe(true)
    expect(asked(match)).toEqual([1])
  })
})

describe('the deck', () => {
  it('has a top that only who looked knows, and a bottom of known cards', () => {
    const match = built(VISION, 3, 5)
    expect(offered(match, 0)).toEqual(['vision', 'leave', 'bury'])
    expect(seen(match, 0)).toMatchObject({ 'deck:top': [12, 9], 'deck:bottom': [1, 3, 5] })
    expect(seen(match, 1)).toMatchObject({ 'deck:top': ['?', '?'] })
    expect(match.tail).toEqual([])
    give(match, 0, 'bury')
    expect(seen(match, 0)).toMatchObject({ 'deck:top': [12], 'deck:bottom': [1, 3, 5, 9] })
    expect(open(match)).toMatchObject({ 'deck:top': ['?'], 'deck:middle': 10, 'deck:bottom': [1, 3, 5, '?'] })
  })

  it('gives everything back to the middle when it is searched', () => {
    const match = built(VISION, 3, 5, SEARCH)
    give(match, 0, 'bury')
    expect(asked(match)).toEqual([1])
    expect(open(match)).toMatchObject({ 'deck:top': [], 'deck:middle': 15, 'deck:bottom': [] })
    const rest = [1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    expect(offered(match, 1)).toEqual(['find', ...rest.map((feat) => `feat:${feat}`)])
    give(match, 1, 'feat:9')
    expect(open(match)).toMatchObject({ 'feats:1': [2, 9], 'deck:middle': 14 })
  })
})

it('holds under all invariants', () => {
  expectProven([prepared(openGame, 3)], ['keep', 'build', 'fight', 'give', 'vision', 'find'], 200)
})
