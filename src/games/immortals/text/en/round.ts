import { numbersIn } from '../../../../kit/counting.ts'
import type { RoundEvent, RoundMessages } from '../../rules/words/round-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

export const roundMessagesEn: MessageTexts<RoundMessages> = {
  'reinforce.ask': ({ shadow, light }, w) =>
    `Reinforcement: still ${w.list([
      ...(shadow > 0 ? [`${w.armies(shadow)} into the Shadow world`] : []),
      ...(light > 0 ? [`${w.armies(light)} into the Light world`] : []),
    ])}. Where to?`,
  'reinforce.land': ({ land }, w) => w.land(land),
  'reinforce.detail': ({ armies }, w) => `now ${w.armies(armies)} there`,
  'reinforce.done': () => 'Leave them in limbo',
  'plan.ask': () => 'Plan your round',
  'plan.ready': () => 'Ready',
  'plan.back': ({ role, space, card }, w) => `Take ${w.cardName(card)} back from “${w.spaceInList(role, space)}”`,
  'plan.place': ({ role, space, card }, w) => `${w.cardName(card)} on ${w.spaceInList(role, space)}`,
  'turn.ask': () => 'Which of your cards do you reveal?',
  'turn.space': ({ role, space, card }, w) => `${w.spaceInList(role, space)}: ${w.cardName(card)}`,
  'turn.pass': () => 'Pass for this round',
  'turn.passDetail': () => 'You take a compensation now and all your cards back to hand.',
  'compensation.ask': ({ why }) => `${WHY[why]} Which compensation do you take?`,
  'compensation.gold': ({ gold }, w) => w.gold(gold),
  'compensation.energy': ({ energy }, w) => w.energy(energy),
  'does.blank': () => 'no action: only a compensation',
  'does.gold': ({ lands, amounts }, w) => each(lands, amounts, w, (n) => w.gold(n)),
  'does.energy': ({ lands, amounts }, w) => each(lands, amounts, w, (n) => w.energy(n)),
  'does.awaken': ({ lands, amounts, energy, gold }, w) =>
    `awakens ${each(lands, amounts, w, (n) => w.armies(n))}; costs ${w.price(energy, gold)}`,
  'does.build': ({ lands, buildings, energies, golds }, w) =>
    `builds ${priced(buildings, energies, golds, w).join(' or ')} in ${either(lands, w)}`,
  'does.shrine': ({ lands, energy, gold }, w) =>
    `builds a shrine in ${either(lands, w)}; costs ${w.price(energy, gold)}`,
  'does.attack': (args, w) => attackable(args, w),
  'does.attackOrMove': ({ moves, moveEnergy, moveGold, ...args }, w) =>
    args.attacks === 0
      ? `armies can move to ${targets(moves, w)}${fee(moveEnergy, moveGold, w)}; nothing can be attacked`
      : `${attackable(args, w)}, or armies can move to ${targets(moves, w)}${fee(moveEnergy, moveGold, w)}`,
  'does.magic': ({ effects, armies, cards, energy, gold }, w) =>
    `${effects
      .split(',')
      .map(
        (effect) =>
          EFFECTS[effect] ?? (effect === 'draw' ? `draw ${w.conflictCards(cards)}` : `awaken ${w.armies(armies)}`),
      )
      .join(' or ')}; costs ${w.price(energy, gold)}`,
  'does.absent': ({ card }, w) =>
    `Would be impossible now: you have no army in any land for which ${w.card(card)} is valid.`,
  'does.tooDear': ({ energy, gold, ownEnergy, ownGold }, w) =>
    `Would be impossible now: it costs ${w.price(energy, gold)}, and you have ${w.energy(ownEnergy)} and ${w.gold(ownGold)}.`,
  'does.noAttack': () =>
    'Would be impossible now: no land of yours with at least 2 armies lies next to a land you could attack.',
  'does.emptyLimbo': () => 'Would be impossible now: the limbo of that world is empty.',
  'does.noBuilding': () => 'Would be impossible now: there you can build nothing that is allowed and that you can pay.',
  'does.noMagic': () => 'Would be impossible now: nothing this card allows is possible.',
  'refuse.over': () => 'The game is over: nothing more is done after the last scoring.',
  'refuse.waitStart': ({ role }, w) => `${w.player(role)} is placing armies into the start land; you wait your turn.`,
  'refuse.waitDraft': () => 'You have chosen your card. The cards are revealed when everybody has chosen.',
  'refuse.waitPlacing': ({ role }, w) => `${w.player(role)} is placing an army group now; it goes clockwise.`,
  'refuse.waitFilling': ({ role }, w) => `${w.player(role)} is dividing the fallen armies between the limbos.`,
  'refuse.waitReinforce': ({ role }, w) =>
    `${w.player(role)} is placing reinforcements; it goes clockwise from the start player.`,
  'refuse.waitPlan': () => 'Your plan is ready. The others are still planning; until they finish you may take it back.',
  'refuse.waitTurn': ({ role }, w) => `It is the turn of ${w.player(role)}.`,
  'refuse.waitAction': ({ role, space, card }, w) =>
    `${w.player(role)} has revealed ${w.card(card)} on “${w.space(role, space)}” and acts now.`,
  'refuse.reinforceFirst': () => 'First place your reinforcements, or say that you want no more of them.',
  'refuse.reinforceWhere': ({ world }, w) =>
    `Choose the land of the ${w.world(world)} to which the army from the ${w.limbo(world)} goes.`,
  'refuse.reinforceAbsent': ({ world }, w) =>
    `You have no army in the ${w.world(world)}, so no reinforcement can enter it.`,
  'refuse.reinforceTooFew': ({ world, limbo, per }, w) =>
    `Every ${w.armies(per)} in one limbo bring 1 reinforcement; in the ${w.limbo(world)} you have only ${limbo}.`,
  'refuse.reinforceUsed': ({ world }, w) => `You have already placed all reinforcements for the ${w.world(world)}.`,
  'refuse.reinforceForeign': ({ land, role }, w) =>
    `${w.land(land)} belongs to ${w.player(role)}: reinforcements go only where you are present.`,
  'refuse.reinforceUnoccupied': ({ land }, w) => `${w.land(land)} is unoccupied: only an attack leads there.`,
  'refuse.planFirst': () => 'Everybody is planning now: lay cards on your board, or say that your plan is ready.',
  'refuse.planNotYours': ({ card }, w) => `You do not have ${w.card(card)}.`,
  'refuse.planHeld': ({ card, role }, w) => `${w.player(role)} holds ${w.card(card)}.`,
  'refuse.planInStack': ({ card }, w) => `${w.card(card)} lies in the stack: nobody holds it.`,
  'refuse.planLies': ({ card, role, space }, w) => `${w.card(card)} already lies on “${w.space(role, space)}”.`,
  'refuse.planNoBlank': ({ blanks }, w) => `All your ${w.count(blanks, 'blank card', 'blank cards')} lie on the board.`,
  'refuse.planArmySpace': ({ role, space }, w) =>
    `“${w.space(role, space)}” is an army space: magic cards belong on magic spaces.`,
  'refuse.planMagicSpace': () => 'Only magic cards and blank cards may lie on a magic space.',
  'refuse.planJoker': ({ role, space }, w) => `A joker may not lie on “${w.space(role, space)}”: it shows no income.`,
  'refuse.planTaken': ({ role, space }, w) =>
    `A card already lies on “${w.space(role, space)}”: take it back first, each space holds one.`,
  'refuse.planEmpty': ({ role, space }, w) => `No card lies on “${w.space(role, space)}”.`,
  'refuse.planNoSpace': ({ card }, w) => `Every space where ${w.card(card)} may lie is covered.`,
  'refuse.turnEmpty': ({ role, space }, w) => `No card lies on “${w.space(role, space)}”: this action was not planned.`,
  'refuse.turnOnlyBlanks': () => 'Only blank cards are left on your board, so you have to pass.',
  'refuse.turnNotPlanned': ({ card }, w) =>
    `${w.card(card)} is in your hand: it can be planned in the next planning phase at the earliest.`,
  'refuse.turnNotYours': ({ card }, w) => `${w.card(card)} does not lie on your board.`,
  'refuse.turnPlanned': () => 'Planning is over: the cards stay as they lie until they are revealed or you pass.',
  'refuse.turnReveal': () => 'First reveal one of your cards (or pass); what it can do is asked then.',
  'refuse.compensation': ({ why }) => `${WHY[why]} You only choose between gold and energy.`,
}

