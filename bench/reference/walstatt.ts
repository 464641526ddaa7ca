import { defineGame, NOBODY, ok, only, type Roles, type Secret } from '../../src/engine/index.ts'
import * as box from './data.ts'
import { made } from './walstatt-rules.ts'
import { cloneState, setup, type Content, type Marches, type Table } from './walstatt-state.ts'

const { AREAS, CARD_KINDS, PLAYERS, ROOM, UNITS } = box

const cells = (count: number, name: string): string[] => Array.from({ length: count }, (_, i) => `${name} ${i}`)
const AREA_CELLS = cells(AREAS, 'area')
const UNIT_CELLS = cells(UNITS, 'unit')
const PLAYER_CELLS = cells(PLAYERS, 'player')

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const cardsOf = (counts: readonly number[], role: number): number[] =>
  counts.slice(role * CARD_KINDS, (role + 1) * CARD_KINDS)

function cardSecret(counts: number[], role: number, kind: string, seenBy: Roles): Secret {
  return {
    kind,
    pool: `cards ${role}`,
    seenBy,
    read: () => cardsOf(counts, role).flatMap((n, card) => Array.from({ length: n }, () => card)),
    write(values) {
      counts.fill(0, role * CARD_KINDS, (role + 1) * CARD_KINDS)
      for (const card of values) counts[role * CARD_KINDS + card]++
    },
  }
}

function broken({ state: s }: Table): string[] {
  const found: string[] = []
  for (let area = 0; area < AREAS; area++) {
    const units = s.stack.slice(area * ROOM, area * ROOM + s.unitCount[area])
    if (units.some((unit) => s.where[unit] !== area)) found.push(`area ${area} lists a unit that is elsewhere`)
    if (units.some((unit) => Math.floor(unit / box.UNITS_EACH) !== s.owner[area])) found.push(`area ${area} is mixed`)
  }
  if (sum(s.unitCount) !== s.where.filter((area) => area >= 0).length) found.push('units and areas differ')
  for (let role = 0; role < PLAYERS; role++) {
    if (s.held[role] !== s.owner.filter((owner) => owner === role).length) found.push(`held by ${role}`)
    if (sum(cardsOf(s.hand, role)) !== s.handSize[role]) found.push(`hand of ${role}`)
    const cards = [s.hand, s.bag, s.discard].map((counts) => sum(cardsOf(counts, role)))
    if (sum(cards) !== sum(box.CARDS)) found.push(`cards of ${role}`)
  }
  return found
}

/** The reference game on this engine. `README.md` has its rules. */
export const marches = defineGame<Marches, Content>({
  id: 'marches',
  players: { min: PLAYERS, max: PLAYERS },
  options: [{ id: 'endless', kind: 'switch', default: false }],
  loadContent: () => ok({ content: box, source: {} }),
  setup: (content, _roles, options) => setup(content, options['endless'] === true),
  procedures: made,
  clone: cloneState,
  publicView({ state: s }, put) {
    for (let area = 0; area < AREAS; area++) {
      const cell = [s.owner[area], s.walls[area]]
      const first = area * ROOM
      for (let i = first; i < first + s.unitCount[area]; i++) cell.push(s.stack[i])
      put(AREA_CELLS[area], cell)
    }
    for (let unit = 0; unit < UNITS; unit++) if (s.experience[unit] > 0) put(UNIT_CELLS[unit], s.experience[unit])
    for (let role = 0; role < PLAYERS; role++)
      put(PLAYER_CELLS[role], [s.points[role], s.handSize[role], s.held[role], ...cardsOf(s.discard, role)])
    put('turn', [s.round, s.active, s.actions])
  },
  privateView({ state: s }, role, put) {
    put('hand', cardsOf(s.hand, role))
  },
  secrets: ({ state: s }) =>
    Array.from({ length: PLAYERS }, (_, role) => role).flatMap((role) => [
      cardSecret(s.hand, role, 'hand', only(role)),
      cardSecret(s.bag, role, 'bag', NOBODY),
    ]),
  invariants: broken,
})
