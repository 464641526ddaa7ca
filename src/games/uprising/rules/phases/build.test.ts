import { describe, expect, it } from 'vitest'
import { at, askedOf, chooseAs, heardMatch, numbered, offered, refusedBy } from '../../testing/position.ts'
import type { Position, UprisingMatch } from '../../testing/position.ts'
import { building, standingOffers, take, wealth } from '../../testing/turns.ts'
import { unitsOn } from '../map/pieces.ts'
import { NONE } from '../table/state.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const ICE = at(0, -3)
const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
const offeredTo = (match: UprisingMatch, role: number): string[] => offered(match, askedOf(match, role))

describe('the Feats of the Build Phase', () => {
  const decks: Position = {
    heroes: ['khaal', 'yanny'],
    startFeats: false,
    phase: 'build',
    nextFeats: {
      0: ['khaal-troll-father', 'khaal-pack-runners'],
      1: ['yanny-light-feet', 'yanny-eyes-in-the-fog'],
    },
  }
  const feat = (id: string): string => `feat:${numbered('feats', id)}`

  it('are two for each, of which one comes into play and one goes to the bottom [UP-BLD-02, UP-CRD-20]', () => {
    const { match } = heardMatch(decks, [{ procedure: 'build', args: { step: 0 } }])
    expect(offeredTo(match, 0).toSorted()).toEqual([feat('khaal-troll-father'), feat('khaal-pack-runners')].toSorted())
    expect(askedOf(match, 1).question.name).toBe('keepFeat')
    chooseAs(match, 0, feat('khaal-troll-father'))
    expect(match.state.feats[0]).toEqual([])
    chooseAs(match, 1, feat('yanny-eyes-in-the-fog'))
    expect(match.state.feats[0]).toEqual([numbered('feats', 'khaal-troll-father')])
    expect(match.state.feats[1]).toEqual([numbered('feats', 'yanny-eyes-in-the-fog')])
    expect(match.state.featDecks[0].bottom).toEqual([numbered('feats', 'khaal-pack-runners')])
    expect(match.state.drawnFeats).toEqual([[], []])
    // It counts at once: Trolls (2 Salt, 5 Food) cost 2 less.
    expect(askedOf(match, 0).question.name).toBe('build')
    expect(offeredTo(match, 0)).toContain(`unit:3@${HOME}`)
  })

  it('are what is left when the deck runs out [UP-RUL-34, UP-BLD-02]', () => {
    const { match } = heardMatch(
      {
        ...decks,
        nextFeats: {},
        arrange: (state) => {
          state.featDecks[0].middle = [numbered('feats', 'khaal-troll-father')]
          state.featDecks[1].middle = []
        },
      },
      [{ procedure: 'build', args: { step: 0 } }],
    )
    if (askedOf(match, 0).question.name === 'keepFeat') chooseAs(match, 0, feat('khaal-troll-father'))
    expect(match.state.feats).toEqual([[numbered('feats', 'khaal-troll-father')], []])
  })
})

