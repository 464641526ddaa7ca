// `npm run bench:web`: what the page costs in Chromium at a slowed-down processor. `--only a,b,c`, `--games x,y`, `--write` puts the table into docs/performance.md.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { bundleWorker } from '../../scripts/test/bundle-worker.mjs'
import { buildWeb } from '../../scripts/web.mjs'
import { RunningServer } from '../../test/e2e/server.ts'
import { botMoves, clicks, coldStart } from './measure.ts'

const root = join(import.meta.dirname, '..', '..')
const PAGE = join(root, 'docs', 'performance.md')

const GAMES: Readonly<Record<string, string>> = {
  bloodstones: 'bloodstones-4-noon',
  heroscape: 'heroscape-2-dawn',
  immortals: 'immortals-5-dusk',
  uprising: 'uprising-3-noon',
}

const valueOf = (name: string): string[] | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]?.split(',')
}
const parts = valueOf('only') ?? ['a', 'b', 'c']
const games = Object.entries(GAMES).filter(([game]) => valueOf('games')?.includes(game) ?? true)

const ms = (value: number | undefined): string => (value === undefined ? '' : `${Math.round(value)} ms`)
const seconds = (value: number | undefined): string => (value === undefined ? '' : `${(value / 1000).toFixed(1)} s`)
const most = (values: readonly number[]): number => Math.max(...values.filter((value) => !Number.isNaN(value)))

type Row = readonly string[]
interface Part {
  readonly title: string
  readonly head: Row
  row(browser: Browser, address: string, game: string): Promise<Row>
}

const PARTS: Readonly<Record<string, Part>> = {
  a: {
    title: 'A hundred bot moves in a row, late in a long game (wanted: no task above 50 ms)',
    head: ['events told before', 'moves', 'elements', 'longest task', 'tasks above 50 ms', 'their sum', 'in'],
    async row(browser, address, game) {
      const { events, moves, nodes, longest, count, sum, seconds: took } = await botMoves(browser, address, game)
      return [events, moves, nodes, ms(longest), count, seconds(sum), seconds(took * 1000)].map(String)
    },
  },
  b: {
    title: 'A click on the board (wanted: next paint within 100 ms; in 3D the main thread’s work)',
    head: ['clicks', 'on an offered place', 'worst next paint', 'worst work of the main thread'],
    async row(browser, address, game) {
      const done = await clicks(browser, address, game)
      const offered = done.filter(({ isOffered }) => isOffered).length
      return [done.length, offered, ms(most(done.map((one) => one.paint))), ms(most(done.map((one) => one.work)))].map(
        String,
      )
    },
  },
  c: {
    title: 'Cold start to the first question (wanted: 2.5 s, in 3D 4 s)',
    head: ['question', 'scene drawn', 'received'],
    async row(browser, address, game) {
      const { asked, drawn, bytes } = await coldStart(browser, address, game)
      return [seconds(asked), seconds(drawn), `${Math.round(bytes / 1000)} kB`]
    },
  },
}

const line = (cells: Row): string => `| ${cells.join(' | ')} |`

async function tableOf(part: Part, address: string): Promise<string[]> {
  const lines = [`**${part.title}**`, '', line(['', ...part.head]), line(['', ...part.head].map(() => '---'))]
  for (const [game, file] of games) {
    // A browser of its own for each: what one has compiled or kept does not help the next.
    const browser = await chromium.launch(await chromiumLaunch({ webgl: game === 'heroscape' }))
    const cells = await part
      .row(browser, address, file)
      .catch((error: unknown) => [`failed: ${String(error).split('\n')[0]}`])
    await browser.close()
    lines.push(line([game, ...cells]))
    console.error(lines.at(-1))
  }
  return [...lines, '']
}

function write(text: string): void {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, page.replace(/(<!-- bench:web -->)[\s\S]*(<!-- \/bench:web -->)/, `$1\n\n${text}\n$2`))
  spawnSync(process.execPath, [join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs'), '--write', PAGE])
}

if (!buildWeb()) process.exit(1)
const endWorker = await bundleWorker()
const server = new RunningServer(join(root, 'dist', 'web'))
await server.start()
try {
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const load = loadavg()[0].toFixed(1)
  const command = ['npm run bench:web --', ...process.argv.slice(2)].join(' ')
  const text = [`\`${command}\` at commit \`${commit}\`, load of the machine ${load} when it began.`, '']
  for (const name of parts) text.push(...(await tableOf(PARTS[name], server.address)))
  console.log(text.join('\n'))
  if (process.argv.includes('--write')) write(text.join('\n'))
} finally {
  await server.remove()
  endWorker()
}
