import { describe, it } from 'vitest'
import type { Reason } from '../../../../engine/index.ts'
import { at, tableOf } from '../../testing/position.ts'
import { askNamed, askOf, explains } from '../../testing/why.ts'
import { whichUnit } from '../placing/unit-supply.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { mapHex, type HexPurpose } from '../select/pick-hexes.ts'
import { mapPiece, type MapPieceArg } from '../select/pick-pieces.ts'
import { explainMap } from './explain-map.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const FIELD = at(1, 0)
const FULL = at(-1, -1)
const DARK = at(-1, 0)
const GRAVE = at(0, 1)
const OTHER = at(1, -2)

const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
const t = tableOf({
  units: { [FULL]: five, [HOME]: ['trolls', 'tribesmen', 'tribesmen'], [FAR]: ['younglings'] },
  havens: { 0: [HOME, GRAVE], 1: [FAR, OTHER] },
  walls: [HOME],
  towers: [GRAVE],
  tiles: { [DARK]: 'face-down', [FULL]: 'ice', [FIELD]: 'ice', [GRAVE]: 'ice', [HOME]: 'ice' },
})

describe('why a hex is not meant', () => {
  const hex =
    (why: HexPurpose, role = 0) =>
    (key: string): Reason[] =>
      explainMap(t, role, key, askOf(mapHex, { why, spaces: [GRAVE], source: 0, of: 0 }))

  it('for Units: of others, unexplored, full [UP-CMD-08, UP-HEX-02, UP-HEX-03]', () => {
    explains(hex('unit'), {
      [`hex:${FAR}`]: `UP-CMD-08 refuse.mapOtherPlayer space=${FAR}`,
      [`hex:${OTHER}`]: `UP-CMD-08 refuse.mapOtherPlayer space=${OTHER}`,
      [`hex:${DARK}`]: `UP-HEX-02 refuse.mapUnexplored space=${DARK}`,
      [`hex:${FULL}`]: `UP-HEX-03 refuse.mapFull space=${FULL} limit=5`,
      [`hex:${FIELD}`]: `UP-RUL-05 refuse.mapOtherHex space=${FIELD}`,
      [`hex:${GRAVE}`]: '',
      'hex:36': 'UP-RUL-05 refuse.mapOtherHex space=36',
      'hex:37': '',
      'hex:-1': '',
      'hex:x': '',
      [`haven@${FAR}`]: '',
    })
  })

  it('for Walls and Towers: no Haven, or there is one [UP-DEF-01, UP-HEX-04]', () => {
    explains(hex('wall'), {
      [`hex:${HOME}`]: `UP-HEX-04 refuse.mapHasDefense space=${HOME}`,
      [`hex:${FAR}`]: `UP-DEF-01 refuse.mapNoHaven space=${FAR}`,
      [`hex:${FIELD}`]: `UP-DEF-01 refuse.mapNoHaven space=${FIELD}`,
      [`hex:${GRAVE}`]: '',
    })
    explains(hex('tower'), {
      [`hex:${HOME}`]: `UP-RUL-05 refuse.mapOtherHex space=${HOME}`,
      [`hex:${FAR}`]: `UP-DEF-01 refuse.mapNoHaven space=${FAR}`,
      [`hex:${GRAVE}`]: '',
    })
  })

  it('for reinforcing, scouting and the rest [UP-EXP-08, UP-EXP-12, UP-RUL-05]', () => {
    explains(hex('reinforce'), { [`hex:${FIELD}`]: `UP-EXP-08 refuse.mapNobody space=${FIELD}` })
    explains(hex('scout'), {
      [`hex:${FIELD}`]: `UP-EXP-12 refuse.mapFaceUp space=${FIELD}`,
      [`hex:${DARK}`]: `UP-RUL-05 refuse.mapOtherHex space=${DARK}`,
    })
    for (const why of ['curse', 'pieces', 'move', 'removeHex'] as const)
      explains(hex(why), { [`hex:${FIELD}`]: `UP-RUL-05 refuse.mapOtherHex space=${FIELD}` })
    explains(hex('unit', 1), { [`hex:${FIELD}`]: '' })
  })
})

describe('why a piece is not meant', () => {
  const arg = (more: Partial<MapPieceArg>): MapPieceArg => ({
    why: 'remove',
    sel: { kinds: ['unit'], of: 'you', at: { pick: 'each' }, pick: 'owner' },
    c: { ...NO_CONTEXT, you: 0 },
    isMeant: () => true,
    taken: [],
    left: 1,
    spaces: undefined,
    mayStop: false,
    ...more,
  })
  const piece =
    (more: Partial<MapPieceArg> = {}) =>
    (key: string): Reason[] =>
      explainMap(t, 0, key, askOf(mapPiece, arg(more)))

  it('must be chosen, all taken, of others, no piece [UP-RUL-05]', () => {
    explains(piece(), {
      done: 'UP-RUL-05 refuse.mapMustChoose',
      [`unit:3@${HOME}`]: '',
      [`unit:0@${FAR}`]: 'UP-RUL-05 refuse.mapOtherPiece',
      [`wall@${HOME}`]: 'UP-RUL-05 refuse.mapOtherPiece',
      'hero:0': 'UP-RUL-05 refuse.mapOtherPiece',
      [`hex:${FIELD}`]: `UP-RUL-05 refuse.mapOtherHex space=${FIELD}`,
      'hex:36': 'UP-RUL-05 refuse.mapOtherHex space=36',
      'hex:37': '',
      'item:3': '',
    })
    explains(piece({ mayStop: true }), { done: '' })
    explains(piece({ taken: [1, 1, 1] }), {
      [`unit:3@${HOME}`]: 'UP-RUL-05 refuse.mapNoneLeft',
      [`unit:0@${HOME}`]: '',
    })
  })

  it('the dearest and the cheapest [UP-RUL-98]', () => {
    explains(piece({ sel: { kinds: ['unit'], of: 'you', at: { pick: 'each' }, pick: 'mostExpensive' } }), {
      [`unit:3@${HOME}`]: '',
      [`unit:0@${HOME}`]: 'UP-RUL-98 refuse.mapCheaper',
    })
    explains(piece({ sel: { kinds: ['unit'], of: 'you', at: { pick: 'each' }, pick: 'cheapest' } }), {
      [`unit:3@${HOME}`]: 'UP-RUL-98 refuse.mapDearer',
      [`unit:0@${HOME}`]: '',
    })
  })

  it('a type of which none is left [UP-PLC-17]', () => {
    explains((key) => explainMap(t, 0, key, askNamed(whichUnit.name)), {
      'unit:0': 'UP-PLC-17 refuse.mapNoneLeft',
      'unit:3@imperial': 'UP-PLC-17 refuse.mapNoneLeft',
      'unit:2@chaos': 'UP-PLC-17 refuse.mapNoneLeft',
      'unit:4': '',
      'unit:0@5': '',
      'xunit:0': '',
    })
    explains((key) => explainMap(t, 0, key, askNamed('mayDo')), { 'unit:0': '', done: '', [`hex:${FIELD}`]: '' })
    explains((key) => explainMap(t, 0, key, undefined), { 'unit:0': '' })
  })
})
