import { parentPort, workerData } from 'node:worker_threads'
import { loadMatch, parseGameFile, prepareFile } from '../../engine/file.ts'
import { failed, ok, type AnyGame, type Result } from '../../engine/game.ts'
import { prepare } from '../../engine/setup.ts'
import { EVERYONE } from '../../engine/table.ts'
import type { Told } from '../../host/channels.ts'
import { stepsOf } from '../../host/past.ts'
import { Games } from './games.ts'
import { BUSY, NO_MATCH, WATCH, type Handle, type Op, type Said, type WorkerData } from './messages.ts'
import { Thinkers } from './thinkers.ts'
import { openSeated, saidStep, storedTold, type Seated } from './seated.ts'

const { watch, moreGames, snapshotEvery } = workerData as WorkerData
const port = parentPort!
const busyWith = new Int32Array(watch)
const busySince = new Float64Array(watch)

const games = new Games(moreGames)
const matches = new Map<Handle, Seated>()
const thinkers = new Thinkers()
let said: Said[] = []

function watched(handle: Handle, kind: number, job: () => void): void {
  busySince[WATCH.since] = Date.now()
  busyWith[WATCH.kind] = kind
  Atomics.store(busyWith, WATCH.handle, handle)
  try {
    job()
  } finally {
    Atomics.store(busyWith, WATCH.handle, 0)
  }
}

/** A fault of the rules: the match goes no further, and nothing of what was being done is kept. */
function stop(handle: Handle, error: unknown): void {
  matches.delete(handle)
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  said.push({ say: 'stopped', match: handle, problem: { path: 'rules', problem: problem.slice(0, 500) } })
}

function askBots(seated: Seated): void {
  for (const what of seated.toThink()) said.push({ say: 'think', match: seated.handle, think: what })
}

function inMatch(handle: Handle, kind: number, job: (seated: Seated) => void): void {
  const seated = matches.get(handle)
  if (seated === undefined) return
  watched(handle, kind, () => {
    try {
      job(seated)
      askBots(seated)
    } catch (error) {
      stop(handle, error)
    }
  })
}

function load(op: Extract<Op, { op: 'load' }>, game: AnyGame | undefined): void {
  if (game === undefined)
    return void said.push({ say: 'stopped', match: op.match, problem: { path: 'setup.game', problem: 'is unknown' } })
  return watched(op.match, BUSY.rules, () => {
    try {
      const opened = openSeated(op, game)
      if (!opened.ok) return void said.push({ say: 'stopped', match: op.match, problem: opened.problems[0] })
      const { seated, first } = opened.value
      matches.set(op.match, seated)
      said.push({ say: 'loaded', match: op.match, waiting: seated.host.waiting })
      if (first !== undefined) said.push(saidStep(seated, first, snapshotEvery))
      askBots(seated)
      return undefined
    } catch (error) {
      return stop(op.match, error)
    }
  })
}

function act({ match, id, role, action }: Extract<Op, { op: 'act' }>): void {
  inMatch(match, BUSY.rules, (seated) => {
    const acted = seated.host.act(role, action)
    if (acted.ok) said.push(saidStep(seated, acted.update, snapshotEvery, id, acted.taken))
    else said.push({ say: 'refused', match, id, why: acted.refusal.why, text: JSON.stringify(acted.refusal).slice(1) })
  })
}

function made(id: number, make: () => Result<unknown>): void {
  watched(NO_MATCH, BUSY.rules, () => {
    try {
      said.push({ say: 'made', id, made: make() })
    } catch (error) {
      said.push({ say: 'made', id, made: failed('pack', `cannot be used: ${(error as Error).message}`) })
    }
  })
}

