import { describe, expect, it } from 'vitest'
import { type AnyAsk, canonicalJson, fastSource, openMatch, prepare } from '../../engine/index.ts'
import { mind } from './bot.ts'
import { worthOf } from './bot/effects.ts'
import { fight } from './bot/fight.ts'
import { questWorth } from './bot/quests.ts'
import { pointOf, sceneFor } from './bot/scene.ts'
import { dangers } from './bot/ways.ts'
import { usual } from './bot/weights.ts'
import type { Content } from './content/content.ts'
import { uprising } from './index.ts'
import { CHAOS, EMPIRE, type State } from './rules/table/state.ts'
import {
  asked,
  at,
  card,
  chooseAs,
  dice,
  heardMatch,
  numbered,
  offered,
  positionMatch,
  tableOf,
  type Position,
  type UprisingMatch,
} from './testing/position.ts'
import { actions, building } from './testing/turns.ts'

const HOME = at(0, -2)
const BESIDE = at(0, -1)

/** The key of what the bot would answer; it leaves the position as it was. */
function proposal(match: UprisingMatch, ask: AnyAsk<State, Content> = asked(match)): string {
  const before = canonicalJson(match.state)
  const [{ option }, ...others] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
  expect(others).toEqual([])
  expect(canonicalJson(match.state)).toBe(before)
  return ask.question.key(match.play, option, ask)
}

/** What a role is asked now, if it is one of these questions. */
const waiting = (match: UprisingMatch, role: number, names: readonly string[]): AnyAsk<State, Content> | undefined =>
  match.play.pending.find((ask) => ask.role === role && names.includes(ask.question.name))

/** The first faction answers as it proposes until something else comes. */
function follow(match: UprisingMatch, ...names: readonly string[]): string[] {
  const given: string[] = []
  for (let ask = waiting(match, 0, names); ask !== undefined; ask = waiting(match, 0, names)) {
    given.push(proposal(match, ask))
    chooseAs(match, 0, given.at(-1)!)
  }
  return given
}

it('proposes no faction and no Hero: those are drawn', () => {
  const prepared = prepare(uprising, 2, {})
  if (!prepared.ok) throw new Error('not prepared')
  const { play } = openMatch(prepared.value, fastSource('allies')).begin()
  const ask = play.question!
  expect(play.state.phase).toBe('setup')
  expect(play.options(ask).length).toBeGreaterThan(1)
  expect(mind.candidates!(play, ask, play.options(ask), 1)).toEqual([])
})

describe('in the Actions Phase it', () => {
  it('builds a Haven where its Hero stands on a good hex', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'dawngaard' }, heroAt: { 0: BESIDE } })
    expect(offered(match)).toContain('action:haven')
    expect(proposal(match)).toBe('action:haven')
  })

  it('goes to such a hex first', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'dawngaard' }, market: [], openQuests: [] })
    expect(follow(match, 'action', 'moveTo').slice(0, 3)).toEqual(['action:move', `hex:${BESIDE}`, 'action:haven'])
  })

  it('attacks what it can beat, with all that is beside it and the Hero for a Haven', () => {
    const army = ['trolls', 'vargs', 'vargs', 'vargs'] as const
    const { match } = actions({ tiles: { [BESIDE]: 'rigga' }, units: { [HOME]: army }, garrisons: { [BESIDE]: 1 } })
    const answers = follow(match, 'action', 'commandHex', 'commandPiece')
    expect(answers.slice(0, 2)).toEqual(['action:command', `hex:${BESIDE}`])
    expect(answers).toContain('hero:0')
    expect(answers.filter((key) => key.startsWith('unit:'))).toHaveLength(4)
  })

  it('leaves a full stack of Garrisons alone with two Units', () => {
    const { match } = actions({
      tiles: { [BESIDE]: 'rigga' },
      units: { [HOME]: ['tribesmen', 'tribesmen'] },
      garrisons: { [BESIDE]: 3 },
    })
    expect(offered(match)).toContain('action:command')
    expect(proposal(match)).not.toBe('action:command')
  })

  it('trades when nothing else is worth it', () => {
    const { match } = actions({
      resources: { 0: [0, 0, 0] },
      arrange: (state) => state.tile.fill(-1),
      options: { chapters: 2 },
      chapter: 2,
    })
    expect(proposal(match)).toBe('action:trade')
  })
})

describe('in the Build Phase it', () => {
  it('buys Units, and keeps Plunder and Food for Havens and Commands', () => {
    const { match } = building({ heroes: ['baranth', 'fhayanor'], resources: { 0: [6, 4, 3] } })
    const bought = follow(match, 'build', 'buildPayment').filter((key) => key.startsWith('unit:'))
    expect(bought.length).toBeGreaterThanOrEqual(2)
    expect(match.state.resources[1]).toBeGreaterThanOrEqual(2)
    expect(match.state.resources[2]).toBeGreaterThanOrEqual(2)
  })
})

