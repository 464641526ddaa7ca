import { describe, expect, it } from 'vitest'
import { FOOD, PLUNDER, SALT, TERRAINS } from '../../content/names.ts'
import { at, heardMatch, tableOf, type Position } from '../../testing/position.ts'
import { printed } from '../table/state.ts'
import { productionOf } from './production.ts'

/** Krowh (Pak Glandris) and Duerkhar (Khatrak Kautil), both at home only. */
const NOTHING = { 0: [0, 0, 0], 1: [0, 0, 0] } as const
const HOME = at(0, -2)

const produced = (position: Position): number[] =>
  heardMatch({ phase: 'production', startFeats: false, resources: NOTHING, ...position }, [{ procedure: 'production' }])
    .match.state.resources

const board = (faction: number, havens: number, position: Position = {}): number[] =>
  tableOf(position).content.factions[faction].production[havens].slice()

describe('the Production Phase', () => {
  it('gives what the board shows for the number of Havens, that space only [UP-PRD-01, UP-SET-13, UP-RUL-30]', () => {
    const havens = { 0: [at(1, -1), at(1, 0), at(0, 1)], 1: [at(-1, 0)] }
    const curses = [...havens[0], ...havens[1]]
    const tiles = {
      [at(1, -1)]: 'rigga',
      [at(1, 0)]: 'torment',
      [at(0, 1)]: 'black-ice',
      [at(-1, 0)]: 'depths',
    } as const
    expect(produced({ havens, curses, tiles })).toEqual([...board(0, 3), ...board(1, 1)])
  })

  it('gives something without any Haven too [UP-PRD-02, UP-WIN-04]', () => {
    const gained = produced({ havens: { 0: [], 1: [] } })
    expect(gained).toEqual([...board(0, 0), ...board(1, 0)])
    expect(gained.some((n) => n > 0)).toBe(true)
  })

  it('adds what is printed on the hexes of own Havens [UP-PRD-03]', () => {
    const t = tableOf()
    const home = printed(t).hexes[t.state.tile[HOME]]
    const expected = board(0, 1).map((n, kind) => n + home.yields[kind])
    expect(produced({ roles: 2 }).slice(0, 3)).toEqual(expected)
  })

  it('knows what hexes yield by their terrain [UP-PRD-04]', () => {
    const plain = tableOf().content.cards.second.hexes.filter(
      ({ kind, isAdvanced, yields }) => kind === 'ordinary' && !isAdvanced && yields.some((n) => n > 0),
    )
    const yieldOf = { woods: PLUNDER, highlands: PLUNDER, marsh: FOOD, badlands: FOOD, iceWaste: SALT, none: SALT }
    const usual = plain.filter(({ terrain, yields }) => yields[yieldOf[TERRAINS[terrain]]] === 2)
    expect(usual.length).toBeGreaterThan(plain.length / 2)
    for (const hex of usual) expect(yieldOf[TERRAINS[hex.terrain]]).toBe(hex.yields.indexOf(2))
  })

  it('gives nothing from a cursed hex; the Haven still counts for the board [UP-PRD-05]', () => {
    expect(produced({ curses: [HOME] }).slice(0, 3)).toEqual(board(0, 1))
  })

  it('has no limit for what a player stores but that of the box, in the second edition [UP-PRD-06, UP-RUL-11]', () => {
    const rich = { 0: [60, 60, 0], 1: [0, 0, 0] } as const
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
    expect(sum(produced({ resources: rich }))).toBe(120)
    expect(sum(produced({ resources: rich, edition: 'first' }))).toBeGreaterThan(120)
    expect(sum(produced({ resources: rich, options: { resourceSupply: 'unlimited' } }))).toBeGreaterThan(120)
  })

  it('can be foretold [UP-PRD-01]', () => {
    const t = tableOf({ startFeats: false, resources: NOTHING })
    expect([...productionOf(t, 0), ...productionOf(t, 1)]).toEqual(produced({}))
  })

  it('is for every faction by itself, whoever leads it [UP-SET-03]', () => {
    const { told } = heardMatch({ roles: 4, startFeats: false, firstPlayer: 2 }, [{ procedure: 'production' }])
    expect(told('produced').map((event) => (event as { role: number }).role)).toEqual([2, 3, 0, 1])
  })
})
