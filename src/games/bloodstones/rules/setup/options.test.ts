import { describe, expect, it } from 'vitest'
import { prepare, startMatch, fastSource } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { FACTION_IDS } from '../../content/units.ts'
import { bloodstones } from '../../index.ts'
import { emptyState } from '../table/state.ts'
import { optionSpecs } from './options.ts'

const problemsOf = (roles: number, options: object): readonly unknown[] => {
  const prepared = prepare(bloodstones, roles, options)
  return prepared.ok ? [] : prepared.problems
}

describe('the options of a table', () => {
  it('are these, with the printed rule as the default [BS-SET-02] [BS-SET-04] [BS-CUT-01]', () => {
    const maps = ['auto', 'tyrants-lament', 'twin-ford', 'fals-heartland', 'two-inland-seas', 'pack']
    expect(optionSpecs).toEqual([
      { id: 'map', kind: 'choice', values: maps, default: 'auto', rule: 'BS-SET-02' },
      {
        id: 'factions',
        kind: 'choice',
        perRole: true,
        values: ['choose', ...FACTION_IDS],
        default: 'choose',
        rule: 'BS-SET-04',
      },
      { id: 'citadelDistance', kind: 'choice', values: ['land', 'any'], default: 'land', rule: 'BS-RUL-09' },
      { id: 'undeadFor', kind: 'choice', values: ['eachDestroyed', 'chosenLoss'], default: 'eachDestroyed', rule: 'BS-RUL-50' }, // prettier-ignore
      { id: 'captureUncontested', kind: 'switch', default: false, rule: 'BS-RUL-20' },
      { id: 'factionLimits', kind: 'switch', default: true, rule: 'BS-RUL-14' },
      { id: 'freeOverpay', kind: 'switch', default: false, rule: 'BS-RUL-18' },
      { id: 'roundLimit', kind: 'number', min: 0, max: 500, default: 0, rule: 'BS-RUL-71' },
      { id: 'cutiecorn', kind: 'switch', default: false, rule: 'BS-CUT-01' },
    ])
  })

  it('reach the table as they were chosen, and untouched ones by default [BS-RUL-09] [BS-RUL-50] [BS-RUL-71]', () => {
    const tableOf = (options: object): unknown => {
      const prepared = prepare(bloodstones, 2, options)
      return prepared.ok ? startMatch(prepared.value, fastSource('options')).state.options : prepared.problems
    }
    const chosen = {
      citadelDistance: 'any',
      undeadFor: 'chosenLoss',
      captureUncontested: true,
      factionLimits: false,
      freeOverpay: true,
      roundLimit: 7,
      cutiecorn: true,
    }
    expect(tableOf({ map: 'twin-ford', ...chosen })).toEqual({ map: 1, ...chosen })
    const { map: _map, ...untouched } = tableOf({}) as Record<string, unknown>
    const { map: first, ...empty } = emptyState(defaultContent(), 2, {}).options
    expect([first, untouched]).toEqual([0, empty])
  })

  it('are refused with every reason [BS-MAP-03] [BS-SET-04] [BS-RUL-14]', () => {
    expect(problemsOf(6, { map: 'twin-ford' })).toEqual([
      { path: 'options.map', problem: 'twin-ford is for 2 to 2 players, not 6 [BS-MAP-03]' },
    ])
    expect(problemsOf(2, { factions: ['corsairs', 'corsairs'] })).toEqual([
      { path: 'options.factions[0]', problem: 'corsairs needs at least 3 players [BS-RUL-14]' },
      { path: 'options.factions[1]', problem: 'corsairs is taken twice [BS-SET-04]' },
      { path: 'options.factions[1]', problem: 'corsairs needs at least 3 players [BS-RUL-14]' },
    ])
    expect(problemsOf(2, { factions: ['corsairs', 'choose'], factionLimits: false })).toEqual([])
    expect(problemsOf(3, { factions: ['corsairs', 'choose', 'choose'] })).toEqual([])
    expect(problemsOf(3, { factions: ['choose', 'chaosHorde', 'choose'] })).toEqual([
      { path: 'options.factions[1]', problem: 'chaosHorde needs at least 4 players [BS-RUL-14]' },
    ])
  })
})
