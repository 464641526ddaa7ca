import { describe, expect, it } from 'vitest'
import { type CellValue, EVERYONE, includes, only } from '../../../../engine/index.ts'
import type { Content, Goal, Special } from '../../content/content.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { armyCard, choose, figure, offered, positionMatch, question, rolls, tableOf } from '../../testing/position.ts'
import type { HeroscapeMatch, Position } from '../../testing/position.ts'
import { begun, glyphsOf, newGame, playUntil, pointsBrought, walk, zonesOf } from '../../testing/scenario-play.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { checkVictory, endOfRound } from '../end/victory.ts'
import { destroyFigures } from '../life/life.ts'
import { initiativeBonus } from '../rounds/initiative.ts'
import { roster } from '../table/roster.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { State } from '../table/state.ts'
import { UNKNOWN } from '../table/cells.ts'
import { publicView } from '../table/view.ts'
import { showScout } from './scout.ts'

const empty = tableOf({ scenario: 'STORM', armies: {} })
const [BASE] = empty.state.glyphSpace
const { links } = empty.content.scenarios[empty.state.options.scenario].battlefield
const [BY_BASE, OTHER] = links.to.slice(links.first[BASE], links.first[BASE + 1])
const ZONE = empty.content.scenarios[empty.state.options.scenario].layout.zones[1].spaces

const hideScout =
  (id: string) =>
  (state: State, content: Content): void => {
    for (const card of state.broughtBy.keys())
      if (state.broughtBy[card] === 0 && roster({ state, content }).cards[card].kind === 'hero')
        state.scoutSeenBy[card] = only(0)
    state.scout[armyCard({ state, content }, 0, id)] = 1
  }

/** Raelin stands before the base, Syvarris beside her; one of them is the scout. */
const storm = (scout: string, more: Partial<Position> = {}): Position => ({
  scenario: 'STORM',
  armies: { 0: { raelin: [BY_BASE], syvarris: [OTHER] }, 1: { 'ne-gok-sa': [ZONE[0]] } },
  active: 'raelin',
  arrange: hideScout(scout),
  ...more,
})

const winner = (role: number): object => ({ kind: 'teams', winners: [role], losers: [1 - role] })

const destroyed = (scout: string, ...ids: string[]): Happening =>
  happen(storm(scout), (play) =>
    destroyFigures(
      play,
      ids.map((id) => figure(play, 0, id)),
      'attack',
    ),
  )

function scoutCell(match: HeroscapeMatch, card: number): CellValue {
  const cells: Record<string, CellValue> = {}
  publicView(match.play, (key, value) => (cells[key] = value))
  return (cells[`card:${card}`] as CellValue[])[5]
}

describe('Under Tempest’s Cover: setup', () => {
  it('has Gerda and the base lying open, two zones, 400 points [HS-SCN-STORM-01] [HS-SCN-STORM-02] [HS-SCN-STORM-06]', () => {
    const { play } = begun('STORM', 2).match
    expect(glyphsOf(play)).toEqual(['brandar 22,7,3', 'gerda 6,9,8'])
    expect(zonesOf(play)).toEqual([['brown'], ['darkBlue']])
  })

  it('limits both armies to 400 points [HS-SCN-STORM-03]', () => {
    const { play } = begun('STORM', 2).match
    expect(play.state.options.points).toEqual([400, 400])
    expect(Math.max(...pointsBrought(play))).toBeLessThanOrEqual(400)
  })

  it('asks player 1 for the scout among the own unique heroes [HS-SCN-STORM-04] [HS-SCN-STORM-05] [HS-RUL-81]', () => {
    const { match } = playUntil(newGame('STORM', 2), (name) => name === 'scout')
    const heroes = [...match.state.broughtBy.keys()].filter(
      (card) => match.state.broughtBy[card] === 0 && roster(match.play).cards[card].kind === 'hero',
    )
    expect(heroes.length).toBeGreaterThan(1)
    expect([question(match), offered(match)]).toEqual(['scout@0', heroes.map((card) => `card:${card}`)])
    choose(match, `card:${heroes[1]}`)
    expect(heroes.map((card) => match.state.scout[card])).toEqual(heroes.map((_, i) => (i === 1 ? 1 : 0)))
    for (const card of heroes) {
      expect(scoutCell(match, card)).toBe(UNKNOWN)
      expect([0, 1].map((role) => includes(match.state.scoutSeenBy[card], role))).toEqual([true, false])
    }
  })

  it('ignores The Drop: the Airborne Elite start in the zone [HS-SCN-STORM-08] [HS-RUL-75]', () => {
    const { match } = newGame('STORM', 2)
    const card = roster(match.play).cards.findIndex((one) => one.id === 'airborne-elite')
    choose(match, `card:${card}`)
    expect(question(match)).toMatch(/^place@/)
    expect([offered(match).length, offered(match).includes('wait')]).toEqual([16, false])
  })
})

