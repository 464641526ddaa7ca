import type { Lang } from '../../../protocol/board.ts'

interface BoardStrings {
  readonly board: string
  readonly help: string
  readonly noCells: string
  /** Shadow, Light. */
  readonly worlds: readonly [string, string]
  readonly limbos: readonly [string, string]
  readonly limbo: string
  readonly bothWorlds: string
  readonly onlyWorld: readonly [string, string]
  readonly flip: string
  readonly offersThere: (n: number) => string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomFit: string
  readonly close: string
  readonly rule: (id: string) => string
  readonly explaining: string
  readonly noReason: string
  readonly notOffered: string
  readonly offered: string
  readonly choose: string
  readonly chooseTarget: string
  readonly unoccupied: string
  readonly armies: (n: number) => string
  readonly of: (count: string, who: string) => string
  readonly income: (gold: number, energy: number) => string
  readonly portal: (name: string) => string
  readonly twinPortal: string
  readonly shrine: string
  readonly capital: string
  readonly landCardOf: (who: string) => string
  readonly landCardFree: string
  readonly neighbours: string
  readonly tower: string
  readonly tray: string
  readonly supply: string
  readonly residents: string
  readonly inTower: (what: string) => string
  readonly inTray: (what: string) => string
  readonly marker: (who: string) => string
  readonly round: (n: number, of: number) => string
  readonly startRound: string
  readonly control: (who: string, count: number) => string
  readonly nobody: string
  readonly nextScoring: string
  readonly previewLands: (points: number) => string
  readonly previewBuildings: (points: number) => string
  readonly previewRegions: (points: number) => string
  readonly points: (n: number) => string
  readonly pointSign: string
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const BOARD_STRINGS: Readonly<Record<Lang, BoardStrings>> = {
  en: {
    board: 'Board: the two worlds',
    help: 'Arrow keys go from land to land, Tab through what is on offer, Enter chooses, X goes to the twin land in the other world, plus and minus zoom, 0 shows everything, Escape closes.',
    noCells: 'The board is being laid out.',
    worlds: ['Shadow world', 'Light world'],
    limbos: ['Shadow limbo', 'Light limbo'],
    limbo: 'Limbo',
    bothWorlds: 'Both worlds',
    onlyWorld: ['Shadow world only', 'Light world only'],
    flip: 'To the other world (X)',
    offersThere: (n) => plural(n, 'land on offer in the other world', 'lands on offer in the other world'),
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    zoomFit: 'Show everything',
    close: 'Close',
    rule: (id) => `Rule ${id}`,
    explaining: 'Looking it up …',
    noReason: 'Nothing is asked about this now.',
    notOffered: 'Not possible now',
    offered: 'On offer',
    choose: 'What do you choose?',
    chooseTarget: 'Now choose where to.',
    unoccupied: 'unoccupied',
    armies: (n) => plural(n, 'army', 'armies'),
    of: (count, who) => `${count}, ${who}`,
    income: (gold, energy) => `Brings ${gold} gold or ${energy} energy`,
    portal: (name) => `Portal: from here to ${name}, not back`,
    twinPortal: 'A portal in the other world leads here',
    shrine: 'Shrine',
    capital: 'Capital',
    landCardOf: (who) => `Land card: ${who}`,
    landCardFree: 'Land card: in the stack',
    neighbours: 'Neighbours',
    tower: 'Tower',
    tray: 'Tray',
    supply: 'Supply',
    residents: 'residents',
    inTower: (what) => `In the tower: ${what}`,
    inTray: (what) => `In the tray: ${what}`,
    marker: (who) => `Start player marker: ${who}`,
    round: (n, of) => `Round ${n} of ${of}`,
    startRound: 'Start round',
    control: (who, count) => `${who} ${count} of 5`,
    nobody: 'nobody',
    nextScoring: 'If it were scored now',
    previewLands: (points) => `lands ${points}`,
    previewBuildings: (points) => `shrines and capitals ${points}`,
    previewRegions: (points) => `regions ${points}`,
    points: (n) => plural(n, 'victory point', 'victory points'),
    pointSign: 'VP',
  },
  de: {
    board: 'Spielplan: die beiden Welten',
    help: 'Pfeiltasten gehen von Land zu Land, Tab durch alles Mögliche, Enter wählt, X geht zum Zwillingsland in der anderen Welt, Plus und Minus vergrößern und verkleinern, 0 zeigt alles, Escape schließt.',
    noCells: 'Der Spielplan wird ausgelegt.',
    worlds: ['Schattenwelt', 'Lichtwelt'],
    limbos: ['Schatten-Limbus', 'Licht-Limbus'],
    limbo: 'Limbus',
    bothWorlds: 'Beide Welten',
    onlyWorld: ['Nur die Schattenwelt', 'Nur die Lichtwelt'],
    flip: 'Zur anderen Welt (X)',
    offersThere: (n) => plural(n, 'wählbares Land in der anderen Welt', 'wählbare Länder in der anderen Welt'),
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    zoomFit: 'Alles zeigen',
    close: 'Schließen',
    rule: (id) => `Regel ${id}`,
    explaining: 'Wird nachgeschlagen …',
    noReason: 'Danach wird gerade nicht gefragt.',
    notOffered: 'Jetzt nicht möglich',
    offered: 'Wählbar',
    choose: 'Was wählst du?',
    chooseTarget: 'Wähle nun das Ziel.',
    unoccupied: 'unbesetzt',
    armies: (n) => plural(n, 'Armee', 'Armeen'),
    of: (count, who) => `${count}, ${who}`,
    income: (gold, energy) => `Bringt ${gold} Gold oder ${energy} Energie`,
    portal: (name) => `Portal: von hier nach ${name}, nicht zurück`,
    twinPortal: 'Ein Portal der anderen Welt führt hierher',
    shrine: 'Schrein',
    capital: 'Hauptstadt',
    landCardOf: (who) => `Länderkarte: ${who}`,
    landCardFree: 'Länderkarte: im Stapel',
    neighbours: 'Nachbarn',
    tower: 'Turm',
    tray: 'Auffangschale',
    supply: 'Vorrat',
    residents: 'Bewohner',
    inTower: (what) => `Im Turm: ${what}`,
    inTray: (what) => `In der Auffangschale: ${what}`,
    marker: (who) => `Startspielermarker: ${who}`,
    round: (n, of) => `Runde ${n} von ${of}`,
    startRound: 'Startrunde',
    control: (who, count) => `${who} ${count} von 5`,
    nobody: 'niemand',
    nextScoring: 'Würde jetzt gewertet',
    previewLands: (points) => `Länder ${points}`,
    previewBuildings: (points) => `Schreine und Hauptstädte ${points}`,
    previewRegions: (points) => `Regionen ${points}`,
    points: (n) => plural(n, 'Siegpunkt', 'Siegpunkte'),
    pointSign: 'SP',
  },
}
