import { describe, expect, it } from 'vitest'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { boardOf } from '../testing/board-props.ts'
import { moveMatch, plain, to } from '../testing/moving.ts'
import { choose, figure as numberOf, view, type HeroscapeMatch } from '../testing/position.ts'
import { hintOf, meaningOf, placeOf, slipOf, thenOf } from './answers.ts'

const option = (key: string, label: string, more: Partial<OptionView> = {}): OptionView => ({
  key,
  label: { key: label },
  ...more,
})
const ask = (name: string, options: readonly OptionView[], about?: QuestionView['about']): QuestionView => ({
  id: '1',
  kind: 'figure',
  name,
  rule: 'HS-ATT-02',
  prompt: { key: 'x' },
  options,
  closes: false,
  ...(about === undefined ? {} : { about }),
})
const board = (question: QuestionView, isSmall = false): BoardProps =>
  ({
    question,
    language: 'en',
    room: { isSmall },
    view: { shared: new Map(), own: new Map() },
    content: { scenarios: [] },
  }) as never

const pair = option('attack:1>7', 'attack.pair', {
  targets: ['figure:1', 'figure:7'],
  data: { attacker: 1, target: 7 },
})
const power = (figure: number): OptionView =>
  option(`use:grenade/${figure}`, 'power.use', {
    targets: [`figure:${figure}`],
    data: { power: 'grenade', figure, onlyFriends: false },
  })
const done = option('done', 'attack.done')

describe('where answers have their place', () => {
  it('is the board for what stands there, the hand for cards, the ribbon for the rest', () => {
    const question = ask('attack', [pair, done])
    expect(placeOf(pair, question)).toBe('board')
    expect(placeOf(done, question)).toBeUndefined()
    const card = option('card:3', 'basic.card', { targets: ['card:3'] })
    expect(placeOf(card, ask('card', [card]))).toBe('hand')
  })

  it('is the ribbon for a power of one figure, the figures themselves where several have it', () => {
    expect(placeOf(power(1), ask('attack', [pair, power(1), done]))).toBeUndefined()
    const question = ask('attack', [power(1), power(2), done])
    expect(placeOf(power(1), question)).toBe('board')
  })

  it('is the ribbon for a figure that stays out of the battle, for it stands nowhere', () => {
    const out = option('out', 'place.out', { targets: ['figure:4'], data: { leaves: 4 } })
    const instead = option('instead:5', 'place.instead', { targets: ['figure:5'], data: { leaves: 5 } })
    const question = ask('place', [out, instead], { figure: 4 })
    expect(placeOf(out, question)).toBeUndefined()
    expect(placeOf(instead, question)).toBe('board')
  })
})

describe('what answers mean', () => {
  it('is a way out or what is wanted', () => {
    expect(meaningOf(done)).toBe('out')
    expect(meaningOf(option('yes', 'reinforce.yes'))).toBe('wanted')
    expect(meaningOf(pair)).toBeUndefined()
  })

  it('is hinted at in one sentence, on wide screens', () => {
    const question = ask('moveTo', [], { figure: 1 })
    expect(hintOf(question, board(question))).toContain('Numbers')
    expect(hintOf(question, board(question, true))).toBeUndefined()
    const one = ask('attack', [pair, done])
    expect(hintOf(one, board(one))).toBe('Click a target.')
  })
})

describe('slips', () => {
  it('are points that would still buy a card', () => {
    const ready = option('done', 'draft.done')
    const card = option('card:1', 'draft.card', { targets: ['card:1'] })
    const question = ask('armyCard', [card, ready], { points: 90 })
    expect(slipOf(ready, board(question))?.text).toContain('90 points')
    expect(slipOf(card, board(question))).toBeUndefined()
    expect(slipOf(ready, board(ask('armyCard', [ready], { points: 90 })))).toBeUndefined()
  })

  it('are powers that could hit only friends, and attacks that break a truce', () => {
    const own = option('use:fireLine/1', 'power.use', { data: { power: 'fireLine', figure: 1, onlyFriends: true } })
    const traitor = option('attack:1>2', 'attack.pair', { detail: { key: 'attack.pairBreaksTruce' } })
    expect(slipOf(own, board(ask('attack', [own])))?.kind).toBe('heroscape.friends')
    expect(slipOf(traitor, board(ask('attack', [traitor])))?.kind).toBe('heroscape.truce')
    expect(slipOf(pair, board(ask('attack', [pair])))).toBeUndefined()
  })

  it('are special attacks that break a truce, whoever else they hit [HS-RUL-85]', () => {
    const blast = option('figure:7', 'power.target', { data: { affected: [7, 3], breaksTruce: true } })
    expect(slipOf(blast, board(ask('explosion', [blast])))?.kind).toBe('heroscape.truce')
  })
})

describe('what goes without saying after an answer', () => {
  const now = (match: HeroscapeMatch): BoardProps => ({ ...boardOf(match, 0, 'en'), question: view(match) })
  const afterStaying = (asked: BoardProps): readonly string[] =>
    thenOf(
      asked.question!.options.find(({ key }) => key === 'stay')!,
      asked,
    )
  const field = plain(4, 1)
  const enemy = { 1: { syvarris: [[4, 0]] } } as const

  it('is that nobody moves, once the only one stays [HS-RND-17]', () => {
    const match = moveMatch({ field, armies: { 0: { finn: [[0, 0]] }, ...enemy }, active: 'finn' })
    choose(match, `figure:${numberOf(match, 0, 'finn')}`)
    expect(afterStaying(now(match))).toEqual(['done'])
    choose(match, 'stay')
    expect(now(match).question!.options.map(({ key }) => key)).toContain('done')
  })

  it('is nothing while others of the card have not moved', () => {
    const squad = 'tarn-viking-warriors'
    const match = moveMatch({
      field,
      armies: {
        0: {
          [squad]: [
            [0, 0],
            [0, 2],
          ],
        },
        ...enemy,
      },
      active: squad,
    })
    const first = numberOf(match, 0, squad)
    choose(match, `figure:${first}`)
    expect(afterStaying(now(match))).toEqual([])
    choose(match, 'stay')
    choose(match, `figure:${first}`)
    choose(match, to(match, [1, 0]))
    choose(match, `figure:${first + 1}`)
    expect(afterStaying(now(match))).toEqual(['done'])
  })
})