describe('building', () => {
  it('is done by all at the same time and ends when all are done [UP-BLD-01, UP-RUL-28]', () => {
    const { match } = building({ units: { [HOME]: ['tribesmen'] } })
    expect(match.play.pending.map(({ role }) => role)).toEqual([0, 1])
    chooseAs(match, 1, `wall@${FAR}`, 'done')
    expect(match.play.pending.map(({ role }) => role)).toEqual([0])
    chooseAs(match, 0, 'done')
    expect(match.play.over).toBe(true)
  })

  it('places Units of the reserve on hexes with an own Haven [UP-BLD-03, UP-BLD-06]', () => {
    const { match } = building({ units: { [ICE]: ['vargs', 'vargs'] }, imperialGraveyard: ['vargs'] })
    const units = offeredTo(match, 0).filter((key) => key.startsWith('unit:'))
    // No Vargs are left: two on the map, one in a Graveyard.
    expect(units).toEqual([`unit:0@${HOME}`, `unit:1@${HOME}`, `unit:3@${HOME}`])
    expect(refusedBy(match, 0, `unit:2@${HOME}`)).toEqual(['UP-BLD-06'])
    expect(refusedBy(match, 0, `unit:0@${ICE}`)).toEqual(['UP-BLD-03'])
    chooseAs(match, 0, `unit:0@${HOME}`)
    expect(match.state.units[HOME * 4]).toBe(1)
    expect(wealth(match, 0)).toEqual([5, 5, 4])
  })

  it('lets the player choose how to pay, anew for every Unit [UP-BLD-04]', () => {
    const { match } = building({ heroes: ['yanny', 'ronja'], resources: { 0: [2, 3, 9], 1: [1, 1, 1] } })
    chooseAs(match, 0, `unit:0@${HOME}`)
    expect(offeredTo(match, 0)).toEqual(['pay:2-0-0', 'pay:0-2-0'])
    expect(refusedBy(match, 0, 'pay:1-1-0')).toEqual(['UP-BLD-04'])
    chooseAs(match, 0, 'pay:0-2-0', `unit:0@${HOME}`)
    // Only one way is left: nobody is asked.
    expect(wealth(match, 0)).toEqual([0, 1, 9])
    expect(unitsOn(match.state, HOME)).toBe(2)
    // Mohyar's Sellswords: any 2.
    chooseAs(match, 1, `unit:0@${FAR}`)
    expect(offeredTo(match, 1)).toEqual(['pay:1-1-0', 'pay:1-0-1', 'pay:0-1-1'])
  })

  it('keeps the limits of a hex: 5 Units, 1 Wall, 1 Tower [UP-BLD-05, UP-HER-04]', () => {
    const { match } = building({ units: { [HOME]: five }, walls: [HOME], towers: [HOME], heroAt: { 0: HOME, 1: HOME } })
    expect(offeredTo(match, 0)).toEqual(['done'])
    expect(refusedBy(match, 0, `unit:0@${HOME}`)).toEqual(['UP-BLD-05'])
    expect(refusedBy(match, 0, `wall@${HOME}`)).toEqual(['UP-BLD-05'])
    expect(refusedBy(match, 0, `tower@${HOME}`)).toEqual(['UP-BLD-05'])
  })

  it('sells Walls and Towers for 1 Plunder each [UP-BLD-07]', () => {
    const { match } = building({ resources: { 0: [0, 2, 0] } })
    expect(offeredTo(match, 0)).toEqual([`wall@${HOME}`, `tower@${HOME}`, 'done'])
    chooseAs(match, 0, `wall@${HOME}`, `tower@${HOME}`)
    expect([match.state.wall[HOME], match.state.tower[HOME]]).toEqual([1, 1])
    expect(wealth(match, 0)).toEqual([0, 0, 0])
    const poor = building({ resources: { 0: [5, 0, 0] } })
    expect(refusedBy(poor.match, 0, `wall@${HOME}`)).toEqual(['UP-BLD-07'])
    expect(refusedBy(poor.match, 0, `unit:0@${HOME}`)).toEqual(['UP-BLD-04'])
  })

  it('gives the last Wall to whoever takes it first [UP-RUL-28, UP-SET-06]', () => {
    const { match } = building({
      content: (content) => ({ ...content, setup: { ...content.setup, walls: 1 } }),
      resources: { 0: [0, 1, 0], 1: [0, 1, 0] },
    })
    chooseAs(match, 1, `wall@${FAR}`)
    expect(offeredTo(match, 0)).toEqual([`tower@${HOME}`, 'done'])
    expect(refusedBy(match, 0, `wall@${HOME}`)).toEqual(['UP-BLD-06'])
  })

  it('allows Trade and 3:1 besides, but no other Action [UP-BLD-08, UP-BLD-09]', () => {
    const { match } = building({ resources: { 0: [0, 3, 0] } })
    expect(standingOffers(match, 0)).toEqual(['action:trade', 'exchange:1:0', 'exchange:1:2'])
    expect(refusedBy(match, 0, 'action:move')).toEqual(['UP-BLD-08'])
    expect(refusedBy(match, 0, 'action:quest')).toEqual(['UP-BLD-08'])
    take(match, 0, 'action:trade', 'action:trade')
    expect(match.state.ap[0]).toBe(6)
    expect(offeredTo(match, 0)).toContain(`unit:1@${HOME}`)
    take(match, 0, 'exchange:1:2')
    expect(offeredTo(match, 0)).toContain(`unit:0@${HOME}`)
  })

  it('offers cards of the Build Phase, which everybody may use in it [UP-RUL-27, UP-CRD-14]', () => {
    const { match } = building({ heroes: ['khaal', 'baranth'], feats: { 1: ['baranth-silver-tribute'] } })
    expect(offeredTo(match, 1).some((key) => key.startsWith('ability:'))).toBe(true)
    expect(offeredTo(match, 0).some((key) => key.startsWith('ability:'))).toBe(false)
  })
})

