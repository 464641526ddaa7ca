import { useEffect, useMemo } from 'react'
import type { GameEvent, QuestionView, Role } from '../../../engine/index.ts'
import type { Beat } from '../../../protocol/board.ts'
import type { Ui } from '../../games.ts'
import { ownOf, type TableSession, type TableState } from '../session.ts'
import type { Words } from '../words.ts'
import type { Whose } from './beats.ts'

/** What is going on between the events and the board. */
export interface Show {
  readonly isShowing: boolean
  /** The act that is shown, in words. */
  readonly caption: string | undefined
  /** So many acts are still to be watched. */
  readonly left: number
  /** On to the next act. */
  skip(): void
  /** The same; once more, and everything is shown at once. */
  hurry(): void
  /** Everything at once. */
  skipAll(): void
}

interface Shows {
  readonly show: Show
  readonly asked: QuestionView | undefined
  readonly question: QuestionView | undefined
}

/** Words are made for a board that may not have come so far as the event: what cannot be said yet is looked at all the same. */
function hasWords(words: Pick<Words, 'event'>, event: GameEvent): boolean {
  try {
    return words.event(event) !== ''
  } catch {
    return true
  }
}

/** Sentences are dear, and of one event it is asked again and again. */
type Worded = WeakMap<GameEvent, boolean>

function isWorded(worded: Worded, words: Pick<Words, 'event'>, event: GameEvent): boolean {
  let has = worded.get(event)
  if (has === undefined) worded.set(event, (has = hasWords(words, event)))
  return has
}

/** An event without a sentence is not looked at; where the game does not say how, a sentence takes a glance. */
function beatWith(
  worded: Worded,
  words: Pick<Words, 'event'>,
  ui: Pick<Ui, 'beatOf'> | undefined,
  event: GameEvent,
): Beat {
  const beat = event.type.startsWith('table.') ? 'glance' : (ui?.beatOf?.(event) ?? 'glance')
  return beat !== 'none' && isWorded(worded, words, event) ? beat : 'none'
}

/** Of what came with an own answer, whose act an event is: what comes after others began is theirs as well. */
function whoseWith(words: Words, ui: Ui | undefined, event: GameEvent, eyes: Role | undefined): Whose {
  if (words.isHead(event)) return 'heading'
  const turn = ui?.turnOf?.(event)
  if (turn !== undefined && turn !== eyes) return 'others'
  return eyes !== undefined && ui?.followsOn?.(event, eyes) === true ? 'others' : 'own'
}

/** Tells the director what there is to look at, and the page what is shown. */
export function useShow(session: TableSession, state: TableState, words: Words, ui: Ui | undefined): Shows {
  const { director } = session
  const { eyes, isShowing, left, past, cover } = state
  const worded = useMemo((): Worded => new WeakMap(), [])
  useEffect(() => {
    director.beatOf = (event) => beatWith(worded, words, ui, event)
    director.whose = (event) => whoseWith(words, ui, event, eyes)
  }, [director, worded, words, ui, eyes])
  useEffect(() => director.drew(state.told.length), [director, state.told])
  const caption = useMemo(
    () => (state.caption === undefined ? undefined : words.brief(state.caption)),
    [state.caption, words],
  )
  const show = useMemo(
    (): Show => ({
      isShowing,
      caption,
      left,
      skip: () => (director.isHeld ? director.hold(false) : director.skip()),
      hurry: () => director.hurry(),
      skipAll: () => director.skipAll(),
    }),
    [isShowing, caption, left, director],
  )
  const asked = past === undefined && cover === undefined ? ownOf(state)?.question : undefined
  return { show, asked, question: isShowing ? undefined : asked }
}
