import type { PieceKind } from '../../content/effects/selectors.ts'
import type { HexPurpose } from '../../rules/select/pick-hexes.ts'
import type { PiecePurpose } from '../../rules/select/pick-pieces.ts'
import { EMPIRE, NONE } from '../../rules/table/state.ts'
import type { MapEvent, MapMessages } from '../../rules/words/map-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const WHERE: Readonly<Record<HexPurpose, string>> = {
  unit: 'Wohin kommt die Einheit?',
  wall: 'Wo wird der Wall platziert?',
  tower: 'Wo wird der Turm platziert?',
  curse: 'Welches Hexfeld wird verflucht?',
  reinforce: 'Wo wird die Nemesis verstärkt?',
  pieces: 'Welches Hexfeld ist gemeint?',
  move: 'Auf welches Hexfeld?',
  removeHex: 'Welches Hexfeld verlässt das Spiel?',
  scout: 'Welches Hexfeld sehen sich alle an?',
}

const WHICH: Readonly<Record<PiecePurpose, string>> = {
  remove: 'Was wird entfernt?',
  destroy: 'Was wird zerstört?',
  box: 'Welche Einheit verlässt das Spiel?',
  return: 'Was kehrt vom Friedhof zurück?',
  swap: 'Welche Einheit wird ausgetauscht?',
  move: 'Was zieht mit?',
  join: 'Welche Einheit hilft?',
}

const NOUNS: Readonly<Record<PieceKind, readonly [one: string, many: string]>> = {
  unit: ['Einheit', 'Einheiten'],
  garrison: ['Garnison', 'Garnisonen'],
  skeleton: ['Skelett', 'Skelette'],
  haven: ['Zuflucht', 'Zufluchten'],
  wall: ['Wall', 'Wälle'],
  tower: ['Turm', 'Türme'],
  curse: ['Fluch', 'Flüche'],
  hero: ['Held', 'Helden'],
}

const graveyard = (grave: number): string => (grave === EMPIRE ? 'imperialer Friedhof' : 'Chaos-Friedhof')
const fromGraveyard = (grave: number): string => (grave === EMPIRE ? 'vom imperialen Friedhof' : 'vom Chaos-Friedhof')

/** Eine Figur: „Troll“, „Garnison“, „Turm von Ronja“. */
function piece(kind: PieceKind, role: number, unit: number, w: Words): string {
  if (kind === 'unit') return w.unit(role, unit)
  return role === NONE ? NOUNS[kind][0] : `${NOUNS[kind][0]} von ${w.player(role)}`
}

/** „2 Skelette“, „2 Trolle von Ronja“. */
function pieces(kind: PieceKind, role: number, unit: number, n: number, w: Words): string {
  const counted = kind === 'unit' && role !== NONE ? `${n} ${w.unit(role, unit, n)}` : w.count(n, ...NOUNS[kind])
  return role === NONE ? counted : `${counted} von ${w.player(role)}`
}

