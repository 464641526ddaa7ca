/**
 * Which dice both sides of a combat roll (UP-CMB-24 to -33, UP-DEF-03 to -05, UP-TER-04 to -08, UP-RUL-88). Combats are tried on copies: own
 * Units against Garrisons and against Skeletons, every Legion and Horde against an Archer and a Rider. Nobody uses a card in them. Abstains:
 * players with cards, and Legions, Hordes and tiles with words, that change dice by themselves.
 */
import type { GameEvent } from '../../../../engine/index.ts'
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import { COLOURS, TERRAINS, UNIT_CLASSES, UNITS_PER_FACTION } from '../../content/names.ts'
import type { State } from '../../rules/table/state.ts'
import {
  ALL,
  cardsOf,
  cardsOn,
  CHAOS,
  EMPIRE,
  inPlay,
  isLegion,
  NONE,
  ownCards,
  playerUnits,
  tileOf,
  UNIT_TYPES,
  type Map,
} from './hexes.ts'
import { trial, type Table } from './trial.ts'

const NAME = 'dice pools'
const [RED, WHITE] = [COLOURS.indexOf('red'), COLOURS.indexOf('white')]

type Round = 'archery' | 'clash'

/** UP-TER-02, UP-TER-12: a Curse, a region and a face-down tile do nothing to dice. */
function terrain(map: Map, space: number): string {
  const tile = tileOf(map, space)
  if (map.state.curse[space] > 0 || tile === undefined) return 'none'
  return TERRAINS[tile.terrain] ?? 'none'
}

function unitDice(map: Map, space: number, role: number, round: Round): number[] {
  const { state, content } = map
  const out: number[] = []
  for (let type = 0; type < UNIT_TYPES; type++) {
    const unit = content.units[state.faction[role] * UNITS_PER_FACTION + type]
    const kind = UNIT_CLASSES[unit.class]
    const shoots = kind === 'archer' || (kind === 'rider' && terrain(map, space) === 'badlands')
    if (round === 'clash' || shoots) for (let n = 0; n < state.units[space * UNIT_TYPES + type]; n++) out.push(unit.die)
  }
  return out
}

function playerDice(map: Map, space: number, role: number, round: Round): number[] {
  const { state } = map
  const out = unitDice(map, space, role, round)
  if (state.haven[space] !== role) return out
  if (state.tower[space] > 0) out.push(WHITE)
  if (state.wall[space] > 0 && round === 'clash') out.push(COLOURS.indexOf('blue'))
  return out
}

function nemesisDice(map: Map, space: number, card: number, side: number, round: Round): number[] {
  const { state, content } = map
  if (card !== NONE) return [...cardsOf(map).nemesis[card][round][state.threat[card]]]
  const { garrisonArchery, garrisonClash } = content.boards
  if (side === EMPIRE) return [...(round === 'archery' ? garrisonArchery : garrisonClash)[state.garrison[space]]]
  return round === 'archery' ? [] : Array<number>(state.skeletons[space]).fill(RED)
}

interface Rolled extends GameEvent {
  readonly side: number
  readonly card: number
  readonly dice: string
}

/** What the book says of a roll, undefined if it is right. */
function complaint(map: Map, { side, card, dice }: Rolled): string | undefined {
  const { combat } = map.state
  if (combat === undefined) return 'a roll without a combat'
  const { space } = combat
  const round = combat.part === 'archery' ? 'archery' : 'clash'
  const land = terrain(map, space)
  const book = side < EMPIRE ? playerDice(map, space, side, round) : nemesisDice(map, space, card, side, round)
  const left = book.map((die) => (land === 'marsh' && die === RED ? WHITE : die)).sort((a, b) => a - b)
  const rolled =
    dice === ''
      ? []
      : dice
          .split(',')
          .map(Number)
          .sort((a, b) => a - b)
  const words = `${round}, ${land}, side ${side}, card ${card}: the rules roll [${rolled}], the book [${left}]`
  if (land !== 'highlands' || round === 'clash' || left.length < 2) return `${rolled}` === `${left}` ? undefined : words
  // UP-TER-05 to -07: one die, the player's choice, the Nemesis' strongest
  const isFine = rolled.length === 1 && (side < EMPIRE ? left.includes(rolled[0]) : rolled[0] === left.at(-1))
  return isFine ? undefined : `${words}, but one`
}

