import { useEffect, useMemo, useState } from 'react'
import type { Lesson, Teaching } from '../../lessons/lesson.ts'
import { useOwnName } from '../names/own-name.ts'
import type { Input, Taught } from '../local/lesson-told.ts'
import { workerLink } from '../table/link.ts'
import { TableSession } from '../table/session.ts'
import { hasLessons, loadTeaching } from '../teachings.ts'
import { broughtTo } from './brought.ts'

/** `undefined` while it is on its way; `none` where a game has no lessons, or they cannot be had. */
export function useTeaching(game: string): Teaching | 'none' | undefined {
  const [teaching, setTeaching] = useState<Teaching | 'none' | undefined>(hasLessons(game) ? undefined : 'none')
  useEffect(() => {
    let isWanted = true
    loadTeaching(game).then(
      (found) => isWanted && setTeaching(found ?? 'none'),
      () => isWanted && setTeaching('none'),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return teaching
}

/** With what a content pack brings, when a lesson is wanted that the game itself does not have. */
export function useLessons(game: string, id: string): Teaching | 'none' | undefined {
  const teaching = useTeaching(game)
  const [brought, setBrought] = useState<readonly Lesson[]>()
  const isOwn = teaching !== undefined && teaching !== 'none' && teaching.lessons.some((one) => one.id === id)
  useEffect(() => {
    if (teaching === undefined || teaching === 'none' || isOwn) return undefined
    let isWanted = true
    void broughtTo(game, teaching).then((found) => isWanted && setBrought(found?.lessons ?? []))
    return () => {
      isWanted = false
    }
  }, [game, teaching, isOwn])
  return useMemo(() => {
    if (teaching === undefined || teaching === 'none' || isOwn) return teaching
    return brought === undefined ? undefined : { ...teaching, lessons: brought }
  }, [teaching, isOwn, brought])
}

export interface Opened {
  readonly session: TableSession | undefined
  /** How often it was begun. */
  readonly turn: number
  /** From the beginning. */
  again(): void
}

/** The table of a lesson or an example, as long as the page is there. */
export function useTaught(game: string, plan: Taught['plan'], before: () => readonly Input[]): Opened {
  const name = useOwnName()
  const [session, setSession] = useState<TableSession>()
  const [turn, setTurn] = useState(() => ({ n: 0, inputs: before() }))
  useEffect(() => {
    const taught: Taught = { game, name, plan, inputs: turn.inputs }
    const opened = new TableSession((events) => workerLink({ type: 'teach', taught }, events), { table: 'learn' })
    setSession(opened)
    void opened.greet()
    return () => opened.close()
    // oxlint-disable-next-line react/exhaustive-deps -- another name is no reason to begin anew
  }, [game, plan, turn])
  return { session, turn: turn.n, again: () => setTurn(({ n }) => ({ n: n + 1, inputs: [] })) }
}
