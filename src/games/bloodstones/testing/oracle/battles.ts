import { UNIT_NAMES } from '../../content/units.ts'
import {
  agree,
  areasOf,
  argOf,
  armyAt,
  factionOf,
  handOf,
  hasUnit,
  isOf,
  keysOf,
  oracleOf,
  terrainOf,
  unitsOnMap,
  valueOf,
  type Area,
  type Asked,
  type Play,
  type Role,
  type UnitName,
} from './book.ts'

const NAME = 'battles'

type Fight = NonNullable<Play['state']['battle']>

/** What a unit adds (BS-TIL-19 to BS-TIL-34). */
function bonusOf(name: UnitName, terrain: string, isAttacking: boolean, againstWalls: boolean): number {
  const always: Partial<Record<UnitName, number>> = {
    swordsman: 1,
    leader: 1,
    ship: 1,
    axeThrower: 1,
    dragon: 4,
    giant: 2,
    necromancer: 1,
    undead: 1,
  }
  const attacking: Partial<Record<UnitName, number>> = { lizardman: 1, goblin: 1, raider: 1, horde: 1 }
  const defending: Partial<Record<UnitName, number>> = { shieldGuard: 1, castle: 3, citadel: 5 }
  if (name === 'archer') return terrain === 'forest' ? 1 : 0
  if (name === 'cavalry' || name === 'cutiecorn') return terrain === 'plains' ? 1 : 0
  if (name === 'siegeEngine') return againstWalls ? 2 : 0
  return (always[name] ?? 0) + ((isAttacking ? attacking : defending)[name] ?? 0)
}

/** All bonuses of a side, and one for Corsairs at sea (BS-BAT-16, BS-FAC-COR-01). */
function bonusesOf(play: Play, fight: Fight, side: number): number {
  const [role, enemy] = [fight.roles[side], fight.roles[1 - side]]
  const terrain = terrainOf(play, fight.area)
  const againstWalls = hasUnit(play, enemy, fight.area, 'castle', 'citadel')
  const units = armyAt(play, role, fight.area).map(({ name }) => bonusOf(name, terrain, side === 0, againstWalls))
  const atSea = terrain === 'sea' && factionOf(play, role) === 'corsairs' ? 1 : 0
  return units.reduce((sum, bonus) => sum + bonus, atSea)
}

const bestThree = (tiles: readonly number[]): number =>
  tiles
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, tile) => sum + tile, 0)

/** The tiles of a side as they lie: those drawn, and the hand tile that replaces one. */
function tilesOf(play: Play, fight: Fight, side: number): number[] {
  const tile = fight.replacement[side]
  return tile < 0 ? fight.tiles[side] : [...fight.tiles[side], valueOf(play, fight.roles[side], UNIT_NAMES[tile])]
}

const totalOf = (play: Play, fight: Fight, side: number): number =>
  bestThree(tilesOf(play, fight, side)) + bonusesOf(play, fight, side)

/** Four tiles for the larger army, and for a giant (BS-BAT-08, BS-BAT-09, BS-BAT-10). */
function drawn(play: Play, fight: Fight, side: number): number {
  const [own, enemy] = [side, 1 - side].map((one) => armyAt(play, fight.roles[one], fight.area).length)
  return own > enemy || hasUnit(play, fight.roles[side], fight.area, 'giant') ? 4 : 3
}

