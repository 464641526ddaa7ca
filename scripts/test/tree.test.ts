import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { Tree } from './tree.mjs'

/** Prints the number of a child of its own, which has left its group, and stays. */
const PARENT = `
const { spawn } = require('node:child_process')
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
console.log(child.pid)
setInterval(() => {}, 1000)
`

/** Ends at once; its child stays in its group. */
const SHORT = `
const { spawn } = require('node:child_process')
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
console.log(child.pid)
child.unref()
`

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function family(code = PARENT): Promise<{ parent: ChildProcess; child: number }> {
  const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  started.push(parent)
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer]
  return { parent, child: Number(line.toString()) }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

// There is no /proc elsewhere; there only groups are ended.
describe.runIf(process.platform === 'linux')('what a command has started', () => {
  it('is ended with it, also what has left its group', async () => {
    const { parent, child } = await family()
    const tree = new Tree(parent.pid!)
    expect(tree.alive()).toEqual([parent.pid, child])
    await tree.end()
    await expect.poll(() => isThere(child)).toBe(false)
    expect(tree.alive()).toEqual([])
  })

  it('is named and ended if it stays behind', async () => {
    const { parent, child } = await family()
    const tree = new Tree(parent.pid!)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const left = await tree.endLeftovers(0)
    expect(left).toMatchObject([{ pid: child, command: expect.stringContaining('setInterval') as string }])
    await expect.poll(() => isThere(child)).toBe(false)
  })

  it('is named and ended although its parent was gone before anybody looked', async () => {
    const { parent, child } = await family(SHORT)
    if (parent.exitCode === null) await once(parent, 'exit')
    const left = await new Tree(parent.pid!).endLeftovers(0)
    expect(left).toMatchObject([{ pid: child }])
    await expect.poll(() => isThere(child)).toBe(false)
  })

  it('is ended by the keeper when the run is gone without warning', async () => {
    const { parent, child } = await family()
    const keeper = spawn(process.execPath, [fileURLToPath(new URL('keeper.mjs', import.meta.url))], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    started.push(keeper)
    keeper.stdin.write(`began ${parent.pid}\n`)
    keeper.stdin.end()
    await once(keeper, 'exit')
    await expect.poll(() => [parent.pid!, child].filter(isThere)).toEqual([])
  })
})
