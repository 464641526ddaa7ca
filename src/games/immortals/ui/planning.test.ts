import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { defaultContent } from '../content/content.ts'
import { LIGHT } from '../content/names.ts'
import { chooseCardToReveal } from '../rules/round/execution.ts'
import { fitsOn } from '../rules/round/fits-on.ts'
import { layCard } from '../rules/round/planning.ts'
import { backKey, placeKey } from '../rules/table/faces.ts'
import type { QuestionOf } from '../rules/table/rules.ts'
import { privateView, publicView } from '../rules/table/view.ts'
import { BLANK, joker, landCard, light, magic, tableOf, type Position } from '../testing/position.ts'
import { planOf, playerBoardOf } from './cells.ts'
import { handOf, keysToPlace, planOffers, planPrice, priceOn, turnOffers } from './planning.ts'

const CONTENT = defaultContent()

const [GOLD, AWAKEN, BUILD, ATTACK, MOVE, RACE, MAGIC] = [0, 2, 3, 4, 6, 7, 8]

const RACES = { 0: ['elves', 'demons'], 1: ['humans', 'orcs'], 2: ['dwarves', 'trolls'] } as const

function seen(planned: Readonly<Record<number, number>>, cards: readonly number[] = []): ViewCells {
  const t = tableOf({
    races: RACES,
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

/** What the rules themselves ask in this position. */
function asking<O extends number>(question: QuestionOf<void, O>, position: Position): QuestionView {
  const t = tableOf({ races: RACES, ...position })
  const ask = { question, role: 0, arg: undefined, n: 0 }
  const out: O[] = []
  question.options(t, ask, out)
  return {
    id: 'q',
    kind: question.kind,
    name: question.name,
    rule: question.rule,
    prompt: question.prompt(t, ask),
    options: out.map((option) => ({ key: question.key(t, option, ask), ...question.describe(t, option, ask) })),
    closes: false,
  }
}

const there = light('heartwood')

describe('the cards on offer', () => {
  const position: Position = {
    phase: 'planning',
    armies: { 0: [[there, 2]] },
    cards: { 0: [there, light('mossgate')] },
    planned: { 0: { [ATTACK]: BLANK, [MAGIC]: magic('awaken') } },
  }

  it('are read by card and space, with what can go back, and ready', () => {
    const { places, backs, ready } = planOffers(asking(layCard, position))
    expect([...places.get(there)!.keys()]).toEqual([0, 1, 2, 3, 5, 6, 7])
    expect([...places.get(magic('conflictOrMarker'))!.keys()]).toEqual([9])
    expect(places.get(there)!.get(GOLD)?.key).toBe(placeKey(there, GOLD))
    expect([...backs].map(([space, { key }]) => [space, key])).toEqual([
      [ATTACK, backKey(ATTACK)],
      [MAGIC, backKey(MAGIC)],
    ])
    expect(ready).toBe('ready')
  })

  it('are told from those of which nothing would come', () => {
    const { places, backs } = planOffers(asking(layCard, position))
    const onGold = (card: number): unknown => places.get(card)!.get(GOLD)
    expect(onGold(there)).toMatchObject({ detail: { key: 'does.gold' }, isVain: false })
    expect(onGold(light('mossgate'))).toMatchObject({ detail: { key: 'does.absent' }, isVain: true })
    expect(backs.get(MAGIC)).toMatchObject({ detail: { key: 'does.tooDear' }, isVain: true })
    expect(backs.get(ATTACK)).toMatchObject({ detail: { key: 'does.blank' }, isVain: false })
  })

  it('are not mixed up: to lay while planning, to reveal or to pass later', () => {
    const turn = asking(chooseCardToReveal, { ...position, phase: 'execution' })
    const offers = planOffers(turn)
    expect([offers.places.size, offers.backs.size, offers.ready]).toEqual([0, 0, undefined])
    const { reveals, pass } = turnOffers(turn)
    expect([...reveals].map(([space, { key, isVain }]) => [space, key, isVain])).toEqual([
      [ATTACK, `space:${ATTACK}`, false],
      [MAGIC, `space:${MAGIC}`, true],
    ])
    expect(pass).toBe('pass')
    expect(turnOffers(asking(layCard, position))).toEqual({ reveals: new Map(), pass: undefined })
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
    const fitting = (card: number): number[] => board.action.flatMap((_, at) => (fitsOn(board, card, at) ? [at] : []))
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
})
