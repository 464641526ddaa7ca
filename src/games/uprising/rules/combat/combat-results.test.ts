import { describe, expect, it } from 'vitest'
import { damageOf, fight, FIELD, rollsOf } from '../../testing/combat.ts'
import { card, choose, offered, type Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE, GONE, IN_DECK, NONE } from '../table/state.ts'

describe('what becomes of the destroyed', () => {
  it('by the Empire: Units and Skeletons to the Imperial Graveyard [UP-CMB-60, UP-GRV-02, UP-GRV-03]', () => {
    const unit = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 1 } }, ['white:-', 'white:S'])
    expect([unit.match.state.imperialGraveyard[1], unit.match.state.chaosGraveyard[1]]).toEqual([1, 0])
    const bones = fight({ garrisons: { [FIELD]: 1 }, skeletons: { [FIELD]: 1 } }, [
      'white:-',
      'blue:S',
      'white:-',
      'red:-',
    ])
    expect(bones.match.state.buriedSkeletons).toBe(1)
    expect(bones.match.state.vp[EMPIRE]).toBe(0)
  })

  it('by Chaos: Units and Garrisons to the Chaos Graveyard [UP-CMB-61, UP-GRV-01, UP-GRV-02]', () => {
    const unit = fight({ units: { [FIELD]: ['tribesmen'] }, skeletons: { [FIELD]: 1 } }, ['white:-', 'red:S'])
    expect([unit.match.state.imperialGraveyard[0], unit.match.state.chaosGraveyard[0]]).toEqual([0, 1])
    const stack = fight({ garrisons: { [FIELD]: 2 }, skeletons: { [FIELD]: 2 } }, [
      'white:-',
      'white:-',
      'blue:-',
      'yellow:-',
      'yellow:-',
      'white:-',
      'red:S',
      'red:S',
    ])
    expect(stack.match.state.buriedGarrisons).toEqual([1, 1, 0])
  })

  it('by a player: the reserve and 1 VP each at once, even if the combat is lost [UP-CMB-62]', () => {
    const heard = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 3 } }, [
      'white:S',
      'white:S',
      'white:-',
      'white:-',
    ])
    expect(heard.match.state.vp[0]).toBe(1)
    expect(heard.match.state.buriedGarrisons).toEqual([0, 0, 0])
    expect(heard.match.state.unitsOf[FIELD]).toBe(NONE)
  })

  it('Legions and Hordes leave the game and lie in no Graveyard [UP-CMB-63, UP-GRV-04]', () => {
    const { match } = fight(
      { units: { [FIELD]: ['deadeyes'] }, cards: { assassin: { at: FIELD, threat: 1, target: FIELD } } },
      ['white:S', 'white:-'],
    )
    expect(match.state.fate[card('assassin')]).toBe(GONE)
    expect(match.state.cardAt[card('assassin')]).toBe(NONE)
    expect(match.state.target[card('assassin')]).toBe(NONE)
    expect([...match.state.imperialGraveyard, ...match.state.chaosGraveyard].every((n) => n === 0)).toBe(true)
  })

  it('the player who destroyed it gains its VP and resolves its bottom effect [UP-CMB-64]', () => {
    const { match, told } = fight(
      { units: { [FIELD]: ['spearsingers'] }, cards: { 'counter-of-omens': { at: FIELD, threat: 1 } } },
      ['white:S', 'white:-', 'white:-'],
    )
    expect(told('vpGained')[0]).toMatchObject({ side: 1, points: 2 })
    expect(told('skeletonPlaced')).toHaveLength(2)
    expect(told('combatBegan')).toHaveLength(2)
    expect(match.state.combat).toBeUndefined()
  })

  it('a Nemesis that destroys the other’s card gains its VP, the rest is resolved [UP-CMB-65, UP-RUL-80]', () => {
    const empire = fight({ garrisons: { [FIELD]: 1 }, cards: { bloodwyrm: { at: FIELD, threat: 1 } } }, [
      'white:S',
      'red:-',
    ])
    expect(empire.match.state.vp[EMPIRE]).toBe(4)
    const chaos = fight({ skeletons: { [FIELD]: 1 }, cards: { assassin: { at: FIELD, threat: 1 } } }, [
      'white:-',
      'red:-',
      'blue:-',
      'red:S',
    ])
    expect(chaos.match.state.vp[CHAOS]).toBe(3)
  })

  it('both cards at once: VP crosswise, the lower initiative first [UP-RUL-80]', () => {
    const heard = fight({ cards: { assassin: { at: FIELD, threat: 1 }, bloodwyrm: { at: FIELD, threat: 1 } } }, [
      'white:S',
      'red:S',
    ])
    expect(heard.told('vpGained')).toMatchObject([
      { side: CHAOS, points: 3, rule: 'UP-CMB-65' },
      { side: EMPIRE, points: 4, rule: 'UP-CMB-65' },
    ])
  })

  it('a card that goes under its deck is destroyed in every other respect [UP-RUL-102]', () => {
    const { match } = fight(
      { units: { [FIELD]: ['deadeyes'] }, cards: { banished: { at: FIELD, threat: 1, tokens: 1 } } },
      ['white:S', 'blue:H', 'white:S', 'blue:-', 'blue:-'],
    )
    expect(match.state.vp[0]).toBe(3)
    expect(match.state.fate[card('banished')]).toBe(IN_DECK)
    expect([match.state.cardAt[card('banished')], match.state.tokens[card('banished')]]).toEqual([NONE, 0])
    expect(match.state.returned[card('banished')]).toBe(1)
  })
})

describe('the Courtesan and the Siren', () => {
  it('no Hero rolls for VP if a Nemesis destroyed the Courtesan [UP-RUL-80]', () => {
    const { match, told } = fight({ skeletons: { [FIELD]: 1 }, cards: { courtesan: { at: FIELD, threat: 1 } } }, [
      'red:-',
      'red:S',
    ])
    expect(match.state.fate[card('courtesan')]).toBe(GONE)
    expect(match.state.vp[CHAOS]).toBe(0)
    expect(told('diceRolled').length).toBe(2)
  })

  it('the Siren jumps away: the combat ends, nothing is destroyed [UP-RUL-99]', () => {
    const siren: Position = { units: { [FIELD]: ['trolls', 'tribesmen'] }, cards: { siren: { at: FIELD, threat: 4 } } }
    const heard = fight(siren, [
      'red:SB',
      'blue:-',
      'white:-',
      'black:S',
      'purple:-',
      'yellow:-',
      'white:-',
      'white:-',
      'white:-',
    ])
    while (heard.match.play.pending.length > 0) choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard)).toEqual(['5:rb'])
    expect(heard.told('combatLeft')).toHaveLength(1)
    expect(heard.match.state.threat[card('siren')]).toBe(4)
    expect(heard.match.state.cardAt[card('siren')]).not.toBe(FIELD)
    expect(damageOf(heard)[0]).toBe('0:1')
  })
})
