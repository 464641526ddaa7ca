import type { PieceKind } from '../../content/effects/selectors.ts'
import type { HexPurpose } from '../../rules/select/pick-hexes.ts'
import type { PiecePurpose } from '../../rules/select/pick-pieces.ts'
import { EMPIRE, NONE } from '../../rules/table/state.ts'
import type { MapEvent, MapMessages } from '../../rules/words/map-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const WHERE: Readonly<Record<HexPurpose, string>> = {
  unit: 'where does the Unit go?',
  wall: 'where is the Wall placed?',
  tower: 'where is the Tower placed?',
  curse: 'which hex is cursed?',
  reinforce: 'where does the Nemesis get reinforcements?',
  pieces: 'which hex is meant?',
  move: 'to which hex?',
  removeHex: 'which hex leaves the game?',
  scout: 'at which hex does everybody look?',
}

const WHICH: Readonly<Record<PiecePurpose, string>> = {
  remove: 'what is removed?',
  destroy: 'what is destroyed?',
  box: 'which Unit leaves the game?',
  return: 'what returns from the Graveyard?',
  swap: 'which Unit is exchanged?',
  move: 'what moves along?',
  join: 'which Unit helps?',
}

const NOUNS: Readonly<Record<PieceKind, readonly [one: string, many: string]>> = {
  unit: ['Unit', 'Units'],
  garrison: ['Garrison', 'Garrisons'],
  skeleton: ['Skeleton', 'Skeletons'],
  haven: ['Haven', 'Havens'],
  wall: ['Wall', 'Walls'],
  tower: ['Tower', 'Towers'],
  curse: ['Curse', 'Curses'],
  hero: ['Hero', 'Heroes'],
}

const graveyard = (grave: number): string => (grave === EMPIRE ? 'Imperial Graveyard' : 'Chaos Graveyard')

/** One piece: "Troll", "Garrison", "Tower of Ronja". */
function piece(kind: PieceKind, role: number, unit: number, w: Words): string {
  if (kind === 'unit') return w.unit(role, unit)
  return role === NONE ? NOUNS[kind][0] : `${NOUNS[kind][0]} of ${w.player(role)}`
}

/** "2 Skeletons", "2 Trolls of Ronja". */
function pieces(kind: PieceKind, role: number, unit: number, n: number, w: Words): string {
  const counted = kind === 'unit' && role !== NONE ? `${n} ${w.unit(role, unit, n)}` : w.count(n, ...NOUNS[kind])
  return role === NONE ? counted : `${counted} of ${w.player(role)}`
}

export const mapMessagesEn: MessageTexts<MapMessages> = {
  'map.hexPrompt': ({ why, source, of }, w) => `${w.source(source, of)}: ${WHERE[why]}`,
  'map.hex': ({ space }, w) => w.hex(space),
  'map.piecePrompt': ({ why, n, isFree, source, of }, w) =>
    `${w.source(source, of)}: ${WHICH[why]}${isFree === 1 ? ' As many as you like.' : n > 1 ? ` ${n} more.` : ''}`,
  'map.piece': ({ kind, role, unit, space, grave }, w) =>
    `${piece(kind, role, unit, w)}, ${grave === NONE ? w.hex(space) : graveyard(grave)}`,
  'map.there': ({ n }) => `${n} there`,
  'map.done': () => 'Done',
  'map.unitPrompt': ({ source, of }, w) => `${w.source(source, of)}: which Unit?`,
  'map.unit': ({ role, unit, grave }, w) =>
    grave === NONE ? w.unit(role, unit) : `${w.unit(role, unit)} from the ${graveyard(grave)}`,
  'map.unitsLeft': ({ n }) => `${n} available`,
  'refuse.mapFull': ({ space, limit }, w) => `Not more than ${w.units(limit)} fit on ${w.hex(space)}.`,
  'refuse.mapUnexplored': ({ space }, w) => `Units cannot enter an unexplored hex: ${w.hex(space)}.`,
  'refuse.mapOtherPlayer': ({ space }, w) => `Another player has Units or a Haven there: ${w.hex(space)}.`,
  'refuse.mapNoHaven': ({ space }, w) => `You have no Haven there: ${w.hex(space)}.`,
  'refuse.mapHasDefense': ({ space }, w) => `Such a Defense already stands there: ${w.hex(space)}.`,
  'refuse.mapFaceUp': ({ space }, w) => `No face-down hex lies there: ${w.hex(space)}.`,
  'refuse.mapNobody': ({ space }, w) => `Neither The Empire nor Chaos has Units there: ${w.hex(space)}.`,
  'refuse.mapOtherHex': ({ space }, w) => `The effect does not speak of this hex: ${w.hex(space)}.`,
  'refuse.mapOtherPiece': () => 'The effect does not speak of this piece.',
  'refuse.mapCheaper': () => 'The most expensive piece must be taken.',
  'refuse.mapDearer': () => 'The cheapest piece must be taken.',
  'refuse.mapNoneLeft': () => 'There is none of them left to take.',
  'refuse.mapMustChoose': () => 'You have to choose: this is not optional.',
}

export const mapEventsEn: EventTexts<MapEvent> = {
  unitDestroyed: ({ role, unit, space }, w) => `${w.player(role)} loses 1 ${w.unit(role, unit)} on ${w.hex(space)}.`,
  garrisonDestroyed: ({ space, level }, w) => `Garrison level ${level} on ${w.hex(space)} is destroyed.`,
  skeletonDestroyed: ({ space }, w) => `A Skeleton on ${w.hex(space)} is destroyed.`,
  unitPlaced: ({ role, unit, space, grave }, w) =>
    grave === NONE
      ? `${w.player(role)} places 1 ${w.unit(role, unit)} on ${w.hex(space)}.`
      : `1 ${w.unit(role, unit)} of ${w.player(role)} returns from the ${graveyard(grave)} to ${w.hex(space)}.`,
  defensePlaced: ({ role, kind, space }, w) =>
    `${w.player(role)} places a ${kind === 'wall' ? 'Wall' : 'Tower'} on ${w.hex(space)}.`,
  piecesRemoved: ({ kind, role, unit, space, n }, w) =>
    space === NONE
      ? `Back from a Graveyard to the reserve: ${pieces(kind, role, unit, n, w)}.`
      : `Removed from ${w.hex(space)}: ${pieces(kind, role, unit, n, w)}.`,
  unitsBoxed: ({ role, unit, n }, w) => `Out of the game: ${pieces('unit', role, unit, n, w)}.`,
  unitSwapped: ({ role, unit, to, space }, w) =>
    `${w.player(role)} exchanges 1 ${w.unit(role, unit)} on ${w.hex(space)} for 1 ${w.unit(role, to)}.`,
  piecesMoved: ({ kind, role, unit, n, from, to }, w) =>
    kind === 'hero'
      ? `${w.player(role)} goes from ${w.hex(from)} to ${w.hex(to)}.`
      : `From ${w.hex(from)} to ${w.hex(to)}: ${pieces(kind, role, unit, n, w)}.`,
  hexRemoved: ({ space }, w) => `The hex tile leaves the game: ${w.hex(space)} is a region now.`,
  hexScouted: ({ space, tile }, w) => `Everybody sees what lies there: ${w.source(1, tile)} on ${w.hex(space)}.`,
}
