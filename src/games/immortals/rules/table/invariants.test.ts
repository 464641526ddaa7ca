import { describe, expect, it } from 'vitest'
import { fastSource, Play } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { CAPITAL, LIGHT, SHADOW, SHRINE } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { fought } from '../../testing/fights.ts'
import { BLANK, joker, landCard, light, magic, shadow, tableOf, type Position } from '../../testing/position.ts'
import { invariants } from './invariants.ts'
import type { State } from './state.ts'

const POSITION: Position = {
  armies: { 0: [[light('heartwood'), 4]], 1: [[light('saltmere'), 2], [shadow('the-murk'), 1]] }, // prettier-ignore
  limbo: { 0: [2, 3] },
  tower: [1, 2, 3, 4],
  tray: [0, 1, 0, 2],
  cards: { 0: [light('highcrag'), landCard('treehome')] },
  planned: { 0: { 4: light('duskmoor'), 0: landCard('heartwood'), 8: magic('awaken'), 9: BLANK } },
  gold: { 0: 1 },
}

/** What is broken after this change. */
function broken(change: (state: State) => void): string[] {
  const t = tableOf(POSITION)
  change(t.state)
  return invariants(t)
}

const names = (found: readonly string[]): (string | undefined)[] => found.map((one) => /IM-INV-\d\d/.exec(one)?.[0])

describe('what is always true', () => {
  it('is true of a lawful position [IM-INV-01] [IM-INV-04] [IM-INV-05]', () => {
    expect(broken(() => {})).toEqual([])
  })

  it('who begins, who holds the marker and whose turn it is are players', () => {
    for (const key of ['startPlayer', 'marker', 'turn'] as const)
      expect(broken((s) => (s[key] = 1e9))).toContain('a player is none')
  })

  it('43 armies of each colour, wherever they are [IM-INV-01]', () => {
    for (const change of [
      (s: State) => s.armies[light('heartwood')]++,
      (s: State) => s.limbo[0]--,
      (s: State) => s.limbo[1]++,
      (s: State) => s.tower[0]++,
      (s: State) => s.tray[0]++,
      (s: State) => s.supply[0]++,
      (s: State) => s.box[0]--,
      (s: State) => s.groups[0].push(2),
    ])
      expect(names(broken(change))).toEqual(['IM-INV-01'])
    expect(broken((s) => [s.limbo[0]--, s.armies[light('heartwood')]++])).toEqual([])
  })

  it('20 residents in supply, tower and tray [IM-INV-02]', () => {
    expect(names(broken((s) => s.residents++))).toEqual(['IM-INV-02'])
    expect(names(broken((s) => s.tower[3]--))).toEqual(['IM-INV-02'])
    expect(names(broken((s) => s.tray[3]++))).toEqual(['IM-INV-02'])
    expect(broken((s) => [s.tray[3]++, s.residents--])).toEqual([])
    expect(names(broken((s) => [(s.tower[3] += 20), (s.residents -= 20)]))).toEqual(['IM-INV-02'])
    expect(broken((s) => [(s.tray[3] -= 3), (s.residents += 3)])).toEqual(['a count of cubes is negative'])
  })

  it('a land belongs to one player exactly if armies stand there [IM-INV-03]', () => {
    expect(broken((s) => void (s.possessor[0] = 2))).toEqual(['land 0 is possessed exactly if armies stand there'])
    expect(broken((s) => void (s.possessor[light('heartwood')] = -1))).toHaveLength(2)
  })

  it('every conflict card is in one place [IM-INV-04]', () => {
    expect(names(broken((s) => void s.drawPile.pop()))).toEqual(['IM-INV-04'])
    expect(names(broken((s) => void s.discard.push(s.drawPile[0])))).toEqual(['IM-INV-04'])
    expect(broken((s) => void s.discard.push(s.drawPile.pop()!))).toEqual([])
    expect(broken((s) => void s.conflictSeenBy[0].pop())).toEqual(['player 0: who has seen which card is not known'])
  })

  it('only cards of a player lie on the own board, each once [IM-INV-05] [IM-CRD-01]', () => {
    expect(names(broken((s) => void (s.planned[1] = landCard('heartwood'))))).toEqual(['IM-INV-05'])
    expect(broken((s) => void (s.holder[6] = 1))).toEqual([
      `player 0 has planned card ${landCard('heartwood')} of somebody else`,
    ])
    expect(broken((s) => void (s.planned[10] = light('highcrag')))).toEqual([
      `player 1 has planned card ${light('highcrag')} of somebody else`,
    ])
  })

  it('a player has four blank cards and one set of magic cards [IM-INV-06]', () => {
    expect(broken((s) => void s.planned.fill(BLANK, 5, 8))).toEqual([])
    expect(names(broken((s) => void s.planned.fill(BLANK, 4, 8)))).toEqual(['IM-INV-06'])
    expect(names(broken((s) => void (s.planned[9] = magic('awaken'))))).toEqual(['IM-INV-05'])
  })

  it('nobody is in debt [IM-INV-07]', () => {
    expect(names(broken((s) => void (s.gold[2] = -1)))).toEqual(['IM-INV-07'])
    expect(names(broken((s) => void (s.energy[1] = -1)))).toEqual(['IM-INV-07'])
  })

  it('buildings keep to what is in the box and to one capital in a region [IM-INV-08]', () => {
    expect(names(broken((s) => void s.portal.fill(1, 0, 27)))).toEqual(['IM-INV-08'])
    expect(broken((s) => void s.portal.fill(1, 0, 26))).toEqual([])
    expect(broken((s) => void s.building.fill(SHRINE))).toEqual([])
    const few = tableOf({
      content: (content) => ({ ...content, components: { ...content.components, buildingTiles: 2 } }),
      arrange: (s) => void s.building.fill(SHRINE, 0, 2),
    })
    expect(invariants(few)).toEqual([])
    few.state.building[7] = SHRINE
    expect(names(invariants(few))).toEqual(['IM-INV-08'])
    const [one, other] = defaultContent().map.landsIn[0]
    expect(names(broken((s) => [(s.building[one] = CAPITAL), (s.building[other] = CAPITAL)]))).toEqual(['IM-INV-08'])
    expect(broken((s) => [(s.building[one] = CAPITAL), (s.building[one + 25] = CAPITAL)])).toEqual([])
  })

  it('cards lie where they may lie [IM-PLN-03] [IM-PLN-07]', () => {
    const t = tableOf({
      planned: { 0: { 0: joker(LIGHT, 'moor'), 1: magic('awaken') }, 1: { 2: joker(SHADOW, 'moor') } },
    })
    expect(invariants(t)).toEqual([
      `card ${joker(LIGHT, 'moor')} of player 0 may not lie there`,
      `card ${magic('awaken')} of player 0 may not lie there`,
    ])
  })

  it('the tray holds no cube of those who have fought [IM-INV-11]', () => {
    const last = fought({ a: 1, r: 0, card: light('heartwood') }).state.fight!
    const fight = (attacker: number, defender: number): string[] =>
      broken((s) => void (s.fight = { ...last, attacker, defender }))
    expect(fight(0, 2)).toEqual([])
    expect(fight(0, -1)).toEqual([])
    expect(names(fight(1, 0))).toEqual(['IM-INV-11'])
    expect(names(fight(0, 1))).toEqual(['IM-INV-11'])
  })
})

