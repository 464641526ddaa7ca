import { describe, expect, it } from 'vitest'
import type { ChanceSource } from '../../../../engine/index.ts'
import { nameOf, type LandId } from '../../content/names.ts'
import { ATTACK_SPACE, eventsOf, fought } from '../../testing/fights.ts'
import { actionMatch, choose, cubes, landCard, light, offered, shadow, tableOf } from '../../testing/position.ts'
import type { ImmortalsMatch } from '../../testing/position.ts'
import { invariants } from '../table/invariants.ts'
import { NONE, type State } from '../table/state.ts'
import { residentsThrown } from './fight.ts'

const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]
const UNINVOLVED = light('saltmere')

describe('Mike attacks Frank in White Falls', () => {
  const [MURK, FALLS] = [shadow('the-murk'), shadow('white-falls')]

  /** Mike, Frank, Ani and Dirk. */
  const start = (falls: string): ImmortalsMatch =>
    actionMatch(
      {
        roles: 4,
        armies: { 0: [[MURK, 3]], 1: [[FALLS, 2]] },
        cards: { 1: [landCard('white-falls')] },
        tray: [3, 0, 1, 1, 2],
        tower: [0, 1, 0, 0, 0],
        planned: { 3: { 0: landCard('eagle-stair') } },
      },
      { space: ATTACK_SPACE, card: FALLS },
      cubes(falls),
    )
  const play = (falls: string): State => {
    const match = start(falls)
    choose(match, `attack:${MURK}>${FALLS}`, 'armies:2')
    expect(invariants(match.play)).toEqual([])
    return match.play.state
  }

  /** Inside: yellow. Thrown: purple, yellow, blue, red, green. */
  const FALLING = ['+', '++++-', '++', '-', '-', '+-'].join('')

  it('the tray is emptied and eleven cubes go into the tower [IM-EX-19] [IM-FGT-02] [IM-FGT-05]', () => {
    const state = play('-'.repeat(12))
    expect(state.fight!.thrown).toEqual([5, 2, 1, 1, 2])
    expect(state.fight!.inside).toEqual([0, 1, 0, 0, 0])
    expect(state.residents).toBe(18)
    expect(state.fight!.sent).toBe(2)
  })

  it('5 : 3, the green one leaves first, 2 purple take the land [IM-EX-20] [IM-FGT-22] [IM-FGT-20]', () => {
    const state = play(FALLING)
    expect(state.fight).toMatchObject({
      fellThrown: [4, 2, 0, 0, 1],
      fellInside: [0, 1, 0, 0, 0],
      winner: 'attacker',
      placed: 2,
      attackerLost: 2,
      defenderLost: 3,
      residentsLost: 1,
    })
    expect([state.possessor[FALLS], state.armies[FALLS]]).toEqual([0, 2])
    expect([state.possessor[MURK], state.armies[MURK]]).toEqual([0, 1])
    // By role, Shadow then Light.
    expect(state.limbo).toEqual([0, 2, 0, 3, 0, 0, 0, 0])
    expect(state.residents).toBe(19)
    expect(state.tray).toEqual([0, 0, 0, 0, 0])
    expect(state.tower).toEqual([1, 0, 1, 1, 1])
  })

  it('Mike receives the land card from Frank into his hand [IM-EX-21] [IM-CRD-07] [IM-CRD-09]', () => {
    const state = play(FALLING)
    expect(state.holder[nameOf(FALLS)]).toBe(0)
    expect(state.planned).not.toContain(landCard('white-falls'))
  })
})

