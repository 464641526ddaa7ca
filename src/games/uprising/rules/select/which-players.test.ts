import { describe, expect, it } from 'vitest'
import type { Num } from '../../content/effects/selectors.ts'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { contextOf, NO_CONTEXT, type Context } from './context.ts'
import { numberOf } from './numbers.ts'
import { deciderOf, playersOf, scorersOf } from './which-players.ts'

const THREE = tableOf({ roles: 3, firstPlayer: 1 })
const c = (more: Partial<Context>): Context => ({ ...NO_CONTEXT, ...more })

describe('players', () => {
  it('are named by their part in the effect [UP-RUL-07]', () => {
    expect(playersOf(THREE, 'each', NO_CONTEXT)).toEqual([1, 2, 0])
    expect(playersOf(THREE, 'eachOther', c({ you: 2 }))).toEqual([1, 0])
    expect(playersOf(THREE, 'you', c({ you: 2 }))).toEqual([2])
    expect(playersOf(THREE, 'you', NO_CONTEXT)).toEqual([])
    expect(playersOf(THREE, 'first', NO_CONTEXT)).toEqual([1])
    expect(playersOf(THREE, 'it', c({ itRole: 0 }))).toEqual([0])
    expect(playersOf(THREE, 'destroyer', c({ destroyer: EMPIRE }))).toEqual([])
    expect(playersOf(THREE, 'actor', c({ actor: 2 }))).toEqual([2])
  })

  it('and sides score, the destroyer whoever it is [UP-RUL-80]', () => {
    expect(scorersOf(THREE, 'destroyer', c({ destroyer: CHAOS }))).toEqual([CHAOS])
    expect(scorersOf(THREE, 'thisSide', contextOf('legion', 0))).toEqual([EMPIRE])
    expect(scorersOf(THREE, 'otherSide', contextOf('legion', 0))).toEqual([CHAOS])
    expect(scorersOf(THREE, 'otherSide', contextOf('skeleton', 0))).toEqual([EMPIRE])
    expect(scorersOf(THREE, 'thisSide', contextOf('event', 0))).toEqual([])
  })

  it('the owner decides about own things, then who acts, then the first player [UP-RUL-05, UP-PHS-05]', () => {
    expect(deciderOf(THREE, undefined, c({ you: 2 }), 0)).toBe(0)
    expect(deciderOf(THREE, undefined, c({ you: 2 }))).toBe(2)
    expect(deciderOf(THREE, undefined, NO_CONTEXT)).toBe(1)
    expect(deciderOf(THREE, 'first', c({ you: 2 }))).toBe(1)
    expect(deciderOf(THREE, 'destroyer', c({ destroyer: CHAOS }))).toBe(1)
    expect(deciderOf(THREE, 'you', NO_CONTEXT)).toBe(1)
  })

  it('in the first edition together means who acts, except in Events and Nemesis Phases [UP-PHS-05]', () => {
    const decider = (phase: Position['phase'] & {}, turn = NONE): number =>
      deciderOf(tableOf({ roles: 3, edition: 'first', firstPlayer: 1, phase, turn }), 'destroyer', NO_CONTEXT)
    expect([decider('actions', 2), decider('events'), decider('nemesis'), decider('refresh')]).toEqual([2, 1, 1, 1])
  })
})

describe('numbers', () => {
  const position: Position = {
    chapter: 3,
    druids: ['watcher', 'silence'],
    curses: [at(1, 0), at(0, 1), at(-1, 0)],
    cards: { siren: { at: at(2, 0), threat: 5 }, courtesan: { at: at(0, 2) } },
    heroes: ['khaal', 'yanny'],
    resources: { 0: [7, 1, 2] },
    vp: { 0: 4, [CHAOS]: 6 },
    events: ['solar-eclipse'],
  }
  const t = tableOf(position)
  const number = (num: Num, context: Context = c({ you: 0 })): number => numberOf(t, num, context)

  it('are literals or counted now [UP-RUL-13]', () => {
    expect([number(3), number({ num: 'players' }), number({ num: 'druids' }), number({ num: 'chapter' })]).toEqual([
      3, 2, 2, 3,
    ])
    expect(number({ num: 'threat' }, contextOf('horde', card('siren')))).toBe(5)
    const curses = { num: 'pieces', of: { kinds: ['curse'] } } as const
    expect([number(curses), number({ num: 'half', of: curses })]).toEqual([3, 1])
    expect(number({ num: 'hexes', of: { pick: 'each', where: [{ is: 'hasCurse' }] } })).toBe(3)
    expect(number({ num: 'cards', of: { kind: 'horde', pick: 'all' } })).toBe(1)
    expect(number({ num: 'attribute', attribute: 'might', who: 'you' })).toBe(3)
    expect(number({ num: 'resource', resource: 'salt', who: 'you' })).toBe(7)
    expect([number({ num: 'vp', who: 'you' }), number({ num: 'vp', who: 'chaos' })]).toEqual([4, 6])
    expect(number({ num: 'sum', of: [1, curses] })).toBe(4)
    expect(number({ num: 'times', of: curses, n: 2 })).toBe(6)
    expect(number({ num: 'atMost', of: curses, n: 2 })).toBe(2)
  })

  it('the Threat of the last Event [UP-RUL-51]', () => {
    expect(number({ num: 'eventThreat' })).toBe(t.content.cards.second.events[t.state.events[0]].threat)
  })
})
