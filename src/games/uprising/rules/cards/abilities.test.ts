import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { fight, FIELD } from '../../testing/combat.ts'
import {
  at,
  choose,
  heardMatch,
  numbered,
  offered,
  positionMatch,
  question,
  refusedBy,
  tableOf,
  type Heard,
  type Position,
} from '../../testing/position.ts'
import { bitOf, combatOf } from '../combat/combat-group.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { CHAOS, type Table } from '../table/state.ts'
import { abilityNumbered, pushWindow, usableAbilities } from './abilities.ts'
import { windowNumber } from './ability-index.ts'

const GAIN = [{ op: 'gain', who: 'you', food: 1 }] as const
const may = (window: Ability['window'], more: Partial<Ability> = {}): Ability => ({
  window,
  use: 'may',
  limit: 'none',
  cost: [{ pay: 'flip' }],
  do: GAIN,
  ...more,
})

const FEAT = 'khaal-pack-runners'
const OTHER = 'khaal-great-trophy'
const feat = numbered('feats', FEAT)
/** Kha'al has a made-up Feat. */
const withFeat = (...abilities: Ability[]): Position => ({
  heroes: ['khaal', 'yanny'],
  startFeats: false,
  feats: { 0: [FEAT] },
  content: withCards({ feats: { [FEAT]: { abilities, modifiers: [] } } }),
})

function emptyLegions(s: Table['state']): void {
  s.legionDeck.top = []
  s.legionDeck.middle = []
  s.legionDeck.bottom = []
  s.legionsLeft = 0
}

const usable = (t: Table, role: number, window: Ability['window']): number =>
  usableAbilities(t, role, window, []).length

const opened = (position: Position, window: Ability['window'], context: object = {}): Heard =>
  heardMatch(position, [
    { procedure: 'window', args: { ...NO_CONTEXT, ...context, window: windowNumber(window), done: [], passed: 0 } },
  ])