describe('before the throw', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [6, 5],
  ])('%i residents in the tray, %i are thrown [IM-EX-39] [IM-FGT-03] [IM-FGT-04]', (inTray, thrown) => {
    const match = actionMatch(
      { armies: { 0: [[HEARTWOOD, 2]] }, tray: [0, 0, 0, inTray], planned: { 2: { 0: landCard('eagle-stair') } } },
      { space: ATTACK_SPACE, card: UNINVOLVED },
      cubes('-'.repeat(20)),
    )
    expect(residentsThrown(match.play)).toBe(thrown)
    choose(match, `attack:${HEARTWOOD}>${BORDERLAND}`, 'armies:1')
    const { state } = match.play
    expect(state.fight!.thrown).toEqual([1, 0, 0, thrown])
    expect([state.residents, state.tower[3], state.tray[3]]).toEqual([20 - thrown, thrown, 0])
  })

  it('exactly one goes back, however many there are [IM-RUL-24]', () => {
    expect(residentsThrown(tableOf({ tray: [0, 0, 0, 12] }))).toBe(11)
  })

  it('none is added if all of them are inside the tower [IM-RUL-23]', () => {
    expect(residentsThrown(tableOf({ tower: [0, 0, 0, 20] }))).toBe(0)
    expect(residentsThrown(tableOf({ tower: [0, 0, 0, 19] }))).toBe(1)
  })

  it('tells what is added or taken away, and nothing else [IM-FGT-03] [IM-FGT-04]', () => {
    const told = (inTray: number): object[] => {
      const { events } = fought({ a: 1, r: 0, card: UNINVOLVED, position: { tray: [0, 0, 0, inTray] } })
      return eventsOf(events, 'residentsAdjusted')
    }
    expect(told(0)).toEqual([{ type: 'residentsAdjusted', added: 1 }])
    expect(told(2)).toEqual([])
    expect(told(5)).toEqual([{ type: 'residentsAdjusted', added: -1 }])
  })

  it('the chosen armies leave and all defenders take part, even against one attacker [IM-FGT-01] [IM-RUL-55]', () => {
    const { state } = fought({ a: 0, d: 0, r: 0, sent: 1, defenders: 9, card: UNINVOLVED })
    expect(state.fight!.thrown).toEqual([1, 9, 0, 1])
    expect(state.armies[HEARTWOOD]).toBe(1)
    expect(state.tower).toEqual([1, 9, 0, 1])
  })

  it('an unoccupied land is attacked with a throw too [IM-FGT-06] [IM-ATT-11]', () => {
    const position = { tray: [0, 2, 1, 1] }
    const { state } = fought({ a: 3, r: 0, sent: 3, card: UNINVOLVED, position })
    expect(state.fight!.thrown).toEqual([3, 2, 1, 1])
  })
})

describe('what counts in the tray', () => {
  it('cubes that were inside or in the tray before count and are placed [IM-FGT-07] [IM-RUL-56]', () => {
    const { state } = fought({ a: 4, d: 3, r: 0, sent: 2, defenders: 2, card: BORDERLAND })
    expect(state.fight).toMatchObject({ winner: 'attacker', placed: 1, attackerLost: 3, defenderLost: 3 })
    const defended = fought({ a: 1, d: 5, r: 0, sent: 1, defenders: 2, card: HEARTWOOD }).state
    expect([defended.possessor[BORDERLAND], defended.armies[BORDERLAND]]).toEqual([1, 4])
  })

  it('more armies than were sent may enter; residents stay in the tray [IM-EX-38] [IM-FGT-09] [IM-FGT-10]', () => {
    for (const card of [BORDERLAND, HEARTWOOD]) {
      const { state } = fought({ a: 4, r: 3, sent: 2, card })
      expect([state.possessor[BORDERLAND], state.armies[BORDERLAND]]).toEqual([0, 4])
      expect(state.tray).toEqual([0, 0, 0, 3])
      expect(state.limbo).toEqual([0, 0, 0, 0, 0, 0])
      const lost = fought({ a: 0, r: 3, sent: 2, card }).state
      expect(lost.fight!.winner).toBe('nobody')
      expect([lost.possessor[BORDERLAND], lost.limbo]).toEqual([NONE, [0, 0, 0, 0, 0, 0]])
    }
  })

  it('uninvolved players stay in the tray until the next fight [IM-FGT-15] [IM-FGT-17] [IM-TOW-09]', () => {
    const bystanders = { tower: [0, 0, 2, 2], tray: [0, 0, 0, 1] }
    const outcome = (card: number, armies: Record<number, readonly (readonly [number, number])[]>): State => {
      const match = actionMatch(
        { armies, ...bystanders, planned: { 2: { 0: landCard('eagle-stair') } } },
        { space: ATTACK_SPACE, card },
        cubes('+'.repeat(20)),
      )
      choose(match, `attack:${HEARTWOOD}>${BORDERLAND}`, 'armies:4')
      return match.play.state
    }
    const own = [[HEARTWOOD, 5]] as const
    // Unoccupied: for the attacker, against the attacker.
    expect(outcome(BORDERLAND, { 0: own }).tray).toEqual([0, 0, 2, 3])
    expect(outcome(UNINVOLVED, { 0: own }).tray).toEqual([0, 0, 2, 0])
    // Occupied: neutral residents stay too.
    const neutral = outcome(HEARTWOOD, { 0: own, 1: [[BORDERLAND, 1]] })
    expect(neutral.tray).toEqual([0, 0, 2, 3])
    // Neither they nor the bystanders count: 4 against 1.
    expect([neutral.armies[BORDERLAND], neutral.limbo.slice(0, 4)]).toEqual([3, [1, 0, 1, 0]])
    expect(outcome(UNINVOLVED, { 0: own, 1: [[BORDERLAND, 4]] }).tray).toEqual([0, 0, 2, 0])
  })

  it('residents never come to a land or a limbo, only to the supply [IM-FGT-23] [IM-TOW-10] [IM-RUL-58]', () => {
    const { state, match } = fought({ a: 0, d: 1, r: 2, card: BORDERLAND })
    expect([state.possessor[BORDERLAND], state.armies[BORDERLAND]]).toEqual([NONE, 0])
    expect([state.tray[3], state.tower[3], state.residents]).toEqual([1, 1, 18])
    expect(invariants(match.play)).toEqual([])
  })
})

