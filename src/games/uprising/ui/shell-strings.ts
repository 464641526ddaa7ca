import type { Language } from '../../../protocol/board.ts'
import type { Phase } from '../content/names.ts'

type Phases = Readonly<Record<Phase, string>>

const EN = {
  setup: 'Setup',
  over: 'The end',
  chapter: (n: number, of: number) => `Chapter ${n}/${of}`,
  phases: {
    refresh: 'Refresh',
    events: 'Event',
    build: 'Build',
    actions: 'Actions',
    nemesis: 'Nemesis',
    production: 'Production',
    scoring: 'Scoring',
  } satisfies Phases as Phases,
  hints: {
    action: 'A hex of the map shows what you can do there.',
    build: 'Choose a piece, or a Haven on the map.',
    commandHex: 'The numbers are your chances with everybody in reach.',
    orientation: 'Turn it, then lay it.',
    combatLoss: 'On the map or in the combat.',
    chooseDie: 'Choose it among the dice that lie there.',
    nemesisPath: 'The rules leave these to you; take what harms less.',
    skeletonPath: 'The rules leave these to you.',
  } as Readonly<Record<string, string>>,
  onlyCards: 'The cards that can be used shine below.',
  ends: (chapters: number) => `It ends after the Scoring of Chapter ${chapters}, never earlier, and nobody drops out.`,
  nobodyMoved: 'The Command is paid for: at least one piece has to go.',
  because: (name: string) => `Because of “${name}”`,
  event: (name: string) => `Because of the Event “${name}”`,
  guile: (quest: string, chances: string) => `To solve ${quest}: ${chances}`,
  guileChance: (percent: string, dice: string) => `${dice} ${percent}`,
  slips: {
    build: (pieces: string, isMore: boolean) =>
      `You can still pay for: ${pieces}${isMore ? ' and more' : ''}. Be done all the same?`,
    command: (who: string) => `Still in reach: ${who}. Begin without them?`,
  },
  moves: (card: string) => `${card} acts`,
  next: (card: string, to: string) => `${card} → ${to}`,
  choice: 'your choice',
  stays: 'stays',
  more: (n: number) => ` · ${n} more`,
  garrisons: (n: number) => `${n} ${n === 1 ? 'Garrison' : 'Garrisons'}`,
  curses: (n: number) => `${n} ${n === 1 ? 'Curse' : 'Curses'}`,
  openNemesis: (name: string) => `${name}: cards in play and what they will do`,
}

const DE: typeof EN = {
  setup: 'Aufbau',
  over: 'Ende',
  chapter: (n, of) => `Kapitel ${n}/${of}`,
  phases: {
    refresh: 'Auffrischung',
    events: 'Ereignis',
    build: 'Bauen',
    actions: 'Aktionen',
    nemesis: 'Nemesis',
    production: 'Produktion',
    scoring: 'Auswertung',
  },
  hints: {
    action: 'Ein Feld der Karte zeigt, was du dort tun kannst.',
    build: 'Wähle ein Teil, oder eine Zuflucht auf der Karte.',
    commandHex: 'Die Zahlen sind deine Chancen mit allen in Reichweite.',
    orientation: 'Drehe es, dann leg es hin.',
    combatLoss: 'Auf der Karte oder im Kampf.',
    chooseDie: 'Wähle ihn unter den Würfeln, die dort liegen.',
    nemesisPath: 'Die Regeln überlassen dir die Wahl; nimm, was weniger schadet.',
    skeletonPath: 'Die Regeln überlassen dir die Wahl.',
  },
  onlyCards: 'Unten leuchten die Karten, die gehen.',
  ends: (chapters) => `Es endet nach der Auswertung von Kapitel ${chapters}, nie früher, und niemand scheidet aus.`,
  nobodyMoved: 'Das Kommando ist bezahlt: Mindestens eine Figur muss ziehen.',
  because: (name) => `Wegen „${name}“`,
  event: (name) => `Wegen des Ereignisses „${name}“`,
  guile: (quest, chances) => `Um „${quest}“ zu lösen: ${chances}`,
  guileChance: (percent, dice) => `${dice} ${percent}`,
  slips: {
    build: (pieces, isMore) => `Dafür reicht es noch: ${pieces}${isMore ? ' und mehr' : ''}. Trotzdem fertig?`,
    command: (who) => `Noch in Reichweite: ${who}. Ohne sie beginnen?`,
  },
  moves: (card) => `${card} handelt`,
  next: (card, to) => `${card} → ${to}`,
  choice: 'eure Wahl',
  stays: 'bleibt',
  more: (n) => ` · ${n} weitere`,
  garrisons: (n) => `${n} ${n === 1 ? 'Garnison' : 'Garnisonen'}`,
  curses: (n) => `${n} ${n === 1 ? 'Fluch' : 'Flüche'}`,
  openNemesis: (name) => `${name}: Karten im Spiel und was sie tun werden`,
}

export const SHELL: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
