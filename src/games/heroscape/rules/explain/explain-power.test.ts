import { describe, expect, it } from 'vitest'
import { POWER_IDS } from '../../content/powers.ts'
import { withCard } from '../../testing/attacks.ts'
import { grid } from '../../lessons/field.ts'
import { armyCard, figure, place, tableOf, type Position } from '../../testing/position.ts'
import { askFor, inLines } from '../../testing/reasons.ts'
import { smallField } from '../../testing/small-fields.ts'
import { DESTROYED, NONE, type Table } from '../table/state.ts'
import { explainPower, isPowerQuestion } from './explain-power.ts'

const field = smallField(grid(14, 6))
const common = withCard('izumi-samurai', () => ({ rarity: 'common' as const }))

const used = (t: Table, power: string): number => t.state.turn!.powers.push(POWER_IDS.indexOf(power as never))
const use = (t: Table, key: string, role = 0): string[] => inLines(explainPower(t, role, `use:${key}`))

/** What is said to the first player while this question waits for it. */
const saying =
  (t: Table, name: string, arg: object) =>
  (key: string): string[] =>
    inLines(explainPower(t, 0, key, askFor(0, name, arg)))

describe('why a power is not on offer', () => {
  const attack = (active: string, more: Partial<Position> = {}): Table =>
    tableOf({
      field,
      armies: {
        0: {
          [active]: [
            active === 'mimring'
              ? [
                  [2, 2],
                  [1, 2],
                ]
              : [2, 2],
          ],
        },
        1: { 'izumi-samurai': [[9, 2]] },
      },
      active,
      step: 'attack',
      ...more,
    })

  it('it is of another card, or the scenario or the Basic game takes it away [HS-RND-16] [HS-POW-01]', () => {
    const t = attack('airborne-elite')
    expect(use(t, 'chomp')).toEqual([`HS-RND-16 powerNotActive power=chomp card=${t.state.turn!.card}`])
    const without = attack('airborne-elite', { rules: { special: [{ rule: 'withoutPower', power: 'grenade' }] } })
    expect(use(without, 'grenade')).toEqual(['HS-POW-01 powerNone power=grenade'])
    const basic = attack('airborne-elite', { rules: { game: 'basic' } })
    expect(use(basic, 'grenade')).toEqual(['HS-POW-01 powerNone power=grenade'])
  })

  it('no grenade is left, unless they are just being thrown [HS-POW-10] [HS-RUL-73]', () => {
    const t = attack('airborne-elite')
    const thrower = figure(t, 0, 'airborne-elite')
    expect(use(t, `grenade/${thrower}`)).toEqual(['HS-POW-01 powerNobody power=grenade'])
    t.state.grenade[t.state.turn!.card] = 0
    expect(use(t, `grenade/${thrower}`)).toEqual(['HS-POW-10 powerNoGrenade'])
    used(t, 'grenade')
    t.state.turn!.attackers.push(thrower)
    expect(use(t, `grenade/${thrower}`)).toEqual([`HS-ATT-03 powerAttacked figure=${thrower}`])
    expect(use(t, `grenade/${thrower + 1}`)).toEqual(['HS-POW-01 powerNobody power=grenade'])
    expect(use(t, 'grenade')).toEqual(['HS-POW-01 powerNobody power=grenade'])
  })

  it('other powers of an attack turn come before the attacks and once; a chomp not after it [HS-POW-01] [HS-ATT-03]', () => {
    for (const [card, power] of [
      ['grimnak', 'chomp'],
      ['marro-warriors', 'waterClone'],
      ['ne-gok-sa', 'mindShackle'],
      ['tarn-viking-warriors', 'berserkerCharge'],
    ] as const) {
      const t = attack(card)
      expect(use(t, power)).toEqual([`HS-POW-01 powerNobody power=${power}`])
      t.state.turn!.attackers.push(figure(t, 0, card))
      expect(use(t, power)).toEqual([`HS-POW-01 powerAfterAttack power=${power}`])
      used(t, power)
      expect(use(t, power)).toEqual([`HS-POW-01 powerUsed power=${power}`])
    }
  })

  it('a special attack may follow the attacks of others, so it only lacks somebody to hit [HS-POW-02] [HS-POW-01]', () => {
    for (const [card, power] of [
      ['mimring', 'fireLine'],
      ['deathwalker-9000', 'explosion'],
    ] as const) {
      const t = attack(card)
      t.state.turn!.attackers.push(figure(t, 0, card) + 1)
      expect(use(t, power)).toEqual([`HS-POW-01 powerNobody power=${power}`])
      expect(use(t, `${power}/${figure(t, 0, card)}`)).toEqual([`HS-POW-01 powerNobody power=${power}`])
    }
    const t = attack('airborne-elite')
    t.state.turn!.attackers.push(figure(t, 0, 'airborne-elite') + 1)
    expect(use(t, 'grenade')).toEqual(['HS-POW-01 powerAfterAttack power=grenade'])
  })

  it('nothing is said of unknown powers, to others, while moving and between the turns [HS-POW-01]', () => {
    const t = attack('grimnak')
    expect(use(t, 'bite')).toEqual([])
    expect(use(t, '')).toEqual([])
    expect(use(t, 'chomp', 1)).toEqual([])
    expect(inLines(explainPower(t, 0, 'chomp'))).toEqual([])
    t.state.turn!.step = 'move'
    expect(use(t, 'chomp')).toEqual([])
    delete t.state.turn
    expect(use(t, 'chomp')).toEqual([])
  })
})

