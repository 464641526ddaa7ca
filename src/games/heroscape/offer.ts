import type { ChoiceFacts, Offer } from '../offer.ts'
import scenarios from './content/scenarios.json' with { type: 'json' }

const KINDS = {
  basic: { en: 'Basic game', de: 'Grundspiel' },
  master: { en: 'Master game', de: 'Masterspiel' },
}

/** Fixed armies are quick; with more people at the table everything takes longer. */
function minutesOf(game: string, most: number): readonly [number, number] {
  if (game === 'basic') return [30, 60]
  return most > 4 ? [120, 180] : most > 2 ? [60, 120] : [60, 90]
}

function factsOf({ game, setups, text }: (typeof scenarios)[number]): ChoiceFacts {
  const players = setups.map(({ teams }) => teams.flat().length).sort((a, b) => a - b)
  return {
    players,
    minutes: minutesOf(game, players.at(-1)!),
    level: game === 'basic' ? 1 : players[0] === 2 ? 2 : 3,
    kind: KINDS[game as keyof typeof KINDS],
    about: text.goal,
  }
}

export const offer: Offer = {
  main: ['scenario'],
  map: 'scenario',
  choices: { scenario: Object.fromEntries(scenarios.map((scenario) => [scenario.id, factsOf(scenario)])) },
}
