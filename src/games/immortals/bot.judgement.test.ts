import { describe, expect, it } from 'vitest'
import { type AnyAsk, fastSource, prepare, startMatch } from '../../engine/index.ts'
import { mind, mindWith } from './bot.ts'
import { makePlan } from './bot/plan.ts'
import { sceneFor } from './bot/scene.ts'
import { characters, usual } from './bot/weights.ts'
import { heldFor } from './bot/worth.ts'
import { isConflictCard } from './content/cards.ts'
import type { Content } from './content/content.ts'
import { CAPITAL } from './content/names.ts'
import { facts } from './facts.ts'
import { immortals } from './index.ts'
import type { State } from './rules/table/state.ts'
import { english } from './text/en.ts'
import { acting, ON } from './testing/acting.ts'
import { heardMatch, PLANNING } from './testing/hearing.ts'
import {
  asked,
  askedOf,
  BLANK,
  landCard,
  light,
  magic,
  tableOf,
  type ImmortalsMatch,
  type Position,
} from './testing/position.ts'

const best = (match: ImmortalsMatch, by = mind, ask: AnyAsk<State, Content> = asked(match)): string => {
  const [{ option }] = by.candidates!(match.play, ask, [...match.play.options(ask)], 1)
  return ask.question.key(match.play, option, ask)
}

describe('danger', () => {
  const kept = (enemies: readonly (readonly [number, number])[]): number =>
    heldFor(
      sceneFor(tableOf({ armies: { 0: [[light('emberfall'), 4]], 1: enemies } }), 0, usual),
      light('emberfall'),
      4,
    )

  it('grows with every neighbour, not with the strongest alone', () => {
    const one = kept([[light('cinderhold'), 5]])
    const three = kept([
      [light('cinderhold'), 5],
      [light('ashen-field'), 4],
      [light('anvil-ridge'), 4],
    ])
    expect(three).toBeLessThan(one - 0.1)
  })
})

describe('whittling', () => {
  /** Nothing but one strong land can be attacked. */
  const beside: Position = {
    armies: {
      0: [
        [light('emberfall'), 5],
        [light('cinderhold'), 1],
        [light('anvil-ridge'), 1],
        [light('forge-fire'), 1],
      ],
      1: [[light('ashen-field'), 9]],
    },
    arrange: (state) => void (state.building[light('ashen-field')] = CAPITAL),
  }

  it('wears a strong neighbour down with a single army, without hope to win', () => {
    const { match } = acting(beside, ON.attack, landCard('emberfall'))
    expect(best(match)).toBe(`attack:${light('emberfall')}>${light('ashen-field')}`)
  })
})

describe('the leader', () => {
  const between = (points: readonly number[]): string => {
    const position: Position = {
      armies: {
        0: [[light('emberfall'), 6]],
        1: [[light('cinderhold'), 2]],
        2: [[light('ashen-field'), 2]],
      },
      arrange(state) {
        state.points = [...points]
        for (const land of [light('anvil-ridge'), light('forge-fire')]) {
          state.possessor[land] = 0
          state.armies[land] = 1
        }
      },
    }
    return best(acting(position, ON.attack, landCard('emberfall')).match)
  }

  it('is attacked rather than somebody else with the same land', () => {
    expect(between([20, 45, 20])).toBe(`attack:${light('emberfall')}>${light('cinderhold')}`)
    expect(between([20, 20, 45])).toBe(`attack:${light('emberfall')}>${light('ashen-field')}`)
  })
})

const rich: Position = {
  armies: {
    0: [
      [light('elderglade'), 4],
      [light('forge-fire'), 4],
      [light('shorelake'), 1],
    ],
  },
  cards: {
    0: [landCard('elderglade'), landCard('forge-fire'), landCard('shorelake'), light('highcrag'), light('saltmere')],
  },
  gold: { 0: 6 },
  energy: { 0: 6 },
}

