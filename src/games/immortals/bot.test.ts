import { describe, expect, it } from 'vitest'
import { type AnyAsk, canonicalJson } from '../../engine/index.ts'
import { mind } from './bot.ts'
import { makePlan } from './bot/plan.ts'
import { sceneFor } from './bot/scene.ts'
import { usual } from './bot/weights.ts'
import type { Content } from './content/content.ts'
import { CAPITAL, LIGHT, SHRINE } from './content/names.ts'
import { NONE, type State } from './rules/table/state.ts'
import { acting, ON } from './testing/acting.ts'
import { heardMatch, PLANNING, REINFORCEMENT } from './testing/hearing.ts'
import {
  asked,
  askedOf,
  BLANK,
  choose,
  chooseAs,
  joker,
  landCard,
  light,
  magic,
  positionMatch,
  shadow,
  tableOf,
  type ImmortalsMatch,
  type Position,
} from './testing/position.ts'
import { draftMatch } from './testing/start-match.ts'

/** The key of what the bot would answer; it leaves the position as it was. */
function proposal(match: ImmortalsMatch, ask: AnyAsk<State, Content> = asked(match)): string {
  const before = canonicalJson(match.state)
  const [{ option }, ...others] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
  expect(others).toEqual([])
  expect(canonicalJson(match.state)).toBe(before)
  return ask.question.key(match.play, option, ask)
}

const planOf = (position: Position, role = 0): readonly number[] => {
  const t = tableOf({ phase: 'planning', ...position })
  return makePlan(sceneFor(t, role, usual)).cards
}

/** Far from everybody: nothing to attack but unoccupied lands. */
const settled: Position = {
  armies: {
    0: [
      [light('elderglade'), 4],
      [light('forge-fire'), 4],
      [shadow('the-murk'), 4],
      [light('shorelake'), 1],
      [shadow('highcrag'), 1],
    ],
  },
  cards: {
    0: ['elderglade', 'forge-fire', 'the-murk', 'shorelake', 'highcrag', 'emberfall', 'duskmoor', 'saltmere'].map(
      (id) => landCard(id as 'elderglade'),
    ),
  },
  gold: { 0: 6 },
  energy: { 0: 6 },
}

describe('the plan', () => {
  it('fills every space with a card that may lie there, each card once', () => {
    const plan = planOf(settled)
    expect(plan).not.toContain(NONE)
    const real = plan.filter((card) => card !== BLANK)
    expect(new Set(real).size).toBe(real.length)
  })

  it('attacks from lands with armies, with their own cards, and earns with the others', () => {
    const plan = planOf(settled)
    const attackers = ['elderglade', 'forge-fire', 'the-murk'].map((id) => landCard(id as 'elderglade'))
    expect([plan[ON.attack], plan[ON.attack + 1], plan[ON.attackOrMove]].sort((a, b) => a - b)).toEqual(
      attackers.sort((a, b) => a - b),
    )
    expect(plan[ON.gold]).toBe(landCard('shorelake'))
    expect(plan[ON.energy]).toBe(landCard('highcrag'))
  })

  it('spends on a magic shrine first, and on armies only when some are in limbo', () => {
    expect(planOf(settled).slice(ON.magic)).toContain(magic('shrineOrTakeover'))
    const awakening = planOf({ ...settled, limbo: { 0: [0, 9] }, gold: { 0: 9 }, energy: { 0: 12 } })
    expect(awakening.slice(ON.magic)).toEqual(expect.arrayContaining([magic('awaken'), magic('shrineOrTakeover')]))
  })

  it('is laid card by card and then confirmed, whatever lay there before', () => {
    const { match } = heardMatch(
      { phase: 'planning', ...settled, planned: { 0: { 0: landCard('the-murk') } } },
      PLANNING,
    )
    const plan = planOf(settled)
    const given: string[] = []
    while (given.at(-1) !== 'ready') {
      given.push(proposal(match, askedOf(match, 0)))
      chooseAs(match, 0, given.at(-1)!)
    }
    expect(given).toEqual(['back:0', ...plan.map((card, space) => `place:${card}@${space}`), 'ready'])
  })

  it('takes the conflict card of a land that somebody holds', () => {
    const position: Position = {
      armies: { 0: [[light('elderglade'), 5]], 1: [[light('mossgate'), 3]] },
      cards: { 0: [light('mossgate'), landCard('elderglade'), light('highcrag')] },
    }
    const plan = planOf({ ...position, arrange: (state) => void (state.building[light('mossgate')] = CAPITAL) })
    expect(plan[ON.attack]).toBe(light('mossgate'))
  })

  it('uses blank cards only where there is no other card', () => {
    const plan = planOf({ armies: { 0: [[light('elderglade'), 1]] }, cards: { 0: [landCard('elderglade')] } })
    expect(plan.filter((card) => card === BLANK)).toHaveLength(4)
    expect(plan.filter((card) => card === NONE)).toHaveLength(3)
    expect(plan.slice(ON.magic)).not.toContain(BLANK)
  })
})

