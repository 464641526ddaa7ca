import { describe, expect, it } from 'vitest'
import type { SceneFigure, SceneMotion } from '../scene/types.ts'
import { Show, speedFor } from './show.ts'

const figure = (front: number): SceneFigure => ({
  id: '1',
  card: 'finn',
  colour: '#000000',
  emblem: 0,
  front,
  rear: -1,
  wounds: 0,
  life: 1,
})

const step: SceneMotion = { kind: 'move', figure: '1', path: [5] }

/** A stage that notes where the figure was put; a motion ends when told. */
function stage() {
  const log: string[] = []
  const speeds: number[] = []
  let done = (): void => undefined
  const show = new Show({
    setFigures: (figures) => void log.push(figures.map(({ front, ghost }) => `${front}${ghost ? '?' : ''}`).join()),
    animate: (_, speed = 1) =>
      new Promise<void>((resolve) => {
        log.push('motion')
        speeds.push(speed)
        done = resolve
      }),
    finish: () => void log.push('finish'),
  })
  return {
    show,
    log,
    speeds,
    end: async () => {
      done()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

describe('the show of what happened', () => {
  it('starts motions from where figures were, one act after the other', async () => {
    const { show, log, end } = stage()
    show.next([figure(4)], [])
    show.next([figure(5)], [step])
    show.next([figure(6)], [step])
    expect(log).toEqual(['4', '4', 'motion'])
    await end()
    expect(log).toEqual(['4', '4', 'motion', '5', 'motion'])
    await end()
    expect(log.slice(5)).toEqual(['6'])
  })

  it('shows the last state at once when it is finished by a click', () => {
    const { show, log } = stage()
    show.next([figure(4)], [])
    show.next([figure(5)], [step])
    show.next([figure(6)], [step])
    show.finish()
    expect(log).toEqual(['4', '4', 'motion', 'finish', '6'])
    show.finish()
    expect(log).toHaveLength(5)
  })

  it('leaves nothing out where much waits: it plays faster, and slower again when less is left', async () => {
    const { show, log, speeds, end } = stage()
    show.next([figure(0)], [])
    for (let front = 1; front <= 9; front++) show.next([figure(front)], [step])
    for (let act = 1; act <= 9; act++) await end()
    // Each act begins where the one before ended; the last stands where it leads.
    expect(log).toEqual(['0', ...Array.from({ length: 9 }, (_, front) => [`${front}`, 'motion']).flat(), '9'])
    expect(speeds).toEqual([0, 7, 6, 5, 4, 3, 2, 1, 0].map(speedFor))
    expect(speedFor(0)).toBe(1)
  })

  it('lays ghosts over what rests', () => {
    const { show, log } = stage()
    show.next([figure(6)], [])
    show.setGhosts([{ ...figure(9), ghost: true }])
    expect(log.at(-1)).toBe('6,9?')
    show.setGhosts([])
    expect(log.at(-1)).toBe('6')
  })
})
