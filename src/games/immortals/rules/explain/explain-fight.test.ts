import { describe, expect, it } from 'vitest'
import { LANDS, LIGHT } from '../../content/names.ts'
import { ATTACK_SPACE } from '../../testing/fights.ts'
import {
  actionMatch,
  asked,
  choose,
  joker,
  landCard,
  light,
  offered,
  refusedBy,
  shadow,
  type ImmortalsMatch,
  type Position,
} from '../../testing/position.ts'
import type { Card } from '../table/state.ts'
import { explainFight } from './explain-fight.ts'

const UNINVOLVED = light('saltmere')
const [ELDERGLADE, MOSSGATE, THORNHOLLOW, HEARTWOOD, TREEHOME] = [
  light('elderglade'),
  light('mossgate'),
  light('thornhollow'),
  light('heartwood'),
  light('treehome'),
]

const start = (position: Position, card: Card = UNINVOLVED, space = ATTACK_SPACE): ImmortalsMatch =>
  actionMatch(position, { space, card })

/** Rule and message of every reason. */
const why = (match: ImmortalsMatch, key: string, role = 0): string[] =>
  explainFight(match.play, role, key, asked(match)).map(({ rule, message }) => `${rule} ${message.key.slice(12)}`)

const BOARD: Position = {
  armies: {
    0: [
      [ELDERGLADE, 3],
      [HEARTWOOD, 1],
      [shadow('elderglade'), 1],
    ],
    1: [
      [MOSSGATE, 2],
      [TREEHOME, 2],
    ],
  },
}

describe('why an attack is not offered', () => {
  it.each([
    [MOSSGATE, ELDERGLADE, 'IM-ATT-01 Origin'],
    [THORNHOLLOW, MOSSGATE, 'IM-ATT-01 Origin'],
    [ELDERGLADE, HEARTWOOD, 'IM-ATT-02 OwnTarget'],
    [ELDERGLADE, ELDERGLADE, 'IM-ATT-02 OwnTarget'],
    [ELDERGLADE, light('borderland'), 'IM-ATT-01 NotAdjacent'],
    [ELDERGLADE, shadow('mossgate'), 'IM-RUL-07 OtherWorld'],
    [HEARTWOOD, shadow('heartwood'), 'IM-ATT-10 NoPortal'],
    [HEARTWOOD, TREEHOME, 'IM-ATT-08 MustStay'],
  ])('from %i to %i [IM-ATT-01] [IM-ATT-02] [IM-ATT-08]', (from, to, reason) => {
    expect(why(start(BOARD), `attack:${from}>${to}`)).toEqual([reason])
  })

  it('a portal leads one way [IM-BLD-07] [IM-ATT-10]', () => {
    const position: Position = {
      ...BOARD,
      arrange: (state) => void (state.portal[shadow('heartwood')] = 1),
    }
    expect(why(start(position), `attack:${HEARTWOOD}>${shadow('heartwood')}`)).toEqual(['IM-BLD-07 PortalOneWay'])
  })

  it('players hear these reasons [IM-ATT-02] [IM-ATT-11]', () => {
    const match = start(BOARD)
    expect(refusedBy(match, 0, `attack:${ELDERGLADE}>${HEARTWOOD}`)).toEqual(['IM-ATT-02'])
    expect(refusedBy(match, 0, `land:${light('borderland')}`)).toEqual(['IM-ATT-08'])
    choose(match, `attack:${ELDERGLADE}>${MOSSGATE}`)
    expect(refusedBy(match, 0, 'armies:3')).toEqual(['IM-ATT-08'])
    expect(refusedBy(match, 0, `land:${TREEHOME}`)).toEqual(['IM-ATT-11'])
  })

  it('two armies are enough to attack the land beside them [IM-ATT-08]', () => {
    const match = start({ armies: { 0: [[ELDERGLADE, 2]], 1: [[MOSSGATE, 2]] } })
    expect(why(match, `land:${MOSSGATE}`)).toEqual([])
  })

  it('nothing is said about what is offered or does not exist [IM-ATT-01]', () => {
    const match = start(BOARD)
    for (const key of offered(match)) expect(why(match, key)).toEqual([])
    for (const key of [`attack:0>${LANDS}`, `attack:${LANDS}>0`, 'attack:x>1', `land:${LANDS}`, 'land:', 'nonsense'])
      expect(why(match, key)).toEqual([])
  })

  it('the price of a race attack [IM-RUL-42] [IM-RAC-05]', () => {
    const races = { 0: ['elves', 'nightElves'], 1: ['humans', 'orcs'], 2: ['dwarves', 'trolls'] } as const
    const match = start({ ...BOARD, races, energy: { 0: 2 } }, UNINVOLVED, 7)
    expect(why(match, `attack:${ELDERGLADE}>${MOSSGATE}`)).toEqual(['IM-RUL-42 Price'])
    expect(why(match, `land:${MOSSGATE}`)).toEqual(['IM-RUL-42 Price'])
    const [{ message }] = explainFight(match.play, 0, `land:${MOSSGATE}`, asked(match))
    expect(message.args).toEqual({ energy: 2, gold: 1 })
  })

  it('the space is for something else [IM-PLN-06]', () => {
    const match = start(BOARD, ELDERGLADE, 0)
    expect(why(match, `attack:${ELDERGLADE}>${MOSSGATE}`)).toEqual(['IM-PLN-06 NoAttack'])
    expect(why(match, `land:${MOSSGATE}`)).toEqual([])
  })

  it.each([
    [HEARTWOOD, ['IM-ATT-08 MustStay']],
    [light('forge-fire'), ['IM-ATT-08 TooFewBeside']],
    [light('borderland'), ['IM-ATT-08 TooFewBeside']],
    [light('emerald-cliff'), ['IM-ATT-01 NotBeside']],
    [shadow('borderland'), ['IM-ATT-01 NotBeside']],
    [ELDERGLADE, []],
    [MOSSGATE, []],
  ])('land %i alone [IM-ATT-01] [IM-ATT-08]', (land, reasons) => {
    expect(why(start(BOARD), `land:${land}`)).toEqual(reasons)
  })

  it('only own lands around, or no land that can attack at all [IM-ATT-02] [IM-RUL-54]', () => {
    const around: [number, number][] = [
      [THORNHOLLOW, 3],
      [ELDERGLADE, 1],
      [TREEHOME, 1],
      [light('duskmoor'), 1],
    ]
    expect(why(start({ armies: { 0: around } }), `land:${HEARTWOOD}`)).toEqual(['IM-RUL-54 NoPair'])
    const two = start({ armies: { 0: [...around, [MOSSGATE, 2]] } })
    expect(why(two, `land:${THORNHOLLOW}`)).toEqual(['IM-ATT-02 OnlyOwnAround'])
  })
})

