import { describe, expect, it } from 'vitest'
import { type GameEvent, only } from '../../../../engine/index.ts'
import { BLANK_CARD, isConflictCard } from '../../content/cards.ts'
import { AWAKEN_ARMIES, DRAW_CONFLICT_CARDS, MAGIC_IDS, SPACES } from '../../content/names.ts'
import { acting, COMPENSATION, ON, RICH } from '../../testing/acting.ts'
import { choose, landCard, light, magic, offered, question, refusedBy, shadow, tableOf, type Position } from '../../testing/position.ts' // prettier-ignore
import { cardsInHand, isInHand } from '../cards/hands-and-piles.ts'
import { amountOf } from './magic-cards.ts'
import { mayLieOn } from '../round/planning.ts'
import { at, NONE, type State } from '../table/state.ts'

const MARKER = magic('conflictOrMarker')
const TWO = magic('conflictsOrAwaken')
const TAKEOVER = magic('shrineOrTakeover')
const PASS = light('tribute-pass')
const PASS_TWIN = shadow('tribute-pass')
const PASS_CARD = landCard('tribute-pass')

/** What is told of a drawn card, to everybody and to its owner. */
const DRAWN = ['conflictCardDrawn', 'conflictCardSeen']

const typesBy = (events: readonly GameEvent[], rule: string): string[] =>
  events.filter((event) => 'rule' in event && event.rule === rule).map(({ type }) => type)

/** Only so many cards are left to draw; the rest is with role 1. */
const piles =
  (drawPile: number[], discard: number[]) =>
  (s: State): void => {
    const others = s.drawPile.filter((card) => !drawPile.includes(card) && !discard.includes(card))
    s.conflict[1] = others
    s.conflictSeenBy[1] = others.map(() => only(1))
    s.drawPile = drawPile
    s.discard = discard
  }

describe('magic cards', () => {
  it('are the same four for everybody, and two of them can be planned [IM-MAG-01]', () => {
    const t = tableOf({ planned: {} })
    for (const role of [0, 1, 2]) {
      const four = cardsInHand(t, role, []).filter((card) => !isConflictCard(card) && card !== BLANK_CARD)
      expect(four).toEqual(MAGIC_IDS.map((id) => magic(id)))
      for (const card of four) {
        const spaces = Array.from({ length: SPACES }, (_, space) => space)
        expect(spaces.filter((space) => mayLieOn(t, role, card, space))).toEqual([8, 9])
      }
    }
  })

  it('come back to hand once they are used, and not to the board in the same round [IM-RUL-66]', () => {
    const { match, state } = acting({ ...RICH }, ON.magic, MARKER)
    expect(isInHand(match.play, 0, MARKER)).toBe(false)
    choose(match, 'draw')
    expect(isInHand(match.play, 0, MARKER)).toBe(true)
    expect(state().planned.slice(at(0, 0), at(0, SPACES))).toEqual(new Array(SPACES).fill(NONE))
    expect(state().discard).toEqual([])
    expect(question(match)).toBe('compensation@1')
  })
})

