import { expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { armyCard, figure, glyphKind, place, tableOf } from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { invariants } from './invariants.ts'
import { DESTROYED, NONE, OFF, WAITING, type Table } from './state.ts'

const field = smallField(grid(6, 3, { '5,0': 2 }))
const at = (q: number, r: number): number => place(field, [q, r])
const table = (): Table =>
  tableOf({
    field,
    armies: {
      0: {
        finn: [[0, 0]],
        grimnak: [
          [
            [2, 1],
            [3, 1],
          ],
        ],
        syvarris: [],
      },
      1: { raelin: [[4, 2]] },
    },
    glyphs: [
      ['astrid', [1, 1]],
      ['kelda', [0, 2]],
    ],
    active: 'finn',
  })
const markers = (t: Table): void => {
  const [finn, grimnak] = [armyCard(t, 0, 'finn'), armyCard(t, 0, 'grimnak')].sort((a, b) => a - b)
  t.state.markerOn.splice(0, 4, finn, finn, grimnak, grimnak)
  t.state.marker.splice(0, 4, 2, 0, 3, 1)
}
const F = (t: Table): number => figure(t, 0, 'finn')
const G = (t: Table): number => figure(t, 0, 'grimnak')
const free = (t: Table, one: number): void => {
  t.state.occupant.forEach((there, space) => (t.state.occupant[space] = there === one ? NONE : there))
}

it('the turn and the order are of roles', () => {
  const [turn, order] = [table(), table()]
  Object.assign(turn.state.turn!, { role: 1e9 })
  order.state.order = [0, 1e9]
  expect(invariants(turn)).toContain('the turn is of a role that is none')
  expect(invariants(order)).toContain('the order is of the roles')
})

it('a position as it should be breaks nothing, with and without markers [HS-SET-27]', () => {
  const t = table()
  expect(invariants(t)).toEqual([])
  markers(t)
  expect(invariants(t)).toEqual([])
  t.state.wounds[F(t)] = 3
  t.state.wounds[figure(t, 1, 'raelin')] = 4
  expect(invariants(t)).toEqual([])
  // Who is under way holds nothing.
  free(t, F(t))
  t.state.move = { figure: F(t), left: 3, fallDice: 0, lead: NONE, way: 0 }
  expect(invariants(t)).toEqual([])
})

const BROKEN: readonly (readonly [string, (t: Table) => void, (t: Table) => string[]])[] = [
  [
    'a figure that waits on a space',
    (t) => {
      t.state.fate[F(t)] = WAITING
    },
    (t) => [`figure ${F(t)} stands on the battlefield exactly if it has a space`],
  ],
  [
    'a figure that stands nowhere',
    (t) => {
      free(t, F(t))
      t.state.front[F(t)] = OFF
    },
    (t) => [
      `figure ${F(t)} stands on the battlefield exactly if it has a space`,
      `figure ${F(t)} occupies its front space`,
    ],
  ],
  [
    'a rear space without standing',
    (t) => {
      t.state.rear[figure(t, 0, 'syvarris')] = at(5, 2)
    },
    (t) => [`figure ${figure(t, 0, 'syvarris')} has a rear space without standing`],
  ],
  [
    'as many wounds as Life',
    (t) => {
      t.state.wounds[F(t)] = 4
    },
    (t) => [`figure ${F(t)} has fewer wounds than Life`],
  ],
  [
    'a big figure on one space',
    (t) => {
      t.state.occupant[at(3, 1)] = NONE
      t.state.rear[G(t)] = OFF
    },
    (t) => [`figure ${G(t)} has the spaces of its size`],
  ],
  [
    'a front space without its figure',
    (t) => {
      t.state.occupant[at(0, 0)] = NONE
    },
    (t) => [`figure ${F(t)} occupies its front space`],
  ],
  [
    'a rear space without its figure',
    (t) => {
      t.state.occupant[at(3, 1)] = NONE
    },
    (t) => [`figure ${G(t)} occupies its rear space`],
  ],
  [
    'spaces that are neither level nor neighbours',
    (t) => {
      t.state.occupant[at(3, 1)] = NONE
      t.state.occupant[at(5, 0)] = G(t)
      t.state.rear[G(t)] = at(5, 0)
    },
    (t) => [`figure ${G(t)} stands level`, `the spaces of figure ${G(t)} are neighbours`],
  ],
  [
    'a space held by somebody elsewhere',
    (t) => {
      t.state.occupant[at(5, 2)] = F(t)
    },
    () => [`space ${at(5, 2)} is held by who stands there`],
  ],
  [
    'a card controlled but brought by nobody',
    (t) => {
      t.state.broughtBy[armyCard(t, 0, 'finn')] = NONE
    },
    (t) => [`card ${armyCard(t, 0, 'finn')} is controlled exactly if somebody brought it`],
  ],
  [
    'a marker too few',
    (t) => {
      markers(t)
      t.state.markerOn[3] = NONE
    },
    () => ['player 0 has placed all markers or none', 'player 0 has each marker once'],
  ],
  [
    'a marker twice',
    (t) => {
      markers(t)
      t.state.marker[0] = 0
    },
    () => ['player 0 has each marker once'],
  ],
  [
    'markers out of order',
    (t) => {
      markers(t)
      t.state.markerOn.splice(0, 4, ...t.state.markerOn.slice(0, 4).reverse())
    },
    () => ['the markers of player 0 lie in the order of the cards'],
  ],
  [
    'two glyphs on one space',
    (t) => {
      t.state.glyphSpace[1] = t.state.glyphSpace[0]
    },
    () => ['two glyphs on one space'],
  ],
  [
    'more glyphs of a kind than there are',
    (t) => {
      t.state.glyph[0] = t.state.glyph[1] = glyphKind('kelda')
    },
    () => ['too many glyphs of kelda'],
  ],
]

it.each(BROKEN)('%s is told', (_, spoil, told) => {
  const t = table()
  spoil(t)
  expect(invariants(t)).toEqual(told(t))
})

it('the destroyed have their wounds, glyphs taken off lie nowhere together [HS-LIF-04]', () => {
  const t = table()
  const syvarris = figure(t, 0, 'syvarris')
  t.state.fate[syvarris] = DESTROYED
  t.state.wounds[syvarris] = 9
  t.state.glyphSpace.fill(OFF)
  expect(invariants(t)).toEqual([])
})
