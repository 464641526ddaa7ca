import { describe, expect, it } from 'vitest'
import { roster } from '../table/roster.ts'
import { hasUnique } from './army.ts'
import type { ChanceSource } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { offered, question, refusedBy, rolls, tableOf } from '../../testing/position.ts'
import {
  armyOf,
  cardKey,
  cardNumber,
  named,
  offeredTo,
  pick,
  quietGame,
  take,
  toldAs,
  waiting,
  whileAsked,
  type Quiet,
} from '../../testing/quiet-match.ts'
import { firstFigure } from '../table/figures.ts'
import { layoutOf, OFF, STANDING, WAITING } from '../table/state.ts'

/** Whose choice it was, card by card, when everybody takes the first card on offer. */
function choosers({ match }: Quiet, most = 99): number[] {
  const list: number[] = []
  while (match.play.pending[0]?.question.name === 'armyCard' && list.length < most) {
    const { role } = match.play.pending[0]
    const [first] = offeredTo(match, role)
    if (first !== 'done') list.push(role)
    pick(match, role, first)
    whileAsked(match, 'place')
  }
  return list
}

/** All cards cost the same, so that nobody has to pass early. */
function cheap(points: number): Content {
  const content = defaultContent()
  return { ...content, cards: content.cards.map((card) => ({ ...card, master: { ...card.master, points } })) }
}

/** Draws of the glyphs that are shuffled before anybody rolls: in FORT and in RESCUE. */
const HIDDEN_4 = [1, 1, 1, 1]
const HIDDEN_6 = [1, 1, 1, 1, 1, 1]

const start = (roles: number, options: object, source: ChanceSource, content?: Content): Quiet =>
  quietGame(roles, options, source, content)

describe('a draft of two players', () => {
  it('begins with the higher roll; ties are rolled again [HS-DRF-12]', () => {
    const game = start(2, {}, rolls(7, 7, 3, 12))
    expect(question(game.match)).toBe('armyCard@1')
    expect(toldAs(game.events, 'rolledForFirst')).toEqual([
      { what: 'draft', roles: [0, 1], rolls: [7, 7], bonuses: [0, 0] },
      { what: 'draft', roles: [0, 1], rolls: [3, 12], bonuses: [0, 0] },
    ])
  })

  it('goes 1, 2, then 1 each [HS-DRF-12] [HS-DRF-13] [HS-DRF-14]', () => {
    expect(choosers(start(2, {}, rolls(12, 3), cheap(50)), 9)).toEqual([0, 1, 1, 0, 1, 0, 1, 0, 1])
    expect(choosers(start(2, {}, rolls(3, 12), cheap(50)), 6)).toEqual([1, 0, 0, 1, 0, 1])
  })

  it('offers every card up to the limit, and completing the army [HS-DRF-02] [HS-DRF-04] [HS-RUL-17]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    expect(named(match, offered(match))).toEqual(defaultContent().cards.map(({ id }) => id))
    take(match, 0, 'mimring')
    take(match, 1, 'deathwalker-9000', 'grimnak')
    expect(offered(match)).toContain('done')
    take(match, 0, 'sgt-drake-alexander')
    take(match, 1, 'tarn-viking-warriors')
    // 140 points are left.
    take(match, 0, 'zettian-guards')
    take(match, 1, 'ne-gok-sa')
    expect(named(match, offered(match))).toEqual(['marro-warriors', 'izumi-samurai', 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'finn'))).toEqual(['HS-DRF-02'])
  })

  it('allows heroes of any general, squads, and different numbers of cards [HS-DRF-03] [HS-DRF-05] [HS-EX-15]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    take(match, 0, 'mimring')
    take(match, 1, 'tarn-viking-warriors', 'marro-warriors')
    take(match, 0, 'deathwalker-9000')
    take(match, 1, 'izumi-samurai')
    take(match, 0, 'agent-carr')
    take(match, 1, 'zettian-guards')
    expect(question(match)).toBe('armyCard@1')
    take(match, 1, 'krav-maga-agents')
    expect([armyOf(match, 0).length, armyOf(match, 1).length]).toEqual([3, 5])
    expect(match.state.draft).toBeUndefined()
  })

  it('makes armies of 400 and 390 points [HS-EX-16] [HS-DRF-02]', () => {
    const game = start(2, {}, rolls(12, 3))
    const { match } = game
    take(match, 0, 'grimnak')
    take(match, 1, 'syvarris', 'deathwalker-9000')
    take(match, 0, 'finn')
    take(match, 1, 'krav-maga-agents')
    take(match, 0, 'zettian-guards')
    take(match, 1, 'tarn-viking-warriors')
    take(match, 0, 'marro-warriors')
    // 10 points are left: player 2 has to pass, player 1 goes on alone.
    expect(question(match)).toBe('armyCard@0')
    take(match, 0, 'thorgrim')
    expect(toldAs(game.events, 'armyComplete')).toEqual([
      { role: 1, points: 10 },
      { role: 0, points: 0 },
    ])
    expect(waiting(match)).toEqual(['marker@0', 'marker@1'])
  })
})

