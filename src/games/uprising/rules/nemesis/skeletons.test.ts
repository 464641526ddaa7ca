import { describe, expect, it } from 'vitest'
import { fight, FIELD } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { CHAOS } from '../table/state.ts'

const ACTIVATE = [{ op: 'activateSkeletons' }] as const

describe('activating Skeletons', () => {
  const groups: Position = { skeletons: { [at(3, 0)]: 2, [at(-3, 0)]: 1 }, firstPlayer: 1 }

  it('one hex after the other, the first player orders them; no Curse is left [UP-SKE-09] [UP-RUL-06]', () => {
    const { match, told } = effectMatch(groups, ACTIVATE)
    expect(question(match)).toBe('skeletonOrder@1')
    expect(offered(match).sort()).toEqual([`hex:${at(3, 0)}`, `hex:${at(-3, 0)}`].sort())
    expect(refusedBy(match, 1, `hex:${at(1, 0)}`)).toEqual(['UP-SKE-09'])
    choose(match, `hex:${at(3, 0)}`)
    expect(question(match)).toBe('skeletonPath@1')
    expect(refusedBy(match, 1, `hex:${at(1, 0)}`)).toEqual(['UP-HOR-09'])
    choose(match, `hex:${at(2, 0)}`)
    expect(match.play.state.skeletons[at(2, 0)]).toBe(2)
    expect(match.play.state.curse[at(3, 0)]).toBe(0)
    expect(told('skeletonsMoved')).toEqual([{ from: at(3, 0), to: at(2, 0), count: 2, rule: 'UP-HOR-14' }])
  })

  it('each Skeleton moves once: who joins a group that is still to move stays there [UP-RUL-65]', () => {
    const { match } = effectMatch(
      { skeletons: { [at(3, 0)]: 1, [at(2, 0)]: 1 }, curses: [at(2, 1), at(3, -1)], garrisons: {} },
      ACTIVATE,
    )
    choose(match, `hex:${at(3, 0)}`)
    // All hexes beside it are not empty now, so it may join the others.
    choose(match, `hex:${at(2, 0)}`)
    expect(match.play.state.skeletons[at(2, 0)]).toBe(2)
    expect(question(match)).toBe('skeletonPath@0')
    choose(match, `hex:${at(1, 0)}`)
    expect(match.play.state.skeletons[at(1, 0)]).toBe(1)
    expect(match.play.state.skeletons[at(2, 0)]).toBe(1)
    expect(match.play.over).toBe(true)
  })

  it('three that meet become a Horde, a fourth stays [UP-SKE-10]', () => {
    const blocked = [at(2, 1), at(3, -1)]
    const { match, told } = effectMatch(
      {
        skeletons: { [at(3, 0)]: 2, [at(2, 0)]: 2 },
        curses: blocked,
        nextHordes: ['bloodwyrm'],
        events: ['solar-eclipse'],
      },
      [{ op: 'activateSkeletons', at: { pick: 'each', where: [{ is: 'edge' }] } }],
    )
    choose(match, `hex:${at(2, 0)}`)
    expect(told('skeletonsBecomeHorde')).toEqual([{ space: at(2, 0), count: 3, rule: 'UP-SKE-10' }])
    expect(match.play.state.skeletons[at(2, 0)]).toBe(1)
    expect(match.play.state.cardAt[card('bloodwyrm')]).toBe(at(2, 0))
  })

  it('without a Horde those beyond two go back, 1 VP each [UP-RUL-67]', () => {
    const { match } = effectMatch(
      {
        skeletons: { [at(3, 0)]: 2, [at(2, 0)]: 2 },
        curses: [at(2, 1), at(3, -1)],
        arrange: (s) => (s.hordesLeft = 0),
      },
      [{ op: 'activateSkeletons', at: { pick: 'each', where: [{ is: 'edge' }] } }],
    )
    choose(match, `hex:${at(2, 0)}`)
    expect(match.play.state.skeletons[at(2, 0)]).toBe(2)
    expect(match.play.state.vp[CHAOS]).toBe(2)
  })

  it('removes undefended Havens and fights before the next hex [UP-SKE-09] [UP-RUL-65]', () => {
    const { match, told } = effectMatch(
      { skeletons: { [at(3, 0)]: 1, [at(-3, 0)]: 1 }, havens: { 0: [at(2, 0)] }, startFeats: false },
      ACTIVATE,
    )
    choose(match, `hex:${at(3, 0)}`)
    expect(told('havenRemoved')).toEqual([{ role: 0, space: at(2, 0), rule: 'UP-RUL-82' }])
    expect(question(match)).toBe('skeletonPath@0')
  })

  it('on the Capital they stay [UP-SKE-09] [UP-HOR-15]', () => {
    const { told } = effectMatch({ skeletons: { [at(0, 0)]: 1 } }, ACTIVATE)
    expect(told('skeletonsStay')).toEqual([{ space: at(0, 0), count: 1, rule: 'UP-HOR-15' }])
  })
})

describe('the Godpower of Skeletons', () => {
  it('each Bolt places a Skeleton after damage, and the combat goes on [UP-SKE-03]', () => {
    const { told } = fight({ units: { [FIELD]: ['trolls', 'trolls'] }, skeletons: { [FIELD]: 1 } }, [
      'black:S',
      'black:S',
      'red:SB',
      'black:S',
      'red:-',
    ])
    expect(told('skeletonPlaced')).toMatchObject([{ space: FIELD, count: 1 }])
    expect((told('combatRound') as { n: number }[]).map(({ n }) => n)).toEqual([1, 2])
    expect(told('combatBegan')).toHaveLength(1)
  })

  it('a third one turns them into a Horde on the spot [UP-SKE-04] [UP-SKE-07]', () => {
    const { match, told } = fight(
      {
        units: { [FIELD]: ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] },
        skeletons: { [FIELD]: 2 },
        nextHordes: ['bloodwyrm'],
        events: ['solar-eclipse'],
      },
      ['white:H', 'white:H', 'white:H', 'white:H', 'red:SB', 'red:SB'],
    )
    expect(told('skeletonsBecomeHorde')).toEqual([{ space: FIELD, count: 3, rule: 'UP-SKE-07' }])
    expect(told('nemesisPlaced')).toMatchObject([{ card: card('bloodwyrm'), space: FIELD, threat: 4 }])
    // The second Bolt still places one, so the combat against Skeletons goes on before that of the Horde.
    expect(told('skeletonPlaced')).toHaveLength(2)
    expect(match.play.state.cardAt[card('bloodwyrm')]).toBe(FIELD)
  })
})
