import { isDeepStrictEqual } from 'node:util'
import type { Mirror } from '../../src/protocol/mirror.ts'
import type { Client } from '../../src/server/testing/client.ts'
import { Gone, SILENCE, type Life } from './world.ts'

/** Somebody at a table, who notices when the server is gone. */
export class Visitor {
  readonly client: Client
  readonly gone: Promise<'gone'>
  isGone = false

  constructor(life: Life, cookie: string, onTrouble: (error: unknown) => void) {
    this.client = life.browser(cookie).connect()
    this.client.onTrouble = (error) => {
      onTrouble(error)
      this.client.close()
    }
    this.client.socket.on('message', () => life.heard())
    this.gone = new Promise((done) =>
      this.client.socket.once('close', () => {
        this.isGone = true
        done('gone')
      }),
    )
  }

  get mirror(): Mirror {
    return this.client.mirror
  }

  async orGone<T>(work: Promise<T>): Promise<T> {
    const first = await Promise.race([work, this.gone])
    if (first === 'gone') throw new Gone()
    return first as T
  }

  /** Until something comes in; `false` after a long silence. */
  async news(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<false>((done) => (timer = setTimeout(() => done(false), SILENCE)))
    let isFirst = true
    const some = this.client.until(() => !isFirst || ((isFirst = false), false)).then(() => true)
    try {
      return await this.orGone(Promise.race([some, silence]))
    } finally {
      clearTimeout(timer)
    }
  }
}

const seqsOf = ({ public: open, roles }: Mirror): number[] => [open.seq, ...[...roles.values()].map(({ seq }) => seq)]

/** What somebody sees; not by which way it came. */
const seenIn = ({ public: open, roles }: Mirror): unknown => [
  open,
  [...roles].sort(([a], [b]) => a - b).map(([role, { known: _, ...own }]) => [role, own]),
]

/** Whether two visitors with the same seats come to see the same; what one has heard the other may hear a little later. */
export async function seeTheSame(one: Visitor, other: Visitor): Promise<boolean> {
  for (;;) {
    const [a, b] = [seqsOf(one.mirror), seqsOf(other.mirror)]
    if (a.join() === b.join()) return isDeepStrictEqual(seenIn(one.mirror), seenIn(other.mirror))
    const behind = a.some((seq, i) => seq < (b[i] ?? 0)) ? one : other
    if (!(await behind.news())) return false
  }
}

/** Nothing that was told is told otherwise afterwards. */
export const tellsOn = (before: Mirror, after: Mirror): boolean =>
  isDeepStrictEqual(after.public.events.slice(0, before.public.events.length), before.public.events)
