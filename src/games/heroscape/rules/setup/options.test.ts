import { describe, expect, it } from 'vitest'
import { defaultContent, type Content } from '../../content/content.ts'
import { allOptions, problemsOf, withScenario } from '../../testing/quiet-match.ts'
import { NONE, type TableOptions } from '../table/state.ts'
import { BUILT_IN_SCENARIOS, optionSpecs, scenarioFor, tableOptions } from './options.ts'

const optionsWith = (roles: number, given: object, content: Content = defaultContent()): TableOptions =>
  tableOptions(content, roles, allOptions(roles, given))

const OURS = ['DAWN', 'FRONT', 'DIVE', 'WINTER', 'PLANT', 'STORM', 'RESCUE', 'MIST', 'FORT', 'BARREN', 'CROWN']

describe('the options of a table', () => {
  it('are these, with what is printed as the default [HS-SET-08] [HS-DRF-01] [HS-SET-35]', () => {
    const scenarios = ['auto', ...OURS, 'pack']
    expect(optionSpecs).toEqual([
      { id: 'scenario', kind: 'choice', values: scenarios, default: 'auto', rule: 'HS-SET-08' },
      { id: 'army', kind: 'choice', values: ['drafted', 'prepared'], default: 'drafted', rule: 'HS-DRF-01' },
      { id: 'sets', kind: 'number', min: 1, max: 8, default: 1, rule: 'HS-SET-35' },
      { id: 'mirrorArmies', kind: 'switch', default: false, rule: 'HS-RUL-20' },
      { id: 'points', kind: 'number', min: 0, max: 5000, default: 0, rule: 'HS-DRF-02' },
      { id: 'rounds', kind: 'number', min: 0, max: 40, default: 0, rule: 'HS-END-02' },
      { id: 'edition', kind: 'choice', values: ['german', 'secondEnglish'], default: 'german', rule: 'HS-RUL-88' },
      { id: 'climbEqual', kind: 'switch', default: true, rule: 'HS-RUL-24' },
      { id: 'mudSlowsFlyers', kind: 'switch', default: true, rule: 'HS-RUL-86' },
      { id: 'powersBreakTruce', kind: 'switch', default: true, rule: 'HS-RUL-85' },
      { id: 'markersInTurn', kind: 'switch', default: false, rule: 'HS-RND-07' },
      { id: 'strikes', kind: 'choice', values: ['asked', 'automatic'], default: 'asked', rule: 'HS-RUL-40' },
    ])
    expect(defaultContent().scenarios.map(({ id }) => id)).toEqual([...BUILT_IN_SCENARIOS])
  })

  it.each([
    ['army', 'drafted', 'prepared'],
    ['mirrorArmies', false, true],
    ['edition', 'german', 'secondEnglish'],
    ['climbEqual', true, false],
    ['mudSlowsFlyers', true, false],
    ['powersBreakTruce', true, false],
    ['markersInTurn', false, true],
    ['strikes', 'asked', 'automatic'],
  ] as const)('carry %s to the table, and nothing else with it', (id, printed, other) => {
    expect(optionsWith(2, {})[id]).toBe(printed)
    expect(optionsWith(2, { [id]: other })).toEqual({ ...optionsWith(2, {}), [id]: other })
  })

  it('take the printed points and rounds, or others for everybody who drafts [HS-DRF-02] [HS-END-02]', () => {
    const printed = optionsWith(3, { scenario: 'RESCUE' })
    expect([printed.points, printed.rounds, printed.isScored]).toEqual([[200, 200, 500], 8, false])
    expect(optionsWith(3, { scenario: 'RESCUE', points: 300 })).toEqual({ ...printed, points: [300, 300, 300] })
    expect(optionsWith(3, { scenario: 'RESCUE', rounds: 8 })).toEqual({ ...printed, isScored: true })
    const given = withScenario('RESCUE', ({ setups: [setup] }) => ({ setups: [{ ...setup, points: [200, 0, 500] }] }))
    expect(optionsWith(3, { scenario: 'RESCUE', points: 300 }, given).points).toEqual([300, 0, 300])
  })

  it('name the printed line of a scenario for so many players [HS-RUL-15]', () => {
    const { scenarios } = defaultContent()
    const front = scenarios.findIndex(({ id }) => id === 'FRONT')
    const lines = [2, 4].map((roles) => optionsWith(roles, { scenario: 'FRONT' }))
    expect(lines.map(({ scenario }) => scenario)).toEqual([front, front])
    expect(lines.map(({ setup }) => scenarios[front].setups[setup].players)).toEqual([2, 4])
  })
})

