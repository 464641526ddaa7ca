import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { copiesOf, rosterFor } from '../../rules/table/roster.ts'
import type { Event } from '../../rules/words/words.ts'
import { seenBy } from '../seen.ts'
import { playedAt } from './follow.ts'

const content = defaultContent()
const OPTIONS = { setup: 0, army: 'drafted', sets: 1, mirrorArmies: false, points: [400, 400], rounds: 12 }
const roster = rosterFor(content, copiesOf({ sets: 1, mirrorArmies: false }, 2))
const card = (id: string): number => roster.cards.findIndex((one) => one.id === id)
const [finn, thorgrim] = ['finn', 'thorgrim'].map(card)
const [mine, theirs] = [roster.firstFigure[finn], roster.firstFigure[thorgrim]]
const cells: Readonly<Record<string, CellValue>> = {
  scenario: 'FRONT',
  options: OPTIONS as unknown as CellValue,
  [`card:${finn}`]: [0, 0, 1, 0, 0, 0, 1, 0],
  [`figure:${mine}`]: [1, 10, -1, 0],
  [`card:${thorgrim}`]: [1, 1, 0, 0, 0, 0, 1, 0],
  [`figure:${theirs}`]: [1, 40, -1, 0],
}
const seen = seenBy({ content, view: { shared: new Map(Object.entries(cells)), own: new Map() }, role: 0 })!
const at = (event: Event, role: number | undefined = 0): readonly number[] => playedAt(seen, [event], role)
const moved = (figure: number): Event => ({ type: 'moved', figure, path: [50, 51, 40], way: 0 })
const attack = (attacker: number, target: number): Event => ({
  type: 'attackRolled',
  attacker,
  target,
  faces: [0],
  bonuses: '',
})

describe('where the camera goes while something is shown', () => {
  it('is where others move from and to, and who attacks whom', () => {
    expect(at(moved(theirs))).toEqual([50, 40])
    expect(at(attack(theirs, mine))).toEqual([10, 40])
    expect(at({ type: 'destroyed', figure: mine, role: 0, space: 10, rear: -1, cause: 'attack' })).toEqual([10])
  })

  it('is nowhere for what one does oneself, and for what has no place', () => {
    expect(at(moved(mine))).toEqual([])
    expect(at(attack(mine, theirs))).toEqual([])
    expect(at({ type: 'roundBegan', round: 2 })).toEqual([])
    expect(playedAt(seen, [moved(mine)], undefined)).toEqual([50, 40])
  })
})