describe('a draft of more players', () => {
  it('runs along the row and back, twice at each end [HS-DRF-15] [HS-DRF-16]', () => {
    const options = { scenario: 'FORT', points: 1000, sets: 4 }
    expect(choosers(start(4, options, rolls(...HIDDEN_4, 1, 2, 20, 3), cheap(50)), 13)).toEqual([
      2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1, 1,
    ])
    expect(
      choosers(start(3, { scenario: 'RESCUE', points: 400, sets: 4 }, rolls(...HIDDEN_6, 20, 2, 3), cheap(50)), 9),
    ).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2])
  })

  it('rolls again only among the highest [HS-DRF-15] [HS-RUL-14]', () => {
    const game = start(4, { scenario: 'FORT' }, rolls(...HIDDEN_4, 9, 4, 9, 4, 2, 8))
    expect(question(game.match)).toBe('armyCard@2')
    expect(toldAs(game.events, 'rolledForFirst')).toEqual([
      { what: 'draft', roles: [0, 1, 2, 3], rolls: [9, 4, 9, 4], bonuses: [0, 0, 0, 0] },
      { what: 'draft', roles: [0, 2], rolls: [2, 8], bonuses: [0, 0] },
    ])
  })

  it('leaves out who has to pass, to the end of the draft [HS-DRF-17] [HS-DRF-18] [HS-RUL-17]', () => {
    // 100 points for two, 250 for the last: cards of 100 points.
    const { match } = start(3, { scenario: 'RESCUE' }, rolls(...HIDDEN_6, 20, 2, 3), cheap(100))
    expect(choosers({ match, events: [] })).toEqual([0, 1, 2, 2, 1, 0, 2, 2, 2])
    expect(match.state.draft).toBeUndefined()
  })

  it('lets a player complete an army below the limit for good [HS-RUL-17]', () => {
    const { match } = start(4, { scenario: 'FORT' }, rolls(...HIDDEN_4, 20, 2, 3, 4))
    take(match, 0, 'finn')
    take(match, 1, 'tarn-viking-warriors')
    take(match, 2, 'marro-warriors')
    take(match, 3, 'thorgrim', 'done')
    take(match, 2, 'done')
    take(match, 1, 'done')
    take(match, 0, 'raelin')
    expect(question(match)).toBe('armyCard@0')
    take(match, 0, 'done')
    expect(waiting(match)).toEqual(['marker@0', 'marker@1', 'marker@2', 'marker@3'])
  })
})

