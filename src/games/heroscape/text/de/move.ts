import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const d20Falls = (n: number): string =>
  n === 1 ? 'der 20-seitige Würfel für einen Sturz' : `der 20-seitige Würfel für ${n} Stürze`

/** Was ein Weg kostet und bringt. */
function detail(a: MoveMessages['move.detail'], w: Words): string {
  const parts = [a.way === 2 ? w.power('grappleGun') : w.count(a.cost, 'Bewegungspunkt', 'Bewegungspunkte')]
  if (a.way === 1) parts.unshift('fliegend')
  if (a.strikes > 0)
    parts.push(
      `${w.figures(a.strikers)} ${a.strikers.includes(',') ? 'dürfen' : 'darf'} hinterherschlagen (${w.dice(a.strikes)})`,
    )
  if (a.fallDice > 0) parts.push(`Sturz: ${w.dice(a.fallDice)}`)
  if (a.extreme > 0) parts.push(d20Falls(a.extreme))
  return `${parts.join(', ')}.`
}

export const moveMessagesDe: MessageTexts<MoveMessages> = {
  'move.who': (a, w) => `Welche Figur bewegst du? (${w.card(a.card)})`,
  'move.figure': (a, w) => w.figure(a.figure),
  'move.upTo': (a, w) => `Höchstens ${w.spaces(a.movement)}.`,
  'move.done': () => 'Niemanden mehr bewegen',
  'move.where': (a, w) => `Wohin bewegst du ${w.figure(a.figure)}? Höchstens ${w.spaces(a.movement)}.`,
  'move.onAsk': (a, w) => `Wohin geht ${w.figure(a.figure)} weiter? Noch ${w.spaces(a.movement)}.`,
  'move.to': (a, w) => w.space(a.space),
  'move.toBoth': (a, w) => `${w.space(a.front)}, hinten ${w.space(a.rear)}`,
  'move.turn': (a, w) => `Umdrehen: vorne ${w.space(a.front)}, hinten ${w.space(a.rear)}`,
  'move.stay': (a, w) => `${w.figure(a.figure)} stehen lassen`,
  'move.detail': detail,
  'move.strikeAsk': (a, w) => `${w.figure(a.figure)} löst die Bindung zu ${w.figures(a.by)}. Schlägst du hinterher?`,
  'move.strike': (a, w) =>
    a.all === 1 ? `Hinterherschlagen (${w.dice(a.dice)})` : `Nur mit ${w.dice(a.dice)} hinterherschlagen`,
  'move.spare': () => 'Ziehen lassen',
}

export const moveEventsDe: EventTexts<MoveEvent> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'fliegt' : e.way === 2 ? 'klettert am Greifhaken' : 'zieht'
    return `${w.figure(e.figure)} ${verb} von ${w.space(e.path[0])} nach ${w.space(e.path.at(-1)!)}.`
  },
  turnedRound: (e, w) => `${w.figure(e.figure)} dreht sich auf der Stelle um.`,
  struck: (e, w) => {
    const result = e.wounds === 0 ? 'daneben' : w.wounds(e.wounds)
    const verb = e.by.length === 1 ? 'schlägt' : 'schlagen'
    return `${w.figures(e.by.join())} ${verb} hinterher, als ${w.figure(e.figure)} die Bindung löst: ${result}.`
  },
  spared: (e, w) => `${w.player(e.role)} lässt ${w.figure(e.figure)} ziehen, ohne hinterherzuschlagen.`,
  fell: (e, w) => `${w.figure(e.figure)} stürzt: ${e.wounds === 0 ? 'unverletzt' : w.wounds(e.wounds)}.`,
  fellFar: (e, w) =>
    `${w.figure(e.figure)} stürzt sehr tief und würfelt ${e.roll}: ${e.isDestroyed === 1 ? 'vernichtet' : 'unverletzt'}.`,
}
