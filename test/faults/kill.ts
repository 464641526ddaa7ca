import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastSource, type FastSource } from '../../src/engine/index.ts'
import type { ListedTable } from '../../src/protocol/http.ts'
import { databaseIn } from '../../src/server/store/folder.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { Browser } from '../../src/server/testing/client.ts'
import { startChild, type Child } from './child.ts'
import { checkTable, KINDS, type Kept } from './ledger.ts'
import { plans, type Plan } from './plans.ts'
import { playTable } from './play.ts'
import { PlayedTable, type Cookies } from './table.ts'
import { Tally } from './tally.ts'
import { Life, PEOPLE, type Moment } from './world.ts'

export interface Killed {
  readonly kills: number
  readonly tally: Tally
}

/** Told after each kill. */
type Say = (kills: number, tally: Tally) => void

/** What a kill is aimed at, in turn. */
const MOMENTS: readonly Moment[] = [...KINDS, 'answer', 'joining', 'create', 'concede', 'end', 'consent']

const MOST_LINES = 10_000

async function keptOf(store: Store, id: string): Promise<Kept | undefined> {
  const found = await store.table(id)
  if (found === undefined) return undefined
  const { steps } = await store.stepsOf(id)
  return { ...found, steps, chat: await store.chat(id, MOST_LINES) }
}

/** Kills a server again and again in the middle of real games, and looks each time whether everything is there. */
class KillRun {
  readonly tally = new Tally()
  private readonly data: string
  private readonly seed: string
  private readonly cookies = new Map<string, string>()
  private readonly all: PlayedTable[] = []
  private playing: PlayedTable[] = []
  private child: Child | undefined
  private readonly perGame: number
  private readonly source: FastSource
  private isStopped = false

  constructor(data: string, seed: string, perGame: number) {
    this.data = data
    this.seed = seed
    this.perGame = perGame
    this.source = fastSource(`${seed} tables`)
  }

  async run(kills: number, say: Say): Promise<void> {
    try {
      this.child = await this.start()
      for (const name of PEOPLE) await this.meet(name)
      this.begin()
      for (let i = 0; i < kills; i++) {
        await this.live(i)
        await this.check(this.playing)
        say(i + 1, this.tally)
        this.child = await this.start()
        await this.adopt()
      }
      await this.finish()
    } finally {
      await this.child?.kill()
    }
  }

  /** Nobody waits for it any more: its server ends, and with that everything else. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.child?.kill()
  }

  private async start(): Promise<Child> {
    if (this.isStopped) throw new Error('nobody waits for it any more')
    const child = await startChild(this.data)
    if (this.isStopped) await child.kill()
    return child
  }

  private async meet(name: string): Promise<void> {
    const browser = new Browser(this.child!.address)
    await browser.call('POST', '/api/guest', { name })
    this.cookies.set(name, browser.cookie)
  }

  /** One life of the server: people play until it is killed. */
  private async live(n: number): Promise<void> {
    const wanted = MOMENTS[n % MOMENTS.length]
    const life = new Life(this.child!, wanted, `${this.seed} ${n}`)
    const playing = this.playing.map((table) => this.keepPlaying(table, life))
    await Promise.race([life.end, Promise.all(playing)])
    await this.child!.kill()
    life.over()
    await Promise.all(this.playing.map((table) => table.lose()))
    await Promise.all(playing)
    this.tally.count(this.tally.killedDuring, life.isHit ? wanted : 'anything')
  }

  /** A table that has come to its end makes room for another of its kind. */
  private async keepPlaying(first: PlayedTable, life: Life): Promise<void> {
    for (let table = first; ;) {
      table.life = life
      if (!(await playTable(table))) return
      table.hangUp()
      const next = this.newTable(this.anyPlan(table.plan.game))
      this.playing[this.playing.indexOf(table)] = next
      table = next
    }
  }

  private newTable(plan: Plan): PlayedTable {
    const table = new PlayedTable(plan, `${this.seed} ${this.all.length}`, this.cookies as Cookies, this.tally)
    this.all.push(table)
    return table
  }

  private anyPlan(game: string): Plan {
    const own = plans.filter((plan) => plan.game === game)
    return own[this.source.below(own.length)]
  }

  /** Some tables of every game. */
  private begin(): void {
    for (const game of new Set(plans.map((plan) => plan.game)))
      for (let i = 0; i < this.perGame; i++) this.playing.push(this.newTable(this.anyPlan(game)))
  }

  private async check(tables: readonly PlayedTable[]): Promise<void> {
    const store = openSqlite(databaseIn(this.data))
    try {
      for (const table of tables) if (table.id !== undefined) this.checkOne(table, await keptOf(store, table.id))
    } finally {
      await store.close()
    }
  }

  private checkOne(table: PlayedTable, kept: Kept | undefined): void {
    if (kept === undefined) return this.tally.problem('lost', table.title)
    const underway = table.deeds.filter(({ state }) => state === 'sent')
    const found = checkTable(kept, table.deeds, table.bots)
    for (const { state } of underway) if (state !== 'sent') this.tally.underway[state === 'done' ? 'done' : 'not']++
    for (const kind of ['lost', 'doubled', 'torn'] as const)
      for (const text of found[kind]) this.tally.problem(kind, `${table.title}: ${text}`)
  }

  /** Tables that were made without anybody having been told; none was made twice. The list shows only the last ones. */
  private async adopt(): Promise<void> {
    const browser = new Browser(this.child!.address)
    browser.cookie = this.cookies.get(PEOPLE[0])!
    const { tables } = (await browser.call('GET', '/api/tables/mine')).body as { tables: ListedTable[] }
    for (const table of this.all) {
      const found = tables.filter(({ title }) => title === table.title)
      if (found.length > 1) this.tally.problem('doubled', table.title)
      table.id ??= found[0]?.id
    }
    this.tally.tables = this.all.filter(({ id }) => id !== undefined).length
  }

  /** Everything there ever was is looked at once more, by the store and by people. */
  private async finish(): Promise<void> {
    const life = new Life(this.child!, 'joining', 'the end')
    for (const table of this.all.filter(({ id }) => id !== undefined)) {
      table.life = life
      await table.look()
      for (const seat of table.held) await table.visitor(table.sitter(seat)!)
      table.hangUp()
    }
    await this.child!.kill()
    await this.check(this.all)
  }
}

/** In a folder of its own, which is gone afterwards. */
export async function killRun(
  kills: number,
  seed: string,
  { perGame = 3, say = () => undefined, signal }: { perGame?: number; say?: Say; signal?: AbortSignal } = {},
): Promise<Killed> {
  const data = mkdtempSync(join(tmpdir(), 'walstatt-kill-'))
  const run = new KillRun(data, seed, perGame)
  const stop = (): void => void run.stop()
  signal?.addEventListener('abort', stop)
  try {
    await run.run(kills, say)
  } finally {
    signal?.removeEventListener('abort', stop)
    rmSync(data, { recursive: true, force: true })
  }
  return { kills, tally: run.tally }
}
