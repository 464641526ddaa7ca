import { describe, expect, it } from 'vitest'
import { fastSource } from '../../../../engine/index.ts'
import { choose, light, loaded, offered, question, shadow, view } from '../../testing/position.ts'
import { playOn, startMatch, toldAs } from '../../testing/start-match.ts'
import { NONE, playerBoard } from '../table/state.ts'

/** Draws: Light and Shadow race of each player, then the start player. */
const races = (...tiles: number[]): ReturnType<typeof loaded> => loaded(...tiles)

describe('races', () => {
  it('each player draws one of each kind, none twice [IM-SET-16] [IM-SET-17]', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = startMatch(5, fastSource(`races ${seed}`)).match
      expect(state.lightRace.slice().sort()).toEqual([0, 1, 2, 3, 4])
      expect(state.shadowRace.slice().sort()).toEqual([0, 1, 2, 3, 4])
    }
  })

  it('the kinds are drawn separately, from what is left [IM-SET-16]', () => {
    const { match, events } = startMatch(3, races(4, 0, 0, 3, 1, 2, 0))
    expect(match.state.lightRace).toEqual([4, 0, 2])
    expect(match.state.shadowRace).toEqual([0, 4, 3])
    expect(toldAs(events, 'startRaces')).toEqual([
      { type: 'startRaces', role: 0, light: 4, shadow: 0 },
      { type: 'startRaces', role: 1, light: 0, shadow: 4 },
      { type: 'startRaces', role: 2, light: 2, shadow: 3 },
    ])
  })

  it('start land and building prices come from the Light race, the own action from the Shadow race [IM-RUL-06]', () => {
    const { match } = startMatch(3, races(4, 0, 0, 3, 1, 2, 0))
    const { lightRaces, shadowRaces } = match.content
    for (let role = 0; role < 3; role++) {
      const board = playerBoard(match.play, role)
      const [day, night] = [lightRaces[match.state.lightRace[role]], shadowRaces[match.state.shadowRace[role]]]
      expect([board.startLand, board.buildEnergy, board.buildGold]).toEqual([
        day.startLand,
        day.buildEnergy,
        day.buildGold,
      ])
      expect(board.action[board.raceSpace]).toBe(night.action)
      expect([board.startEnergy, board.startGold]).toEqual([day.energy + night.energy, day.gold + night.gold])
    }
    expect(new Set(lightRaces.map(({ startLand }) => startLand)).size).toBe(5)
  })
})

describe('the start player', () => {
  it('is found by chance and gets the marker [IM-SET-22] [IM-RUL-08]', () => {
    for (const role of [0, 1, 2]) {
      const { match, events } = startMatch(3, races(0, 0, 0, 0, 0, 0, role))
      expect([match.state.startPlayer, match.state.marker]).toEqual([role, role])
      expect(toldAs(events, 'startPlayerFound')).toEqual([{ type: 'startPlayerFound', role }])
      expect(question(match)).toBe(`group@${role}`)
    }
    const found = new Set(
      Array.from({ length: 40 }, (_, seed) => startMatch(5, fastSource(`first ${seed}`)).match.state.startPlayer),
    )
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4])
  })
})

describe('army groups', () => {
  it('lie on the fields of both halves; each may be the first [IM-STA-01] [IM-STA-03]', () => {
    const { match } = startMatch(3, races())
    expect(match.state.groups[0]).toEqual([3, 3, 3, 3, 7, 5, 2, 2])
    expect(offered(match)).toEqual(['group:3', 'group:7', 'group:5', 'group:2'])
    expect(view(match)!.rule).toBe('IM-STA-03')
    expect(view(match)!.options.map(({ detail }) => detail!.args)).toEqual([
      { count: 4, left: 8 },
      { count: 1, left: 8 },
      { count: 1, left: 8 },
      { count: 2, left: 8 },
    ])
  })

  it('the outer fields hold two armies each, but none with five players [IM-STA-02] [IM-STA-01]', () => {
    const groups = [3, 4, 5].map((roles) => startMatch(roles, races()).match.state)
    expect(groups.map((s) => s.groups[0].length)).toEqual([8, 8, 6])
    expect(groups.map((s) => s.groups[0].reduce((a, b) => a + b))).toEqual([28, 28, 24])
    expect(groups.map((s) => s.supply[0])).toEqual([15, 15, 19])
  })
})

describe('the start land', () => {
  it('takes the first group in the Light world, and its card comes with it [IM-STA-03] [IM-STA-04] [IM-STA-05]', () => {
    const { match, events } = startMatch(3, races())
    choose(match, 'group:7')
    const { state } = match
    const land = light('elderglade')
    expect([state.possessor[land], state.armies[land], state.holder[land - 25]]).toEqual([0, 7, 0])
    expect(state.groups[0]).toEqual([3, 3, 3, 3, 5, 2, 2])
    expect(state.possessor.filter((of) => of !== NONE)).toEqual([0])
    expect(toldAs(events, 'startGroupPlaced')).toEqual([
      { type: 'startGroupPlaced', role: 0, land, armies: 7, left: 7, rule: 'IM-STA-03' },
    ])
    expect(toldAs(events, 'startLandCard')).toEqual([{ type: 'startLandCard', role: 0, name: land - 25 }])
  })

  it('is taken clockwise from the start player [IM-RUL-18]', () => {
    const { match } = startMatch(4, races(0, 0, 0, 0, 0, 0, 0, 0, 2))
    const order: string[] = []
    while (match.state.phase === 'start') {
      order.push(question(match))
      choose(match, offered(match)[0])
    }
    expect(order).toEqual(['group@2', 'group@3', 'group@0', 'group@1'])
  })

  it('gets two armies of the supply in the Shadow world, once all stand in the Light [IM-STA-06]', () => {
    const { match, events } = startMatch(3, races(0, 0, 0, 0, 0, 0, 1))
    const twins = [shadow('elderglade'), shadow('shorelake'), shadow('emberfall')]
    choose(match, 'group:4', 'group:5')
    expect(twins.map((land) => match.state.armies[land])).toEqual([0, 0, 0])
    choose(match, 'group:2')
    expect(twins.map((land) => [match.state.possessor[land], match.state.armies[land]])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ])
    expect(match.state.supply).toEqual([13, 13, 13])
    expect(match.state.groups.map((groups) => groups.length)).toEqual([7, 7, 7])
    expect(toldAs(events, 'startShadowArmies').map((event) => (event as { role?: number }).role)).toEqual([1, 2, 0])
  })

  it('closes the turn of its player: it is asked even with one group [IM-STA-03]', () => {
    const { match } = startMatch(3, races())
    expect(view(match)!.closes).toBe(true)
    playOn(match, (state) => state.phase !== 'start')
    expect(match.state.phase).toBe('draft')
  })
})