describe('Under Tempest’s Cover: special rules', () => {
  it('lets nobody fly [HS-SCN-STORM-07]', () => {
    const ways = (scenario: string): number[] => {
      const match = positionMatch({ ...storm('syvarris'), scenario })
      choose(match, `figure:${figure(match.play, 0, 'raelin')}`)
      const ask = match.play.pending[0]
      const options = match.play
        .options(ask)
        .map((option) => ask.question.describe(match.play, option, ask).detail?.args)
      return [...new Set(options.flatMap((one) => (one === undefined ? [] : [one.way as number])))].sort()
    }
    expect(ways('STORM')).toEqual([0])
    // On the same battlefield without the storm she does fly.
    const match = positionMatch({ ...storm('syvarris'), rules: { special: [] } })
    choose(match, `figure:${figure(match.play, 0, 'raelin')}`)
    const grounded = positionMatch(storm('syvarris'))
    choose(grounded, `figure:${figure(grounded.play, 0, 'raelin')}`)
    expect(offered(match).length).toBeGreaterThan(offered(grounded).length)
  })

  it('helps player 2 with 12 in the first round only [HS-SCN-STORM-09]', () => {
    const bonuses = (round: number): number[] => {
      const t = tableOf(storm('raelin', { arrange: (state) => (state.round = round) }))
      return [0, 1].map((role) => initiativeBonus(t, role))
    }
    expect([bonuses(1), bonuses(2)]).toEqual([
      [0, 12],
      [0, 0],
    ])
  })

  it('turns over the glyph of a destroyed hero, scout or not [HS-SCN-STORM-10]', () => {
    const happening = destroyed('raelin', 'syvarris')
    const { match } = happening
    const [raelin, syvarris] = ['raelin', 'syvarris'].map((id) => armyCard(match.play, 0, id))
    expect(told(happening, 'scoutShown')).toEqual([{ card: syvarris, isScout: 0 }])
    expect([scoutCell(match, raelin), scoutCell(match, syvarris)]).toEqual([UNKNOWN, 0])
    expect([match.over, match.state.knowledge]).toEqual([false, 1])
  })

  it('leaves the glyph of a squad alone, whatever becomes of its figures [HS-SCN-STORM-10] [HS-RUL-81]', () => {
    const position = storm('raelin', {
      armies: { 0: { raelin: [BY_BASE], 'izumi-samurai': [OTHER] }, 1: { 'ne-gok-sa': [ZONE[0]] } },
      arrange(state, content) {
        hideScout('raelin')(state, content)
        state.scoutSeenBy[armyCard({ state, content }, 0, 'izumi-samurai')] = only(0)
      },
    })
    const happening = happen(position, (play) => destroyFigures(play, [figure(play, 0, 'izumi-samurai')], 'attack'))
    expect(told(happening, 'scoutShown')).toEqual([])
    expect(scoutCell(happening.match, armyCard(happening.match.play, 0, 'izumi-samurai'))).toBe(UNKNOWN)
  })

  it('turns it over too if the hero is taken over, and not for others [HS-SCN-STORM-10]', () => {
    const shown = (role: number, id: string): Happening =>
      happen(storm('raelin'), (play) => showScout(play, figure(play, role, id)))
    const { match } = shown(0, 'syvarris')
    expect(match.state.scoutSeenBy[armyCard(match.play, 0, 'syvarris')]).toBe(EVERYONE)
    expect(told(shown(1, 'ne-gok-sa'), 'scoutShown')).toEqual([])
  })
})

