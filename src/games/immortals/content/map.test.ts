import { describe, expect, it } from 'vitest'
import { defaultContent, regionIn } from './content.ts'
import { isInside } from './check-map.ts'
import { LAND_IDS, landOf, LANDS, LIGHT, NAMES, nameOf, REGION_IDS, SHADOW, twinOf, worldOf } from './names.ts'
import type { LandId } from './names.ts'

const { map, plan, lightRaces } = defaultContent()

const name = (id: LandId): number => LAND_IDS.indexOf(id)
const light = (id: LandId): number => landOf(LIGHT, name(id))
const shadow = (id: LandId): number => landOf(SHADOW, name(id))
const areAdjacent = (one: number, other: number): boolean => map.isAdjacent[one * LANDS + other] === 1

function stepsBetween(from: number, to: number): number {
  const steps = new Map([[from, 0]])
  for (const [land, count] of steps)
    for (const other of map.adjacent[land]) if (!steps.has(other)) steps.set(other, count + 1)
  return steps.get(to) ?? Infinity
}

describe('the two worlds', () => {
  it('have the same five regions with five lands each, 50 lands in all [IM-SET-02]', () => {
    expect([map.landNames.length, map.worldRegionOf.length, map.regionNames.length]).toEqual([25, 50, 5])
    expect(map.landsIn.map((lands) => lands.length)).toEqual(Array(10).fill(5))
    for (let region = 0; region < 5; region++) {
      expect(map.landsIn[regionIn(SHADOW, region)]).toEqual(map.namesIn[region])
      expect(map.landsIn[regionIn(LIGHT, region)]).toEqual(map.landsIn[regionIn(SHADOW, region)].map(twinOf))
    }
  })

  it('number a land by its world and its name', () => {
    for (let land = 0; land < LANDS; land++) {
      expect(landOf(worldOf(land), nameOf(land))).toBe(land)
      expect([nameOf(twinOf(land)), worldOf(twinOf(land))]).toEqual([nameOf(land), 1 - worldOf(land)])
    }
  })

  it('have the ten names of the rulebook, and no name twice [IM-SET-03]', () => {
    const names = map.landNames.map((words) => words.en)
    expect(names).toEqual(
      expect.arrayContaining([
        'Borderland',
        'Emerald Cliff',
        'Forge Fire',
        'Heartwood',
        'Mountainhome',
        'Shorelake',
        'The Murk',
        'Treehome',
        'Tribute Pass',
        'White Falls',
      ]),
    )
    expect(new Set(names).size).toBe(NAMES)
    expect(map.landNames.every((words) => words.de === words.en)).toBe(true)
  })

  it('have a green region with Treehome in it', () => {
    expect(map.regionColours[map.regionOf[name('treehome')]]).toBe('green')
    expect(new Set(map.regionColours).size).toBe(5)
  })

  it('have a sentence for every land in two languages', () => {
    expect(new Set(map.landTexts.map((words) => words.en)).size).toBe(NAMES)
    expect(new Set(map.landTexts.map((words) => words.de)).size).toBe(NAMES)
  })
})

/** Some of its outline is drawn as nobody else's, and it is none of the lands around the lake in the middle. */
function onCoast(land: number): boolean {
  const sidesOf = (of: number): string[] =>
    plan.outline[of].flatMap((x, at, all) =>
      at % 2 === 0
        ? [[`${x} ${all[at + 1]}`, `${all[(at + 2) % all.length]} ${all[(at + 3) % all.length]}`].toSorted().join()]
        : [],
    )
  const shared = new Set(map.adjacent[land].flatMap(sidesOf))
  const isInTheMiddle = Math.hypot(plan.x[land] - plan.width / 2, plan.y[land] - plan.height / 2) < plan.height / 4
  return sidesOf(land).some((side) => !shared.has(side)) && !isInTheMiddle
}

describe('borders', () => {
  it('are the same in both worlds, and twins do not touch [IM-RUL-07] [IM-ATT-10]', () => {
    for (let land = 0; land < LANDS; land++) {
      expect(map.adjacent[twinOf(land)]).toEqual(map.adjacent[land].map(twinOf))
      expect(map.adjacent[land].every((other) => worldOf(other) === worldOf(land))).toBe(true)
      expect(areAdjacent(land, twinOf(land))).toBe(false)
    }
  })

  it('hold both ways and are listed in rising order', () => {
    map.adjacent.forEach((list, land) => {
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b))
      expect(list).not.toContain(land)
      for (let other = 0; other < LANDS; other++) {
        expect(areAdjacent(land, other)).toBe(list.includes(other))
        expect(areAdjacent(other, land)).toBe(list.includes(other))
      }
    })
  })

  it('join Forge Fire and Heartwood, from where Ani attacks [IM-EX-13]', () => {
    expect(areAdjacent(light('forge-fire'), light('heartwood'))).toBe(true)
    expect(areAdjacent(shadow('forge-fire'), shadow('heartwood'))).toBe(true)
  })

  it('make Borderland the way from White Falls to Treehome [IM-EX-14]', () => {
    expect(areAdjacent(light('white-falls'), light('borderland'))).toBe(true)
    expect(areAdjacent(light('borderland'), light('treehome'))).toBe(true)
    expect(areAdjacent(light('white-falls'), light('treehome'))).toBe(false)
  })

  it('join The Murk and White Falls in the Shadow world, where Mike attacks [IM-EX-19] [IM-EX-20]', () => {
    expect(areAdjacent(shadow('the-murk'), shadow('white-falls'))).toBe(true)
  })

  it('lead from every land to every other, and keep every region together', () => {
    for (const world of [SHADOW, LIGHT])
      for (let other = 0; other < NAMES; other++)
        expect(stepsBetween(landOf(world, 0), landOf(world, other))).toBeLessThan(NAMES)
    for (const names of map.namesIn) {
      const joined = new Set([names[0]])
      for (const one of joined) for (const other of map.adjacent[one]) if (names.includes(other)) joined.add(other)
      expect(joined.size).toBe(5)
    }
  })

  it('leave every region the same number of ways out, and every start land on the coast [IM-RUL-06] [IM-RUL-07]', () => {
    const waysOut = map.namesIn.map(
      (names) => names.flatMap((own) => map.adjacent[own].filter((other) => !names.includes(other))).length,
    )
    expect(waysOut).toEqual([8, 8, 8, 8, 8])
    for (const { startLand } of lightRaces) {
      expect(onCoast(startLand)).toBe(true)
      expect(map.adjacent[startLand].every((other) => map.regionOf[other] === map.regionOf[startLand])).toBe(true)
    }
  })

  it('keep the start lands at least three steps apart', () => {
    for (const one of lightRaces)
      for (const other of lightRaces)
        if (one !== other) expect(stepsBetween(one.startLand, other.startLand)).toBeGreaterThanOrEqual(3)
  })
})

