import type { Language } from '../../module.ts'
import type { Card } from '../content/card.ts'

/** One figure of a squad, or a hero in short, where the card's printed name would be too long or in the plural. */
const FIGURES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  finn: { en: 'Finn', de: 'Finn' },
  thorgrim: { en: 'Thorgrim', de: 'Thorgrim' },
  raelin: { en: 'Raelin', de: 'Raelin' },
  'sgt-drake-alexander': { en: 'Drake', de: 'Drake' },
  'agent-carr': { en: 'Agent Carr', de: 'Agent Carr' },
  'deathwalker-9000': { en: 'Deathwalker', de: 'Todesläufer' },
  'tarn-viking-warriors': { en: 'Tarn Viking', de: 'Bergsee-Wikinger' },
  'izumi-samurai': { en: 'Izumi Samurai', de: 'Izumi-Samurai' },
  'krav-maga-agents': { en: 'Krav Maga Agent', de: 'Krav-Maga-Agent' },
  'airborne-elite': { en: 'Airborne soldier', de: 'Luftlandesoldat' },
  'marro-warriors': { en: 'Marro Warrior', de: 'Marro-Krieger' },
  'zettian-guards': { en: 'Zettian Guard', de: 'Zettianische Wache' },
}

/** The n-th figure of a card, from 0; squads are numbered. */
export function figureName(language: Language, card: Card, n: number): string {
  const own = FIGURES[card.id]?.[language] ?? card.name[language]
  return card.figures === 1 ? own : `${own} ${n + 1}`
}

/** A card in a sentence: heroes are called like their figure, squads have their printed name. */
export const cardName = (language: Language, card: Card): string =>
  card.figures === 1 ? figureName(language, card, 0) : card.name[language]

/** Squads whose name stands in the singular. */
const SINGULAR: Readonly<Record<Language, readonly string[]>> = { en: [], de: ['airborne-elite'] }

export const isPlural = (language: Language, card: Card): boolean =>
  card.figures > 1 && !SINGULAR[language].includes(card.id)

const ALPHABET = 26

/** 0 is A, 26 is AA. */
export function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % ALPHABET))
  return n < ALPHABET ? last : letters(Math.floor(n / ALPHABET) - 1) + last
}
