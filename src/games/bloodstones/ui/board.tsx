import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { ARROWS } from '../../../boardkit/map/cursor.ts'
import { MapBox } from '../../../boardkit/map/map-box.tsx'
import { Paper } from '../../../boardkit/papers/paper.tsx'
import { ReasonList, spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import { pressZoom } from '../../../boardkit/map/space-keys.ts'
import type { SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { useCamera } from '../../../boardkit/map/use-camera.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import { ZoomButtons } from '../../../boardkit/map/zoom-buttons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { mapCell, turnCell } from '../rules/table/cells.ts'
import { AreaInfo, areaLabel } from './area-info.tsx'
import { AreaLayer } from './area-layer.tsx'
import { Choices } from './choices.tsx'
import { chartFor, type Chart } from './data.ts'
import { DragGhost } from './drag-ghost.tsx'
import { areaAt } from './drag.ts'
import { SCALE } from './geometry.ts'
import { Happenings } from './happening-layer.tsx'
import { FRAME, MapArt } from './map-art.tsx'
import { CostLayer, WayLayer } from './offer-layers.tsx'
import { offersOf } from './offers.ts'
import { PieceLayer } from './piece-layer.tsx'
import { SplitHandles } from './split-handles.tsx'
import { STRINGS } from './strings.ts'
import { useArmyDrag } from './use-army-drag.ts'
import { useChoosing } from './use-choosing.ts'
import { VpTrack } from './vp-track.tsx'
import { Weaves } from './weaves.tsx'
import './board.css'
import './papers.css'

export function Board(board: BoardProps) {
  const chart = chartFor(mapCell.in(board.view.shared))
  if (chart === undefined) return <p className="bk-empty">{STRINGS[board.language].noMap}</p>
  return <MapBoard board={board} chart={chart} />
}

/** Below this scale pieces are drawn larger than life. */
const FAR = 0.6
const NEAR = 0.7
const PAN = 60

/** Names stay legible: never smaller than 9 pixels on the screen. */
function nameSize(sharp: number): CSSProperties {
  const k = Math.max(sharp, 0.1)
  return { '--bs-name': `${Math.min(Math.max(8, 9 / k), 18 / k)}px` } as CSSProperties
}

function useMap({ question, room }: BoardProps, chart: Chart) {
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const [width, height] = [chart.width * SCALE + 2 * FRAME, chart.height * SCALE + 2 * FRAME]
  const [camera, sharp] = useCamera(box, world, { width, height }, { room })
  const offers = useMemo(() => offersOf(question), [question])
  const heartOf = (area: number): Spot => {
    const [x, y] = chart.hearts[area]
    return { x: x * SCALE + FRAME, y: y * SCALE + FRAME }
  }
  const placeOf = (clientX: number, clientY: number): Spot => {
    const { left, top } = box.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  return { box, world, width, height, camera, sharp, offers, heartOf, placeOf }
}

type MapOf = ReturnType<typeof useMap>

function useHands(board: BoardProps, chart: Chart, map: MapOf) {
  const { camera, offers, heartOf, placeOf } = map
  const [focus, setFocus] = useState(0)
  const [pointed, setPointed] = useState<number>()
  const ix = useChoosing(board, offers, { placeOf, spotOf: (area) => camera.project(heartOf(area)) })
  const press = useArmyDrag(board, chart, offers, ix.pick)
  const longPress = useLongPress((x, y) => {
    const area = areaAt(x, y)
    if (area !== undefined) ix.explain(area, placeOf(x, y))
  })
  useEffect(() => {
    const [first] = offers.areas.keys()
    if (first !== undefined) setFocus(first)
  }, [offers])
  const on = useSteady<Required<Omit<SpaceHandlers, 'key'>>>({
    press: (area, e) => {
      ix.stop()
      press(area, e)
    },
    click: (area, e) => {
      ix.stop()
      if (!camera.wasMoved() && !longPress.wasLong()) ix.choose(area, placeOf(e.clientX, e.clientY))
    },
    point: (area, e) => {
      setPointed(area)
      if (e.pointerType === 'touch') return
      ix.stop()
      if (area !== undefined && e.buttons === 0) ix.hint(area, placeOf(e.clientX, e.clientY))
    },
    focus: (area) => {
      setFocus(area)
      camera.show(heartOf(area))
    },
  })
  return { focus, pointed, ix, longPress, on }
}

type Hands = ReturnType<typeof useHands>

function keysOf({ camera }: MapOf, { ix }: Hands) {
  return (e: KeyboardEvent): void => {
    const way = ARROWS[e.key]
    if (e.key === 'Escape') ix.closeAll()
    else if (way !== undefined && e.target === e.currentTarget) camera.panBy(-way.x * PAN, -way.y * PAN)
    else if (!pressZoom(camera, e.key)) return
    e.preventDefault()
  }
}

function MapBoard({ board, chart }: { board: BoardProps; chart: Chart }) {
  const { language, view } = board
  const s = STRINGS[language]
  const map = useMap(board, chart)
  const hands = useHands(board, chart, map)
  const { box, world, width, height, sharp } = map
  return (
    <div className="bk-table">
      <MapBox
        {...{ box, world, width, height, sharp }}
        className="bs-board"
        label={s.board(chart.name[language])}
        help={s.boardHelp}
        isNear={sharp > NEAR}
        worldStyle={nameSize(sharp)}
        onKeyDown={keysOf(map, hands)}
        {...hands.longPress.handlers}
        drawing={
          <>
            <MapArt chart={chart} language={language} />
            <Live board={board} chart={chart} map={map} hands={hands} />
          </>
        }
      >
        <div className="bk-tools bs-zoom">
          <ZoomButtons language={language} camera={map.camera} />
        </div>
        <Papers board={board} chart={chart} map={map} hands={hands} />
        <DragGhost />
      </MapBox>
      <VpTrack view={view} language={language} nameOf={board.nameOf} active={turnCell.in(view.shared)?.[0]} />
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
  const { width, height, sharp, offers } = map
  const { focus, pointed, ix, on } = hands
  const offered = offers.areas.get(pointed ?? focus)
  return (
    <svg
      className="bk-live"
      viewBox={`${-FRAME} ${-FRAME} ${width} ${height}`}
      role="group"
      aria-label={STRINGS[board.language].board(chart.name[board.language])}
    >
      <defs>
        <Weaves prefix="bs-weave" />
        <clipPath id="bs-live-sheet">
          <rect width={width - 2 * FRAME} height={height - 2 * FRAME} rx="4" />
        </clipPath>
      </defs>
      <AreaLayer {...{ board, chart, offers, focus, on }} chosen={ix.chosen} />
      <PieceLayer view={board.view} chart={chart} isFar={sharp < FAR} />
      <WayLayer chart={chart} way={offered === undefined ? undefined : offers.deedOf(offered[0]).way} />
      <CostLayer view={board.view} chart={chart} offers={offers} isFar={sharp < FAR} />
      <SplitHandles board={board} chart={chart} offers={offers} choose={(option) => ix.flow.choose(option)} />
      <Happenings board={board} chart={chart} />
    </svg>
  )
}

/** Beside the pointer the paper keeps this much off. */
const BESIDE = 14

/** All that is written over the board. */
function Papers({ board, chart, map, hands }: PartProps) {
  const { bubble, listed, isOpened, pick, closeAll, close } = hands.ix
  return (
    <>
      {listed === undefined ? undefined : (
        <Choices
          board={board}
          options={listed.options}
          at={() => map.camera.project(map.heartOf(listed.area))}
          follow={map.camera.follow}
          choose={pick}
          close={isOpened ? closeAll : undefined}
        />
      )}
      {bubble === undefined ? undefined : (
        <Paper
          language={board.language}
          label={chart.names[bubble.area][board.language]}
          className="bk-refusal"
          at={() => ({ ...bubble.at, aside: BESIDE })}
          follow={map.camera.follow}
          close={close}
        >
          <AreaInfo board={board} chart={chart} area={bubble.area} />
          {bubble.reasons === undefined ? undefined : <ReasonList board={board} reasons={bubble.reasons} />}
        </Paper>
      )}
      <p className="sr" aria-live="polite">
        {bubble?.reasons === undefined
          ? ''
          : `${areaLabel(board, chart, bubble.area)}. ${spokenReasons({ board, reasons: bubble.reasons })}`}
      </p>
    </>
  )
}
