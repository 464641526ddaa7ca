import { describe, expect, it } from 'vitest'
import { fastSource, Play, type Game } from '../../../../engine/index.ts'
import { Disagreement } from '../../../../engine/proof/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import type { State } from '../../rules/table/state.ts'
import { TILES } from '../combat.ts'
import { oracles } from '../oracles.ts'
import { askedOf, at, card, chooseAs, offered, positionMatch, tableOf, type Position } from '../position.ts'
import { allOptions } from '../set-up-match.ts'
import { actions, building } from '../turns.ts'
import { placements } from './placements.ts'
import { pools } from './pools.ts'
import { prices } from './prices.ts'
import { routes } from './routes.ts'

type Uprising = Game<State, Content>
type Waiting = Play<State, Content>

describe('the rules and the oracles say the same', () => {
  it.each([
    ['alder', 2, { chapters: 2 }],
    ['beech', 3, { chapters: 2, edition: 'first' }],
  ] as const)('in a game of chance: %s', (seed, roles, options) => {
    const content = defaultContent()
    const state = uprising.setup(content, roles, allOptions(roles, options))
    const play = new Play(uprising, content, state, fastSource(seed))
    play.automatic = false
    play.start()
    const chance = fastSource(seed).fork('choices')
    const counts = oracles.map(() => 0)
    for (let n = 0; !play.over; n++) {
      if (n % 12 === 0) oracles.forEach((oracle, i) => (counts[i] += oracle.compare(play)))
      const ask = play.pending[chance.below(play.pending.length)]
      const all = play.options(ask)
      const any = all[chance.below(all.length)]
      const [best = any] = chance.below(3) > 0 ? [any] : uprising.candidates!(play, ask, all, 1)
      play.answer(ask, best)
    }
    expect(oracles.filter((_, i) => counts[i] === 0).map(({ name }) => name)).toEqual([])
  })
})

/** The game with a procedure that does something else before or after. */
const faulty = (name: string, before: (play: Waiting) => void, after: (play: Waiting) => void = () => undefined) => ({
  ...uprising,
  procedures: {
    ...uprising.procedures,
    *[name](play: Waiting, args: never) {
      before(play)
      yield* uprising.procedures[name](play, args)
      after(play)
    },
  },
})

const LEGION = card('executioner')
const MAP: Position = {
  startFeats: false,
  phase: 'nemesis',
  tiles: { [at(1, 0)]: TILES.marsh, [at(0, 1)]: TILES.badlands },
  units: { [at(1, 0)]: ['vargs', 'deadeyes'], [at(0, 1)]: ['younglings', 'koloth'] },
  havens: { 1: [at(0, 2), at(1, 1)] },
  skeletons: { [at(-2, 0)]: 1 },
  cards: { executioner: { at: at(0, 0), target: at(0, 2) }, bloodwyrm: { at: at(3, 0) } },
}

/** The same table under other rules. */
function under(game: Uprising, position: Position = MAP): Waiting {
  const { state, content } = tableOf(position)
  return new Play(game, content, state, fastSource('planted'))
}

/** The question that waits offers something else while `run` lasts. */
function offering(play: Waiting, change: (options: readonly number[]) => number[], run: () => void): void {
  const { question } = play.pending[0]
  const real = question.options
  const changed: typeof real = (t, ask, out) => {
    const options: number[] = []
    real(t, ask, options)
    out.push(...change(options))
  }
  Object.assign(question, { options: changed })
  try {
    run()
  } finally {
    Object.assign(question, { options: real })
  }
}

