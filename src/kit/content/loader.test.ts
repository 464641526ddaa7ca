import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentLoader, contentOf, unlessProblems } from './loader.ts'

const sourceSchema = z.strictObject({
  things: z.array(z.strictObject({ id: z.string(), size: z.number() })),
  limit: z.number(),
})
const packSchema = z.strictObject({
  name: z.string(),
  things: z.array(z.strictObject({ id: z.string(), size: z.number() })).optional(),
  limit: z.number().optional(),
  note: z.string().optional(),
})

function loader(limit = 5) {
  return contentLoader({
    builtIn: { things: [{ id: 'oak', size: 3 }], limit },
    sourceSchema,
    packSchema,
    compile: (source) =>
      unlessProblems(
        source.things.filter(({ size }) => size > source.limit).map(({ id }) => ({ path: id, problem: 'too large' })),
        () => source.things.map(({ size }) => size),
      ),
  })
}

describe('a content loader', () => {
  it('compiles the built-in content once', () => {
    const { loadContent, defaultContent } = loader()
    expect(loadContent()).toEqual({ ok: true, content: [3], source: { things: [{ id: 'oak', size: 3 }], limit: 5 } })
    expect(loadContent()).toBe(loadContent())
    expect(defaultContent()).toEqual([3])
  })

  it('lays a pack over it, without what is no content', () => {
    const loaded = loader().loadContent({ name: 'Trees', note: 'Two', things: [{ id: 'elm', size: 4 }] })
    expect(loaded).toMatchObject({ ok: true, content: [3, 4] })
    expect(loaded.ok && Object.keys(loaded.source)).toEqual(['things', 'limit'])
    expect(contentOf(loaded)).toMatchObject({ ok: true, value: { content: [3, 4] } })
  })

  it.each([
    [{ name: 'Trees', heights: [] }, 'heights'],
    [{ name: 'Trees', limit: 2 }, 'oak'],
  ])('refuses %j', (pack, path) => {
    const loaded = loader().loadContent(pack)
    expect(loaded).toMatchObject({ ok: false, problems: [{ path }] })
    expect(contentOf(loaded)).toBe(loaded)
  })

  it('lists a limited number of problems', () => {
    const things = Array.from({ length: 60 }, (_, i) => ({ id: `t${i}`, size: 9 }))
    const compiled = loader().compileSource({ things, limit: 5 })
    expect(!compiled.ok && compiled.problems.at(-1)?.problem).toBe('and 10 more problems')
  })

  it('says so if the box itself is broken', () => {
    expect(() => loader(1).defaultContent()).toThrow('built-in content is broken')
  })
})
