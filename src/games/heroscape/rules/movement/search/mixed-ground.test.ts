import { describe, expect, it } from 'vitest'
import { moveMatch } from '../../../testing/moving.ts'
import {
  endings,
  flyFrom,
  FLYING,
  moverFor,
  moveValue,
  ON_FOOT,
  standsOf,
  walkFrom,
  type Mover,
  type Stand,
} from '../../../testing/oracle/moves.ts'
import { power, sceneOf, type Scene } from '../../../testing/oracle/scene.ts'
import { follow } from '../../../testing/oracle/ways.ts'
import { oracles } from '../../../testing/oracles.ts'
import { choose, figure, offered, type HeroscapeMatch } from '../../../testing/position.ts'
import { sceneryFrom, seedsOf, type Scenery } from '../../../testing/scenery.ts'
import { planOf } from '../plan.ts'
import { startOfMove } from './paths.ts'

/** The match at the question where the figure goes, or undefined if it can go nowhere. */
function asking({ position, mover }: Scenery): { match: HeroscapeMatch; isAsked: boolean; who: number } {
  const match = moveMatch(position)
  const who = figure(match.play, 0, mover)
  const isAsked = match.play.pending[0].question.name === 'move' && offered(match).includes(`figure:${who}`)
  if (isAsked) choose(match, `figure:${who}`)
  return { match, isAsked, who }
}

const named = (name: string) => oracles.find((one) => one.name === name)!

/** What a way brings, without its cost: who may strike, how often, and the falls. */
interface Bought {
  readonly cost: number
  readonly strikers: readonly number[]
  readonly strikes: number
  readonly falls: number
}

const isNoWorse = (a: Bought, b: Bought): boolean =>
  a.strikers.every((one) => b.strikers.includes(one)) && a.strikes <= b.strikes && a.falls <= b.falls
const isAlike = (a: Bought, b: Bought): boolean => isNoWorse(a, b) && isNoWorse(b, a)
const textOf = ({ cost, strikers, strikes, falls }: Bought): string =>
  `${cost} strikers ${strikers.join('+')} (${strikes}) falls ${falls}`

/** The best ways to every place, found by following each of them that there is. */
function bestWays(s: Scene, who: number): Map<string, string[]> {
  const mover = moverFor(s, who)
  const found = new Map<string, Bought[]>()
  for (const way of power(s, who, 'flying') === undefined ? [ON_FOOT] : [ON_FOOT, FLYING])
    for (const stand of standsOf(s, mover, -1)) everyWay(s, mover, way, stand, [stand.lead], moveValue(s, who), found)
  found.delete(`${s.state.front[who]}/${s.state.rear[who]}`)
  return new Map(
    [...found].map(([place, all]) => {
      const best = all.filter((one) => !all.some((other) => isNoWorse(other, one) && !isAlike(one, other)))
      const shortest = best.filter((one) => !best.some((other) => isAlike(one, other) && other.cost < one.cost))
      return [place, [...new Set(shortest.map(textOf))].sort()]
    }),
  )
}

function everyWay(
  s: Scene,
  mover: Mover,
  way: number,
  stand: Stand,
  path: readonly number[],
  left: number,
  found: Map<string, Bought[]>,
): void {
  if (path.length > 1 || way === ON_FOOT) {
    const { cost, strikers, strikes, fallDice, extreme } = follow(s, mover, path, way, false)!
    const bought: Bought = { cost, strikers, strikes, falls: fallDice + 100 * extreme }
    for (const place of endings(s, mover, stand)) found.set(place, [...(found.get(place) ?? []), bought])
  }
  for (const { stand: next, cost, ends } of way === ON_FOOT ? walkFrom(s, mover, stand) : flyFrom(s, mover, stand))
    if (cost <= left) everyWay(s, mover, way, next, [...path, next.lead], ends ? 0 : left - cost, found)
}

/** What is offered for every place. */
function offeredWays({ play }: HeroscapeMatch): Map<string, string[]> {
  const [ask] = play.pending
  const there = new Map<string, string[]>()
  for (const option of play.options(ask)) {
    const key = ask.question.key(play, option, ask)
    if (!key.startsWith('space:')) continue
    const [front, rear = '-1'] = key.slice('space:'.length).split('~')[0].split('/')
    const said = ask.question.describe(play, option, ask).detail!.args!
    const strikers = String(said.strikers).split(',').filter(Boolean).map(Number)
    const bought: Bought = {
      cost: Number(said.cost),
      strikers: strikers.sort((a, b) => a - b),
      strikes: Number(said.strikes),
      falls: Number(said.fallDice) + 100 * Number(said.extreme),
    }
    const place = `${front}/${rear}`
    there.set(place, [...(there.get(place) ?? []), textOf(bought)].sort())
  }
  return there
}

describe('on ground of all kinds', () => {
  it('a figure is offered what the rulebook allows, with what the way costs and brings [HS-MOV-01] [HS-MOV-10] [HS-ENG-09]', () => {
    let [asked, places, told] = [0, 0, 0]
    for (const seed of seedsOf('ground', 90)) {
      const scenery = sceneryFrom(seed)
      if (scenery === undefined) continue
      named('who may move').compare(moveMatch(scenery.position).play)
      const { match, isAsked } = asking(scenery)
      if (!isAsked) continue
      asked++
      places += named('moves').compare(match.play)
      told += named('ways').compare(match.play)
    }
    expect(asked).toBeGreaterThan(40)
    expect([places > 300, told > 200]).toEqual([true, true])
  })

  it('of all ways to a place the best are offered: fewest strikes, fewest falls, then the shortest [HS-MOV-07] [HS-MOV-12] [HS-ENG-09]', () => {
    let several = 0
    for (const seed of seedsOf('ways', 90)) {
      const scenery = sceneryFrom(seed, 4)
      if (scenery === undefined || scenery.mover === 'sgt-drake-alexander' || scenery.mover === 'agent-carr') continue
      const { match, isAsked, who } = asking(scenery)
      if (!isAsked) continue
      const expected = bestWays(sceneOf(match.play), who)
      const there = offeredWays(match)
      for (const list of there.values()) if (list.length > 1) several++
      expect(Object.fromEntries(there), seed).toEqual(Object.fromEntries(expected))
    }
    expect(several).toBeGreaterThan(5)
  })

  it('a place that cannot be reached has no way, even if somebody else has just been asked the same [HS-MOV-01]', () => {
    const { position, mover } = sceneryFrom('ground 0')!
    const { play } = moveMatch(position)
    const start = startOfMove(play, figure(play, 0, mover))
    expect(() => planOf(play, start, 1_000_000)).toThrow('no way')
    const asked = asking({ position, mover }).match.play
    const far = asked
      .options(asked.pending[0])
      .filter((option) => option >= 0)
      .at(-1)!
    expect(planOf(play, start, far).path.length).toBeGreaterThan(1)
    expect(() => planOf(play, { ...start, left: 0 }, far)).toThrow('no way')
  })
})
