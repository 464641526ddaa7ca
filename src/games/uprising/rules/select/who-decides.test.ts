import { describe, expect, it } from 'vitest'
import type { CardSel, PieceSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, numbered, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { contextOf, type Context } from './context.ts'

const [A, B] = [at(1, 0), at(0, 1)]
const ITEM = contextOf('item', numbered('items', 'flenser'), { you: 1 })
const run = (effects: readonly Effect[], position: Position, c: Partial<Context>): Heard =>
  effectMatch({ startFeats: false, firstPlayer: 0, ...position }, effects, c)
/** Who is asked what, or what has been drawn without a question. */
const asked = ({ match }: Heard): string =>
  match.over ? match.log.flatMap((entry) => (entry.type === 'draw' ? [entry.what] : [])).join() : question(match)

describe('who names a Legion or Horde', () => {
  const TWINS: Position = {
    cards: { assassin: { at: A, threat: 3, tokens: 1 }, siren: { at: B, threat: 3, tokens: 1 } },
    content: (content) => ({
      ...content,
      cards: {
        ...content.cards,
        second: {
          ...content.cards.second,
          nemesis: content.cards.second.nemesis.map((one) => ({ ...one, initiative: 7 })),
        },
      },
    }),
  }
  const lose = (cards: Partial<CardSel>, c: Partial<Context> = ITEM, more: Position = {}): Heard =>
    run([{ op: 'loseThreat', cards: { kind: 'both', pick: 'choose', ...cards }, n: 1 }], { ...TWINS, ...more }, c)

  it.each(['highestThreat', 'lowestThreat', 'fewestTokens', 'highestInitiative', 'lowestInitiative'] as const)(
    'of equal ones by %s the first player, whosever card it is [UP-RUL-05]',
    (pick) => {
      const heard = lose({ pick })
      expect([asked(heard), offered(heard.match)]).toEqual([
        'whichCard@0',
        [card('assassin'), card('siren')].map((n) => `card:${n}`),
      ])
      choose(heard.match, `card:${card('siren')}`)
      expect([
        heard.match.over,
        heard.match.state.threat[card('assassin')],
        heard.match.state.threat[card('siren')],
      ]).toEqual([true, 3, 2])
      expect(asked(lose({ pick }, ITEM, { options: { nemesisTies: ['drawn', 'asked'] } }))).toContain('Nemesis')
      expect(asked(lose({ pick }, ITEM, { options: { nemesisTies: ['asked', 'drawn'] } }))).toBe('whichCard@0')
    },
  )

  it('of all the owner of the card, who is asked even if ties are drawn; without one the first player [UP-RUL-05]', () => {
    expect(asked(lose({}))).toBe('whichCard@1')
    expect(asked(lose({}, ITEM, { options: { nemesisTies: ['drawn', 'drawn'] } }))).toBe('whichCard@1')
    expect(asked(lose({ by: 'first' }))).toBe('whichCard@0')
    const event = contextOf('event', 0)
    expect(asked(lose({}, event))).toBe('whichCard@0')
    expect(asked(lose({}, event, { options: { nemesisTies: ['drawn', 'asked'] } }))).toContain('Nemesis')
  })

  it('names as many as are wanted, each once; all of them without a question', () => {
    const two = lose({ n: 2 })
    choose(two.match, `card:${card('siren')}`)
    expect([two.match.over, two.match.state.threat[card('assassin')], two.match.state.threat[card('siren')]]).toEqual([
      true,
      2,
      2,
    ])
    expect(asked(lose({ pick: 'all' }))).toBe('')
    expect(lose({ pick: 'all' }).match.state.threat[card('siren')]).toBe(2)
  })
})

describe('who names a hex', () => {
  const at2 = { pick: 'choose', where: [{ is: 'hasHaven' }] } as const
  const HAVENS: Position = { havens: { 1: [A, B] }, options: { nemesisTies: ['drawn', 'drawn'] } }

  it('the owner of the card, never by lot; a Curse is a matter of the Nemesis [UP-RUL-05]', () => {
    const wall = run([{ op: 'placeDefense', who: 'you', kind: 'wall', at: at2 }], HAVENS, ITEM)
    expect(asked(wall)).toBe('mapHex@1')
    const curse = run([{ op: 'placeCurse', at: at2 }], HAVENS, contextOf('event', 0))
    expect(asked(curse)).toContain('Nemesis')
    const own = run([{ op: 'placeCurse', at: at2 }], { ...HAVENS, options: {} }, ITEM)
    expect(asked(own)).toBe('mapHex@1')
  })
})

describe('who names pieces', () => {
  const ARMY: Position = { units: { [A]: ['tribesmen', 'vargs'] } }
  const BOTH: Position = { units: { [A]: ['tribesmen'], [B]: ['younglings'] } }
  const remove = (pieces: Partial<PieceSel>, position: Position, c: Partial<Context> = ITEM): string =>
    asked(run([{ op: 'remove', pieces: { kinds: ['unit'], ...pieces } }], position, c))

  it('their owner, if nobody else is named [UP-RUL-05]', () => {
    expect(remove({}, ARMY)).toBe('mapPiece@0')
    expect(remove({ pick: 'owner' }, ARMY)).toBe('mapPiece@0')
    expect(remove({ pick: 'you' }, ARMY)).toBe('mapPiece@1')
    expect(remove({ pick: 'first' }, { ...ARMY, firstPlayer: 1 })).toBe('mapPiece@1')
  })

  it('of several owners the group, or you [UP-RUL-05]', () => {
    expect(remove({ pick: 'owner' }, BOTH)).toBe('mapPiece@0')
    expect(remove({ pick: 'owner' }, { ...BOTH, firstPlayer: 1 })).toBe('mapPiece@1')
    expect(remove({ pick: 'you' }, BOTH)).toBe('mapPiece@1')
    const first: Position = { ...BOTH, edition: 'first', phase: 'actions', turn: 0 } as Position
    expect(remove({ pick: 'owner' }, first)).toBe('mapPiece@1')
  })

  it('the owner also among the dearest of equal price [UP-RUL-98]', () => {
    const equal: Position = { units: { [A]: ['vargs'], [B]: ['vargs'] }, firstPlayer: 1 }
    expect(remove({ pick: 'mostExpensive' }, equal)).toBe('mapPiece@0')
    expect(remove({ pick: 'cheapest' }, { ...equal, firstPlayer: 1 })).toBe('mapPiece@0')
  })
})
