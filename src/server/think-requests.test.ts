import { expect, it } from 'vitest'
import { ThinkRequests } from './think-requests.ts'
import type { Op } from './worker/messages.ts'

type ThinkOp = Extract<Op, { op: 'think' }>

const state = { next: [], checkpoint: 0, knowledge: 0 }
const think = (match: number, bot = 'captain', role = 0, question = 'q'): ThinkOp => ({
  op: 'think',
  match,
  think: {
    game: 'lanterns',
    setup: '{}',
    content: { hash: '' },
    question,
    bot,
    seed: '',
    world: { role, state, tail: [] },
  },
})

/** All bots think in one worker. */
function bots(): { thoughts: ThinkRequests; sent: string[]; gaveUp: number[]; die(culprit: number): void } {
  const sent: string[] = []
  const gaveUp: number[] = []
  const thoughts = new ThinkRequests({
    botSlot: () => 1,
    send: (_slot, op) => void sent.push(op.op === 'think' ? `${op.match} ${op.think.bot}` : op.op),
  })
  const die = (culprit: number): void => {
    sent.length = 0
    thoughts.again(1, culprit, (match) => void gaveUp.push(match))
  }
  return { thoughts, sent, gaveUp, die }
}

it('a bot whose worker ends of another one thinks again, as often as that happens', () => {
  const { thoughts, sent, gaveUp, die } = bots()
  thoughts.ask(think(1))
  for (let culprit = 10; culprit < 30; culprit++) {
    thoughts.ask(think(culprit))
    die(culprit)
    expect(sent).toEqual(['1 captain', `${culprit} random`])
    thoughts.done(culprit, { role: 0, question: 'q' })
  }
  expect(gaveUp).toEqual([])
})

it('a late thought about a question before an undo does not end what the bot thinks about now', () => {
  const { thoughts, sent, die } = bots()
  thoughts.ask(think(1, 'captain', 0, 'before'))
  thoughts.ask(think(1, 'captain', 0, 'now'))
  thoughts.done(1, { role: 0, question: 'before' })
  die(0)
  expect(sent).toEqual(['1 captain'])
  thoughts.done(1, { role: 0, question: 'now' })
  die(0)
  expect(sent).toEqual([])
})

it('one that takes too long chooses at random, and if it fails even so gives up', () => {
  const { thoughts, sent, gaveUp, die } = bots()
  thoughts.ask(think(1))
  thoughts.ask(think(2))
  die(1)
  expect(sent).toEqual(['1 random', '2 captain'])
  die(1)
  expect(sent).toEqual(['2 captain'])
  expect(gaveUp).toEqual([1])
  die(1)
  expect(gaveUp).toEqual([1])
})

it('a worker that ends again and again of nothing known does not go on for ever', () => {
  const { thoughts, sent, gaveUp, die } = bots()
  thoughts.ask(think(1))
  for (let i = 0; i < 2; i++) {
    die(0)
    expect(sent).toEqual(['1 captain'])
  }
  die(0)
  expect(sent).toEqual([])
  expect(gaveUp).toEqual([1])
})

it('the other bots of a match that is given up are not asked any more', () => {
  const { thoughts, sent } = bots()
  for (const role of [0, 1]) thoughts.ask(think(1, 'random', role))
  sent.length = 0
  thoughts.again(1, 1, (match) => thoughts.forget(match))
  expect(sent).toEqual(['close'])
})

it('the end of another worker changes nothing', () => {
  const { thoughts, sent } = bots()
  thoughts.ask(think(1))
  thoughts.again(0, 1, () => undefined)
  expect(sent).toEqual(['1 captain'])
  thoughts.forget(1)
  expect(sent).toEqual(['1 captain', 'close'])
})
