import { describe, expect, it } from 'vitest'
import { effects, modifiers, abilities, VERBS } from '../../content/effects/effect-schema.ts'
import { loadContent } from '../../content/content.ts'
import { boxOf, emptyPack } from './pack.ts'
import type { Pack } from './pack.ts'
import { printJson } from './print-json.ts'
import { sayProblem } from './problems.ts'
import { checkWork, problemsAt } from './report.ts'
import { formsOf, sampleOf, startsOf } from './vocabulary.ts'

const loaded = loadContent()
const box = boxOf(loaded.ok ? loaded.source : (undefined as never))
const pack = (parts: object): Pack => ({ ...emptyPack('Test'), ...parts })
const pathsOf = (parts: object): string[] => checkWork(pack(parts), {}, box).problems.map(({ path }) => path)

describe('the check of a pack', () => {
  it('gives the content when all is well', () => {
    const { problems, content } = checkWork(pack({ heroes: [{ id: 'dugpa', might: 3 }] }), {}, box)
    expect(problems).toEqual([])
    expect(content?.heroes[0].attributes[0]).toBe(3)
  })

  it('names things by their id and says what is wrong', () => {
    const explore = [{ op: 'gain', who: 'you', salt: 1 }, { op: 'releaseAP' }, { op: 'conjure' }]
    const { problems, content } = checkWork(pack({ hexes: [{ id: 'rigga', explore }] }), {}, box)
    expect(content).toBeUndefined()
    expect(problems).toEqual([
      {
        path: 'hexes[rigga].explore[2].op',
        problem: 'unknown verb: conjure',
        list: 'hexes',
        id: 'rigga',
        field: 'explore[2].op',
      },
    ])
    expect(problemsAt(problems, 'hexes', 'rigga', 'explore')).toHaveLength(1)
    expect(problemsAt(problems, 'hexes', 'rigga', 'exp')).toEqual([])
    expect(problemsAt(problems, 'hexes', 'torment', 'explore')).toEqual([])
  })

  it.each([
    [
      'a Unit',
      { factions: [{ id: 'krowh', units: [{ id: 'trolls', die: 'green' }] }] },
      'factions[krowh].units[trolls].die',
    ],
    ['rows', { legions: [{ id: 'assassin', maxThreat: 5 }] }, 'legions[assassin].rows'],
    ['a goal', { quests: [{ id: 'druidic-prophetess', need: 3, goals: [] }] }, 'quests[druidic-prophetess].goals'],
    ['the name of the pack', { name: '' }, 'name'],
    ['an unknown hex', { hexes: [{ id: 'atlantis' }] }, 'hexes[atlantis].id'],
  ])('finds the place of %s', (_, parts, path) => {
    expect(pathsOf(parts)).toContain(path)
  })

  it('counts texts that are no JSON as problems of their field', () => {
    const loose = { 'quests[druidic-prophetess].goals[0].reward': '[{' }
    const { problems, content } = checkWork(emptyPack('Test'), loose, box)
    expect(content).toBeUndefined()
    expect(problemsAt(problems, 'quests', 'druidic-prophetess', 'goals[0].reward')).toHaveLength(1)
    expect(problems[0].problem).toMatch(/^not JSON: line 1, column 3: /)
  })

  it.each([
    ['unknown verb: conjure', 'unbekanntes Verb: conjure'],
    ['Too big: expected number to be <=3', 'höchstens 3'],
    ['Invalid option: expected one of "white"|"red"', 'eines davon: white, red'],
    ['must have a row for each Threat, 1 to 5', 'braucht eine Reihe für jede Bedrohung, 1 bis 5'],
    [
      'not JSON: line 2, column 3: a colon is expected here',
      'kein JSON: Zeile 2, Spalte 3: hier fehlt ein Doppelpunkt',
    ],
    ['something new', 'something new'],
  ])('is told in German: %s', (problem, words) => {
    expect(sayProblem('de', problem)).toBe(words)
  })

  it('is told in plain words in English', () => {
    expect(sayProblem('en', 'Too small: expected number to be >=1')).toBe('at least 1')
    expect(sayProblem('en', 'unknown verb: conjure')).toBe('unknown verb: conjure')
  })
})

describe('the vocabulary', () => {
  it('lists every verb with its fields', () => {
    const forms = formsOf('effect')
    expect(forms.map(({ word }) => word)).toEqual(VERBS)
    const gain = forms.find(({ word }) => word === 'gain')!
    expect(gain.fields.map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ['who', false],
      ['salt', true],
      ['plunder', true],
      ['food', true],
      ['any', true],
    ])
    expect(gain.fields[1].what).toBe('number')
    for (const part of [
      'condition',
      'modifier',
      'cost',
      'hex',
      'pieces',
      'cards',
      'ownCards',
      'number',
      'ability',
    ] as const)
      expect(formsOf(part).length).toBeGreaterThan(0)
  })

  it('has a sample of every verb and rule that the schema takes', () => {
    for (const word of startsOf('effects'))
      expect([word, effects.safeParse([sampleOf('effects', word)]).success]).toEqual([word, true])
    for (const word of startsOf('modifiers'))
      expect([word, modifiers.safeParse([sampleOf('modifiers', word)]).success]).toEqual([word, true])
    expect(abilities.safeParse([sampleOf('abilities', 'ability')]).success).toBe(true)
  })

  it('is printed so that a person can read it', () => {
    const short = [{ op: 'gain', who: 'you', salt: 1 }]
    expect(printJson(short)).toBe('[{ "op": "gain", "who": "you", "salt": 1 }]')
    const long = box.hexes.find(({ id }) => id === 'zeegard')!['explore']
    expect(JSON.parse(printJson(long))).toEqual(long)
    expect(printJson(long)).toMatch(/^\[\n {2}\{ "op": "gain"/)
  })
})