describe('whole games', () => {
  it.each([3, 4, 5])('of %i players keep points and leave nothing broken [IM-INV-10] [IM-INV-09]', (roles) => {
    const content = defaultContent()
    const options = { rounds: 0, eighthSpace: 'attackOrMove', returnFromLimbo: false }
    const play = new Play(immortals, content, immortals.setup(content, roles, options), fastSource(`whole ${roles}`))
    const answers = fastSource(`answers ${roles}`)
    play.start()
    let points = play.state.points.slice()
    for (let i = 0; !play.over; i++) {
      const ask = play.question!
      const before = play.state.possessor.slice()
      const { attacker, origin } = play.state.fight ?? { attacker: -1, origin: -1 }
      if (attacker >= 0) expect(before[origin]).toBe(attacker)
      const offers = play.options(ask)
      play.answer(ask, offers[answers.below(offers.length)])
      if (i % 20 === 0) expect(invariants(play)).toEqual([])
      play.state.points.forEach((now, role) => expect(now).toBeGreaterThanOrEqual(points[role]))
      points = play.state.points.slice()
    }
    expect(invariants(play)).toEqual([])
    expect(play.state.round).toBe(content.setups[roles - 3].rounds)
    expect(play.state.outcome!.kind).toBe('ranking')
    expect(Math.max(...points)).toBeGreaterThan(10)
  })
})
