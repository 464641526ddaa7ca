import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { grid } from '../../lessons/field.ts'
import { choose, figure, offered, positionMatch, tableOf, view, type Position } from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import type { Table } from '../table/state.ts'
import { describePower, powerKey, powerOffers } from './powers.ts'

const field = smallField(grid(10, 4))

/** Every card with a power that is carried out stands next to a samurai of the enemy. */
const facing = (id: string, more: Partial<Position> = {}): Position => ({
  field,
  armies: {
    0: {
      [id]: [
        id === 'mimring' || id === 'grimnak'
          ? [
              [3, 1],
              [2, 1],
            ]
          : [3, 1],
      ],
    },
    1: {
      'izumi-samurai': [
        [4, 1],
        [8, 3],
      ],
    },
  },
  active: id,
  step: 'attack',
  ...more,
})

function offersOf(t: Table, role = 0): string[] {
  const out: number[] = []
  powerOffers(t, role, out)
  return out.map((offer) => powerKey(t, offer))
}

describe('powers that are carried out', () => {
  it.each([
    ['mimring', 'fireLine'],
    ['deathwalker-9000', 'explosion'],
    ['airborne-elite', 'grenade'],
    ['grimnak', 'chomp'],
    ['ne-gok-sa', 'mindShackle'],
  ])('of %s: %s, by the figure that has it [HS-POW-01]', (id, power) => {
    const t = tableOf(facing(id))
    expect(offersOf(t)).toEqual([`use:${power}/${figure(t, 0, id)}`])
  })

  it('of the whole card are offered once [HS-POW-01]', () => {
    expect(offersOf(tableOf(facing('tarn-viking-warriors')))).toEqual(['use:berserkerCharge'])
  })

  it.each(['finn', 'thorgrim', 'raelin', 'agent-carr', 'syvarris', 'sgt-drake-alexander', 'zettian-guards'])(
    'of %s there are none: what it has works by itself [HS-RUL-05]',
    (id) => {
      expect(offersOf(tableOf(facing(id)))).toEqual([])
    },
  )

  it('belong to the active card and the player whose turn it is [HS-POW-01]', () => {
    const t = tableOf(facing('grimnak'))
    expect(offersOf(t, 1)).toEqual([])
    const other = tableOf({
      ...facing('grimnak'),
      armies: {
        0: {
          grimnak: [
            [
              [3, 1],
              [2, 1],
            ],
          ],
          finn: [[5, 1]],
        },
        1: { 'izumi-samurai': [[4, 1]] },
      },
      active: 'finn',
    })
    expect(offersOf(other)).toEqual([])
    delete t.state.turn
    expect(offersOf(t)).toEqual([])
  })

  it('are printed on the Master side only [HS-POW-01]', () => {
    expect(offersOf(tableOf(facing('mimring', { rules: { game: 'basic' } })))).toEqual([])
  })

  it('are never a duty [HS-RUL-05]', () => {
    for (const id of ['mimring', 'grimnak', 'ne-gok-sa', 'airborne-elite', 'deathwalker-9000']) {
      const match = positionMatch(facing(id))
      expect(offered(match)).toContain('done')
      choose(match, 'done')
      expect(match.play.state.turn).toBeUndefined()
    }
  })

  it('are described with the rule, the figure and what they bring [HS-POW-01] [HS-POW-02] [HS-POW-10]', () => {
    const described = (id: string) => {
      const match = positionMatch(facing(id))
      const option = view(match)!.options.find((one) => one.key.startsWith('use:'))!
      return [option.rule, option.targets, option.detail]
    }
    const t = tableOf(facing('mimring'))
    const dice = (n: number) => ({ key: 'power.dice', args: { dice: n } })
    expect(described('mimring')).toEqual(['HS-POW-02', [`figure:${figure(t, 0, 'mimring')}`], dice(4)])
    expect(described('deathwalker-9000')[2]).toEqual(dice(3))
    expect(described('airborne-elite')[0]).toBe('HS-POW-10')
    expect(described('grimnak')[2]).toBeUndefined()
    expect(described('ne-gok-sa')[2]).toEqual({ key: 'power.chance', args: { d20: 20, percent: 5 } })
    const viking = tableOf(facing('tarn-viking-warriors'))
    const out: number[] = []
    powerOffers(viking, 0, out)
    expect(describePower(viking, out[0]).targets).toEqual([`card:${viking.state.turn!.card}`])
  })

  it('use the numbers of the cards [HS-POW-02] [HS-POW-10] [HS-RUL-74]', () => {
    const { cardById } = defaultContent()
    expect(cardById.get('mimring')!.powers.fireLine).toMatchObject({ length: 8, dice: 4 })
    expect(cardById.get('airborne-elite')!.powers.grenade).toMatchObject({ range: 5, lob: 12, dice: 2 })
    expect(cardById.get('airborne-elite')!.powers.theDrop).toMatchObject({ d20: 13 })
  })
})
