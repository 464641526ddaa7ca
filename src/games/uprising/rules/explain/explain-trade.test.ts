import { describe, it } from 'vitest'
import { COMMAND, OWN_TURN } from '../actions/action-price.ts'
import { at, numbered, tableOf } from '../../testing/position.ts'
import { askNamed, explains } from '../../testing/why.ts'
import { NONE } from '../table/state.ts'
import { explainAction } from './explain-action.ts'
import { explainCannot } from './explain-cannot.ts'
import { explainExchange, explainGift, explainPurchase } from './explain-trade.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const FIELD = at(1, 0)
const [LEAVES, WHIP, FLENSER] = ['xyxrit-leaves', 'whip-of-thorns', 'flenser'].map((id) => numbered('items', id))

describe('why an Item cannot be bought', () => {
  const market = ['xyxrit-leaves', 'whip-of-thorns'] as const

  it('not on display, its attributes, its price [UP-MKT-01, UP-MKT-03]', () => {
    const poor = tableOf({ heroes: ['khaal', 'yanny'], market, resources: { 0: [0, 5, 5] } })
    const items = poor.content.cards.second.items.length
    explains((key) => explainPurchase(poor, 0, key, OWN_TURN), {
      [`item:${LEAVES}`]: `UP-MKT-01 refuse.itemPrice item=${LEAVES} salt=1`,
      [`item:${WHIP}`]: `UP-MKT-03 refuse.itemNeeds item=${WHIP}`,
      [`item:${FLENSER}`]: `UP-MKT-03 refuse.itemNotThere item=${FLENSER}`,
      [`item:${items}`]: '',
      'quest:1': '',
    })
    explains((key) => explainPurchase(poor, 0, key, { ...OWN_TURN, ignoreNeeds: 1 }), {
      [`item:${WHIP}`]: `UP-MKT-01 refuse.itemPrice item=${WHIP} salt=2`,
    })
    const rich = tableOf({ heroes: ['khaal', 'yanny'], market, resources: { 0: [20, 5, 5] } })
    explains((key) => explainPurchase(rich, 0, key, OWN_TURN), { [`item:${LEAVES}`]: '' })
    explains((key) => explainAction(rich, 0, key, askNamed('buyItem', OWN_TURN)), {
      [`item:${FLENSER}`]: `UP-MKT-03 refuse.itemNotThere item=${FLENSER}`,
    })
  })
})

describe('why something cannot be given', () => {
  const t = tableOf({
    roles: 3,
    heroes: ['baranth', 'khaal', 'ronja'],
    heroAt: { 0: HOME, 1: HOME, 2: FAR },
    items: { 0: ['whip-of-thorns', 'xyxrit-leaves'], 1: ['flenser'] },
    resources: { 0: [0, 1, 2] },
  })

  it('to whom, of what one has, what they can use [UP-TRD-03, UP-TRD-04, UP-RUL-36]', () => {
    explains((key) => explainGift(t, 0, key), {
      'feat:1': 'UP-RUL-36 refuse.actGiftKinds',
      'quest:1': 'UP-RUL-36 refuse.actGiftKinds',
      ap: 'UP-RUL-36 refuse.actGiftKinds',
      vp: 'UP-RUL-36 refuse.actGiftKinds',
      'role:0': '',
      'role:1': '',
      'role:2': 'UP-TRD-03 refuse.actGiftElsewhere to=2',
      'role:3': '',
      'resource:0': 'UP-TRD-03 refuse.actGiftNone',
      'resource:1': 'UP-TRD-03 refuse.actGiftNone',
      [`item:${LEAVES}`]: `UP-TRD-04 refuse.giftNobody item=${LEAVES}`,
      [`item:${FLENSER}`]: 'UP-TRD-04 refuse.actGiftNone',
      'give:0:resource:1': 'UP-TRD-03 refuse.actGiftElsewhere to=0',
      'give:1:resource:0': 'UP-TRD-03 refuse.actGiftNone',
      'give:1:resource:1': '',
      'give:1:resource:2': '',
      'give:1:resource:3': 'UP-TRD-03 refuse.actGiftNone',
      'give:2:resource:1': 'UP-TRD-03 refuse.actGiftElsewhere to=2',
      'give:3:resource:1': '',
      [`give:1:item:${FLENSER}`]: 'UP-TRD-04 refuse.actGiftNone',
      [`give:1:item:${WHIP}`]: `UP-TRD-04 refuse.actGiftNeeds to=1 item=${WHIP}`,
      [`give:1:item:${LEAVES}`]: '',
      'give:1:feat:1': '',
      'xgive:1:resource:0': '',
      'give:1:resource:0x': '',
    })
    explains((key) => explainAction(t, 0, key, askNamed('gift')), {
      'give:2:resource:1': 'UP-TRD-03 refuse.actGiftElsewhere to=2',
    })
  })
})

