import { describe, expect, it } from 'vitest'
import { at, card, numbered, tableOf } from '../../testing/position.ts'
import { explains } from '../../testing/why.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { pieceAt } from './explain-pieces.ts'
import { explainTable } from './explain-table.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const FIELD = at(1, 0)
const GRAVE = at(-1, 0)

const table = tableOf({
  startFeats: false,
  units: { [HOME]: ['trolls'], [FAR]: ['younglings'] },
  walls: [HOME],
  towers: [FAR],
  garrisons: { [FIELD]: 1 },
  skeletons: { [GRAVE]: 2 },
  curses: [GRAVE],
  cards: { 'new-emperor': { at: FIELD }, bloodwyrm: { at: GRAVE } },
})

describe('what a key means on the map', () => {
  it.each([
    [`unit:3@${HOME}`, 'unit', HOME, 0],
    [`unit:0@${FAR}`, 'unit', FAR, 1],
    [`unit:0@${HOME}`, 'unit', HOME, NONE],
    ['hero:0', 'hero', HOME, 0],
    ['hero:1', 'hero', FAR, 1],
    [`card:${card('new-emperor')}`, 'card', FIELD, EMPIRE],
    [`card:${card('bloodwyrm')}`, 'card', GRAVE, CHAOS],
    [`garrison@${FIELD}`, 'garrison', FIELD, EMPIRE],
    [`garrison@${HOME}`, 'garrison', HOME, NONE],
    [`skeleton@${GRAVE}`, 'skeleton', GRAVE, CHAOS],
    [`skeleton@${FIELD}`, 'skeleton', FIELD, NONE],
    [`curse@${GRAVE}`, 'curse', GRAVE, CHAOS],
    [`curse@${FIELD}`, 'curse', FIELD, NONE],
    [`wall@${HOME}`, 'wall', HOME, 0],
    [`wall@${FAR}`, 'wall', FAR, NONE],
    [`tower@${FAR}`, 'tower', FAR, 1],
    [`tower@${HOME}`, 'tower', HOME, NONE],
    [`haven@${FAR}`, 'haven', FAR, 1],
    [`haven@${FIELD}`, 'haven', FIELD, NONE],
    ['haven@36', 'haven', 36, NONE],
  ])('%s', (key, kind, space, owner) => {
    expect(pieceAt(table, key)).toEqual({ kind, space, owner })
  })

  it.each(['hero:2', 'hero:12', 'card:99', `card:${card('siren')}`, `unit:4@${HOME}`, 'haven@37', 'unit:0', 'hex:4'])(
    '%s is no piece on the map',
    (key) => expect(pieceAt(table, key)).toBeUndefined(),
  )

  it('a Hero or card that stands nowhere is none', () => {
    const { state, content } = tableOf({ cards: { siren: { at: FIELD } } })
    state.heroAt[1] = NONE
    state.cardAt[card('siren')] = NONE
    expect(pieceAt({ state, content }, 'hero:1')).toBeUndefined()
    expect(pieceAt({ state, content }, `card:${card('siren')}`)).toBeUndefined()
  })

  it.each([`xunit:0@${HOME}`, `unit:0@${HOME}x`, 'xhero:0', 'hero:0x', 'hero:x'])('%s is no key', (key) => {
    expect(pieceAt(table, key)).toBeUndefined()
  })
})

