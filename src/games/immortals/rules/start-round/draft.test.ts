import { describe, expect, it } from 'vitest'
import { only, privateCells, publicCells } from '../../../../engine/index.ts'
import { worldOfConflictCard } from '../../content/cards.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { askedOf, chooseAs, joker, light, loaded, offered, shadow } from '../../testing/position.ts'
import { draftMatch, playOn, startMatch, startOnly, toldAs, type DraftPosition } from '../../testing/start-match.ts'
import { NONE, type Card } from '../table/state.ts'

const keys = (...cards: Card[]): string[] => cards.map((card) => `card:${card}`)

const LIGHT_HAND = [light('mossgate'), light('treehome'), light('heartwood'), light('saltmere'), joker(LIGHT, 'fire')]
const SHADOW_HAND = [
  shadow('mossgate'),
  shadow('treehome'),
  shadow('heartwood'),
  shadow('saltmere'),
  joker(SHADOW, 'forest'),
]
const THIRD_HAND = [shadow('the-murk'), shadow('crossfen'), shadow('duskmoor'), shadow('highcrag'), shadow('emberfall')]

const position = (change: Partial<DraftPosition> = {}): DraftPosition => ({
  groups: [[3, 4], [5], [2]],
  hands: [SHADOW_HAND, LIGHT_HAND, THIRD_HAND],
  ...change,
})

const offeredTo = (told: ReturnType<typeof draftMatch>, role: number): string[] =>
  offered(told.match, askedOf(told.match, role))

describe('draft hands', () => {
  it('five cards each, Shadow for the start player, then alternating [IM-STA-08] [IM-STA-09]', () => {
    const { match, events } = startMatch(5, loaded(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3))
    playOn(match, (state) => state.phase === 'draft')
    const { hands, world, stacks, round } = match.state.draft!
    expect(world).toEqual([SHADOW, LIGHT, SHADOW, SHADOW, LIGHT])
    expect(hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5, 5])
    hands.forEach((hand, role) => hand.forEach((card) => expect(worldOfConflictCard(card)).toBe(world[role])))
    expect(stacks.map((stack) => stack.length)).toEqual([15, 20])
    expect(round).toBe(1)
    expect(toldAs(events, 'draftDealt')).toEqual([
      { type: 'draftDealt', roles: [3, 4, 0, 1, 2], worlds: [SHADOW, LIGHT, SHADOW, LIGHT, SHADOW] },
    ])
  })

  it('are seen by their players only [IM-STA-08]', () => {
    const { match } = draftMatch(position())
    expect(privateCells(startOnly, match, 0).get('draftHand')).toEqual(SHADOW_HAND)
    expect(publicCells(startOnly, match).get('draft')).toEqual({
      round: 1,
      stacks: [20, 25],
      hands: [5, 5, 5],
      world: [SHADOW, LIGHT, SHADOW],
      chosen: [NONE, NONE, NONE],
    })
  })
})