describe('in a combat it', () => {
  it('loses the cheapest Units first', () => {
    const position: Position = {
      startFeats: false,
      units: { [BESIDE]: ['tribesmen', 'trolls', 'vargs'] },
      tiles: { [BESIDE]: 'ice' },
      skeletons: { [BESIDE]: 2 },
    }
    const source = dice('white:-', 'red:-', 'black:B', 'red:SS', 'red:-')
    const { match } = heardMatch(position, [{ procedure: 'settle', args: { cause: 0, newcomer: 0 } }], source)
    expect(asked(match).question.name).toBe('combatLoss')
    expect(offered(match)).toHaveLength(3)
    expect(proposal(match)).toBe(`unit:0@${BESIDE}`)
  })
})

describe('for the group it', () => {
  it('gives points of the last Scoring to the weakest faction', () => {
    const match = positionMatch(
      { phase: 'scoring', chapter: 3, options: { chapters: 3 }, vp: { 0: 20, 1: 12 }, resources: { 0: [5, 5, 0] } },
      [{ procedure: 'convert', args: { role: 0 } }],
    )
    expect(proposal(match)).toBe('role:1')
  })

  it('keeps resources for the Chapters to come', () => {
    const match = positionMatch(
      { phase: 'scoring', chapter: 1, options: { chapters: 3 }, resources: { 0: [5, 5, 0] } },
      [{ procedure: 'convert', args: { role: 0 } }],
    )
    expect(proposal(match)).toBe('done')
  })

  it('sends a Horde past the Havens where the rules leave it open', () => {
    const from = at(3, -1)
    const match = positionMatch(
      { tiles: { [at(2, -1)]: 'ice', [at(2, 0)]: 'ice' }, cards: { 'lich-queen': { at: from, tokens: 1 } } },
      [{ procedure: 'nemesisPhase', args: {} }],
    )
    expect(asked(match).question.name).toBe('nemesisPath')
    const options = match.play.options(asked(match)).length
    expect(options).toBeGreaterThan(1)
    expect(match.state.haven[Number(proposal(match).slice('hex:'.length))]).toBe(-1)
  })
})

describe('it reckons that', () => {
  it('a point of the Nemesis that leads hurts more than one of the other', () => {
    const scene = sceneFor(tableOf({ vp: { [EMPIRE]: 20, [CHAOS]: 5 } }), 0, usual)
    expect(pointOf(scene, EMPIRE)).toBeLessThan(pointOf(scene, CHAOS))
    expect(pointOf(scene, CHAOS)).toBeLessThan(0)
  })

  it('five Units beat one Garrison and not a Legion at its height', () => {
    const field: Position = { startFeats: false, tiles: { [BESIDE]: 'ice' }, garrisons: { [BESIDE]: 1 } }
    expect(fight(sceneFor(tableOf(field), 0, usual), BESIDE, [3, 2, 0, 0]).win).toBeGreaterThan(0.9)
    const legion: Position = { ...field, garrisons: {}, cards: { 'new-emperor': { at: BESIDE, threat: 7 } } }
    const lost = fight(sceneFor(tableOf(legion), 0, usual), BESIDE, [3, 2, 0, 0])
    expect(lost.win).toBeLessThan(0.05)
    expect(lost.value).toBeLessThan(0)
  })

  it('a Legion beside the Haven of its Target is a danger', () => {
    const t = tableOf({ cards: { warlock: { at: BESIDE, tokens: 1, target: HOME } } })
    expect(dangers(t, 0)).toEqual([{ card: card('warlock'), space: HOME }])
    expect(dangers(t, 1)).toEqual([])
  })

  it('points are good for players and bad for the Nemesis', () => {
    const scene = sceneFor(tableOf(), 0, usual)
    expect(worthOf(scene, [{ op: 'gainVP', who: 'each', n: 1 }])).toBe(2)
    expect(worthOf(scene, [{ op: 'gainVP', who: 'chaos', n: 1 }])).toBeLessThan(0)
  })

  it('a Quest is worth more with better dice', () => {
    const quest = numbered('quests', 'the-white-stag')
    const [weak, strong] = [0, 3].map((might) =>
      questWorth(
        sceneFor(tableOf({ startFeats: false, arrange: (state) => (state.attributes[0] = might) }), 0, usual),
        quest,
      ),
    )
    expect(strong).toBeGreaterThan(weak)
  })
})
