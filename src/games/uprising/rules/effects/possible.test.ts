import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { at, card, numbered, tableOf, type Position } from '../../testing/position.ts'
import { contextOf, NO_CONTEXT, type Context } from '../select/context.ts'
import { isPossible } from './run.ts'

const YOU: Context = { ...NO_CONTEXT, you: 0 }
const SIREN = card('siren')
const COURTESAN = card('courtesan')
const POOR: Position = { resources: { 0: [0, 0, 0], 1: [0, 0, 0] } }
const HORDE = contextOf('horde', SIREN, { you: 0, here: at(1, 0) })
const LEGION = contextOf('legion', COURTESAN, { you: 0, here: at(1, 0) })
const PLAYED: Position = { cards: { siren: { at: at(1, 0) } } }
const LEGION_PLAYED: Position = { cards: { courtesan: { at: at(1, 0), target: at(0, 2) } } }
const item = (id: string): number => numbered('items', id)

type Case = readonly [effect: Effect, possible: Position, not: Position, c?: Context, cNot?: Context]

const is = (effect: Effect, position: Position, c: Context): boolean => isPossible(tableOf(position), effect, c)

const economy: readonly Case[] = [
  [{ op: 'lose', who: 'you', salt: 1 }, { resources: { 0: [1, 0, 0] } }, { resources: { 0: [0, 5, 5], 1: [5, 5, 5] } }],
  [{ op: 'lose', who: 'you', plunder: 1, food: 1 }, { resources: { 0: [0, 0, 1] } }, { resources: { 0: [5, 0, 0] } }],
  [{ op: 'lose', who: 'you', any: 1 }, { resources: { 0: [0, 0, 1] } }, POOR],
  [{ op: 'lose', who: 'each', salt: 1 }, { resources: { 0: [0, 0, 0], 1: [1, 0, 0] } }, POOR],
  [
    { op: 'loseHalf', who: 'you', of: ['salt', 'food'] },
    { resources: { 0: [0, 0, 2] } },
    { resources: { 0: [1, 9, 1] } },
  ],
  [{ op: 'gainVP', who: 'you', n: { num: 'cards', of: { kind: 'horde', pick: 'all' } } }, PLAYED, {}],
  [{ op: 'loseAP', who: 'you', n: 1 }, { ap: { 0: 1 } }, { ap: { 0: 0 } }],
  [{ op: 'lockAP', who: 'you', n: 1 }, PLAYED, { ...PLAYED, ap: { 0: 0 } }, HORDE],
  [{ op: 'lockAP', who: 'you', n: 1 }, PLAYED, PLAYED, HORDE, YOU],
  [
    { op: 'releaseAP' },
    { ...PLAYED, arrange: (s) => (s.attached[SIREN].ap[1] = 1) },
    { ...PLAYED, arrange: (s) => (s.attached[SIREN].units[0] = 1) },
    HORDE,
  ],
  [{ op: 'give', who: 'you', max: 2 }, { resources: { 0: [0, 1, 0] } }, POOR],
  [
    { op: 'exchange', who: 'you', give: 2, of: 'oneKind', get: 1, times: 1 },
    { resources: { 0: [0, 2, 0] } },
    { resources: { 0: [1, 1, 1] } },
  ],
  [
    { op: 'exchange', who: 'you', give: 3, of: 'any', get: 1, times: 1 },
    { resources: { 0: [1, 1, 1] } },
    { resources: { 0: [1, 1, 0] } },
  ],
]

const nobody: readonly Effect[] = [
  { op: 'gain', who: 'you', salt: 1 },
  { op: 'gainAP', who: 'you', n: 1 },
  { op: 'produce', who: 'you', scope: 'all' },
  { op: 'build', who: 'you' },
]

