import { describe, expect, it } from 'vitest'
import type { Rulebook } from '../../kit/rulebook.ts'
import { excerptOf, piecesOf, searchBook, searchMost } from './search.ts'

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

const idsOf = (query: string): string[] => searchBook(english, query, german).map(({ rule }) => rule.id)

describe('the search in a rulebook', () => {
  it('finds by id, then by title, then by text', () => {
    expect(idsOf('mov-02')).toEqual(['XX-MOV-02', 'XX-MOV-01'])
    expect(idsOf('forest')).toEqual(['XX-MOV-01', 'XX-MOV-02'])
    expect(idsOf('two forest')).toEqual(['XX-MOV-01'])
    expect(idsOf('dragon')).toEqual([])
    expect(idsOf('  ')).toEqual([])
  })

  it('finds by words of the other language, and shows where they stand', () => {
    const [found] = searchBook(english, 'schiffe', german)
    expect(found.rule.id).toBe('XX-MOV-03')
    expect(found.isForeign).toBe(true)
    expect(searchBook(english, 'einheiten', german)[0].excerpt).toContainEqual({ text: 'Einheiten', isHit: true })
    expect(searchBook(english, 'einheiten')).toEqual([])
  })

  it('finds what has most of the words where nothing has all', () => {
    expect(idsOf('forest where exactly')).toEqual([])
    expect(searchMost(english, 'ships where exactly two').map(({ rule }) => rule.id)).toEqual(['XX-MOV-03'])
    expect(searchMost(english, 'forest where').map(({ rule }) => rule.id)).toEqual(['XX-MOV-01', 'XX-MOV-02'])
    expect(searchMost(english, 'dragon')).toEqual([])
  })

  it('marks what was looked for, without signs of the markup', () => {
    const [found] = searchBook(english, 'nothing')
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
