import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { InputError } from './problem.ts'
import { projectRoot } from './root.ts'

const root = projectRoot()

export const bench: Command = {
  name: 'bench',
  about: 'measure speed, as ratios on this machine',
  help: `usage: walstatt bench [--json]

Runs the benchmarks of the project's bench folder. The first run installs what they compare with.

  --json             print one JSON object`,
  run(argv, io) {
    const args = parse(argv, { json: { type: 'boolean' } }, [])
    const script = join(root, 'bench', 'run.ts')
    if (!existsSync(script)) throw new InputError('bench', 'bench/run.ts is missing: benchmarks need the whole project')
    const more = args.flag('json') ? ['--json'] : []
    return new Promise((done) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, ...more], { cwd: root, stdio: 'inherit' })
      child.on('error', (error) => {
        io.err(`walstatt bench: ${error.message}\n`)
        done(1)
      })
      child.on('exit', (code) => done(code ?? 1))
    })
  },
}