const CHANGES_DICE = ['dice', 'unitDie', 'convertDice', 'limitDice', 'copyDice', 'ignoreTerrain', 'limit']
const DICE_VERBS = ['addDice', 'removeDice', 'limitDice', 'convertDice', 'changeSide', 'joinCombat']

interface Speaking {
  readonly modifiers: readonly { readonly rule: string }[]
  readonly abilities: readonly { readonly use: string; readonly do: readonly { readonly op: string }[] }[]
}

const isExotic = ({ modifiers, abilities }: Speaking): boolean =>
  modifiers.some(({ rule }) => CHANGES_DICE.includes(rule)) ||
  abilities.some(({ use, do: effects }) => use === 'must' && effects.some(({ op }) => DICE_VERBS.includes(op)))

const hasExotic = (map: Map, role: number): boolean => ownCards(map, role).some(isExotic)

const isPlainTile = (map: Map, space: number): boolean =>
  tileOf(map, space)?.ongoing.every(({ rule }) => !CHANGES_DICE.includes(rule)) ?? true

/** Two rounds are enough. */
const ROLLS = 4

function fought(map: Table, space: number, sides: readonly [number, number], arrange: (state: State) => void): number {
  let rolls = 0
  let wrong: string | undefined
  const hear = (event: GameEvent, state: State): boolean => {
    if (event.type !== 'diceRolled') return false
    wrong ??= complaint({ state, content: map.content }, event as Rolled)
    return wrong !== undefined || ++rolls >= ROLLS
  }
  const [one, other] = sides
  trial(map, 'combat', { space, one, other, cause: 0 }, { arrange, hear, answers: true })
  if (wrong !== undefined) throw new Disagreement(NAME, wrong)
  return rolls
}

const isQuiet = ({ phase, combat, heroRoll }: State): boolean =>
  phase !== 'setup' && phase !== 'over' && combat === undefined && heroRoll === undefined

/** Own Units against what could come. */
function compareUnits(map: Table, space: number): number {
  const role = map.state.unitsOf[space]
  if (hasExotic(map, role) || cardsOn(map, space).length > 0) return 0
  const against = (garrison: number, skeletons: number) => (state: State) => {
    state.garrison[space] = garrison
    state.skeletons[space] = skeletons
  }
  return (
    fought(map, space, [role, EMPIRE], against(1 + (space % 3), 0)) +
    fought(map, space, [role, CHAOS], against(0, 1 + (space % 2)))
  )
}

/** The Legion or Horde against an Archer and a Rider, or whoever is there. */
function compareCard(map: Table, card: number): number {
  const { state, content } = map
  const space = state.cardAt[card]
  const role = state.unitsOf[space] === NONE ? state.firstPlayer : state.unitsOf[space]
  if (isExotic(cardsOf(map).nemesis[card]) || hasExotic(map, role) || cardsOn(map, space).length > 1) return 0
  if (state.garrison[space] + state.skeletons[space] > 0) return 0
  const arrange = (copy: State): void => {
    if (playerUnits(map, space) > 0) return
    copy.unitsOf[space] = role
    for (let type = 0; type < UNIT_TYPES; type++) {
      const { class: kind } = content.units[copy.faction[role] * UNITS_PER_FACTION + type]
      if (UNIT_CLASSES[kind] !== 'warrior') copy.units[space * UNIT_TYPES + type] = 1
    }
  }
  return fought(map, space, [role, isLegion(card) ? EMPIRE : CHAOS], arrange)
}

export const pools: Oracle<State, Content> = {
  name: NAME,
  compare(play) {
    if (!isQuiet(play.state)) return 0
    let n = 0
    for (const space of ALL)
      if (play.state.unitsOf[space] !== NONE && isPlainTile(play, space)) n += compareUnits(play, space)
    for (const card of inPlay(play)) if (isPlainTile(play, play.state.cardAt[card])) n += compareCard(play, card)
    return n
  },
}
