import { CUTIECORN } from '../../content/units.ts'
import type { MoveEvent, MoveMessages } from '../../rules/words/move-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const wasted = (n: number): string => `${n} ${n === 1 ? 'verfällt' : 'verfallen'}`

export const moveMessagesDe: MessageTexts<MoveMessages> = {
  'place.ask': (a, w) => `Wo platzierst du ${w.theUnit(a.unit)}?`,
  'place.area': (a, w) => w.area(a.area),
  'place.fight': () => 'Dort sind Gegner: Du musst in diesem Zug gegen sie kämpfen.',
  'pay.tilesAsk': (a, w) =>
    `${a.count === 1 ? 'Welches' : `Welche ${w.count(a.count)}`} Plättchen wirfst du ab, um ${w.theUnit(a.unit)} zu bezahlen?`,
  'pay.pointsAsk': (a, w) => `Deine Bewegung kostet ${w.points(a.cost)}. Womit bezahlst du?`,
  'pay.with': (a, w) => `${w.tiles(a.tiles)} abwerfen`,
  'pay.exact': (a, w) => `${w.points(a.points)}, nichts verfällt.`,
  'pay.lost': (a, w) => `${w.points(a.points)}, davon ${wasted(a.lost)}.`,
  'move.which': (a, w) => `Welche deiner Einheiten verlassen ${w.place(a.area)}?`,
  'move.all': (a, w) => `Alle: ${w.tiles(a.units, 'nom')}`,
  'move.pick': () => 'Nur einige davon',
  'move.countAsk': (a, w) =>
    a.unit === CUTIECORN
      ? `Verlässt das Cutiecorn ${w.place(a.area)}?`
      : `Wie viele deiner ${w.unit(a.unit, 2)} verlassen ${w.place(a.area)}?`,
  'move.count': (a, w) => (a.count > 0 ? w.units(a.unit, a.count, 'nom') : a.unit === CUTIECORN ? 'Nein' : 'Keine'),
  'move.whereAsk': (a, w) => `Wohin bewegst du ${w.tiles(a.units)}?`,
  'move.to': (a, w) => `${w.area(a.area)} (${w.points(a.cost)})`,
  'move.fight': () => 'Dort sind Gegner: Deine Einheiten halten an, und du musst in diesem Zug kämpfen.',
  'move.moreAsk': (a, w) =>
    `Deine Bewegung kostet bisher ${w.points(a.cost)}. Bewegst du noch mehr Einheiten, oder bezahlst du?`,
  'move.from': (a, w) => `Auch Einheiten ${w.from(a.area)} bewegen`,
  'move.pay': (a, w) => `${w.points(a.cost)} bezahlen`,
  'move.left': (a, w) => `Deine Hand ist noch ${w.points(a.points)} wert.`,
  'undead.ask': () => 'Welchen deiner Untoten bewegst du?',
  'undead.from': (a, w) => `Einen Untoten ${w.from(a.area)} bewegen`,
  'undead.done': () => 'Die übrigen bleiben, wo sie sind',
  'undead.whereAsk': (a, w) => `Wohin geht dein Untoter ${w.from(a.area)}?`,
  'undead.to': (a, w) => w.area(a.area),
  'refuse.placeBlank': () => 'Ein Blanko-Plättchen kann nie platziert werden.',
  'refuse.placeNever': (a, w) => `Durch eine Aktion kannst du ${w.units(a.unit, 1)} nicht platzieren.`,
  'refuse.placeNoHome': (a, w) => `Du hast ${w.in(a.area)} weder ein Dorf noch deine Zitadelle.`,
  'refuse.placeNoHarbour': (a, w) => `${w.place(a.area)} grenzt weder an eines deiner Dörfer noch an deine Zitadelle.`,
  'refuse.placeNowhere': (a, w) => `Es gibt kein Gebiet, in dem du ${w.theUnit(a.unit)} platzieren könntest.`,
  'refuse.placeTerrain': (a, w) =>
    `${w.units(a.unit, 1, 'nom')} kann ${w.in(a.area)} nicht bleiben: Das Gelände lässt es nicht zu.`,
  'refuse.placeChaos': (a, w) => `Weder ${w.in(a.area)} noch gleich jenseits der Küste steht eine deiner Einheiten.`,
  'refuse.placeChaosEnemies': (a, w) => `Gegner halten ${w.place(a.area)}, und keine deiner Einheiten ist dort.`,
  'refuse.placeCost': (a, w) =>
    `Um ${w.theUnit(a.unit)} zu platzieren, musst du ${w.someTiles(a.cost)} abwerfen, du hast aber nur ` +
    `${a.tiles === 0 ? 'dieses eine' : a.tiles === 1 ? 'noch eines' : `noch ${w.count(a.tiles)}`}.`,
  'refuse.cutiecornInPlay': () => 'Das Cutiecorn ist schon auf der Karte.',
  'refuse.moveNobody': (a, w) => `Du hast keine Einheiten ${w.in(a.area)}.`,
  'refuse.moveContested': (a, w) => `${w.in(a.area)} sind Gegner: Vor dem Kampf kommt niemand heraus.`,
  'refuse.moveFortress': () => 'Burgen und Zitadellen bewegen sich nie.',
  'refuse.moveUndead': () => 'Untote bewegen sich nur in ihrer eigenen Phase.',
  'refuse.moveCutiecorn': () => 'Das Cutiecorn bewegt sich nur zusammen mit anderen Einheiten.',
  'refuse.movePoints': (a, w) =>
    a.points > 0
      ? `Mehr als ${w.points(a.points)} kannst du nicht bezahlen, und das reicht von hier für keinen Schritt.`
      : 'Du kannst keine Punkte mehr bezahlen.',
  'refuse.moveStay': (a, w) => `Deine Einheiten sind schon ${w.in(a.area)}.`,
  'refuse.moveMountains': (a, w) => `Nicht alle diese Einheiten dürfen ins Gebirge ${w.area(a.area)}.`,
  'refuse.moveSea': () => 'Nur Schiffe und Drachen bleiben auf See; alle anderen brauchen deine Schiffe zur Überfahrt.',
  'refuse.moveShip': () => 'Schiffe können die See nicht verlassen.',
  'refuse.moveFar': (a, w) => `${w.place(a.area)} ist für ${w.points(a.points)} nicht zu erreichen.`,
  'refuse.payCount': (a, w) => `Du musst genau ${w.someTiles(a.count)} abwerfen, dazu kommt das, was du platzierst.`,
  'refuse.payLittle': (a, w) =>
    `Diese Plättchen sind nur ${w.points(a.points)} wert, und die Bewegung kostet ${a.cost}.`,
  'refuse.paySuperfluous': () => 'Du brauchst nicht alle diese Plättchen, um zu bezahlen.',
  'refuse.undeadNone': (a, w) => `Du hast keine Untoten ${w.in(a.area)}.`,
  'refuse.undeadMoved': (a, w) => `Deine Untoten ${w.in(a.area)} haben sich schon bewegt.`,
  'refuse.undeadContested': (a, w) => `${w.in(a.area)} sind Gegner: Deine Untoten können nicht heraus.`,
  'refuse.undeadSea': () => 'Untote bleiben nicht auf See; sie brauchen deine Schiffe zur Überfahrt.',
  'refuse.undeadFar': (a, w) => `${w.place(a.area)} ist mehr als zwei Landgebiete entfernt.`,
}

export const moveEventsDe: EventTexts<MoveEvent> = {
  placed: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'platziert', 'platzieren')} ${w.units(e.unit, 1)} ${w.in(e.area)}.`,
  paidTiles: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'bezahlt', 'bezahlen')} ${w.units(e.unit, 1)} mit ${w.tiles(e.tiles, 'dat')}.`,
  moved: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'bewegt', 'bewegen')} ${w.tiles(e.units)} ${w.way(e.path)} (${w.points(e.cost)}).`,
  paidPoints: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'wirft', 'werfen')} ${w.tiles(e.tiles)} ab, um ${w.points(e.cost)} für die Bewegung zu bezahlen` +
    (e.points > e.cost ? `; ${wasted(e.points - e.cost)}.` : '.'),
  undeadMoved: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'bewegt', 'bewegen')} einen Untoten ${w.way(e.path)}.`,
}
