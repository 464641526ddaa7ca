// The guards themselves: each ban and each import boundary is broken once in a scratch project and must be reported.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const tool = (path: string): string => join(project, 'node_modules', path)
let root: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function imports(path: string, ...targets: string[]): void {
  write(path, targets.map((target, n) => `export * as x${n} from '${target}'\n`).join(''))
}

function run(path: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [tool(path), ...args], { cwd: root, encoding: 'utf8' })
  return stdout + stderr
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'walstatt-guards-'))
  for (const file of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    copyFileSync(join(project, file), join(root, file))
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('lint', () => {
  const bans: readonly string[] = [
    'Math.random()',
    "Math['random']",
    'Date.now()',
    'new Date()',
    'globalThis.Date',
    'performance.now()',
    "'a'.localeCompare('b')",
    '(1).toLocaleString()',
    "'a'.toLocaleUpperCase()",
    "'a'.toLocaleLowerCase()",
    "new Intl.Collator('de')",
  ]
  const program = bans.map((ban, n) => `export const x${n} = ${ban}\n`).join('')

  function linesReported(path: string): string[] {
    const output = run('oxlint/bin/oxlint', '-f', 'unix', path)
    return [...output.matchAll(/:(\d+):\d+: .*no-restricted/g)].map((found) => bans[Number(found[1]) - 1])
  }

  it.each(['src/engine/x.ts', 'src/kit/x.ts', 'src/games/a/rules/x.ts'])(
    'bans chance, clock and locale in %s',
    (path) => {
      write(path, program)
      expect(new Set(linesReported(path))).toEqual(new Set(bans))
      rmSync(join(root, path))
    },
  )

  it.each(['src/engine/x.test.ts', 'src/cli/x.ts'])('lets %s use them', (path) => {
    write(path, program)
    expect(linesReported(path)).toEqual([])
    rmSync(join(root, path))
  })

  it('limits the length of files and functions, but not of content, texts and tests', () => {
    const long = Array.from({ length: 401 }, (_, n) => `export const a${n} = ${n}\n`).join('')
    const body = `export function f() {\n${'  console.log(1)\n'.repeat(41)}}\n`
    write('src/cli/long.ts', long)
    write('src/cli/view.tsx', `export function View() {\n${'  work()\n'.repeat(61)}}\nfunction work() {}\n`)
    write('src/cli/body.ts', body)
    for (const path of ['src/games/a/content/l.ts', 'src/games/a/text/l.ts', 'src/cli/l.test.ts'])
      write(path, long + body)
    const output = run('oxlint/bin/oxlint', '-f', 'unix', 'src')
    const reported = [...output.matchAll(/^(.*?):\d+:\d+: .*\((max-[a-z-]+)\)/gm)].map(
      ([, file, rule]) => `${file} ${rule}`,
    )
    expect(reported.toSorted()).toEqual([
      'src/cli/body.ts max-lines-per-function',
      'src/cli/long.ts max-lines',
      'src/cli/view.tsx max-lines-per-function',
    ])
    rmSync(join(root, 'src'), { recursive: true })
  })

  it('finds tests that are switched off', () => {
    write(
      'src/cli/x.test.ts',
      "import { it } from 'vitest'\nit.only('a', () => {})\nit.skip('b', () => {})\nit.todo('c')\n",
    )
    const output = run('oxlint/bin/oxlint', '-f', 'unix', 'src')
    for (const rule of ['no-focused-tests', 'no-disabled-tests', 'warn-todo']) expect(output).toContain(rule)
    rmSync(join(root, 'src'), { recursive: true })
  })
})

describe('import boundaries', () => {
  function cleanTree(): void {
    imports('src/engine/a.ts')
    imports('src/engine/index.ts', './a.ts')
    imports('src/kit/k.ts', '../engine/index.ts')
    imports('src/protocol/p.ts', '../engine/index.ts')
    imports('src/boardkit/b.ts', '../protocol/p.ts', '../kit/k.ts')
    imports('src/games/a/content/c.ts', '../../../kit/k.ts')
    imports('src/games/a/rules/r.ts', '../../../kit/k.ts', '../content/c.ts')
    imports('src/games/a/text/en.ts')
    imports('src/games/a/bot.ts', './rules/r.ts')
    imports('src/games/a/index.ts', './rules/r.ts', './text/en.ts', './bot.ts', 'zod')
    imports('src/games/a/ui/board.ts', '../text/en.ts', '../../../boardkit/b.ts')
    imports('src/games/b/index.ts')
    imports('src/games/registry.ts', './a/index.ts', './b/index.ts')
    imports('src/bots/g.ts', '../games/registry.ts')
    imports('src/bots/older/o.ts', '../../games/a/index.ts')
    imports('src/server/s.ts', '../bots/g.ts', 'node:fs')
    imports('src/web/w.ts', '../games/a/ui/board.ts', '../bots/g.ts')
    imports('src/cli/main.ts', '../server/s.ts')
    imports('src/engine/a.test.ts', '../cli/main.ts', '../games/a/ui/board.ts', 'vitest', 'node:fs')
  }

  const violations: readonly (readonly [from: string, to: string, rule: string])[] = [
    ['src/engine/v.ts', '../kit/k.ts', 'engine-stands-alone'],
    ['src/kit/v.ts', '../games/registry.ts', 'kit-uses-engine-only'],
    ['src/kit/v2.ts', '../engine/a.ts', 'engine-by-its-doors'],
    ['src/boardkit/v.ts', '../games/a/ui/board.ts', 'boardkit-without-games'],
    ['src/games/a/rules/v5.ts', '../../../boardkit/b.ts', 'boardkit-for-boards'],
    ['src/games/a/v5.ts', '../../protocol/p.ts', 'rules-without-protocol'],
    ['src/protocol/v.ts', '../kit/k.ts', 'protocol-uses-engine-only'],
    ['src/host/v.ts', '../server/s.ts', 'host-below-server'],
    ['examples/v.ts', '../src/engine/a.ts', 'engine-by-its-doors'],
    ['src/games/a/v1.ts', '../../bots/g.ts', 'games-below-bots'],
    ['src/games/a/v2.ts', '../b/index.ts', 'games-apart'],
    ['src/games/a/v3.ts', '../registry.ts', 'games-without-registry'],
    ['src/games/a/v4.ts', './ui/board.ts', 'ui-for-web-only'],
    ['src/games/a/rules/v1.ts', '../ui/board.ts', 'rules-are-pure'],
    ['src/games/a/rules/v2.ts', '../text/en.ts', 'rules-are-pure'],
    ['src/games/a/rules/v3.ts', '../bot.ts', 'rules-are-pure'],
    ['src/games/a/rules/v4.ts', 'node:fs', 'no-node-in-pure-layers'],
    ['src/games/a/ui/v.ts', '../../../web/w.ts', 'games-below-bots'],
    ['src/bots/v1.ts', '../games/a/index.ts', 'only-registry-knows-games'],
    ['src/bots/v2.ts', '../cli/main.ts', 'bots-below-hosts'],
    ['src/web/v1.ts', '../server/s.ts', 'only-cli-imports-server'],
    ['src/web/v2.ts', '../cli/main.ts', 'server-below-cli'],
    ['src/web/v3.ts', '../bots/older/o.ts', 'older-bots-for-comparison'],
    ['src/server/v1.ts', '../web/w.ts', 'server-without-web'],
    ['src/cli/v1.ts', '../games/a/ui/board.ts', 'ui-for-web-only'],
    ['src/cli/v2.ts', 'vitest', 'no-development-packages'],
    ['src/cli/v3.ts', './x.test.ts', 'no-test-code'],
    ['src/cli/v4.ts', './nowhere.ts', 'resolvable'],
  ]

  it('accepts the layout of the design and refuses every import against it', () => {
    cleanTree()
    imports('src/cli/x.test.ts')
    for (const [from, to] of violations) imports(from, to)
    imports('src/kit/round1.ts', './round2.ts')
    imports('src/kit/round2.ts', './round1.ts')
    const output = run('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'examples')
    expect(output).toContain('no-cycles-in-the-base')
    const missed = violations.filter(([from, , rule]) => !output.includes(`error ${rule}: ${from} →`))
    expect(missed).toEqual([])
    // What is as it should be is not reported beside it.
    const refused = new Set([...output.matchAll(/error [\w-]+: (\S+) →/g)].map(([, from]) => from))
    const cycle = ['src/kit/round1.ts', 'src/kit/round2.ts'].filter((from) => refused.has(from))
    expect(refused).toEqual(new Set([...violations.map(([from]) => from), ...cycle]))
  })
})
