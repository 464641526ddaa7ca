import { describe, expect, it } from 'vitest'
import { LANGUAGES, prepare, type OptionSpec } from '../engine/index.ts'
import type { Both, ChoiceFacts } from './offer.ts'
import { games } from './registry.ts'

const modules = await Promise.all(games.map((entry) => entry.load()))

const isSaid = (words: Both): boolean => LANGUAGES.every((language) => words[language].trim() !== '')

const valuesOf = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'choice'
    ? spec.values
    : spec.kind === 'number'
      ? Array.from({ length: spec.max - spec.min + 1 }, (_, i) => String(spec.min + i))
      : []

describe.each(modules.map((module) => [module.facts.id, module] as const))('%s before it is played', (_id, module) => {
  const { game, facts, offer } = module
  const specs = new Map(game.options.map((spec) => [spec.id, spec]))
  const choices = Object.entries(offer.choices)
  const each = choices.flatMap(([, values]) => Object.values(values))

  it('can be played at once', () => {
    const { roles, options, words, minutes } = facts.first!
    expect(prepare(game, roles, options)).toMatchObject({ ok: true })
    expect(isSaid(words)).toBe(true)
    expect(minutes[0]).toBeLessThan(minutes[1])
    for (const language of LANGUAGES) expect(facts.words[language].goal).toMatch(/[.]$/)
  })

  it('tells only of what can be chosen', () => {
    for (const id of offer.main) expect(specs.get(id), id).toBeDefined()
    for (const [id, values] of choices)
      expect(valuesOf(specs.get(id)!), id).toEqual(expect.arrayContaining(Object.keys(values)))
    if (offer.map !== undefined) expect(offer.main).toContain(offer.map)
  })

  it('says everything in both languages', () => {
    const said = each.flatMap(({ kind, about }: ChoiceFacts) => [kind, about].filter((one) => one !== undefined))
    const { title, how, members = [] } = offer.cast ?? {}
    const cast = [title, how, ...members.flatMap(({ name, about }) => [name, about])].filter((one) => one !== undefined)
    for (const words of [...said, ...cast]) expect(isSaid(words), JSON.stringify(words)).toBe(true)
  })

  it('names the numbers of players for which the rules take a map, and no other', () => {
    for (const [value, { players }] of Object.entries(offer.choices[offer.map ?? ''] ?? {}))
      for (let roles = game.players.min; roles <= game.players.max; roles++) {
        const isTaken = prepare(game, roles, { [offer.map!]: value }).ok
        expect(players!.includes(roles), `${value} with ${roles}`).toBe(isTaken)
      }
  })
})

describe('the first games of the rulebooks', () => {
  const firstOf = (id: string) => modules.find(({ facts }) => facts.id === id)!.facts.first!

  it('is the Basic game in HeroScape', () => {
    const { options, roles } = firstOf('heroscape')
    const { offer } = modules.find(({ facts }) => facts.id === 'heroscape')!
    expect(offer.choices['scenario'][options['scenario'] as string].kind!.en).toBe('Basic game')
    expect(roles).toBe(2)
  })

  it('is two Chapters on the easiest level in Uprising', () => {
    expect(firstOf('uprising').options).toEqual({ chapters: 2, difficulty: 'rebel' })
  })
})
