import { describe, expect, it } from 'vitest'
import { carrying, damageOf, fight, FIELD, rollsOf, TILES, using, type Roll } from '../../testing/combat.ts'
import { at, card, choose, loaded, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { CHAOS, NONE } from '../table/state.ts'

describe('Skeletons that rise again', () => {
  it('every Bolt places one, even if all fell: the combat goes on [UP-SKE-03, UP-RUL-94]', () => {
    const heard = fight({ units: { [FIELD]: ['younglings', 'koloth'] }, skeletons: { [FIELD]: 1 } }, [
      ...(['blue:S', 'black:SS', 'red:SB'] as const),
      ...(['blue:S', 'black:S', 'red:-'] as const),
    ])
    expect(question(heard.match)).toBe('combatLoss@1')
    choose(heard.match, `unit:0@${FIELD}`)
    expect(heard.told('skeletonPlaced')).toMatchObject([{ space: FIELD, rule: 'UP-SKE-03' }])
    expect(heard.told('combatBegan')).toHaveLength(1)
    expect(heard.told('combatRound')).toHaveLength(2)
    expect(heard.match.state.vp[1]).toBe(2)
  })

  it('a third one makes a Horde; then that is fought in a new combat [UP-RUL-95]', () => {
    const heard = fight(
      { units: { [FIELD]: ['younglings', 'koloth'] }, skeletons: { [FIELD]: 2 }, nextHordes: ['bloodwyrm'] },
      loaded(5, 5, 1, 5),
    )
    while (heard.match.play.pending.length > 0) choose(heard.match, offered(heard.match)[0])
    expect(heard.told('skeletonsBecomeHorde')).toHaveLength(1)
    expect(heard.told('combatBegan')).toMatchObject([
      { other: CHAOS, otherCard: NONE },
      { other: CHAOS, otherCard: card('bloodwyrm') },
    ])
  })
})

describe('Skeletons that become a Horde', () => {
  const winning = carrying({
    window: 'on:combatWon',
    use: 'must',
    limit: 'none',
    do: [{ op: 'gain', who: 'you', salt: 1 }],
  })
  const salt = (position: Position, rolls: readonly Roll[]): [Heard, number] => {
    const heard = fight(
      { units: { [FIELD]: ['younglings', 'koloth'] }, items: { 1: ['abad-warpaint'] }, content: winning, ...position },
      rolls,
    )
    return [heard, heard.match.state.resources[3] - 5]
  }

  it('are not destroyed: nobody has won that combat [UP-RUL-95]', () => {
    const [heard, gained] = salt({ skeletons: { [FIELD]: 2 }, nextHordes: ['bloodwyrm'] }, [
      ...(['blue:-', 'black:B', 'red:SB', 'red:-'] as const),
    ])
    expect(question(heard.match)).toBe('combatLoss@1')
    choose(heard.match, `unit:0@${FIELD}`)
    expect(heard.told('skeletonsBecomeHorde')).toHaveLength(1)
    expect(heard.told('combatUndecided')).toEqual([{ space: FIELD, fell: 0, rule: 'UP-RUL-95' }])
    expect(heard.told('combatWonBy')).not.toContainEqual(expect.objectContaining({ side: 1 }))
    expect(gained).toBe(0)
    expect(heard.match.state.resources[3]).toBe(5)
  })

  it('do not fall with the last Unit against them: the new Horde stands there [UP-RUL-95]', () => {
    const heard = fight({ units: { [FIELD]: ['koloth'] }, skeletons: { [FIELD]: 2 }, nextHordes: ['bloodwyrm'] }, [
      ...(['black:B', 'red:SB', 'red:-'] as const),
    ])
    expect(heard.told('combatBothFell')).toEqual([])
    expect(heard.told('combatUndecided')).toEqual([{ space: FIELD, fell: 1, rule: 'UP-RUL-95' }])
    expect(heard.match.state.cardAt[card('bloodwyrm')]).toBe(FIELD)
  })

  it('destroyed ones are a combat won [UP-CMB-05]', () => {
    const [heard, gained] = salt({ skeletons: { [FIELD]: 1 } }, ['blue:S', 'black:S', 'red:-'])
    expect(heard.told('combatWonBy')).toHaveLength(1)
    expect(heard.told('combatUndecided')).toEqual([])
    expect(gained).toBe(1)
  })
})

describe('the terrain of a combat', () => {
  it('is looked at anew every round: a Curse placed in it counts from the next [UP-RUL-97, UP-TER-01]', () => {
    const heard = fight(
      {
        tiles: { [FIELD]: TILES.badlands },
        units: { [FIELD]: ['oathsworn', 'koloth'] },
        havens: { 0: [at(0, -2)], 1: [FIELD] },
        walls: [FIELD],
        towers: [FIELD],
        cards: { bloodwyrm: { at: FIELD, threat: 4 } },
        druids: ['red-hand'],
      },
      loaded(5, 3, 1, 5, 0, 3, 5, 5, 5, 5),
    )
    while (heard.match.state.combat?.part === 'archery') choose(heard.match, offered(heard.match)[0])
    expect(heard.match.state.curse[FIELD]).toBe(1)
    expect(rollsOf(heard)[0]).toBe('1:kw')
    expect(rollsOf(heard)[2]).toMatch(/^1:p?k?$/)
    expect(heard.told('boltsCancel')).toEqual([])
  })

  it('a Curse takes the place of the terrain in the next round, not before [UP-RUL-97, UP-TER-12]', () => {
    const curse = using('combat:afterDamage', [{ op: 'placeCurse', at: { at: 'here' } }])
    const heard = fight(
      {
        heroAt: { 0: FIELD },
        tiles: { [FIELD]: TILES.marsh },
        units: { [FIELD]: ['trolls'] },
        skeletons: { [FIELD]: 2 },
        items: { 0: ['abad-warpaint'] },
        content: carrying(curse),
      },
      ['black:B', 'white:-', 'white:-', 'black:SS', 'red:-', 'red:-'],
    )
    expect(rollsOf(heard)).toEqual(['0:k', '5:ww'])
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(2)).toEqual(['0:k', '5:rr'])
  })

  it('Garrisons that a Curse destroys fight no more [UP-RUL-97]', () => {
    const curse = using('combat:beforeRolling', [{ op: 'placeCurse', at: { at: 'here' } }], { rounds: ['clash'] })
    const heard = fight(
      {
        heroAt: { 0: FIELD },
        units: { [FIELD]: ['trolls'] },
        garrisons: { [FIELD]: 2 },
        items: { 0: ['abad-warpaint'] },
        content: carrying(curse),
      },
      ['white:-', 'white:-', 'black:S'],
    )
    choose(heard.match, offered(heard.match)[0])
    expect(heard.match.state.garrison[FIELD]).toBe(0)
    expect(heard.match.state.combat).toBeUndefined()
    expect(heard.match.state.unitsOf[FIELD]).toBe(0)
  })
})

