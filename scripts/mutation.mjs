// `npm run mutation [-- path …]`: installs StrykerJS under tools/mutation when needed and mutates the rules (or the given files).
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './ensure-deps.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tools = join(root, 'tools', 'mutation')
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'))

if (options.includes('--help')) {
  console.log(
    'npm run mutation [-- <file, folder or glob> …] [--force]\n\n--force tests every mutant again, not only changed ones.',
  )
  process.exit(0)
}

function asGlob(path) {
  // Stryker also takes file.ts:from-to for a range of lines.
  const file = join(root, path.replace(/:\d.*$/, ''))
  if (path.includes('*')) return path
  if (!existsSync(file)) {
    console.error(`mutation: no such file or folder: ${path}`)
    process.exit(2)
  }
  return statSync(file).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path
}

const env = { ...process.env }
delete env.WALSTATT_TEST_REPORT
if (paths.length > 0) env.WALSTATT_MUTATE = paths.map(asGlob).join(',')

const installed = ensureDependencies(tools)
if (installed !== 0) process.exit(installed)

const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const args = [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...options]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1)
