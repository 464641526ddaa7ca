import { describe, expect, it } from 'vitest'
import type { AttackEvent, AttackMessages } from '../rules/words/attack-words.ts'
import type { Cause } from '../rules/life/life.ts'
import { attackEventsDe, attackMessagesDe } from './de/attack.ts'
import { attackEventsEn, attackMessagesEn } from './en/attack.ts'
import type { Words } from './types.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Plain names; counted nouns in English, which is enough to see where they stand. */
const words: Words = {
  player: (role) => `Player ${role + 1}`,
  players: (list) => list,
  card: (card) => `Card ${card}`,
  printedCard: (card) => `Card ${card}`,
  isHero: () => false,
  agree: (_, one) => one,
  figure: (figure) => `Figure ${figure}`,
  figures: (list) => `Figures ${list}`,
  space: (space) => `Space ${space}`,
  hex: (space) => `Space ${space}`,
  glyph: (kind) => `Glyph ${kind}`,
  power: (id) => `Power ${id}`,
  scenario: (id) => id,
  marker: String,
  skulls: (n) => count(n, 'skull', 'skulls'),
  shields: (n) => count(n, 'shield', 'shields'),
  wounds: (n) => count(n, 'wound', 'wounds'),
  dice: (n) => count(n, 'die', 'dice'),
  spaces: (n) => count(n, 'space', 'spaces'),
  levels: (n) => count(n, 'level', 'levels'),
  points: (n) => count(n, 'point', 'points'),
  count,
  list: (parts) => parts.join(' and '),
}

const args = {
  card: 3,
  attacker: 1,
  target: 2,
  figure: 2,
  role: 1,
  attack: 4,
  attackBonuses: 'height:1,swordOfReckoning:4',
  defense: 1,
  defenseBonuses: '',
  wounds: 1,
  times: 2,
  power: 'grenade',
  most: 4,
  engaged: '5,6',
  distance: 3,
  range: 7,
  space: 9,
}

