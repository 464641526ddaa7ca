import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import {
  choose,
  figure,
  offered,
  place,
  positionMatch,
  question,
  refusedBy,
  rolls,
  tableOf,
  view,
  type HeroscapeMatch,
  type Position,
} from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { cardOf } from '../table/figures.ts'
import { DESTROYED, NONE, STANDING, type Figure, type Table } from '../table/state.ts'
import { canChomp, chompTargets } from './chomp.ts'

const G = (t: Table): Figure => figure(t, 0, 'grimnak')
const S = (t: Table, n = 0): Figure => figure(t, 1, 'izumi-samurai', n)
const key = (one: Figure): string => `figure:${one}`

const field = smallField(grid(8, 5))

/** Grimnak's front is at 2, 2, his rear at 3, 2. Around him: a squad, two heroes (one large), a friend. */
const around: Position = {
  field,
  armies: {
    0: {
      grimnak: [
        [
          [2, 2],
          [3, 2],
        ],
      ],
      finn: [[2, 1]],
    },
    1: {
      'izumi-samurai': [
        [1, 2],
        [6, 2],
      ],
      syvarris: [[4, 2]],
      'deathwalker-9000': [[3, 3]],
    },
  },
  active: 'grimnak',
  step: 'attack',
}

const chomp = (match: HeroscapeMatch): void => choose(match, `use:chomp/${G(match.play)}`)
const uses = (match: HeroscapeMatch): string[] => offered(match).filter((one) => one.startsWith('use:'))

describe('Chomp', () => {
  it('takes an adjacent small or medium figure, from either space, friends not excepted [HS-POW-01] [HS-RUL-05]', () => {
    const match = positionMatch(around)
    chomp(match)
    expect(question(match)).toBe('chomp@0')
    const mine = [S(match.play), figure(match.play, 0, 'finn'), figure(match.play, 1, 'syvarris')]
    expect(offered(match).sort()).toEqual(mine.map(key).sort())
    expect(refusedBy(match, 0, key(figure(match.play, 1, 'deathwalker-9000')))).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, key(S(match.play, 1)))).toEqual(['HS-RUL-38'])
    expect(refusedBy(match, 0, key(G(match.play)))).toEqual(['HS-RUL-56'])
    expect(refusedBy(match, 0, key(S(match.play, 2)))).toEqual(['HS-LIF-04'])
    const at = (q: number, r: number): string => `space:${place(field, [q, r])}`
    expect([at(6, 2), at(1, 2), at(6, 4)].map((one) => refusedBy(match, 0, one))).toEqual([
      ['HS-RUL-38'],
      [],
      ['HS-POW-01'],
    ])
  })

  it('is no duty [HS-RUL-05]', () => {
    const match = positionMatch(around)
    expect(offered(match)).toContain('done')
    choose(match, 'done')
    expect(match.play.state.fate[S(match.play)]).toBe(STANDING)
  })

  it('destroys a squad figure without a roll, once a turn, and he may still attack [HS-POW-01]', () => {
    const match = positionMatch(around, [], rolls('SSSSSSS'))
    chomp(match)
    choose(match, key(S(match.play)))
    expect(match.play.state.fate[S(match.play)]).toBe(DESTROYED)
    expect(uses(match)).toEqual([])
    expect(refusedBy(match, 0, `use:chomp/${G(match.play)}`)).toEqual(['HS-POW-01'])
    expect(offered(match)).toContain(`attack:${G(match.play)}>${figure(match.play, 1, 'syvarris')}`)
  })

  it.each([
    [15, STANDING],
    [16, DESTROYED],
  ])('destroys a hero from 16 on: %i [HS-POW-01]', (roll, fate) => {
    const match = positionMatch(around, [], rolls(roll))
    const hero = figure(match.play, 1, 'syvarris')
    chomp(match)
    choose(match, key(hero))
    expect(match.play.state.fate[hero]).toBe(fate)
    expect(uses(match)).toEqual([])
  })

  it('tells the chance before the choice [HS-POW-01]', () => {
    const match = positionMatch(around)
    chomp(match)
    const { options } = view(match)!
    const detail = (one: Figure) => options.find((option) => option.key === key(one))!.detail
    expect(detail(S(match.play))).toEqual({ key: 'power.chompSure' })
    expect(detail(figure(match.play, 1, 'syvarris'))).toEqual({ key: 'power.chance', args: { d20: 16, percent: 25 } })
  })

  it('comes before the attack [HS-POW-01]', () => {
    const match = positionMatch(around, [], rolls('--'))
    choose(match, `attack:${G(match.play)}>${S(match.play)}`)
    expect(match.play.state.turn).toBeUndefined()
    const t = tableOf(around)
    t.state.turn!.attackers.push(G(t))
    expect(canChomp(t, G(t))).toBe(false)
  })

  it('finds nobody where nobody is adjacent, and no captive [HS-POW-01]', () => {
    const alone = tableOf({
      ...around,
      armies: {
        0: {
          grimnak: [
            [
              [2, 2],
              [3, 2],
            ],
          ],
        },
        1: { 'izumi-samurai': [[6, 2]] },
      },
    })
    expect(canChomp(alone, G(alone))).toBe(false)
    const t = tableOf(around)
    const captive = S(t)
    expect(chompTargets(t, G(t), [])).toContain(captive)
    t.state.owner[cardOf(t, captive)] = NONE
    expect(chompTargets(t, G(t), [])).not.toContain(captive)
  })

  it('does not exist in the Basic game [HS-POW-01]', () => {
    expect(uses(positionMatch({ ...around, rules: { game: 'basic' } }))).toEqual([])
  })

  it('is gone where the scenario takes it away [HS-POW-01]', () => {
    const special = [{ rule: 'withoutPower' as const, power: 'chomp' as const }]
    const match = positionMatch({ ...around, rules: { special } })
    expect(uses(match)).toEqual([])
    expect(refusedBy(match, 0, `use:chomp/${G(match.play)}`)).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, 'use:waterClone')).toEqual(['HS-RND-16'])
  })
})
