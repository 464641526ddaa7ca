import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const bench = fileURLToPath(new URL('../', import.meta.url))

/**
 * The measuring process with all variants, bundled as a build ships the rules, and as boardgame.io comes. A loader that
 * compiles on the fly wraps every inner function to keep its name, which takes a third of the speed. Returns the script.
 */
export async function bundleChild(): Promise<string> {
  const outdir = join(bench, '.cache', 'bundle')
  await build({
    absWorkingDir: bench,
    entryPoints: { child: 'harness/child.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  return join(outdir, 'child.mjs')
}
