import { describe, expect, it } from 'vitest'
import { EVERYONE, fastSource, NOBODY, only, resample } from '../../../../engine/index.ts'
import { worldOfConflictCard } from '../../content/cards.ts'
import { LIGHT, MAGIC_IDS, SHADOW, SPACES } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { BLANK, joker, landCard, light, magic, shadow, tableOf, type Position } from '../../testing/position.ts'
import { draftMatch } from '../../testing/start-match.ts'
import { invariants } from './invariants.ts'
import { secrets } from './secrets.ts'
import { at, NONE, type Role, type State, type Table } from './state.ts'

/** Kinds of secrets with who has seen them, in order. */
const listed = (t: Table): [string, number][] => secrets(t).map(({ kind, seenBy }) => [kind, seenBy])

const times = (n: number, entry: [string, number]): [string, number][] => Array.from({ length: n }, () => entry)

const planOf = (s: State, role: Role): number[] => s.planned.slice(at(role, 0), at(role, SPACES))

const dealt = (t: Table, role: Role | undefined, seed: string): State => resample(immortals, t, role, fastSource(seed))

const seeds = Array.from({ length: 12 }, (_, i) => `deal ${i}`)

/** Where nothing is planned, what is left in hand only loses its order. */
const IN_NO_ORDER = [0, 1, 2].map((role): [string, number] => ['unplanned', only(role)])

describe('what is secret in the draft', () => {
  const hands = [
    [shadow('mossgate'), joker(SHADOW, 'moor')],
    [light('heartwood'), light('saltmere')],
    [shadow('the-murk'), shadow('saltmere')],
  ]
  const { match } = draftMatch({ groups: [[3], [4], [5]], hands, kept: { 1: [shadow('highcrag')] } })

  it('hands to all but their holders, stacks to everybody, kept cards to the others [IM-RUL-29] [IM-STA-15]', () => {
    expect(listed(match.play)).toEqual([
      ['draftStack', NOBODY],
      ['draftStack', NOBODY],
      ['draftHand', only(0)],
      ['draftHand', only(1)],
      ['draftHand', only(2)],
      ['conflict', only(1)],
      ...IN_NO_ORDER,
    ])
  })

  it('a hand is taken for others of its world only [IM-STA-09]', () => {
    for (const seed of seeds) {
      const { draft, conflict } = dealt(match.play, 0, seed)
      expect(draft!.hands[0]).toEqual(match.state.draft!.hands[0])
      draft!.hands.forEach((hand, role) =>
        expect(hand.map(worldOfConflictCard)).toEqual(hand.map(() => match.state.draft!.world[role])),
      )
      expect(conflict[1].map(worldOfConflictCard)).toEqual([SHADOW])
    }
  })
})