/** "5 gold in Heartwood (Light) or 3 gold in Heartwood (Shadow)". */
function each(lands: string, amounts: string, w: Words, amount: (n: number) => string): string {
  const numbers = numbersIn(amounts)
  return numbersIn(lands)
    .map((land, i) => `${amount(numbers[i])} in ${w.land(land)}`)
    .join(' or ')
}

const either = (lands: string, w: Words): string =>
  numbersIn(lands)
    .map((land) => w.land(land))
    .join(' or ')

/** "portal (4 energy)". */
function priced(buildings: string, energies: string, golds: string, w: Words): string[] {
  const [energy, gold] = [numbersIn(energies), numbersIn(golds)]
  return numbersIn(buildings).map((building, i) => `${w.building(building)} (${w.price(energy[i], gold[i])})`)
}

const fee = (energy: number, gold: number, w: Words): string =>
  energy + gold === 0 ? '' : ` for ${w.price(energy, gold)}`

/** "20 lands can be attacked (residents for you in 1 land, otherwise against you)". */
function attackable({ attacks, helped, neutral, energy, gold }: RoundMessages['does.attack'], w: Words): string {
  const where = (n: number): string => (n === attacks ? '' : ` in ${w.count(n, 'land', 'lands')}`)
  const sides: string[] = []
  if (helped > 0) sides.push(`for you${where(helped)}`)
  if (neutral > 0) sides.push(`neutral${where(neutral)}`)
  if (helped + neutral < attacks) sides.push(sides.length === 0 ? 'against you' : 'otherwise against you')
  return `${targets(attacks, w)} can be attacked${fee(energy, gold, w)} (residents ${sides.join(', ')})`
}

