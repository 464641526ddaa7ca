import { describe, expect, it } from 'vitest'
import type { Described } from '../../../../engine/index.ts'
import { grid } from '../../lessons/field.ts'
import { armyCard, figure, place, tableOf, type Position } from '../../testing/position.ts'
import { inWords } from '../../testing/reasons.ts'
import { smallField } from '../../testing/small-fields.ts'
import { zoned } from '../../testing/zones.ts'
import { ARMY_COMPLETE, chooseArmyCard } from '../armies/draft.ts'
import { INSTEAD, OUT, placeFigure, WAIT } from '../armies/placement.ts'
import { prepareArmy } from '../armies/prepared.ts'
import { chooseCard } from '../basic/basic.ts'
import { strike } from '../engagement/swipes.ts'
import { summoning, summoningTo } from '../glyphs/erland.ts'
import { healing } from '../glyphs/kelda.ts'
import { END_MOVES, moveTo, moveWho, STAY } from '../movement/move-questions.ts'
import { chompWhom } from '../powers/chomp.ts'
import { explosionAt } from '../powers/explosion.ts'
import { fireLineAlong } from '../powers/fire-line.ts'
import { grenadeAt } from '../powers/grenade.ts'
import { shackleWhom } from '../powers/mind-shackle.ts'
import { spiritOn } from '../powers/spirits.ts'
import { dropTo } from '../powers/the-drop.ts'
import { cloneFrom, cloneTo } from '../powers/water-clone.ts'
import { placeMarker } from '../rounds/markers.ts'
import { mayReinforce } from '../scenarios/reinforcements.ts'
import { chooseScout } from '../scenarios/scout.ts'
import { roster } from '../table/roster.ts'
import type { QuestionOf } from '../table/rules.ts'
import { DESTROYED, OFF, X, type Table } from '../table/state.ts'

const field = smallField(grid(9, 6))
const at = (q: number, r: number): number => place(field, [q, r])

const position: Position = {
  field,
  armies: {
    0: {
      grimnak: [
        [
          [2, 2],
          [3, 2],
        ],
      ],
      finn: [[2, 1]],
      'marro-warriors': [[0, 4]],
      'airborne-elite': [],
    },
    1: {
      'izumi-samurai': [
        [1, 2],
        [1, 3],
      ],
      syvarris: [[4, 2]],
    },
  },
  active: 'grimnak',
  step: 'attack',
}

/** What a described option says: label, detail, targets, rule, data; what is not there is left out. */
function told({ label, detail, targets, rule, ...rest }: Described): string {
  const { data } = rest as { data?: object }
  return [
    inWords(label),
    ...(detail === undefined ? [] : [`(${inWords(detail)})`]),
    ...(targets === undefined ? [] : [`-> ${targets.join(' ')}`]),
    ...(rule === undefined ? [] : [rule]),
    ...(data === undefined ? [] : [JSON.stringify(data)]),
  ].join(' ')
}

/** Name, kind and rule of a question with its prompt, then its options by key. */
function asked<A>(question: QuestionOf<A>, t: Table, arg: A, options?: readonly number[]): string[] {
  const ask = { question, role: 0, arg } as never
  const offered: number[] = []
  if (options === undefined) question.options(t, ask, offered)
  const { name, kind, rule } = question
  return [
    `${name} ${kind} ${rule}: ${inWords(question.prompt(t, ask))}`,
    ...(options ?? offered).map((one) => `${question.key(t, one, ask)}: ${told(question.describe(t, one, ask))}`),
  ]
}

