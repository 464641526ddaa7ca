import type { FightEvent, FightMessages } from '../../rules/words/fight-words.ts'
import { NONE } from '../../rules/table/state.ts'
import { armiesLost, attitudeOf, fallenCubes, limboOfLosses, strengths, sum, type Decided } from '../fight-parts.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const decimal = (tenths: number): string => (tenths / 10).toFixed(1)

const ATTITUDES = {
  forAttacker: 'the residents fight for you',
  forDefender: 'the residents fight for the defender',
  against: 'the residents fight against you',
  neutral: 'the residents stay out of it',
}

export const fightMessagesEn: MessageTexts<FightMessages> = {
  'attack.pair': ({ origin, target, role, armies }, w) =>
    `Attack from ${w.land(origin)} into ${w.land(target)} (${w.player(role)}, ${w.armies(armies)})`,
  'attack.enter': ({ origin, target }, w) => `Attack from ${w.land(origin)} into unoccupied ${w.land(target)}`,
  'attack.pairDetail': ({ sent, attitude, percent }, w) =>
    `Up to ${w.armies(sent)}; ${attitudeOf(attitude, true, ATTITUDES)}. With all of them you win ${percent}% of the time.`,
  'attack.enterDetail': ({ sent, attitude, percent }, w) =>
    `Up to ${w.armies(sent)}; ${attitudeOf(attitude, false, ATTITUDES)}. With all of them you win ${percent}% of the time.`,
  'attack.attitudeAsk': ({ card, origin, target }, w) =>
    `You attack ${w.land(target)} from ${w.land(origin)} with ${w.card(card)}. For which land do you play it?`,
  'attack.neutral': ({ origin }, w) => `For ${w.land(origin)}: the residents stay out of it`,
  'attack.against': ({ occupied }) =>
    `For another land: the residents fight ${occupied === 1 ? 'for the defender' : 'against you'}`,
  'attack.chance': ({ sent, percent }, w) => `With ${w.armies(sent)} you win ${percent}% of the time.`,
  'attack.armiesAsk': ({ origin, target, role, armies }, w) =>
    role === NONE
      ? `How many armies enter unoccupied ${w.land(target)} from ${w.land(origin)}?`
      : `How many armies attack ${w.land(target)} (${w.player(role)}, ${w.armies(armies)}) from ${w.land(origin)}?`,
  'attack.armies': ({ n }, w) => w.armies(n),
  'attack.armiesDetail': ({ stay, percent }) =>
    `${stay} ${stay === 1 ? 'stays' : 'stay'}; you win ${percent}% of the time.`,
  'fight.odds': ({ origin, target, sent, attitude }, w) =>
    `${w.armies(sent)} from ${w.land(origin)} into ${w.land(target)}, residents ${RESIDENTS[attitude + 1]}`,
  'fight.oddsWon': ({ tenths }) => `You win (on average ${decimal(tenths)} armies on the land)`,
  'fight.oddsTie': () => 'The land becomes unoccupied',
  'fight.oddsLost': ({ tenths }) => `The defender wins (on average ${decimal(tenths)} armies left)`,
  'fight.oddsNotEntered': () => 'The land stays unoccupied',
  'refuse.fightNoAttack': () => 'The action of this space is not an attack.',
  'refuse.fightPrice': ({ energy, gold }, w) => `This attack costs ${w.price(energy, gold)}, and you do not have that.`,
  'refuse.fightNoPair': () =>
    'None of your lands can attack: it takes at least 2 armies beside a land that is not yours.',
  'refuse.fightOrigin': ({ land }, w) =>
    `An attack starts from a land of your own; you have no army in ${w.land(land)}.`,
  'refuse.fightOwnTarget': ({ land }, w) => `${w.land(land)} is your own land.`,
  'refuse.fightNotAdjacent': ({ origin, target }, w) => `${w.land(origin)} and ${w.land(target)} are not adjacent.`,
  'refuse.fightOtherWorld': ({ origin, target }, w) =>
    `${w.land(origin)} and ${w.land(target)} lie in different worlds; only a portal leads across, to the land of the same name.`,
  'refuse.fightNoPortal': ({ origin, target }, w) =>
    `Without a portal in ${w.land(origin)} nothing leads to ${w.land(target)}.`,
  'refuse.fightPortalOneWay': ({ origin, target }, w) =>
    `The portal of ${w.land(target)} leads to ${w.land(origin)}, not back.`,
  'refuse.fightMustStay': ({ land }, w) => `Your only army in ${w.land(land)} must stay there.`,
  'refuse.fightOnlyOwnAround': ({ land }, w) => `Every land within reach of ${w.land(land)} is your own.`,
  'refuse.fightNotBeside': ({ land }, w) => `None of your lands reaches ${w.land(land)}.`,
  'refuse.fightTooFewBeside': ({ land }, w) =>
    `${w.land(land)} can be reached only from lands where your single army must stay.`,
  'refuse.fightNoneToSend': () => 'At least 1 army attacks.',
  'refuse.fightLeaveOne': ({ land, armies }, w) =>
    `You have ${w.armies(armies)} in ${w.land(land)}, and at least 1 must stay.`,
  'refuse.fightLandCardTarget': ({ card, target }, w) =>
    `${w.card(card)} is valid only where you are present, so it cannot win over the residents of ${w.land(target)}.`,
  'refuse.fightLandCardOther': ({ card, target }, w) =>
    `${w.card(card)} is not the land card of the attacked land; only that one wins over the residents of ${w.land(target)}.`,
  'refuse.fightDeclared': ({ origin, target }, w) =>
    `The attack from ${w.land(origin)} into ${w.land(target)} has begun: one origin, one target.`,
  'refuse.fightDeclined': ({ origin, target }, w) =>
    `You have chosen the attack from ${w.land(origin)} into ${w.land(target)} instead of a compensation. Until the throw you can take that back.`,
  'refuse.fightCardPlayed': ({ card }, w) => `This turn belongs to ${w.card(card)}; first finish the attack.`,
}

