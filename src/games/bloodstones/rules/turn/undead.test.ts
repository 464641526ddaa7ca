import { describe, expect, it } from 'vitest'
import { UNDEAD } from '../../content/units.ts'
import { unitsAt } from '../../testing/actions.ts'
import { row, star, type Units } from '../../testing/marches.ts'
import { choose, offered, positionMatch, question, refusedBy, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'

import { destroy, offMap } from '../table/pieces.ts'
import { turnStep } from './turn.ts'

const undeadPhase = (
  map: NonNullable<Position['map']>,
  mine: Units,
  theirs: Units = [],
  more: Partial<Position> = {},
): BloodstonesMatch =>
  positionMatch({ factions: ['necromancers', 'corsairs', 'horseLords'], map, units: { 0: mine, 1: theirs }, ...more }, [
    { procedure: 'turn', args: { step: turnStep('undead') } },
  ])

const FIVE = row('plains', 'plains', 'plains', 'plains', 'plains')

describe('the undead phase', () => {
  it('each undead moves up to two land areas, free of charge [BS-UND-01] [BS-UND-02]', () => {
    const match = undeadPhase(row('plains', 'hills', 'hills', 'plains'), [['undead', 0]])
    expect([question(match), ...offered(match)]).toEqual(['undeadFrom@0', '0', 'done'])
    choose(match, '0')
    expect([question(match), ...offered(match)]).toEqual(['undeadTo@0', '1', '2'])
    choose(match, '2')
    expect([unitsAt(match, 0, 'undead', 2), unitsAt(match, 0, 'undead', 0)]).toEqual([1, 0])
    expect(match.state.phase).toBe('actions')
    expect(match.state.discard.every((n) => n === 0)).toBe(true)
  })

  it('no other units move in it [BS-UND-01]', () => {
    const match = undeadPhase(FIVE, [
      ['undead', 0],
      ['necromancer', 0],
      ['archer', 2],
    ])
    expect(offered(match)).toEqual(['0', 'done'])
    choose(match, '0', '1')
    expect([unitsAt(match, 0, 'necromancer', 0), unitsAt(match, 0, 'undead', 1)]).toEqual([1, 1])
    expect(undeadPhase(FIVE, [['archer', 2]]).state.phase).toBe('actions')
  })

  it('each moves once; those who have not may still go [BS-UND-01]', () => {
    const match = undeadPhase(FIVE, [
      ['undead', 0],
      ['undead', 2],
    ])
    expect(offered(match)).toEqual(['0', '2', 'done'])
    choose(match, '0', '2')
    expect(offered(match)).toEqual(['2', 'done'])
    choose(match, '2', '3')
    expect(match.state.phase).toBe('actions')
    expect([unitsAt(match, 0, 'undead', 2), unitsAt(match, 0, 'undead', 3)]).toEqual([1, 1])
  })

  it('may be left where they are [BS-UND-01]', () => {
    const match = undeadPhase(FIVE, [['undead', 0, 2]])
    expect(view(match)?.options.map((o) => [o.key, o.label.key, o.targets])).toEqual([
      ['0', 'undead.from', ['unit:undead@0', 'area:0']],
      ['done', 'undead.done', undefined],
    ])
    choose(match, 'done')
    expect([match.state.phase, unitsAt(match, 0, 'undead', 0)]).toEqual(['actions', 2])
  })

  it('enter mountains [BS-UND-03]', () => {
    const match = undeadPhase(star('plains', 'mountains', 'desert', 'sea'), [['undead', 0]])
    choose(match, '0')
    expect(offered(match)).toEqual(['1', '2'])
  })

  it('stop among enemies [BS-UND-05]', () => {
    const match = undeadPhase(FIVE, [['undead', 0]], [['archer', 1]])
    choose(match, '0')
    expect(question(match)).toBe('action@0')
    expect(unitsAt(match, 0, 'undead', 1)).toBe(1)
    const far = undeadPhase(FIVE, [['undead', 1]], [['archer', 2]])
    choose(far, '1')
    expect(view(far)?.options.map((o) => [o.key, o.rule])).toEqual([
      ['0', undefined],
      ['2', 'BS-UND-05'],
    ])
    expect(refusedBy(far, 0, 'area:3')).toEqual(['BS-UND-05'])
    expect(refusedBy(far, 0, 'area:4')).toEqual(['BS-UND-01'])
    expect(far.explain(0, { key: 'area:1' })[0].message.key).toBe('refuse.moveStay')
  })

  it('cannot leave an area with enemies [BS-UND-05] [BS-RUL-23]', () => {
    const match = undeadPhase(
      FIVE,
      [
        ['undead', 0],
        ['undead', 4],
      ],
      [['archer', 0]],
    )
    expect(offered(match)).toEqual(['4', 'done'])
    expect(refusedBy(match, 0, 'area:0')).toEqual(['BS-UND-05'])
    expect(refusedBy(match, 0, 'area:2')).toEqual(['BS-UND-01'])
    expect(refusedBy(match, 0, 'area:4')).toEqual([])
  })

  it('ships carry them; a crossing counts as one land area [BS-UND-06] [BS-RUL-22]', () => {
    const map = row('plains', 'sea', 'sea', 'forest', 'plains', 'plains')
    const match = undeadPhase(map, [
      ['undead', 0],
      ['ship', 1],
      ['ship', 2],
    ])
    choose(match, '0')
    expect(offered(match)).toEqual(['3', '4'])
    expect(refusedBy(match, 0, 'area:1')).toEqual(['BS-UND-06'])
    expect(refusedBy(match, 0, 'area:5')).toEqual(['BS-UND-01'])
    expect(refusedBy(match, 0, 'area:3')).toEqual([])
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, '4')
    expect(told).toContainEqual({ type: 'undeadMoved', role: 0, path: [0, 1, 2, 3, 4] })
    expect(
      offered(
        undeadPhase(map, [
          ['undead', 0],
          ['undead', 3],
        ]),
      ),
    ).toEqual(['3', 'done'])
  })

  it('a step and a crossing in any order make two [BS-RUL-22]', () => {
    const match = undeadPhase(row('plains', 'plains', 'sea', 'plains', 'plains'), [
      ['undead', 0],
      ['ship', 2],
    ])
    choose(match, '0')
    expect(offered(match)).toEqual(['1', '3'])
  })

  it('from one area they go in different directions [BS-UND-07]', () => {
    const match = undeadPhase(FIVE, [['undead', 2, 3]])
    choose(match, '2', '0')
    expect(offered(match)).toEqual(['2', 'done'])
    choose(match, '2', '4', '2', '3')
    expect([0, 1, 2, 3, 4].map((area) => unitsAt(match, 0, 'undead', area))).toEqual([1, 0, 0, 1, 1])
  })

  it('who has moved does not move again, though others in its area may [BS-UND-01]', () => {
    const match = undeadPhase(FIVE, [
      ['undead', 1],
      ['undead', 2],
    ])
    choose(match, '1', '2', '2', '4')
    expect(match.state.phase).toBe('actions')
    expect([unitsAt(match, 0, 'undead', 2), unitsAt(match, 0, 'undead', 4)]).toEqual([1, 1])
    const waiting = undeadPhase(FIVE, [
      ['undead', 1],
      ['undead', 4],
    ])
    choose(waiting, '1', '2')
    expect(refusedBy(waiting, 0, '2')).toEqual(['BS-UND-01'])
  })

  it('four is all there are; destroyed ones lie in the supply again [BS-UND-09] [BS-RUL-24]', () => {
    const match = undeadPhase(FIVE, [['undead', 2, 4]])
    expect(match.content.factions[match.state.faction[0]].undead).toBe(4)
    expect(offMap(match.play, 0, UNDEAD)).toBe(0)
    destroy(match.play, 0, UNDEAD, 2)
    expect([offMap(match.play, 0, UNDEAD), match.state.discard[UNDEAD]]).toEqual([1, 0])
  })

  it('stay in a desert at the end of the turn [BS-UND-04]', () => {
    const match = undeadPhase(row('plains', 'desert'), [
      ['undead', 0],
      ['archer', 1],
    ])
    choose(match, '0', 'end')
    while (match.state.active === 0) choose(match, offered(match).at(-1)!)
    expect([unitsAt(match, 0, 'undead', 1), unitsAt(match, 0, 'archer', 1)]).toEqual([1, 0])
  })

  it('an enemy cutiecorn on its own joins them and does not stop them [BS-RUL-83]', () => {
    const match = undeadPhase(FIVE, [['undead', 0]], [['cutiecorn', 1]], { options: { cutiecorn: true } })
    choose(match, '0', '2')
    expect([match.state.cutiecorn, unitsAt(match, 0, 'cutiecorn', 1), unitsAt(match, 0, 'undead', 2)]).toEqual([
      0, 1, 1,
    ])
  })

  it('the own cutiecorn stays behind [BS-RUL-84]', () => {
    const match = undeadPhase(
      FIVE,
      [
        ['undead', 0],
        ['cutiecorn', 0],
      ],
      [],
      { options: { cutiecorn: true } },
    )
    choose(match, '0', '1')
    expect(unitsAt(match, 0, 'cutiecorn', 0)).toBe(1)
  })
})
