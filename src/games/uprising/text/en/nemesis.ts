import { CHAOS, NONE } from '../../rules/table/state.ts'
import type { NemesisEvent, NemesisMessages } from '../../rules/words/nemesis-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

/** Why a hex is entered, by the rule that decided. */
const WHY: Readonly<Record<string, string>> = {
  'UP-LEG-07': 'it is where it wants to be',
  'UP-LEG-08': 'the shortest way to its Target',
  'UP-LEG-09': 'a Haven with the fewest Units on a shortest way',
  'UP-LEG-10': 'the weakest enemy on a shortest way',
  'UP-LEG-11': 'an empty hex on a shortest way',
  'UP-LEG-12': 'on a shortest way to its Target',
  'UP-LEG-13': 'chosen by the first player among equals',
  'UP-RUL-57': 'no way leads to its Target',
  'UP-TGT-07': 'its Target lies on the Capital',
  'UP-HOR-06': 'the only hex that is not farther from the Capital',
  'UP-HOR-10': 'a Haven with the fewest Units',
  'UP-HOR-11': 'the weakest enemy',
  'UP-HOR-12': 'an empty hex',
  'UP-HOR-13': 'a hex not farther from the Capital',
  'UP-HOR-14': 'chosen by the first player among equals',
  'UP-HOR-15': 'no hex beside it is as near to the Capital',
  'UP-RUL-50': 'there is no hex for it',
  'UP-NEM-08': 'moved by an effect',
  'UP-RUL-99': 'moved by an effect',
}

const why = (rule: string): string => (WHY[rule] === undefined ? '' : ` (${WHY[rule]})`)
const which = ({ nth, total }: { nth: number; total: number }): string => (total > 1 ? ` (${nth} of ${total})` : '')
const atOnce = (text: string): string => (text === '' ? '' : ` At once: ${text}`)
const tokens = (n: number, w: Words): string => w.count(n, 'Activation Token', 'Activation Tokens')

