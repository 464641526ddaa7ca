import type { Obstacle } from '../../rules/cards/obstacles.ts'
import { NONE } from '../../rules/table/state.ts'
import type { CardEvent, CardMessages } from '../../rules/words/card-words.ts'
import { pricesIn } from '../prices.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const priceWords = pricesIn({
  any: ['resource of any kind', 'resources of any kinds'],
  more: 'what the card asks for',
  nothing: 'nothing',
})

const OBSTACLE_WORDS: Readonly<Record<Obstacle, string>> = {
  faceDown: 'lies face-down until the next Refresh Phase',
  attribute: 'needs an attribute that your Hero does not have',
  usedRound: 'was used in this round already',
  usedCombat: 'was used in this combat already',
  usedTurn: 'was used in this turn already',
  usedChapter: 'was used in this Chapter already',
  usedGame: 'was used in this game already',
  notAlways: 'can be used in the Actions Phase only on your own turn',
  otherPhase: 'belongs to another Phase',
  notYourTurn: 'can be used only on your own turn',
  otherTime: 'belongs to another moment',
  otherRound: 'belongs to another part of the combat',
  notYourCombat: 'helps only in combats of your own Units',
  notYourRoll: 'helps only with your own hero rolls',
  noCombat: 'can be called only in combat',
  notCaused: 'answers only to what you have done yourself',
  forbidden: 'is forbidden in this combat',
  heroElsewhere: 'needs your Hero on this hex',
  itemElsewhere: 'needs your Hero on the hex of the combat, like every Item there',
  condition: 'does not fit: its condition is not met',
  price: 'has a price that you cannot pay',
  bolts: 'needs a Bolt that can still be used',
  nothing: 'would do nothing now',
}

const DETACHED: Readonly<Record<'units' | 'items' | 'druids', (n: number, w: Words) => string>> = {
  units: (n, w) => w.units(n),
  items: (n, w) => w.count(n, 'Item', 'Items'),
  druids: (n, w) => w.count(n, 'Druid', 'Druids'),
}

export const cardMessagesEn: MessageTexts<CardMessages> = {
  'card.usePrompt': () => 'Use a card?',
  'card.pass': () => 'Use nothing',
  'card.triggerPrompt': () => 'What happens first?',
  'card.card': ({ source, of }, w) => w.source(source, of),
  'card.pricePrompt': ({ source, of }, w) => `${w.source(source, of)}: what do you pay?`,
  'card.price': priceWords,
  'card.resourcePrompt': ({ purpose, n }, w) => {
    const what = w.count(n, 'resource', 'resources')
    if (purpose === 'gain') return `Gain ${what} of your choice`
    if (purpose === 'lose') return `Lose ${what} of your choice`
    return purpose === 'give' ? `Give away up to ${what}` : `Pay ${what} of your choice`
  },
  'card.resource': ({ kind }, w) => w.resource(kind, 1),
  'card.done': () => 'Done',
  'card.ownCardPrompt': ({ purpose, n, owner, isOwn }, w) => {
    const cards = w.count(n, 'card', 'cards')
    const whose = isOwn === 1 ? '' : ` of ${w.player(owner)}`
    if (purpose === 'flip') return `Turn ${cards}${whose} face-down`
    if (purpose === 'unflip') return `Turn ${cards}${whose} face-up`
    return purpose === 'limit' ? `Too many cards: discard ${cards}` : `Discard ${cards}${whose}`
  },
  'card.playerPrompt': ({ source, of }, w) => `${w.source(source, of)}: which player?`,
  'card.player': ({ role }, w) => w.player(role),
  'card.mayPrompt': ({ source, of, about }, w) => {
    if (about === 'pay') return `${w.source(source, of)}: pay for it?`
    if (about === 'again') return `${w.source(source, of)}: once more?`
    return about === 'bottom' ? 'Put this card under the deck?' : `${w.source(source, of)}: carry it out?`
  },
  'card.yes': () => 'Yes',
  'card.no': () => 'No',
  'card.choosePrompt': ({ source, of }, w) => `${w.source(source, of)}: choose`,
  'card.printed': ({ en }) => en,
  'card.hexOrderPrompt': () => 'Which hex first?',
  'card.hexPrompt': () => 'Choose a hex',
  'card.hex': ({ space }, w) => w.hex(space),
  'card.anyOrder': () => 'In any order',
  'card.attributePrompt': ({ feat }, w) => `${w.feat(feat)}: which attribute does it raise?`,
  'card.attribute': ({ attribute }, w) => w.attribute(attribute),
  'card.keepFeatPrompt': () => 'Which Feat do you put into play?',
  'card.searchFeatPrompt': () => 'Choose a Feat from your deck',
  'card.feat': ({ feat }, w) => w.feat(feat),
  'card.guilePrompt': ({ n }, w) => `Guile: choose the colours of ${w.count(n, 'die', 'dice')}`,
  'card.dice': ({ dice }, w) => w.dice(dice),
  'card.questPrompt': () => 'Which Quest do you attempt?',
  'card.quest': ({ quest }, w) => w.quest(quest),
  'card.questDetail': ({ need, dice }, w) => {
    const goals = `${w.count(need, 'goal', 'goals')} needed`
    return dice === '' ? goals : `${goals}, bonus: ${w.dice(dice)}`
  },
  'card.attachUnitPrompt': ({ source, of }, w) => `${w.source(source, of)}: which Unit goes on the card?`,
  'card.unitAt': ({ role, unit, space }, w) => `${w.unit(role, unit)}, ${w.hex(space)}`,
  'card.druidPrompt': ({ purpose }) =>
    purpose === 'swap' ? 'Which Druid is exchanged?' : 'Which Druid goes on the card?',
  'card.druid': ({ druid }, w) => w.druid(druid),
  'card.exchangePrompt': ({ n }, w) => `Exchange resources (${w.count(n, 'time', 'times')} at most)`,
  'card.exchange': ({ kind, give, to, get }, w) =>
    `${kind === NONE ? w.count(give, 'resource', 'resources') : w.resource(kind, give)} for ${w.resource(to, get)}`,
  'card.itemPrompt': () => 'Which Item do you take?',
  'card.item': ({ item }, w) => w.item(item),
  'card.itemPrice': ({ salt }, w) => (salt === 0 ? 'free' : `costs ${w.resource(0, salt)}`),
  'card.rowPrompt': ({ purpose }) => `Which Item ${purpose === 'attach' ? 'goes on the card' : 'is discarded'}?`,
  'refuse.card': ({ source, of, why }, w) => `${w.source(source, of)} ${OBSTACLE_WORDS[why]}.`,
  'refuse.cardLasting': ({ source, of }, w) => `${w.source(source, of)} works by itself; there is nothing to use.`,
  'refuse.cardNotYours': ({ source, of }, w) => `${w.source(source, of)} is not yours.`,
  'refuse.guile': ({ n }, w) => `Guile gives you ${w.count(n, 'die', 'dice')}, white or yellow.`,
  'refuse.featNotDrawn': ({ feat }, w) => `${w.feat(feat)} is not among the Feats you have drawn.`,
  'refuse.featNotInDeck': ({ feat }, w) => `${w.feat(feat)} is not in your Feat deck.`,
  'refuse.itemNeeds': ({ item }, w) => `Your Hero lacks an attribute for ${w.item(item)}.`,
  'refuse.itemPrice': ({ item, salt }, w) => `${w.item(item)} costs ${w.resource(0, salt)}.`,
  'refuse.itemNotThere': ({ item }, w) => `${w.item(item)} is not to be had here.`,
  'refuse.questNotOpen': ({ quest }, w) => `${w.quest(quest)} is not an available Quest.`,
}