describe('the cards', () => {
  it('exist once in one set: what is taken is gone [HS-RUL-20]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    take(match, 0, 'finn')
    expect(named(match, offered(match))).not.toContain('finn')
    expect(refusedBy(match, 1, cardKey(match, 'finn'))).toEqual(['HS-RUL-20'])
  })

  it('is never twice in one army, whoever controls one of them now [HS-DRF-19]', () => {
    const t = tableOf({ options: { sets: 2 }, armies: { 0: { finn: [] }, 1: { grimnak: [] } } })
    const cards = (id: string): number[] => roster(t).cards.flatMap((one, card) => (one.id === id ? [card] : []))
    const [[finn, otherFinn], [grimnak, otherGrimnak]] = [cards('finn'), cards('grimnak')]
    const has = (): boolean[][] =>
      [otherFinn, otherGrimnak].map((card) => [0, 1].map((role) => hasUnique(t, role, card)))
    expect(has()).toEqual([
      [true, false],
      [false, true],
    ])
    // Mind Shackle: both cards change sides; they stay in the army that brought them.
    t.state.owner[finn] = 1
    t.state.owner[grimnak] = 0
    expect(has()).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('may be in several armies with more sets, but never twice in one [HS-DRF-20] [HS-DRF-19] [HS-EX-45]', () => {
    const { match } = start(2, { sets: 2 }, rolls(12, 3))
    take(match, 0, 'grimnak')
    expect(named(match, offered(match))).toContain('grimnak')
    // The second copy is on offer instead of the one that is taken, and the first one instead of an equal one.
    expect(refusedBy(match, 1, cardKey(match, 'grimnak'))).toEqual(['HS-RUL-20'])
    expect(refusedBy(match, 1, cardKey(match, 'finn', 1))).toEqual([])
    take(match, 1, 'grimnak', 'finn')
    expect(named(match, offered(match))).not.toContain('grimnak')
    expect(refusedBy(match, 0, cardKey(match, 'grimnak', 1))).toEqual(['HS-DRF-19'])
    expect(armyOf(match, 1)).toEqual(['finn', 'grimnak'])
  })

  it('are there for everybody with mirror armies [HS-RUL-20] [HS-SET-35]', () => {
    const { match } = start(2, { mirrorArmies: true }, rolls(12, 3))
    take(match, 0, 'mimring')
    take(match, 1, 'mimring')
    expect([armyOf(match, 0), armyOf(match, 1)]).toEqual([['mimring'], ['mimring']])
  })

  it('of a common kind may be in one army more than once [HS-DRF-21]', () => {
    const content = defaultContent()
    const cards = content.cards.map((card) =>
      card.id === 'marro-warriors' ? { ...card, rarity: 'common' as const } : card,
    )
    const { match } = start(2, {}, rolls(12, 3), { ...content, cards })
    take(match, 0, 'marro-warriors')
    expect(named(match, offered(match)).filter((id) => id === 'marro-warriors')).toHaveLength(1)
    take(match, 1, 'finn', 'thorgrim')
    take(match, 0, 'marro-warriors')
    expect(armyOf(match, 0)).toEqual(['marro-warriors', 'marro-warriors'])
    take(match, 1, 'done')
    take(match, 0, 'marro-warriors')
    expect(named(match, offered(match))).not.toContain('marro-warriors')
  })

  it('of a captive are in no army [HS-RUL-83]', () => {
    const { match } = start(3, { scenario: 'RESCUE', sets: 3 }, rolls(...HIDDEN_6, 20, 2, 3))
    expect(named(match, offered(match))).not.toContain('sgt-drake-alexander')
    expect(refusedBy(match, 0, cardKey(match, 'sgt-drake-alexander', 1))).toEqual(['HS-RUL-83'])
  })

  it('that were given to one are not there for the others [HS-RUL-85]', () => {
    const { match } = start(4, { scenario: 'FORT' }, rolls(...HIDDEN_4, 1, 20, 3, 4))
    expect(named(match, offered(match))).not.toContain('mimring')
    expect(refusedBy(match, 1, cardKey(match, 'mimring'))).toEqual(['HS-RUL-20'])
  })
})

describe('what an army needs', () => {
  it('is a figure on the battlefield: waiting ones are not enough [HS-RUL-75]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    expect(offered(match)).not.toContain('done')
    expect(refusedBy(match, 0, 'done')).toEqual(['HS-RUL-75'])
    take(match, 0, 'airborne-elite')
    take(match, 1, 'finn', 'done')
    expect(offered(match)).not.toContain('done')
    take(match, 0, 'thorgrim')
    expect(offered(match)).toContain('done')
  })

  it('must stay within reach of everybody [HS-RUL-75]', () => {
    // With 160 points the Airborne Elite would leave 50, which only two cards cost.
    const { match } = start(4, { scenario: 'WINTER' }, rolls(20, 2, 3, 4))
    expect(named(match, offered(match))).not.toContain('airborne-elite')
    expect(refusedBy(match, 0, cardKey(match, 'airborne-elite'))).toEqual(['HS-RUL-75'])
    take(match, 0, 'tarn-viking-warriors')
    take(match, 1, 'finn')
    take(match, 2, 'marro-warriors')
    expect(named(match, offered(match))).not.toContain('airborne-elite')
    take(match, 3, 'thorgrim')
    take(match, 3, 'raelin')
    expect(named(match, offered(match))).toContain('airborne-elite')
  })

  it('is a hero for the scout in STORM [HS-RUL-81] [HS-SCN-STORM-05]', () => {
    const { match } = start(2, { scenario: 'STORM' }, rolls(12, 3))
    take(match, 0, 'tarn-viking-warriors')
    take(match, 1, 'marro-warriors', 'done')
    expect(offered(match)).not.toContain('done')
    expect(refusedBy(match, 0, 'done')).toEqual(['HS-RUL-81'])
    take(match, 0, 'finn')
    expect(offered(match)).toContain('done')
  })
})

