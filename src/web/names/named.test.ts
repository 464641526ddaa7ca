import { describe, expect, it } from 'vitest'
import { facts as bloodstones } from '../../games/bloodstones/facts.ts'
import { facts as heroscape } from '../../games/heroscape/facts.ts'
import { facts as immortals } from '../../games/immortals/facts.ts'
import { facts as uprising } from '../../games/uprising/facts.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { animal, animalBeside, ANIMALS } from './animals.ts'
import { named } from './named.ts'

const GAMES = [bloodstones, heroscape, immortals, uprising]

const seat = (at: number, part: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  roles: [at],
  holder: 'bot',
  isHost: false,
  isHere: true,
  conceded: false,
  ...part,
})
const bots = (n: number): SeatInfo[] => Array.from({ length: n }, (_, at) => seat(at, { bot: 'captain' }))
const namesOf = (seats: SeatInfo[], id = 'table', list = bloodstones.bots ?? []): (string | undefined)[] =>
  named({ id, seats }, { bots: list }, 'en').seats.map(({ name }) => name)

describe('bots', () => {
  it.each(GAMES)(
    'of $id have names and faces of their own, more than a table has seats',
    ({ bots: all = [], players }) => {
      expect(all.length).toBeGreaterThan(players.max)
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
      expect(new Set(all.map(({ face }) => face.join(' '))).size).toBe(all.length)
    },
  )

  it.each(GAMES)('never share a name at a table of $id', ({ bots: all = [], players }) => {
    for (let id = 0; id < 50; id++) {
      const names = namesOf(bots(players.max), `t${id}`, [...all])
      expect(names).not.toContain(undefined)
      expect(new Set(names).size).toBe(players.max)
    }
  })

  it('keep their name whoever sits beside them, and are not called like a person', () => {
    const before = namesOf(bots(4))
    const joined = namesOf([seat(0, { holder: 'person', name: 'Mara' }), ...bots(4).slice(1)])
    expect(joined).toEqual(['Mara', ...before.slice(1)])
    const doubled = namesOf([seat(0, { holder: 'person', name: before[1]! }), ...bots(4).slice(1)])
    expect(new Set(doubled).size).toBe(4)
    expect(doubled.slice(2)).toEqual(before.slice(2))
  })

  it('play on under the name of who gave up', () => {
    expect(namesOf([seat(0, { name: 'Mara', conceded: true })])).toEqual(['Mara'])
  })
})

describe('people without a name', () => {
  it.each(['', 'You', 'Du', 'Seat 1', 'Platz 1'])('are called after an animal: %j', (name) => {
    const [own] = namesOf([seat(0, { holder: 'person', name })])
    expect(ANIMALS.en).toContain(own)
  })

  it('have no name where nobody sits', () => {
    expect(namesOf([seat(0, { holder: 'open' }), seat(1, { holder: 'invite' })])).toEqual([undefined, undefined])
  })

  it('are the same person where they were', () => {
    const [a, b] = namesOf([seat(0, { holder: 'person', name: 'You' }), seat(1, { holder: 'person', name: 'You' })])
    expect(a).toBe(b)
  })
})

describe('animals', () => {
  it('are the same in both languages', () => {
    expect(ANIMALS.de.length).toBe(ANIMALS.en.length)
    expect([animal('en', 1), animal('de', 1)]).toEqual(['Badger', 'Dachs'])
  })

  it('never call two people at one device alike', () => {
    for (let own = 0; own < ANIMALS.en.length; own++)
      for (let at = 0; at < 8; at++)
        for (const mine of [animal('en', own), 'Heron']) expect(animalBeside(mine, 'en', own, at)).not.toBe(mine)
  })
})