describe('an oracle notices', () => {
  it('a Legion that follows another Target, a Horde and Skeletons that go astray', () => {
    expect(routes.compare(under(uprising))).toBe(4)
    const lost = faulty('activation', ({ state }) => (state.target[LEGION] = at(0, -3)))
    expect(() => routes.compare(under(lost))).toThrow(Disagreement)
    const drawn = faulty('activation', ({ state }) => (state.garrison[at(2, 1)] = 1))
    expect(() => routes.compare(under(drawn))).toThrow(/card 12/)
    const lured = faulty('activateSkeletons', ({ state }) => (state.garrison[at(-1, -1)] = 1))
    expect(() => routes.compare(under(lured))).toThrow(/Skeletons/)
  })

  it('a Target that goes to the stronger Haven', () => {
    const wrong = faulty('retarget', ({ state }) => (state.haven[at(2, 0)] = 1))
    expect(() => routes.compare(under(wrong))).toThrow(/Target/)
  })

  it('a die too many, a die too few, and red dice in a Marsh', () => {
    expect(pools.compare(under(uprising))).toBeGreaterThan(6)
    const dice = (change: (dice: number[]) => void): Uprising =>
      faulty(
        'combatPool',
        () => undefined,
        ({ state }) => change(state.combat?.groups[0].dice ?? []),
      )
    expect(() => pools.compare(under(dice((pool) => pool.push(0))))).toThrow(Disagreement)
    expect(() => pools.compare(under(dice((pool) => pool.pop())))).toThrow(Disagreement)
    expect(() => pools.compare(under(dice((pool) => pool.fill(3))))).toThrow(/marsh/)
  })

  it('a hex too many or too few for a fourth Garrison', () => {
    expect(placements.compare(under(uprising))).toBeGreaterThan(5)
    const { play } = positionMatch({ ...MAP, garrisons: { [at(0, 0)]: 3 } }, [
      { procedure: 'activation', args: { step: 0, card: LEGION } },
    ])
    expect(play.pending[0].question.name).toBe('placeWhere')
    expect(placements.compare(play)).toBeGreaterThan(5)
    offering(
      play,
      (options) => options.slice(1),
      () => expect(() => placements.compare(play)).toThrow(/a fourth Garrison/),
    )
    offering(
      play,
      (options) => [...options, at(0, 0)],
      () => expect(() => placements.compare(play)).toThrow(/a fourth Garrison/),
    )
  })

  it('a Haven that may not be built', () => {
    const site: Position = { tiles: { [at(1, 0)]: 'torment' }, heroAt: { 0: at(1, 0) } }
    const { play } = actions(site).match
    const [ask] = play.pending
    const haven = play.options(ask).find((option) => ask.question.key(play, option, ask) === 'action:haven')!
    expect(placements.compare(play)).toBe(1)
    offering(
      play,
      (options) => options.filter((option) => option !== haven),
      () => expect(() => placements.compare(play)).toThrow(/Haven/),
    )
    const cursed = actions({ ...site, curses: [at(1, 0)] }).match.play
    expect(placements.compare(cursed)).toBe(1)
    offering(
      cursed,
      (options) => [...options, haven],
      () => expect(() => placements.compare(cursed)).toThrow(/Haven/),
    )
  })

  it('something to build too many or too few', () => {
    const { play } = building({ havens: { 0: [at(0, -2), at(1, -1)] } }).match
    expect(prices.compare(play)).toBeGreaterThan(10)
    offering(
      play,
      (options) => options.slice(1),
      () => expect(() => prices.compare(play)).toThrow(Disagreement),
    )
    offering(
      play,
      (options) => [...options, 6 * at(3, 0)],
      () => expect(() => prices.compare(play)).toThrow(Disagreement),
    )
  })

  it('a way to pay too many or too few', () => {
    const { match } = building({ heroes: ['hanzo', 'khaal'] })
    const build = askedOf(match, 0)
    const choices = offered(match, build).filter((key) => key.startsWith('unit:'))
    const paying = choices.map((key) => {
      const one = building({ heroes: ['hanzo', 'khaal'] }).match
      chooseAs(one, 0, key)
      return one.play
    })
    const play = paying.find(({ pending }) => pending[0].question.name === 'buildPayment')!
    expect(prices.compare(play)).toBeGreaterThan(2)
    offering(
      play,
      (options) => options.slice(1),
      () => expect(() => prices.compare(play)).toThrow(/payments/),
    )
    offering(
      play,
      (options) => [...options, 0],
      () => expect(() => prices.compare(play)).toThrow(/payments/),
    )
  })
})
