import { describe, expect, it } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { LANDS, LIGHT, SHADOW, SPACES } from '../../content/names.ts'
import { EXECUTION, heardMatch, PLANNING, REINFORCEMENT, SCORING } from '../../testing/hearing.ts'
import {
  actionMatch,
  BLANK,
  choose,
  chooseAs,
  joker,
  landCard,
  light,
  magic,
  positionMatch,
  shadow,
  type ImmortalsMatch,
  type Position,
} from '../../testing/position.ts'
import { startMatch } from '../../testing/start-match.ts'
import { render } from '../../text/index.ts'

const [HEARTWOOD, TREEHOME, SALTMERE] = [light('heartwood'), light('treehome'), light('saltmere')]
const MURK = shadow('the-murk')
const CARD = landCard('heartwood')

/** Rule and message of every reason. */
const why = (match: ImmortalsMatch, role: number, key: string): string[] =>
  match.explain(role, { key }).map(({ rule, message }) => `${rule} ${message.key.replace('refuse.', '')}`)

/** Every explanation can be said in both languages. */
function expectWords(match: ImmortalsMatch, role: number, keys: readonly string[]): void {
  for (const key of keys)
    for (const { message } of match.explain(role, { key }))
      for (const language of ['en', 'de'] as const)
        expect(render(language, match.play, message)).not.toMatch(/undefined|NaN|^$/)
}

const ALL_KEYS = [
  ...Array.from({ length: LANDS }, (_, land) => `land:${land}`),
  ...Array.from({ length: CARDS }, (_, card) => `card:${card}`),
  ...Array.from({ length: SPACES }, (_, space) => `space:${space}`),
  'pass',
  'ready',
  'done',
  'limbo:0',
  'limbo:1',
  'compensation:gold',
  'attack:1>2',
  'build:1@3',
  'card:x',
  'land:',
]

describe('reinforcement', () => {
  const POSITION: Position = {
    phase: 'reinforcement',
    armies: { 0: [[HEARTWOOD, 1]], 1: [[TREEHOME, 1]], 2: [[MURK, 1]] },
    limbo: { 0: [9, 3], 2: [3, 0] },
  }
  const match = positionMatch(POSITION, REINFORCEMENT)

  it('is refused where the player is not present [IM-REI-02] [IM-REI-06] [IM-ATT-12]', () => {
    expect(why(match, 0, `land:${HEARTWOOD}`)).toEqual([])
    expect(why(match, 0, `land:${TREEHOME}`)).toEqual(['IM-REI-02 reinforceForeign'])
    expect(why(match, 0, `land:${SALTMERE}`)).toEqual(['IM-ATT-12 reinforceUnoccupied'])
    expect(why(match, 0, `land:${MURK}`)).toEqual(['IM-REI-06 reinforceAbsent'])
    expect(why(match, 0, `limbo:${SHADOW}`)).toEqual(['IM-REI-06 reinforceAbsent'])
    expect(why(match, 0, `limbo:${LIGHT}`)).toEqual(['IM-REI-02 reinforceWhere'])
    expect(match.explain(0, { key: `limbo:${LIGHT}` })[0].message.args).toEqual({ world: LIGHT })
    expect(why(match, 0, 'limbo:2')).toEqual([])
    expect(why(match, 0, 'land:50')).toEqual([])
    expectWords(match, 0, ALL_KEYS)
  })

  it('is refused with fewer than 3 in limbo, or when all are used [IM-REI-03] [IM-RUL-26]', () => {
    const both = positionMatch(
      { phase: 'reinforcement', armies: { 0: [[HEARTWOOD, 1], [MURK, 1], [SALTMERE, 1]] }, limbo: { 0: [2, 3] } }, // prettier-ignore
      REINFORCEMENT,
    )
    expect(why(both, 0, `land:${MURK}`)).toEqual(['IM-REI-03 reinforceTooFew'])
    expect(both.explain(0, { key: `land:${MURK}` })[0].message.args).toEqual({ world: SHADOW, limbo: 2, per: 3 })
    const more = positionMatch(
      { phase: 'reinforcement', armies: { 0: [[HEARTWOOD, 1], [MURK, 1]] }, limbo: { 0: [3, 3] } }, // prettier-ignore
      REINFORCEMENT,
    )
    choose(more, `land:${HEARTWOOD}`)
    expect(why(more, 0, `land:${HEARTWOOD}`)).toEqual(['IM-RUL-26 reinforceUsed'])
  })

  it('comes before everything else; the others wait [IM-RND-01] [IM-REI-05]', () => {
    for (const key of ['pass', `place:${BLANK}@0`, 'space:3', `card:${CARD}`])
      expect(why(match, 0, key)).toEqual(['IM-RND-01 reinforceFirst'])
    expect(why(match, 2, `land:${MURK}`)).toEqual(['IM-REI-05 waitReinforce'])
    expect(match.explain(2, { key: 'done' })[0].message.args).toEqual({ role: 0 })
    expectWords(match, 2, ['done'])
  })

  it('of somebody who comes back is not refused for want of presence [IM-RUL-78]', () => {
    const returning = positionMatch({ ...POSITION, options: { returnFromLimbo: true }, armies: {}, limbo: { 0: [0, 3] } }, REINFORCEMENT) // prettier-ignore
    expect(why(returning, 0, `land:${SALTMERE}`)).toEqual([])
    expect(why(returning, 0, `land:${MURK}`)).toEqual(['IM-REI-03 reinforceTooFew'])
  })
})

