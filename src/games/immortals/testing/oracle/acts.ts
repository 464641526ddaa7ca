/** What a revealed card allows (L114 to L195): lands, prices, limits, attacks and movements, portals among them. */
import { isJoker, magicOfCard } from '../../content/cards.ts'
import { ATTACK, ATTACK_OR_MOVE, AWAKEN, AWAKEN_ARMIES, BUILD, BUILD_SHRINE, BUILD_SHRINE_ANYWHERE, CAPITAL, DRAW_CONFLICT_CARDS, ENERGY, GOLD, MAGIC, PORTAL, SHRINE, TAKE_MARKER, TAKE_OVER_LAND_CARD } from '../../content/names.ts' // prettier-ignore
import { ALL_LANDS, attitudesOf, boardFor, COMPENSATION, landsOfCard, leadsTo, nameIn, NOBODY, ownLands, regionIn, sameKeys, waiting, worldIn, type Asked, type Game, type ImmortalsOracle } from './printed.ts' // prettier-ignore

const hasPaid = ({ state }: Game, role: number, energy: number, gold: number): boolean =>
  state.energy[role] >= energy && state.gold[role] >= gold

/** L138 f.: shrine or capital, one capital in a region of a world; and as many as are in the box. */
function mayStand(play: Game, building: number, land: number): boolean {
  const { state, content } = play
  const { portals, buildingTiles } = content.components
  if (building === PORTAL)
    return state.portal[land] === 0 && ALL_LANDS.filter((at) => state.portal[at]).length < portals
  const built = ALL_LANDS.filter((at) => state.building[at] !== NOBODY)
  if (built.includes(land) || built.length >= buildingTiles) return false
  const isSameRegion = (at: number): boolean =>
    worldIn(at) === worldIn(land) && regionIn(play, at) === regionIn(play, land)
  return building === SHRINE || !built.some((at) => state.building[at] === CAPITAL && isSameRegion(at))
}

/** L141, L198: out of an own land where one army can stay, into a land that is not one's own. */
function attacks(play: Game, role: number): string[] {
  const { state } = play
  return ownLands(play, role)
    .filter((from) => state.armies[from] >= 2)
    .flatMap((from) =>
      ALL_LANDS.filter((to) => leadsTo(play, from, to) && state.possessor[to] !== role).map(
        (to) => `attack:${from}>${to}`,
      ),
    )
}

/** L152 to L154: every own land that is reached over own lands and portals, found by widening until nothing is new. */
function reached(play: Game, role: number, from: number): number[] {
  const own = ownLands(play, role)
  let found = [from]
  for (;;) {
    const wider = own.filter((to) => found.includes(to) || found.some((land) => leadsTo(play, land, to)))
    if (wider.length === found.length) return found.filter((land) => land !== from)
    found = wider
  }
}

function moves(play: Game, role: number, card: number): string[] {
  if (!hasPaid(play, role, 0, 1)) return []
  return landsOfCard(play, role, card)
    .filter((from) => play.state.armies[from] >= 2)
    .flatMap((from) => reached(play, role, from).map((to) => `move:${from}>${to}`))
}

function magicKeys(play: Game, role: number, effect: number): string[] {
  const { state } = play
  const own = ownLands(play, role)
  switch (effect) {
    case AWAKEN_ARMIES:
      return [0, 1]
        .filter((world) => state.limbo[role * 2 + world] > 0 && own.some((land) => worldIn(land) === world))
        .map((world) => `awaken:${world}`)
    case DRAW_CONFLICT_CARDS:
      return state.drawPile.length + state.discard.length > 0 ? ['draw'] : []
    case TAKE_MARKER:
      return state.marker === role ? [] : ['marker']
    case BUILD_SHRINE_ANYWHERE:
      return own.filter((land) => mayStand(play, SHRINE, land)).map((land) => `shrine:${land}`)
    case TAKE_OVER_LAND_CARD:
      return own.filter((land) => state.holder[nameIn(land)] !== role).map((land) => `takeOver:${land}`)
    default:
      throw new Error(`no such effect: ${effect}`)
  }
}

function inLands(play: Game, role: number, space: number, card: number): string[] {
  const board = boardFor(play, role)
  const lands = landsOfCard(play, role, card)
  const keys = (of: readonly number[]): string[] => of.map((land) => `land:${land}`)
  switch (board.action[space]) {
    case GOLD:
    case ENERGY:
      return isJoker(card) ? [] : keys(lands)
    case AWAKEN:
      return keys(lands.filter((land) => play.state.limbo[role * 2 + worldIn(land)] > 0))
    case BUILD_SHRINE:
      return keys(lands.filter((land) => mayStand(play, SHRINE, land)))
    case BUILD:
      return lands.flatMap((land) =>
        [PORTAL, SHRINE, CAPITAL]
          .filter((one) => mayStand(play, one, land))
          .filter((one) => hasPaid(play, role, board.buildEnergy[one], board.buildGold[one]))
          .map((one) => `build:${one}@${land}`),
      )
    case ATTACK:
      return attacks(play, role)
    case ATTACK_OR_MOVE:
      return [...attacks(play, role), ...moves(play, role, card)]
    default:
      throw new Error(`no such action: ${board.action[space]}`)
  }
}

export function actsOf(play: Game): string[] {
  const { role, space, card } = play.state.action!
  const board = boardFor(play, role)
  if (board.action[space] === MAGIC) {
    const { energy, gold, options } = play.content.magic[magicOfCard(card)]
    return hasPaid(play, role, energy, gold) ? options.flatMap(({ effect }) => magicKeys(play, role, effect)) : []
  }
  return hasPaid(play, role, board.energy[space], board.gold[space]) ? inLands(play, role, space, card) : []
}

const upTo = (most: number): string[] => Array.from({ length: most }, (_, i) => `armies:${i + 1}`)
const KEY_OF_ATTITUDE = ['against', 'neutral', 'for']

/** The questions that follow when something was chosen. */
function followUp(play: Game, { question, role, arg }: Asked): string[] {
  const { origin, target, world } = arg as { origin: number; target: number; world: number }
  if (question.name === 'awakenArmy')
    return ownLands(play, role)
      .filter((land) => worldIn(land) === world)
      .map((land) => `land:${land}`)
  if (question.name === 'attitude')
    return attitudesOf(play, role, play.state.action!.card, origin, target).map((one) => KEY_OF_ATTITUDE[one + 1])
  // L153, L198: one stays.
  return upTo(play.state.armies[origin] - 1)
}

const NAME = 'actions'

export const actsOracle: ImmortalsOracle = {
  name: NAME,
  compare(play) {
    let count = 0
    for (const ask of waiting(play, 'act')) count += sameKeys(NAME, play, ask, [...actsOf(play), ...COMPENSATION])
    for (const ask of waiting(play, 'awakenArmy', 'attitude', 'attackArmies', 'moveArmies'))
      count += sameKeys(NAME, play, ask, followUp(play, ask))
    return count
  },
}