describe('which questions are of a power', () => {
  it('are exactly those [HS-POW-01]', () => {
    const names = [
      'chomp',
      'mindShackle',
      'explosion',
      'grenade',
      'fireLine',
      'cloneFrom',
      'cloneTo',
      'dropTo',
      'spirit',
    ]
    for (const name of names) expect(isPowerQuestion(askFor(0, name, {}))).toBe(true)
    for (const name of ['', 'move', 'attack', 'strike', 'summoning', 'place'])
      expect(isPowerQuestion(askFor(0, name, {}))).toBe(false)
  })
})

describe('why not this figure', () => {
  /** Everybody's figures, with one of each kind around 2, 2. */
  const crowd = (active: string, more: Partial<Position> = {}): Table =>
    tableOf({
      field,
      content: common,
      armies: {
        0: {
          [active]: [
            active === 'grimnak' || active === 'mimring'
              ? [
                  [2, 2],
                  [3, 2],
                ]
              : [2, 2],
          ],
          finn: [[2, 1]],
        },
        1: {
          'izumi-samurai': [
            [1, 2],
            [9, 2],
          ],
          'sgt-drake-alexander': [[2, 3]],
          raelin: [],
          'krav-maga-agents': [[5, 5]],
        },
      },
      active,
      step: 'attack',
      ...more,
    })

  it('it is gone, nobody’s, or the one itself [HS-LIF-04] [HS-SCN-RESCUE-05] [HS-RUL-56]', () => {
    for (const name of ['chomp', 'mindShackle', 'explosion', 'grenade', 'fireLine']) {
      const t = crowd('deathwalker-9000')
      const own = figure(t, 0, 'deathwalker-9000')
      const why = saying(t, name, { figure: own })
      const [waiting, drake] = [figure(t, 1, 'izumi-samurai', 2), figure(t, 1, 'sgt-drake-alexander')]
      expect(why(`figure:${waiting}`)).toEqual([`HS-LIF-04 powerGone figure=${waiting}`])
      expect(why(`figure:${own}`)).toEqual([`HS-RUL-56 powerSelf figure=${own}`])
      t.state.owner[armyCard(t, 1, 'sgt-drake-alexander')] = NONE
      expect(why(`figure:${drake}`)).toEqual([`HS-SCN-RESCUE-05 powerNobodys figure=${drake}`])
      for (const key of [`figure:${t.state.fate.length}`, 'figure:-1', 'figure:x', 'figure', 'card:1', 'line:1/2', ''])
        expect(why(key)).toEqual([])
    }
  })

  it('nothing is said to others, without a question, and at other questions [HS-POW-01]', () => {
    const t = crowd('grimnak')
    const arg = { figure: figure(t, 0, 'grimnak') }
    const far = `figure:${figure(t, 1, 'izumi-samurai', 1)}`
    expect(inLines(explainPower(t, 0, far, askFor(0, 'chomp', arg)))).toHaveLength(1)
    expect(explainPower(t, 0, far)).toEqual([])
    expect(explainPower(t, 0, far, askFor(1, 'chomp', arg))).toEqual([])
    for (const name of ['attack', 'spirit', 'dropTo', 'cloneTo'])
      expect(explainPower(t, 0, far, askFor(0, name, arg))).toEqual([])
    const card = `card:${armyCard(t, 1, 'izumi-samurai')}`
    for (const name of ['chomp', 'cloneFrom', 'fireLine', 'grenade'])
      expect(explainPower(t, 0, card, askFor(0, name, arg))).toEqual([])
    const line = `line:${place(field, [2, 2])}/0`
    const dragon = crowd('mimring')
    const head = { figure: figure(dragon, 0, 'mimring') }
    expect(inLines(explainPower(dragon, 0, line, askFor(0, 'fireLine', head)))).toHaveLength(1)
    for (const name of ['chomp', 'explosion', 'cloneFrom', 'spirit'])
      expect(explainPower(dragon, 0, line, askFor(0, name, head))).toEqual([])
  })

  it('it is too far from the mouth, or too big for it [HS-RUL-38] [HS-POW-01]', () => {
    const t = crowd('grimnak', {
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
        1: { 'izumi-samurai': [[9, 2]], 'deathwalker-9000': [[3, 3]], syvarris: [[4, 2]] },
      },
    })
    const own = figure(t, 0, 'grimnak')
    const why = saying(t, 'chomp', { figure: own })
    const [far, big] = [figure(t, 1, 'izumi-samurai'), figure(t, 1, 'deathwalker-9000')]
    expect(why(`figure:${far}`)).toEqual([`HS-RUL-38 powerNotAdjacent figure=${own} target=${far}`])
    expect(why(`figure:${big}`)).toEqual([`HS-POW-01 powerTooBig target=${big}`])
    expect(why(`figure:${figure(t, 0, 'finn')}`)).toEqual([])
    expect(why(`figure:${figure(t, 1, 'syvarris')}`)).toEqual([])
  })

  it('only unique figures of others are shackled, however big [HS-RUL-38] [HS-POW-01]', () => {
    const t = crowd('ne-gok-sa')
    const own = figure(t, 0, 'ne-gok-sa')
    const why = saying(t, 'mindShackle', { figure: own })
    const [finn, samurai, far] = [figure(t, 0, 'finn'), figure(t, 1, 'izumi-samurai'), figure(t, 1, 'izumi-samurai', 1)]
    expect(why(`figure:${finn}`)).toEqual([`HS-POW-01 powerOwn target=${finn}`])
    expect(why(`figure:${samurai}`)).toEqual([`HS-POW-01 powerNotUnique target=${samurai}`])
    expect(why(`figure:${far}`)).toEqual([`HS-RUL-38 powerNotAdjacent figure=${own} target=${far}`])
    expect(why(`figure:${figure(t, 1, 'sgt-drake-alexander')}`)).toEqual([])
  })
})

