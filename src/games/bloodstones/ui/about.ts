import { about as marked } from '../../../boardkit/papers/about.ts'
import type { About, BoardProps, Language } from '../../../protocol/board.ts'
import { TERRAIN_NAMES, UNIT_NAMES, type FactionId, type TerrainName, type UnitName } from '../content/units.ts'
import { offer } from '../offer.ts'
import { FACTION_RULES, TERRAINS, THINGS, UNITS, type ThingId } from './about-words.ts'
import { groundWords } from './area-info.tsx'
import { bonusText } from './bonus-text.ts'
import { factionOf } from './cells.ts'
import { chartIn } from './data.ts'
import { factionName, STRINGS, terrainName, unitName } from './strings.ts'

/** Everything on the table that explains itself, besides the areas of a map. */
export type AboutId = `unit:${UnitName}` | `terrain:${TerrainName}` | `faction:${FactionId}` | ThingId

export const ABOUT_IDS: readonly AboutId[] = [
  ...UNIT_NAMES.map((unit) => `unit:${unit}` as const),
  ...TERRAIN_NAMES.map((terrain) => `terrain:${terrain}` as const),
  ...(Object.keys(FACTION_RULES) as FactionId[]).map((faction) => `faction:${faction}` as const),
  ...(Object.keys(THINGS) as ThingId[]),
]

export const explained = (id: AboutId): ReturnType<typeof marked> => marked(id)

type Seen = Pick<BoardProps, 'language' | 'view' | 'role' | 'content'>

const MEMBERS = new Map(offer.cast!.members.map((member) => [member.id, member]))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function aboutUnit(language: Language, unit: UnitName): About {
  const s = STRINGS[language]
  const bonus = unit === 'blank' ? '' : ` ${s.sheetBonus}: ${bonusText(language, unit)}.`
  return { name: capital(unitName(language, unit)), text: `${UNITS[unit][language]}${bonus}`, rule: UNITS[unit].rule }
}

function aboutTerrain({ language, view, role }: Seen, terrain: TerrainName): About {
  const isHillFolk = role !== undefined && factionOf(view, role) === 'hillFolk'
  const { rule, [language]: text } = TERRAINS[terrain]
  const costs = groundWords(STRINGS[language], terrain, isHillFolk).join('. ')
  return { name: capital(terrainName(language, terrain)), text: `${text} ${costs}.`, rule }
}

/** What carries this mark is. */
export function about(id: string, board: Seen): About | undefined {
  const { language } = board
  const [kind, what] = id.split(':')
  switch (kind) {
    case 'unit':
      return Object.hasOwn(UNITS, what) ? aboutUnit(language, what as UnitName) : undefined
    case 'terrain':
      return Object.hasOwn(TERRAINS, what) ? aboutTerrain(board, what as TerrainName) : undefined
    case 'area': {
      const chart = chartIn(board)
      const terrain = chart?.terrain[Number(what)]
      if (chart === undefined || terrain === undefined) return undefined
      return { ...aboutTerrain(board, terrain), name: chart.names[Number(what)][language] }
    }
    case 'faction': {
      const member = MEMBERS.get(what as FactionId)
      if (member === undefined) return undefined
      const rule = FACTION_RULES[what as FactionId]
      return { name: factionName(language, what as FactionId), text: member.about[language], rule }
    }
    default:
      return Object.hasOwn(THINGS, id) ? aboutThing(language, id as ThingId) : undefined
  }
}

function aboutThing(language: Language, id: ThingId): About {
  const { name, rule, [language]: text } = THINGS[id]
  return { name: name[language], text, rule }
}
