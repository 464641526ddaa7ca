import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Effect, Modifier } from '../../content/effects/verbs.ts'
import { BOLT, SHIELD, SKULL } from '../../content/names.ts'
import { withCards } from '../../testing/cards.ts'
import { carrying, damageOf, fight, FIELD, rollsOf, TILES, using, type Roll } from '../../testing/combat.ts'
import { at, card, choose, dice, loaded, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { CHAOS, EMPIRE, type Combat, type Table } from '../table/state.ts'
import { combatOf } from './combat-group.ts'
import { counting, freeBolts, onDice, symbolsOfSide } from './symbols.ts'

/** A table in the middle of a round, with these dice on it. */
function rolled(position: Position, own: readonly Roll[], enemy: readonly Roll[]): [Table, Combat] {
  const t = tableOf({ startFeats: false, ...position, tiles: { [FIELD]: 'ice' } })
  const c = combatOf(t, FIELD, [0, CHAOS], 0)
  t.state.combat = c
  c.part = 'clash'
  const colours = ['white', 'yellow', 'blue', 'red', 'purple', 'black']
  ;[own, enemy].forEach((rolls, number) => {
    const source = dice(...rolls)
    c.groups[number].dice = rolls.map((roll) => colours.indexOf(roll.split(':')[0]))
    c.groups[number].faces = rolls.map(() => source.below(6))
  })
  return [t, c]
}

const armed = (window: Parameters<typeof using>[0], ...effects: Effect[]): Position => ({
  heroAt: { 0: FIELD },
  units: { [FIELD]: ['tribesmen', 'tribesmen', 'trolls'] },
  skeletons: { [FIELD]: 2 },
  items: { 0: ['abad-warpaint'] },
  content: carrying(using(window, effects)),
})

describe('symbols', () => {
  it('the six dice show what they show [UP-RUL-14]', () => {
    const { content } = tableOf()
    const shown = content.dice.map(({ skulls, shields, bolts }) =>
      skulls.map((n, face) => 'S'.repeat(n) + 'H'.repeat(shields[face]) + 'B'.repeat(bolts[face])).sort(),
    )
    expect(shown).toEqual([
      ['', '', '', 'H', 'S', 'SH'],
      ['', '', 'S', 'S', 'S', 'S'],
      ['', 'H', 'H', 'S', 'S', 'S'],
      ['', '', 'S', 'S', 'SB', 'SS'],
      ['', 'BB', 'S', 'S', 'S', 'SB'],
      ['B', 'S', 'S', 'S', 'SS', 'SSS'],
    ])
  })

  it('generated symbols count, but are on no die [UP-CMB-45]', () => {
    const [t, c] = rolled({}, ['white:SH', 'purple:SB'], ['red:S'])
    c.groups[0].added[SKULL] = 2
    expect([onDice(t, c.groups[0], SKULL), counting(t, c.groups[0], SKULL)]).toEqual([2, 4])
    expect(symbolsOfSide(t, 'you', NO_CONTEXT, SKULL, true)).toBe(2)
    expect(symbolsOfSide(t, 'both', NO_CONTEXT, SKULL, false)).toBe(5)
    c.groups[0].boltsUsed = 1
    expect([counting(t, c.groups[0], BOLT), freeBolts(t, c.groups[0])]).toEqual([1, 0])
    expect(counting(t, c.groups[0], SHIELD)).toBe(1)
  })

  it('a Skull is a damage, a Shield cancels one, what is over has no effect [UP-CMB-36, UP-CMB-41, UP-CMB-46]', () => {
    const heard = fight({ units: { [FIELD]: ['younglings', 'younglings', 'koloth'] }, skeletons: { [FIELD]: 1 } }, [
      'blue:H',
      'blue:H',
      'black:SSS',
      'red:S',
    ])
    expect(damageOf(heard)).toEqual(['1:0', '5:3'])
    expect(heard.match.state.vp[1]).toBe(1)
    expect(heard.told('skeletonDestroyed')).toHaveLength(1)
  })

  it('one damage is one Unit, Garrison level, Skeleton or Threat [UP-CMB-37, UP-CMB-38]', () => {
    const stack = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 3 } }, [
      'white:S',
      'white:S',
      'white:-',
      'white:-',
    ])
    expect(stack.match.state.garrison[FIELD]).toBe(2)
    expect(stack.match.state.imperialGraveyard[1]).toBe(1)
    const legion = fight({ units: { [FIELD]: ['deadeyes'] }, cards: { assassin: { at: FIELD, threat: 3 } } }, [
      'white:S',
      'white:S',
      'white:-',
    ])
    expect(legion.match.state.threat[card('assassin')]).toBe(2)
  })

  it('a player chooses which own Units fall; Heroes, Walls and Towers cannot [UP-CMB-39, UP-CMB-40]', () => {
    const { match } = fight(
      { units: { [FIELD]: ['tribesmen', 'vargs', 'trolls'] }, skeletons: { [FIELD]: 1 }, heroAt: { 0: FIELD } },
      ['white:-', 'red:-', 'black:B', 'red:S'],
    )
    expect(question(match)).toBe('combatLoss@0')
    expect(offered(match)).toEqual([0, 2, 3].map((type) => `unit:${type}@${FIELD}`))
    expect(refusedBy(match, 0, `unit:1@${FIELD}`)).toEqual(['UP-CMB-39'])
    expect(refusedBy(match, 0, `unit:0@${at(0, -2)}`)).toEqual(['UP-CMB-39'])
    expect(refusedBy(match, 0, 'hero:0')).toEqual(['UP-CMB-40'])
    expect(refusedBy(match, 0, `hex:${at(0, -2)}`)).toEqual(['UP-CMB-05'])
    expect(refusedBy(match, 0, 'pass')).toEqual(['UP-CMB-22'])
  })

  it('both sides lose at the same time [UP-CMB-20, UP-CMB-22]', () => {
    const heard = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 } }, ['black:S', 'red:S'])
    expect(heard.match.state.skeletons[FIELD]).toBe(0)
    expect(heard.match.state.chaosGraveyard[3]).toBe(1)
  })
})

