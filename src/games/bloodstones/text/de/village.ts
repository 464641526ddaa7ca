import type { VillageEvent, VillageMessages } from '../../rules/village-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const citadels = (n: number): string => (n === 1 ? '1 eroberte Zitadelle' : `${n} eroberte Zitadellen`)
const captured = (n: number): string => (n === 1 ? '1 erobertes Dorf' : `${n} eroberte Dörfer`)

export const villageMessagesDe: MessageTexts<VillageMessages> = {
  'capture.tileAsk': () => 'Dörfer erobern: Welches Plättchen wirfst du ab?',
  'capture.tile': ({ unit, value }, w) => `${w.unit(unit)} abwerfen (${w.points(value)})`,
  'capture.none': () => 'Nichts erobern',
  'capture.villageAsk': ({ points }, w) => `Welches Dorf eroberst du? Noch ${w.points(points)}`,
  'capture.village': ({ area, owner, cost }, w) => `Dorf in ${w.area(area)} (${w.player(owner)}, ${w.points(cost)})`,
  'capture.stop': ({ points }, w) => `Nichts weiter erobern, ${w.points(points)} verfallen lassen`,
  'build.tileAsk': () => 'Dörfer errichten: Welches Plättchen wirfst du ab?',
  'build.tile': ({ unit, value }, w) => `${w.unit(unit)} abwerfen (${w.points(value)})`,
  'build.none': () => 'Nichts errichten und Plättchen ziehen',
  'build.villageAsk': ({ points, supply }, w) =>
    `Wo errichtest du ein Dorf? Noch ${w.points(points)}, ${w.villages(supply)} im Vorrat`,
  'build.village': ({ area, cost }, w) => `Dorf in ${w.area(area)} (${w.points(cost)})`,
  'build.stop': ({ points }, w) => `Nichts weiter errichten, ${w.points(points)} verfallen lassen`,
  'final.battleAsk': () => 'Finale Kämpfe: Wo kämpfst du als Nächstes?',
  'final.battle': ({ area, role }, w) => `${w.area(area)}: Angriff (${w.player(role)})`,
  'refuse.captureNothing': ({ area }, w) => `In ${w.area(area)} steht kein fremdes Dorf.`,
  'refuse.captureOwn': ({ area }, w) => `Die Dörfer in ${w.area(area)} gehören dir selbst.`,
  'refuse.captureNoUnit': ({ area }, w) => `Du hast keine Einheit in ${w.area(area)} und kannst dort nichts erobern.`,
  'refuse.captureContested': ({ area }, w) =>
    `In ${w.area(area)} stehen fremde Einheiten; an diesem Tisch wird nur erobert, wo keine fremde Einheit steht.`,
  'refuse.captureCost': ({ area, cost }, w) =>
    `Ein Dorf in ${w.area(area)} kostet ${w.points(cost)}, so viel ist nicht mehr übrig.`,
  'refuse.captureNoTile': ({ area, cost }, w) =>
    `Ein Dorf in ${w.area(area)} kostet ${w.points(cost)}, und kein Plättchen deiner Hand ist so viel wert.`,
  'refuse.captureNowhere': () => 'Du hast in keinem Gebiet mit einem Dorf, das du erobern könntest, eine Einheit.',
  'refuse.captureOnce': () => 'Du hast in diesem Zug schon Dörfer erobert.',
  'refuse.capturePhase': () => 'Dörfer werden in der ersten Phase deines Zuges erobert.',
  'refuse.captureChaosPhase': () => 'Die Chaoshorde erobert Dörfer mit einer Aktion der dritten Phase.',
  'refuse.captureNoTiles': () => 'Du hast kein Plättchen, das ein Dorf in deiner Reichweite bezahlt.',
  'refuse.buildPhase': () => 'Dörfer werden in der vierten Phase errichtet, nach den Aktionen.',
  'refuse.buildChaos': () => 'Die Chaoshorde errichtet niemals Dörfer.',
  'refuse.buildTerrain': ({ area, terrain }, w) =>
    `In ${w.area(area)} (${w.terrain(terrain)}) kann es keine Dörfer geben.`,
  'refuse.buildMountains': ({ area }, w) =>
    `Deine Einheiten dürfen im Gebirge von ${w.area(area)} stehen, Dörfer aber nicht.`,
  'refuse.buildCitadel': ({ area }, w) => `In ${w.area(area)} steht deine Zitadelle; dort ist kein Platz für Dörfer.`,
  'refuse.buildEnemy': ({ area }, w) => `In ${w.area(area)} stehen fremde Einheiten oder Dörfer.`,
  'refuse.buildFull': ({ area, max }, w) => `In ${w.area(area)} ist nur Platz für ${w.villages(max)}.`,
  'refuse.buildSupply': () => 'Dein Vorrat an Dörfern ist leer.',
  'refuse.buildNotEmpty': ({ area }, w) =>
    `Ohne Zitadelle und Dörfer beginnst du neu in einem leeren Gebiet, und ${w.area(area)} ist nicht leer.`,
  'refuse.buildNotConnected': ({ area }, w) =>
    `${w.area(area)} grenzt weder an eines deiner Dörfer oder deine Zitadelle, noch führt eine Verbindungslinie deiner Einheiten dorthin.`,
  'refuse.buildCost': ({ area, cost }, w) =>
    `Ein Dorf in ${w.area(area)} kostet ${w.points(cost)}, so viel ist nicht mehr übrig.`,
  'refuse.buildNoTile': ({ area, cost }, w) =>
    `Ein Dorf in ${w.area(area)} kostet ${w.points(cost)}, und kein Plättchen deiner Hand ist so viel wert.`,
  'refuse.tileTooSmall': ({ unit, value }, w) =>
    `${w.unit(unit)} (${w.points(value)}) reicht für kein Dorf in deiner Reichweite.`,
  'refuse.finalOnlyBattles': () => 'In den finalen Kämpfen wird nur noch gekämpft.',
}

