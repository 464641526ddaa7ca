import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { ChoicePaper, OfferList, RefusalPaper } from '../../../boardkit/papers/choices.tsx'
import { insetsFor, type Insets } from '../../../boardkit/map/insets.ts'
import { MapBox } from '../../../boardkit/map/map-box.tsx'
import { offeredNear } from '../../../boardkit/map/nearest.ts'
import { Docked } from '../../../boardkit/papers/paper.tsx'
import { spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import { useCamera, type Camera } from '../../../boardkit/map/use-camera.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { usePointed } from '../../../boardkit/map/use-pointed.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { LANDS, LIGHT, worldOf } from '../content/names.ts'
import { landTarget } from '../rules/table/targets.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, landIn, playersOf } from './cells.ts'
import { ArrowLayer } from './map/arrows.tsx'
import { Weaves } from './map/cube.tsx'
import { outlinesOf, type Point } from './map/geometry.ts'
import { Happenings } from './map/happening-layer.tsx'
import { landsOf, type Place } from './map/happenings.ts'
import { IncomeLayer, NameLayer } from './map/labels.tsx'
import { LandInfo, landTitle } from './map/info.tsx'
import { LandLayer, type LandHandlers } from './map/land-layer.tsx'
import { growthAt, layoutOf, LEGIBLE, limboSpot, spotOf, type Layout } from './map/layout.ts'
import { PieceLayer } from './map/piece-layer.tsx'
import { Shelves } from './map/shelves.tsx'
import { TowerSign } from './map/tower-sign.tsx'
import { landAt, useDrag, type Drag } from './map/use-drag.ts'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { landKeys } from './map/land-keys.ts'
import { useSight } from './map/use-sight.ts'
import { ViewTools } from './map/view-tools.tsx'
import { WayPaper } from './map/way-paper.tsx'
import { WorldArt } from './map/world-art.tsx'
import './board.css'
import './map/papers.css'

export function Board(board: BoardProps) {
  if (playersOf(board.view).length === 0) return <p className="bk-empty">{BOARD_STRINGS[board.language].noCells}</p>
  return <Worlds board={board} />
}

/** The lands that the table points at just now. */
function usePointedLands({ pointed }: BoardProps): ReadonlySet<number> {
  const names = pointed.join()
  return useMemo(() => new Set(names.split(',').flatMap((target) => landTarget.in(target) ?? [])), [names])
}

const union = (a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> => (b.size > 0 ? b : a)

/** What does not depend on where one looks from. */
function useMap(board: BoardProps) {
  const content = contentOf(board)
  const { room, question } = board
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ix = useInteraction(board)
  const marked = usePointedLands(board)
  const topic = useMemo(() => union(ix.lit, marked), [ix.lit, marked])
  const happened = useMemo(() => landsOf(board.events), [board.events])
  const seeing = useSight(room, topic.size > 0 ? topic : happened)
  const outlines = useMemo(() => outlinesOf(content), [content])
  const { sight } = seeing
  const layout = useMemo(() => layoutOf(content.plan, sight, room), [content, sight, room])
  const insets = useMemo(() => insetsFor(room, layout), [room, layout])
  const about = useMemo(
    () => [...topic].map((land) => spotOf(content.plan, layout, land)),
    // oxlint-disable-next-line react/exhaustive-deps -- brought into sight once for every question, and when the table points
    [question?.id, marked, layout],
  )
  const [camera, sharp] = useCamera(box, world, layout, { room, legible: LEGIBLE, about })
  return { content, box, world, ix, seeing, outlines, layout, insets, camera, sharp, marked, grow: growOf(sharp) }
}

/** In steps, so that names need not be placed anew for every turn of the wheel. */
const growOf = (sharp: number): number => Math.ceil(growthAt(sharp) * 20) / 20

/** What hands do with it. */
function useHands({ content, box, ix, seeing, layout, camera }: ReturnType<typeof useMap>) {
  const { pointed, told, point } = usePointed()
  const [focused, setFocused] = useState(worldOf(LANDS - 1) === LIGHT ? LANDS / 2 : 0)
  const isOrigin = (land: number): boolean => ix.offers.pairs.some((pair) => pair.from === land)
  const [drag, press] = useDrag(box, isOrigin, ix.begin, ix.drop)
  const keys = landKeys({ box, content, layout, camera, ix, seeing, focused, setFocused })
  const isTouch = useRef(false)
  const longPress = useLongPress((x, y) => {
    const land = landAt(x, y)
    if (land !== undefined) point(land, true)
  })
  /** A finger that misses by a little means what is on offer beside it. */
  const meant = (land: number, { clientX, clientY }: { clientX: number; clientY: number }): number => {
    if (!isTouch.current || ix.lit.has(land)) return land
    const near = offeredNear(clientX, clientY)?.getAttribute('data-im-land') ?? null
    return near === null ? land : Number(near)
  }
  const on = useSteady<LandHandlers>({
    press,
    click: (land, e) => {
      if (camera.wasMoved() || longPress.wasLong()) return
      const one = meant(land, e)
      point(undefined)
      setFocused(one)
      ix.click(one, isTouch.current)
    },
    point: (land, e: PointerEvent) => (e.pointerType === 'touch' ? undefined : land === pointed || point(land)),
    focus: (land) => {
      setFocused(land)
      point(land)
      camera.show(spotOf(content.plan, layout, land))
    },
    leave: () => point(undefined),
    key: keys.space,
  })
  const touch = {
    onPointerDownCapture(e: PointerEvent): void {
      isTouch.current = e.pointerType !== 'mouse'
      longPress.handlers.onPointerDownCapture(e)
    },
    /** Beside the lands, too. */
    onClick(e: MouseEvent): void {
      if (!isTouch.current || camera.wasMoved() || (e.target as Element).closest('[role="button"], button') !== null)
        return
      const near = offeredNear(e.clientX, e.clientY)?.getAttribute('data-im-land') ?? null
      if (near !== null) ix.click(Number(near), true)
    },
  }
  return { pointed, told, focused, drag, isTouch, onKeyDown: keys.board, longPress, touch, on }
}

/** From where the way that is being chosen begins. */
function useAim({ way }: Interaction) {
  const [from, setFrom] = useState<number>()
  const aimed = useMemo(
    () => (way === undefined ? undefined : { is: way.is, to: way.to, from: from ?? way.sources[0].from }),
    [way, from],
  )
  useEffect(() => setFrom(undefined), [way])
  return { aimed, aim: useCallback((land: number) => setFrom(land), []) }
}

function Worlds({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const map = useMap(board)
  const hands = useHands(map)
  const { aimed, aim } = useAim(map.ix)
  const { content, box, ix, layout, camera, insets } = map
  return (
    <div className="bk-table im-table">
      <MapBox
        {...{ box, world: map.world, width: layout.width, height: layout.height, sharp: map.sharp }}
        className="im-board"
        label={s.board}
        help={s.help}
        worldStyle={{ '--im-grow': map.grow } as CSSProperties}
        data-im-sight={layout.sight}
        data-im-question={board.question?.name}
        onKeyDown={hands.onKeyDown}
        {...hands.longPress.handlers}
        {...hands.touch}
        drawing={
          <>
            <WorldArt content={content} outlines={map.outlines} layout={layout} language={board.language} />
            <Live board={board} map={map} hands={hands} aimed={aimed} />
          </>
        }
      >
        {hands.drag === undefined ? undefined : <Dragged drag={hands.drag} box={box} />}
        <Papers {...{ board, ix, layout, camera, insets, aim }} told={hands.told} />
        <ViewTools language={board.language} room={board.room} seeing={map.seeing} lit={ix.lit} camera={camera} />
      </MapBox>
    </div>
  )
}

interface LiveProps {
  readonly board: BoardProps
  readonly map: ReturnType<typeof useMap>
  readonly hands: ReturnType<typeof useHands>
  readonly aimed: ReturnType<typeof useAim>['aimed']
}

/** Pieces need not be as large against their land as what is written on it. */
const MOST_PIECES = 1.2

/** Tower and shelves: the same while the pointer goes over lands. */
function useSigns(
  board: BoardProps,
  { ix, layout, camera }: LiveProps['map'],
  { isTouch }: LiveProps['hands'],
  pointRegion: (region: number | undefined) => void,
) {
  const { view, language, content, pointed } = board
  const offered = useMemo(() => new Set(ix.offers.limbos.keys()), [ix.offers])
  const { clickLimbo } = useSteady({
    clickLimbo: (at: number): void => (camera.wasMoved() ? undefined : ix.clickLimbo(at, isTouch.current)),
  })
  const names = playersOf(view)
    .map((_, role) => board.nameOf(role))
    .join()
  return useMemo(
    () => (
      <>
        <TowerSign board={board} layout={layout} />
        <Shelves {...{ board, layout, offered, pointRegion, clickLimbo }} />
      </>
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- of the board only this is read
    [view, language, content, pointed, names, layout, offered],
  )
}

/** Everything that changes or can be clicked. */
function Live({ board, map, hands, aimed }: LiveProps) {
  const { content, ix, outlines, layout, marked, grow } = map
  const { pointed, focused, on } = hands
  const { view } = board
  const [region, setRegion] = useState<number>()
  const portals = useMemo(
    () => new Set(Array.from({ length: LANDS }, (_, land) => land).filter((land) => landIn(view, land).hasPortal)),
    [view],
  )
  const signs = useSigns(board, map, hands, setRegion)
  const label = BOARD_STRINGS[board.language].board
  return (
    <svg className="bk-live im-live" viewBox={`0 0 ${layout.width} ${layout.height}`} role="group" aria-label={label}>
      <defs>
        <Weaves />
      </defs>
      {signs}
      <LandLayer
        {...{ board, outlines, layout, focused, marked, region, on }}
        lit={ix.lit}
        keys={ix.keys}
        from={aimed?.from ?? ix.from ?? ix.offers.about?.from}
      />
      <IncomeLayer content={content} layout={layout} grow={grow} />
      <PieceLayer content={content} layout={layout} view={view} grow={Math.min(grow, MOST_PIECES)} />
      <NameLayer content={content} layout={layout} language={board.language} grow={grow} />
      <ArrowLayer
        {...{ content, layout, portals, aimed }}
        offers={ix.offers}
        from={ix.from}
        pointed={pointed ?? focused}
      />
      <Happenings board={board} layout={layout} />
    </svg>
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
  readonly camera: Camera
  readonly insets: Insets
  readonly told: number | undefined
  aim(land: number): void
}

/** Where a place of the drawing is seen. */
function placer({ board, layout, camera }: PapersProps): (place: Place) => Point {
  return (place) => {
    const spot =
      'land' in place
        ? spotOf(contentOf(board).plan, layout, place.land)
        : (limboSpot(layout, place.limbo, board.role ?? 0, playersOf(board.view).length) ?? { x: 0, y: 0 })
    const { x, y } = camera.project(spot)
    return { x, y }
  }
}

/** Far enough that source, target and what is between them stay in sight. */
const AWAY = { wide: 330, small: 110 }
const asideOf = ({ board, camera }: PapersProps): number =>
  camera.project({ x: 0, y: 0 }).k * (board.room.isSmall ? AWAY.small : AWAY.wide)

/** All that is written over the board. */
function Papers(props: PapersProps) {
  const { board, ix, camera, insets, told, aim } = props
  const { choices, refusal, way } = ix
  const close = (): void => void ix.close()
  const placeOf = placer(props)
  const isOpen = choices !== undefined || refusal !== undefined || way !== undefined
  return (
    <>
      {told === undefined || isOpen ? undefined : <Told {...props} land={told} at={placeOf({ land: told })} />}
      {choices === undefined ? undefined : (
        <ChoicePaper
          key={board.question?.id}
          board={board}
          at={() => placeOf(choices.place)}
          follow={camera.follow}
          insets={insets}
          options={choices.options}
          choose={ix.choose}
          close={close}
        >
          {ix.from === undefined ? undefined : <p className="soft">{BOARD_STRINGS[board.language].chooseTarget}</p>}
        </ChoicePaper>
      )}
      {way === undefined ? undefined : (
        <WayPaper
          key={`${board.question?.id} ${way.to}`}
          board={board}
          plan={way}
          at={() => ({ ...placeOf({ land: way.to }), aside: asideOf(props) })}
          follow={camera.follow}
          insets={insets}
          send={ix.send}
          close={ix.offers.about === undefined ? close : undefined}
          from={aim}
        />
      )}
      {refusal === undefined ? undefined : (
        <RefusalPaper
          board={board}
          at={() => placeOf(refusal.place)}
          follow={camera.follow}
          insets={insets}
          reasons={refusal.reasons}
          close={close}
        >
          {'land' in refusal.place ? <LandInfo board={board} land={refusal.place.land} isShort /> : undefined}
        </RefusalPaper>
      )}
      <p className="sr" aria-live="polite">
        {spoken(board, ix)}
      </p>
    </>
  )
}

/** What a land is, in the other world's part of the board: nothing beside the land is covered. */
function Told({ board, ix, insets, land, at }: PapersProps & { land: number; at: Point }) {
  const { width, height } = board.room
  const isLeft = at.x < (insets.left + width - insets.right) / 2
  const isHigh = at.y < (insets.top + height - insets.bottom) / 2
  return (
    <Docked side={isLeft ? 'right' : 'left'} end={board.room.isSmall && !isHigh ? 'top' : 'bottom'} room={board.room}>
      <LandInfo board={board} land={land} isShort={board.room.isSmall} />
      <OfferList board={board} options={optionsAt(ix, land)} />
    </Docked>
  )
}

/** What a click there would mean. */
const optionsAt = ({ offers, from }: Interaction, land: number): OptionView[] => [
  ...(offers.lands.get(land) ?? []),
  ...offers.pairs
    .filter((pair) => pair.to === land && (from === undefined || pair.from === from))
    .map((pair) => pair.option)
    .slice(0, MOST_WAYS),
]

/** More ways than these are not told before one is chosen. */
const MOST_WAYS = 3

/** What just changed, for ears. */
function spoken(board: BoardProps, { refusal, from }: Interaction): string {
  const s = BOARD_STRINGS[board.language]
  if (refusal?.reasons !== undefined) {
    const where = 'land' in refusal.place ? landTitle(board, refusal.place.land) : s.limbos[refusal.place.limbo]
    return `${where}. ${spokenReasons({ board, reasons: refusal.reasons })}`
  }
  return from === undefined ? '' : `${landTitle(board, from)}. ${s.chooseTarget}`
}