describe('why not this target of a special attack', () => {
  const shot = (own: string, at: readonly [number, number], more: Partial<Position> = {}): Table =>
    tableOf({
      field,
      armies: { 0: { [own]: [[1, 2]] }, 1: { finn: [at], syvarris: [] } },
      active: own,
      step: 'attack',
      ...more,
    })
  const SPECIAL = [
    ['deathwalker-9000', 'explosion', 7, 'HS-RNG-01'],
    ['airborne-elite', 'grenade', 5, 'HS-POW-11'],
  ] as const

  it('it is too far, or there is no way [HS-RNG-01] [HS-POW-11] [HS-RUL-48]', () => {
    const islands = smallField([
      [1, 2, 1],
      [4, 2, 1],
    ])
    for (const [card, power, range, rule] of SPECIAL) {
      const near = shot(card, [1 + range, 2])
      const [own, finn] = [figure(near, 0, card), figure(near, 1, 'finn')]
      expect(saying(near, power, { figure: own })(`figure:${finn}`)).toEqual([])
      const far = shot(card, [2 + range, 2])
      expect(saying(far, power, { figure: own })(`figure:${finn}`)).toEqual([
        `${rule} powerTooFar figure=${own} target=${finn} distance=${range + 1} range=${range}`,
      ])
      const apart = shot(card, [4, 2], { field: islands })
      expect(saying(apart, power, { figure: own })(`figure:${finn}`)).toEqual([
        `HS-RUL-48 powerNoWay figure=${own} target=${finn}`,
      ])
    }
  })

  it('another one is engaged with it [HS-RUL-55]', () => {
    for (const [card, power] of SPECIAL) {
      const t = shot(card, [4, 2], {
        armies: { 0: { [card]: [[1, 2]] }, 1: { finn: [[4, 2]], syvarris: [[0, 2]], raelin: [[2, 2]] } },
      })
      const [own, finn] = [figure(t, 0, card), figure(t, 1, 'finn')]
      const why = saying(t, power, { figure: own })
      const engaged = [figure(t, 1, 'raelin'), figure(t, 1, 'syvarris')]
      expect(why(`figure:${finn}`)).toEqual([`HS-RUL-55 powerEngaged figure=${own} engaged=${engaged.join()}`])
      expect(why(`figure:${engaged[0]}`)).toEqual([])
      expect(why(`figure:${engaged[1]}`)).toEqual([])
    }
  })

  it('a wall hides it from an explosion, a grenade cannot be thrown over it [HS-LOS-06] [HS-POW-12]', () => {
    const ridge = smallField(grid(8, 6, Object.fromEntries([0, 1, 2, 3, 4, 5].map((r) => [`3,${r}`, 30]))))
    for (const [card, power, words] of [
      ['deathwalker-9000', 'explosion', 'HS-LOS-06 powerHidden'],
      ['airborne-elite', 'grenade', 'HS-POW-12 powerTooHigh'],
    ] as const) {
      const t = shot(card, [5, 2], { field: ridge })
      const [own, finn] = [figure(t, 0, card), figure(t, 1, 'finn')]
      const more = power === 'grenade' ? ' height=29 lob=12' : ''
      expect(saying(t, power, { figure: own })(`figure:${finn}`)).toEqual([
        `${words} figure=${own} target=${finn}${more}`,
      ])
    }
  })

  it('nothing is said where the scenario has taken the power away [HS-POW-01]', () => {
    for (const [card, power] of SPECIAL) {
      const t = shot(card, [12, 2], { rules: { special: [{ rule: 'withoutPower', power }] } })
      expect(saying(t, power, { figure: figure(t, 0, card) })(`figure:${figure(t, 1, 'finn')}`)).toEqual([])
    }
  })
})

