import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { carrying, FIELD, fight, rollsOf, using, type Roll } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { asked, at, choose, offered, question, tableOf, type Heard, type Position } from '../../testing/position.ts'
import { NO_CONTEXT, type Context } from '../select/context.ts'
import { isPossible } from './run.ts'

type Move = Extract<Effect, { op: 'movePieces' }>

const X = at(1, 0)
const OPEN: Position = {
  tiles: { [X]: 'torment', [at(1, 1)]: 'shadowdawn', [at(0, 1)]: 'grim-fangs', [at(2, 0)]: 'ice' },
}
const move = (more: Partial<Move> = {}): Effect[] => [
  { op: 'movePieces', pieces: { kinds: ['unit'], of: 'you', n: 'all' }, to: { pick: 'choose' }, ...more },
]
const targets = (position: Position, effects: readonly Effect[], context: Partial<Context> = { you: 0 }): string[] =>
  offered(effectMatch(position, effects, context).match)
const hexes = (...spaces: number[]): string[] => spaces.sort((a, b) => a - b).map((space) => `hex:${space}`)
const can = (effects: readonly Effect[], position: Position, context: Partial<Context> = { you: 0 }): boolean =>
  isPossible(tableOf(position), effects[0], { ...NO_CONTEXT, ...context })

describe('movePieces', () => {
  it('moves Units one hex unless stated, where Units may go [UP-CMD-05] [UP-CMD-07] [UP-CMD-08]', () => {
    const position: Position = {
      ...OPEN,
      units: {
        [X]: ['trolls'],
        [at(1, 1)]: ['koloth'],
        [at(0, 1)]: ['tribesmen', 'tribesmen', 'tribesmen', 'vargs', 'vargs'],
      },
    }
    const sel = { kinds: ['unit'], unit: 'trolls' } as const
    // Not the unexplored hexes, not where somebody else is, not on a sixth Unit.
    expect(targets(position, move({ pieces: sel }))).toEqual(hexes(at(0, 0), at(2, 0), at(2, -1)))
    expect(targets({ ...position, curses: [at(1, -1)] }, move({ pieces: sel }))).toContain(`hex:${at(1, -1)}`)
  })

  it('does not cross impassable edges with Units, but with a Hero [UP-HEX-18]', () => {
    const blocked: Position = { tiles: { ...OPEN.tiles, [X]: 'rigga' }, units: { [X]: ['trolls'] }, heroAt: { 0: X } }
    expect(targets(blocked, move())).not.toContain(`hex:${at(0, 0)}`)
    expect(targets(blocked, move())).toContain(`hex:${at(1, 1)}`)
    const hero = move({ pieces: { kinds: ['hero'], of: 'you' } })
    expect(targets(blocked, hero)).toEqual(hexes(at(0, 0), at(0, 1), at(1, 1), at(2, 0), at(2, -1), at(1, -1)))
  })

  it('goes several steps, not through enemies, and out of them no farther', () => {
    const position: Position = { ...OPEN, units: { [X]: ['trolls'] } }
    const two = move({ steps: 2 })
    expect(targets(position, two)).toContain(`hex:${at(2, 1)}`)
    expect(targets(position, two)).not.toContain(`hex:${X}`)
    const guarded = { ...position, garrisons: { [at(1, 1)]: 1, [at(2, 0)]: 1 } }
    expect(targets(guarded, two)).not.toContain(`hex:${at(2, 1)}`)
    expect(targets(guarded, two)).toContain(`hex:${at(1, 1)}`)
  })

  it('takes the pieces together to one hex, piece by piece, as many as fit [UP-CMD-05]', () => {
    const position: Position = {
      ...OPEN,
      units: { [X]: ['vargs', 'vargs', 'vargs', 'trolls'], [at(1, 1)]: ['tribesmen', 'tribesmen', 'tribesmen'] },
    }
    const effects = move({ pieces: { kinds: ['unit'], of: 'you', at: { at: 'here' }, n: 'any' } })
    const { match, told } = effectMatch(position, effects, { you: 0, here: X })
    choose(match, `hex:${at(1, 1)}`)
    expect([question(match), offered(match)]).toEqual(['mapPiece@0', [`unit:2@${X}`, `unit:3@${X}`, 'done']])
    choose(match, `unit:2@${X}`, `unit:2@${X}`)
    expect(match.play.pending).toEqual([])
    const { state } = match.play
    expect(state.units.slice(at(1, 1) * 4, at(1, 1) * 4 + 4)).toEqual([3, 0, 2, 0])
    expect(state.units.slice(X * 4, X * 4 + 4)).toEqual([0, 0, 1, 1])
    expect(told('piecesMoved')).toEqual([
      { kind: 'unit', role: 0, unit: 2, n: 2, from: X, to: at(1, 1), rule: 'UP-CMD-05' },
    ])
  })

  it('jumps to any hex of the selector', () => {
    const hero = move({ pieces: { kinds: ['hero'], of: 'you' }, jump: 'jump' })
    const { match } = effectMatch({}, hero, { you: 1 })
    expect(offered(match)).toHaveLength(36)
    choose(match, `hex:${at(-3, 0)}`)
    expect(match.play.state.heroAt[1]).toBe(at(-3, 0))
    expect(targets({ ...OPEN, units: { [at(-3, 0)]: ['trolls'] } }, move({ jump: 'jump' }))).not.toContain(
      `hex:${at(-1, 0)}`,
    )
  })

  it('is asked of the selector’s decider, else of `you`', () => {
    const position: Position = { ...OPEN, units: { [X]: ['koloth'] }, firstPlayer: 0 }
    const all = { kinds: ['unit'], n: 'all' } as const
    expect(asked(effectMatch(position, move({ pieces: all }), { you: 1 }).match).role).toBe(1)
    expect(
      asked(effectMatch(position, move({ pieces: all, to: { pick: 'choose', by: 'first' } }), { you: 1 }).match).role,
    ).toBe(0)
  })

  it('compares distances from where the piece stands', () => {
    const away = move({ to: { pick: 'choose', distance: { from: { at: 'capital' }, is: 'farther' } } })
    expect(targets({ ...OPEN, units: { [X]: ['trolls'] } }, away, { you: 0, here: at(0, 0) })).toEqual(
      hexes(at(1, 1), at(2, 0), at(2, -1)),
    )
  })

  it('is possible only if a piece can go somewhere', () => {
    const shut: Position = { units: { [at(0, -2)]: ['trolls'] } }
    expect(can(move({ to: { at: 'capital' } }), shut)).toBe(false)
    expect(can(move({ to: { at: 'capital' } }), { ...OPEN, units: { [X]: ['trolls'] } })).toBe(true)
    expect(can(move({ pieces: { kinds: ['garrison'] } }), { garrisons: { [X]: 1 } })).toBe(false)
  })

  it('moves Skeletons too; three become a Horde [UP-SKE-10]', () => {
    const position: Position = { skeletons: { [X]: 2, [at(0, 0)]: 1 }, nextHordes: ['siren'] }
    const { match } = effectMatch(
      position,
      move({ pieces: { kinds: ['skeleton'], at: { at: 'here' }, n: 'all' }, to: { at: 'capital' } }),
      { here: X },
    )
    const { state } = match.play
    expect([state.skeletons[X], state.skeletons[at(0, 0)]]).toEqual([0, 0])
    expect(state.cardAt.filter((space) => space === at(0, 0))).toHaveLength(1)
  })

  it('lets a combat follow', () => {
    const position: Position = { ...OPEN, units: { [X]: ['trolls'] }, garrisons: { [at(1, 1)]: 1 } }
    const { match, told } = effectMatch(
      position,
      move({ to: { pick: 'each', where: [{ is: 'hasUnits', of: 'empire' }] } }),
      { you: 0 },
      { settles: true },
    )
    expect(match.play.state.unitsOf[X]).toBe(-1)
    expect(told('combatBegan')).toHaveLength(1)
  })
})

