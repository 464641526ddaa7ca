import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare } from '../../../engine/index.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import { mapOf } from '../rules/table/state.ts'
import { wordsFor } from './index.ts'
import type { Case } from './types.ts'

const prepared = prepare(bloodstones, 6, { map: 'two-inland-seas' })
if (!prepared.ok) throw new Error(prepared.problems[0].problem)
const { play } = openMatch(prepared.value, fastSource('german')).begin()
const table = { state: { ...play.state, faction: [0, 1, 2, 3, 4, 5] }, content: play.content }
const type = (name: UnitName): number => UNIT_NAMES.indexOf(name)

const sources = import.meta.glob<string>(['../{lessons,ui,text}/**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it.each(['zerstör', 'Ablagestapel'])('German has one word for each thing, and it is not “%s”', (word) => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(Object.keys(sources).filter((file) => sources[file].includes(word))).toEqual([])
})

describe('the cases of German', () => {
  const de = wordsFor('de', table)
  const forms = (kase: Case): string[] => [0, 1, 2, 3, 4, 5].map((role) => de.the(role, kase))

  it('of all six factions', () => {
    expect(forms('nom').join(', ')).toBe(
      'die Drachenreiter, die Pferdeherren, das Hügelvolk, die Totenbeschwörer, die Chaoshorde, die Freibeuter',
    )
    expect(forms('acc')).toEqual(forms('nom'))
    expect(forms('dat').join(', ')).toBe(
      'den Drachenreitern, den Pferdeherren, dem Hügelvolk, den Totenbeschwörern, der Chaoshorde, den Freibeutern',
    )
    expect(forms('gen').join(', ')).toBe(
      'der Drachenreiter, der Pferdeherren, des Hügelvolks, der Totenbeschwörer, der Chaoshorde, der Freibeuter',
    )
  })

  it.each([
    ['archer', 'ein Schütze', 'einen Schützen', 'einem Schützen', 'zwei Schützen', 'der Schütze', 'den Schützen'],
    ['ship', 'ein Schiff', 'ein Schiff', 'einem Schiff', 'zwei Schiffen', 'das Schiff', 'das Schiff'],
    [
      'shieldGuard',
      'eine Schildwache',
      'eine Schildwache',
      'einer Schildwache',
      'zwei Schildwachen',
      'die Schildwache',
      'die Schildwache',
    ],
    ['undead', 'ein Untoter', 'einen Untoten', 'einem Untoten', 'zwei Untoten', 'der Untote', 'den Untoten'],
    ['citadel', 'die Zitadelle', 'die Zitadelle', 'der Zitadelle', 'zwei Zitadellen', 'die Zitadelle', 'die Zitadelle'],
  ] as const)('of units: %s', (name, nom, acc, dat, two, theNom, theAcc) => {
    const unit = type(name)
    expect((['nom', 'acc', 'dat'] as const).map((kase) => de.units(unit, 1, kase))).toEqual([nom, acc, dat])
    expect(de.units(unit, 2, 'dat')).toBe(two)
    expect([de.theUnit(unit, 'nom'), de.theUnit(unit)]).toEqual([theNom, theAcc])
  })

  it('join the seas on a way', () => {
    const [a, b, c, d] = ['Turtle Cove', 'Eel Channel', 'Far Shallows', 'Last Hedge'].map((name) =>
      mapOf(table).areaNames.findIndex(({ en }) => en === name),
    )
    expect(de.way([d, a, b, c])).toBe(
      'vom Gebiet Letzte Hecke über die Seegebiete Schildkrötenbucht und Aalrinne ins Seegebiet Ferne Untiefe',
    )
  })

  it('are avoided for areas whose names have several words', () => {
    const all = mapOf(table).areaNames.map((_, id) => `${de.in(id)} ${de.to(id)} ${de.from(id)}`)
    const several = all.filter((_, id) => /\s/.test(de.area(id)))
    expect(several.length).toBeGreaterThan(5)
    for (const text of several) expect(text).toMatch(/^im (Gebiet|Seegebiet) .* ins (Gebiet|Seegebiet) .* aus dem /)
  })
})
