import { describe, expect, it } from 'vitest'
import { EVERYONE, only, privateCells, publicCells } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { heardMatch, PLANNING, type Heard } from '../../testing/hearing.ts'
import {
  askedOf,
  BLANK,
  chooseAs,
  joker,
  landCard,
  light,
  magic,
  offered,
  refusedBy,
  shadow,
  tableOf,
  type ImmortalsMatch,
  type Position,
} from '../../testing/position.ts'
import { NONE } from '../table/state.ts'
import { layCard, mayLieOn } from './planning.ts'

const ARMY = [0, 1, 2, 3, 4, 5, 6, 7]
const MAGIC_SPACES = [8, 9]
const ALL = [...ARMY, ...MAGIC_SPACES]
const CONFLICT = light('heartwood')
const LAND = landCard('the-murk')
const JOKER = joker(SHADOW, 'fire')
const MAGIC = ['awaken', 'conflictOrMarker', 'shrineOrTakeover', 'conflictsOrAwaken'] as const

const planning = (position: Position = {}): Heard => heardMatch({ phase: 'planning', ...position }, PLANNING)
const offers = (match: ImmortalsMatch, role = 0): string[] => offered(match, askedOf(match, role))
const places = (cards: readonly number[], spaces: readonly number[]): string[] =>
  cards.flatMap((card) => spaces.map((space) => `place:${card}@${space}`))
const magicCards = MAGIC.map(magic)

describe('the player board', () => {
  it('has 8 army spaces and 2 magic spaces, and what may lie there is on offer [IM-PLN-02] [IM-PLN-03] [IM-PLN-04]', () => {
    const { match } = planning({ cards: { 0: [CONFLICT, LAND] } })
    expect(offers(match)).toEqual([
      'ready',
      ...places([CONFLICT, LAND], ARMY),
      ...places(magicCards, MAGIC_SPACES),
      ...places([BLANK], ALL),
    ])
  })

  it('takes no joker on the spaces for gold and energy [IM-PLN-07]', () => {
    const { match } = planning({ cards: { 0: [JOKER], 1: [joker(LIGHT, 'moor')] } })
    expect(offers(match).filter((key) => key.startsWith(`place:${JOKER}@`))).toEqual(
      places([JOKER], [2, 3, 4, 5, 6, 7]),
    )
    // The own action of the Orcs earns gold, too.
    const other = joker(LIGHT, 'moor')
    expect(offers(match, 1).filter((key) => key.startsWith(`place:${other}@`))).toEqual(
      places([other], [2, 3, 4, 5, 6]),
    )
  })

  it('offers exactly what may lie on each empty space [IM-PLN-03] [IM-PLN-04] [IM-PLN-08]', () => {
    const t = tableOf({})
    for (const card of [CONFLICT, LAND, JOKER, magicCards[2], BLANK])
      for (const space of ALL) {
        const isArmySpace = space < 8
        const isBarred = card === JOKER && space < 2
        const may = card === BLANK || (card === magicCards[2] ? !isArmySpace : isArmySpace && !isBarred)
        expect(mayLieOn(t, 0, card, space)).toBe(may)
      }
  })

  it('asks for the price and presence of nothing before it is revealed [IM-PLN-10] [IM-RUL-30]', () => {
    const { match } = planning({ cards: { 0: [CONFLICT, LAND] }, armies: { 1: [[CONFLICT, 3]] } })
    chooseAs(match, 0, `place:${CONFLICT}@0`, `place:${LAND}@3`, `place:${magicCards[0]}@9`)
    expect([match.state.gold[0], match.state.energy[0]]).toEqual([0, 0])
    const mine = match.positionOf(0).state.planned.slice(0, 10)
    expect(mine).toEqual([CONFLICT, NONE, NONE, LAND, NONE, NONE, NONE, NONE, NONE, magicCards[0]])
  })
})