describe('the turns', () => {
  const turn = (planned: Readonly<Record<number, number>>, position: Position = settled): string =>
    proposal(positionMatch({ ...position, planned: { 0: planned } }))

  it('begin with the income', () => {
    const planned = {
      [ON.attack]: landCard('elderglade'),
      [ON.energy]: landCard('highcrag'),
      [ON.magic]: magic('shrineOrTakeover'),
    }
    expect(turn(planned)).toBe(`space:${ON.energy}`)
  })

  it('go on with what brings most, then blank cards, then cards that bring a compensation only', () => {
    const idle = { [ON.build]: landCard('duskmoor'), [ON.awaken]: BLANK }
    expect(turn({ ...idle, [ON.magic]: magic('shrineOrTakeover') })).toBe(`space:${ON.magic}`)
    expect(turn(idle)).toBe(`space:${ON.awaken}`)
    expect(turn({ [ON.build]: landCard('duskmoor') })).toBe(`space:${ON.build}`)
  })

  it('keep attacks for the end of the round, when fewer can answer them', () => {
    const attack = { [ON.attack]: landCard('elderglade') }
    expect(turn({ ...attack, [ON.build]: landCard('duskmoor') })).toBe(`space:${ON.build}`)
    expect(turn(attack)).toBe(`space:${ON.attack}`)
  })

  it('end with a pass where nothing can come any more', () => {
    expect(turn({ [ON.build]: landCard('duskmoor') }, { ...settled, round: 7 })).toBe('pass')
  })

  it('hurry where the land of the card may be lost', () => {
    const twins: Position = {
      races: { 0: ['humans', 'orcs'] },
      armies: {
        0: [
          [light('eagle-stair'), 1],
          [light('mistharbor'), 1],
        ],
        1: [[light('tidewatch'), 8]],
      },
    }
    const own = { [ON.gold]: landCard('eagle-stair'), [ON.race]: landCard('mistharbor') }
    const first = (enemy: Readonly<Record<number, number>>): string =>
      proposal(positionMatch({ ...twins, planned: { 0: own, 1: enemy } }))
    expect(first({ [ON.attack]: landCard('tidewatch') })).toBe(`space:${ON.race}`)
    // Nobody can see what lies on a space, but that no attack can come any more.
    expect(first({ [ON.gold]: landCard('tidewatch') })).toBe(`space:${ON.gold}`)
  })
})