const ownCards: readonly Case[] = [
  [{ op: 'drawFeat', who: 'you', n: 1 }, {}, { arrange: (s) => (s.featDecks[0] = { ...s.featDecks[0], middle: [] }) }],
  [{ op: 'gainFeat', who: 'you', n: 1 }, {}, { arrange: (s) => (s.featDecks[0] = { ...s.featDecks[0], middle: [] }) }],
  [
    { op: 'gainItem', who: 'you', from: 'deck', n: 1, requirement: 'needed' },
    {},
    { arrange: (s) => (s.itemDeck.middle = []) },
  ],
  [
    { op: 'gainItem', who: 'you', from: 'market', n: 1, requirement: 'ignored' },
    { market: ['flenser'], arrange: (s) => s.market.fill(-1, 1) },
    { arrange: (s) => s.market.fill(-1) },
  ],
  [
    { op: 'gainItem', who: 'you', from: 'market', n: 1, requirement: 'ignored', price: 'printed' },
    { market: ['flenser'], arrange: (s) => s.market.fill(-1, 1) },
    { market: ['flenser'], ...POOR, arrange: (s) => s.market.fill(-1, 1) },
  ],
  [
    { op: 'gainItem', who: 'you', from: 'discardPile', n: 1, requirement: 'ignored' },
    { arrange: (s) => s.itemDiscard.push(item('flenser')) },
    { market: ['flenser'] },
  ],
  [
    { op: 'discardCards', who: 'you', cards: { type: 'item', pick: 'choose' } },
    { items: { 0: ['flenser'] } },
    { items: { 1: ['flenser'] } },
  ],
  [
    { op: 'flipCards', who: 'you', cards: { type: 'item', pick: 'choose' } },
    { items: { 0: ['flenser'] } },
    { items: { 0: ['flenser'] }, arrange: (s) => s.flippedItems.push(item('flenser')) },
  ],
  [
    { op: 'unflipCards', who: 'you', cards: { type: 'item', pick: 'choose' } },
    { items: { 0: ['flenser'] }, arrange: (s) => s.flippedItems.push(item('flenser')) },
    { items: { 0: ['flenser'] } },
  ],
  [{ op: 'discardThis' }, { items: { 0: ['flenser'] } }, {}, contextOf('item', item('flenser'), { you: 0 })],
  [
    { op: 'discardThis' },
    { arrange: (s) => (s.openQuests[0] = 3) },
    { arrange: (s) => (s.openQuests[0] = 4) },
    contextOf('quest', 3, { you: 0 }),
  ],
  [{ op: 'discardThis' }, { items: { 0: ['flenser'] } }, PLAYED, contextOf('item', item('flenser')), HORDE],
  [
    { op: 'takeThis' },
    { arrange: (s) => (s.openQuests[0] = 3) },
    { arrange: (s) => (s.openQuests[0] = 4) },
    contextOf('quest', 3, { you: 0 }),
  ],
  [{ op: 'drawQuest' }, {}, { arrange: (s) => (s.questDeck.middle = []) }],
  [{ op: 'discardMarket', n: 'all' }, { market: ['flenser'] }, { arrange: (s) => s.market.fill(-1) }],
  [
    { op: 'refillMarket' },
    { arrange: (s) => s.market.fill(-1) },
    { arrange: (s) => s.market.splice(0, 9, 1, 2, 3, 4, 5, 6) },
  ],
  [{ op: 'attach', what: 'items', n: 1 }, { ...PLAYED, market: ['flenser'] }, { ...PLAYED, arrange: empty }, HORDE],
  [{ op: 'attach', what: 'items', n: 1 }, { ...PLAYED, market: ['flenser'] }, { market: ['flenser'] }, HORDE, YOU],
  [
    { op: 'attach', what: 'druids', n: 1 },
    { ...PLAYED, druids: ['silence'] },
    { ...PLAYED, druids: ['silence'], arrange: (s) => (s.druidUp = [0]) },
    HORDE,
  ],
  [
    { op: 'attach', what: 'units', n: 1 },
    { ...PLAYED, units: { [at(2, 0)]: ['trolls'] } },
    { ...PLAYED, units: { [at(2, 0)]: ['younglings'] } },
    HORDE,
  ],
  [
    { op: 'detach', what: 'units', to: 'reserve' },
    { ...PLAYED, arrange: (s) => (s.attached[SIREN].units[2] = 1) },
    { ...PLAYED, arrange: (s) => (s.attached[SIREN].ap[0] = 1) },
    HORDE,
  ],
  [
    { op: 'detach', what: 'items', to: 'discard' },
    { arrange: (s) => ((s.openQuests[0] = 3), s.questAttached[0].items.push(1)) },
    { arrange: (s) => (s.openQuests[0] = 3) },
    contextOf('quest', 3, { you: 0 }),
  ],
  [{ op: 'underDeck' }, PLAYED, { ...PLAYED, arrange: (s) => (s.returned[SIREN] = 1) }, HORDE],
  [{ op: 'look', deck: 'legions', n: 1 }, {}, { arrange: (s) => (s.legionsLeft = 0) }],
  [{ op: 'look', deck: 'hordes', n: 1 }, {}, { arrange: (s) => (s.hordesLeft = 0) }],
  [{ op: 'look', deck: 'items', n: 1 }, {}, { arrange: (s) => (s.itemDeck.middle = []) }],
  [{ op: 'look', deck: 'quests', n: 1 }, {}, { arrange: (s) => (s.questDeck.middle = []) }],
  [
    { op: 'look', deck: 'nextEvent', n: 1 },
    {},
    { arrange: (s) => (s.events = Array.from({ length: s.options.chapters }, (_, i) => i)) },
  ],
]

