import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { ARROWS } from '../../../boardkit/map/cursor.ts'
import { pressZoom } from '../../../boardkit/map/space-keys.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Chart } from './data.ts'
import { areaAt } from './drag.ts'
import { placesOf } from './places.ts'
import { useArmyDrag } from './use-army-drag.ts'
import { useChoosing } from './use-choosing.ts'
import { useMarch, type March } from './use-march.ts'
import type { MapOf } from './use-map.ts'

const PAN = 60

/** The places to click, the one that Tab leads to, and the one that it has led to. */
function usePlaces(board: BoardProps, { offers }: MapOf, march: March | undefined) {
  const ways = march?.plan === undefined ? undefined : march.ways
  // oxlint-disable-next-line react/exhaustive-deps -- of a march only its ways are places
  const places = useMemo(() => placesOf(board, offers, march), [board.view, board.language, offers, ways])
  const [focus, setFocus] = useState(0)
  const [held, setHeld] = useState<number>()
  useEffect(() => {
    const [first] = places.keys()
    if (first !== undefined) setFocus(first)
    setHeld(undefined)
  }, [places])
  const hold = (area: number): void => {
    setFocus(area)
    setHeld(area)
  }
  return { places, focus, held, hold }
}

/** What pointers, fingers and keys do on the map. */
export function useHands(board: BoardProps, chart: Chart, map: MapOf) {
  const { camera, heartOf, placeOf, scene } = map
  const march = useMarch(board, map.offers)
  const { places, focus, held, hold } = usePlaces(board, map, march)
  const [pointed, setPointed] = useState<number>()
  const finger = useRef(false)
  const spotOf = (area: number): Spot => camera.project(heartOf(area))
  const ix = useChoosing(board, map.offers, march, { placeOf, spotOf, follow: camera.follow, scene })
  const drag = useArmyDrag(board, chart, march)
  const longPress = useLongPress((x, y) => {
    if (areaAt(x, y) !== undefined) ix.explain(areaAt(x, y)!, placeOf(x, y))
  })
  const on = useSteady({
    press(area: number, e: PointerEvent<SVGElement>) {
      finger.current = e.pointerType === 'touch'
      ix.stop()
      drag(area, e)
    },
    click(area: number, e: { clientX: number; clientY: number }) {
      ix.stop()
      if (!camera.wasMoved() && !longPress.wasLong()) ix.choose(area, placeOf(e.clientX, e.clientY), finger.current)
    },
    take(area: number, type: number) {
      ix.close()
      if (!camera.wasMoved() && !longPress.wasLong()) march?.toggle(area, type)
    },
    point(area: number | undefined, e: PointerEvent<SVGElement>) {
      setPointed(area)
      if (e.pointerType === 'touch') return
      if (area === undefined) ix.leave()
      else if (e.buttons === 0) ix.hint(area, placeOf(e.clientX, e.clientY))
    },
    focus(area: number) {
      finger.current = false
      hold(area)
      camera.show(heartOf(area))
    },
  })
  return { focus, held, pointed, places, march, ix, longPress, on }
}

export type Hands = ReturnType<typeof useHands>

export function keysOf({ camera }: MapOf, { ix, march }: Hands) {
  return (e: KeyboardEvent): void => {
    const way = ARROWS[e.key]
    if (e.key === 'Escape') {
      ix.closeAll()
      march?.cancel()
    } else if (way !== undefined && e.target === e.currentTarget) camera.panBy(-way.x * PAN, -way.y * PAN)
    else if (!pressZoom(camera, e.key)) return
    e.preventDefault()
  }
}
