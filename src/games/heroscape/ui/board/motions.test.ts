import { describe, expect, it } from 'vitest'
import type { SceneFigure } from '../scene/types.ts'
import { cast, motionsFor } from './motions.ts'

const nowhere = (): undefined => undefined

describe('events as motions', () => {
  it('moves along the path without the space where it began, and flies', () => {
    const events = [
      { type: 'moved', figure: 3, path: [1, 2, 5], way: 0 },
      { type: 'moved', figure: 4, path: [7, 9], way: 1 },
      { type: 'moved', figure: 5, path: [8], way: 0 },
    ]
    expect(motionsFor(events, () => ({ front: 5, rear: -1 }))).toEqual([
      { kind: 'move', figure: '3', path: [2, 5] },
      { kind: 'fly', figure: '4', path: [9] },
    ])
  })

  it('puts a two-space figure down by its front even if the rear led', () => {
    const event = { type: 'moved', figure: 3, path: [1, 2, 5], way: 0 }
    expect(motionsFor([event], () => ({ front: 5, rear: 2 }))).toEqual([
      { kind: 'move', figure: '3', path: [2, 5], rear: 2 },
    ])
    expect(motionsFor([event], () => ({ front: 2, rear: 5 }))).toEqual([
      { kind: 'move', figure: '3', path: [2, 5, 2], rear: 5 },
    ])
  })

  it('lets all strike together, then the figure is hurt and dies', () => {
    const events = [
      { type: 'struck', figure: 3, by: [7, 8], faces: [0, 0], wounds: 2, space: 4 },
      { type: 'wounded', figure: 3 },
      { type: 'destroyed', figure: 3 },
      { type: 'roundBegan', round: 2 },
    ]
    expect(motionsFor(events, nowhere)).toEqual([
      { kind: 'attack', figure: '7', target: '3', together: false },
      { kind: 'attack', figure: '8', target: '3', together: true },
      { kind: 'hit', figure: '3' },
      { kind: 'die', figure: '3' },
    ])
  })

  it('keeps everybody where they were and adds those who come', () => {
    const figure = (id: string, front: number): SceneFigure => ({
      id,
      card: 'finn',
      colour: '#000000',
      emblem: 0,
      front,
      rear: -1,
      wounds: 0,
      life: 1,
    })
    const [old, now] = [figure('1', 4), figure('1', 6)]
    const [comes, other] = [figure('2', 8), figure('3', 9)]
    const event = { type: 'dropped', figure: 2 }
    const motions = motionsFor([event], nowhere)
    expect(cast([old], [now, comes, other], motions)).toEqual([old, comes])
  })
})
