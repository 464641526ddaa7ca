import { CAVALRY, isChaos, UNIT_NAMES, type FactionId } from '../../content/units.ts'
import { factionOf, mapOf, NONE, type Phase, type Table } from '../../rules/table/state.ts'
import type { NamesOf } from '../../../module.ts'
import { counted, eachArea, eachTile, isFaction, isUnique, joined, LONGEST_WAY } from '../flat.ts'
import { names } from '../names.ts'
import type { Words } from '../types.ts'

const { units: UNITS, factions: FACTIONS, phases: PHASES } = names.en

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const count = (n: number): string => NUMBERS[n] ?? String(n)
const list = (parts: readonly string[]): string => joined(parts, 'and')
const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

const unit = (type: number, n = 1): string => UNITS[UNIT_NAMES[type]][n === 1 ? 0 : 1]

/** What cannot be counted by itself. */
const one = (type: number): string => (type === CAVALRY ? 'cavalry unit' : unit(type))

function units(type: number, n: number): string {
  if (n !== 1) return `${count(n)} ${unit(type, n)}`
  return isUnique(UNIT_NAMES[type]) ? `the ${one(type)}` : withArticle(one(type))
}

const theFaction = (id: string): string => (isFaction(id) ? `the ${FACTIONS[id]}` : id)
/** All others are plural, the Hill Folk too. */
const isSingular = (id: string): boolean => !isFaction(id) || isChaos(id)

function areaWords(t: Table): Pick<Words, 'area' | 'place' | 'in' | 'to' | 'from' | 'way' | 'areas'> {
  const { areaNames } = mapOf(t)
  const area = (id: number): string => areaNames[id].en
  return {
    area,
    place: area,
    in: (id) => `in ${area(id)}`,
    to: (id) => `to ${area(id)}`,
    from: (id) => `from ${area(id)}`,
    way: (path) => {
      const between =
        path.length - 2 > LONGEST_WAY ? [`${count(path.length - 2)} other areas`] : path.slice(1, -1).map(area)
      const via = between.length > 0 ? ` via ${list(between)}` : ''
      return `from ${area(path[0])}${via} to ${area(path[path.length - 1])}`
    },
    areas: (ids) => list(eachArea(ids, area)),
  }
}

export function englishWords(t: Table, people?: NamesOf): Words {
  const idOf = (role: number): FactionId | undefined =>
    (t.state.faction[role] ?? NONE) === NONE ? undefined : factionOf(t, role).id
  const person = (role: number): string => people?.(role) ?? `Player ${role + 1}`
  const player = (role: number): string => {
    const id = idOf(role)
    return id === undefined ? person(role) : FACTIONS[id]
  }
  const the = (role: number): string => (idOf(role) === undefined ? player(role) : `the ${player(role)}`)
  return {
    ...areaWords(t),
    unit,
    units,
    noUnit: (type) => `no ${one(type)}`,
    theUnit: (type) => `the ${one(type)}`,
    tiles: (tiles) => list(eachTile(tiles, units)) || 'nothing',
    someTiles: (n) => (n === 1 ? 'a tile' : `${count(n)} tiles`),
    faction: (id) => (isFaction(id) ? FACTIONS[id] : id),
    theFaction,
    person,
    player,
    the,
    of: (role) => `of ${the(role)}`,
    their: (role) => (isChaos(idOf(role)) ? 'its' : 'their'),
    does: (role, singular, plural) => (isSingular(idOf(role) ?? '') ? singular : plural),
    factionDoes: (id, singular, plural) => (isSingular(id) ? singular : plural),
    terrain: (name) => name,
    phase: (phase) => PHASES[phase as Phase] ?? phase,
    count,
    list,
    points: (n) => counted(n, 'point', 'points'),
    vp: (n) => `${n} VP`,
    villages: (n) => `${count(n)} ${n === 1 ? 'village' : 'villages'}`,
  }
}
