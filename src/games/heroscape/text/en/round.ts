import { numbersIn } from '../../../../kit/counting.ts'
import type { RollFor } from '../../rules/rounds/initiative.ts'
import type { RoundEvent, RoundMessages } from '../../rules/words/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesEn: MessageTexts<RoundMessages> = {
  'draft.ask': ({ points }, w) => `Choose an army card. You have ${w.points(points)} left.`,
  'draft.card': ({ card, points }, w) => `${w.printedCard(card)} (${w.points(points)})`,
  'draft.done': () => 'My army is complete',
  'prepare.ask': ({ points, cards }, w) =>
    cards === ''
      ? `Put your army together: ${w.points(points)} at most.`
      : `Your army so far: ${w.list(numbersIn(cards).map((card) => w.card(card)))}. You have ${w.points(points)} left.`,
  'place.ask': ({ figure }, w) => `Place ${w.figure(figure)} in your starting zone.`,
  'place.space': ({ space }, w) => w.space(space),
  'place.spaces': ({ front, rear }, w) => `Front on ${w.space(front)}, rear on ${w.space(rear)}`,
  'place.out': ({ figure }, w) => `${w.figure(figure)} stays out of the battle`,
  'place.wait': ({ figure }, w) => `${w.figure(figure)} waits to drop`,
  'place.instead': ({ figure }, w) => `${w.figure(figure)} leaves the zone instead and stays out of the battle`,
  'scout.ask': () => 'Which hero is your secret scout?',
  'scout.card': ({ card }, w) => w.card(card),
  'marker.ask': ({ marker, turn }, w) => `Order marker ${w.marker(marker)}: which card takes turn ${turn}?`,
  'marker.askX': () => 'Order marker X: where do you bluff?',
  'marker.card': ({ card, marker }, w) => `${w.marker(marker)} on ${w.card(card)}`,
  'basic.ask': () => 'Which army card do you play?',
  'basic.card': ({ card }, w) => w.card(card),
  'reinforce.ask': ({ needed }) => `Roll for reinforcements? They come on ${needed} or more.`,
  'reinforce.yes': () => 'Roll the die',
  'reinforce.no': () => 'Not now',
  'refuse.notYourTurn': ({ role }, w) => `It is the turn of ${w.player(role)}.`,
  'refuse.notActive': ({ card, active }, w) => `This turn belongs to ${w.card(active)}, not to ${w.card(card)}.`,
  'refuse.needsHero': () => 'Your army needs a unique hero who can be the scout.',
  'refuse.needsFigure': () => 'Your army needs at least one figure on the battlefield.',
  'refuse.captive': ({ card }, w) =>
    `${w.card(card)} ${w.agree(card, 'is a captive and fights', 'are captives and fight')} for nobody.`,
  'refuse.ownCard': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'is', 'are')} unique and already in your army.`,
  'refuse.taken': ({ card, role }, w) =>
    `${w.card(card)} ${w.agree(card, 'is', 'are')} in the army of ${w.player(role)}.`,
  'refuse.barred': ({ card }, w) => `${w.card(card)} cannot come as reinforcements.`,
  'refuse.destroyedCard': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'was', 'were')} destroyed in this battle.`,
  'refuse.tooManyPoints': ({ card, points, left }, w) =>
    `${w.card(card)} ${w.agree(card, 'costs', 'cost')} ${w.points(points)}; you have ${w.points(left)} left.`,
  'refuse.othersNeed': ({ card }, w) => `If you took ${w.card(card)}, not everybody could put an army together.`,
  'refuse.noMoreCopies': ({ card }, w) => `There is no further copy of ${w.card(card)} for you.`,
  'refuse.keepsRoom': ({ space, figure }, w) =>
    `${w.figure(figure)} cannot stand on ${w.space(space)}: the free spaces of the zone count for figures that still wait or for your team mate.`,
  'refuse.hasRoom': ({ figure }, w) => `There is room for ${w.figure(figure)} and all others.`,
  'refuse.placeOccupied': ({ space, figure }, w) => `${w.figure(figure)} stands on ${w.space(space)}.`,
  'refuse.placeTooLow': ({ space, figure }, w) => `${w.figure(figure)} is too tall for ${w.space(space)}.`,
  'refuse.placeNoPair': ({ space, figure }, w) =>
    `${w.figure(figure)} needs two free neighbouring spaces of the same level; ${w.space(space)} has no such neighbour there.`,
  'refuse.enemyZone': ({ role }, w) => `That is the starting zone of ${w.player(role)}.`,
  'refuse.outsideZone': ({ space }, w) => `${w.space(space)} lies outside your starting zone.`,
  'refuse.notYourCard': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'is', 'are')} not in your army.`,
  'refuse.outOfPlay': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'is', 'are')} out of play.`,
  'refuse.scoutNoHero': ({ card }, w) => `${w.card(card)} cannot be the scout: only a unique hero can.`,
}