describe('cards that can be used', () => {
  it('a card that must be flipped lies face-down until the next Refresh [UP-CRD-07]', () => {
    const { match } = opened(withFeat(may('phaseStart:nemesis')), 'phaseStart:nemesis')
    expect(question(match)).toBe('useAbility@0')
    const key = offered(match)[0]
    choose(match, key)
    expect(match.state.flippedFeats).toEqual([feat])
    expect(match.over).toBe(true)
    const down = opened(
      { ...withFeat(may('phaseStart:nemesis')), arrange: (s) => void s.flippedFeats.push(feat) },
      'phaseStart:nemesis',
    )
    expect(down.match.over).toBe(true)
    const asked = positionMatch(
      {
        ...withFeat(may('phase:actions')),
        arrange: (s) => void s.flippedFeats.push(feat),
        openQuests: ['druidic-prophetess'],
      },
      [{ procedure: 'quest', args: { role: 0, dice: [], ignoreFail: 0 } }],
    )
    expect(refusedBy(asked, 0, `feat:${feat}`)).toEqual(['UP-CRD-07'])
    expect(refusedBy(asked, 1, `feat:${feat}`)).toEqual(['UP-CRD-18'])
  })

  describe('with several effects, of which only a later one is possible, each as far as possible [UP-RUL-04]', () => {
    const HAVEN = at(0, -2)

    it.each<[string, Ability['window'], Position]>([
      ['a Tower stands already', 'phaseStart:nemesis', { items: { 0: ['master-builders-plumb'] }, towers: [HAVEN] }],
      ['a Wall stands already', 'phaseStart:nemesis', { feats: { 0: ['baranth-muster-at-dusk'] }, walls: [HAVEN] }],
      [
        'there is no Legion to see',
        'phase:actions',
        { items: { 0: ['stolen-marching-orders'] }, arrange: (s) => void emptyLegions(s) },
      ],
    ])('%s', (_, window, position) => {
      const t = tableOf({ heroes: ['baranth', 'yanny'], startFeats: false, ...position })
      t.state.attributes.fill(9)
      expect(usable(t, 0, window)).toBe(1)
    })

    it('nothing is possible: it cannot be used [UP-RUL-04]', () => {
      const position: Position = { items: { 0: ['master-builders-plumb'] }, towers: [HAVEN], walls: [HAVEN] }
      const t = tableOf({ heroes: ['baranth', 'yanny'], startFeats: false, ...position })
      t.state.attributes.fill(9)
      expect(usable(t, 0, 'phaseStart:nemesis')).toBe(0)
    })
  })

  it('ALWAYS works in every Phase, also off turn; by option only on the own turn of the Actions Phase [UP-CRD-13, UP-RUL-26]', () => {
    const position = withFeat(may('always'))
    for (const phase of ['refresh', 'nemesis', 'scoring'] as const)
      expect(usable(tableOf({ ...position, phase }), 0, 'always')).toBe(1)
    expect(usable(tableOf({ ...position, turn: 1 }), 0, 'always')).toBe(1)
    expect(usable(tableOf({ ...position, turn: 1, edition: 'first' }), 0, 'always')).toBe(1)
    const options = { alwaysOffTurn: 0 }
    expect(usable(tableOf({ ...position, turn: 1, options }), 0, 'always')).toBe(0)
    expect(usable(tableOf({ ...position, turn: 0, options }), 0, 'always')).toBe(1)
    expect(usable(tableOf({ ...position, phase: 'build', options }), 0, 'always')).toBe(1)
  })

  it('a card of a Phase works in that Phase and on the own turn; without turns everybody is on turn [UP-CRD-14, UP-RUL-27]', () => {
    const actions = withFeat(may('phase:actions'))
    expect(usable(tableOf(actions), 0, 'phase:actions')).toBe(1)
    expect(usable(tableOf({ ...actions, turn: 1 }), 0, 'phase:actions')).toBe(0)
    expect(usable(tableOf({ ...actions, phase: 'nemesis' }), 0, 'phase:actions')).toBe(0)
    const build = withFeat(may('phase:build'))
    expect(usable(tableOf({ ...build, phase: 'build', firstPlayer: 1 }), 0, 'phase:build')).toBe(1)
  })

  it('using a card is no Action and does not end anything; several may be used [UP-CRD-15, UP-CRD-16]', () => {
    const twice = withCards({
      feats: { [FEAT]: { abilities: [may('phaseEnd:actions')] }, [OTHER]: { abilities: [may('phaseEnd:actions')] } },
    })
    const { match } = opened(
      { ...withFeat(), feats: { 0: [FEAT, OTHER] }, content: twice, ap: { 0: 3 } },
      'phaseEnd:actions',
    )
    expect(offered(match)).toHaveLength(3)
    choose(match, offered(match)[0])
    expect(offered(match)).toHaveLength(2)
    choose(match, offered(match)[0])
    expect([match.over, match.state.ap[0], match.state.hasActed]).toEqual([true, 3, 0])
    expect(match.state.resources[2]).toBe(7)
  })

  it('whoever passes is asked again only when somebody else has used something [UP-CRD-16]', () => {
    const content = withCards({
      feats: {
        [FEAT]: { abilities: [may('phaseStart:nemesis')] },
        'yanny-light-feet': { abilities: [may('phaseStart:nemesis')] },
      },
    })
    const position: Position = { ...withFeat(), content, feats: { 0: [FEAT], 1: ['yanny-light-feet'] }, firstPlayer: 1 }
    const { match } = opened(position, 'phaseStart:nemesis')
    expect(question(match)).toBe('useAbility@1')
    choose(match, 'pass')
    expect(question(match)).toBe('useAbility@0')
    choose(match, offered(match)[0])
    expect(question(match)).toBe('useAbility@1')
    choose(match, 'pass')
    expect(match.over).toBe(true)
  })

  it('a price that cannot be paid, or an effect that would do nothing, is not offered [UP-CRD-06, UP-RUL-04]', () => {
    const costs = (food: number, ...cost: Ability['cost'] & {}): number =>
      usable(
        tableOf({ ...withFeat(may('phase:actions', { cost })), resources: { 0: [0, 0, food] }, ap: { 0: 1 } }),
        0,
        'phase:actions',
      )
    expect(costs(1, { pay: 'resources', food: 1 })).toBe(1)
    expect(costs(0, { pay: 'resources', food: 1 })).toBe(0)
    expect(costs(2, { pay: 'any', n: 1 }, { pay: 'resources', food: 2 })).toBe(0)
    expect(costs(3, { pay: 'any', n: 1 }, { pay: 'resources', food: 2 })).toBe(1)
    expect(costs(0, { pay: 'ap', n: 1 })).toBe(1)
    expect(costs(0, { pay: 'ap', n: 2 })).toBe(0)
    expect(costs(0, { pay: 'vp', n: 1 })).toBe(0)
    expect(costs(0, { pay: 'bolt', n: 1 })).toBe(0)
    expect(costs(0, { pay: 'oneOf', of: [[{ pay: 'vp', n: 1 }], [{ pay: 'ap', n: 1 }]] })).toBe(1)
    expect(costs(0, { pay: 'discard', cards: { type: 'feat', pick: 'choose' } })).toBe(0)
    const nothing = may('phase:actions', { do: [{ op: 'lose', who: 'you', salt: 1 }] })
    expect(usable(tableOf({ ...withFeat(nothing), resources: { 0: [0, 0, 0] } }), 0, 'phase:actions')).toBe(0)
  })

  it('frequencies are counted for the card, in turn, Chapter and game [UP-CRD-07, UP-RUL-102]', () => {
    for (const [limit, list] of [
      ['turn', 'usedTurn'],
      ['chapter', 'usedChapter'],
      ['game', 'usedGame'],
    ] as const) {
      const position = withFeat(may('phaseStart:nemesis', { limit, cost: [] }))
      const { match } = opened(position, 'phaseStart:nemesis')
      choose(match, offered(match)[0])
      expect(match.state[list]).toHaveLength(1)
      expect(match.over).toBe(true)
      expect(abilityNumbered(match.play.content, match.state[list][0]).of).toBe(feat)
    }
  })

  it('nothing is pushed for a window that no card of the game has', () => {
    const { match } = opened(withFeat(), 'phaseStart:nemesis')
    const before = match.state.next.length
    pushWindow(match.play, 'phaseEnd:production', NO_CONTEXT)
    expect(match.state.next.length).toBe(before)
  })
})