describe('act', () => {
  const act = (more: Partial<Extract<Effect, { op: 'act' }>> = {}): Effect[] => [
    { op: 'act', who: 'you', action: 'command', price: 'free', ...more },
  ]
  const position: Position = { ...OPEN, units: { [X]: ['trolls'] }, resources: { 0: [0, 0, 1] }, ap: { 0: 0 } }

  it('is an Action for nothing, or without AP', () => {
    const { match } = effectMatch(position, act(), { you: 0 })
    expect(question(match)).toBe('commandHex@0')
    choose(match, `hex:${at(1, 1)}`, `unit:3@${X}`)
    expect(match.play.state.unitsOf[at(1, 1)]).toBe(0)
    expect(match.play.state.resources[2]).toBe(1)
    const paid = effectMatch(position, act({ price: 'noAP' }), { you: 0 }).match
    choose(paid, `hex:${at(1, 1)}`, `unit:3@${X}`)
    expect(paid.play.state.resources[2]).toBe(0)
  })

  it('is possible only if it can be paid and done', () => {
    expect(can(act({ price: 'noAP' }), position)).toBe(true)
    expect(can(act({ price: 'noAP' }), { ...position, resources: { 0: [0, 0, 0] } })).toBe(false)
    expect(can(act({ action: 'explore' }), { heroAt: { 0: at(0, -2) } })).toBe(false)
    expect(can(act({ action: 'explore' }), { heroAt: { 0: X } })).toBe(true)
  })
})

