import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Our server as a build ships it: bundled, as boardgame.io is. Returns the script to start. */
export async function bundle(): Promise<string> {
  const outdir = join(root, '.cache', 'bench-server')
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'bench/server/walstatt-server.ts',
      worker: 'src/server/worker/worker.ts',
      games: 'bench/server/games.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  return join(outdir, 'server.mjs')
}
