import { parentPort, workerData } from 'node:worker_threads'
import { failed, type Result } from '../../engine/index.ts'
import { Busy } from './busy.ts'
import { Contents } from './contents.ts'
import { Games } from './games.ts'
import { Maker } from './maker.ts'
import { WORK, INTERNAL, type MakeOp, type Op, type FromWorker, type WorkerData } from './messages.ts'
import { Playing, problemIn } from './playing.ts'
import { Thinkers } from './thinkers.ts'

const { watch, moreGames, snapshotEvery, marshal } = workerData as WorkerData
const port = parentPort!

let said: FromWorker[] = []
const say = (one: FromWorker): void => void said.push(one)

const busy = new Busy(watch)
const games = new Games(moreGames)
const contents = new Contents()
const playing = new Playing({ busy, contents, snapshotEvery, say })
const thinkers = new Thinkers(contents, marshal)
const maker = new Maker(games, busy)

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>

async function load(op: OpOf<'load'>): Promise<void> {
  try {
    const { game } = JSON.parse(op.setup) as { game: string }
    playing.load(op, games.known(game) ?? (await games.find(game)))
  } catch (error) {
    playing.stop(op.match, error)
  }
  // What is done to it next may not come back: that it was loaded is known by then.
  send()
}

async function think({ match, think: what }: OpOf<'think'>): Promise<void> {
  try {
    const game = await games.find(what.game)
    if (game === undefined) throw new Error('the game is unknown')
    say({ say: 'thought', match, thought: busy.during(match, WORK.bot, () => thinkers.think(match, what, game)) })
  } catch (error) {
    say({ say: 'unable', match, role: what.world.role, question: what.question, problem: problemIn(error) })
  }
  // It may have taken long: this answer does not wait for the next one's.
  send()
}

async function make({ id, ...what }: MakeOp): Promise<void> {
  let made: Result<unknown>
  try {
    made = await maker.make(what)
  } catch (error) {
    made = failed(INTERNAL, problemIn(error))
  }
  say({ say: 'made', id, made })
}

/** Only what may have to load a game waits; everything else is done at once. */
function perform(op: Op): Promise<void> | undefined {
  switch (op.op) {
    case 'load':
      return load(op)
    case 'think':
      return think(op)
    case 'table':
    case 'again':
    case 'work':
    case 'bot':
    case 'games':
      return make(op)
    case 'close':
      thinkers.forget(op.match)
      playing.close(op.match)
      return undefined
    default:
      playing.perform(op)
      return undefined
  }
}

function send(): void {
  if (said.length === 0) return
  const all = said
  said = []
  if (!post(all)) for (const one of all) if (!post([one])) sendFailure(one)
}

function post(some: readonly FromWorker[]): boolean {
  try {
    port.postMessage(some)
    return true
  } catch {
    return false
  }
}

/** What a match or a bot says may hold whatever its rules made: what cannot be sent fails alone. */
function sendFailure(one: FromWorker): void {
  const problem = { path: 'rules', problem: 'what they made cannot be sent' }
  if (one.say === 'made') post([{ say: 'made', id: one.id, made: { ok: false, problems: [problem] } }])
  else if (one.say === 'thought') {
    const { role, question } = one.thought
    post([{ say: 'unable', match: one.match, role, question, problem: problem.problem }])
  } else {
    playing.close(one.match)
    post([{ say: 'stopped', match: one.match, problem }])
  }
}

const queue: Op[] = []
let isWorking = false
let willLookOn = false

async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  for (let i = 0; i < queue.length; i++) {
    const waiting = perform(queue[i])
    if (waiting !== undefined) await waiting
  }
  queue.length = 0
  send()
  isWorking = false
  lookOnSoon()
}

/** Between two slices of a long look, whatever has come in is done first. */
function lookOnSoon(): void {
  if (willLookOn || !playing.isLooking) return
  willLookOn = true
  setImmediate(() => {
    willLookOn = false
    // Who is working comes back here.
    if (isWorking) return
    playing.lookOn()
    send()
    lookOnSoon()
  })
}

port.on('message', (ops: Op[]) => {
  for (const op of ops) queue.push(op)
  void work()
})
