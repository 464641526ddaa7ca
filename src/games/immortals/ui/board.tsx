import { useMemo, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { ChoicePaper, OfferList, RefusalPaper } from '../../../boardkit/papers/choices.tsx'
import { MapBox } from '../../../boardkit/map/map-box.tsx'
import { Docked } from '../../../boardkit/papers/paper.tsx'
import { spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import type { SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { useCamera, type Camera } from '../../../boardkit/map/use-camera.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { usePointed } from '../../../boardkit/map/use-pointed.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { LANDS, LIGHT, worldOf } from '../content/names.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, landIn, playersOf } from './cells.ts'
import { ArrowLayer } from './map/arrows.tsx'
import { Weaves } from './map/cube.tsx'
import { outlinesOf, type Point } from './map/geometry.ts'
import { Happenings } from './map/happening-layer.tsx'
import type { Place } from './map/happenings.ts'
import { LabelLayer } from './map/labels.tsx'
import { LandInfo, landTitle } from './map/info.tsx'
import { LandLayer } from './map/land-layer.tsx'
import { layoutOf, limboSpot, spotOf, type Layout } from './map/layout.ts'
import { PieceLayer } from './map/piece-layer.tsx'
import { ScoreStrip } from './map/score-strip.tsx'
import { Shelves } from './map/shelves.tsx'
import { TowerSign } from './map/tower-sign.tsx'
import { landAt, useDrag, type Drag } from './map/use-drag.ts'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { landKeys } from './map/land-keys.ts'
import { useSight } from './map/use-sight.ts'
import { ViewTools } from './map/view-tools.tsx'
import { WorldArt } from './map/world-art.tsx'
import './board.css'
import './map/papers.css'

export function Board(board: BoardProps) {
  if (playersOf(board.view).length === 0) return <p className="bk-empty">{BOARD_STRINGS[board.language].noCells}</p>
  return <Worlds board={board} />
}

/** The paper in the corner is about so wide. */
const COVERED = 320

/** Names stay legible: never smaller than 9 pixels on the screen where there is room. */
const nameSize = (sharp: number): CSSProperties =>
  ({ '--im-name': `${Math.min(25, Math.max(19, 9.5 / Math.max(sharp, 0.1)))}px` }) as CSSProperties

/** What does not depend on where one looks from. */
function useMap(board: BoardProps) {
  const content = contentOf(board)
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ix = useInteraction(board)
  const seeing = useSight(box, ix.lit)
  const outlines = useMemo(() => outlinesOf(content), [content])
  const { sight, room } = seeing
  const layout = useMemo(() => layoutOf(content.plan, sight, room), [content, sight, room])
  const [camera, sharp] = useCamera(box, world, layout, { room: board.room })
  return { content, box, world, ix, seeing, outlines, layout, camera, sharp }
}

/** What hands do with it. */
function useHands({ content, box, ix, seeing, layout, camera }: ReturnType<typeof useMap>) {
  const { pointed, told, point } = usePointed()
  const [focused, setFocused] = useState(worldOf(LANDS - 1) === LIGHT ? LANDS / 2 : 0)
  const isOrigin = (land: number): boolean => ix.offers.pairs.some((pair) => pair.from === land)
  const [drag, press] = useDrag(box, isOrigin, ix.begin, ix.drop)
  const keys = landKeys({ box, content, layout, camera, ix, seeing, focused, setFocused })
  const longPress = useLongPress((x, y) => {
    const land = landAt(x, y)
    if (land !== undefined) point(land, true)
  })
  const on = useSteady<SpaceHandlers>({
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
      camera.show(spotOf(content.plan, layout, land))
    },
    key: keys.space,
  })
  return { pointed, told, focused, drag, onKeyDown: keys.board, longPress, on }
}

function Worlds({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const map = useMap(board)
  const hands = useHands(map)
  const { content, box, ix, layout, camera } = map
  return (
    <div className="bk-table im-table">
      <MapBox
        {...{ box, world: map.world, width: layout.width, height: layout.height, sharp: map.sharp }}
        className="im-board"
        label={s.board}
        help={s.help}
        worldStyle={nameSize(map.sharp)}
        data-im-sight={layout.sight}
        data-im-question={board.question?.name}
        onKeyDown={hands.onKeyDown}
        {...hands.longPress.handlers}
        drawing={
          <>
            <WorldArt content={content} outlines={map.outlines} layout={layout} language={board.language} />
            <Live board={board} map={map} hands={hands} />
          </>
        }
      >
        {hands.drag === undefined ? undefined : <Dragged drag={hands.drag} box={box} />}
        <Papers board={board} ix={ix} layout={layout} camera={camera} told={hands.told} />
      </MapBox>
      <div className="im-foot">
        <ScoreStrip board={board} />
        <ViewTools language={board.language} seeing={map.seeing} lit={ix.lit} camera={camera} />
      </div>
    </div>
  )
}

interface LiveProps {
  readonly board: BoardProps
  readonly map: ReturnType<typeof useMap>
  readonly hands: ReturnType<typeof useHands>
}

/** Everything that changes or can be clicked. */
function Live({ board, map, hands }: LiveProps) {
  const { content, ix, outlines, layout, camera } = map
  const { pointed, focused, on } = hands
  const { view } = board
  const [region, setRegion] = useState<number>()
  const portals = useMemo(
    () => new Set(Array.from({ length: LANDS }, (_, land) => land).filter((land) => landIn(view, land).hasPortal)),
    [view],
  )
  const offered = useMemo(() => new Set(ix.offers.limbos.keys()), [ix.offers])
  const label = BOARD_STRINGS[board.language].board
  return (
    <svg className="bk-live im-live" viewBox={`0 0 ${layout.width} ${layout.height}`} role="group" aria-label={label}>
      <defs>
        <Weaves />
      </defs>
      <TowerSign board={board} layout={layout} />
      <Shelves
        {...{ board, layout, offered }}
        pointRegion={setRegion}
        clickLimbo={(at) => camera.wasMoved() || ix.clickLimbo(at)}
      />
      <LandLayer
        {...{ board, outlines, layout, focused, region, on }}
        lit={ix.lit}
        from={ix.from ?? ix.offers.about?.from}
      />
      <LabelLayer content={content} layout={layout} language={board.language} />
      <PieceLayer content={content} layout={layout} view={view} />
      <ArrowLayer {...{ content, layout, portals }} offers={ix.offers} from={ix.from} pointed={pointed ?? focused} />
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
  readonly told: number | undefined
}

/** All that is written over the board. */
function Papers({ board, ix, layout, camera, told }: PapersProps) {
  const { choices, refusal, offers } = ix
  const close = (): void => void ix.close()
  const placeOf = (place: Place): Point => {
    const spot =
      'land' in place
        ? spotOf(contentOf(board).plan, layout, place.land)
        : (limboSpot(layout, place.limbo, board.role ?? 0, playersOf(board.view).length) ?? { x: 0, y: 0 })
    const { x, y } = camera.project(spot)
    return { x, y }
  }
  const about = offers.about === undefined ? undefined : { place: { land: offers.about.to }, ...offers.about }
  const listed = choices ?? about
  return (
    <>
      {told === undefined || listed !== undefined || refusal !== undefined ? undefined : (
        <Docked side={placeOf({ land: told }).x < COVERED ? 'right' : 'left'}>
          <LandInfo board={board} land={told} />
          <OfferList board={board} options={optionsAt(ix, told)} />
        </Docked>
      )}
      {listed === undefined ? undefined : (
        <ChoicePaper
          key={board.question?.id}
          board={board}
          at={() => placeOf(listed.place)}
          follow={camera.follow}
          options={listed.options}
          choose={ix.choose}
          close={choices === undefined ? undefined : close}
        >
          {ix.from === undefined ? undefined : <p className="soft">{BOARD_STRINGS[board.language].chooseTarget}</p>}
        </ChoicePaper>
      )}
      {refusal === undefined ? undefined : (
        <RefusalPaper
          board={board}
          at={() => placeOf(refusal.place)}
          follow={camera.follow}
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

/** What a click there would mean. */
const optionsAt = ({ offers, from }: Interaction, land: number): OptionView[] => [
  ...(offers.lands.get(land) ?? []),
  ...offers.pairs.filter((pair) => pair.to === land && pair.from === from).map((pair) => pair.option),
]

/** What just changed, for ears. */
function spoken(board: BoardProps, { refusal, from }: Interaction): string {
  const s = BOARD_STRINGS[board.language]
  if (refusal?.reasons !== undefined) {
    const where = 'land' in refusal.place ? landTitle(board, refusal.place.land) : s.limbos[refusal.place.limbo]
    return `${where}. ${spokenReasons({ board, reasons: refusal.reasons })}`
  }
  return from === undefined ? '' : `${landTitle(board, from)}. ${s.chooseTarget}`
}