describe('planning', () => {
  const JOKER = joker(LIGHT, 'moor')
  const start = (): ImmortalsMatch =>
    positionMatch(
      { phase: 'planning', cards: { 0: [HEARTWOOD, CARD, JOKER], 1: [landCard('saltmere'), MURK] } },
      PLANNING,
    )

  it('names whose card it is [IM-CRD-01] [IM-PLN-01]', () => {
    const match = start()
    expect(why(match, 0, `place:${HEARTWOOD}@0`)).toEqual([])
    expect(why(match, 0, `place:${MURK}@0`)).toEqual(['IM-PLN-01 planNotYours'])
    expect(why(match, 0, `card:${MURK}`)).toEqual(['IM-PLN-01 planNotYours'])
    expect(why(match, 0, `place:${landCard('saltmere')}@0`)).toEqual(['IM-CRD-01 planHeld'])
    expect(why(match, 0, `card:${landCard('highcrag')}`)).toEqual(['IM-CRD-01 planInStack'])
    expectWords(match, 0, ALL_KEYS)
  })

  it('names the kind of space [IM-PLN-03] [IM-PLN-04] [IM-PLN-07]', () => {
    const match = start()
    expect(why(match, 0, `place:${magic('awaken')}@3`)).toEqual(['IM-PLN-03 planArmySpace'])
    expect(why(match, 0, `place:${CARD}@8`)).toEqual(['IM-PLN-04 planMagicSpace'])
    expect(why(match, 0, `place:${JOKER}@9`)).toEqual(['IM-PLN-04 planMagicSpace'])
    expect(why(match, 0, `place:${JOKER}@1`)).toEqual(['IM-PLN-07 planJoker'])
    for (const key of [`place:${magic('awaken')}@3`, `place:${CARD}@8`, `place:${JOKER}@1`])
      expectWords(match, 0, [key])
  })

  it('names what lies on the board already [IM-PLN-05] [IM-RUL-28] [IM-SET-06]', () => {
    const match = start()
    expect(why(match, 0, 'back:4')).toEqual(['IM-PLN-05 planEmpty'])
    chooseAs(match, 0, `place:${CARD}@4`, `place:${BLANK}@8`)
    expect(why(match, 0, `place:${CARD}@5`)).toEqual(['IM-PLN-05 planLies'])
    expect(why(match, 0, `card:${CARD}`)).toEqual(['IM-PLN-05 planLies'])
    expect(why(match, 0, `place:${HEARTWOOD}@4`)).toEqual(['IM-RUL-28 planTaken'])
    expect(why(match, 0, 'back:4')).toEqual([])
    chooseAs(match, 0, `place:${BLANK}@9`, `place:${BLANK}@0`)
    expect(why(match, 0, `card:${magic('awaken')}`)).toEqual(['IM-PLN-02 planNoSpace'])
    expect(why(match, 0, `card:${HEARTWOOD}`)).toEqual([])
    chooseAs(match, 0, `place:${BLANK}@1`)
    expect(why(match, 0, `card:${BLANK}`)).toEqual(['IM-SET-06 planNoBlank'])
    expectWords(match, 0, [...ALL_KEYS, 'back:6', `place:${CARD}@5`, `place:${HEARTWOOD}@4`])
  })

  it('comes before the actions; whoever is ready waits for the others [IM-RND-01] [IM-PLN-12]', () => {
    const match = start()
    for (const key of ['pass', `land:${HEARTWOOD}`, 'attack:1>2', 'compensation:gold'])
      expect(why(match, 0, key)).toEqual(['IM-RND-01 planFirst'])
    for (const key of [
      'space:3',
      'space:12',
      'place:x@0',
      'place:999@0',
      `place:${CARD}@10`,
      'back:x',
      'back:10',
      'card:999',
    ])
      expect(why(match, 0, key)).toEqual([])
    chooseAs(match, 0, 'ready')
    expect(why(match, 0, `place:${CARD}@4`)).toEqual(['IM-PLN-12 waitPlan'])
    expectWords(match, 0, ['ready'])
  })
})