describe('Units and Skeletons in a combat', () => {
  const FIGHT: Position = { units: { [FIELD]: ['trolls', 'tribesmen'] }, items: { 0: ['abad-warpaint'] } }

  it('leave it, and it is over for them [UP-RUL-99]', () => {
    const leave = move({
      pieces: { kinds: ['unit'], of: 'you', in: 'combat', n: 'all' },
      to: { pick: 'choose', where: [{ is: 'explored' }, { is: 'not', of: { is: 'hasUnits', of: 'nemesis' } }] },
    })
    const position: Position = { ...FIGHT, garrisons: { [FIELD]: 1 }, content: carrying(using('combat:before', leave)) }
    const { match, told } = fight(position)
    choose(match, offered(match)[0])
    expect(question(match)).toBe('mapHex@0')
    choose(match, offered(match)[0])
    expect([match.play.state.unitsOf[FIELD], match.play.state.garrison[FIELD]]).toEqual([-1, 1])
    expect(told('unitDestroyed')).toEqual([])
    expect(told('piecesMoved')).toHaveLength(2)
    expect(match.play.state.combat).toBeUndefined()
  })

  it('change sides for a round: Skeletons roll for the player [UP-RUL-03]', () => {
    const turn: Effect[] = [
      { op: 'changeSide', pieces: { kinds: ['skeleton'], in: 'combat', n: 1 }, until: 'roundEnd' },
    ]
    const position: Position = {
      ...FIGHT,
      skeletons: { [FIELD]: 2 },
      content: carrying(using('combat:beforeRolling', turn)),
    }
    const heard = fight(position, ['black:S', 'white:-', 'white:-', 'white:-'])
    choose(heard.match, offered(heard.match)[0])
    const [own, theirs] = rollsOf(heard)
    const plain = rollsOf(fight({ ...FIGHT, items: {}, skeletons: { [FIELD]: 2 } }))
    expect(own.length).toBe(plain[0].length + 1)
    expect(theirs.length).toBe(plain[1].length - 1)
    expect(can(turn, { skeletons: { [FIELD]: 2 } })).toBe(false)
  })

  it('that changed sides take no damage, and fight on afterwards [UP-RUL-03]', () => {
    const turn = (n: number): Effect[] => [
      { op: 'changeSide', pieces: { kinds: ['skeleton'], in: 'combat', n }, until: 'roundEnd' },
    ]
    const fought = (n: number, rolls: readonly Roll[]): Heard => {
      const content = carrying(using('combat:beforeRolling', turn(n), { rounds: ['clash'] }))
      const position: Position = { units: { [FIELD]: ['trolls'] }, items: { 0: ['abad-warpaint'] }, content }
      const heard = fight({ ...position, skeletons: { [FIELD]: 2 } }, rolls)
      choose(heard.match, offered(heard.match)[0])
      return heard
    }
    const one = fought(1, ['black:SSS', 'red:-', 'red:-', 'black:S', 'red:-'])
    expect(one.told('skeletonDestroyed')).toHaveLength(2)
    expect(one.told('combatRound')).toHaveLength(2)
    const both = fought(2, ['black:SSS', 'red:-', 'red:-', 'black:SS', 'red:-', 'red:-'])
    expect(both.told('combatRound')).toHaveLength(2)
    expect(both.told('combatBegan')).toHaveLength(1)
    expect(both.told('skeletonDestroyed')).toHaveLength(2)
  })

  it('join from elsewhere with their dice, and take no damage', () => {
    const join: Effect[] = [
      {
        op: 'joinCombat',
        pieces: { kinds: ['unit'], of: 'you', at: { pick: 'each', adjacentTo: { at: 'here' } }, n: 1 },
      },
    ]
    const position: Position = {
      units: {
        [FIELD]: ['trolls', 'vargs', 'vargs'],
        [at(0, 1)]: ['koloth', 'younglings'],
        [at(-3, 0)]: ['oathsworn'],
      },
      garrisons: { [FIELD]: 1 },
      items: { 1: ['abad-warpaint'] },
      content: carrying(using('combat:beforeRolling', join, { whose: 'any', rounds: ['clash'] })),
    }
    const heard = fight(position)
    const { match } = heard
    while (!offered(match).some((key) => key.startsWith('ability:'))) choose(match, offered(match)[0])
    choose(
      match,
      offered(match).find((key) => key.startsWith('ability:'))!,
    )
    expect([question(match), offered(match)]).toEqual(['mapPiece@1', [`unit:0@${at(0, 1)}`, `unit:3@${at(0, 1)}`]])
    choose(match, `unit:3@${at(0, 1)}`)
    expect(
      rollsOf(heard)
        .filter((roll) => roll.startsWith('0:'))
        .at(-1),
    ).toMatch(/k.*k/)
    expect(match.play.state.units[at(0, 1) * 4 + 3]).toBe(1)
    expect(can(join, position, { you: 1, here: FIELD })).toBe(false)
  })
})
