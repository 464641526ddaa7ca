import { describe, expect, it } from 'vitest'
import { fastSource } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { choose, cubes, light, offered, question, shadow, view, type ImmortalsMatch } from '../../testing/position.ts'
import { draftMatch, playOn, startMatch, toldAs, type DraftPosition, type Told } from '../../testing/start-match.ts'
import { limboAt, type State } from '../table/state.ts'

const END = 8
const HANDS = [
  (['mountainhome', 'treehome', 'heartwood', 'saltmere'] as const).map(shadow),
  (['mountainhome', 'treehome', 'heartwood', 'saltmere'] as const).map(light),
  (['the-murk', 'borderland', 'duskmoor', 'highcrag'] as const).map(shadow),
]

/** The draft is over; the cubes fall as given: seven for each player, then ten residents. */
const begin = (falls: string, change: Partial<DraftPosition> = {}): Told =>
  draftMatch({ groups: [[], [], []], hands: HANDS, step: END, ...change }, cubes(falls))

const STICK = '-'.repeat(7)
const limbosOf = (s: State, role: number): number[] => [s.limbo[limboAt(role, SHADOW)], s.limbo[limboAt(role, LIGHT)]]
const cubesInside = (match: ImmortalsMatch): number => match.state.tower.reduce((a, b) => a + b)

describe('the end of the start round', () => {
  it('the last four cards, both stacks and the discard pile become the draw pile [IM-STA-25] [IM-STA-27]', () => {
    const kept = [shadow('emberfall'), light('crossfen')]
    const { match } = begin('', { kept: { 0: [kept[0]], 2: [kept[1]] }, discard: [light('emberfall')] })
    const { state } = match
    const all = Array.from({ length: 60 }, (_, card) => card)
    expect(state.drawPile).toEqual(all.filter((card) => !kept.includes(card)))
    expect(state.discard).toEqual([])
    expect(state.draft).toBeUndefined()
    expect(state.conflict).toEqual([[kept[0]], [], [kept[1]]])
  })

  it('Dirk gets 9 energy and 7 gold, the sums of his two halves [IM-EX-03] [IM-STA-26]', () => {
    const { match, events } = begin('', {
      races: { 0: ['humans', 'trolls'], 1: ['elves', 'nightElves'], 2: ['dwarves', 'necromancers'] },
    })
    expect(match.state.energy).toEqual([9, 9, 8])
    expect(match.state.gold).toEqual([7, 6, 8])
    expect(toldAs(events, 'startIncome')[0]).toEqual({ type: 'startIncome', role: 0, energy: 9, gold: 7 })
  })

  it('three armies go into each limbo [IM-STA-28]', () => {
    const { match } = begin('')
    // Loaded chance that has run out lets every cube fall.
    for (let role = 0; role < 3; role++) expect(limbosOf(match.state, role)).toEqual([3, 3])
    expect(match.state.supply).toEqual([30, 30, 30])
  })

  it('the marker stays with its player, who is asked first [IM-STA-29] [IM-RUL-15] [IM-RUL-19]', () => {
    const { match } = begin('', { startPlayer: 2 })
    expect([match.state.startPlayer, match.state.marker]).toEqual([2, 2])
    expect(question(match)).toBe('split@2')
    playOn(match)
    expect([match.state.startPlayer, match.state.marker]).toEqual([2, 2])
  })
})

