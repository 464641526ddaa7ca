import { describe, it } from 'vitest'
import { at, tableOf } from '../../testing/position.ts'
import { askNamed, explains } from '../../testing/why.ts'
import { explainAction } from './explain-action.ts'
import { explainCommandHex, explainCommandPiece, explainMove, explainOnly } from './explain-moving.ts'

const HOME = at(0, -2)
const ICE = at(0, -3)
const EAST = at(1, -2)
const FIELD = at(1, 0)
const FAR = at(0, 2)
const SOUTH = at(0, 3)
const FULL = at(-1, -1)
const NEXT = at(-1, -2)
const EDGE = at(-2, 0)

const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const

describe('why a Hero cannot go there', () => {
  const t = tableOf({})

  it('here already, or not adjacent [UP-MOV-02]', () => {
    explains((key) => explainMove(t, 0, key), {
      [`hex:${HOME}`]: `UP-MOV-02 refuse.actHere space=${HOME}`,
      [`hex:${ICE}`]: '',
      [`hex:${FIELD}`]: `UP-MOV-02 refuse.actNotAdjacent space=${FIELD}`,
      'hex:36': `UP-MOV-02 refuse.actNotAdjacent space=${SOUTH}`,
      'hex:37': '',
      'hero:0': '',
    })
  })

  it('a card may say where it goes [UP-CRD-06]', () => {
    explains((key) => explainOnly(key, { only: [ICE] }), {
      [`hex:${ICE}`]: '',
      [`hex:${HOME}`]: `UP-CRD-06 refuse.onlyHexes space=${HOME}`,
      'hex:37': '',
    })
    explains((key) => explainOnly(key, { only: undefined }), { [`hex:${HOME}`]: '' })
    explains((key) => explainAction(t, 0, key, askNamed('moveTo', { only: [EAST] })), {
      [`hex:${ICE}`]: `UP-CRD-06 refuse.onlyHexes space=${ICE}`,
      [`hex:${FIELD}`]: `UP-MOV-02 refuse.actNotAdjacent space=${FIELD}`,
      [`hex:${EAST}`]: '',
    })
    explains((key) => explainAction(t, 0, key, askNamed('commandHex', { only: [EAST] })), {
      [`hex:${ICE}`]: `UP-CRD-06 refuse.onlyHexes space=${ICE}`,
      [`hex:${SOUTH}`]: `UP-CMD-02 refuse.nobodyBeside space=${SOUTH}`,
    })
  })
})

