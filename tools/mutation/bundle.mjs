// All tests of a game in one file, with the mutants of its rules in it and a small stand-in for vitest.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { filesBelow } from './instrument.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** Fuzz games would be played again for every mutant, and so would those in which oracles are tested. */
export const testsOf = (root, game) =>
  filesBelow(join(root, 'src', 'games', game))
    .filter((file) => file.endsWith('.test.ts') && !/(\.fuzz|\/oracles)\.test\.ts$/.test(file))
    .map((file) => relative(root, file))

/** Mutants are switched by `__mutant`; what is met on the way is told to `__met`. */
const HELPERS = `
function stryMutAct_9fa48(id) { return globalThis.__mutant === id }
function stryCov_9fa48(...ids) { globalThis.__met?.(ids) }`

export async function bundle(root, game, instrumented, outfile) {
  const entry = testsOf(root, game)
    .map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(`./${file}`)})]`)
    .join(',\n')
  await build({
    absWorkingDir: root,
    stdin: { contents: `export const files = [${entry}]`, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    banner: { js: HELPERS },
    plugins: [fromSources(root, instrumented)],
    logLevel: 'warning',
  })
}

const fromSources = (root, instrumented) => ({
  name: 'sources',
  setup({ onLoad, onResolve }) {
    // By its address: the bundle and the runner share one.
    onResolve({ filter: /^vitest$/ }, () => ({ path: pathToFileURL(join(here, 'stand-in.mjs')).href, external: true }))
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = instrumented[relative(root, path)] ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
      const address = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll('import.meta.url', address), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})