/** A local game's file that is to be gone on with: its setup and its steps, with everything checked. */
function readFile(file: unknown): Result<unknown> {
  const parsed = parseGameFile(JSON.stringify(file))
  if (!parsed.ok) return parsed
  const { setup, log } = parsed.value
  const loaded = loadMatch(parsed.value, (id) => games.known(id))
  if (!loaded.ok) return loaded
  const { match } = loaded.value
  if (match.over) return failed('file', 'this game is over')
  const prepared = prepareFile(parsed.value, (id) => games.known(id))
  if (!prepared.ok) return prepared
  const past = stepsOf(prepared.value, log)
  if (!past.ok) return past
  const { fairness: _fairness, ...rest } = setup
  const moved = { entries: [], told: [{ event: { type: 'table.moved' } as Told['event'], to: EVERYONE }] }
  const steps = [...past.value, moved].map(({ entries, told }) => [JSON.stringify(entries), storedTold(told)])
  return ok({ setup: rest, entries: log.length, steps, waiting: match.play.pending.map(({ role }) => role) })
}

/** A bot that fails chooses at random this time. */
function think({ match, think: what }: Extract<Op, { op: 'think' }>, game: AnyGame): void {
  try {
    said.push({ say: 'thought', match, thought: thinkers.think(match, what, game) })
  } catch (error) {
    if (what.bot === 'random') stop(match, error)
    else think({ op: 'think', match, think: { ...what, bot: 'random' } }, game)
  }
}

/** What belongs to no match. */
async function performOutside(op: Extract<Op, { op: 'prepare' | 'file' | 'games' | 'think' }>): Promise<void> {
  switch (op.op) {
    case 'prepare': {
      const game = await games.find(op.game)
      if (game === undefined) return void said.push({ say: 'made', id: op.id, made: failed('game', 'is unknown') })
      return made(op.id, () => {
        const prepared = prepare(game, op.roles, op.options, op.pack)
        return prepared.ok ? ok(prepared.value.setup) : prepared
      })
    }
    case 'file': {
      const id = (op.file as { setup?: { game?: unknown } } | undefined)?.setup?.game
      if (typeof id === 'string') await games.find(id)
      return made(op.id, () => readFile(op.file))
    }
    case 'think': {
      const game = await games.find(op.think.setup.game)
      return watched(op.match, BUSY.bot, () => think(op, game!))
    }
    case 'games':
      return void said.push({ say: 'made', id: op.id, made: ok(await games.list()) })
  }
}

async function perform(op: Op): Promise<void> {
  switch (op.op) {
    case 'load': {
      const { game } = op.setup
      return load(op, games.known(game) ?? (await games.find(game)))
    }
    case 'act':
      return act(op)
    case 'seat':
      return inMatch(op.match, BUSY.rules, (seated) => {
        said.push(saidStep(seated, seated.host.seatChanged(op.seat, op.holder), snapshotEvery, op.id, 1))
      })
    case 'bots':
      return inMatch(op.match, BUSY.rules, (seated) => seated.setBots(op.bots))
    case 'look':
      return inMatch(op.match, BUSY.rules, (seated) => {
        const seen = seated.look(op.what)
        said.push({
          say: 'seen',
          match: op.match,
          id: op.id,
          text: seen === undefined ? undefined : JSON.stringify(seen),
        })
      })
    case 'thought':
      return inMatch(op.match, BUSY.rules, (seated) => {
        const update = seated.giveThought(op.thought)
        if (update !== undefined) said.push(saidStep(seated, update, snapshotEvery))
      })
    case 'close':
      thinkers.forget(op.match)
      return void matches.delete(op.match)
    default:
      return performOutside(op)
  }
}

function send(): void {
  if (said.length === 0) return
  port.postMessage(said)
  said = []
}

const MAY_WAIT = new Set<Op['op']>(['load', 'prepare', 'file', 'games', 'think'])

const queue: Op[] = []
let isWorking = false

async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  for (let i = 0; i < queue.length; i++) {
    const op = queue[i]
    // Only what may have to load a game waits; everything else is done at once.
    const done = perform(op)
    if (MAY_WAIT.has(op.op)) await done
    // A thought may have taken long: its answer does not wait for the next one's.
    if (op.op === 'think') send()
  }
  queue.length = 0
  send()
  isWorking = false
}

port.on('message', (ops: Op[]) => {
  queue.push(...ops)
  void work()
})
