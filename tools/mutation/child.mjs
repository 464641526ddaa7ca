// Runs listed tests of a bundle in this process. With a mutant: until one fails. Without: all, and writes what each has met.
// The job is a file of JSON: its tests may be more than a command line takes. So is the result.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { listing } from './stand-in.mjs'

const { bundle, mutant, tests, size, out } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
// `none` runs the given tests without any mutant.
if (mutant !== undefined && mutant !== 'none') globalThis.__mutant = String(mutant)

const chainOf = (suite) => (suite === undefined ? [] : [...chainOf(suite.above), suite])

async function runTest({ run, suite }) {
  const chain = chainOf(suite)
  for (const one of chain) {
    if (one.isOpen) continue
    one.isOpen = true
    for (const hook of one.before) await hook()
  }
  for (const one of chain) for (const hook of one.beforeEach) await hook()
  await run()
  for (const one of chain.reverse()) for (const hook of one.afterEach) await hook()
}

async function close(list) {
  for (const suite of new Set(list.flatMap(({ suite: own }) => chainOf(own).reverse())))
    for (const hook of suite.after) await hook()
}

const { files } = await import(pathToFileURL(bundle).href)
const load = Object.fromEntries(files)

/** The first test that fails, in the given order, and why. Files are loaded as they are needed. */
async function firstFailure() {
  const loaded = new Map()
  for (const [file, at, title] of tests) {
    try {
      if (!loaded.has(file)) loaded.set(file, await listing(load[file]))
    } catch {
      return { test: [file, at, title], why: `${file} cannot be loaded` }
    }
    const test = loaded.get(file)[at]
    // A mutant may make other tests out of a table.
    if (test?.title !== title) return { test: [file, at, title], why: `${file} has no test ${title}` }
    try {
      await runTest(test)
    } catch {
      return { test: [file, at, title], why: `${file} > ${title}` }
    }
  }
  return undefined
}

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Every test with the mutants it has met and the milliseconds it took; those met while loading belong to all. `loadingMs` is what it takes
 * to begin and to load every file.
 */
async function meetings() {
  let met = new Uint8Array(size)
  globalThis.__met = (ids) => {
    for (const id of ids) met[id] = 1
  }
  const always = met
  const bits = (set) => Buffer.from(packed(set)).toString('base64')
  const result = { tests: [], failed: [], loadingMs: processorMs() }
  for (const [file] of files) {
    met = always
    const before = processorMs()
    const list = await listing(load[file])
    result.loadingMs += processorMs() - before
    for (const [at, test] of list.entries()) {
      met = new Uint8Array(size)
      const start = processorMs()
      try {
        await runTest(test)
      } catch (error) {
        result.failed.push(`${file} > ${test.title}: ${error?.message}`)
      }
      result.tests.push({ file, at, title: test.title, ms: Math.round(processorMs() - start), met: bits(met) })
    }
    met = always
    await close(list)
  }
  return { ...result, always: bits(always) }
}

function packed(set) {
  const bytes = new Uint8Array(Math.ceil(set.length / 8))
  set.forEach((isMet, id) => (bytes[id >> 3] |= isMet << (id & 7)))
  return bytes
}

const result = mutant === undefined ? await meetings() : { failed: await firstFailure() }
writeFileSync(out, JSON.stringify({ ...result, cpuSeconds: processorMs() / 1000 }))
process.exit(0)
