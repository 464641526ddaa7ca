import { SEA, UNIT_NAMES, type FactionId } from '../../content/units.ts'
import { factionOf, mapOf, NONE, type Phase, type Table } from '../../rules/table/state.ts'
import type { NamesOf } from '../../../module.ts'
import { counted, eachArea, eachTile, isFaction, isTerrain, joined, LONGEST_WAY } from '../flat.ts'
import { names } from '../names.ts'
import type { Case, Words } from '../types.ts'
import { noUnit, THE, theUnit, units as unitsOf, type Gender } from './units.ts'

const { units: UNITS, factions: FACTIONS, phases: PHASES, terrain: TERRAIN } = names.de

const NUMBERS = 'keine ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

interface Name {
  readonly gender: Gender | 'pl'
  readonly dat: string
  readonly gen: string
}

const plural = (name: string, dat = name): Name => ({ gender: 'pl', dat, gen: name })

const NAMES: Readonly<Record<FactionId, Name>> = {
  dragonRiders: plural('Drachenreiter', 'Drachenreitern'),
  horseLords: plural('Pferdeherren'),
  hillFolk: { gender: 'n', dat: 'Hügelvolk', gen: 'Hügelvolks' },
  necromancers: plural('Totenbeschwörer', 'Totenbeschwörern'),
  chaosHorde: { gender: 'f', dat: 'Chaoshorde', gen: 'Chaoshorde' },
  corsairs: plural('Freibeuter', 'Freibeutern'),
}

const count = (n: number): string => NUMBERS[n] ?? String(n)
const list = (parts: readonly string[]): string => joined(parts, 'und')

const unit = (type: number, n = 1): string => UNITS[UNIT_NAMES[type]][n === 1 ? 0 : 1]
const units = (type: number, n: number, kase: Case = 'acc'): string => unitsOf(UNIT_NAMES[type], n, kase, count)

function theFaction(id: string, kase: Case = 'nom'): string {
  if (!isFaction(id)) return id
  const { gender, dat, gen } = NAMES[id]
  return `${THE[gender][kase]} ${kase === 'dat' ? dat : kase === 'gen' ? gen : FACTIONS[id]}`
}

const isSingular = (id: string): boolean => !isFaction(id) || NAMES[id].gender !== 'pl'

/**
 * A name of one word stands like the name of a town. A name of several words would have to be inflected ("in den Roten Dünen"),
 * and nobody says "in" of a sea by its name alone: both follow the word for what they are.
 */
function areaWords(t: Table): Pick<Words, 'area' | 'place' | 'in' | 'to' | 'from' | 'way' | 'areas'> {
  const { areaNames, terrain } = mapOf(t)
  const area = (id: number): string => areaNames[id].de
  const kind = (id: number): string => (terrain[id] === SEA ? 'Seegebiet' : /\s/.test(area(id)) ? 'Gebiet' : '')
  const after = (id: number, withKind: string, alone: string): string =>
    kind(id) === '' ? `${alone}${area(id)}` : `${withKind} ${kind(id)} ${area(id)}`
  const to = (id: number): string => after(id, 'ins', 'nach ')
  const from = (id: number): string => after(id, 'aus dem', 'aus ')
  const via = (ids: readonly number[]): string => {
    if (ids.length > LONGEST_WAY) return `${count(ids.length)} andere Gebiete`
    if (ids.length > 1 && ids.every((id) => terrain[id] === SEA)) return `die Seegebiete ${list(ids.map(area))}`
    return list(ids.map((id) => after(id, 'das', '')))
  }
  return {
    area,
    place: (id) => after(id, 'das', ''),
    in: (id) => after(id, 'im', 'in '),
    to,
    from,
    way: (path) => {
      const over = path.length > 2 ? ` über ${via(path.slice(1, -1))}` : ''
      return `${after(path[0], 'vom', 'von ')}${over} ${to(path[path.length - 1])}`
    },
    areas: (ids) => list(eachArea(ids, area)),
  }
}

export function germanWords(t: Table, people?: NamesOf): Words {
  const idOf = (role: number): FactionId | undefined =>
    (t.state.faction[role] ?? NONE) === NONE ? undefined : factionOf(t, role).id
  const person = (role: number): string => people?.(role) ?? `Spieler ${role + 1}`
  const player = (role: number): string => {
    const id = idOf(role)
    return id === undefined ? person(role) : FACTIONS[id]
  }
  const the = (role: number, kase: Case = 'nom'): string => {
    const id = idOf(role)
    return id === undefined ? person(role) : theFaction(id, kase)
  }
  return {
    ...areaWords(t),
    unit,
    units,
    noUnit: (type) => noUnit(UNIT_NAMES[type]),
    theUnit: (type, kase = 'acc') => theUnit(UNIT_NAMES[type], kase),
    tiles: (tiles, kase = 'acc') => list(eachTile(tiles, (type, n) => units(type, n, kase))) || 'nichts',
    someTiles: (n) => `${n === 0 ? 'kein' : count(n)} Plättchen`,
    faction: (id) => (isFaction(id) ? FACTIONS[id] : id),
    theFaction,
    person,
    player,
    the,
    of: (role) => (idOf(role) === undefined ? `von ${player(role)}` : the(role, 'gen')),
    their: (role) => (idOf(role) === 'hillFolk' || idOf(role) === undefined ? 'sein' : 'ihr'),
    does: (role, singular, many) => (isSingular(idOf(role) ?? '') ? singular : many),
    factionDoes: (id, singular, many) => (isSingular(id) ? singular : many),
    terrain: (name) => (isTerrain(name) ? TERRAIN[name] : name),
    phase: (phase) => PHASES[phase as Phase] ?? phase,
    count,
    list,
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    vp: (n) => `${n} SP`,
    villages: (n) => `${count(n)} ${n === 1 ? 'Dorf' : 'Dörfer'}`,
  }
}
