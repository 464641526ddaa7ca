import { UNIT_NAMES } from '../../content/units.ts'
import {
  agree,
  areasOf,
  argOf,
  armyAt,
  beside,
  enemiesAt,
  factionOf,
  handOf,
  isOf,
  isSea,
  keysOf,
  mayBeIn,
  oracleOf,
  pointsOf,
  shoresFrom,
  terrainOf,
  unitsAt,
  type Area,
  type Asked,
  type Play,
  type Role,
  type UnitName,
} from './book.ts'

const NAME = 'moves'

/** What one unit pays to enter an area; a dragon always 1 (BS-MOV-04, BS-MOV-12, BS-FAC-HIL-01, BS-FAC-HIL-02). */
function priceOf(play: Play, role: Role, name: UnitName, area: Area): number {
  const isHillFolk = factionOf(play, role) === 'hillFolk'
  const prices = { plains: 1, forest: 2, hills: isHillFolk ? 2 : 3, mountains: 3, desert: 1, sea: 1 }
  return name === 'dragon' ? 1 : prices[terrainOf(play, area)]
}

/**
 * What a group pays for one step, undefined if somebody cannot go. Of n units with k leaders among them all but min(k, n − 1) pay, one
 * leader at least (BS-RUL-30); the cutiecorn neither pays nor counts (BS-RUL-84). The owner lets the dearest go free.
 */
function priceOfStep(play: Play, role: Role, group: readonly UnitName[], area: Area): number | undefined {
  if (!group.every((name) => mayBeIn(play, role, name, area))) return undefined
  const paying = group.filter((name) => name !== 'cutiecorn')
  const leaders = paying.filter((name) => name === 'leader').length
  const free = Math.min(leaders, paying.length - 1)
  const all = paying.reduce((sum, name) => sum + priceOf(play, role, name, area), 0)
  if (leaders === 0) return all
  const mayGoFree = paying
    .toSpliced(paying.indexOf('leader'), 1)
    .map((name) => priceOf(play, role, name, area))
    .toSorted((a, b) => b - a)
  return all - mayGoFree.slice(0, free).reduce((sum, price) => sum + price, 0)
}

/** Enemy units end a way (BS-MOV-05), but for a cutiecorn alone, which joins those who come (BS-RUL-83). */
function endsWay(play: Play, role: Role, area: Area): boolean {
  const enemies = enemiesAt(play, role, area)
  return enemies.length > 0 && !(enemies.length === 1 && enemies[0].name === 'cutiecorn')
}

/** Where one step leads: over a border, or by ship (BS-SEA-03, BS-SEA-07, BS-RUL-36). */
function stepsFrom(play: Play, role: Role, group: readonly UnitName[], from: Area): Set<Area> {
  const steps = new Set(beside(play, from))
  if (group.includes('ship')) return steps
  const seas = isSea(play, from) ? [from] : beside(play, from).filter((area) => isSea(play, area))
  for (const shore of shoresFrom(play, role, seas)) steps.add(shore)
  steps.delete(from)
  return steps
}

type Price = (area: Area) => number | undefined

/** Every area in reach with its lowest price, by trying every step again and again until nothing gets cheaper. */
function reachOf(play: Play, role: Role, group: readonly UnitName[], from: Area, budget: number, price: Price) {
  const best = new Map([[from, 0]])
  const steps = new Map<Area, Set<Area>>()
  for (let changed = true; changed;) {
    changed = false
    for (const [area, paid] of best) {
      if (area !== from && endsWay(play, role, area)) continue
      if (!steps.has(area)) steps.set(area, stepsFrom(play, role, group, area))
      for (const next of steps.get(area)!) {
        const step = price(next)
        if (step === undefined || paid + step > budget || (best.get(next) ?? Infinity) <= paid + step) continue
        best.set(next, paid + step)
        changed = true
      }
    }
  }
  best.delete(from)
  return best
}

const reachOfGroup = (play: Play, role: Role, group: readonly UnitName[], from: Area, budget: number) =>
  reachOf(play, role, group, from, budget, (area) => priceOfStep(play, role, group, area))

/** Is there a first step that can be paid? */
const canSetOut = (play: Play, role: Role, group: readonly UnitName[], from: Area, budget: number): boolean =>
  [...stepsFrom(play, role, group, from)].some((area) => {
    const price = priceOfStep(play, role, group, area)
    return price !== undefined && price <= budget
  })

/** Castles, citadels and undead move by no action (BS-MOV-09, BS-UND-08). */
const marchersAt = (play: Play, role: Role, area: Area): UnitName[] =>
  armyAt(play, role, area)
    .map(({ name }) => name)
    .filter((name) => name !== 'castle' && name !== 'citadel' && name !== 'undead')

const budgetOf = (play: Play, role: Role): number =>
  pointsOf(play, role, handOf(play, role)) - (play.state.move?.cost ?? 0)

/** From where somebody can set out: nobody leaves enemies (BS-MOV-06), and the cutiecorn never goes alone (BS-CUT-06). */
function startsOf(play: Play, role: Role): Area[] {
  const budget = budgetOf(play, role)
  return areasOf(play).filter(
    (area) =>
      enemiesAt(play, role, area).length === 0 &&
      [...new Set(marchersAt(play, role, area))].some(
        (name) => name !== 'cutiecorn' && canSetOut(play, role, [name], area, budget),
      ),
  )
}

