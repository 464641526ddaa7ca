import type { Obstacle } from '../../rules/cards/obstacles.ts'
import { NONE } from '../../rules/table/state.ts'
import type { CardEvent, CardMessages } from '../../rules/words/card-words.ts'
import { pricesIn } from '../prices.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const priceWords = pricesIn({
  any: ['beliebige Ressource', 'beliebige Ressourcen'],
  more: 'was die Karte verlangt',
  nothing: 'nichts',
})

const OBSTACLE_WORDS: Readonly<Record<Obstacle, string>> = {
  faceDown: 'liegt bis zur nächsten Auffrischungsphase verdeckt',
  attribute: 'verlangt ein Attribut, das deinem Helden fehlt',
  usedRound: 'wurde in dieser Runde schon eingesetzt',
  usedCombat: 'wurde in diesem Kampf schon eingesetzt',
  usedTurn: 'wurde in diesem Zug schon eingesetzt',
  usedChapter: 'wurde in diesem Kapitel schon eingesetzt',
  usedGame: 'wurde in diesem Spiel schon eingesetzt',
  notAlways: 'ist in der Aktionsphase nur in deinem eigenen Zug einsetzbar',
  otherPhase: 'gehört in eine andere Phase',
  notYourTurn: 'ist nur in deinem eigenen Zug einsetzbar',
  otherTime: 'gehört zu einem anderen Zeitpunkt',
  otherRound: 'gehört in einen anderen Abschnitt des Kampfes',
  notYourCombat: 'hilft nur in Kämpfen deiner eigenen Einheiten',
  notYourRoll: 'hilft nur bei deinen eigenen Heldenwürfen',
  noCombat: 'lässt sich nur im Kampf anrufen',
  notCaused: 'gilt nur für das, was du selbst getan hast',
  forbidden: 'ist in diesem Kampf verboten',
  heroElsewhere: 'braucht deinen Helden auf diesem Hexfeld',
  itemElsewhere: 'braucht wie jedes Item im Kampf deinen Helden auf dem Hexfeld',
  condition: 'passt nicht: Die Bedingung ist nicht erfüllt',
  price: 'hat einen Preis, den du nicht bezahlen kannst',
  bolts: 'braucht einen Blitz, der noch frei ist',
  nothing: 'würde jetzt nichts bewirken',
}

const DETACHED: Readonly<Record<'units' | 'items' | 'druids', (n: number, w: Words) => string>> = {
  units: (n, w) => w.units(n),
  items: (n, w) => w.count(n, 'Item', 'Items'),
  druids: (n, w) => w.count(n, 'Druiden', 'Druiden'),
}

