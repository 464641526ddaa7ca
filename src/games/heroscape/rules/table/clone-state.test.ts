import { expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { tableOf } from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { cloneState } from './clone-state.ts'
import type { State } from './state.ts'

const bare = (): State => tableOf({ field: smallField(grid(4, 3)), armies: { 0: { finn: [[0, 0]] }, 1: {} } }).state

/** Everything that is there only at times, and no two numbers alike. */
function full(): State {
  const state = bare()
  state.next.push({ procedure: 'place', args: { role: 1, figures: [4, 5], at: 0 } })
  state.draft = { order: [0, 1], at: 1, direction: -1, left: 2, complete: [0, 1], points: [7, 9] }
  state.turn = { role: 1, card: 3, step: 'attack', moved: [1], attackers: [2], targets: [3], powers: [4], acting: [5] }
  state.move = { figure: 6, left: 5, fallDice: 4, lead: 1, way: 2 }
  state.outcome = { winners: [1] } as never
  state.truce = 1
  state.mist = 4
  state.turnAt = 1
  state.turnNumber = 2
  return state
}

/** Fixed for the whole game, or replaced as a whole and never changed. */
const SHARED = new Set(['options', 'knowledge', 'checkpoint', 'outcome', 'order of draft'])

/** Changes everything in a value that may be changed. */
function spoil(value: object, path: string): void {
  if (Array.isArray(value)) {
    value.forEach((one) => typeof one === 'object' && one !== null && spoil(one as object, path))
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'number') value[i] += 100
    value.push(-77)
    return
  }
  for (const [key, one] of Object.entries(value)) {
    const name = path === '' ? key : `${key} of ${path}`
    if (SHARED.has(name)) continue
    if (typeof one === 'object' && one !== null) spoil(one as object, name)
    else (value as Record<string, unknown>)[key] = 'changed'
  }
}

it('a copy has every field, and none that is not there', () => {
  for (const state of [bare(), full()]) {
    expect(cloneState(state)).toStrictEqual(state)
    expect(Object.keys(cloneState(state)).sort()).toEqual(Object.keys(state).sort())
  }
})

it('a change of the copy changes nothing of the original, nor the other way round', () => {
  for (const make of [bare, full]) {
    const [original, before] = [make(), make()]
    const copy = cloneState(original)
    spoil(copy, '')
    expect(original).toStrictEqual(before)
    const second = cloneState(original)
    spoil(original, '')
    expect(second).toStrictEqual(before)
  }
})