function empty(state: { market: number[] }): void {
  state.market.fill(-1)
}

const nemesis: readonly Case[] = [
  [{ op: 'threat', cards: { kind: 'horde', pick: 'all' }, change: 1 }, PLAYED, LEGION_PLAYED],
  [{ op: 'activateSkeletons' }, { skeletons: { [at(1, 0)]: 1 } }, { garrisons: { [at(1, 0)]: 1 } }],
  [{ op: 'placeToken', n: 1 }, PLAYED, {}],
  [{ op: 'placeToken', n: 1, on: { kind: 'legion', pick: 'all' } }, LEGION_PLAYED, PLAYED],
  [
    { op: 'removeToken', n: 1, on: { kind: 'horde', pick: 'all' } },
    { cards: { siren: { at: at(1, 0), tokens: 1 } } },
    { cards: { siren: { at: at(1, 0) }, courtesan: { at: at(2, 0), tokens: 1 } } },
  ],
  [{ op: 'removeTarget' }, LEGION_PLAYED, { cards: { courtesan: { at: at(1, 0) } } }, LEGION],
  [{ op: 'removeTarget' }, LEGION_PLAYED, LEGION_PLAYED, LEGION, { ...LEGION, source: HORDE.source }],
]

const gain: Effect = { op: 'gain', who: 'you', salt: 1 }
const loseSalt: Effect = { op: 'lose', who: 'you', salt: 1 }
const flow: readonly Case[] = [
  [{ op: 'may', by: 'you', do: [loseSalt] }, {}, POOR],
  [{ op: 'repeatMay', by: 'you', do: [loseSalt, gain] }, {}, POOR],
  [{ op: 'if', if: [{ is: 'existsCard', cards: { kind: 'horde', pick: 'all' } }], do: [gain] }, PLAYED, {}],
  [{ op: 'if', if: [{ is: 'existsCard', cards: { kind: 'horde', pick: 'all' } }], do: [], else: [gain] }, {}, PLAYED],
  [
    { op: 'forEachPlayer', who: 'each', do: [{ op: 'lose', who: 'it', salt: 1 }] },
    { resources: { 0: [0, 0, 0] } },
    POOR,
  ],
  [
    { op: 'forEachHex', hexes: { pick: 'each', where: [{ is: 'hasCurse' }] }, do: [gain] },
    { curses: [at(1, 0)] },
    { curses: [] },
  ],
  [{ op: 'pay', who: 'you', cost: [{ pay: 'any', n: 1 }], do: [gain] }, {}, POOR],
  [{ op: 'pay', who: 'you', cost: [{ pay: 'any', n: 1 }], do: [gain], else: [gain] }, POOR, {}, YOU, NO_CONTEXT],
]

describe.each([
  ['economy', economy],
  ['own cards', ownCards],
  ['the Nemesis', nemesis],
  ['flow', flow],
] as const)('what an effect needs to be possible: %s', (_, cases) => {
  it.each(cases.map((one) => [JSON.stringify(one[0]), one] as const))('%s [UP-RUL-04]', (_title, one) => {
    const [effect, possible, not, c = YOU, cNot = c] = one
    expect([is(effect, possible, c), is(effect, not, cNot)]).toEqual([true, false])
  })
})

describe('effects for a player', () => {
  it.each(nobody)('$op is impossible without one [UP-RUL-79]', (effect) => {
    expect([is(effect, {}, YOU), is(effect, {}, NO_CONTEXT)]).toEqual([true, false])
  })
})
