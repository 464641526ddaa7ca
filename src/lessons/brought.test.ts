import { describe, expect, it } from 'vitest'
import { broughtLessons, rehearsalProblems } from './brought.ts'
import { game, lesson, teaching, words } from './testing/nim.ts'

const own = { ...lesson, id: 'own' }

describe('lessons that a content pack brings', () => {
  it('are added when they fit the game', () => {
    const found = broughtLessons(teaching, JSON.parse(JSON.stringify([own])) as unknown[])
    expect(found).toEqual({ ok: true, value: [own] })
    expect(rehearsalProblems(game, teaching, [own])).toEqual([])
  })

  it.each([
    ['are no lessons', 7, 'lessons[0]', 'must be a lesson'],
    ['have the id of another', lesson, 'lessons[0].id', 'there is a lesson first already'],
    ['begin nowhere', { ...own, scene: 'heaps' }, 'lessons[0].scene', 'heaps must be numbers'],
    ['have nobody to play', { ...own, role: 2 }, 'lessons[0].scene', 'has no role 2'],
    ['say too little', { ...own, title: { en: 'Own' } }, 'lessons[0].title.de', 'is missing or empty'],
  ])('are refused when they %s', (_why, given, path, problem) => {
    expect(broughtLessons(teaching, [given])).toEqual({ ok: false, problems: [{ path, problem }] })
  })

  it('are refused when two have one id', () => {
    const problems = [{ path: 'lessons[1].id', problem: 'there is a lesson own already' }]
    expect(broughtLessons(teaching, [own, own])).toEqual({ ok: false, problems })
  })

  it('are refused with the step at which they no longer fit the rules', () => {
    const step = { do: words('Take nine.', 'Nimm neun.'), want: [{ key: '0:9' }] }
    const [problem] = rehearsalProblems(game, teaching, [{ ...own, steps: [step] }])
    expect(problem.path).toBe('lessons[0].steps')
    expect(problem.problem).toContain('own, step 1: {"key":"0:9"} fits nothing')
  })
})
