/** What examples only say besides what is played in them. */
import { expect, it } from 'vitest'
import type { Example } from '../../../../lessons/lesson.ts'
import { tryExample } from '../../../../lessons/rehearse.ts'
import { bloodstones } from '../../index.ts'
import { mapOf } from '../../rules/table/state.ts'
import teaching from '../index.ts'
import { set, type Scene } from '../scene.ts'
import { examples } from './index.ts'

const exampleOf = (id: string): Example => examples.find((one) => one.id === id)!

/** The same position, played otherwise. */
const instead = (
  id: string,
  { line, expect: expected }: Pick<Example, 'line' | 'expect'>,
  changes: Partial<Scene> = {},
) => {
  const example = exampleOf(id)
  const scene = { ...(example.scene as Scene), ...changes }
  tryExample(bloodstones, teaching, { ...example, scene, line, expect: expected })
}

it('a tile of value 4 leaves one of the four villages [BS-EX-04]', () => {
  instead('BS-EX-04', {
    line: [
      { question: 'captureTile', key: 'ship' },
      { question: 'captureVillage', key: '11' },
      { question: 'captureVillage', key: '19' },
      { question: 'captureVillage', key: '19' },
    ],
    expect: [
      { offered: { key: '12' }, after: 1 },
      { told: { type: 'pointsLost', points: 1 } },
      { cell: 'role:0', path: ['capturedVillages'], is: 3 },
      { cell: 'villages:12', is: [1, 1] },
      { asked: 'action' },
    ],
  })
})

it('the seven areas have the eleven borders and no other [BS-EX-30] [BS-MAP-05]', () => {
  const { scene, point } = exampleOf('BS-EX-30')
  const { adjacent, label } = mapOf(set(scene))
  const areas = point!.map((target) => Number(target.slice('area:'.length)))
  const borders = areas.flatMap((a) => areas.filter((b) => adjacent[a].includes(b)).map((b) => label[a] + label[b]))
  const named = ['AB', 'AC', 'AD', 'BD', 'BE', 'CD', 'DE', 'DF', 'DG', 'EF', 'FG']
  expect(borders.filter(([a, b]) => a < b).toSorted()).toEqual(named)
})

it('with a third player the end comes with all markers on field 2 [BS-EX-32]', () => {
  const { units } = exampleOf('BS-EX-32').scene as Scene
  instead(
    'BS-EX-32',
    {
      line: [],
      expect: [
        { told: { type: 'resupply', role: 0, field: 2 } },
        { told: { type: 'endTriggered', role: 0, by: 'supply' } },
        { over: true },
      ],
    },
    {
      factions: ['horseLords', 'hillFolk', 'dragonRiders'],
      units: { ...units, 2: [['citadel', 13]] },
      supply: { 0: 1, 1: 2, 2: 2 },
    },
  )
})