describe('blank cards', () => {
  it('lie where a conflict card would be shown for nothing', () => {
    const { cards } = makePlan(sceneFor(tableOf({ phase: 'planning', ...rich }), 0, usual))
    const onArmySpaces = cards.slice(ON.gold, ON.attack)
    expect(onArmySpaces.filter((card) => card === BLANK).length).toBeGreaterThan(0)
    expect(onArmySpaces.some((card) => isConflictCard(card))).toBe(false)
  })
})

describe('the start player marker', () => {
  it('is taken by whoever likes to strike first', () => {
    const { match } = acting(
      { ...rich, arrange: (state) => void (state.marker = 1) },
      ON.magic,
      magic('conflictOrMarker'),
    )
    expect(best(match, mindWith(characters.raider))).toBe('marker')
  })
})

describe('plans', () => {
  const { match } = heardMatch({ phase: 'planning', ...rich }, PLANNING)
  const ask = askedOf(match, 0)
  const options = [...match.play.options(ask)]
  const plansBy = (seed: string, k: number): readonly (readonly number[])[] =>
    mind.plans!(match.play, ask, options, k, fastSource(seed))

  it('differ from time to time, and not with the same source of chance', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => plansBy(`${i}`, 1)[0].join())
    expect(new Set(firsts).size).toBeGreaterThan(1)
    expect(plansBy('same', 4)).toEqual(plansBy('same', 4))
  })

  it('are several different ones, each laid lawfully to its end', () => {
    const plans = plansBy('several', 4)
    expect(plans.length).toBeGreaterThan(1)
    expect(new Set(plans.map((plan) => plan.join())).size).toBe(plans.length)
    for (const plan of plans) {
      const { match: own } = heardMatch({ phase: 'planning', ...rich }, PLANNING)
      for (const option of plan) {
        const question = askedOf(own, 0)
        expect(own.play.options(question)).toContain(option)
        own.play.answer(question, option)
      }
      expect(own.asked(0)).toBeUndefined()
    }
  })
})

it('scores every option of every question, the best first, and takes it when asked for one', () => {
  const ready = prepare(immortals, 3)
  if (!ready.ok) throw new Error('not ready')
  const match = startMatch(ready.value, fastSource('scored'))
  const names = new Set<string>()
  for (let i = 0; i < 700 && !match.over; i++) {
    const ask = match.play.question!
    const options = [...match.play.options(ask)]
    const scored = mind.candidates!(match.play, ask, options, options.length)
    const { name } = ask.question
    if (options.length > 1 && name !== 'plan') {
      expect(scored.map(({ option }) => option).sort((a, b) => a - b)).toEqual(options.sort((a, b) => a - b))
      expect(scored.every(({ score }, at) => at === 0 || score <= scored[at - 1].score)).toBe(true)
      names.add(name)
    }
    expect(options).toContain(scored[0].option)
    match.play.answer(ask, mind.next!(match.play, ask, options))
  }
  expect([...names]).toEqual(expect.arrayContaining(['draft', 'group', 'reinforce', 'turn', 'act', 'attackArmies']))
})

it('names every feature and every character', () => {
  for (const feature of mind.value!.features) expect(Object.keys(english.messages)).toContain(`feature.${feature}`)
  expect(facts.characters!.map(({ id }) => id)).toEqual(Object.keys(mind.characters!))
})

it('gives everybody a chance to win, more to whoever is ahead', () => {
  const { value } = mind
  expect(value!.weights).toHaveLength(value!.features.length)
  const t = tableOf({ ...rich, arrange: (state) => void (state.points = [30, 20, 10]) })
  const strength = (role: number): number => {
    const out: number[] = []
    value!.measure(t, role, out)
    expect(out).toHaveLength(value!.features.length)
    return out.reduce((sum, one, i) => sum + one * value!.weights[i], 0)
  }
  expect(strength(0)).toBeGreaterThan(strength(1))
  expect(strength(1)).toBeGreaterThan(strength(2))
})
