import { describe, expect, it } from 'vitest'
import type { CardSel, PieceSel } from '../../content/effects/selectors.ts'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import { combatOf } from '../combat/combat-group.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { contextOf, NO_CONTEXT, type Context } from './context.ts'
import { cardsOf, piecesOf } from './which-pieces.ts'

const X = at(1, 0)
const HOME = at(0, -2)

/** As `kind role type count @space`. */
const found = (sel: PieceSel, position: Position = {}, context: Partial<Context> = {}): string[] =>
  piecesOf(tableOf(position), sel, { ...NO_CONTEXT, ...context }).map(
    ({ kind, role, type, count, space, grave }) =>
      `${kind} ${role} ${type} ${count} ${space === NONE ? `grave ${grave}` : `@${space}`}`,
  )

const ARMY: Position = {
  units: { [X]: ['trolls', 'tribesmen', 'tribesmen'], [at(0, 2)]: ['koloth'] },
  garrisons: { [at(0, 1)]: 2 },
  skeletons: { [at(-1, 0)]: 1 },
  curses: [at(-1, 1)],
  walls: [HOME],
  towers: [HOME],
}

describe('pieces on the map', () => {
  it('are Units by type, of anybody or of a player', () => {
    expect(found({ kinds: ['unit'] }, ARMY)).toEqual([
      `unit 0 0 2 @${X}`,
      `unit 0 3 1 @${X}`,
      `unit 1 3 1 @${at(0, 2)}`,
    ])
    expect(found({ kinds: ['unit'], of: 'you' }, ARMY, { you: 1 })).toEqual([`unit 1 3 1 @${at(0, 2)}`])
    expect(found({ kinds: ['unit'], of: 'you' }, ARMY)).toEqual([])
  })

  it('are of a rank, a class, a type', () => {
    expect(found({ kinds: ['unit'], rank: 'basic' }, ARMY)).toEqual([`unit 0 0 2 @${X}`])
    expect(found({ kinds: ['unit'], class: 'rider' }, ARMY)).toEqual([`unit 1 3 1 @${at(0, 2)}`])
    expect(found({ kinds: ['unit'], unit: 'trolls' }, ARMY)).toEqual([`unit 0 3 1 @${X}`])
  })

  it('are of the named kinds: Garrisons, Skeletons, Curses, Havens, Defenses, Heroes', () => {
    expect(found({ kinds: ['garrison', 'skeleton', 'curse'] }, ARMY)).toEqual([
      `skeleton -1 -1 1 @${at(-1, 0)}`,
      `curse -1 -1 1 @${at(-1, 1)}`,
      `garrison -1 -1 2 @${at(0, 1)}`,
    ])
    expect(found({ kinds: ['haven', 'wall', 'tower'], of: 'you' }, ARMY, { you: 0 })).toEqual([
      `haven 0 -1 1 @${HOME}`,
      `wall 0 -1 1 @${HOME}`,
      `tower 0 -1 1 @${HOME}`,
    ])
    expect(found({ kinds: ['wall'], of: 'you' }, ARMY, { you: 1 })).toEqual([])
    expect(found({ kinds: ['hero'] }, { heroAt: { 0: X, 1: X } })).toEqual([`hero 0 -1 1 @${X}`, `hero 1 -1 1 @${X}`])
    expect(found({ kinds: ['hero'], of: 'you' }, { heroAt: { 0: X, 1: X } }, { you: 1 })).toEqual([`hero 1 -1 1 @${X}`])
  })

  it('are on the hexes of the selector', () => {
    expect(found({ kinds: ['unit', 'haven'], at: { at: 'home' } }, ARMY, { you: 1 })).toEqual([
      `unit 1 3 1 @${at(0, 2)}`,
      `haven 1 -1 1 @${at(0, 2)}`,
    ])
    expect(found({ kinds: ['unit'], at: { at: 'target' } }, ARMY)).toEqual([])
  })

  it('are adjacent to every hex if they stand on a Sea Tower [UP-HEX-26] [UP-HEX-27]', () => {
    const near: PieceSel = { kinds: ['unit'], at: { pick: 'each', adjacentTo: { at: 'here' } } }
    const position: Position = { units: { [at(2, 0)]: ['trolls'], [at(-1, 0)]: ['vargs'] } }
    const here = { here: at(-2, 1) }
    expect(found(near, position, here)).toEqual([`unit 0 2 1 @${at(-1, 0)}`])
    const towers = { ...position, tiles: { [at(2, 0)]: 'dawngaard' } } as const
    expect(found(near, towers, here)).toEqual([`unit 0 2 1 @${at(-1, 0)}`, `unit 0 3 1 @${at(2, 0)}`])
    expect(found({ ...near, kinds: ['garrison'] }, { ...towers, garrisons: { [at(2, 0)]: 1 } }, here)).toEqual([])
  })
})