describe('Bolts', () => {
  it('cancel enemy Shields, as far as there are any [UP-CMB-42, UP-RUL-84]', () => {
    const heard = fight({ units: { [FIELD]: ['trolls', 'tribesmen'] }, garrisons: { [FIELD]: 1 } }, [
      'white:-',
      'white:S',
      'black:B',
      'blue:H',
      'white:-',
      'white:S',
      'black:SSS',
    ])
    expect(heard.told('boltsCancel')).toEqual([{ side: 0, card: -1, n: 1, rule: 'UP-CMB-42' }])
    expect(damageOf(heard)[3]).toBe('4:1')
  })

  it('on a Curse only those of Chaos work, for anything [UP-CMB-44, UP-TER-13]', () => {
    const position: Position = { units: { [FIELD]: ['trolls', 'tribesmen'] }, curses: [FIELD], druids: ['red-hand'] }
    const player = fight({ ...position, garrisons: { [FIELD]: 1 } }, [
      'white:-',
      'white:S',
      'black:B',
      'blue:H',
      'white:-',
      'white:S',
      'black:S',
    ])
    expect(player.told('boltsCancel')).toEqual([])
    expect(player.told('abilityUsed')).toEqual([])
    expect(damageOf(player)[3]).toBe('4:0')
    const chaos = fight({ ...position, skeletons: { [FIELD]: 1 } }, [
      'white:-',
      'black:S',
      'red:SB',
      'white:S',
      'black:S',
      'red:-',
    ])
    expect(question(chaos.match)).toBe('combatLoss@0')
    choose(chaos.match, `unit:0@${FIELD}`)
    expect(chaos.told('skeletonPlaced')).toHaveLength(1)
  })

  it('of a Nemesis that its Godpower needs After Damage stay for it [UP-CMB-43]', () => {
    const heard = fight({ units: { [FIELD]: ['younglings', 'koloth'] }, skeletons: { [FIELD]: 1 } }, [
      'blue:H',
      'black:B',
      'red:SB',
      'blue:S',
      'black:S',
      'red:-',
    ])
    expect(heard.told('boltsReserved')).toEqual([{ side: CHAOS, card: -1, n: 1, rule: 'UP-CMB-43' }])
    expect(heard.told('boltsCancel')).toEqual([])
    expect(damageOf(heard)[0]).toBe('1:0')
    expect(heard.match.state.vp[1]).toBe(2)
  })
})

