import { describe, expect, it } from 'vitest'
import { oddsOfDice, oddsOfGoals } from '../rules/odds/dice-odds.ts'
import { defaultContent } from './content.ts'
import questCards from './data/quests.json' with { type: 'json' }
import { BLUE, COLOURS, EDITIONS, PURPLE, RED, WHITE, YELLOW } from './names.ts'
import { questSchema } from './schema.ts'

const content = defaultContent()
const all = questCards.map((card) => questSchema.parse(card))
type Quest = (typeof all)[number]

/** Every choice of colours for the Hero's dice (UP-HER-13 to -16). */
function diceOf({ attributes }: (typeof content.heroes)[number]): number[][] {
  const [might, magic, leadership, guile] = attributes
  const fixed = [RED, PURPLE, BLUE].flatMap((colour, i) => Array<number>([might, magic, leadership][i]).fill(colour))
  return Array.from({ length: guile + 1 }, (_, yellow) => [
    ...fixed,
    ...Array<number>(yellow).fill(YELLOW),
    ...Array<number>(guile - yellow).fill(WHITE),
  ])
}

/** How likely the Hero who is best at it solves the Quest with the bonus dice, without cards. */
function bestChance({ id, need, bonus }: Quest): number {
  const { goals } = content.cards.second.quests[content.indexOf.quests.get(id)!]
  const more = bonus.flatMap(({ dice }) => dice.map((die) => COLOURS.indexOf(die as (typeof COLOURS)[number])))
  const chances = content.heroes.flatMap((hero) =>
    diceOf(hero).map((dice) => {
      const odds = oddsOfGoals(oddsOfDice(content, [...dice, ...more]), goals)
      return odds.slice(need).reduce((sum, p) => sum + p, 0)
    }),
  )
  return Math.max(...chances)
}

describe('the Quests', () => {
  it('are mostly solved with one goal, and each offers bonus dice [UP-QST-03] [UP-QST-05]', () => {
    expect(all.filter(({ need }) => need === 1).length).toBeGreaterThan(all.length / 2)
    expect(all.filter(({ bonus }) => bonus.length === 0)).toEqual([])
  })

  it('are neither sure nor hopeless for the Hero who is best at them [UP-QST-04]', () => {
    const outside = all.filter((quest) => bestChance(quest) < 0.45 || bestChance(quest) > 0.81).map(({ id }) => id)
    expect(outside).toEqual(['release-the-kraken', 'the-smugglers-road'])
  })

  it('give at most 1 VP for a goal, and say every reward [UP-QST-06]', () => {
    for (const { id, goals } of all)
      for (const { reward, rewardText } of goals) {
        expect(rewardText !== undefined, id).toBe(reward.length > 0)
        for (const effect of reward) if (effect.op === 'gainVP') expect(effect.n, id).toBe(1)
      }
  })

  it('end with taking or discarding, as the text says [UP-RUL-38] [UP-QST-08]', () => {
    for (const { id, solve, solveText } of all) {
      const last = solve.map(({ op }) => op).findLast((op) => op !== 'drawQuest')!
      expect(['takeThis', 'discardThis'], id).toContain(last)
      expect(solveText.en.startsWith('Take this card'), id).toBe(last === 'takeThis')
      expect(solveText.en.includes('Discard this Quest'), id).toBe(last === 'discardThis')
      expect(solveText.de.includes('Wirf diese Quest ab'), id).toBe(last === 'discardThis')
    }
  })

  it('may ask for a new one, once they are discarded [UP-QST-09]', () => {
    const asking = all.filter(({ solve }) => solve.some(({ op }) => op === 'drawQuest'))
    expect(asking.map(({ id }) => id)).toEqual(['oracle-under-the-ice'])
    expect(asking[0].solve.slice(-2).map(({ op }) => op)).toEqual(['discardThis', 'drawQuest'])
  })

  it('have texts for what they do at once [UP-QST-12]', () => {
    for (const { id, immediate, immediateText } of all)
      expect(immediateText !== undefined, id).toBe(immediate.length > 0)
    expect(all.filter(({ immediate }) => immediate.length > 0).length).toBeGreaterThanOrEqual(5)
  })

  it('are all different', () => {
    const rules = all.map(({ solve, abilities, modifiers }) => JSON.stringify([solve, abilities, modifiers]))
    expect(new Set(rules).size).toBe(all.length)
  })

  it.each(EDITIONS)('are enough without the advanced ones for four Chapters: %s [UP-DIF-08] [UP-REF-05]', (edition) => {
    const own = all.filter(({ sets }) => sets.includes(edition))
    expect(own.filter(({ advanced }) => advanced === 0).length).toBeGreaterThanOrEqual(12)
    expect(own.filter(({ advanced }) => advanced === 1).length).toBeGreaterThanOrEqual(4)
  })
})
