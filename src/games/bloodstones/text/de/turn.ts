import type { Phase } from '../../rules/table/state.ts'
import type { TurnEvent, TurnMessages } from '../../rules/words/turn-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const price = (cost: number, w: Words): string => (cost === 0 ? 'kostenlos' : `kostet ${w.someTiles(cost)}`)

export const turnMessagesDe: MessageTexts<TurnMessages> = {
  'setup.chooseFaction': () => 'Welche Fraktion führst du an?',
  'setup.faction': (a, w) => w.faction(a.faction),
  'setup.placeCitadel': () => 'Wo steht deine Zitadelle?',
  'setup.placeStart': () => 'Wo sammelt sich deine Horde?',
  'setup.area': (a, w) => w.area(a.area),
  'setup.deploy': (a) => `Mit welchen Einheiten beginnst du? Noch ${a.left} an Platzierungskosten sind frei.`,
  'setup.deployUnit': (a, w) => `${w.units(a.unit, 1)} aufstellen (Platzierungskosten ${a.cost})`,
  'setup.deployDone': () => 'Keine weiteren',
  'setup.deployShip': () => 'In welchem Seegebiet beginnt dein Schiff?',
  'action.ask': () => 'Was tust du: platzieren, bewegen oder kämpfen?',
  'action.place': (a, w) => `${w.units(a.unit, 1)} platzieren (${price(a.cost, w)})`,
  'action.move': (a, w) => `Einheiten ${w.from(a.area)} bewegen`,
  'action.fight': (a, w) => `${w.the(a.role, 'acc')} ${w.in(a.area)} angreifen`,
  'action.capture': () => 'Dörfer erobern',
  'action.end': () => 'Aktionen beenden',
  'reenter.ask': () => 'Du hast keine Einheit mehr auf der Karte. Welche bringst du zurück?',
  'reenter.unit': (a, w) => `${w.units(a.unit, 1)} zurückbringen (${price(a.cost, w)})`,
  'reenter.decline': () => 'Nicht in diesem Zug',
  'reenter.where': (a, w) => `In welches leere Gebiet setzt du ${w.theUnit(a.unit)}?`,
  'refuse.citadelTerrain': (a, w) =>
    `${w.place(a.area)} taugt nicht für eine Zitadelle: Sie braucht Ebene, Wald oder Hügel.`,
  'refuse.citadelDistance': (a, w) =>
    `${w.place(a.area)} liegt zu nah an der Zitadelle ${w.of(a.role)}: Dazwischen müssen zwei Gebiete liegen.`,
  'refuse.factionTaken': (a, w) =>
    `${w.theFaction(a.faction)} ${w.factionDoes(a.faction, 'hat', 'haben')} schon einen Spieler.`,
  'refuse.factionPlayers': (a, w) =>
    `${w.theFaction(a.faction)} ${w.factionDoes(a.faction, 'spielt', 'spielen')} erst ab ${w.count(a.players)} Spielern mit.`,
  'refuse.deployCost': (a, w) =>
    `Die übrigen Platzierungskosten von ${a.left} reichen nicht für ${w.units(a.unit, 1)}.`,
  'refuse.deployBlank': () => 'Ein Blanko-Plättchen kann nie platziert werden.',
  'refuse.battlesLeft': (a, w) => `Zuerst musst du deine Kämpfe austragen: ${w.areas(a.areas)}.`,
  'refuse.notYourTurn': (a, w) => `Nicht du bist am Zug, sondern ${w.the(a.role)}.`,
  'refuse.otherPhase': (a, w) => `Das geht nicht in der Phase „${w.phase(a.phase)}“.`,
  'refuse.notInHand': (a, w) => `Du hast ${w.noUnit(a.unit)} auf der Hand.`,
}

const PHASES: Readonly<Record<Phase, (role: number, w: Words) => string>> = {
  setup: () => 'Die Fraktionen nehmen ihre Plätze ein.',
  reenter: (role, w) => `${w.the(role)} ${w.does(role, 'kann', 'können')} auf die Karte zurückkehren.`,
  capture: (role, w) => `${w.the(role)} ${w.does(role, 'kann', 'können')} Dörfer erobern.`,
  undead: (role, w) => `${w.the(role)} ${w.does(role, 'kann', 'können')} ${w.their(role)}e Untoten bewegen.`,
  actions: (role, w) => `${w.the(role)} ${w.does(role, 'beginnt', 'beginnen')} ${w.their(role)}e Aktionen.`,
  build: (role, w) => `${w.the(role)} ${w.does(role, 'kann', 'können')} Dörfer errichten.`,
  draw: (role, w) => `Der Zug ${w.of(role)} geht zu Ende.`,
  final: () => 'Die Zeit der letzten Kämpfe ist gekommen.',
  over: () => 'Das Spiel ist zu Ende.',
}

export const turnEventsDe: EventTexts<TurnEvent> = {
  startPlayerDraw: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'zieht', 'ziehen')} ${w.list(e.tiles.map((tile) => `eine ${tile}`))}, um zu klären, wer beginnt.`,
  startPlayer: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'beginnt', 'beginnen')} das Spiel.`,
  factionChosen: (e, w) => `${w.person(e.role)} führt ${w.theFaction(e.faction, 'acc')} an.`,
  startingHand: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'zieht', 'ziehen')} ${w.someTiles(e.count)}.`,
  citadelPlaced: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'errichtet', 'errichten')} ${w.their(e.role)}e Zitadelle ${w.in(e.area)}.`,
  startChosen: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'sammelt', 'sammeln')} sich ${w.in(e.area)}.`,
  deployed: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'stellt', 'stellen')} ${w.units(e.unit, 1)} ${w.in(e.area)} auf.`,
  turnBegan: (e, w) => `Runde ${e.round}: Nun ${w.does(e.role, 'ist', 'sind')} ${w.the(e.role)} am Zug.`,
  phaseBegan: (e, w) => PHASES[e.phase](e.role, w),
  reentered: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'kehrt', 'kehren')} mit ${w.units(e.unit, 1, 'dat')} ${w.in(e.area)} auf die Karte zurück.`,
  outOfGame: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'findet', 'finden')} kein leeres Gebiet für die Rückkehr und ${w.does(e.role, 'scheidet', 'scheiden')} aus.`,
  cutiecornJoins: (e, w) => `Das Cutiecorn schließt sich ${w.in(e.area)} ${w.the(e.role, 'dat')} an.`,
}
