import { describe, expect, it } from 'vitest'
import { at, card, choose, dice, offered, question, refusedBy, tableOf, type Position } from '../../testing/position.ts'
import { actions, offeredOf } from '../../testing/turns.ts'
import { unitsOn } from '../map/pieces.ts'
import { NONE } from '../table/state.ts'
import { commandReach } from './command.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)
const ICE = at(0, -3)
/** Krowh's Units by number: Tribesmen, Deadeyes, Vargs, Trolls. */
const unit = (type: number, space: number): string => `unit:${type}@${space}`
const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const

describe('Command', () => {
  it('costs 1 AP and 1 Food and ends the turn [UP-CMD-01]', () => {
    const { match } = actions({ units: { [HOME]: ['tribesmen'] }, resources: { 0: [0, 0, 1] } })
    choose(match, 'action:command', `hex:${ICE}`, unit(0, HOME), 'done')
    expect(match.state.ap[0]).toBe(7)
    expect(match.state.resources.slice(0, 3)).toEqual([0, 0, 0])
    expect(question(match)).toBe('action@1')
  })

  it('brings Units of several hexes into one, with the Hero or without [UP-CMD-02, UP-CMD-03, UP-CMD-12]', () => {
    const { match } = actions({
      tiles: { [HERE]: 'torment', [at(-1, -1)]: 'grim-fangs' },
      units: { [HOME]: ['tribesmen', 'vargs'], [at(-1, -1)]: ['deadeyes'], [at(2, -3)]: ['trolls'] },
    })
    choose(match, 'action:command', `hex:${HERE}`)
    expect(offered(match)).toEqual([unit(0, HOME), unit(2, HOME), unit(1, at(-1, -1)), 'hero:0'])
    expect(refusedBy(match, 0, unit(3, at(2, -3)))).toEqual(['UP-CMD-02'])
    choose(match, unit(2, HOME), unit(1, at(-1, -1)), 'hero:0')
    expect(match.state.units.slice(HERE * 4, HERE * 4 + 4)).toEqual([0, 1, 1, 0])
    expect(match.state.heroAt[0]).toBe(HERE)
    choose(match, 'done')
    expect(unitsOn(match.state, HOME)).toBe(1)
  })

  it('knows who could go into a hex, and whether the Hero could [UP-CMD-02, UP-CMD-12]', () => {
    const position: Position = { tiles: { [HERE]: 'torment' }, units: { [HOME]: ['tribesmen', 'tribesmen', 'vargs'] } }
    const units = [
      { from: HOME, type: 0, n: 2 },
      { from: HOME, type: 2, n: 1 },
    ]
    expect(commandReach(tableOf({ ...position, heroAt: { 0: HOME } }), 0, HERE)).toEqual({ units, hasHero: true })
    expect(commandReach(tableOf({ ...position, heroAt: { 0: at(3, 0) } }), 0, HERE)).toEqual({ units, hasHero: false })
    expect(commandReach(tableOf(position), 0, at(3, 0))).toEqual({ units: [], hasHero: false })
  })

  it('is over when nobody else can go; before a combat one is asked once more [UP-CMD-02] [UP-CMD-09]', () => {
    const sent = (garrisons: Readonly<Record<number, number>>): string => {
      const { match } = actions({
        tiles: { [HERE]: 'torment' },
        heroAt: { 0: at(3, 0) },
        units: { [HOME]: ['tribesmen'] },
        garrisons,
      })
      choose(match, 'action:command', `hex:${HERE}`, `unit:0@${HOME}`)
      return question(match)
    }
    expect(sent({})).toBe('action@1')
    expect(sent({ [HERE]: 1 })).toBe('commandPiece@0')
  })

  it('may move the Hero alone, but somebody has to move [UP-CMD-12, UP-RUL-46]', () => {
    const { match } = actions({ tiles: { [HERE]: 'torment' }, units: { [HOME]: ['tribesmen'] } })
    choose(match, 'action:command', `hex:${HERE}`)
    expect(offered(match)).not.toContain('done')
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-RUL-46'])
    choose(match, 'hero:0', 'done')
    expect(match.state.heroAt[0]).toBe(HERE)
    expect(unitsOn(match.state, HOME)).toBe(1)
  })

  it('counts Units and Hero on Sea Towers as adjacent, from several at once [UP-CMD-04, UP-HEX-27]', () => {
    const [east, west, far] = [at(2, 0), at(-2, 0), at(0, 3)]
    const { match } = actions({
      tiles: { [east]: 'dawngaard', [west]: 'zeegard' },
      units: { [east]: ['tribesmen'], [west]: ['vargs'] },
      heroAt: { 0: west },
    })
    choose(match, 'action:command', `hex:${far}`)
    expect(offered(match).toSorted()).toEqual(['hero:0', unit(0, east), unit(2, west)].toSorted())
    choose(match, unit(0, east), unit(2, west), 'done')
    expect(unitsOn(match.state, far)).toBe(2)
  })

  it('leaves at most 5 Units there [UP-CMD-05, UP-HEX-03]', () => {
    const { match } = actions({ units: { [HOME]: ['vargs', 'vargs'], [ICE]: five.slice(0, 4) } })
    choose(match, 'action:command', `hex:${ICE}`, unit(2, HOME))
    expect(offered(match)).toEqual(['hero:0', 'done'])
    expect(refusedBy(match, 0, unit(2, HOME))).toEqual(['UP-CMD-05'])
    const full = actions({ units: { [HOME]: ['vargs'], [ICE]: five }, heroAt: { 0: at(3, 0) } })
    choose(full.match, 'action:command')
    expect(offered(full.match)).not.toContain(`hex:${ICE}`)
    expect(refusedBy(full.match, 0, `hex:${ICE}`)).toEqual(['UP-CMD-05'])
  })

  it('stops Units, not the Hero, at impassable edges [UP-CMD-06, UP-HEX-18]', () => {
    const position = { tiles: { [HERE]: 'rigga' as const }, units: { [HOME]: ['vargs' as const] } }
    // Turned twice, Rigga is impassable towards NW, where the home hex lies.
    const shut = actions({ ...position, rotations: { [HERE]: 2 } })
    choose(shut.match, 'action:command', `hex:${HERE}`)
    expect(offered(shut.match)).toEqual(['hero:0'])
    expect(refusedBy(shut.match, 0, unit(2, HOME))).toEqual(['UP-CMD-06'])
    const open = actions(position)
    choose(open.match, 'action:command', `hex:${HERE}`)
    expect(offered(open.match)).toEqual([unit(2, HOME), 'hero:0'])
  })

  it('leads to explored, region and cursed hexes only, also the Hero [UP-CMD-07, UP-RUL-46, UP-HEX-02]', () => {
    const { match } = actions({ units: { [HOME]: ['vargs'] }, curses: [at(1, -2)] })
    choose(match, 'action:command')
    expect(offered(match).toSorted()).toEqual(
      [at(-1, -2), at(0, -3), at(1, -3), at(1, -2)].map((space) => `hex:${space}`).toSorted(),
    )
    expect(refusedBy(match, 0, `hex:${HERE}`)).toEqual(['UP-CMD-07'])
  })

  it('keeps Units off hexes of other players; a Hero may go there [UP-CMD-08, UP-RUL-46]', () => {
    const position = { tiles: { [HERE]: 'torment' as const }, units: { [HOME]: ['vargs' as const] } }
    for (const other of [
      { havens: { 1: [HERE] } },
      { units: { ...position.units, [HERE]: ['younglings' as const] } },
    ]) {
      const { match } = actions({ ...position, ...other })
      choose(match, 'action:command', `hex:${HERE}`)
      expect(offered(match)).toEqual(['hero:0'])
      expect(refusedBy(match, 0, unit(2, HOME))).toEqual(['UP-CMD-08'])
      const away = actions({ ...position, ...other, heroAt: { 0: at(3, 0) } })
      choose(away.match, 'action:command')
      expect(refusedBy(away.match, 0, `hex:${HERE}`)).toEqual(['UP-CMD-08'])
    }
  })

  it('begins combat at once, Garrisons first, then Legions by initiative [UP-CMD-09, UP-CMD-10, UP-CMD-11]', () => {
    const { match, told } = actions(
      {
        tiles: { [HERE]: 'ice' },
        units: { [HOME]: ['trolls', 'vargs', 'vargs', 'vargs'] },
        garrisons: { [HERE]: 1 },
        cards: { 'new-emperor': { at: HERE, threat: 1 }, courtesan: { at: HERE, threat: 1 } },
        heroes: ['khaal', 'baranth'],
      },
      dice(),
    )
    choose(match, 'action:command', `hex:${HERE}`, unit(3, HOME), unit(2, HOME), unit(2, HOME), unit(2, HOME), 'done')
    while (!match.play.over && question(match) !== 'action@1') choose(match, offered(match)[0])
    const fought = told('combatBegan') as { side: number; otherCard: number }[]
    expect(fought.map(({ side }) => side)).toEqual([0, 0])
    expect(fought.map(({ otherCard }) => otherCard)).toEqual([NONE, card('courtesan')])
    const { nemesis } = match.play.content.cards.second
    expect(nemesis[card('courtesan')].initiative).toBeLessThan(nemesis[card('new-emperor')].initiative)
  })

  it('takes a Hero along into the combat, alone he starts none [UP-RUL-46, UP-HER-06]', () => {
    const { match } = actions({ tiles: { [HERE]: 'torment' }, garrisons: { [HERE]: 1 } })
    choose(match, 'action:command', `hex:${HERE}`, 'hero:0', 'done')
    expect(question(match)).toBe('action@1')
    expect(match.state.heroAt[0]).toBe(HERE)
    expect(offeredOf(match, 'action:')).toContain('action:move')
  })
})