const ROLL_FOR: Readonly<Record<RollFor, string>> = {
  draft: 'Who chooses first?',
  placing: 'Who places first?',
  markers: 'Who places order markers first?',
  initiative: 'Initiative –',
  drop: 'Who drops first?',
  reinforcements: 'Whose reinforcements come first?',
}

const withBonus = (roll: number, bonus: number): string => (bonus === 0 ? `${roll}` : `${roll} + ${bonus}`)

export const roundEventsEn: EventTexts<RoundEvent> = {
  rolledForFirst: ({ what, roles, rolls, bonuses }, w) =>
    `${ROLL_FOR[what]} ${roles.map((role, i) => `${w.player(role)}: ${withBonus(rolls[i], bonuses[i])}`).join(', ')}.`,
  rolledToBegin: ({ role, skulls }, w) => `${w.player(role)} rolls ${w.skulls(skulls)} for the first turn.`,
  begins: ({ role }, w) => `${w.player(role)} begins.`,
  cardChosen: ({ role, card, left }, w) => `${w.player(role)} takes ${w.card(card)} and has ${w.points(left)} left.`,
  armyComplete: ({ role }, w) => `The army of ${w.player(role)} is complete.`,
  armyShown: ({ role, cards }, w) => `${w.player(role)} shows the army: ${w.list(cards.map((card) => w.card(card)))}.`,
  figurePlaced: ({ figure, front }, w) => `${w.figure(figure)} starts on ${w.space(front)}.`,
  figureLeftOut: ({ figure }, w) => `There is no room for ${w.figure(figure)}, who stays out of the battle.`,
  scoutHidden: ({ role }, w) => `${w.player(role)} has chosen a secret scout.`,
  battleBegan: () => 'The battle begins!',
  roundBegan: ({ round }) => `Round ${round}`,
  markersPlaced: ({ role, cards }, w) =>
    `${w.player(role)} places order markers on ${w.list(each(cards).map((card) => w.card(card)))}.`,
  initiativeWon: ({ role }, w) => `${w.player(role)} has the initiative.`,
  markerShown: ({ role, card, marker }, w) =>
    `${w.player(role)} shows order marker ${w.marker(marker)}: ${w.card(card)}.`,
  turnLost: ({ role, turn }, w) => `${w.player(role)} loses turn ${turn}.`,
  cardActivated: ({ role, card }, w) => `${w.player(role)} plays ${w.card(card)}.`,
  rolledForReinforcements: ({ role, roll, needed }, w) =>
    roll >= needed
      ? `${w.player(role)} rolls ${roll}: reinforcements come!`
      : `${w.player(role)} rolls ${roll} (${needed} needed): no reinforcements.`,
}

/** Every card once. */
function each(cards: readonly number[]): number[] {
  return cards.filter((card, i) => cards.indexOf(card) === i)
}
