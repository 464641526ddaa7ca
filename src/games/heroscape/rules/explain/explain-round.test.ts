import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../content/content.ts'
import { withCard } from '../../testing/attacks.ts'
import { armyCard, figure, tableOf, type Position } from '../../testing/position.ts'
import { askFor, inLines } from '../../testing/reasons.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { zoned } from '../../testing/zones.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, NONE, type Phase, type Role, type Table } from '../table/state.ts'
import { explainRound } from './explain-round.ts'

const FIELD = smallField(row(1, 1, 1, 1, 1, 1, 1, 1))

const armies: Position['armies'] = {
  0: { finn: [[0, 0]], 'zettian-guards': [[1, 0]], 'airborne-elite': [] },
  1: { syvarris: [[6, 0]], 'marro-warriors': [] },
}
const table = (phase: Phase, more: Partial<Position> = {}): Table => {
  const t = tableOf({ field: FIELD, armies, ...more })
  t.state.phase = phase
  return t
}

/** What is said to a role at this question. */
const saying =
  (t: Table, name: string, arg: object = {}, role: Role = 0) =>
  (key: string): string[] =>
    inLines(explainRound(t, role, key, askFor(role, name, arg)))

/** The number of the first card with this id that is in the box. */
const boxed = (t: Table, id: string): number =>
  roster(t).cards.findIndex((card, i) => card.id === id && t.state.broughtBy[i] === NONE)

describe('whose turn it is', () => {
  it('the others wait, and have nothing to wait for outside of the turns [HS-RND-21] [HS-BAS-05]', () => {
    const why = (t: Table, role: Role): string[] => inLines(explainRound(t, role, 'card:0', undefined))
    const t = table('turns', { active: 'finn' })
    expect(why(t, 1)).toEqual(['HS-RND-21 notYourTurn role=0'])
    expect(why(t, 0)).toEqual([])
    t.state.phase = 'markers'
    expect(why(t, 1)).toEqual([])
    expect(why(table('turns'), 1)).toEqual([])
    const basic = table('turns', { active: 'syvarris', activeRole: 1, rules: { game: 'basic' } })
    expect(why(basic, 0)).toEqual(['HS-BAS-05 notYourTurn role=1'])
  })

  it('another card than the active one is not meant [HS-RND-16] [HS-BAS-07]', () => {
    for (const [rules, rule] of [
      [{}, 'HS-RND-16'],
      [{ game: 'basic' }, 'HS-BAS-07'],
    ] as const) {
      const t = table('turns', { active: 'finn', rules })
      const [finn, guards] = [armyCard(t, 0, 'finn'), armyCard(t, 0, 'zettian-guards')]
      const why = saying(t, 'attack')
      expect(why(`card:${guards}`)).toEqual([`${rule} notActive card=${guards} active=${finn}`])
      expect(why(`card:${finn}`)).toEqual([])
      for (const key of [`figure:${guards}`, 'card:-1', 'card', 'card:x', `card:${t.state.owner.length}`, '', 'done'])
        expect(why(key)).toEqual([])
      t.state.turn!.card = NONE
      expect(why(`card:${guards}`)).toEqual([])
      delete t.state.turn
      expect(why(`card:${guards}`)).toEqual([])
    }
  })
})

describe('own cards', () => {
  it('take order markers and turns as long as they are in play [HS-RND-03] [HS-RUL-11] [HS-BAS-07]', () => {
    const t = table('markers')
    const [syvarris, guards] = [armyCard(t, 1, 'syvarris'), armyCard(t, 0, 'zettian-guards')]
    expect(saying(t, 'marker')(`card:${syvarris}`)).toEqual([`HS-RND-03 notYourCard card=${syvarris}`])
    expect(saying(t, 'marker')(`card:${guards}`)).toEqual([`HS-RUL-11 outOfPlay card=${guards}`])
    expect(saying(t, 'card')(`card:${syvarris}`)).toEqual([`HS-BAS-07 notYourCard card=${syvarris}`])
    expect(saying(t, 'card')(`card:${guards}`)).toEqual([`HS-BAS-07 outOfPlay card=${guards}`])
    expect(saying(t, 'marker')('done')).toEqual([])
    expect(saying(t, 'card')(`figure:${guards}`)).toEqual([])
  })

  it('the scout is a unique hero of the own side, not of a squad [HS-SCN-STORM-04] [HS-SCN-STORM-05]', () => {
    const t = table('army', { roles: 3, teams: [[0, 2], [1]], armies: { ...armies, 2: { raelin: [] } } })
    const why = saying(t, 'scout')
    const card = (role: Role, id: string): number => armyCard(t, role, id)
    expect(why(`card:${card(1, 'syvarris')}`)).toEqual([`HS-SCN-STORM-04 notYourCard card=${card(1, 'syvarris')}`])
    expect(why(`card:${card(0, 'zettian-guards')}`)).toEqual([
      `HS-SCN-STORM-05 scoutNoHero card=${card(0, 'zettian-guards')}`,
    ])
    expect(why(`card:${card(0, 'finn')}`)).toEqual([])
    expect(why(`card:${card(2, 'raelin')}`)).toEqual([])
  })
})

