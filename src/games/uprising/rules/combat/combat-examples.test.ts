import { describe, expect, it } from 'vitest'
import { damageOf, fight, FIELD, goOn, rollsOf, TILES, unitsOnField, type Roll } from '../../testing/combat.ts'
import { at, card, choose, numbered, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { CHAOS, EMPIRE, GONE, NONE } from '../table/state.ts'

const YANNY = 1

/** Yanny's army of the big example on Badlands. */
const emperor: Position = {
  heroes: ['khaal', 'yanny'],
  heroAt: { [YANNY]: FIELD },
  tiles: { [FIELD]: TILES.badlands },
  units: { [FIELD]: ['younglings', 'younglings', 'spearsingers', 'spearsingers', 'koloth'] },
  items: { [YANNY]: ['abad-warpaint'] },
  feats: { [YANNY]: ['yanny-younglings'] },
  cards: { 'new-emperor': { at: FIELD, threat: 5, target: at(0, 2) } },
}

const archery = ['white:-', 'white:S', 'black:SSS', 'blue:-', 'white:SH', 'white:-', 'red:SB', 'red:-'] as const
const clash = ['blue:H', 'blue:H', 'black:S', 'red:SS', 'purple:BB', 'yellow:S', 'white:SH'] as const

describe('worked examples of combats', () => {
  it('a level-3 stack takes three Skulls and gives three VP; one level gives one [UP-EX-19]', () => {
    const stack = (level: number, ...rolls: Roll[]) =>
      fight({ heroes: ['khaal', 'yanny'], units: { [FIELD]: ['koloth'] }, garrisons: { [FIELD]: level } }, rolls)
    const whole = stack(
      3,
      'white:-',
      'white:-',
      'white:-',
      'black:SSS',
      'blue:-',
      'blue:-',
      'yellow:-',
      'yellow:-',
      'white:-',
    )
    expect([whole.match.state.garrison[FIELD], whole.match.state.vp[YANNY]]).toEqual([0, 3])
    const two = stack(2, 'white:-', 'white:-', 'black:SS', 'blue:-', 'yellow:-', 'yellow:-', 'white:-')
    expect([two.match.state.garrison[FIELD], two.match.state.vp[YANNY]]).toEqual([0, 2])
    const part = stack(
      3,
      'white:-',
      'white:-',
      'white:-',
      'black:S',
      'blue:S',
      'blue:-',
      'yellow:-',
      'yellow:-',
      'white:-',
    )
    expect([part.match.state.garrison[FIELD], part.match.state.vp[YANNY]]).toEqual([2, 1])
  })

  it('three Younglings against two Skeletons [UP-EX-21]', () => {
    const heard = fight({ units: { [FIELD]: ['younglings', 'younglings', 'younglings'] }, skeletons: { [FIELD]: 2 } }, [
      'blue:-',
      'blue:S',
      'blue:H',
      'red:-',
      'red:SS',
      'blue:S',
      'blue:S',
      'red:-',
    ])
    const { state } = heard.match
    expect(rollsOf(heard)).toEqual(['1:bbb', '5:rr', '1:bb', '5:r'])
    expect(damageOf(heard).slice(0, 2)).toEqual(['1:1', '5:1'])
    expect(state.chaosGraveyard[YANNY * 4]).toBe(1)
    expect(state.vp[YANNY]).toBe(2)
    expect([state.skeletons[FIELD], state.buriedSkeletons]).toEqual([0, 0])
    expect(heard.told('combatRound')).toHaveLength(2)
    const order = heard.events.map(({ type }) => type).filter((type) => /combatRound|vpGained/.test(type))
    expect(order).toEqual(['combatRound', 'vpGained', 'combatRound', 'vpGained'])
  })

  it('the pools of Archery against the New Emperor on Badlands [UP-EX-22]', () => {
    const heard = fight(emperor, archery)
    expect(rollsOf(heard)).toEqual(['1:wwk', '4:bwwrr'])
  })

  it('Archery: three damage, a Godpower, two Spearsingers lost [UP-EX-23]', () => {
    const heard = fight(emperor, archery)
    const { match } = heard
    expect(match.state.vp[EMPIRE]).toBe(2)
    expect(question(match)).toBe('combatLoss@1')
    expect(offered(match)).toEqual([`unit:0@${FIELD}`, `unit:1@${FIELD}`, `unit:3@${FIELD}`])
    choose(match, `unit:1@${FIELD}`, `unit:1@${FIELD}`)
    expect(match.state.threat[card('new-emperor')]).toBe(2)
    expect(match.state.imperialGraveyard[YANNY * 4 + 1]).toBe(2)
  })

  const toClash = () => {
    const heard = fight(emperor, [...archery, ...clash])
    choose(heard.match, `unit:1@${FIELD}`, `unit:1@${FIELD}`)
    return heard
  }

  it('Clash: the first Bolt is the Godpower, the second cancels a Shield [UP-EX-24]', () => {
    const heard = toClash()
    const { match } = heard
    expect(question(match)).toBe('useAbility@1')
    choose(match, offered(match)[0])
    expect(rollsOf(heard).slice(2)).toEqual(['1:bbkr', '4:pyw'])
    expect(match.state.items[YANNY]).toEqual([])
    expect(match.state.vp[EMPIRE]).toBe(4)
    expect(heard.told('boltsCancel')).toEqual([{ side: EMPIRE, card: card('new-emperor'), n: 1, rule: 'UP-CMB-42' }])
    choose(match, `unit:0@${FIELD}`)
    expect(damageOf(heard).slice(2)).toEqual(['1:1', '4:2'])
    expect(match.state.fate[card('new-emperor')]).toBe(GONE)
    expect(heard.told('combatRound')).toHaveLength(2)
  })

  const toEnd = () => {
    const heard = toClash()
    choose(heard.match, offered(heard.match)[0])
    choose(heard.match, `unit:0@${FIELD}`)
    return heard
  }

  it('second edition: Target away, 5 VP, two Garrisons on the Capital, then the Feat [UP-EX-26]', () => {
    const { match, events } = toEnd()
    const { state } = match
    expect(state.target[card('new-emperor')]).toBe(NONE)
    expect(state.vp[YANNY]).toBe(5)
    expect(state.garrison[CAPITAL_SPACE]).toBe(2)
    const order = events.map(({ type }) => type).filter((type) => /targetRemoved|vpGained|garrisonPlaced/.test(type))
    expect(order.slice(-4)).toEqual(['targetRemoved', 'vpGained', 'garrisonPlaced', 'garrisonPlaced'])
    expect(question(match)).toBe('useAbility@1')
    choose(match, offered(match)[0])
    goOn(match)
    expect(unitsOnField(match.state)).toEqual([0, 0, 1, 1])
  })

  it('first edition: two Garrisons on empty hexes first, then Target and VP [UP-EX-25]', () => {
    const heard = fight({ ...emperor, edition: 'first' }, [...archery, ...clash])
    const { match } = heard
    choose(match, `unit:1@${FIELD}`, `unit:1@${FIELD}`)
    choose(match, offered(match)[0])
    choose(match, `unit:0@${FIELD}`)
    for (let n = 0; n < 2; n++) {
      const hexes = offered(match)
      expect(hexes.every((key) => key.startsWith('hex:'))).toBe(true)
      expect(hexes).not.toContain(`hex:${CAPITAL_SPACE}`)
      choose(match, hexes[0])
    }
    expect(match.state.vp[YANNY]).toBe(5)
    expect(question(match)).toBe('useAbility@1')
    choose(match, offered(match)[0])
    expect(unitsOnField(match.state)).toEqual([0, 0, 1, 1])
  })

  it('the Butcher: three red dice more on Badlands, one Haven in a combat, then Shields [UP-EX-37]', () => {
    const heard = fight(
      {
        tiles: { [FIELD]: TILES.badlands },
        units: { [FIELD]: ['spearsingers', 'younglings', 'younglings', 'younglings'] },
        havens: { 0: [at(0, -2)], 1: [FIELD, at(0, 2)] },
        cards: { butcher: { at: FIELD, threat: 2, target: at(0, 2) } },
      },
      ['white:SH', 'white:-', 'red:SB', 'red:SB', 'red:-', 'blue:S', 'blue:S', 'blue:S'],
    )
    expect(rollsOf(heard).slice(0, 2)).toEqual(['1:w', '4:wrrr'])
    goOn(heard.match)
    expect(heard.told('havenRemoved')).toHaveLength(1)
    expect(heard.match.state.haven[FIELD]).toBe(NONE)
    expect(heard.told('boltsCancel')).toMatchObject([{ side: EMPIRE, n: 1 }])
  })

  it('the Coven: a Bolt flips all cards of the fighting player, once in a combat [UP-EX-38]', () => {
    const heard = fight(
      {
        heroes: ['khaal', 'yanny'],
        heroAt: { [YANNY]: FIELD },
        units: { [FIELD]: ['koloth', 'younglings'] },
        items: { [YANNY]: ['abad-warpaint'] },
        feats: { [YANNY]: ['yanny-younglings'] },
        cards: { 'coven-of-yssat': { at: FIELD, threat: 1 } },
      },
      [
        'yellow:-',
        'blue:-',
        'black:B',
        'purple:SB',
        'white:-',
        'blue:H',
        'black:B',
        'purple:SB',
        'white:-',
        'blue:S',
        'black:SSS',
      ],
    )
    choose(heard.match, 'pass')
    expect(heard.match.state.flippedItems).toEqual([numbered('items', 'abad-warpaint')])
    expect(heard.match.state.flippedFeats).toEqual([numbered('feats', 'yanny-younglings')])
    expect(question(heard.match)).toBe('combatLoss@1')
  })

  it('Abad Warpaint: only in Clash, before rolling, with the Hero there [UP-EX-39]', () => {
    const heard = fight(emperor, archery)
    expect(question(heard.match)).toBe('combatLoss@1')
    const away = fight({ ...emperor, heroAt: { [YANNY]: at(0, 2) }, feats: {} }, archery)
    choose(away.match, `unit:1@${FIELD}`, `unit:1@${FIELD}`)
    expect(away.told('abilityUsed').filter((one) => 'isForced' in one && one.isForced === 0)).toEqual([])
    expect(rollsOf(away)[2]).toBe('1:bbk')
  })

  it('a player rerolls none, some or as many own dice as allowed [UP-EX-40]', () => {
    const whip = () =>
      fight(
        {
          heroes: ['khaal', 'yanny'],
          heroAt: { [YANNY]: FIELD },
          units: { [FIELD]: ['younglings', 'younglings', 'younglings'] },
          skeletons: { [FIELD]: 1 },
          items: { [YANNY]: ['whip-of-thorns'] },
          arrange: (s) => s.waived[YANNY].push(numbered('items', 'whip-of-thorns')),
        },
        ['blue:-', 'blue:H', 'blue:S', 'red:SS', 'blue:H', 'blue:H'],
      )
    const two = whip()
    choose(two.match, offered(two.match)[0])
    expect(question(two.match)).toBe('chooseDie@1')
    expect(offered(two.match)).toEqual(['die:0', 'die:1', 'die:2', 'done'])
    expect(refusedBy(two.match, YANNY, 'die:3')).toEqual(['UP-CMB-47'])
    choose(two.match, 'die:0', 'die:1')
    expect(two.told('diceRerolled')).toMatchObject([{ side: YANNY, dice: '2,2', shields: 2 }])
    const none = whip()
    choose(none.match, offered(none.match)[0], 'done')
    expect(none.told('diceRerolled')).toEqual([])
    expect(damageOf(none).slice(0, 2)).toEqual([`${YANNY}:1`, `${CHAOS}:1`])
  })
})