describe('a player without a Haven', () => {
  const homeless: Position = { havens: { 0: [] }, resources: { 0: [9, 9, 9] } }

  it('may put the Hero on an explored hex without enemies and build Units there [UP-BLD-10, UP-RUL-29]', () => {
    const { match } = building({
      ...homeless,
      tiles: { [at(1, 0)]: 'torment' },
      garrisons: { [at(1, 0)]: 1 },
      curses: [ICE, at(1, -2)],
      units: { [at(3, 0)]: ['younglings'], [at(3, -1)]: ['tribesmen'] },
    })
    const hexes = offeredTo(match, 0)
    for (const space of [HOME, ICE, at(1, -2), at(0, 0), at(3, -1)]) expect(hexes).toContain(`hex:${space}`)
    expect(refusedBy(match, 0, `hex:${at(1, 0)}`)).toEqual(['UP-BLD-10'])
    expect(refusedBy(match, 0, `hex:${at(0, -1)}`)).toEqual(['UP-BLD-10'])
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-RUL-29'])
    expect(refusedBy(match, 0, `hex:${FAR}`)).toEqual(['UP-RUL-29'])
    chooseAs(match, 0, `hex:${ICE}`)
    expect(match.state.heroAt[0]).toBe(ICE)
    expect(offeredTo(match, 0).every((key) => key === 'done' || key.endsWith(`@${ICE}`))).toBe(true)
    expect(refusedBy(match, 0, `wall@${ICE}`)).toEqual(['UP-RUL-29'])
    chooseAs(match, 0, `unit:0@${ICE}`)
    expect(unitsOn(match.state, ICE)).toBe(1)
  })

  it('need not, and then builds nothing [UP-RUL-29]', () => {
    const { match } = building(homeless)
    chooseAs(match, 0, 'done')
    expect(match.state.heroAt[0]).toBe(HOME)
    expect(offeredTo(match, 0)).toEqual(['done'])
  })

  it('needs an empty hex in the first edition [UP-BLD-10, UP-RUL-29]', () => {
    const { match } = building({ ...homeless, edition: 'first', curses: [ICE], units: { [at(3, -1)]: ['tribesmen'] } })
    expect(offeredTo(match, 0)).toContain(`hex:${HOME}`)
    expect(refusedBy(match, 0, `hex:${ICE}`)).toEqual(['UP-BLD-10'])
    expect(refusedBy(match, 0, `hex:${at(3, -1)}`)).toEqual(['UP-BLD-10'])
  })

  it('wakes a Legion with Units on an empty Capital [UP-RUL-29, UP-CAP-05]', () => {
    const { match } = building({ ...homeless, nextLegions: ['courtesan'], startFeats: false })
    chooseAs(match, 0, `hex:${at(0, 0)}`, `unit:0@${at(0, 0)}`, 'done')
    chooseAs(match, 1, 'done')
    expect(match.state.legionsLeft).toBeLessThan(5)
  })

  it('gathers nobody where another Hero without a Haven was faster [UP-RUL-29, UP-HEX-03]', () => {
    const { match } = building({ havens: { 0: [], 1: [] }, resources: { 0: [9, 9, 9], 1: [9, 9, 9] } })
    chooseAs(match, 0, `hex:${ICE}`)
    chooseAs(match, 1, `hex:${ICE}`)
    chooseAs(match, 1, `unit:0@${ICE}`, 'pay:2-0-0')
    expect(offeredTo(match, 0)).toEqual(['done'])
    expect(refusedBy(match, 0, `unit:0@${ICE}`)).toEqual(['UP-RUL-29'])
    expect(match.state.haven[ICE]).toBe(NONE)
  })
})