describe('actions', () => {
  it('brings the greater income of the two worlds', () => {
    const { match } = acting(
      {
        armies: {
          0: [
            [light('tribute-pass'), 1],
            [shadow('tribute-pass'), 1],
          ],
        },
      },
      ON.gold,
      landCard('tribute-pass'),
    )
    expect(proposal(match)).toBe(`land:${light('tribute-pass')}`)
  })

  it('builds the capital when it can pay it, the shrine where one stands in the region', () => {
    const position: Position = { armies: { 0: [[light('elderglade'), 3]] }, gold: { 0: 5 }, energy: { 0: 3 } }
    const build = (arrange: (state: State) => void): string =>
      proposal(acting({ ...position, arrange }, ON.build, landCard('elderglade')).match)
    expect(build(() => undefined)).toBe(`build:${CAPITAL}@${light('elderglade')}`)
    expect(build((state) => void (state.building[light('heartwood')] = CAPITAL))).toBe(
      `build:${SHRINE}@${light('elderglade')}`,
    )
  })

  it('attacks weak neighbours and leaves strong ones alone', () => {
    const against = (armies: number): string =>
      proposal(
        acting(
          {
            armies: {
              0: [[light('emberfall'), 5]],
              1: [
                [light('ashen-field'), armies],
                [light('cinderhold'), 9],
                [light('anvil-ridge'), 9],
                [light('forge-fire'), 9],
              ],
            },
            round: 7,
          },
          ON.attack,
          landCard('emberfall'),
        ).match,
      )
    expect(against(1)).toBe(`attack:${light('emberfall')}>${light('ashen-field')}`)
    expect(against(14)).toMatch(/^compensation/)
  })

  it('sends enough with a joker of the attacked land', () => {
    const { match } = acting(
      { armies: { 0: [[light('elderglade'), 6]], 1: [[light('mossgate'), 3]] } },
      ON.attack,
      joker(LIGHT, 'forest'),
    )
    choose(match, `attack:${light('elderglade')}>${light('mossgate')}`)
    expect(proposal(match)).toBe('armies:5')
  })

  it('sends no more into an unoccupied land than the land left behind can spare', () => {
    const sent = (enemies: number): number => {
      const { match } = acting(
        { armies: { 0: [[light('emberfall'), 8]], 1: [[light('ashen-field'), enemies]] } },
        ON.attack,
        landCard('emberfall'),
      )
      choose(match, `attack:${light('emberfall')}>${light('cinderhold')}`)
      return Number(proposal(match).split(':')[1])
    }
    expect(sent(1)).toBeGreaterThan(3)
    expect(sent(7)).toBeLessThanOrEqual(3)
  })

  it('moves idle armies to where there is something to take', () => {
    const own = ['elderglade', 'treehome', 'duskmoor'] as const
    const { match } = acting(
      {
        armies: {
          0: [
            [light('thornhollow'), 7],
            [light('elderglade'), 1],
            [light('treehome'), 1],
            [light('duskmoor'), 1],
          ],
        },
        gold: { 0: 9 },
        energy: { 0: 9 },
      },
      ON.attackOrMove,
      landCard('thornhollow'),
    )
    expect(own.map((id) => `move:${light('thornhollow')}>${light(id)}`)).toContain(proposal(match))
    choose(match, proposal(match))
    expect(proposal(match)).toMatch(/^armies:[3-6]$/)
  })

  it('takes over a land card only with more armies', () => {
    const take = (armies: number): string =>
      proposal(
        acting(
          {
            armies: { 0: [[light('elderglade'), 3]], 1: [[shadow('elderglade'), armies]] },
            cards: { 1: [landCard('elderglade')] },
            gold: { 0: 20 },
            energy: { 0: 20 },
            arrange: (state) => void (state.building[light('elderglade')] = SHRINE),
          },
          ON.magic,
          magic('shrineOrTakeover'),
        ).match,
      )
    expect(take(2)).toBe(`takeOver:${light('elderglade')}`)
    expect(take(3)).toMatch(/^compensation/)
  })

  it('takes as a compensation what it has less of for its needs', () => {
    const given = (gold: number, energy: number): string =>
      proposal(acting({ gold: { 0: gold }, energy: { 0: energy } }, ON.gold, landCard('saltmere')).match)
    expect(given(12, 0)).toBe('compensation:energy')
    expect(given(0, 12)).toBe('compensation:gold')
  })
})

describe('armies', () => {
  it('reinforces the endangered border', () => {
    const { match } = heardMatch(
      {
        phase: 'reinforcement',
        armies: {
          0: [
            [light('elderglade'), 3],
            [light('mossgate'), 3],
            [light('emerald-cliff'), 3],
          ],
          1: [[light('highcrag'), 4]],
        },
        limbo: { 0: [0, 3] },
      },
      REINFORCEMENT,
    )
    expect(proposal(match)).toBe(`land:${light('emerald-cliff')}`)
  })
})

describe('the start round', () => {
  it('settles beside its own lands where the land card is still to be had', () => {
    const { match } = draftMatch({
      groups: [[4], [4], [4]],
      hands: [
        [light('mossgate'), light('highcrag'), light('emberfall')],
        [shadow('saltmere'), shadow('duskmoor')],
        [shadow('treehome'), shadow('anvil-ridge')],
      ],
      armies: { 0: [[light('elderglade'), 3]], 1: [[shadow('emberfall'), 3]] },
    })
    expect(proposal(match, askedOf(match, 0))).toBe(`card:${light('mossgate')}`)
  })
})
