import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import type { OptionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { AreaInfo, areaLabel } from './area-info.tsx'
import { AreaLayer } from './area-layer.tsx'
import { CostLayer, WayLayer } from './offer-layers.tsx'
import { Bubble, Reasons, type BubbleContent } from './bubble.tsx'
import { mapIdOf, turnOf } from './cells.ts'
import { Choices } from './choices.tsx'
import { chartFor, type Chart } from './data.ts'
import { DragGhost } from './drag-ghost.tsx'
import { onDrop } from './drag.ts'
import { SCALE } from './geometry.ts'
import { HappeningLayer } from './happening-layer.tsx'
import { FRAME, MapArt } from './map-art.tsx'
import { offersOf } from './offers.ts'
import { PieceLayer } from './piece-layer.tsx'
import { SplitHandles } from './split-handles.tsx'
import { STRINGS } from './strings.ts'
import { useArmyDrag } from './use-army-drag.ts'
import { useCamera } from '../../../kit/ui/use-camera.ts'
import { useFlow } from './use-flow.ts'
import { VpTrack } from './vp-track.tsx'
import { Weaves } from './weaves.tsx'
import './board.css'

export function Board(board: BoardProps) {
  const chart = chartFor(mapIdOf(board.view))
  if (chart === undefined) return <p className="bs-empty">{STRINGS[board.lang].noMap}</p>
  return <MapBoard board={board} chart={chart} />
}

/** Options that take up an army: `move:12` of an action, `12` of a further group. */
const ARMY = /^(?:move:)?(\d+)$/
const ON_THE_WAY = new Set(['moveWhich', 'moveCount', 'moveTo', 'undeadTo'])

/** Below this scale pieces are drawn larger than life. */
const FAR = 0.6
const HOVER = 650
const LONG_PRESS = 500
const PAN = 60

/** Names stay legible: never smaller than 9 pixels on the screen. */
function nameSize(sharp: number): CSSProperties {
  const k = Math.max(sharp, 0.1)
  return { '--bs-name': `${Math.min(Math.max(8, 9 / k), 18 / k)}px` } as CSSProperties
}

function MapBoard({ board, chart }: { board: BoardProps; chart: Chart }) {
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const [width, height] = [chart.width * SCALE + 2 * FRAME, chart.height * SCALE + 2 * FRAME]
  const [camera, sharp] = useCamera(box, world, width, height)
  const offers = useMemo(() => offersOf(board.question), [board.question])
  const [bubble, setBubble] = useState<BubbleContent>()
  const [open, setOpen] = useState<number>()
  const [focus, setFocus] = useState(0)
  const [origin, setOrigin] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const waiting = useRef(0)
  const s = STRINGS[board.lang]

  const place = useCallback((e: { clientX: number; clientY: number }) => {
    const { left, top } = box.current!.getBoundingClientRect()
    return { x: e.clientX - left, y: e.clientY - top }
  }, [])

  const explainArea = useCallback(
    (area: number, at: { x: number; y: number }): void => {
      setBubble({ ...at, area, reasons: undefined })
      if (board.question === undefined) return
      void board.explain(`area:${area}`).then((reasons) => setBubble({ ...at, area, reasons }))
    },
    [board],
  )
  const refuse = useCallback(
    (area: number): void => {
      const [x, y] = chart.hearts[area]
      const k = box.current!.clientWidth / width
      explainArea(area, { x: x * SCALE * k, y: y * SCALE * k })
    },
    [chart, explainArea, width],
  )
  const flow = useFlow(board, refuse)

  useEffect(() => {
    setOpen(undefined)
    setBubble(undefined)
    const [first] = offers.areas.keys()
    if (first !== undefined) setFocus(first)
  }, [offers])

  const pick = useCallback(
    (option: OptionView): void => {
      setBubble(undefined)
      const from = ARMY.exec(option.key)
      if (from !== null && board.question?.name !== 'moveTo') setOrigin(Number(from[1]))
      flow.choose(option, option.key.startsWith('move:') || board.question?.name === 'moveMore')
    },
    [board.question, flow],
  )
  const choose = useCallback(
    (area: number, at: { x: number; y: number }): void => {
      const options = offers.areas.get(area)
      if (options === undefined) return explainArea(area, at)
      if (options.length > 1) return setOpen(area)
      pick(options[0])
    },
    [explainArea, offers, pick],
  )
  useEffect(
    () =>
      onDrop((area, x, y) => {
        if (offers.areas.has(area)) choose(area, place({ clientX: x, clientY: y }))
        else flow.dropAt(area)
        if (board.question !== undefined && !offers.areas.has(area))
          explainArea(area, place({ clientX: x, clientY: y }))
      }),
    [board.question, choose, explainArea, flow, offers, place],
  )
  const press = useArmyDrag(board, chart, offers, pick)

  const onPress = useCallback(
    (area: number, e: PointerEvent<SVGPathElement>): void => {
      window.clearTimeout(waiting.current)
      const at = place(e)
      if (e.pointerType === 'touch')
        waiting.current = window.setTimeout(() => camera.wasMoved() || explainArea(area, at), LONG_PRESS)
      press(area, e)
    },
    [camera, explainArea, place, press],
  )
  const onClick = useCallback(
    (area: number, e: { clientX: number; clientY: number }): void => {
      window.clearTimeout(waiting.current)
      if (!camera.wasMoved()) choose(area, place(e))
    },
    [camera, choose, place],
  )
  const onHover = useCallback(
    (area: number | undefined, e: PointerEvent<SVGPathElement>): void => {
      setPointed(area)
      if (e.pointerType === 'touch') return
      window.clearTimeout(waiting.current)
      if (area === undefined || e.buttons > 0) return
      const at = place(e)
      setBubble((shown) => (shown?.reasons === undefined && shown?.area !== area ? undefined : shown))
      waiting.current = window.setTimeout(
        () => setBubble((shown) => shown ?? { ...at, area, reasons: undefined }),
        HOVER,
      )
    },
    [place],
  )
  const onFocused = useCallback(
    (area: number): void => {
      setFocus(area)
      camera.show(chart.hearts[area][0] * SCALE + FRAME, chart.hearts[area][1] * SCALE + FRAME)
    },
    [camera, chart],
  )
  const closeAll = (): void => {
    setBubble(undefined)
    setOpen(undefined)
  }
  const onKey = (e: KeyboardEvent): void => {
    const pan = { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] }[e.key]
    if (e.key === '+' || e.key === '=') camera.zoomBy(1.3)
    else if (e.key === '-') camera.zoomBy(1 / 1.3)
    else if (e.key === '0') camera.fit()
    else if (e.key === 'Escape') closeAll()
    else if (pan !== undefined && e.target === e.currentTarget) camera.panBy(pan[0], pan[1])
    else return
    e.preventDefault()
  }
  const opened = open === undefined ? undefined : offers.areas.get(open)
  const listed = open === undefined || opened === undefined ? offers.only : { area: open, options: opened }
  const chosen = ON_THE_WAY.has(board.question?.name ?? '') ? origin : undefined
  return (
    <div className="bs-table">
      <div
        ref={box}
        className="bs-board"
        role="region"
        aria-label={s.board(chart.name[board.lang])}
        aria-describedby="bs-help"
        tabIndex={0}
        onKeyDown={onKey}
      >
        <p id="bs-help" className="bs-sr">
          {s.boardHelp}
        </p>
        <div
          ref={world}
          className="bs-world"
          data-near={sharp > 0.7 || undefined}
          style={{
            width: width * sharp,
            height: height * sharp,
            visibility: sharp === 0 ? 'hidden' : 'visible',
            ...nameSize(sharp),
          }}
        >
          <MapArt chart={chart} lang={board.lang} />
          <svg
            className="bs-live"
            viewBox={`${-FRAME} ${-FRAME} ${width} ${height}`}
            role="group"
            aria-label={s.board(chart.name[board.lang])}
          >
            <defs>
              <Weaves prefix="bs-weave" />
              <clipPath id="bs-live-sheet">
                <rect width={width - 2 * FRAME} height={height - 2 * FRAME} rx="4" />
              </clipPath>
            </defs>
            <AreaLayer
              board={board}
              chart={chart}
              offers={offers}
              chosen={chosen}
              focus={focus}
              press={onPress}
              click={onClick}
              hover={onHover}
              focused={onFocused}
            />
            <PieceLayer view={board.view} chart={chart} isFar={sharp < FAR} />
            <WayLayer chart={chart} option={offers.areas.get(pointed ?? focus)?.[0]} />
            <CostLayer view={board.view} chart={chart} offers={offers} isFar={sharp < FAR} />
            <SplitHandles board={board} chart={chart} offers={offers} choose={(option) => flow.choose(option)} />
            <HappeningLayer board={board} chart={chart} />
          </svg>
          {listed === undefined ? undefined : (
            <Choices
              board={board}
              chart={chart}
              area={listed.area}
              options={listed.options}
              choose={pick}
              close={opened === undefined ? undefined : () => setOpen(undefined)}
            />
          )}
        </div>
        <div className="bs-zoom">
          <button type="button" aria-label={s.zoomIn} onClick={() => camera.zoomBy(1.4)}>
            +
          </button>
          <button type="button" aria-label={s.zoomOut} onClick={() => camera.zoomBy(1 / 1.4)}>
            −
          </button>
          <button type="button" aria-label={s.zoomFit} onClick={() => camera.fit()}>
            ⤢
          </button>
        </div>
        {bubble === undefined ? undefined : (
          <Bubble x={bubble.x} y={bubble.y} label={s.close} onClose={() => setBubble(undefined)}>
            <AreaInfo board={board} chart={chart} area={bubble.area} />
            {bubble.reasons === undefined ? undefined : <Reasons reasons={bubble.reasons} board={board} />}
          </Bubble>
        )}
        <p className="bs-sr" aria-live="polite">
          {bubble?.reasons === undefined
            ? ''
            : `${areaLabel(board, chart, bubble.area)}. ${bubble.reasons.map(({ message, rule }) => `${board.say(message)} ${s.rule(rule)}`).join(' ') || s.noReason}`}
        </p>
        <DragGhost />
      </div>
      <VpTrack view={board.view} lang={board.lang} nameOf={board.nameOf} active={turnOf(board.view).active} />
    </div>
  )
}
