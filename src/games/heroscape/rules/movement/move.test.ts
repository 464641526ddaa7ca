import { describe, expect, it } from 'vitest'
import { destinations, detail, keys, moveMatch, plain, standing, to } from '../../testing/moving.ts'
import { choose, figure, offered, question, refusedBy, view } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'

const basic = { game: 'basic' } as const
const far = { 1: { syvarris: [[9, 0]] } } as const

describe('step 2', () => {
  const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
  const zettians = {
    field,
    armies: {
      0: {
        'zettian-guards': [
          [0, 0],
          [1, 0],
        ],
      },
      ...far,
    },
    active: 'zettian-guards',
  } as const

  it('offers every figure of the active card that can move, and to end the step [HS-MOV-01, HS-MOV-03, HS-BAS-09]', () => {
    const match = moveMatch({ ...zettians, rules: basic })
    const [first, second] = [figure(match.play, 0, 'zettian-guards'), figure(match.play, 0, 'zettian-guards', 1)]
    expect(question(match)).toBe('move@0')
    expect(offered(match)).toEqual([`figure:${first}`, `figure:${second}`, 'done'])
    choose(match, `figure:${second}`, to(match, [5, 0]))
    expect(offered(match)).toEqual([`figure:${first}`, 'done'])
    expect(view(match)!.options.at(-1)!.label.args).toMatchObject({ moved: 1 })
    choose(match, 'done')
    expect(question(match)).toBe('pause@0')
    expect(match.play.state.turn!.step).toBe('attack')
  })

  it('moves squad figures one after the other in any order [HS-BAS-10, HS-MOV-03]', () => {
    const match = moveMatch(zettians)
    const [first, second] = [figure(match.play, 0, 'zettian-guards'), figure(match.play, 0, 'zettian-guards', 1)]
    choose(match, `figure:${second}`, to(match, [2, 0]), `figure:${first}`, to(match, [1, 0]))
    expect([standing(match, first), standing(match, second)]).toEqual([[1], [2]])
    expect(match.play.state.turn!.moved).toEqual([second, first])
    expect(question(match)).toBe('pause@0')
  })

  it('lets two guards with Move 4 go 1, 2, 3 or 4 spaces [HS-EX-04, HS-MOV-02, HS-BAS-09]', () => {
    const match = moveMatch({ ...zettians, rules: basic })
    const [first, second] = [figure(match.play, 0, 'zettian-guards'), figure(match.play, 0, 'zettian-guards', 1)]
    choose(match, `figure:${second}`)
    expect(destinations(match)).toEqual(keys(match, [2, 0], [3, 0], [4, 0], [5, 0]))
    choose(match, to(match, [5, 0]), `figure:${first}`)
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0], [4, 0]))
    expect([1, 2, 3, 4].map((q) => detail(match, to(match, [q, 0])).cost)).toEqual([1, 2, 3, 4])
  })

  it('goes back to the choice of a figure when it stays [HS-MOV-01]', () => {
    const match = moveMatch(zettians)
    const first = figure(match.play, 0, 'zettian-guards')
    choose(match, `figure:${first}`, 'stay')
    expect(offered(match)).toContain(`figure:${first}`)
    expect(match.play.state.move).toBeUndefined()
    expect(match.play.state.turn!.moved).toEqual([])
  })

  it('is over at once when nobody can move [HS-MOV-01]', () => {
    const narrow = smallField(row(1, 1))
    const match = moveMatch({
      field: narrow,
      armies: { 0: { finn: [[0, 0]] }, 1: { thorgrim: [[1, 0]] } },
      active: 'finn',
    })
    expect(question(match)).toBe('pause@0')
  })
})

