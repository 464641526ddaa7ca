import { describe, expect, it } from 'vitest'
import { at, choose, heardMatch, offered, question, tableOf } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { unitsLeft } from '../map/reserve.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'
import { hexPoints } from './scoring.ts'

const POOR = { 0: [0, 0, 0], 1: [0, 0, 0], 2: [0, 0, 0] } as const
const SCORING = [{ procedure: 'scoring', args: { step: 0 } }]

const scored = (position: Position): Heard =>
  heardMatch({ phase: 'scoring', startFeats: false, resources: POOR, havens: { 0: [], 1: [] }, ...position }, SCORING)
const vpOf = (position: Position): number[] => scored(position).match.state.vp

describe('The Empire', () => {
  it('scores hexes with Garrisons, however many stand there [UP-SCO-03, UP-SCO-01]', () => {
    expect(vpOf({ garrisons: { [at(0, 0)]: 3, [at(1, 0)]: 1, [at(0, 1)]: 2 } })[EMPIRE]).toBe(3)
  })

  it('scores Legions on the map [UP-SCO-04]', () => {
    expect(
      vpOf({ cards: { courtesan: { at: at(0, 0) }, warlock: { at: at(0, 0) }, siren: { at: at(3, 0) } } }),
    ).toEqual([0, 0, 0, 0, 2, 1])
  })

  it('scores 2 VP per faction in its Graveyard, Chaos being one [UP-SCO-05, UP-RUL-42]', () => {
    expect(vpOf({ imperialGraveyard: ['tribesmen', 'trolls', 'vargs'] })[EMPIRE]).toBe(2)
    expect(vpOf({ imperialGraveyard: ['tribesmen', 'koloth'] })[EMPIRE]).toBe(4)
    expect(vpOf({ imperialGraveyard: ['koloth'], arrange: (state) => (state.buriedSkeletons = 2) })[EMPIRE]).toBe(4)
  })
})

describe('Chaos', () => {
  it('scores Curses and Hordes on the map [UP-SCO-06, UP-SCO-07]', () => {
    const vp = vpOf({ curses: [at(3, 0), at(0, 3)], cards: { siren: { at: at(3, 0) } } })
    expect([vp[EMPIRE], vp[CHAOS]]).toEqual([0, 3])
  })

  it('scores 2 VP per faction in its Graveyard, The Empire being one [UP-SCO-08, UP-RUL-42]', () => {
    expect(vpOf({ chaosGraveyard: ['tribesmen', 'tribesmen'] })[CHAOS]).toBe(2)
    const garrisons = vpOf({ chaosGraveyard: ['oathsworn'], arrange: (state) => (state.buriedGarrisons = [1, 1, 0]) })
    expect(garrisons[CHAOS]).toBe(4)
  })

  it('scores no Skeletons, and neither Nemesis the VP of hexes [UP-SCO-09]', () => {
    const dear = tableOf().content.cards.second.hexes.find(({ vp, kind }) => vp > 0 && kind === 'ordinary')!
    const tiles = { [at(1, 0)]: dear.id, [at(0, 1)]: dear.id } as Position['tiles']
    const vp = vpOf({ tiles: tiles!, garrisons: { [at(1, 0)]: 1 }, skeletons: { [at(0, 1)]: 2 } })
    expect([vp[EMPIRE], vp[CHAOS]]).toEqual([1, 0])
  })
})

describe('the Graveyards', () => {
  it('are emptied into the reserves when they are scored [UP-SCO-10, UP-RUL-41]', () => {
    const { match, events } = scored({
      imperialGraveyard: ['trolls'],
      chaosGraveyard: ['vargs', 'koloth'],
      arrange: (state) => {
        state.buriedSkeletons = 1
        state.buriedGarrisons = [2, 1, 0]
      },
    })
    const { state } = match
    expect([...state.imperialGraveyard, ...state.chaosGraveyard]).toEqual(Array(16).fill(0))
    expect([state.buriedSkeletons, state.buriedGarrisons]).toEqual([0, [0, 0, 0]])
    expect(unitsLeft(match.play, 0, 3)).toBe(1)
    expect(events.filter(({ type }) => type === 'graveyardEmptied')).toEqual([
      { type: 'graveyardEmptied', side: EMPIRE, rule: 'UP-SCO-10' },
      { type: 'graveyardEmptied', side: CHAOS, rule: 'UP-SCO-10' },
    ])
  })
})

describe('the players', () => {
  it('score 2 VP per Haven and what is printed on its hex [UP-SCO-11, UP-SCO-12]', () => {
    const dear = tableOf().content.cards.second.hexes.find(({ vp, kind }) => vp > 0 && kind === 'ordinary')!
    const tiles = { [at(1, 0)]: dear.id } as NonNullable<Position['tiles']>
    const position: Position = { tiles, havens: { 0: [at(0, -2), at(1, 0)], 1: [] } }
    const t = tableOf(position)
    const home = t.content.cards.second.hexes[t.state.tile[at(0, -2)]].vp
    expect(hexPoints(t, 0)).toBe(home + dear.vp)
    expect(vpOf(position).slice(0, 2)).toEqual([4 + home + dear.vp, 0])
  })

  it('score after The Empire and Chaos, clockwise [UP-SCO-02, UP-RUL-41]', () => {
    const { told } = scored({
      roles: 3,
      firstPlayer: 1,
      havens: {},
      garrisons: { [at(0, 0)]: 1 },
      curses: [at(3, 0)],
    })
    const sides = told('vpGained').map((event) => (event as { side: number }).side)
    expect(sides.filter((side, i) => sides.indexOf(side) === i)).toEqual([EMPIRE, CHAOS, 1, 2, 0])
  })

  it('score nothing here for what they have destroyed; that was at once [UP-SCO-14]', () => {
    const position: Position = { arrange: (state) => (state.buriedGarrisons = [1, 0, 0]) }
    expect(vpOf(position).slice(0, 2)).toEqual([0, 0])
  })
})

describe('resources for VP', () => {
  const rich: Position = { resources: { 0: [4, 3, 5], 1: [4, 0, 0] } }

  it('are offered to whoever has 5, for any player faction [UP-SCO-13, UP-RUL-40]', () => {
    const { match } = scored(rich)
    expect(question(match)).toBe('convert@0')
    expect(offered(match)).toEqual(['role:0', 'role:1', 'done'])
    choose(match, 'done')
    expect(match.play.over).toBe(true)
  })

  it('may be any mix, as often as one can pay, each for another faction [UP-SCO-13, UP-RUL-40]', () => {
    const { match } = scored(rich)
    choose(match, 'role:1')
    expect(question(match)).toBe('convertPayment@0')
    expect(offered(match)).toContain('pay:2-3-0')
    expect(offered(match)).not.toContain('pay:5-0-0')
    expect(offered(match)).not.toContain('pay:1-4-0')
    expect(new Set(offered(match)).size).toBe(offered(match).length)
    choose(match, 'pay:0-0-5')
    expect(match.state.resources).toEqual([4, 3, 0, 4, 0, 0])
    choose(match, 'role:0', 'pay:4-1-0')
    expect(match.state.vp.slice(0, 2)).toEqual([1, 1])
    expect(match.state.resources).toEqual([0, 2, 0, 4, 0, 0])
    expect(match.play.over).toBe(true)
  })

  it('are spent clockwise from the first player [UP-RUL-41]', () => {
    const { match } = scored({ resources: { 0: [5, 0, 0], 1: [5, 0, 0] }, firstPlayer: 1 })
    expect(question(match)).toBe('convert@1')
    choose(match, 'done')
    expect(question(match)).toBe('convert@0')
  })
})
