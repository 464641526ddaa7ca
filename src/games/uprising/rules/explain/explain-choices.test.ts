import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, heardMatch, numbered, offered, question, refusedBy } from '../../testing/position.ts'
import type { Position, UprisingMatch } from '../../testing/position.ts'
import { contextOf } from '../select/context.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'

const FIELD = at(1, 0)
const HOME = at(0, -2)
const run = (effects: readonly Effect[], position: Position = {}, context: object = { you: 0 }): UprisingMatch =>
  effectMatch({ startFeats: false, ...position }, effects, context).match
const item = (id: string): string => `item:${numbered('items', id)}`
const LABEL = { en: 'this', de: 'dies' }

/** Tiles look the same when they are turned half round. */
function withOppositeEdges(content: Content): Content {
  const { second, first } = content.cards
  const turn = (cards: typeof second): typeof second => ({
    ...cards,
    hexes: cards.hexes.map((hex) => (hex.edges === 0 ? hex : { ...hex, edges: 0b001001 })),
  })
  return { ...content, cards: { second: turn(second), first: turn(first) } }
}

describe('why not, when an effect asks', () => {
  it('a player: a Nemesis is none, and a Hero stands for one [UP-RUL-05]', () => {
    const match = run([{ op: 'gainVP', who: 'anyPlayer', n: 1 }], { firstPlayer: 1 }, { you: NONE })
    expect(question(match)).toBe('choosePlayer@1')
    expect(match.explain(1, { key: `role:${EMPIRE}` })[0].message.key).toBe('refuse.noPlayer')
    expect(match.explain(1, { key: 'hero:0' })[0].message).toEqual({
      key: 'refuse.first',
      args: { question: 'choosePlayer' },
    })
    expect(refusedBy(match, 1, 'role:0')).toEqual([])
  })

  it('one of its options: what is impossible or chosen already [UP-RUL-04, UP-RUL-05]', () => {
    const of = [
      { label: LABEL, do: [{ op: 'gainVP', who: 'you', n: 1 }] },
      { label: LABEL, do: [{ op: 'lose', who: 'you', salt: 1 }] },
      { label: LABEL, do: [{ op: 'gainVP', who: 'you', n: 2 }] },
      { label: LABEL, do: [{ op: 'gainVP', who: 'you', n: 3 }] },
    ] as const
    const match = run([{ op: 'choose', by: 'you', n: 2, of }], { resources: { 0: [0, 5, 5] } })
    expect(refusedBy(match, 0, 'option:1')).toEqual(['UP-RUL-04'])
    choose(match, 'option:0')
    expect(refusedBy(match, 0, 'option:0')).toEqual(['UP-RUL-05'])
  })

  it('an exchange: of the same kind, or too little [UP-CRD-06]', () => {
    const exchange = { op: 'exchange', who: 'you', give: 2, of: 'oneKind', get: 1, times: 2 } as const
    const match = run([exchange], { resources: { 0: [2, 1, 4] } })
    expect(match.explain(0, { key: 'option:0' })[0].message.key).toBe('refuse.actExchangeKind')
    expect(match.explain(0, { key: 'option:3' })[0]).toEqual({
      rule: 'UP-CRD-06',
      message: { key: 'refuse.actExchangePoor', args: { kind: 1, n: 2, have: 1 } },
    })
  })

  it('a resource that is not there [UP-HEX-25]', () => {
    const match = run([{ op: 'give', who: 'you', max: 2 }], { resources: { 0: [0, 1, 1] } })
    expect(question(match)).toBe('chooseResource@0')
    expect(refusedBy(match, 0, 'resource:0')).toEqual(['UP-HEX-25'])
    expect(refusedBy(match, 0, 'resource:1')).toEqual([])
  })

  it('the next hex, an Item of the market [UP-RUL-06, UP-QST-02, UP-MKT-03]', () => {
    const turns: Effect = {
      op: 'forEachHex',
      hexes: { pick: 'each', where: [{ is: 'hasCurse' }] },
      do: [{ op: 'if', if: [{ is: 'hasCurse', hex: { at: 'it' } }], do: [{ op: 'gainVP', who: 'chaos', n: 1 }] }],
    }
    expect(refusedBy(run([turns], { curses: [FIELD, at(0, 1)] }), 0, `hex:${at(2, 0)}`)).toEqual(['UP-RUL-06'])
    const rows: Position = {
      market: ['flenser', 'xyxrit-leaves', 'abad-warpaint'],
      items: { 0: ['whip-of-thorns'] },
    }
    const market = run([{ op: 'discardMarket', n: 1, by: 'you' }], rows)
    expect(refusedBy(market, 0, item('whip-of-thorns'))).toEqual(['UP-MKT-03'])
    expect(refusedBy(market, 0, item('flenser'))).toEqual([])
    expect(refusedBy(market, 0, `quest:${numbered('quests', 'the-frozen-vault')}`)).toEqual(['UP-QST-02'])
  })

  it('an own card: of somebody else, face-down already, not the dearest [UP-RUL-05, UP-CRD-07, UP-RUL-98]', () => {
    const position: Position = {
      items: { 0: ['flenser', 'xyxrit-leaves', 'abad-warpaint'], 1: ['whip-of-thorns'] },
      arrange: (state) => void state.flippedItems.push(numbered('items', 'flenser')),
    }
    const flip = run(
      [{ op: 'flipCards', who: 'you', cards: { type: 'item', pick: 'choose', face: 'faceUp' } }],
      position,
    )
    expect(question(flip)).toBe('chooseOwnCard@0')
    expect(refusedBy(flip, 0, item('flenser'))).toEqual(['UP-CRD-07'])
    expect(refusedBy(flip, 0, item('whip-of-thorns'))).toEqual(['UP-RUL-05'])
    expect(refusedBy(flip, 0, item('xyxrit-leaves'))).toEqual([])
  })

  it('an own card: the dearest of them, none twice, not the one that asks [UP-RUL-98, UP-RUL-05]', () => {
    const items = ['flenser', 'whip-of-thorns', 'abad-warpaint', 'nets-under-the-ice'] as const
    const dear = run([{ op: 'discardCards', who: 'you', cards: { type: 'item', pick: 'mostExpensive' } }], {
      items: { 0: items },
    })
    expect(question(dear)).toBe('chooseOwnCard@0')
    expect(refusedBy(dear, 0, item('abad-warpaint'))).toEqual(['UP-RUL-98'])
    const two = run([{ op: 'flipCards', who: 'you', cards: { type: 'item', pick: 'choose', n: 2 } }], {
      items: { 0: items },
    })
    choose(two, item('flenser'))
    expect(two.explain(0, { key: item('flenser') })[0].message.key).toBe('refuse.cardChosen')
  })

  it('a price that is too high [UP-CRD-06]', () => {
    const of = [[{ pay: 'ap', n: 9 }], [{ pay: 'any', n: 2 }], [{ pay: 'vp', n: 1 }]] as const
    const pay: Effect = {
      op: 'pay',
      who: 'you',
      cost: [{ pay: 'oneOf', of }],
      do: [{ op: 'gainVP', who: 'you', n: 1 }],
    }
    const match = run([pay], { vp: { 0: 2 } })
    choose(match, 'yes')
    expect(question(match)).toBe('choosePrice@0')
    expect(refusedBy(match, 0, 'option:0')).toEqual(['UP-CRD-06'])
  })

  it('a card to discard for the limit: Quests do not count [UP-CRD-05]', () => {
    const many = ['blackfire', 'survivors', 'climbing-irons', 'nets-under-the-ice', 'pilgrims-map'] as const
    const more = ['gravediggers-spade', 'sled-dogs', 'bone-coin', 'abad-warpaint', 'flenser', 'xyxrit-leaves'] as const
    const position: Position = { startFeats: false, items: { 0: [...many, ...more] }, quests: { 0: ['the-bone-road'] } }
    const { match } = heardMatch(position, [{ procedure: 'cardLimit', args: { role: 0 } }])
    expect(refusedBy(match, 0, `quest:${numbered('quests', 'the-bone-road')}`)).toEqual(['UP-CRD-05'])
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-CRD-04'])
  })

  it('a Unit for a card: of others, or none there [UP-RUL-05]', () => {
    const attach: Effect = { op: 'attach', what: 'units', n: 1, who: 'you', pieces: { kinds: ['unit'], of: 'you' } }
    const position: Position = {
      cards: { siren: { at: FIELD } },
      units: { [at(0, 1)]: ['trolls', 'tribesmen'], [at(0, 2)]: ['koloth'] },
    }
    const match = run([attach], position, contextOf('horde', card('siren'), { you: 0, here: FIELD }))
    expect(question(match)).toBe('chooseAttachedUnit@0')
    const why = (key: string): string[] =>
      match.explain(0, { key }).map(({ rule, message }) => `${rule} ${message.key}`)
    expect(why(`unit:3@${at(0, 2)}`)).toEqual(['UP-RUL-05 refuse.othersUnits'])
    expect(why(`unit:1@${HOME}`)).toEqual(['UP-RUL-05 refuse.noPieceThere'])
    expect(why(`hex:${HOME}`)).toEqual(['UP-RUL-05 refuse.mapOtherHex'])
  })

  it('an orientation that looks like another; hexes behind its edges are no answer [UP-EXP-10]', () => {
    const orient = [{ procedure: 'orient', args: { role: 0, space: FIELD } }]
    const { match } = heardMatch({ tiles: { [FIELD]: 'rigga' }, content: withOppositeEdges }, orient)
    expect(offered(match)).toEqual(['option:0', 'option:1', 'option:2'])
    expect(match.explain(0, { key: 'option:3' })[0].message.key).toBe('refuse.sameRotation')
    for (const space of [at(2, 0), at(1, 1), at(0, 1), at(0, 0), at(1, -1), at(2, -1)])
      expect(refusedBy(match, 0, `hex:${space}`)).toEqual(['UP-EXP-10'])
  })
})