describe('the words of questions before and between the turns', () => {
  const t = tableOf(position)
  const [grimnak, finn, marro] = ['grimnak', 'finn', 'marro-warriors'].map((id) => armyCard(t, 0, id))
  const own = [grimnak, finn, marro, armyCard(t, 0, 'airborne-elite')].sort((a, b) => a - b)

  it('order markers, the card of a Basic turn and the scout [HS-RND-03] [HS-BAS-07] [HS-SCN-STORM-04]', () => {
    expect(asked(placeMarker, t, 1)).toEqual([
      'marker card HS-RND-03: marker.ask marker=1 turn=2',
      ...own.map((card) => `card:${card}: marker.card card=${card} marker=1 -> card:${card}`),
    ])
    expect(asked(placeMarker, t, X, [])).toEqual(['marker card HS-RND-03: marker.askX'])
    expect(asked(chooseCard, t, undefined)).toEqual([
      'card card HS-BAS-07: basic.ask',
      ...own.map((card) => `card:${card}: basic.card card=${card} -> card:${card}`),
    ])
    expect(asked(chooseScout, t, undefined)).toEqual([
      'scout card HS-SCN-STORM-04: scout.ask',
      ...[grimnak, finn].sort((a, b) => a - b).map((card) => `card:${card}: scout.card card=${card} -> card:${card}`),
    ])
  })

  it('armies [HS-DRF-02] [HS-DRF-06] [HS-RUL-17]', () => {
    const raelin = roster(t).cards.findIndex(({ id }) => id === 'raelin')
    const { points } = roster(t).cards[raelin].master
    const card = `card:${raelin}: draft.card card=${raelin} points=${points} -> card:${raelin}`
    const draft = { order: [0, 1], at: 0, direction: 1, left: 1, complete: [0, 0], points: [123, 9] }
    const drafting = { ...t, state: { ...t.state, draft } }
    expect(asked(chooseArmyCard, drafting, undefined, [raelin, ARMY_COMPLETE])).toEqual([
      'armyCard card HS-DRF-02: draft.ask points=123',
      card,
      'done: draft.done HS-RUL-17',
    ])
    expect(asked(prepareArmy, t, [raelin], [raelin, ARMY_COMPLETE])).toEqual([
      `prepareArmy card HS-DRF-06: prepare.ask points=${400 - points} cards=${raelin}`,
      card,
      'done: draft.done HS-RUL-17',
    ])
  })

  it('places and their words, whatever the zone [HS-RUL-18]', () => {
    const start = tableOf({ ...position, rules: zoned(field, [[at(7, 0), at(8, 0)], [at(0, 0)]]) })
    const [big, small] = [figure(start, 0, 'grimnak'), figure(start, 0, 'marro-warriors', 1)]
    expect(asked(placeFigure, start, { role: 0, figures: [small], at: 0 }, [at(7, 0), OUT, WAIT, INSTEAD - 4])).toEqual(
      [
        `place hex HS-DRF-07: place.ask figure=${small}`,
        `space:${at(7, 0)}: place.space space=${at(7, 0)} -> space:${at(7, 0)} {"front":${at(7, 0)},"rear":-1}`,
        `out: place.out figure=${small} -> figure:${small} HS-RUL-18 {"leaves":${small}}`,
        `wait: place.wait figure=${small} HS-RUL-18`,
        'instead:4: place.instead figure=4 -> figure:4 HS-RUL-18 {"leaves":4}',
      ],
    )
    const pair = at(7, 0) * field.spaces.count + at(8, 0)
    const [front, rear] = [at(7, 0), at(8, 0)]
    expect(asked(placeFigure, start, { role: 0, figures: [small, big], at: 1 }, [pair])).toEqual([
      `place hex HS-DRF-07: place.ask figure=${big}`,
      `space:${front}/${rear}: place.spaces front=${front} rear=${rear} -> space:${front} space:${rear} {"front":${front},"rear":${rear}}`,
    ])
  })

  it('The Drop, reinforcements, spirits [HS-RUL-74] [HS-SCN-WINTER-05] [HS-RUL-05]', () => {
    const elite = figure(t, 0, 'airborne-elite')
    const space = at(8, 5)
    expect(asked(dropTo, t, { figure: elite, first: 1 }, [space, field.spaces.count])).toEqual([
      `dropTo hex HS-RUL-74: power.dropAsk figure=${elite}`,
      `space:${space}: power.space space=${space} -> space:${space} {"front":${space},"rear":-1}`,
      `wait: power.dropWait card=${armyCard(t, 0, 'airborne-elite')} HS-RUL-05`,
    ])
    const winter = tableOf({
      ...position,
      rules: { special: [{ rule: 'reinforcements', points: 150, earlyRounds: 0, earlyD20: 18, d20: 12 }] },
    })
    expect(asked(mayReinforce, winter, undefined)).toEqual([
      'reinforce option HS-SCN-WINTER-05: reinforce.ask needed=12',
      'yes: reinforce.yes',
      'no: reinforce.no',
    ])
    const ghost = figure(t, 0, 'finn')
    expect(asked(spiritOn, t, { figure: ghost, role: 0 }, [marro, roster(t).cardCount])).toEqual([
      `spirit card HS-POW-01: power.spiritAsk figure=${ghost} attack=1 defense=0`,
      `card:${marro}: power.spiritCard card=${marro} role=0 -> card:${marro}`,
      'none: power.spiritNone HS-RUL-05',
    ])
  })
})

