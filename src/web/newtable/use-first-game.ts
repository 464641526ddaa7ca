import { useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFacts } from '../../games/module.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT } from '../i18n/index.ts'
import { newLocalGame } from '../local/new-game.ts'
import { botFor } from './first-bot.ts'
import { firstOf } from './first.ts'
import { refusalWords } from './problem-words.ts'

interface FirstTable {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** Against bots, on this device. */
  play(): void
  /** At the server, with a seat for a friend; the waiting room has the link. */
  invite(): void
}

/** One click to the game's first table. */
export function useFirstGame(facts: GameFacts): FirstTable {
  const t = useT()
  const [, navigate] = useLocation()
  const name = useOwnName()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { roles, options } = firstOf(facts)
  const bot = botFor(facts.id)
  const others = Array.from({ length: roles - 1 }, (_, i) => i)
  const play = async (): Promise<void> => {
    setBusy(true)
    const bots = others.map(() => ({ holder: 'bot' as const, name: '', bot }))
    navigate(
      `/local/${await newLocalGame({ game: facts.id, seats: [{ holder: 'person', name }, ...bots], options: { ...options } })}`,
    )
  }
  const invite = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const { openTable } = await import('../online/api.ts')
    const rest = others.map((i) => (i === 0 ? { holder: 'invite' as const } : { holder: 'bot' as const, bot }))
    const made = await openTable({
      game: facts.id,
      seats: [{ holder: 'me', name }, ...rest],
      options: { ...options },
      visibility: 'link',
      pace: 'live',
      watching: true,
    })
    setBusy(false)
    return made.ok ? navigate(`/table/${made.value.table.id}`) : setProblem(refusalWords(t, 'open', made.code))
  }
  return { isBusy, problem, play: () => void play(), invite: () => void invite() }
}