describe('passing', () => {
  const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1))

  it('goes through own figures and never ends on them [HS-EX-19, HS-MOV-04, HS-MOV-06]', () => {
    const match = moveMatch({
      field,
      armies: { 0: { finn: [[0, 0]], 'marro-warriors': [[2, 0]] }, 1: { syvarris: [[7, 0]] } },
      active: 'finn',
    })
    choose(match, `figure:${figure(match.play, 0, 'finn')}`)
    expect(destinations(match)).toEqual(keys(match, [1, 0], [3, 0], [4, 0], [5, 0]))
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 0, to(match, [6, 0]))).toEqual(['HS-MOV-01'])
  })

  it('does not go through an engaged friend [HS-ENG-14, HS-RUL-37, HS-MOV-04]', () => {
    const armies = { 0: { finn: [[0, 0]], 'marro-warriors': [[2, 0]] }, 1: { syvarris: [[2, 1]] } } as const
    const wide = smallField([...row(1, 1, 1, 1, 1, 1, 1, 1), [2, 1, 1]])
    const match = moveMatch({ field: wide, armies, active: 'finn' })
    choose(match, `figure:${figure(match.play, 0, 'finn')}`)
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
    expect(refusedBy(match, 0, to(match, [4, 0]))).toEqual(['HS-MOV-04'])
    const free = moveMatch({ field: wide, armies, active: 'finn', rules: basic })
    choose(free, `figure:${figure(free.play, 0, 'finn')}`)
    expect(destinations(free)).toContain(to(free, [5, 0]))
  })

  it('never goes through enemies [HS-MOV-05, HS-BAS-11]', () => {
    for (const rules of [{}, basic]) {
      const match = moveMatch({
        field,
        rules,
        armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[3, 0]] } },
        active: 'finn',
      })
      choose(match, `figure:${figure(match.play, 0, 'finn')}`)
      expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0]))
      expect(refusedBy(match, 0, to(match, [4, 0]))).toEqual([rules === basic ? 'HS-BAS-11' : 'HS-MOV-05'])
      expect(refusedBy(match, 0, to(match, [3, 0]))).toEqual([rules === basic ? 'HS-BAS-11' : 'HS-MOV-06'])
    }
  })

  it('passes team mates like own figures [HS-MOV-04, HS-ENG-15]', () => {
    const match = moveMatch({
      field,
      roles: 3,
      teams: [[0, 1], [2]],
      armies: { 0: { finn: [[0, 0]] }, 1: { thorgrim: [[1, 0]] }, 2: { syvarris: [[7, 0]] } },
      active: 'finn',
    })
    choose(match, `figure:${figure(match.play, 0, 'finn')}`)
    expect(destinations(match)).toEqual(keys(match, [2, 0], [3, 0], [4, 0], [5, 0]))
  })
})

describe('ghost walk', () => {
  it('leads Agent Carr through enemies and engaged friends, but not to an end on them [HS-MOV-05, HS-MOV-30]', () => {
    const match = moveMatch({
      field: smallField(row(1, 1, 1, 1, 1, 1, 1)),
      armies: { 0: { 'agent-carr': [[0, 0]], finn: [[1, 0]] }, 1: { syvarris: [[2, 0]], thorgrim: [[6, 0]] } },
      active: 'agent-carr',
    })
    choose(match, `figure:${figure(match.play, 0, 'agent-carr')}`)
    expect(destinations(match)).toEqual(keys(match, [3, 0], [4, 0], [5, 0]))
    expect(detail(match, to(match, [5, 0])).strikes).toBe(0)
  })
})

describe('a plain', () => {
  it('is open in all directions [HS-MOV-02]', () => {
    const match = moveMatch({
      field: plain(3, 1),
      armies: { 0: { 'tarn-viking-warriors': [[0, 0]] }, 1: { syvarris: [[3, 0]] } },
      active: 'tarn-viking-warriors',
    })
    choose(match, `figure:${figure(match.play, 0, 'tarn-viking-warriors')}`)
    expect(destinations(match)).toHaveLength(37 - 2)
    expect(offered(match).at(-1)).toBe('stay')
  })
})
