import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { flat, withCard } from '../../testing/attacks.ts'
import { armyCard, figure, place, tableOf, type Position } from '../../testing/position.ts'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { DESTROYED, NONE, type Figure, type Table } from '../table/state.ts'
import { explainAttack, sightRule } from './explain-attack.ts'

const BASIC = { game: 'basic' } as const
const FLAT = smallField(flat(9, 4))
const LINE = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))

interface Asked {
  readonly t: Table
  readonly own: Figure
  readonly target: Figure
  /** The first reason, as rule and message key. */
  why(key: string): [string, string] | undefined
}

const inShort = ([reason]: readonly Reason[]): [string, string] | undefined =>
  reason && [reason.rule, reason.message.key.replace('refuse.attack', '')]

function table(position: Position, own: string, target: string): Asked {
  const t = tableOf({ active: own, step: 'attack', ...position })
  return {
    t,
    own: figure(t, 0, own),
    target: figure(t, 1, target),
    why: (key) => inShort(explainAttack(t, 0, key)),
  }
}

/** Why the pair is not offered. */
function whyNot(position: Position, own: string, target: string): [string, string] | undefined {
  const { own: attacker, target: other, why } = table(position, own, target)
  return why(`attack:${attacker}>${other}`)
}

const apart = (own: string, target: string, distance: number, more: Partial<Position> = {}): Position => ({
  field: LINE,
  armies: { 0: { [own]: [[0, 0]] }, 1: { [target]: [[distance, 0]] } },
  ...more,
})

