import { describe, expect, it } from 'vitest'
import { prepare, type Options, type Prepared } from '../../../../engine/index.ts'
import { checksWith, fuzz } from '../../../../engine/proof/index.ts'
import { catchFaults, type PlantedFault } from '../../../../kit/testing/planted-faults.ts'
import type { Content } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { HAVEN } from '../../rules/actions/action-price.ts'
import type { State } from '../../rules/table/state.ts'
import { oracles } from '../oracles.ts'
import { at, tableOf, type Position } from '../position.ts'

type Waiting = { readonly state: State }
type Planted = PlantedFault<State, Content>

function table(roles: number, options: Options): Prepared<State, Content> {
  const prepared = prepare(uprising, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}

describe('the rules and the oracles say the same', () => {
  it.each([
    ['alder', 2, { chapters: 2 }],
    ['beech', 3, { chapters: 2, edition: 'first' }],
  ] as const)('in a game of chance: %s', (seed, roles, options) => {
    const checks = checksWith(oracles).filter(({ name }) => name.startsWith('oracle '))
    const report = fuzz(table(roles, options), { seed, maxAnswers: 5000, mischief: 0, every: 4, checks })
    expect([report.failure?.error, report.finished]).toEqual([undefined, true])
    for (const { name } of checks) expect(report.coverage.checks.get(name)?.comparisons).toBeGreaterThan(0)
  })
})

/** Few chapters: what is planted shows early, and without it the whole game is compared. */
const two = (): Prepared<State, Content> => table(2, { chapters: 2, nemesisTies: ['asked', 'asked'] })

/** Where random games seldom come to: a made-up position at the beginning of the actions. */
const placed = (position: Position) => (): Prepared<State, Content> => {
  const setup = (): State => {
    const { state } = tableOf({ startFeats: false, ...position })
    state.next.push({ procedure: 'actions', args: { step: 0 } })
    return state
  }
  const prepared = two()
  return { ...prepared, game: { ...prepared.game, setup } }
}

const planted = (oracle: string, title: string, fault: Planted['fault'], where = two): Planted => ({
  oracle,
  title,
  table: where,
  fault,
})

const SITE: Position = { tiles: { [at(1, 0)]: 'torment' }, heroAt: { 0: at(1, 0) } }

const dice = (change: (dice: number[]) => unknown): Planted['fault'] => ({
  ended: { combatPool: ({ state }: Waiting) => void change(state.combat?.groups[0].dice ?? []) },
})
const withoutFirst = (options: readonly number[]): readonly number[] => options.slice(1)
const twice = (options: readonly number[]): readonly number[] => [...options, options[0]]

catchFaults(oracles, [
  planted('Nemesis routes', 'a Legion follows another Target', {
    begun: {
      activation: ({ state }) => void state.target.forEach((to, card) => to >= 0 && (state.target[card] = at(0, -3))),
    },
  }),
  planted('Nemesis routes', 'Skeletons are lured', {
    begun: { activateSkeletons: ({ state }) => void (state.garrison[at(-1, -1)] = 1) },
  }),
  planted(
    'Nemesis routes',
    'a Target goes to the stronger Haven',
    { begun: { retarget: ({ state }) => void (state.haven[at(2, 0)] = 1) } },
    placed({
      havens: { 1: [at(0, 2), at(1, 1)] },
      units: { [at(1, 1)]: ['younglings', 'koloth'] },
      cards: { executioner: { at: at(0, 0), target: at(0, 2) } },
    }),
  ),
  planted(
    'dice pools',
    'a die too many',
    dice((pool) => pool.push(0)),
  ),
  planted(
    'dice pools',
    'a die too few',
    dice((pool) => pool.pop()),
  ),
  planted(
    'dice pools',
    'red dice only',
    dice((pool) => pool.fill(3)),
  ),
  planted('placements', 'a hex is missing', { options: { placeWhere: withoutFirst } }),
  planted(
    'placements',
    'a Haven cannot be built',
    {
      options: {
        action: (options, t, ask) => options.filter((option) => ask.question.key(t, option, ask) !== 'action:haven'),
      },
    },
    placed(SITE),
  ),
  planted(
    'placements',
    'a Haven on a Curse',
    { options: { action: (options, { state }) => (state.curse[at(1, 0)] === 1 ? [...options, HAVEN] : options) } },
    placed({ ...SITE, curses: [at(1, 0)] }),
  ),
  planted('building and paying', 'a piece is missing', { options: { build: withoutFirst } }),
  planted('building and paying', 'a piece is offered twice', { options: { build: twice } }),
  planted('building and paying', 'a way to pay is missing', { options: { buildPayment: withoutFirst } }),
])
