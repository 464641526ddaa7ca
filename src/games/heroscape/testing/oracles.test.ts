import { describe, expect, it } from 'vitest'
import { prepare, type Prepared } from '../../../engine/index.ts'
import { checksWith, fuzz } from '../../../engine/proof/index.ts'
import { catchFaults, type PlantedFault } from '../../../kit/testing/planted-faults.ts'
import type { Content } from '../content/content.ts'
import { heroscape } from '../index.ts'
import { VARIANTS } from '../rules/movement/search/paths.ts'
import { sightScene } from '../rules/attack/targets.ts'
import { sight } from '../rules/sight/sight.ts'
import type { State } from '../rules/table/state.ts'
import { grid } from '../lessons/field.ts'
import { moveMatch } from './moving.ts'
import { sceneOf } from './oracle/scene.ts'
import { isPlain, isShown } from './oracle/targets.ts'
import { oracles } from './oracles.ts'
import { figure, positionMatch } from './position.ts'
import { smallField } from './small-fields.ts'

type Planted = PlantedFault<State, Content>
type Said = Parameters<NonNullable<Planted['fault']['described']>[string]>[0]

function table(scenario: string): Prepared<State, Content> {
  const prepared = prepare(heroscape, 2, { scenario })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}

const planted = (oracle: string, title: string, fault: Planted['fault']): Planted => ({
  oracle,
  title,
  table: () => table('FRONT'),
  fault,
  maxAnswers: 400,
})

const withoutFirst = (options: readonly number[]): readonly number[] => options.slice(1)
const withAnother = (options: readonly number[]): readonly number[] => [...options, options[0] + 1]

/** Another number in the details of an option. */
const saying =
  (what: string) =>
  (said: Said): Said => {
    const { detail } = said
    if (detail === undefined) return said
    const args = detail.args as Record<string, number>
    return { ...said, detail: { ...detail, args: { ...args, [what]: args[what] + 1 } } }
  }

const elsewhere = (said: Said): Said => ({ ...said, targets: ['line:0-40'] })

catchFaults(oracles, [
  planted('moves', 'a space in reach is missing', { options: { moveTo: withoutFirst } }),
  planted('moves', 'a space too many', { options: { moveTo: (options) => [...options, options[0] + 20 * VARIANTS] } }),
  planted('ways', 'a way that nobody may go', { described: { moveTo: elsewhere } }),
  ...['cost', 'strikes', 'fallDice', 'extreme'].map((what) =>
    planted('ways', `another ${what}`, { described: { moveTo: saying(what) } }),
  ),
  planted('who may move', 'somebody is missing', { options: { move: withoutFirst } }),
  planted('who may move', 'somebody too many', { options: { move: withAnother } }),
  planted('targets', 'a target is missing', { options: { attack: withoutFirst } }),
  planted('targets', 'a target too many', { options: { attack: withAnother } }),
  ...['attack', 'defense'].map((what) =>
    planted('dice', `a die too many in the ${what}`, { described: { attack: saying(what) } }),
  ),
])

it('an oracle says nothing where it is not concerned', () => {
  const { play } = moveMatch({
    field: smallField(grid(8, 6)),
    armies: {
      0: {
        'marro-warriors': [
          [0, 3],
          [2, 1],
        ],
      },
      1: { finn: [[4, 2]] },
    },
    active: 'marro-warriors',
  })
  const silent = oracles.filter(({ name }) => ['moves', 'targets', 'dice'].includes(name))
  expect(silent.map((oracle) => oracle.compare(play))).toEqual([0, 0, 0])
})

describe('a sliver of sight', () => {
  /** Under Grimnak, Syvarris sees where Thorgrim's soles are: too little for evenly spread rays, however many. */
  const { play } = positionMatch({
    scenario: 'BARREN',
    armies: {
      0: { syvarris: [[9, 4, 1]] },
      1: {
        thorgrim: [[5, 4, 1]],
        grimnak: [
          [
            [5, 5, 1],
            [6, 4, 1],
          ],
        ],
      },
    },
    active: 'syvarris',
    step: 'attack',
  })
  const targets = oracles.find(({ name }) => name === 'targets')!
  const pair = [figure(play, 0, 'syvarris'), figure(play, 1, 'thorgrim')] as const
  const scene = sceneOf(play)

  it('may be offered, for the ray that is shown proves it', () => {
    const [ask] = play.pending
    const keys = play.options(ask).map((option) => ask.question.key(play, option, ask))
    expect(keys).toContain(`attack:${pair[0]}>${pair[1]}`)
    expect(isPlain(scene, ...pair)).toBe(false)
    expect(targets.compare(play)).toBe(3)
  })

  it('is none by another ray', () => {
    const { eye: from, point: to } = sight(sightScene(play), ...pair)
    const shown = (moved: Partial<typeof to>, eye = from): boolean =>
      isShown(scene, ...pair, { from: eye, to: { ...to, ...moved } })
    expect(shown({})).toBe(true)
    // Into Grimnak, into the ground, past Thorgrim, from somewhere else.
    expect([shown({ z: to.z + 1 }), shown({ z: to.z - 0.1 }), shown({ y: to.y + 0.3 })]).toEqual([false, false, false])
    expect(shown({}, { ...from, z: from.z - 0.1 })).toBe(false)
  })
})

describe('random games', () => {
  it.each(['FRONT', 'DIVE', 'BARREN'])('of %s are as the rulebook says', (scenario) => {
    const checks = checksWith(oracles).filter(({ name }) => name.startsWith('oracle '))
    const { coverage, failure } = fuzz(table(scenario), {
      seed: `oracles-${scenario}`,
      maxAnswers: 400,
      mischief: 0,
      every: 3,
      checks,
    })
    expect(failure).toBeUndefined()
    expect(coverage.checks.get('oracle moves')?.comparisons).toBeGreaterThan(300)
    expect(coverage.checks.get('oracle who may move')?.comparisons).toBeGreaterThan(30)
  })
})
