import type { Language, NoContent } from '../../src/engine/index.ts'
import type { Narrator } from '../../src/games/module.ts'
import { rendererOf, type TextsWith } from '../../src/games/texts.ts'
import { heapsCell, type Messages, type State, type Table, type Taken } from './rules.ts'

type Texts = TextsWith<Language, Messages, Taken>

const en: Texts = {
  messages: {
    take: () => 'Take one to three stones of one heap.',
    stones: ({ heap, n }) => `${n} of heap ${heap}`,
  },
  events: { taken: ({ role, heap, n }) => `Player ${role + 1} takes ${n} of heap ${heap}.` },
}

const de: Texts = {
  messages: {
    take: () => 'Nimm einen bis drei Steine von einem Haufen.',
    stones: ({ heap, n }) => `${n} von Haufen ${heap}`,
  },
  events: { taken: ({ role, heap, n }) => `Spieler ${role + 1} nimmt ${n} von Haufen ${heap}.` },
}

const HEAPS = { en: 'Heaps', de: 'Haufen' }

const { render, renderEvent } = rendererOf<Language, Messages, Taken, Table>({ en, de }, (language) => language)

export const narrator: Partial<Narrator<State, NoContent>> = {
  message: render,
  event: renderEvent,
  board: (language, { state }) => [{ title: HEAPS[language], lines: state.heaps.map((n, i) => `${i + 1}: ${n}`) }],
  // A browser has only cells: the words above read no more than these.
  standIn: (content, cells) => {
    const heaps = [...(heapsCell.in(cells) ?? [])]
    return { content, state: { next: [], checkpoint: 0, knowledge: 0, roles: 0, turn: 0, heaps } }
  },
}
