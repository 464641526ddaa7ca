import { EVERYONE } from '../../../../engine/table.ts'
import type { CellValue, PutCell } from '../../../../engine/view.ts'
import { LANDS, LIGHT, SHADOW, SPACES } from '../../content/names.ts'
import { at, limboAt, NONE, type Draft, type Role, type State, type Table } from './state.ts'

/** Everything that lies open on the table (IM-RUL-29). */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  put('options', { ...s.options })
  put('phase', s.phase)
  put('round', [s.round, s.startPlayer, s.marker, s.turn])
  for (let land = 0; land < LANDS; land++)
    if (s.possessor[land] !== NONE || s.building[land] !== NONE || s.portal[land] !== 0)
      put(`land:${land}`, [s.possessor[land], s.armies[land], s.building[land], s.portal[land]])
  for (let role = 0; role < s.roles; role++) publicPlayer(s, role, put)
  put('tower', s.tower.slice())
  put('tray', s.tray.slice())
  put('residents', s.residents)
  put('holder', s.holder.slice())
  put('drawPile', s.drawPile.length)
  put('discard', s.discard.slice())
  if (s.draft !== undefined) put('draft', draftCell(s.draft))
  if (s.action !== undefined) put('action', [s.action.role, s.action.space, s.action.card])
  if (s.fight !== undefined) put('fight', fightCell(s.fight))
  if (s.outcome?.kind === 'ranking')
    put(
      'places',
      s.outcome.places.map((place) => place.slice()),
    )
}

function publicPlayer(s: State, role: Role, put: PutCell): void {
  put(`player:${role}`, {
    light: s.lightRace[role],
    shadow: s.shadowRace[role],
    points: s.points[role],
    gold: s.gold[role],
    energy: s.energy[role],
    limbo: [s.limbo[limboAt(role, SHADOW)], s.limbo[limboAt(role, LIGHT)]],
    supply: s.supply[role],
    groups: s.groups[role].slice(),
    conflict: s.conflict[role].length,
    known: s.conflict[role].filter((_, i) => s.conflictSeenBy[role][i] === EVERYONE),
  })
  // While it is being planned nobody else sees which spaces are covered.
  if (s.phase === 'execution')
    put(
      `covered:${role}`,
      s.planned.slice(at(role, 0), at(role, SPACES)).map((card) => (card === NONE ? 0 : 1)),
    )
}

function draftCell(d: Draft): CellValue {
  return {
    round: d.round,
    stacks: d.stacks.map((stack) => stack.length),
    hands: d.hands.map((hand) => hand.length),
    world: d.world.slice(),
    chosen: d.isOpen === 1 ? d.chosen.slice() : d.chosen.map(() => NONE),
  }
}

function fightCell(f: NonNullable<State['fight']>): CellValue {
  const { thrown, inside, fellThrown, fellInside, ...rest } = f
  return {
    ...rest,
    thrown: thrown.slice(),
    inside: inside.slice(),
    fellThrown: fellThrown.slice(),
    fellInside: fellInside.slice(),
  }
}

/** The own conflict cards, the own plan (IM-PLN-11), the draft hand. */
export function privateView(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  put('conflict', s.conflict[role].slice())
  put('plan', s.planned.slice(at(role, 0), at(role, SPACES)))
  if (s.draft === undefined) return
  put('draftHand', s.draft.hands[role].slice())
  put('chosen', s.draft.chosen[role])
}
