import { expect, it } from 'vitest'
import type { AnyModule } from '../../games/registry.ts'
import { newSeat, otherMap, type Wish } from './wish.ts'

const module = {
  offer: { main: [], map: 'map', choices: { map: { small: { players: [2] }, any: { players: [2, 3] } } } },
  game: { options: [{ id: 'map', kind: 'choice', values: ['small', 'any'], default: 'any' }] },
} as unknown as AnyModule

const seats = (count: number) => Array.from({ length: count }, () => newSeat('bot'))
const wish = (map: string): Wish => ({
  isOnline: false,
  seats: seats(2),
  options: { map },
  pack: undefined,
  isPublic: false,
  isLive: true,
  watching: true,
  seed: '',
})

it('a seat more that changes the map is told with both maps; a map that was chosen is not', () => {
  const add = (old: Wish) => otherMap(module, old, { seats: seats(3) })
  expect(add(wish('small'))).toEqual({ from: 'small', to: 'any', seats: 3 })
  expect(add(wish('any'))).toBeUndefined()
  const three = { ...wish('any'), seats: seats(3) }
  expect(otherMap(module, three, { options: { map: 'small' } })).toBeUndefined()
})
