import { expect, it } from 'vitest'
import { game as nim } from '../../../examples/nim/index.ts'
import { worldFor } from '../../bots/world.ts'
import { fastSource, openMatch, prepare } from '../../engine/index.ts'
import { Contents } from './contents.ts'
import type { Think } from './messages.ts'
import { Thinkers } from './thinkers.ts'

function question(bot: string): Think {
  const prepared = prepare(nim, 2, {}, undefined)
  if (!prepared.ok) throw new Error('Nim cannot be played')
  const match = openMatch(prepared.value, fastSource('match'))
  match.begin()
  const [ask] = match.play.pending
  const { setup } = prepared.value
  return {
    game: 'nim',
    setup: JSON.stringify(setup),
    content: { hash: setup.content },
    question: match.idOf(ask),
    bot,
    seed: 'seed',
    world: worldFor(match, ask.role, fastSource('world'))!,
  }
}

/** How often the clock is looked at; it goes on by a millisecond each time. */
function looks(bot: string, marshal: number | undefined): number {
  let now = 0
  const thinkers = new Thinkers(new Contents(), marshal, () => ++now)
  thinkers.think(1, question(bot), nim)
  return now
}

it('a Marshal thinks by playouts, the same every time, and with seconds from the host as long as they last', () => {
  const think = () => new Thinkers(new Contents()).think(1, question('marshal'), nim)
  expect(think()).toEqual(think())
  expect(looks('marshal', undefined)).toBe(0)
  const [short, long] = [looks('marshal', 100), looks('marshal', 1000)]
  expect(short).toBeGreaterThan(50)
  expect(long).toBeGreaterThan(2 * short)
  expect(looks('general', 1000)).toBe(0)
})
