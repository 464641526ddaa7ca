import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../../../engine/wire.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { defaultContent } from '../content/content.ts'
import { LIGHT } from '../content/names.ts'
import { privateView, publicView } from '../rules/table/view.ts'
import { BLANK, joker, landCard, light, magic, tableOf } from '../testing/position.ts'
import { planOf, playerBoardOf } from './cells.ts'
import {
  fitsPrint,
  handOf,
  isWarning,
  keysToPlace,
  numberedOffers,
  planOffers,
  planPrice,
  priceOn,
} from './planning.ts'

const CONTENT = defaultContent()

const [GOLD, AWAKEN, BUILD, ATTACK, MOVE, RACE, MAGIC] = [0, 2, 3, 4, 6, 7, 8]

function seen(planned: Readonly<Record<number, number>>, cards: readonly number[] = []): ViewCells {
  const t = tableOf({
    races: { 0: ['elves', 'demons'], 1: ['humans', 'orcs'], 2: ['dwarves', 'trolls'] },
    planned: { 0: planned },
    cards: { 0: cards },
    phase: 'planning',
  })
  const shared = new Map()
  const own = new Map()
  publicView(t, (key, value) => shared.set(key, value))
  privateView(t, 0, (key, value) => own.set(key, value))
  return { shared, own: new Map([[0, own]]) }
}

const question = (...keys: string[]): QuestionView => ({
  id: 'q',
  kind: 'card',
  name: 'plan',
  rule: 'IM-PLN-01',
  prompt: { key: 'plan.ask' },
  options: keys.map((key) => ({ key, label: { key } })),
  closes: false,
})

describe('the plan on offer', () => {
  it('reads places by card and space, what can go back, and ready', () => {
    const offers = planOffers(question('ready', 'back:3', 'place:17@0', 'place:17@4', 'place:90@8'))
    expect([...offers.places].map(([card, spaces]) => [card, [...spaces.keys()]])).toEqual([
      [17, [0, 4]],
      [90, [8]],
    ])
    expect([...offers.backs.keys()]).toEqual([3])
    expect(offers.ready?.key).toBe('ready')
  })

  it('offers nothing while another question waits', () => {
    const offers = planOffers({ ...question('ready', 'back:3'), name: 'turn' })
    expect([offers.places.size, offers.backs.size, offers.ready]).toEqual([0, 0, undefined])
    expect([...numberedOffers(question('space:2', 'space:9', 'pass'), 'space').keys()]).toEqual([2, 9])
  })
})

describe('the hand', () => {
  it('holds what lies on no space; blanks are counted', () => {
    const conflict = light('heartwood')
    const view = seen({ [GOLD]: landCard('mossgate'), [ATTACK]: BLANK, [MOVE]: BLANK, [MAGIC]: magic('awaken') }, [
      conflict,
      landCard('heartwood'),
    ])
    const { blanks } = CONTENT.components
    expect(handOf(CONTENT, view, 0)).toEqual([
      { card: landCard('heartwood'), count: 1 },
      { card: conflict, count: 1 },
      { card: magic('conflictOrMarker'), count: 1 },
      { card: magic('shrineOrTakeover'), count: 1 },
      { card: magic('conflictsOrAwaken'), count: 1 },
      { card: BLANK, count: blanks - 2 },
    ])
  })
})

describe('prices of the plan', () => {
  const view = seen({ [AWAKEN]: light('heartwood'), [RACE]: landCard('mossgate'), [MAGIC]: magic('awaken') })
  const board = playerBoardOf(CONTENT, view, 0)!

  it('adds up what is printed on spaces and magic cards', () => {
    expect(planPrice(CONTENT, board, planOf(view, 0))).toEqual({ energy: 2 + 2 + 4, gold: 1 + 0 + 1, isLeast: false })
  })

  it('takes the cheapest building, and says that it is the least', () => {
    expect(priceOn(CONTENT, board, BUILD, light('heartwood'))).toEqual({ energy: 1, gold: 2, isLeast: true })
    expect(priceOn(CONTENT, board, MOVE, light('heartwood'))).toEqual({ energy: 0, gold: 0, isLeast: true })
    expect(priceOn(CONTENT, board, ATTACK, light('heartwood'))).toEqual({ energy: 0, gold: 0, isLeast: false })
    expect(priceOn(CONTENT, board, AWAKEN, BLANK)).toEqual({ energy: 0, gold: 0, isLeast: false })
  })

  it('fits cards by what is printed', () => {
    const wild = joker(LIGHT, 'forest')
    const fitting = (card: number): number[] =>
      board.action.flatMap((_, at) => (fitsPrint(board, card, at) ? [at] : []))
    expect(fitting(BLANK)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(fitting(magic('awaken'))).toEqual([8, 9])
    expect(fitting(light('heartwood'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(fitting(wild)).toEqual([2, 3, 4, 5, 6, 7])
  })
})

describe('answers of a drag', () => {
  it('takes back first what lies in the way, and what was taken up', () => {
    const plan = [5, -1, 7, -1]
    expect(keysToPlace(plan, 9, 1)).toEqual(['place:9@1'])
    expect(keysToPlace(plan, 9, 2)).toEqual(['back:2', 'place:9@2'])
    expect(keysToPlace(plan, 5, 2, 0)).toEqual(['back:0', 'back:2', 'place:5@2'])
  })

  it('knows a warning from an effect', () => {
    expect(isWarning({ key: 'does.absent' })).toBe(true)
    expect(isWarning({ key: 'does.tooDear' })).toBe(true)
    expect(isWarning({ key: 'does.gold' })).toBe(false)
    expect(isWarning(undefined)).toBe(false)
  })
})
