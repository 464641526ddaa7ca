import { describe, expect, it } from 'vitest'
import { damageOf, fight, FIELD, kindsOf, rollsOf } from '../../testing/combat.ts'
import { at, card, choose, offered, question, tableOf, type Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { combatOf, frontCards } from './combat-group.ts'

const began = (told: (type: string) => object[]): object[] => told('combatBegan')

describe('where combats begin', () => {
  it('at once where hostile sides meet: player, Empire, Chaos [UP-CMB-01, UP-CMB-11]', () => {
    const player = fight({ units: { [FIELD]: ['trolls'] }, garrisons: { [FIELD]: 1 } })
    expect(began(player.told)).toMatchObject([{ side: 0, other: EMPIRE, space: FIELD }])
    const chaos = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 } })
    expect(began(chaos.told)).toMatchObject([{ side: 0, other: CHAOS }])
    const nemeses = fight({ garrisons: { [FIELD]: 1 }, skeletons: { [FIELD]: 1 } })
    expect(began(nemeses.told)).toMatchObject([{ side: EMPIRE, other: CHAOS, rule: 'UP-CMB-11' }])
  })

  it('never between players, and a Hero alone fights nobody [UP-CMB-02, UP-CMB-03]', () => {
    const players = fight({ units: { [FIELD]: ['trolls'], [at(0, 1)]: ['koloth'] }, heroAt: { 1: FIELD } })
    expect(began(players.told)).toEqual([])
    const hero = fight({ heroAt: { 0: FIELD }, garrisons: { [FIELD]: 2 }, skeletons: { [at(0, 1)]: 1 } })
    expect(began(hero.told)).toEqual([])
  })

  it('Units are player Units, each Garrison level, Skeletons, Legions, Hordes [UP-CMB-04]', () => {
    const nothing = fight({
      havens: { 0: [FIELD], 1: [at(0, 2)] },
      walls: [FIELD],
      towers: [FIELD],
      curses: [at(0, 1)],
      heroAt: { 1: FIELD },
    })
    expect(began(nothing.told)).toEqual([])
    const horde = fight({ units: { [FIELD]: ['trolls'] }, cards: { bloodwyrm: { at: FIELD, threat: 1 } } })
    expect(began(horde.told)).toMatchObject([{ otherCard: card('bloodwyrm') }])
  })

  it('Garrisons before Legions, Skeletons before Hordes, then by initiative [UP-CMB-06, UP-CMB-07, UP-RUL-78]', () => {
    const position: Position = {
      garrisons: { [FIELD]: 1 },
      cards: { 'new-emperor': { at: FIELD }, courtesan: { at: FIELD }, siren: { at: FIELD }, bloodwyrm: { at: FIELD } },
    }
    const t = tableOf(position)
    expect(frontCards(t, FIELD, EMPIRE)).toEqual([])
    expect(frontCards(t, FIELD, CHAOS)).toEqual([card('bloodwyrm')])
    t.state.garrison[FIELD] = 0
    expect(frontCards(t, FIELD, EMPIRE)).toEqual([card('courtesan')])
    t.state.skeletons[FIELD] = 1
    expect(combatOf(t, FIELD, [CHAOS, EMPIRE], 2).groups.map((group) => group.card)).toEqual([card('courtesan'), NONE])
  })

  it('of equal initiative the first player says which is fought first [UP-RUL-53]', () => {
    const cards = { banished: { at: FIELD, threat: 1 }, 'coven-of-yssat': { at: FIELD, threat: 1 } }
    const units = { [FIELD]: ['koloth', 'koloth'] as const }
    const first = fight({ edition: 'first', firstPlayer: 1, units, cards })
    expect(question(first.match)).toBe('whichCard@1')
    expect(offered(first.match)).toEqual([`card:${card('coven-of-yssat')}`, `card:${card('banished')}`].toSorted())
    choose(first.match, `card:${card('banished')}`)
    expect(first.told('combatBegan')).toMatchObject([{ otherCard: card('banished') }])
    const second = fight({ firstPlayer: 1, units, cards })
    expect(second.told('combatBegan')[0]).toMatchObject({ otherCard: card('coven-of-yssat') })
  })

  it('every combat has all its parts, with its own Archery [UP-CMB-08]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['deadeyes', 'trolls'] },
        garrisons: { [FIELD]: 1 },
        cards: { assassin: { at: FIELD, threat: 1 } },
      },
      ['white:S', 'white:-', 'white:S', 'white:-'],
    )
    expect(rollsOf(heard).slice(0, 4)).toEqual(['0:w', '4:w', '0:w', '4:w'])
    expect(kindsOf(heard).filter((kind) => kind === 'combatBegan')).toHaveLength(2)
    expect(damageOf(heard)).toEqual(['0:0', '4:1', '0:0', '4:1'])
  })

  it('who has no Units left fights no more of them [UP-CMB-09]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['deadeyes'] },
        garrisons: { [FIELD]: 1 },
        cards: { assassin: { at: FIELD, threat: 1 } },
      },
      ['white:S', 'white:S'],
    )
    expect(began(heard.told)).toHaveLength(1)
    expect(heard.match.state.threat[card('assassin')]).toBe(1)
  })

  it('nobody retreats: a combat lasts until a side is gone [UP-CMB-05]', () => {
    const heard = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 } }, [
      'black:B',
      'red:-',
      'black:B',
      'red:-',
      'black:S',
      'red:-',
    ])
    expect(heard.told('combatRound')).toHaveLength(3)
    expect(heard.match.state.skeletons[FIELD]).toBe(0)
  })
})

describe('three sides', () => {
  it('Empire and Chaos fight before a player who is not the newcomer is asked anything [UP-RUL-79]', () => {
    const heard = fight({ garrisons: { [FIELD]: 1 }, skeletons: { [FIELD]: 1 } }, [
      'white:-',
      'blue:S',
      'white:-',
      'red:-',
    ])
    expect(heard.told('abilityUsed')).toEqual([])
    expect(heard.match.state.buriedSkeletons).toBe(1)
  })
})
