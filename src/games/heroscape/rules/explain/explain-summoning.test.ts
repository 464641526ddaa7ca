import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { armyCard, figure, place, tableOf, type Position } from '../../testing/position.ts'
import { askFor, inLines } from '../../testing/reasons.ts'
import { smallField, spaceAt } from '../../testing/small-fields.ts'
import { NONE, type Table } from '../table/state.ts'
import { explainSummoning, isSummoningQuestion } from './explain-summoning.ts'

/** The glyph lies at 2, 2; around it a roof (1, 3), a balcony that the glyph is under, a step up (3, 2). */
const field = smallField(grid(8, 6, { '1,3': [1, 3], '3,2': [1, 20], '7,5': 4 }))
const at = (q: number, r: number, level?: number): number => spaceAt(field, q, r, level)
const GLYPH = at(2, 2)

const position: Position = {
  field,
  armies: {
    0: {
      finn: [[2, 2]],
      syvarris: [[6, 0]],
      grimnak: [
        [
          [5, 4],
          [6, 4],
        ],
      ],
    },
    1: { raelin: [[2, 3]], thorgrim: [], 'sgt-drake-alexander': [[0, 5]] },
  },
  glyphs: [['kelda', [2, 1]]],
}

const saying =
  (t: Table, name: string, arg: object) =>
  (key: string): string[] =>
    inLines(explainSummoning(t, askFor(0, name, arg), key))

describe('the questions of Erland', () => {
  it('are two [HS-GLY-17] [HS-GLY-18]', () => {
    expect(
      ['summoning', 'summoningTo', 'summon', 'move', ''].map((name) => isSummoningQuestion(askFor(0, name, {}))),
    ).toEqual([true, true, false, false, false])
  })
})

describe('why this figure is not summoned', () => {
  it('it is the one on the glyph, absent, a captive, or has no room [HS-GLY-17] [HS-RUL-83] [HS-GLY-18]', () => {
    const t = tableOf(position)
    const [finn, drake, waiting] = [figure(t, 0, 'finn'), figure(t, 1, 'sgt-drake-alexander'), figure(t, 1, 'thorgrim')]
    const why = saying(t, 'summoning', { figure: finn, space: GLYPH })
    expect(why(`figure:${finn}`)).toEqual([`HS-GLY-17 summonSelf figure=${finn}`])
    expect(why(`figure:${waiting}`)).toEqual([`HS-GLY-17 summonAbsent figure=${waiting}`])
    expect(why(`figure:${drake}`)).toEqual([])
    t.state.owner[armyCard(t, 1, 'sgt-drake-alexander')] = NONE
    expect(why(`figure:${drake}`)).toEqual([`HS-RUL-83 summonCaptive figure=${drake}`])
    expect(why(`figure:${figure(t, 0, 'syvarris')}`)).toEqual([])
    const islet = tableOf({
      ...position,
      field: smallField([
        [2, 2, 1],
        [6, 0, 1],
      ]),
      armies: { 0: { finn: [[2, 2]] }, 1: { raelin: [[6, 0]] } },
      glyphs: [],
    })
    const raelin = figure(islet, 1, 'raelin')
    expect(saying(islet, 'summoning', { figure: figure(islet, 0, 'finn'), space: 0 })(`figure:${raelin}`)).toEqual([
      `HS-GLY-18 summonNoRoom figure=${raelin}`,
    ])
  })

  it('nothing is said of anything else [HS-GLY-17]', () => {
    const t = tableOf(position)
    const finn = figure(t, 0, 'finn')
    const arg = { figure: finn, space: GLYPH }
    for (const key of [
      'figure:-1',
      'figure',
      'figure:x',
      `figure:${t.state.fate.length}`,
      `space:${at(5, 0)}`,
      'done',
      '',
    ])
      expect(saying(t, 'summoning', arg)(key)).toEqual([])
    for (const key of ['space:-1', 'space', 'space:x', `space:${field.spaces.count}`, `figure:${finn}`, `card:1`])
      expect(saying(t, 'summoningTo', arg)(key)).toEqual([])
  })
})

describe('why it is not summoned to this space', () => {
  const t = tableOf(position)
  const [syvarris, raelin] = [figure(t, 0, 'syvarris'), figure(t, 1, 'raelin')]
  const why = saying(t, 'summoningTo', { figure: syvarris, space: GLYPH })

  it('it is far, held, over or under a roof, or an open Kelda [HS-GLY-18] [HS-RUL-65] [HS-GLY-15]', () => {
    expect(why(`space:${at(5, 0)}`)).toEqual([`HS-GLY-18 summonFar space=${at(5, 0)}`])
    expect(why(`space:${at(4, 2)}`)).toEqual([`HS-GLY-18 summonFar space=${at(4, 2)}`])
    expect(why(`space:${at(2, 3)}`)).toEqual([`HS-GLY-18 summonOccupied figure=${raelin}`])
    expect(why(`space:${at(3, 2, 20)}`)).toEqual([])
    expect(why(`space:${at(1, 3, 1)}`)).toEqual([`HS-RUL-34 summonTall figure=${syvarris} height=5 room=1`])
    expect(why(`space:${at(2, 1)}`)).toEqual([`HS-GLY-15 summonKelda figure=${syvarris}`])
    t.state.wounds[syvarris] = 1
    expect(why(`space:${at(2, 1)}`)).toEqual([])
    expect(why(`space:${at(1, 2)}`)).toEqual([])
  })

  it('a roof lies between the glyph and the space [HS-RUL-65]', () => {
    const under = tableOf({
      ...position,
      field: smallField([
        [2, 2, [1, 8]],
        [3, 2, 9],
        [6, 0, 1],
      ]),
      armies: { 0: { finn: [[2, 2, 1]] }, 1: { raelin: [[6, 0]] } },
      glyphs: [],
    })
    const there = place(under.content.scenarios.at(-1)!.battlefield, [3, 2])
    const mover = figure(under, 1, 'raelin')
    const from = under.state.front[figure(under, 0, 'finn')]
    expect(saying(under, 'summoningTo', { figure: mover, space: from })(`space:${there}`)).toEqual([
      `HS-RUL-65 summonRoof space=${there}`,
    ])
  })

  it('a two-space figure may stand one space off, on its own spaces too, but not uneven [HS-MOV-20] [HS-GLY-18]', () => {
    const grimnak = figure(t, 0, 'grimnak')
    const big = saying(t, 'summoningTo', { figure: grimnak, space: GLYPH })
    expect(big(`space:${at(4, 2)}`)).toEqual([`HS-MOV-20 summonUneven figure=${grimnak}`])
    expect(big(`space:${at(5, 2)}`)).toEqual([`HS-GLY-18 summonFar space=${at(5, 2)}`])
    expect(big(`space:${at(2, 3)}`)).toEqual([`HS-GLY-18 summonOccupied figure=${raelin}`])
    const near = tableOf({
      ...position,
      armies: {
        0: {
          finn: [[2, 2]],
          grimnak: [
            [
              [1, 2],
              [0, 2],
            ],
          ],
        },
        1: { raelin: [[3, 1]] },
      },
      glyphs: [],
    })
    const own = figure(near, 0, 'grimnak')
    expect(saying(near, 'summoningTo', { figure: own, space: GLYPH })(`space:${at(1, 2)}`)).toEqual([
      `HS-MOV-20 summonUneven figure=${own}`,
    ])
    const single = figure(near, 1, 'raelin')
    expect(saying(near, 'summoningTo', { figure: single, space: GLYPH })(`space:${at(3, 1)}`)).toEqual([
      `HS-GLY-18 summonOccupied figure=${single}`,
    ])
  })
})
