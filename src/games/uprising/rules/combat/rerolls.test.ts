import { describe, expect, it } from 'vitest'
import { carrying, damageOf, fight, FIELD, rollsOf, TILES, using } from '../../testing/combat.ts'
import { choose, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'

const woods: Position = {
  tiles: { [FIELD]: TILES.woods },
  units: { [FIELD]: ['deadeyes', 'deadeyes', 'deadeyes', 'trolls'] },
  garrisons: { [FIELD]: 3 },
}

describe('rerolls in Woods', () => {
  it('up to two Archery dice, chosen before the others are seen [UP-TER-09, UP-TER-10, UP-RUL-91]', () => {
    const heard = fight(woods, ['white:-', 'white:H', 'white:S', 'white:-', 'white:S', 'white:-', 'white:S', 'white:S'])
    const { match } = heard
    expect(question(match)).toBe('chooseDie@0')
    expect(offered(match)).toEqual(['die:0', 'die:1', 'die:2', 'done'])
    expect(heard.told('diceRerolled')).toEqual([])
    choose(match, 'die:0')
    expect(offered(match)).toEqual(['die:1', 'die:2', 'done'])
    expect(refusedBy(match, 0, 'die:0')).toEqual(['UP-TER-10'])
    choose(match, 'die:1')
    expect(heard.told('diceRerolled')).toMatchObject([
      { side: 0, dice: '0,0', skulls: 2 },
      { side: EMPIRE, dice: '0,0', rule: 'UP-RUL-91' },
    ])
  })

  it('fewer than allowed, or none; not in Clash [UP-CMB-47, UP-TER-09]', () => {
    const heard = fight(woods, ['white:-', 'white:-', 'white:S', 'white:S', 'white:S', 'white:S'])
    choose(heard.match, 'done')
    expect(heard.told('diceRerolled')).toEqual([])
    expect(question(heard.match)).toBe('combatLoss@0')
  })

  it('the Nemesis rerolls only blanks, the rest is lost [UP-TER-11, UP-CMB-51]', () => {
    const heard = fight(
      {
        ...woods,
        units: { [FIELD]: ['trolls', 'tribesmen'] },
        garrisons: {},
        cards: { assassin: { at: FIELD, threat: 4 } },
      },
      ['blue:-', 'white:S', 'blue:S'],
    )
    expect(heard.told('diceRerolled')).toMatchObject([{ side: EMPIRE, dice: '2', rule: 'UP-RUL-91' }])
    expect(rollsOf(heard)[0]).toBe('4:bw')
  })

  it('of more blanks than allowed the strongest colours first [UP-RUL-91]', () => {
    const heard = fight(
      { ...woods, units: { [FIELD]: ['trolls'] }, garrisons: {}, cards: { warlock: { at: FIELD, threat: 6 } } },
      ['blue:-', 'yellow:-', 'yellow:-', 'blue:S', 'yellow:S'],
    )
    expect(heard.told('diceRerolled')).toMatchObject([{ dice: '2,1', skulls: 2 }])
  })
})

describe('rerolls of terrain and of a combat ability', () => {
  it('come one after the other: what was blank again may be rolled once more [UP-RUL-83]', () => {
    const heard = fight(
      { ...woods, units: { [FIELD]: ['trolls'] }, garrisons: {}, cards: { banished: { at: FIELD, threat: 5 } } },
      ['blue:-', 'blue:-', 'blue:-', 'blue:S', 'blue:H'],
    )
    expect(heard.told('diceRerolled').slice(0, 2)).toMatchObject([
      { side: CHAOS, dice: '2,2', skulls: 1 },
      { side: CHAOS, dice: '2', shields: 1 },
    ])
    expect(damageOf(heard)[0]).toBe('0:1')
  })
})

describe('rerolls of cards', () => {
  const armed = (effect: Parameters<typeof using>[1][number]): Position => ({
    heroAt: { 0: FIELD },
    units: { [FIELD]: ['tribesmen', 'tribesmen', 'trolls'] },
    skeletons: { [FIELD]: 1 },
    items: { 0: ['abad-warpaint'] },
    content: carrying(using('combat:reroll', [effect])),
  })

  it('ANY: any own dice, the others are kept [UP-CMB-48, UP-CMB-50]', () => {
    const heard = fight(armed({ op: 'reroll', side: 'you', n: 'any' }), [
      'white:S',
      'white:-',
      'black:B',
      'red:SS',
      'white:H',
      'black:S',
    ])
    const { match } = heard
    choose(match, offered(match)[0])
    choose(match, 'die:1', 'die:2', 'done')
    expect(heard.told('diceRerolled')).toMatchObject([
      { numbers: '1,2', dice: '0,5', skulls: 1, shields: 1, bolts: 0, wasSkulls: 0, wasShields: 0, wasBolts: 1 },
    ])
    expect(damageOf(heard).slice(0, 2)).toEqual(['0:1', `${CHAOS}:2`])
  })

  it('ALL: every own die must be rolled again [UP-CMB-49]', () => {
    const heard = fight(armed({ op: 'reroll', side: 'you', n: 'all' }), [
      'white:S',
      'white:S',
      'black:SSS',
      'red:S',
      'white:-',
      'white:-',
      'black:B',
    ])
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('diceRerolled')).toMatchObject([{ dice: '0,0,5', skulls: 0 }])
    expect(damageOf(heard)[1]).toBe(`${CHAOS}:0`)
  })

  it('only dice that qualify are offered; the enemy’s never [UP-CMB-47]', () => {
    const heard = fight(armed({ op: 'reroll', side: 'you', n: 2, only: 'noSkull' }), [
      'white:S',
      'white:H',
      'black:B',
      'red:S',
    ])
    choose(heard.match, offered(heard.match)[0])
    expect(offered(heard.match)).toEqual(['die:1', 'die:2', 'done'])
    expect(refusedBy(heard.match, 0, 'die:0')).toEqual(['UP-CMB-47'])
    expect(refusedBy(heard.match, 0, 'die:3')).toEqual(['UP-CMB-47'])
  })
})