describe('planning', () => {
  it('is done by all players at once, each on the own board [IM-PLN-01]', () => {
    const { match } = planning({ roles: 4, startPlayer: 2, cards: { 0: [CONFLICT], 3: [LAND] } })
    expect(match.play.pending.map((ask) => `${ask.question.name}@${ask.role}`)).toEqual([
      'plan@0',
      'plan@1',
      'plan@2',
      'plan@3',
    ])
    expect(offers(match, 3)).toContain(`place:${LAND}@0`)
    expect(offers(match, 0)).not.toContain(`place:${LAND}@0`)
    expect(layCard.seenBy!(askedOf(match, 3) as never)).toBe(only(3))
  })

  it('puts one card on a space, leaves others empty, and each card lies once [IM-PLN-05] [IM-RUL-28]', () => {
    const { match } = planning({ cards: { 0: [CONFLICT] } })
    chooseAs(match, 0, `place:${CONFLICT}@4`)
    expect(offers(match)).toEqual([
      'ready',
      'back:4',
      ...places(magicCards, MAGIC_SPACES),
      ...places([BLANK], [0, 1, 2, 3, 5, 6, 7, 8, 9]),
    ])
    expect(refusedBy(match, 0, `place:${BLANK}@4`)).toEqual(['IM-RUL-28'])
    chooseAs(match, 0, 'back:4')
    expect(offers(match)).toContain(`place:${CONFLICT}@4`)
    expect(offers(match)).not.toContain('back:4')
  })

  it('has four blank cards, on any spaces [IM-PLN-08] [IM-SET-06]', () => {
    const { match } = planning()
    chooseAs(match, 0, `place:${BLANK}@0`, `place:${BLANK}@9`, `place:${BLANK}@5`)
    expect(offers(match)).toContain(`place:${BLANK}@1`)
    chooseAs(match, 0, `place:${BLANK}@7`)
    expect(offers(match)).toEqual(['ready', 'back:0', 'back:5', 'back:7', 'back:9', ...places(magicCards, [8])])
    expect(refusedBy(match, 0, `place:${BLANK}@1`)).toEqual(['IM-SET-06'])
  })

  it('of a full board only takes back [IM-PLN-05]', () => {
    const cards = [1, 2, 3, 4, 7, 8].map((name) => name)
    const { match } = planning({ cards: { 0: [...cards, CONFLICT] } })
    chooseAs(match, 0, ...cards.map((card, space) => `place:${card}@${space}`), `place:${BLANK}@6`, `place:${BLANK}@7`)
    chooseAs(match, 0, `place:${BLANK}@8`, `place:${magicCards[1]}@9`)
    expect(offers(match)).toEqual(['ready', ...ALL.map((space) => `back:${space}`)])
  })

  it('is hidden from the others until all are ready, and then shows only which spaces are covered [IM-PLN-09] [IM-RUL-29]', () => {
    const { match, told } = planning({ cards: { 0: [CONFLICT] } })
    chooseAs(match, 0, `place:${CONFLICT}@4`, `place:${BLANK}@1`, 'ready')
    expect(publicCells(immortals, match).has('covered:0')).toBe(false)
    expect(match.positionOf(1).state.planned.every((card) => card === NONE)).toBe(true)
    chooseAs(match, 1, 'ready')
    chooseAs(match, 2, `place:${magicCards[0]}@8`, 'ready')
    const cells = publicCells(immortals, match)
    expect(cells.get('covered:0')).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0, 0])
    expect(cells.get('covered:1')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(cells.get('covered:2')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    expect(match.state.conflictSeenBy[0]).toEqual([only(0)])
    expect(match.state.conflictSeenBy[0]).not.toEqual([EVERYONE])
    expect(told('planned')).toEqual([
      { role: 0, cards: 2 },
      { role: 1, cards: 0 },
      { role: 2, cards: 1 },
    ])
  })

  it('can be looked at by its owner at any time [IM-PLN-11]', () => {
    const { match } = planning({ cards: { 0: [CONFLICT] } })
    chooseAs(match, 0, `place:${CONFLICT}@4`, 'ready')
    chooseAs(match, 1, `place:${BLANK}@0`, 'ready')
    chooseAs(match, 2, 'ready')
    const own = [NONE, NONE, NONE, NONE, CONFLICT, NONE, NONE, NONE, NONE, NONE]
    expect(privateCells(immortals, match, 0).get('plan')).toEqual(own)
    expect(privateCells(immortals, match, 1).get('plan')).toEqual([BLANK, ...new Array(9).fill(NONE)])
  })

  it('ends when the last one is ready, not before [IM-PLN-12] [IM-RUL-28]', () => {
    const { match } = planning()
    chooseAs(match, 2, `place:${BLANK}@0`, `place:${magicCards[3]}@8`, 'ready')
    chooseAs(match, 0, 'ready')
    expect(match.state.phase).toBe('planning')
    expect(match.play.pending.map(({ role }) => role)).toEqual([1])
    chooseAs(match, 1, 'ready')
    expect(match.state.phase).toBe('execution')
  })

  it('can be taken back after ready, until the last one is ready [IM-RUL-28] [IM-PLN-12]', () => {
    const { match } = planning({ cards: { 0: [CONFLICT] } })
    chooseAs(match, 0, `place:${CONFLICT}@4`, 'ready')
    expect(match.play.ready).toEqual([0])
    expect(match.retract(0).ok).toBe(true)
    expect(match.play.ready).toEqual([])
    expect(offers(match)).toContain(`place:${CONFLICT}@4`)
    for (const role of [0, 1, 2]) chooseAs(match, role, `place:${BLANK}@0`, 'ready')
    expect(match.retract(0).ok).toBe(false)
  })

  it('leaves conflict cards of both worlds, jokers and land cards in hand as they are [IM-PLN-01]', () => {
    const { match } = planning({ cards: { 0: [shadow('heartwood'), CONFLICT, JOKER, LAND] } })
    chooseAs(match, 0, `place:${JOKER}@3`, 'ready')
    chooseAs(match, 1, 'ready')
    chooseAs(match, 2, 'ready')
    expect(match.state.conflict[0]).toEqual([shadow('heartwood'), CONFLICT, JOKER])
    expect(match.state.planned.slice(0, 4)).toEqual([NONE, NONE, NONE, JOKER])
  })
})
