import type { RoundEvent, RoundMessages } from '../../rules/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesEn: MessageTexts<RoundMessages> = {
  'reinforce.ask': ({ shadow, light }, w) =>
    `Reinforcement: you may still bring ${w.list([
      ...(shadow > 0 ? [`${w.armies(shadow)} into the Shadow world`] : []),
      ...(light > 0 ? [`${w.armies(light)} into the Light world`] : []),
    ])}. Where does the next one go?`,
  'reinforce.land': ({ land }, w) => w.land(land),
  'reinforce.detail': ({ armies }, w) => `now ${w.armies(armies)} there`,
  'reinforce.done': () => 'No more reinforcements',
  'plan.ask': () => 'Plan your actions: lay cards face down on your board. Nobody sees them until you reveal them.',
  'plan.ready': () => 'My plan is ready',
  'plan.back': ({ role, space, card }, w) => `Take ${w.cardName(card)} back from ${w.space(role, space)}`,
  'plan.place': ({ role, space, card }, w) => `${w.cardName(card)} on ${w.space(role, space)}`,
  'turn.ask': () => 'Which of your cards do you reveal?',
  'turn.space': ({ role, space, card }, w) => `${w.space(role, space)}: ${w.cardName(card)}`,
  'turn.pass': () => 'Pass for the rest of the round',
  'turn.passDetail': () => 'You take a compensation now and all your cards back to hand.',
  'compensation.ask': ({ why }) => `${WHY[why]} Which compensation do you take?`,
  'compensation.gold': ({ gold }, w) => w.gold(gold),
  'compensation.energy': ({ energy }, w) => w.energy(energy),
  'does.blank': () => 'no action: only a compensation',
}

const WHY: Readonly<Record<string, string>> = {
  blank: 'A blank card: you forgo the action.',
  passed: 'You pass.',
  onlyBlanks: 'Only blank cards are left on your board, so you pass.',
  inactive: 'You have no actions left while others go on.',
}

export const roundEventsEn: EventTexts<RoundEvent> = {
  roundBegan: ({ round, rounds, startPlayer }, w) => `Round ${round} of ${rounds}. ${w.player(startPlayer)} begins.`,
  conflictCardDrawn: ({ role }, w) => `${w.player(role)} draws a conflict card.`,
  conflictCardSeen: ({ card }, w) => `You have drawn: ${w.card(card)}.`,
  discardShuffled: ({ cards }, w) => `The discard pile (${w.conflictCards(cards)}) becomes the new draw pile.`,
  nothingToDraw: ({ role }, w) => `There is no conflict card left for ${w.player(role)}.`,
  reinforced: ({ role, land }, w) => `${w.player(role)} reinforces ${w.land(land)} with 1 army.`,
  reinforcementForgone: ({ role, armies }, w) =>
    `${w.player(role)} leaves ${w.armies(armies)} of the reinforcement in limbo.`,
  planningBegan: () => 'Everybody plans in secret.',
  planned: ({ role, cards }, w) => `${w.player(role)} has planned ${w.count(cards, 'card', 'cards')}.`,
  cardRevealed: ({ role, space, card }, w) => `${w.player(role)} reveals ${w.card(card)} on ${w.space(role, space)}.`,
  cardReturned: ({ role, card }, w) => `${w.card(card)} goes back to the hand of ${w.player(role)}.`,
  cardDiscarded: ({ card }, w) => `${w.card(card)} goes to the discard pile.`,
  compensated: ({ role, gold, energy }, w) => `${w.player(role)} takes ${w.price(energy, gold)} as compensation.`,
  passed: ({ role, cards }, w) => `${w.player(role)} passes and takes ${w.count(cards, 'card', 'cards')} back to hand.`,
  scored: ({ role, total, points }, w) => `${w.player(role)} scores ${w.points(total)} and has ${w.points(points)}.`,
  gameEnded: ({ winners, points }, w) => `${w.players(winners)} won with ${w.points(points)}.`,
}