describe('why not this target', () => {
  it('it is out of range, in each of the ways [HS-ATT-01, HS-RUL-47, HS-BAS-20]', () => {
    expect(whyNot(apart('marro-warriors', 'finn', 7), 'marro-warriors', 'finn')).toEqual(['HS-RNG-01', 'TooFar'])
    expect(whyNot(apart('finn', 'syvarris', 2), 'finn', 'syvarris')).toEqual(['HS-RNG-02', 'NotNeighbour'])
    expect(whyNot(apart('finn', 'syvarris', 2, { rules: BASIC }), 'finn', 'syvarris')).toEqual([
      'HS-RNG-02',
      'NotNeighbour',
    ])
    const cliff = apart('finn', 'syvarris', 1, { field: smallField(row(1, 6)) })
    expect(whyNot(cliff, 'finn', 'syvarris')).toEqual(['HS-RUL-47', 'NotAdjacent'])
    const islands = smallField([
      [0, 0, 1],
      [2, 0, 1],
    ])
    expect(whyNot(apart('marro-warriors', 'finn', 2, { field: islands }), 'marro-warriors', 'finn')).toEqual([
      'HS-RNG-06',
      'NoWay',
    ])
  })

  it('it is hidden, and by what [HS-BAS-20, HS-RUL-50]', () => {
    const ridge = smallField(row(1, 9, 1))
    const behindRidge = apart('marro-warriors', 'finn', 2, { field: ridge })
    const { t, own, target } = table(behindRidge, 'marro-warriors', 'finn')
    expect(explainAttack(t, 0, `attack:${own}>${target}`)).toEqual([
      {
        rule: 'HS-LOS-03',
        message: {
          key: 'refuse.attackHiddenByGround',
          args: { attacker: own, target, space: spaceAt(ridge, 1, 0) },
        },
      },
    ])
    const crowd: Position = {
      field: LINE,
      armies: { 0: { 'marro-warriors': [[0, 0]] }, 1: { syvarris: [[6, 0]], 'tarn-viking-warriors': [[3, 0]] } },
    }
    expect(whyNot(crowd, 'marro-warriors', 'syvarris')).toEqual(['HS-LOS-08', 'HiddenByFigure'])
    const tall = withCard('tarn-viking-warriors', ({ body }) => ({
      body: { ...body, parts: [{ along: 0, radius: 0.85, from: 0, to: 9, isHit: true }] },
    }))
    const basicCrowd = { ...crowd, rules: BASIC, content: tall }
    expect(whyNot(basicCrowd, 'marro-warriors', 'syvarris')).toEqual(['HS-LOS-03', 'HiddenByFigure'])
    const ruin = smallField(flat(5, 5), [{ q: 2, r: 2, level: 1, kind: 'long' }])
    const walls = new Set<string>()
    for (const r of [0, 1, 2, 3, 4])
      for (const q of [0, 1, 2, 3, 4]) {
        if (q === 2 && r === 1) continue
        const armies = { 0: { 'marro-warriors': [[2, 1]] }, 1: { finn: [[q, r]] } } as const
        const found = whyNot({ field: ruin, armies }, 'marro-warriors', 'finn')
        if (found !== undefined) walls.add(found.join())
      }
    expect([...walls]).toEqual(['HS-LOS-03,HiddenByRuin'])
  })

  it('where nothing in the way can be named, the sight of the game is [HS-BAS-20, HS-LOS-04, HS-LOS-06]', () => {
    const unseen = withCard('finn', ({ body }) => ({
      body: { ...body, parts: body.parts.map((part) => ({ ...part, isHit: false })) },
    }))
    const master = apart('marro-warriors', 'finn', 3, { content: unseen })
    expect(whyNot(master, 'marro-warriors', 'finn')).toEqual(['HS-LOS-06', 'Hidden'])
    const basic = apart('marro-warriors', 'finn', 3, { content: unseen, rules: BASIC })
    expect(whyNot(basic, 'marro-warriors', 'finn')).toBeUndefined()
    expect([master, basic].map((position) => sightRule(tableOf(position)))).toEqual(['HS-LOS-06', 'HS-LOS-04'])
  })

  it('the attacker is engaged with others [HS-ENG-13, HS-RNG-09]', () => {
    const engaged: Position = {
      field: LINE,
      armies: { 0: { 'marro-warriors': [[1, 0]] }, 1: { finn: [[4, 0]], thorgrim: [[0, 0]], syvarris: [[2, 0]] } },
    }
    const { t, own, target } = table(engaged, 'marro-warriors', 'finn')
    const both = [figure(t, 1, 'thorgrim'), figure(t, 1, 'syvarris')]
    const [reason] = explainAttack(t, 0, `attack:${own}>${target}`)
    expect(reason.rule).toBe('HS-ENG-13')
    expect(String(reason.message.args!.engaged).split(',').map(Number).sort()).toEqual(both.sort())
  })

  it('it is a friend, nobody’s, or gone [HS-RUL-56, HS-RUL-45, HS-LIF-04]', () => {
    const { t, own, why } = table(
      {
        field: FLAT,
        roles: 3,
        teams: [[0, 2], [1]],
        armies: {
          0: { 'marro-warriors': [[0, 0]] },
          1: { finn: [[4, 0]], 'airborne-elite': [] },
          2: { thorgrim: [[2, 2]] },
        },
      },
      'marro-warriors',
      'finn',
    )
    const [finn, mate, waiting] = [figure(t, 1, 'finn'), figure(t, 2, 'thorgrim'), figure(t, 1, 'airborne-elite')]
    expect(why(`attack:${own}>${mate}`)).toEqual(['HS-RUL-56', 'Friend'])
    expect(why(`figure:${mate}`)).toEqual(['HS-RUL-56', 'Friend'])
    expect(why(`figure:${waiting}`)).toEqual(['HS-RUL-75', 'Gone'])
    expect(why(`figure:${finn}`)).toBeUndefined()
    t.state.owner[armyCard(t, 1, 'finn')] = NONE
    expect(why(`figure:${finn}`)).toEqual(['HS-RUL-45', 'Nobodys'])
    t.state.fate[finn] = DESTROYED
    expect(why(`figure:${finn}`)).toEqual(['HS-LIF-04', 'Gone'])
  })

  it('it is too fast [HS-ATT-13]', () => {
    expect(whyNot(apart('marro-warriors', 'sgt-drake-alexander', 3), 'marro-warriors', 'sgt-drake-alexander')).toEqual([
      'HS-POW-01',
      'ThorianSpeed',
    ])
  })
})

