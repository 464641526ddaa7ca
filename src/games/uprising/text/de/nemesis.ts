import { EMPIRE, isNemesis, NONE } from '../../rules/table/state.ts'
import type { NemesisEvent, NemesisMessages } from '../../rules/words/nemesis-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

/** Warum ein Hexfeld betreten wird, nach der Regel, die entschieden hat. */
const WHY: Readonly<Record<string, string>> = {
  'UP-LEG-07': 'dort, wo sie sein will',
  'UP-LEG-08': 'der kürzeste Weg zum Ziel',
  'UP-LEG-09': 'die Zuflucht mit den wenigsten Einheiten auf einem kürzesten Weg',
  'UP-LEG-10': 'der schwächste Gegner auf einem kürzesten Weg',
  'UP-LEG-11': 'ein leeres Hexfeld auf einem kürzesten Weg',
  'UP-LEG-12': 'auf einem kürzesten Weg zum Ziel',
  'UP-LEG-13': 'vom Startspieler unter gleich guten gewählt',
  'UP-RUL-57': 'kein Weg führt zum Ziel',
  'UP-TGT-07': 'das Ziel liegt auf der Hauptstadt',
  'UP-HOR-06': 'das einzige Hexfeld, das nicht weiter von der Hauptstadt entfernt ist',
  'UP-HOR-10': 'die Zuflucht mit den wenigsten Einheiten',
  'UP-HOR-11': 'der schwächste Gegner',
  'UP-HOR-12': 'ein leeres Hexfeld',
  'UP-HOR-13': 'ein Hexfeld, das nicht weiter von der Hauptstadt entfernt ist',
  'UP-HOR-14': 'vom Startspieler unter gleich guten gewählt',
  'UP-HOR-15': 'kein angrenzendes Hexfeld liegt so nah an der Hauptstadt',
  'UP-RUL-50': 'es gibt kein Hexfeld dafür',
  'UP-NEM-08': 'durch einen Effekt bewegt',
  'UP-RUL-99': 'durch einen Effekt bewegt',
}

const why = (rule: string): string => (WHY[rule] === undefined ? '' : ` (${WHY[rule]})`)
const which = ({ nth, total }: { nth: number; total: number }): string => (total > 1 ? ` (${nth} von ${total})` : '')
const atOnce = (text: string): string => (text === '' ? '' : ` Sofort: ${text}`)
const tokens = (n: number, w: Words): string => w.count(n, 'Aktivierungsmarker', 'Aktivierungsmarker')