describe('things on the table that the question is not about', () => {
  const [LEAVES, WHIP, SPADE] = ['xyxrit-leaves', 'whip-of-thorns', 'gravediggers-spade'].map((id) =>
    numbered('items', id),
  )
  const [VAULT, ROAD, PROPHETESS] = ['the-frozen-vault', 'the-bone-road', 'druidic-prophetess'].map((id) =>
    numbered('quests', id),
  )
  const [WATCHER, SILENCE] = ['watcher', 'silence'].map((id) => numbered('druids', id))
  const [TROLLS, SPEARS] = ['khaal-troll-father', 'yanny-song-of-spears'].map((id) => numbered('feats', id))
  const laid = tableOf({
    heroes: ['khaal', 'yanny'],
    turn: 1,
    units: { [HOME]: ['trolls'], [FAR]: ['younglings'] },
    garrisons: { [FIELD]: 1 },
    cards: { siren: { at: FIELD } },
    market: ['xyxrit-leaves'],
    items: { 1: ['whip-of-thorns'] },
    openQuests: ['the-frozen-vault'],
    quests: { 1: ['the-bone-road'] },
    druids: ['watcher'],
    feats: { 0: ['khaal-troll-father'] },
    arrange: (state) => void state.events.push(3),
  })
  const { items, quests, feats, druids, events } = laid.content.cards.second

  it('cards: not in play, on display for an Action, or nothing to click [UP-CRD-01, UP-MKT-03, UP-QST-02]', () => {
    explains((key) => explainTable(laid, 0, key), {
      [`item:${LEAVES}`]: 'UP-ACT-11 refuse.actOtherTurn action=market',
      [`item:${WHIP}`]: '',
      [`item:${SPADE}`]: `UP-MKT-03 refuse.itemNotThere item=${SPADE}`,
      [`item:${items.length}`]: '',
      [`quest:${VAULT}`]: 'UP-ACT-11 refuse.actOtherTurn action=quest',
      [`quest:${ROAD}`]: '',
      [`quest:${PROPHETESS}`]: `UP-QST-02 refuse.questNotOpen quest=${PROPHETESS}`,
      [`quest:${quests.length}`]: '',
      [`feat:${TROLLS}`]: '',
      [`feat:${SPEARS}`]: `UP-CRD-01 refuse.notInPlay source=8 of=${SPEARS}`,
      [`feat:${feats.length}`]: '',
      [`druid:${WATCHER}`]: '',
      [`druid:${SILENCE}`]: `UP-DRU-01 refuse.notInPlay source=4 of=${SILENCE}`,
      [`druid:${druids.length}`]: '',
      'event:3': 'UP-EVT-03 refuse.eventActs event=3',
      'event:4': 'UP-EVT-03 refuse.eventHidden event=4',
      [`event:${events.length}`]: '',
      [`card:${card('siren')}`]: `UP-NEM-01 refuse.nemesisActs card=${card('siren')}`,
      [`card:${card('bloodwyrm')}`]: `UP-EVT-06 refuse.nemesisNotInPlay card=${card('bloodwyrm')}`,
      'card:99': '',
      'xitem:0': '',
      'item:0x': '',
    })
  })

  it('the display is for the own turn only, in the Actions Phase [UP-ACT-11]', () => {
    explains((key) => explainTable(laid, 1, key), { [`item:${LEAVES}`]: '', [`quest:${VAULT}`]: '' })
    const building = tableOf({ phase: 'build', turn: 0, market: ['xyxrit-leaves'] })
    explains((key) => explainTable(building, 0, key), {
      [`item:${LEAVES}`]: 'UP-ACT-11 refuse.actOtherTurn action=market',
    })
  })

  it('pieces: of others, of the Nemesis, not there [UP-RUL-05, UP-NEM-01, UP-HEX-09]', () => {
    explains((key) => explainTable(laid, 0, key), {
      [`unit:3@${HOME}`]: '',
      [`unit:0@${FAR}`]: `UP-RUL-05 refuse.othersUnits role=1 space=${FAR}`,
      [`unit:0@${FIELD}`]: `UP-HEX-09 refuse.noPieceThere space=${FIELD}`,
      [`haven@${FAR}`]: '',
      [`garrison@${FIELD}`]: `UP-NEM-01 refuse.nemesisPieces space=${FIELD}`,
      [`garrison@${HOME}`]: `UP-HEX-09 refuse.noPieceThere space=${HOME}`,
      'hero:1': '',
      [`hex:${HOME}`]: '',
    })
  })
})
