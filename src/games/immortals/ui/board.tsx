import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { useCamera } from '../../../kit/ui/use-camera.ts'
import { useLongPress } from '../../../kit/ui/use-long-press.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { LANDS, LIGHT, worldOf } from '../content/names.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, landCell, playersOf } from './cells.ts'
import { ArrowLayer } from './map/arrows.tsx'
import { Weaves } from './map/cube.tsx'
import { outlinesOf, type Point } from './map/geometry.ts'
import { HappeningLayer } from './map/happening-layer.tsx'
import type { Place } from './map/happenings.ts'
import { LabelLayer } from './map/labels.tsx'
import { LandInfo, landTitle } from './map/info.tsx'
import { LandLayer, type LandHandlers } from './map/land-layer.tsx'
import { layoutOf, limboSpot, spotOf, type Layout } from './map/layout.ts'
import { ChoicePaper, RefusalPaper } from './map/papers.tsx'
import { PieceLayer } from './map/piece-layer.tsx'
import { ScoreStrip } from './map/score-strip.tsx'
import { Shelves } from './map/shelves.tsx'
import { TowerSign } from './map/tower-sign.tsx'
import { landAt, useDrag, type Drag } from './map/use-drag.ts'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { useKeys } from './map/use-keys.ts'
import { useSight } from './map/use-sight.ts'
import { ViewTools } from './map/view-tools.tsx'
import { WorldArt } from './map/world-art.tsx'
import './board.css'
import './map/papers.css'

export function Board(board: BoardProps) {
  if (playersOf(board.view).length === 0) return <p className="im-empty">{BOARD_STRINGS[board.lang].noCells}</p>
  return <Worlds board={board} />
}

const HOVER = 420

/** Names stay legible: never smaller than 9 pixels on the screen where there is room. */
const nameSize = (sharp: number): CSSProperties =>
  ({ '--im-name': `${Math.min(25, Math.max(19, 9.5 / Math.max(sharp, 0.1)))}px` }) as CSSProperties

/** The land pointed at, and after a while what is said about it. */
function usePointed() {
  const [pointed, setPointed] = useState<number>()
  const [told, setTold] = useState<number>()
  const timer = useRef(0)
  const point = useCallback((land: number | undefined, isAtOnce = false): void => {
    setPointed(land)
    window.clearTimeout(timer.current)
    if (land === undefined || isAtOnce) return setTold(land)
    setTold((old) => (old === land ? old : undefined))
    timer.current = window.setTimeout(() => setTold(land), HOVER)
  }, [])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { pointed, told, point }
}

/** The same functions for ever, that do what the newest ones do: what is drawn with them need not be drawn anew. */
function useSteady<T extends { [K in keyof T]: (...args: never[]) => void }>(newest: T): T {
  const latest = useRef(newest)
  latest.current = newest
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof T)[]
    const steady = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)])
    return Object.fromEntries(steady) as T
  }, [])
}

function Worlds({ board }: { board: BoardProps }) {
  const { lang, view } = board
  const s = BOARD_STRINGS[lang]
  const content = contentOf(board)
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ix = useInteraction(board)
  const seeing = useSight(box, ix.lit)
  const outlines = useMemo(() => outlinesOf(content), [content])
  const { sight, room } = seeing
  const layout = useMemo(() => layoutOf(content.plan, sight, room), [content, sight, room])
  const [camera, sharp] = useCamera(box, world, layout.width, layout.height)
  const { pointed, told, point } = usePointed()
  const [focused, setFocused] = useState(worldOf(LANDS - 1) === LIGHT ? LANDS / 2 : 0)
  const [region, setRegion] = useState<number>()
  const isOrigin = (land: number): boolean => ix.offers.pairs.some((pair) => pair.from === land)
  const [drag, press] = useDrag(box, isOrigin, ix.begin, ix.drop)
  const keys = useKeys({ box, content, layout, camera, ix, seeing, focused, setFocused })
  const longPress = useLongPress((x, y) => {
    const land = landAt(x, y)
    if (land !== undefined) point(land, true)
  })
  const portals = useMemo(
    () => new Set(Array.from({ length: LANDS }, (_, land) => land).filter((land) => landCell(view, land).hasPortal)),
    [view],
  )
  const on = useSteady<LandHandlers>({
    press,
    click: (land) => {
      if (camera.wasMoved() || longPress.wasLong()) return
      point(undefined)
      setFocused(land)
      ix.click(land)
    },
    point: (land, e: PointerEvent) => (e.pointerType === 'touch' ? undefined : land === pointed || point(land)),
    focus: (land) => {
      setFocused(land)
      const { x, y } = spotOf(content.plan, layout, land)
      camera.show(x, y)
    },
    key: keys.land,
  })
  const offered = useMemo(() => new Set(ix.offers.limbos.keys()), [ix.offers])
  return (
    <div className="im-table">
      <div
        ref={box}
        className="im-board"
        role="region"
        aria-label={s.board}
        aria-describedby="im-help"
        tabIndex={0}
        data-im-sight={layout.sight}
        data-im-question={board.question?.name}
        onKeyDown={keys.board}
        {...longPress.handlers}
      >
        <p id="im-help" className="im-sr">
          {s.help}
        </p>
        <div
          ref={world}
          className="im-world"
          style={{
            width: layout.width * sharp,
            height: layout.height * sharp,
            visibility: sharp === 0 ? 'hidden' : 'visible',
            ...nameSize(sharp),
          }}
        >
          <WorldArt content={content} outlines={outlines} layout={layout} lang={lang} />
          <svg className="im-live" viewBox={`0 0 ${layout.width} ${layout.height}`} role="group" aria-label={s.board}>
            <defs>
              <Weaves />
            </defs>
            <TowerSign board={board} layout={layout} />
            <Shelves
              board={board}
              layout={layout}
              offered={offered}
              pointRegion={setRegion}
              clickLimbo={(at) => camera.wasMoved() || ix.clickLimbo(at)}
            />
            <LandLayer
              board={board}
              outlines={outlines}
              layout={layout}
              lit={ix.lit}
              from={ix.from ?? ix.offers.about?.from}
              focused={focused}
              region={region}
              on={on}
            />
            <LabelLayer content={content} layout={layout} lang={lang} />
            <PieceLayer content={content} layout={layout} view={view} />
            <ArrowLayer
              content={content}
              layout={layout}
              offers={ix.offers}
              from={ix.from}
              pointed={pointed ?? focused}
              portals={portals}
            />
            <HappeningLayer board={board} layout={layout} />
          </svg>
        </div>
        {drag === undefined ? undefined : <Dragged drag={drag} box={box} />}
        <Papers board={board} ix={ix} layout={layout} box={box} world={world} told={told} />
      </div>
      <div className="im-foot">
        <ScoreStrip board={board} />
        <ViewTools lang={lang} seeing={seeing} lit={ix.lit} camera={camera} />
      </div>
    </div>
  )
}