export const villageEventsDe: EventTexts<VillageEvent> = {
  captureTile: ({ role, unit, value }, w) =>
    `${w.player(role)}: ${w.unit(unit)} abgeworfen (${w.points(value)}), um Dörfer zu erobern.`,
  villageCaptured: ({ role, area, owner }, w) =>
    `${w.player(role)}: Dorf in ${w.area(area)} erobert (bisher ${w.player(owner)}).`,
  buildTile: ({ role, unit, value }, w) =>
    `${w.player(role)}: ${w.unit(unit)} abgeworfen (${w.points(value)}), um Dörfer zu errichten.`,
  villageBuilt: ({ role, area }, w) => `${w.player(role)}: Dorf in ${w.area(area)} errichtet.`,
  pointsLost: ({ role, points }, w) => `${w.player(role)}: ${w.points(points)} verfallen ungenutzt.`,
  desertLoss: ({ role, unit, area }, w) =>
    `${w.player(role)}: ${w.unit(unit)} in der Wüste von ${w.area(area)} umgekommen.`,
  drew: ({ role, count, bag }, w) => `${w.player(role)}: ${count} Plättchen gezogen, noch ${bag} im Beutel.`,
  drewTiles: ({ tiles }, w) => `Du hast gezogen: ${w.tiles(tiles)}.`,
  resupply: ({ role, tiles, field, moved }, w) =>
    moved === 1
      ? `${w.player(role)}: Nachschub, ${tiles} Plättchen zurück in den Beutel, Nachschubmarker auf Feld ${field}.`
      : `${w.player(role)}: Beutel mit ${tiles} Plättchen aufgefüllt.`,
  villageScoring: ({ role, villages, vp, total }, w) =>
    `${w.player(role)}: Dorfwertung, ${w.vp(vp)} für ${w.villages(villages)} auf der Karte, jetzt ${total}.`,
  endTriggered: ({ role, by }, w) =>
    by === 'supply'
      ? `${w.player(role)}: löst das Ende des Spiels aus, alle Nachschubmarker stehen auf dem letzten Feld.`
      : 'Die vereinbarte Zahl der Runden ist gespielt: Das Ende des Spiels beginnt.',
  finalBattlesOf: ({ role }, w) => `Finale Kämpfe: ${w.player(role)}.`,
  finalCapture: ({ role, area, owner, villages }, w) =>
    `${w.player(role)}: Finale Eroberung, ${w.villages(villages)} in ${w.area(area)} (bisher ${w.player(owner)}).`,
  finalScoring: (e, w) =>
    `${w.player(e.role)}: ${w.vp(e.before)} im Spiel, ${w.vp(e.villagesVp)} für ${captured(e.villages)}, ` +
    `${w.vp(e.citadelsVp)} für ${citadels(e.citadels)}, zusammen ${e.total}.`,
  ranked: ({ role, place, shared, vp }, w) =>
    `${w.player(role)}: ${shared === 1 ? 'geteilter ' : ''}${place}. Platz mit ${w.vp(vp)}.`,
}