describe('lost and changed dice', () => {
  const before = (
    effect: Parameters<typeof using>[1][number],
    tile: (typeof TILES)[keyof typeof TILES] = 'ice',
  ): Position => ({
    heroAt: { 0: FIELD },
    tiles: { [FIELD]: tile },
    units: { [FIELD]: ['deadeyes', 'trolls'] },
    cards: { assassin: { at: FIELD, threat: 5 } },
    items: { 0: ['abad-warpaint'] },
    content: carrying(using('combat:beforeRolling', [effect])),
  })

  it.each(['second', 'first'] as const)(
    'the Nemesis loses the weakest dice first, %s edition [UP-CMB-52, UP-RUL-02]',
    (edition) => {
      const position: Position = { ...before({ op: 'removeDice', side: 'enemy', n: 2 }), edition }
      const heard = fight(position, ['white:-', 'blue:-'])
      choose(heard.match, offered(heard.match)[0])
      expect(rollsOf(heard).slice(0, 2)).toEqual(['0:w', '4:b'])
      expect(heard.told('diceTaken')).toMatchObject([{ side: EMPIRE, dice: '0,0', rule: 'UP-CMB-52' }])
    },
  )

  it('a limit that a card sets is no Highlands [UP-CMB-52, UP-RUL-88]', () => {
    const heard = fight(before({ op: 'limitDice', side: 'enemy', n: 1 }), ['white:-', 'blue:-'])
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(0, 2)).toEqual(['0:w', '4:b'])
    expect(heard.told('diceTaken')).toMatchObject([{ side: EMPIRE, dice: '0,0', rule: 'UP-CMB-52' }])
  })

  it('a player chooses the own dice to lose; losses come after conversions [UP-RUL-88]', () => {
    const lost = { op: 'removeDice', side: 'both', n: 1 } as const
    const heard = fight({ ...before(lost), units: { [FIELD]: ['deadeyes', 'deadeyes'] } }, [
      'white:-',
      'blue:-',
      'white:-',
    ])
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(0, 2)).toEqual(['0:w', '4:bw'])
    const marsh = fight(
      {
        ...before({ op: 'removeDice', side: 'enemy', n: 2 }, TILES.marsh),
        cards: { bloodwyrm: { at: FIELD, threat: 6 } },
      },
      ['white:-', 'white:-'],
    )
    choose(marsh.match, offered(marsh.match)[0])
    expect(marsh.told('diceTaken')).toMatchObject([{ dice: '0,0' }])
    expect(rollsOf(marsh).slice(0, 2)).toEqual(['0:w', '5:w'])
  })

  it('conversions by a card are chosen by its owner; the limit comes last [UP-RUL-88]', () => {
    const heard = fight(
      before({ op: 'convertDice', side: 'enemy', from: 'any', to: 'weaker', n: 2 }, TILES.highlands),
      ['white:-', 'yellow:-'],
    )
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('diceConverted')).toMatchObject([{ n: 1, to: '1' }])
    expect(rollsOf(heard).slice(0, 2)).toEqual(['0:w', '4:y'])
  })

  it('a copy is made of the pool after cards [UP-RUL-88]', () => {
    const heard = fight(
      {
        heroAt: { 0: FIELD },
        units: { [FIELD]: ['deadeyes', 'vargs'] },
        items: { 0: ['abad-warpaint'] },
        cards: { courtesan: { at: FIELD, threat: 2 } },
        content: carrying(using('combat:beforeRolling', [{ op: 'addDice', side: 'you', dice: ['black'] }])),
      },
      ['white:-', 'black:S', 'white:-', 'black:B'],
    )
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(0, 2)).toEqual(['0:wk', '4:wk'])
  })
})