describe('choosing a card', () => {
  it('all choose at once, face down, and nothing is shown before the last has chosen [IM-STA-10] [IM-STA-16]', () => {
    const { match, events } = draftMatch(position())
    expect(match.play.pending.map(({ role }) => role)).toEqual([0, 1, 2])
    expect(match.play.isSealed).toBe(true)
    chooseAs(match, 2, `card:${shadow('the-murk')}`)
    chooseAs(match, 0, `card:${shadow('treehome')}`)
    expect(match.play.pending.map(({ role }) => role)).toEqual([1])
    expect(toldAs(events, 'draftShown')).toEqual([])
    expect((publicCells(startOnly, match).get('draft') as { chosen: number[] }).chosen).toEqual([NONE, NONE, NONE])
    expect(askedOf(match, 1).question.seenBy?.(askedOf(match, 1))).toBe(only(1))
    chooseAs(match, 1, `card:${light('heartwood')}`)
    expect(toldAs(events, 'draftShown')).toEqual([
      { type: 'draftShown', role: 0, card: shadow('treehome') },
      { type: 'draftShown', role: 1, card: light('heartwood') },
      { type: 'draftShown', role: 2, card: shadow('the-murk') },
    ])
    expect((publicCells(startOnly, match).get('draft') as { chosen: number[] }).chosen).toEqual([
      shadow('treehome'),
      light('heartwood'),
      shadow('the-murk'),
    ])
    expect(match.state.draft!.hands.map((hand) => hand.length)).toEqual([4, 4, 4])
  })

  it('with groups left only cards of unoccupied lands are offered [IM-STA-11] [IM-RUL-09]', () => {
    const told = draftMatch(
      position({
        armies: {
          0: [[shadow('mossgate'), 2]],
          1: [
            [shadow('saltmere'), 3],
            [light('saltmere'), 1],
          ],
        },
      }),
    )
    expect(offeredTo(told, 0)).toEqual(
      keys(...SHADOW_HAND.filter((c) => c !== shadow('mossgate') && c !== shadow('saltmere'))),
    )
    expect(offeredTo(told, 1)).toEqual(keys(...LIGHT_HAND.filter((c) => c !== light('saltmere'))))
    expect(offeredTo(told, 2)).toEqual(keys(...THIRD_HAND.slice().sort((a, b) => a - b)))
  })

  it('the Shadow start land counts as occupied, also for its owner [IM-RUL-09]', () => {
    const { match } = startMatch(3, loaded())
    playOn(match, (state) => state.phase === 'draft')
    expect(match.state.draft!.hands[0]).toEqual([0, 1, 2, 3, 4])
    expect(match.state.possessor[0]).toBe(0)
    expect(offered(match, askedOf(match, 0))).toEqual(keys(1, 2, 3, 4))
  })

  it('a joker counts as long as one land of its region is unoccupied in its world [IM-STA-12]', () => {
    const forest = [0, 1, 2, 5] as const
    const almost = draftMatch(position({ armies: { 2: forest.map((land) => [land, 1]) } }))
    expect(offeredTo(almost, 0)).toContain(`card:${joker(SHADOW, 'forest')}`)
    const full = draftMatch(position({ armies: { 2: [...forest, 6].map((land) => [land, 1]) } }))
    expect(offeredTo(full, 0)).toEqual(keys(shadow('saltmere')))
  })

  it('without any card of an unoccupied land any card is kept, unseen, and the group waits [IM-STA-13] [IM-RUL-13]', () => {
    const taken = [0, 1, 2, 5, 6, shadow('saltmere')].map((land) => [land, 1] as const)
    const told = draftMatch(position({ armies: { 2: taken } }))
    expect(offeredTo(told, 0)).toEqual(keys(...SHADOW_HAND))
    chooseAs(told.match, 0, `card:${shadow('heartwood')}`)
    chooseAs(told.match, 1, `card:${light('heartwood')}`)
    chooseAs(told.match, 2, `card:${shadow('the-murk')}`)
    const { state } = told.match
    expect(state.conflict[0]).toEqual([shadow('heartwood')])
    expect(state.conflictSeenBy[0]).toEqual([only(0)])
    expect(state.groups[0]).toEqual([3, 4])
    expect(state.draft!.chosen[0]).toBe(NONE)
    expect(toldAs(told.events, 'draftShown').map((event) => (event as { role?: number }).role)).toEqual([1, 2])
    expect(toldAs(told.events, 'draftKept')).toEqual([{ type: 'draftKept', role: 0 }])
    expect(toldAs(told.events, 'draftKeptCard')).toEqual([])
    expect(toldAs(told.events, 'draftKeptCard', only(0))).toEqual([
      { type: 'draftKeptCard', role: 0, card: shadow('heartwood') },
    ])
  })

  it('without groups any card is chosen and kept [IM-STA-14] [IM-RUL-17]', () => {
    const told = draftMatch(position({ groups: [[], [5], [2]], armies: { 1: [[shadow('saltmere'), 3]] } }))
    expect(offeredTo(told, 0)).toEqual(keys(...SHADOW_HAND))
    chooseAs(told.match, 0, `card:${joker(SHADOW, 'forest')}`)
    chooseAs(told.match, 1, `card:${light('heartwood')}`)
    chooseAs(told.match, 2, `card:${shadow('the-murk')}`)
    expect(told.match.state.conflict[0]).toEqual([joker(SHADOW, 'forest')])
  })

  it('a kept card is not shown to the others [IM-STA-15] [IM-RUL-13]', () => {
    const told = draftMatch(position({ groups: [[], [5], [2]] }))
    chooseAs(told.match, 0, `card:${shadow('mossgate')}`)
    chooseAs(told.match, 1, `card:${light('heartwood')}`)
    chooseAs(told.match, 2, `card:${shadow('the-murk')}`)
    const player = publicCells(startOnly, told.match).get('player:0') as { conflict: number; known: number[] }
    expect([player.conflict, player.known]).toEqual([1, []])
    expect(privateCells(startOnly, told.match, 0).get('conflict')).toEqual([shadow('mossgate')])
  })

  it('is asked even where only one card may be chosen: silence would tell it [IM-RUL-13]', () => {
    const full = draftMatch(position({ armies: { 2: [0, 1, 2, 5, 6].map((land) => [land, 1] as const) } }))
    expect(offeredTo(full, 0)).toHaveLength(1)
    // As a search answers: whatever is forced goes by itself.
    full.match.play.closing = true
    chooseAs(full.match, 1, `card:${light('heartwood')}`)
    expect(full.match.play.pending.map(({ role }) => role)).toEqual([0, 2])
  })

  it('says what each card would bring [IM-STA-19] [IM-STA-20] [IM-RUL-12]', () => {
    const told = draftMatch(position({ holders: { 1: 1, 2: 0 } }))
    const ask = askedOf(told.match, 0)
    const detailOf = (card: Card): string => ask.question.describe(told.match.play, card, ask).detail!.key
    expect(SHADOW_HAND.map(detailOf)).toEqual([
      'draft.othersLandCard',
      'draft.ownLandCard',
      'draft.takesLandCard',
      'draft.takesLandCard',
      'draft.jokerFor',
    ])
    const free = ask.question.describe(told.match.play, joker(SHADOW, 'forest'), ask)
    expect(free.targets).toEqual(['card:50', 'land:0', 'land:1', 'land:2', 'land:5', 'land:6'])
    const { map } = told.match.content
    expect(ask.question.describe(told.match.play, shadow('saltmere'), ask)).toEqual({
      label: { key: 'draft.card', args: { card: 14 } },
      targets: ['card:14', 'land:14'],
      detail: { key: 'draft.takesLandCard', args: { energy: map.energy[14], gold: map.gold[14] } },
      rule: 'IM-STA-11',
      data: { card: 14 },
    })
  })

  it('asks differently for placing, keeping and being blocked [IM-STA-11] [IM-STA-13] [IM-STA-14]', () => {
    const prompt = (change: Partial<DraftPosition>): unknown => {
      const { match } = draftMatch(position(change))
      return askedOf(match, 0).question.prompt(match.play, askedOf(match, 0))
    }
    expect(prompt({})).toEqual({ key: 'draft.ask', args: { round: 1, world: SHADOW, groups: 2 } })
    expect(prompt({ groups: [[], [5], [2]], draftRound: 3 })).toEqual({
      key: 'draft.askKeep',
      args: { round: 3, world: SHADOW },
    })
    const armies = { 1: [0, 1, 2, 5, 6, 14].map((land) => [land, 1] as const) }
    expect(prompt({ armies })).toEqual({ key: 'draft.askBlocked', args: { round: 1, world: SHADOW } })
  })
})
