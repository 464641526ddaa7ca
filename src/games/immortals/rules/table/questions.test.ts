import { describe, expect, it } from 'vitest'
import { acting, ON } from '../../testing/acting.ts'
import { heardMatch, PLANNING } from '../../testing/hearing.ts'
import { ATTACK_SPACE } from '../../testing/fights.ts'
import {
  actionMatch,
  askedOf,
  choose,
  joker,
  landCard,
  light,
  offered,
  question,
  reasonsFor,
  shadow,
  shown,
  type ImmortalsMatch,
  type Position,
} from '../../testing/position.ts'
import { LIGHT } from '../../content/names.ts'
import { viewOf } from '../../../../engine/index.ts'

/* Whole questions: what is asked, of what, and every word, target and fact of what is on offer. */

const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]
const land = (at: number): string => `land:${at}`

describe('an attack', () => {
  const armies = { 0: [[HEARTWOOD, 3], [shadow('heartwood'), 1]], 1: [[BORDERLAND, 2]] } as const // prettier-ignore
  const declared = (card = light('saltmere'), position: Position = { armies }): ImmortalsMatch => {
    const match = actionMatch(position, { space: ATTACK_SPACE, card })
    choose(match, `attack:${HEARTWOOD}>${BORDERLAND}`)
    return match
  }

  it('asks how many armies go, and says who stays and the chance [IM-ATT-08]', () => {
    const match = declared()
    expect(question(match)).toBe('attackArmies@0')
    const { options, ...asked } = shown(match)
    expect(asked).toEqual({
      kind: 'number',
      name: 'attackArmies',
      rule: 'IM-ATT-08',
      prompt: { key: 'attack.armiesAsk', args: { origin: HEARTWOOD, target: BORDERLAND, role: 1, armies: 2 } },
      about: { from: HEARTWOOD, to: BORDERLAND, attitude: -1 },
      closes: true,
    })
    expect(options).toEqual(
      [1, 2].map((n) => ({
        key: `armies:${n}`,
        label: { key: 'attack.armies', args: { n } },
        targets: [land(HEARTWOOD), land(BORDERLAND)],
        detail: { key: 'attack.armiesDetail', args: { stay: 3 - n, percent: expect.any(Number) } },
        data: { armies: n },
      })),
    )
  })

  it('asks for the residents’ attitude where a land card leaves it open [IM-CRD-03]', () => {
    const asking = (position: Position): ReturnType<typeof shown> => {
      const match = declared(landCard('heartwood'), position)
      expect(question(match)).toBe('attitude@0')
      expect(['neutral', 'against'].map((key) => reasonsFor(match, 0, key))).toEqual([[], []])
      expect(reasonsFor(match, 0, 'nonsense')).toEqual([])
      return shown(match)
    }
    const { options, ...asked } = asking({ armies })
    expect(asked).toEqual({
      kind: 'option',
      name: 'attitude',
      rule: 'IM-CRD-03',
      prompt: {
        key: 'attack.attitudeAsk',
        args: { card: landCard('heartwood'), origin: HEARTWOOD, target: BORDERLAND },
      },
      about: { from: HEARTWOOD, to: BORDERLAND },
      closes: false,
    })
    const chance = { key: 'attack.chance', args: { sent: 2, percent: expect.any(Number) } }
    expect(options).toEqual([
      {
        key: 'neutral',
        label: { key: 'attack.neutral', args: { origin: HEARTWOOD } },
        targets: [land(HEARTWOOD)],
        detail: chance,
        rule: expect.stringMatching(/^IM-/),
        data: { attitude: expect.any(Number) },
      },
      {
        key: 'against',
        label: { key: 'attack.against', args: { occupied: 1 } },
        targets: [`card:${landCard('heartwood')}`],
        detail: chance,
        rule: 'IM-CRD-03',
        data: { attitude: expect.any(Number) },
      },
    ])
    const alone = asking({ armies: { 0: armies[0] } })
    expect(alone.options.find(({ key }) => key === 'against')!.label.args).toEqual({ occupied: 0 })
  })
})

describe('the plan and its reveal', () => {
  it('a planned card can be taken back from its space [IM-RUL-28] [IM-PLN-12]', () => {
    const { match } = heardMatch({ phase: 'planning', planned: { 0: { 4: light('saltmere') } } }, PLANNING)
    const ask = askedOf(match, 0)
    const view = viewOf(match.play, ask)
    expect(offered(match, ask)).toContain('back:4')
    expect(view.options.find(({ key }) => key === 'back:4')).toEqual({
      key: 'back:4',
      label: { key: 'plan.back', args: { role: 0, space: 4, card: light('saltmere') } },
      targets: ['space:4'],
      rule: 'IM-RUL-28',
      detail: expect.objectContaining({ key: expect.any(String) }),
      data: { is: 'back', space: 4, isVain: true },
    })
    expect(view.options.find(({ key }) => key === 'ready')).toEqual({
      key: 'ready',
      label: { key: 'plan.ready' },
      rule: 'IM-PLN-12',
      data: { is: 'ready' },
    })
  })

  it('a joker brings no income, in words [IM-GLD-03] [IM-ENE-04]', () => {
    for (const [space, rule] of [
      [ON.gold, 'IM-GLD-03'],
      [ON.energy, 'IM-ENE-04'],
    ] as const) {
      // prettier-ignore
      const { match } = acting({ armies: { 0: [[HEARTWOOD, 1]] } }, space, joker(LIGHT, 'forest'))
      expect(reasonsFor(match, 0, land(HEARTWOOD))).toEqual([`${rule} refuse.actJoker {"role":0,"space":${space}}`])
    }
  })
})
