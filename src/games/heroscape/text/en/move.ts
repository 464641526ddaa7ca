import type { MoveEvent, MoveMessages } from '../../rules/words/move-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const d20Falls = (n: number): string => (n === 1 ? 'the d20 for an extreme fall' : `the d20 for ${n} extreme falls`)

const bars = (space: number): string => (space < 0 ? 'stands beside it' : 'is in the way')
const bar = (space: number): string => (space < 0 ? 'stand beside it' : 'are in the way')

/** What a way costs and brings. */
function detail(a: MoveMessages['move.detail'], w: Words): string {
  const parts = [a.way === 2 ? w.power('grappleGun') : a.cost === 0 ? 'no movement' : `costs ${a.cost} movement`]
  if (a.way === 1) parts.unshift('flying')
  if (a.strikes > 0) parts.push(`${w.figures(a.strikers)} may strike (${w.dice(a.strikes)})`)
  if (a.fallDice > 0) parts.push(`fall: ${w.dice(a.fallDice)}`)
  if (a.extreme > 0) parts.push(d20Falls(a.extreme))
  return `${parts.join(', ')}.`
}

export const moveMessagesEn: MessageTexts<MoveMessages> = {
  'move.who': (a, w) =>
    w.isHero(a.card) ? `Do you move ${w.card(a.card)}?` : `${w.card(a.card)}: which figure do you move?`,
  'move.figure': (a, w) => w.figure(a.figure),
  'move.upTo': (a, w) => `Up to ${w.spaces(a.movement)}.`,
  'move.done': (a, w) =>
    a.moved > 0 ? 'Nobody else moves' : w.isHero(a.card) ? `${w.card(a.card)} stays put` : 'Nobody moves',
  'move.where': (a, w) => `Where does ${w.figure(a.figure)} move? ${w.spaces(a.movement)} at most.`,
  'move.onAsk': (a, w) => `${w.figure(a.figure)} goes on: where to? ${w.spaces(a.movement)} left.`,
  'move.to': (a, w) => w.space(a.space),
  'move.toBoth': (a, w) => `${w.space(a.front)}, rear on ${w.space(a.rear)}`,
  'move.turn': (a, w) => `Turn round: front on ${w.space(a.front)}, rear on ${w.space(a.rear)}`,
  'move.stay': (a, w) => `${w.figure(a.figure)} stays put`,
  'move.detail': detail,
  'move.strikeAsk': (a, w) => `${w.figure(a.figure)} breaks away from ${w.figures(a.by)}. Do you strike?`,
  'move.strike': (a, w) => (a.all === 1 ? `Strike (${w.dice(a.dice)})` : `Strike with only ${w.dice(a.dice)}`),
  'move.spare': () => 'Do not strike',
  'refuse.waitForOthers': () => 'Another player decides first.',
  'refuse.moveNotYours': (a, w) => `${w.figure(a.figure)} is not yours to move.`,
  'refuse.moveNotActive': (a, w) => `Only figures of the active card move now: ${w.card(a.card)}.`,
  'refuse.moveNotThere': (a, w) => `${w.figure(a.figure)} is not on the battlefield.`,
  'refuse.moveMoved': (a, w) => `${w.figure(a.figure)} has already moved in this turn.`,
  'refuse.moveEnough': (a, w) =>
    `At most ${w.count(a.most, 'figure', 'figures')} of ${w.card(a.card)} may act in a turn.`,
  'refuse.moveWhoFirst': () => 'First choose the figure that moves, then where it goes.',
  'refuse.moveStuck': (a, w) => `${w.figure(a.figure)} has nowhere to go.`,
  'refuse.moveHere': (a, w) => `${w.figure(a.figure)} already stands there.`,
  'refuse.moveHeld': (a, w) => `${w.figure(a.figure)} stands there; a move may not end on an occupied space.`,
  'refuse.moveGlyph': (a, w) => `${w.figure(a.figure)} is not wounded and may not stop on this glyph.`,
  'refuse.moveRoof': (a, w) =>
    `No room under the overhang: ${w.levels(a.free)} free, the figure has Height ${a.height}.`,
  'refuse.moveUneven': () => 'A two-space figure must end its move on two spaces of the same level.',
  'refuse.moveNiche': () => 'There is no room to stand there this way round.',
  'refuse.moveFar': (a, w) => `Too far: the way counts ${w.spaces(a.cost)}, only ${a.left} can be moved.`,
  'refuse.moveNoWay': () => 'There is no way to get there.',
  'refuse.moveEnemy': (a) => `Enemy figures ${bar(a.space)}; nobody may pass through them.`,
  'refuse.moveFriend': (a) => `A friend who is engaged ${bars(a.space)}; only unengaged friends may be passed through.`,
  'refuse.moveCaptive': (a) => `A figure that nobody controls ${bars(a.space)} and may not be passed through.`,
  'refuse.moveHigh': (a, w) => `Too high to climb at once: ${w.levels(a.height)} at most.`,
  'refuse.moveRuin': () => 'A ruin is in the way.',
  'refuse.moveUnder': (a) => `An overhang is in the way; the figure has Height ${a.height}.`,
  'refuse.moveGlyphStop': () => 'A glyph is in the way: whoever enters its space must stop there.',
  'refuse.moveWater': () => 'Water is in the way: whoever enters it must stop there.',
}

export const moveEventsEn: EventTexts<MoveEvent> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'flies' : e.way === 2 ? 'climbs with the Grapple Gun' : 'moves'
    return `${w.figure(e.figure)} ${verb} from ${w.hex(e.path[0])} to ${w.space(e.path.at(-1)!)}.`
  },
  turnedRound: (e, w) => `${w.figure(e.figure)} turns round on the spot.`,
  struck: (e, w) => {
    return `As ${w.figure(e.figure)} leaves, ${w.figures(e.by.join())} ${e.by.length === 1 ? 'strikes' : 'strike'}: ${w.skulls(e.wounds)}.`
  },
  spared: (e, w) => `${w.player(e.role)} lets ${w.figure(e.figure)} go without a strike.`,
  // Wounds say themselves that they come from the fall.
  fell: (e, w) => (e.wounds === 0 ? `${w.figure(e.figure)} falls and is unhurt.` : ''),
  fellFar: (e, w) =>
    `${w.figure(e.figure)} falls very far and rolls ${e.roll}${e.isDestroyed === 1 ? '.' : ': unhurt.'}`,
}