describe('Under Tempest’s Cover: victory', () => {
  it('is player 1’s when the scout enters the base [HS-SCN-STORM-11]', () => {
    const match = positionMatch(storm('raelin'))
    const card = armyCard(match.play, 0, 'raelin')
    walk(match, figure(match.play, 0, 'raelin'), BASE)
    expect(match.state.outcome).toEqual(winner(0))
    expect(scoutCell(match, card)).toBe(1)
  })

  it('is not reached by another hero, who stops there and shows nothing [HS-RUL-82]', () => {
    const match = positionMatch(storm('syvarris'))
    const raelin = figure(match.play, 0, 'raelin')
    walk(match, raelin, BASE)
    expect([match.over, match.state.front[raelin], match.state.knowledge]).toEqual([false, BASE, 0])
    expect(scoutCell(match, armyCard(match.play, 0, 'raelin'))).toBe(UNKNOWN)
  })

  it('is player 2’s when the scout is destroyed by anything [HS-SCN-STORM-12] [HS-RUL-82]', () => {
    const happening = destroyed('raelin', 'raelin')
    expect(happening.match.state.outcome).toEqual(winner(1))
    expect(told(happening, 'battleWon')).toEqual([{ winners: '1', by: 'scoutLost', round: 1 }])
    expect(destroyed('syvarris', 'raelin', 'syvarris').match.state.outcome).toEqual(winner(1))
  })

  it('is player 2’s when the scout is taken over [HS-RUL-82]', () => {
    const taken = (id: string): unknown =>
      happen(storm('raelin'), function* (play: Play): Procedure {
        const who = figure(play, 0, id)
        play.state.owner[armyCard(play, 0, id)] = 1
        yield* showScout(play, who)
        yield* checkVictory(play)
      }).match.state.outcome
    expect(taken('raelin')).toEqual(winner(1))
    expect(taken('syvarris')).toBeUndefined()
  })

  it('of player 2 comes with the end of round 12, even without figures [HS-SCN-STORM-13] [HS-RUL-82]', () => {
    const armies = { 0: storm('raelin').armies[0], 1: { 'ne-gok-sa': [] } }
    const after = (round: number): unknown =>
      happen(
        storm('raelin', {
          armies,
          arrange(state, content) {
            hideScout('raelin')(state, content)
            state.round = round
          },
        }),
        endOfRound,
      ).match.state.outcome
    expect([after(11), after(12)]).toEqual([undefined, winner(1)])
  })

  it('waits for the fall onto the base [HS-RUL-08] [HS-RUL-67] [HS-RUL-82]', () => {
    const goals: Goal[] = [
      { goal: 'scoutEnters', side: 0, glyph: 'brandar' },
      { goal: 'scoutLost', side: 1 },
    ]
    const special: Special[] = [{ rule: 'scout', side: 0, glyph: 'kelda' }]
    const jump = (die: string, wounds: number): HeroscapeMatch => {
      const match = positionMatch(
        {
          field: smallField(row(9, 1, 1, 1, 1)),
          rules: { goals, special },
          armies: { 0: { syvarris: [[0, 0]] }, 1: { 'ne-gok-sa': [[4, 0]] } },
          glyphs: [['brandar', [1, 0]]],
          active: 'syvarris',
          arrange(state, content) {
            hideScout('syvarris')(state, content)
            state.wounds[figure({ state, content }, 0, 'syvarris')] = wounds
          },
        },
        [],
        rolls(die),
      )
      walk(match, figure(match.play, 0, 'syvarris'), match.state.glyphSpace[0])
      return match
    }
    expect(jump('S', 3).state.outcome).toEqual(winner(1))
    expect(jump('S', 2).state.outcome).toEqual(winner(0))
    expect(jump('-', 3).state.outcome).toEqual(winner(0))
    expect(jump('S', 2).log.filter((entry) => entry.type === 'draw').length).toBe(1)
  })
})