describe('pieces in a Graveyard', () => {
  const GRAVES: Position = {
    imperialGraveyard: ['trolls', 'koloth'],
    chaosGraveyard: ['trolls'],
    arrange: (state) => {
      state.buriedSkeletons = 2
      state.buriedGarrisons = [1, 0, 1]
    },
  }

  it('lie in that of the Empire, that of Chaos, or in both [UP-GRV-05]', () => {
    expect(found({ kinds: ['unit'], in: 'imperialGraveyard' }, GRAVES)).toEqual([
      'unit 0 3 1 grave 4',
      'unit 1 3 1 grave 4',
    ])
    expect(found({ kinds: ['unit'], in: 'chaosGraveyard' }, GRAVES)).toEqual(['unit 0 3 1 grave 5'])
    expect(found({ kinds: ['unit'], in: 'graveyards', of: 'you' }, GRAVES, { you: 0 })).toEqual([
      'unit 0 3 1 grave 4',
      'unit 0 3 1 grave 5',
    ])
    expect(found({ kinds: ['unit'] }, GRAVES)).toEqual([])
  })

  it('are Skeletons with the Empire, Garrisons with Chaos [UP-GRV-03]', () => {
    const both: PieceSel['kinds'] = ['skeleton', 'garrison']
    expect(found({ kinds: both, in: 'imperialGraveyard' }, GRAVES)).toEqual(['skeleton -1 -1 2 grave 4'])
    expect(found({ kinds: both, in: 'chaosGraveyard' }, GRAVES)).toEqual(['garrison -1 -1 2 grave 5'])
  })
})

describe('pieces of a combat', () => {
  const KINDS: PieceSel = { kinds: ['unit', 'garrison', 'skeleton', 'haven', 'hero'], in: 'combat' }
  const fight = (sides: readonly [number, number], position: Position, turned = 0): Position => ({
    ...position,
    arrange: (state, content) => {
      state.combat = combatOf({ state, content }, X, sides, 0)
      state.combat.turnedRound = turned
    },
  })
  const CROWD: Position = {
    units: { [X]: ['trolls'] },
    garrisons: { [X]: 1 },
    skeletons: { [X]: 2, [at(0, 1)]: 1 },
    heroAt: { 0: X },
  }

  it('belong to the two groups that fight', () => {
    expect(found(KINDS, fight([0, EMPIRE], CROWD))).toEqual([`unit 0 3 1 @${X}`, `garrison -1 -1 1 @${X}`])
    expect(found(KINDS, fight([0, CHAOS], CROWD))).toEqual([`unit 0 3 1 @${X}`, `skeleton -1 -1 2 @${X}`])
  })

  it('are not those behind a Legion that fights, and not Skeletons that have changed sides', () => {
    const legion = fight([0, EMPIRE], { units: { [X]: ['trolls'] }, cards: { assassin: { at: X } } })
    expect(found(KINDS, legion)).toEqual([`unit 0 3 1 @${X}`])
    expect(found(KINDS, fight([0, CHAOS], CROWD, 1))).toContain(`skeleton -1 -1 1 @${X}`)
    expect(found(KINDS, fight([0, CHAOS], CROWD, 2))).toEqual([`unit 0 3 1 @${X}`])
  })

  it('do not exist without a combat', () => {
    expect(found(KINDS, CROWD)).toEqual([])
  })
})

