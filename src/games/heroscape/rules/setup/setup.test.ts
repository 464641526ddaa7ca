import { describe, expect, it } from 'vitest'
import { NOBODY, prepare, publicCells } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import { heroscape } from '../../index.ts'
import { armyCard, loaded, tableOf } from '../../testing/position.ts'
import { allOptions, armyOf, problemsOf, quietGame, waiting, withScenario } from '../../testing/quiet-match.ts'
import { glyphsHavePower } from '../glyphs/glyph-bonus.ts'
import { firstFigure, valuesOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { NONE, OFF, scenarioOf, setupOf, type State, type Table } from '../table/state.ts'

const setupOfScenario = (
  scenario: string,
  roles = 2,
  options: object = {},
): { state: State; content: Table['content'] } => {
  const content = defaultContent()
  return { content, state: heroscape.setup(content, roles, allOptions(roles, { scenario, ...options })) }
}

/** Where the figures of a role stand, as `card space`. */
function standing(t: Table, role: number): string[] {
  const { cards, cardOf } = roster(t)
  return t.state.front.flatMap((space, figure) =>
    space !== OFF && t.state.owner[cardOf[figure]] === role ? [`${cards[cardOf[figure]].id} ${space}`] : [],
  )
}

describe('the choice of a scenario', () => {
  it('offers the ten of the booklet and our own, each only for its number of players [HS-SET-08] [HS-RUL-15]', () => {
    const players: Record<string, number[]> = {}
    for (const id of ['DAWN', 'FRONT', 'DIVE', 'WINTER', 'PLANT', 'STORM', 'RESCUE', 'MIST', 'FORT', 'BARREN', 'CROWN'])
      players[id] = [2, 3, 4, 5, 6, 7, 8].filter((roles) => problemsOf(roles, { scenario: id }).length === 0)
    expect(players).toEqual({
      DAWN: [2],
      FRONT: [2, 4],
      DIVE: [2],
      WINTER: [2, 4],
      PLANT: [2],
      STORM: [2],
      RESCUE: [3],
      MIST: [2],
      FORT: [4],
      BARREN: [2, 4],
      CROWN: [5, 6, 7, 8],
    })
    expect(problemsOf(3, { scenario: 'FRONT' })).toEqual([
      { path: 'options.scenario', problem: 'FRONT is for 2 or 4 players, not 3 [HS-RUL-15]' },
    ])
  })

  it('takes one that fits if none is named, with as many sets as it needs [HS-SET-35]', () => {
    expect([2, 3, 4].map((roles) => scenarioOf(quietGame(roles).match).id)).toEqual(['FRONT', 'RESCUE', 'FRONT'])
    for (const roles of [5, 6, 7, 8]) {
      const { match } = quietGame(roles)
      expect([scenarioOf(match).id, match.state.options.sets]).toEqual(['CROWN', 3])
    }
    expect(quietGame(6, { sets: 5 }).match.state.options.sets).toBe(5)
  })

  it('says so if a content pack leaves none that fits [HS-SET-08] [HS-SET-36]', () => {
    const crown = scenarios.find(({ id }) => id === 'CROWN')!
    const forFive = { ...crown, setups: crown.setups.filter(({ teams }) => teams.length === 5) }
    const pack = { walstatt: 'content-pack', game: 'heroscape', version: 1, name: 'Test', scenarios: [forFive] }
    expect(prepare(heroscape, 5, { scenario: 'auto' }, pack).ok).toBe(true)
    expect(prepare(heroscape, 8, { scenario: 'auto' }, pack)).toEqual({
      ok: false,
      problems: [{ path: 'options.scenario', problem: 'no scenario of the booklet is for 8 players [HS-SET-08]' }],
    })
  })

  it('takes an own one from the content pack, also for up to eight players [HS-SET-35] [HS-SET-36]', () => {
    expect(problemsOf(2, { scenario: 'pack' })).toEqual([
      { path: 'options.scenario', problem: 'the content pack brings no scenario [HS-SET-36]' },
    ])
    const seats = Array.from({ length: 8 }, (_, role) => role)
    const own = withScenario('FORT', (fort) => ({
      id: 'OWN',
      special: [],
      setups: [
        {
          players: 8,
          teams: [seats.slice(0, 4), seats.slice(4)],
          teamOf: seats.map((role) => (role < 4 ? 0 : 1)),
          zone: seats.map((role) => (role < 4 ? 0 : 1)),
          points: seats.map(() => 100),
          cards: fort.setups[0].cards[0].length > 0 ? seats.map(() => []) : [],
        },
      ],
      layout: { ...fort.layout, figures: [] },
    }))
    const { match } = quietGame(8, { scenario: 'pack' }, undefined, own)
    expect(scenarioOf(match).id).toBe('OWN')
    expect(match.state.roles).toBe(8)
    expect(problemsOf(7, { scenario: 'pack' }, own)[0].problem).toContain('OWN is for 8 players, not 7')
  })

  it('refuses zones that enemies would share [HS-DRF-08]', () => {
    const shared = withScenario('FRONT', ({ setups }) => ({ setups: [{ ...setups[0], zone: [0, 0] }] }))
    expect(problemsOf(2, { scenario: 'FRONT' }, shared)).toEqual([
      { path: 'options.scenario', problem: 'enemies would share a starting zone [HS-DRF-08]' },
    ])
  })

  it('refuses to give one card to more players than there are copies [HS-RUL-20] [HS-SET-35]', () => {
    const given = (cards: string[][]): Content =>
      withScenario('DAWN', ({ setups, layout }) => ({
        setups: [{ ...setups[0], cards }],
        layout: { ...layout, figures: [] },
      }))
    const twins = given([['finn'], ['finn']])
    expect(problemsOf(2, { scenario: 'DAWN' }, twins)).toEqual([
      { path: 'options.sets', problem: 'DAWN gives more than 1 of finn [HS-RUL-20]' },
    ])
    expect(problemsOf(2, { scenario: 'DAWN', sets: 2 }, twins)).toEqual([])
    expect(problemsOf(2, { scenario: 'DAWN', mirrorArmies: true }, twins)).toEqual([])
    // The captive needs the only copy.
    const captive = withScenario('RESCUE', ({ setups }) => ({
      setups: [{ ...setups[0], cards: [['sgt-drake-alexander'], [], []] }],
    }))
    expect(problemsOf(3, { scenario: 'RESCUE' }, captive)[0].path).toBe('options.sets')
  })

  it('refuses so few points that somebody would have no army [HS-RUL-75]', () => {
    expect(problemsOf(2, { points: 49 })).toHaveLength(1)
    expect(problemsOf(2, { points: 49 })[0].path).toBe('options.points')
    expect(problemsOf(2, { points: 50 })).toEqual([])
    // Two cards cost 50 points.
    expect(problemsOf(4, { points: 50 })).toHaveLength(1)
    expect(problemsOf(4, { points: 50, sets: 2 })).toEqual([])
  })
})

describe('the options of the table', () => {
  it('are as printed by default', () => {
    const { options } = setupOfScenario('RESCUE', 3).state
    expect(options).toMatchObject({
      army: 'drafted',
      sets: 1,
      mirrorArmies: false,
      points: [200, 200, 500],
      rounds: 8,
      isScored: false,
      edition: 'german',
      climbEqual: true,
      mudSlowsFlyers: true,
      powersBreakTruce: true,
      markersInTurn: false,
      strikes: 'asked',
    })
  })

  it('change the limits of points and rounds for everybody [HS-SET-35]', () => {
    const { options } = setupOfScenario('RESCUE', 3, { points: 600, rounds: 5 }).state
    expect(options).toMatchObject({ points: [600, 600, 600], rounds: 5, isScored: true })
  })

  it('leave a Basic game without points and rounds [HS-BAS-03]', () => {
    expect(problemsOf(2, { scenario: 'DAWN', points: 300 })).toEqual([
      { path: 'options.points', problem: 'the Basic game has no points [HS-BAS-03]' },
    ])
    expect(problemsOf(2, { scenario: 'DAWN', rounds: 3 })).toEqual([
      { path: 'options.rounds', problem: 'the Basic game has no rounds [HS-BAS-03]' },
    ])
  })
})

describe('the armies of the Basic game', () => {
  it('are given, with all figures on their places [HS-BAS-02] [HS-EX-01]', () => {
    const t = setupOfScenario('DIVE')
    const { figures } = scenarioOf(t).layout
    for (const role of [0, 1]) {
      const printed = figures.filter((one) => one.player === role).map(({ card, spaces }) => `${card} ${spaces[0]}`)
      expect(standing(t, role).sort()).toEqual(printed.sort())
    }
    expect(t.state.owner.filter((one) => one === 1)).toHaveLength(3)
    expect(
      standing(t, 1)
        .map((one) => one.split(' ')[0])
        .sort(),
    ).toEqual([
      ...new Array<string>(4).fill('marro-warriors'),
      'mimring',
      ...new Array<string>(2).fill('zettian-guards'),
    ])
    expect(heroscape.invariants(t)).toEqual([])
  })

  it('begin without draft, points and markers [HS-BAS-02] [HS-BAS-03]', () => {
    const { match } = quietGame(2, { scenario: 'DAWN' })
    expect(waiting(match)).toEqual([`card@${match.state.order[0]}`])
    expect(match.state.markerOn.every((card) => card === NONE)).toBe(true)
    expect([armyOf(match, 0).sort(), armyOf(match, 1).sort()]).toEqual([
      ['finn', 'raelin', 'tarn-viking-warriors', 'thorgrim'],
      ['grimnak', 'izumi-samurai', 'ne-gok-sa'],
    ])
  })

  it('use the Basic side of the cards, the others the Master side [HS-SET-15]', () => {
    const basic = setupOfScenario('DIVE')
    const master = tableOf({ armies: { 0: { 'zettian-guards': [] } } })
    expect(valuesOf(basic, armyCard(basic, 1, 'zettian-guards'))).toMatchObject({
      move: 4,
      range: 7,
      attack: 2,
      defense: 7,
    })
    expect(valuesOf(master, armyCard(master, 0, 'zettian-guards'))).toMatchObject({ range: 7, life: 1, points: 70 })
  })

  it('put a two-space figure on its two places, the front first [HS-SET-23]', () => {
    const t = setupOfScenario('DIVE')
    const mimring = firstFigure(t, armyCard(t, 1, 'mimring'))
    const place = scenarioOf(t).layout.figures.find(({ card }) => card === 'mimring')!
    expect([t.state.front[mimring], t.state.rear[mimring]]).toEqual(place.spaces)
  })
})

describe('what a Master scenario gives', () => {
  it('Mimring to player 1 of FORT, outside the points, with the truce [HS-SCN-FORT-03] [HS-SCN-FORT-04]', () => {
    const t = setupOfScenario('FORT', 4)
    expect(standing(t, 0)).toHaveLength(1)
    expect(t.state.options.points).toEqual([260, 200, 200, 200])
    expect(t.state.truce).toBe(1)
  })

  it('Drake to nobody in RESCUE [HS-SCN-RESCUE-05]', () => {
    const t = setupOfScenario('RESCUE', 3)
    const drake = roster(t).cards.findIndex(({ id }) => id === 'sgt-drake-alexander')
    expect([t.state.owner[drake], t.state.broughtBy[drake]]).toEqual([NONE, NONE])
    const place = scenarioOf(t).layout.figures[0].spaces[0]
    expect(t.state.front[firstFigure(t, drake)]).toBe(place)
    expect(t.state.glyphSpace).toContain(place)
    expect(t.state.truce).toBe(0)
    expect(publicCells(heroscape, t).has(`figure:${firstFigure(t, drake)}`)).toBe(true)
  })
})

describe('glyphs', () => {
  it('lie where the scenario shows them, with its side up, or not at all [HS-SET-29] [HS-SET-31]', () => {
    expect(setupOfScenario('DAWN').state.glyph).toEqual([])
    const t = setupOfScenario('FRONT')
    const { glyphs } = scenarioOf(t).layout
    expect(t.state.glyph.map((kind) => GLYPH_IDS[kind])).toEqual(glyphs.map(({ glyph }) => glyph))
    expect(t.state.glyphSpace).toEqual(glyphs.map(({ space }) => space))
    expect(t.state.glyphUp).toEqual([1, 1, 1, 1, 1])
  })

  it('are shuffled among the hidden places, unseen by everybody [HS-SET-30] [HS-SCN-PLANT-02]', () => {
    const { match } = quietGame(2, { scenario: 'PLANT' }, loaded(9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5))
    const { glyph, glyphSeenBy, glyphUp } = match.state
    expect(glyphSeenBy).toEqual(new Array(10).fill(NOBODY))
    expect(glyphUp).toEqual(new Array(10).fill(0))
    expect(GLYPH_IDS[glyph[0]]).toBe('mitonsoul')
    expect(glyph.map((kind) => GLYPH_IDS[kind]).sort()).toEqual([...scenarioOf(match).hidden].sort())
    for (let piece = 0; piece < 10; piece++)
      expect(publicCells(heroscape, match).get(`glyph:${piece}`)).toEqual([-2, match.state.glyphSpace[piece], 0, NONE])
  })

  it('that are left over stay hidden in the box', () => {
    const { match } = quietGame(3, { scenario: 'RESCUE' })
    const { glyph, glyphSpace, glyphSeenBy } = match.state
    const hidden = glyphSeenBy.flatMap((seen, piece) => (seen === NOBODY ? [piece] : []))
    expect(hidden).toHaveLength(6)
    expect(hidden.filter((piece) => glyphSpace[piece] !== OFF)).toHaveLength(1)
    expect(hidden.map((piece) => GLYPH_IDS[glyph[piece]]).sort()).toEqual([...scenarioOf(match).hidden].sort())
  })

  it('are objects in the Basic game and give powers in the Master game [HS-SET-32]', () => {
    expect(glyphsHavePower(setupOfScenario('DIVE'))).toBe(false)
    expect(glyphsHavePower(setupOfScenario('FRONT'))).toBe(true)
  })
})

describe('teams', () => {
  it('sit together: team 1, then team 2 [HS-TEAM-01] [HS-RUL-15]', () => {
    for (const id of ['FRONT', 'WINTER', 'BARREN'])
      expect(setupOf(setupOfScenario(id, 4)).teams).toEqual([
        [0, 1],
        [2, 3],
      ])
    expect(setupOf(setupOfScenario('RESCUE', 3)).teams).toEqual([[0, 1], [2]])
  })

  it('have the limit of points for every player, and one zone [HS-TEAM-05] [HS-TEAM-09] [HS-DRF-09]', () => {
    const t = setupOfScenario('FRONT', 4)
    expect(t.state.options.points).toEqual([300, 300, 300, 300])
    expect(setupOf(t).zone).toEqual([0, 0, 1, 1])
  })
})
