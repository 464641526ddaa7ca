import { useEffect, useRef, useState } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import type { Follow } from '../../../boardkit/map/followers.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import { oneOf, type OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { moveToFace, undeadToFace } from '../rules/table/faces.ts'
import { onDrop } from './drag.ts'
import type { Offers } from './offers.ts'
import { TABLE } from './table-strings.ts'
import { useBubble } from './use-bubble.ts'
import type { March } from './use-march.ts'

/** An army has been taken up, and these ask where it goes. */
const ON_THE_WAY = [moveToFace, undeadToFace]

interface Wheres {
  spotOf(area: number): Spot
  placeOf(clientX: number, clientY: number): Spot
  readonly follow: Follow
  /** What the question is about, or where a battle is fought. */
  readonly scene: number | undefined
}

type Bubbles = ReturnType<typeof useBubble>

/** What a click means to a march; false if nothing. */
function steer(march: March | undefined, bubbles: Bubbles, area: number, out: () => void): boolean {
  if (march === undefined) return false
  const { plan, ways } = march
  const isGoal = plan !== undefined && ways.has(area)
  if (isGoal && plan.to === area) march.go('pay')
  else if (isGoal) march.aim(area)
  else if (plan?.from === area) march.cancel()
  else if (march.canBegin(area)) march.begin(area)
  else if (plan === undefined) return false
  else {
    out()
    return true
  }
  bubbles.close()
  return true
}

/** What is chosen on the map. `spotOf`: where an area lies in the box, `placeOf`: a point of the screen. */
export function useChoosing(board: BoardProps, offers: Offers, march: March | undefined, where: Wheres) {
  const { question, language } = board
  const [open, setOpen] = useState<number>()
  const [armed, setArmed] = useState<number>()
  const bubbles = useBubble(board, where.follow)
  const close = (): void => {
    setOpen(undefined)
    setArmed(undefined)
    bubbles.close()
  }
  // oxlint-disable-next-line react/exhaustive-deps -- what is open belongs to the question
  useEffect(close, [offers])

  const pick = (option: OptionView): void => {
    bubbles.close()
    board.answer(option.key)
  }
  const choose = (area: number, at: Spot, isTouch = false): void => {
    if (steer(march, bubbles, area, () => bubbles.say(area, at, TABLE[language].noWay))) return
    const options = offers.areas.get(area)
    setArmed(options === undefined ? undefined : area)
    if (options === undefined) bubbles.explain(area, at)
    else if (options.length > 1) setOpen(area)
    // A finger first shows what its tap would do.
    else if (isTouch && armed !== area) bubbles.say(area, at, TABLE[language].again)
    else pick(options[0])
  }
  useDrops(board, { offers, march, choose, explain: bubbles.explain, where })
  const opened = open === undefined ? undefined : offers.areas.get(open)
  const listed = open === undefined || opened === undefined ? undefined : { area: open, options: opened }
  const chosen = march?.plan?.from ?? oneOf(question, ON_THE_WAY)?.about.area ?? where.scene
  return { ...bubbles, closeAll: close, listed, chosen, armed: armed ?? march?.plan?.to, pick, choose }
}

interface Dropping {
  readonly offers: Offers
  readonly march: March | undefined
  choose(area: number, at: Spot): void
  explain(area: number, at: Spot): void
  readonly where: Wheres
}

/** What was dropped before it was asked where it goes waits for that question. */
function useDrops({ question }: BoardProps, { offers, march, choose, explain, where }: Dropping): void {
  const waiting = useRef<{ readonly area: number; readonly since: string | undefined }>(undefined)
  const { drop } = useSteady({
    drop(area: number, x: number, y: number) {
      const at = where.placeOf(x, y)
      if (march?.plan !== undefined) {
        if (area !== march.plan.from) choose(area, at)
      } else if (
        offers.areas.has(area) &&
        question?.options.every((option) => offers.deedOf(option).takes === undefined)
      )
        choose(area, at)
      else waiting.current = { area, since: question?.id }
    },
  })
  useEffect(() => onDrop(drop), [drop])
  useEffect(() => {
    const dropped = waiting.current
    if (dropped === undefined || question === undefined || dropped.since === question.id) return
    waiting.current = undefined
    if (offers.areas.has(dropped.area)) choose(dropped.area, where.spotOf(dropped.area))
    else explain(dropped.area, where.spotOf(dropped.area))
    // oxlint-disable-next-line react/exhaustive-deps -- once for a question
  }, [question])
}
