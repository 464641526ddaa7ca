import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { ARROWS } from '../../../boardkit/map/cursor.ts'
import { pressZoom } from '../../../boardkit/map/space-keys.ts'
import type { SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Chart } from './data.ts'
import { areaAt } from './drag.ts'
import { placesOf } from './places.ts'
import { useArmyDrag } from './use-army-drag.ts'
import { useChoosing } from './use-choosing.ts'
import { useMarch } from './use-march.ts'
import type { MapOf } from './use-map.ts'

const PAN = 60

/** What pointers, fingers and keys do on the map. */
export function useHands(board: BoardProps, chart: Chart, map: MapOf) {
  const { camera, offers, heartOf, placeOf } = map
  const march = useMarch(board, offers)
  const ways = march?.plan === undefined ? undefined : march.ways
  // oxlint-disable-next-line react/exhaustive-deps -- of a march only its ways are places
  const places = useMemo(() => placesOf(board, offers, march), [board.view, board.language, offers, ways])
  const [focus, setFocus] = useState(0)
  const [pointed, setPointed] = useState<number>()
  const finger = useRef(false)
  const ix = useChoosing(board, offers, march, {
    placeOf,
    spotOf: (area) => camera.project(heartOf(area)),
    follow: camera.follow,
    scene: map.scene,
  })
  const press = useArmyDrag(board, chart, march)
  const longPress = useLongPress((x, y) => {
    const area = areaAt(x, y)
    if (area !== undefined) ix.explain(area, placeOf(x, y))
  })
  useEffect(() => {
    const [first] = places.keys()
    if (first !== undefined) setFocus(first)
  }, [places])
  const isNone = (): boolean => camera.wasMoved() || longPress.wasLong()
  const on = useSteady<Required<Omit<SpaceHandlers, 'key'>>>({
    press(area, e) {
      finger.current = e.pointerType === 'touch'
      ix.stop()
      press(area, e)
    },
    click(area, e) {
      ix.stop()
      if (!isNone()) ix.choose(area, placeOf(e.clientX, e.clientY), finger.current)
    },
    point(area, e) {
      setPointed(area)
      if (e.pointerType === 'touch') return
      if (area === undefined) ix.leave()
      else if (e.buttons === 0) ix.hint(area, placeOf(e.clientX, e.clientY))
    },
    focus(area) {
      finger.current = false
      setFocus(area)
      camera.show(heartOf(area))
    },
  })
  const stack = useSteady({
    press(area: number, e: PointerEvent<SVGElement>) {
      ix.stop()
      press(area, e)
    },
    point: (area: number | undefined, e: PointerEvent<SVGElement>) =>
      on.point(area!, e as PointerEvent<SVGPathElement>),
    click(area: number, type: number, _: MouseEvent) {
      ix.close()
      if (!isNone()) march?.toggle(area, type)
    },
  })
  return { focus, pointed, places, march, ix, longPress, on, stack }
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
