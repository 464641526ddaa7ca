import { game } from '../../../examples/nim/index.ts'
import { setup, type State } from '../../../examples/nim/rules.ts'
import type { Lesson, SceneSet, Teaching, Words } from '../lesson.ts'

/* Nim, taught: what the tests of lessons play with. */

export const words = (en: string, de: string): Words => ({ en, de })

const set = (scene: unknown): SceneSet<State, Readonly<Record<string, never>>> => {
  if (!Array.isArray(scene) || !scene.every((n) => Number.isInteger(n))) throw new Error('heaps must be numbers')
  return { content: {}, roles: 2, options: {}, state: { ...setup({}, 2), heaps: scene as number[] } }
}

export const lesson: Lesson = {
  id: 'first',
  title: words('Take stones', 'Steine nehmen'),
  about: words('You can take stones.', 'Du kannst Steine nehmen.'),
  minutes: 2,
  scene: [3, 4, 5],
  role: 0,
  seed: 'nim',
  habits: [{ starts: '2:' }],
  steps: [
    { say: words('These are three heaps.', 'Das sind drei Haufen.'), part: 'stage' },
    {
      do: words('Take two stones of the first heap.', 'Nimm zwei Steine vom ersten Haufen.'),
      want: [{ question: 'take', key: '0:2' }],
      react: [{ to: { starts: '1:' }, say: words('That is the second heap.', 'Das ist der zweite Haufen.') }],
      others: [{ role: 1, key: '1:3' }],
    },
    {
      watch: words('Now the other one takes.', 'Jetzt nimmt der andere.'),
      until: { told: { type: 'taken', role: 1, heap: 2 } },
    },
    { say: words('One stone is left there.', 'Dort bleibt ein Stein.'), point: ['heap:2'] },
    { play: words('Play on.', 'Spiel weiter.'), until: { over: true }, hint: [{ starts: '2:' }, {}] },
    { say: words('That was it.', 'Das war es.') },
  ],
}

export const teaching: Teaching<State, Readonly<Record<string, never>>> = {
  lessons: [lesson],
  examples: [
    {
      id: 'NIM-EX-01',
      scene: [1, 1, 0],
      role: 0,
      seed: 'nim',
      task: words('Take a stone.', 'Nimm einen Stein.'),
      line: [{ key: '0:1' }],
      expect: [
        { offered: { key: '1:1' }, after: 0 },
        { told: { type: 'taken', role: 1 } },
        { cell: 'heaps', path: [1], is: 0 },
        { over: true },
        { notOffered: { starts: '0:' } },
      ],
      result: words('The other one wins.', 'Der andere gewinnt.'),
    },
  ],
  notPositions: { 'NIM-EX-02': 'a sum' },
  set,
}

export { game }
