// Ends what a test run has started when the run itself is ended without warning: it is told each process by number on its
// input, and the input ends with the run.
import { createInterface } from 'node:readline'
import { Tree } from './tree.mjs'

const trees = new Map()
// Ctrl-C reaches the run, which ends its parts itself; only then is the input closed.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined)

for await (const line of createInterface({ input: process.stdin })) {
  const [word, pid] = line.split(' ')
  if (word === 'began') trees.set(pid, new Tree(Number(pid)))
  else trees.delete(pid)
  for (const tree of trees.values()) tree.look()
}
await Promise.all([...trees.values()].map((tree) => tree.end(0)))