export const nemesisMessagesDe: MessageTexts<NemesisMessages> = {
  'nemesis.placeGarrison': (placed) => `Wohin kommt die Garnison?${which(placed)}`,
  'nemesis.overflow': () => 'Die Hauptstadt ist voll. Wohin kommt ihre Garnison stattdessen?',
  'nemesis.placeSkeleton': (placed) => `Wohin kommt das Skelett?${which(placed)}`,
  'nemesis.joinSkeletons': (placed) => `Zu welchen Skeletten kommt das neue?${which(placed)}`,
  'nemesis.convertSkeletons': () => 'Kein Skelett ist übrig. Wo werden Skelette zu einer Horde?',
  'nemesis.placeLegion': (placed) => `Wo erscheint die Legion?${which(placed)}`,
  'nemesis.placeHorde': (placed) => `Wo erscheint die Horde?${which(placed)}`,
  'nemesis.hex': ({ space }, w) => w.hex(space),
  'nemesis.garrisonHex': ({ space, level }, w) => `${w.hex(space)}, Ebene ${level}`,
  'nemesis.skeletonHex': ({ space, count }, w) => `${w.hex(space)}: ${w.skeletons(count)}`,
  'nemesis.skeletonHorde': ({ space }, w) => `${w.hex(space)}: Sie werden zu einer Horde`,
  'nemesis.path': ({ card }, w) => `Mehrere Hexfelder sind gleich gut (${w.card(card)}). Welches?`,
  'nemesis.skeletonPath': ({ space, count }, w) =>
    `Mehrere Hexfelder sind gleich gut (${w.skeletons(count)} von ${w.hex(space)}). Welches?`,
  'nemesis.moveCard': ({ card }, w) => `Wohin wird bewegt: ${w.card(card)}?`,
  'nemesis.pickCard': () => 'Welche Legion oder Horde?',
  'nemesis.order': () => 'Wer kommt zuerst an die Reihe?',
  'nemesis.orderFallen': () => 'Beide sind vernichtet: Wessen Effekt kommt zuerst?',
  'nemesis.token': () => 'Welche Karte bekommt den Aktivierungsmarker?',
  'nemesis.card': ({ card }, w) => (card === NONE ? 'Keine' : w.card(card)),
  'nemesis.cardDetail': ({ threat, tokens: n, space }, w) =>
    space === NONE ? '' : `Bedrohung ${threat}, ${tokens(n, w)}, ${w.hex(space)}`,
  'nemesis.skeletonOrder': () => 'Welche Skelette bewegen sich als Nächstes?',
  'nemesis.targetFaction': ({ card }, w) => `Auf wen hat es diese Legion abgesehen: ${w.card(card)}?`,
  'nemesis.targetHaven': ({ card, role }, w) =>
    `Auf welche der schwächsten Zufluchten von ${w.player(role)} kommt das Ziel: ${w.card(card)}?`,
  'nemesis.role': ({ role }, w) => w.player(role),
  'nemesis.havens': ({ n }, w) => `${w.count(n, 'Zuflucht', 'Zufluchten')} auf dem Spielfeld`,
  'nemesis.defenders': ({ n }, w) => `${w.units(n)} dort`,
  'nemesis.combatOrder': () => 'Welcher Kampf wird zuerst ausgetragen?',
  'nemesis.combatAgainst': ({ space, side }, w) =>
    `Gegen wen kämpft ${isNemesis(side) ? 'das ' : ''}${w.side(side)} zuerst? ${w.hex(space)}`,
  'nemesis.side': ({ side, strength }, w) => `${w.side(side)}, Stärke ${strength}`,
  'nemesis.previewGo': ({ card, to, rule }, w) => `${w.card(card)} zieht nach ${w.hex(to)}${why(rule)}.`,
  'nemesis.previewChoice': ({ card, to }, w) =>
    `${w.card(card)} zieht auf eines von diesen, wie es der Startspieler will: ${w.hexes(to)}.`,
  'nemesis.previewStay': ({ card, from, rule }, w) => `${w.card(card)} bleibt: ${w.hex(from)}${why(rule)}.`,
  'refuse.nemesisNotCloser': ({ card, space }, w) =>
    `${w.hex(space)} liegt auf keinem kürzesten Weg zum Ziel: ${w.card(card)}.`,
  'refuse.nemesisImpassable': ({ space }, w) => `Unpassierbares Gelände versperrt den Weg: ${w.hex(space)}.`,
  'refuse.nemesisNotAdjacent': ({ space }, w) => `${w.hex(space)} grenzt nicht an.`,
  'refuse.nemesisFarther': ({ space }, w) => `${w.hex(space)} ist weiter von der Hauptstadt entfernt.`,
  'refuse.nemesisPriority': ({ space, priority }, w) =>
    `Ein anderes Hexfeld geht vor ${w.hex(space)}: ${WHY[priority] ?? 'nach der Reihenfolge der Prioritäten'}.`,
  'refuse.nemesisFull': ({ space, garrisons }, w) => `Dort stehen schon ${w.garrisons(garrisons)}: ${w.hex(space)}.`,
  'refuse.nemesisNoPiece': ({ level }) => `Keine Garnison der Ebene ${level} ist übrig.`,
  'refuse.nemesisNoHorde': ({ space }, w) =>
    `Ein drittes Skelett braucht eine Horde, und keine ist übrig: ${w.hex(space)}.`,
  'refuse.nemesisNoSkeletons': ({ space }, w) => `Dort sind keine Skelette: ${w.hex(space)}.`,
  'refuse.nemesisMoved': ({ space }, w) => `Diese Skelette wurden schon aktiviert: ${w.hex(space)}.`,
  'refuse.nemesisNotEmpty': ({ space }, w) => `${w.hex(space)} ist nicht leer.`,
  'refuse.nemesisHasX': ({ space }, w) => `${w.hex(space)} zeigt das ⊗.`,
  'refuse.nemesisNotThere': ({ space }, w) => `Der Effekt führt dort nicht hin: ${w.hex(space)}.`,
  'refuse.nemesisMoreUnits': ({ space, units }, w) =>
    `Andere Zufluchten haben weniger Einheiten als ${w.hex(space)} (${w.units(units)}).`,
  'refuse.nemesisNoHavenOf': ({ space, role }, w) =>
    `${w.player(role)} hat dort keine andere Zuflucht: ${w.hex(space)}.`,
  'refuse.nemesisHasTarget': ({ role }, w) => `${w.player(role)} hat schon ein Ziel.`,
  'refuse.nemesisNoHaven': ({ role }, w) => `${w.player(role)} hat keine Zuflucht auf dem Spielfeld.`,
  'refuse.nemesisMoreTokens': ({ card, tokens: n }, w) =>
    `Andere haben weniger Aktivierungsmarker als ${w.card(card)} (${n}).`,
  'refuse.nemesisNotInPlay': ({ card }, w) => `${w.card(card)} ist nicht im Spiel.`,
  'refuse.nemesisLater': ({ card, initiative }, w) =>
    `${w.card(card)} (Initiative ${initiative}) ist noch nicht dran: Die niedrigste Initiative handelt zuerst.`,
  'refuse.nemesisNotMeant': ({ card }, w) => `Der Effekt meint nicht ${w.card(card)}.`,
}

