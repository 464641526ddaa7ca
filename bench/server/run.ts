// The server beside boardgame.io's own in the same run: `node --import tsx bench/server/run.ts [--json] [--quick] [--matches 10,100]`.
import { parseArgs } from 'node:util'
import { startProgress, terminal } from '../../src/cli/progress.mjs'
import { bundle } from './bundle.ts'
import { startChild, type Usage } from './child.ts'
import type { LoadResult } from './load.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, matches: { type: 'string' } },
})
const SEATS = 6
const windows = values.quick === true ? 3 : 5
const seconds = values.quick === true ? 2 : 4
/** CPU-seconds that a server works before anything counts: its compiler needs them, however busy the machine is. */
const warm = values.quick === true ? 4 : 10
const PEERS = ['walstatt', 'boardgameio'] as const
const sizes = (values.matches ?? '10,100').split(',').map(Number)
const screen = terminal()
/** In seconds of load. */
const progress = startProgress(
  { ...screen, isShown: screen.isShown && values.json !== true },
  sizes.length * PEERS.length * (warm + windows * seconds),
  1,
)
let done = 0

interface Figures {
  readonly answersPerCpuSecond: number
  readonly bytesPerAnswer: number
  readonly p50: number
  readonly p99: number
  /** Resident memory above that of the empty server; idle: opened and watched by all seats, live: after all windows. */
  readonly megabytes: { readonly empty: number; readonly idle: number; readonly live: number }
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]

/** One server and its load, each in its own process; warm before anything counts. */
async function start(peer: (typeof PEERS)[number], matches: number) {
  const script = peer === 'walstatt' ? await bundle() : './boardgameio-server.ts'
  const server = await startChild<{ address: string }>(script)
  const usage = async (): Promise<Usage> => (await server.ask('usage')) as Usage
  const before = await usage()
  const load = await startChild<unknown>(`./${peer}-load.ts`, [server.first.address, String(matches), String(SEATS)])
  const opened = await usage()
  progress.at(done, `${matches} matches, warming up ${peer}`)
  while ((await usage()).cpuSeconds - opened.cpuSeconds < warm) await load.ask(String(seconds))
  done += warm
  const samples: { rate: number; bytes: number; p50: number; p99: number }[] = []
  return {
    async window(number: number) {
      progress.at(done, `${matches} matches, window ${number} of ${windows}: ${peer}`)
      const from = (await usage()).cpuSeconds
      const result = (await load.ask(String(seconds))) as LoadResult
      const cpu = (await usage()).cpuSeconds - from
      const { answers, bytes, p50, p99 } = result
      done += seconds
      samples.push({ rate: answers / cpu, bytes: bytes / answers, p50, p99 })
    },
    async end(): Promise<Figures> {
      const { megabytes } = await usage()
      load.process.kill()
      await server.end()
      return {
        answersPerCpuSecond: Math.round(median(samples.map(({ rate }) => rate))),
        bytesPerAnswer: Math.round(median(samples.map(({ bytes }) => bytes))),
        p50: Number(median(samples.map(({ p50 }) => p50)).toFixed(2)),
        p99: Number(median(samples.map(({ p99 }) => p99)).toFixed(2)),
        megabytes: {
          empty: Math.round(before.megabytes),
          idle: Math.round(opened.megabytes - before.megabytes),
          live: Math.round(megabytes - before.megabytes),
        },
      }
    },
  }
}

async function compare(matches: number) {
  const running = []
  for (const peer of PEERS) running.push(await start(peer, matches))
  // Interleaved, so that both have the same neighbours.
  for (let i = 1; i <= windows; i++) for (const one of running) await one.window(i)
  const [own, peer] = [await running[0].end(), await running[1].end()]
  const ratios = {
    answersPerCpuSecond: own.answersPerCpuSecond / peer.answersPerCpuSecond,
    bytesPerAnswer: own.bytesPerAnswer / peer.bytesPerAnswer,
    p99: own.p99 / peer.p99,
  }
  const isMet = {
    answersPerCpuSecond: ratios.answersPerCpuSecond >= 8,
    bytesPerAnswer: ratios.bytesPerAnswer <= 1 / 25,
    p99: ratios.p99 <= 1 / 3,
  }
  return { matches, seats: SEATS, walstatt: own, boardgameio: peer, ratios, isMet }
}

const results = []
for (const matches of sizes) results.push(await compare(matches))
progress.end()
if (values.json === true) console.log(JSON.stringify({ bench: 'server', results }))
else for (const result of results) console.log(result)
