import { beforeAll, describe, expect, it } from 'vitest'
import { findGame, type AnyModule } from '../../games/registry.ts'
import { problemWords } from './problem-words.ts'
import { newSeat, problemsOf, startWish, type Wish } from './wish.ts'

let module: AnyModule
beforeAll(async () => {
  module = await findGame('bloodstones')!.load()
})

const wordsOf = (lang: 'en' | 'de', change: (wish: Wish) => Partial<Wish>) => {
  const wish = startWish(module)
  return problemsOf(module, { ...wish, ...change(wish) }).map((problem) => problemWords(module, lang, problem))
}

const sixSeats = ({ options }: Wish): Partial<Wish> => ({
  options: { ...options, map: 'twin-ford' },
  seats: Array.from({ length: 6 }, () => newSeat('bot')),
})
const choosing =
  (faction: string) =>
  ({ seats }: Wish): Partial<Wish> => ({ seats: seats.map((seat) => ({ ...seat, own: { factions: faction } })) })

describe('what is wrong with a new table', () => {
  it('a map for another number of players', () => {
    expect(wordsOf('en', sixSeats)).toEqual([
      {
        about: 'Map',
        seat: undefined,
        sentence: 'This map is not made for so many or so few players.',
        rule: 'BS-MAP-03',
      },
    ])
    expect(wordsOf('de', sixSeats)[0].sentence).toMatch(/^Diese Karte .*[.]$/)
  })

  it('the same faction twice', () => {
    const twice = choosing('hillFolk')
    expect(wordsOf('en', twice)).toEqual([
      { about: 'Factions', seat: 2, sentence: 'Somebody else plays this faction already.', rule: 'BS-SET-04' },
    ])
    expect(wordsOf('de', twice)[0].sentence).toMatch(/^Diese Fraktion .*[.]$/)
  })

  it('a faction that needs more players', () => {
    const early = ({ seats }: Wish): Partial<Wish> => ({
      seats: seats.map((seat, i) => (i === 0 ? { ...seat, own: { factions: 'chaosHorde' } } : seat)),
    })
    expect(wordsOf('en', early)).toMatchObject([{ about: 'Factions', seat: 1, rule: 'BS-RUL-14' }])
    expect(wordsOf('de', early)[0].sentence).toMatch(/braucht mehr Spieler/)
  })

  it('what cites no rule is said as it is', () => {
    const found = problemWords(module, 'en', { path: 'seats', problem: 'are too few' })
    expect(found).toEqual({ about: 'seats', seat: undefined, sentence: 'are too few', rule: undefined })
  })
})