describe('Legions and Hordes', () => {
  const ids = ['assassin', 'executioner', 'siren', 'lich-queen'] as const
  const cards: Position = {
    cards: {
      assassin: { at: X, threat: 4, tokens: 1 },
      executioner: { at: at(0, 1), threat: 2, tokens: 1 },
      siren: { at: at(0, 1), threat: 2, tokens: 0 },
      'lich-queen': { at: at(-1, 0), threat: 6, tokens: 2 },
    },
  }
  const initiative = (id: (typeof ids)[number]): number => tableOf().content.cards.second.nemesis[card(id)].initiative
  const byInitiative = (...list: (typeof ids)[number][]): number[] =>
    list.sort((a, b) => initiative(a) - initiative(b)).map(card)
  const picked = (sel: CardSel, context: Partial<Context> = {}, position: Position = cards): number[] =>
    cardsOf(tableOf(position), sel, { ...NO_CONTEXT, ...context })

  it('are all in play, by ascending initiative, of the named kind', () => {
    expect(picked({ kind: 'both', pick: 'all' })).toEqual(byInitiative(...ids))
    expect(picked({ kind: 'legion', pick: 'all' })).toEqual(byInitiative('assassin', 'executioner'))
    expect(picked({ kind: 'horde', pick: 'choose' })).toEqual(byInitiative('siren', 'lich-queen'))
  })

  it('are on a hex, and without this card', () => {
    const self = contextOf('legion', card('executioner'))
    expect(picked({ kind: 'both', pick: 'all', at: { at: 'thisCard' } }, self)).toEqual(
      byInitiative('executioner', 'siren'),
    )
    expect(picked({ kind: 'both', pick: 'all', at: { at: 'thisCard' }, except: 'self' }, self)).toEqual([card('siren')])
    expect(picked({ kind: 'legion', pick: 'others' }, self)).toEqual([card('assassin')])
    expect(picked({ kind: 'both', pick: 'self' }, self)).toEqual([card('executioner')])
    expect(picked({ kind: 'both', pick: 'self' }, contextOf('hex', card('executioner')))).toEqual([])
  })

  it('are the card of a loop or of a trigger', () => {
    expect(picked({ kind: 'both', pick: 'it' }, { itCard: card('siren') })).toEqual([card('siren')])
    expect(picked({ kind: 'legion', pick: 'it' }, { itCard: card('siren') })).toEqual([])
    expect(picked({ kind: 'both', pick: 'trigger' }, { trigger: card('assassin') })).toEqual([card('assassin')])
  })

  it('are the best, several if they are equal', () => {
    const order = byInitiative(...ids)
    expect(picked({ kind: 'both', pick: 'lowestInitiative' })).toEqual([order[0]])
    expect(picked({ kind: 'both', pick: 'highestInitiative' })).toEqual([order[3]])
    expect(picked({ kind: 'both', pick: 'fewestTokens' })).toEqual([card('siren')])
    expect(picked({ kind: 'legion', pick: 'fewestTokens' })).toEqual(byInitiative('assassin', 'executioner'))
    expect(picked({ kind: 'both', pick: 'highestThreat' })).toEqual([card('lich-queen')])
    expect(picked({ kind: 'both', pick: 'lowestThreat' })).toEqual(byInitiative('executioner', 'siren'))
  })

  it('are the opponent in a combat', () => {
    const fighting = (sides: readonly [number, number], position: Position): Position => ({
      ...position,
      arrange: (state, content) => void (state.combat = combatOf({ state, content }, X, sides, 0)),
    })
    const player = fighting([0, EMPIRE], { ...cards, units: { [X]: ['trolls'] } })
    expect(picked({ kind: 'both', pick: 'opponent' }, { you: 0 }, player)).toEqual([card('assassin')])
    expect(picked({ kind: 'both', pick: 'opponent' }, contextOf('legion', card('assassin')), player)).toEqual([])
    expect(picked({ kind: 'both', pick: 'opponent' }, { you: 0 })).toEqual([])
  })
})
