import { memo, useMemo } from 'react'
import type { BoardProps, Language, ViewCells } from '../../../../protocol/board.ts'
import type { Content, Hex } from '../../content/content.ts'
import { SPACES } from '../../content/content.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { cardsOf, contentOf, hexIn, type HexShown } from '../cells.ts'
import { NONE } from '../../rules/table/state.ts'
import { tells } from '../about/tells.ts'
import { Mark } from '../icon.tsx'
import { CurseArt } from './figures.tsx'
import { borderPath, coordinateOf, HEIGHT, hexPath, regionSign, rimPath, spotOf, WIDTH } from './geometry.ts'
import { aboutTile } from './hex-about.ts'
import { Alignment, Back, Face, Ice, NameRibbon, TileDefinitions, Yields } from './tile.tsx'
import { TerrainSigns } from './terrain-art.tsx'

const TILE = hexPath(96)

export interface Lying {
  readonly space: number
  readonly tile: number
  readonly rotation: number
  readonly scouted: number
  readonly isCursed: boolean
}

const lyingIn = (space: number, { tile, rotation, scouted, hasCurse }: HexShown): Lying => ({
  space,
  tile,
  rotation,
  scouted,
  isCursed: hasCurse,
})

/** The tiles as they lie; the same list as long as nothing about them changes. */
export function useLying(view: ViewCells): readonly Lying[] {
  const list = Array.from({ length: SPACES }, (_, space) => lyingIn(space, hexIn(view, space)))
  const key = list.map(({ tile, rotation, scouted, isCursed }) => `${tile}.${rotation}.${scouted}.${isCursed}`).join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all that is in the list
  return useMemo(() => list, [key])
}

interface Props {
  readonly board: Pick<BoardProps, 'language' | 'content'>
  readonly hexes: readonly Hex[]
  readonly lying: readonly Lying[]
}

/** The map itself: the frozen board, its regions, tiles and backs. */
export const GroundLayer = memo(
  function GroundLayer({ board, hexes, lying }: Props) {
    const content = contentOf(board)
    return (
      <svg className="bk-art up-art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <defs>
          <TileDefinitions />
          <TerrainSigns />
        </defs>
        <Plate content={content} language={board.language} />
        {lying.map(({ space, tile, isCursed }) => (
          <g key={space} transform={shift(content, space)} {...(tile === NONE ? tells(aboutTile(tile, hexes)) : {})}>
            {tile === NONE ? <Ice space={space} region={content.board.region[space]} /> : undefined}
            {tile === NONE && isCursed ? <CurseArt path={TILE} /> : undefined}
          </g>
        ))}
        <path d={borderPath(content.board)} className="up-border" />
        {lying.map((one) => (
          <g
            key={one.space}
            transform={shift(content, one.space)}
            {...(one.tile === NONE ? {} : tells(aboutTile(one.tile, hexes)))}
          >
            <Tile one={one} hexes={hexes} language={board.language} />
          </g>
        ))}
      </svg>
    )
  },
  (a, b) =>
    a.lying === b.lying &&
    a.hexes === b.hexes &&
    a.board.language === b.board.language &&
    a.board.content === b.board.content,
)

export function shift({ board }: Content, space: number): string {
  const { x, y } = spotOf(board, space)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

function Tile({ one, hexes, language }: { one: Lying; hexes: readonly Hex[]; language: Language }) {
  if (one.tile === NONE) return undefined
  if (one.tile < 0) return <FaceDown one={one} />
  const hex = hexes[one.tile]
  return (
    <>
      <Face hex={hex} />
      {one.isCursed ? <CurseArt path={TILE} /> : undefined}
      <Yields hex={hex} vpSign={BOARD_STRINGS[language].pointSign} />
      <Alignment hex={hex} />
    </>
  )
}

/** The names of the tiles, over whoever stands there; what has none is found by its coordinate. */
export const NameLayer = memo(function NameLayer({
  board,
  hexes,
  lying,
  without,
}: Props & { without: number | undefined }) {
  return (
    <g className="up-still" aria-hidden="true">
      {lying.map(({ space, tile, scouted }) => {
        const hex = hexes[tile < 0 ? scouted : tile]
        const content = contentOf(board)
        return space === without ? undefined : (
          <g key={space} transform={shift(content, space)}>
            {hex === undefined ? undefined : <NameRibbon name={hex.name[board.language]} />}
            {tile >= 0 ? undefined : (
              <text y={81} className="up-place">
                {coordinateOf(content.board, space)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})

/** That it was looked at stays marked on it. */
function FaceDown({ one }: { one: Lying }) {
  return (
    <>
      <Back tile={one.tile} />
      {one.isCursed ? <CurseArt path={TILE} /> : undefined}
      {one.scouted === NONE ? undefined : (
        <g {...tells('icon:scouted')}>
          <Mark name="explore" x={0} y={-62} size={26} fill="#f3e3b3" />
        </g>
      )}
    </>
  )
}

/** The board under the tiles, with the names of its regions along the rim. */
function Plate({ content, language }: { content: Content; language: Language }) {
  const { board, regionNames } = content
  return (
    <g>
      <path d={rimPath(board, 34)} className="up-shade" transform="translate(9 15)" />
      <path d={rimPath(board, 34)} className="up-plate" />
      <path d={rimPath(board, 22)} className="up-plate-line" />
      <path d={rimPath(board, 2)} fill="#5b7f98" />
      {regionNames.map((name, region) => {
        const { x, y, turn } = regionSign(region)
        return (
          <text key={region} className="up-region" transform={`translate(${x} ${y}) rotate(${turn})`}>
            {name[language]}
          </text>
        )
      })}
    </g>
  )
}

export const hexesOf = (board: Pick<BoardProps, 'content' | 'view'>): readonly Hex[] =>
  cardsOf(contentOf(board), board.view).hexes
