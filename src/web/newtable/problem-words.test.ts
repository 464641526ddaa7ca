import { beforeAll, describe, expect, it } from 'vitest'
import { findGame, type AnyModule } from '../../games/registry.ts'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'
import { problemWords, refusalWords } from './problem-words.ts'
import { newSeat, problemsOf, startWish, type Wish } from './wish.ts'

let module: AnyModule
beforeAll(async () => {
  module = await findGame('bloodstones')!.load()
})

const wordsOf = (language: 'en' | 'de', change: (wish: Wish) => Partial<Wish>) => {
  const wish = startWish(module)
  return problemsOf(module, { ...wish, ...change(wish) }).map((problem) => problemWords(module, language, problem))
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

describe('what the server refuses', () => {
  it('an invitation that is used up', () => {
    expect(refusalWords(en, 'sit', 'notAllowed')).toBe(
      'This invitation has been used or has ended. Ask the host for a new one.',
    )
    expect(refusalWords(de, 'sit', 'notAllowed')).toMatch(/^Diese Einladung ist verbraucht/)
    expect(refusalWords(en, 'enter', 'notAllowed')).toMatch(/^This link has been used/)
  })

  it('too many tables say something else than a full table', () => {
    const said = (['open', 'sit', 'enter'] as const).map((doing) => refusalWords(en, doing, 'full'))
    expect(new Set(said).size).toBe(3)
  })

  it.each(['busy', 'tooFast'] as const)('what to do when it is %s', (code) => {
    for (const t of [en, de])
      for (const doing of ['open', 'sit', 'enter', 'own', 'give'] as const)
        expect(refusalWords(t, doing, code)).toMatch(/try again|versuch es .*noch einmal/)
  })
})
