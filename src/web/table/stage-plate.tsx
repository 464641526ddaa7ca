import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable, type TableView } from './context.tsx'
import { NewsSlot } from './news.tsx'
import { partOf } from './part-of.ts'
import { isTaught } from './table-state.ts'

/** What of it is shown: all, what matters, or on a phone the result in a line. */
type Shape = 'whole' | 'brief' | 'line'

/** Who wants everything on a wide screen gets it with the next result too; on a phone it would hide the board again. */
function useWhole(staged: string | undefined, isSmall: boolean) {
  const [wanted, want] = useState<string>()
  const isWanted = wanted !== undefined && (!isSmall || wanted === staged)
  return [isWanted, (isWhole: boolean): void => want(isWhole ? staged : undefined)] as const
}

/** Below the coach on a phone it ends above the hand. */
const mostOf = ({ slots: { isSmall, coach, tray }, state }: TableView): number | undefined =>
  isSmall && isTaught(state) ? tray.top - coach.bottom : undefined

/** Something is answered there. */
const isAsked = ({ question, ui }: TableView): boolean =>
  question?.options.some((option) => ui?.placeOf?.(option, question) === 'stage') === true

/** The coach points there: all of it is shown, as long as he does. */
const isCoached = ({ state }: TableView): boolean => partOf(state) === 'stage'

/** Dice, battles and fights in their corner. A result stays until it is put aside or the next one comes. What lies below it is told whether all of it is shown. */
export function StagePlate({ tell }: { tell(isWhole: boolean): void }) {
  const table = useTable()
  const { ui, board, t, slots } = table
  const [aside, setAside] = useState<string>()
  const staged = ui?.staged === undefined ? '' : ui.staged(board)
  const [isWanted, want] = useWhole(staged, slots.isSmall)
  const Stage = ui?.Stage
  const mustBe = isAsked(table) || isCoached(table)
  const isThere = Stage !== undefined && staged !== undefined && (aside !== staged || mustBe)
  const isWhole = isThere && (mustBe || isWanted)
  useEffect(() => tell(isWhole), [tell, isWhole])
  if (Stage === undefined || staged === undefined) return undefined
  if (!isThere) return <Aside back={() => setAside(undefined)} />
  const { top, bottom } = slots.stage
  const line = slots.isSmall ? ui?.resultLine?.(board) : undefined
  const shape: Shape = isWhole ? 'whole' : line === undefined ? 'brief' : 'line'
  return (
    <NewsSlot at={shape === 'whole' ? slots.wholeStage : slots.stage} name="stage">
      <section
        className="plate stage-plate"
        data-plate="stage"
        data-shape={shape}
        style={{ maxHeight: shape === 'brief' ? bottom - top : mostOf(table) }}
        aria-label={t.plates.stage}
      >
        {shape === 'line' ? (
          <button
            type="button"
            className="stage-line"
            aria-expanded={false}
            onClick={() => want(true)}
            {...marked('stageLine')}
          >
            <Icon name="dice" /> <span>{line}</span>
          </button>
        ) : (
          <div className="stage">
            <Stage {...board} isWhole={shape === 'whole'} />
          </div>
        )}
        <div className="stage-tools">
          <Button
            look="quiet icon stage-close"
            sign={<Icon name="close" />}
            label={t.plates.putAside}
            onClick={() => setAside(staged)}
            {...marked('stageClose')}
          />
          {shape !== 'line' && !mustBe && <More isWhole={isWanted} turn={() => want(!isWanted)} />}
        </div>
      </section>
    </NewsSlot>
  )
}

/** Everything of it, or what matters. */
function More({ isWhole, turn }: { isWhole: boolean; turn(): void }) {
  const { t } = useTable()
  return (
    <button
      type="button"
      className="button quiet icon stage-more"
      aria-expanded={isWhole}
      aria-label={isWhole ? t.plates.stageLess : t.plates.stageMore}
      onClick={turn}
      {...marked('stageMore')}
    >
      {isWhole ? '▴' : '▾'}
    </button>
  )
}

/** What was put aside can be looked at again. */
function Aside({ back }: { back(): void }) {
  const { t, slots } = useTable()
  return (
    <NewsSlot at={slots.stage} name="stage">
      <div className="plate stage-aside" data-plate="stage">
        <Button
          look="quiet small"
          sign={<Icon name="dice" />}
          label={t.plates.lastResult}
          text={slots.isSmall ? undefined : t.plates.lastResult}
          onClick={back}
          {...marked('lastResult')}
        />
      </div>
    </NewsSlot>
  )
}
