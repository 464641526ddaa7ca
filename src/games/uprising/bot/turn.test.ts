import { describe, expect, it } from 'vitest'
import { moveOf } from '../../../bots/bot.ts'
import { captainBot } from '../../../bots/captain.ts'
import { fastSource } from '../../../engine/index.ts'
import { mind } from '../bot.ts'
import { questBonus } from '../rules/actions/quest.ts'
import type { State } from '../rules/table/state.ts'
import { asked, at, choose, chooseAs, offered, question, type UprisingMatch } from '../testing/position.ts'
import { actions, standingOffers, take } from '../testing/turns.ts'
import { turnOf } from './turns.ts'

const HOME = at(0, -2)
const BESIDE = at(0, -1)
const FOUND = at(1, -2)
const BEYOND = at(2, -2)
/** Nothing to explore anywhere. */
const flat = (state: State): void => void state.tile.forEach((tile, space) => tile < -1 && (state.tile[space] = -1))

function proposal(match: UprisingMatch): string {
  const ask = asked(match)
  const [{ option }] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
  return ask.question.key(match.play, option, ask)
}

function follow(match: UprisingMatch, n: number): string[] {
  return Array.from({ length: n }, () => {
    const key = proposal(match)
    chooseAs(match, 0, key)
    return key
  })
}

function offerTaken(match: UprisingMatch): string | undefined {
  const offer = mind.offer!(match.play, asked(match))
  return offer === undefined ? undefined : match.play.game.standing!.key(match.play, 0, offer)
}

describe('a turn of a bot', () => {
  it('goes where a Quest is easier before it tries it', () => {
    const { match } = actions({
      tiles: { [BESIDE]: 'ice' },
      openQuests: ['the-frozen-vault'],
      resources: { 0: [0, 0, 0] },
      market: [],
      arrange: flat,
    })
    expect(offered(match)).toContain('action:quest')
    const [quest] = match.state.openQuests
    expect(questBonus(match.play, quest, 0)).toEqual([])
    expect(follow(match, 2)[0]).toBe('action:move')
    expect(questBonus(match.play, quest, 0)).not.toEqual([])
    expect(proposal(match)).toBe('action:quest')
  })

  it('reaches a goal that takes its last AP: the AP of a Move is paid before the hex is chosen', () => {
    const { match } = actions({
      tiles: { [FOUND]: 'ice', [BEYOND]: 'dawngaard', [BESIDE]: 'rigga' },
      garrisons: { [FOUND]: 1 },
      ap: { 0: 3 },
      openQuests: [],
      market: [],
      arrange: flat,
    })
    const answers = follow(match, 5)
    expect(answers.at(-1)).toBe('action:haven')
  })

  it('exchanges 3:1 what is missing for a Haven, and then builds it [UP-TRD-06]', () => {
    const { match } = actions({
      tiles: { [BESIDE]: 'dawngaard' },
      heroAt: { 0: BESIDE },
      resources: { 0: [6, 2, 0] },
      openQuests: [],
      market: [],
      arrange: flat,
    })
    expect(standingOffers(match, 0)).toContain('exchange:0:1')
    expect(moveOf(captainBot(), match as never, 0, fastSource('offer'))).toEqual({ role: 0, offer: 'exchange:0:1' })
    take(match, 0, 'exchange:0:1')
    expect(offerTaken(match)).toBeUndefined()
    expect(proposal(match)).toBe('action:haven')
  })

  it('keeps what it has where nothing is missing [UP-TRD-06]', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'dawngaard' }, heroAt: { 0: BESIDE }, resources: { 0: [6, 3, 3] } })
    expect(standingOffers(match, 0)).toContain('exchange:0:1')
    expect(offerTaken(match)).toBeUndefined()
  })

  it('uses a card marked ALWAYS that brings something [UP-RUL-26]', () => {
    const { match } = actions({ items: { 0: ['bone-coin'] }, resources: { 0: [0, 0, 0] } })
    expect(offerTaken(match)).toMatch(/^ability:/)
  })

  it('gives a mate what it has in plenty and the mate lacks, and then no more [UP-TRD-03]', () => {
    const { match } = actions({ heroAt: { 0: HOME, 1: HOME }, resources: { 0: [0, 0, 9], 1: [5, 5, 0] }, chapter: 1 })
    choose(match, 'action:trade')
    expect(question(match)).toBe('gift@0')
    let given = 0
    for (let key = proposal(match); key !== 'done'; key = proposal(match)) {
      expect(key).toBe('give:1:resource:2')
      choose(match, key)
      given++
    }
    expect(given).toBeGreaterThan(1)
    expect(match.state.resources[2]).toBeGreaterThan(match.state.resources[5])
  })
})

describe('for whoever thinks longer a bot', () => {
  it('judges every option, the best first, and proposes whole turns', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'dawngaard' }, resources: { 0: [6, 3, 3] } })
    const ask = asked(match)
    const options = [...match.play.options(ask)]
    const scored = mind.candidates!(match.play, ask, options, options.length)
    expect(scored.map(({ option }) => option).sort()).toEqual(options.toSorted())
    expect(scored.map(({ score }) => score)).toEqual(scored.map(({ score }) => score).sort((a, b) => b - a))
    expect(new Set(scored.map(({ score }) => score)).size).toBeGreaterThan(2)
    const plans = mind.plans!(match.play, ask, options, 8, fastSource('plans'))
    expect(plans.length).toBeGreaterThan(3)
    expect(plans.every(([first]) => options.includes(first))).toBe(true)
    expect(plans.some((line) => line.length > 2)).toBe(true)
  })

  it('tells turns apart, Moves of one turn not [UP-ACT-04]', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'dawngaard' }, resources: { 0: [6, 3, 3] } })
    const first = turnOf(match.state)
    choose(match, 'action:move', `hex:${BESIDE}`)
    expect(turnOf(match.state)).toBe(first)
    choose(match, 'action:haven')
    expect(question(match)).toBe('action@1')
    expect(turnOf(match.state)).not.toBe(first)
  })
})
