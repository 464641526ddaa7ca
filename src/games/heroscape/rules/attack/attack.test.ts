import { describe, expect, it } from 'vitest'
import { POWER_IDS } from '../../content/powers.ts'
import { chooseInStep, flat, offeredInStep, pairsIn, sceneFor } from '../../testing/attacks.ts'
import { armyCard, figure, rolls, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { DESTROYED, NONE, STANDING } from '../table/state.ts'
import { attack, attackerIn, END_ATTACKS, offerIn, pairOf, targetIn } from './attack.ts'

const BASIC = { game: 'basic' } as const
const FLAT = smallField(flat(9, 4))

const guards: Position = {
  field: smallField([...flat(9, 4), [0, 0, 3], [0, 1, 3]]),
  rules: BASIC,
  armies: {
    0: {
      'zettian-guards': [
        [0, 0],
        [0, 1],
      ],
      mimring: [
        [
          [0, 2],
          [0, 3],
        ],
      ],
    },
    1: { 'airborne-elite': [[5, 0]], finn: [[7, 3]] },
  },
  active: 'zettian-guards',
  step: 'attack',
}

describe('who attacks', () => {
  it('only the figures of the active card, each at each target it reaches [HS-EX-03, HS-BAS-19]', () => {
    const scene = sceneFor(guards)
    const { play } = scene
    const [first, second] = [0, 1].map((n) => figure(play, 0, 'zettian-guards', n))
    const soldier = figure(play, 1, 'airborne-elite')
    expect(pairsIn(scene).sort()).toEqual([`${first}>${soldier}`, `${second}>${soldier}`].sort())
  })

  it('one after the other in any order, each once, several at the same target [HS-BAS-21, HS-ATT-02, HS-ATT-03]', () => {
    const scene = sceneFor(guards, rolls('SS-', 'DD'))
    const { play } = scene
    const [first, second] = [0, 1].map((n) => figure(play, 0, 'zettian-guards', n))
    const soldier = figure(play, 1, 'airborne-elite')
    expect(chooseInStep(scene, `attack:${second}>${soldier}`)).toBe('again')
    expect(offeredInStep(scene)).toEqual([`attack:${first}>${soldier}`, 'done'])
  })

  it('to end the step says how many attacks were made [HS-BAS-26, HS-ATT-02]', () => {
    const scene = sceneFor(guards, rolls('SS-', 'DD'))
    const { play } = scene
    const attacks = (): unknown =>
      attack.describe(play, END_ATTACKS, { question: attack, role: 0, arg: undefined } as never).label.args
    const card = armyCard(play, 0, 'zettian-guards')
    expect(attacks()).toEqual({ card, attacks: 0 })
    chooseInStep(scene, `attack:${figure(play, 0, 'zettian-guards')}>${figure(play, 1, 'airborne-elite')}`)
    expect(attacks()).toEqual({ card, attacks: 1 })
  })

  it('the second Guard destroys the soldier, and the turn is over [HS-EX-12, HS-BAS-26]', () => {
    const scene = sceneFor(guards, rolls('SS-', 'DD', 'SS-', 'D-'))
    const { play } = scene
    const [first, second] = [0, 1].map((n) => figure(play, 0, 'zettian-guards', n))
    const soldier = figure(play, 1, 'airborne-elite')
    chooseInStep(scene, `attack:${first}>${soldier}`)
    expect(play.state.fate[soldier]).toBe(STANDING)
    chooseInStep(scene, `attack:${second}>${soldier}`)
    expect(play.state.fate[soldier]).toBe(DESTROYED)
    expect(scene.rolled).toEqual([3, 2, 3, 2])
    expect(offeredInStep(scene)).toEqual([])
  })

  it('nobody has to attack [HS-RND-17, HS-BAS-26]', () => {
    const scene = sceneFor(guards)
    expect(offeredInStep(scene).at(-1)).toBe('done')
    expect(chooseInStep(scene, 'done')).toBeUndefined()
    expect(scene.play.state.turn!.attackers).toEqual([])
  })

  it('without a target nobody is asked [HS-ATT-01, HS-BAS-19]', () => {
    const far = { 0: { finn: [[0, 0]] }, 1: { 'ne-gok-sa': [[2, 0]] } } as const
    const field = smallField(row(1, 1, 1))
    const scene = sceneFor({ field, armies: far, active: 'finn', step: 'move' })
    expect(offeredInStep(scene)).toEqual([])
    expect(scene.play.state.turn!.step).toBe('attack')
    expect(offeredInStep(sceneFor({ field, rules: BASIC, armies: far, active: 'finn', step: 'attack' }))).toEqual([])
  })

  it('Syvarris attacks twice, the same figure or another [HS-ATT-03]', () => {
    const scene = sceneFor(
      {
        field: FLAT,
        armies: { 0: { syvarris: [[0, 0]] }, 1: { finn: [[5, 0]], thorgrim: [[5, 3]] } },
        active: 'syvarris',
        step: 'attack',
      },
      rolls('---', '---'),
    )
    const { play } = scene
    const [syvarris, finn, thorgrim] = [
      figure(play, 0, 'syvarris'),
      figure(play, 1, 'finn'),
      figure(play, 1, 'thorgrim'),
    ]
    const both = [`${syvarris}>${finn}`, `${syvarris}>${thorgrim}`]
    expect(pairsIn(scene)).toEqual(both)
    chooseInStep(scene, `attack:${both[0]}`)
    expect(pairsIn(scene)).toEqual(both)
    chooseInStep(scene, `attack:${both[0]}`)
    expect(offeredInStep(scene)).toEqual([])
  })

  it('in the Basic game he attacks once [HS-BAS-21]', () => {
    const scene = sceneFor(
      {
        field: FLAT,
        rules: BASIC,
        armies: { 0: { syvarris: [[0, 0]] }, 1: { finn: [[5, 0]] } },
        active: 'syvarris',
        step: 'attack',
      },
      rolls('----'),
    )
    chooseInStep(scene, `attack:${figure(scene.play, 0, 'syvarris')}>${figure(scene.play, 1, 'finn')}`)
    expect(offeredInStep(scene)).toEqual([])
  })

  it('a figure that falls to a counter strike attacks no more; its comrades do [HS-ATT-02]', () => {
    const scene = sceneFor(
      {
        field: FLAT,
        armies: {
          0: {
            'tarn-viking-warriors': [
              [0, 0],
              [2, 0],
            ],
          },
          1: { 'izumi-samurai': [[1, 0]], finn: [[8, 3]] },
        },
        active: 'tarn-viking-warriors',
        step: 'attack',
        arrange: (state) => void state.turn!.powers.push(POWER_IDS.indexOf('berserkerCharge')),
      },
      rolls('---', 'D----'),
    )
    const { play } = scene
    const [first, second] = [0, 1].map((n) => figure(play, 0, 'tarn-viking-warriors', n))
    const samurai = figure(play, 1, 'izumi-samurai')
    expect(chooseInStep(scene, `attack:${first}>${samurai}`)).toBe('again')
    expect(play.state.fate[first]).toBe(DESTROYED)
    expect(pairsIn(scene)).toEqual([`${second}>${samurai}`])
  })

  it('who threw grenades or cloned makes no normal attack in this turn [HS-ATT-13]', () => {
    for (const power of ['grenade', 'waterClone'] as const) {
      const scene = sceneFor({
        field: FLAT,
        armies: {
          0: {
            'airborne-elite': [
              [0, 0],
              [0, 2],
            ],
          },
          1: { finn: [[5, 0]] },
        },
        active: 'airborne-elite',
        step: 'attack',
      })
      expect(pairsIn(scene)).toHaveLength(2)
      scene.play.state.turn!.powers.push(POWER_IDS.indexOf(power))
      expect(pairsIn(scene)).toEqual([])
    }
  })

  it('a Berserker Charge that succeeds leads back to moving [HS-ATT-13]', () => {
    const scene = sceneFor(
      {
        field: FLAT,
        armies: { 0: { 'tarn-viking-warriors': [[0, 0]] }, 1: { finn: [[1, 0]] } },
        active: 'tarn-viking-warriors',
        step: 'attack',
        arrange: (state, content) => void state.turn!.moved.push(figure({ state, content }, 0, 'tarn-viking-warriors')),
      },
      rolls(20),
    )
    const power = offeredInStep(scene).find((key) => key !== 'done' && !key.startsWith('attack:'))!
    expect(chooseInStep(scene, power)).toBe(1)
    expect([scene.play.state.turn!.moved, scene.play.state.turn!.step]).toEqual([[], 'move'])
  })
})

describe('the question', () => {
  it('describes each attack with its dice and whom it breaks a truce with [HS-ATT-04, HS-RUL-45]', () => {
    const { play } = sceneFor({
      field: smallField([...flat(9, 4), [0, 0, 3]]),
      roles: 3,
      rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
      armies: { 0: { 'marro-warriors': [[0, 0]] }, 1: { thorgrim: [[3, 0]] }, 2: { syvarris: [[4, 2]] } },
      active: 'marro-warriors',
      step: 'attack',
      arrange: (state) => void (state.truce = 1),
    })
    const [marro, ally, enemy] = [
      figure(play, 0, 'marro-warriors'),
      figure(play, 1, 'thorgrim'),
      figure(play, 2, 'syvarris'),
    ]
    const ask = play.put(attack, 0, undefined)
    expect(attack.describe(play, pairOf(play, marro, enemy), ask)).toEqual({
      label: { key: 'attack.pair', args: { attacker: marro, target: enemy } },
      targets: [`figure:${marro}`, `figure:${enemy}`, `space:${play.state.front[enemy]}`],
      data: { attacker: marro, target: enemy },
      detail: {
        key: 'attack.pairDice',
        args: { attack: 3, attackBonuses: 'height:1', defense: 2, defenseBonuses: '' },
      },
    })
    expect(attack.describe(play, pairOf(play, marro, ally), ask)).toMatchObject({
      rule: 'HS-RUL-45',
      detail: { key: 'attack.pairBreaksTruce', args: { role: 1, attack: 3, defense: 4 } },
    })
    expect(attack.describe(play, END_ATTACKS, ask)).toMatchObject({ label: { key: 'attack.done' }, rule: 'HS-RND-17' })
    expect(attack.prompt(play, ask)).toEqual({ key: 'attack.ask', args: { card: play.state.turn!.card } })
    expect(attack.closes!(play, ask)).toBe(true)
  })

  it('tells pairs, powers and the end apart [HS-ATT-02]', () => {
    const { play } = sceneFor(guards)
    const pair = pairOf(play, 7, 3)
    expect([attackerIn(play, pair), targetIn(play, pair), offerIn(play, pair)]).toEqual([7, 3, NONE])
    expect(offerIn(play, END_ATTACKS)).toBe(NONE)
    const last = pairOf(play, play.state.fate.length - 1, play.state.fate.length - 1)
    expect([offerIn(play, last), offerIn(play, last + 1), offerIn(play, last + 6)]).toEqual([NONE, 0, 5])
  })
})
