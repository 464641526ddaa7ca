import { useEffect, useState } from 'react'
import { Pager, StepButton } from '../../../boardkit/papers/pager.tsx'
import type { GameEvent } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { combatCell, heroRollCell } from '../rules/table/cells.ts'
import { fromCells, knows, lengthOf, storiesWith, withTale, type Story } from './combat-story.ts'
import { taleWith, type NemesisStory } from './nemesis-story.ts'
import { CombatView, ROUND_MS, titleOfCombat } from './stage-combat.tsx'
import { EventView, NemesisView, titleOfTale } from './stage-nemesis.tsx'
import { OddsBars } from './stage-odds.tsx'
import { RollView, titleOfRoll } from './stage-roll.tsx'
import { STRINGS } from './strings.ts'
import './stage.css'
import './nemesis-story.css'

interface Kept {
  readonly events: readonly GameEvent[] | undefined
  readonly stories: readonly Story[]
  readonly tale: NemesisStory | undefined
  /** Of the last story: how much of it was shown before. */
  readonly seen: number
  /** Grows with everything new; the number at which it was put away. */
  readonly serial: number
  readonly hidden: number
}

const NOTHING: Kept = { events: undefined, stories: [], tale: undefined, seen: 0, serial: 0, hidden: 0 }

/** The stories so far: by the events, and by the cells where somebody comes to the table later. */
function useStories(board: BoardProps): readonly [Kept, (kept: Kept) => void] {
  const [kept, setKept] = useState<Kept>(NOTHING)
  const { events, view } = board
  if (kept.events === events) return [kept, setKept]
  let stories = storiesWith(kept.stories, events)
  const [combat, roll] = [combatCell.in(view.shared), heroRollCell.in(view.shared)]
  const found = knows(stories, combat, roll) ? undefined : fromCells(combat, roll)
  if (found !== undefined) stories = [...stories, found]
  const tale = taleWith(kept.tale, events)
  stories = withTale(stories, tale)
  const isNew = stories !== kept.stories
  const isSame = stories.length === kept.stories.length
  const seen = !isNew ? kept.seen : isSame && stories.length > 0 ? lengthOf(kept.stories[stories.length - 1]) : 0
  const now = { ...kept, events, stories, tale, seen, serial: kept.serial + (isNew ? 1 : 0) }
  setKept(now)
  return [now, setKept]
}

/** Combats and hero rolls, with the chances before them. It stays until it is put away or something else is told. */
export function Stage(board: BoardProps) {
  const [kept, setKept] = useStories(board)
  const [combat, roll] = [combatCell.in(board.view.shared), heroRollCell.in(board.view.shared)]
  const isLive = combat !== undefined || roll !== undefined
  const isShown = kept.stories.length > 0 && (isLive || kept.serial > kept.hidden)
  if (!isShown && board.odds.length === 0) return undefined
  return (
    <div className="upp-stage bk-stage">
      <OddsBars board={board} />
      {isShown ? (
        <Stories board={board} kept={kept} isLive={isLive} hide={() => setKept({ ...kept, hidden: kept.serial })} />
      ) : undefined}
    </div>
  )
}

const titleOf = (board: BoardProps, story: Story): string =>
  story.kind === 'nemesis'
    ? titleOfTale(board, story)
    : story.kind === 'event'
      ? STRINGS[board.language].eventTitle
      : story.kind === 'combat'
        ? titleOfCombat(board, story)
        : titleOfRoll(board, story)

interface StoriesProps {
  readonly board: BoardProps
  readonly kept: Kept
  readonly isLive: boolean
  hide(): void
}

/** Whether something new has been asked since the story came: a phone folds it then, the map needs the room. */
function useFolding({ question }: BoardProps, serial: number): readonly [boolean, () => void] {
  const [came, setCame] = useState({ serial, question: question?.id })
  const [opened, setOpened] = useState<string>()
  const isFirst = came.serial !== serial || (came.question === undefined && question !== undefined)
  if (isFirst) setCame({ serial, question: question?.id })
  const isOld = !isFirst && question !== undefined && came.question !== question.id
  const at = `${serial}/${question?.id}`
  return [isOld && opened !== at, () => setOpened(opened === at ? undefined : at)]
}

function Stories({ board, kept, isLive, hide }: StoriesProps) {
  const s = STRINGS[board.language]
  const [isFolded, fold] = useFolding(board, kept.serial)
  const { stories, serial, seen } = kept
  const [back, setBack] = useState({ serial, n: 0 })
  const [done, setDone] = useState(0)
  // Whatever is new comes to the front.
  const n = back.serial === serial ? Math.min(back.n, stories.length - 1) : 0
  const at = stories.length - 1 - n
  const story = stories[at]
  const isMoving = board.motion && n === 0 && done !== serial
  const length = lengthOf(story)
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setDone(serial), Math.max(1, length - seen) * ROUND_MS + 500)
    return () => clearTimeout(timer)
  }, [isMoving, serial, length, seen])
  return (
    <section
      className="upp-stories bk-paged"
      aria-label={s.stage}
      data-live={combatCell.in(board.view.shared) !== undefined || undefined}
      data-folded={(isFolded && !isLive) || undefined}
      onClick={() => setDone(serial)}
    >
      <header>
        <Title text={titleOf(board, story)} isFolded={isFolded} fold={fold} />
        <Pager at={at} of={stories.length} words={s} go={(by) => setBack({ serial, n: n + by })} />
        {isLive ? undefined : <StepButton label={s.hide} sign="×" go={hide} />}
      </header>
      <Told {...{ board, story, seen, isMoving }} key={at} isLive={isLive && n === 0} />
    </section>
  )
}

function Title({ text, isFolded, fold }: { text: string; isFolded: boolean; fold(): void }) {
  return (
    <h2>
      <span className="upp-title">{text}</span>
      <button type="button" className="upp-unfold" aria-expanded={!isFolded} onClick={fold}>
        {text}
      </button>
    </h2>
  )
}

interface ToldProps {
  readonly board: BoardProps
  readonly story: Story
  readonly seen: number
  readonly isMoving: boolean
  readonly isLive: boolean
}

function Told({ board, story, seen, isMoving, isLive }: ToldProps) {
  switch (story.kind) {
    case 'nemesis':
      return <NemesisView board={board} story={story} />
    case 'event':
      return <EventView board={board} story={story} />
    case 'combat':
      return <CombatView {...{ board, story, seen, isMoving, isLive }} />
    case 'roll':
      return <RollView {...{ board, story, isMoving, isLive }} />
  }
}
