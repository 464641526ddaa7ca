import { describe, expect, it } from 'vitest'
import { actions } from '../../testing/actions.ts'
import { fight, fightOn } from '../../testing/battle.ts'
import { given, row, star } from '../../testing/marches.ts'
import { choose, positionMatch, question, reasonsFor, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import { turnStep } from '../turn/turn.ts'

/** The reasons of the asked role in words. */
const why =
  (match: BloodstonesMatch, role = 0) =>
  (key: string): string[] =>
    reasonsFor(match, role, key)

describe('why a battle is not fought like this', () => {
  it('somebody has to be there on both sides [BS-BAT-01]', () => {
    const match = given({ map: row('plains', 'plains'), mine: [['archer', 0]], theirs: [['archer', 0], ['archer', 1]] }) // prettier-ignore
    const at = why(match)
    expect(at('fight:0@1')).toEqual([])
    expect(at('fight:1@1')).toEqual(['BS-BAT-01 refuse.noBattleHere {"area":1}'])
    expect(at('fight:0@2')).toEqual(['BS-BAT-01 refuse.notInBattle {"area":0,"role":2}'])
    expect(at('fight:0@0')).toEqual(['BS-BAT-01 refuse.notInBattle {"area":0,"role":0}'])
    for (const key of ['fight:2@1', 'fight:0@3', 'fight:10@1', 'fight:0@10', 'xfight:0@2', 'fight:0@2x'])
      expect(at(key)).toEqual([])
    expect(at('end')).toEqual(['BS-TRN-07 refuse.battlesLeft {"areas":"0"}'])
    expect(why(match, 1)('end')).toEqual(['BS-TRN-01 refuse.notYourTurn {"role":0}'])
    expect(why(match, 2)('build:1')).toEqual(['BS-TRN-01 refuse.notYourTurn {"role":0}'])
  })

  const factions: Position['factions'] = ['dragonRiders', 'horseLords', 'hillFolk']

  it('the attacker never retreats, and nobody twice or too late [BS-BAT-06] [BS-BAT-05] [BS-BAT-26]', () => {
    const match = fight({
      factions,
      units: { 0: [['archer', 0]], 1: [['archer', 0]] },
      hands: { 0: ['archer', 'ship'], 1: ['archer'] },
      draw: [[5, 4, 3], [5, 4, 3], [5, 5, 4], [2, 2, 3]], // prettier-ignore
    })
    expect(question(match)).toBe('retreat@1')
    expect(why(match)('retreat')).toEqual(['BS-BAT-06 refuse.retreatAttacker'])
    expect(why(match, 1)('retreat')).toEqual([])
    expect(why(match, 2)('retreat')).toEqual(['BS-TRN-01 refuse.notYourTurn {"role":0}'])
    choose(match, 'stay')
    expect(why(match, 1)('retreat')).toEqual(['BS-BAT-05 refuse.retreatNotNow'])
    const at = why(match)
    expect(at('giant>5')).toEqual([`BS-BAT-12 refuse.notInHand {"unit":${unit('giant')}}`])
    expect(at('replace:ship>2')).toEqual(['BS-BAT-12 refuse.replaceNotDrawn {"tile":2}'])
    for (const key of ['ship>5', 'orc>5', '?ship>2', 'ship>2?']) expect(at(key)).toEqual([])
    choose(match, 'none')
    expect(why(match)('ship>5')).toEqual(['BS-BAT-12 refuse.replaceOnce'])
    choose(match, 'none')
    expect(match.state.battle!.ties).toBe(1)
    expect(why(match, 1)('retreat')).toEqual(['BS-BAT-26 refuse.retreatAgain'])
  })

  it('the retreat is barred for one of these reasons [BS-RET-04] [BS-RET-06] [BS-RET-07]', () => {
    const barred = (position: Partial<Position>): string[] => {
      const match = fight({ factions, hands: { 0: ['archer'], 1: ['archer'] }, draw: [[5, 4, 3], [4, 4, 3]], ...position }) // prettier-ignore
      expect(question(match)).toMatch(/^replace@/)
      return why(match, 1)('retreat')
    }
    const against = (theirs: NonNullable<Position['units']>[0], mine: typeof theirs): Partial<Position> => ({
      units: { 0: theirs, 1: mine },
    })
    expect(barred(against([['archer', 0]], [['castle', 0]]))).toEqual(['BS-RET-07 refuse.retreatFortress {"area":0}'])
    expect(barred(against([['dragon', 0]], [['archer', 0]]))).toEqual(['BS-RET-06 refuse.retreatDragon {"role":0}'])
    expect(barred({ factions: ['horseLords', 'dragonRiders'], ...against([['cavalry', 0, 2]], [['cavalry', 0]]) })).toEqual([
      'BS-RET-04 refuse.retreatCavalry {"own":1,"enemy":2}',
    ]) // prettier-ignore
    expect(barred({ factions: ['corsairs', 'dragonRiders', 'hillFolk'], ...against([['archer', 0], ['ship', 6]], [['archer', 0]]) })).toEqual([
      'BS-RET-09 refuse.retreatCorsairs {"own":0,"needed":1}',
    ]) // prettier-ignore
    const alone: Position['map'] = { terrain: ['plains', 'sea'], links: [[0, 1]] }
    expect(barred({ map: alone, ...against([['archer', 0]], [['archer', 0]]) })).toEqual([
      'BS-RUL-54 refuse.retreatNowhere',
    ])
  })

  it('a destination is refused for one of these reasons [BS-RET-10] [BS-RET-11] [BS-RET-21]', () => {
    const match = fight({
      factions,
      units: { 0: [['archer', 0], ['archer', 1]], 1: [['archer', 0]] }, // prettier-ignore
      hands: { 0: ['archer'] },
      arrange: (state) => void state.fledFrom[1].push(2),
    })
    choose(match, 'retreat')
    const at = why(match, 1)
    expect(at('0')).toEqual(['BS-RET-10 refuse.fleeBattleArea {"area":0}'])
    expect(at('area:1')).toEqual(['BS-RET-11 refuse.fleeEnemy {"area":1}'])
    expect(at('retreatTo:2')).toEqual(['BS-RET-21 refuse.fleeAgain {"area":2}'])
    expect(at('8')).toEqual(['BS-RET-10 refuse.fleeFarAway {"area":8}'])
    expect(at('4')).toEqual(['BS-RET-17 refuse.fleeTerrain {"area":4}'])
    for (const key of ['3', '10', '99', 'fleeTo:1', 'x:1', '1x', '?1']) expect(at(key)).toEqual([])
  })

  it('all go to one place if there is one for all [BS-RET-16]', () => {
    const match = fight({
      factions: ['horseLords', 'dragonRiders'],
      units: { 0: [['archer', 0]], 1: [['archer', 0], ['dragon', 0]] }, // prettier-ignore
      hands: { 0: ['archer'] },
    })
    choose(match, 'retreat')
    expect(why(match, 1)('4')).toEqual(['BS-RET-16 refuse.fleeTogether {"area":4,"units":"0*1"}'])
    expect(why(match, 1)('6')).toEqual(['BS-RET-16 refuse.fleeTogether {"area":6,"units":"0*1"}'])
  })

  it('Corsairs without enough cavalry have the sea alone [BS-RUL-63]', () => {
    const map: Position['map'] = { terrain: ['plains', 'plains', 'sea', 'plains', 'plains'], links: [[0, 1], [0, 2], [2, 3], [2, 4]] } // prettier-ignore
    const match = fight({
      factions: ['horseLords', 'corsairs', 'hillFolk'],
      map,
      units: { 0: [['cavalry', 0]], 1: [['archer', 0], ['ship', 2]] }, // prettier-ignore
      hands: { 0: ['archer'] },
    })
    choose(match, 'retreat')
    expect(question(match)).toBe('retreatTo@1')
    expect(why(match, 1)('1')).toEqual(['BS-RUL-63 refuse.fleeLandCavalry {"area":1,"own":0,"enemy":1}'])
    expect(why(match, 1)('3')).toEqual([])
  })

  it('a loss, a flight and the undead [BS-BAT-22] [BS-RUL-82] [BS-FAC-NEC-02]', () => {
    const match = fightOn(
      fight({
        factions: ['necromancers', 'horseLords'],
        units: { 0: [['necromancer', 0], ['swordsman', 0]], 1: [['archer', 0, 2], ['cavalry', 0], ['archer', 1]] }, // prettier-ignore
        hands: { 0: ['archer'] },
        draw: [[5, 5, 4], [2, 2, 3, 3]], // prettier-ignore
      }),
    )
    expect(question(match)).toBe('lose@1')
    const at = why(match, 1)
    expect(at('lose:ship')).toEqual([`BS-BAT-22 refuse.loseNotThere {"unit":${unit('ship')},"area":0}`])
    expect(at('unit:giant@0')).toEqual([`BS-BAT-22 refuse.loseNotThere {"unit":${unit('giant')},"area":0}`])
    expect(at('cutiecorn')).toEqual(['BS-RUL-82 refuse.loseCutiecorn'])
    expect(at('retreat')).toEqual(['BS-BAT-05 refuse.retreatNotNow'])
    expect(at('archer')).toEqual([])
    choose(match, 'archer')
    expect(question(match)).toBe('fleeTo@1')
    expect(why(match, 1)('fleeTo:4')).toEqual(['BS-RET-17 refuse.fleeTerrain {"area":4}'])
    expect(why(match, 1)('retreatTo:4')).toEqual([])
    choose(match, '1')
    expect(question(match)).toBe('raise@0')
    expect(why(match)('raise:2')).toEqual(['BS-FAC-NEC-02 refuse.raiseTooMany {"most":1}'])
    for (const key of ['1', '0', 'x2', '2x']) expect(why(match)(key)).toEqual([])
  })
})

describe('why a unit is not placed or moved', () => {
  const home = (position: Partial<Position> = {}): ReturnType<typeof why> =>
    why(
      actions({
        factions: ['dragonRiders', 'horseLords'],
        map: star('plains', 'sea', 'mountains', 'plains', 'sea'),
        units: { 0: [['citadel', 0]], 1: [['archer', 3]] },
        hands: { 0: ['archer', 'ship', 'leader', 'dragon'] },
        ...position,
      }),
    )

  it('the tile [BS-TIL-04] [BS-PLC-01] [BS-PLC-04]', () => {
    const at = home()
    expect(at('place:blank')).toEqual(['BS-TIL-04 refuse.placeBlank'])
    expect(at('tile:undead')).toEqual([`BS-FAC-NEC-03 refuse.placeNever {"unit":${unit('undead')}}`])
    expect(at('place:citadel')).toEqual([`BS-TIL-08 refuse.placeNever {"unit":${unit('citadel')}}`])
    expect(at('place:cutiecorn')).toEqual(['BS-CUT-02 refuse.cutiecornInPlay'])
    expect(at('place:castle')).toEqual([`BS-PLC-01 refuse.notInHand {"unit":${unit('castle')}}`])
    expect(at('place:orc')).toEqual([])
    const poor = home({ hands: { 0: ['dragon'] } })
    expect(poor('place:dragon')).toEqual([
      expect.stringMatching(`^BS-PLC-04 refuse.placeCost {"unit":${unit('dragon')},"cost":[1-9],"tiles":0}$`),
    ])
    const corn = home({ hands: { 0: ['archer'] }, options: { cutiecorn: true } })
    expect(corn('place:cutiecorn')).toEqual([
      expect.stringMatching(`^BS-PLC-04 refuse.placeCost {"unit":${unit('cutiecorn')},"cost":[2-9],"tiles":1}$`),
    ])
  })

  it('the area [BS-PLC-02] [BS-PLC-03] [BS-MAP-10]', () => {
    const at = home()
    expect(at('place:archer@0')).toEqual([])
    expect(at('place:archer@3')).toEqual(['BS-PLC-02 refuse.placeNoHome {"unit":0,"area":3}'])
    expect(at('place:archer@1')).toEqual(['BS-MAP-10 refuse.placeTerrain {"unit":0,"area":1}'])
    expect(at('place:archer@2')).toEqual(['BS-MAP-11 refuse.placeTerrain {"unit":0,"area":2}'])
    expect(at('place:dragon@1')).toEqual([`BS-RUL-26 refuse.placeTerrain {"unit":${unit('dragon')},"area":1}`])
    expect(at('place:ship@3')).toEqual([`BS-SEA-01 refuse.placeTerrain {"unit":${unit('ship')},"area":3}`])
    const inland = home({ map: row('plains', 'plains', 'plains', 'plains', 'sea') })
    expect(inland('place:ship')).toEqual([`BS-PLC-03 refuse.placeNowhere {"unit":${unit('ship')}}`])
    expect(inland('place:ship@4')).toEqual(['BS-PLC-03 refuse.placeNoHarbour {"area":4}'])
    const homeless = home({ units: { 0: [['archer', 3]] } })
    expect(homeless('place:archer')).toEqual(['BS-PLC-02 refuse.placeNowhere {"unit":0}'])
  })

  it('the Chaos Horde stays near its units [BS-FAC-CHA-03] [BS-FAC-CHA-04]', () => {
    const map = row('plains', 'sea', 'plains', 'plains')
    const at = home({ factions: ['chaosHorde', 'horseLords'], map, units: { 0: [['horde', 0]], 1: [['ship', 1]] }, hands: { 0: ['horde', 'ship', 'leader'] } }) // prettier-ignore
    expect(at('place:horde@3')).toEqual([`BS-FAC-CHA-03 refuse.placeChaos {"unit":${unit('horde')},"area":3}`])
    expect(at('place:ship@1')).toEqual(['BS-FAC-CHA-04 refuse.placeChaosEnemies {"area":1}'])
    expect(at('place:ship')).toEqual([`BS-FAC-CHA-03 refuse.placeNowhere {"unit":${unit('ship')}}`])
  })

  it('whence and whither [BS-MOV-01] [BS-MOV-10] [BS-CUT-06]', () => {
    const map = star('plains', 'sea', 'mountains', 'hills', 'plains', 'plains')
    const from = given({
      map,
      mine: [['archer', 0], ['castle', 3], ['undead', 4], ['cutiecorn', 5]], // prettier-ignore
      theirs: [['archer', 0]],
      faction: 'necromancers',
      hand: ['archer'],
    })
    expect(why(from)('move:0')).toEqual(['BS-MOV-06 refuse.moveContested {"area":0}'])
    expect(why(from)('move:2')).toEqual(['BS-MOV-01 refuse.moveNobody {"area":2}'])
    expect(why(from)('move:3')).toEqual(['BS-MOV-09 refuse.moveFortress {"area":3}'])
    expect(why(from)('move:4')).toEqual(['BS-UND-08 refuse.moveUndead {"area":4}'])
    expect(why(from)('move:5')).toEqual(['BS-CUT-06 refuse.moveCutiecorn {"area":5}'])
    const poor = given({ map: row('plains', 'hills'), mine: [['archer', 0]], hand: ['archer'] })
    expect(why(poor)('move:0')).toEqual(['BS-MOV-01 refuse.movePoints {"points":2}'])
    const match = given({ map, mine: [['archer', 0]], hand: ['archer'] })
    choose(match, 'move:0')
    const at = why(match)
    expect(at('0')).toEqual(['BS-RUL-17 refuse.moveStay {"area":0}'])
    expect(at('1')).toEqual(['BS-MOV-10 refuse.moveSea {"area":1}'])
    expect(at('2')).toEqual(['BS-MAP-11 refuse.moveMountains {"area":2}'])
    expect(at('3')).toEqual(['BS-MOV-02 refuse.moveFar {"area":3,"points":2}'])
    const ship = given({ map: star('sea', 'sea', 'sea', 'plains'), mine: [['ship', 0]] })
    choose(ship, 'move:0')
    expect(why(ship)('3')).toEqual(['BS-SEA-01 refuse.moveShip {"area":3}'])
  })

  it('a payment [BS-MOV-01] [BS-RUL-18] [BS-PLC-04]', () => {
    const match = given({ map: row('plains', 'hills'), mine: [['archer', 0]], hand: ['archer', 'archer', 'ship', 'leader', 'castle'] }) // prettier-ignore
    choose(match, 'move:0', '1', 'pay')
    const at = why(match)
    const { value } = match.content.factions[match.state.faction[0]]
    expect(question(match)).toBe('payPoints@0')
    expect(at('archer')).toEqual([`BS-MOV-01 refuse.payLittle {"points":${value[0]},"cost":3}`])
    expect(at('archer+archer+ship+leader+castle')).toEqual(['BS-RUL-18 refuse.paySuperfluous'])
    for (const key of ['archer+archer+archer', 'giant', 'orc']) expect(at(key)).toEqual([])
    const place = actions({ factions: ['hillFolk', 'horseLords'], map: row('plains', 'plains'), units: { 0: [['citadel', 0]] }, hands: { 0: ['cavalry', 'archer', 'ship', 'ship'] } }) // prettier-ignore
    choose(place, 'place:cavalry')
    expect(question(place)).toBe('payTiles@0')
    const count = place.content.factions[place.state.faction[0]].cost[unit('cavalry')]
    const wrong = [`BS-PLC-04 refuse.payCount {"count":${count}}`]
    expect(why(place)('archer+ship+ship')).toEqual(wrong)
    expect(why(place)('cavalry')).toEqual(wrong)
    expect(why(place)('archer')).toEqual(count === 1 ? [] : wrong)
  })

  it('the undead [BS-UND-01] [BS-UND-05] [BS-UND-06]', () => {
    const match = positionMatch(
      {
        factions: ['necromancers', 'horseLords'],
        map: { terrain: ['plains', 'plains', 'plains', 'plains', 'sea', 'plains', 'plains'], links: [[0, 1], [1, 2], [2, 3], [0, 4], [0, 5], [5, 6]] }, // prettier-ignore
        units: { 0: [['undead', 0, 2], ['undead', 2]], 1: [['archer', 2], ['archer', 5]] }, // prettier-ignore
      },
      [{ procedure: 'turn', args: { step: turnStep('undead') } }],
    )
    expect(why(match)('3')).toEqual(['BS-UND-01 refuse.undeadNone {"area":3}'])
    expect(why(match)('2')).toEqual(['BS-UND-05 refuse.undeadContested {"area":2}'])
    expect(why(match)('0')).toEqual([])
    expect(why(match)('place:archer')).toEqual(['BS-TRN-02 refuse.otherPhase {"phase":"undead"}'])
    expect(why(match)('tile:archer')).toEqual(['BS-TRN-02 refuse.otherPhase {"phase":"undead"}'])
    choose(match, '0')
    expect(why(match)('0')).toEqual(['BS-UND-01 refuse.moveStay {"area":0}'])
    expect(why(match)('4')).toEqual(['BS-UND-06 refuse.undeadSea {"area":4}'])
    expect(why(match)('3')).toEqual(['BS-UND-01 refuse.undeadFar {"area":3}'])
    expect(why(match)('6')).toEqual(['BS-UND-05 refuse.undeadContested {"area":5}'])
    choose(match, '1')
    expect(why(match)('1')).toEqual(['BS-UND-01 refuse.undeadMoved {"area":1}'])
  })
})
