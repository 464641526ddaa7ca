import type { Language } from '../../../../protocol/board.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const en = {
  ends: {
    never: 'There is no last round: the battle goes on until somebody has won.',
    score: (rounds: number) =>
      `After round ${rounds} points decide: each card counts in full as long as one of its figures stands.`,
    holdOut: (rounds: number, who: string, isOne: boolean) =>
      `If nobody has won by the end of round ${rounds}, ${who} ${isOne ? 'wins' : 'win'}.`,
  },
  points: (n: number) => counted(n, 'point', 'points'),
  destroyed: (n: number, of: number) => `${n} of ${counted(of, 'enemy figure', 'enemy figures')} destroyed`,
  noEnemies: 'no enemy figures yet',
  standing: (n: number) => `${counted(n, 'figure', 'figures')} standing`,
  collected: (n: number, of: number) => `${n} of ${counted(of, 'glyph', 'glyphs')}`,
  toGlyph: (n: number) => (n === 0 ? 'stands on the glyph' : `${counted(n, 'space', 'spaces')} from the glyph`),
  toCaptive: (n: number) => `${counted(n, 'space', 'spaces')} from the captive`,
  scout: (n: number) => `your scout: ${counted(n, 'space', 'spaces')} to go`,
  secret: 'its scout is secret',
  heldOut: (n: number, of: number) => `held out ${n} of ${counted(of, 'round', 'rounds')}`,
  parts: {
    army: 'Everybody chooses army cards within the point limit.',
    placing: 'The figures are placed in their starting zones.',
    drop: 'Whoever waits in the air rolls to land on the battlefield.',
    markers: 'Everybody secretly lays 1, 2, 3 and X: they say which card acts in which turn.',
    initiative: 'All roll the 20-sided die; the highest begins, the others follow clockwise.',
    reveal: 'You turn over the marker of this turn: its card is active.',
    card: 'You choose one of your army cards; only its figures act in this turn.',
    move: 'You move any of its figures, one after the other.',
    attack: 'Then its figures attack, each once, whoever is in range and in sight.',
    roundEnd:
      'After three turns each, what the scenario judges at the end of a round is checked, and a new round begins.',
  },
  reveal: 'Reveal a marker',
}

type Words = typeof en

const de: Words = {
  ends: {
    never: 'Es gibt keine letzte Runde: Die Schlacht dauert, bis jemand gewonnen hat.',
    score: (rounds) =>
      `Nach Runde ${rounds} entscheiden die Punkte: Jede Karte zählt voll, solange eine ihrer Figuren steht.`,
    holdOut: (rounds, who, isOne) =>
      `Hat bis zum Ende von Runde ${rounds} niemand gewonnen, ${isOne ? 'gewinnt' : 'gewinnen'} ${who}.`,
  },
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  destroyed: (n, of) => `${n} von ${of} gegnerischen Figuren vernichtet`,
  noEnemies: 'noch keine gegnerischen Figuren',
  standing: (n) => `${counted(n, 'Figur steht', 'Figuren stehen')}`,
  collected: (n, of) => `${n} von ${of} Glyphen`,
  toGlyph: (n) => (n === 0 ? 'steht auf dem Glyphen' : `${counted(n, 'Feld', 'Felder')} bis zum Glyphen`),
  toCaptive: (n) => `${counted(n, 'Feld', 'Felder')} bis zum Gefangenen`,
  scout: (n) => `dein Kundschafter: noch ${counted(n, 'Feld', 'Felder')}`,
  secret: 'der Kundschafter ist geheim',
  heldOut: (n, of) => `${n} von ${of} Runden durchgehalten`,
  parts: {
    army: 'Alle wählen Armeekarten bis zur Punktgrenze.',
    placing: 'Die Figuren kommen in ihre Startzonen.',
    drop: 'Wer noch in der Luft ist, würfelt um die Landung auf dem Schlachtfeld.',
    markers: 'Alle legen verdeckt 1, 2, 3 und X: So steht fest, welche Karte in welchem Zug handelt.',
    initiative: 'Alle werfen den 20-seitigen Würfel; wer am höchsten würfelt, beginnt, dann geht es im Uhrzeigersinn.',
    reveal: 'Du deckst den Marker dieses Zugs auf: Seine Karte ist aktiv.',
    card: 'Du wählst eine deiner Armeekarten; nur ihre Figuren handeln in diesem Zug.',
    move: 'Du bewegst beliebige ihrer Figuren, eine nach der anderen.',
    attack: 'Dann greifen ihre Figuren an, jede einmal, wer in Reichweite und in Sicht ist.',
    roundEnd:
      'Nach drei Zügen für jeden wird geprüft, was das Szenario am Rundenende wertet, und eine neue Runde beginnt.',
  },
  reveal: 'Marker aufdecken',
}

export const GOAL: Readonly<Record<Language, Words>> = { en, de }
