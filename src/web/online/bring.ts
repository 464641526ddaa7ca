import type { Reply } from './api.ts'

/** Milliseconds until a pack that could not be had is asked for again; after the last it is left to whoever waits. */
const PAUSES = [3000, 6000, 12_000, 24_000, 48_000] as const

/** What may be otherwise a little later. */
const PASSING: readonly string[] = ['network', 'busy', 'tooFast', 'storage']

interface Waiting {
  isWanted(): boolean
  told(reply: Reply<unknown>): void
  pause(ms: number): Promise<void>
}

/** Asks, again with growing pauses as long as that may help, and tells each time what came of it. */
export async function bring(ask: () => Promise<Reply<unknown>>, { isWanted, told, pause }: Waiting): Promise<void> {
  for (let tries = 0; ; tries++) {
    const reply = await ask()
    if (!isWanted()) return
    told(reply)
    if (reply.ok || !PASSING.includes(reply.code) || tries >= PAUSES.length) return
    await pause(PAUSES[tries])
    if (!isWanted()) return
  }
}
