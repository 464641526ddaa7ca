// Builds the web app into dist/web, unless nothing it is made of has changed since the last time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, '.cache', 'web-stamp')

function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => hash.update(path).update(readFileSync(join(root, path)))
  const walk = (folder) => {
    for (const name of readdirSync(join(root, folder)).sort()) {
      const path = `${folder}/${name}`
      if (statSync(join(root, path)).isDirectory()) walk(path)
      else if (!/\.test\.tsx?$/.test(name)) add(path)
    }
  }
  for (const folder of ['engine', 'kit', 'boardkit', 'games', 'bots', 'host', 'protocol', 'web']) walk(`src/${folder}`)
  for (const file of ['package-lock.json', 'vite.config.ts', 'scripts/compressed.ts', 'tsconfig.json']) add(file)
  return hash.digest('hex')
}

/** Whether the web app stands in dist/web. */
export function buildWeb() {
  const wanted = fingerprint()
  const isFresh = existsSync(join(root, 'dist', 'web', 'index.html')) && existsSync(stamp)
  if (isFresh && readFileSync(stamp, 'utf8') === wanted) return true
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}