describe('cards for an army', () => {
  const NAMES = ['armyCard', 'prepareArmy'] as const
  const scout: Partial<Scenario> = { special: [{ rule: 'scout', side: 0, glyph: 'scout' as never }] }

  it('are not complete without a figure on the battlefield, or without a hero who scouts [HS-RUL-75] [HS-RUL-81]', () => {
    for (const name of NAMES) {
      expect(saying(table('army'), name, [])('done')).toEqual(['HS-RUL-75 needsFigure'])
      expect(saying(table('army', { rules: scout }), name, [])('done')).toEqual(['HS-RUL-81 needsHero'])
      expect(saying(table('army', { rules: scout }), name, [], 1)('done')).toEqual(['HS-RUL-75 needsFigure'])
    }
    expect(saying(table('army'), 'marker')('done')).toEqual([])
  })

  it('are no captive, no own and no taken card [HS-RUL-83] [HS-DRF-19] [HS-RUL-20]', () => {
    const t = table('army', { rules: { special: [{ rule: 'captive', card: 'sgt-drake-alexander' }] } })
    for (const name of NAMES) {
      const why = saying(t, name, [])
      const [drake, finn, syvarris] = [
        boxed(t, 'sgt-drake-alexander'),
        armyCard(t, 0, 'finn'),
        armyCard(t, 1, 'syvarris'),
      ]
      expect(why(`card:${drake}`)).toEqual([`HS-RUL-83 captive card=${drake}`])
      expect(why(`card:${finn}`)).toEqual([`HS-DRF-19 ownCard card=${finn}`])
      expect(why(`card:${syvarris}`)).toEqual([`HS-RUL-20 taken card=${syvarris} role=1`])
    }
    const raelin = boxed(t, 'raelin')
    expect(saying(t, 'prepareArmy', [raelin])(`card:${raelin}`)).toEqual([`HS-DRF-19 ownCard card=${raelin}`])
    expect(saying(t, 'prepareArmy', [boxed(t, 'thorgrim')])(`card:${raelin}`)).toEqual([])
    expect(saying(t, 'armyCard', [raelin])(`card:${raelin}`)).toEqual([])
  })

  it('keep to the points, those left in the draft or those of the whole army [HS-DRF-02]', () => {
    const t = table('army')
    const [mimring, grimnak] = [boxed(t, 'mimring'), boxed(t, 'grimnak')]
    const [price, other] = [mimring, grimnak].map((card) => roster(t).cards[card].master.points)
    const left = 400 - other - price
    const chosen = [grimnak, mimring]
    const big = boxed(t, 'raelin')
    const points = roster(t).cards[big].master.points
    const rest = [boxed(t, 'thorgrim')]
    const spent = roster(t).cards[rest[0]].master.points
    expect(saying(t, 'prepareArmy', chosen)(`card:${big}`)).toEqual(
      points > left ? [`HS-DRF-02 tooManyPoints card=${big} points=${points} left=${left}`] : [],
    )
    expect(saying(t, 'prepareArmy', [...chosen, ...rest])(`card:${big}`)).toEqual([
      `HS-DRF-02 tooManyPoints card=${big} points=${points} left=${left - spent}`,
    ])
    const draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [points - 1, 400] }
    t.state.draft = draft
    expect(saying(t, 'armyCard')(`card:${big}`)).toEqual([
      `HS-DRF-02 tooManyPoints card=${big} points=${points} left=${points - 1}`,
    ])
    draft.points[0] = points
    expect(saying(t, 'armyCard')(`card:${big}`)).toEqual([])
  })

  it('of a common card leave as many to the others [HS-RUL-20]', () => {
    const t = table('army', {
      content: withCard('marro-warriors', () => ({ rarity: 'common' as const })),
      armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[6, 0]] } },
      options: { army: 'prepared' },
    })
    const all = roster(t).cards.flatMap((card, i) => (card.id === 'marro-warriors' ? [i] : []))
    const most = Math.floor(all.length / 2)
    const why = saying(t, 'prepareArmy', all.slice(0, most))
    expect(why(`card:${all[most]}`)).toEqual([`HS-RUL-20 noMoreCopies card=${all[most]}`])
    expect(saying(t, 'prepareArmy', all.slice(0, most - 1))(`card:${all[most]}`)).toEqual([])
    expect(saying(t, 'armyCard')(`card:${all[most]}`)).toEqual([])
  })

  it('leave enough for what is needed, by oneself and by the others [HS-RUL-75]', () => {
    const t = table('army', { armies: { 0: {}, 1: { syvarris: [[6, 0]] } } })
    const elite = boxed(t, 'airborne-elite')
    const price = roster(t).cards[elite].master.points
    ;(t.state.options.points as number[])[0] = price
    expect(saying(t, 'prepareArmy', [])(`card:${elite}`)).toEqual(['HS-RUL-75 needsFigure'])
    t.state.draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [price, 400] }
    expect(saying(t, 'armyCard')(`card:${elite}`)).toEqual(['HS-RUL-75 needsFigure'])
    t.state.draft.points[0] = 400
    expect(saying(t, 'armyCard')(`card:${elite}`)).toEqual([])
    // The other one can pay nothing but this card.
    const cheapest = Math.min(...roster(t).cards.map((card) => card.master.points))
    const cheap = roster(t).cards.findIndex((card) => card.master.points === cheapest)
    const poor = table('army', { armies: { 0: { finn: [[0, 0]], 'marro-warriors': [] }, 1: {} } })
    poor.state.draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [300, cheapest] }
    expect(saying(poor, 'armyCard')(`card:${cheap}`)).toEqual([`HS-RUL-75 othersNeed card=${cheap}`])
  })

  it('reinforce, unless one was destroyed or drops from the sky [HS-SCN-WINTER-08] [HS-SCN-WINTER-09]', () => {
    const rules: Partial<Scenario> = {
      special: [{ rule: 'reinforcements', points: 150, earlyRounds: 2, earlyD20: 18, d20: 12, without: 'theDrop' }],
    }
    const t = table('roundEnd', {
      rules,
      armies: { 0: { finn: [[0, 0]], raelin: [] }, 1: { syvarris: [[6, 0]], 'marro-warriors': [] } },
      options: { sets: 2 },
    })
    t.state.draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [150, 150] }
    const [marro, elite] = [armyCard(t, 1, 'marro-warriors'), boxed(t, 'airborne-elite')]
    const why = saying(t, 'armyCard')
    expect(why(`card:${elite}`)).toEqual([`HS-SCN-WINTER-09 barred card=${elite}`])
    expect(why(`card:${marro}`)).toEqual([`HS-RUL-20 taken card=${marro} role=1`])
    for (let n = 0; n < 4; n++) t.state.fate[figure(t, 1, 'marro-warriors', n)] = DESTROYED
    const copy = boxed(t, 'marro-warriors')
    expect(why(`card:${marro}`)).toEqual([`HS-SCN-WINTER-08 destroyedCard card=${marro}`])
    expect(why(`card:${copy}`)).toEqual([`HS-SCN-WINTER-08 destroyedCard card=${copy}`])
    t.state.phase = 'army'
    expect(why(`card:${marro}`)).toEqual([`HS-RUL-20 taken card=${marro} role=1`])
    expect(why(`card:${elite}`)).toEqual([])
  })
})