const targets = (n: number, w: Words): string => w.count(n, 'land', 'lands')

const EFFECTS: Readonly<Record<string, string>> = {
  marker: 'take the start player marker',
  shrine: 'build a shrine',
  takeOver: 'take over a land card',
}

const WHY: Readonly<Record<string, string>> = {
  blank: 'A blank card: you forgo the action.',
  passed: 'You pass.',
  robbed: 'A card you had planned was taken from you.',
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
  cardRevealed: ({ role, space, card }, w) => `${w.player(role)} reveals ${w.card(card)} on “${w.space(role, space)}”.`,
  cardReturned: ({ role, card }, w) => `${w.card(card)} goes back to the hand of ${w.player(role)}.`,
  cardDiscarded: ({ card }, w) => `${w.card(card)} goes to the discard pile.`,
  compensated: ({ role, gold, energy }, w) => `${w.player(role)} takes ${w.price(energy, gold)} as compensation.`,
  passed: ({ role, cards }, w) => `${w.player(role)} passes and takes ${w.count(cards, 'card', 'cards')} back to hand.`,
  scored: ({ role, lands, shrines, capitals, regions, total, points }, w) =>
    `${w.player(role)} scores ${w.points(total)} (${lands} for lands, ${shrines} for shrines, ${capitals} for capitals, ${regions} for regions) and has ${w.points(points)}.`,
  gameEnded: ({ winners, points }, w) => `${w.players(winners)} won with ${w.points(points)}.`,
}
