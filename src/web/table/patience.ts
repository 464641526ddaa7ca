import type { Heard } from './link.ts'

/** The server has too much to do, or hears too much from here: the same again a little later does no harm to a mere look. */
export const isBusy = (reply: Heard): boolean =>
  reply.type === 'error' && (reply.code === 'busy' || reply.code === 'tooFast')

const PAUSES = [300, 700, 1500, 3000, 6000] as const
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Asks again, with growing pauses, while the server is busy and somebody still wants to know. */
export async function patiently(
  send: () => Promise<Heard>,
  isWanted: () => boolean,
  { forEver = false, pause = wait }: { forEver?: boolean; pause?: (ms: number) => Promise<void> } = {},
): Promise<Heard> {
  for (let tries = 0; ; tries++) {
    const reply = await send()
    if (!isBusy(reply) || (tries >= PAUSES.length && !forEver)) return reply
    await pause(PAUSES[Math.min(tries, PAUSES.length - 1)])
    if (!isWanted()) return reply
  }
}
