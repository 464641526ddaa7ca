import { expect, it } from 'vitest'
import { ask, defineGame, frame, hmacSource, NOBODY, prepare, rulesOf } from '../../engine/index.ts'
import type { GameEvent, GameState, NoContent, Play, Procedure, Question } from '../../engine/index.ts'
import { Host } from '../../host/host.ts'
import { HostedMatch, openHosted } from './hosted-match.ts'
import { Contents } from './contents.ts'

interface State extends GameState {
  hidden: number[]
}

const { procedure, made } = rulesOf<{ state: State; content: NoContent; messages: object; event: GameEvent }>()

/** What is offered depends on what nobody has seen: a fault of the rules. */
const which: Question<State, NoContent> = {
  name: 'which',
  kind: 'option',
  rule: 'T-1',
  options: ({ state }, _ask, out) => void out.push(2 * state.hidden[0], 2 * state.hidden[0] + 1),
  key: (_table, option) => `option:${option}`,
  prompt: () => ({ key: 'which' }),
  describe: () => ({ label: { key: 'which' } }),
}

const turn = procedure('turn', function* (play: Play<State, NoContent>): Procedure<State, NoContent> {
  yield* ask(play, which, 0, undefined)
  play.push(turn)
})

const leaky = defineGame<State>({
  id: 'leaky',
  players: { min: 1, max: 1 },
  procedures: made,
  setup: () => ({ next: [frame(turn)], checkpoint: 0, knowledge: 0, hidden: [5, 1, 2, 3, 4] }),
  secrets: ({ state }) => [
    {
      kind: 'hidden',
      pool: 'hidden',
      seenBy: NOBODY,
      read: () => [...state.hidden],
      write: (values) => void (state.hidden = [...values]),
    },
  ],
})

const KEY = new Uint8Array(32)

function hosted(key: Uint8Array = KEY): HostedMatch {
  const prepared = prepare(leaky, 1)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const { host } = Host.start(prepared.value, hmacSource(key))
  const load = { op: 'load', match: 1, setup: JSON.stringify(prepared.value.setup), key, steps: [], bots: [] } as const
  const match = new HostedMatch(
    { ...load, bots: [[0, 'random']] },
    host,
    { prepared: prepared.value, hash: '', source: '{}' },
    0,
  )
  match.setBots([[0, 'random']])
  return match
}

it('goes on although a bot keeps answering what the table does not offer, and thinks anew each time', () => {
  const match = hosted()
  const seeds: string[] = []
  for (let tries = 0; tries < 4; tries++) {
    const [{ question, seed }] = match.toThink()
    seeds.push(seed)
    const update = match.giveThought({ role: 0, question, option: 'option:99' })
    expect(update !== undefined).toBe(tries === 3)
  }
  expect(new Set(seeds).size).toBe(4)
  expect(match.toThink()[0].question).not.toBe('1.0.0')
})

it('a bot is sent nothing of the key, and another key makes it think otherwise', () => {
  const ones = Uint8Array.from({ length: 32 }, (_, i) => 201 + i)
  const sent = (key: Uint8Array): string => JSON.stringify(hosted(key).toThink())
  for (const part of [ones.subarray(0, 2), ones.subarray(30)])
    for (const between of [' ', ',']) expect(sent(ones)).not.toContain(part.join(between))
  expect(sent(ones.with(31, 0))).not.toBe(sent(ones))
})

it('loads a match from its steps where its snapshot cannot be read', () => {
  const match = hosted()
  const { setup } = match.host.prepared
  const steps = [[JSON.stringify(match.host.match.log), '[]']] as const
  for (const snapshot of ['', '{"runs":', 'null']) {
    const load = { op: 'load', match: 1, setup: JSON.stringify(setup), key: KEY, steps, bots: [], snapshot } as const
    expect(openHosted(load, leaky, new Contents())).toMatchObject({ ok: true })
  }
})
