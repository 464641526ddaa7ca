import { useEffect, useState } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import { oneOf, type OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { moveCountFace, moveToFace, moveWhichFace, undeadToFace } from '../rules/table/faces.ts'
import { onDrop } from './drag.ts'
import type { Offers } from './offers.ts'
import { useBubble } from './use-bubble.ts'
import { useFlow } from './use-flow.ts'

/** An army has been taken up, and these ask for more. */
const ON_THE_WAY = [moveWhichFace, moveCountFace, moveToFace, undeadToFace]

/** What is chosen on the map. `spotOf`: where an area lies in the box, `placeOf`: a point of the screen. */
export function useChoosing(
  board: BoardProps,
  offers: Offers,
  where: { spotOf(area: number): Spot; placeOf(clientX: number, clientY: number): Spot },
) {
  const { question } = board
  const [open, setOpen] = useState<number>()
  const bubbles = useBubble(board)
  const flow = useFlow(board, (area) => bubbles.explain(area, where.spotOf(area)))
  const close = (): void => {
    setOpen(undefined)
    bubbles.close()
  }
  // oxlint-disable-next-line react/exhaustive-deps -- what is open belongs to the question
  useEffect(close, [offers])

  const pick = (option: OptionView): void => {
    bubbles.close()
    flow.choose(option, offers.deedOf(option).takes === 'army')
  }
  const choose = (area: number, at: Spot): void => {
    const options = offers.areas.get(area)
    if (options === undefined) bubbles.explain(area, at)
    else if (options.length > 1) setOpen(area)
    else pick(options[0])
  }
  const { drop } = useSteady({
    drop(area: number, x: number, y: number) {
      if (offers.areas.has(area)) return choose(area, where.placeOf(x, y))
      flow.dropAt(area)
      if (question !== undefined) bubbles.explain(area, where.placeOf(x, y))
    },
  })
  useEffect(() => onDrop(drop), [drop])
  const opened = open === undefined ? undefined : offers.areas.get(open)
  const listed = open === undefined || opened === undefined ? offers.only : { area: open, options: opened }
  const chosen = oneOf(question, ON_THE_WAY)?.about.area
  return { ...bubbles, closeAll: close, isOpened: opened !== undefined, listed, chosen, pick, choose, flow }
}
