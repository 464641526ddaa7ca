import { expect, it } from 'vitest'
import { fastSource, openMatch, prepare } from '../engine/index.ts'
import { LANGUAGES } from './module.ts'
import { games } from './registry.ts'

const NAMES = ['Mara', 'Otter', 'Ysolde', 'Brannoch', 'Ben', 'Igel', 'Nesta', 'Dachs']

/** Plays some questions by chance, and hands out what was told on the way. */
it.each(games.map(({ id }) => id))(
  'the chronicle of %s calls people by their names, and by number without',
  async (id) => {
    const { game, narrator } = await games.find((one) => one.id === id)!.load()
    const prepared = prepare(game, game.players.min, {})
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const match = openMatch(prepared.value, fastSource('named'))
    const choices = fastSource('named').fork('choices')
    const told: { readonly named: string; readonly plain: string }[] = []
    const say = (language: (typeof LANGUAGES)[number], event: { type: string }): void => {
      const named = narrator.event(language, match.play, event, (role) => NAMES[role])
      told.push({ named, plain: narrator.event(language, match.play, event) })
    }
    match.listener = (event) => LANGUAGES.forEach((language) => say(language, event))
    match.begin()
    for (let n = 0; n < 60 && !match.over; n++) {
      const [ask] = match.play.pending
      const options = match.play.options(ask)
      match.play.answer(ask, options[choices.below(options.length)])
    }
    const numbers = /\b(Player|Spieler) \d/
    expect(told.filter(({ named }) => numbers.test(named))).toEqual([])
    expect(told.some(({ plain }) => numbers.test(plain))).toBe(true)
    expect(told.some(({ named }) => NAMES.some((name) => named.includes(name)))).toBe(true)
  },
)
