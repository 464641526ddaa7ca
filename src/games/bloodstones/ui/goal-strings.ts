import type { Language } from '../../../protocol/board.ts'
import type { Step } from './questions.ts'

const en = {
  how: 'Whoever has the most victory points wins: for battles won, for your own villages at each resupply, and at the end for captured villages and citadels.',
  ends: (fields: number) =>
    `It ends when everybody's supply marker is on field ${fields}: an empty bag that you refill moves it. A round limit set at the table ends it as well.`,
  points: (now: number, end: number) => (now === end ? `${now} VP` : `${now} VP (${end} if it ended now)`),
  turn: {
    capture: 'Discard one tile and take enemy villages where your units stand for its points.',
    undead: 'Move your undead, each up to two land areas, for free.',
    actions: 'Place, move and fight as often as you like and can pay. All battles must be fought.',
    build: 'Discard one tile and build villages for its points.',
    draw: 'Units in the desert are lost, except dragons, lizardmen, goblins and undead; then you fill your hand. Refilling the bag scores your villages as long as your supply marker still moves.',
  } satisfies Record<Step, string>,
}

const de: typeof en = {
  how: 'Wer die meisten Siegpunkte hat, gewinnt: für gewonnene Kämpfe, für eigene Dörfer bei jedem Nachschub und am Ende für eroberte Dörfer und Zitadellen.',
  ends: (fields) =>
    `Schluss ist, wenn alle Nachschubmarker auf Feld ${fields} liegen: Ein leerer Beutel, den du auffüllst, rückt ihn vor. Auch eine am Tisch vereinbarte Rundenzahl beendet das Spiel.`,
  points: (now, end) => (now === end ? `${now} SP` : `${now} SP (${end}, wenn jetzt Schluss wäre)`),
  turn: {
    capture: 'Wirf ein Plättchen ab und nimm für seine Punkte gegnerische Dörfer, bei denen deine Einheiten stehen.',
    undead: 'Beweg deine Untoten, jeden bis zu zwei Landgebiete weit, kostenlos.',
    actions: 'Platzieren, bewegen, kämpfen: in beliebiger Folge, so oft du zahlen kannst. Kein Kampf darf ausstehen.',
    build: 'Wirf ein Plättchen ab und errichte für seine Punkte Dörfer.',
    draw: 'Einheiten in der Wüste gehen verloren, außer Drachen, Echsenmenschen, Kobolden und Untoten; dann füllst du deine Hand auf. Füllt sich der Beutel neu, zählen deine Dörfer, solange dein Nachschubmarker noch vorrückt.',
  },
}

export const GOAL: Readonly<Record<Language, typeof en>> = { en, de }

/** Where each part of a turn begins in the rules. */
export const STEP_RULES: Readonly<Record<Step, string>> = {
  capture: 'BS-CAP-01',
  undead: 'BS-UND-01',
  actions: 'BS-TRN-05',
  build: 'BS-VIL-01',
  draw: 'BS-DRW-01',
}
