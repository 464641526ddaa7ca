/** How many dice attacker and defender roll (HS-ATT-05, HS-ATT-06, HS-BAS-22). All bonuses count by themselves (HS-RUL-58). */
import type { Body } from '../../content/card.ts'
import { isMeant } from '../../content/card.ts'
import type { PowerId } from '../../content/powers.ts'
import { areAdjacent } from '../engagement/adjacent.ts'
import { glyphBonus } from '../glyphs/glyph-bonus.ts'
import { figureDistance, isWithin } from '../range/range.ts'
import { sees } from '../sight/sight.ts'
import { editionOf } from '../table/edition.ts'
import { cardOf, controllerOf, heightOf, levelOf, powerOf, printed, valuesOf } from '../table/figures.ts'
import { roster, type Roster } from '../table/roster.ts'
import { fieldOf, isBasic, STANDING, type Figure, type Table } from '../table/state.ts'
import { isFriendOf } from '../teams/sides.ts'

/** Extra dice and why. */
export interface DiceLine {
  readonly reason: 'height' | 'glyph' | PowerId
  readonly rule: string
  readonly dice: number
}

/** HS-ATT-11 (HS-BAS-23 knows no such heights). */
const GREAT_HEIGHT = 10

/** The extra dice of a figure whose base is higher than the other's (HS-ATT-10, HS-ATT-12). */
export function heightDice(t: Table, figure: Figure, other: Figure): number {
  const above = levelOf(t, figure) - levelOf(t, other)
  if (above <= 0) return 0
  if (isBasic(t)) return 1
  const great = editionOf(t).highGround === 'base' ? GREAT_HEIGHT : GREAT_HEIGHT + heightOf(t, other)
  return above >= great ? 2 : 1
}

/** What figures nearby give this one: friends next to it, and Raelin, who looks after her own from afar. */
interface Auras {
  attackAura: number
  orcAttack: number
  orcDefense: number
  closeDefense: number
  farDefense: number
}

const auras: Auras = { attackAura: 0, orcAttack: 0, orcDefense: 0, closeDefense: 0, farDefense: 0 }

/** Filled anew with every call: read it at once. */
function aurasFor(t: Table, figure: Figure): Auras {
  auras.attackAura = auras.orcAttack = auras.orcDefense = auras.closeDefense = auras.farDefense = 0
  if (isBasic(t)) return auras
  const all = roster(t)
  const givers = giversOf(all)
  const { fate } = t.state
  for (let i = 0; i < givers.length; i++) {
    const giver = givers[i]
    if (giver !== figure && fate[giver] === STANDING) addAuras(t, all, giver, figure)
  }
  return auras
}

function addAuras(t: Table, all: Roster, giver: Figure, figure: Figure): void {
  const card = all.cardOf[giver]
  const { powers } = all.cards[card]
  if (powers.defensiveAura !== undefined) addFarDefense(t, giver, figure)
  const isClose = powers.attackAura ?? powers.closeDefensiveAura ?? powers.orcWarriorEnhancement
  if (isClose === undefined || !isFriendOf(t, controllerOf(t, figure), giver) || !areAdjacent(t, giver, figure)) return
  const receiver = all.cards[all.cardOf[figure]]
  const attack = powerOf(t, card, 'attackAura')
  if (attack !== undefined && receiver.master.range <= attack.range) auras.attackAura += attack.dice
  auras.closeDefense += powerOf(t, card, 'closeDefensiveAura')?.dice ?? 0
  const orcs = powerOf(t, card, 'orcWarriorEnhancement')
  if (orcs === undefined || !isMeant(receiver, orcs.refers)) return
  auras.orcAttack += orcs.attackDice
  auras.orcDefense += orcs.defenseDice
}

/** All figures of the same player that the giver sees clearly: from its aim point any part of them, not only hit zones. */
function addFarDefense(t: Table, giver: Figure, figure: Figure): void {
  const power = powerOf(t, cardOf(t, giver), 'defensiveAura')
  if (power === undefined || controllerOf(t, giver) !== controllerOf(t, figure)) return
  const { front, rear } = t.state
  const battlefield = fieldOf(t)
  const distance = figureDistance(battlefield, front[giver], rear[giver], front[figure], rear[figure])
  if (!isWithin(distance, power.range)) return
  if (areAdjacent(t, giver, figure) || sees({ battlefield, body: wholeBodies(roster(t)), front, rear }, giver, figure))
    auras.farDefense += power.dice
}

const AURAS = ['attackAura', 'closeDefensiveAura', 'defensiveAura', 'orcWarriorEnhancement'] as const
const givers = new WeakMap<Roster, Figure[]>()

function giversOf(all: Roster): Figure[] {
  let list = givers.get(all)
  if (list === undefined) {
    list = []
    for (let figure = 0; figure < all.figureCount; figure++)
      if (AURAS.some((power) => all.cards[all.cardOf[figure]].powers[power] !== undefined)) list.push(figure)
    givers.set(all, list)
  }
  return list
}

