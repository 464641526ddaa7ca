import { describe, expect, it } from 'vitest'
import type { NemesisCard } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { withCards } from '../../testing/cards.ts'
import { FIELD, fight } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, heardMatch, offered, question, refusedBy, view } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { standingOffers, take } from '../../testing/turns.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'
import { lowestOf } from './initiative.ts'

const [GUARD, WYRM, SIREN] = [card('imperial-guard'), card('bloodwyrm'), card('siren')]
const key = (of: number): string => `card:${of}`
/** Nothing but an initiative: no dice, no abilities, no effects. */
const plain = (initiative: number, more: Partial<NemesisCard> = {}): Partial<NemesisCard> => ({
  initiative,
  archery: Array.from({ length: 8 }, () => []),
  clash: Array.from({ length: 8 }, () => []),
  abilities: [],
  immediate: [],
  destroyed: [],
  ...more,
})
const vp = (who: 'empire' | 'chaos', n: number): Effect => ({ op: 'gainVP', who, n })
const EQUAL = withCards({
  nemesis: {
    'imperial-guard': plain(7, { destroyed: [vp('chaos', 3)] }),
    bloodwyrm: plain(7, { destroyed: [vp('empire', 4)] }),
    siren: plain(9),
  },
})
const told = (heard: Heard): object[] => heard.told('equalInitiative')
const first = (of: number): object[] => [{ card: of, rule: 'UP-RUL-53' }]

describe('equal initiative of two that are destroyed at once', () => {
  const both: Position = {
    firstPlayer: 1,
    content: EQUAL,
    cards: { bloodwyrm: { at: FIELD, threat: 1 }, 'imperial-guard': { at: FIELD, threat: 1 } },
  }
  const points = (heard: Heard): number[] => (heard.told('vpGained') as { side: number }[]).map(({ side }) => side)

  it.each([
    [WYRM, [EMPIRE, CHAOS]],
    [GUARD, [CHAOS, EMPIRE]],
  ])('the first player says whose effect comes first, and the log tells [UP-RUL-53, UP-RUL-80]', (chosen, sides) => {
    const heard = fight(both)
    expect(heard.told('combatBothFell')).toHaveLength(1)
    expect(question(heard.match)).toBe('whichCard@1')
    expect(offered(heard.match).toSorted()).toEqual([key(WYRM), key(GUARD)])
    expect(view(heard.match)?.options.map(({ rule }) => rule)).toEqual(['UP-RUL-53', 'UP-RUL-53'])
    expect(refusedBy(heard.match, 1, key(GUARD))).toEqual([])
    expect(refusedBy(heard.match, 1, key(SIREN))).toEqual(['UP-RUL-80'])
    choose(heard.match, key(chosen))
    expect(told(heard)).toEqual(first(chosen))
    expect(points(heard)).toEqual(sides)
  })

  it('it is drawn for who does not care [UP-RUL-05, UP-RUL-53]', () => {
    const heard = fight({ ...both, options: { nemesisTies: ['asked', 'drawn'] } })
    expect([heard.match.over, told(heard).length, points(heard).length]).toEqual([true, 1, 2])
  })

  it('the lower one comes first without a question [UP-RUL-80]', () => {
    const content = withCards({
      nemesis: {
        'imperial-guard': plain(8, { destroyed: [vp('chaos', 3)] }),
        bloodwyrm: plain(7, { destroyed: [vp('empire', 4)] }),
      },
    })
    const heard = fight({ ...both, content })
    expect([heard.match.over, points(heard), told(heard)]).toEqual([true, [EMPIRE, CHAOS], []])
    expect(heard.told('nemesisDestroyed')).toHaveLength(2)
  })
})