describe('which scenario is meant', () => {
  const named = (content: Content, roles: number, id: string): string | undefined =>
    content.scenarios[scenarioFor(content, roles, id)]?.id
  /** FRONT and FORT as scenarios of a pack, for these numbers of players. */
  const own = (...players: [front: number, fort: number]): Content => {
    const content = defaultContent()
    const scenarios = content.scenarios.map((one) => {
      const at = ['FRONT', 'FORT'].indexOf(one.id)
      if (at < 0) return one
      return { ...one, id: `OWN ${one.id}`, setups: [{ ...one.setups[0], players: players[at] }] }
    })
    return { ...content, scenarios }
  }

  it('by its name, whoever plays; unknown names mean none [HS-SET-08]', () => {
    const content = defaultContent()
    for (const id of OURS) expect(named(content, 2, id)).toBe(id)
    expect(scenarioFor(content, 2, 'NOWHERE')).toBe(NONE)
    expect(named(own(2, 4), 2, 'OWN FRONT')).toBe('OWN FRONT')
  })

  it('from the pack: the first that fits, else the first, so that it can be refused by its name [HS-SET-36]', () => {
    expect(scenarioFor(defaultContent(), 2, 'pack')).toBe(NONE)
    expect(named(own(3, 2), 2, 'pack')).toBe('OWN FORT')
    expect(named(own(2, 2), 2, 'pack')).toBe('OWN FRONT')
    expect(named(own(3, 4), 2, 'pack')).toBe('OWN FRONT')
    expect(problemsOf(2, { scenario: 'pack' }, own(3, 4))).toEqual([
      { path: 'options.scenario', problem: 'OWN FRONT is for 3 players, not 2 [HS-RUL-15]' },
    ])
  })

  it('by itself one of the booklet that fits, never one of the pack [HS-SET-08]', () => {
    expect([2, 3, 4, 5, 8].map((roles) => named(defaultContent(), roles, 'auto'))).toEqual([
      'FRONT',
      'RESCUE',
      'FRONT',
      'CROWN',
      'CROWN',
    ])
    expect(named(own(2, 4), 2, 'auto')).toBeUndefined()
  })
})

describe('what is refused', () => {
  it('an unknown scenario, by its name [HS-SET-08]', () => {
    const gone = { ...defaultContent(), scenarios: defaultContent().scenarios.filter(({ id }) => id !== 'MIST') }
    expect(problemsOf(2, { scenario: 'MIST' }, gone)).toEqual([
      { path: 'options.scenario', problem: 'no scenario MIST' },
    ])
  })

  it('points and rounds in the Basic game, both told at once [HS-BAS-03]', () => {
    expect(problemsOf(2, { scenario: 'DAWN' })).toEqual([])
    expect(problemsOf(2, { scenario: 'DAWN', points: 1, rounds: 1 })).toEqual([
      { path: 'options.points', problem: 'the Basic game has no points [HS-BAS-03]' },
      { path: 'options.rounds', problem: 'the Basic game has no rounds [HS-BAS-03]' },
    ])
  })

  it('more copies than there are, told once for each card, with those that are nobody’s [HS-RUL-20]', () => {
    const problem = (id: string): object => ({
      path: 'options.sets',
      problem: `RESCUE gives more than 1 of ${id} [HS-RUL-20]`,
    })
    const rescue = (cards: string[][]): object[] =>
      problemsOf(
        3,
        { scenario: 'RESCUE' },
        withScenario('RESCUE', ({ setups: [setup] }) => ({ setups: [{ ...setup, cards }] })),
      )
    expect(rescue([['finn'], [], []])).toEqual([])
    expect(rescue([['finn', 'raelin'], ['finn', 'raelin'], []])).toEqual([problem('finn'), problem('raelin')])
    expect(rescue([[], ['sgt-drake-alexander'], []])).toEqual([problem('sgt-drake-alexander')])
  })

  it('a zone that enemies share, not one that a team shares [HS-DRF-08] [HS-TEAM-09]', () => {
    expect(problemsOf(4, { scenario: 'FRONT' })).toEqual([])
    const zones = (zone: number[]): number =>
      problemsOf(
        4,
        { scenario: 'FRONT' },
        withScenario('FRONT', ({ setups }) => ({
          setups: setups.map((one) => (one.players === 4 ? { ...one, zone } : one)),
        })),
      ).filter(({ problem }) => problem === 'enemies would share a starting zone [HS-DRF-08]').length
    expect([zones([0, 0, 1, 1]), zones([0, 0, 0, 1]), zones([1, 0, 0, 1])]).toEqual([0, 1, 1])
  })

  it('too few points for an army of everybody [HS-RUL-75]', () => {
    expect(problemsOf(2, { points: 49 })).toEqual([
      { path: 'options.points', problem: 'not everybody could put an army together [HS-RUL-75]' },
    ])
  })
})