type Box = { readonly current: HTMLDivElement | null }

/** The way that is being dragged. */
function Dragged({ drag, box }: { drag: Drag; box: Box }) {
  const at = middleOf(box, drag.from)
  return (
    <svg className="im-dragged" aria-hidden="true">
      <path d={`M${at.x} ${at.y}L${drag.x} ${drag.y}`} />
      <circle cx={drag.x} cy={drag.y} r="9" />
    </svg>
  )
}

/** The middle of a land's outline in the box. */
function middleOf(box: Box, land: number): Point {
  const shape = box.current?.querySelector(`[data-im-land="${land}"]`)?.getBoundingClientRect()
  const room = box.current?.getBoundingClientRect()
  if (shape === undefined || room === undefined) return { x: 0, y: 0 }
  return { x: shape.left + shape.width / 2 - room.left, y: shape.top + shape.height / 2 - room.top }
}

interface PapersProps {
  readonly board: BoardProps
  readonly ix: Interaction
  readonly layout: Layout
  readonly box: Box
  readonly world: Box
  readonly told: number | undefined
}

/** All that is written over the board. */
function Papers({ board, ix, layout, box, world, told }: PapersProps) {
  const content = contentOf(board)
  const { offers, choices, refusal } = ix
  const close = (): void => void ix.close()
  const placeOf = (place: Place): Point => {
    const spot =
      'land' in place
        ? spotOf(content.plan, layout, place.land)
        : (limboSpot(layout, place.limbo, board.role ?? 0, playersOf(board.view).length) ?? { x: 0, y: 0 })
    const [sheet, room] = [world.current?.getBoundingClientRect(), box.current?.getBoundingClientRect()]
    if (sheet === undefined || room === undefined) return { x: 0, y: 0 }
    const k = sheet.width / layout.width
    return { x: spot.x * k + sheet.left - room.left, y: spot.y * k + sheet.top - room.top }
  }
  const about = offers.about === undefined ? undefined : { place: { land: offers.about.to }, ...offers.about }
  const listed = choices ?? about
  return (
    <>
      {told === undefined || listed !== undefined || refusal !== undefined ? undefined : (
        <div className="im-docked" data-side={placeOf({ land: told }).x < 320 ? 'right' : 'left'}>
          <LandInfo board={board} land={told} />
          <OfferWords board={board} ix={ix} land={told} />
        </div>
      )}
      {listed === undefined ? undefined : (
        <ChoicePaper
          key={board.question?.id}
          board={board}
          at={() => placeOf(listed.place)}
          options={listed.options}
          isOrigin={ix.from !== undefined}
          choose={ix.choose}
          close={choices === undefined ? undefined : close}
        />
      )}
      {refusal === undefined ? undefined : (
        <RefusalPaper
          board={board}
          at={() => placeOf(refusal.place)}
          land={'land' in refusal.place ? refusal.place.land : undefined}
          reasons={refusal.reasons}
          close={close}
        />
      )}
      <p className="im-sr" aria-live="polite">
        {spoken(board, ix)}
      </p>
    </>
  )
}

/** What a click there would mean. */
function OfferWords({ board, ix, land }: { board: BoardProps; ix: Interaction; land: number }) {
  const { offers, from } = ix
  const options = [
    ...(offers.lands.get(land) ?? []),
    ...offers.pairs.filter((pair) => pair.to === land && pair.from === from).map((pair) => pair.option),
  ]
  if (options.length === 0) return undefined
  return (
    <ul className="im-offers">
      {options.map((option) => (
        <li key={option.key}>
          {board.say(option.label)}
          {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
        </li>
      ))}
    </ul>
  )
}

/** What just changed, for ears. */
function spoken(board: BoardProps, { refusal, from }: Interaction): string {
  const s = BOARD_STRINGS[board.lang]
  if (refusal?.reasons !== undefined) {
    const where = 'land' in refusal.place ? landTitle(board, refusal.place.land) : s.limbos[refusal.place.limbo]
    const why = refusal.reasons.map(({ message, rule }) => `${board.say(message)} ${s.rule(rule)}.`).join(' ')
    return `${where}. ${why === '' ? s.noReason : why}`
  }
  return from === undefined ? '' : `${landTitle(board, from)}. ${s.chooseTarget}`
}