const army: Position = { units: { [FIELD]: ['trolls', 'trolls'] }, skeletons: { [FIELD]: 1 } }
const before = (more: Partial<Ability> = {}): Ability =>
  may('combat:beforeRolling', { rounds: ['clash'], do: [{ op: 'addDice', side: 'you', dice: ['red'] }], ...more })
const isAsked = (position: Position): boolean => !fight(position).match.over

describe('cards in combat', () => {
  it('only in combats of the own Units, unless the card says otherwise [UP-CRD-18]', () => {
    const own = { ...withFeat(before()), ...army }
    expect(question(fight(own).match)).toBe('useAbility@0')
    const others: Position = { ...own, units: { [FIELD]: ['koloth', 'koloth'] } }
    expect(isAsked(others)).toBe(false)
    const any = { ...withFeat(before({ whose: 'any' })), ...army, units: others.units! }
    expect(question(fight(any).match)).toBe('useAbility@0')
  })

  it('"on your Hero\'s Hex" needs the Hero there [UP-CRD-08]', () => {
    const position = { ...withFeat(before({ place: 'heroHex' })), ...army }
    expect(isAsked(position)).toBe(false)
    expect(isAsked({ ...position, heroAt: { 0: FIELD } })).toBe(true)
    const elsewhere = fight({
      ...position,
      feats: { 0: [FEAT, OTHER] },
      content: withCards({
        feats: { [FEAT]: { abilities: [before({ place: 'heroHex' })] }, [OTHER]: { abilities: [before()] } },
      }),
    })
    expect(refusedBy(elsewhere.match, 0, `feat:${feat}`)).toEqual(['UP-CRD-08'])
  })

  it('in the first edition every Item in combat needs the Hero there [UP-CRD-19, UP-RUL-32]', () => {
    const content = withCards({ items: { flenser: { abilities: [before()], needs: [] } } })
    const position: Position = { ...withFeat(), ...army, content, feats: {}, items: { 0: ['flenser'] } }
    expect(isAsked(position)).toBe(true)
    expect(isAsked({ ...position, edition: 'first' })).toBe(false)
    expect(isAsked({ ...position, edition: 'first', heroAt: { 0: FIELD } })).toBe(true)
  })

  it('ALWAYS beats what forbids cards in a combat [UP-CRD-21]', () => {
    const position: Position = { ...withFeat(before(), may('always')), ...army }
    const inCombat = (forbidden: number): Table => {
      const t = tableOf(position)
      const combat = combatOf(t, FIELD, [0, CHAOS], 0)
      combat.part = 'clash'
      combat.step = 'beforeRolling'
      combat.groups[0].forbiddenCombat = forbidden
      t.state.combat = combat
      return t
    }
    expect(usable(inCombat(0), 0, 'combat:beforeRolling')).toBe(1)
    expect(usable(inCombat(bitOf('cards')), 0, 'combat:beforeRolling')).toBe(0)
    expect(usable(inCombat(bitOf('cards')), 0, 'always')).toBe(1)
  })
})

describe('what happens by itself', () => {
  const must = (window: Ability['window'], more: Partial<Ability> = {}): Ability => ({
    ...may(window),
    cost: [],
    use: 'must',
    ...more,
  })

  it('a trigger is answered for what the owner did, `whose: any` for everybody [UP-CRD-18]', () => {
    const happen = (ability: Ability, actor: number): number =>
      opened(withFeat(ability), 'on:havenBuilt', { actor, here: at(0, 0) }).match.state.resources[2]
    expect(happen(must('on:havenBuilt'), 0)).toBe(6)
    expect(happen(must('on:havenBuilt'), 1)).toBe(5)
    expect(happen(must('on:havenBuilt', { whose: 'any' }), 1)).toBe(6)
  })

  it('a trigger is answered once, also where nothing counts how often [UP-CMB-59]', () => {
    const ability = must('on:garrisonDestroyed', { limit: 'combat' })
    expect(opened(withFeat(ability), 'on:garrisonDestroyed', { actor: 0 }).match.state.resources[2]).toBe(6)
    const priced = must('on:garrisonDestroyed', { cost: [{ pay: 'resources', salt: 1 }] })
    expect(opened(withFeat(priced), 'on:garrisonDestroyed', { actor: 0 }).match.state.resources.slice(0, 3)).toEqual([
      4, 5, 6,
    ])
  })

  it('the first player says what comes first of several [UP-RUL-06]', () => {
    const content = withCards({
      feats: {
        [FEAT]: { abilities: [must('phaseStart:scoring')] },
        [OTHER]: { abilities: [must('phaseStart:scoring')] },
      },
    })
    const { match } = opened(
      { ...withFeat(), content, feats: { 0: [FEAT, OTHER] }, firstPlayer: 1 },
      'phaseStart:scoring',
    )
    expect(question(match)).toBe('chooseTrigger@1')
    choose(match, offered(match)[1])
    expect([match.over, match.state.resources[2]]).toEqual([true, 7])
  })
})