describe('spaces of a zone', () => {
  /** The own zone is 0 to 3, the enemy's 6 and 7; Finn stands on 0, Syvarris on 6. */
  const start = (more: Partial<Position> = {}, glyph: 'kelda' | 'astrid' = 'kelda'): Table =>
    table('placing', {
      armies: { 0: { finn: [0], grimnak: [], 'zettian-guards': [] }, 1: { syvarris: [6] } },
      rules: zoned(
        FIELD,
        [
          [0, 1, 2, 3],
          [6, 7],
        ],
        [[0], [1]],
        [[glyph, 3]],
      ),
      ...more,
    })
  const place = (t: Table, id: string, ...more: number[]): ((key: string) => string[]) =>
    saying(t, 'place', { role: 0, figures: [figure(t, 0, id), ...more], at: 0 })

  it('only own, free ones without an open Kelda, never the enemy’s [HS-DRF-07] [HS-DRF-08] [HS-GLY-15] [HS-MOV-06] [HS-BAS-11]', () => {
    const t = start()
    const why = place(t, 'zettian-guards')
    const [guard, finn] = [figure(t, 0, 'zettian-guards'), figure(t, 0, 'finn')]
    expect(why('space:0')).toEqual([`HS-MOV-06 placeOccupied space=0 figure=${finn}`])
    expect(why('space:3')).toEqual([`HS-GLY-15 summonKelda figure=${guard}`])
    expect(why('space:4')).toEqual(['HS-DRF-07 outsideZone space=4'])
    expect(why('space:7')).toEqual(['HS-DRF-08 enemyZone role=1 space=7'])
    expect(why('space:6')).toEqual(['HS-DRF-08 enemyZone role=1 space=6'])
    for (const key of [
      'space:8',
      'space:x',
      'space',
      'figure:1',
      'card:1',
      'done',
      '',
      'space:1/8',
      'space:1/x',
      'space:-1',
      'space:1/0/0',
    ])
      expect(why(key)).toEqual([])
    expect(place(start({}, 'astrid'), 'zettian-guards')('space:3')[0]).not.toContain('Kelda')
    const rules = {
      ...zoned(FIELD, [
        [0, 1, 2, 3],
        [6, 7],
      ]),
      game: 'basic',
    } as const
    const basic = start({ rules })
    expect(place(basic, 'zettian-guards')('space:0')).toEqual([`HS-BAS-11 placeOccupied space=0 figure=${finn}`])
  })

  it('both spaces of a pair are looked at, the front first [HS-DRF-07] [HS-MOV-06] [HS-RUL-18]', () => {
    const t = start()
    const why = place(t, 'grimnak')
    const [grimnak, finn] = [figure(t, 0, 'grimnak'), figure(t, 0, 'finn')]
    expect(why('space:1/0')).toEqual([`HS-MOV-06 placeOccupied space=0 figure=${finn}`])
    expect(why('space:4/0')).toEqual(['HS-DRF-07 outsideZone space=4'])
    expect(why('space:2/3')).toEqual([`HS-GLY-15 summonKelda figure=${grimnak}`])
    expect(why('space:1')).toEqual([`HS-RUL-18 placeNoPair space=1 figure=${grimnak}`])
  })

  it('a mate’s zone is outside, not the enemy’s [HS-DRF-07] [HS-DRF-08]', () => {
    const t = start({
      roles: 3,
      armies: { 0: { finn: [0], 'zettian-guards': [] }, 1: { syvarris: [6] }, 2: {} },
      rules: zoned(FIELD, [[0, 1, 2, 3], [6, 7], [5]], [[0, 2], [1]]),
    })
    const why = place(t, 'zettian-guards')
    expect(why('space:5')).toEqual(['HS-DRF-07 outsideZone space=5'])
    expect(why('space:7')).toEqual(['HS-DRF-08 enemyZone role=1 space=7'])
  })

  it('room is kept for those who wait, and nobody stands under too low a roof [HS-RUL-18] [HS-MOV-27]', () => {
    const t = start({ armies: { 0: { finn: [0], 'zettian-guards': [], 'airborne-elite': [] }, 1: { syvarris: [6] } } })
    const guard = figure(t, 0, 'zettian-guards')
    expect(place(t, 'zettian-guards')('space:1')).toEqual([`HS-RUL-18 keepsRoom space=1 figure=${guard}`])
    const low = smallField(row(1, 1, [1, 4], 1, 1, 1, 1, 1))
    const under = low.columns.firstSpace[2]
    const spaces = [0, 1, under, under + 2]
    const roof = start({
      field: low,
      armies: { 0: { finn: [0], 'zettian-guards': [] }, 1: {} },
      rules: zoned(low, [spaces, [6, 7]]),
    })
    expect(place(roof, 'zettian-guards')(`space:${under}`)).toEqual([
      `HS-MOV-27 placeTooLow space=${under} figure=${guard}`,
    ])
    expect(place(roof, 'zettian-guards')('space:1')).toEqual([`HS-RUL-18 placeNoPair space=1 figure=${guard}`])
  })

  it('nobody stays out while there is room, nor the last one needed [HS-DRF-10] [HS-RUL-75]', () => {
    const t = start({ armies: { 0: { finn: [], 'zettian-guards': [] }, 1: { syvarris: [6] } } }, 'astrid')
    const [finn, guard] = [figure(t, 0, 'finn'), figure(t, 0, 'zettian-guards')]
    expect(place(t, 'zettian-guards')('out')).toEqual([`HS-DRF-10 hasRoom figure=${guard}`])
    expect(place(t, 'zettian-guards')(`instead:${finn}`)).toEqual([`HS-DRF-10 hasRoom figure=${guard}`])
    for (const key of [`instead:${t.state.fate.length}`, 'instead:-1', 'instead:x', 'instead'])
      expect(place(t, 'zettian-guards')(key)).toEqual([])
    const full = start({ armies: { 0: { finn: [0] }, 1: { syvarris: [6] } }, rules: zoned(FIELD, [[0], [6, 7]]) })
    const [own, other] = [figure(full, 0, 'finn'), figure(full, 1, 'syvarris')]
    const crowded = saying(full, 'place', { role: 0, figures: [own, other], at: 0 })
    expect(crowded('out')).toEqual(['HS-RUL-75 needsFigure'])
    expect(crowded(`instead:${own}`)).toEqual(['HS-RUL-75 needsFigure'])
    expect(crowded(`instead:${other}`)).toEqual([])
    full.state.broughtBy[boxed(full, 'raelin')] = 0
    expect(crowded('out')).toEqual([])
  })
})
