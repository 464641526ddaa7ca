import type { MoveEvent, MoveMessages } from '../../rules/words/move-words.ts'
import { dative } from './cases.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const d20Falls = (n: number): string =>
  n === 1 ? 'der 20-seitige Würfel für einen Sturz' : `der 20-seitige Würfel für ${n} Stürze`

/** The dative plural of "Würfel" has an n. */
const withDice = (n: number): string => (n === 1 ? '1 Würfel' : `${n} Würfeln`)

const where = (space: number): string => (space < 0 ? 'daneben' : 'im Weg')

/** Was ein Weg kostet und bringt. */
function detail(a: MoveMessages['move.detail'], w: Words): string {
  const parts = [a.way === 2 ? w.power('grappleGun') : a.cost === 0 ? 'ohne Bewegung' : `kostet ${a.cost} Bewegung`]
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
  'move.who': (a, w) =>
    w.isHero(a.card) ? `Bewegst du ${w.card(a.card)}?` : `${w.card(a.card)}: Welche Figur bewegst du?`,
  'move.figure': (a, w) => w.figure(a.figure),
  'move.upTo': (a, w) => `Höchstens ${w.spaces(a.movement)}.`,
  'move.done': (a, w) =>
    a.moved > 0 ? 'Niemand zieht mehr' : w.isHero(a.card) ? `${w.card(a.card)} bleibt stehen` : 'Niemand zieht',
  'move.where': (a, w) => `Wohin bewegst du ${w.figure(a.figure)}? Höchstens ${w.spaces(a.movement)}.`,
  'move.onAsk': (a, w) => `Wohin geht ${w.figure(a.figure)} weiter? Noch ${w.spaces(a.movement)}.`,
  'move.to': (a, w) => w.space(a.space),
  'move.toBoth': (a, w) => `${w.space(a.front)}, hinten ${w.space(a.rear)}`,
  'move.turn': (a, w) => `Umdrehen: vorne ${w.space(a.front)}, hinten ${w.space(a.rear)}`,
  'move.stay': (a, w) => `${w.figure(a.figure)} bleibt stehen`,
  'move.detail': detail,
  'move.strikeAsk': (a, w) =>
    `${w.figure(a.figure)} löst die Bindung zu ${dative(w.figures(a.by))}. Schlägst du hinterher?`,
  'move.strike': (a, w) =>
    a.all === 1 ? `Hinterherschlagen (${w.dice(a.dice)})` : `Nur mit ${withDice(a.dice)} hinterherschlagen`,
  'move.spare': () => 'Nicht hinterherschlagen',
  'refuse.waitForOthers': () => 'Zuerst entscheidet jemand anders.',
  'refuse.moveNotYours': (a, w) => `${w.figure(a.figure)} darfst du nicht bewegen.`,
  'refuse.moveNotActive': (a, w) => `Jetzt bewegen sich nur Figuren der aktiven Armeekarte: ${w.card(a.card)}.`,
  'refuse.moveNotThere': (a, w) => `${w.figure(a.figure)} steht nicht auf dem Schlachtfeld.`,
  'refuse.moveMoved': (a, w) => `${w.figure(a.figure)} hat sich in diesem Zug schon bewegt.`,
  'refuse.moveEnough': (a, w) =>
    `Von dieser Karte handeln in einem Zug höchstens ${w.count(a.most, 'Figur', 'Figuren')} (${w.card(a.card)}).`,
  'refuse.moveWhoFirst': () => 'Wähl erst die Figur, die sich bewegt, dann, wohin sie geht.',
  'refuse.moveStuck': (a, w) => `${w.figure(a.figure)} kann nirgendwohin.`,
  'refuse.moveHere': (a, w) => `${w.figure(a.figure)} steht schon dort.`,
  'refuse.moveHeld': (a, w) =>
    `Dort steht schon jemand: ${w.figure(a.figure)}. Eine Bewegung darf nicht auf einem besetzten Feld enden.`,
  'refuse.moveGlyph': (a, w) => `${w.figure(a.figure)} ist nicht verwundet und darf auf diesem Glyphen nicht anhalten.`,
  'refuse.moveRoof': (a, w) =>
    `Kein Platz unter dem Überhang: ${w.levels(a.free)} frei, die Figur hat Höhe ${a.height}.`,
  'refuse.moveUneven': () => 'Eine Doppelfeld-Figur muss ihre Bewegung auf zwei Feldern gleicher Ebene beenden.',
  'refuse.moveNiche': () => 'So herum ist dort kein Platz.',
  'refuse.moveFar': (a, w) => `Zu weit: Der Weg zählt ${w.spaces(a.cost)}, möglich sind nur ${a.left}.`,
  'refuse.moveNoWay': () => 'Dorthin führt kein Weg.',
  'refuse.moveEnemy': (a) => `Gegnerische Figuren stehen ${where(a.space)}; durch sie darf niemand hindurch.`,
  'refuse.moveFriend': (a) =>
    `Eine befreundete Figur, die gebunden ist, steht ${where(a.space)}; nur durch ungebundene darfst du hindurch.`,
  'refuse.moveCaptive': (a) =>
    `Eine Figur, die niemandem gehört, steht ${where(a.space)}; durch sie darf niemand hindurch.`,
  'refuse.moveHigh': (a, w) => `Zu hoch für einen Schritt: höchstens ${w.levels(a.height)}.`,
  'refuse.moveRuin': () => 'Eine Ruine ist im Weg.',
  'refuse.moveUnder': (a) => `Ein Überhang ist im Weg; die Figur hat Höhe ${a.height}.`,
  'refuse.moveGlyphStop': () => 'Ein Glyph ist im Weg: Wer sein Feld betritt, muss dort anhalten.',
  'refuse.moveWater': () => 'Wasser ist im Weg: Wer es betritt, muss dort anhalten.',
}

export const moveEventsDe: EventTexts<MoveEvent> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'fliegt' : e.way === 2 ? 'klettert mit dem Enterhaken' : 'zieht'
    return `${w.figure(e.figure)} ${verb} von ${w.hex(e.path[0])} nach ${w.space(e.path.at(-1)!)}.`
  },
  turnedRound: (e, w) => `${w.figure(e.figure)} dreht sich auf der Stelle um.`,
  struck: (e, w) => {
    const verb = e.by.length === 1 ? 'schlägt' : 'schlagen'
    return `${w.figures(e.by.join())} ${verb} hinterher, als ${w.figure(e.figure)} die Bindung löst: ${w.skulls(e.wounds)}.`
  },
  spared: (e, w) => `${w.player(e.role)} lässt ${w.figure(e.figure)} ziehen, ohne hinterherzuschlagen.`,
  // Wounds say themselves that they come from the fall.
  fell: (e, w) => (e.wounds === 0 ? `${w.figure(e.figure)} stürzt und bleibt unverletzt.` : ''),
  fellFar: (e, w) =>
    `${w.figure(e.figure)} stürzt sehr tief und würfelt eine ${e.roll}${e.isDestroyed === 1 ? '.' : ': unverletzt.'}`,
}
