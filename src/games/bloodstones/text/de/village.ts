import type { VillageEvent, VillageMessages } from '../../rules/words/village-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const PLACES = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten']

export const villageMessagesDe: MessageTexts<VillageMessages> = {
  'capture.tileAsk': () => 'Welches Plättchen wirfst du ab, um Dörfer zu erobern?',
  'capture.tile': ({ unit, value }, w) => `${w.units(unit, 1)} für ${w.points(value)} abwerfen`,
  'capture.none': () => 'Nichts erobern',
  'capture.villageAsk': ({ points }, w) => `Welches Dorf eroberst du? Du hast noch ${w.points(points)}.`,
  'capture.village': ({ area, owner, cost }, w) => `Dorf ${w.of(owner)} ${w.in(area)} (${w.points(cost)})`,
  'capture.stop': ({ points }, w) => `Nichts weiter erobern und ${w.points(points)} verfallen lassen`,
  'build.tileAsk': () => 'Welches Plättchen wirfst du ab, um Dörfer zu errichten?',
  'build.tile': ({ unit, value }, w) => `${w.units(unit, 1)} für ${w.points(value)} abwerfen`,
  'build.none': () => 'Nichts errichten und Plättchen ziehen',
  'build.villageAsk': ({ points, supply }, w) =>
    `Wo errichtest du ein Dorf? Du hast noch ${w.points(points)} und ${w.villages(supply)}.`,
  'build.village': ({ area, cost }, w) => `Dorf ${w.in(area)} (${w.points(cost)})`,
  'build.stop': ({ points }, w) => `Nichts weiter errichten und ${w.points(points)} verfallen lassen`,
  'final.battleAsk': () => 'Wo trägst du deinen nächsten letzten Kampf aus?',
  'final.battle': ({ area, role }, w) => `${w.the(role, 'acc')} ${w.in(area)} angreifen`,
  'refuse.captureNothing': ({ area }, w) => `Es gibt kein gegnerisches Dorf ${w.in(area)}.`,
  'refuse.captureOwn': ({ area }, w) => `Die Dörfer ${w.in(area)} gehören dir selbst.`,
  'refuse.captureNoUnit': ({ area }, w) => `Du hast keine Einheit ${w.in(area)}, die Dörfer erobern könnte.`,
  'refuse.captureContested': ({ area }, w) =>
    `${w.in(area)} sind gegnerische Einheiten; an diesem Tisch eroberst du Dörfer nur, wo keine sind.`,
  'refuse.captureCost': ({ area, cost }, w) =>
    `Ein Dorf ${w.in(area)} kostet ${w.points(cost)}, und so viele hast du nicht mehr.`,
  'refuse.captureNoTile': ({ area, cost }, w) =>
    `Ein Dorf ${w.in(area)} kostet ${w.points(cost)}, und kein Plättchen deiner Hand ist so viel wert.`,
  'refuse.captureNowhere': () => 'Keine deiner Einheiten steht dort, wo es ein Dorf zu erobern gibt.',
  'refuse.captureOnce': () => 'Du hast in diesem Zug schon Dörfer erobert.',
  'refuse.capturePhase': () => 'Dörfer eroberst du in der ersten Phase deines Zuges.',
  'refuse.captureChaosPhase': () => 'Die Chaoshorde erobert Dörfer bei ihren Aktionen.',
  'refuse.captureNoTiles': () => 'Du hast kein Plättchen, das für ein Dorf in deiner Reichweite genügt.',
  'refuse.buildPhase': () => 'Dörfer errichtest du nach deinen Aktionen.',
  'refuse.buildChaos': () => 'Die Chaoshorde errichtet niemals Dörfer.',
  'refuse.buildTerrain': ({ area, terrain }, w) => `Dörfer kann es ${w.in(area)} nicht geben (${w.terrain(terrain)}).`,
  'refuse.buildMountains': ({ area }, w) =>
    `Deine Einheiten dürfen im Gebirge ${w.area(area)} stehen, Dörfer aber nicht.`,
  'refuse.buildCitadel': ({ area }, w) => `Deine Zitadelle lässt ${w.in(area)} keinen Platz für Dörfer.`,
  'refuse.buildEnemy': ({ area }, w) => `${w.in(area)} sind gegnerische Einheiten oder Dörfer.`,
  'refuse.buildFull': ({ area, max }, w) => `Es ist nur Platz für ${w.villages(max)} ${w.in(area)}.`,
  'refuse.buildSupply': () => 'Du hast kein Dorf mehr in deinem Vorrat.',
  'refuse.buildNotEmpty': ({ area }, w) =>
    `Ohne Zitadelle und Dörfer beginnst du neu in einem leeren Gebiet, und ${w.place(area)} ist nicht leer.`,
  'refuse.buildNotConnected': ({ area }, w) =>
    `${w.place(area)} grenzt weder an deine Dörfer oder deine Zitadelle, noch führt eine Kette deiner Einheiten dorthin.`,
  'refuse.buildCost': ({ area, cost }, w) =>
    `Ein Dorf ${w.in(area)} kostet ${w.points(cost)}, und so viele hast du nicht mehr.`,
  'refuse.buildNoTile': ({ area, cost }, w) =>
    `Ein Dorf ${w.in(area)} kostet ${w.points(cost)}, und kein Plättchen deiner Hand ist so viel wert.`,
  'refuse.tileTooSmall': ({ unit, value }, w) =>
    `Mit ${w.units(unit, 1, 'dat')} (${w.points(value)}) kannst du kein Dorf in deiner Reichweite bezahlen.`,
  'refuse.finalOnlyBattles': () => 'In den letzten Kämpfen kannst du nichts tun als kämpfen.',
}

