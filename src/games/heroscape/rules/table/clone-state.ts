import type { Draft, Move, State, Turn } from './state.ts'

// oxlint-disable-next-line max-lines-per-function -- one line per field; parts of it, spread together, would be copied twice
export function cloneState(s: State): State {
  return cloneRunning(s, {
    next: s.next.map((frame) => ({ procedure: frame.procedure, args: cloneArgs(frame.args) })),
    checkpoint: s.checkpoint,
    knowledge: s.knowledge,
    options: s.options,
    roles: s.roles,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    turnNumber: s.turnNumber,
    turnAt: s.turnAt,
    owner: s.owner.slice(),
    broughtBy: s.broughtBy.slice(),
    takenOver: s.takenOver.slice(),
    attackBonus: s.attackBonus.slice(),
    defenseBonus: s.defenseBonus.slice(),
    grenade: s.grenade.slice(),
    scout: s.scout.slice(),
    scoutSeenBy: s.scoutSeenBy.slice(),
    fate: s.fate.slice(),
    front: s.front.slice(),
    rear: s.rear.slice(),
    wounds: s.wounds.slice(),
    occupant: s.occupant.slice(),
    plan: s.plan.slice(),
    markerOn: s.markerOn.slice(),
    marker: s.marker.slice(),
    markerSeenBy: s.markerSeenBy.slice(),
    glyph: s.glyph.slice(),
    glyphSpace: s.glyphSpace.slice(),
    glyphUp: s.glyphUp.slice(),
    glyphSeenBy: s.glyphSeenBy.slice(),
    glyphTakenBy: s.glyphTakenBy.slice(),
    reinforced: s.reinforced.slice(),
    truce: s.truce,
    mist: s.mist,
  })
}

/** What is there only at times. */
function cloneRunning(s: State, copy: State): State {
  if (s.outcome !== undefined) copy.outcome = s.outcome
  if (s.draft !== undefined) copy.draft = cloneDraft(s.draft)
  if (s.turn !== undefined) copy.turn = cloneTurn(s.turn)
  if (s.move !== undefined) copy.move = cloneMove(s.move)
  return copy
}

function cloneDraft(d: Draft): Draft {
  return { ...d, complete: d.complete.slice(), points: d.points.slice() }
}

function cloneTurn(turn: Turn): Turn {
  return {
    role: turn.role,
    card: turn.card,
    step: turn.step,
    moved: turn.moved.slice(),
    attackers: turn.attackers.slice(),
    targets: turn.targets.slice(),
    powers: turn.powers.slice(),
    acting: turn.acting.slice(),
  }
}

const cloneMove = (m: Move): Move => ({
  figure: m.figure,
  left: m.left,
  fallDice: m.fallDice,
  lead: m.lead,
  way: m.way,
})

/** The arguments of HeroScape's frames are flat: numbers and lists of numbers. */
function cloneArgs(args: object): object {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(args)) copy[key] = Array.isArray(value) ? value.slice() : value
  return copy
}
