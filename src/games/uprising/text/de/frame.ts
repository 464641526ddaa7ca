import { EMPIRE, isNemesis } from '../../rules/table/state.ts'
import type { FrameEvent, FrameMessages } from '../../rules/words/frame-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'
import { nemesisPointsDe } from './nemesis-points.ts'

export const frameMessagesDe: MessageTexts<FrameMessages> = {
  'frame.chooseFaction': () => 'Wähle deine Fraktion.',
  'frame.chooseFirstPlayer': () => 'Wer ist Startspieler?',
  'frame.player': ({ role }, w) => w.player(role),
  'frame.faction': ({ faction }, w) => w.faction(faction),
  'frame.factionDetail': ({ faction }, w) => w.factionText(faction),
  'frame.chooseHero': ({ faction }, w) => `Wähle deinen Helden der ${w.faction(faction)}.`,
  'frame.hero': ({ hero }, w) => w.hero(hero),
  'frame.heroDetail': ({ hero, might, magic, leadership, guile }, w) => {
    const attributes = [might, magic, leadership, guile].flatMap((n, i) => (n > 0 ? [`${w.attribute(i)} ${n}`] : []))
    return `${w.list(attributes)}. ${w.heroText(hero)}`
  },
  'frame.chooseHome': ({ faction }, w) => `Wo liegt die Heimat der ${w.faction(faction)}?`,
  'frame.extraCurse': () => 'Wähle ein leeres Hexfeld einer Region für einen weiteren Fluch.',
  'frame.hex': ({ space }, w) => w.hex(space),
  'frame.convert': ({ n }, w) => `${w.count(n, 'Ressource', 'Ressourcen')} für 1 SP ausgeben? Wähle, wer ihn bekommt.`,
  'frame.convertDone': () => 'Nichts mehr',
  'frame.convertBack': () => 'Doch nicht',
  'frame.convertOwn': () => '1 SP für dich',
  'frame.convertGive': ({ to }, w) => `1 SP für ${w.player(to)}`,
  'frame.convertDetail': ({ to, vp }, w) => `${w.player(to)} hat ${w.points(vp)}.`,
  'frame.convertPay': ({ n, to }, w) =>
    `Welche ${w.count(n, 'Ressource', 'Ressourcen')} gibst du für 1 SP für ${w.player(to)} aus?`,
  'frame.payment': ({ salt, plunder, food }, w) => w.resources(salt, plunder, food),
  'refuse.frameOver': () => 'Das Spiel ist zu Ende.',
  'refuse.mustChoose': () => 'Eine der Antworten muss gewählt werden.',
  'refuse.factionTaken': ({ faction, role }, w) => `${w.player(role)} führt bereits die ${w.faction(faction)}.`,
  'refuse.heroOfOthers': ({ hero, faction }, w) => `${w.hero(hero)} gehört zu den ${w.faction(faction)}.`,
  'refuse.noHome': ({ space }, w) => `${w.hex(space)} ist bei so vielen Fraktionen kein Heimatfeld.`,
  'refuse.homeTaken': ({ space }, w) => `${w.hex(space)} ist schon die Heimat einer anderen Fraktion.`,
  'refuse.noRegion': ({ space }, w) =>
    `${w.hex(space)} ist von einem Hexfeld bedeckt und gehört damit zu keiner Region.`,
  'refuse.cursed': ({ space }, w) => `${w.hex(space)} ist schon verflucht.`,
  'refuse.notEmpty': ({ space }, w) => `${w.hex(space)} ist nicht leer.`,
  'refuse.convertNemesis': () => 'Diesen SP können nur Spielerfraktionen bekommen.',
  'refuse.convertPoor': ({ n, have }, w) => `1 SP kostet ${w.count(n, 'Ressource', 'Ressourcen')}; du hast ${have}.`,
  'refuse.convertAmount': ({ n }, w) => `Für 1 SP werden genau ${w.count(n, 'Ressource', 'Ressourcen')} ausgegeben.`,
  'refuse.convertKind': ({ kind, have }, w) => `Du hast selbst nur ${w.resource(kind, have)}.`,
}