describe('a conflict card or the start player marker', () => {
  it('is one or the other for 1 gold; drawing brings one card [IM-MAG-03, IM-MAG-04]', () => {
    const { match, state, described, events } = acting({ gold: { 0: 1 }, startPlayer: 2 }, ON.magic, MARKER)
    expect(offered(match)).toEqual(['draw', 'marker', ...COMPENSATION])
    expect(described('draw')).toEqual({
      label: { key: 'act.draw', args: { cards: 1 } },
      detail: { key: 'act.costs', args: { energy: 0, gold: 1 } },
      rule: 'IM-MAG-04',
    })
    choose(match, 'draw')
    expect([state().gold[0], state().conflict[0].length, state().drawPile.length]).toEqual([0, 1, 59])
    expect(typesBy(events, 'IM-MAG-04')).toEqual(DRAWN)
    expect(state().conflictSeenBy[0]).toEqual([1])
    expect(state().marker).toBe(2)
    const poor = acting({ energy: { 0: 9 }, startPlayer: 2 }, ON.magic, MARKER)
    expect(offered(poor.match)).toEqual(COMPENSATION)
    expect(refusedBy(poor.match, 0, 'draw')).toEqual(['IM-RUL-42'])
    expect(refusedBy(poor.match, 0, 'marker')).toEqual(['IM-RUL-42'])
  })

  it('the marker changes hands, the order of this round does not [IM-MAG-05, IM-EX-16]', () => {
    const { match, state, events, described } = acting({ gold: { 0: 3 }, startPlayer: 1 }, ON.magic, MARKER)
    expect(described('marker')).toEqual({
      label: { key: 'act.marker', args: { role: 1 } },
      targets: ['role:1'],
      detail: { key: 'act.costs', args: { energy: 0, gold: 1 } },
      rule: 'IM-MAG-05',
    })
    choose(match, 'marker')
    expect([state().marker, state().startPlayer, state().gold[0]]).toEqual([0, 1, 2])
    expect(state().conflict[0]).toEqual([])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 0, gold: 1 },
      { type: 'markerTaken', role: 0, from: 1 },
    ])
    expect(question(match)).toBe('compensation@1')
  })

  it('several players may take the marker in a round; its holder cannot [IM-MAG-06, IM-RUL-69]', () => {
    const { match, state } = acting(
      { gold: { 0: 2, 1: 2 }, startPlayer: 2, planned: { 1: { 9: MARKER } } },
      ON.magic,
      MARKER,
    )
    choose(match, 'marker', 'space:9')
    expect(offered(match)).toEqual(['draw', 'marker', ...COMPENSATION])
    choose(match, 'marker')
    expect([state().marker, state().startPlayer]).toEqual([1, 2])
    const holder = acting({ gold: { 0: 2 }, startPlayer: 0 }, ON.magic, MARKER)
    expect(offered(holder.match)).toEqual(['draw', ...COMPENSATION])
    expect(refusedBy(holder.match, 0, 'marker')).toEqual(['IM-RUL-69'])
    expect(refusedBy(holder.match, 0, 'role:0')).toEqual(['IM-RUL-69'])
  })

  it('the start player whose marker was taken may take it back; the holder may not [IM-MAG-06, IM-RUL-69]', () => {
    const taken =
      (by: number): NonNullable<Position['arrange']> =>
      (s) =>
        void (s.marker = by)
    const back = acting({ gold: { 0: 1 }, startPlayer: 0, arrange: taken(1) }, ON.magic, MARKER)
    expect(back.offers()).toEqual(['draw', 'marker'])
    choose(back.match, 'marker')
    expect(back.state().marker).toBe(0)
    const keeps = acting({ gold: { 0: 1 }, startPlayer: 1, arrange: taken(0) }, ON.magic, MARKER)
    expect(keeps.offers()).toEqual(['draw'])
    expect(refusedBy(keeps.match, 0, 'marker')).toEqual(['IM-RUL-69'])
  })
})

describe('what is printed on a magic card', () => {
  it('counts for the effect it stands beside [IM-PLN-06, IM-MAG-01]', () => {
    const t = tableOf({})
    const amounts = (card: number): number[] => [AWAKEN_ARMIES, DRAW_CONFLICT_CARDS].map((of) => amountOf(t, card, of))
    expect([magic('awaken'), MARKER, TAKEOVER, TWO].map(amounts)).toEqual([
      [5, 0],
      [0, 1],
      [0, 0],
      [2, 2],
    ])
  })
})

