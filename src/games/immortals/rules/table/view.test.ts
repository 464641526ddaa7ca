import { describe, expect, it } from 'vitest'
import { privateCells, publicCells, type CellValue, type Table as EngineTable } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { CAPITAL } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { BLANK, landCard, light, shadow, tableOf, type Position } from '../../testing/position.ts'
import { landCell, phaseCell } from './cells.ts'
import { NONE, type State } from './state.ts'

type Cells = Record<string, CellValue>
const seen = (t: EngineTable<State, Content>): Cells => Object.fromEntries(publicCells(immortals, t))
const own = (t: EngineTable<State, Content>, role: number): Cells =>
  Object.fromEntries(privateCells(immortals, t, role))

const POSITION: Position = {
  armies: { 0: [[light('heartwood'), 4]], 1: [[shadow('the-murk'), 1]] },
  limbo: { 0: [2, 3] },
  gold: { 0: 5 },
  energy: { 0: 6 },
  tower: [1, 2, 3, 4],
  tray: [0, 1, 0, 2],
  cards: { 0: [light('highcrag'), landCard('treehome')] },
  planned: { 0: { 4: light('duskmoor'), 9: BLANK } },
  discard: [light('saltmere')],
  arrange(state) {
    state.building[light('treehome')] = CAPITAL
    state.portal[light('mossgate')] = 1
    state.points[0] = 7
    state.supply[1] = 9
    state.groups[1] = [4, 3]
    state.action = { role: 0, space: 4, card: light('duskmoor') } as NonNullable<State['action']>
  },
}

describe('what lies open on the table', () => {
  const t = tableOf(POSITION)
  const cells = seen(t)

  it('lands where something stands, each with armies, building and portal [IM-RUL-29]', () => {
    const lands = Object.keys(cells).filter((key) => key.startsWith('land:'))
    expect(Object.fromEntries(lands.map((key) => [key, cells[key]]))).toEqual({
      [`land:${light('heartwood')}`]: [0, 4, NONE, 0],
      [`land:${shadow('the-murk')}`]: [1, 1, NONE, 0],
      [`land:${light('treehome')}`]: [NONE, 0, CAPITAL, 0],
      [`land:${light('mossgate')}`]: [NONE, 0, NONE, 1],
    })
    expect(landCell.in(publicCells(immortals, t), light('heartwood'))).toEqual([0, 4, NONE, 0])
  })

  it('phase, round, cubes, cards and the action under way [IM-RUL-29]', () => {
    expect(phaseCell.in(publicCells(immortals, t))).toBe('execution')
    expect(cells).toMatchObject({
      options: t.state.options,
      phase: 'execution',
      round: [1, 0, 0, 0],
      tower: [1, 2, 3, 4],
      tray: [0, 1, 0, 2],
      residents: 14,
      drawPile: t.state.drawPile.length,
      discard: [light('saltmere')],
      action: [0, 4, light('duskmoor')],
    })
    expect(cells['holder']).toEqual(t.state.holder)
    for (const absent of ['draft', 'fight', 'places']) expect(absent in cells).toBe(false)
  })

  it('of a player all but the cards that not everybody knows [IM-RUL-29] [IM-PLN-11]', () => {
    expect(cells['player:0']).toEqual({
      light: t.state.lightRace[0],
      shadow: t.state.shadowRace[0],
      points: 7,
      gold: 5,
      energy: 6,
      limbo: [2, 3],
      supply: 0,
      groups: [],
      conflict: 2,
      known: t.state.conflict[0].filter((_, i) => t.state.conflictSeenBy[0][i] === -1),
    })
    expect(cells['player:1']).toMatchObject({ supply: 9, groups: [4, 3], conflict: 0 })
    expect(cells['covered:0']).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    expect(cells['covered:1']).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const planned = tableOf({ ...POSITION, phase: 'planning' })
    expect(Object.keys(seen(planned)).filter((key) => key.startsWith('covered'))).toEqual([])
    expect(Object.values(own(t, 0))).toEqual([t.state.conflict[0], t.state.planned.slice(0, 10)])
  })

  it('never changes with the table once it was shown', () => {
    const [before, mine] = [JSON.stringify(cells), JSON.stringify(own(t, 0))]
    const [kept, keptMine] = [seen(t), own(t, 0)]
    const { state } = t
    for (const list of [state.discard, state.tower, state.tray, state.holder, state.conflict[0], state.groups[1]])
      list[0] = 99
    expect([JSON.stringify(kept), JSON.stringify(keptMine)]).toEqual([before, mine])
  })
})
