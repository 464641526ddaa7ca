import type { UnitName } from '../../content/units.ts'
import { isUnique } from '../flat.ts'
import type { Case } from '../types.ts'

export type Gender = 'm' | 'f' | 'n'

interface Noun {
  readonly gender: Gender
  /** After "ein" in the nominative. */
  readonly one: string
  /** After "einen", "einem" and after "der" in the other cases: weak nouns change. */
  readonly oblique: string
  /** After "der" or "das" in the nominative, where it is not the same as after "ein". */
  readonly definite?: string
  readonly many: string
  readonly manyDat: string
}

const noun = (gender: Gender, one: string, many: string, manyDat: string, oblique = one): Noun => ({
  gender,
  one,
  oblique,
  many,
  manyDat,
})
const weak = (one: string, oblique: string): Noun => noun('m', one, oblique, oblique, oblique)

/** How the units are counted and inflected; the bare names are in `names.ts`. */
const NOUNS: Readonly<Record<UnitName, Noun>> = {
  archer: weak('Schütze', 'Schützen'),
  swordsman: noun('m', 'Schwertkämpfer', 'Schwertkämpfer', 'Schwertkämpfern'),
  shieldGuard: noun('f', 'Schildwache', 'Schildwachen', 'Schildwachen'),
  cavalry: noun('f', 'Reiterei-Einheit', 'Reiterei-Einheiten', 'Reiterei-Einheiten'),
  siegeEngine: noun('n', 'Belagerungsgerät', 'Belagerungsgeräte', 'Belagerungsgeräten'),
  leader: noun('m', 'Anführer', 'Anführer', 'Anführern'),
  ship: noun('n', 'Schiff', 'Schiffe', 'Schiffen'),
  castle: noun('f', 'Burg', 'Burgen', 'Burgen'),
  lizardman: weak('Echsenmensch', 'Echsenmenschen'),
  goblin: noun('m', 'Kobold', 'Kobolde', 'Kobolden'),
  raider: noun('m', 'Räuber', 'Räuber', 'Räubern'),
  horde: noun('f', 'Schar', 'Scharen', 'Scharen'),
  axeThrower: noun('m', 'Axtwerfer', 'Axtwerfer', 'Axtwerfern'),
  dragon: weak('Drache', 'Drachen'),
  giant: weak('Riese', 'Riesen'),
  necromancer: weak('Nekromant', 'Nekromanten'),
  blank: noun('n', 'Blanko-Plättchen', 'Blanko-Plättchen', 'Blanko-Plättchen'),
  undead: { gender: 'm', one: 'Untoter', oblique: 'Untoten', definite: 'Untote', many: 'Untote', manyDat: 'Untoten' },
  citadel: noun('f', 'Zitadelle', 'Zitadellen', 'Zitadellen'),
  cutiecorn: noun('n', 'Cutiecorn', 'Cutiecorns', 'Cutiecorns'),
}

/** No text has a unit in the genitive. */
const A: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
}

export const THE: Readonly<Record<Gender | 'pl', Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  pl: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
}

export function theUnit(name: UnitName, kase: Case): string {
  const { gender, one, oblique, definite = one } = NOUNS[name]
  return `${THE[gender][kase]} ${kase === 'nom' ? definite : oblique}`
}

const aUnit = (name: UnitName, kase: Case): string => {
  const { gender, one, oblique } = NOUNS[name]
  return `${A[gender][kase]} ${kase === 'nom' ? one : oblique}`
}

export const noUnit = (name: UnitName): string => `k${aUnit(name, 'acc')}`

export function units(name: UnitName, n: number, kase: Case, count: (n: number) => string): string {
  if (n === 1) return isUnique(name) ? theUnit(name, kase) : aUnit(name, kase)
  const { many, manyDat } = NOUNS[name]
  return `${count(n)} ${kase === 'dat' ? manyDat : many}`
}
