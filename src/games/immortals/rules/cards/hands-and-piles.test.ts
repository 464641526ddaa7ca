import { describe, expect, it } from 'vitest'
import { EVERYONE, only } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { BLANK, joker, landCard, light, magic, shadow, tableOf } from '../../testing/position.ts'
import { blanksInHand, cardsInHand, discardConflictCard, gainConflictCard, isActive, isInHand, moveLandCard, spaceOf } from './hands-and-piles.ts' // prettier-ignore
import { at, NONE, type Land } from '../table/state.ts'
import { validLands } from './valid-lands.ts'

const [HEARTWOOD, TWIN] = [light('heartwood'), shadow('heartwood')]
const CARD = landCard('heartwood')
const NAME = TWIN

describe('land cards', () => {
  it('are in the stack or with one player, in hand or on the board [IM-CRD-01]', () => {
    const { state, content } = tableOf({ planned: { 1: { 3: CARD } } })
    expect(state.holder.filter((role) => role !== NONE)).toEqual([1])
    expect(isInHand({ state, content }, 1, CARD)).toBe(false)
    expect(spaceOf(state, 1, CARD)).toBe(3)
    expect(moveLandCard(state, NAME, 2)).toBe(3)
    expect(state.planned[at(1, 3)]).toBe(NONE)
    expect([isInHand({ state, content }, 1, CARD), isInHand({ state, content }, 2, CARD)]).toEqual([false, true])
    expect(moveLandCard(state, NAME, NONE)).toBe(NONE)
    expect(state.holder[NAME]).toBe(NONE)
    expect(moveLandCard(state, NAME, 0)).toBe(NONE)
    expect(state.holder[NAME]).toBe(0)
  })

  it('are valid in each world in which the player is present in that land [IM-CRD-02] [IM-CRD-03] [IM-EX-06]', () => {
    const valid = (lands: readonly Land[]): Land[] =>
      validLands(tableOf({ armies: { 0: lands.map((land) => [land, 1] as const), 1: [[light('treehome'), 1]] } }), 0, CARD, []) // prettier-ignore
    expect(valid([HEARTWOOD])).toEqual([HEARTWOOD])
    expect(valid([TWIN])).toEqual([TWIN])
    expect(valid([HEARTWOOD, TWIN])).toEqual([TWIN, HEARTWOOD])
    expect(valid([light('saltmere')])).toEqual([])
  })
})

describe('conflict cards', () => {
  it('are valid in the land and world they show [IM-CRD-04] [IM-EX-07]', () => {
    const t = tableOf({ armies: { 0: [[HEARTWOOD, 1], [TWIN, 1]], 1: [[light('treehome'), 1]] } }) // prettier-ignore
    expect(validLands(t, 0, HEARTWOOD, [])).toEqual([HEARTWOOD])
    expect(validLands(t, 0, TWIN, [])).toEqual([TWIN])
    expect(validLands(t, 0, light('treehome'), [])).toEqual([])
  })

  it('that are jokers are valid in the lands of their region and world [IM-CRD-05]', () => {
    const own = [light('elderglade'), HEARTWOOD, TWIN, light('saltmere')]
    const t = tableOf({ armies: { 0: own.map((land) => [land, 1] as const), 1: [[light('treehome'), 1]] } })
    expect(validLands(t, 0, joker(LIGHT, 'forest'), [])).toEqual([light('elderglade'), HEARTWOOD])
    expect(validLands(t, 0, joker(SHADOW, 'forest'), [])).toEqual([TWIN])
    expect(validLands(t, 0, joker(LIGHT, 'moor'), [])).toEqual([])
  })

  it('stay with their owner until they are discarded, as many as there may be [IM-CRD-14] [IM-CRD-15]', () => {
    const { state } = tableOf({})
    for (const card of [30, 2, 59, 17]) gainConflictCard(state, 1, card, only(1))
    gainConflictCard(state, 1, 20, EVERYONE)
    expect(state.conflict[1]).toEqual([2, 17, 20, 30, 59])
    expect(state.conflictSeenBy[1]).toEqual([only(1), only(1), EVERYONE, only(1), only(1)])
    discardConflictCard(state, 1, 17)
    expect(state.conflict[1]).toEqual([2, 20, 30, 59])
    expect(state.conflictSeenBy[1]).toEqual([only(1), EVERYONE, only(1), only(1)])
    expect(state.discard).toEqual([17])
    expect([state.conflict[0], state.conflict[2]]).toEqual([[], []])
  })
})

describe('a hand', () => {
  it('is what does not lie on the board [IM-PLN-05] [IM-INV-06]', () => {
    const t = tableOf({
      cards: { 0: [HEARTWOOD, TWIN, CARD, landCard('saltmere')] },
      planned: { 0: { 0: HEARTWOOD, 1: CARD, 8: magic('shrineOrTakeover'), 9: BLANK, 5: BLANK } },
    })
    expect(cardsInHand(t, 0, [])).toEqual([
      TWIN,
      landCard('saltmere'),
      magic('awaken'),
      magic('conflictOrMarker'),
      magic('conflictsOrAwaken'),
      BLANK,
    ])
    expect(blanksInHand(t, 0)).toBe(2)
    expect(blanksInHand(t, 1)).toBe(4)
    expect(isInHand(t, 0, TWIN)).toBe(true)
    expect(isInHand(t, 0, HEARTWOOD)).toBe(false)
    expect(isInHand(t, 1, TWIN)).toBe(false)
    expect(isInHand(t, 0, magic('shrineOrTakeover'))).toBe(false)
    expect(isInHand(t, 1, magic('shrineOrTakeover'))).toBe(true)
    expect(spaceOf(t.state, 0, BLANK)).toBe(5)
  })

  it('has no blank card left when four lie on the board [IM-INV-06] [IM-SET-06]', () => {
    const t = tableOf({ planned: { 0: { 0: BLANK, 1: BLANK, 2: BLANK, 3: BLANK } } })
    expect(cardsInHand(t, 0, [])).not.toContain(BLANK)
    expect(isInHand(t, 0, BLANK)).toBe(false)
    expect(isInHand(t, 1, BLANK)).toBe(true)
  })

  it('is all there is of a player who is not active [IM-RUL-38]', () => {
    const { state } = tableOf({ planned: { 0: { 9: BLANK } } })
    expect([0, 1, 2].map((role) => isActive(state, role))).toEqual([true, false, false])
  })
})
