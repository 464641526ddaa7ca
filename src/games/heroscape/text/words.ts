import { count, counted, joined, numbersIn, type Noun } from '../../../kit/counting.ts'
import type { Language, NamesOf } from '../../module.ts'
import type { PowerId } from '../content/powers.ts'
import { cardOf, firstFigure, printed } from '../rules/table/figures.ts'
import { fieldOf, type Table } from '../rules/table/state.ts'
import { cardName, figureName, isPlural } from './names.ts'
import { hexName } from './space-name.ts'
import type { Words } from './types.ts'

interface Nouns {
  readonly player: string
  readonly and: string
  readonly level: string
  readonly die: Noun
  readonly skull: Noun
  readonly shield: Noun
  readonly wound: Noun
  readonly space: Noun
  readonly levels: Noun
  readonly point: Noun
}

const NOUNS: Readonly<Record<Language, Nouns>> = {
  en: {
    player: 'Player',
    and: 'and',
    level: 'level',
    die: ['die', 'dice'],
    skull: ['skull', 'skulls'],
    shield: ['shield', 'shields'],
    wound: ['wound', 'wounds'],
    space: ['space', 'spaces'],
    levels: ['level', 'levels'],
    point: ['point', 'points'],
  },
  de: {
    player: 'Spieler',
    and: 'und',
    level: 'Ebene',
    die: ['Würfel', 'Würfel'],
    skull: ['Totenkopf', 'Totenköpfe'],
    shield: ['Schild', 'Schilde'],
    wound: ['Wunde', 'Wunden'],
    space: ['Feld', 'Felder'],
    levels: ['Ebene', 'Ebenen'],
    point: ['Punkt', 'Punkte'],
  },
}

const MARKER_NAMES = ['1', '2', '3', 'X']

/** Names of things at this table. */
export function wordsIn(language: Language, t: Table, names?: NamesOf): Words {
  const nouns = NOUNS[language]
  const { content } = t
  const list = (parts: readonly string[]): string => joined(parts, nouns.and)
  const player = (role: number): string => names?.(role) ?? `${nouns.player} ${role + 1}`
  const figure = (id: number): string => {
    const card = cardOf(t, id)
    return figureName(language, printed(t, card), id - firstFigure(t, card))
  }
  return {
    player,
    players: (roles) => list(numbersIn(roles).map(player)),
    card: (card) => cardName(language, printed(t, card)),
    printedCard: (card) => printed(t, card).name[language],
    isHero: (card) => printed(t, card).figures === 1,
    agree: (card, one, many) => (isPlural(language, printed(t, card)) ? many : one),
    figure,
    figures: (ids) => list(numbersIn(ids).map(figure)),
    space: (space) => `${hexOf(t, space)} (${nouns.level} ${fieldOf(t).spaces.level[space]})`,
    hex: (space) => hexOf(t, space),
    glyph: (kind) => content.glyphs[kind].name[language],
    power: (id) => content.powers[id as PowerId]?.name[language] ?? id,
    scenario: (id) => content.scenarios.find((one) => one.id === id)?.name[language] ?? id,
    marker: (marker) => MARKER_NAMES[marker],
    skulls: counted(nouns.skull),
    shields: counted(nouns.shield),
    wounds: counted(nouns.wound),
    dice: counted(nouns.die),
    spaces: counted(nouns.space),
    levels: counted(nouns.levels),
    points: counted(nouns.point),
    count,
    list,
  }
}

const hexOf = (t: Table, space: number): string => hexName(fieldOf(t), fieldOf(t).spaces.column[space])
