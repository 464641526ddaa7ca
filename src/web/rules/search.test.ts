import { describe, expect, it } from 'vitest'
import type { Rulebook } from '../../kit/rulebook.ts'
import { excerptOf, piecesOf, QUERY_LENGTH, searchBook, wordsOf } from './search.ts'

const bookOf = (...rules: (readonly [id: string, title: string, text: string])[]): Rulebook => ({
  title: 'Game',
  chapters: [{ code: 'MOV', title: 'Moving', rules: rules.map(([id, title, text]) => ({ id, title, text })) }],
})

const english = bookOf(
  ['XX-MOV-01', 'Into forest', 'Two points are paid for each forest, see [[XX-MOV-02]].'],
  ['XX-MOV-02', 'Over rivers', 'A river costs **nothing**, unless a forest lies behind it.'],
  ['XX-MOV-03', 'Ships', 'They carry two units.'],
)
const german = bookOf(
  ['XX-MOV-01', 'In den Wald', 'Für jeden Wald werden zwei Punkte bezahlt.'],
  ['XX-MOV-02', 'Über Flüsse', 'Ein Fluss kostet nichts.'],
  ['XX-MOV-03', 'Schiffe', 'Sie tragen zwei Einheiten.'],
)

const idsOf = (query: string): string[] => searchBook(english, query, german).shown.map(({ rule }) => rule.id)

describe('the search in a rulebook', () => {
  it('finds by id, then by title, then by text', () => {
    expect(idsOf('mov-02')).toEqual(['XX-MOV-02', 'XX-MOV-01'])
    expect(idsOf('forest')).toEqual(['XX-MOV-01', 'XX-MOV-02'])
    expect(idsOf('two forest')).toEqual(['XX-MOV-01'])
    expect(idsOf('dragon')).toEqual([])
    expect(idsOf('  ')).toEqual([])
  })

  it('finds by words of the other language, and shows where they stand', () => {
    const [found] = searchBook(english, 'schiffe', german).shown
    expect(found.rule.id).toBe('XX-MOV-03')
    expect(found.isForeign).toBe(true)
    expect(searchBook(english, 'einheiten', german).shown[0].excerpt).toContainEqual({ text: 'Einheiten', isHit: true })
    expect(searchBook(english, 'einheiten')).toEqual({ count: 0, shown: [], isSome: false })
  })

  it('finds what has most of the words where nothing has all', () => {
    expect(searchBook(english, 'forest where exactly').isSome).toBe(true)
    expect(searchBook(english, 'ships where exactly two').shown.map(({ rule }) => rule.id)).toEqual(['XX-MOV-03'])
    expect(searchBook(english, 'forest where').shown.map(({ rule }) => rule.id)).toEqual(['XX-MOV-01', 'XX-MOV-02'])
    expect(searchBook(english, 'dragon')).toEqual({ count: 0, shown: [], isSome: false })
  })

  it('marks what was looked for, without signs of the markup', () => {
    const [found] = searchBook(english, 'nothing').shown
    expect(found.excerpt.map(({ text }) => text).join('')).toBe(
      'A river costs nothing, unless a forest lies behind it.',
    )
    expect(found.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: 'nothing', isHit: true }])
  })
})

describe('excerpts', () => {
  it('begin and end with whole words around the first hit', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`
    const shown = excerptOf(text, ['needle'])
      .map((piece) => piece.text)
      .join('')
    expect(shown).toMatch(/^…before .*needle after .*after…$/)
    expect(shown.length).toBeLessThan(200)
  })

  it('mark overlapping words once', () => {
    expect(piecesOf('forests', ['forest', 'forests'])).toEqual([{ text: 'forests', isHit: true }])
  })
})

describe('the work of a search', () => {
  const many = bookOf(
    ...Array.from({ length: 600 }, (_, i): [string, string, string] => [
      `XX-MOV-${i}`,
      'Eat',
      'eat it now '.repeat(30),
    ]),
  )

  it('takes each word once, and only so many of them', () => {
    expect(wordsOf('e a t i n '.repeat(200))).toEqual(['e', 'a', 't', 'i', 'n'])
    expect(wordsOf(Array.from({ length: 500 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12)
    expect(wordsOf('x'.repeat(5000))).toEqual(['x'.repeat(QUERY_LENGTH)])
  })

  it('counts all that is found, and takes apart what is shown', () => {
    const { count, shown } = searchBook(many, 'e a t i n '.repeat(200))
    expect(count).toBe(600)
    expect(shown).toHaveLength(60)
    // An excerpt and a title have a bound of their own.
    const pieces = shown.reduce((sum, { title, excerpt }) => sum + title.length + excerpt.length, 0)
    expect(pieces).toBeLessThan(60 * 200)
  })

  it('looks for a word again only where its last place was passed', () => {
    const text = 'a b '.repeat(200)
    let looks = 0
    const small = {
      length: text.length,
      toLowerCase: () => ({
        indexOf(word: string, from: number) {
          looks++
          return text.indexOf(word, from)
        },
      }),
      slice: (from: number, to?: number) => text.slice(from, to),
    } as unknown as string
    expect(piecesOf(small, ['a', 'b', 'absent']).filter(({ isHit }) => isHit)).toHaveLength(400)
    expect(looks).toBeLessThan(410)
  })
})
