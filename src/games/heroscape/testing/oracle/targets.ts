/** Whom a figure may attack (ATT, RNG, ENG-13, LOS), each condition by itself. */
import { isMeant } from '../../content/card.ts'
import { POWER_IDS, type PowerId } from '../../content/powers.ts'
import type { SightKind, SightScene } from '../../rules/sight/sight-scene.ts'
import { isProof, visibleShare, type Segment } from '../sight-reference.ts'
import {
  areBeside,
  areFoes,
  areTeam,
  cardFor,
  figures,
  isBound,
  ownerFor,
  power,
  spacesFor,
  valuesFor,
  workingFor,
} from './scene.ts'
import type { Scene } from './scene.ts'

/** HS-GLY-11, HS-RUL-63; Range Enhancement. */
function rangeFor(s: Scene, figure: number): number {
  const { range } = valuesFor(s, figure)
  if (s.isBasic) return range
  const glyphs = workingFor(s, ownerFor(s, figure)).filter(({ atRange }) => range >= atRange)
  const helpers = figures(s).flatMap((other) => {
    const help = power(s, other, 'rangeEnhancement')
    return help !== undefined && isMeant(cardFor(s, figure), help.refers) && areBeside(s, figure, other) ? [help] : []
  })
  return [...glyphs, ...helpers].reduce((sum, one) => sum + one.range, range)
}

/** HS-RUL-46, HS-RUL-48: steps over spaces side by side. */
export function stepsBetween(s: Scene, a: number, b: number): number {
  const goals = new Set(spacesFor(s, b))
  const seen = new Set(spacesFor(s, a))
  let edge = [...seen]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((space) => goals.has(space))) return steps
    edge = edge.flatMap((space) => s.beside[space].filter((next) => !seen.has(next) && seen.add(next)))
  }
  return Infinity
}

/** What is left of a card's attacks (HS-ATT-03, HS-RUL-73; Water Clone). */
export function attackersNow(s: Scene): number[] {
  const turn = s.state.turn!
  const isGivenUp = (['grenade', 'waterClone'] satisfies PowerId[]).some((id) =>
    turn.powers.includes(POWER_IDS.indexOf(id)),
  )
  if (isGivenUp) return []
  return figures(s).filter((figure) => {
    if (s.cardOf[figure] !== turn.card) return false
    const made = turn.attackers.filter((one) => one === figure).length
    return made < (power(s, figure, 'doubleAttack')?.attacks ?? 1)
  })
}

/** Everything but sight; `see`: whether sight is needed too. */
export function mayAim(s: Scene, attacker: number, target: number): 'no' | 'yes' | 'see' {
  const [role, other] = [ownerFor(s, attacker), ownerFor(s, target)]
  if (other < 0 || areTeam(s, role, other)) return 'no'
  const distance = stepsBetween(s, attacker, target)
  const range = rangeFor(s, attacker)
  if (s.isBasic) return distance <= range ? 'see' : 'no' // HS-BAS-19, HS-RUL-47
  const isClose = areBeside(s, attacker, target)
  if (isBound(s, attacker) && !(isClose && areFoes(s, role, other))) return 'no' // HS-ENG-13
  if (isClose) return 'yes' // HS-RUL-50
  if (range === 1 || distance > range || power(s, target, 'thorianSpeed') !== undefined) return 'no'
  return 'see'
}

const RAYS = 600
/** A part of the hit zone that is large enough for rays to find it. */
const CLEAR = 0.01

/** The figures as they stand, as far as sight is concerned. */
const bodiesOf = (s: Scene): SightScene => ({
  battlefield: s.field,
  body: s.cardOf.map((card) => s.cards[card].body),
  front: s.state.front,
  rear: s.state.rear,
})

const kindOf = (s: Scene): SightKind => (s.isBasic ? 'basic' : 'master')

/** What is so plain that a few rays find it must be offered. */
export const isPlain = (s: Scene, attacker: number, target: number): boolean =>
  visibleShare(bodiesOf(s), attacker, target, kindOf(s), RAYS) >= CLEAR

/** A sliver that they do not find may be offered, if the ray that the board shows is a proof; no widening of anything could tell. */
export const isShown = (s: Scene, attacker: number, target: number, ray: Segment): boolean =>
  isProof(bodiesOf(s), [attacker, target], kindOf(s), ray)