describe('why three cannot be exchanged for one', () => {
  it('the same kind, too little, not open [UP-TRD-06, UP-RUL-26]', () => {
    const t = tableOf({ resources: { 0: [3, 2, 5] } })
    explains((key) => explainExchange(t, 0, key), {
      'exchange:0:1': '',
      'exchange:1:0': 'UP-TRD-06 refuse.actExchangePoor kind=1 n=3 have=2',
      'exchange:2:2': 'UP-TRD-06 refuse.actExchangeKind',
      'exchange:3:0': '',
      'exchange:0:1x': '',
      'xexchange:0:0': '',
    })
    const closed = tableOf({ turn: 1, options: { alwaysOffTurn: 0 } })
    explains((key) => explainExchange(closed, 0, key), { 'exchange:0:1': 'UP-RUL-26 refuse.actOffTurn' })
    explains((key) => explainAction(closed, 0, key, undefined), {
      'exchange:0:1': 'UP-RUL-26 refuse.actOffTurn',
      'action:trade': 'UP-RUL-26 refuse.actOffTurn',
    })
  })
})

describe('why an Action cannot be taken', () => {
  const action = askNamed('action')

  it('in another Phase, in the turn of others, without AP [UP-BLD-08, UP-ACT-11, UP-ACT-02]', () => {
    explains((key) => explainAction(tableOf({ phase: 'build' }), 0, key, undefined), {
      'action:move': 'UP-BLD-08 refuse.actInBuild action=move',
      'action:quest': 'UP-BLD-08 refuse.actInBuild action=quest',
      'action:trade': '',
      'action:none': '',
    })
    explains((key) => explainAction(tableOf({ turn: 1 }), 0, key, undefined), {
      'action:move': 'UP-ACT-11 refuse.actOtherTurn action=move',
      'action:haven': 'UP-ACT-11 refuse.actOtherTurn action=haven',
    })
    explains((key) => explainAction(tableOf({ phase: 'nemesis' }), 0, key, undefined), {
      'action:move': 'UP-ACT-11 refuse.actOtherTurn action=move',
    })
    explains((key) => explainAction(tableOf({ ap: { 0: 0 } }), 0, key, action), {
      'action:move': 'UP-ACT-02 refuse.actNoAp need=1 have=0',
      'action:trade': 'UP-TRD-02 refuse.actNoAp need=1 have=0',
      move: '',
    })
    explains((key) => explainAction(tableOf({}), 0, key, askNamed('mayDo')), { 'action:move': '', 'action:haven': '' })
    for (const phase of ['setup', 'over'] as const)
      explains((key) => explainAction(tableOf({ phase }), 0, key, action), { 'action:move': '', 'exchange:0:0': '' })
  })

  it('its price [UP-ACT-02, UP-CMD-01, UP-HAV-01]', () => {
    const poor = tableOf({ resources: { 0: [5, 0, 0] }, heroAt: { 0: FIELD }, units: { [HOME]: ['trolls'] } })
    explains((key) => explainAction(poor, 0, key, action), {
      'action:command': 'UP-CMD-01 refuse.actResource kind=2 need=1 have=0',
      'action:haven': 'UP-HAV-01 refuse.actResource kind=1 need=3 have=0',
      'action:move': '',
    })
    const fed = tableOf({ resources: { 0: [5, 0, 5] }, heroAt: { 0: FIELD }, ap: { 0: 1 } })
    explains((key) => explainAction(fed, 0, key, action), {
      'action:haven': 'UP-HAV-01 refuse.actResource kind=1 need=3 have=0',
      'action:quest': 'UP-QST-02 refuse.actNoQuest',
      'action:explore': '',
    })
  })

  it('nothing to do [UP-EXP-04, UP-EXP-02, UP-MKT-07]', () => {
    const t = tableOf({ tiles: { [FIELD]: 'ice' }, heroAt: { 0: FIELD }, market: ['', '', ''], openQuests: [] })
    explains((key) => explainAction(t, 0, key, action), {
      'action:explore': `UP-EXP-02 refuse.actExplored space=${FIELD}`,
      'action:haven': `UP-HAV-04 refuse.actHaven space=${FIELD} why=UP-HAV-04`,
      'action:market': 'UP-MKT-07 refuse.actMarketEmpty',
      'action:quest': 'UP-QST-02 refuse.actNoQuest',
      'action:move': '',
    })
    const cursed = tableOf({
      curses: [FIELD],
      tiles: { [FIELD]: 'face-down' },
      heroAt: { 0: FIELD },
      market: ['xyxrit-leaves'],
      resources: { 0: [0, 9, 9] },
    })
    explains((key) => explainAction(cursed, 0, key, action), {
      'action:explore': `UP-EXP-04 refuse.actExploreCursed space=${FIELD}`,
      'action:haven': `UP-HAV-05 refuse.actHaven space=${FIELD} why=UP-HAV-05`,
      'action:market': 'UP-MKT-03 refuse.actNothingToBuy',
    })
    const alone = tableOf({ arrange: (state) => void state.heroAt.fill(NONE) })
    explains(() => explainCannot(alone, 0, COMMAND), { command: 'UP-CMD-02 refuse.actNobody' })
  })
})
