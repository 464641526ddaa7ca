/** The chance that all win, from what lies open: learnt from games that bots played (`walstatt tune uprising`). */
import type { Value } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { CARDS, isInPlay, isLegion } from '../rules/nemesis/nemesis-cards.ts'
import { hexPoints } from '../rules/phases/scoring.ts'
import { havensOf, UNIT_TYPES } from '../rules/map/pieces.ts'
import { unitTypeOf } from '../rules/phases/build-options.ts'
import { totalOf } from '../rules/table/resources.ts'
import { CHAOS, EMPIRE, NONE, type Role, type State, type Table } from '../rules/table/state.ts'
import { dangers } from './ways.ts'
import learnt from './weights.json' with { type: 'json' }
import { DIE } from './weights.ts'

/** Each as the message `feature.<name>`. */
const FEATURES = [
  'weakest',
  'outlook',
  'havens',
  'threatened',
  'strength',
  'resources',
  'actionPoints',
  'cards',
  'druids',
  'threat',
  'chapters',
  'factions',
  'rebel',
  'veteran',
  'nightmare',
  'apocalypse',
] as const

const LEVELS = ['rebel', 'veteran', 'nightmare', 'apocalypse'] as const

const countIf = (list: readonly number[], is: (n: number, at: number) => boolean): number => {
  let n = 0
  list.forEach((one, at) => {
    if (is(one, at)) n++
  })
  return n
}

/** Chapters still to come; of this one what is not yet played. */
function chaptersLeft({ chapter, options, phase, ap, roles }: State, perFaction: number): number {
  const after = Math.max(0, options.chapters - Math.max(1, chapter))
  if (phase === 'setup' || phase === 'over') return phase === 'over' ? 0 : after + 1
  if (phase === 'nemesis' || phase === 'production' || phase === 'scoring') return after + AFTER_ACTIONS
  if (phase !== 'actions') return after + 1
  let left = 0
  for (const n of ap) left += n
  return after + AFTER_ACTIONS + (1 - AFTER_ACTIONS) * Math.min(1, left / (roles * perFaction))
}

/** How much of a Chapter's chance is still to come when all have acted. */
const AFTER_ACTIONS = 0.3

/** Later on there is less that can still turn it round: what is ahead counts by how far chance can still carry the others. */
const reach = (left: number): number => Math.sqrt(left + 0.15)

interface Nemesis {
  garrisons: number
  curses: number
  legions: number
  hordes: number
  threat: number
}

function nemesisOf({ state }: Table): Nemesis {
  const found: Nemesis = {
    garrisons: countIf(state.garrison, (n) => n > 0),
    curses: countIf(state.curse, (n) => n > 0),
    legions: 0,
    hordes: 0,
    threat: 0,
  }
  for (let card = 0; card < CARDS; card++) {
    if (!isInPlay(state, card)) continue
    if (isLegion(card)) found.legions++
    else found.hordes++
    found.threat += state.threat[card]
  }
  return found
}

/** Points that a Graveyard will bring at the next Scoring (UP-SCO-05, UP-SCO-08). */
function graveyard({ content, state: { roles } }: Table, units: readonly number[], others: boolean): number {
  let n = others ? 1 : 0
  for (let role = 0; role < roles; role++)
    if (units.slice(role * UNIT_TYPES, (role + 1) * UNIT_TYPES).some((one) => one > 0)) n++
  return n * content.setup.graveyardPoints
}

/** What all sides would have in the end, if every Scoring to come found the map as it is. */
function outlooks(t: Table, nemesis: Nemesis, scorings: number): { readonly roles: number[]; readonly most: number } {
  const { state, content } = t
  const isDue = scorings > 0
  const roles = Array.from({ length: state.roles }, (_, role) => {
    const each = havensOf(state, role) * content.setup.havenPoints + hexPoints(t, role)
    return state.vp[role] + scorings * each + totalOf(state, role) / content.setup.resourcesPerPoint
  })
  const buried = state.buriedGarrisons.some((n) => n > 0)
  const empire =
    scorings * (nemesis.garrisons + nemesis.legions) +
    (isDue ? graveyard(t, state.imperialGraveyard, state.buriedSkeletons > 0) : 0)
  const chaos = scorings * (nemesis.curses + nemesis.hordes) + (isDue ? graveyard(t, state.chaosGraveyard, buried) : 0)
  return { roles, most: Math.max(state.vp[EMPIRE] + empire, state.vp[CHAOS] + chaos) }
}

/** Dice that the Units of a faction roll. */
function strengthOf(t: Table, role: Role): number {
  const { units, unitsOf, faction } = t.state
  if (faction[role] === NONE) return 0
  let sum = 0
  for (let space = 0; space < unitsOf.length; space++)
    if (unitsOf[space] === role)
      for (let type = 0; type < UNIT_TYPES; type++)
        sum += units[space * UNIT_TYPES + type] * DIE[unitTypeOf(t, role, type).die]
  return sum
}

/** Scorings still to come, this Chapter's included. */
const scoringsOf = ({ chapter, options, phase }: State): number =>
  Math.max(0, options.chapters - Math.max(1, chapter) + (phase === 'scoring' || phase === 'over' ? 0 : 1))

function measure(t: Table, role: Role, out: number[]): void {
  const { state, content } = t
  const left = chaptersLeft(state, content.setup.actionPoints)
  const nemesis = nemesisOf(t)
  const { roles, most } = outlooks(t, nemesis, scoringsOf(state))
  const weakest = Math.min(...state.vp.slice(0, state.roles))
  out.push(
    (weakest - Math.max(state.vp[EMPIRE], state.vp[CHAOS])) / reach(left),
    (Math.min(...roles) - most) / reach(left),
    havensOf(state, role) * left,
    dangers(t, role).length,
    strengthOf(t, role) * Math.sqrt(left),
    totalOf(state, role),
    state.ap[role],
    (state.feats[role].length + state.items[role].length + state.quests[role].length) * left,
    countIf(state.druidUp, (up) => up === 1),
    nemesis.threat * left,
    left,
    state.roles,
  )
  for (const level of LEVELS) out.push(state.options.difficulty === level ? 1 : 0)
}

export const value: Value<State, Content> = { features: FEATURES, isTogether: true, measure, weights: learnt.weights }
