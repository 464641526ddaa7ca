import type { BoardPart, Language, NamesOf } from '../../module.ts'
import { TERRAIN_NAMES, UNDEAD, UNIT_TYPES } from '../content/units.ts'
import { army } from '../rules/table/pieces.ts'
import { mapOf, NONE, type Area, type Role, type Table } from '../rules/table/state.ts'
import { bagSize, handSize } from '../rules/table/tiles.ts'
import type { Words } from './types.ts'
import { wordsFor } from './index.ts'

const LABELS = {
  en: {
    turn: (round: number, phase: string) => `Round ${round} · ${phase}`,
    players: 'Players',
    areas: 'Areas',
    hand: 'Your hand',
    nothing: 'empty',
    player: (vp: string, hand: number, bag: number, supply: number, left: number) =>
      `${vp}, ${hand} in hand, ${bag} in the bag, supply marker on field ${supply}, villages left: ${left}`,
    captured: (villages: number, citadels: number) =>
      `, captured villages: ${villages}${citadels > 0 ? `, captured citadels: ${citadels}` : ''}`,
    out: ', out of the game',
    value: (points: number) => `value ${points}`,
  },
  de: {
    turn: (round: number, phase: string) => `Runde ${round} · ${phase}`,
    players: 'Spieler',
    areas: 'Gebiete',
    hand: 'Deine Hand',
    nothing: 'leer',
    player: (vp: string, hand: number, bag: number, supply: number, left: number) =>
      `${vp}, ${hand} auf der Hand, ${bag} im Beutel, Nachschubmarker auf Feld ${supply}, Dörfer im Vorrat: ${left}`,
    captured: (villages: number, citadels: number) =>
      `, eroberte Dörfer: ${villages}${citadels > 0 ? `, erbeutete Zitadellen: ${citadels}` : ''}`,
    out: ', ausgeschieden',
    value: (points: number) => `Wert ${points}`,
  },
}

type Labels = (typeof LABELS)['en']

/** The open table in words, and the role's own hand (BS-SET-21, BS-SET-22). */
export function boardOf(language: Language, t: Table, role: Role | undefined, names?: NamesOf): BoardPart[] {
  const labels = LABELS[language]
  const words = wordsFor(language, t, names)
  const players = Array.from({ length: t.state.roles }, (_, i) => playerLine(t, i, labels, words))
  const areas = mapOf(t).terrain.flatMap((_, area) => areaLine(t, area, words))
  const title = labels.turn(t.state.round, words.phase(t.state.phase))
  const parts: BoardPart[] = [
    { title, lines: [] },
    { title: labels.players, lines: players },
    { title: labels.areas, lines: areas },
  ]
  if (role !== undefined && t.state.faction[role] !== NONE)
    parts.push({ title: labels.hand, lines: handLines(t, role, labels, words) })
  return parts
}

function playerLine(t: Table, role: Role, labels: Labels, words: Words): string {
  const s = t.state
  const open = labels.player(
    words.vp(s.vp[role]),
    handSize(t, role),
    bagSize(t, role),
    s.supply[role],
    s.villageSupply[role],
  )
  const captured =
    s.capturedVillages[role] + s.capturedCitadels[role] > 0
      ? labels.captured(s.capturedVillages[role], s.capturedCitadels[role])
      : ''
  return `${words.player(role)}: ${open}${captured}${s.out[role] === 1 ? labels.out : ''}`
}

function areaLine(t: Table, area: Area, words: Words): string[] {
  const s = t.state
  if (s.presence[area] === 0 && s.villages[area] === 0) return []
  const parts: string[] = []
  if (s.villages[area] > 0) parts.push(`${words.villages(s.villages[area])} ${words.of(s.villageOwner[area])}`)
  for (let role = 0; role < s.roles; role++) {
    if ((s.presence[area] & (1 << role)) !== 0)
      parts.push(`${words.player(role)}: ${tilesIn(army(t, role, area), words)}`)
  }
  return [`${area} ${words.area(area)} (${words.terrain(TERRAIN_NAMES[mapOf(t).terrain[area]])}): ${parts.join('; ')}`]
}

function tilesIn(counts: readonly number[], words: Words): string {
  return counts.flatMap((n, type) => (n > 0 ? [words.units(type, n, 'nom')] : [])).join(', ')
}

function handLines(t: Table, role: Role, labels: Labels, words: Words): string[] {
  const lines: string[] = []
  const { value } = t.content.factions[t.state.faction[role]]
  for (let type = 0; type < UNDEAD; type++) {
    const n = t.state.hand[role * UNIT_TYPES + type]
    if (n > 0) lines.push(`${n} × ${words.unit(type)} (${labels.value(value[type])})`)
  }
  return lines.length > 0 ? lines : [labels.nothing]
}
