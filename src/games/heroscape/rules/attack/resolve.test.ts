import { describe, expect, it } from 'vitest'
import { type ChanceSource, only } from '../../../../engine/index.ts'
import { eventOf, flat, run, sceneFor, typesOf, withCard, type Scene } from '../../testing/attacks.ts'
import { armyCard, figure, rolls, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { DESTROYED, isBasic, NONE, STANDING, type Figure } from '../table/state.ts'
import { resolveAttack, resolveSpecial } from './resolve.ts'

const BASIC = { game: 'basic' } as const
const LINE = smallField(row(1, 1, 1, 1, 1, 1))

interface Fought extends Scene {
  readonly attacker: Figure
  readonly target: Figure
}

/** The first figure of role 0's card attacks the first of role 1's; both have somebody left far away. */
function fight(position: Partial<Position>, attacker: string, target: string, source: ChanceSource): Fought {
  const armies = {
    0: { [attacker]: [[0, 0]] },
    1: {
      [target]: [[1, 0]],
      mimring: [
        [
          [4, 0],
          [5, 0],
        ],
      ],
    },
  } as const
  const scene = sceneFor({ field: LINE, armies, active: attacker, step: 'attack', ...position }, source)
  const [a, b] = [figure(scene.play, 0, attacker), figure(scene.play, 1, target)]
  run(resolveAttack(scene.play, a, b))
  return { ...scene, attacker: a, target: b }
}

describe('a normal attack', () => {
  it('is announced and rolled first, then the defender rolls [HS-ATT-04, HS-ATT-05, HS-ATT-06]', () => {
    const { events, rolled, attacker, target, play } = fight({}, 'finn', 'syvarris', rolls('SSD', 'D-'))
    expect(rolled).toEqual([3, 2])
    expect(typesOf(events)).toEqual(['attackRolled', 'defenseRolled', 'wounded'])
    expect(eventOf(events, 'attackRolled')).toMatchObject({ attacker, target, faces: [0, 0, 1], bonuses: '' })
    expect(eventOf(events, 'defenseRolled')).toMatchObject({ attacker, figure: target, faces: [1, 2], skulls: 2 })
    expect([play.state.turn!.attackers, play.state.turn!.targets]).toEqual([[attacker], [target]])
  })

  it('skulls beyond the shields are wounds; nothing else on the dice counts [HS-ATT-07, HS-ATT-08, HS-LIF-01]', () => {
    const woundsAfter = (attack: string, defense: string): number => {
      const { play, target } = fight({}, 'finn', 'syvarris', rolls(attack, defense))
      return play.state.wounds[target]
    }
    expect(woundsAfter('SSS', 'DD')).toBe(1)
    expect(woundsAfter('SSD', 'SS')).toBe(2)
    expect(woundsAfter('S--', '-D')).toBe(0)
    expect(woundsAfter('SDD', '--')).toBe(1)
  })

  it('as many shields as skulls, or more, and nothing changes [HS-ATT-09]', () => {
    const { play, target, events } = fight({}, 'finn', 'syvarris', rolls('SS-', 'DD'))
    expect([play.state.wounds[target], play.state.fate[target]]).toEqual([0, STANDING])
    expect(eventOf(events, 'defenseRolled')).toMatchObject({ hits: 0, shields: 2, dodged: 0 })
    const more = fight({}, 'finn', 'syvarris', rolls('S--', 'DD'))
    expect(typesOf(more.events)).toEqual(['attackRolled', 'defenseRolled'])
  })

  it('without a skull nobody defends [HS-ATT-15, HS-RUL-57]', () => {
    const { events, rolled } = fight({}, 'finn', 'syvarris', rolls('D-D'))
    expect(rolled).toEqual([3])
    expect(typesOf(events)).toEqual(['attackRolled', 'attackMissed'])
  })

  it('a Marro Warrior destroys the wounded Syvarris above him [HS-EX-35]', () => {
    const { play, events, rolled, target } = fight(
      {
        field: smallField(row(1, 4, 1, 1, 1, 1)),
        arrange: (state, content) => {
          state.wounds[figure({ state, content }, 1, 'syvarris')] = 2
          state.markerOn[4] = armyCard({ state, content }, 1, 'syvarris')
          state.markerSeenBy[4] = only(1)
        },
      },
      'marro-warriors',
      'syvarris',
      rolls('SS', '---'),
    )
    expect(rolled).toEqual([2, 3])
    expect(eventOf(events, 'wounded')).toMatchObject({ figure: target, wounds: 2, total: 4, life: 4 })
    expect(play.state.fate[target]).toBe(DESTROYED)
    expect([play.state.markerOn[4], play.state.markerSeenBy[4]]).toEqual([armyCard(play, 1, 'syvarris'), 2])
    expect(eventOf(events, 'cardOutOfPlay').card).toBe(armyCard(play, 1, 'syvarris'))
  })

  it('is told with its extra dice [HS-ATT-05]', () => {
    const { events } = fight({ field: smallField(row(2, 1, 1, 1, 1, 1)) }, 'finn', 'syvarris', rolls('S---', '--'))
    expect(eventOf(events, 'attackRolled').bonuses).toBe('height:1')
    expect(eventOf(events, 'defenseRolled').bonuses).toBe('')
  })
})

describe('the Basic game', () => {
  const guards = (source: ChanceSource): Fought =>
    fight({ field: smallField(row(3, 1, 1, 1, 1, 1)), rules: BASIC }, 'zettian-guards', 'airborne-elite', source)

  it('a Guard above a soldier rolls 3 dice against 2; blocked, both stay [HS-EX-11, HS-BAS-22, HS-BAS-25]', () => {
    const { play, rolled, target, attacker, events } = guards(rolls('SS-', 'DD'))
    expect(isBasic(play)).toBe(true)
    expect(rolled).toEqual([3, 2])
    expect([play.state.fate[attacker], play.state.fate[target]]).toEqual([STANDING, STANDING])
    expect(typesOf(events)).toEqual(['attackRolled', 'defenseRolled'])
  })

  it('one skull more than shields destroys, without wounds [HS-EX-12, HS-BAS-24]', () => {
    const { play, target, events } = guards(rolls('SS-', 'D-'))
    expect([play.state.fate[target], play.state.front[target]]).toEqual([DESTROYED, -1])
    expect(typesOf(events)).toEqual(['attackRolled', 'defenseRolled', 'destroyed'])
  })

  it('one hit destroys a hero too [HS-BAS-24, HS-BAS-25]', () => {
    const fateAfter = (defense: string): number => {
      const { play, target } = fight({ rules: BASIC }, 'finn', 'syvarris', rolls('S--', defense))
      return play.state.fate[target]
    }
    expect([fateAfter('-----'), fateAfter('D----')]).toEqual([DESTROYED, STANDING])
  })
})

describe('powers of the defender', () => {
  const atRange = { 0: { syvarris: [[0, 0]] }, 1: { 'krav-maga-agents': [[3, 0]], finn: [[5, 0]] } } as const

  it('one shield saves an Agent from an attacker who is not adjacent [HS-ATT-13]', () => {
    const { play, target, events } = fight({ armies: atRange }, 'syvarris', 'krav-maga-agents', rolls('SSS', 'D--'))
    expect(play.state.fate[target]).toBe(STANDING)
    expect(eventOf(events, 'defenseRolled')).toMatchObject({ hits: 0, dodged: 1 })
    const missed = fight({ armies: atRange }, 'syvarris', 'krav-maga-agents', rolls('SSS', '---'))
    expect(missed.play.state.fate[missed.target]).toBe(DESTROYED)
    const close = fight({}, 'finn', 'krav-maga-agents', rolls('SSS', 'D--'))
    expect(close.play.state.fate[close.target]).toBe(DESTROYED)
    expect(eventOf(close.events, 'defenseRolled').dodged).toBe(0)
  })

  it('a block that needs no dodge is not called one [HS-ATT-09]', () => {
    const { events } = fight({ armies: atRange }, 'syvarris', 'krav-maga-agents', rolls('S--', 'D--'))
    expect(eventOf(events, 'defenseRolled')).toMatchObject({ hits: 0, dodged: 0 })
  })

  it('shields of a Samurai beyond the skulls wound an adjacent attacker [HS-ATT-13, HS-LIF-08]', () => {
    const { play, attacker, target, events } = fight({}, 'finn', 'izumi-samurai', rolls('S--', 'DDD--'))
    expect(play.state.wounds[attacker]).toBe(2)
    expect(eventOf(events, 'struckBack')).toEqual({ type: 'struckBack', figure: target, attacker, wounds: 2 })
    expect(eventOf(events, 'wounded')).toMatchObject({ figure: attacker, cause: 'counterStrike' })
    const even = fight({}, 'finn', 'izumi-samurai', rolls('S--', 'D----'))
    expect(even.play.state.wounds[even.attacker]).toBe(0)
    const hit = fight({}, 'finn', 'izumi-samurai', rolls('SS-', 'D----'))
    expect([hit.play.state.fate[hit.target], hit.play.state.wounds[hit.attacker]]).toEqual([DESTROYED, 0])
  })

  it('against no skull a Samurai rolls all the same, for his roll can do something [HS-RUL-57]', () => {
    const { play, attacker, rolled } = fight({}, 'finn', 'izumi-samurai', rolls('---', 'D----'))
    expect(rolled).toEqual([3, 5])
    expect(play.state.wounds[attacker]).toBe(1)
  })

  it('he does not strike back over a distance, at other Samurai, or in the Basic game [HS-ATT-13]', () => {
    const far = { 0: { syvarris: [[0, 0]] }, 1: { 'izumi-samurai': [[2, 0]], finn: [[5, 0]] } } as const
    // Not so many shields that the attacker would fall: the fallen have no wounds.
    const shot = fight({ armies: far }, 'syvarris', 'izumi-samurai', rolls('S--', 'DDD--'))
    expect([shot.play.state.fate[shot.attacker], shot.play.state.wounds[shot.attacker]]).toEqual([STANDING, 0])
    const content = withCard('finn', () => ({ class: 'samurai' }))
    const samurai = fight({ content }, 'finn', 'izumi-samurai', rolls('S--', 'DDD--'))
    expect(samurai.play.state.wounds[samurai.attacker]).toBe(0)
    expect(samurai.events.map(({ type }) => type)).not.toContain('struckBack')
    const basic = fight({ rules: BASIC }, 'finn', 'izumi-samurai', rolls('S--', 'DDDDDD'))
    expect(basic.play.state.fate[basic.attacker]).toBe(STANDING)
  })
})

describe('a special attack', () => {
  const position: Position = {
    field: smallField([...flat(6, 3), [2, 1, 2]]),
    glyphs: [
      ['astrid', [0, 0]],
      ['gerda', [5, 2]],
    ],
    armies: {
      0: {
        mimring: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        finn: [[0, 1]],
      },
      1: {
        'izumi-samurai': [
          [2, 1],
          [3, 1],
          [3, 0],
        ],
        syvarris: [[5, 2]],
      },
    },
    active: 'mimring',
    step: 'attack',
  }

  /** Mimring's special attack with 4 dice on the three Samurai, the nearest first. */
  function burn(source: ChanceSource, more: Partial<Position> = {}): Scene & { samurai: Figure[]; mimring: Figure } {
    const scene = sceneFor({ ...position, ...more }, source)
    const samurai = [0, 1, 2].map((n) => figure(scene.play, 1, 'izumi-samurai', n))
    const mimring = figure(scene.play, 0, 'mimring')
    run(resolveSpecial(scene.play, mimring, samurai, 4))
    return { ...scene, samurai, mimring }
  }

  it('is rolled once, and each figure defends separately with its own bonuses [HS-ATT-16, HS-ATT-17, HS-GLY-10]', () => {
    const { play, events, rolled, samurai } = burn(rolls('SS--', 'DD-----', 'D-----', 'DDD---'))
    // 5 + 1 for Gerda, and 1 more for the one who stands higher.
    expect(rolled).toEqual([4, 7, 6, 6])
    expect(samurai.map((one) => play.state.fate[one])).toEqual([STANDING, DESTROYED, STANDING])
    expect(eventOf(events, 'specialAttackRolled').targets).toBe(samurai.join())
    expect(eventOf(events, 'destroyed')).toMatchObject({ figure: samurai[1], cause: 'specialAttack' })
  })

  it('nothing changes its own dice: no height, glyph, aura or spirit [HS-RUL-54, HS-RUL-63]', () => {
    const high = smallField([...flat(6, 3), [0, 0, 9], [1, 0, 9]])
    const { rolled } = burn(rolls('----'), {
      field: high,
      arrange: (state, content) => void (state.attackBonus[armyCard({ state, content }, 0, 'mimring')] = 1),
    })
    expect(rolled).toEqual([4])
  })

  it('without a skull nobody defends [HS-ATT-15]', () => {
    const { events, rolled } = burn(rolls('D--D'))
    expect(rolled).toEqual([4])
    expect(typesOf(events)).toEqual(['specialAttackRolled', 'attackMissed'])
  })

  it('wounds all together after the last has defended, friends too [HS-ATT-13, HS-RUL-56]', () => {
    const scene = sceneFor(position, rolls('SSS', '---', '-----', '------'))
    const { play, events } = scene
    const [finn, mimring, samurai] = [
      figure(play, 0, 'finn'),
      figure(play, 0, 'mimring'),
      figure(play, 1, 'izumi-samurai'),
    ]
    run(resolveSpecial(play, mimring, [mimring, finn, samurai], 3))
    expect([play.state.wounds[mimring], play.state.wounds[finn], play.state.fate[samurai]]).toEqual([3, 3, DESTROYED])
    expect(typesOf(events).slice(0, 4)).toEqual([
      'specialAttackRolled',
      'defenseRolled',
      'defenseRolled',
      'defenseRolled',
    ])
  })

  it('leaves out whom nobody controls, and strikes nobody back [HS-RUL-83, HS-ATT-13]', () => {
    const scene = sceneFor(position, rolls('S---', 'DDDDDDD'))
    const { play } = scene
    const [syvarris, mimring, samurai] = [
      figure(play, 1, 'syvarris'),
      figure(play, 0, 'mimring'),
      figure(play, 1, 'izumi-samurai'),
    ]
    play.state.owner[armyCard(play, 1, 'syvarris')] = NONE
    run(resolveSpecial(play, mimring, [syvarris, samurai], 4))
    expect(scene.rolled).toHaveLength(2)
    expect([play.state.wounds[syvarris], play.state.wounds[mimring]]).toEqual([0, 0])
    expect([play.state.turn!.attackers, play.state.turn!.targets]).toEqual([[mimring], [samurai]])
  })

  it('an Agent dodges special attacks too [HS-ATT-17]', () => {
    const scene = sceneFor(
      { ...position, armies: { ...position.armies, 1: { 'krav-maga-agents': [[4, 1]], syvarris: [[5, 2]] } } },
      rolls('SSSS', 'D---'),
    )
    const agent = figure(scene.play, 1, 'krav-maga-agents')
    run(resolveSpecial(scene.play, figure(scene.play, 0, 'mimring'), [agent], 4))
    expect(scene.play.state.fate[agent]).toBe(STANDING)
  })
})

describe('a truce', () => {
  it('breaks with the first attack on an ally [HS-SCN-FORT-07]', () => {
    const scene = sceneFor(
      {
        field: LINE,
        roles: 3,
        rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
        armies: { 0: { finn: [[0, 0]] }, 1: { thorgrim: [[1, 0]] }, 2: { syvarris: [[4, 0]] } },
        active: 'finn',
        step: 'attack',
        arrange: (state) => void (state.truce = 1),
      },
      rolls('---'),
    )
    run(resolveAttack(scene.play, figure(scene.play, 0, 'finn'), figure(scene.play, 1, 'thorgrim')))
    expect(scene.play.state.truce).toBe(0)
  })

  it('breaks with a special attack that only touches an ally, not with one on enemies [HS-SCN-FORT-07, HS-RUL-85]', () => {
    const truceAfter = (...hit: string[]): number => {
      const { play } = sceneFor(
        {
          field: LINE,
          roles: 3,
          rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
          armies: { 0: { 'deathwalker-9000': [[0, 0]] }, 1: { thorgrim: [[3, 0]] }, 2: { syvarris: [[4, 0]] } },
          active: 'deathwalker-9000',
          step: 'attack',
          arrange: (state) => void (state.truce = 1),
        },
        rolls('---'),
      )
      const roles: Readonly<Record<string, number>> = { thorgrim: 1, syvarris: 2 }
      const targets = hit.map((id) => figure(play, roles[id], id))
      run(resolveSpecial(play, figure(play, 0, 'deathwalker-9000'), targets, 3))
      return play.state.truce
    }
    expect([truceAfter('syvarris'), truceAfter('syvarris', 'thorgrim')]).toEqual([1, 0])
  })
})
