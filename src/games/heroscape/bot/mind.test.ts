import { describe, expect, it } from 'vitest'
import { measure } from '../../../bots/value/value.ts'
import { fastSource, only as roleOnly, prepare, startMatch } from '../../../engine/index.ts'
import { mind } from '../bot.ts'
import type { Content } from '../content/content.ts'
import { facts } from '../facts.ts'
import { heroscape } from '../index.ts'
import { printed } from '../rules/table/figures.ts'
import { MARKERS, NONE, X, type State } from '../rules/table/state.ts'
import { armyCard, asked, choose, figure, place, positionMatch, tableOf } from '../testing/position.ts'
import type { Position } from '../testing/position.ts'
import { row, smallField, type Heap } from '../testing/small-fields.ts'
import { narrator } from '../text/narrator.ts'
import { dangerAt } from './danger.ts'
import { draftScores } from './draft.ts'
import { sceneFor } from './scene.ts'
import { markerPlan, type Lots } from './turns.ts'
import { FEATURES } from './value.ts'
import { WEIGHTS } from './weights.ts'

const plain = smallField(Array.from({ length: 9 * 5 }, (_, i): Heap => [i % 9, Math.floor(i / 9), 1]))
const at = (q: number, r: number): number => place(plain, [q, r])

/** A game that the mind plays against itself; `look` is called at every question with a choice. */
function play(
  scenario: string,
  seed: string,
  look: (match: ReturnType<typeof start>, options: readonly number[]) => void,
): void {
  const match = start(scenario, seed)
  for (let i = 0; i < 400 && !match.over; i++) {
    const ask = match.play.question!
    const options = [...match.play.options(ask)]
    look(match, options)
    const option = options.length === 1 ? options[0] : mind.next!(match.play, ask, options)
    const accepted = match.answer({
      role: ask.role,
      question: match.idOf(ask),
      option: ask.question.key(match.play, option, ask),
    })
    expect(accepted.ok).toBe(true)
  }
}

function start(scenario: string, seed: string): ReturnType<typeof startMatch<State, Content>> {
  const prepared = prepare(heroscape, 2, { scenario })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  return startMatch(prepared.value, fastSource(seed))
}

describe('order markers', () => {
  /** What the mind lays in many positions of one battle, by card. */
  const placements = (): number[][] =>
    Array.from({ length: 40 }, (_, i) => {
      const match = positionMatch(
        {
          field: plain,
          armies: {
            0: { 'ne-gok-sa': [[1, i % 5]], finn: [[0, (i + 1) % 5]], thorgrim: [[2, (i + 2) % 5]] },
            1: {
              'marro-warriors': [
                [7, i % 4],
                [7, (i % 4) + 1],
              ],
              raelin: [[8, 0]],
            },
          },
          options: { markersInTurn: true },
        },
        [{ procedure: 'markersOf', args: { role: 0 } }],
      )
      return Array.from({ length: MARKERS }, () => {
        const ask = asked(match)
        const [{ option }] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
        // Nothing follows in this position.
        if (ask.arg !== X) choose(match, ask.question.key(match.play, option, ask))
        return option
      })
    })

  it('are not all on one card, and the X also lies where a number is', () => {
    const all = placements()
    const stacked = all.filter(([one, two, three]) => one === two && two === three)
    const covered = all.filter((laid) => laid.indexOf(laid[X]) < X)
    expect(stacked.length).toBeLessThan(all.length / 2)
    expect(covered.length).toBeGreaterThan(all.length / 4)
    expect(covered.length).toBeLessThan(all.length)
  })

  it('are proposed as whole plans that differ, the same ones for the same source', () => {
    const match = start('FRONT', 'plans')
    const plans: string[][] = []
    play('FRONT', 'plans', ({ play: table }, options) => {
      const ask = table.question!
      if (ask.question.name !== 'marker' || plans.length > 1) return
      for (const seed of ['a', 'a']) {
        const lines = mind.plans!(table, ask, options, 6, fastSource(seed))
        expect(lines.every((line) => line.length === MARKERS - (ask.arg as number))).toBe(true)
        plans.push(lines.map((line) => line.join()))
      }
    })
    expect(match.over).toBe(false)
    expect(plans[0].length).toBeGreaterThan(1)
    expect(plans[1]).toEqual(plans[0])
  })

  it('follow the lots', () => {
    const t = tableOf({
      field: plain,
      armies: { 0: { finn: [[1, 2]], thorgrim: [[1, 3]] }, 1: { syvarris: [[6, 2]] } },
    })
    const cards = ['finn', 'thorgrim'].map((id) => armyCard(t, 0, id))
    const scene = sceneFor(t, 0, { ...WEIGHTS, bluff: 1 })
    const favour =
      (wanted: number): Lots =>
      (_marker, card) =>
        card === wanted ? 0.99 : 0
    for (const card of cards) expect(markerPlan(scene, 0, cards, favour(card))[0]).toBe(card)
  })
})

