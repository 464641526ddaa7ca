// Starting a worker of the server from its sources costs more than most tests about it: they all share one bundle.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { cache, root } from './parts.mjs'

/** Bundles it into a folder of its own and names it in the environment of whatever is started from now on. */
export async function bundleWorker() {
  mkdirSync(cache(), { recursive: true })
  const folder = mkdtempSync(cache('worker-'))
  await build({
    absWorkingDir: root,
    entryPoints: { worker: 'src/server/worker/worker.ts', games: 'src/server/testing/games.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The engine of the worker and that of the games is one.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  process.env.WALSTATT_WORKER = pathToFileURL(join(folder, 'worker.mjs')).href
  return () => rmSync(folder, { recursive: true, force: true })
}

/** For vitest. Who watches wants the sources as they are now. */
export async function setup({ config }) {
  return config.watch ? undefined : bundleWorker()
}
