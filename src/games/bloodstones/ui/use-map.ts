import { useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { insetsFor } from '../../../boardkit/map/insets.ts'
import { useCamera } from '../../../boardkit/map/use-camera.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { battleCell } from '../rules/table/cells.ts'
import { readTarget } from '../rules/table/targets.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { FRAME } from './map-art.tsx'
import type { NameSize } from './name-places.ts'
import { offersOf } from './offers.ts'
import { besideResults } from './results-corner.ts'
import { pieceScale } from './standing.ts'

/** On a phone the map begins at this scale: names and pieces can be read and touched. */
const LEGIBLE = 1

const NAME = 12
/** Pieces larger than this push the names down. */
const NAMED = 1.24

/** In steps, so that names need not be placed anew for every turn of the wheel. */
const STEP = 0.05

/** Names stay legible: never smaller than 12 pixels on the screen. */
function nameSize(sharp: number): NameSize {
  const k = Math.max(STEP, Math.floor(sharp / STEP) * STEP)
  return {
    land: Math.min(Math.max(10, NAME / k), 18 / k),
    drop: Math.min(9, Math.max(0, (pieceScale(k) - NAMED) * 22)),
    sea: Math.max(13, NAME / k),
  }
}

const sizesOf = ({ land, sea }: NameSize): CSSProperties =>
  ({ '--bs-name': `${land}px`, '--bs-sea': `${sea}px` }) as CSSProperties

/** Where the question is played: its places, or the area of the battle. */
function useAbout({ question, view }: BoardProps, heartOf: (area: number) => Spot) {
  const offers = useMemo(() => offersOf(question), [question])
  // A battle is where its questions are about, also those for tiles of the hand.
  const scene = offers.about ?? battleCell.in(view.shared)?.area
  const about = useMemo(
    () => [...offers.areas.keys(), ...(offers.areas.size > 0 || scene === undefined ? [] : [scene])].map(heartOf),
    [offers, scene, heartOf],
  )
  return { offers, scene, about }
}

/** The map in its box: the camera, what is offered there, and where things are seen. */
export function useMap(board: BoardProps, chart: Chart) {
  const { pointed } = board
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const play = useMemo(
    () => ({ x: FRAME, y: FRAME, width: chart.width * SCALE, height: chart.height * SCALE }),
    [chart],
  )
  const room = useMemo(() => besideResults(board.room, play), [board.room, play])
  const heartOf = useCallback(
    (area: number): Spot => {
      const [x, y] = chart.hearts[area]
      return { x: x * SCALE + FRAME, y: y * SCALE + FRAME }
    },
    [chart],
  )
  const { about, ...asked } = useAbout(board, heartOf)
  const shown = useMemo(
    () => new Set(pointed.map((target) => readTarget(target).area).filter((area) => area !== undefined)),
    [pointed],
  )
  // A phone begins at what is pointed at, where the question has no place of its own.
  const aim = useMemo(() => (about.length > 0 ? about : [...shown].map(heartOf)), [about, shown, heartOf])
  const [camera, sharp] = useCamera(box, world, play, { room, legible: LEGIBLE, about: aim })
  const insets = useMemo(() => insetsFor(room, play), [room, play])
  useEffect(() => {
    for (const area of shown) camera.show(heartOf(area))
  }, [shown, camera, heartOf])
  const placeOf = (clientX: number, clientY: number): Spot => {
    const { left, top } = box.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const size = { width: play.width + 2 * FRAME, height: play.height + 2 * FRAME }
  const names = useMemo(() => nameSize(sharp), [sharp])
  const looks = { scale: pieceScale(sharp), size, names, style: sizesOf(names) }
  return { box, world, play, camera, sharp, heartOf, placeOf, insets, pointed: shown, ...asked, ...looks }
}

export type MapOf = ReturnType<typeof useMap>