function finalScoring(e: Extract<VillageEvent, { type: 'finalScoring' }>, w: Words): string {
  const villages = e.villages === 1 ? 'ein erobertes Dorf' : `${w.count(e.villages)} eroberte Dörfer`
  const citadels = e.citadels === 1 ? 'eine erbeutete Zitadelle' : `${w.count(e.citadels)} erbeutete Zitadellen`
  const gains = [
    ...(e.villages > 0 ? [`${w.vp(e.villagesVp)} für ${villages}`] : []),
    ...(e.citadels > 0 ? [`${w.vp(e.citadelsVp)} für ${citadels}`] : []),
  ]
  if (gains.length === 0)
    return `${w.the(e.role)} ${w.does(e.role, 'hat', 'haben')} nichts erobert und ${w.does(e.role, 'bleibt', 'bleiben')} bei ${w.vp(e.total)}.`
  return `Zu ${w.their(e.role)}en ${w.vp(e.before)} ${w.does(e.role, 'erhält', 'erhalten')} ${w.the(e.role)} ${w.list(gains)} und ${w.does(e.role, 'kommt', 'kommen')} auf ${w.vp(e.total)}.`
}

export const villageEventsDe: EventTexts<VillageEvent> = {
  captureTile: ({ role, unit, value }, w) =>
    `${w.the(role)} ${w.does(role, 'wirft', 'werfen')} ${w.units(unit, 1)} für ${w.points(value)} ab, um Dörfer zu erobern.`,
  villageCaptured: ({ role, area, owner }, w) =>
    `${w.the(role)} ${w.does(role, 'erobert', 'erobern')} ein Dorf ${w.of(owner)} ${w.in(area)}.`,
  buildTile: ({ role, unit, value }, w) =>
    `${w.the(role)} ${w.does(role, 'wirft', 'werfen')} ${w.units(unit, 1)} für ${w.points(value)} ab, um Dörfer zu errichten.`,
  villageBuilt: ({ role, area }, w) =>
    `${w.the(role)} ${w.does(role, 'errichtet', 'errichten')} ein Dorf ${w.in(area)}.`,
  pointsLost: ({ role, points }, w) =>
    `${w.the(role)} ${w.does(role, 'lässt', 'lassen')} ${w.points(points)} verfallen.`,
  desertLoss: ({ role, unit, area }, w) =>
    `${w.the(role)} ${w.does(role, 'verliert', 'verlieren')} in der Wüste ${w.area(area)} ${w.units(unit, 1)}.`,
  drew: ({ role, count, bag }, w) =>
    `${w.the(role)} ${w.does(role, 'zieht', 'ziehen')} ${w.someTiles(count)}; ${w.their(role)} Beutel ` +
    (bag === 0 ? 'ist jetzt leer.' : `enthält noch ${bag === 1 ? 'eines' : w.count(bag)}.`),
  drewTiles: ({ tiles }, w) => `Du ziehst ${w.tiles(tiles)}.`,
  resupply: ({ role, tiles, field, moved }, w) =>
    `${w.the(role)} ${w.does(role, 'legt', 'legen')} ${w.someTiles(tiles)} in ${w.their(role)}en Beutel zurück` +
    (moved === 1 ? `, und ${w.their(role)} Nachschubmarker rückt auf Feld ${field} vor.` : '.'),
  villageScoring: ({ role, villages, vp, total }, w) =>
    villages === 0
      ? `${w.the(role)} ${w.does(role, 'hat', 'haben')} keine Dörfer auf der Karte und ${w.does(role, 'erhält', 'erhalten')} nichts.`
      : `${w.the(role)} ${w.does(role, 'erhält', 'erhalten')} ${w.vp(vp)} für ${w.villages(villages)} auf der Karte und ${w.does(role, 'hat', 'haben')} jetzt ${w.vp(total)}.`,
  endTriggered: ({ role, by }, w) =>
    by === 'roundLimit'
      ? 'Die vereinbarte Zahl der Runden ist gespielt: Das Ende des Spiels beginnt.'
      : `${w.the(role)} ${w.does(role, 'löst', 'lösen')} das Ende des Spiels aus: Alle Nachschubmarker` +
        `${by === 'supply' ? '' : ', die noch vorrücken können,'} haben das letzte Feld erreicht.`,
  finalBattlesOf: ({ role }, w) =>
    `${w.the(role)} ${w.does(role, 'trägt', 'tragen')} ${w.their(role)}e letzten Kämpfe aus.`,
  finalCapture: ({ role, area, owner, villages }, w) =>
    `Als finale Eroberung ${w.does(role, 'nimmt', 'nehmen')} ${w.the(role)} ${w.the(owner, 'dat')} ${w.in(area)} ${w.villages(villages)} ab.`,
  finalScoring,
  ranked: ({ role, place, shared, vp }, w) =>
    shared === 1
      ? `${w.the(role)} ${w.does(role, 'teilt', 'teilen')} sich mit ${w.vp(vp)} den ${PLACES[place - 1]} Platz.`
      : `${w.the(role)} ${w.does(role, 'belegt', 'belegen')} mit ${w.vp(vp)} den ${PLACES[place - 1]} Platz.`,
}
