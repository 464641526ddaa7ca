/**
 * Where a fourth Garrison of the Capital, Skeletons "with others", a conversion without Skeletons in the reserve, and Havens may be placed
 * (UP-CAP-03, UP-PLC-07, UP-SKE-08, UP-HAV-03 to -07). The first is tried on a copy with a full Capital, the others are compared when asked.
 * Abstains: placements by the words of a card, and Havens of players with cards that change the price of an Action.
 */
import type { Play } from '../../../../engine/index.ts'
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import type { State } from '../../rules/table/state.ts'
import { ALL, CAPITAL, cardsOn, inPlay, isEmpty, isLegion, NONE, ownCards, tileOf, type Map } from './hexes.ts'
import { keysOf, trial, type Asked } from './trial.ts'

const NAME = 'placements'

/** UP-HEX-21, UP-HEX-12: printed on the tile, and on every region. */
const hasX = (map: Map, space: number): boolean => map.state.tile[space] === NONE || tileOf(map, space)?.hasX === true

/** UP-RUL-75: the n-th Garrison of a hex needs a piece of level n. */
function pieceLeft({ state, content }: Map, level: number): boolean {
  const there = state.garrison.filter((stack) => stack >= level).length
  return level <= 3 && there + state.buriedGarrisons[level - 1] < content.setup.garrisonsPerLevel
}

function overflow(map: Map): number[] {
  const { garrison } = map.state
  const free = ALL.filter((space) => isEmpty(map, space) && !hasX(map, space) && pieceLeft(map, 1))
  return free.length > 0 ? free : ALL.filter((space) => garrison[space] > 0 && pieceLeft(map, garrison[space] + 1))
}

const skeletonsLeft = ({ state, content }: Map): number =>
  content.setup.skeletons - state.buriedSkeletons - state.skeletons.reduce((sum, n) => sum + n, 0)

/** UP-PLC-07, UP-PLC-09, UP-RUL-67: a third one needs a Horde. */
function joining(map: Map): number[] {
  const { skeletons, hordesLeft } = map.state
  if (skeletonsLeft(map) === 0) return []
  const others = ALL.filter((space) => skeletons[space] === 1 || (skeletons[space] === 2 && hordesLeft > 0))
  return others.length > 0 ? others : ALL.filter((space) => isEmpty(map, space))
}

const converting = ({ state }: Map): number[] =>
  state.hordesLeft === 0 ? [] : ALL.filter((space) => state.skeletons[space] > 0)

function same(what: string, rules: readonly string[], book: readonly number[]): number {
  const [a, b] = [rules.toSorted(), book.map((space) => `hex:${space}`).toSorted()]
  if (a.join() !== b.join())
    throw new Disagreement(NAME, `${what}: the rules offer [${a.join()}], the book [${b.join()}]`)
  return b.length + 1
}

/** A Legion on the full Capital leaves a Garrison. */
function compareOverflow(play: Play<State, Content>): number {
  const card = inPlay(play).find(isLegion)
  if (card === undefined) return 0
  const arrange = (state: State): void => {
    state.cardAt[card] = CAPITAL
    state.garrison[CAPITAL] = 3
  }
  const full = play.game.clone(play.state)
  arrange(full)
  const { asked, keys } = trial(play, 'activation', { step: 0, card }, { arrange })
  if (asked?.question.name !== 'placeWhere') return 0
  return same('a fourth Garrison', keys, overflow({ state: full, content: play.content }))
}

/** UP-HAV-03 to -07 */
function mayBuildHaven(map: Map, role: number): boolean {
  const { heroAt, haven, curse, garrison, skeletons, unitsOf, ap, resources, faction } = map.state
  const space = heroAt[role]
  if (hasX(map, space) || tileOf(map, space) === undefined || haven[space] !== NONE || curse[space] > 0) return false
  if (garrison[space] + skeletons[space] > 0 || cardsOn(map, space).length > 0) return false
  if (unitsOf[space] !== NONE && unitsOf[space] !== role) return false
  const left = map.content.setup.havensPerFaction - haven.filter((owner) => owner === role).length
  return left > 0 && ap[role] > 0 && resources[role * 3 + 1] >= map.content.factions[faction[role]].haven
}

const isExotic = (map: Map, role: number): boolean =>
  ownCards(map, role).some(({ modifiers }) => modifiers.some(({ rule }) => rule === 'actionPrice'))

function compareHaven(play: Play<State, Content>, ask: Asked): number {
  if (isExotic(play, ask.role)) return 0
  const isOffered = keysOf(play, ask).includes('action:haven')
  const isRight = isOffered === mayBuildHaven(play, ask.role)
  if (!isRight) throw new Disagreement(NAME, `a Haven of role ${ask.role} is ${isOffered ? '' : 'not '}offered`)
  return 1
}

function compareAsk(play: Play<State, Content>, ask: Asked): number {
  if (ask.question.name === 'action') return compareHaven(play, ask)
  if (ask.question.name !== 'placeWhere') return 0
  const { what } = ask.arg as { readonly what: string }
  if (what === 'overflow') return same('a fourth Garrison', keysOf(play, ask), overflow(play))
  if (what === 'join') return same('a Skeleton with others', keysOf(play, ask), joining(play))
  return what === 'convert' ? same('Skeletons to convert', keysOf(play, ask), converting(play)) : 0
}

export const placements: Oracle<State, Content> = {
  name: NAME,
  compare(play) {
    const { phase, combat, heroRoll, options } = play.state
    const asked = play.pending.reduce((sum, ask) => sum + compareAsk(play, ask), 0)
    const isQuiet = phase !== 'setup' && phase !== 'over' && combat === undefined && heroRoll === undefined
    return asked + (isQuiet && !options.nemesisTies.includes('drawn') ? compareOverflow(play) : 0)
  },
}
