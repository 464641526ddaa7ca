import { describe, expect, it } from 'vitest'
import { CAPITAL } from '../content/names.ts'
import { ON } from '../testing/acting.ts'
import { heardMatch } from '../testing/hearing.ts'
import {
  actionMatch,
  BLANK,
  choose,
  landCard,
  light,
  magic,
  positionMatch,
  shadow,
  type ImmortalsMatch,
  type Position,
} from '../testing/position.ts'
import { draftMatch } from '../testing/start-match.ts'
import { barred } from './barred.ts'
import { boardOf } from './testing/board-of.ts'

const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]

const said = (match: ImmortalsMatch, role = 0) => {
  const board = boardOf(match, role)
  const found = barred(board.question, board)
  return found === undefined ? undefined : `${found.text}: ${found.reason}`
}

describe('of a revealed card', () => {
  const rich: Position = { armies: { 0: [[HEARTWOOD, 3]] }, gold: { 0: 9 }, energy: { 0: 9 } }
  const on = (space: number, card: number, position: Position = rich) => said(actionMatch(position, { space, card }))

  it('the action itself, where nothing comes of it [IM-ACT-03]', () => {
    expect(on(ON.gold, light('saltmere'))).toMatch(/^Earn gold: .*Saltmere/)
    expect(on(ON.attack, HEARTWOOD, { armies: { 0: [[HEARTWOOD, 1]] } })).toMatch(/^Attack: .*impossible/)
    expect(on(ON.gold, HEARTWOOD)).toBeUndefined()
    expect(on(ON.attack, HEARTWOOD)).toBeUndefined()
  })

  it('the dearest building that cannot be built, and why [IM-BLD-08] [IM-BLD-09] [IM-RUL-42]', () => {
    expect(on(ON.build, HEARTWOOD)).toBeUndefined()
    expect(on(ON.build, HEARTWOOD, { ...rich, gold: { 0: 2 }, energy: { 0: 4 } })).toMatch(/^Capital: .*gold/)
    const beside = { ...rich, buildings: { [light('elderglade')]: CAPITAL } }
    expect(on(ON.build, HEARTWOOD, beside)).toMatch(/^Capital: .*Elderglade/)
  })

  it('the movement beside an attack [IM-MOV-03]', () => {
    expect(on(ON.attackOrMove, light('saltmere'))).toMatch(/^Army movement: .*Saltmere/)
    const two: Position = { ...rich, armies: { 0: [[HEARTWOOD, 3], [BORDERLAND, 1]] } } // prettier-ignore
    expect(on(ON.attackOrMove, HEARTWOOD, two)).toBeUndefined()
  })

  it('what a magic card names and cannot do [IM-RUL-69] [IM-RUL-79]', () => {
    expect(on(ON.magic, magic('conflictOrMarker'), { ...rich, marker: 0 })).toMatch(/^Take the start player marker/)
    expect(on(ON.magic, magic('awaken'), { ...rich, limbo: { 0: [3, 3] } })).toMatch(/^Awaken from the Shadow limbo/)
  })
})

it('of an attack: the residents on the own side with a land card, and all armies [IM-RUL-52] [IM-ATT-08]', () => {
  const armies = { 0: [[HEARTWOOD, 4], [shadow('heartwood'), 1]], 1: [[BORDERLAND, 2]] } as const // prettier-ignore
  const match = actionMatch({ armies }, { space: ON.attack, card: landCard('heartwood') })
  choose(match, `attack:${HEARTWOOD}>${BORDERLAND}`)
  expect(said(match)).toMatch(/^Residents: on your side: .*Borderland/)
  choose(match, 'neutral')
  expect(said(match)).toMatch(/^Send all 4: /)
})

it('of a turn: any card, where only blank ones are left [IM-ACT-05]', () => {
  expect(said(positionMatch({ planned: { 0: { 0: BLANK } } }))).toMatch(/^Reveal a card: .*blank/)
  expect(said(positionMatch({ planned: { 0: { 0: landCard('heartwood') } } }))).toBeUndefined()
})

it('of reinforcement: the world into which nothing can come [IM-REI-03] [IM-REI-06]', () => {
  const here: Position = { armies: { 0: [[HEARTWOOD, 1], [shadow('heartwood'), 1]] } } // prettier-ignore
  const reinforcing = (limbo: readonly [number, number], position = here) =>
    said(heardMatch({ ...position, limbo: { 0: limbo } }, [{ procedure: 'reinforce', args: { role: 0 } }]).match)
  expect(reinforcing([2, 3])).toMatch(/^Shadow world: .*2/)
  expect(reinforcing([3, 3])).toBeUndefined()
  expect(reinforcing([0, 3])).toBeUndefined()
  expect(reinforcing([4, 3], { armies: { 0: [[HEARTWOOD, 1]] } })).toMatch(/^Shadow world/)
})

it('of the draft: cards of occupied lands, while groups are left [IM-STA-11]', () => {
  const hand = (cards: readonly number[]) =>
    draftMatch({ armies: { 1: [[HEARTWOOD, 2]] }, groups: [[3], [], []], hands: [cards, [], []] }).match
  expect(said(hand([HEARTWOOD, BORDERLAND]))).toMatch(/^Cards of occupied lands/)
  expect(said(hand([light('mossgate'), BORDERLAND]))).toBeUndefined()
})
