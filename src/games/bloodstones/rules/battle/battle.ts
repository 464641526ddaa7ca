import { steps, type Play, type Procedure } from '../table/rules.ts'
import { ask, EVERYONE, only, type StepResult } from '../../../../engine/index.ts'
import { SHIELD_GUARD } from '../../content/units.ts'
import { settleCutiecorn } from '../cutiecorn/cutiecorn.ts'
import { isCorsairs } from '../factions/factions.ts'
import { has } from '../table/pieces.ts'
import { NONE, type Area, type Battle, type Role, type Table } from '../table/state.ts'
import { handSize, takeFromHand, valueOf } from '../table/tiles.ts'
import type { BattleArgs } from './battle-args.ts'
import { battleTileOf, handTileOf, KEEP, replace, retreat, retreatTo, STAY, totalOf } from './battle-questions.ts'
import type { Side } from './battle-questions.ts'
import { aftermath, discardReplacements, endBattle, flight, loss, score } from './battle-result.ts'
import { FEW_TILES, modifierLines, tilesFor } from './modifiers.ts'
import { retreatBan, retreatsByStep } from './retreat.ts'
import { destroyLeft, withdraw } from './withdrawal.ts'

// Who can fight where

/** Every battle that a role can begin, as `area * roles + opponent` (BS-BAT-01, BS-RUL-38). */
export function fights(t: Table, role: Role, out: number[]): void {
  const { presence, roles } = t.state
  const bit = 1 << role
  for (let area = 0; area < presence.length; area++) {
    const present = presence[area]
    if ((present & bit) === 0 || present === bit) continue
    for (let other = 0; other < roles; other++)
      if (other !== role && (present & (1 << other)) !== 0) out.push(area * roles + other)
  }
}

/** The role stands somewhere together with enemies (BS-TRN-07, BS-MOV-07, BS-RET-14). */
export function mustFight(t: Table, role: Role): boolean {
  const { presence } = t.state
  const bit = 1 << role
  for (let area = 0; area < presence.length; area++)
    if ((presence[area] & bit) !== 0 && presence[area] !== bit) return true
  return false
}

/** The active player attacks (BS-BAT-03). The battle runs when the present procedure has ended. */
export function pushBattle(play: Play, area: Area, attacker: Role, defender: Role): void {
  play.push(battle, { step: 0, area, attacker, defender, winner: NONE, destroyed: 0 } satisfies BattleArgs)
}

const newBattle = (args: BattleArgs): Battle => ({
  area: args.area,
  roles: [args.attacker, args.defender],
  tiles: [[], []],
  replacement: [NONE, NONE],
  exchanged: [NONE, NONE],
  seenBy: [only(args.attacker), only(args.defender)],
  decided: [false, false],
  ties: 0,
})

// Step 1: retreat

/** Only the player who is not active can retreat, and it ends the battle at once (BS-BAT-06, BS-BAT-07). */
function* maybeRetreat(play: Play, args: BattleArgs): Procedure<StepResult> {
  const { area, attacker, defender } = args
  play.state.battle = newBattle(args)
  play.tell({ type: 'battleBegan', area, attacker, defender })
  if (retreatBan(play, area, attacker, defender) !== undefined) return
  const choice = yield* ask(play, retreat, defender, { area, attacker })
  if (choice === STAY) {
    play.tell({ type: 'stayed', role: defender, area })
    return
  }
  const to = yield* ask(play, retreatTo, defender, { area, attacker })
  const isStep = retreatsByStep(play, area, attacker, defender, to)
  withdraw(play, { role: defender, from: area, why: 'retreat', isStep }, to)
  destroyLeft(play, defender, area, attacker)
  settleCutiecorn(play, area)
  settleCutiecorn(play, to)
  endBattle(play)
  return 'stop'
}

// Step 2: draw

const bag: number[] = []

/** Each side from a full bag of its own, seen by itself alone (BS-TIL-15, BS-BAT-08, BS-BAT-11, BS-RUL-53). */
function* drawBattleTiles(play: Play, args: BattleArgs): Procedure<StepResult> {
  drawSide(play, args.attacker, args.defender, 0)
  drawSide(play, args.defender, args.attacker, 1)
}

function drawSide(play: Play, role: Role, opponent: Role, side: Side): void {
  const { battleBag } = play.content
  const battle = play.state.battle!
  const tiles: number[] = []
  const count = tilesFor(play, role, opponent, battle.area)
  bag.length = 0
  for (let i = 0; i < battleBag.length; i++) bag.push(battleBag[i])
  for (let i = 0; i < count; i++) {
    const tile = play.drawOne(bag, 'battleTile', only(role))
    bag.splice(bag.indexOf(tile), 1)
    tiles.push(tile)
  }
  tiles.sort(falling)
  battle.tiles[side] = tiles
  battle.seenBy[side] = only(role)
  battle.decided[side] = false
  play.tell({ type: 'battleTiles', role, area: battle.area, count })
  play.tell({ type: 'battleTilesSeen', role, tiles: tiles.slice() }, only(role))
}

