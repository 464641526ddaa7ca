import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import type { OptionView } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { DESTROYED, WAITING, X } from '../../rules/table/state.ts'
import { asking, boardOf } from '../../testing/board-props.ts'
import { moveMatch, plain, to } from '../../testing/moving.ts'
import { armyCard, choose, figure, positionMatch, view, type HeroscapeMatch } from '../../testing/position.ts'
import { regretOf } from './regret.ts'

const field = plain(4, 1, [-1, 0, 8], [3, 0, 1])
const MOVES = {
  field,
  armies: { 0: { finn: [[0, 0]], 'tarn-viking-warriors': [[-1, 0]] }, 1: { 'izumi-samurai': [[1, 0]] } },
  active: 'finn',
} as const

const now = (match: HeroscapeMatch, language: BoardProps['language'] = 'en'): BoardProps => ({
  ...boardOf(match, 0, language),
  question: view(match),
})
const optionOf = (board: BoardProps, key: string): OptionView => {
  const found = board.question!.options.find((one) => one.key === key)
  if (found === undefined)
    throw new Error(`${key} is not among ${board.question!.options.map((one) => one.key).join()}`)
  return found
}
const option = (label: string, more: Partial<OptionView> = {}): OptionView => ({
  key: 'k',
  label: { key: label },
  ...more,
})

describe('what beginners regret', () => {
  it('is to leave an engagement for nothing [HS-ENG-09]', () => {
    const match = moveMatch(MOVES)
    choose(match, `figure:${figure(match, 0, 'finn')}`)
    const board = now(match)
    expect(regretOf(optionOf(board, to(match, [-1, 2])), board)).toMatchObject({ kind: 'heroscape.leave' })
    expect(regretOf(optionOf(board, to(match, [-1, 2])), board)!.text).toContain('Izumi Samurai 1 may strike')
    // Around the enemy nobody strikes.
    expect(regretOf(optionOf(board, to(match, [0, 1])), board)).toBeUndefined()
  })

  it('is to fall, and to fall dead [HS-MOV-12]', () => {
    const match = moveMatch({ ...MOVES, active: 'tarn-viking-warriors' })
    choose(match, `figure:${figure(match, 0, 'tarn-viking-warriors')}`)
    const board = now(match)
    const found = regretOf(optionOf(board, to(match, [-2, 0])), board)
    expect(found).toMatchObject({ kind: 'heroscape.fall' })
    expect(found!.text).toContain('enough to destroy it')
  })

  it('is to leave a glyph that helps the whole army [HS-GLY-06]', () => {
    const match = moveMatch({
      ...MOVES,
      armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[4, 0]] } },
      glyphs: [['astrid', [0, 0]]],
    })
    choose(match, `figure:${figure(match, 0, 'finn')}`)
    const board = now(match)
    expect(regretOf(optionOf(board, to(match, [0, 1])), board)?.text).toContain('Attack +1 is gone')
    expect(regretOf(optionOf(board, 'stay'), board)?.kind).toBe('heroscape.idle')
  })

  it('is a turn in which nobody moves and nobody can be reached [HS-ATT-01]', () => {
    const far = moveMatch({ ...MOVES, armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[4, 0]] } } })
    expect(regretOf(optionOf(now(far), 'done'), now(far))?.kind).toBe('heroscape.idle')
    const near = moveMatch(MOVES)
    expect(regretOf(optionOf(now(near), 'done'), now(near))).toBeUndefined()
    choose(far, `figure:${figure(far, 0, 'finn')}`)
    expect(regretOf(optionOf(now(far), 'stay'), now(far))?.kind).toBe('heroscape.idle')
  })

  it('is a marker on who is not there, or all three on one figure [HS-RUL-75] [HS-RND-14]', () => {
    const match = positionMatch(MOVES)
    const [finn, vikings] = [armyCard(match, 0, 'finn'), armyCard(match, 0, 'tarn-viking-warriors')]
    const lay = (card: number, marker: number, language: BoardProps['language'] = 'en') => {
      const answer = option('marker.card', { targets: [`card:${card}`] })
      return regretOf(answer, asking(boardOf(match, 0, language), 'marker', [answer], { marker }))
    }
    expect(lay(finn, 2)).toBeUndefined()
    match.play.state.plan = [finn, finn, -1, -1, -1, -1, -1, -1]
    expect(lay(finn, 2)?.kind).toBe('heroscape.oneCard')
    expect(lay(finn, X)).toBeUndefined()
    expect(lay(vikings, 2)).toBeUndefined()
    const { firstFigure } = { firstFigure: figure(match, 0, 'tarn-viking-warriors') }
    match.play.state.fate[firstFigure] = WAITING
    match.play.state.fate[firstFigure + 1] = DESTROYED
    for (const language of LANGUAGES) expect(lay(vikings, 1, language)?.kind).toBe('heroscape.waiting')
  })

  it('is a blast among friends, and the only grenades of the game [HS-RUL-56] [HS-POW-10]', () => {
    const match = positionMatch(MOVES)
    const [own, enemy] = [figure(match, 0, 'finn'), figure(match, 1, 'izumi-samurai')]
    const blast = (affected: readonly number[]) => option('power.target', { data: { affected: [...affected] } })
    const at = (answer: OptionView) => regretOf(answer, asking(boardOf(match, 0), 'explosion', [answer]))
    expect(at(blast([own, enemy]))?.text).toBe('Your own side would be hit as well: Finn.')
    expect(at(blast([enemy]))).toBeUndefined()
    // That is a slip for everybody.
    expect(at(blast([own]))).toBeUndefined()
    const use = (detail: string, onlyFriends = false) =>
      option('power.use', { detail: { key: detail }, data: { power: 'grenade', figure: own, onlyFriends } })
    const throwing = (answer: OptionView) => regretOf(answer, asking(boardOf(match, 0), 'attack', [answer]))
    expect(throwing(use('power.grenadeGivesUp'))?.kind).toBe('heroscape.grenade')
    expect(throwing(use('power.grenadeGivesUp', true))?.kind).toBe('heroscape.grenade')
    expect(throwing(use('power.dice'))).toBeUndefined()
  })

  it.each(['scenario.dontHeal', 'scenario.summonNobody', 'reinforce.no', 'move.spare'])(
    'is to let go what is free: %s',
    (label) => {
      const match = positionMatch(MOVES)
      for (const language of LANGUAGES) {
        const answer = option(label)
        expect(regretOf(answer, asking(boardOf(match, 0, language), 'x', [answer]))?.kind).toBe(`heroscape.${label}`)
      }
    },
  )
})
