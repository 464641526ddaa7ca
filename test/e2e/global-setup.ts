import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The tests play the app as it is delivered. */
export default function globalSetup(): void {
  if (process.env['WALSTATT_E2E_BUILT'] !== undefined) return
  const root = join(import.meta.dirname, '..', '..')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the web app does not build')
}
