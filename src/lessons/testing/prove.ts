import { describe, expect, it } from 'vitest'
import { type Game, type GameState, LANGUAGES } from '../../engine/index.ts'
import { sentencesIn, teachingProblems } from '../check.ts'
import type { Teaching } from '../lesson.ts'
import { rehearse, tryExample } from '../rehearse.ts'

/** The tests that every game's lessons pass; called at the top of its test file. `ruleIds` are those of the game's module. */
export function proveTeaching<S extends GameState, C>(
  game: Game<S, C>,
  teaching: Teaching<S, C>,
  ruleIds: readonly string[],
): void {
  it('is a teaching', () => expect(teachingProblems(teaching)).toEqual([]))
  proveLessons(game, teaching)
  proveExamples(game, teaching, ruleIds)
}

function proveLessons<S extends GameState, C>(game: Game<S, C>, teaching: Teaching<S, C>): void {
  describe.each(teaching.lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
    it.each(LANGUAGES)('is played to its end by who does what the coach says (%s)', (language) => {
      const said = rehearse(game, teaching, lesson)
      expect(said.at(-1)?.step).toBe(lesson.steps.length - 1)
      expect(said.filter(({ words }) => sentencesIn(words[language]) === 0)).toEqual([])
    })

    it('is data alone', () => expect(structuredClone(lesson)).toEqual(lesson))
  })
}

function proveExamples<S extends GameState, C>(
  game: Game<S, C>,
  teaching: Teaching<S, C>,
  ruleIds: readonly string[],
): void {
  const { examples, notPositions } = teaching
  const inBook = ruleIds.filter((id) => id.includes('-EX-'))
  describe('worked examples', () => {
    it.each(examples.map((example) => [example.id, example] as const))('%s goes as in the book', (_id, example) => {
      tryExample(game, teaching, example)
      expect(structuredClone(example)).toEqual(example)
    })

    it('are all there, to be tried or with the reason why not', () => {
      const found = [...examples.map(({ id }) => id), ...Object.keys(notPositions)]
      expect(found.toSorted()).toEqual(inBook.toSorted())
    })
  })
}