describe('a card that is taken', () => {
  it('is placed at once, in the own zone [HS-DRF-11] [HS-DRF-07]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    pick(match, 0, cardKey(match, 'zettian-guards'))
    expect(question(match)).toBe('place@0')
    const zone = layoutOf(match).zones[0].spaces
    expect(offered(match)).toEqual(zone.map((space) => `space:${space}`))
    pick(match, 0, `space:${zone[3]}`)
    expect(offered(match)).toEqual(zone.filter((space) => space !== zone[3]).map((space) => `space:${space}`))
    pick(match, 0, `space:${zone[0]}`)
    expect(question(match)).toBe('armyCard@1')
    const first = firstFigure(match, cardNumber(match, 'zettian-guards'))
    expect(match.state.front.slice(first, first + 2)).toEqual([zone[3], zone[0]])
  })

  it('waits beside the battlefield if it drops from the sky, with its grenade marker [HS-SET-34] [HS-RUL-74]', () => {
    const { match } = start(2, {}, rolls(12, 3))
    take(match, 0, 'airborne-elite')
    expect(question(match)).toBe('armyCard@1')
    const card = cardNumber(match, 'airborne-elite')
    const first = firstFigure(match, card)
    expect(match.state.fate.slice(first, first + 4)).toEqual([WAITING, WAITING, WAITING, WAITING])
    expect(match.state.front[first]).toBe(OFF)
    expect(match.state.grenade.map((one, i) => (one === 1 ? i : -1)).filter((i) => i >= 0)).toEqual([card])
  })

  it('starts in the zone where the Drop is ignored [HS-SCN-STORM-08]', () => {
    const { match } = start(2, { scenario: 'STORM' }, rolls(3, 12))
    take(match, 1, 'airborne-elite')
    const first = firstFigure(match, cardNumber(match, 'airborne-elite'))
    expect(match.state.fate.slice(first, first + 4)).toEqual([STANDING, STANDING, STANDING, STANDING])
  })
})