describe('execution', () => {
  const POSITION: Position = {
    cards: { 0: [TREEHOME], 1: [MURK] },
    planned: { 0: { 0: CARD, 9: BLANK }, 1: { 0: landCard('saltmere') } },
  }

  it('refuses what was not planned [IM-PLN-05] [IM-ACT-13] [IM-CRD-14]', () => {
    const match = positionMatch(POSITION, EXECUTION)
    expect(why(match, 0, 'space:0')).toEqual([])
    expect(why(match, 0, 'pass')).toEqual([])
    expect(why(match, 0, `card:${CARD}`)).toEqual([])
    expect(why(match, 0, `card:${BLANK}`)).toEqual([])
    expect(why(match, 0, 'space:1')).toEqual(['IM-PLN-05 turnEmpty'])
    expect(why(match, 0, `card:${TREEHOME}`)).toEqual(['IM-ACT-13 turnNotPlanned'])
    expect(why(match, 0, `card:${MURK}`)).toEqual(['IM-CRD-14 turnNotYours'])
    expect(why(match, 0, `card:${landCard('saltmere')}`)).toEqual(['IM-CRD-01 turnNotYours'])
    for (const key of [`place:${BLANK}@3`, 'back:0', 'ready'])
      expect(why(match, 0, key)).toEqual(['IM-ACT-13 turnPlanned'])
    for (const key of [`land:${HEARTWOOD}`, 'attack:1>2', 'compensation:gold', 'done'])
      expect(why(match, 0, key)).toEqual(['IM-ACT-02 turnReveal'])
    for (const key of ['space:10', 'space:x', 'card:999']) expect(why(match, 0, key)).toEqual([])
    expectWords(match, 0, [...ALL_KEYS, 'back:0'])
  })

  it('with only blanks left no space is refused for anything else [IM-ACT-05]', () => {
    const match = positionMatch({ planned: { 0: { 9: BLANK }, 1: { 0: landCard('saltmere') } } }, EXECUTION)
    expect(why(match, 0, 'space:9')).toEqual(['IM-ACT-05 turnOnlyBlanks'])
    expect(why(match, 0, `card:${BLANK}`)).toEqual(['IM-ACT-05 turnOnlyBlanks'])
    expect(why(match, 0, 'space:0')).toEqual(['IM-PLN-05 turnEmpty'])
    for (const key of ['space:x', 'space:-1', 'space:10', 'card:x']) expect(why(match, 0, key)).toEqual([])
  })

  it('says who is awaited [IM-ACT-01]', () => {
    const match = positionMatch(POSITION, EXECUTION)
    expect(why(match, 1, 'space:0')).toEqual(['IM-ACT-01 waitTurn'])
    expect(match.explain(1, { key: 'space:0' })[0].message.args).toEqual({ role: 0 })
    expectWords(match, 1, ['space:0'])
    choose(match, 'space:0')
    expect(why(match, 1, 'space:0')).toEqual(['IM-ACT-01 waitAction'])
    expect(match.explain(1, { key: 'pass' })[0].message.args).toEqual({ role: 0, space: 0, card: CARD })
    expectWords(match, 1, ['space:0'])
  })

  it('says why there is only a compensation [IM-ACT-10] [IM-ACT-08] [IM-ACT-07]', () => {
    const match = positionMatch(POSITION, EXECUTION)
    choose(match, 'space:9')
    expect(why(match, 0, 'space:0')).toEqual(['IM-ACT-10 compensation'])
    expect(why(match, 0, 'compensation:gold')).toEqual([])
    expectWords(match, 0, ALL_KEYS)
    choose(match, 'compensation:gold', 'pass')
    expect(why(match, 1, 'space:0')).toEqual(['IM-ACT-07 compensation'])
    const idle = positionMatch({ ...POSITION, startPlayer: 2 }, EXECUTION)
    expect(why(idle, 2, 'space:0')).toEqual(['IM-ACT-08 compensation'])
    const blanks = positionMatch({ planned: { 0: { 0: BLANK } } }, EXECUTION)
    expect(why(blanks, 0, 'space:0')).toEqual(['IM-ACT-05 turnOnlyBlanks'])
    expect(why(blanks, 0, `card:${BLANK}`)).toEqual(['IM-ACT-05 turnOnlyBlanks'])
    choose(blanks, 'pass')
    expect(why(blanks, 0, 'space:0')).toEqual(['IM-ACT-07 compensation'])
  })

  it('leaves a revealed card to the chapter of its action [IM-ACT-02]', () => {
    const match = actionMatch({ planned: { 1: { 0: landCard('saltmere') } } }, { space: 0, card: CARD })
    expect(why(match, 0, `land:${HEARTWOOD}`).every((one) => !one.startsWith('IM-ACT-02'))).toBe(true)
  })
})

describe('before and after', () => {
  it('a finished game allows nothing [IM-END-01]', () => {
    const { match } = heardMatch({ round: 7 }, SCORING)
    expect(why(match, 0, 'pass')).toEqual(['IM-END-01 over'])
    expectWords(match, 0, ['pass'])
  })

  it('whoever waits in the start round learns for whom [IM-STA-03]', () => {
    const { match } = startMatch(3)
    const [ask] = match.play.pending
    const other = (ask.role + 1) % 3
    expect(why(match, other, 'group:3')).toEqual(['IM-STA-03 waitStart'])
    expectWords(match, other, ['group:3'])
  })
})
