/** What is on a hex, in words: for ears and for the paper about it. */
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Content, Hex } from '../../content/content.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { cardsOf, contentOf, hexIn, nemesisInPlay, type HexShown } from '../cells.ts'
import { attachedCell, capitalFlippedCell, combatCell, playerCell } from '../../rules/table/cells.ts'
import { FACE_DOWN_TOWER, NONE } from '../../rules/table/state.ts'
import type { Words } from '../../text/types.ts'
import { coordinateOf, directionsIn, turned } from './geometry.ts'
import { wordsFor } from './words.ts'

type Seen = Pick<BoardProps, 'language' | 'content' | 'view' | 'nameOf'>

export function hexOn(board: Pick<BoardProps, 'content' | 'view'>, cell: HexShown): Hex | undefined {
  return cell.tile < 0 ? undefined : cardsOf(contentOf(board), board.view).hexes[cell.tile]
}

/** What lies there: the name of the tile or the region. */
export function hexTitle(board: Seen, space: number): string {
  const s = BOARD_STRINGS[board.language]
  const content = contentOf(board)
  const cell = hexIn(board.view, space)
  const hex = hexOn(board, cell)
  if (hex !== undefined) return hex.name[board.language]
  if (cell.tile === NONE) return content.regionNames[content.board.region[space]][board.language]
  return cell.tile === FACE_DOWN_TOWER ? s.unexploredTower : s.unexplored
}

/** As the map is labelled: the tile's name, or the coordinate where none is written. */
export function shortHex(board: Pick<BoardProps, 'content' | 'view' | 'language'>, space: number): string {
  const hex = hexOn(board, hexIn(board.view, space))
  return hex === undefined ? coordinateOf(contentOf(board).board, space) : hex.name[board.language]
}

/** Neighbours behind impassable edges of this tile. */
export function blockedFrom(content: Content, hex: Hex, space: number, rotation: number): number[] {
  return directionsIn(turned(hex.edges, rotation)).flatMap((d) => {
    const other = content.board.neighbour[space * 6 + d]
    return other < 0 ? [] : [other]
  })
}

/** The land: kind, yields, points, signs, edges. */
export function landLines(board: Seen, space: number, w: Words): string[] {
  const s = BOARD_STRINGS[board.language]
  const content = contentOf(board)
  const cell = hexIn(board.view, space)
  const hex = hexOn(board, cell)
  if (cell.tile === NONE) return [s.region]
  if (hex === undefined) {
    const seen = cardsOf(content, board.view).hexes[cell.scouted]
    return [seen === undefined ? s.unexploredText : s.scouted(seen.name[board.language])]
  }
  const lines: string[] = []
  const [salt, plunder, food] = hex.yields
  if (hex.kind === 'home') lines.push(s.home(w.faction(hex.faction)))
  if (salt + plunder + food > 0) lines.push(s.yields(w.resources(salt, plunder, food)))
  if (hex.vp > 0) lines.push(s.scores(w.points(hex.vp)))
  if (hex.hasX) lines.push(s.hasX)
  const blocked = blockedFrom(content, hex, space, cell.rotation)
  if (blocked.length > 0) lines.push(s.edges(blocked.map((other) => w.hex(other)).join(', ')))
  if (hex.alignment !== 'none') lines.push(s.alignment[hex.alignment])
  if (hex.kind === 'capital' && capitalFlippedCell.in(board.view.shared) === 1) lines.push(s.capitalFlipped)
  return lines
}

/** Everybody who stands there, and what is built. */
export function standingLines(board: Seen, space: number, w: Words): string[] {
  const s = BOARD_STRINGS[board.language]
  const cell = hexIn(board.view, space)
  const lines: string[] = []
  if (combatCell.in(board.view.shared)?.space === space) lines.push(s.fight)
  if (cell.hasCurse) lines.push(s.curse)
  if (cell.haven !== NONE) {
    const defenses = [...(cell.hasWall ? [s.wall] : []), ...(cell.hasTower ? [s.tower] : [])]
    lines.push([s.haven(w.player(cell.haven)), ...defenses].join(', '))
  }
  if (cell.unitsOf !== NONE) {
    const units = cell.units.flatMap((n, type) => (n > 0 ? [`${n} ${w.unit(cell.unitsOf, type, n)}`] : []))
    lines.push(`${w.player(cell.unitsOf)}: ${w.list(units)}`)
  }
  playerCell.all(board.view.shared).forEach(({ heroAt }, role) => {
    if (heroAt === space) lines.push(s.hero(w.player(role), board.nameOf(role)))
  })
  if (cell.garrison > 0) lines.push(w.garrisons(cell.garrison))
  if (cell.skeletons > 0) lines.push(w.skeletons(cell.skeletons))
  return lines
}

export interface CardLines {
  readonly card: number
  readonly name: string
  readonly lines: readonly string[]
  readonly dice: { readonly archery: readonly number[]; readonly clash: readonly number[] }
  readonly texts: readonly string[]
}

export function cardLines(board: Seen, space: number, w: Words): CardLines[] {
  const s = BOARD_STRINGS[board.language]
  const { nemesis } = cardsOf(contentOf(board), board.view)
  return nemesisInPlay(board.view)
    .filter(({ at }) => at === space)
    .map(({ card, threat, tokens, target }) => {
      const { isLegion, maxThreat, initiative, archery, clash, text } = nemesis[card]
      const lines = [isLegion ? s.legion : s.horde, s.threat(threat, maxThreat), s.initiative(initiative)]
      if (tokens > 0) lines.push(s.tokens(tokens))
      if (target !== NONE) lines.push(s.target(w.hex(target)))
      const on = attachedWords(board, card, w)
      if (on.length > 0) lines.push(s.onCard(w.list(on)))
      const texts = [text.ability, text.godpower].flatMap((words) =>
        words === undefined ? [] : [words[board.language]],
      )
      return {
        card,
        name: w.card(card),
        lines,
        dice: { archery: archery[threat] ?? [], clash: clash[threat] ?? [] },
        texts,
      }
    })
}

/** What lies on a Legion or Horde. */
function attachedWords(board: Seen, card: number, w: Words): string[] {
  const on = attachedCell.in(board.view.shared, card)
  if (on === undefined) return []
  return [
    ...on.ap.flatMap((n, role) => (n > 0 ? [`${w.ap(n)} (${w.player(role)})`] : [])),
    ...on.units.flatMap((n, at) =>
      n > 0 ? [`${n} ${w.unit(Math.floor(at / UNITS_PER_FACTION), at % UNITS_PER_FACTION, n)}`] : [],
    ),
    ...on.items.map((item) => w.item(item)),
    ...on.druids.map((druid) => w.druid(druid)),
  ]
}

export const targetLines = (board: Seen, space: number, w: Words): string[] =>
  nemesisInPlay(board.view)
    .filter(({ target }) => target === space)
    .map(({ card }) => BOARD_STRINGS[board.language].targetOf(w.card(card)))

/** A hex for ears. */
export function hexWords(board: Seen, space: number): string {
  const w = wordsFor(board)
  const { board: map } = contentOf(board)
  return [
    `${hexTitle(board, space)}, ${coordinateOf(map, space)}`,
    ...landLines(board, space, w),
    ...standingLines(board, space, w),
    ...cardLines(board, space, w).map(({ name, lines }) => [name, ...lines].join(', ')),
    ...targetLines(board, space, w),
  ]
    .map((line) => line.replace(/\.$/, ''))
    .join('. ')
}
