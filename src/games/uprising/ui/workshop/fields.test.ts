import { describe, expect, it } from 'vitest'
import { formOf } from './fields.ts'
import { builtIn } from './frame.tsx'
import { LISTS } from './pack.ts'
import { getAt, isFields } from './paths.ts'
import { strings } from './strings.ts'

const { box } = builtIn()
const UNSHOWN = ['id', 'provenance', 'units']

describe('the form', () => {
  it.each(LISTS)('has a field for everything that is printed: %s', (list) => {
    for (const entry of box[list]) {
      const shown = formOf(list, entry).flatMap(({ fields }) => fields.map(({ path }) => path[0]))
      const printed = Object.keys(entry).filter((key) => !UNSHOWN.includes(key))
      expect([entry.id, printed.filter((key) => !shown.includes(key))]).toEqual([entry.id, []])
    }
  })

  it('has a field for everything about a Unit', () => {
    for (const faction of box.factions) {
      const paths = formOf('factions', faction).flatMap(({ fields }) => fields.map(({ path }) => path.join('.')))
      const units = getAt(faction, ['units']) as readonly unknown[]
      for (const [at, unit] of units.entries())
        for (const key of Object.keys(isFields(unit) ? unit : {}).filter((one) => !UNSHOWN.includes(one)))
          expect(paths).toContain(`units.${at}.${key}`)
    }
  })

  it.each(['en', 'de'] as const)('has words for every group, field and option: %s', (language) => {
    const { groups, fields: names, words } = strings[language]
    const all = LISTS.flatMap((list) => formOf(list, box[list][0]))
    for (const { title } of all) expect(title.startsWith('unit:') || title in groups).toBe(true)
    const fields = all.flatMap((group) => group.fields)
    for (const { path } of fields) expect(names).toHaveProperty(String(path.at(-1)))
    const options = fields.flatMap((field) => ('of' in field && field.words === 'words' ? field.of : []))
    for (const option of options) expect(words).toHaveProperty(option)
  })
})
