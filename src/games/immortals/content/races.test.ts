import { describe, expect, it } from 'vitest'
import { boardOf, defaultContent } from './content.ts'
import {
  ATTACK,
  ATTACK_OR_MOVE,
  AWAKEN,
  BUILD,
  BUILD_SHRINE,
  CAPITAL,
  ENERGY,
  GOLD,
  LAND_IDS,
  LIGHT_RACE_IDS,
  MAGIC,
  PORTAL,
  SHADOW_RACE_IDS,
  SHRINE,
  type LightRaceId,
  type ShadowRaceId,
} from './names.ts'

const content = defaultContent()
const { lightRaces, shadowRaces, boards, movementBoards } = content

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
const board = (light: LightRaceId, shadow: ShadowRaceId) =>
  boards[boardOf(LIGHT_RACE_IDS.indexOf(light), SHADOW_RACE_IDS.indexOf(shadow))]
const raceAction = (shadow: ShadowRaceId) => {
  const { action, energy, gold, raceSpace } = board('humans', shadow)
  return [action[raceSpace], energy[raceSpace], gold[raceSpace]]
}

describe('races', () => {
  it('are five of the Light and five of the Shadow, ten boards and tiles [IM-SET-07] [IM-SET-16]', () => {
    expect(lightRaces.map((race) => race.name.en)).toEqual(['Elves', 'Humans', 'Dwarves', 'Amazons', 'Halflings'])
    expect(shadowRaces.map((race) => race.name.en)).toEqual(['Demons', 'Orcs', 'Necromancers', 'Night Elves', 'Trolls'])
    expect(lightRaces.length + shadowRaces.length).toBe(10)
  })

  it('join to one player board for every pair [IM-SET-17]', () => {
    expect(boards.length).toBe(25)
    for (const light of lightRaces)
      for (const shadow of shadowRaces)
        expect(boards[boardOf(light.index, shadow.index)]).toMatchObject({ light: light.index, shadow: shadow.index })
  })

  it('of the Light have a start land each, all different [IM-STA-04] [IM-RUL-06]', () => {
    expect(new Set(lightRaces.map((race) => race.startLand)).size).toBe(5)
  })

  it('do not start in Mountainhome, whose card lay in the stack [IM-EX-01]', () => {
    expect(lightRaces.map((race) => LAND_IDS[race.startLand])).not.toContain('mountainhome')
  })
})

describe('army groups', () => {
  it('have 24 armies in the middle, and with three or four players 2 on each outer field [IM-STA-01] [IM-STA-02]', () => {
    for (const { groups } of boards) {
      expect(groups.map(sum)).toEqual([28, 28, 24])
      expect(groups[0]).toEqual([...groups[2], 2, 2])
      expect(groups[1]).toEqual(groups[0])
    }
  })

  it('are five to seven in the middle, and not the same number for everyone [IM-RUL-03]', () => {
    const counts = new Set(boards.map(({ groups }) => groups[2].length))
    expect([...counts].toSorted((a, b) => a - b)).toEqual([5, 6, 7])
  })

  it('use up all 43 armies with three and four players, four go back with five [IM-EX-45]', () => {
    const { armies } = content.components
    const { shadowArmies, limbo, towerArmies } = content.start
    for (const { groups } of boards)
      expect(groups.map((list) => armies - sum(list) - shadowArmies - 2 * limbo - towerArmies)).toEqual([0, 0, 4])
  })

  it('can be a group of ten, next to a start of 9 energy and 7 gold [IM-EX-01] [IM-EX-03]', () => {
    const red = board('humans', 'trolls')
    expect(red.groups[0]).toContain(10)
    expect([red.startEnergy, red.startGold]).toEqual([9, 7])
  })

  it('are three groups of three for the Elves, and one more', () => {
    expect(lightRaces[0].groups.filter((size) => size === 3).length).toBeGreaterThanOrEqual(3)
  })

  it('need no more than six draft rounds with five players, so a stack of 30 is enough [IM-RUL-16]', () => {
    const rounds = Math.max(...boards.map(({ groups }) => groups[2].length)) - 1
    expect(3 * content.start.draftHand + 3 * (rounds - 1)).toBeLessThanOrEqual(30)
  })
})

describe('start energy and gold', () => {
  it('are the sums of both halves [IM-STA-26]', () => {
    for (const one of boards) {
      const [light, shadow] = [lightRaces[one.light], shadowRaces[one.shadow]]
      expect([one.startEnergy, one.startGold]).toEqual([light.energy + shadow.energy, light.gold + shadow.gold])
      expect(Math.min(one.startEnergy, one.startGold)).toBeGreaterThan(0)
    }
  })
})

