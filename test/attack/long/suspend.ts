import { fastSource } from '../../../src/engine/index.ts'
import type { TableInfo } from '../../../src/protocol/http.ts'
import type { Browser, Client } from '../../../src/server/testing/client.ts'
import { inFolder, pause, until, withChild, type Child } from './child.ts'
import { UNLIMITED } from './limits.ts'
import { answerAny, REAL, realTable } from './play.ts'

class Player {
  answers = 0
  isOver = false
  failure: string | undefined
  readonly id: string
  private readonly client: Client
  private isPlaying = true

  constructor(browser: Browser, id: string) {
    this.id = id
    this.client = browser.connect()
  }

  async play(seed: string): Promise<void> {
    const source = fastSource(seed)
    try {
      await this.client.hello(this.id)
      while (this.isPlaying && !this.isOver) {
        if (await answerAny(this.client, source)) this.answers++
        else this.isOver = true
        // Everybody plays at the pace of people, or the first game would be over before the last has begun.
        await pause(20)
      }
    } catch (error) {
      this.failure = String(error)
    }
  }

  end(): void {
    this.isPlaying = false
    this.client.close()
  }
}

async function sleepOnce(child: Child, players: readonly Player[], seconds: number): Promise<void> {
  child.signal('SIGSTOP')
  await pause(seconds * 1000)
  child.signal('SIGCONT')
  const before = players.map(({ answers }) => answers)
  await until(`all go on after ${seconds} s`, () =>
    players.every(({ answers, isOver, failure }, i) => isOver || failure !== undefined || answers >= before[i] + 5),
  )
}

/** Six real matches are played while the whole machine, as the server sees it, sleeps. */
export const suspended = (sleeps: readonly number[]) =>
  inFolder((data) =>
    withChild(data, UNLIMITED, async (child) => {
      const browser = child.browser()
      await browser.call('POST', '/api/guest', { name: 'Ada' })
      const plans = [...REAL, ...REAL.slice(0, 2)]
      const players: Player[] = []
      for (const { game, roles } of plans) players.push(new Player(browser, await realTable(browser, game, roles)))
      const playing = players.map((player, i) => player.play(`suspended ${i}`))
      await until('all have begun', () =>
        players.every(({ answers, failure }) => answers >= 5 || failure !== undefined),
      )
      for (const seconds of sleeps) await sleepOnce(child, players, seconds)
      const states = await Promise.all(
        players.map(async ({ id }) => ((await browser.call('GET', `/api/tables/${id}`)).body as TableInfo).state),
      )
      for (const player of players) player.end()
      await Promise.all(playing.map((one) => Promise.race([one, pause(2000)])))
      const failures = players.flatMap(({ failure }) => failure ?? [])
      const stopped = await child.figure('walstatt_stopped_total')
      const isOk =
        stopped === 0 && failures.length === 0 && states.every((state) => state === 'running' || state === 'over')
      return { isOk, sleeps, states, stopped, failures, answers: players.map(({ answers }) => answers) }
    }),
  )