const namesIn = (group: readonly number[]): UnitName[] =>
  group.flatMap((count, type) => Array<UnitName>(count).fill(UNIT_NAMES[type]))

/** Where to, at which price. */
function compareTo(play: Play, ask: Asked): number {
  const { from, group } = argOf<{ from: Area; group: readonly number[] }>(ask)
  const byRules = play.options(ask).map((option) => {
    const { to, cost } = ask.question.describe(play, option, ask).data as { to: Area; cost: number }
    return `${to}:${cost}`
  })
  const byBook = reachOfGroup(play, ask.role, namesIn(group), from, budgetOf(play, ask.role))
  const what = `${namesIn(group).join('+')} of ${ask.role} from ${from}`
  return agree(NAME, what, byRules, [...byBook].map(([area, price]) => `${area}:${price}`)) // prettier-ignore
}

function compareWhich(play: Play, ask: Asked): number {
  const { from } = argOf<{ from: Area }>(ask)
  const all = marchersAt(play, ask.role, from)
  const canAll = canSetOut(play, ask.role, all, from, budgetOf(play, ask.role))
  return agree(NAME, `who leaves ${from}`, keysOf(play, ask), [...(canAll ? ['all'] : []), ...(all.length > 1 ? ['pick'] : [])]) // prettier-ignore
}

/** How many of one type: who is chosen must be able to set out, or somebody of a later type alone (BS-RUL-17). */
function compareCount(play: Play, ask: Asked): number {
  const { from, type, group } = argOf<{ from: Area; type: number; group: readonly number[] }>(ask)
  const { role } = ask
  const all = marchersAt(play, role, from)
  const budget = budgetOf(play, role)
  const chosen = namesIn(group)
  const later = all.filter((name) => UNIT_NAMES.indexOf(name) > type && name !== 'cutiecorn')
  const isPossible = (n: number): boolean => {
    const names = [...chosen, ...Array<UnitName>(n).fill(UNIT_NAMES[type])]
    if (names.length === 0) return later.some((name) => canSetOut(play, role, [name], from, budget))
    return names.some((name) => name !== 'cutiecorn') && canSetOut(play, role, names, from, budget)
  }
  const most = all.filter((name) => name === UNIT_NAMES[type]).length
  const byBook = Array.from({ length: most + 1 }, (_, n) => n).filter(isPossible)
  return agree(NAME, `how many ${UNIT_NAMES[type]} leave ${from}`, keysOf(play, ask), byBook.map(String))
}

/** Undead go up to two land areas free of charge, a crossing counting as one (BS-UND-01, BS-RUL-22). */
const undeadReach = (play: Play, role: Role, from: Area): Area[] => [
  ...reachOf(play, role, ['undead'], from, 2, (area) => (isSea(play, area) ? undefined : 1)).keys(),
]

function undeadStarts(play: Play, role: Role, moved: readonly Area[]): Area[] {
  return areasOf(play).filter((area) => {
    const here = armyAt(play, role, area).filter(({ name }) => name === 'undead').length
    const rested = here - moved.filter((place) => place === area).length
    return rested > 0 && enemiesAt(play, role, area).length === 0 && undeadReach(play, role, area).length > 0
  })
}

function compareAt(play: Play, ask: Asked): number {
  const { role } = ask
  const keys = keysOf(play, ask)
  if (isOf(ask, 'moveTo')) return compareTo(play, ask)
  if (isOf(ask, 'moveWhich')) return compareWhich(play, ask)
  if (isOf(ask, 'moveCount')) return compareCount(play, ask)
  if (isOf(ask, 'moveMore')) return agree(NAME, 'more moves', keys, ['pay', ...startsOf(play, role).map(String)])
  if (isOf(ask, 'undeadTo')) {
    const { from } = argOf<{ from: Area }>(ask)
    return agree(NAME, `undead from ${from}`, keys, undeadReach(play, role, from).map(String))
  }
  if (isOf(ask, 'undeadFrom')) {
    const { moved } = argOf<{ moved: readonly Area[] }>(ask)
    return agree(NAME, 'undead', keys, ['done', ...undeadStarts(play, role, moved).map(String)])
  }
  if (!isOf(ask, 'action')) return 0
  const starts = startsOf(play, role).map((area) => `move:${area}`)
  return agree(NAME, 'who can move', keys.filter((key) => key.startsWith('move:')), starts) + compareFights(play, ask) // prettier-ignore
}

/** Every enemy in every area with own units; no end before all have been fought (BS-BAT-01, BS-TRN-07, BS-RUL-38). */
function compareFights(play: Play, { role, ...ask }: Asked): number {
  const fights = areasOf(play).flatMap((area) => {
    if (armyAt(play, role, area).length === 0) return []
    return [...new Set(unitsAt(play, area).map((unit) => unit.role))].flatMap((other) =>
      other === role ? [] : [`fight:${area}@${other}`],
    )
  })
  const keys = keysOf(play, { role, ...ask }).filter((key) => key.startsWith('fight:') || key === 'end')
  return agree(NAME, 'battles', keys, fights.length > 0 ? fights : ['end'])
}

export const moves = oracleOf(NAME, compareAt)
