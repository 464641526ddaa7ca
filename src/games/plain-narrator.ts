import { privateCells, publicCells } from '../engine/index.ts'
import type { Game, GameState, Language, Message, Shown } from '../engine/index.ts'
import type { Narrator } from './module.ts'

const WORDS: Readonly<Record<Language, { player: string; table: string; own: string }>> = {
  en: { player: 'Player', table: 'Table', own: 'Yours' },
  de: { player: 'Spieler', table: 'Tisch', own: 'Eigenes' },
}

const valued = ([key, value]: readonly [string, unknown]): string => `${key}: ${JSON.stringify(value)}`

const told = ({ key, args = {} }: Message): string => [key, ...Object.values(args)].join(' ')

/** Says what a game has not put into words: messages by their keys, the table by its cells. */
/** What somebody sees who has only cells, beside the table that stands in for the real one. */
const shown = new WeakMap<object, { readonly open: Shown; readonly own: Shown | undefined }>()

export const plainNarrator = <S extends GameState, C>(game: Readonly<Game<S, C>>): Narrator<S, C> => ({
  message: (_language, _table, message) => told(message),
  event: (_language, _table, { type }) => type,
  player: (language, _table, role, names) => names?.(role) ?? `${WORDS[language].player} ${role + 1}`,
  board(language, table, role) {
    const seen = shown.get(table)
    const open = [...(seen?.open ?? publicCells(game, table))]
    const own =
      seen !== undefined ? [...(seen.own ?? [])] : role === undefined ? [] : [...privateCells(game, table, role)]
    return [
      { title: WORDS[language].table, lines: open.map(valued) },
      ...(own.length === 0 ? [] : [{ title: WORDS[language].own, lines: own.map(valued) }]),
    ]
  },
  standIn(content, open, _role, own) {
    // No state: the words above read none.
    const table = { content, state: {} as S }
    shown.set(table, { open, own })
    return table
  },
  option: () => undefined,
})
