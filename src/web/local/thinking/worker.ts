import { thoughtOf } from './thoughts.ts'
import type { Given, Thought } from './task.ts'

const scope = self as unknown as { postMessage(thought: Thought): void }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its owner only
const tell = (thought: Thought): void => scope.postMessage(thought)

const thoughts = thoughtOf((part) => tell({ type: 'progress', part }))

addEventListener('message', ({ data: { room, task } }: MessageEvent<Given>) => {
  thoughts(room, task).then(tell, (error: unknown) => tell({ type: 'failed', message: (error as Error).message }))
})
