import { Thinker } from '../../local/thinking/thinker.ts'
import type { Suggested, TableSession } from '../session.ts'

type From = Pick<TableSession, 'state' | 'world'>

/** What became of asking; `none` where there is nothing to advise. */
export type Hinted = Suggested | 'none' | 'failed'

/**
 * Thinks about the question that waits here, in a worker of its own and in a world as it is sent to who tries things out: nobody is
 * asked who knows more. `stop` ends it; then nothing comes of it.
 */
export function thinkHint(session: From): { readonly found: Promise<Hinted>; stop(): void } {
  let thinker: Thinker | undefined
  let isStopped = false
  const think = async (): Promise<Hinted> => {
    const { table, eyes, mirror } = session.state
    const question = eyes === undefined ? undefined : mirror.roles.get(eyes)?.question
    const possible = await session.world()
    if (table === undefined || question === undefined || possible === undefined || isStopped) return 'none'
    const { world, pack } = possible
    const { game, roles, options } = table
    thinker = new Thinker({ game, roles, options: options as never, pack })
    const thought = await thinker.think({ type: 'hints', world, seed: question.id })
    if (thought.type !== 'hints' || thought.found === undefined || thought.found.keys.length === 0) return 'none'
    return { ...thought.found, question: question.id }
  }
  const stop = (): void => {
    isStopped = true
    thinker?.stop()
  }
  const found = think()
    .catch((): Hinted => 'failed')
    .finally(() => thinker?.stop())
  return { found, stop }
}
