import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const d20Falls = (n: number): string => (n === 1 ? 'the d20 for an extreme fall' : `the d20 for ${n} extreme falls`)

/** What a way costs and brings. */
function detail(a: MoveMessages['move.detail'], w: Words): string {
  const parts = [a.way === 2 ? w.power('grappleGun') : w.count(a.cost, 'movement', 'movement')]
  if (a.way === 1) parts.unshift('flying')
  if (a.strikes > 0) parts.push(`${w.figures(a.strikers)} may strike (${w.dice(a.strikes)})`)
  if (a.fallDice > 0) parts.push(`fall: ${w.dice(a.fallDice)}`)
  if (a.extreme > 0) parts.push(d20Falls(a.extreme))
  return `${parts.join(', ')}.`
}

export const moveMessagesEn: MessageTexts<MoveMessages> = {
  'move.who': (a, w) => `Which figure of ${w.card(a.card)} do you move?`,
  'move.figure': (a, w) => w.figure(a.figure),
  'move.upTo': (a, w) => `Up to ${w.spaces(a.movement)}.`,
  'move.done': () => 'Move nobody else',
  'move.where': (a, w) => `Where does ${w.figure(a.figure)} move? ${w.spaces(a.movement)} at most.`,
  'move.onAsk': (a, w) => `${w.figure(a.figure)} goes on: where to? ${w.spaces(a.movement)} left.`,
  'move.to': (a, w) => w.space(a.space),
  'move.toBoth': (a, w) => `${w.space(a.front)}, rear on ${w.space(a.rear)}`,
  'move.turn': (a, w) => `Turn round: front on ${w.space(a.front)}, rear on ${w.space(a.rear)}`,
  'move.stay': (a, w) => `Leave ${w.figure(a.figure)} where it is`,
  'move.detail': detail,
  'move.strikeAsk': (a, w) => `${w.figure(a.figure)} breaks away from ${w.figures(a.by)}. Do you strike?`,
  'move.strike': (a, w) => (a.all === 1 ? `Strike (${w.dice(a.dice)})` : `Strike with only ${w.dice(a.dice)}`),
  'move.spare': () => 'Let it go',
}

export const moveEventsEn: EventTexts<MoveEvent> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'flies' : e.way === 2 ? 'climbs by the Grapple Gun' : 'moves'
    return `${w.figure(e.figure)} ${verb} from ${w.space(e.path[0])} to ${w.space(e.path.at(-1)!)}.`
  },
  turnedRound: (e, w) => `${w.figure(e.figure)} turns round on the spot.`,
  struck: (e, w) => {
    const result = e.wounds === 0 ? 'missed' : w.wounds(e.wounds)
    return `${w.figures(e.by.join())} ${e.by.length === 1 ? 'strikes' : 'strike'} at ${w.figure(e.figure)} as it leaves: ${result}.`
  },
  spared: (e, w) => `${w.player(e.role)} lets ${w.figure(e.figure)} go without a strike.`,
  fell: (e, w) => `${w.figure(e.figure)} falls: ${e.wounds === 0 ? 'unhurt' : w.wounds(e.wounds)}.`,
  fellFar: (e, w) =>
    `${w.figure(e.figure)} falls very far and rolls ${e.roll}: ${e.isDestroyed === 1 ? 'destroyed' : 'unhurt'}.`,
}