describe('danger', () => {
  const danger = (position: Position, spot: number): number => {
    const t = tableOf(position)
    const finn = figure(t, 0, 'finn')
    return dangerAt(sceneFor(t, 0, WEIGHTS), finn, spot, -1, 4)
  }

  it('is less where nobody sees', () => {
    const field = smallField([...row(...Array.from({ length: 22 }, (_, q) => (q === 4 ? 9 : 1)))])
    const hill: Position = { field, armies: { 0: { finn: [[0, 0]] }, 1: { 'zettian-guards': [[9, 0]] } } }
    expect(danger(hill, place(field, [3, 0]))).toBeLessThan(danger(hill, place(field, [6, 0])))
  })

  it('is less of shooters who are held', () => {
    const armies = (friend: readonly [number, number]): Position => ({
      field: plain,
      armies: { 0: { finn: [[0, 0]], thorgrim: [friend] }, 1: { syvarris: [[6, 2]] } },
    })
    expect(danger(armies([5, 2]), at(1, 1))).toBeLessThan(danger(armies([0, 4]), at(1, 1)))
  })

  it('is more of cards on which order markers lie', () => {
    const marked = (id: string): number =>
      danger(
        {
          field: plain,
          armies: {
            0: { finn: [[0, 0]] },
            1: {
              syvarris: [[6, 2]],
              grimnak: [
                [
                  [8, 4],
                  [7, 4],
                ],
              ],
            },
          },
          arrange: (state, content) => {
            state.phase = 'turns'
            state.order = [0, 1]
            state.markerOn.fill(armyCard({ state, content }, 1, id), MARKERS, 2 * MARKERS)
            state.markerSeenBy.fill(roleOnly(1), MARKERS, 2 * MARKERS)
          },
        },
        at(1, 1),
      )
    expect(marked('syvarris')).toBeGreaterThan(marked('grimnak'))
  })
})

describe('guards', () => {
  it('post the sturdiest where nobody must come, and nobody else', () => {
    const goes = (id: string): string => {
      const match = positionMatch({
        field: plain,
        rules: {
          goals: [
            { goal: 'holdGlyph', sides: [1], glyph: 'brandar' },
            { goal: 'holdOut', side: 0 },
          ],
        },
        glyphs: [['brandar', [3, 2]]],
        armies: {
          0: { 'deathwalker-9000': [[1, 2]], 'ne-gok-sa': [[1, 1]], 'marro-warriors': [[2, 3]] },
          1: { finn: [[8, 2]], thorgrim: [[8, 3]] },
        },
        active: id,
      })
      for (const name of ['move', 'moveTo']) {
        const ask = asked(match)
        if (ask.question.name !== name) return 'stays'
        const [{ option }] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
        const key = ask.question.key(match.play, option, ask)
        if (name === 'moveTo' || key === 'done') return key
        choose(match, key)
      }
      return 'stays'
    }
    expect(goes('ne-gok-sa')).toBe(`space:${at(3, 2)}`)
    expect(goes('marro-warriors')).not.toBe(`space:${at(3, 2)}`)
  })
})

describe('the draft', () => {
  it('takes what the enemy would lack, and what fits the points', () => {
    const t = tableOf({ armies: {} })
    const cards = t.content.cards.map(({ index }) => index)
    const wish = (rival: number, points: number): { best: number; lead: number } => {
      t.state.draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [points, rival] }
      const free = cards.filter((card) => printed(t, card).master.points <= points)
      const scores = draftScores(t, 0, free, points, NONE, WEIGHTS)
      const best = free[scores.indexOf(Math.max(...scores))]
      const [first, second] = scores.toSorted((a, b) => b - a)
      return { best, lead: first - second }
    }
    // An enemy who can pay for nothing loses nothing by it.
    expect(wish(400, 400).lead).not.toBeCloseTo(wish(40, 400).lead)
    expect(printed(t, wish(400, 60).best).master.points).toBeGreaterThanOrEqual(50)
  })
})

describe('the mind', () => {
  it('looks at a position once, and again when something has changed', () => {
    const t = tableOf({ field: plain, armies: { 0: { finn: [[1, 2]] }, 1: { syvarris: [[6, 2]] } } })
    const { moves } = sceneFor(t, 0, WEIGHTS)
    expect(sceneFor({ ...t, state: structuredClone(t.state) }, 0, WEIGHTS).moves).toBe(moves)
    t.state.wounds[figure(t, 1, 'syvarris')] = 1
    expect(sceneFor(t, 0, WEIGHTS).moves).not.toBe(moves)
  })

  it('scores every option, best first, beginning with what it would do', () => {
    const seen = new Set<string>()
    play('FRONT', 'scores', ({ play: table }, options) => {
      const ask = table.question!
      if (options.length === 1) return
      const all = mind.candidates!(table, ask, options, options.length)
      const scores = all.map(({ score }) => score)
      expect(all.map(({ option }) => option).sort()).toEqual([...options].sort())
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(mind.candidates!(table, ask, options, 1)[0]).toEqual(all[0])
      if (new Set(scores).size > 1) seen.add(ask.question.name)
    })
    for (const name of ['armyCard', 'place', 'marker', 'move', 'moveTo', 'attack']) expect(seen).toContain(name)
  })

  it('counts turns that never go back', () => {
    for (const scenario of ['FRONT', 'DAWN']) {
      let last = 0
      play(scenario, 'turns', ({ state }) => {
        const turn = mind.turn!(state)
        expect(turn).toBeGreaterThanOrEqual(last)
        last = turn
      })
      expect(last).toBeGreaterThan(4)
    }
  })

  it('names what it counts and whom it may be like', () => {
    const t = start('FRONT', 'names').play
    const { features, weights } = mind.value!
    expect(measure(mind.value!, t, 2).features[0]).toHaveLength(features.length)
    expect(weights).toHaveLength(FEATURES.length)
    for (const language of ['en', 'de'] as const)
      for (const feature of features) expect(narrator.message(language, t, { key: `feature.${feature}` })).not.toBe('')
    expect(facts.characters?.map(({ id }) => id)).toEqual(Object.keys(mind.characters!))
  })
})
