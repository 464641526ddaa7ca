import { useEffect, useState } from 'react'
import { Pager } from '../../../boardkit/papers/pager.tsx'
import type { BoardProps, StageProps } from '../../../protocol/board.ts'
import { combatCell, heroRollCell } from '../rules/table/cells.ts'
import { renderEvent } from '../text/index.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { fromCells, knows, lengthOf, type Story } from './combat-story.ts'
import { CombatView, ROUND_MS, titleOfCombat } from './stage-combat.tsx'
import { EventView, NemesisView, titleOfTale } from './stage-nemesis.tsx'
import { OddsBars } from './stage-odds.tsx'
import { RollView, titleOfRoll } from './stage-roll.tsx'
import { isLive, oddsOnStage, storiesOf } from './stories.ts'
import { STRINGS } from './strings.ts'
import './stage.css'
import './nemesis-story.css'

/** All stories so far, with what lies on the table if nobody told how it came there. */
function storiesAt(board: BoardProps): { readonly stories: readonly Story[]; readonly begun: number } {
  const { told, view } = board
  const { stories, begun } = storiesOf(told)
  const [combat, roll] = [combatCell.in(view.shared), heroRollCell.in(view.shared)]
  const found = knows(stories, combat, roll) ? undefined : fromCells(combat, roll)
  return { stories: found === undefined ? stories : [...stories, found], begun }
}

interface Seen {
  readonly begun: number
  readonly length: number
  /** How much of the last story had been shown before. */
  readonly seen: number
  /** Grows with everything new. */
  readonly serial: number
}

/** What of the last story is new. */
function useSeen(story: Story | undefined, begun: number): Seen {
  const length = story === undefined ? 0 : lengthOf(story)
  // What is there already when somebody comes has been seen.
  const [kept, keep] = useState<Seen>({ begun, length, seen: length, serial: 0 })
  if (kept.begun === begun && kept.length === length) return kept
  const now = { begun, length, seen: kept.begun === begun ? kept.length : 0, serial: kept.serial + 1 }
  keep(now)
  return now
}

/** The chances before a roll; combats, hero rolls, Events and the deeds of the Nemesis, the last one first. */
export function Stage({ isWhole, ...board }: StageProps) {
  const { stories, begun } = storiesAt(board)
  const seen = useSeen(stories.at(-1), begun)
  if (stories.length === 0 && oddsOnStage(board).length === 0) return undefined
  return (
    <div className="upp-stage bk-stage">
      <OddsBars board={board} />
      {stories.length === 0 ? undefined : (
        <Stories key={begun} board={board} stories={stories} seen={seen} isLive={isLive(board)} isOpen={isWhole} />
      )}
    </div>
  )
}

const titleOf = (board: BoardProps, story: Story): string =>
  story.kind === 'nemesis'
    ? titleOfTale(board, story)
    : story.kind === 'event'
      ? `${STRINGS[board.language].eventTitle}: ${wordsOf(board).event(story.event)}`
      : story.kind === 'combat'
        ? titleOfCombat(board, story)
        : titleOfRoll(board, story)

/** What came of the newest story; nothing while it goes on, or while the chances of the question are shown. */
export function resultLine(board: BoardProps): string | undefined {
  if (isLive(board) || oddsOnStage(board).length > 0) return undefined
  const story = storiesOf(board.told).stories.at(-1)
  if (story === undefined) return undefined
  const s = STRINGS[board.language]
  if (story.kind === 'combat' && story.result !== undefined)
    return renderEvent(board.language, tableOf(board), story.result)
  const end = story.kind === 'roll' ? story.ended : undefined
  if (end === undefined) return titleOf(board, story)
  return `${titleOf(board, story)}: ${(end.isSolved === 1 ? s.solved : s.failed)(end.met, end.need)}`
}

interface StoriesProps {
  readonly board: BoardProps
  readonly stories: readonly Story[]
  readonly seen: Seen
  readonly isLive: boolean
  readonly isOpen: boolean
}

function Stories({ board, stories, seen, isLive: isOn, isOpen }: StoriesProps) {
  const s = STRINGS[board.language]
  const [back, setBack] = useState(0)
  const [done, setDone] = useState(seen.serial)
  const n = Math.min(back, stories.length - 1)
  const at = stories.length - 1 - n
  const story = stories[at]
  const { serial, length } = seen
  const isMoving = board.motion && n === 0 && done !== serial
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setDone(serial), Math.max(1, length - seen.seen) * ROUND_MS + 500)
    return () => clearTimeout(timer)
  }, [isMoving, serial, length, seen.seen])
  return (
    <section
      className="upp-stories bk-paged"
      aria-label={s.stage}
      data-live={isOn || undefined}
      onClick={() => setDone(serial)}
    >
      <header>
        <h2>{titleOf(board, story)}</h2>
        <Pager at={at} of={stories.length} words={s} go={(by) => setBack(n + by)} />
      </header>
      <Told {...{ board, story, isMoving, isOpen }} seen={seen.seen} key={at} isLive={isOn && n === 0} />
    </section>
  )
}

interface ToldProps {
  readonly board: BoardProps
  readonly story: Story
  readonly seen: number
  readonly isMoving: boolean
  readonly isLive: boolean
  readonly isOpen: boolean
}

function Told({ board, story, seen, isMoving, isLive: isOn, isOpen }: ToldProps) {
  switch (story.kind) {
    case 'nemesis':
      return <NemesisView board={board} story={story} />
    case 'event':
      return <EventView board={board} story={story} isOpen={isOpen} />
    case 'combat':
      return <CombatView {...{ board, story, seen, isMoving, isOpen }} isLive={isOn} />
    case 'roll':
      return <RollView {...{ board, story, isMoving, isOpen }} isLive={isOn} />
  }
}
