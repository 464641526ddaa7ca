import { describe, expect, it } from 'vitest'
import { ABOUT_IDS, about } from './about.ts'
import { LANGUAGES, rulesIn, seen } from './testing/seen.ts'

describe('what things are', () => {
  it.each(LANGUAGES)('is said of everything, with a rule that there is: %s', (language) => {
    const rules = rulesIn(language)
    for (const id of ABOUT_IDS) {
      const told = about(id, seen({ language }))
      expect(told, id).toBeDefined()
      expect(
        [told!.name, told!.text].every((text) => text.trim().length > 2),
        id,
      ).toBe(true)
      expect(rules.has(told!.rule!), `${id}: ${told!.rule}`).toBe(true)
    }
  })

  it('is said once: no two things have the same name', () => {
    for (const language of LANGUAGES) {
      const names = ABOUT_IDS.map((id) => about(id, seen({ language }))!.name)
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
  })

  it('is nothing for what is none of it', () => {
    for (const id of ['unit:nobody', 'terrain:lava', 'area:999', 'faction:elves', 'constructor', ''])
      expect(about(id, seen()), id).toBeUndefined()
  })

  it('tells the bonus as the content has it [BS-TIL-23]', () => {
    expect(about('unit:siegeEngine', seen())).toMatchObject({
      name: 'Siege engine',
      text: 'Breaks castles and citadels. Bonus in battle: +2 against walls.',
    })
  })
})
