import type { Language } from '../../module.ts'
import type { Phase } from '../rules/table/state.ts'

/** What the table in words says besides the names of things. */
export interface BoardLabels {
  readonly phases: Readonly<Record<Phase, string>>
  round(round: number, rounds: number): string
  startPlayer(player: string): string
  nextStart(player: string): string
  turn(player: string): string
  revealed(player: string, card: string, space: string): string
  won(players: string): string
  readonly tower: string
  readonly tray: string
  readonly supply: string
  readonly drawPile: string
  readonly discard: string
  readonly landStack: string
  readonly of: string
  readonly empty: string
  draft(round: number): string
  draftHand(player: string, cards: string, world: string): string
  chosen(player: string, card: string): string
  readonly ownDraftHand: string
  stacks(shadow: number, light: number): string
  readonly card: readonly [one: string, many: string]
  readonly land: readonly [one: string, many: string]
  readonly unoccupied: string
  income(gold: number, energy: number): string
  wealth(points: string, gold: string, energy: string): string
  scoring(points: string): string
  standing(armies: string, lands: string): string
  limbos(light: number, shadow: number): string
  readonly groups: string
  readonly landCards: string
  readonly conflictCards: string
  readonly unseen: (n: number) => string
  readonly hand: string
  readonly plan: string
  readonly noPlan: string
  readonly faceDown: string
}

const en: BoardLabels = {
  phases: {
    start: 'Start lands',
    draft: 'Draft',
    filling: 'Filling the tower',
    reinforcement: 'Reinforcement',
    planning: 'Planning',
    execution: 'Execution',
    scoring: 'Scoring',
    over: 'The game is over',
  },
  round: (round, rounds) => (round === 0 ? 'Start round' : `Round ${round} of ${rounds}`),
  startPlayer: (player) => `Start player: ${player}.`,
  nextStart: (player) => `Start player marker: ${player}.`,
  turn: (player) => `Turn of ${player}.`,
  revealed: (player, card, space) => `${player} has revealed ${card} on “${space}”.`,
  won: (players) => `Victory: ${players}.`,
  tower: 'In the tower',
  tray: 'In the tray',
  supply: 'In the supply',
  drawPile: 'Draw pile',
  discard: 'Discard pile',
  landStack: 'Land cards in the stack',
  of: 'of',
  empty: 'nothing',
  draft: (round) => `Draft round ${round}`,
  draftHand: (player, cards, world) => `${player}: ${cards} of the ${world}`,
  chosen: (player, card) => `${player} has chosen ${card}.`,
  ownDraftHand: 'Your draft hand',
  stacks: (shadow, light) => `In the stacks: Shadow ${shadow}, Light ${light}`,
  card: ['card', 'cards'],
  land: ['land', 'lands'],
  unoccupied: 'unoccupied',
  income: (gold, energy) => `gold ${gold}, energy ${energy}`,
  wealth: (points, gold, energy) => `${points}, ${gold}, ${energy}.`,
  scoring: (points) => `A scoring now would bring ${points}.`,
  standing: (armies, lands) => `On the board: ${armies} in ${lands}.`,
  limbos: (light, shadow) => `Light limbo: ${light}, Shadow limbo: ${shadow}.`,
  groups: 'Army groups on the player board',
  landCards: 'Land cards',
  conflictCards: 'Conflict cards',
  unseen: (n) => `${n} unseen`,
  hand: 'In hand',
  plan: 'On the player board',
  noPlan: 'No card lies on the player board.',
  faceDown: 'face down',
}

const de: BoardLabels = {
  phases: {
    start: 'Startländer',
    draft: 'Auswahl der Konfliktkarten',
    filling: 'Befüllen des Turms',
    reinforcement: 'Verstärkung',
    planning: 'Planung',
    execution: 'Ausführung',
    scoring: 'Wertung',
    over: 'Das Spiel ist zu Ende',
  },
  round: (round, rounds) => (round === 0 ? 'Startrunde' : `Runde ${round} von ${rounds}`),
  startPlayer: (player) => `Startspieler: ${player}.`,
  nextStart: (player) => `Startspielermarker: ${player}.`,
  turn: (player) => `An der Reihe: ${player}.`,
  revealed: (player, card, space) => `${player} hat aufgedeckt: ${card} auf „${space}“.`,
  won: (players) => `Sieg: ${players}.`,
  tower: 'Im Turm',
  tray: 'In der Auffangschale',
  supply: 'Im Vorrat',
  drawPile: 'Nachziehstapel',
  discard: 'Ablagestapel',
  landStack: 'Länderkarten im Vorrat',
  of: 'von',
  empty: 'nichts',
  draft: (round) => `Auswahl ${round}`,
  draftHand: (player, cards, world) => `${player}: ${cards} der ${world}`,
  chosen: (player, card) => `${player} hat gewählt: ${card}.`,
  ownDraftHand: 'Deine Karten zur Auswahl',
  stacks: (shadow, light) => `In den Stapeln: Schatten ${shadow}, Licht ${light}`,
  card: ['Karte', 'Karten'],
  land: ['Land', 'Ländern'],
  unoccupied: 'unbesetzt',
  income: (gold, energy) => `Gold ${gold}, Energie ${energy}`,
  wealth: (points, gold, energy) => `${points}, ${gold}, ${energy}.`,
  scoring: (points) => `Eine Wertung brächte jetzt ${points}.`,
  standing: (armies, lands) => `Auf dem Spielplan: ${armies} in ${lands}.`,
  limbos: (light, shadow) => `Licht-Limbus: ${light}, Schatten-Limbus: ${shadow}.`,
  groups: 'Armeegruppen auf dem Spielertableau',
  landCards: 'Länderkarten',
  conflictCards: 'Konfliktkarten',
  unseen: (n) => `${n} unbekannt`,
  hand: 'Auf der Hand',
  plan: 'Auf dem Spielertableau',
  noPlan: 'Auf dem Spielertableau liegt keine Karte.',
  faceDown: 'verdeckt',
}

export const BOARD_LABELS: Readonly<Record<Language, BoardLabels>> = { en, de }
