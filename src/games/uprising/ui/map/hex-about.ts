/** What a hex is and what is on it, as the board explains it. */
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Hex } from '../../content/content.ts'
import { TERRAINS, UNITS_PER_FACTION, type HeroId, type HexId, type UnitId } from '../../content/names.ts'
import { FACE_DOWN_TOWER, NONE } from '../../rules/table/state.ts'
import { playerCell } from '../../rules/table/cells.ts'
import type { AboutId } from '../about/about.ts'
import { cardsOf, contentOf, factionsOf, hexIn, nemesisInPlay } from '../cells.ts'
import { cardAbout } from './figures.tsx'
import { piecesOn, type Piece } from './slots.ts'

type Seen = Pick<BoardProps, 'content' | 'view'>

export function aboutTile(tile: number, hexes: readonly Hex[]): AboutId {
  if (tile === NONE) return 'hex:region'
  if (tile < 0) return tile === FACE_DOWN_TOWER ? 'hex:unexplored-tower' : 'hex:unexplored'
  return `hex:${hexes[tile].id as HexId}`
}

export function aboutPiece(board: Seen, piece: Piece): AboutId {
  const content = contentOf(board)
  switch (piece.kind) {
    case 'haven':
    case 'garrison':
      return `piece:${piece.kind}`
    case 'skeletons':
      return 'piece:skeleton'
    case 'card':
      return cardAbout(piece.cell.card)
    case 'unit': {
      const faction = factionsOf(board.view)[piece.role]
      return `unit:${content.units[faction * UNITS_PER_FACTION + piece.type].id as UnitId}`
    }
    case 'hero': {
      const hero = content.heroes[playerCell.in(board.view.shared, piece.role)?.hero ?? NONE]
      return hero === undefined ? 'piece:hero' : `hero:${hero.id as HeroId}`
    }
  }
}

/** The tile, then its terrain, what is built, who stands there, who is after it. */
export function aboutHex(board: Seen, space: number): { readonly about: AboutId; readonly more: readonly AboutId[] } {
  const { hexes } = cardsOf(contentOf(board), board.view)
  const { tile, hasCurse, hasWall, hasTower } = hexIn(board.view, space)
  const cards = nemesisInPlay(board.view)
  const more: AboutId[] = []
  if (hasCurse) more.push('piece:curse')
  else if (tile >= 0) more.push(`terrain:${TERRAINS[hexes[tile].terrain]}`)
  else if (tile === NONE) more.push('terrain:iceWaste')
  if (hasWall) more.push('piece:wall')
  if (hasTower) more.push('piece:tower')
  more.push(...piecesOn(board.view, space, cards).map((piece) => aboutPiece(board, piece)))
  if (cards.some(({ target }) => target === space)) more.push('piece:target')
  return { about: aboutTile(tile, hexes), more: [...new Set(more)] }
}
