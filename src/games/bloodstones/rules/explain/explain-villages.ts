import { turn } from '../turn/turn.ts'
import { say } from '../table/rules.ts'
import { isAsked, isOf, type AnyAsk, type Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { MOUNTAINS, TERRAIN_NAMES, unitNamed } from '../../content/units.ts'
import { isChaosHorde, isHillFolk } from '../factions/factions.ts'
import { citadelArea, hasEnemyUnits, isEmpty, unitsIn, villagesOf } from '../table/pieces.ts'
import { mapOf, type Area, type Role, type State, type Table } from '../table/state.ts'
import { inHand, valueOf } from '../table/tiles.ts'
import { bestValue, captureTile, captureVillage, hasEnemyVillages, isCapturable, villageCost } from '../turn/capture.ts'
import { buildableAreas, buildTile, buildVillage, isWipedOut } from '../turn/villages.ts'
import { because } from './because.ts'

type Asked = AnyAsk<State, Content> | undefined

/** Why something about villages is not on offer: `capture`, `capture:12`, `build:12`, `area:12`, `tile:archer`. */
export function explainVillages(t: Table, role: Role, key: string, ask?: Asked): Reason[] {
  const { phase, active } = t.state
  if (active !== role) return []
  const [what, which = ''] = key.split(':')
  if (phase === 'final') return explainFinal(what)
  if (what === 'tile') return explainTile(t, role, which, ask)
  if (key === 'capture') return explainCaptureAction(t, role)
  const area = /^\d+$/.test(which) ? Number(which) : -1
  if (mapOf(t).terrain[area] === undefined) return []
  if (what === 'capture' || (what === 'area' && (phase === 'capture' || ask?.question === captureVillage)))
    return explainCapture(t, role, area, ask)
  return what === 'build' || (what === 'area' && phase === 'build') ? explainBuild(t, role, area, ask) : []
}

const BARRED_AT_THE_END = ['place', 'move', 'capture', 'build', 'tile']

const explainFinal = (what: string): Reason[] =>
  BARRED_AT_THE_END.includes(what) ? because('BS-END-05', say('refuse.finalOnlyBattles')) : []

/** A tile that cannot pay for any village. */
function explainTile(t: Table, role: Role, name: string, ask: Asked): Reason[] {
  const unit = unitNamed(name)
  if (unit < 0 || (ask?.question !== captureTile && ask?.question !== buildTile)) return []
  if (inHand(t, role, unit) === 0) return because('BS-TIL-03', say('refuse.notInHand', { unit }))
  const value = valueOf(t, role, unit)
  return because(ask.question === captureTile ? 'BS-CAP-03' : 'BS-VIL-02', say('refuse.tileTooSmall', { unit, value }))
}

// Capturing

function explainCapturePhase(t: Table, role: Role): Reason[] {
  const { phase } = t.state
  if (isChaosHorde(t, role)) return phase === 'actions' ? [] : because('BS-FAC-CHA-05', say('refuse.captureChaosPhase'))
  return phase === 'capture' ? [] : because('BS-CAP-01', say('refuse.capturePhase'))
}

/** The action of the Chaos Horde (BS-FAC-CHA-05). */
function explainCaptureAction(t: Table, role: Role): Reason[] {
  const wrongPhase = explainCapturePhase(t, role)
  if (wrongPhase.length > 0) return wrongPhase
  if (hasCapturedBefore(t)) return because('BS-FAC-CHA-05', say('refuse.captureOnce'))
  if (!t.state.villages.some((_, area) => isCapturable(t, area, role)))
    return because('BS-CAP-02', say('refuse.captureNowhere'))
  return because('BS-CAP-01', say('refuse.captureNoTiles'))
}

const hasCapturedBefore = (t: Table): boolean => t.state.next.some((one) => isOf(one, turn) && one.args.captured === 1)

function explainCapture(t: Table, role: Role, area: Area, ask: Asked): Reason[] {
  const wrongPhase = explainCapturePhase(t, role)
  if (wrongPhase.length > 0) return wrongPhase
  if (villagesOf(t, area, role) > 0) return because('BS-CAP-01', say('refuse.captureOwn', { area }))
  if (!hasEnemyVillages(t, area, role)) return because('BS-CAP-01', say('refuse.captureNothing', { area }))
  if (unitsIn(t, area, role) === 0) return because('BS-CAP-02', say('refuse.captureNoUnit', { area }))
  if (!isCapturable(t, area, role)) return because('BS-RUL-20', say('refuse.captureContested', { area }))
  const cost = villageCost(t, area)
  if (isAsked(ask, captureVillage))
    return ask.arg.points < cost ? because('BS-CAP-03', say('refuse.captureCost', { area, cost })) : []
  return bestValue(t, role) < cost ? because('BS-CAP-03', say('refuse.captureNoTile', { area, cost })) : []
}

// Building

function explainBuild(t: Table, role: Role, area: Area, ask: Asked): Reason[] {
  if (isChaosHorde(t, role)) return because('BS-FAC-CHA-01', say('refuse.buildChaos'))
  const barred = explainBarred(t, role, area)
  if (t.state.phase !== 'build') return [...because('BS-VIL-01', say('refuse.buildPhase')), ...barred]
  if (barred.length > 0) return barred
  const reach: Area[] = []
  buildableAreas(t, role, Infinity, reach)
  if (!reach.includes(area)) return because('BS-VIL-08', say('refuse.buildNotConnected', { area }))
  const cost = villageCost(t, area)
  if (isAsked(ask, buildVillage))
    return ask.arg.points < cost ? because('BS-VIL-02', say('refuse.buildCost', { area, cost })) : []
  return bestValue(t, role) < cost ? because('BS-VIL-02', say('refuse.buildNoTile', { area, cost })) : []
}

/** What bars villages from an area wherever the role's other villages are. */
function explainBarred(t: Table, role: Role, area: Area): Reason[] {
  const kind = mapOf(t).terrain[area]
  const max = t.content.villageMax[kind]
  if (kind === MOUNTAINS && isHillFolk(t, role)) return because('BS-FAC-HIL-06', say('refuse.buildMountains', { area }))
  if (max === 0) return because('BS-VIL-05', say('refuse.buildTerrain', { area, terrain: TERRAIN_NAMES[kind] }))
  if (citadelArea(t, role) === area) return because('BS-VIL-06', say('refuse.buildCitadel', { area }))
  if (hasEnemyUnits(t, area, role) || hasEnemyVillages(t, area, role))
    return because('BS-VIL-07', say('refuse.buildEnemy', { area }))
  if (t.state.villages[area] >= max) return because('BS-VIL-04', say('refuse.buildFull', { area, max }))
  if (t.state.villageSupply[role] === 0) return because('BS-VIL-14', say('refuse.buildSupply'))
  if (isWipedOut(t, role) && !isEmpty(t, area)) return because('BS-OUT-01', say('refuse.buildNotEmpty', { area }))
  return []
}
