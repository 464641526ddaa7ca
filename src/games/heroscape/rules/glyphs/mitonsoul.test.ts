import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { armyCard, figure, place, question, rolls, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { DESTROYED, NONE, OFF, STANDING, type State } from '../table/state.ts'
import { settleGlyphs } from './glyphs.ts'

const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1))

/** Figures are rolled for in the order of their numbers: Finn, Thorgrim, two Vikings. */
const position: Position = {
  field,
  armies: {
    0: { thorgrim: [[0, 0]] },
    1: {
      finn: [[7, 0]],
      'tarn-viking-warriors': [
        [3, 0],
        [4, 0],
      ],
    },
  },
  glyphs: [['mitonsoul', [0, 0]]],
}

const settled = (d20: readonly number[], more: Partial<Position> = {}): Happening =>
  happen({ ...position, ...more }, (play) => settleGlyphs(play, figure(play, 0, 'thorgrim')), rolls(...d20))

const fates = ({ match }: Happening): number[] => [
  match.state.fate[figure(match.play, 1, 'finn')],
  match.state.fate[figure(match.play, 0, 'thorgrim')],
  match.state.fate[figure(match.play, 1, 'tarn-viking-warriors', 0)],
  match.state.fate[figure(match.play, 1, 'tarn-viking-warriors', 1)],
]

describe('the Glyph of Mitonsoul', () => {
  it('destroys every figure that rolls a 1, own and enemy, whatever its Life [HS-GLY-20] [HS-LIF-09]', () => {
    const happening = settled([20, 2, 1, 2])
    expect(fates(happening)).toEqual([STANDING, STANDING, DESTROYED, STANDING])
    expect(fates(settled([2, 20, 2, 2]))).toEqual([STANDING, STANDING, STANDING, STANDING])
    const { play } = happening.match
    const all = [figure(play, 1, 'finn'), figure(play, 0, 'thorgrim'), figure(play, 1, 'tarn-viking-warriors')]
    expect(told(happening, 'cursed')).toEqual([
      { figures: [...all, all[2] + 1].join(), rolls: '20,2,1,2', doomed: String(all[2]) },
    ])
  })

  it('destroys a hero with Life 4 at once [HS-LIF-09] [HS-RUL-66]', () => {
    const happening = settled([1, 3, 3, 3])
    expect(happening.match.state.fate[finnOf(happening)]).toBe(DESTROYED)
    expect(told(happening, 'destroyed')).toMatchObject([{ figure: finnOf(happening), cause: 'curse' }])
  })

  it('is removed, and rolled for once per figure on the battlefield alone [HS-GLY-08] [HS-RUL-66]', () => {
    const happening = settled([5, 5, 5, 5, 1])
    const { match } = happening
    expect(match.state.glyphSpace[0]).toBe(OFF)
    expect(match.log.filter((entry) => entry.type === 'draw').length).toBe(4)
    expect(question(match)).toBe('rest@0')
  })

  it('does not touch a captive [HS-RUL-66] [HS-RUL-83]', () => {
    const arrange = (state: State, content: Content): void => {
      state.owner[armyCard({ state, content }, 1, 'finn')] = NONE
    }
    const { match } = settled([5, 5, 5, 1], { arrange })
    expect(match.log.filter((entry) => entry.type === 'draw').length).toBe(3)
    expect(match.state.fate[match.state.occupant[place(field, [7, 0])]]).toBe(STANDING)
  })

  it('may destroy the last figures of both sides: nobody wins [HS-RUL-66] [HS-RUL-09]', () => {
    const armies = { 0: { thorgrim: [[0, 0]] }, 1: { 'deathwalker-9000': [[7, 0]] } } as const
    const { match } = settled([1, 1], { armies })
    expect(match.state.outcome).toEqual({ kind: 'nobody' })
  })

  it('rolls for all before any is removed, and then decides the battle [HS-RUL-66] [HS-END-01]', () => {
    const armies = { 0: { thorgrim: [[0, 0]] }, 1: { 'deathwalker-9000': [[7, 0]] } } as const
    const happening = settled([4, 1], { armies })
    expect(happening.match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(happening.events.map(({ type }) => type)).toEqual([
      'glyphRemoved',
      'cursed',
      'destroyed',
      'cardOutOfPlay',
      'battleWon',
    ])
  })

  it('does not break a truce [HS-RUL-66] [HS-RUL-85]', () => {
    const special = [{ rule: 'truce' as const, sides: [0, 1] }]
    const happening = settled([5, 5, 1, 5], { rules: { special }, arrange: (state) => (state.truce = 1) })
    expect(happening.match.state.truce).toBe(1)
  })
})

const finnOf = ({ match }: Happening): number => figure(match.play, 1, 'finn')