describe('what is secret in a round', () => {
  const KNOWN = light('treehome')
  const position: Position = {
    cards: { 1: [light('crossfen'), KNOWN], 0: [light('highcrag')] },
    planned: {
      0: { 0: landCard('heartwood'), 8: magic('awaken') },
      1: { 0: light('borderland'), 4: joker(LIGHT, 'moor'), 5: BLANK, 8: magic('conflictOrMarker'), 9: BLANK },
    },
    arrange(state) {
      state.conflictSeenBy[1][state.conflict[1].indexOf(KNOWN)] = EVERYONE
    },
  }

  it('pile, unseen conflict cards, covered cards and what is left in hand [IM-RUL-29] [IM-PLN-09]', () => {
    expect(listed(tableOf(position))).toEqual([
      ['drawPile', NOBODY],
      ['conflict', only(0)],
      ...times(3, ['conflict', only(1)]),
      ...times(2, ['planned', only(0)]),
      ['unplanned', only(0)],
      ...times(5, ['planned', only(1)]),
      ['unplanned', only(1)],
      IN_NO_ORDER[2],
    ])
  })

  it('what each of them holds is read card by card [IM-RUL-29] [IM-SET-06]', () => {
    const t = tableOf({
      cards: { 1: [light('crossfen'), landCard('treehome')], 0: [light('highcrag')] },
      planned: { 1: { 0: landCard('heartwood'), 8: magic('awaken'), 9: BLANK }, 0: { 5: BLANK, 6: BLANK } },
    })
    const read = secrets(t).map(({ kind, pool, seenBy, read: cards }) => [kind, pool, seenBy, cards()])
    const { blanks } = t.content.components
    const magics = MAGIC_IDS.map((id) => magic(id))
    const blank = (n: number): number[] => Array<number>(n).fill(BLANK)
    expect(read).toEqual([
      ['drawPile', 'conflict', NOBODY, t.state.drawPile],
      ['conflict', 'conflict', only(0), [light('highcrag')]],
      ['conflict', 'conflict', only(1), [light('crossfen')]],
      ...times(2, ['planned', only(0)]).map(([kind, by]) => [kind, 'plan:0', by, [BLANK]]),
      ['unplanned', 'plan:0', only(0), [light('highcrag'), ...magics, ...blank(blanks - 2)]],
      ['planned', 'plan:1', only(1), [landCard('heartwood')]],
      ['planned', 'plan:1', only(1), [magic('awaken')]],
      ['planned', 'plan:1', only(1), [BLANK]],
      [
        'unplanned',
        'plan:1',
        only(1),
        [
          light('crossfen'),
          landCard('treehome'),
          ...magics.filter((one) => one !== magic('awaken')),
          ...blank(blanks - 1),
        ],
      ],
      ['unplanned', 'plan:2', only(2), []],
    ])
  })

  it('not in which order somebody came by the cards in hand: it would tell which were played [IM-RUL-29]', () => {
    const inOrder = (...cards: number[]): Table =>
      tableOf({
        cards: { 1: cards },
        arrange: (s) => void (s.conflictSeenBy[1][s.conflict[1].indexOf(KNOWN)] = EVERYONE),
      })
    const [one, other] = [inOrder(KNOWN, light('crossfen')), inOrder(light('crossfen'), KNOWN)]
    for (const seed of seeds) expect(dealt(one, 0, seed).conflict).toEqual(dealt(other, 0, seed).conflict)
  })

  it('of the pile everybody sees how many cards it has, of the discard pile all of them [IM-RUL-29]', () => {
    const cells = new Map<string, unknown>()
    const t = tableOf({ ...position, discard: [shadow('the-murk')] })
    immortals.publicView(t, (key, value) => void cells.set(key, value))
    expect(cells.get('drawPile')).toBe(t.state.drawPile.length)
    expect(cells.get('discard')).toEqual([shadow('the-murk')])
    expect(cells.get('player:1')).toMatchObject({ conflict: 4, known: [KNOWN] })
    expect(cells.get('covered:1')).toEqual([1, 0, 0, 0, 1, 1, 0, 0, 1, 1])
  })

  it('the revealed card is none [IM-ACT-02]', () => {
    const t = tableOf(position)
    t.state.action = { role: 1, space: 8, card: magic('conflictOrMarker') }
    expect(listed(t).filter(([kind, by]) => kind === 'planned' && by === only(1))).toHaveLength(4)
    for (const seed of seeds) expect(planOf(dealt(t, 0, seed), 1)[8]).toBe(magic('conflictOrMarker'))
  })

  it('dealt anew it is lawful, with the same spaces covered and all that was seen in place [IM-PLN-03] [IM-PLN-07]', () => {
    const t = tableOf(position)
    const plans = new Set<string>()
    for (const seed of seeds) {
      const state = dealt(t, 0, seed)
      expect(invariants({ state, content: t.content })).toEqual([])
      expect(planOf(state, 0)).toEqual(planOf(t.state, 0))
      expect(state.conflict[0]).toEqual(t.state.conflict[0])
      expect(state.conflict[1]).toContain(KNOWN)
      expect(state.conflict[1]).toEqual([...state.conflict[1]].sort((a, b) => a - b))
      expect(planOf(state, 1).map((card) => card === NONE)).toEqual(planOf(t.state, 1).map((card) => card === NONE))
      plans.add(planOf(state, 1).join())
    }
    expect(plans.size).toBeGreaterThan(6)
  })

  it('a spectator knows what lies open and no more [IM-RUL-29]', () => {
    const t = tableOf(position)
    const states = seeds.map((seed) => dealt(t, undefined, seed))
    for (const role of [0, 1])
      expect(new Set(states.map((state) => planOf(state, role).join())).size).toBeGreaterThan(3)
    for (const state of states) expect(state.conflict[1]).toContain(KNOWN)
  })
})