const whole = new WeakMap<Roster, readonly Body[]>()

/** Bodies that may be seen anywhere. */
function wholeBodies(all: Roster): readonly Body[] {
  let list = whole.get(all)
  if (list === undefined) {
    list = all.body.map((body) => ({ ...body, parts: body.parts.map((part) => ({ ...part, isHit: true })) }))
    whole.set(all, list)
  }
  return list
}

// Attack

/** HS-ATT-05. `lines`, if given, is told where extra dice come from. */
export function attackDiceOf(t: Table, attacker: Figure, target: Figure, lines?: DiceLine[]): number {
  const card = cardOf(t, attacker)
  const printedDice = valuesOf(t, card).attack
  const height = add(lines, 'height', isBasic(t) ? 'HS-BAS-23' : 'HS-ATT-10', heightDice(t, attacker, target))
  if (isBasic(t)) return printedDice + height
  const { attackAura, orcAttack } = aurasFor(t, attacker)
  return (
    printedDice +
    height +
    add(lines, 'swordOfReckoning', 'HS-POW-01', swordDice(t, attacker, target)) +
    add(lines, 'zettianTargeting', 'HS-POW-01', targetingDice(t, attacker, target)) +
    add(lines, 'attackAura', 'HS-POW-01', attackAura) +
    add(lines, 'orcWarriorEnhancement', 'HS-POW-18', orcAttack) +
    add(lines, 'attackSpirit', 'HS-POW-01', t.state.attackBonus[card]) +
    add(lines, 'glyph', 'HS-GLY-09', glyphBonus(t, controllerOf(t, attacker), 'attack'))
  )
}

function add(lines: DiceLine[] | undefined, reason: DiceLine['reason'], rule: string, dice: number): number {
  if (lines !== undefined && dice !== 0) lines.push({ reason, rule, dice })
  return dice
}

function swordDice(t: Table, attacker: Figure, target: Figure): number {
  const power = powerOf(t, cardOf(t, attacker), 'swordOfReckoning')
  return power !== undefined && areAdjacent(t, attacker, target) ? power.dice : 0
}

/** The second figure of the card that attacks a figure in one turn. */
function targetingDice(t: Table, attacker: Figure, target: Figure): number {
  const { turn } = t.state
  const card = cardOf(t, attacker)
  const power = powerOf(t, card, 'zettianTargeting')
  if (power === undefined || turn === undefined) return 0
  for (let i = 0; i < turn.attackers.length; i++) {
    const first = turn.attackers[i]
    if (first !== attacker && turn.targets[i] === target && cardOf(t, first) === card) return power.dice
  }
  return 0
}

// Defence

/** HS-ATT-06, HS-ATT-17: the same against normal and special attacks. */
export function defenseDiceOf(t: Table, attacker: Figure, defender: Figure, lines?: DiceLine[]): number {
  const card = cardOf(t, defender)
  const printedDice = valuesOf(t, card).defense
  const height = add(lines, 'height', isBasic(t) ? 'HS-BAS-23' : 'HS-ATT-10', heightDice(t, defender, attacker))
  if (isBasic(t)) return printedDice + height
  const { closeDefense, farDefense, orcDefense } = aurasFor(t, defender)
  return (
    printedDice +
    height +
    add(lines, 'closeDefensiveAura', 'HS-POW-01', closeDefense) +
    add(lines, 'defensiveAura', 'HS-POW-01', farDefense) +
    add(lines, 'orcWarriorEnhancement', 'HS-POW-18', orcDefense) +
    add(lines, 'armorSpirit', 'HS-POW-01', t.state.defenseBonus[card]) +
    add(lines, 'glyph', 'HS-GLY-10', glyphBonus(t, controllerOf(t, defender), 'defense'))
  )
}

/** How many hits get through (HS-ATT-08); with Stealth Dodge few shields block them all. */
export function hitsThrough(t: Table, attacker: Figure, defender: Figure, skulls: number, shields: number): number {
  if (skulls <= shields) return 0
  return isDodged(t, attacker, defender, shields) ? 0 : skulls - shields
}

export function isDodged(t: Table, attacker: Figure, defender: Figure, shields: number): boolean {
  const power = powerOf(t, cardOf(t, defender), 'stealthDodge')
  return power !== undefined && shields >= power.shields && !areAdjacent(t, attacker, defender)
}

/** Whether Counter Strike answers this normal attack; it names a class against which it does not work. */
export function strikesBack(t: Table, attacker: Figure, defender: Figure): boolean {
  const power = powerOf(t, cardOf(t, defender), 'counterStrike')
  if (power === undefined || !areAdjacent(t, attacker, defender)) return false
  return power.refers.class === undefined || !isMeant(printed(t, cardOf(t, attacker)), power.refers)
}
