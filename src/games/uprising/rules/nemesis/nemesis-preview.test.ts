import { describe, expect, it } from 'vitest'
import { at, card, tableOf } from '../../testing/position.ts'
import { nemesisPreview, previewLines } from './nemesis-preview.ts'

describe('what the Nemesis will do', () => {
  const t = tableOf({
    havens: { 1: [at(0, 2)] },
    cards: {
      executioner: { at: at(0, 0), target: at(0, 2), tokens: 2 },
      'lich-queen': { at: at(3, 0), tokens: 2 },
      siren: { at: at(-3, 0) },
      assassin: { at: at(0, -3), target: at(0, -3), tokens: 1 },
    },
    garrisons: { [at(2, 0)]: 1 },
  })

  it('every card with tokens, in the order of initiative, with where and why [UP-NEM-03] [UP-LEG-08]', () => {
    const plans = nemesisPreview(t)
    expect(plans.map((plan) => plan.card)).toEqual([card('lich-queen'), card('assassin'), card('executioner')])
    expect(plans[2].steps).toEqual([
      { from: at(0, 0), to: [at(0, 1)], rule: 'UP-LEG-08' },
      { from: at(0, 1), to: [at(0, 2)], rule: 'UP-LEG-08' },
    ])
    expect(plans[1].steps).toEqual([{ from: at(0, -3), to: [], rule: 'UP-LEG-07' }])
  })

  it('ends where a fight or a choice leaves the rest open [UP-HOR-11] [UP-HOR-14]', () => {
    const [queen] = nemesisPreview(t)
    expect(queen).toMatchObject({ isOpen: true, steps: [{ from: at(3, 0), to: [at(2, 0)], rule: 'UP-HOR-11' }] })
    const free = tableOf({ cards: { siren: { at: at(3, 0), tokens: 2 } } })
    const [siren] = nemesisPreview(free)
    expect(siren.isOpen).toBe(true)
    expect(siren.steps).toHaveLength(1)
    expect(siren.steps[0].to).toHaveLength(3)
  })

  it('changes nothing and has words for every step', () => {
    const before = JSON.stringify(t.state)
    expect(previewLines(t).map(({ key }) => key)).toEqual([
      'nemesis.previewGo',
      'nemesis.previewStay',
      'nemesis.previewGo',
      'nemesis.previewGo',
    ])
    expect(JSON.stringify(t.state)).toBe(before)
  })
})