describe('filling the tower', () => {
  it('seven armies of each player and ten residents are thrown in [IM-TOW-01] [IM-TOW-03]', () => {
    const { match, events } = begin(`++-----${STICK}${'-'.repeat(4)}+++${'+'.repeat(6)}----`)
    const { state } = match
    expect(state.tower).toEqual([5, 7, 4, 4])
    expect(state.tray).toEqual([2, 0, 3, 2])
    expect(state.residents).toBe(20 - 4 - 2)
    expect(toldAs(events, 'towerFilled')).toEqual([
      { type: 'towerFilled', thrown: [7, 7, 7, 10], fell: [2, 0, 3, 6], kept: 2 },
    ])
  })

  it('with five players these are 45 cubes [IM-EX-04] [IM-TOW-01]', () => {
    const { match, events } = startMatch(5, fastSource('five'))
    playOn(match, (state) => state.phase === 'filling')
    const [filled] = toldAs(events, 'towerFilled') as unknown as { thrown: number[]; fell: number[]; kept: number }[]
    expect(filled.thrown).toEqual([7, 7, 7, 7, 7, 10])
    expect(filled.thrown.reduce((a, b) => a + b)).toBe(45)
    const { state } = match
    expect(cubesInside(match)).toBe(45 - filled.fell.reduce((a, b) => a + b))
    expect(filled.fell[5]).toBeGreaterThan(2)
    expect(state.tray).toEqual([...filled.fell.slice(0, 5), 2])
    expect(state.residents).toBe(10 + filled.fell[5] - 2)
    expect(match.log.filter((entry) => entry.type === 'draw' && entry.what === 'cube thrown')).toHaveLength(45)
  })

  it('cubes fall with the chance of the filling [IM-TOW-01]', () => {
    const { match } = begin('')
    const draws = match.log.filter((entry) => entry.type === 'draw')
    expect(new Set(draws.map(({ n }) => n))).toEqual(new Set([match.content.tower.filling.of]))
    const never = begin('', {
      content: (c) => ({ ...c, tower: { ...c.tower, filling: { falls: 0, of: 3 } } }),
    })
    expect(never.match.state.tower).toEqual([7, 7, 7, 10])
  })

  it('of fewer than two residents all stay in the tray, none are added [IM-RUL-20]', () => {
    for (const [falls, inTray] of [
      ['-', 0],
      ['+', 1],
      ['++', 2],
      ['+++', 2],
    ] as const) {
      const { match } = begin(`${STICK.repeat(3)}${falls.padEnd(10, '-')}`)
      const fell = falls === '-' ? 0 : falls.length
      expect(match.state.tray[3]).toBe(inTray)
      expect(match.state.residents).toBe(10 + fell - inTray)
      expect(match.state.tower[3]).toBe(10 - fell)
    }
  })

  it('the owners put what fell into either limbo, in any split, clockwise and openly [IM-TOW-02] [IM-RUL-19]', () => {
    const { match, events } = begin(`+++----${STICK}+------${'-'.repeat(10)}`, { startPlayer: 1 })
    // Player 2 has nothing to split.
    expect(question(match)).toBe('split@2')
    expect(offered(match)).toEqual(['armies:0', 'armies:1'])
    choose(match, 'armies:1')
    expect(question(match)).toBe('split@0')
    expect(offered(match)).toEqual(['armies:0', 'armies:1', 'armies:2', 'armies:3'])
    const [none, , , all] = view(match)!.options
    expect([none.targets, all.targets]).toEqual([[`limbo:${SHADOW}`], [`limbo:${LIGHT}`]])
    expect(view(match)!.options[1]).toMatchObject({
      label: { key: 'filling.splitInto', args: { light: 1, shadow: 2 } },
      targets: [`limbo:${SHADOW}`, `limbo:${LIGHT}`],
      detail: { key: 'filling.limbosThen', args: { light: 4, shadow: 5 } },
    })
    expect(view(match)!.closes).toBe(true)
    choose(match, 'armies:2')
    expect([0, 1, 2].map((role) => limbosOf(match.state, role))).toEqual([
      [4, 5],
      [3, 3],
      [3, 4],
    ])
    expect(match.state.tray).toEqual([0, 0, 0, 0])
    expect(toldAs(events, 'fallenSplit')).toEqual([
      { type: 'fallenSplit', role: 2, light: 1, shadow: 0 },
      { type: 'fallenSplit', role: 0, light: 2, shadow: 1 },
    ])
  })

  it('what is left in the supply goes back to the box; the rest never changes [IM-TOW-04] [IM-RUL-21]', () => {
    const { match, events } = begin('', { armies: { 0: [[light('treehome'), 30]], 1: [[light('heartwood'), 26]] } })
    expect(match.state.supply).toEqual([0, 4, 30])
    playOn(match)
    expect(match.state.supply).toEqual([0, 0, 0])
    expect(match.state.box).toEqual([0, 4, 30])
    expect(toldAs(events, 'startBoxed')).toEqual([
      { type: 'startBoxed', role: 1, armies: 4 },
      { type: 'startBoxed', role: 2, armies: 30 },
    ])
    expect(match.state.turn).toBe(-1)
  })

  it('28 in groups use all 43 armies; 24 with five players leave 4 for the box [IM-EX-45] [IM-TOW-04]', () => {
    for (const [roles, boxed] of [
      [3, 0],
      [4, 0],
      [5, 4],
    ] as const) {
      const { match } = startMatch(roles, fastSource(`budget ${roles}`))
      const groups = match.state.groups.map((sizes) => sizes.reduce((a, b) => a + b))
      expect(new Set(groups)).toEqual(new Set([43 - 2 - 6 - 7 - boxed]))
      playOn(match)
      expect(match.state.box).toEqual(new Array(roles).fill(boxed))
    }
  })
})