export const mapMessagesDe: MessageTexts<MapMessages> = {
  'map.hexPrompt': ({ why, source, of }, w) => `${w.source(source, of)}: ${WHERE[why]}`,
  'map.hex': ({ space }, w) => w.hex(space),
  'map.piecePrompt': ({ why, n, isFree, source, of }, w) =>
    `${w.source(source, of)}: ${WHICH[why]}${isFree === 1 ? ' So viele du willst.' : n > 1 ? ` Noch ${n}.` : ''}`,
  'map.piece': ({ kind, role, unit, space, grave }, w) =>
    `${piece(kind, role, unit, w)}, ${grave === NONE ? w.hex(space) : graveyard(grave)}`,
  'map.there': ({ n }) => `${n} dort`,
  'map.done': () => 'Fertig',
  'map.unitPrompt': ({ source, of }, w) => `${w.source(source, of)}: Welche Einheit?`,
  'map.unit': ({ role, unit, grave }, w) =>
    grave === NONE ? w.unit(role, unit) : `${w.unit(role, unit)}, ${fromGraveyard(grave)}`,
  'map.unitsLeft': ({ n }) => `${n} verfügbar`,
  'refuse.mapFull': ({ space, limit }, w) => `Mehr als ${w.units(limit)} haben dort keinen Platz: ${w.hex(space)}.`,
  'refuse.mapUnexplored': ({ space }, w) => `Einheiten dürfen kein unerkundetes Hexfeld betreten: ${w.hex(space)}.`,
  'refuse.mapOtherPlayer': ({ space }, w) =>
    `Dort stehen Einheiten oder eine Zuflucht eines anderen Spielers: ${w.hex(space)}.`,
  'refuse.mapNoHaven': ({ space }, w) => `Dort hast du keine Zuflucht: ${w.hex(space)}.`,
  'refuse.mapHasDefense': ({ space }, w) => `Eine solche Verteidigung steht dort schon: ${w.hex(space)}.`,
  'refuse.mapFaceUp': ({ space }, w) => `Dort liegt kein verdecktes Hexfeld: ${w.hex(space)}.`,
  'refuse.mapNobody': ({ space }, w) => `Dort hat weder das Imperium noch das Chaos Einheiten: ${w.hex(space)}.`,
  'refuse.mapOtherHex': ({ space }, w) => `Der Effekt meint dieses Hexfeld nicht: ${w.hex(space)}.`,
  'refuse.mapOtherPiece': () => 'Der Effekt meint diese Figur nicht.',
  'refuse.mapCheaper': () => 'Die teuerste Figur muss genommen werden.',
  'refuse.mapDearer': () => 'Die billigste Figur muss genommen werden.',
  'refuse.mapNoneLeft': () => 'Davon ist keine mehr übrig.',
  'refuse.mapMustChoose': () => 'Du musst wählen: Das ist nicht freiwillig.',
}

export const mapEventsDe: EventTexts<MapEvent> = {
  unitDestroyed: ({ role, unit, space }, w) =>
    `${w.player(role)} verliert eine Einheit auf ${w.hex(space)}: ${w.unit(role, unit)}.`,
  garrisonDestroyed: ({ space, level }, w) => `Die Garnison der Ebene ${level} auf ${w.hex(space)} wird zerstört.`,
  skeletonDestroyed: ({ space }, w) => `Ein Skelett auf ${w.hex(space)} wird zerstört.`,
  unitPlaced: ({ role, unit, space, grave }, w) =>
    grave === NONE
      ? `${w.player(role)} platziert eine Einheit auf ${w.hex(space)}: ${w.unit(role, unit)}.`
      : `Eine Einheit von ${w.player(role)} kehrt ${fromGraveyard(grave)} zurück, auf ${w.hex(space)}: ${w.unit(role, unit)}.`,
  defensePlaced: ({ role, kind, space }, w) =>
    `${w.player(role)} platziert einen ${kind === 'wall' ? 'Wall' : 'Turm'} auf ${w.hex(space)}.`,
  piecesRemoved: ({ kind, role, unit, space, n }, w) =>
    space === NONE
      ? `Vom Friedhof zurück in die Reserve: ${pieces(kind, role, unit, n, w)}.`
      : `Von ${w.hex(space)} entfernt: ${pieces(kind, role, unit, n, w)}.`,
  unitsBoxed: ({ role, unit, n }, w) => `Aus dem Spiel: ${pieces('unit', role, unit, n, w)}.`,
  unitSwapped: ({ role, unit, to, space }, w) =>
    `${w.player(role)} tauscht eine Einheit auf ${w.hex(space)} aus: ${w.unit(role, unit)} gegen ${w.unit(role, to)}.`,
  piecesMoved: ({ kind, role, unit, n, from, to }, w) =>
    kind === 'hero'
      ? `${w.player(role)} geht von ${w.hex(from)} nach ${w.hex(to)}.`
      : `Von ${w.hex(from)} nach ${w.hex(to)}: ${pieces(kind, role, unit, n, w)}.`,
  hexRemoved: ({ space }, w) => `Das Hexfeld verlässt das Spiel: ${w.hex(space)} gehört jetzt zu einer Region.`,
  hexScouted: ({ space, tile }, w) => `Alle sehen, was dort liegt: ${w.source(1, tile)} auf ${w.hex(space)}.`,
}
