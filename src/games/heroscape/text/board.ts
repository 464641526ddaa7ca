import { EVERYONE, includes } from '../../../engine/index.ts'
import type { BoardPart, Language, NamesOf } from '../../module.ts'
import { GLYPH_IDS } from '../content/names.ts'
import { endFigure, firstFigure, printed, valuesOf } from '../rules/table/figures.ts'
import { isBasic, NONE, OFF, scenarioOf, STANDING, UNUSED, WAITING } from '../rules/table/state.ts'
import type { ArmyCard, Role, Roles, Table } from '../rules/table/state.ts'
import { UNKNOWN } from '../rules/table/cells.ts'
import type { Words } from './types.ts'
import { wordsIn } from './words.ts'

const LABELS = {
  en: {
    round: (n: number, last: number) => (last > 0 ? `Round ${n} of ${last}` : `Round ${n}`),
    turns: (n: number) => `Turn ${n}`,
    army: (player: string) => `Army of ${player}`,
    values: (move: number, range: number, attack: number, defense: number) =>
      `Move ${move}, Range ${range}, Attack ${attack}, Defence ${defense}`,
    life: (life: number, points: number) => `, Life ${life}, ${points} ${points === 1 ? 'point' : 'points'}`,
    on: (space: string, rear: string) => (rear === '' ? `on ${space}` : `on ${space}, rear on ${rear}`),
    waiting: 'not on the battlefield yet',
    gone: 'destroyed',
    unused: 'left out of the battle',
    turn: (player: string, card: string) => `Turn of ${player}${card === '' ? '' : `: ${card}`}`,
    truce: 'The truce holds.',
    mist: (level: number) => `The mist covers all water and everything up to level ${level}.`,
    scout: (card: string) => `Secret scout: ${card}`,
    markers: 'order markers',
    hidden: '?',
    glyphs: 'Glyphs',
    faceDown: 'face down',
    none: 'none',
    captive: 'Captive',
  },
  de: {
    round: (n: number, last: number) => (last > 0 ? `Runde ${n} von ${last}` : `Runde ${n}`),
    turns: (n: number) => `Zug ${n}`,
    army: (player: string) => `Armee von ${player}`,
    values: (move: number, range: number, attack: number, defense: number) =>
      `Bewegung ${move}, Reichweite ${range}, Angriff ${attack}, Verteidigung ${defense}`,
    life: (life: number, points: number) => `, Leben ${life}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    on: (space: string, rear: string) => (rear === '' ? `auf ${space}` : `auf ${space}, hinten auf ${rear}`),
    waiting: 'noch nicht auf dem Schlachtfeld',
    gone: 'vernichtet',
    unused: 'bleibt der Schlacht fern',
    turn: (player: string, card: string) => `Am Zug: ${player}${card === '' ? '' : ` mit der Karte ${card}`}`,
    truce: 'Der Waffenstillstand gilt.',
    mist: (level: number) => `Der Nebel bedeckt alles Wasser und alles bis Ebene ${level}.`,
    scout: (card: string) => `Geheimer Kundschafter: ${card}`,
    markers: 'Ablaufmarker',
    hidden: '?',
    glyphs: 'Glyphen',
    faceDown: 'verdeckt',
    none: 'keine',
    captive: 'Gefangener',
  },
}

type Labels = (typeof LABELS)['en']

/** Who has what, where it stands, which markers lie where as far as the role may know, and the glyphs. */
export function boardOf(language: Language, t: Table, role: Role | undefined, names?: NamesOf): BoardPart[] {
  const labels = LABELS[language]
  const words = wordsIn(language, t, names)
  const title = isBasic(t) ? labels.turns(t.state.round) : labels.round(t.state.round, t.state.options.rounds)
  const parts: BoardPart[] = [
    { title: `${scenarioOf(t).name[language]} · ${title}`, lines: battleLines(t, role, labels, words) },
  ]
  for (let of = 0; of < t.state.roles; of++) {
    const lines = cardsOf(t, of).map((card) => cardLine(t, card, role, labels, words))
    parts.push({ title: labels.army(words.player(of)), lines: lines.length > 0 ? lines : [labels.none] })
  }
  const captives = cardsOf(t, NONE).filter((card) => t.state.fate[firstFigure(t, card)] === STANDING)
  if (captives.length > 0)
    parts.push({ title: labels.captive, lines: captives.map((card) => cardLine(t, card, role, labels, words)) })
  const glyphs = glyphLines(t, role, labels, words)
  if (glyphs.length > 0) parts.push({ title: labels.glyphs, lines: glyphs })
  return parts
}

function battleLines(t: Table, role: Role | undefined, labels: Labels, words: Words): string[] {
  const { turn, truce, mist, scout, scoutSeenBy } = t.state
  const lines: string[] = []
  if (turn !== undefined)
    lines.push(labels.turn(words.player(turn.role), turn.card === NONE ? '' : words.card(turn.card)))
  if (truce === 1) lines.push(labels.truce)
  if (mist !== NONE) lines.push(labels.mist(mist))
  scout.forEach((isScout, card) => {
    if (isScout === 1 && isSeenBy(scoutSeenBy[card], role)) lines.push(labels.scout(words.card(card)))
  })
  return lines
}

const isSeenBy = (seenBy: Roles, role: Role | undefined): boolean =>
  seenBy === EVERYONE || (role !== undefined && includes(seenBy, role))

const cardsOf = (t: Table, role: Role): ArmyCard[] =>
  t.state.owner.flatMap((owner, card) => (owner === role ? [card] : []))

function cardLine(t: Table, card: ArmyCard, role: Role | undefined, labels: Labels, words: Words): string {
  const { move, range, attack, defense } = valuesOf(t, card)
  const { life, points } = printed(t, card).master
  const values = labels.values(move, range, attack, defense) + (isBasic(t) ? '' : labels.life(life, points))
  const figures: string[] = []
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
    figures.push(figureWord(t, figure, labels, words))
  return `${words.printedCard(card)} (${values}): ${figures.join('; ')}${markerWords(t, card, role, labels, words)}`
}

function figureWord(t: Table, figure: number, labels: Labels, words: Words): string {
  const s = t.state
  if (s.fate[figure] === WAITING) return `${words.figure(figure)} ${labels.waiting}`
  if (s.fate[figure] === UNUSED) return `${words.figure(figure)} ${labels.unused}`
  if (s.fate[figure] !== STANDING) return `${words.figure(figure)} ${labels.gone}`
  const wounds = s.wounds[figure] > 0 ? `, ${words.wounds(s.wounds[figure])}` : ''
  const rear = s.rear[figure] === OFF ? '' : words.hex(s.rear[figure])
  return `${words.figure(figure)} ${labels.on(words.space(s.front[figure]), rear)}${wounds}`
}

function markerWords(t: Table, card: ArmyCard, role: Role | undefined, labels: Labels, words: Words): string {
  const s = t.state
  const shown: string[] = []
  s.markerOn.forEach((on, slot) => {
    if (on !== card) return
    const knows = isSeenBy(s.markerSeenBy[slot], role)
    shown.push(knows && s.marker[slot] !== UNKNOWN ? words.marker(s.marker[slot]) : labels.hidden)
  })
  return shown.length === 0 ? '' : `; ${labels.markers}: ${shown.sort().join(' ')}`
}

function glyphLines(t: Table, role: Role | undefined, labels: Labels, words: Words): string[] {
  const s = t.state
  return s.glyph.flatMap((kind, piece) => {
    if (s.glyphSpace[piece] === OFF && s.glyphTakenBy[piece] === NONE) return []
    const isKnown = kind >= 0 && kind < GLYPH_IDS.length && isSeenBy(s.glyphSeenBy[piece], role)
    const name = isKnown ? words.glyph(kind) : labels.faceDown
    const taken = s.glyphTakenBy[piece]
    return [`${name}: ${taken === NONE ? words.space(s.glyphSpace[piece]) : words.player(taken)}`]
  })
}
