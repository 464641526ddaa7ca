import type { Advice, Language } from '../../../../protocol/board.ts'

const MEASURED = 'npm run balance -- immortals'

/** A hint in both languages. */
const hint = (rule: string, en: string, de: string, measuredBy?: string): Record<Language, Advice> => {
  const more = { rule, ...(measuredBy === undefined ? {} : { measuredBy }) }
  return { en: { text: en, ...more }, de: { text: de, ...more } }
}

const HINTS = [
  hint(
    'IM-ATT-04',
    'First the card, then the armies: keep conflict cards of lands you want to attack. With the residents on your side two armies often do what four cannot do against them.',
    'Erst die Karte, dann die Armeen: Heb dir Konfliktkarten von Ländern auf, die du angreifen willst. Mit den Bewohnern schaffen zwei Armeen oft, was vier gegen sie nicht schaffen.',
  ),
  hint(
    'IM-PLN-10',
    'You pay only when a card is revealed. Reveal income first, and you can plan more than you can pay for now.',
    'Bezahlt wird erst beim Aufdecken. Wer Einnahmen zuerst aufdeckt, kann mehr planen, als er gerade bezahlen könnte.',
  ),
  hint(
    'IM-ACT-11',
    'Land cards come back to your hand, conflict cards are used up. Use land cards for income and building, and save conflict cards and jokers for attacks.',
    'Länderkarten kommen auf die Hand zurück, Konfliktkarten sind verbraucht. Nimm Länderkarten für Einnahmen und zum Bauen, Konfliktkarten und Joker für Angriffe.',
  ),
  hint(
    'IM-SCO-05',
    'Go for the third land of a region: it brings more than any other single land. The fourth adds nothing to it, only the fifth does.',
    'Hol dir das dritte Land einer Region: Kein anderes einzelnes Land bringt mehr. Das vierte ändert daran nichts, erst das fünfte.',
  ),
  hint(
    'IM-SCO-03',
    'Build early, and in lands you can hold: a shrine of the first round scores in every round, but always for whoever has the land.',
    'Baue früh und in Ländern, die du halten kannst: Ein Schrein der ersten Runde zählt jede Runde, aber immer für den Besitzer des Landes.',
  ),
  hint(
    'IM-ACT-03',
    'Leave no space empty without need. A card that cannot act still brings a compensation, and face down nobody can tell a plan from a bluff.',
    'Lass kein Feld ohne Not leer: Auch eine Karte, aus der nichts wird, bringt eine Kompensation, und verdeckt erkennt niemand, was Plan ist und was Bluff.',
  ),
  hint(
    'IM-RUL-79',
    'Keep a land in both worlds. Where you have none, your limbo is locked, and only a portal leads back in.',
    'Halte in beiden Welten ein Land. Wo du keines hast, ist dein Limbus verschlossen, und nur ein Portal führt wieder hinein.',
  ),
  hint(
    'IM-RUL-55',
    'A large garrison is no wall: all its armies are thrown in every fight, even against one attacker, and some stay in the tower. A reserve next door is often worth more than one large heap.',
    'Eine große Besatzung ist keine Mauer: In jedem Kampf werden alle geworfen, auch gegen einen einzelnen Angreifer, und manche bleiben im Turm. Eine Reserve nebenan ist oft mehr wert als ein großer Haufen.',
  ),
  hint(
    'IM-CRD-08',
    'A lost land may cost you its card, even one that is planned. Play important land cards early, or hold what they need.',
    'Mit einem Land verlierst du womöglich auch seine Karte, selbst eine verplante. Spiel wichtige Länderkarten früh aus, oder halte, was sie brauchen.',
  ),
  hint(
    'IM-SCO-01',
    'The early rounds weigh most, because lands score again and again. To compare: the bot makes about 167 points in the seven rounds of three, 90 in the five of four, and 72 in the five of five players.',
    'Frühe Runden wiegen am meisten, denn Länder zählen immer wieder. Zum Vergleich: Der Bot macht zu dritt in sieben Runden etwa 167 Punkte, zu viert in fünf Runden 90 und zu fünft 72.',
    MEASURED,
  ),
]

export const strategy: Readonly<Record<Language, readonly Advice[]>> = {
  en: HINTS.map(({ en }) => en),
  de: HINTS.map(({ de }) => de),
}