describe('why not this line', () => {
  const hill = smallField(grid(14, 6, { '5,2': 40 }))
  const dragon = (enemies: Position['armies'][number], more: Partial<Position> = {}): Table =>
    tableOf({
      field,
      armies: {
        0: {
          mimring: [
            [
              [2, 2],
              [1, 2],
            ],
          ],
        },
        1: enemies,
      },
      active: 'mimring',
      step: 'attack',
      ...more,
    })
  const at = (q: number, r: number, direction: number): string => `line:${place(field, [q, r])}/${direction}`
  const [E, SE, W] = [0, 1, 3]

  it('it runs through the dragon itself, or meets nobody [HS-RUL-69] [HS-POW-02]', () => {
    const t = dragon({ finn: [[6, 2]] })
    const own = figure(t, 0, 'mimring')
    const why = saying(t, 'fireLine', { figure: own })
    expect(why(at(2, 2, W))).toEqual([`HS-RUL-69 powerLineOwn figure=${own}`])
    expect(why(at(1, 2, E))).toEqual([`HS-RUL-69 powerLineOwn figure=${own}`])
    expect(why(at(2, 2, SE))).toEqual(['HS-POW-02 powerLineEmpty'])
    expect(why(at(1, 2, SE))).toEqual(['HS-POW-02 powerLineEmpty'])
    expect(why(at(2, 2, E))).toEqual([])
    expect(why(at(2, 2, 6))).toEqual([])
    expect(why(at(6, 2, E))).toEqual([])
    expect(why('line:-1/0')).toEqual([])
    const short = tableOf({ field, armies: { 0: { finn: [[2, 2]] }, 1: {} }, active: 'finn', step: 'attack' })
    expect(saying(short, 'fireLine', { figure: figure(short, 0, 'finn') })('line:-1/0')).toEqual([])
  })

  it('it misses whom the dragon is engaged with [HS-RUL-55]', () => {
    const t = dragon({ finn: [[6, 2]], syvarris: [[2, 3]], raelin: [[1, 3]] })
    const [own, finn] = [figure(t, 0, 'mimring'), figure(t, 1, 'finn')]
    const why = saying(t, 'fireLine', { figure: own })
    const engaged = `engaged=${figure(t, 1, 'syvarris')},${figure(t, 1, 'raelin')}`
    const reason = [`HS-RUL-55 powerEngaged figure=${own} ${engaged}`]
    expect(why(at(2, 2, E))).toEqual(reason)
    expect(why(at(2, 2, SE))).toEqual([])
    expect(why(`figure:${finn}`)).toEqual(reason)
  })

  it('a figure is on no line, or hidden on it [HS-POW-02] [HS-POW-03]', () => {
    const t = dragon({ finn: [[11, 2]], syvarris: [[6, 3]], raelin: [[8, 2]] }, { field: hill })
    const own = figure(t, 0, 'mimring')
    const why = saying(t, 'fireLine', { figure: own })
    for (const id of ['finn', 'syvarris']) {
      const target = figure(t, 1, id)
      expect(why(`figure:${target}`)).toEqual([`HS-POW-02 powerNotOnLine figure=${own} target=${target} length=8`])
    }
    const raelin = figure(t, 1, 'raelin')
    expect(why(`figure:${raelin}`)).toEqual([`HS-POW-03 powerHidden figure=${own} target=${raelin}`])
    const open = dragon({ raelin: [[8, 2]] })
    expect(saying(open, 'fireLine', { figure: own })(`figure:${raelin}`)).toEqual([])
  })

  it('a figure of two spaces is on a line with either; a dragon without the power reaches nobody [HS-POW-04] [HS-POW-02]', () => {
    const t = dragon({
      grimnak: [
        [
          [6, 3],
          [6, 2],
        ],
      ],
    })
    const [own, grimnak] = [figure(t, 0, 'mimring'), figure(t, 1, 'grimnak')]
    expect(saying(t, 'fireLine', { figure: own })(`figure:${grimnak}`)).toEqual([])
    const tame = dragon({ finn: [[6, 2]] }, { rules: { special: [{ rule: 'withoutPower', power: 'fireLine' }] } })
    const finn = figure(tame, 1, 'finn')
    expect(saying(tame, 'fireLine', { figure: own })(`figure:${finn}`)).toEqual([
      `HS-POW-02 powerNotOnLine figure=${own} target=${finn} length=0`,
    ])
  })
})

