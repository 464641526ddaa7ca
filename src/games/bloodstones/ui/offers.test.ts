import { describe, expect, it } from 'vitest'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import { readTarget } from '../rules/table/targets.ts'
import { offersOf } from './offers.ts'

const option = (key: string, ...targets: string[]): OptionView => ({ key, label: { key: 'x' }, targets })
const ask = (...options: OptionView[]): QuestionView => ({
  id: '1.0.0',
  kind: 'option',
  name: 'action',
  rule: 'BS-TRN-05',
  prompt: { key: 'action.ask' },
  options,
  closes: true,
})

describe('offers', () => {
  it('are found by area and by tile', () => {
    const offers = offersOf(
      ask(option('move:3', 'area:3'), option('fight:3@1', 'area:3', 'role:1'), option('place:ship', 'tile:ship')),
    )
    expect([...offers.areas.keys()]).toEqual([3])
    expect(offers.areas.get(3)!.map(({ key }) => key)).toEqual(['move:3', 'fight:3@1'])
    expect(offers.tiles.get('ship')!.map(({ key }) => key)).toEqual(['place:ship'])
    expect(offers.about).toBeUndefined()
  })

  it('name an option once however often it points at an area', () => {
    const offers = offersOf(ask(option('7', 'unit:undead@7', 'area:7'), option('9', 'area:9')))
    expect(offers.areas.get(7)).toHaveLength(1)
    expect(offers.about).toBeUndefined()
  })

  it('name the one area that a question is about, and leave its options to the ribbon', () => {
    const question = { ...ask(option('all', 'unit:archer@3'), option('pick')), name: 'moveWhich', about: { area: 3 } }
    const offers = offersOf(question)
    expect([offers.about, offers.areas.size]).toEqual([3, 0])
  })

  it('are none without a question', () => expect(offersOf(undefined).areas.size).toBe(0))

  it('say what an option does on the map', () => {
    const way = { ...option('9', 'area:9', 'way:3-7-9'), data: { to: 9, cost: 3, way: [3, 7, 9] } }
    const offers = offersOf({ ...ask(way, option('pay')), name: 'moveTo', about: { area: 3 } })
    expect(offers.deedOf(way)).toEqual(way.data)
    expect(offers.deedOf(option('pay'))).toEqual({})
    expect(offersOf({ ...ask(way), name: 'another' }).deedOf(way)).toEqual({})
  })
})

it('targets are read', () => {
  expect(['area:12', 'unit:archer@4', 'tile:ship', 'role:1'].map(readTarget)).toEqual([
    { area: 12 },
    { unit: 'archer', area: 4 },
    { tile: 'ship' },
    {},
  ])
})