/** Any hand tile for any drawn tile, or none; with the sums that each would bring (BS-BAT-12, BS-BAT-13, BS-BAT-15). */
function compareReplace(play: Play, ask: Asked): number {
  const fight = play.state.battle!
  const { side } = argOf<{ side: number }>(ask)
  const tiles = fight.tiles[side]
  const keep = `none ${bestThree(tiles) + bonusesOf(play, fight, side)}`
  const byBook = [...new Set(handOf(play, ask.role))].flatMap((name) =>
    [...new Set(tiles)].map((tile) => {
      const sum = bestThree([...tiles.toSpliced(tiles.indexOf(tile), 1), valueOf(play, ask.role, name)])
      return `${name}>${tile} ${sum} ${sum + bonusesOf(play, fight, side)}`
    }),
  )
  const byRules = play.options(ask).map((option) => {
    const { label, detail } = ask.question.describe(play, option, ask)
    const sums = detail?.args ?? { total: label.args?.['total'] }
    return [ask.question.key(play, option, ask), ...Object.values(sums)].join(' ')
  })
  return agree(NAME, 'replacements', byRules, [keep, ...byBook]) + compareDraw(play, fight, side)
}

/** How many were drawn, and whose choice it is: the attacker first, but Corsairs always last (BS-BAT-12, BS-BAT-14). */
function compareDraw(play: Play, fight: Fight, side: number): number {
  const corsair = fight.roles.findIndex((role) => factionOf(play, role) === 'corsairs')
  const first = corsair < 0 ? 0 : 1 - corsair
  const other = 1 - side
  const isTurn =
    side === first ? !fight.decided[other] : fight.decided[other] || handOf(play, fight.roles[first]).length === 0
  return (
    agree(NAME, 'tiles drawn', [String(fight.tiles[side].length)], [String(drawn(play, fight, side))]) +
    agree(NAME, `side ${side} replaces`, [String(fight.decided[side])], [String(!isTurn)])
  )
}

/** Who asks for the loss has lost: the lower total, or a tie against shield guards (BS-BAT-19, BS-BAT-25). */
function compareLoss(play: Play, ask: Asked): number {
  const fight = play.state.battle!
  const { area } = argOf<{ area: Area }>(ask)
  const [attack, defence] = [0, 1].map((side) => totalOf(play, fight, side))
  const isHeld = attack === defence && hasUnit(play, fight.roles[1], area, 'shieldGuard')
  const loser = attack > defence ? fight.roles[1] : attack < defence || isHeld ? fight.roles[0] : 'nobody'
  const names = armyAt(play, ask.role, area).map(({ name }) => name)
  const byBook = [...new Set(names)].filter((name) => name !== 'cutiecorn')
  return (
    agree(NAME, `who loses ${attack}:${defence} in ${area}`, [String(ask.role)], [String(loser)]) +
    agree(NAME, `what can be lost in ${area}`, keysOf(play, ask), byBook)
  )
}

/** From none to all undead that are left, and only beside a necromancer (BS-FAC-NEC-02, BS-UND-09). */
function compareRaise(play: Play, ask: Asked): number {
  const { area } = argOf<{ area: Area }>(ask)
  const left = 4 - unitsOnMap(play).filter(({ name }) => name === 'undead').length
  const keys = keysOf(play, ask)
  const most = hasUnit(play, ask.role, area, 'necromancer') ? Math.min(left, keys.length - 1) : 0
  return agree(
    NAME,
    `undead in ${area}`,
    keys,
    Array.from({ length: most + 1 }, (_, n) => String(n)),
  )
}

/** All the opponents in a final battle (BS-END-03). */
function compareFinal(play: Play, { role, ...ask }: Asked): number {
  const byBook = areasOf(play).flatMap((area) => {
    if (armyAt(play, role, area).length === 0) return []
    const others = play.state.faction.map((_, other): Role => other).filter((other) => other !== role)
    return others.flatMap((other) => (armyAt(play, other, area).length > 0 ? [`fight:${area}@${other}`] : []))
  })
  return agree(NAME, 'final battles', keysOf(play, { role, ...ask }), byBook)
}

export const battles = oracleOf(NAME, (play, ask) => {
  if (isOf(ask, 'replace')) return compareReplace(play, ask)
  if (isOf(ask, 'lose')) return compareLoss(play, ask)
  if (isOf(ask, 'raise')) return compareRaise(play, ask)
  return isOf(ask, 'finalBattle') ? compareFinal(play, ask) : 0
})
