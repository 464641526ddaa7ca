import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleWorker } from '../../scripts/test/bundle-worker.mjs'
import { WEB } from './server.ts'

/** The tests play the app as it is delivered, from a build of their own: nobody else builds into it meanwhile. */
export default async function globalSetup(): Promise<() => void> {
  const root = join(import.meta.dirname, '..', '..')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', WEB, '--emptyOutDir']
  const built = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the web app does not build')
  return bundleWorker()
}
