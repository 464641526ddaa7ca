import { describe, expect, it } from 'vitest'
import type { CellValue, QuestionView } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { publicView } from '../../rules/table/view.ts'
import { at, tableOf, type Position } from '../../testing/position.ts'
import { gradeOf } from './attack-view.tsx'
import { armyFor, attackOn } from './attack.ts'
import { actionHexes, actionsAt } from './map-actions.ts'

const HOME = at(0, 2)
const FAR = at(0, -2)
const NEAR = at(0, 3)
const POSITION: Position = {
  havens: { 0: [FAR], 1: [HOME] },
  units: { [HOME]: ['younglings', 'younglings', 'koloth'] },
  heroAt: { 1: HOME },
  skeletons: { [NEAR]: 1 },
}

const question = (...actions: string[]): QuestionView => ({
  id: '1',
  kind: 'option',
  name: 'action',
  rule: 'UP-ACT-04',
  prompt: { key: 'x' },
  options: actions.map((action) => ({ key: `action:${action}`, label: { key: 'x' }, data: { action } })),
  closes: true,
})

type Seen = Pick<BoardProps, 'view' | 'content' | 'role' | 'question'>
function seen(...actions: string[]): Seen {
  const t = tableOf(POSITION)
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  return { view: { shared, own: new Map() }, content: t.content, role: 1, question: question(...actions) }
}

describe('the own turn, played from the map', () => {
  it('offers what is asked, with the hex it leads into [UP-MOV-02] [UP-CMD-02]', () => {
    const { can } = actionsAt(seen('move', 'command'), NEAR)
    expect(can.map(({ keys }) => keys)).toEqual([
      ['action:command', `hex:${NEAR}`],
      ['action:move', `hex:${NEAR}`],
    ])
  })

  it('on the hex of the Hero: what is done there, and what one would look for in vain', () => {
    const { can, cannot } = actionsAt(seen('move', 'quest'), HOME)
    expect(can.map(({ keys }) => keys)).toEqual([['action:move'], ['action:quest']])
    expect(cannot).toEqual(['command', 'explore', 'haven'])
  })

  it('nothing far away, and nothing while something else is asked', () => {
    expect(actionsAt(seen('move', 'command'), FAR)).toEqual({ can: [], cannot: [] })
    const board = seen('move')
    expect(actionsAt({ ...board, question: { ...board.question!, name: 'moveTo' } }, HOME).can).toEqual([])
    expect(actionHexes({ ...board, question: undefined }).size).toBe(0)
  })

  it('marks the hexes that stand for something', () => {
    const hexes = actionHexes(seen('move'))
    expect(hexes.has(HOME)).toBe(true)
    expect(hexes.has(NEAR)).toBe(true)
    expect(hexes.has(FAR)).toBe(false)
  })
})

describe('the chances of a Command', () => {
  it('counts everybody in reach', () => {
    const t = tableOf(POSITION)
    expect(armyFor(t, 1, NEAR).reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(armyFor(t, 1, FAR)).toEqual([0, 0, 0, 0])
  })

  it('are those of the combat that would begin, and none where nobody is to be fought', () => {
    const t = tableOf(POSITION)
    const attack = attackOn(t, 1, NEAR)
    expect(attack?.odds.about.key).toBe('combat.oddsCombat')
    expect(attack?.win).toBeGreaterThan(0.3)
    const sum = attack?.odds.chances.reduce((all, { probability }) => all + probability, 0) ?? 0
    expect(sum).toBeGreaterThan(0.98)
    expect(attack?.isFirst).toBe(false)
    expect(attackOn(t, 1, at(-1, 3))).toBeUndefined()
  })

  it('are good, open or bad', () => {
    expect([0.9, 0.5, 0.1].map(gradeOf)).toEqual(['good', 'open', 'bad'])
  })
})
