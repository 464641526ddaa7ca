import type { GameState, Outcome, Role, Table } from '../engine/index.ts'
import type { NamesOf } from '../games/module.ts'
import type { AnyModule, Language } from '../games/registry.ts'

const WORDS = {
  en: {
    place: 'Place',
    all: 'All win.',
    none: 'All lose.',
    nobody: 'Nobody wins.',
    wins: 'Winners',
    open: 'The game is not over.',
  },
  de: {
    place: 'Platz',
    all: 'Alle gewinnen.',
    none: 'Alle verlieren.',
    nobody: 'Niemand gewinnt.',
    wins: 'Es gewinnen',
    open: 'Das Spiel ist nicht zu Ende.',
  },
}

/** How the game ended, in words. */
export function outcomeLines(
  module: AnyModule,
  language: Language,
  table: Table<GameState>,
  names?: NamesOf,
): string[] {
  const words = WORDS[language]
  const name = (role: Role): string => module.narrator.player(language, table, role, names)
  const { outcome } = table.state
  if (outcome === undefined) return [words.open]
  if (outcome.kind === 'ranking') return ranking(outcome, name, words.place)
  if (outcome.kind === 'teams') return [`${words.wins}: ${outcome.winners.map(name).join(', ')}`]
  return [outcome.kind === 'allWin' ? words.all : outcome.kind === 'allLose' ? words.none : words.nobody]
}

function ranking(
  outcome: Extract<Outcome, { kind: 'ranking' }>,
  name: (role: Role) => string,
  place: string,
): string[] {
  let before = 0
  return outcome.places.map((roles) => {
    const line = `${place} ${before + 1}: ${roles.map((role) => `${name(role)} (${outcome.scores[role]})`).join(', ')}`
    before += roles.length
    return line
  })
}