describe('words of attacks', () => {
  it('every message says something of its own in both languages [HS-ATT-04]', () => {
    const keys = Object.keys(attackMessagesEn) as (keyof AttackMessages)[]
    expect(Object.keys(attackMessagesDe).sort()).toEqual([...keys].sort())
    for (const texts of [attackMessagesEn, attackMessagesDe]) {
      const said = keys.map((key) => (texts[key] as (a: typeof args, w: Words) => string)(args, words))
      for (const one of said) expect(one).toMatch(/^[\wÄÖÜ].*[\w.)?]$/)
      expect(new Set(said).size).toBe(keys.length)
    }
  })

  it('dice are told with where extra ones come from [HS-ATT-05]', () => {
    expect(attackMessagesEn['attack.pairDice'](args, words)).toBe(
      '4 dice (+1 height, +4 Power swordOfReckoning) against 1 die',
    )
    expect(attackMessagesDe['attack.pairDice'](args, words)).toBe(
      '4 dice (+1 Höhe, +4 Power swordOfReckoning) gegen 1 die',
    )
  })

  it('repeated attacks are counted [HS-ATT-03]', () => {
    const again = (times: number): string[] =>
      [attackMessagesEn, attackMessagesDe].map((texts) => texts['refuse.attackAgain']({ figure: 2, times }, words))
    expect(again(1)).toEqual([
      'Figure 2 has already attacked this turn.',
      'Figure 2 hat in diesem Zug schon angegriffen.',
    ])
    expect(again(2)[1]).toBe('Figure 2 hat in diesem Zug schon 2-mal angegriffen.')
  })

  it('distances agree in number [HS-ATT-01]', () => {
    const far = (distance: number): string =>
      attackMessagesDe['refuse.attackTooFar']({ attacker: 1, target: 2, distance, range: 0 }, words)
    expect([far(1), far(8)]).toEqual([
      'Figure 2 ist 1 Feld von Figure 1 entfernt; die Reichweite ist 0.',
      'Figure 2 ist 8 Felder von Figure 1 entfernt; die Reichweite ist 0.',
    ])
  })

  it('rolls count what matters [HS-ATT-07]', () => {
    const rolled: Extract<AttackEvent, { type: 'attackRolled' }> = {
      type: 'attackRolled',
      attacker: 1,
      target: 2,
      faces: [0, 1, 0],
      bonuses: 'glyph:1',
    }
    expect(attackEventsEn.attackRolled(rolled, words)).toBe(
      'Figure 1 attacks Figure 2 with 3 dice (+1 glyph): 2 skulls.',
    )
    expect(attackEventsDe.attackRolled(rolled, words)).toBe(
      'Figure 1 greift Figure 2 mit 3 Würfeln (+1 Glyph) an: 2 skulls.',
    )
    const one = { ...rolled, faces: [1], bonuses: '' }
    expect(attackEventsDe.attackRolled(one, words)).toBe('Figure 1 greift Figure 2 mit 1 Würfel an: 0 skulls.')
  })

  it('a defence is blocked, dodged or not enough [HS-ATT-08, HS-ATT-09]', () => {
    const rolled: Extract<AttackEvent, { type: 'defenseRolled' }> = {
      type: 'defenseRolled',
      attacker: 1,
      figure: 2,
      faces: [1, 2],
      bonuses: '',
      skulls: 2,
      shields: 1,
      hits: 1,
      dodged: 0,
    }
    const tell = (change: Partial<typeof rolled>): string[] =>
      [attackEventsEn, attackEventsDe].map((texts) => texts.defenseRolled({ ...rolled, ...change }, words))
    expect(tell({})).toEqual([
      'Figure 2 defends with 2 dice: 1 shield.',
      'Figure 2 verteidigt sich mit 2 Würfeln: 1 shield.',
    ])
    expect(tell({ hits: 0 })[0]).toBe('Figure 2 defends with 2 dice: 1 shield – blocked.')
    expect(tell({ hits: 0 })[1]).toContain('geblockt')
    expect(tell({ hits: 0, dodged: 1 })[0]).toContain('dodged (Power stealthDodge)')
    expect(tell({ hits: 0, dodged: 1 })[1]).toContain('ausgewichen (Power stealthDodge)')
  })

  it('a special attack tells its roll, whom it affects stands before it [HS-ATT-16]', () => {
    const rolled = { type: 'specialAttackRolled' as const, attacker: 1, faces: [0, 2] }
    const tell = (targets: string): string[] =>
      [attackEventsEn, attackEventsDe].map((texts) => texts.specialAttackRolled({ ...rolled, targets }, words))
    expect(tell('4,5')).toEqual(['Special attack with 2 dice: 1 skull.', 'Sonderangriff mit 2 Würfeln: 1 skull.'])
    expect(tell('')[0]).toContain('affects nobody')
    expect(tell('')[1]).toContain('niemanden')
  })

  it('wounds and destruction say what caused them [HS-LIF-08]', () => {
    const destroyed = (cause: Cause): string[] =>
      [attackEventsEn, attackEventsDe].map((texts) =>
        texts.destroyed({ type: 'destroyed', figure: 2, role: 0, space: 1, rear: -1, cause }, words),
      )
    expect(destroyed('attack')).toEqual(['Figure 2 is destroyed.', 'Figure 2 wird vernichtet.'])
    expect(destroyed('fall')).toEqual([
      'Figure 2 is destroyed in the fall.',
      'Figure 2 wird durch den Sturz vernichtet.',
    ])
    expect(destroyed('mist')[0]).toBe('Figure 2 is destroyed in the toxic mist.')
    expect([...destroyed('curse'), ...destroyed('chomp')]).toEqual(['', '', '', ''])
    const wounded = {
      type: 'wounded' as const,
      figure: 2,
      wounds: 2,
      total: 3,
      life: 4,
      space: 1,
      cause: 'fall' as const,
    }
    expect(attackEventsEn.wounded(wounded, words)).toBe('Figure 2 takes 2 wounds in the fall (3 of 4).')
    expect(attackEventsDe.wounded(wounded, words)).toBe('Figure 2 erhält 2 wounds durch den Sturz (3 von 4).')
    expect(attackEventsEn.wounded({ ...wounded, total: 4 }, words)).toBe('')
  })
})
