import { describe, expect, it } from 'vitest'
import type { CellValue, OptionView, QuestionView } from '../../../engine/index.ts'
import { actFace, attackArmiesFace, attitudeFace, groupFace, moveArmiesFace } from '../rules/table/faces.ts'
import { clickOn, litLands, offersOf } from './offers.ts'

const option = (key: string, ...targets: string[]): OptionView => ({
  key,
  label: { key: 'label' },
  targets,
  data: { is: 'land', land: 0 },
})
const asking = (options: OptionView[], name = actFace.name, about?: CellValue): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'IM-ACT-01',
  prompt: { key: 'ask' },
  ...(about === undefined ? {} : { about }),
  options,
  closes: false,
})
const attack = (from: number, to: number): OptionView => ({
  ...option(`attack:${from}>${to}`, `land:${from}`, `land:${to}`),
  data: { is: 'attack', from, to },
})

describe('offers on the board', () => {
  it('are nothing where nothing is asked', () => {
    const offers = offersOf(undefined)
    expect(litLands(offers, undefined)).toEqual(new Set())
    expect(clickOn(offers, undefined, 3)).toEqual({ kind: 'explain', key: 'land:3' })
  })

  it('light up single lands and limbos, and a click on the only option answers', () => {
    const gold = option('land:3', 'land:3')
    const offers = offersOf(asking([gold, option('awaken:1', 'limbo:1')]))
    expect(litLands(offers, undefined)).toEqual(new Set([3]))
    expect([...offers.limbos.keys()]).toEqual([1])
    expect(clickOn(offers, undefined, 3)).toEqual({ kind: 'answer', option: gold })
  })

  it('let one choose where several fit', () => {
    const options = [option('build:0@3', 'land:3', 'building:0'), option('build:1@3', 'land:3', 'building:1')]
    expect(clickOn(offersOf(asking(options)), undefined, 3)).toEqual({ kind: 'choose', options })
  })

  it('light up what can be attacked; a click there takes every way to it', () => {
    const options = [attack(1, 2), attack(1, 5), attack(7, 2)]
    const offers = offersOf(asking(options))
    expect(litLands(offers, undefined)).toEqual(new Set([2, 5]))
    expect(clickOn(offers, undefined, 2)).toMatchObject({ kind: 'way', ways: [{ from: 1 }, { from: 7 }] })
    expect(clickOn(offers, undefined, 5)).toMatchObject({ kind: 'way', ways: [{ from: 1, to: 5 }] })
    expect(clickOn(offers, undefined, 9)).toEqual({ kind: 'explain', key: 'land:9' })
  })

  it('take a way from its first land to its last, too', () => {
    const options = [attack(1, 2), attack(1, 5), attack(7, 2)]
    const offers = offersOf(asking(options))
    expect(clickOn(offers, undefined, 1)).toEqual({ kind: 'from', from: 1 })
    expect(litLands(offers, 1)).toEqual(new Set([2, 5]))
    expect(clickOn(offers, 1, 2)).toMatchObject({ kind: 'way', ways: [{ from: 1, to: 2 }] })
    expect(clickOn(offers, 1, 1)).toEqual({ kind: 'from', from: undefined })
    expect(clickOn(offers, 1, 7)).toEqual({ kind: 'from', from: 7 })
    expect(clickOn(offers, 1, 9)).toEqual({ kind: 'explain', key: 'attack:1>9' })
  })

  it('light up where a march can begin, and its ends after that', () => {
    const march: OptionView = { ...attack(1, 2), data: { is: 'move', from: 1, to: 2 } }
    const offers = offersOf(asking([march, { ...march, data: { is: 'move', from: 2, to: 1 } }]))
    expect(litLands(offers, undefined)).toEqual(new Set([1, 2]))
    expect(clickOn(offers, undefined, 2)).toEqual({ kind: 'from', from: 2 })
    expect(clickOn(offers, 2, 1)).toMatchObject({ kind: 'way', ways: [{ is: 'move', from: 2, to: 1 }] })
  })

  it('offer what a land can do beside the ways that begin there', () => {
    const shrine = option('shrine:1', 'land:1')
    expect(clickOn(offersOf(asking([shrine, attack(1, 2)])), undefined, 1)).toEqual({
      kind: 'choose',
      options: [shrine],
      from: 1,
    })
  })

  it('stay with the way that a question about numbers is about', () => {
    const options = [option('armies:1', 'land:4', 'land:9'), option('armies:2', 'land:4', 'land:9')]
    for (const { name } of [attitudeFace, attackArmiesFace, moveArmiesFace]) {
      const question = asking(options, name, { from: 4, to: 9 })
      const offers = offersOf(question)
      expect(offers.about).toEqual({ from: 4, to: 9, question })
      expect(litLands(offers, undefined)).toEqual(new Set([9]))
      expect(clickOn(offers, undefined, 9)).toEqual({ kind: 'about' })
      expect(clickOn(offers, undefined, 5)).toEqual({ kind: 'explain', key: 'land:5' })
    }
  })

  it('mark the land that a question about groups is about', () => {
    const offers = offersOf(asking([option('group:6', 'group:6')], groupFace.name, { land: 31 }))
    expect(litLands(offers, undefined)).toEqual(new Set([31]))
    expect(clickOn(offers, undefined, 31)).toEqual({ kind: 'explain', key: 'land:31' })
  })
})
