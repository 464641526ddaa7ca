// `npm run build`: checks the types, builds the web app and bundles the command line into dist/.
import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildWeb } from './web.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc')
const types = spawnSync(process.execPath, [tsc, '-p', '.', '--noEmit'], { cwd: root, stdio: 'inherit' })
if (types.status !== 0) process.exit(types.status ?? 1)

rmSync(join(root, 'dist', 'walstatt.mjs'), { force: true })
if (!buildWeb()) process.exit(1)
await build({
  absWorkingDir: root,
  entryPoints: { walstatt: 'src/cli/main.ts', worker: 'src/server/worker/worker.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  banner: { js: '#!/usr/bin/env node' },
  logLevel: 'info',
})
chmodSync(join(root, 'dist', 'walstatt.mjs'), 0o755)
