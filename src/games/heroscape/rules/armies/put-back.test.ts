import { describe, expect, it } from 'vitest'
import { pairsIn, sceneFor, withCard, flat, run } from '../../testing/attacks.ts'
import { choose, figure, offered, place, positionMatch, question, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { destroyFigures } from '../life/life.ts'
import { movable } from '../movement/move-questions.ts'
import { appendActors, beginActing } from '../rounds/acting.ts'
import { firstFigure, isInPlay } from '../table/figures.ts'
import { rosterFor } from '../table/roster.ts'
import { DESTROYED, NONE, STANDING, type State } from '../table/state.ts'
import { canChangeCards } from './put-back.ts'

const FIELD = smallField(flat(9, 5))
const common = withCard('zettian-guards', () => ({ rarity: 'common' as const }))

/** Role 0 has two cards of common Guards with four figures, role 1 has one hero who reaches them all. */
function position(arrange: Position['arrange'] = () => {}): Position {
  return {
    field: FIELD,
    content: common,
    armies: {
      0: {
        'zettian-guards': [
          [0, 0],
          [0, 1],
        ],
      },
      1: { syvarris: [[4, 0]] },
    },
    active: 'zettian-guards',
    step: 'attack',
    arrange: (state, content) => {
      const t = { state, content }
      const second = cards(state, content)[1]
      state.owner[second] = 0
      state.broughtBy[second] = 0
      const first = firstFigure(t, second)
      ;[2, 3].forEach((r, i) => {
        const space = place(FIELD, [0, r])
        state.fate[first + i] = STANDING
        state.front[first + i] = space
        state.occupant[space] = first + i
      })
      arrange(state, content)
    },
  }
}

function cards(_state: State, content: Parameters<NonNullable<Position['arrange']>>[1]): number[] {
  return rosterFor(content, 1).cards.flatMap((card, i) => (card.id === 'zettian-guards' ? [i] : []))
}

describe('common cards', () => {
  it('any matching figures act, up to the number on the card [HS-DRF-22, HS-RUL-77]', () => {
    const t = tableOf(position())
    const [one, two] = cards(t.state, t.content)
    const all = [0, 1].map((n) => firstFigure(t, one) + n).concat([0, 1].map((n) => firstFigure(t, two) + n))
    expect(appendActors(t, [])).toEqual(all)
    beginActing(t, all[3])
    expect(appendActors(t, [])).toEqual(all)
    beginActing(t, all[1])
    beginActing(t, all[1])
    expect(t.state.turn!.acting).toEqual([all[3], all[1]])
    expect(appendActors(t, [])).toEqual([all[1], all[3]])
  })

  it('never the matching figures of another player [HS-DRF-22, HS-RND-16]', () => {
    const t = tableOf(position((state, content) => (state.owner[cards(state, content)[1]] = 1)))
    const own = [0, 1].map((n) => firstFigure(t, cards(t.state, t.content)[0]) + n)
    expect(appendActors(t, [])).toEqual(own)
    expect(movable(t, [])).toEqual(own)
  })

  it('a unique card activates its own figures alone [HS-RND-16]', () => {
    const t = tableOf({ ...position(), content: (content) => content, arrange: () => {} })
    const own = [0, 1].map((n) => figure(t, 0, 'zettian-guards', n))
    beginActing(t, own[0])
    expect([appendActors(t, []), t.state.turn!.acting]).toEqual([own, []])
    t.state.fate[own[0]] = DESTROYED
    expect(appendActors(t, [])).toEqual([own[1]])
  })

  it('figures of both cards are offered for attacks [HS-DRF-22]', () => {
    const scene = sceneFor(position())
    expect(new Set(pairsIn(scene).map((pair) => pair.split('>')[0])).size).toBe(4)
  })

  it('a destroyed figure goes back to the card of its owner’s choice [HS-DRF-23, HS-RUL-77]', () => {
    const scene = sceneFor(position())
    const { play } = scene
    const [one, two] = cards(play.state, play.content)
    const victim = firstFigure(play, one)
    run(destroyFigures(play, [victim], 'attack'))
    expect(play.state.next).toEqual([{ procedure: 'putBack', args: { figure: victim, role: 0 } }])
    const match = positionMatch(
      position((state, content) => {
        const t = { state, content }
        const gone = firstFigure(t, one)
        state.occupant[state.front[gone]] = NONE
        state.fate[gone] = DESTROYED
        state.front[gone] = -1
        state.turn!.attackers.push(firstFigure(t, two))
      }),
      [
        { procedure: 'turn', args: { step: 2 } },
        { procedure: 'putBack', args: { figure: victim, role: 0 } },
      ],
    )
    expect([question(match), offered(match)]).toEqual(['putBack@0', [`card:${one}`, `card:${two}`]])
    const swapped = firstFigure(match.play, two)
    const space = match.play.state.front[swapped]
    choose(match, `card:${two}`)
    const { state } = match.play
    expect([state.fate[victim], state.fate[swapped]]).toEqual([STANDING, DESTROYED])
    expect([state.front[victim], state.front[swapped], state.occupant[space]]).toEqual([space, -1, victim])
    expect(state.turn!.attackers).toEqual([victim])
    expect([one, two].map((card) => isInPlay(match.play, card))).toEqual([true, true])
  })

  it('keeps its own card if the owner wants it so [HS-DRF-23]', () => {
    const { state, content } = tableOf(position())
    const [one, two] = cards(state, content)
    const victim = firstFigure({ state, content }, one)
    const match = positionMatch(
      position((arranged, other) => {
        const gone = firstFigure({ state: arranged, content: other }, one)
        arranged.occupant[arranged.front[gone]] = NONE
        arranged.fate[gone] = DESTROYED
        arranged.front[gone] = -1
      }),
      [
        { procedure: 'turn', args: { step: 2 } },
        { procedure: 'putBack', args: { figure: victim + 1, role: 0 } },
        { procedure: 'putBack', args: { figure: victim, role: 0 } },
      ],
    )
    choose(match, `card:${one}`)
    const { fate } = match.play.state
    expect([fate[victim], fate[firstFigure(match.play, two)]]).toEqual([DESTROYED, STANDING])
    // Nobody is asked about the one who stands.
    expect(question(match)).toBe('attack@0')
  })

  it('there is no choice for unique cards or with a single card [HS-DRF-23]', () => {
    const t = tableOf(position())
    const guard = figure(t, 0, 'zettian-guards')
    expect(canChangeCards(t, guard, 0)).toBe(true)
    t.state.owner[cards(t.state, t.content)[1]] = 1
    expect(canChangeCards(t, guard, 0)).toBe(false)
    const unique = tableOf({ field: FIELD, armies: { 0: { finn: [[0, 0]] }, 1: {} }, options: { sets: 2 } })
    expect(canChangeCards(unique, figure(unique, 0, 'finn'), 0)).toBe(false)
  })
})
