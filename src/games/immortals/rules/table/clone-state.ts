import type { Action, Draft, State } from './state.ts'

/** A copy of everything that procedures change; options and finished fights are never changed and shared. */
export function cloneState(s: State): State {
  const copy: State = {
    next: cloneFrames(s.next),
    checkpoint: s.checkpoint,
    knowledge: s.knowledge,
    options: s.options,
    roles: s.roles,
    phase: s.phase,
    round: s.round,
    startPlayer: s.startPlayer,
    marker: s.marker,
    turn: s.turn,
    lightRace: s.lightRace.slice(),
    shadowRace: s.shadowRace.slice(),
    points: s.points.slice(),
    gold: s.gold.slice(),
    energy: s.energy.slice(),
    groups: cloneLists(s.groups),
    supply: s.supply.slice(),
    box: s.box.slice(),
    possessor: s.possessor.slice(),
    armies: s.armies.slice(),
    building: s.building.slice(),
    portal: s.portal.slice(),
    limbo: s.limbo.slice(),
    tower: s.tower.slice(),
    tray: s.tray.slice(),
    residents: s.residents,
    holder: s.holder.slice(),
    conflict: cloneLists(s.conflict),
    conflictSeenBy: cloneLists(s.conflictSeenBy),
    drawPile: s.drawPile.slice(),
    discard: s.discard.slice(),
    planned: s.planned.slice(),
  }
  if (s.draft !== undefined) copy.draft = cloneDraft(s.draft)
  if (s.action !== undefined) copy.action = cloneAction(s.action)
  if (s.fight !== undefined) copy.fight = s.fight
  return s.outcome === undefined ? copy : { ...copy, outcome: s.outcome }
}

const cloneFrames = (frames: State['next']): State['next'] =>
  frames.map(({ procedure, args }) => ({ procedure, args: cloneArgs(args) }))

const cloneLists = <T>(lists: readonly (readonly T[])[]): T[][] => lists.map((list) => list.slice())

const cloneDraft = (d: Draft): Draft => ({
  round: d.round,
  stacks: cloneLists(d.stacks),
  hands: cloneLists(d.hands),
  world: d.world.slice(),
  chosen: d.chosen.slice(),
  isOpen: d.isOpen,
  placed: d.placed,
})

const cloneAction = ({ role, space, card }: Action): Action => ({ role, space, card })

/** The arguments of frames are flat: numbers and lists of numbers. */
function cloneArgs(args: object): object {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(args)) copy[key] = Array.isArray(value) ? value.slice() : value
  return copy
}
