import { describe, expect, it } from 'vitest'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import { at, card, choose, positionMatch, view } from '../testing/position.ts'
import { clickOnHex, clickOnPiece, litHexes, offersOf, type Places } from './offers.ts'

const places: Places = { heroAt: () => at(0, -2), cardAt: () => at(3, 0) }
const keysOf = (options: readonly OptionView[] | undefined): string[] => (options ?? []).map(({ key }) => key)

function asking(
  name: string,
  options: readonly Partial<OptionView>[],
  args: Record<string, number> = {},
): QuestionView {
  const all = options.map((option) => ({ label: { key: 'x' }, key: 'x', ...option }) as OptionView)
  return { id: '1', kind: 'option', name, rule: 'UP-RUL-01', prompt: { key: 'x', args }, options: all, closes: false }
}

const commanding = (...keys: string[]): QuestionView => {
  const match = positionMatch({ units: { [at(0, -2)]: ['tribesmen', 'trolls'] } }, [
    { procedure: 'actionTurn', args: { role: 0, idle: 0 } },
  ])
  choose(match, 'action:command', ...keys)
  return view(match)!
}

describe('what lights up on the map', () => {
  it('hexes into which can be commanded, then the pieces that can go and where to [UP-CMD-02] [UP-CMD-12]', () => {
    const first = offersOf(commanding(), places)
    expect(litHexes(first)).toContain(at(0, -3))
    expect(first.pieces.size).toBe(0)
    expect(clickOnHex(first, at(0, -3))).toMatchObject({ kind: 'answer', option: { key: `hex:${at(0, -3)}` } })

    const second = offersOf(commanding(`hex:${at(0, -3)}`), places)
    expect(second.goal).toBe(at(0, -3))
    expect([...second.pieces.keys()]).toEqual([`unit:0@${at(0, -2)}`, `unit:3@${at(0, -2)}`, 'hero:0'])
    expect(keysOf(second.hexes.get(at(0, -2)))).toEqual([...second.pieces.keys()])
    expect(clickOnPiece(second, 'hero:0')).toMatchObject({ kind: 'answer', option: { key: 'hero:0' } })
    expect(clickOnHex(second, at(0, -2))).toMatchObject({ kind: 'choose' })
  })

  it('all positions of a tile that is being turned, and only that tile [UP-EXP-10]', () => {
    const match = positionMatch({ tiles: { [at(1, 0)]: 'omeido' } }, [
      { procedure: 'orient', args: { role: 0, space: at(1, 0) } },
    ])
    const { turning, hexes, ...rest } = offersOf(view(match), places)
    expect(turning?.space).toBe(at(1, 0))
    expect(turning?.options.map(({ rotation }) => rotation)).toEqual([0, 1, 2, 3, 4, 5])
    expect(hexes.size).toBe(0)
    expect([...litHexes({ turning, hexes, ...rest })]).toEqual([at(1, 0)])
  })

  it('a Legion or Horde to choose is clicked where it stands; on its way the hexes are', () => {
    const which = asking('whichCard', [{ key: 'card:3', targets: ['card:3'] }])
    expect(keysOf(offersOf(which, places).hexes.get(at(3, 0)))).toEqual(['card:3'])
    const way = asking('nemesisPath', [{ key: 'hex:5', targets: ['hex:5', `card:${card('siren')}`] }])
    expect([...litHexes(offersOf(way, places))]).toEqual([5])
  })

  it('nothing for cards of the set-up, and a click elsewhere asks why', () => {
    const heroes = offersOf(asking('hero', [{ key: 'hero:0', targets: ['hero:0'] }]), places)
    expect(litHexes(heroes).size).toBe(0)
    expect(clickOnHex(heroes, 7)).toEqual({ kind: 'explain', key: 'hex:7' })
    expect(clickOnPiece(heroes, 'card:2')).toEqual({ kind: 'explain', key: 'card:2' })
    expect(litHexes(offersOf(undefined, places)).size).toBe(0)
  })
})
