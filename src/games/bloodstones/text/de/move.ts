import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const way = (path: readonly number[], w: Words): string => path.map((area) => w.area(area)).join(' – ')

export const moveMessagesDe: MessageTexts<MoveMessages> = {
  'place.ask': (a, w) => `Wo platzierst du ${w.units(a.unit, 1)}?`,
  'place.area': (a, w) => w.area(a.area),
  'place.fight': () => 'Dort sind Gegner: Du musst in diesem Zug kämpfen.',
  'pay.tilesAsk': (a, w) => `Wirf ${a.count} Plättchen ab (Platzierungskosten: ${w.unit(a.unit)}).`,
  'pay.pointsAsk': (a, w) => `Bezahle die Bewegung: ${w.points(a.cost)}.`,
  'pay.with': (a, w) => `Abwerfen: ${w.tiles(a.tiles)}`,
  'pay.exact': (a, w) => `${w.points(a.points)}, nichts verfällt.`,
  'pay.lost': (a, w) => `${w.points(a.points)}, davon ${a.lost === 1 ? 'verfällt' : 'verfallen'} ${a.lost}.`,
  'move.which': (a, w) => `Welche Einheiten ziehen los aus: ${w.area(a.area)}?`,
  'move.all': (a, w) => `Alle: ${w.tiles(a.units)}`,
  'move.pick': () => 'Nur einige davon',
  'move.countAsk': (a, w) => `Wie viele ${w.unit(a.unit, 2)} ziehen los aus: ${w.area(a.area)}?`,
  'move.count': (a, w) => (a.count === 0 ? `Keine ${w.unit(a.unit, 2)}` : `${a.count} ${w.unit(a.unit, a.count)}`),
  'move.whereAsk': (a, w) => `Wohin mit: ${w.tiles(a.units)}?`,
  'move.to': (a, w) => `${w.area(a.area)} (${w.points(a.cost)})`,
  'move.fight': () => 'Dort sind Gegner: Der Weg endet, und du musst in diesem Zug kämpfen.',
  'move.moreAsk': (a, w) => `Die Bewegung kostet bisher ${w.points(a.cost)}. Noch Einheiten mitbewegen oder bezahlen?`,
  'move.from': (a, w) => `Auch Einheiten bewegen aus: ${w.area(a.area)}`,
  'move.pay': (a, w) => `Bezahlen: ${w.points(a.cost)}`,
  'move.left': (a, w) => `Deine Hand ist noch ${w.points(a.points)} wert.`,
  'undead.ask': () => 'Bewege deine Untoten, einen nach dem anderen.',
  'undead.from': (a, w) => `Einen Untoten bewegen aus: ${w.area(a.area)}`,
  'undead.done': () => 'Die übrigen Untoten bleiben stehen',
  'undead.whereAsk': (a, w) => `Wohin geht der Untote aus: ${w.area(a.area)}?`,
  'undead.to': (a, w) => w.area(a.area),
  'refuse.placeBlank': () => 'Ein Blanko-Plättchen kann nie platziert werden.',
  'refuse.placeNever': (a, w) => `Wird nie durch eine Aktion platziert: ${w.unit(a.unit)}.`,
  'refuse.placeNoHome': (a, w) => `Hier hast du weder ein Dorf noch deine Zitadelle: ${w.area(a.area)}.`,
  'refuse.placeNoHarbour': (a, w) => `${w.area(a.area)} grenzt weder an ein eigenes Dorf noch an deine Zitadelle.`,
  'refuse.placeNowhere': (a, w) => `Es gibt kein Gebiet, in dem du ${w.units(a.unit, 1)} platzieren könntest.`,
  'refuse.placeTerrain': (a, w) => `In diesem Gelände nicht möglich: ${w.unit(a.unit)} (${w.area(a.area)}).`,
  'refuse.placeChaos': (a, w) =>
    `${w.area(a.area)}: Dort und gleich jenseits der Küste stehen keine eigenen Einheiten.`,
  'refuse.placeChaosEnemies': (a, w) => `${w.area(a.area)}: Dort sind Gegner, aber keine eigenen Einheiten.`,
  'refuse.placeCost': (a, w) =>
    `${w.unit(a.unit)}: Das kostet ${a.cost} Plättchen, du hast nur ${a.tiles} andere auf der Hand.`,
  'refuse.cutiecornInPlay': () => 'Das Cutiecorn liegt nicht neben der Karte.',
  'refuse.moveNobody': (a, w) => `Hier hast du keine Einheiten: ${w.area(a.area)}.`,
  'refuse.moveContested': (a, w) => `${w.area(a.area)} ist umkämpft: Vor dem Kampf kommt niemand heraus.`,
  'refuse.moveFortress': () => 'Burgen und Zitadellen bewegen sich nie.',
  'refuse.moveUndead': () => 'Untote bewegen sich nur in ihrer eigenen Phase.',
  'refuse.moveCutiecorn': () => 'Das Cutiecorn bewegt sich nur zusammen mit anderen Einheiten.',
  'refuse.movePoints': (a, w) =>
    a.points > 0
      ? `Von hier führt kein Schritt für ${w.points(a.points)} weiter.`
      : 'Du kannst keine Punkte mehr bezahlen.',
  'refuse.moveStay': (a, w) => `Dort sind die Einheiten schon: ${w.area(a.area)}.`,
  'refuse.moveMountains': (a, w) => `Nicht alle diese Einheiten dürfen ins Gebirge: ${w.area(a.area)}.`,
  'refuse.moveSea': () => 'Nur Schiffe und Drachen können auf See sein; die anderen werden von Schiffen übergesetzt.',
  'refuse.moveShip': () => 'Schiffe können die See nicht verlassen.',
  'refuse.moveFar': (a, w) => `Nicht erreichbar für ${w.points(a.points)}: ${w.area(a.area)}.`,
  'refuse.payCount': (a) => `Genau ${a.count} Plättchen sind abzuwerfen, außer dem, das du platzierst.`,
  'refuse.payLittle': (a, w) => `Diese Plättchen sind nur ${w.points(a.points)} wert; die Bewegung kostet ${a.cost}.`,
  'refuse.paySuperfluous': () => 'Eines dieser Plättchen ist nicht nötig.',
  'refuse.undeadNone': (a, w) => `Hier hast du keine Untoten: ${w.area(a.area)}.`,
  'refuse.undeadMoved': (a, w) => `Diese Untoten haben sich schon bewegt: ${w.area(a.area)}.`,
  'refuse.undeadContested': (a, w) => `${w.area(a.area)} ist umkämpft: Untote können nicht heraus.`,
  'refuse.undeadSea': () => 'Untote können nicht auf See sein; sie werden von Schiffen übergesetzt.',
  'refuse.undeadFar': (a, w) => `${w.area(a.area)} ist mehr als zwei Landgebiete entfernt.`,
}

export const moveEventsDe: EventTexts<MoveEvent> = {
  placed: (e, w) => `${w.player(e.role)}: platziert ${w.units(e.unit, 1)} (${w.area(e.area)}).`,
  paidTiles: (e, w) => `${w.player(e.role)}: wirft ab: ${w.tiles(e.tiles)}.`,
  moved: (e, w) => `${w.player(e.role)}: bewegt ${w.tiles(e.units)}: ${way(e.path, w)} (${w.points(e.cost)}).`,
  paidPoints: (e, w) =>
    `${w.player(e.role)}: wirft für ${w.points(e.cost)} ab: ${w.tiles(e.tiles)}` +
    (e.points > e.cost ? ` (${e.points - e.cost} ${e.points - e.cost === 1 ? 'verfällt' : 'verfallen'}).` : '.'),
  undeadMoved: (e, w) => `${w.player(e.role)}: bewegt einen Untoten: ${way(e.path, w)}.`,
}