describe('why not, when the order of combats is asked', () => {
  const settle = [{ procedure: 'settle', args: { cause: 0, newcomer: 0 } }]

  it('nobody meets there [UP-RUL-78]', () => {
    const pieces = { [FIELD]: 1, [at(-1, 0)]: 1 }
    const { match } = heardMatch({ garrisons: pieces, skeletons: pieces }, settle)
    expect(question(match)).toBe('combatWhere@0')
    expect(refusedBy(match, 0, `hex:${HOME}`)).toEqual(['UP-RUL-78'])
    expect(match.explain(0, { key: `garrison@${FIELD}` })[0].message.key).toBe('refuse.nemesisPieces')
  })

  it('a side that does not fight there, or fights itself [UP-RUL-78]', () => {
    const position: Position = {
      units: { [FIELD]: ['trolls'] },
      garrisons: { [FIELD]: 1 },
      skeletons: { [FIELD]: 1 },
      startFeats: false,
    }
    const { match } = heardMatch(position, settle)
    expect(offered(match)).toEqual([`role:${EMPIRE}`, `role:${CHAOS}`])
    expect(match.explain(0, { key: 'role:0' })[0].message.key).toBe('refuse.sideNotThere')
    expect(match.explain(0, { key: 'role:1' })[0].message.key).toBe('refuse.sideNotThere')
  })
})
