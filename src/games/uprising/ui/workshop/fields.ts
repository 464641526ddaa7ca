import {
  ATTRIBUTES,
  CHAPTERS,
  EDITIONS,
  FACTION_IDS,
  HERO_IDS,
  HEX_IDS,
  HEX_KINDS,
  TERRAINS,
  UNIT_CLASSES,
  UNIT_RANKS,
} from '../../content/names.ts'
import { MAX_THREAT } from '../../content/schema.ts'
import type { Entry, ListName } from './pack.ts'
import { getAt } from './paths.ts'
import type { Path } from './paths.ts'
import type { JsonKind } from './vocabulary.ts'

/** What an option is called: by the content, or by the words of the workshop. */
export type OptionWords = 'hexes' | 'heroes' | 'factions' | 'terrains' | 'words'

export type Field = { readonly path: Path } & (
  | { readonly kind: 'words'; readonly max: number; readonly isOptional?: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice' | 'choices'; readonly of: readonly string[]; readonly words: OptionWords }
  | { readonly kind: 'die' }
  | { readonly kind: 'json'; readonly what: JsonKind; readonly isOptional?: boolean }
  | { readonly kind: 'faces' | 'edges' | 'rows' | 'prices' | 'needs' | 'goals' | 'production' }
)

export interface FieldGroup {
  /** A word of the strings, or the name of a Unit. */
  readonly title: string
  readonly fields: readonly Field[]
}

const SHORT = 60
const LONG = 600

const name: Field = { kind: 'words', path: ['name'], max: SHORT }
const text: Field = { kind: 'words', path: ['text'], max: LONG }
const advanced: Field = { kind: 'flag', path: ['advanced'] }
const sets: Field = { kind: 'choices', path: ['sets'], of: EDITIONS, words: 'words' }
const abilities: Field = { kind: 'json', path: ['abilities'], what: 'abilities' }
const modifiers: Field = { kind: 'json', path: ['modifiers'], what: 'modifiers' }
const number = (key: string, min: number, max: number): Field => ({ kind: 'number', path: [key], min, max })
const effects = (key: string): Field => ({ kind: 'json', path: [key], what: 'effects' })
const words = (key: string, isOptional = false): Field => ({ kind: 'words', path: [key], max: LONG, isOptional })
const choice = (key: string, of: readonly string[], by: OptionWords): Field => ({
  kind: 'choice',
  path: [key],
  of,
  words: by,
})

const firstEdition: FieldGroup = {
  title: 'firstEdition',
  fields: [{ kind: 'json', path: ['firstEdition'], what: 'patch', isOptional: true }],
}

const NEMESIS: readonly FieldGroup[] = [
  { title: 'card', fields: [name, number('initiative', 1, 99), number('maxThreat', 1, MAX_THREAT), advanced, sets] },
  { title: 'rows', fields: [{ kind: 'rows', path: ['rows'] }] },
  { title: 'immediate', fields: [words('immediateText'), effects('immediate')] },
  { title: 'ability', fields: [words('abilityText', true), modifiers, abilities] },
  { title: 'godpower', fields: [words('godpowerText'), { kind: 'json', path: ['godpower'], what: 'abilities' }] },
  { title: 'destroyed', fields: [words('destroyedText'), effects('destroyed')] },
  firstEdition,
]

const FORMS: Readonly<Record<ListName, readonly FieldGroup[]>> = {
  dice: [{ title: 'card', fields: [name, { kind: 'faces', path: ['faces'] }, number('count', 1, 20)] }],
  factions: [
    {
      title: 'card',
      fields: [
        name,
        text,
        choice('home', HEX_IDS, 'hexes'),
        { kind: 'choices', path: ['heroes'], of: HERO_IDS, words: 'heroes' },
        number('haven', 0, 20),
      ],
    },
    { title: 'production', fields: [{ kind: 'production', path: ['production'] }] },
  ],
  heroes: [
    { title: 'card', fields: [name, text, choice('faction', FACTION_IDS, 'factions')] },
    { title: 'attributes', fields: ATTRIBUTES.map((attribute) => number(attribute, 0, 3)) },
  ],
  hexes: [
    { title: 'card', fields: [name, text] },
    {
      title: 'tile',
      fields: [
        choice('terrain', TERRAINS, 'terrains'),
        number('salt', 0, 4),
        number('plunder', 0, 4),
        number('food', 0, 4),
        number('vp', 0, 3),
        { kind: 'flag', path: ['x'] },
        { kind: 'edges', path: ['edges'] },
        choice('alignment', ['empire', 'chaos', 'none'], 'words'),
        choice('kind', HEX_KINDS, 'words'),
        choice('faction', [...FACTION_IDS, 'none'], 'factions'),
        advanced,
        sets,
      ],
    },
    { title: 'explore', fields: [effects('explore')] },
    { title: 'ongoing', fields: [{ kind: 'json', path: ['ongoing'], what: 'modifiers' }] },
    firstEdition,
  ],
  legions: NEMESIS,
  hordes: NEMESIS,
  druids: [
    { title: 'card', fields: [name, text, advanced, sets] },
    { title: 'godpower', fields: [{ kind: 'json', path: ['godpower'], what: 'abilities' }] },
    firstEdition,
  ],
  items: [
    {
      title: 'card',
      fields: [name, text, number('salt', 0, 9), { kind: 'needs', path: ['needs'] }, advanced, sets],
    },
    { title: 'effect', fields: [abilities, modifiers] },
    firstEdition,
  ],
  quests: [
    { title: 'card', fields: [name, advanced, sets] },
    { title: 'goals', fields: [{ kind: 'goals', path: ['goals'] }, number('need', 1, 3)] },
    { title: 'bonus', fields: [words('bonusText', true), { kind: 'json', path: ['bonus'], what: 'bonus' }] },
    { title: 'immediate', fields: [words('immediateText', true), effects('immediate')] },
    { title: 'solve', fields: [words('solveText'), effects('solve')] },
    { title: 'fail', fields: [words('failText'), effects('fail')] },
    { title: 'taken', fields: [abilities, modifiers] },
    firstEdition,
  ],
  events: [
    {
      title: 'card',
      fields: [
        name,
        words('story'),
        text,
        number('chapter', 1, CHAPTERS),
        number('threat', 1, MAX_THREAT),
        advanced,
        sets,
      ],
    },
    { title: 'effect', fields: [effects('effects')] },
    firstEdition,
  ],
  feats: [
    {
      title: 'card',
      fields: [
        name,
        text,
        choice('hero', HERO_IDS, 'heroes'),
        { kind: 'flag', path: ['start'] },
        { kind: 'choices', path: ['attributes'], of: ATTRIBUTES, words: 'words' },
        sets,
      ],
    },
    { title: 'effect', fields: [abilities, modifiers] },
    firstEdition,
  ],
}

function unitGroup(at: number): FieldGroup {
  const to = (key: string): Path => ['units', at, key]
  return {
    title: `unit:${at}`,
    fields: [
      { kind: 'words', path: to('name'), max: SHORT },
      { kind: 'words', path: to('one'), max: SHORT },
      { kind: 'number', path: to('count'), min: 1, max: 12 },
      { kind: 'choice', path: to('class'), of: UNIT_CLASSES, words: 'words' },
      { kind: 'choice', path: to('rank'), of: UNIT_RANKS, words: 'words' },
      { kind: 'die', path: to('die') },
      { kind: 'prices', path: to('prices') },
    ],
  }
}

/** The form of an entry: its groups of fields, those of a faction with its Units. */
export function formOf(list: ListName, entry: Entry): readonly FieldGroup[] {
  if (list !== 'factions') return FORMS[list]
  const units = getAt(entry, ['units'])
  return [...FORMS.factions, ...(Array.isArray(units) ? units.map((_, at) => unitGroup(at)) : [])]
}
