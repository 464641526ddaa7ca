import { EVERYONE, type PutCell } from '../../../../engine/index.ts'
import { LANDS, LIGHT, SHADOW, SPACES } from '../../content/names.ts'
import * as shown from './cells.ts'
import { at, limboAt, NONE, type Draft, type Fight, type Role, type State, type Table } from './state.ts'

/** Everything that lies open on the table (IM-RUL-29). */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  shown.optionsCell.put(put, { ...s.options })
  shown.phaseCell.put(put, s.phase)
  shown.roundCell.put(put, [s.round, s.startPlayer, s.marker, s.turn])
  for (let land = 0; land < LANDS; land++)
    if (s.possessor[land] !== NONE || s.building[land] !== NONE || s.portal[land] !== 0)
      shown.landCell.put(put, land, [s.possessor[land], s.armies[land], s.building[land], s.portal[land]])
  for (let role = 0; role < s.roles; role++) publicPlayer(s, role, put)
  shown.towerCell.put(put, s.tower.slice())
  shown.trayCell.put(put, s.tray.slice())
  shown.residentsCell.put(put, s.residents)
  shown.holderCell.put(put, s.holder.slice())
  shown.drawPileCell.put(put, s.drawPile.length)
  shown.discardCell.put(put, s.discard.slice())
  if (s.draft !== undefined) putDraft(s.draft, put)
  if (s.action !== undefined) shown.actionCell.put(put, [s.action.role, s.action.space, s.action.card])
  if (s.fight !== undefined) putFight(s.fight, put)
  if (s.outcome?.kind === 'ranking')
    shown.placesCell.put(
      put,
      s.outcome.places.map((place) => place.slice()),
    )
}

function publicPlayer(s: State, role: Role, put: PutCell): void {
  shown.playerCell.put(put, role, {
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
    shown.coveredCell.put(
      put,
      role,
      s.planned.slice(at(role, 0), at(role, SPACES)).map((card) => (card === NONE ? 0 : 1)),
    )
}

const putDraft = (d: Draft, put: PutCell): void =>
  shown.draftCell.put(put, {
    round: d.round,
    stacks: d.stacks.map((stack) => stack.length),
    hands: d.hands.map((hand) => hand.length),
    world: d.world.slice(),
    chosen: d.isOpen === 1 ? d.chosen.slice() : d.chosen.map(() => NONE),
  })

function putFight(f: Fight, put: PutCell): void {
  const { thrown, inside, fellThrown, fellInside, ...rest } = f
  shown.fightCell.put(put, {
    ...rest,
    thrown: thrown.slice(),
    inside: inside.slice(),
    fellThrown: fellThrown.slice(),
    fellInside: fellInside.slice(),
  })
}

/** The own conflict cards, the own plan (IM-PLN-11), the draft hand. */
export function privateView(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  shown.ownConflictCell.put(put, s.conflict[role].slice())
  shown.ownPlanCell.put(put, s.planned.slice(at(role, 0), at(role, SPACES)))
  if (s.draft === undefined) return
  shown.draftHandCell.put(put, s.draft.hands[role].slice())
  shown.ownChosenCell.put(put, s.draft.chosen[role])
}