export const nemesisEventsDe: EventTexts<NemesisEvent> = {
  garrisonPlaced: ({ space, level }, w) => `Das Imperium platziert eine Garnison: ${w.hex(space)}, Ebene ${level}.`,
  skeletonPlaced: ({ space, count }, w) => `Ein Skelett erhebt sich: ${w.hex(space)}, jetzt ${w.skeletons(count)}.`,
  skeletonsBecomeHorde: ({ space, count }, w) =>
    `${w.count(count, 'Skelett wird', 'Skelette werden')} zu einer Horde: ${w.hex(space)}.`,
  skeletonsDispersed: ({ space, count }, w) =>
    `Keine Horde ist übrig; ${w.skeletons(count)} zurück in die Reserve: ${w.hex(space)}.`,
  cursePlaced: ({ space }, w) => `Ein Fluch trifft ${w.hex(space)}.`,
  nemesisPlaced: ({ card, space, threat }, w) =>
    `${w.card(card)} erscheint mit Bedrohung ${threat}: ${w.hex(space)}.${atOnce(w.immediate(card))}`,
  threatChanged: ({ card, change, threat }, w) =>
    change > 0 ? `${w.card(card)} steigt auf Bedrohung ${threat}.` : `${w.card(card)} fällt auf Bedrohung ${threat}.`,
  tokenPlaced: ({ card, tokens: n }, w) => `${w.card(card)} hat jetzt ${tokens(n, w)}.`,
  tokenRemoved: ({ card, tokens: n }, w) =>
    n === 0 ? `${w.card(card)} gibt den letzten Aktivierungsmarker ab.` : `${w.card(card)} hat noch ${tokens(n, w)}.`,
  tokenLost: () => 'Für den Aktivierungsmarker gibt es keine Karte: Er verfällt.',
  targetPlaced: ({ card, role, space }, w) =>
    `${w.card(card)} hat es auf ${w.player(role)} abgesehen: Ziel auf ${w.hex(space)}.`,
  targetMoved: ({ card, to }, w) => `Das Ziel wechselt nach ${w.hex(to)}: ${w.card(card)}.`,
  targetOnCapital: ({ card }, w) => `Das Ziel liegt von nun an auf der Hauptstadt: ${w.card(card)}.`,
  targetRemoved: ({ card }, w) => `Das Ziel wird entfernt: ${w.card(card)}.`,
  havenRemoved: ({ role, space }, w) => `${w.player(role)} verliert die Zuflucht auf ${w.hex(space)}.`,
  activated: ({ card }, w) => `${w.card(card)} wird aktiviert.`,
  nemesisMoved: ({ card, from, to, rule }, w) =>
    `${w.card(card)} zieht von ${w.hex(from)} nach ${w.hex(to)}${why(rule)}.`,
  nemesisStays: ({ card, space, rule }, w) => `${w.card(card)} bleibt: ${w.hex(space)}${why(rule)}.`,
  skeletonsMoved: ({ from, to, count, rule }, w) =>
    `${w.count(count, 'Skelett zieht', 'Skelette ziehen')} von ${w.hex(from)} nach ${w.hex(to)}${why(rule)}.`,
  skeletonsStay: ({ space, rule }, w) => `Die Skelette bleiben: ${w.hex(space)}${why(rule)}.`,
  nemesisDestroyed: ({ card, by }, w) =>
    by === NONE
      ? `${w.card(card)} wird zerstört.`
      : `${w.card(card)} wird zerstört, und zwar durch ${by === EMPIRE ? 'das Imperium' : w.side(by)}.`,
  equalInitiative: ({ card }, w) => `Die Initiative ist gleich: Die Wahl fällt auf ${w.card(card)}.`,
  nemesisUnderDeck: ({ card }, w) => `${w.card(card)} kommt unter das Deck und kann zurückkehren.`,
  eventRevealed: ({ event }, w) => `Ereignis: ${w.event(event)}.`,
  capitalUndefended: () => 'Die Hauptstadt ist eingenommen: Eine Legion kommt ihr zu Hilfe.',
  capitalFlipped: ({ side }, w) =>
    side < EMPIRE ? `Die Hauptstadt ist an ${w.side(side)} gefallen.` : 'Die Hauptstadt ist an das Chaos gefallen.',
}