export const cardMessagesDe: MessageTexts<CardMessages> = {
  'card.usePrompt': () => 'Eine Karte einsetzen?',
  'card.pass': () => 'Nichts einsetzen',
  'card.triggerPrompt': () => 'Was geschieht zuerst?',
  'card.card': ({ source, of }, w) => w.source(source, of),
  'card.pricePrompt': ({ source, of }, w) => `${w.source(source, of)}: Womit bezahlst du?`,
  'card.price': priceWords,
  'card.resourcePrompt': ({ purpose, n }, w) => {
    const what = w.count(n, 'Ressource', 'Ressourcen')
    if (purpose === 'gain') return `Nimm ${what} deiner Wahl`
    if (purpose === 'lose') return `Gib ${what} deiner Wahl ab`
    return purpose === 'give' ? `Verschenke bis zu ${what}` : `Bezahle ${what} deiner Wahl`
  },
  'card.resource': ({ kind }, w) => w.resource(kind, 1),
  'card.done': () => 'Fertig',
  'card.ownCardPrompt': ({ purpose, n, owner, isOwn }, w) => {
    const cards = w.count(n, 'Karte', 'Karten')
    const whose = isOwn === 1 ? '' : ` von ${w.player(owner)}`
    if (purpose === 'flip') return `Drehe ${cards}${whose} um`
    if (purpose === 'unflip') return `Decke ${cards}${whose} wieder auf`
    return purpose === 'limit' ? `Zu viele Karten: Wirf ${cards} ab` : `Wirf ${cards}${whose} ab`
  },
  'card.playerPrompt': ({ source, of }, w) => `${w.source(source, of)}: Welcher Spieler?`,
  'card.player': ({ role }, w) => w.player(role),
  'card.mayPrompt': ({ source, of, about }, w) => {
    if (about === 'pay') return `${w.source(source, of)}: Willst du bezahlen?`
    if (about === 'again') return `${w.source(source, of)}: Noch einmal?`
    return about === 'bottom' ? 'Diese Karte unter den Stapel legen?' : `${w.source(source, of)}: Ausführen?`
  },
  'card.yes': () => 'Ja',
  'card.no': () => 'Nein',
  'card.choosePrompt': ({ source, of }, w) => `${w.source(source, of)}: Wähle`,
  'card.printed': ({ de }) => de,
  'card.hexOrderPrompt': () => 'Welches Hexfeld zuerst?',
  'card.hexPrompt': () => 'Wähle ein Hexfeld',
  'card.hex': ({ space }, w) => w.hex(space),
  'card.anyOrder': () => 'In beliebiger Reihenfolge',
  'card.attributePrompt': ({ feat }, w) => `${w.feat(feat)}: Welches Attribut steigt?`,
  'card.attribute': ({ attribute }, w) => w.attribute(attribute),
  'card.keepFeatPrompt': () => 'Welche Fähigkeit bringst du ins Spiel?',
  'card.searchFeatPrompt': () => 'Wähle eine Fähigkeit aus deinem Stapel',
  'card.feat': ({ feat }, w) => w.feat(feat),
  'card.guilePrompt': ({ n }, w) => `List: Wähle die Farbe von ${w.count(n, 'Würfel', 'Würfeln')}`,
  'card.dice': ({ dice }, w) => w.dice(dice),
  'card.questPrompt': () => 'Welche Quest versuchst du?',
  'card.quest': ({ quest }, w) => w.quest(quest),
  'card.questDetail': ({ need, dice }, w) => {
    const goals = `${w.count(need, 'Ziel', 'Ziele')} nötig`
    return dice === '' ? goals : `${goals}, Bonus: ${w.dice(dice)}`
  },
  'card.attachUnitPrompt': ({ source, of }, w) => `${w.source(source, of)}: Welche Einheit kommt auf die Karte?`,
  'card.unitAt': ({ role, unit, space }, w) => `${w.unit(role, unit)}, ${w.hex(space)}`,
  'card.druidPrompt': ({ purpose }) =>
    purpose === 'swap' ? 'Welcher Druide wird ausgetauscht?' : 'Welcher Druide kommt auf die Karte?',
  'card.druid': ({ druid }, w) => w.druid(druid),
  'card.exchangePrompt': ({ n }) => `Tausche Ressourcen (höchstens ${n}-mal)`,
  'card.exchange': ({ kind, give, to, get }, w) =>
    `${kind === NONE ? w.count(give, 'Ressource', 'Ressourcen') : w.resource(kind, give)} gegen ${w.resource(to, get)}`,
  'card.itemPrompt': () => 'Welches Item nimmst du?',
  'card.item': ({ item }, w) => w.item(item),
  'card.itemPrice': ({ salt }, w) => (salt === 0 ? 'kostenlos' : `kostet ${w.resource(0, salt)}`),
  'card.rowPrompt': ({ purpose }) =>
    `Welches Item ${purpose === 'attach' ? 'kommt auf die Karte' : 'wird abgeworfen'}?`,
  'refuse.card': ({ source, of, why }, w) => `${w.source(source, of)} ${OBSTACLE_WORDS[why]}.`,
  'refuse.cardLasting': ({ source, of }, w) =>
    `${w.source(source, of)} wirkt von selbst, hier gibt es nichts einzusetzen.`,
  'refuse.cardNotYours': ({ source, of }, w) => `${w.source(source, of)} gehört dir nicht.`,
  'refuse.guile': ({ n }, w) => `List gibt dir ${w.count(n, 'Würfel', 'Würfel')}, weiß oder gelb.`,
  'refuse.featNotDrawn': ({ feat }, w) => `${w.feat(feat)} ist nicht unter den gezogenen Fähigkeiten.`,
  'refuse.featNotInDeck': ({ feat }, w) => `${w.feat(feat)} ist nicht in deinem Fähigkeitenstapel.`,
  'refuse.itemNeeds': ({ item }, w) => `Deinem Helden fehlt ein Attribut für ${w.item(item)}.`,
  'refuse.itemPrice': ({ item, salt }, w) => `${w.item(item)} kostet ${w.resource(0, salt)}.`,
  'refuse.itemNotThere': ({ item }, w) => `${w.item(item)} ist hier nicht zu haben.`,
  'refuse.questNotOpen': ({ quest }, w) => `${w.quest(quest)} ist keine verfügbare Quest.`,
}

