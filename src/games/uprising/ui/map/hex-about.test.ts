import { expect, it } from 'vitest'
import type { CellValue } from '../../../../engine/index.ts'
import { publicView } from '../../rules/table/view.ts'
import { at, tableOf, type Position } from '../../testing/position.ts'
import { aboutHex } from './hex-about.ts'

const [HOME, NEAR, FAR] = [at(0, -2), at(0, -1), at(2, -1)]

function hexesIn(position: Position) {
  const t = tableOf(position)
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  return (space: number) => aboutHex({ content: t.content, view: { shared, own: new Map() } }, space)
}

it('a hex tells its tile, its terrain, what is built and who is there [UP-HEX-15]', () => {
  const hex = hexesIn({
    units: { [HOME]: ['tribesmen', 'tribesmen', 'vargs'] },
    walls: [HOME],
    cards: { executioner: { at: NEAR, target: HOME } },
  })
  expect(hex(HOME)).toEqual({
    about: 'hex:pak-glandris',
    more: ['terrain:marsh', 'piece:wall', 'piece:haven', 'unit:tribesmen', 'unit:vargs', 'hero:dugpa', 'piece:target'],
  })
  expect(hex(NEAR)).toEqual({ about: 'hex:unexplored', more: ['nemesis:executioner'] })
})

it('a Curse is told instead of the terrain [UP-HEX-16]', () => {
  const hex = hexesIn({ curses: [FAR], tiles: { [FAR]: 'dunkelholm' }, skeletons: { [FAR]: 2 } })
  expect(hex(FAR)).toEqual({ about: 'hex:dunkelholm', more: ['piece:curse', 'piece:skeleton'] })
})
