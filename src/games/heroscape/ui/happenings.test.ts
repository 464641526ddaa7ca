import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { defaultContent } from '../content/content.ts'
import { copiesOf, rosterFor } from '../rules/table/roster.ts'
import type { Event } from '../rules/words/words.ts'
import { beatOf, matters } from './happenings.ts'
import { where } from './where.ts'

const content = defaultContent()
const OPTIONS = { setup: 0, army: 'drafted', sets: 1, mirrorArmies: false, points: [400, 400], rounds: 12 }
const roster = rosterFor(content, copiesOf({ sets: 1, mirrorArmies: false }, 2))
const card = (id: string): number => roster.cards.findIndex((one) => one.id === id)
const [finn, thorgrim] = ['finn', 'thorgrim'].map(card)
const [mine, theirs] = [roster.firstFigure[finn], roster.firstFigure[thorgrim]]
const field = content.scenarios.find(({ id }) => id === 'FRONT')!.battlefield
const beside = field.links.to[field.links.first[10]]

const boardWith = (more: Readonly<Record<string, CellValue>> = {}): BoardProps => {
  const cells: Record<string, CellValue> = {
    scenario: 'FRONT',
    options: OPTIONS as unknown as CellValue,
    [`card:${finn}`]: [0, 0, 1, 0, 0, 0, 1, 0],
    [`figure:${mine}`]: [1, 10, -1, 0],
    [`card:${thorgrim}`]: [1, 1, 0, 0, 0, 0, 1, 0],
    [`figure:${theirs}`]: [1, beside, -1, 0],
    ...more,
  }
  return { content, view: { shared: new Map(Object.entries(cells)), own: new Map() }, role: 0, language: 'en' } as never
}
const board = boardWith()
const tone = (event: Event): string | undefined => matters(event, 0, board)?.tone

const dead = (figure: number, role: number): Event => ({
  type: 'destroyed',
  figure,
  role,
  space: 10,
  rear: -1,
  cause: 'attack',
})

describe('what matters to a player', () => {
  it('is what was lost and gained, and where', () => {
    expect(matters(dead(mine, 0), 0, board)).toEqual({ tone: 'lost', weight: 10, targets: ['space:10'] })
    expect(tone(dead(theirs, 1))).toBe('gained')
    expect(tone({ type: 'wounded', figure: mine, wounds: 1, total: 1, life: 4, space: 10, cause: 'attack' })).toBe(
      'lost',
    )
    expect(tone({ type: 'turnLost', role: 0, turn: 1 })).toBe('lost')
    expect(tone({ type: 'turnLost', role: 1, turn: 1 })).toBeUndefined()
  })

  it('is who attacks one’s own figures', () => {
    const rolled = (attacker: number, target: number): Event => ({
      type: 'attackRolled',
      attacker,
      target,
      faces: [0],
      bonuses: '',
    })
    expect(matters(rolled(theirs, mine), 0, board)).toEqual({
      tone: 'threat',
      weight: 3,
      targets: [`figure:${theirs}`],
    })
    expect(tone(rolled(mine, theirs))).toBeUndefined()
  })

  it('is an enemy who comes close, and less any other way of an enemy', () => {
    const moved = (end: number): Event => ({ type: 'moved', figure: theirs, path: [50, end], way: 0 })
    expect(tone(moved(beside))).toBe('threat')
    const far = field.spaces.count - 1
    expect(matters(moved(far), 0, board)).toEqual({ tone: 'news', weight: 0, targets: [`figure:${theirs}`] })
    const own: Event = { type: 'moved', figure: mine, path: [9, 10], way: 0 }
    expect(tone(own)).toBeUndefined()
  })
})

describe('how long an event is looked at', () => {
  it('depends on whether it ends something', () => {
    const attack = (faces: readonly number[]): Event => ({
      type: 'attackRolled',
      attacker: mine,
      target: theirs,
      faces,
      bonuses: '',
    })
    expect(beatOf(attack([0, 1]))).toBe('motion')
    expect(beatOf(attack([1, 2]))).toBe('result')
    const moved: Event = { type: 'moved', figure: mine, path: [1, 2], way: 0 }
    expect(beatOf(moved)).toBe('motion')
    expect(beatOf({ type: 'battleBegan' } as Event)).toBe('glance')
  })
})

describe('where the game stands', () => {
  it('is told by round and turn, and by the phases before the battle', () => {
    expect(where(boardWith({ phase: 'placing', round: [0, 0, 0] }))).toMatchObject({ title: 'Placing figures', at: 1 })
    const turn = { phase: 'turns', round: [3, 1, 0, 1, 0] }
    expect(where(boardWith(turn))).toMatchObject({ title: 'Round 3 of 12 · Turn 2', at: 3 })
    expect(where(boardWith({ ...turn, phase: 'markers' }))).toMatchObject({ at: 0 })
    expect(where(boardWith({ ...turn, phase: 'over' }))?.steps).toEqual([])
  })

  it('is a turn with its steps in the Basic game', () => {
    const active = { role: 0, card: finn, step: 'move', moved: [], attackers: [], targets: [], acting: [], used: [] }
    const cells = { scenario: 'DAWN', phase: 'turns', round: [6, 0, 0, 1, 0], turn: active as unknown as CellValue }
    expect(where(boardWith(cells))).toMatchObject({ title: 'Turn 6', at: 1 })
  })
})
