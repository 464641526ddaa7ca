import { describe, expect, it } from 'vitest'
import { CAPITAL } from '../content/names.ts'
import { placeKey } from '../rules/table/faces.ts'
import { ON } from '../testing/acting.ts'
import { heardMatch, PLANNING } from '../testing/hearing.ts'
import {
  actionMatch,
  choose,
  chooseAs,
  landCard,
  light,
  magic,
  positionMatch,
  shadow,
  type ImmortalsMatch,
  type Position,
} from '../testing/position.ts'
import { slipOf } from './answers.ts'
import { regretOf } from './regret.ts'
import { boardOf, optionOf } from './testing/board-of.ts'

const [HEARTWOOD, BORDERLAND, TREEHOME] = [light('heartwood'), light('borderland'), light('treehome')]

function regret(match: ImmortalsMatch, key: string): string | undefined {
  const board = boardOf(match)
  return regretOf(optionOf(board, key), board)?.kind
}

describe('of a plan', () => {
  const position: Position = {
    armies: { 0: [[HEARTWOOD, 3], [TREEHOME, 1]], 1: [[BORDERLAND, 2]] }, // prettier-ignore
    cards: { 0: [landCard('heartwood'), landCard('treehome'), light('saltmere'), light('borderland')] },
    gold: { 0: 1 },
  }
  const planned = (cards: readonly (readonly [number, number])[]): ImmortalsMatch => {
    const { match } = heardMatch(position, PLANNING)
    for (const [card, space] of cards) chooseAs(match, 0, placeKey(card, space))
    return match
  }
  const income = [[landCard('heartwood'), ON.gold], [landCard('treehome'), ON.energy]] as const // prettier-ignore
  const attack = [light('borderland'), ON.attack] as const
  const magics = [[magic('conflictOrMarker'), ON.magic], [magic('conflictsOrAwaken'), ON.magic + 1]] as const // prettier-ignore

  it('beginners miss the attack, cards without armies in their lands, and the money [IM-ATT-12] [IM-PLN-10]', () => {
    expect(regret(planned([...income, ...magics]), 'ready')).toBe('immortals.noAttack')
    expect(regret(planned([...income, ...magics, attack]), 'ready')).toBeUndefined()
    expect(regret(planned([...income, attack, [light('saltmere'), ON.awaken]]), 'ready')).toBe('immortals.absent')
    expect(regret(planned([[landCard('treehome'), ON.build], attack, ...magics, [landCard('heartwood'), ON.awaken]]), 'ready')).toBe('immortals.dear') // prettier-ignore
  })

  it('nothing is said that is a slip already', () => {
    const board = boardOf(planned([]))
    expect(slipOf(optionOf(board, 'ready'), board)?.kind).toBe('emptyPlan')
    expect(regret(planned([]), 'ready')).toBeUndefined()
    expect(regret(planned([]), placeKey(...attack))).toBeUndefined()
  })
})

it('of a turn: a card from which nothing comes now, while another brings something', () => {
  const planned = { 0: { [ON.gold]: landCard('heartwood'), [ON.build]: landCard('treehome') } }
  const match = positionMatch({ armies: { 0: [[HEARTWOOD, 3], [TREEHOME, 1]] }, planned }) // prettier-ignore
  expect(regret(match, `space:${ON.build}`)).toBe('immortals.vainReveal')
  expect(regret(match, `space:${ON.gold}`)).toBeUndefined()
  const alone = positionMatch({ armies: { 0: [[TREEHOME, 1]] }, planned: { 0: { [ON.build]: landCard('treehome') } } })
  expect(regret(alone, `space:${ON.build}`)).toBeUndefined()
})

describe('of a revealed card', () => {
  const onAttack = (position: Position, card = light('saltmere')) => actionMatch(position, { space: ON.attack, card })

  it('to decline what is possible [IM-RUL-34]', () => {
    const match = actionMatch({ armies: { 0: [[HEARTWOOD, 1]] } }, { space: ON.gold, card: landCard('heartwood') })
    expect(regret(match, 'compensation:gold')).toBe('immortals.decline')
    const vain = actionMatch({}, { space: ON.gold, card: landCard('heartwood') })
    expect(regret(vain, 'compensation:gold')).toBeUndefined()
  })

  it('an attack that hardly succeeds, by the rules’ own chances [IM-RUL-22]', () => {
    const armies = { 0: [[HEARTWOOD, 6]], 1: [[BORDERLAND, 5]] } as const
    const against = onAttack({ armies })
    const pair = `attack:${HEARTWOOD}>${BORDERLAND}`
    // The paper of the way sends pair and number at once, and only the pair is an option by then.
    expect(regret(against, pair)).toBe('immortals.slim')
    const helped = onAttack({ armies: { ...armies, 1: [[BORDERLAND, 1]] } }, BORDERLAND)
    expect(regret(helped, pair)).toBeUndefined()
    choose(helped, pair)
    expect(regret(helped, 'armies:5')).toBeUndefined()
    choose(against, pair)
    expect(regret(against, 'armies:1')).toBe('immortals.slim')
  })

  it('a building that is left to one army beside foreign ones [IM-ATT-08]', () => {
    const armies = { 0: [[HEARTWOOD, 4]], 1: [[BORDERLAND, 2]] } as const
    const match = onAttack({ armies, buildings: { [HEARTWOOD]: CAPITAL } })
    choose(match, `attack:${HEARTWOOD}>${light('elderglade')}`)
    expect(regret(match, 'armies:3')).toBe('immortals.bare')
    expect(regret(match, 'armies:2')).toBeUndefined()
  })

  it('a takeover without more armies [IM-RUL-68]', () => {
    const armies = { 0: [[HEARTWOOD, 1]], 1: [[shadow('heartwood'), 2]] } as const
    const position = { armies, cards: { 1: [landCard('heartwood')] }, gold: { 0: 5 }, energy: { 0: 5 } }
    const match = actionMatch(position, { space: ON.magic, card: magic('shrineOrTakeover') })
    expect(regret(match, `takeOver:${HEARTWOOD}`)).toBe('immortals.takeover')
    const better = { ...position, armies: { ...armies, 0: [[HEARTWOOD, 3]] } } as const
    expect(regret(actionMatch(better, { space: ON.magic, card: magic('shrineOrTakeover') }), `takeOver:${HEARTWOOD}`)).toBeUndefined() // prettier-ignore
  })
})
