// `npm run dev`: the server with its games, and the web app with hot reload in front of it.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const PORT = '7700'
const run = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

const children = [
  run('bin/walstatt', 'serve', '--port', PORT, '--data', '.cache/dev-data'),
  run(join(root, 'node_modules', 'vite', 'bin', 'vite.js')),
]
const end = () => children.forEach((child) => child.kill())
for (const child of children) child.once('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