describe('why no Units go there', () => {
  const t = tableOf({
    heroAt: { 0: FIELD },
    units: { [HOME]: ['tribesmen'], [FULL]: five, [FAR]: ['younglings'], [SOUTH]: ['younglings'] },
    havens: { 0: [HOME], 1: [EAST] },
    tiles: {
      [NEXT]: 'face-down',
      [ICE]: 'ice',
      [HOME]: 'ice',
      [FULL]: 'ice',
      [EAST]: 'ice',
      [FAR]: 'ice',
      [SOUTH]: 'ice',
    },
  })

  it('the hex: unexplored, of another player, full, out of reach [UP-CMD-07, UP-CMD-08, UP-CMD-05]', () => {
    explains((key) => explainCommandHex(t, 0, key), {
      [`hex:${ICE}`]: '',
      [`hex:${NEXT}`]: `UP-CMD-07 refuse.actUnexplored space=${NEXT}`,
      [`hex:${EAST}`]: `UP-CMD-08 refuse.actOtherPlayer space=${EAST}`,
      [`hex:${FULL}`]: `UP-CMD-05 refuse.actFull space=${FULL} limit=5`,
      [`hex:${at(0, 0)}`]: '',
      [`hex:${SOUTH}`]: `UP-CMD-02 refuse.nobodyBeside space=${SOUTH}`,
      [`hex:${HOME}`]: '',
      'hex:37': '',
    })
    explains((key) => explainCommandHex(t, 1, key), { [`hex:${SOUTH}`]: '', [`hex:${FAR}`]: '' })
  })

  it('the piece: already there, not there, of others, full, too far [UP-CMD-02, UP-CMD-12, UP-RUL-46]', () => {
    explains((key) => explainCommandPiece(t, 0, key, { to: FULL, moved: 0 }), {
      done: 'UP-RUL-46 refuse.actMoveOne',
      [`hex:${FULL}`]: `UP-CMD-02 refuse.goHere space=${FULL}`,
      [`hex:${HOME}`]: `UP-CMD-05 refuse.actFull space=${FULL} limit=5`,
      [`hex:${FIELD}`]: `UP-CMD-02 refuse.actNotAdjacent space=${FIELD}`,
      [`hex:${FAR}`]: `UP-CMD-02 refuse.noPieceThere space=${FAR}`,
      [`unit:0@${FULL}`]: `UP-CMD-02 refuse.goHere space=${FULL}`,
      [`unit:0@${HOME}`]: `UP-CMD-05 refuse.actFull space=${FULL} limit=5`,
      [`unit:1@${HOME}`]: `UP-CMD-02 refuse.actNotThere space=${HOME}`,
      [`unit:0@${FAR}`]: `UP-CMD-02 refuse.actNotThere space=${FAR}`,
      'unit:0@37': '',
      'unit:4@5': '',
      'hero:0': `UP-CMD-02 refuse.actNotAdjacent space=${FIELD}`,
      'hero:1': 'UP-CMD-02 refuse.actOtherHero',
    })
    explains((key) => explainCommandPiece(t, 0, key, { to: ICE, moved: 0 }), {
      [`unit:0@${HOME}`]: '',
      [`unit:0@${FULL}`]: `UP-CMD-02 refuse.actNotAdjacent space=${FULL}`,
      [`hex:${FULL}`]: `UP-CMD-02 refuse.actNotAdjacent space=${FULL}`,
    })
    explains((key) => explainCommandPiece(t, 0, key, { to: EAST, moved: 0 }), {
      [`unit:0@${HOME}`]: `UP-CMD-08 refuse.actOtherPlayer space=${EAST}`,
      [`hex:${HOME}`]: `UP-CMD-08 refuse.actOtherPlayer space=${EAST}`,
    })
    explains((key) => explainCommandPiece(t, 0, key, { to: FIELD, moved: 1 }), {
      'hero:0': `UP-CMD-12 refuse.actHere space=${FIELD}`,
      [`hex:${FIELD}`]: `UP-CMD-02 refuse.goHere space=${FIELD}`,
    })
    explains((key) => explainCommandPiece(t, 0, key, { to: at(0, 0), moved: 1 }), {
      'hero:0': '',
      [`hex:${FIELD}`]: '',
    })
  })

  it('an impassable edge lies between [UP-CMD-06]', () => {
    const walled = tableOf({
      heroAt: { 0: FIELD },
      units: { [EDGE]: ['tribesmen'] },
      tiles: {
        [EDGE]: 'rigga',
        [at(-1, 0)]: 'ice',
        [at(-2, 1)]: 'ice',
        [at(-1, -1)]: 'ice',
        [at(-3, 0)]: 'ice',
        [at(-3, 1)]: 'ice',
      },
    })
    explains((key) => explainCommandHex(walled, 0, key), {
      [`hex:${at(-1, 0)}`]: '',
      [`hex:${at(-2, 1)}`]: '',
      [`hex:${at(-1, -1)}`]: '',
      [`hex:${at(-3, 0)}`]: `UP-CMD-06 refuse.actImpassable space=${EDGE} to=${at(-3, 0)}`,
      [`hex:${at(-3, 1)}`]: `UP-CMD-06 refuse.actImpassable space=${EDGE} to=${at(-3, 1)}`,
    })
    for (const to of [at(-1, 0)]) {
      explains((key) => explainCommandPiece(walled, 0, key, { to, moved: 0 }), {
        [`unit:0@${EDGE}`]: '',
        [`hex:${EDGE}`]: '',
      })
    }
  })
})
