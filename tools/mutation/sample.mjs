// A seeded sample of the mutants of a game's rules, each tried against the tests that meet it, nearest first, in a process of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'
import { hashOf, sampleOf } from './draw.mjs'
import { instrument, kept } from './instrument.mjs'

const CHILD = join(dirname(fileURLToPath(import.meta.url)), 'child.mjs')
/** A mutant that needs this much more of the processor than loading and its tests without it runs for ever. */
const PATIENCE = { factor: 3, seconds: 10 }
const patienceFor = (tests, { loadingMs }) =>
  Math.ceil(PATIENCE.seconds + (PATIENCE.factor * tests.reduce((sum, { ms }) => sum + ms, loadingMs)) / 1000)
const MEMORY_MB = 1500

/** Runs a child to its end. The limit is in seconds of the processor: a busy machine makes nobody late. */
function runChild(job, seconds) {
  const node = [process.execPath, `--max-old-space-size=${MEMORY_MB}`, CHILD, `${job.out}.job`]
  const limited = ['-c', `ulimit -t ${seconds}; exec "$@"`, 'sh', ...node]
  return new Promise((done) => {
    const child = spawn('/bin/sh', limited, { stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.on('data', (data) => (words = (words + data).slice(-2000)))
    child.on('close', (code, signal) => done({ code, signal, words }))
  })
}

async function resultOf(job, seconds) {
  rmSync(job.out, { force: true })
  writeFileSync(`${job.out}.job`, JSON.stringify(job))
  const { code, signal, words } = await runChild(job, seconds)
  if (code === 0) return JSON.parse(readFileSync(job.out, 'utf8'))
  return { crashed: signal === 'SIGXCPU' || signal === 'SIGKILL' || code > 128 ? 'time' : 'fault', words }
}

/** Which tests meet which mutants, from one run without any. */
async function meetingsOf(path, size, cache, game) {
  const key = hashOf(readFileSync(path), readFileSync(CHILD)).slice(0, 16)
  return kept(join(cache, `${game}-tests-${key}.json`), async () => {
    const found = await resultOf({ bundle: path, size, out: `${path}.out` }, 3600)
    if (found.crashed !== undefined) throw new Error(`the tests cannot be run: ${found.words}`)
    if (found.failed.length > 0) throw new Error(`tests fail without any mutant:\n${found.failed.join('\n')}`)
    return found
  })
}

const has = (bits, id) => ((bits[id >> 3] >> (id & 7)) & 1) === 1

const isBeside = (test, { file }) => dirname(test.file) === dirname(file)

/** The tests that meet a mutant: those of its own folder first, those that meet it themselves before others, then the quick ones. */
function testsFor({ id, file }, tests, always) {
  const folder = dirname(file)
  const distance = (test) => (isBeside(test, { file }) ? 0 : test.file.startsWith(dirname(folder)) ? 1 : 2)
  const isApart = ({ met }) => (has(met, id) ? 0 : 1)
  return tests
    .filter(({ met }) => has(always, id) || has(met, id))
    .sort((a, b) => distance(a) - distance(b) || isApart(a) - isApart(b) || a.ms - b.ms)
}

/**
 * Against the tests that meet it. What is worked out once is met only by the first test that needs it, so before a mutant has survived
 * the other tests of its folder are tried as well.
 */
async function tryAll(mutant, list, always, context) {
  const near = testsFor(mutant, list, always)
  const result = await tryMutant(mutant, near, context)
  if (result.status !== 'survived') return result
  const others = list.filter((test) => isBeside(test, mutant) && !near.includes(test))
  const again = await tryMutant(mutant, others, context)
  return again.status === 'no coverage' ? result : again
}

/** Tries a mutant against tests; those that fail alone without it say nothing about it and are left out. */
async function tryMutant(mutant, tests, context) {
  const usable = tests.filter((test) => context.alone.get(test) !== 'fails')
  if (usable.length === 0) return { ...mutant, status: 'no coverage' }
  const listed = usable.map(({ file, at, title }) => [file, at, title])
  const job = { bundle: context.bundle, mutant: mutant.id, tests: listed, out: context.out }
  const limit = patienceFor(usable, context)
  const { crashed, failed, words, cpuSeconds = limit } = await resultOf(job, limit)
  context.spent(cpuSeconds)
  if (crashed === 'time') return { ...mutant, status: 'timeout' }
  // Out of memory, or a promise that nobody awaited; but not where the process cannot even begin.
  if (crashed !== undefined) {
    if (await passesAlone(listed[0], usable, context)) return { ...mutant, status: 'killed', by: 'the process ended' }
    throw new Error(`the tests cannot be run: ${words}`)
  }
  if (failed === undefined) return { ...mutant, status: 'survived' }
  if (!(await passesAlone(failed.test, usable, context))) return tryMutant(mutant, tests, context)
  return { ...mutant, status: 'killed', by: failed.why }
}

/** Whether a test also passes as the only one, without any mutant: else it has failed for want of the tests before it. */
async function passesAlone([file, at, title], tests, context) {
  const { bundle: path, out, alone } = context
  const test = tests.find((one) => one.file === file && one.at === at)
  if (!alone.has(test)) {
    const job = { bundle: path, mutant: 'none', tests: [[file, at, title]], out }
    const { crashed, failed } = await resultOf(job, patienceFor([test], context))
    alone.set(test, crashed === undefined && failed === undefined ? 'passes' : 'fails')
  }
  return alone.get(test) === 'passes'
}

/** Tries the sample; `told` hears of everything that is done. */
export async function runSample({ root, game, size, seed, told }) {
  const cache = join(root, '.cache', 'mutation')
  mkdirSync(cache, { recursive: true })
  told.phase(`finding the mutants of ${game}`)
  const { files, mutants } = await instrument(root, game, cache)
  const path = join(cache, `${game}-bundle.mjs`)
  await bundle(root, game, files, path)
  told.phase(`${mutants.length} mutants; running the tests without any`)
  const { tests, always, loadingMs } = await meetingsOf(path, mutants.length, cache, game)
  const bits = (text) => Buffer.from(text, 'base64')
  const list = tests.map((test) => ({ ...test, met: bits(test.met) }))
  const met = bits(always)
  const chosen = sampleOf(mutants, size, seed)
  told.begin(chosen.length)
  const results = []
  const alone = new Map()
  let cpuSeconds = 0
  const spent = (more) => void (cpuSeconds += more)
  const waiting = [...chosen]
  const worker = async (_, at) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const context = { bundle: path, alone, spent, loadingMs, out: join(cache, `${game}-${process.pid}-${at}.out`) }
      results.push(await tryAll(mutant, list, met, context))
      told.tried(results)
      for (const file of [context.out, `${context.out}.job`]) rmSync(file, { force: true })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, Math.min(8, availableParallelism())) }, worker))
  const dependent = [...alone].filter(([, how]) => how === 'fails').map(([{ file, title }]) => `${file} > ${title}`)
  return {
    all: mutants.length,
    dependent,
    cpuSeconds: Math.round(cpuSeconds),
    results: chosen.map(({ id }) => results.find((one) => one.id === id)),
  }
}
