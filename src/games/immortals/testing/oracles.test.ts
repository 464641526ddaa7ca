import { describe, expect, it } from 'vitest'
import { prepare, type Prepared } from '../../../engine/index.ts'
import { checksWith, fuzz } from '../../../engine/proof/index.ts'
import { catchFaults } from '../../../kit/testing/planted-faults.ts'
import type { Content } from '../content/content.ts'
import { immortals } from '../index.ts'
import type { State } from '../rules/table/state.ts'
import { oracles } from './oracles.ts'

function table(roles = 3, options: object = {}): Prepared<State, Content> {
  const prepared = prepare(immortals, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}

describe('the oracles', () => {
  it.each([
    { roles: 3, seed: 'dawn' },
    { roles: 4, seed: 'noon', options: { eighthSpace: 'attackOrMove', landCardWinsResidents: true } },
    { roles: 5, seed: 'dusk', options: { compensatesStolen: false, returnFromLimbo: true } },
  ])('agree with the rules in a whole game of $roles, also when it is over [IM-INV-01]', ({ roles, seed, options }) => {
    const checks = checksWith(oracles).filter(({ name }) => name.startsWith('oracle '))
    const report = fuzz(table(roles, options), { seed, maxAnswers: 5000, mischief: 0, every: 2, checks })
    expect([report.failure?.error, report.finished]).toEqual([undefined, true])
    for (const { name } of checks) expect(report.coverage.checks.get(name)?.comparisons).toBeGreaterThan(100)
  })
})

type Options = readonly number[]

const withoutLast = (options: Options): Options => options.slice(0, -1)
const withoutFirst = (options: Options): Options => (options.length > 3 ? options.slice(1) : options)
const withMore =
  (more: (options: Options) => number) =>
  (options: Options): Options => [...options, more(options)]
const oneArmyMore = withMore((options) => options.length + 1)

/** A question that offers something else. */
const offering = (oracle: string, title: string, question: string, change: (options: Options) => Options) => ({
  oracle,
  title,
  table,
  fault: { options: { [question]: change } },
})

/** A procedure that does a little more in the end. */
const doing = (oracle: string, title: string, procedure: string, change: (state: State) => void) => ({
  oracle,
  title,
  table,
  fault: { ended: { [procedure]: ({ state }: { state: State }) => change(state) } },
})

catchFaults(oracles, [
  offering('start round', 'a card of the draft is missing', 'draft', withoutLast),
  offering('start round', 'an army group is missing', 'group', withoutLast),
  offering('start round', 'a land of a joker is missing', 'draftLand', withoutLast),
  offering('start round', 'a part of the fallen is missing', 'split', withoutLast),
  offering('plans and turns', 'a place for a card is missing', 'plan', withoutLast),
  offering('plans and turns', 'a card to reveal is missing', 'turn', withoutFirst),
  offering('plans and turns', 'a land to reinforce is missing', 'reinforce', withoutFirst),
  offering(
    'plans and turns',
    'there is a third compensation',
    'compensation',
    withMore(() => 1),
  ),
  offering('actions', 'something to do is missing', 'act', withoutFirst),
  offering(
    'actions',
    'something is offered twice',
    'act',
    withMore((options) => options[0]),
  ),
  offering(
    'actions',
    'an attack goes into the own twin',
    'act',
    withMore(() => 4000 + 25),
  ),
  offering('actions', 'an army too many attacks', 'attackArmies', oneArmyMore),
  offering('actions', 'nobody is left behind', 'moveArmies', oneArmyMore),
  offering('actions', 'a land to awaken in is missing', 'awakenArmy', withoutLast),
  doing('what actions do', 'gold for nothing', 'act', (state) => void state.gold[0]++),
  doing('what actions do', 'a resident is lost', 'act', (state) => void state.residents--),
  doing('what actions do', 'an army comes out of a fight', 'act', ({ fight, armies }) => {
    if (fight !== undefined) armies[fight.target]++
  }),
  doing('scoring', 'a point too many', 'scoring', (state) => void state.points[1]++),
])