export const nemesisMessagesEn: MessageTexts<NemesisMessages> = {
  'nemesis.placeGarrison': (placed) => `Where does the Garrison go?${which(placed)}`,
  'nemesis.overflow': () => 'The Capital is full. Where does its Garrison go instead?',
  'nemesis.placeSkeleton': (placed) => `Where does the Skeleton go?${which(placed)}`,
  'nemesis.joinSkeletons': (placed) => `Which Skeletons does the new one join?${which(placed)}`,
  'nemesis.convertSkeletons': () => 'No Skeleton is left. Where do Skeletons become a Horde?',
  'nemesis.placeLegion': (placed) => `Where does the Legion appear?${which(placed)}`,
  'nemesis.placeHorde': (placed) => `Where does the Horde appear?${which(placed)}`,
  'nemesis.hex': ({ space }, w) => w.hex(space),
  'nemesis.garrisonHex': ({ space, level }, w) => `${w.hex(space)}, level ${level}`,
  'nemesis.skeletonHex': ({ space, count }, w) => `${w.hex(space)}: ${w.skeletons(count)}`,
  'nemesis.skeletonHorde': ({ space }, w) => `${w.hex(space)}: they become a Horde`,
  'nemesis.path': ({ card }, w) => `Several hexes are equally good for ${w.card(card)}. Which one?`,
  'nemesis.skeletonPath': ({ space, count }, w) =>
    `Several hexes are equally good for ${w.skeletons(count)} from ${w.hex(space)}. Which one?`,
  'nemesis.moveCard': ({ card }, w) => `Where does ${w.card(card)} move?`,
  'nemesis.pickCard': () => 'Which Legion or Horde?',
  'nemesis.order': () => 'Which one comes first?',
  'nemesis.orderFallen': () => 'Both are destroyed: whose effect comes first?',
  'nemesis.token': () => 'Which card gets the Activation Token?',
  'nemesis.card': ({ card }, w) => (card === NONE ? 'None' : w.card(card)),
  'nemesis.cardDetail': ({ threat, tokens: n, space }, w) =>
    space === NONE ? '' : `Threat ${threat}, ${tokens(n, w)}, ${w.hex(space)}`,
  'nemesis.skeletonOrder': () => 'Which Skeletons move next?',
  'nemesis.targetFaction': ({ card }, w) => `Whom does ${w.card(card)} take for its Target?`,
  'nemesis.targetHaven': ({ card, role }, w) =>
    `Which of ${w.player(role)}’s weakest Havens becomes the Target of ${w.card(card)}?`,
  'nemesis.role': ({ role }, w) => w.player(role),
  'nemesis.havens': ({ n }, w) => `${w.count(n, 'Haven', 'Havens')} on the map`,
  'nemesis.defenders': ({ n }, w) => `${w.units(n)} there`,
  'nemesis.combatOrder': () => 'Which combat is fought first?',
  'nemesis.combatAgainst': ({ space, side }, w) => `Whom does ${w.side(side)} fight first? ${w.hex(space)}`,
  'nemesis.side': ({ side, strength }, w) => `${w.side(side)}, strength ${strength}`,
  'nemesis.previewGo': ({ card, to, rule }, w) => `${w.card(card)} goes to ${w.hex(to)}${why(rule)}.`,
  'nemesis.previewChoice': ({ card, to }, w) =>
    `${w.card(card)} goes to one of these, as the first player chooses: ${w.hexes(to)}.`,
  'nemesis.previewStay': ({ card, from, rule }, w) => `${w.card(card)} stays: ${w.hex(from)}${why(rule)}.`,
  'refuse.nemesisNotCloser': ({ card, space }, w) =>
    `${w.hex(space)} is not on a shortest way of ${w.card(card)} to its Target.`,
  'refuse.nemesisImpassable': ({ space }, w) => `Impassable terrain bars the way: ${w.hex(space)}.`,
  'refuse.nemesisNotAdjacent': ({ space }, w) => `${w.hex(space)} is not adjacent.`,
  'refuse.nemesisFarther': ({ space }, w) => `${w.hex(space)} is farther from the Capital.`,
  'refuse.nemesisPriority': ({ space, priority }, w) =>
    `Another hex comes before ${w.hex(space)}: ${WHY[priority] ?? 'by the order of priorities'}.`,
  'refuse.nemesisFull': ({ space, garrisons }, w) => `There are ${w.garrisons(garrisons)} already: ${w.hex(space)}.`,
  'refuse.nemesisNoPiece': ({ level }) => `No Garrison of level ${level} is left.`,
  'refuse.nemesisNoHorde': ({ space }, w) => `A third Skeleton needs a Horde, and none is left: ${w.hex(space)}.`,
  'refuse.nemesisNoSkeletons': ({ space }, w) => `There are no Skeletons: ${w.hex(space)}.`,
  'refuse.nemesisMoved': ({ space }, w) => `These Skeletons have already been activated: ${w.hex(space)}.`,
  'refuse.nemesisNotEmpty': ({ space }, w) => `${w.hex(space)} is not empty.`,
  'refuse.nemesisHasX': ({ space }, w) => `${w.hex(space)} shows the X.`,
  'refuse.nemesisNotThere': ({ space }, w) => `The effect does not lead there: ${w.hex(space)}.`,
  'refuse.nemesisMoreUnits': ({ space, units }, w) =>
    `Other Havens have fewer Units than ${w.hex(space)} (${w.units(units)}).`,
  'refuse.nemesisNoHavenOf': ({ space, role }, w) => `${w.player(role)} has no other Haven there: ${w.hex(space)}.`,
  'refuse.nemesisHasTarget': ({ role }, w) => `${w.player(role)} already has a Target.`,
  'refuse.nemesisNoHaven': ({ role }, w) => `${w.player(role)} has no Haven on the map.`,
  'refuse.nemesisMoreTokens': ({ card, tokens: n }, w) =>
    `Others have fewer Activation Tokens than ${w.card(card)} (${n}).`,
  'refuse.nemesisNotInPlay': ({ card }, w) => `${w.card(card)} is not in play.`,
  'refuse.nemesisLater': ({ card, initiative }, w) =>
    `${w.card(card)} (initiative ${initiative}) is not next: the lowest initiative acts first.`,
  'refuse.nemesisNotMeant': ({ card }, w) => `The effect does not speak of ${w.card(card)}.`,
}

