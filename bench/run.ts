// `npm run bench`: measures, prints a table for people or one JSON object for programs.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { terminal } from '../src/cli/progress.mjs'
import { measure, type Plan } from './harness/measure.ts'
import type { Row, Section, Target } from './harness/section.ts'
import { sections } from './harness/sections.ts'

const HELP = `npm run bench [-- options]

  --json        one JSON object instead of a table
  --only a,b    only these parts:
${sections.map(({ id, about }) => `                  ${id}  ${about}`).join('\n')}
  --quick       short windows: to see that it runs, not to quote
  --help        this text`

const FULL: Plan = { windows: 7, windowSeconds: 1, warmUpSeconds: 40 }
const QUICK: Plan = { windows: 5, windowSeconds: 0.25, warmUpSeconds: 2 }

interface Wanted {
  readonly sections: readonly Section[]
  readonly plan: Plan
  readonly json: boolean
}

function refuse(problem: string): never {
  console.error(`bench: ${problem}`)
  process.exit(2)
}

function readArguments(): Wanted | undefined {
  const options = {
    json: { type: 'boolean' },
    only: { type: 'string' },
    quick: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const { values } = parseArgs({ options, strict: true })
    if (values.help) return undefined
    const ids = values.only?.split(',') ?? sections.map(({ id }) => id)
    const unknown = ids.find((id) => !sections.some((section) => section.id === id))
    if (unknown !== undefined)
      refuse(`--only: there is no part "${unknown}"; there are: ${sections.map(({ id }) => id).join(', ')}`)
    return {
      sections: sections.filter(({ id }) => ids.some((wanted) => wanted === id)),
      plan: values.quick ? QUICK : FULL,
      json: values.json === true,
    }
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** boardgame.io lives in bench/node_modules; npm talks to the error stream, since the output may be read by a program. */
function installPeers(): void {
  const script = fileURLToPath(new URL('../scripts/ensure-deps.mjs', import.meta.url))
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const { status } = spawnSync(process.execPath, [script, folder], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('boardgame.io could not be installed; parts c and d do not need it')
}

function ratioText({ ratio, atLeast, atMost, met }: Target): string {
  const target = atLeast === undefined ? `at most ${String(atMost)}` : `at least ${atLeast}`
  return `${ratio}x   ${target}: ${met ? 'met' : 'NOT MET'}`
}

function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  for (const { what, value, ratio } of rows)
    console.log(`  ${what.padEnd(50)}${value.padStart(20)}   ${ratio === undefined ? '' : ratioText(ratio)}`.trimEnd())
}

async function run(wanted: Wanted): Promise<void> {
  const variants = [...new Set(wanted.sections.flatMap((section) => section.variants))]
  if (variants.includes('reference-boardgameio')) installPeers()
  const screen = terminal()
  const measured = await measure(variants, wanted.plan, { ...screen, isShown: screen.isShown && !wanted.json })
  const reports = wanted.sections.map((section) => ({ section, ...section.report(measured) }))
  if (!wanted.json) for (const { section, rows } of reports) printTable(`${section.id}  ${section.about}`, rows)
  else {
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' }
    const parts = Object.fromEntries(reports.map(({ section, data }) => [section.name, data]))
    console.log(JSON.stringify({ ...machine, ...wanted.plan, per: 'CPU-second', ...parts }, undefined, 2))
  }
}

const wanted = readArguments()
if (wanted === undefined) console.log(HELP)
else
  try {
    await run(wanted)
  } catch (error) {
    console.error(`bench: ${(error as Error).message}`)
    process.exitCode = 1
  }