export const cardEventsDe: EventTexts<CardEvent> = {
  abilityUsed: ({ role, source, of, isForced }, w) =>
    role === NONE || isForced === 1
      ? `${w.source(source, of)} kommt zur Wirkung.`
      : `${w.player(role)} setzt ${w.source(source, of)} ein.`,
  cardFlipped: ({ source, of }, w) => `${w.source(source, of)} wird umgedreht.`,
  cardDiscarded: ({ role, source, of }, w) => `${w.player(role)} wirft ${w.source(source, of)} ab.`,
  questDiscarded: ({ quest }, w) => `Die Quest ${w.quest(quest)} wird abgeworfen.`,
  apSpent: ({ role, n }, w) => `${w.player(role)} gibt ${w.ap(n)} aus.`,
  featGained: ({ role, feat }, w) => `${w.player(role)} bringt die Fähigkeit ${w.feat(feat)} ins Spiel.`,
  featTucked: ({ role, feat, attribute }, w) =>
    `${w.player(role)} schiebt ${w.feat(feat)} unter die Heldenkarte: ${w.attribute(attribute)} steigt um 1.`,
  featsDrawn: ({ role, n }, w) => `${w.player(role)} zieht ${w.count(n, 'Fähigkeit', 'Fähigkeiten')} zur Auswahl.`,
  featsSearched: ({ role }, w) => `${w.player(role)} durchsucht den Fähigkeitenstapel und mischt ihn.`,
  itemGained: ({ role, item }, w) => `${w.player(role)} erhält ${w.item(item)}.`,
  itemGiven: ({ role, to, item }, w) => `${w.player(role)} gibt ${w.item(item)} an ${w.player(to)}.`,
  heroRolled: ({ role, dice }, w) => `${w.player(role)} würfelt die Heldenwürfel: ${w.dice(dice)}.`,
  heroResult: ({ role, skulls, shields, bolts }, w) =>
    `${w.player(role)} hat ${w.list([w.symbol(0, skulls), w.symbol(1, shields), w.symbol(2, bolts)])}.`,
  questAttempted: ({ role, quest }, w) => `${w.player(role)} versucht die Quest ${w.quest(quest)}.`,
  questEnded: ({ quest, isSolved, met, need }, w) =>
    `${w.quest(quest)} ist ${isSolved === 1 ? 'gelöst' : 'gescheitert'}: ${w.count(met, 'Ziel', 'Ziele')} erfüllt, ${need} nötig.`,
  questTaken: ({ role, quest }, w) => `${w.player(role)} nimmt die Quest ${w.quest(quest)}.`,
  cardUnflipped: ({ source, of }, w) => `${w.source(source, of)} wird wieder aufgedeckt.`,
  apLocked: ({ role, n, source, of }, w) => `${w.player(role)} legt ${w.ap(n)} auf ${w.source(source, of)}.`,
  itemDrawn: ({ role, item }, w) => `${w.player(role)} zieht ${w.item(item)}.`,
  marketDiscarded: ({ item }, w) => `${w.item(item)} wird abgeworfen.`,
  cardSeen: ({ source, of }, w) => `Die nächste Karte ist ${w.source(source, of)}.`,
  cardUnderDeck: ({ source, of }, w) => `${w.source(source, of)} kommt unter den Stapel.`,
  unitAttached: ({ role, unit, source, of }, w) =>
    `Eine Einheit von ${w.player(role)} (${w.unit(role, unit)}) kommt auf ${w.source(source, of)}.`,
  itemAttached: ({ item, source, of }, w) => `${w.item(item)} kommt auf ${w.source(source, of)}.`,
  druidAttached: ({ druid, source, of }, w) => `${w.druid(druid)} kommt auf ${w.source(source, of)}.`,
  detached: ({ what, n, source, of }, w) => `${w.source(source, of)} gibt ${DETACHED[what](n, w)} zurück.`,
}