describe('after the throw', () => {
  it('3 : 2 against the residents of an unoccupied Light land [IM-EX-22] [IM-FGT-12] [IM-FGT-13]', () => {
    const { state } = fought({ a: 3, r: 2, card: UNINVOLVED })
    expect([state.possessor[BORDERLAND], state.armies[BORDERLAND]]).toEqual([0, 1])
    expect(state.limbo).toEqual([2, 0, 0, 0, 0, 0])
    // Two of the tower's went to the supply, the one from the supply stuck.
    expect([state.residents, state.tower[3], state.tray[3]]).toEqual([19, 1, 0])
    expect(state.holder[nameOf(BORDERLAND)]).toBe(0)
  })

  it('armies lost in the Light world go to the Shadow limbo and the other way round [IM-FGT-25] [IM-FGT-20]', () => {
    expect(fought({ a: 3, d: 1, r: 0, card: HEARTWOOD }).state.limbo).toEqual([1, 0, 1, 0, 0, 0])
    const inShadow = { origin: shadow('heartwood'), target: shadow('borderland') }
    expect(fought({ a: 1, d: 3, r: 0, card: UNINVOLVED, ...inShadow }).state.limbo).toEqual([0, 1, 0, 1, 0, 0])
  })

  it('no cube of attacker or defender stays in the tray [IM-INV-11]', () => {
    const cases = [
      { a: 4, d: 2, r: 2, card: BORDERLAND },
      { a: 2, d: 4, r: 1, card: BORDERLAND },
      { a: 2, d: 2, r: 3, card: UNINVOLVED },
      { a: 2, d: 2, r: 3, card: HEARTWOOD },
      { a: 0, d: 1, r: 2, card: BORDERLAND },
      { a: 3, r: 2, card: UNINVOLVED },
      { a: 1, r: 2, card: UNINVOLVED },
      { a: 2, r: 2, card: HEARTWOOD },
    ]
    for (const one of cases) {
      const { state, match } = fought(one)
      expect([state.tray[0], state.tray[1]]).toEqual([0, 0])
      expect(invariants(match.play)).toEqual([])
    }
  })

  it('a tie or residents alone leave the land unoccupied [IM-FGT-24] [IM-EX-33] [IM-EX-35]', () => {
    const tie = fought({ a: 3, d: 2, r: 1, card: UNINVOLVED }).state
    expect([tie.fight!.winner, tie.possessor[BORDERLAND], tie.armies[BORDERLAND]]).toEqual(['tie', NONE, 0])
    expect(tie.limbo).toEqual([3, 0, 2, 0, 0, 0])
    expect(tie.tray).toEqual([0, 0, 0, 0])
    const residents = fought({ a: 0, d: 1, r: 2, card: BORDERLAND }).state
    expect([residents.fight!.winner, residents.possessor[BORDERLAND]]).toEqual(['residents', NONE])
  })

  it('if the tower swallows everything it is a tie, without another throw [IM-EX-36] [IM-RUL-61]', () => {
    const { state } = fought({ a: 0, d: 0, r: 0, sent: 3, defenders: 2, card: HEARTWOOD })
    expect(state.fight!.winner).toBe('tie')
    expect(state.possessor[BORDERLAND]).toBe(NONE)
    expect(state.tower).toEqual([3, 2, 0, 1])
    expect(state.limbo).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('buildings and portals stay [IM-RUL-49]', () => {
    const build = (state: State): void => {
      state.building[BORDERLAND] = 1
      state.portal[BORDERLAND] = 1
    }
    for (const d of [1, 3]) {
      const { state } = fought({ a: 3, d, r: 0, card: UNINVOLVED, position: { arrange: build } })
      expect([state.building[BORDERLAND], state.portal[BORDERLAND]]).toEqual([1, 1])
    }
  })

  it('the counted cubes are told [IM-FGT-16]', () => {
    const { events } = fought({ a: 4, d: 3, r: 1, card: BORDERLAND })
    expect(eventsOf(events, 'fightDecided')).toEqual([
      {
        type: 'fightDecided',
        attacker: 0,
        defender: 1,
        target: BORDERLAND,
        attitude: 1,
        winner: 'attacker',
        attackers: 4,
        defenders: 3,
        residents: 1,
        placed: 2,
        attackerLost: 2,
        defenderLost: 3,
        residentsLost: 1,
      },
    ])
    const entered = fought({ a: 2, r: 1, card: UNINVOLVED }).events
    expect(eventsOf(entered, 'fightDecided')).toMatchObject([{ defender: NONE, defenders: 0, residents: 1 }])
    expect(eventsOf(entered, 'cubesThrown')).toEqual([
      {
        type: 'cubesThrown',
        role: 0,
        thrown: [2, 0, 0, 1],
        inside: [0, 0, 0, 1],
        fellThrown: [2, 0, 0, 0],
        fellInside: [0, 0, 0, 1],
      },
    ])
  })
})

describe('nothing but the tower decides', () => {
  it('each cube thrown or inside is drawn for once, and nothing else is [IM-TOW-08]', () => {
    const asked: number[] = []
    const source: ChanceSource = {
      below(n) {
        asked.push(n)
        return 0
      },
    }
    const match = actionMatch(
      {
        armies: { 0: [[HEARTWOOD, 4]], 1: [[BORDERLAND, 2]] },
        tower: [1, 2, 3, 4],
        tray: [0, 0, 1, 1],
        planned: { 2: { 0: landCard('eagle-stair') } },
      },
      { space: ATTACK_SPACE, card: UNINVOLVED },
      source,
    )
    choose(match, `attack:${HEARTWOOD}>${BORDERLAND}`, 'armies:3')
    expect(asked).toEqual(Array(10 + 3 + 2 + 2).fill(3))
  })

  it('what sticks stays inside for the next fight [IM-TOW-06] [IM-TOW-05]', () => {
    const { state } = fought({ a: 1, d: 1, r: 0, sent: 3, defenders: 4, card: UNINVOLVED })
    expect(state.tower).toEqual([2, 3, 0, 1])
    expect(state.tray).toEqual([0, 0, 0, 0])
  })
})

describe('unoccupied lands', () => {
  it('are entered by an attack only: no movement, no awakening there [IM-ATT-12]', () => {
    const names: LandId[] = ['mossgate', 'elderglade', 'treehome', 'borderland', 'forge-fire', 'anvil-ridge']
    const position = {
      armies: { 0: [[HEARTWOOD, 3]] },
      gold: { 0: 9 },
      energy: { 0: 9 },
      limbo: { 0: [3, 3] },
    } as const
    const inOrder = names.map(light).sort((a, b) => a - b)
    const attackOrMove = actionMatch(position, { space: 6, card: HEARTWOOD })
    expect(offered(attackOrMove)).toEqual([
      ...inOrder.map((land) => `attack:${HEARTWOOD}>${land}`),
      'compensation:gold',
      'compensation:energy',
    ])
    const awaken = actionMatch(position, { space: 2, card: BORDERLAND })
    expect(offered(awaken)).toEqual(['compensation:gold', 'compensation:energy'])
  })
})