describe('two conflict cards', () => {
  it('cost 2 gold [IM-MAG-13, IM-MAG-12, IM-EX-18]', () => {
    const { match, state, described, events } = acting({ gold: { 0: 2 } }, ON.magic, TWO)
    expect(offered(match)).toEqual(['draw', ...COMPENSATION])
    expect(described('draw')).toEqual({
      label: { key: 'act.draw', args: { cards: 2 } },
      detail: { key: 'act.costs', args: { energy: 0, gold: 2 } },
      rule: 'IM-MAG-13',
    })
    choose(match, 'draw')
    expect([state().gold[0], state().conflict[0].length, state().drawPile.length]).toEqual([0, 2, 58])
    expect(typesBy(events, 'IM-MAG-13')).toEqual([...DRAWN, ...DRAWN])
    const poor = acting({ gold: { 0: 1 }, energy: { 0: 9 } }, ON.magic, TWO)
    expect(offered(poor.match)).toEqual(COMPENSATION)
  })

  it('if only one is left it costs the same; if none is left nothing can be drawn [IM-RUL-27]', () => {
    const one = acting({ gold: { 0: 2 }, arrange: piles([], [4]) }, ON.magic, TWO)
    expect(one.described('draw')).toMatchObject({
      label: { args: { cards: 1 } },
      detail: { key: 'act.drawFewer', args: { energy: 0, gold: 2, cards: 1 } },
    })
    choose(one.match, 'draw')
    expect([one.state().conflict[0], one.state().gold[0]]).toEqual([[4], 0])
    expect(one.events.map(({ type }) => type)).not.toContain('nothingToDraw')
    const split = acting({ gold: { 0: 2 }, arrange: piles([7], [4]) }, ON.magic, TWO)
    choose(split.match, 'draw')
    expect([split.state().conflict[0], split.state().drawPile, split.state().discard]).toEqual([[4, 7], [], []])
    const none = acting({ gold: { 0: 2 }, arrange: piles([], []) }, ON.magic, TWO)
    expect(offered(none.match)).toEqual(COMPENSATION)
    expect(refusedBy(none.match, 0, 'draw')).toEqual(['IM-RUL-27'])
  })
})