describe('effects on symbols', () => {
  it('added Shields help, the rest expires with the round [UP-RUL-85, UP-CMB-35]', () => {
    const heard = fight(armed('combat:beforeDamage', { op: 'addSymbols', side: 'you', symbol: 'shield', n: 3 }), [
      ...(['white:-', 'white:-', 'black:B', 'red:S', 'red:S'] as const),
      ...(['white:-', 'white:-', 'black:SSS', 'red:S', 'red:-'] as const),
    ])
    choose(heard.match, offered(heard.match)[0])
    expect(question(heard.match)).toBe('combatLoss@0')
    expect(damageOf(heard).slice(0, 2)).toEqual(['0:0', '5:0'])
    choose(heard.match, `unit:0@${FIELD}`)
    expect(damageOf(heard).slice(2)).toEqual(['0:1', '5:3'])
  })

  it('cancelled Skulls of both sides do not count in this round [UP-CMB-21, UP-CMB-56]', () => {
    const heard = fight(armed('combat:beforeDamage', { op: 'cancel', side: 'both', symbol: 'skull', n: 'all' }), [
      'white:S',
      'white:S',
      'black:SSS',
      'red:SS',
      'red:S',
    ])
    choose(heard.match, offered(heard.match)[0])
    expect(damageOf(heard).slice(0, 2)).toEqual(['0:0', '5:0'])
  })

  it('a chosen enemy die does not count, a turned one shows the best face [UP-CMB-56]', () => {
    const ignore = fight(armed('combat:beforeDamage', { op: 'ignoreDice', side: 'enemy', symbol: 'skull', n: 1 }), [
      'white:-',
      'white:-',
      'black:B',
      'red:SS',
      'red:S',
    ])
    choose(ignore.match, offered(ignore.match)[0])
    expect(offered(ignore.match)).toEqual(['die:0', 'die:1'])
    choose(ignore.match, 'die:0', `unit:0@${FIELD}`)
    expect(damageOf(ignore)[0]).toBe('0:1')
    const turn = fight(armed('combat:beforeDamage', { op: 'turnDice', side: 'you', n: 1, symbol: 'skull' }), [
      'white:-',
      'white:S',
      'black:B',
      'red:-',
      'red:-',
    ])
    choose(turn.match, offered(turn.match)[0])
    choose(turn.match, 'die:2')
    expect(damageOf(turn)[1]).toBe('5:4')
  })

  it('forbidden Bolts and Shields stay so for the round or the combat [UP-DRU-10]', () => {
    const position = armed('combat:beforeRolling', { op: 'forbid', side: 'enemy', what: 'bolts', scope: 'combat' })
    const heard = fight(position, ['white:S', 'white:-', 'black:B', 'red:SB', 'red:-', 'white:S', 'black:S', 'red:-'])
    choose(heard.match, offered(heard.match)[0])
    choose(heard.match, `unit:0@${FIELD}`)
    expect(heard.told('skeletonPlaced')).toEqual([])
    expect(heard.told('useForbidden')).toMatchObject([{ side: CHAOS, what: 'bolts', scope: 'combat' }])
    const spies = fight(
      { units: { [FIELD]: ['koloth', 'younglings'] }, cards: { spymaster: { at: FIELD, threat: 1 } } },
      ['white:S', 'blue:H'],
    )
    expect(question(spies.match)).toBe('combatLoss@1')
    expect(rollsOf(spies)).toEqual(['4:w'])
  })

  it('dice rolled After Damage: their Skulls at once, Shields do not help [UP-RUL-86, UP-CMB-57]', () => {
    const heard = fight(
      {
        ...armed('combat:afterDamage', { op: 'rollExtra', side: 'you', dice: ['red', 'red'] }),
        skeletons: {},
        garrisons: { [FIELD]: 3 },
      },
      loaded(3, 3, 3, 0, 1),
    )
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('extraRolled')).toMatchObject([{ side: 0, dice: '3,3', skulls: 3 }])
    expect(damageOf(heard).at(-1)).toBe(`${EMPIRE}:3`)
    expect(heard.match.state.vp[0]).toBe(3)
    expect(heard.told('combatRound')).toHaveLength(1)
  })

  it('red dice rolled After Damage become white in a Marsh, unless the side ignores it [UP-RUL-90] [UP-TER-08]', () => {
    const extra: Effect = { op: 'rollExtra', side: 'you', dice: ['red', 'blue'] }
    const inMarsh = (content: (of: Content) => Content): Heard => {
      const heard = fight({ ...armed('combat:afterDamage', extra), content, tiles: { [FIELD]: TILES.marsh } }, [])
      choose(heard.match, offered(heard.match)[0])
      return heard
    }
    const wet = inMarsh(carrying(using('combat:afterDamage', [extra])))
    expect(wet.told('extraRolled')).toMatchObject([{ side: 0, dice: '0,2' }])
    expect(wet.told('diceConverted').at(-1)).toMatchObject({ side: 0, n: 1, to: '0', rule: 'UP-TER-08' })
    const modifiers: Modifier[] = [{ rule: 'ignoreTerrain', terrain: ['marsh'] }]
    const dry = inMarsh((content) =>
      withCards({ items: { 'abad-warpaint': { modifiers } } })(carrying(using('combat:afterDamage', [extra]))(content)),
    )
    expect(dry.told('extraRolled')).toMatchObject([{ side: 0, dice: '3,2' }])
  })

  it('direct damage: the owner chooses, Graveyard and VP as in combat [UP-CMB-37]', () => {
    const heard = fight(armed('combat:before', { op: 'damage', side: 'both', n: 1 }), [])
    choose(heard.match, offered(heard.match)[0])
    expect(question(heard.match)).toBe('combatLoss@0')
    choose(heard.match, `unit:0@${FIELD}`)
    expect([heard.match.state.vp[0], heard.match.state.chaosGraveyard[0]]).toEqual([1, 1])
  })
})
