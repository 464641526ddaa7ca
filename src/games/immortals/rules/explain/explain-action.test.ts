import { describe, expect, it } from 'vitest'
import { CAPITAL, LANDS, LIGHT, SHADOW, SHRINE, SPACES } from '../../content/names.ts'
import { acting, ON, RICH } from '../../testing/acting.ts'
import { choose, joker, landCard, light, magic, offered, refusedBy, shadow } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import type { Card } from '../table/state.ts'
import { moveLandReasons } from './explain-move.ts'

const WOOD = light('heartwood')
const BORDER = light('borderland')
const home: Position = { ...RICH, armies: { 0: [[WOOD, 3], [shadow('saltmere'), 1]] } } // prettier-ignore

/** The first reason as rule and message without its beginning. */
const why = (position: Position, space: number, card: Card, key: string): [string, string] | undefined => {
  const [reason] = acting(position, space, card).match.explain(0, { key })
  return reason && [reason.rule, reason.message.key.replace('refuse.act', '')]
}

describe('why not, while a revealed card is carried out', () => {
  it('another card or space waits for another turn [IM-ACT-01]', () => {
    for (const key of ['card:3', 'space:5', 'place:3@5', 'back:2', 'pass'])
      expect(why(home, ON.gold, WOOD, key)).toEqual(['IM-ACT-01', 'OtherCard'])
  })

  it('the space does something else [IM-PLN-06]', () => {
    const keys = [`build:1@${WOOD}`, `move:${WOOD}>${BORDER}`, 'draw', 'marker', 'role:1', `awaken:${LIGHT}`]
    for (const key of [...keys, `shrine:${WOOD}`, `takeOver:${WOOD}`, `limbo:${LIGHT}`, 'building:1', 'building:0'])
      expect(why(home, ON.gold, WOOD, key)).toEqual(['IM-PLN-06', 'OtherAction'])
  })

  it('a magic card has other effects [IM-PLN-06, IM-MAG-03]', () => {
    const card = magic('conflictOrMarker')
    for (const key of [`awaken:${LIGHT}`, `shrine:${WOOD}`, `takeOver:${WOOD}`, `land:${WOOD}`, 'building:1'])
      expect(why(home, ON.magic, card, key)).toEqual(['IM-PLN-06', 'OtherMagic'])
    expect(why(home, ON.magic, magic('awaken'), 'draw')).toEqual(['IM-PLN-06', 'OtherMagic'])
  })

  it('the card is for another land, world or region [IM-CRD-02, IM-CRD-04, IM-CRD-05]', () => {
    const at = (land: number): string => `land:${land}`
    expect(why(home, ON.awaken, landCard('heartwood'), at(BORDER))).toEqual(['IM-CRD-02', 'WrongLand'])
    expect(why(home, ON.awaken, WOOD, at(BORDER))).toEqual(['IM-CRD-04', 'WrongLand'])
    expect(why(home, ON.awaken, WOOD, at(shadow('heartwood')))).toEqual(['IM-CRD-04', 'WrongWorld'])
    expect(why(home, ON.awaken, landCard('heartwood'), at(shadow('heartwood')))).toEqual(['IM-AWK-03', 'NotPresent'])
    expect(why(home, ON.awaken, joker(LIGHT, 'forest'), at(BORDER))).toEqual(['IM-CRD-05', 'WrongRegion'])
    expect(why(home, ON.awaken, joker(SHADOW, 'forest'), at(WOOD))).toEqual(['IM-CRD-05', 'WrongRegion'])
    expect(why(home, ON.awaken, joker(LIGHT, 'forest'), at(light('mossgate')))).toEqual(['IM-AWK-03', 'NotPresent'])
  })

  it('limbo is empty and the price too high: both are said [IM-RUL-43, IM-RUL-42]', () => {
    const { match } = acting({ ...home, gold: { 0: 0 } }, ON.awaken, WOOD)
    expect(refusedBy(match, 0, `land:${WOOD}`)).toEqual(['IM-RUL-43', 'IM-RUL-42'])
    expect(refusedBy(match, 0, `limbo:${LIGHT}`)).toEqual(['IM-RUL-43', 'IM-RUL-42'])
    expect(refusedBy(match, 0, `limbo:${SHADOW}`)).toEqual(['IM-RUL-31'])
    expect(refusedBy(match, 0, 'limbo:2')).toEqual([])
  })

  it('lands pointed at for a magic awakening [IM-RUL-44]', () => {
    const card = magic('awaken')
    expect(why(home, ON.magic, card, `land:${WOOD}`)).toEqual(['IM-RUL-44', 'LimboEmpty'])
    expect(why(home, ON.magic, card, `land:${BORDER}`)).toEqual(['IM-RUL-44', 'NotPresent'])
    const [first] = acting({ ...home, limbo: { 0: [0, 3] } }, ON.magic, card).match.explain(0, { key: `land:${WOOD}` })
    expect(first).toEqual({ rule: 'IM-RUL-44', message: { key: 'refuse.actLimboFirst', args: { world: LIGHT } } })
    const poor = { ...home, limbo: { 0: [0, 3] as const }, energy: { 0: 3 } }
    expect(why(poor, ON.magic, card, `land:${WOOD}`)).toEqual(['IM-RUL-42', 'Price'])
    expect(why(poor, ON.magic, card, `awaken:${LIGHT}`)).toEqual(['IM-RUL-42', 'Price'])
    expect(why(home, ON.magic, card, 'awaken:2')).toBeUndefined()
  })

  it('lands pointed at for a shrine or a takeover [IM-MAG-08, IM-MAG-09]', () => {
    const card = magic('shrineOrTakeover')
    const full: Position = {
      ...home,
      armies: { 0: [[WOOD, 1]] },
      cards: { 0: [landCard('heartwood')] },
      arrange: (s) => void (s.building[WOOD] = CAPITAL),
    }
    expect(why(full, ON.magic, card, `land:${BORDER}`)).toEqual(['IM-MAG-08', 'NotPresent'])
    expect(refusedBy(acting(full, ON.magic, card).match, 0, `land:${WOOD}`)).toEqual(['IM-BLD-08', 'IM-MAG-09'])
    expect(why(full, ON.magic, card, `building:${SHRINE}`)).toEqual(['IM-MAG-08', 'NoRoomForShrine'])
    expect(why(RICH, ON.magic, card, `building:${SHRINE}`)).toEqual(['IM-MAG-08', 'NoLand'])
    expect(why(home, ON.magic, card, `land:${WOOD}`)).toBeUndefined()
    expect(why(home, ON.magic, card, `building:${SHRINE}`)).toBeUndefined()
    expect(why(home, ON.magic, card, 'shrine:50')).toBeUndefined()
  })

  it('a kind of building that fits in none of the lands of a joker [IM-BLD-09]', () => {
    const moor: Position = {
      ...RICH,
      armies: { 0: [[BORDER, 1], [light('crossfen'), 1]] }, // prettier-ignore
      arrange: (s) => void (s.building[light('duskmoor')] = CAPITAL),
    }
    const { match } = acting(moor, ON.build, joker(LIGHT, 'moor'))
    expect(refusedBy(match, 0, `building:${CAPITAL}`)).toEqual(['IM-BLD-09'])
    expect(refusedBy(match, 0, `building:${SHRINE}`)).toEqual([])
    expect(refusedBy(match, 0, 'building:3')).toEqual([])
  })

  it('own lands pointed at where armies may move [IM-MOV-05, IM-MOV-02]', () => {
    const two: Position = { ...home, armies: { 0: [[WOOD, 3], [BORDER, 1]] } } // prettier-ignore
    expect(moveLandReasons(acting(two, ON.attackOrMove, WOOD).match.play, 0, BORDER)).toEqual([])
    expect(why({ ...two, gold: { 0: 0 } }, ON.attackOrMove, WOOD, `land:${BORDER}`)).toEqual(['IM-RUL-42', 'Price'])
    expect(why(two, ON.attackOrMove, WOOD, `land:${WOOD}`)).toEqual(['IM-MOV-05', 'SameLand'])
    expect(why(two, ON.attackOrMove, landCard('saltmere'), `land:${WOOD}`)).toEqual(['IM-MOV-03', 'Nowhere'])
    expect(why(two, ON.attackOrMove, WOOD, 'move:50>3')).toBeUndefined()
  })

  it('every land, card and space that is not on offer has an answer', () => {
    const cards = [[ON.gold, WOOD], [ON.energy, WOOD], [ON.awaken, WOOD], [ON.build, BORDER], [ON.race, BORDER], [ON.magic, magic('awaken')], [ON.magic, magic('conflictOrMarker')]] as const // prettier-ignore
    for (const [space, card] of cards) {
      const { match } = acting(home, space, card)
      for (let land = 0; land < LANDS; land++)
        if (!offered(match).includes(`land:${land}`)) expect(refusedBy(match, 0, `land:${land}`)).not.toEqual([])
      for (let other = 0; other < SPACES; other++) expect(refusedBy(match, 0, `space:${other}`)).toEqual(['IM-ACT-01'])
    }
  })

  it('nonsense has none', () => {
    for (const key of ['land:50', 'land:-1', 'land:x', 'nonsense', 'compensation:gold', ''])
      expect(why(home, ON.gold, WOOD, key)).toBeUndefined()
  })

  it('others are told whose turn it is, not why not [IM-ACT-01]', () => {
    const { match } = acting(home, ON.gold, WOOD)
    expect(refusedBy(match, 1, `land:${BORDER}`)).not.toContain('IM-CRD-04')
  })

  it('in the middle of an action nothing else can be begun [IM-RUL-34]', () => {
    const { match } = acting({ ...home, limbo: { 0: [0, 3] } }, ON.magic, magic('awaken'))
    choose(match, `awaken:${LIGHT}`)
    for (const key of ['draw', 'card:3', 'pass']) expect(refusedBy(match, 0, key)).toEqual(['IM-RUL-34'])
    expect(refusedBy(match, 0, 'land:77')).toEqual([])
  })
})
