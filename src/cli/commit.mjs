import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is checked out; where the sources differ from it, with a + and what tells one difference from another. */
export function commitOf(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    return status === 0 ? stdout.trim() : undefined
  }
  const head = git('rev-parse', 'HEAD')
  if (head === undefined) return 'unknown'
  const changed = git('diff', 'HEAD', '--', 'src')
  const added = (git('ls-files', '--others', '--exclude-standard', '--', 'src') ?? '').split('\n').filter(Boolean)
  if (changed === '' && added.length === 0) return head
  const hash = createHash('sha256').update(changed ?? '')
  for (const path of added) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return `${head}+${hash.digest('hex').slice(0, 12)}`
}
