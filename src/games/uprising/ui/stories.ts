/** What the stage tells, from all that was told: the same after a reload. */
import type { Odds } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { combatCell, heroRollCell } from '../rules/table/cells.ts'
import { chooseDieFace, combatLossFace } from '../rules/table/faces.ts'
import { begins, storiesWith, withTale, type Story } from './combat-story.ts'
import { taleWith, type NemesisStory } from './nemesis-story.ts'

interface Told {
  readonly stories: readonly Story[]
  readonly tale: NemesisStory | undefined
  /** How many stories have begun: what is on the stage has a name of its own. */
  readonly begun: number
}

const NOTHING: Told = { stories: [], tale: undefined, begun: 0 }

/** How far it was told, and what it was then: events only ever come at the end. */
let kept: { readonly told: readonly NumberedEvent[]; readonly result: Told } = { told: [], result: NOTHING }

const goesOn = (before: readonly NumberedEvent[], told: readonly NumberedEvent[]): boolean =>
  before.length <= told.length && before.at(-1)?.event === told[before.length - 1]?.event

export function storiesOf(told: readonly NumberedEvent[]): Told {
  const isMore = kept.told.length > 0 && goesOn(kept.told, told)
  let { stories, tale, begun } = isMore ? kept.result : NOTHING
  for (const { event } of told.slice(isMore ? kept.told.length : 0)) {
    const [wasTold, wasWhole] = [tale?.isTold === true, tale?.isWhole === true]
    tale = taleWith(tale, [event])
    stories = withTale(storiesWith(stories, [event]), tale)
    if (begins(event) || (tale?.isTold === true && !wasTold) || (tale?.isWhole === true && !wasWhole)) begun++
  }
  kept = { told, result: { stories, tale, begun } }
  return kept.result
}

/** Something goes on there just now. */
export const isLive = ({ view }: Pick<BoardProps, 'view'>): boolean =>
  combatCell.in(view.shared) !== undefined || heroRollCell.in(view.shared) !== undefined

/** Chances of what is chosen from cards stand on the cards. */
export const oddsOnStage = ({ odds }: Pick<BoardProps, 'odds'>): readonly Odds[] =>
  odds.filter(({ option }) => option === undefined)

/** What is on the stage: put aside, it comes back with the next story, or where something is answered there. */
export function staged(board: BoardProps): string | undefined {
  const { question, told } = board
  const { begun } = storiesOf(told)
  const isAsked = chooseDieFace.is(question) || combatLossFace.is(question)
  if (isAsked) return `asked ${question!.id}`
  if (oddsOnStage(board).length > 0 && question !== undefined) return `odds ${question.id}`
  if (begun > 0) return `story ${begun}`
  return isLive(board) ? 'live' : undefined
}
