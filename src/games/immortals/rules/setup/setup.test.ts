import { describe, expect, it } from 'vitest'
import { publicCells } from '../../../../engine/index.ts'
import { conflictCardsOf } from '../../content/cards.ts'
import { defaultContent } from '../../content/content.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { BLANK, magic } from '../../testing/position.ts'
import { allOptions, startOnly } from '../../testing/start-match.ts'
import { cardsInHand } from '../cards/hands-and-piles.ts'
import { NONE, type State } from '../table/state.ts'
import { setup } from './setup.ts'

const content = defaultContent()
const table = (roles: number): { state: State; content: typeof content } => ({
  state: setup(content, roles, allOptions(roles)),
  content,
})

describe('before the start round', () => {
  it('buildings, portals and residents lie in common supplies [IM-SET-12] [IM-SET-09]', () => {
    const { state } = table(4)
    expect(state.residents).toBe(20)
    expect(new Set(state.building)).toEqual(new Set([NONE]))
    expect(new Set(state.portal)).toEqual(new Set([0]))
    expect([...state.gold, ...state.energy]).toEqual(new Array(8).fill(0))
    expect([state.tower, state.tray]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })

  it('all land cards are in the stack, all conflict cards in two stacks by world [IM-SET-15] [IM-STA-07]', () => {
    const { state } = table(3)
    expect(state.holder).toEqual(new Array(25).fill(NONE))
    expect(state.draft!.stacks).toEqual([conflictCardsOf(SHADOW), conflictCardsOf(LIGHT)])
    expect(state.draft!.stacks.map((stack) => stack.length)).toEqual([30, 30])
  })

  it('everybody has 43 armies, the four magic cards and four blank ones [IM-SET-19] [IM-SET-08] [IM-SET-06]', () => {
    const t = table(5)
    expect(t.state.supply).toEqual([43, 43, 43, 43, 43])
    const four = (['awaken', 'conflictOrMarker', 'shrineOrTakeover', 'conflictsOrAwaken'] as const).map(magic)
    for (let role = 0; role < 5; role++) expect(cardsInHand(t, role, [])).toEqual([...four, BLANK])
    expect(content.components.blanks).toBe(4)
  })

  it('all victory point markers stand on 0 [IM-SET-20]', () => {
    expect(table(3).state.points).toEqual([0, 0, 0])
  })

  it('unused colours are out of the game, nothing else is taken away [IM-SET-21]', () => {
    for (const roles of [3, 4, 5]) {
      const { state } = table(roles)
      expect([state.supply.length, state.tower.length, state.tray.length]).toEqual([roles, roles + 1, roles + 1])
      expect([state.possessor.length, state.holder.length, state.residents]).toEqual([50, 25, 20])
      expect(state.draft!.stacks.flat().length).toBe(60)
    }
  })

  it('nothing is drawn yet, and nobody sees a card [IM-SET-16]', () => {
    const t = table(3)
    expect([t.state.lightRace, t.state.shadowRace]).toEqual([
      [NONE, NONE, NONE],
      [NONE, NONE, NONE],
    ])
    expect(publicCells(startOnly, t).get('draft')).toEqual({
      round: 0,
      stacks: [30, 30],
      hands: [0, 0, 0],
      world: [NONE, NONE, NONE],
      chosen: [NONE, NONE, NONE],
    })
  })
})
