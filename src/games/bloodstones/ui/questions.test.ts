import { describe, expect, it } from 'vitest'
import { privateCells, publicCells, type QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { bloodstones } from '../index.ts'
import { given, row } from '../testing/marches.ts'
import { choose, view, type BloodstonesMatch } from '../testing/position.ts'
import { barred, hintOf, meaningOf, placeOf, slipOf, where } from './questions.ts'

const boardOf = (match: BloodstonesMatch, told: BoardProps['told'] = []): BoardProps =>
  ({
    language: 'en',
    role: 0,
    question: view(match),
    told,
    view: {
      shared: publicCells(bloodstones, match.play),
      own: new Map([[0, privateCells(bloodstones, match.play, 0)]]),
    },
  }) as unknown as BoardProps

/** An archer at home, and one beside an enemy if a battle is due. */
const turn = (isDue = false): BloodstonesMatch =>
  given({
    map: row('plains', 'plains', 'plains'),
    mine: [
      ['citadel', 0],
      ['archer', 0, 2],
      ['cavalry', 1],
    ],
    theirs: [['archer', isDue ? 1 : 2]],
    hand: ['castle', 'archer', 'blank'],
  })

const places = (question: QuestionView) => question.options.map((option) => [option.key, placeOf(option, question)])

describe('the questions of the table', () => {
  it('say where the game stands', () => {
    const match = turn()
    expect(where(boardOf(match))).toEqual({
      title: 'Round 1 · Actions',
      steps: ['Capture villages', 'Actions', 'Build villages', 'Draw tiles'],
      at: 1,
    })
  })

  it('have their options on the map, in the hand, or beside the question', () => {
    const match = turn()
    expect(places(view(match)!)).toEqual([
      ['place:archer', 'hand'],
      ['place:castle', 'hand'],
      ['move:0', 'board'],
      ['move:1', 'board'],
      ['end', undefined],
    ])
    choose(match, 'move:0')
    expect(places(view(match)!)).toEqual([
      ['all', undefined],
      ['pick', undefined],
    ])
    choose(match, 'all', '1')
    expect(places(view(match)!)).toContainEqual(['pay', 'hand'])
    choose(match, 'pay')
    expect(new Set(places(view(match)!).map(([, place]) => place))).toEqual(new Set(['hand']))
  })

  it('have a quiet way out, which is wanted where it is all there is', () => {
    const question = view(turn())!
    const end = question.options.find(({ key }) => key === 'end')!
    expect(meaningOf(end, question)).toBe('out')
    expect(meaningOf(end, { ...question, options: [end] })).toBe('wanted')
    expect(meaningOf(question.options[0], question)).toBeUndefined()
  })

  it('show the end of the actions greyed while a battle is due [BS-TRN-07]', () => {
    const free = boardOf(turn())
    expect(barred(free.question!, free)).toBeUndefined()
    const due = boardOf(turn(true))
    expect(barred(due.question!, due)).toEqual({
      text: 'End your actions',
      reason: 'A battle is due before you can end.',
    })
    expect(hintOf(due.question!, due)).toBe('A battle is due before you can end.')
  })

  it('name no value where only what costs nothing can still be deployed', () => {
    const board = boardOf(turn())
    const done = { key: 'done', label: { key: 'setup.deployDone' } }
    const deploying = (left: number) => ({
      ...board,
      question: { ...board.question!, prompt: { key: 'setup.deploy', args: { left } }, options: [done, done] },
    })
    expect(slipOf(done, deploying(0))?.text).toBe('Units that cost nothing can still be deployed.')
    expect(slipOf(done, deploying(2))?.text).toBe('Units with placement costs of up to 2 can still be deployed.')
  })

  it('ask once more whoever ends a turn in which nothing was done', () => {
    const match = turn()
    const end = view(match)!.options.find(({ key }) => key === 'end')!
    const began = { n: 1, event: { type: 'turnBegan', role: 0, round: 1 } }
    expect(slipOf(end, boardOf(match, [began]))?.kind).toBe('bloodstones.idle')
    const moved = { n: 2, event: { type: 'moved', role: 0, units: '0', path: [0, 1], cost: 1 } }
    expect(slipOf(end, boardOf(match, [began, moved]))).toBeUndefined()
    const again = { n: 3, event: { type: 'turnBegan', role: 0, round: 2 } }
    expect(slipOf(end, boardOf(match, [began, moved, again]))?.kind).toBe('bloodstones.idle')
  })

  it('tell in a few words what can be clicked', () => {
    const match = turn()
    expect(hintOf(view(match)!, boardOf(match))).toBe('Click an army or a tile of your hand.')
    choose(match, 'move:0', 'all')
    expect(hintOf(view(match)!, boardOf(match))).toBe('Numbers are costs, swords are battles.')
    choose(match, '1', 'pay')
    expect(hintOf(view(match)!, boardOf(match))).toBe('Click tiles of your hand, or take the proposal.')
  })
})
