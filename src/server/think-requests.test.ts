import { expect, it } from 'vitest'
import { substituteOf, ThinkRequests, type ThinkOp } from './think-requests.ts'

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

/** Each level thinks in a worker of its own, by the first letter of its name; nobody thinks for long unless told. */
function bots(after = 1e6) {
  const sent: string[] = []
  const gaveUp: number[] = []
  const replaced: string[] = []
  const told: string[] = []
  const thoughts: ThinkRequests = new ThinkRequests(
    {
      botSlot: (_match, bot) => ['c', 'g', 'm'].indexOf(bot[0]),
      send: (_slot, op) => void sent.push(op.op === 'think' ? `${op.match} ${op.think.bot}` : `${op.op}`),
    },
    {
      after,
      onThinking: (match) => void told.push(`${match}: ${thoughts.thinkingAt(match).map(({ role }) => role)}`),
      onReplaced: (match, role, by) => void replaced.push(`${match} ${role} ${by}`),
      giveUp: (match) => void gaveUp.push(match),
    },
  )
  const done = (match: number, role = 0, question = 'q'): void => thoughts.done(match, { role, question })
  const die = (culprit: number, slot = 0): void => {
    sent.length = 0
    thoughts.again(slot, culprit, 'it took too long')
  }
  return { thoughts, sent, gaveUp, replaced, told, done, die }
}

it('tables take turns: who asks much does not keep waiting who asks little', () => {
  const { thoughts, sent, done } = bots()
  for (const role of [0, 1, 2]) thoughts.ask(think(1, 'captain', role))
  thoughts.ask(think(2))
  thoughts.ask(think(3))
  expect(sent).toEqual(['1 captain'])
  done(1, 0)
  thoughts.ask(think(1, 'captain', 0, 'next'))
  done(1, 1)
  done(2)
  done(3)
  done(1, 2)
  expect(sent.map((one) => one[0])).toEqual(['1', '1', '2', '3', '1', '1'])
})

it('in one worker one bot thinks at a time, whatever else waits, and nobody waits for those who think longer', () => {
  const { thoughts, sent, done } = bots()
  for (const match of [1, 2])
    for (const bot of ['marshal', 'general', 'captain']) thoughts.ask(think(match, bot, bot.length))
  expect(sent).toEqual(['1 marshal', '1 general', '1 captain'])
  thoughts.done(1, { role: 7, question: 'q' })
  expect(sent).toHaveLength(4)
  done(9, 7)
  expect(sent).toHaveLength(4)
})

it('who is asked another question after an undo does not think about the old one first, if it has not begun', () => {
  const { thoughts, sent, done } = bots()
  thoughts.ask(think(1))
  thoughts.ask(think(2, 'captain', 0, 'before'))
  thoughts.ask(think(2, 'captain', 0, 'now'))
  done(1)
  done(2, 0, 'now')
  expect(sent).toEqual(['1 captain', '2 captain'])
})

it('a thought of a match that was put away frees its worker all the same', () => {
  const { thoughts, sent, done } = bots()
  thoughts.ask(think(1))
  thoughts.ask(think(2))
  thoughts.forget(1)
  expect(sent).toEqual(['1 captain', 'close'])
  done(1)
  expect(sent).toEqual(['1 captain', 'close', '2 captain'])
})

it('a bot whose worker ends of another one thinks again, as often as that happens', () => {
  const { thoughts, sent, gaveUp, die } = bots()
  thoughts.ask(think(1))
  for (let culprit = 10; culprit < 30; culprit++) {
    die(culprit)
    expect(sent).toEqual(['1 captain'])
  }
  expect(gaveUp).toEqual([])
})

it('a late thought about a question before an undo does not end what the bot thinks about now', () => {
  const { thoughts, sent, done, die } = bots()
  thoughts.ask(think(1, 'captain', 0, 'before'))
  thoughts.ask(think(1, 'captain', 0, 'now'))
  done(1, 0, 'before')
  expect(sent).toEqual(['1 captain', '1 captain'])
  die(0)
  expect(sent).toEqual(['1 captain'])
  done(1, 0, 'now')
  die(0)
  expect(sent).toEqual([])
})

it('who fails or takes too long is replaced by the Captain from now on, he by chance this time, and that gives up', () => {
  const { thoughts, sent, gaveUp, replaced, die } = bots()
  thoughts.ask(think(1, 'general:raider'))
  thoughts.ask(think(2))
  die(1, 1)
  expect(sent).toEqual([])
  expect(replaced).toEqual(['1 0 captain'])
  thoughts.done(2, { role: 0, question: 'q' })
  expect(sent).toEqual(['1 captain'])
  thoughts.unable(1, { role: 0, question: 'q' }, 'a fault')
  expect(replaced).toHaveLength(1)
  thoughts.unable(1, { role: 0, question: 'another' }, 'a fault')
  expect(gaveUp).toEqual([])
  thoughts.unable(1, { role: 0, question: 'q' }, 'a fault')
  expect(gaveUp).toEqual([1])
  expect(['marshal', 'recruit', 'captain:raider', 'captain', 'unknown', 'random'].map(substituteOf)).toEqual([
    'captain',
    'captain',
    'captain',
    'random',
    'random',
    undefined,
  ])
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

it('a bot that thinks for a while is told of, and that it has ended; a quick one never', () => {
  const slow = bots(0)
  slow.thoughts.ask(think(1, 'marshal', 1))
  slow.thoughts.ask(think(1, 'general', 0))
  slow.done(1, 1)
  slow.done(1, 0)
  expect(slow.told).toEqual(['1: 1', '1: 0,1', '1: 0', '1: '])
  const quick = bots()
  quick.thoughts.ask(think(1))
  quick.done(1)
  expect(quick.told).toEqual([])
})