const falling = (a: number, b: number): number => b - a

// Step 3: replace

/** The attacker decides first; against Corsairs always the opponent (BS-BAT-12, BS-BAT-14). */
const firstSide = (t: Table, args: BattleArgs): Side => (isCorsairs(t, args.attacker) ? 1 : 0)

function* firstReplacement(play: Play, args: BattleArgs): Procedure<StepResult> {
  const side = firstSide(play, args)
  yield* replaceTile(play, side)
  const opponent = play.state.battle!.roles[1 - side]
  if (isCorsairs(play, opponent)) show(play, side) // BS-FAC-COR-04, BS-RUL-41
}

function* secondReplacement(play: Play, args: BattleArgs): Procedure<StepResult> {
  yield* replaceTile(play, (1 - firstSide(play, args)) as Side)
}

/** With an empty hand, which everybody can see, there is nothing to decide. The answer is hidden and ends the step. */
function* replaceTile(play: Play, side: Side): Procedure {
  const role = play.state.battle!.roles[side]
  const option = handSize(play, role) === 0 ? KEEP : yield* ask(play, replace, role, { side })
  const battle = play.state.battle!
  battle.decided[side] = true
  if (option !== KEEP) {
    const unit = handTileOf(option)
    const tile = battleTileOf(option)
    const tiles = battle.tiles[side]
    tiles.splice(tiles.indexOf(tile), 1)
    takeFromHand(play, role, unit)
    battle.replacement[side] = unit
    battle.exchanged[side] = tile
    play.tell({ type: 'replacementSeen', role, unit, tile }, only(role))
  }
  play.tell({ type: 'replacementMade', role, made: option !== KEEP })
}

// Step 4: reveal and total

/** The three highest; an ignored fourth tile and the exchanged one go back unseen (BS-BAT-15, BS-RUL-40). */
function show(play: Play, side: Side): void {
  const battle = play.state.battle!
  const role = battle.roles[side]
  const tiles = battle.tiles[side]
  const replacement = battle.replacement[side]
  const value = replacement === NONE ? 0 : valueOf(play, role, replacement)
  if (replacement !== NONE && value >= (tiles[FEW_TILES - 1] ?? 0)) tiles.length = FEW_TILES - 1
  else tiles.length = FEW_TILES
  battle.exchanged[side] = NONE
  play.reveal(battle.seenBy, side, EVERYONE)
  if (play.recorder !== undefined) tellSide(play, battle, side, value)
}

function tellSide(play: Play, battle: Battle, side: Side, value: number): void {
  const { area } = battle
  const role = battle.roles[side]
  const tiles = battle.tiles[side].slice()
  const modifiers = modifierLines(play, role, battle.roles[1 - side], area, side === 0)
  const counts = tiles.length < FEW_TILES
  play.tell({
    type: 'sideRevealed',
    role,
    area,
    isAttacker: side === 0,
    tiles,
    replacement: counts ? battle.replacement[side] : NONE,
    value: counts ? value : 0,
    modifiers,
    total: totalOf(play, battle, side),
  })
}

/** The higher total wins; a tie is the defender's with a shield guard, else another round (BS-BAT-19, BS-BAT-25, BS-BAT-26). */
function* compareTotals(play: Play, args: BattleArgs): Procedure<StepResult> {
  const { area, attacker, defender } = args
  const battle = play.state.battle!
  for (let side = 0; side < 2; side++) if (battle.seenBy[side] !== EVERYONE) show(play, side as Side)
  const attack = totalOf(play, battle, 0)
  const defence = totalOf(play, battle, 1)
  if (attack === defence) {
    if (!has(play, defender, area, SHIELD_GUARD)) return repeat(play, attack)
    play.tell({ type: 'shieldGuardsDecide', role: defender, area, total: attack })
  }
  args.winner = attack > defence ? attacker : defender
  score(play, args.winner, args.winner === attacker ? defender : attacker, area)
}

/** Clean-up and once more from step 2, without a new retreat (BS-BAT-26, BS-BAT-29, BS-RUL-42). */
function repeat(play: Play, total: number): StepResult {
  const battle = play.state.battle!
  battle.ties++
  play.tell({ type: 'battleTied', area: battle.area, total })
  discardReplacements(play)
  battle.tiles[0] = []
  battle.tiles[1] = []
  return battleStep('drawBattleTiles')
}

/** Battles on land and at sea alike (BS-BAT-02, BS-BAT-05). A step that makes a secret ends with a checkpoint. */
const inOrder = {
  maybeRetreat,
  drawBattleTiles,
  firstReplacement,
  secondReplacement,
  compareTotals,
  loss,
  flight,
  aftermath,
}
export const battle = steps<BattleArgs>('battle', Object.values(inOrder))

/** The number under which a step of the battle is stored. */
const battleStep = (name: keyof typeof inOrder): number => Object.keys(inOrder).indexOf(name)