describe('action spaces', () => {
  it('are eight for armies and two for magic [IM-SET-18] [IM-PLN-02]', () => {
    for (const one of boards) {
      expect(one.action.length).toBe(10)
      expect(one.action.slice(0, 8)).not.toContain(MAGIC)
      expect(one.action.slice(8)).toEqual([MAGIC, MAGIC])
    }
  })

  it('are one of each kind, a second attack and the race action [IM-RUL-04] [IM-RAC-01]', () => {
    for (const one of boards) {
      expect(one.action.slice(0, 7)).toEqual([GOLD, ENERGY, AWAKEN, BUILD, ATTACK, ATTACK, ATTACK_OR_MOVE])
      expect([one.raceSpace, one.action[7]]).toEqual([7, shadowRaces[one.shadow].action])
    }
  })

  it('may have a second attack or movement instead [IM-RUL-04]', () => {
    movementBoards.forEach((one, index) => {
      expect(one.action.slice(0, 7)).toEqual([GOLD, ENERGY, AWAKEN, BUILD, ATTACK, ATTACK_OR_MOVE, ATTACK_OR_MOVE])
      expect(one.groups).toEqual(boards[index].groups)
    })
  })

  it('take no joker for gold, energy and magic [IM-PLN-07] [IM-GLD-03] [IM-ENE-04]', () => {
    for (const one of boards)
      one.action.forEach((kind, space) => {
        expect(one.allowsJoker[space]).toBe([GOLD, ENERGY, MAGIC].includes(kind) ? 0 : 1)
      })
    expect(board('elves', 'orcs').allowsJoker[7]).toBe(0)
  })

  it('cost nothing to earn gold, gain energy and attack [IM-GLD-04] [IM-ENE-05] [IM-ATT-09]', () => {
    for (const one of boards)
      for (let space = 0; space < one.raceSpace; space++)
        if (one.action[space] !== AWAKEN) expect([one.energy[space], one.gold[space]]).toEqual([0, 0])
  })

  it('awaken three armies for 2 energy and 1 gold [IM-AWK-01] [IM-EX-10]', () => {
    expect(content.awakenArmies).toBe(3)
    for (const one of boards) {
      const space = one.action.indexOf(AWAKEN)
      expect([one.energy[space], one.gold[space]]).toEqual([2, 1])
    }
  })

  it('move armies for 1 gold [IM-MOV-02]', () => {
    expect([content.movementEnergy, content.movementGold]).toEqual([0, 1])
  })

  it('give 1 gold or 1 energy as compensation [IM-ACT-04]', () => {
    expect(content.compensation).toBe(1)
  })
})

describe('building', () => {
  it('of a portal costs the Elves 4 energy [IM-EX-11]', () => {
    expect([lightRaces[0].buildEnergy[PORTAL], lightRaces[0].buildGold[PORTAL]]).toEqual([4, 0])
  })

  it('has other prices for every Light race, and all of them pay something [IM-BLD-01]', () => {
    const prices = lightRaces.map((race) => JSON.stringify([race.buildEnergy, race.buildGold]))
    expect(new Set(prices).size).toBe(5)
    for (const race of lightRaces) {
      for (const building of [PORTAL, SHRINE, CAPITAL])
        expect(race.buildEnergy[building] + race.buildGold[building]).toBeGreaterThan(0)
      expect([10, 11, 12, 13]).toContain(sum(race.buildEnergy) + sum(race.buildGold))
    }
  })

  it('has the prices of the Light half on the player board [IM-RUL-06]', () => {
    for (const one of boards) {
      expect(one.buildEnergy).toEqual(lightRaces[one.light].buildEnergy)
      expect(one.buildGold).toEqual(lightRaces[one.light].buildGold)
      expect(one.startLand).toBe(lightRaces[one.light].startLand)
    }
  })
})

describe('race actions', () => {
  it('let the Demons build a shrine for 2 energy [IM-RAC-02]', () => {
    expect(raceAction('demons')).toEqual([BUILD_SHRINE, 2, 0])
  })

  it('let the Orcs earn gold again [IM-RAC-03]', () => {
    expect(raceAction('orcs')).toEqual([GOLD, 0, 0])
  })

  it('let the Necromancers awaken again for the same price [IM-RAC-04]', () => {
    expect(raceAction('necromancers')).toEqual([AWAKEN, 2, 1])
  })

  it('let the Night Elves attack for 2 energy and 1 gold [IM-RAC-05]', () => {
    expect(raceAction('nightElves')).toEqual([ATTACK, 2, 1])
  })

  it('let the Trolls attack for 1 energy and 2 gold [IM-RAC-06]', () => {
    expect(raceAction('trolls')).toEqual([ATTACK, 1, 2])
  })

  it('say their numbers in both languages', () => {
    const necromancers = shadowRaces[SHADOW_RACE_IDS.indexOf('necromancers')]
    expect(necromancers.actionName).toEqual({ en: 'Awaken 3', de: 'Erwecken 3' })
    expect(necromancers.actionText.en).toContain('2 energy and 1 gold, 3 armies')
    for (const race of shadowRaces)
      expect(`${race.actionName.en}${race.actionName.de}${race.actionText.en}${race.actionText.de}`).not.toMatch(/[{}]/)
  })
})