describe('equal initiative elsewhere', () => {
  const cards: Position['cards'] = {
    'imperial-guard': { at: at(3, 0), target: at(0, 0), tokens: 1 },
    bloodwyrm: { at: at(-3, 0), tokens: 1 },
    siren: { at: at(0, 3), tokens: 1 },
  }
  const table: Position = { firstPlayer: 1, content: EQUAL, cards }
  const activated = (heard: Heard): number[] => (heard.told('activated') as { card: number }[]).map((one) => one.card)
  const all: Effect = { op: 'activate', cards: { kind: 'both', pick: 'all' }, n: 2 }
  const settled = (match: Heard['match']): void => {
    while (!match.over) choose(match, offered(match)[0])
  }

  it('an effect that activates several asks, and the log tells [UP-RUL-53]', () => {
    const heard = effectMatch(table, [all])
    expect(question(heard.match)).toBe('whichCard@1')
    expect(offered(heard.match)).toEqual([key(GUARD), key(WYRM)])
    choose(heard.match, key(WYRM))
    settled(heard.match)
    expect(told(heard)).toEqual(first(WYRM))
    expect(activated(heard)).toEqual([WYRM, WYRM, GUARD, GUARD, SIREN, SIREN])
    const drawn = effectMatch({ ...table, options: { nemesisTies: ['asked', 'drawn'] } }, [all])
    expect(told(drawn)).toHaveLength(1)
  })

  it('the Nemesis Phase tells who came first [UP-NEM-03, UP-RUL-53]', () => {
    const heard = heardMatch(table, [{ procedure: 'nemesisPhase' }])
    expect([question(heard.match), offered(heard.match)]).toEqual(['whichCard@1', [key(GUARD), key(WYRM)]])
    expect(refusedBy(heard.match, 1, key(SIREN))).toEqual(['UP-NEM-03'])
    choose(heard.match, key(WYRM))
    settled(heard.match)
    expect(told(heard)).toEqual(first(WYRM))
    expect(activated(heard)).toEqual([WYRM, GUARD, SIREN])
  })

  it('so do an effect for each of several cards, and fights on one hex [UP-RUL-53]', () => {
    const each: Effect = { op: 'forEachCard', cards: { kind: 'both', pick: 'all' }, do: [vp('empire', 1)] }
    const loop = effectMatch(table, [each])
    choose(loop.match, key(GUARD))
    expect([told(loop), loop.match.state.vp[EMPIRE]]).toEqual([first(GUARD), 3])
    const content = withCards({ nemesis: { siren: plain(7), bloodwyrm: plain(7) } })
    const here: Position = { cards: { siren: { at: FIELD, threat: 1 }, bloodwyrm: { at: FIELD, threat: 1 } } }
    const fought = fight({ ...here, content, units: { [FIELD]: ['koloth'] } })
    choose(fought.match, key(SIREN))
    expect(told(fought)).toEqual(first(SIREN))
  })

  /** An effect during whose question player 0 strikes all cards of a kind. */
  const struck = (effect: Effect, kind: 'both' | 'legion'): Heard => {
    const blow: Effect = { op: 'loseThreat', cards: { kind, pick: 'all' }, n: 9 }
    const item = {
      abilities: [{ window: 'always', use: 'may', limit: 'none', cost: [{ pay: 'flip' }], do: [blow] }],
    } as const
    const content: Position['content'] = (whole) => withCards({ items: { 'xyxrit-leaves': item } })(EQUAL(whole))
    const heard = effectMatch({ ...table, content, items: { 0: ['xyxrit-leaves'] } }, [effect])
    expect(question(heard.match)).toBe('whichCard@1')
    const [ability] = standingOffers(heard.match, 0).filter((offer) => offer.startsWith('ability:'))
    take(heard.match, 0, ability)
    return heard
  }

  it('one that has left while the first player thought is not activated, all others are [UP-RUL-53]', () => {
    const heard = struck(all, 'legion')
    expect(heard.told('nemesisDestroyed')).toHaveLength(1)
    settled(heard.match)
    expect(activated(heard)).toEqual([WYRM, WYRM, SIREN, SIREN])
    const none = struck(all, 'both')
    settled(none.match)
    expect([activated(none), told(none)]).toEqual([[], []])
  })

  it('the first and the last of several are a tie as well, and the log tells [UP-RUL-53]', () => {
    const token = (pick: 'lowestInitiative' | 'highestInitiative' | 'lowestThreat'): Effect => ({
      op: 'placeToken',
      n: 1,
      on: { kind: 'both', pick },
    })
    const lowest = effectMatch(table, [token('lowestInitiative')])
    expect([question(lowest.match), offered(lowest.match)]).toEqual(['whichCard@1', [key(GUARD), key(WYRM)]])
    choose(lowest.match, key(WYRM))
    expect([told(lowest), lowest.match.state.tokens[WYRM]]).toEqual([first(WYRM), 2])
    const content = withCards({ nemesis: { 'imperial-guard': plain(9), bloodwyrm: plain(7), siren: plain(9) } })
    const highest = effectMatch({ ...table, content }, [token('highestInitiative')])
    choose(highest.match, key(SIREN))
    expect([told(highest), highest.match.state.tokens[SIREN]]).toEqual([first(SIREN), 2])
    expect(told(effectMatch(table, [token('highestInitiative')]))).toEqual([])
    const threat = effectMatch(table, [token('lowestThreat')])
    settled(threat.match)
    expect(told(threat)).toEqual([])
  })

  it('nothing is told of cards that have left while the first player thought [UP-RUL-53]', () => {
    const each: Effect = { op: 'forEachCard', cards: { kind: 'both', pick: 'all' }, do: [vp('empire', 1)] }
    const heard = struck(each, 'both')
    expect(heard.told('nemesisDestroyed')).toHaveLength(3)
    settled(heard.match)
    expect([told(heard), heard.match.state.vp[EMPIRE]]).toEqual([[], 4])
  })

  it('there is no lowest of no cards', () => {
    expect(lowestOf(heardMatch(table, []).match.play, [])).toEqual([])
    expect(lowestOf(heardMatch(table, []).match.play, [SIREN, WYRM])).toEqual([WYRM])
  })
})