describe('incomes', () => {
  it('are 5 gold for Shorelake in the Light world [IM-EX-08]', () => {
    expect(map.gold[light('shorelake')]).toBe(5)
  })

  it('are 6 energy for Tribute Pass in the Shadow world, and something in the Light world too [IM-EX-09]', () => {
    expect(map.energy[shadow('tribute-pass')]).toBe(6)
    expect(map.energy[light('tribute-pass')]).toBeGreaterThan(0)
  })

  it('exist for gold and energy in both worlds of every land [IM-SET-03] [IM-RUL-32]', () => {
    expect([map.gold.length, map.energy.length]).toEqual([LANDS, LANDS])
    expect(Math.min(...map.gold, ...map.energy)).toBe(1)
    expect(Math.max(...map.gold, ...map.energy)).toBe(6)
  })

  it('are balanced: seven for each land, more gold in the Light, more energy in the Shadow', () => {
    for (let land = 0; land < LANDS; land++) expect(map.gold[land] + map.energy[land]).toBe(7)
    const sum = (list: readonly number[], of: readonly number[]): number =>
      of.reduce((all, land) => all + list[land], 0)
    REGION_IDS.forEach((_, region) => {
      const [dark, bright] = [map.landsIn[regionIn(SHADOW, region)], map.landsIn[regionIn(LIGHT, region)]]
      expect([sum(map.gold, bright), sum(map.energy, bright)]).toEqual([20, 15])
      expect([sum(map.gold, dark), sum(map.energy, dark)]).toEqual([15, 20])
    })
  })
})

describe('the plan of the board', () => {
  it('shows the Shadow world on the left and the Light world on the right [IM-SET-02]', () => {
    expect(plan.left[SHADOW] + plan.width).toBeLessThan(plan.left[LIGHT])
    expect(plan.fullWidth).toBe(plan.left[LIGHT] + plan.width)
    for (let land = 0; land < LANDS; land++) {
      const [from, to] = [plan.left[worldOf(land)], plan.left[worldOf(land)] + plan.width]
      plan.outline[land].forEach((value, at) => {
        expect(value).toBeGreaterThanOrEqual(at % 2 === 0 ? from : 0)
        expect(value).toBeLessThanOrEqual(at % 2 === 0 ? to : plan.height)
      })
    }
  })

  it('mirrors one world in the other', () => {
    expect(plan.isMirrored).toBe(true)
    for (let own = 0; own < NAMES; own++) {
      expect(plan.x[landOf(SHADOW, own)] + plan.x[landOf(LIGHT, own)]).toBe(plan.fullWidth)
      expect(plan.y[landOf(SHADOW, own)]).toBe(plan.y[landOf(LIGHT, own)])
    }
  })

  it('has the middle of a land inside its outline and inside no other', () => {
    for (let land = 0; land < LANDS; land++)
      for (let other = 0; other < LANDS; other++)
        expect(isInside(plan.x[land], plan.y[land], plan.outline[other])).toBe(land === other)
  })

  it('lets exactly the adjacent lands share an edge', () => {
    const edges = new Map<string, number[]>()
    plan.outline.forEach((outline, land) => {
      for (let at = 0; at < outline.length; at += 2) {
        const next = (at + 2) % outline.length
        const ends = [`${outline[at]} ${outline[at + 1]}`, `${outline[next]} ${outline[next + 1]}`]
        const key = ends.toSorted().join(' – ')
        edges.set(key, [...(edges.get(key) ?? []), land])
      }
    })
    const touching = map.adjacent.map(() => new Set<number>())
    for (const lands of edges.values()) {
      expect(lands.length).toBeLessThanOrEqual(2)
      if (lands.length < 2) continue
      touching[lands[0]].add(lands[1])
      touching[lands[1]].add(lands[0])
    }
    expect(touching.map((lands) => [...lands].toSorted((a, b) => a - b))).toEqual(map.adjacent)
  })
})