const RESIDENTS = ['against', 'neutral', 'for'] as const

function lossesOf(event: Decided, w: Words): string {
  const lost = armiesLost(event, 'of', w)
  const limbo = lost === '' ? '' : ` To the ${w.limbo(limboOfLosses(event))}: ${lost}.`
  return event.residentsLost > 0 ? `${limbo} ${w.residents(event.residentsLost)} back to the supply.` : limbo
}

function outcomeOf(event: Decided, w: Words): string {
  const { attacker, defender, target, winner, placed } = event
  const land = w.land(target)
  switch (winner) {
    case 'attacker':
      return defender === NONE
        ? `${w.player(attacker)} enters ${land} with ${w.armies(placed)}.`
        : `${strengths(event)}: ${w.player(attacker)} conquers ${land} with ${w.armies(placed)}.`
    case 'defender':
      return placed > 0
        ? `${strengths(event)}: ${w.player(defender)} holds ${land} with ${w.armies(placed)}.`
        : `${strengths(event)}: the residents win for ${w.player(defender)}, but no army is left; ${land} is unoccupied.`
    case 'tie':
      return `${strengths(event)}, a tie: ${land} is unoccupied.`
    case 'residents':
      return defender === NONE
        ? `The residents of ${land} drive ${w.player(attacker)} off.`
        : `${strengths(event)}: the residents win for ${w.player(attacker)}, but no army is left; ${land} is unoccupied.`
    case 'nobody':
      return `The tower keeps every attacker: ${land} stays unoccupied.`
  }
}

const SIDES = ['against the attacker', 'neutral', 'for the attacker'] as const

export const fightEventsEn: EventTexts<FightEvent> = {
  attacked: ({ role, card, origin, target, defender, sent, attitude }, w) =>
    `${w.player(role)} attacks ${defender === NONE ? 'unoccupied ' : ''}${w.land(target)}${defender === NONE ? '' : ` (${w.player(defender)})`} from ${w.land(origin)} with ${w.armies(sent)} and ${w.card(card)}: residents ${SIDES[attitude + 1]}.`,
  residentsAdjusted: ({ added }, w) =>
    added > 0
      ? `${w.residents(added)} from the supply ${added === 1 ? 'joins' : 'join'} the throw.`
      : `${w.residents(-added)} ${added === -1 ? 'goes' : 'go'} back to the supply before the throw.`,
  cubesThrown: (event, w) => {
    const fallen = fallenCubes(event, 'of', w)
    const tray = fallen === '' ? 'nothing falls out' : `in the tray: ${fallen}`
    const loose = sum(event.fellInside)
    return `${w.count(sum(event.thrown), 'cube goes', 'cubes go')} into the tower; ${tray}${loose > 0 ? ` (${loose} knocked loose inside)` : ''}.`
  },
  fightDecided: (event, w) => `${outcomeOf(event, w)}${lossesOf(event, w)}`,
  landCardWon: ({ role, name, from, space }, w) => {
    const source =
      from === NONE
        ? 'from the stack'
        : space === NONE
          ? `from ${w.player(from)}`
          : `from ${w.player(from)}, off the space “${w.space(from, space)}”`
    return `${w.player(role)} takes the land card ${w.name(name)} ${source}.`
  },
  landCardReturned: ({ role, name, space }, w) =>
    `${w.player(role)} returns the land card ${w.name(name)}${space === NONE ? '' : `, off the space “${w.space(role, space)}”,`} to the stack.`,
}
