import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../../../../engine/index.ts'
import { bestOf, clickOn, lineOf, offersOf, pairOf, pathOf, placeOf, wayOf, type FieldOption } from './offers.ts'

const option = (key: string, targets: readonly string[], data?: NonNullable<FieldOption['data']>): FieldOption => ({
  key,
  label: { key: 'x' },
  targets,
  ...(data === undefined ? {} : { data }),
})

const to = (front: number, rear = -1, cost = 1, isRisky = false) => ({ front, rear, cost, isRisky })

const ask = (name: string, options: readonly FieldOption[]): QuestionView => ({
  id: '1',
  kind: 'hex',
  name,
  rule: 'HS-MOV-02',
  prompt: { key: 'x' },
  options,
  closes: false,
})

const nobody = (): readonly number[] => []

describe('clicks on what is offered', () => {
  it('reads places and ways of options', () => {
    expect(placeOf(option('space:12/13~1', [], to(12, 13)))).toMatchObject({ front: 12, rear: 13 })
    expect(placeOf(option('stay', []))).toBeUndefined()
    expect(placeOf(option('out', [], { leaves: 3 }))).toBeUndefined()
    expect(pairOf(option('attack:1>7', [], { attacker: 1, target: 7 }))).toEqual({ attacker: 1, target: 7 })
    expect(pathOf(option('space:4', ['space:4', 'line:1-2-4'], to(4)))).toEqual([1, 2, 4])
    const fire = option('line:3/2', ['line:3/2', 'space:4', 'figure:7'], { direction: 2, affected: [7] })
    expect([pathOf(fire), lineOf(fire)]).toEqual([[], [4]])
  })

  it('answers with the only option of a space and says nothing of others', () => {
    const question = ask('moveTo', [option('space:4', ['space:4', 'line:1-4'], to(4)), option('stay', [])])
    expect(clickOn(question, [], 'space:4', nobody)).toEqual({ kind: 'answer', option: question.options[0] })
    expect(clickOn(question, [], 'space:5', nobody)).toEqual({ kind: 'nothing' })
    expect(clickOn(undefined, [], 'space:5', nobody)).toEqual({ kind: 'nothing' })
  })

  it('shows the variants of a way instead of choosing one', () => {
    const question = ask('moveTo', [option('space:4', ['space:4'], to(4)), option('space:4~1', ['space:4'], to(4))])
    const click = clickOn(question, [], 'space:4', nobody)
    expect(click).toEqual({ kind: 'narrow', picked: ['space:4'], options: question.options })
  })

  it('puts a two-space figure down by its front, then its rear', () => {
    const question = ask('moveTo', [
      option('space:4/5', ['space:4', 'space:5'], to(4, 5)),
      option('space:4/6', ['space:4', 'space:6'], to(4, 6)),
      option('space:5/4', ['space:5', 'space:4'], to(5, 4)),
    ])
    const first = clickOn(question, [], 'space:4', nobody)
    expect(first).toEqual({ kind: 'narrow', picked: ['space:4'], options: question.options.slice(0, 2) })
    expect(clickOn(question, ['space:4'], 'space:6', nobody)).toEqual({ kind: 'answer', option: question.options[1] })
    // Only ever a rear: whoever clicks it means that.
    expect(clickOn(question, [], 'space:6', nobody)).toEqual({ kind: 'answer', option: question.options[1] })
    expect([...offersOf(question, ['space:4'], nobody).spaces.keys()]).toEqual([5, 6])
  })

  it('chooses an attacker first, then its target; powers stand beside it', () => {
    const question = ask('attack', [
      option('attack:1>7', ['figure:1', 'figure:7', 'space:30'], { attacker: 1, target: 7 }),
      option('attack:2>7', ['figure:2', 'figure:7', 'space:30'], { attacker: 2, target: 7 }),
      option('power:grenade', ['figure:1']),
      option('done', []),
    ])
    expect(clickOn(question, [], 'figure:1', nobody)).toEqual({
      kind: 'narrow',
      picked: ['figure:1'],
      options: [question.options[2]],
    })
    expect(clickOn(question, ['figure:1'], 'figure:7', nobody)).toEqual({
      kind: 'answer',
      option: question.options[0],
    })
    expect(clickOn(question, [], 'figure:7', nobody)).toMatchObject({ options: question.options.slice(0, 2) })
    // Clicked again it is let go, another attacker takes its place.
    expect(clickOn(question, ['figure:1'], 'figure:1', nobody)).toEqual({ kind: 'narrow', picked: [], options: [] })
    expect(clickOn(question, ['figure:1'], 'figure:2', nobody)).toMatchObject({ picked: ['figure:2'] })
    const offers = offersOf(question, ['figure:1'], nobody)
    expect([...offers.figures.keys()]).toEqual([7])
    expect(offers.spaces.size).toBe(0)
  })

  it('takes nobody from the table by a mere click [HS-RUL-18]', () => {
    const question = ask('place', [option('instead:3', ['figure:3'], { leaves: 3 })])
    expect(clickOn(question, [], 'figure:3', nobody)).toMatchObject({ kind: 'narrow', options: question.options })
  })

  it('lets one click the figures of a card that is asked for', () => {
    const question = ask('card', [option('card:2', ['card:2'])])
    const figures = (card: number): number[] => (card === 2 ? [8, 9] : [])
    expect([...offersOf(question, [], figures).figures.keys()]).toEqual([8, 9])
    expect(clickOn(question, [], 'figure:9', figures)).toEqual({ kind: 'answer', option: question.options[0] })
  })

  it('knows which of several ways is the best', () => {
    const [short, safe, long] = [to(4, -1, 3, true), to(4, -1, 5), to(4, -1, 6)].map((data, i) =>
      option(`${i}`, [], data),
    )
    expect(bestOf([short, long, safe])).toBe(safe)
    expect(wayOf(short)).toMatchObject({ cost: 3, isRisky: true })
    expect(wayOf(option('stay', []))).toBeUndefined()
  })
})
