import { only } from '../../../../engine/index.ts'
import { describe, expect, it } from 'vitest'
import { eventOf, run, sceneFor, typesOf, type Scene } from '../../testing/attacks.ts'
import { armyCard, figure, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { isInPlay } from '../table/figures.ts'
import { DESTROYED, NONE, OFF, STANDING } from '../table/state.ts'
import { UNKNOWN } from '../table/cells.ts'
import { publicView } from '../table/view.ts'
import { destroyFigures, woundFigures, type Cause } from './life.ts'

const position: Position = {
  field: smallField(row(1, 1, 1, 1, 1, 1, 1)),
  armies: {
    0: {
      'marro-warriors': [
        [0, 0],
        [1, 0],
      ],
      syvarris: [[2, 0]],
    },
    1: {
      grimnak: [
        [
          [3, 0],
          [4, 0],
        ],
      ],
      'ne-gok-sa': [[6, 0]],
    },
  },
}

const scene = (more: Partial<Position> = {}): Scene => sceneFor({ ...position, ...more })

describe('wounds', () => {
  it('are counted on the wounded figure and stay there [HS-LIF-01, HS-LIF-07]', () => {
    const { play, events } = scene()
    const [syvarris, other] = [figure(play, 0, 'syvarris'), figure(play, 1, 'ne-gok-sa')]
    run(woundFigures(play, [{ figure: syvarris, wounds: 1 }], 'attack'))
    run(woundFigures(play, [{ figure: syvarris, wounds: 2 }], 'fall'))
    expect([play.state.wounds[syvarris], play.state.wounds[other]]).toEqual([3, 0])
    expect(play.state.fate[syvarris]).toBe(STANDING)
    expect(events.map((event) => 'total' in event && event.total)).toEqual([1, 3])
  })

  it('as many as the Life destroy, more too [HS-LIF-02]', () => {
    const fateAfter = (...wounds: number[]): number => {
      const { play } = scene()
      const syvarris = figure(play, 0, 'syvarris')
      for (const one of wounds) run(woundFigures(play, [{ figure: syvarris, wounds: one }], 'attack'))
      return play.state.fate[syvarris]
    }
    expect([fateAfter(3), fateAfter(4), fateAfter(2, 2), fateAfter(9)]).toEqual([
      STANDING,
      DESTROYED,
      DESTROYED,
      DESTROYED,
    ])
  })

  it('the first destroys a figure with a Life of 1 [HS-LIF-03]', () => {
    const { play, events } = scene()
    const marro = figure(play, 0, 'marro-warriors')
    run(woundFigures(play, [{ figure: marro, wounds: 1 }], 'attack'))
    expect(play.state.fate[marro]).toBe(DESTROYED)
    expect(typesOf(events)).toEqual(['wounded', 'destroyed'])
  })

  it('are the same kind of wound wherever they come from [HS-LIF-08]', () => {
    const causes: Cause[] = ['attack', 'specialAttack', 'strike', 'fall', 'mist']
    const { play, events } = scene()
    const negoksa = figure(play, 1, 'ne-gok-sa')
    for (const cause of causes.slice(0, 4)) run(woundFigures(play, [{ figure: negoksa, wounds: 1 }], cause))
    expect([play.state.wounds[negoksa], play.state.fate[negoksa]]).toEqual([4, STANDING])
    run(woundFigures(play, [{ figure: negoksa, wounds: 1 }], 'mist'))
    expect(play.state.fate[negoksa]).toBe(DESTROYED)
    expect(events.flatMap((event) => (event.type === 'wounded' ? [event.cause] : []))).toEqual(causes)
  })

  it('of nothing, or of somebody who is gone, are none [HS-LIF-02]', () => {
    const { play, events } = scene()
    const marro = figure(play, 0, 'marro-warriors', 3)
    run(
      woundFigures(
        play,
        [
          { figure: marro, wounds: 2 },
          { figure: figure(play, 0, 'syvarris'), wounds: 0 },
        ],
        'mist',
      ),
    )
    expect(events).toEqual([])
    expect(play.state.wounds[marro]).toBe(0)
  })

  it('told of never exceed the Life [HS-LIF-02]', () => {
    const { play, events } = scene()
    run(woundFigures(play, [{ figure: figure(play, 0, 'syvarris'), wounds: 7 }], 'attack'))
    expect(eventOf(events, 'wounded')).toMatchObject({ wounds: 7, total: 4, life: 4 })
  })
})

describe('destruction', () => {
  it('takes a figure off the battlefield, back to its card and without wounds [HS-LIF-04]', () => {
    const { play, events } = scene()
    const grimnak = figure(play, 1, 'grimnak')
    const [front, rear] = [play.state.front[grimnak], play.state.rear[grimnak]]
    run(woundFigures(play, [{ figure: grimnak, wounds: 5 }], 'attack'))
    const { state } = play
    expect([state.front[grimnak], state.rear[grimnak], state.wounds[grimnak]]).toEqual([OFF, OFF, 0])
    expect([state.occupant[front], state.occupant[rear]]).toEqual([NONE, NONE])
    expect(eventOf(events, 'destroyed')).toEqual({
      type: 'destroyed',
      figure: grimnak,
      role: 1,
      space: front,
      rear,
      cause: 'attack',
    })
  })

  it('of the last figure takes the card out of play, not before [HS-LIF-05]', () => {
    const { play, events } = scene({
      arrange: (state, content) => {
        for (const n of [2, 3]) state.fate[figure({ state, content }, 0, 'marro-warriors', n)] = DESTROYED
      },
    })
    const card = armyCard(play, 0, 'marro-warriors')
    run(woundFigures(play, [{ figure: figure(play, 0, 'marro-warriors'), wounds: 1 }], 'fall'))
    expect(isInPlay(play, card)).toBe(true)
    expect(typesOf(events)).not.toContain('cardOutOfPlay')
    run(woundFigures(play, [{ figure: figure(play, 0, 'marro-warriors', 1), wounds: 1 }], 'fall'))
    expect(isInPlay(play, card)).toBe(false)
    expect(eventOf(events, 'cardOutOfPlay')).toEqual({ type: 'cardOutOfPlay', card, role: 0 })
  })

  it('leaves order markers on the card, and nobody sees which they are [HS-LIF-06]', () => {
    const { play } = scene({
      arrange: (state, content) => {
        const card = armyCard({ state, content }, 0, 'syvarris')
        for (let slot = 0; slot < 4; slot++)
          [state.markerOn[slot], state.marker[slot], state.markerSeenBy[slot]] = [card, slot, only(0)]
      },
    })
    run(destroyFigures(play, [figure(play, 0, 'syvarris')], 'chomp'))
    const cells = new Map<string, unknown>()
    publicView(play, (cell, value) => void cells.set(cell, value))
    const card = armyCard(play, 0, 'syvarris')
    expect(cells.get('markers:0')).toEqual([0, 1, 2, 3].map(() => [card, UNKNOWN]))
  })

  it('may come without a wound, whatever the Life [HS-LIF-09]', () => {
    const { play, events } = scene()
    const [syvarris, marro] = [figure(play, 0, 'syvarris'), figure(play, 0, 'marro-warriors')]
    run(destroyFigures(play, [syvarris, marro], 'curse'))
    expect([play.state.fate[syvarris], play.state.fate[marro]]).toEqual([DESTROYED, DESTROYED])
    expect(typesOf(events)).toEqual(['destroyed', 'cardOutOfPlay', 'destroyed'])
  })

  it('of the last figures of both sides at once is one event [HS-LIF-02, HS-RUL-09]', () => {
    const { play } = scene({ armies: { 0: { syvarris: [[2, 0]] }, 1: { 'ne-gok-sa': [[6, 0]] } } })
    const hits = [
      { figure: figure(play, 0, 'syvarris'), wounds: 4 },
      { figure: figure(play, 1, 'ne-gok-sa'), wounds: 5 },
    ]
    expect(run(woundFigures(play, hits, 'mist'))).toEqual({ kind: 'nobody' })
  })

  it('of the last enemy ends the battle [HS-LIF-02, HS-END-01]', () => {
    const { play } = scene()
    const enemies = [figure(play, 1, 'grimnak'), figure(play, 1, 'ne-gok-sa')]
    expect(run(destroyFigures(play, enemies, 'attack'))).toMatchObject({ kind: 'teams', winners: [0] })
  })
})
