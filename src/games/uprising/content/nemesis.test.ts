import { describe, expect, it } from 'vitest'
import { defaultContent } from './content.ts'
import type { NemesisCard } from './content.ts'
import { BLUE, PURPLE, WHITE, YELLOW } from './names.ts'

const content = defaultContent()
const { second, first } = content.cards
const card = (id: string, cards = second): NemesisCard => cards.nemesis[content.indexOf.nemesis.get(id)!]
const printed = second.nemesis.filter(({ sets }) => sets.length > 0)
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

describe('Legions and Hordes', () => {
  it('are eight each, and the Butcher by choice [UP-SET-07] [UP-RUL-101]', () => {
    expect(printed.filter(({ isLegion }) => isLegion).length).toBe(8)
    expect(printed.filter(({ isLegion }) => !isLegion).length).toBe(8)
    expect(second.nemesis.filter(({ sets }) => sets.length === 0).map(({ id }) => id)).toEqual(['butcher'])
  })

  it('are enough without advanced ones for four factions [UP-SET-33] [UP-RUL-20]', () => {
    for (const side of [true, false]) {
      const simple = printed.filter(({ isLegion, isAdvanced }) => isLegion === side && !isAdvanced)
      expect(simple.length).toBeGreaterThanOrEqual(7)
      expect(simple.length).toBeLessThan(8)
    }
  })

  it('act in one common order [UP-NEM-03] [UP-RUL-101]', () => {
    const order = printed.toSorted((a, b) => a.initiative - b.initiative).map(({ id, initiative }) => [initiative, id])
    expect(order).toEqual([
      [2, 'courtesan'],
      [3, 'lich-queen'],
      [5, 'warlock'],
      [8, 'spymaster'],
      [9, 'coven-of-yssat'],
      [10, 'assassin'],
      [12, 'imperial-guard'],
      [13, 'counter-of-omens'],
      [18, 'mage-breaker'],
      [20, 'executioner'],
      [21, 'bloodwyrm'],
      [25, 'siren'],
      [26, 'banished'],
      [28, 'false-messiah'],
      [29, 'new-emperor'],
      [30, 'oda-the-fallen'],
    ])
    expect([card('coven-of-yssat', first).initiative, card('lich-queen', first).initiative]).toEqual([26, 22])
    expect(card('butcher').initiative).toBe(15)
  })

  it('have a row for every Threat, 7 at most, the Banished 5 [UP-THR-01] [UP-THR-07]', () => {
    for (const { archery, clash, maxThreat, id } of second.nemesis) {
      expect([archery.length, clash.length], id).toEqual([maxThreat + 1, maxThreat + 1])
      expect(maxThreat).toBe(id === 'banished' ? 5 : 7)
    }
  })

  it('grow with their Threat: never fewer and never weaker dice [UP-THR-02]', () => {
    for (const { id, archery, clash, maxThreat } of second.nemesis)
      for (let threat = 2; threat <= maxThreat; threat++)
        for (const column of [archery, clash]) {
          const [less, more] = [column[threat - 1], column[threat]]
          expect(more.length, `${id} ${threat}`).toBeGreaterThanOrEqual(less.length)
          expect(sum(more) + more.length, `${id} ${threat}`).toBeGreaterThanOrEqual(sum(less) + less.length)
        }
  })

  it('roll five dice in Clash at Threat 7, the Imperial Guard six [UP-CMB-30]', () => {
    for (const { id, clash } of printed)
      if (clash.length === 8 && id !== 'courtesan') expect(clash[7].length, id).toBe(id === 'imperial-guard' ? 6 : 5)
  })

  it('have the New Emperor as the book prints him [UP-EX-22] [UP-EX-24] [UP-RUL-101]', () => {
    const emperor = card('new-emperor')
    expect(emperor.archery[5]).toEqual([BLUE, WHITE, WHITE])
    expect(emperor.clash[2]).toEqual([PURPLE, YELLOW, WHITE])
    expect(emperor.destroyed.map(({ op }) => op)).toEqual(['removeTarget', 'gainVP', 'placeGarrison'])
    expect(card('new-emperor', first).destroyed.map(({ op }) => op)).toEqual([
      'placeGarrison',
      'removeTarget',
      'gainVP',
    ])
    expect(emperor.godpower.do).toEqual([{ op: 'gainVP', who: 'empire', n: 2 }])
  })

  it('roll as many Archery dice as the books show [UP-EX-36] [UP-EX-38]', () => {
    const counts = (id: string): number[] =>
      card(id)
        .archery.slice(1)
        .map((dice) => dice.length)
    expect(counts('lich-queen')).toEqual([1, 1, 1, 2, 2, 2, 3])
    expect(counts('coven-of-yssat')).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(counts('oda-the-fallen')).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('place their Target first if they are Legions [UP-TGT-01]', () => {
    for (const { id, isLegion, immediate } of second.nemesis)
      expect(immediate[0].op === 'placeTarget', id).toBe(isLegion)
  })

  it('pay a Bolt for their Godpower and use it by themselves [UP-CMB-42] [UP-CMB-43]', () => {
    for (const { id, godpower } of second.nemesis)
      expect([godpower.use, godpower.cost], id).toEqual(['must', [{ pay: 'bolt', n: 1 }]])
  })

  it('give VP when they are destroyed, and Legions lose their Target [UP-CMB-64] [UP-TGT-12]', () => {
    for (const { id, isLegion, destroyed } of second.nemesis) {
      const ops = JSON.stringify(destroyed)
      expect([ops.includes('"gainVP"'), ops.includes('"removeTarget"')], id).toEqual([true, isLegion])
    }
  })

  it('begin as the examples tell [UP-EX-29] [UP-EX-30] [UP-EX-35]', () => {
    expect(card('butcher').immediate[1]).toEqual({ op: 'loseHalf', who: 'each', of: ['plunder'] })
    expect(card('counter-of-omens').immediate).toEqual([{ op: 'placeSkeleton', n: 2, at: { at: 'thisCard' } }])
    expect(card('lich-queen').immediate.map(({ op }) => op)).toEqual(['placeCurse', 'if'])
  })
})
