import { describe, expect, it } from 'vitest'
import { EVERYONE, only } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { grid } from '../../lessons/field.ts'
import {
  armyCard,
  choose,
  figure,
  offered,
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
import { controllerOf } from '../table/figures.ts'
import type { Figure, Table } from '../table/state.ts'
import { areEnemies } from '../teams/sides.ts'
import { canShackle, shackleTargets } from './mind-shackle.ts'

const N = (t: Table): Figure => figure(t, 0, 'ne-gok-sa')
const key = (one: Figure): string => `figure:${one}`
const field = smallField(grid(8, 5))

const around: Position = {
  field,
  armies: {
    0: { 'ne-gok-sa': [[2, 2]], finn: [[2, 1]] },
    1: {
      'izumi-samurai': [
        [1, 2],
        [6, 2],
      ],
      grimnak: [
        [
          [3, 2],
          [4, 2],
        ],
      ],
      syvarris: [[7, 4]],
    },
  },
  active: 'ne-gok-sa',
  step: 'attack',
}

const shackle = (match: HeroscapeMatch): void => choose(match, `use:mindShackle/${N(match.play)}`)

const commonSamurai = (content: Content): Content => ({
  ...content,
  cards: content.cards.map((card) => (card.id === 'izumi-samurai' ? { ...card, rarity: 'common' as const } : card)),
})

describe('Mind Shackle', () => {
  it('reaches for adjacent figures of unique cards that others control [HS-POW-01] [HS-RUL-05]', () => {
    const match = positionMatch(around)
    shackle(match)
    expect(question(match)).toBe('mindShackle@0')
    const [samurai, grimnak] = [figure(match.play, 1, 'izumi-samurai'), figure(match.play, 1, 'grimnak')]
    expect(offered(match).sort()).toEqual([samurai, grimnak].map(key).sort())
    expect(refusedBy(match, 0, key(figure(match.play, 0, 'finn')))).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, key(figure(match.play, 1, 'syvarris')))).toEqual(['HS-RUL-38'])
    expect(view(match)!.options[0].detail).toEqual({ key: 'power.chance', args: { d20: 20, percent: 5 } })
  })

  it('does not work on common cards [HS-POW-01]', () => {
    const t = tableOf({ ...around, content: commonSamurai })
    expect(shackleTargets(t, N(t), [])).toEqual([figure(t, 1, 'grimnak')])
    const match = positionMatch({ ...around, content: commonSamurai })
    shackle(match)
    expect(refusedBy(match, 0, key(figure(match.play, 1, 'izumi-samurai')))).toEqual(['HS-POW-01'])
  })

  it('takes the whole card for good on a 20, with its markers, and he may still attack [HS-POW-01]', () => {
    const match = positionMatch(around, [], rolls(20))
    const { state } = match.play
    const card = armyCard(match.play, 1, 'izumi-samurai')
    const [near, far] = [0, 1].map((n) => figure(match.play, 1, 'izumi-samurai', n))
    shackle(match)
    choose(match, key(near))
    expect([near, far].map((one) => controllerOf(match.play, one))).toEqual([0, 0])
    expect([state.owner[card], state.broughtBy[card], state.takenOver[card]]).toEqual([0, 1, 1])
    expect(areEnemies(match.play, 0, controllerOf(match.play, far))).toBe(false)
    expect(offered(match)).toEqual([`attack:${N(match.play)}>${figure(match.play, 1, 'grimnak')}`, 'done'])
  })

  it('fails on a 19 and is used up [HS-POW-01]', () => {
    const match = positionMatch(around, [], rolls(19))
    const samurai = figure(match.play, 1, 'izumi-samurai')
    const card = armyCard(match.play, 1, 'izumi-samurai')
    shackle(match)
    choose(match, key(samurai))
    expect([controllerOf(match.play, samurai), match.play.state.takenOver[card]]).toEqual([1, 0])
    expect(offered(match).filter((one) => one.startsWith('use:'))).toEqual([])
    expect(refusedBy(match, 0, `use:mindShackle/${N(match.play)}`)).toEqual(['HS-POW-01'])
  })

  it('wins if nobody is left on the other side [HS-POW-01]', () => {
    const armies = {
      0: { 'ne-gok-sa': [[2, 2]] },
      1: {
        'izumi-samurai': [
          [1, 2],
          [6, 2],
        ],
      },
    } as const
    const match = positionMatch({ ...around, armies }, [], rolls(20))
    shackle(match)
    choose(match, key(figure(match.play, 1, 'izumi-samurai')))
    expect(match.play.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })

  it('turns over the glyph on the card it takes; the scout is lost with it [HS-SCN-STORM-10, HS-RUL-82]', () => {
    const taken = (scout: string): HeroscapeMatch => {
      const { links } = defaultContent().scenarios.find((one) => one.id === 'STORM')!.battlefield
      const link = links.rise.indexOf(0)
      const near = links.first.findIndex((_, space) => link < links.first[space + 1])
      const far = links.first.length - 2
      const match = positionMatch(
        {
          scenario: 'STORM',
          armies: { 0: { syvarris: [links.to[link]], finn: [far] }, 1: { 'ne-gok-sa': [near] } },
          active: 'ne-gok-sa',
          activeRole: 1,
          step: 'attack',
          arrange(state, content) {
            for (const id of ['syvarris', 'finn']) state.scoutSeenBy[armyCard({ state, content }, 0, id)] = only(0)
            state.scout[armyCard({ state, content }, 0, scout)] = 1
          },
        },
        [],
        rolls(20),
      )
      const [ne, syvarris] = [figure(match.play, 1, 'ne-gok-sa'), figure(match.play, 0, 'syvarris')]
      choose(match, `use:mindShackle/${ne}`)
      if (question(match) === 'mindShackle@1') choose(match, key(syvarris))
      return match
    }
    const other = taken('finn')
    const [syvarris, finn] = [armyCard(other.play, 1, 'syvarris'), armyCard(other.play, 0, 'finn')]
    expect([syvarris, finn].map((card) => other.state.scoutSeenBy[card] === EVERYONE)).toEqual([true, false])
    expect(other.state.outcome).toBeUndefined()
    expect(taken('syvarris').state.outcome).toEqual({ kind: 'teams', winners: [1], losers: [0] })
  })

  it('comes before the attack and needs somebody adjacent [HS-POW-01]', () => {
    const t = tableOf(around)
    expect(canShackle(t, N(t))).toBe(true)
    t.state.turn!.attackers.push(N(t))
    expect(canShackle(t, N(t))).toBe(false)
    const armies = { 0: { 'ne-gok-sa': [[2, 2]] }, 1: { 'izumi-samurai': [[6, 2]] } } as const
    const alone = tableOf({ ...around, armies })
    expect(canShackle(alone, N(alone))).toBe(false)
  })
})
