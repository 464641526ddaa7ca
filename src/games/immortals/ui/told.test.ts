import { describe, expect, it } from 'vitest'
import type { CellValue, GameEvent } from '../../../engine/index.ts'
import { defaultContent } from '../content/content.ts'
import { landCell } from '../rules/table/cells.ts'
import { beatOf, matters, turnOf } from './told.ts'

const content = defaultContent()
const ME = 0
const HOME = 3
const NEXT = content.map.adjacent[HOME][0]
const FAR = Array.from({ length: 25 }, (_, land) => land).find(
  (land) => land !== HOME && !content.map.adjacent[HOME].includes(land),
)!

/** A table on which I possess one land. */
const shared = new Map<string, CellValue>()
landCell.put((key, value) => void shared.set(key, value), HOME, [ME, 4, -1, 0])
const board = { view: { shared, own: new Map() }, content }

const fight = (over: object): GameEvent =>
  ({
    type: 'fightDecided',
    attacker: 1,
    defender: 2,
    target: NEXT,
    attitude: 0,
    winner: 'attacker',
    placed: 1,
    ...over,
  }) as unknown as GameEvent
const of = (event: object) => matters(event as GameEvent, ME, board)

describe('what matters since my last turn', () => {
  it('is most of all a land that I lost', () => {
    expect(of(fight({ defender: ME, target: HOME }))).toMatchObject({ tone: 'lost', targets: [`land:${HOME}`], by: 1 })
    expect(of(fight({ defender: ME, target: HOME, winner: 'tie' }))).toMatchObject({ tone: 'lost' })
    expect(of(fight({ defender: ME, target: HOME, winner: 'defender' }))).toMatchObject({ tone: 'gained' })
  })

  it('is also a land that residents won for me, but no army of mine is left on [IM-RUL-60]', () => {
    expect(of(fight({ defender: ME, target: HOME, winner: 'defender', placed: 0 }))).toMatchObject({ tone: 'lost' })
  })

  it('is a threat beside my lands, and news elsewhere', () => {
    expect(of(fight({ target: NEXT }))).toMatchObject({ tone: 'threat' })
    expect(of(fight({ target: FAR }))).toMatchObject({ tone: 'news' })
    expect(of(fight({ target: NEXT, winner: 'defender' }))).toBeUndefined()
    const awakened = { type: 'awakened', role: 2, world: 0, lands: [NEXT], armies: [3] }
    expect(of(awakened)).toMatchObject({ tone: 'threat', by: 2, targets: [`land:${NEXT}`] })
    expect(of({ ...awakened, lands: [FAR] })).toMatchObject({ tone: 'news' })
  })

  it('is a land card or the marker that was taken from me, but nothing that I did', () => {
    expect(of({ type: 'landCardWon', role: 1, name: 3, from: ME, space: -1 })).toMatchObject({ tone: 'lost' })
    expect(of({ type: 'landCardWon', role: 1, name: 3, from: 2, space: -1 })).toBeUndefined()
    expect(of({ type: 'markerTaken', role: 1, from: ME })).toMatchObject({ tone: 'lost', by: 1 })
    expect(of({ type: 'awakened', role: ME, world: 0, lands: [NEXT], armies: [3] })).toBeUndefined()
    expect(of({ type: 'paid', role: 1, energy: 1, gold: 0 })).toBeUndefined()
  })
})

it('results are looked at longest, payments not at all', () => {
  const beats = ['fightDecided', 'attacked', 'cardRevealed', 'cubesThrown', 'paid', 'conflictCardSeen'].map((type) =>
    beatOf({ type }),
  )
  expect(beats).toEqual(['result', 'motion', 'glance', 'none', 'none', 'none'])
})

describe('whose turn it is', () => {
  const told = (event: object) => turnOf(event as GameEvent)

  it('is told by the card that is revealed, or by a pass', () => {
    expect(told({ type: 'cardRevealed', role: 2, space: 0, card: 1 })).toBe(2)
    expect(told({ type: 'passed', role: 1, cards: 3 })).toBe(1)
  })

  it('is told by nothing that follows in a turn, or that happens to somebody in the turn of others', () => {
    expect(told({ type: 'attacked', role: 2 })).toBeUndefined()
    expect(told({ type: 'compensated', role: 1, gold: 1, energy: 0 })).toBeUndefined()
  })
})