describe('why not this clone or spirit', () => {
  it('the figure is of another card, gone, has rolled, or has no space beside it [HS-POW-01] [HS-LIF-04]', () => {
    const t = tableOf({
      field: smallField([
        [0, 0, 1],
        [5, 0, 1],
        [6, 0, 1],
        [9, 0, 1],
        [3, 3, 1],
      ]),
      armies: {
        0: {
          'marro-warriors': [
            [0, 0],
            [5, 0],
            [9, 0],
          ],
          finn: [[3, 3]],
        },
        1: {},
      },
      active: 'marro-warriors',
      step: 'attack',
    })
    const [marro, card, finn] = [figure(t, 0, 'marro-warriors'), armyCard(t, 0, 'marro-warriors'), figure(t, 0, 'finn')]
    t.state.fate[marro + 3] = DESTROYED
    const why = saying(t, 'cloneFrom', { card, left: [marro, marro + 1, marro + 3], rolled: 1 })
    expect(why(`figure:${finn}`)).toEqual([`HS-POW-01 powerOtherCard figure=${finn} card=${card}`])
    expect(why(`figure:${marro + 3}`)).toEqual([`HS-LIF-04 powerGone figure=${marro + 3}`])
    expect(why(`figure:${marro + 2}`)).toEqual([`HS-POW-01 powerRolled figure=${marro + 2}`])
    expect(why(`figure:${marro}`)).toEqual([`HS-POW-01 powerNoSpaceBeside figure=${marro}`])
    expect(why(`figure:${marro + 1}`)).toEqual([])
  })

  it('a spirit joins a unique card that is in play [HS-LIF-05] [HS-POW-01]', () => {
    const t = tableOf({
      field,
      content: common,
      armies: { 0: { finn: [[0, 0]], syvarris: [[1, 0]] }, 1: { 'izumi-samurai': [[3, 0]], raelin: [[5, 0]] } },
    })
    const why = saying(t, 'spirit', { figure: figure(t, 0, 'finn') })
    const [syvarris, izumi, raelin] = [
      armyCard(t, 0, 'syvarris'),
      armyCard(t, 1, 'izumi-samurai'),
      armyCard(t, 1, 'raelin'),
    ]
    t.state.fate[figure(t, 1, 'raelin')] = DESTROYED
    expect(why(`card:${syvarris}`)).toEqual([])
    expect(why(`card:${izumi}`)).toEqual([`HS-POW-01 powerCardNotUnique card=${izumi}`])
    expect(why(`card:${raelin}`)).toEqual([`HS-LIF-05 powerCardGone card=${raelin}`])
    for (const key of ['card:-1', `card:${t.state.owner.length}`, 'card:x', 'card', `figure:${figure(t, 0, 'finn')}`])
      expect(why(key)).toEqual([])
  })
})
