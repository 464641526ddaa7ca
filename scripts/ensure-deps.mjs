// Installs the locked dependencies when they are missing or stale. Node built-ins only: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const STALE_MS = 15 * 60_000
const WAIT_MS = 250

const defaultRoot = dirname(dirname(fileURLToPath(import.meta.url)))
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const stampOf = (root) => join(root, 'node_modules', '.walstatt-stamp')

function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256')
    .update(lock)
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex')
}

function isFresh(root, wanted) {
  const stamp = stampOf(root)
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  return isInstalledByHand(root)
}

/** Somebody ran `npm ci` themselves: npm's own record in node_modules names every package that is not optional. */
function isInstalledByHand(root) {
  try {
    const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages
    const there = read('node_modules', '.package-lock.json')
    return Object.entries(read('package-lock.json')).every(
      ([path, { integrity, optional, devOptional }]) =>
        path === '' || optional || devOptional || there[path]?.integrity === integrity,
    )
  } catch {
    return false
  }
}

/** A lock is dead when its owner's process is gone, or when it is very old (owner on another machine or in another container). */
function isDead(lock) {
  let age
  try {
    age = Date.now() - statSync(lock).mtimeMs
  } catch {
    return false // released meanwhile: the next mkdir decides
  }
  if (age > STALE_MS) return true
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0) return age > 5_000
    process.kill(pid, 0)
    return false
  } catch (error) {
    if (error.code === 'ESRCH') return true
    if (error.code === 'ENOENT') return age > 5_000 // made, but its owner died before it wrote the pid
    return false
  }
}

function tryLock(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/** Two processes may see the same dead lock; only the one that makes the `.taking` directory removes it. */
function takeOver(lock) {
  const taking = `${lock}.taking`
  try {
    mkdirSync(taking)
  } catch {
    try {
      if (Date.now() - statSync(taking).mtimeMs > 10_000) rmSync(taking, { recursive: true, force: true })
    } catch {
      // gone meanwhile
    }
    return
  }
  try {
    if (isDead(lock)) rmSync(lock, { recursive: true, force: true })
  } finally {
    rmSync(taking, { recursive: true, force: true })
  }
}

function cleanEnvironment() {
  const env = { ...process.env }
  for (const key of Object.keys(env)) {
    if (/^(node_env|npm_config_(omit|production|only|include|dry_run|ignore_scripts))$/i.test(key)) delete env[key]
  }
  return env
}

function npmCi(root) {
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const viaNode = npm !== undefined && /npm-cli\.(c|m)?js$/.test(npm) && existsSync(npm)
  const options = { cwd: root, env: cleanEnvironment(), stdio: ['ignore', 'inherit', 'inherit'] }
  const run = viaNode
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (run.error) throw run.error
  return run.status ?? 1
}

function install(root, wanted) {
  console.error('walstatt: installing dependencies (once; about half a minute) …')
  // npm ci removes node_modules and with it the old stamp: a broken install is never taken for a good one.
  const status = npmCi(root)
  if (status !== 0) return status
  writeFileSync(stampOf(root), wanted)
  return 0
}

/** Returns the exit code: 0 when node_modules fits the lock file. */
export function ensureDependencies(folder = defaultRoot) {
  const root = resolve(folder)
  const lock = join(root, '.install-lock')
  let told = false
  for (;;) {
    const wanted = fingerprint(root)
    if (isFresh(root, wanted)) return 0
    if (tryLock(lock)) {
      try {
        return isFresh(root, wanted) ? 0 : install(root, wanted)
      } finally {
        rmSync(lock, { recursive: true, force: true })
      }
    }
    if (!told) console.error('walstatt: another process is installing dependencies, waiting …')
    told = true
    if (isDead(lock)) takeOver(lock)
    else sleep(WAIT_MS)
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) {
    console.error(`walstatt: needs Node 20 or newer, this is ${process.version}`)
    process.exit(1)
  }
  process.exit(ensureDependencies(process.argv[2]))
}
