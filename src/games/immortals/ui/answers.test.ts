import { describe, expect, it } from 'vitest'
import type { CellValue, OptionView, QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { defaultContent } from '../content/content.ts'
import { SPACES } from '../content/names.ts'
import { ownPlanCell } from '../rules/table/cells.ts'
import { actFace, planFace, turnFace } from '../rules/table/faces.ts'
import { meaningOf, placeOf, slipOf } from './answers.ts'

const option = (key: string, data?: CellValue, targets?: string[]): OptionView => ({
  key,
  label: { key: 'label' },
  ...(data === undefined ? {} : { data }),
  ...(targets === undefined ? {} : { targets }),
})
const asking = (name: string, options: OptionView[]): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'IM-ACT-01',
  prompt: { key: 'ask' },
  options,
  closes: false,
})
const ready = option('ready', { is: 'ready' })
const back = option('back:3', { is: 'back', space: 3, isVain: false }, ['space:3'])
const place = option('place:7@2', { is: 'place', card: 7, space: 2, isVain: false }, ['card:7', 'space:2'])
const pass = option('pass', { is: 'pass' })
const reveal = option('space:3', { is: 'reveal', space: 3, isVain: false }, ['space:3', 'card:7'])

/** A table with so many cards on my board. */
function planned(laid: number, question: QuestionView): BoardProps {
  const own = new Map<string, CellValue>()
  const plan = Array.from({ length: SPACES }, (_, space) => (space < laid ? 1 : -1))
  ownPlanCell.put((key, value) => void own.set(key, value), plan)
  const view = { shared: new Map<string, CellValue>(), own: new Map([[0, own]]) }
  return { view, role: 0, language: 'en', content: defaultContent(), question } as unknown as BoardProps
}

describe('answers to the plan', () => {
  it('are laid in the tray; to be ready is wanted when something is laid', () => {
    const empty = asking(planFace.name, [ready, place])
    const begun = asking(planFace.name, [ready, back, place])
    expect([placeOf(place, begun), placeOf(back, begun), placeOf(ready, begun)]).toEqual(['hand', 'hand', undefined])
    expect(meaningOf(ready, empty)).toBe('out')
    expect(meaningOf(ready, begun)).toBe('wanted')
    expect(meaningOf(place, begun)).toBeUndefined()
  })

  it('are asked about once more when nothing is laid, or little', () => {
    const question = asking(planFace.name, [ready, back, place])
    expect(slipOf(ready, planned(0, question))?.kind).toBe('emptyPlan')
    expect(slipOf(ready, planned(2, question))?.kind).toBe('shortPlan')
    expect(slipOf(ready, planned(6, question))).toBeUndefined()
    expect(slipOf(place, planned(0, question))).toBeUndefined()
  })
})

describe('answers to the turn', () => {
  it('are cards, and to pass is the way out', () => {
    const question = asking(turnFace.name, [reveal, pass])
    expect([placeOf(reveal, question), placeOf(pass, question)]).toEqual(['hand', undefined])
    expect(meaningOf(pass, question)).toBe('out')
    expect(slipOf(pass, planned(3, question))?.kind).toBe('pass')
    const vain = { ...reveal, data: { is: 'reveal', space: 3, isVain: true } }
    expect(slipOf(pass, planned(3, asking(turnFace.name, [vain, pass])))).toBeUndefined()
  })
})

describe('answers to a revealed card', () => {
  const gold = option('compensation:gold', { is: 'compensation', gold: true })
  const energy = option('compensation:energy', { is: 'compensation', gold: false })
  const earn = option('land:3', { is: 'land', land: 3 }, ['land:3'])

  it('are lands; the compensation is a way out unless nothing else is possible', () => {
    const question = asking(actFace.name, [earn, gold, energy])
    expect([placeOf(earn, question), placeOf(gold, question)]).toEqual(['board', undefined])
    expect(meaningOf(gold, question)).toBe('out')
    expect(meaningOf(gold, asking(actFace.name, [gold, energy]))).toBeUndefined()
  })

  it('stand in the ribbon where they have no place: cards to draw, the marker of a player', () => {
    const draw = option('draw', { is: 'draw' })
    const marker = option('marker', { is: 'marker' }, ['role:2'])
    const question = asking(actFace.name, [draw, marker, gold, energy])
    expect([placeOf(draw, question), placeOf(marker, question)]).toEqual([undefined, undefined])
  })
})
