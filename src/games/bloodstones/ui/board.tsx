import { MapBox } from '../../../boardkit/map/map-box.tsx'
import { ZoomPlate } from '../../../boardkit/map/zoom-buttons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { AreaLayer } from './area-layer.tsx'
import { AreaPapers } from './area-papers.tsx'
import { chartIn, type Chart } from './data.ts'
import { DragGhost } from './drag-ghost.tsx'
import { Happenings } from './happening-layer.tsx'
import { FRAME, MapArt } from './map-art.tsx'
import { CostLayer, WayLayer } from './offer-layers.tsx'
import { PieceLayer } from './piece-layer.tsx'
import { StackHits } from './stack-hits.tsx'
import { STRINGS } from './strings.ts'
import { keysOf, useHands, type Hands } from './use-hands.ts'
import { useMap, type MapOf } from './use-map.ts'
import { Weaves } from './weaves.tsx'
import './board.css'
import './papers.css'

export function Board(board: BoardProps) {
  const chart = chartIn(board)
  if (chart === undefined) return <p className="bk-empty">{STRINGS[board.language].noMap}</p>
  return <MapBoard board={board} chart={chart} />
}

function MapBoard({ board, chart }: { board: BoardProps; chart: Chart }) {
  const { language } = board
  const s = STRINGS[language]
  const map = useMap(board, chart)
  const hands = useHands(board, chart, map)
  const { box, world, size, sharp, play, style } = map
  return (
    <div className="bk-table">
      <MapBox
        {...{ box, world, sharp, play }}
        {...size}
        className="bs-board"
        label={s.board(chart.name[language])}
        help={s.boardHelp}
        worldStyle={style}
        onKeyDown={keysOf(map, hands)}
        {...hands.longPress.handlers}
        drawing={
          <>
            <MapArt {...{ chart, language }} names={map.names} />
            <Live board={board} chart={chart} map={map} hands={hands} />
          </>
        }
      >
        <ZoomPlate board={board} camera={map.camera} />
        <AreaPapers board={board} chart={chart} map={map} hands={hands} />
        <DragGhost />
      </MapBox>
    </div>
  )
}

interface PartProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly map: MapOf
  readonly hands: Hands
}

/** Everything that changes or can be clicked. */
function Live({ board, chart, map, hands }: PartProps) {
  const { size, play, scale } = map
  const { focus, held, pointed, places, march, ix, on } = hands
  const aimed = places.get(pointed ?? march?.plan?.to ?? ix.armed ?? held ?? -1) ?? places.get(march?.plan?.to ?? -1)
  return (
    <svg
      className="bk-live"
      viewBox={`${-FRAME} ${-FRAME} ${size.width} ${size.height}`}
      role="group"
      aria-label={STRINGS[board.language].board(chart.name[board.language])}
    >
      <defs>
        <Weaves prefix="bs-weave" />
        <clipPath id="bs-live-sheet">
          <rect width={play.width} height={play.height} rx="4" />
        </clipPath>
      </defs>
      <AreaLayer {...{ board, chart, places, focus, on }} chosen={ix.chosen} armed={ix.armed} pointed={map.pointed} />
      <PieceLayer view={board.view} chart={chart} scale={scale} />
      <StackHits {...{ board, chart, march, scale, on }} />
      <WayLayer chart={chart} way={aimed?.way} />
      <CostLayer view={board.view} chart={chart} places={places} scale={scale} />
      <Happenings board={board} chart={chart} />
    </svg>
  )
}
