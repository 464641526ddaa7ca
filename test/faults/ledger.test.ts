import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/engine/index.ts'
import { aSeat, aStep, aTable } from '../../src/server/testing/rows.ts'
import { checkTable, type Deed, type Kept } from './ledger.ts'

const deed = (word: string, state: Deed['state'] = 'done', actor = 'role 0'): Deed => ({
  kind: 'answer',
  actor,
  word,
  state,
})

const answer = (question: string, option: string, role = 0): Entry => ({ type: 'answer', role, question, option })

type Step = readonly [entries: readonly Entry[], told?: readonly object[]]

function kept(steps: readonly Step[], more: Partial<Kept> = {}): Kept {
  const rows = steps.map(([entries, told = []], seq) => ({
    ...aStep('a', seq).row,
    entries: JSON.stringify(entries),
    told: JSON.stringify(told.map((event) => [event, -1])),
    waiting: '[0]',
  }))
  const table = { ...aTable('a', { state: 'running' }), fairness: '{}' }
  return { table, seats: [aSeat('a', 0, 'p'), aSeat('a', 1, 'q')], steps: rows, chat: [], ...more }
}

const nothing = { lost: [], doubled: [], torn: [] }

describe('deeds against what is stored', () => {
  it('finds nothing where everything is there once, in order', () => {
    const steps: Step[] = [
      [[]],
      [[answer('1', 'a'), { type: 'draw', what: 'die', n: 6, value: 1, result: 1 }]],
      [[{ type: 'undo', role: 0, to: 0 }], [{ type: 'table.undo', role: 0 }]],
      [[answer('1', 'a')]],
      [[{ type: 'consent', role: 0, to: 0 }], [{ type: 'table.request', role: 0 }]],
      [[], [{ type: 'table.decline', role: 1 }]],
    ]
    const deeds = [deed('1 a'), deed('undo'), deed('1 a'), deed('request'), deed('decline', 'done', 'role 1')]
    expect(checkTable(kept(steps), deeds, [])).toEqual(nothing)
  })

  it('finds what is lost, what is there twice, and what nobody asked for', () => {
    expect(checkTable(kept([]), [deed('1 a')], [])).toMatchObject({ lost: ['role 0: 1 a'] })
    const twice = kept([[[answer('1', 'a')]], [[answer('1', 'a')]]])
    expect(checkTable(twice, [deed('1 a')], [])).toMatchObject({ doubled: ['role 0: 1 a'] })
    const foreign = kept([[[answer('1', 'a', 1)]]])
    expect(checkTable(foreign, [], []).doubled).toHaveLength(1)
    // Bots need not be asked.
    expect(checkTable(foreign, [], [1])).toEqual(nothing)
    const refused = kept([[[answer('1', 'a')]]])
    expect(checkTable(refused, [deed('1 a', 'refused')], []).doubled).toHaveLength(1)
  })

  it('what was under way is there or not, but from then on it is known', () => {
    const [gone, there] = [deed('1 a', 'sent'), deed('1 a', 'sent')]
    expect(checkTable(kept([]), [gone], [])).toEqual(nothing)
    expect(checkTable(kept([[[answer('1', 'a')]]]), [there], [])).toEqual(nothing)
    expect([gone.state, there.state]).toEqual(['refused', 'done'])
    expect(checkTable(kept([]), [there], []).lost).toHaveLength(1)
  })

  it('a seat and the log say the same', () => {
    const steps: Step[] = [
      [
        [
          { type: 'concede', role: 1 },
          { type: 'seat', seat: 1, holder: 'bot captain' },
        ],
      ],
    ]
    const deeds = [deed('concede', 'done', 'role 1')]
    const seat = { ...aSeat('a', 1, 'q'), holder: 'bot', bot: 'captain', conceded: 1 } as const
    expect(checkTable(kept(steps, { seats: [aSeat('a', 0, 'p'), seat] }), deeds, [])).toEqual(nothing)
    expect(checkTable(kept(steps), deeds, []).torn).toHaveLength(2)
  })

  it('a line of chat has its number, once', () => {
    const line = { table_id: 'a', room: 'players', team: null, seat: 0, name: 'Ada', text: 'Hello', at: 1 }
    const said = { ...deed('Hello', 'done', 'chat'), n: 1 }
    expect(checkTable(kept([], { chat: [{ ...line, n: 1 }] }), [said], [])).toEqual(nothing)
    expect(checkTable(kept([]), [said], []).lost).toHaveLength(1)
    const two = [1, 2].map((n) => ({ ...line, n }))
    expect(checkTable(kept([], { chat: two }), [said], []).doubled).toHaveLength(1)
  })

  it('an end that was seen, and a full table that has not started', () => {
    const end: Deed = { kind: 'end', actor: 'end', word: '', state: 'done' }
    expect(checkTable(kept([]), [end], []).lost).toEqual(['the end'])
    const table = { ...aTable('a', { state: 'open' }), fairness: '{}' }
    expect(checkTable(kept([], { table }), [], []).torn).toEqual(['full, and open'])
  })
})