export const cardEventsEn: EventTexts<CardEvent> = {
  abilityUsed: ({ role, source, of, isForced }, w) =>
    role === NONE || isForced === 1
      ? `${w.source(source, of)} takes effect.`
      : `${w.player(role)} uses ${w.source(source, of)}.`,
  cardFlipped: ({ source, of }, w) => `${w.source(source, of)} is turned face-down.`,
  cardDiscarded: ({ role, source, of }, w) => `${w.player(role)} discards ${w.source(source, of)}.`,
  questDiscarded: ({ quest }, w) => `The Quest ${w.quest(quest)} is discarded.`,
  apSpent: ({ role, n }, w) => `${w.player(role)} spends ${w.ap(n)}.`,
  featGained: ({ role, feat }, w) => `${w.player(role)} puts the Feat ${w.feat(feat)} into play.`,
  featTucked: ({ role, feat, attribute }, w) =>
    `${w.player(role)} tucks ${w.feat(feat)}: ${w.attribute(attribute)} rises by 1.`,
  featsDrawn: ({ role, n }, w) => `${w.player(role)} draws ${w.count(n, 'Feat', 'Feats')} to choose from.`,
  featsSearched: ({ role }, w) => `${w.player(role)} searches the Feat deck and shuffles it.`,
  itemGained: ({ role, item }, w) => `${w.player(role)} gains ${w.item(item)}.`,
  itemGiven: ({ role, to, item }, w) => `${w.player(role)} gives ${w.item(item)} to ${w.player(to)}.`,
  heroRolled: ({ role, dice }, w) => `${w.player(role)} rolls the Hero Dice: ${w.dice(dice)}.`,
  heroResult: ({ role, skulls, shields, bolts }, w) =>
    `${w.player(role)} has ${w.list([w.symbol(0, skulls), w.symbol(1, shields), w.symbol(2, bolts)])}.`,
  questAttempted: ({ role, quest }, w) => `${w.player(role)} attempts the Quest ${w.quest(quest)}.`,
  questEnded: ({ quest, isSolved, met, need }, w) =>
    `${w.quest(quest)} is ${isSolved === 1 ? 'solved' : 'failed'}: ${w.count(met, 'goal', 'goals')} met, ${need} needed.`,
  questTaken: ({ role, quest }, w) => `${w.player(role)} takes the Quest ${w.quest(quest)}.`,
  cardUnflipped: ({ source, of }, w) => `${w.source(source, of)} is turned face-up again.`,
  apLocked: ({ role, n, source, of }, w) => `${w.player(role)} puts ${w.ap(n)} on ${w.source(source, of)}.`,
  itemDrawn: ({ role, item }, w) => `${w.player(role)} draws ${w.item(item)}.`,
  marketDiscarded: ({ item }, w) => `${w.item(item)} is discarded.`,
  cardSeen: ({ source, of }, w) => `The next card is ${w.source(source, of)}.`,
  cardUnderDeck: ({ source, of }, w) => `${w.source(source, of)} goes under the deck.`,
  unitAttached: ({ role, unit, source, of }, w) =>
    `1 ${w.unit(role, unit)} of ${w.player(role)} goes on ${w.source(source, of)}.`,
  itemAttached: ({ item, source, of }, w) => `${w.item(item)} goes on ${w.source(source, of)}.`,
  druidAttached: ({ druid, source, of }, w) => `${w.druid(druid)} goes on ${w.source(source, of)}.`,
  detached: ({ what, n, source, of }, w) => `${w.source(source, of)} gives back ${DETACHED[what](n, w)}.`,
}