export const nemesisEventsEn: EventTexts<NemesisEvent> = {
  garrisonPlaced: ({ space, level }, w) => `The Empire places a Garrison: ${w.hex(space)}, level ${level}.`,
  skeletonPlaced: ({ space, count }, w) => `A Skeleton rises: ${w.hex(space)}, ${w.skeletons(count)} now.`,
  skeletonsBecomeHorde: ({ space, count }, w) =>
    `${w.count(count, 'Skeleton becomes', 'Skeletons become')} a Horde: ${w.hex(space)}.`,
  skeletonsDispersed: ({ space, count }, w) =>
    `No Horde is left to form; ${w.skeletons(count)} back to the reserve: ${w.hex(space)}.`,
  cursePlaced: ({ space }, w) => `A Curse falls on ${w.hex(space)}.`,
  nemesisPlaced: ({ card, space, threat }, w) =>
    `${w.card(card)} appears with Threat ${threat}: ${w.hex(space)}.${atOnce(w.immediate(card))}`,
  threatChanged: ({ card, change, threat }, w) =>
    change > 0 ? `${w.card(card)} rises to Threat ${threat}.` : `${w.card(card)} falls to Threat ${threat}.`,
  tokenPlaced: ({ card, tokens: n }, w) => `${w.card(card)} has ${tokens(n, w)} now.`,
  tokenRemoved: ({ card, tokens: n }, w) =>
    n === 0 ? `${w.card(card)} gives up its last Activation Token.` : `${w.card(card)} has ${tokens(n, w)} left.`,
  tokenLost: () => 'There is no card for the Activation Token: it is lost.',
  targetPlaced: ({ card, role, space }, w) => `${w.card(card)} is after ${w.player(role)}: Target on ${w.hex(space)}.`,
  targetMoved: ({ card, to }, w) => `The Target of ${w.card(card)} moves to ${w.hex(to)}.`,
  targetOnCapital: ({ card }, w) => `The Target of ${w.card(card)} lies on the Capital from now on.`,
  targetRemoved: ({ card }, w) => `The Target of ${w.card(card)} is removed.`,
  havenRemoved: ({ role, space }, w) => `${w.player(role)} loses the Haven on ${w.hex(space)}.`,
  activated: ({ card }, w) => `${w.card(card)} is activated.`,
  nemesisMoved: ({ card, from, to, rule }, w) =>
    `${w.card(card)} moves from ${w.hex(from)} to ${w.hex(to)}${why(rule)}.`,
  nemesisStays: ({ card, space, rule }, w) => `${w.card(card)} stays: ${w.hex(space)}${why(rule)}.`,
  skeletonsMoved: ({ from, to, count, rule }, w) =>
    `${w.count(count, 'Skeleton moves', 'Skeletons move')} from ${w.hex(from)} to ${w.hex(to)}${why(rule)}.`,
  skeletonsStay: ({ space, rule }, w) => `The Skeletons stay: ${w.hex(space)}${why(rule)}.`,
  nemesisDestroyed: ({ card, by }, w) =>
    by === NONE ? `${w.card(card)} is destroyed.` : `${w.card(card)} is destroyed by ${w.side(by)}.`,
  equalInitiative: ({ card }, w) => `The initiative is equal: the choice falls on ${w.card(card)}.`,
  nemesisUnderDeck: ({ card }, w) => `${w.card(card)} goes under the deck and may return.`,
  eventRevealed: ({ event }, w) => `Event: ${w.event(event)}.`,
  capitalUndefended: () => 'The Capital is taken: a Legion comes to its aid.',
  capitalFlipped: ({ side }, w) =>
    side === CHAOS ? 'The Capital has fallen to Chaos.' : `The Capital has fallen to ${w.side(side)}.`,
}