describe('while an attack is under way', () => {
  const declared = (card: Card): ImmortalsMatch => {
    const match = start({ armies: { 0: [[MOSSGATE, 3]], 1: [[HEARTWOOD, 2]] } }, card)
    choose(match, `attack:${MOSSGATE}>${HEARTWOOD}`)
    return match
  }

  it('at least one goes and at least one stays [IM-ATT-08]', () => {
    const match = declared(UNINVOLVED)
    expect(why(match, 'armies:0')).toEqual(['IM-ATT-08 NoneToSend'])
    expect(why(match, 'armies:1')).toEqual([])
    expect(why(match, 'armies:2')).toEqual([])
    expect(why(match, 'armies:3')).toEqual(['IM-ATT-08 LeaveOne'])
  })

  it('origin and target are fixed, the card is played, the compensation is declined [IM-ATT-11] [IM-RUL-34] [IM-ACT-01]', () => {
    for (const match of [declared(UNINVOLVED), declared(joker(LIGHT, 'forest'))]) {
      for (const key of ['land:7', 'attack:1>2', 'build:1@3', 'move:1>2', 'limbo:0', 'draw'])
        expect(why(match, key)).toEqual(['IM-ATT-11 Declared'])
      for (const key of ['space:3', 'card:12', 'place:5@3', 'pass'])
        expect(why(match, key)).toEqual(['IM-ACT-01 CardPlayed'])
      expect(why(match, 'compensation:gold')).toEqual(['IM-RUL-34 Declined'])
      for (const key of ['something', 'xland:7', 'land', 'passing', 'xpass']) expect(why(match, key)).toEqual([])
      expect(why(match, 'land:7', 1)).toEqual([])
    }
  })

  it('a land card wins nobody over [IM-RUL-52]', () => {
    const armies = { 0: [[MOSSGATE, 3] as const, [shadow('mossgate'), 1] as const] }
    const match = start({ armies }, landCard('mossgate'))
    choose(match, `attack:${MOSSGATE}>${HEARTWOOD}`)
    expect(offered(match)).toEqual(['neutral', 'against'])
    expect(why(match, 'for')).toEqual(['IM-RUL-52 LandCardTarget'])
  })

  it('where land cards win residents over, only that of the attacked land does [IM-RUL-52]', () => {
    const armies = { 0: [[MOSSGATE, 3] as const, [shadow('mossgate'), 1] as const] }
    const match = start({ armies, options: { landCardWinsResidents: true } }, landCard('mossgate'))
    choose(match, `attack:${MOSSGATE}>${HEARTWOOD}`)
    expect(offered(match)).toEqual(['neutral', 'against'])
    expect(why(match, 'for')).toEqual(['IM-RUL-52 LandCardOther'])
  })

  it('nothing is said to somebody who is not asked [IM-RUL-29]', () => {
    const match = declared(UNINVOLVED)
    expect(explainFight(match.play, 0, 'armies:0', undefined)).toEqual([])
  })
})
