import { describe, expect, it } from 'vitest'
import type { OptionView, QuestionView } from '../../engine/index.ts'
import type { Meaning, Place } from '../../protocol/board.ts'
import type { Ui } from '../games.ts'
import { orderOf } from './order.ts'

const option = (key: string, targets: readonly string[] = []): OptionView => ({ key, label: { key }, targets })
const asking = (...options: OptionView[]): QuestionView => ({
  id: 'q',
  kind: 'option',
  name: 'nim.take',
  rule: 'NIM-1',
  prompt: { key: 'take' },
  options,
  closes: false,
})
const Board = (): undefined => undefined
const game = (means: Record<string, Meaning> = {}, places?: Record<string, Place>): Ui =>
  ({
    Board,
    meaningOf: ({ key }: OptionView) => means[key],
    ...(places === undefined ? {} : { placeOf: ({ key }: OptionView) => places[key] }),
  }) as unknown as Ui
const keysOf = (options: readonly OptionView[]): string[] => options.map(({ key }) => key)

describe('the answers in the ribbon', () => {
  const question = asking(option('go', ['a']), option('pass'), option('do'), option('other'))

  it('leave out what has a place on the board', () => {
    const { wanted, plain, out, listed } = orderOf(question, game(), 4)
    expect(keysOf(plain)).toEqual(['pass', 'do', 'other'])
    expect([wanted, out, listed]).toEqual([[], [], []])
  })

  it('begin with what is wanted and end with the way out', () => {
    const { wanted, plain, out } = orderOf(question, game({ do: 'wanted', pass: 'out' }), 4)
    expect([keysOf(wanted), keysOf(plain), keysOf(out)]).toEqual([['do'], ['other'], ['pass']])
  })

  it('are all there is where the game says that nothing has a place, or has no board', () => {
    expect(keysOf(orderOf(question, game({}, {}), 4).plain)).toEqual(['go', 'pass', 'do', 'other'])
    expect(keysOf(orderOf(question, undefined, 4).plain)).toEqual(['go', 'pass', 'do', 'other'])
  })

  it('stand above it where it has no room for a single one', () => {
    const { plain, out, listed } = orderOf(question, game({ pass: 'out' }), 0)
    expect([plain, keysOf(out), keysOf(listed)]).toEqual([[], ['pass'], ['do', 'other']])
  })

  it('stand on a plate above it where they are too many', () => {
    const many = asking(...'abcdef'.split('').map((key) => option(key)), option('stop'))
    const { wanted, plain, out, listed } = orderOf(many, game({ a: 'wanted', stop: 'out' }), 4)
    expect([keysOf(wanted), plain, keysOf(out)]).toEqual([['a'], [], ['stop']])
    expect(keysOf(listed)).toEqual(['b', 'c', 'd', 'e', 'f'])
  })
})