describe('the words of questions in a turn', () => {
  const t = tableOf(position)
  const [grimnak, finn, marro] = ['grimnak', 'finn', 'marro-warriors'].map((id) => figure(t, 0, id))
  const [izumi, syvarris] = ['izumi-samurai', 'syvarris'].map((id) => figure(t, 1, id))

  it('who moves and where to [HS-MOV-01] [HS-RND-17] [HS-RUL-29]', () => {
    for (const [game, rule] of [
      ['master', 'HS-RND-17'],
      ['basic', 'HS-BAS-09'],
    ] as const) {
      const moving = tableOf({ ...position, step: 'move', rules: { game } })
      expect(asked(moveWho, moving, undefined, [grimnak, END_MOVES])).toEqual([
        `move figure HS-MOV-01: move.who card=${armyCard(moving, 0, 'grimnak')}`,
        `figure:${grimnak}: move.figure figure=${grimnak} (move.upTo movement=5) -> figure:${grimnak}`,
        `done: move.done card=${armyCard(moving, 0, 'grimnak')} moved=0 ${rule}`,
      ])
    }
    const lines = asked(moveTo, t, { figure: grimnak })
    expect(lines[0]).toBe(`moveTo hex HS-MOV-02: move.where figure=${grimnak} movement=5`)
    expect(lines.at(-1)).toBe(`stay: move.stay figure=${grimnak} HS-RND-17`)
    expect(asked(moveTo, t, { figure: grimnak }, [STAY])).toHaveLength(2)
    const [front, rear] = [at(3, 2), at(2, 2)]
    const turned = lines.filter((line) => line.startsWith(`space:${front}/${rear}:`))
    expect(turned).toHaveLength(1)
    expect(turned[0]).toContain(`move.turn front=${front} rear=${rear} (move.detail cost=`)
    expect(turned[0]).toContain(' HS-RUL-29 {')
  })

  it('strikes [HS-ENG-09] [HS-ENG-10]', () => {
    expect(asked(strike, t, { figure: finn, by: [izumi, izumi + 1] })).toEqual([
      `strike option HS-ENG-09: move.strikeAsk figure=${finn} by=${izumi},${izumi + 1}`,
      `strike: move.strike dice=2 all=1 -> figure:${finn} figure:${izumi} figure:${izumi + 1} HS-ENG-10`,
      `strike:1: move.strike dice=1 all=0 -> figure:${finn} figure:${izumi} HS-ENG-10`,
      `spare: move.spare -> figure:${finn}`,
    ])
  })

  it('Chomp and Mind Shackle [HS-POW-01]', () => {
    expect(asked(chompWhom, t, { figure: grimnak }, [izumi, syvarris])).toEqual([
      `chomp figure HS-POW-01: power.chompAsk figure=${grimnak}`,
      `figure:${izumi}: power.target figure=${izumi} (power.chompSure) -> figure:${izumi}`,
      `figure:${syvarris}: power.target figure=${syvarris} (power.chance d20=16 percent=25) -> figure:${syvarris}`,
    ])
    const mind = tableOf({
      ...position,
      armies: { 0: { 'ne-gok-sa': [[2, 2]] }, 1: { finn: [[2, 1]] } },
      active: 'ne-gok-sa',
    })
    const [ne, target] = [figure(mind, 0, 'ne-gok-sa'), figure(mind, 1, 'finn')]
    expect(asked(shackleWhom, mind, { figure: ne })).toEqual([
      `mindShackle figure HS-POW-01: power.shackleAsk figure=${ne}`,
      `figure:${target}: power.shackle figure=${target} card=${armyCard(mind, 1, 'finn')} (power.chance d20=20 percent=5) -> figure:${target}`,
    ])
  })

  it('special attacks [HS-POW-10] [HS-POW-02] [HS-RUL-56]', () => {
    const armies = {
      0: { 'deathwalker-9000': [[0, 0]], 'airborne-elite': [[0, 3]] },
      1: {
        'izumi-samurai': [
          [4, 1],
          [4, 2],
        ],
        syvarris: [[4, 4]],
      },
    } as const
    const s = tableOf({ ...position, armies, active: 'deathwalker-9000' })
    const [walker, elite, one, alone] = [
      figure(s, 0, 'deathwalker-9000'),
      figure(s, 0, 'airborne-elite'),
      figure(s, 1, 'izumi-samurai'),
      figure(s, 1, 'syvarris'),
    ]
    const targets = [
      `figure:${one}: power.target figure=${one} (power.alsoAffected figures=${one + 1}) -> figure:${one} HS-RUL-56 {"affected":[${one},${one + 1}]}`,
      `figure:${alone}: power.target figure=${alone} -> figure:${alone} {"affected":[${alone}]}`,
    ]
    expect(asked(explosionAt, s, { figure: walker }, [one, alone])).toEqual([
      `explosion figure HS-POW-01: power.explosionAsk figure=${walker}`,
      ...targets,
    ])
    expect(asked(grenadeAt, s, { figure: elite }, [one, alone])).toEqual([
      `grenade figure HS-POW-10: power.grenadeAsk figure=${elite}`,
      ...targets,
    ])
    const dragon = tableOf({
      ...position,
      armies: {
        0: {
          mimring: [
            [
              [5, 2],
              [4, 2],
            ],
          ],
        },
        1: { finn: [[7, 2]] },
      },
      active: 'mimring',
    })
    const [mimring, enemy] = [figure(dragon, 0, 'mimring'), figure(dragon, 1, 'finn')]
    const line = `line:${at(5, 2)}/0`
    expect(asked(fireLineAlong, dragon, { figure: mimring })).toEqual([
      `fireLine path HS-POW-02: power.fireLineAsk figure=${mimring}`,
      `${line}: power.fireLine direction=0 space=${at(5, 2)} figures=${enemy} -> ${line} space:${at(6, 2)} space:${at(7, 2)} space:${at(8, 2)} figure:${enemy} {"direction":0,"affected":[${enemy}]}`,
    ])
  })

  it('Water Clone [HS-POW-01] [HS-RUL-05]', () => {
    const cloning = tableOf(position)
    cloning.state.fate[marro + 1] = DESTROYED
    const card = armyCard(cloning, 0, 'marro-warriors')
    expect(asked(cloneFrom, cloning, { card, left: [marro], rolled: 1 })).toEqual([
      `cloneFrom figure HS-POW-01: power.cloneFromAsk card=${card}`,
      `figure:${marro}: power.target figure=${marro} (power.chance d20=15 percent=30) -> figure:${marro}`,
      'done: power.cloneDone HS-RUL-05',
    ])
    const space = at(1, 4)
    expect(asked(cloneTo, cloning, { figure: marro, clone: marro + 1 }, [space])).toEqual([
      `cloneTo hex HS-POW-01: power.cloneToAsk figure=${marro}`,
      `space:${space}: power.space space=${space} -> space:${space} {"front":${space},"rear":${OFF}}`,
    ])
  })

  it('glyphs [HS-GLY-16] [HS-GLY-17] [HS-GLY-18]', () => {
    const wounded = tableOf({ ...position, glyphs: [['astrid', [5, 5]]] })
    wounded.state.wounds[finn] = 2
    expect(asked(healing, wounded, finn)).toEqual([
      `healing option HS-GLY-16: scenario.healAsk figure=${finn} wounds=2`,
      `yes: scenario.heal wounds=2 -> figure:${finn}`,
      `no: scenario.dontHeal -> figure:${finn}`,
    ])
    expect(asked(summoning, wounded, { figure: finn, space: at(5, 4) }, [syvarris, wounded.state.fate.length])).toEqual(
      [
        `summoning figure HS-GLY-17: scenario.summonAsk figure=${finn}`,
        `figure:${syvarris}: scenario.summon figure=${syvarris} role=1 -> figure:${syvarris}`,
        'done: scenario.summonNobody',
      ],
    )
    const glyph = wounded.state.glyph[0]
    const spaces = [at(5, 5), at(6, 4)]
    const astrid = `space:${spaces[0]}: scenario.summonTo space=${spaces[0]}`
    const data = `-> space:${spaces[0]} {"front":${spaces[0]},"rear":-1}`
    expect(asked(summoningTo, wounded, { figure: syvarris, space: at(5, 4) }, spaces)).toEqual([
      `summoningTo hex HS-GLY-18: scenario.summonToAsk figure=${syvarris}`,
      `${astrid} (scenario.landsOnGlyph glyph=${glyph}) ${data}`,
      `space:${spaces[1]}: scenario.summonTo space=${spaces[1]} -> space:${spaces[1]} {"front":${spaces[1]},"rear":-1}`,
    ])
    wounded.state.glyphUp[0] = 0
    expect(asked(summoningTo, wounded, { figure: syvarris, space: at(5, 4) }, [spaces[0]])[1]).toBe(
      `${astrid} (scenario.landsOnHiddenGlyph) ${data}`,
    )
    const pair = spaces[1] * field.spaces.count + at(7, 4)
    const both = `front=${spaces[1]} rear=${at(7, 4)}`
    expect(asked(summoningTo, wounded, { figure: grimnak, space: at(5, 4) }, [pair])[1]).toBe(
      `space:${spaces[1]}/${at(7, 4)}: scenario.summonOnto ${both} -> space:${spaces[1]} space:${at(7, 4)} {"front":${spaces[1]},"rear":${at(7, 4)}}`,
    )
  })
})