/** Wofür es SP gibt, nach der Regel; andere Gewinne erzählt, was sie bringt. */
const FOR: Readonly<Record<string, string>> = {
  ...nemesisPointsDe,
  'UP-SCO-03': ' für Hexfelder mit Garnisonen',
  'UP-SCO-04': ' für Legionen auf dem Spielfeld',
  'UP-SCO-05': ' für Fraktionen im imperialen Friedhof',
  'UP-SCO-06': ' für Flüche auf dem Spielfeld',
  'UP-SCO-07': ' für Horden auf dem Spielfeld',
  'UP-SCO-08': ' für Fraktionen im Chaos-Friedhof',
  'UP-SCO-11': ' für Zufluchten',
  'UP-SCO-12': ' für die Hexfelder der Zufluchten',
  'UP-SCO-13': ' für 5 Ressourcen',
}

const withArticle = (side: number, w: Words): string => (isNemesis(side) ? `Das ${w.side(side)}` : w.side(side))

export const frameEventsDe: EventTexts<FrameEvent> = {
  vpGained: ({ side, points, rule }, w) => `${withArticle(side, w)} erhält ${w.points(points)}${FOR[rule] ?? ''}.`,
  vpLost: ({ side, points }, w) => `${withArticle(side, w)} verliert ${w.points(points)}.`,
  resourceGained: ({ role, kind, n }, w) => `${w.player(role)} erhält ${w.resource(kind, n)}.`,
  resourceLost: ({ role, kind, n }, w) => `${w.player(role)} verliert ${w.resource(kind, n)}.`,
  apGained: ({ role, n }, w) => `${w.player(role)} erhält ${w.ap(n)}.`,
  firstPlayer: ({ role }, w) => `${w.player(role)} ist Startspieler.`,
  seatTaken: ({ role, faction, home }, w) =>
    `${w.player(role)} führt die ${w.faction(faction)}; ihre Heimat ist ${w.hex(home)}.`,
  mapBuilt: ({ skeletons, curses }, w) =>
    curses === ''
      ? `Skelette erheben sich: ${w.hexes(skeletons)}.`
      : `Skelette erheben sich: ${w.hexes(skeletons)}. Verflucht: ${w.hexes(curses)}.`,
  extraCurse: ({ role, space }, w) => `${w.player(role)} legt einen weiteren Fluch auf ${w.hex(space)}.`,
  druidRevealed: ({ druid }, w) => `Ein Druide steht den Spielern bei: ${w.druid(druid)}.`,
  phaseBegan: ({ phase, chapter }, w) =>
    phase === 'refresh' ? `Kapitel ${chapter} beginnt: ${w.phase(phase)}.` : `${w.phase(phase)}.`,
  cardsRefreshed: ({ n }, w) => `${w.count(n, 'Karte wird', 'Karten werden')} wieder aufgedeckt.`,
  apRefreshed: () => 'Alle Spieler haben ihre AP zurück.',
  itemsShuffled: () => 'Die abgeworfenen Items werden zu einem neuen Deck gemischt.',
  itemDealt: ({ item }, w) => `Auf dem Markt: ${w.item(item)}.`,
  questDealt: ({ quest }, w) => `Eine Quest liegt aus: ${w.quest(quest)}.`,
  produced: ({ role, havens }, w) => `${w.player(role)} produziert mit ${w.count(havens, 'Zuflucht', 'Zufluchten')}.`,
  graveyardEmptied: ({ side }) =>
    side === EMPIRE
      ? 'Der imperiale Friedhof wird in die Reserven geleert.'
      : 'Der Chaos-Friedhof wird in die Reserven geleert.',
  gameWon: () => 'Jede Fraktion liegt vor Imperium und Chaos: Die Spieler gewinnen!',
  gameLost: ({ behind, empire, chaos }, w) =>
    `Die Spieler verlieren. Nicht vor Imperium (${w.points(empire)}) und Chaos (${w.points(chaos)}): ${w.players(behind)}.`,
}