describe('odd combats', () => {
  it('without a die on either side both take a damage [UP-RUL-103]', () => {
    const nothing = using('combat:beforeRolling', [{ op: 'limitDice', side: 'both', n: 0 }], { rounds: ['clash'] })
    const position: Position = {
      heroAt: { 0: FIELD },
      units: { [FIELD]: ['tribesmen', 'tribesmen'] },
      skeletons: { [FIELD]: 2 },
      items: { 0: ['abad-warpaint'] },
      content: carrying(nothing),
    }
    const heard = fight(position, ['white:S', 'red:-'])
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('combatStalled')).toHaveLength(1)
    expect(damageOf(heard).slice(0, 2)).toEqual(['0:1', '5:1'])
  })

  it('Skeletons that roll for the players cannot be lost in that round [UP-RUL-03]', () => {
    const heard = fight(
      {
        heroes: ['dugpa', 'baranth'],
        heroAt: { 0: FIELD },
        units: { [FIELD]: ['trolls'] },
        skeletons: { [FIELD]: 2 },
        feats: { 0: ['dugpa-dance-of-bones'] },
      },
      ['black:SSS', 'red:S', 'red:-', 'black:S', 'red:-'],
    )
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(0, 2)).toEqual(['0:kr', '5:r'])
    expect(heard.told('combatRound')).toHaveLength(2)
    expect(heard.match.state.vp[0]).toBe(2)
  })

  it('choices in a Godpower are the first player’s [UP-RUL-92]', () => {
    const heard = fight(
      {
        firstPlayer: 0,
        units: { [FIELD]: ['koloth', 'younglings'] },
        havens: { 0: [at(0, -2), at(-1, 0)], 1: [at(0, 2)] },
        cards: { 'false-messiah': { at: FIELD, threat: 4 } },
      },
      ['white:-', 'white:-', 'blue:-', 'black:S', 'purple:SB', 'red:-', 'blue:-', 'white:-'],
    )
    expect(question(heard.match).endsWith('@0')).toBe(true)
    expect(offered(heard.match).length).toBeGreaterThan(1)
  })
})
