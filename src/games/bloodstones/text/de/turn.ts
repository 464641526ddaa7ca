import type { TurnEvent, TurnMessages } from '../../rules/turn-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const kostet = (cost: number): string =>
  cost === 0 ? 'kostenlos' : cost === 1 ? 'kostet 1 Plättchen' : `kostet ${cost} Plättchen`

export const turnMessagesDe: MessageTexts<TurnMessages> = {
  'setup.chooseFaction': () => 'Wähle deine Fraktion.',
  'setup.faction': (a, w) => w.faction(a.faction),
  'setup.placeCitadel': () => 'Platziere deine Zitadelle.',
  'setup.placeStart': () => 'Wähle das Gebiet, in dem deine Horde beginnt.',
  'setup.area': (a, w) => w.area(a.area),
  'setup.deploy': (a) => `Wähle deine Starteinheiten: noch Platzierungskosten von ${a.left} übrig.`,
  'setup.deployUnit': (a, w) => `Aufstellen: ${w.units(a.unit, 1)} (Kosten ${a.cost})`,
  'setup.deployDone': () => 'Keine weiteren Starteinheiten',
  'setup.deployShip': () => 'In welchem Seegebiet beginnt das Schiff?',
  'action.ask': () => 'Deine Aktionen: platzieren, bewegen oder kämpfen.',
  'action.place': (a, w) => `Platzieren: ${w.units(a.unit, 1)} (${kostet(a.cost)})`,
  'action.move': (a, w) => `Einheiten bewegen aus: ${w.area(a.area)}`,
  'action.fight': (a, w) => `${w.player(a.role)} angreifen in: ${w.area(a.area)}`,
  'action.capture': () => 'Dörfer erobern',
  'action.end': () => 'Aktionen beenden',
  'reenter.ask': () => 'Alle deine Einheiten sind vernichtet. Bringst du eine in ein leeres Gebiet zurück?',
  'reenter.unit': (a, w) => `Zurückbringen: ${w.units(a.unit, 1)} (${kostet(a.cost)})`,
  'reenter.decline': () => 'Nicht in diesem Zug',
  'reenter.where': (a, w) => `In welches leere Gebiet kommt die Einheit (${w.unit(a.unit)})?`,
  'refuse.citadelTerrain': (a, w) =>
    `Eine Zitadelle steht nur in Ebene, Wald oder Hügeln, nicht hier: ${w.area(a.area)}.`,
  'refuse.citadelDistance': (a, w) =>
    `${w.area(a.area)} liegt zu nah: Zwischen zwei Zitadellen müssen zwei Gebiete liegen.`,
  'refuse.factionTaken': (a, w) => `Diese Fraktion ist vergeben: ${w.faction(a.faction)}.`,
  'refuse.factionPlayers': (a, w) => `${w.faction(a.faction)}: erst ab ${a.players} Spielern.`,
  'refuse.deployCost': (a, w) => `${w.unit(a.unit)} kostet mehr als die ${a.left}, die du noch hast.`,
  'refuse.deployBlank': () => 'Ein Blanko-Plättchen kann nie platziert werden.',
  'refuse.battlesLeft': (a, w) => `Führe zuerst deine Kämpfe: ${w.areas(a.areas)}.`,
  'refuse.notYourTurn': (a, w) => `Am Zug: ${w.player(a.role)}.`,
  'refuse.otherPhase': (a, w) => `Nicht in dieser Phase: ${w.phase(a.phase)}.`,
  'refuse.notInHand': (a, w) => `Nicht auf deiner Hand: ${w.unit(a.unit)}.`,
}

export const turnEventsDe: EventTexts<TurnEvent> = {
  startPlayerDraw: (e, w) => `${w.player(e.role)}: zieht ${e.tiles.join(' und ')} um den Start.`,
  startPlayer: (e, w) => `${w.player(e.role)}: beginnt das Spiel.`,
  factionChosen: (e, w) => `Spieler ${e.role + 1} führt diese Fraktion: ${w.faction(e.faction)}.`,
  startingHand: (e, w) => `${w.player(e.role)}: zieht ${e.count} Plättchen.`,
  citadelPlaced: (e, w) => `${w.player(e.role)}: errichtet die Zitadelle in ${w.area(e.area)}.`,
  startChosen: (e, w) => `${w.player(e.role)}: sammelt sich in ${w.area(e.area)}.`,
  deployed: (e, w) => `${w.player(e.role)}: stellt ${w.units(e.unit, 1)} auf (${w.area(e.area)}).`,
  turnBegan: (e, w) => `Runde ${e.round}, am Zug: ${w.player(e.role)}.`,
  phaseBegan: (e, w) => `${w.phase(e.phase)}.`,
  reentered: (e, w) => `${w.player(e.role)}: kehrt zurück nach ${w.area(e.area)}, ${w.units(e.unit, 1)}.`,
  outOfGame: (e, w) => `${w.player(e.role)}: findet kein leeres Gebiet und scheidet aus.`,
  cutiecornJoins: (e, w) => `Das Cutiecorn schließt sich an: ${w.player(e.role)} (${w.area(e.area)}).`,
}
