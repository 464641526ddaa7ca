import { describe, expect, it } from 'vitest'
import { EVERYONE, fastSource, type GameEvent, publicCells, resample } from '../../../../engine/index.ts'
import { checkInvariants, type Coverage, newCoverage, unscrambled } from '../../../../engine/proof/index.ts'
import type { FactionId, UnitName } from '../../content/units.ts'
import { bloodstones } from '../../index.ts'
import { BATTLEFIELD, fight } from '../../testing/battle.ts'
import { choose, offered, positionMatch, question, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import { render, renderEvent } from '../../text/index.ts'
import { turnStep } from '../turn/turn.ts'
import { secretsOfBattle } from './battle-secrets.ts'

const duel = (factions: FactionId[], units: Record<number, [UnitName, number, number?][]>): BloodstonesMatch =>
  fight({
    factions,
    units,
    map: { terrain: ['plains', 'plains'], links: [[0, 1]] },
    hands: { 0: ['blank', 'archer'], 1: ['ship', 'archer'] },
    villages: { 0: [[1, 1]] },
    draw: [[5, 4, 3], [4, 4, 2]], // prettier-ignore
  })

describe('what is hidden in a battle', () => {
  const listed = (match: BloodstonesMatch): unknown[] =>
    secretsOfBattle(match.play).map((s) => [s.kind, s.pool, s.seenBy, s.read()])

  it('is each side’s tiles, with what is left in its bag [BS-BAT-11, BS-TIL-15]', () => {
    const match = duel(['dragonRiders', 'horseLords'], { 0: [['swordsman', 0]], 1: [['swordsman', 0]] })
    expect(listed(match)).toEqual([
      ['battleTiles', 'battle:0', 1, [5, 4, 3]],
      ['exchanged', 'battle:0', 1, []],
      ['battleBag', 'battle:0', 1, [2, 2, 3, 4, 5]],
      ['replacement', 'tiles:0', 1, []],
      ['battleTiles', 'battle:1', 2, [4, 4, 2]],
      ['exchanged', 'battle:1', 2, []],
      ['battleBag', 'battle:1', 2, [2, 3, 3, 5, 5]],
      ['replacement', 'tiles:1', 2, []],
    ])
  })

  it('is the exchanged tile and the hand tile used for it [BS-RUL-40]', () => {
    const match = duel(['dragonRiders', 'horseLords'], { 0: [['swordsman', 0]], 1: [['swordsman', 0]] })
    choose(match, 'blank>3')
    expect(listed(match).slice(0, 4)).toEqual([
      ['battleTiles', 'battle:0', 1, [5, 4]],
      ['exchanged', 'battle:0', 1, [3]],
      ['battleBag', 'battle:0', 1, [2, 2, 3, 4, 5]],
      ['replacement', 'tiles:0', 1, [16]],
    ])
  })

  it('is no more what Corsairs have been shown [BS-FAC-COR-04]', () => {
    const match = duel(['dragonRiders', 'corsairs', 'hillFolk'], { 0: [['swordsman', 0]], 1: [['axeThrower', 0]] })
    choose(match, 'blank>3')
    expect(listed(match).slice(0, 4)).toEqual([
      ['battleTiles', 'battle:0', EVERYONE, [5, 4]],
      ['exchanged', 'battle:0', 1, []],
      ['battleBag', 'battle:0', 1, [2, 2, 3, 3, 4, 5]],
      ['replacement', 'tiles:0', EVERYONE, [16]],
    ])
  })

  it('is a hand tile too low to count, until it is discarded [BS-RUL-40, BS-RUL-41]', () => {
    const match = fight({
      factions: ['dragonRiders', 'corsairs', 'hillFolk'],
      units: { 0: [['swordsman', 0, 2]], 1: [['axeThrower', 0]] },
      hands: { 0: ['archer'], 1: ['ship'] },
      draw: [[5, 5, 4, 4], [4, 4, 2]], // prettier-ignore
    })
    choose(match, 'stay', 'archer>5')
    expect(question(match)).toBe('replace@1')
    expect(view(match)!.prompt.args!.total).toBe(15)
    expect(listed(match).slice(0, 4)).toEqual([
      ['battleTiles', 'battle:0', EVERYONE, [5, 4, 4]],
      ['exchanged', 'battle:0', 1, []],
      ['battleBag', 'battle:0', 1, [2, 2, 3, 3, 5]],
      ['replacement', 'tiles:0', 1, [0]],
    ])
    expect(publicCells(bloodstones, match.play).get('battle')).toMatchObject({
      sides: [{ tiles: [5, 4, 4], replaced: true, replacement: '' }, { tiles: 3 }],
    })
    checkInvariants(match, newCoverage())
    choose(match, 'none')
    expect(match.state.vp).toEqual([1, 0, 0])
    expect(publicCells(bloodstones, match.play).get('discard:0')).toEqual({ archer: 1 })
  })

  it('is dealt anew in imagined worlds, as many tiles as there are, in falling order', () => {
    const match = duel(['dragonRiders', 'horseLords'], { 0: [['swordsman', 0]], 1: [['swordsman', 0]] })
    choose(match, 'blank>3')
    const sums = new Set<number>()
    for (let seed = 0; seed < 20; seed++) {
      const { battle } = resample(bloodstones, match.play, 1, fastSource(`world ${seed}`))
      const [first, second] = battle!.tiles[0]
      expect(battle!.tiles[0].length).toBe(2)
      expect(first).toBeGreaterThanOrEqual(second)
      expect(battle!.tiles[1]).toEqual([4, 4, 2])
      sums.add(first + second + 100 * battle!.exchanged[0])
    }
    expect(sums.size).toBeGreaterThan(5)
  })

  it('does not exist before the drawing nor after the battle', () => {
    const match = fight({ factions: ['dragonRiders', 'horseLords'], units: { 0: [['archer', 0]], 1: [['archer', 0]] } })
    expect(question(match)).toBe('retreat@1')
    expect(listed(match)).toEqual([])
    choose(match, 'retreat', '1')
    expect(listed(match)).toEqual([])
  })
})

const ARMIES: Record<FactionId, UnitName[]> = {
  dragonRiders: ['archer', 'swordsman', 'shieldGuard', 'cavalry', 'lizardman', 'dragon', 'castle', 'leader'],
  horseLords: ['archer', 'swordsman', 'shieldGuard', 'cavalry', 'siegeEngine', 'leader', 'castle', 'citadel'],
  hillFolk: ['archer', 'raider', 'giant', 'castle', 'cavalry', 'shieldGuard', 'citadel'],
  necromancers: ['goblin', 'necromancer', 'undead', 'cavalry', 'archer', 'castle', 'citadel'],
  chaosHorde: ['horde', 'cavalry', 'leader'],
  corsairs: ['axeThrower', 'archer', 'shieldGuard', 'castle', 'citadel'],
}

/** Three armies in one area, ships around it, everything chosen by a seed. */
function randomPosition(seed: string): Position {
  const source = fastSource(seed)
  const pick = <T>(list: readonly T[]): T => list[source.below(list.length)]
  const rest = (Object.keys(ARMIES) as FactionId[]).slice()
  const factions = Array.from({ length: 3 }, () => rest.splice(source.below(rest.length), 1)[0])
  const armyOf = (faction: FactionId): [UnitName, number][] => {
    const types = ARMIES[faction].filter(() => source.below(3) > 0)
    const units = (types.length > 0 ? types : ARMIES[faction].slice(0, 1)).map((name): [UnitName, number] => [name, 0])
    if (source.below(2) === 0) units.push(['ship', 6])
    if (source.below(2) === 0) units.push([ARMIES[faction][0], pick([1, 2, 3])])
    return units
  }
  const units = Object.fromEntries(factions.map((faction, role) => [role, armyOf(faction)]))
  if (source.below(2) === 0) units[source.below(3)].push(['cutiecorn', 0])
  const handOf = (faction: FactionId): UnitName[] =>
    [ARMIES[faction][0], ARMIES[faction][1], 'ship' as const].slice(source.below(4))
  const hands = Object.fromEntries(factions.map((faction, role) => [role, handOf(faction)]))
  return { factions, units, hands, map: BATTLEFIELD, options: { cutiecorn: true } }
}

/** Says everything in both languages; a text that is missing or broken throws. */
function speak(match: BloodstonesMatch, events: readonly GameEvent[], said: Set<string>): void {
  for (const language of ['en', 'de'] as const) {
    for (const event of events) said.add(renderEvent(language, match.play, event))
    const shown = view(match)
    if (shown === undefined) continue
    for (const message of [shown.prompt, ...shown.options.flatMap((o) => [o.label, ...(o.detail ? [o.detail] : [])])])
      said.add(render(language, match.play, message))
  }
}

/** Fights all battles of the active player with random answers, checking everything at every question. */
function playBattles(seed: string, coverage: Coverage, said: Set<string>): void {
  const source = fastSource(`answers ${seed}`)
  const match = positionMatch(
    randomPosition(seed),
    [{ procedure: 'turn', args: { step: turnStep('action') } }],
    fastSource(`draws ${seed}`),
  )
  const events: GameEvent[] = []
  match.listener = (event) => void events.push(event)
  for (let n = 0; n < 60 && match.state.active === 0; n++) {
    checkInvariants(match, coverage)
    speak(match, events.splice(0), said)
    const keys = offered(match)
    const battles = keys.filter((key) => key.startsWith('fight:'))
    if (question(match).startsWith('action') && battles.length === 0) return
    const from = battles.length > 0 ? battles : keys
    choose(match, from[source.below(from.length)])
  }
}

describe('random battles', () => {
  it('hold every invariant at every question, secrecy included, and speak both languages [BS-BAT-11]', () => {
    const coverage = newCoverage()
    const said = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      coverage.cells.clear()
      playBattles(`battle ${seed}`, coverage, said)
    }
    expect(unscrambled(coverage)).toEqual([])
    for (const kind of ['battleTiles', 'exchanged', 'battleBag', 'replacement'])
      expect(coverage.scrambled).toContain(kind)
    for (const name of ['retreat', 'retreatTo', 'replace', 'lose', 'fleeTo', 'raise'])
      expect(coverage.questions).toContain(name)
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object|\s\s/)
  })
})