describe('why not this attacker', () => {
  const squad: Position = {
    field: FLAT,
    armies: {
      0: {
        'marro-warriors': [
          [0, 0],
          [8, 3],
        ],
        finn: [[0, 3]],
      },
      1: { syvarris: [[3, 0]] },
    },
  }

  it('it has attacked, in the Basic game too [HS-ATT-03, HS-BAS-21]', () => {
    for (const [rules, rule] of [
      [{}, 'HS-ATT-03'],
      [BASIC, 'HS-BAS-21'],
    ] as const) {
      const { t, own, target, why } = table({ ...squad, rules }, 'marro-warriors', 'syvarris')
      expect(why(`figure:${own}`)).toBeUndefined()
      t.state.turn!.attackers.push(own)
      t.state.turn!.targets.push(target)
      expect(why(`figure:${own}`)).toEqual([rule, 'Again'])
      expect(why(`attack:${own}>${target}`)).toEqual([rule, 'Again'])
    }
  })

  it('once all have attacked, every target is refused with that [HS-ATT-03]', () => {
    const { t, own, target, why } = table(squad, 'marro-warriors', 'syvarris')
    t.state.turn!.attackers.push(own, own + 1)
    t.state.turn!.targets.push(target, target)
    expect(why(`figure:${target}`)).toEqual(['HS-ATT-03', 'Again'])
  })

  it('its card is not active [HS-RND-16, HS-BAS-07]', () => {
    const { t, why } = table(squad, 'marro-warriors', 'syvarris')
    expect(why(`figure:${figure(t, 0, 'finn')}`)).toEqual(['HS-RND-16', 'NotActive'])
    const basic = table({ ...squad, rules: BASIC }, 'marro-warriors', 'syvarris')
    expect(basic.why(`figure:${figure(basic.t, 0, 'finn')}`)).toEqual(['HS-BAS-07', 'NotActive'])
    expect(why(`attack:${figure(t, 1, 'syvarris')}>${figure(t, 0, 'finn')}`)).toEqual(['HS-RND-16', 'NotActive'])
  })

  it('it has no target [HS-ATT-01, HS-BAS-19]', () => {
    const { own, why } = table(squad, 'marro-warriors', 'syvarris')
    expect(why(`figure:${own + 1}`)).toEqual(['HS-ATT-01', 'NoTarget'])
    const basic = table({ ...squad, rules: BASIC }, 'marro-warriors', 'syvarris')
    expect(basic.why(`figure:${basic.own + 1}`)).toEqual(['HS-BAS-19', 'NoTarget'])
  })

  it('its card has given up its attacks [HS-ATT-13]', () => {
    for (const [power, rule] of [
      ['grenade', 'HS-RUL-73'],
      ['waterClone', 'HS-POW-01'],
    ] as const) {
      const { t, own, target, why } = table(squad, 'marro-warriors', 'syvarris')
      t.state.turn!.powers.push(POWER_IDS.indexOf(power))
      expect(why(`figure:${own}`)).toEqual([rule, 'GivenUp'])
      expect(why(`figure:${target}`)).toEqual([rule, 'GivenUp'])
    }
  })

  it('as many figures of a common card act as it shows [HS-RUL-77]', () => {
    const { t, own, why } = table(
      {
        field: FLAT,
        content: withCard('zettian-guards', () => ({ rarity: 'common' as const })),
        armies: {
          0: {
            'zettian-guards': [
              [0, 0],
              [0, 1],
            ],
          },
          1: { syvarris: [[3, 0]] },
        },
        arrange: (state) => void state.turn!.acting.push(100, 101),
      },
      'zettian-guards',
      'syvarris',
    )
    expect(why(`figure:${own}`)).toEqual(['HS-RUL-77', 'EnoughActing'])
    t.state.turn!.acting = [100, own]
    expect(why(`figure:${own}`)).toBeUndefined()
  })
})

describe('what is pointed at', () => {
  const squad: Position = {
    field: FLAT,
    armies: {
      0: {
        'marro-warriors': [
          [0, 0],
          [8, 3],
        ],
      },
      1: { syvarris: [[7, 0]] },
    },
  }

  it('a space means who stands there [HS-ATT-01, HS-BAS-19]', () => {
    const { t, why } = table(
      { ...squad, armies: { ...squad.armies, 0: { 'marro-warriors': [[0, 0]] } } },
      'marro-warriors',
      'syvarris',
    )
    expect(why(`space:${place(FLAT, [7, 0])}`)).toEqual(['HS-RNG-01', 'TooFar'])
    expect(why(`space:${place(FLAT, [4, 3])}`)).toEqual(['HS-ATT-01', 'NobodyThere'])
    expect(why('space:9999')).toBeUndefined()
    expect(why('figure:9999')).toBeUndefined()
    expect(why('attack:9999>0')).toBeUndefined()
    expect(why('card:1')).toBeUndefined()
    expect(explainAttack(t, 1, `space:${place(FLAT, [4, 3])}`)).toEqual([])
    t.state.turn!.step = 'move'
    expect(why(`space:${place(FLAT, [4, 3])}`)).toBeUndefined()
  })

  it('the one nearest to the attack speaks first, each rule once [HS-ATT-01]', () => {
    const { t, own, target } = table(
      {
        field: smallField([...flat(9, 4), [6, 0, 12]]),
        armies: {
          0: {
            'marro-warriors': [
              [0, 0],
              [0, 1],
              [5, 0],
            ],
          },
          1: { syvarris: [[7, 0]] },
        },
      },
      'marro-warriors',
      'syvarris',
    )
    const reasons = explainAttack(t, 0, `figure:${target}`)
    expect(reasons.map(({ rule }) => rule)).toEqual(['HS-LOS-03', 'HS-RNG-01'])
    expect(reasons[0].message.args!.attacker).toBe(own + 2)
  })
})