describe('taking over a land card', () => {
  const held = (own: number, other: number, more: Partial<Position> = {}) =>
    acting(
      { ...RICH, armies: { 0: [[PASS, own]], 1: [[PASS_TWIN, other]] }, cards: { 1: [PASS_CARD] }, ...more },
      ON.magic,
      TAKEOVER,
    )
  const passOf = (s: State): number => s.holder[PASS - 25]

  it('with more armies than the holder in the twin [IM-MAG-10, IM-MAG-07, IM-EX-17]', () => {
    const { match, state, events, described } = held(3, 2)
    expect(offered(match)).toEqual([`shrine:${PASS}`, `takeOver:${PASS}`, ...COMPENSATION])
    expect(described(`takeOver:${PASS}`)).toEqual({
      label: { key: 'act.takeOver', args: { land: PASS, holder: 1 } },
      targets: [`land:${PASS}`],
      detail: {
        key: 'act.takeOverWorks',
        args: { energy: 2, gold: 2, holder: 1, own: 3, against: 2, twin: PASS_TWIN },
      },
      rule: 'IM-MAG-10',
    })
    choose(match, `takeOver:${PASS}`)
    expect(passOf(state())).toBe(0)
    expect([state().energy[0], state().gold[0]]).toEqual([18, 18])
    expect([state().armies[PASS], state().armies[PASS_TWIN], state().points[0]]).toEqual([3, 2, 0])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 2, gold: 2 },
      { type: 'landCardTakenOver', role: 0, land: PASS, from: 1, space: NONE },
    ])
  })

  it.each([2, 3])(
    'against 2 armies and %i nothing is gained, and the price is gone [IM-MAG-11, IM-RUL-68]',
    (other) => {
      const { match, state, events, described } = held(2, other)
      expect(described(`takeOver:${PASS}`)).toMatchObject({
        detail: { key: 'act.takeOverFails', args: { own: 2, against: other } },
        rule: 'IM-MAG-11',
      })
      const { knowledge } = state()
      choose(match, `takeOver:${PASS}`)
      expect(passOf(state())).toBe(1)
      expect([state().energy[0], state().gold[0]]).toEqual([18, 18])
      expect(events[1]).toEqual({ type: 'takeOverFailed', role: 0, land: PASS, from: 1 })
      expect(state().knowledge).toBe(knowledge)
      expect(question(match)).toBe('compensation@1')
    },
  )

  it('even from the player board; its space is empty then, for a compensation [IM-MAG-10] [IM-RUL-39]', () => {
    const { match, state, events } = held(3, 2, { planned: { 1: { 4: PASS_CARD, 5: BLANK_CARD } } })
    const { knowledge } = state()
    choose(match, `takeOver:${PASS}`)
    expect(passOf(state())).toBe(0)
    expect([state().planned[at(1, 4)], state().planned[at(1, 5)]]).toEqual([NONE, BLANK_CARD])
    expect(isInHand(match.play, 0, PASS_CARD)).toBe(true)
    expect(state().knowledge).toBe(knowledge + 1)
    expect(events[1]).toEqual({ type: 'landCardTakenOver', role: 0, land: PASS, from: 1, space: 4 })
    // Its action is impossible now (IM-RUL-39).
    expect(question(match)).toBe('compensation@1')
  })

  it('in any own land whose card is somebody else’s [IM-MAG-09]', () => {
    const { match, offers } = held(1, 9, {
      armies: { 0: [[PASS, 1], [light('highcrag'), 1], [shadow('saltmere'), 1]], 1: [[PASS_TWIN, 9], [light('borderland'), 1]] }, // prettier-ignore
      cards: { 0: [landCard('highcrag')], 1: [PASS_CARD, landCard('saltmere'), landCard('borderland')] },
    })
    const takeOvers = offers().filter((key) => key.startsWith('takeOver:'))
    expect(takeOvers).toEqual([`takeOver:${shadow('saltmere')}`, `takeOver:${PASS}`])
    expect(refusedBy(match, 0, `takeOver:${light('highcrag')}`)).toEqual(['IM-MAG-09'])
    expect(match.explain(0, { key: `takeOver:${light('highcrag')}` })[0].message.key).toBe('refuse.actOwnLandCard')
    expect(match.explain(0, { key: `takeOver:${light('borderland')}` })[0].message.key).toBe('refuse.actNotPresent')
  })

  it('only the holder’s armies in the twin count [IM-RUL-67]', () => {
    const third = held(1, 9, { cards: { 2: [PASS_CARD] } })
    choose(third.match, `takeOver:${PASS}`)
    expect(passOf(third.state())).toBe(0)
    const stack = held(1, 9, { cards: {} })
    expect(stack.described(`takeOver:${PASS}`).detail!.args).toMatchObject({ holder: NONE, against: 0 })
    const { knowledge } = stack.state()
    choose(stack.match, `takeOver:${PASS}`)
    expect(passOf(stack.state())).toBe(0)
    expect(stack.events[1]).toEqual({ type: 'landCardTakenOver', role: 0, land: PASS, from: NONE, space: NONE })
    expect(stack.state().knowledge).toBe(knowledge)
    const both = held(1, 9, { armies: { 0: [[PASS, 1], [PASS_TWIN, 4]] } }) // prettier-ignore
    expect(both.offers()).toContain(`takeOver:${PASS_TWIN}`)
    choose(both.match, `takeOver:${PASS}`)
    expect(passOf(both.state())).toBe(0)
  })

  it('the holder’s armies in other lands do not count [IM-MAG-10]', () => {
    const { match, state } = held(1, 1, { armies: { 0: [[PASS, 1]], 1: [[light('highcrag'), 9]] } })
    choose(match, `takeOver:${PASS}`)
    expect(passOf(state())).toBe(0)
  })
})
