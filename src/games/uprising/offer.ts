import type { ChoiceFacts, Level, Member, Offer } from '../offer.ts'
import factions from './content/data/factions.json' with { type: 'json' }

const LEVELS: Readonly<Record<string, Level>> = { duerkhar: 1, krowh: 1, mohyar: 2, druwhn: 3 }

const members: readonly Member[] = factions
  .map(({ id, name, text }) => ({ id, name, level: LEVELS[id], about: text }))
  .sort((a, b) => a.level - b.level)

const chapters = (from: number, to: number, en: string, de: string): ChoiceFacts => ({
  minutes: [from, to],
  about: { en, de },
})

export const offer: Offer = {
  main: ['chapters', 'difficulty'],
  choices: {
    chapters: {
      2: chapters(60, 90, 'For first games, or for a short evening.', 'Für erste Spiele oder einen kurzen Abend.'),
      3: chapters(90, 140, 'Of medium length.', 'Mittellang.'),
      4: chapters(120, 180, 'The whole war, for a long evening.', 'Der ganze Krieg, für einen langen Abend.'),
    },
    difficulty: { rebel: { level: 1 }, veteran: { level: 2 }, nightmare: { level: 3 }, apocalypse: { level: 4 } },
  },
  cast: {
    title: { en: 'Four factions', de: 'Vier Fraktionen' },
    how: {
      en: 'Everybody leads one, chosen at the table with its hero and its home. Whoever takes two seats leads two: choose “Me” at both.',
      de: 'Alle führen eine an; gewählt wird am Tisch, mit Held und Heimat. Wer zwei Plätze nimmt, führt zwei an: Wähle bei beiden „Ich“.',
    },
    members,
  },
}
