import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { asking } from '../../testing/board-props.ts'
import * as allFaces from '../../rules/table/faces.ts'
import { whyOf } from './why.ts'
import { WHY } from './why-words.ts'

const sources = import.meta.glob<string>(['../../rules/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every question that the rules declare: by its own name, or by that of its face. */
function questionNames(): Set<string> {
  const texts = Object.values(sources)
  const declared = texts.flatMap((text) => text.match(/const \w+: QuestionOf[^=]*= /g) ?? [])
  const own = texts.flatMap((text) => [...text.matchAll(/: QuestionOf[^=]*= \{\s*name: '(\w+)'/g)])
  const faced = texts.flatMap((text) => [...text.matchAll(/: QuestionOf[^=]*= faced\((\w+)\)/g)])
  expect(own.length + faced.length).toBe(declared.length)
  const faces = Object.entries(allFaces as Readonly<Record<string, unknown>>)
  const nameOf = (face: string): string => (faces.find(([name]) => name === face)![1] as { name: string }).name
  return new Set([...own.map(([, name]) => name), ...faced.map(([, face]) => nameOf(face))])
}

const board = (language: BoardProps['language']) => ({ language }) as BoardProps

describe('why a question is asked', () => {
  it('has room in two lines of a phone', () => {
    for (const language of LANGUAGES)
      for (const words of Object.values(WHY[language])) expect(words.length, words).toBeLessThanOrEqual(110)
  })

  it('is said of every question of the rules, in both languages, and of no other', () => {
    const names = questionNames()
    expect(names.size).toBeGreaterThan(20)
    expect(new Set(Object.keys(WHY.en).filter((name) => name !== 'markerX'))).toEqual(names)
    for (const language of LANGUAGES)
      for (const name of names) {
        const why = whyOf(asking(board(language), name, [], { marker: 0 }).question, board(language))!
        expect(why.length).toBeGreaterThan(20)
        expect(why.match(/[.!?](?= |$)/g)).toHaveLength(1)
      }
  })

  it('is another thing for the decoy [HS-RND-05]', () => {
    const { question } = asking(board('en'), allFaces.markerFace.name, [], { marker: 3 })
    expect(whyOf(question, board('en'))).toBe(WHY.en.markerX)
    expect(whyOf({ ...question, name: 'unheard of' }, board('en'))).toBeUndefined()
  })
})
