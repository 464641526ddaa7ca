import { describe, expect, it } from 'vitest'
import { isMeant } from './card.ts'
import type { Card } from './card.ts'
import { defaultContent } from './content.ts'
import { GENERALS, GLYPH_IDS } from './names.ts'
import { POWER_IDS, POWER_NUMBERS } from './powers.ts'

// Titles name only rules that the data alone can break; what the rules do with the data is tested in rules/.
const content = defaultContent()
const { cards, glyphs, inventory } = content

function card(id: string): Card {
  const found = content.cardById.get(id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}

function total(of: (one: Card) => number): number {
  return cards.reduce((sum, one) => sum + of(one), 0)
}

describe('army cards', () => {
  it('are 16 with 30 figures, each with a collector number of its own [HS-SET-01] [HS-SET-17]', () => {
    expect(Object.fromEntries(cards.map(({ name, figures }) => [name.de, figures]))).toEqual({
      Mimring: 1,
      'Finn der Wikinger-Meister': 1,
      'Thorgrim der Wikinger-Meister': 1,
      'Bergsee-Wikinger': 4,
      'Agent Carr': 1,
      'Krav Maga-Agenten': 3,
      'Ne-Gok-Sa': 1,
      'Marro-Krieger': 4,
      Syvarris: 1,
      'Todesläufer 9000': 1,
      'Zettianische Wachen': 2,
      'Raelin die Kürenkriegerin': 1,
      'Izumi-Samurai': 3,
      'Sgt. Drake Alexander': 1,
      'Elite-Luftlandetruppe': 4,
      Grimnak: 1,
    })
    expect(total(({ figures }) => figures)).toBe(30)
    const numbers = cards.flatMap(({ collector }) => collector).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  it('have Move, Range, Attack and Defence on the Basic side [HS-SET-15] [HS-SET-18]', () => {
    const basic = cards.map(({ id, basic: side }) => [id, side.move, side.range, side.attack, side.defense].join(' '))
    expect(basic).toEqual([
      'mimring 6 6 6 8',
      'finn 5 1 3 6',
      'thorgrim 5 1 3 6',
      'tarn-viking-warriors 4 1 3 4',
      'agent-carr 7 4 4 6',
      'krav-maga-agents 6 7 3 3',
      'ne-gok-sa 5 1 4 7',
      'marro-warriors 6 6 2 4',
      'syvarris 5 9 4 5',
      'deathwalker-9000 5 7 4 9',
      'zettian-guards 4 7 2 7',
      'raelin 7 1 3 7',
      'izumi-samurai 6 1 3 6',
      'sgt-drake-alexander 6 1 6 7',
      'airborne-elite 4 8 3 2',
      'grimnak 5 1 6 7',
    ])
  })

  it('have Life, Move, Range, Attack, Defence and Points on the Master side [HS-SET-15] [HS-SET-19] [HS-EX-14]', () => {
    const master = cards.map(({ id, master: side }) =>
      [id, side.life, side.move, side.range, side.attack, side.defense, side.points].join(' '),
    )
    expect(master).toEqual([
      'mimring 5 6 1 4 3 150',
      'finn 4 5 1 3 4 80',
      'thorgrim 4 5 1 3 4 80',
      'tarn-viking-warriors 1 4 1 3 4 50',
      'agent-carr 4 5 6 2 4 100',
      'krav-maga-agents 1 6 7 3 3 100',
      'ne-gok-sa 5 5 1 3 6 90',
      'marro-warriors 1 6 6 2 3 50',
      'syvarris 4 5 9 3 2 100',
      'deathwalker-9000 1 5 7 4 9 140',
      'zettian-guards 1 4 7 2 7 70',
      'raelin 5 6 1 3 3 80',
      'izumi-samurai 1 6 1 2 5 60',
      'sgt-drake-alexander 5 5 1 6 3 110',
      'airborne-elite 1 4 8 3 2 110',
      'grimnak 5 5 1 2 4 120',
    ])
  })

  it('have general, species, class, personality, size and Height [HS-SET-19] [HS-SET-20] [HS-SET-21]', () => {
    const features = cards.map((one) =>
      [one.id, one.general, one.species, one.class, one.personality, one.size, one.height].join(' '),
    )
    expect(features).toEqual([
      'mimring utgar dragon beast ferocious huge 9',
      'finn jandar human champion valiant medium 5',
      'thorgrim jandar human champion valiant medium 5',
      'tarn-viking-warriors jandar human warriors wild medium 5',
      'agent-carr vydar human agent tricky medium 5',
      'krav-maga-agents vydar human agents tricky medium 4',
      'ne-gok-sa utgar marro warlord tricky medium 5',
      'marro-warriors utgar marro warriors wild medium 4',
      'syvarris ullar elf archer precise medium 5',
      'deathwalker-9000 utgar soulborg deathwalker precise large 7',
      'zettian-guards utgar soulborg guards precise medium 5',
      'raelin jandar kyrie warrior merciful medium 5',
      'izumi-samurai einar human samurai disciplined medium 5',
      'sgt-drake-alexander jandar human soldier valiant medium 5',
      'airborne-elite jandar human soldiers disciplined medium 5',
      'grimnak utgar orc champion ferocious huge 11',
    ])
    expect([...content.features.generals.keys()]).toEqual(GENERALS)
  })

  it('are heroes with one figure or squads with more, all unique [HS-SET-16] [HS-DRF-19]', () => {
    for (const { kind, figures, rarity } of cards) {
      expect(kind).toBe(figures === 1 ? 'hero' : 'squad')
      expect(rarity).toBe('unique')
    }
    expect(cards.filter(({ kind }) => kind === 'hero').length).toBe(10)
  })

  it('give only Grimnak and Mimring two spaces [HS-SET-23]', () => {
    expect(cards.filter(({ spaces }) => spaces === 2).map(({ id }) => id)).toEqual(['mimring', 'grimnak'])
    expect(cards.filter(({ spaces }) => spaces === 1).length).toBe(14)
  })

  it('agree with the values that the rulebook names [HS-SET-24] [HS-EX-02]', () => {
    expect(card('zettian-guards').basic).toEqual({ move: 4, range: 7, attack: 2, defense: 7 })
    expect(card('airborne-elite').basic.defense).toBe(2)
    expect([card('finn').master.move, card('finn').height]).toEqual([5, 5])
    const { height, master } = card('marro-warriors')
    expect([height, master.range, master.attack, master.defense]).toEqual([4, 6, 2, 3])
    expect([card('syvarris').master.life, card('syvarris').master.defense]).toEqual([4, 2])
    expect(card('deathwalker-9000').height).toBe(7)
    expect(card('izumi-samurai').master.defense).toBe(5)
  })

  it('make the armies of 390 and 400 points of the example [HS-EX-16]', () => {
    const points = (...ids: string[]): number => ids.reduce((sum, id) => sum + card(id).master.points, 0)
    expect(points('syvarris', 'deathwalker-9000', 'krav-maga-agents', 'tarn-viking-warriors')).toBe(390)
    expect(points('grimnak', 'finn', 'zettian-guards', 'marro-warriors', 'raelin')).toBe(400)
  })
})

describe('powers', () => {
  it('stand on their cards with their numbers [HS-POW-02] [HS-POW-05]', () => {
    const powers = Object.fromEntries(
      cards.map((one) => [
        one.id,
        Object.entries(one.powers).map(([id, { refers: _, ...numbers }]) => [id, ...Object.values(numbers)].join(' ')),
      ]),
    )
    expect(powers).toEqual({
      mimring: ['fireLine 8 4', 'flying'],
      finn: ['attackAura 1 1', 'attackSpirit 1'],
      thorgrim: ['closeDefensiveAura 1', 'armorSpirit 1'],
      'tarn-viking-warriors': ['berserkerCharge 15'],
      'agent-carr': ['ghostWalk', 'swordOfReckoning 4', 'disengage'],
      'krav-maga-agents': ['stealthDodge 1'],
      'ne-gok-sa': ['mindShackle 20'],
      'marro-warriors': ['waterClone 15 10'],
      syvarris: ['doubleAttack 2'],
      'deathwalker-9000': ['explosion 7 3', 'rangeEnhancement 2'],
      'zettian-guards': ['zettianTargeting 1'],
      raelin: ['defensiveAura 2 4', 'flying'],
      'izumi-samurai': ['counterStrike'],
      'sgt-drake-alexander': ['thorianSpeed', 'grappleGun 1 25'],
      'airborne-elite': ['grenade 5 12 2', 'theDrop 13'],
      grimnak: ['chomp 16', 'orcWarriorEnhancement 1 1'],
    })
  })

  it('throw grenades five spaces far and twelve levels high [HS-POW-11] [HS-POW-12] [HS-POW-15]', () => {
    expect(card('airborne-elite').powers.grenade).toEqual({ range: 5, lob: 12, dice: 2, refers: {} })
  })

  it('refer to Soulborg guards and to Orc warriors, whom no card has [HS-POW-18] [HS-EX-44]', () => {
    const meant = (id: string, power: 'rangeEnhancement' | 'orcWarriorEnhancement' | 'chomp'): string[] => {
      const found = card(id).powers[power]
      if (found === undefined) throw new Error('no such power')
      return cards.filter((one) => isMeant(one, found.refers)).map((one) => one.id)
    }
    expect(meant('deathwalker-9000', 'rangeEnhancement')).toEqual(['zettian-guards'])
    expect(meant('grimnak', 'orcWarriorEnhancement')).toEqual([])
    expect(cards.filter(({ id }) => !meant('grimnak', 'chomp').includes(id)).map(({ id }) => id)).toEqual([
      'mimring',
      'deathwalker-9000',
      'grimnak',
    ])
  })

  it('are all on some card and told in both languages with exactly their numbers', () => {
    const used = new Set(cards.flatMap(({ powers }) => Object.keys(powers)))
    expect([...used].sort()).toEqual([...POWER_IDS].sort())
    for (const id of POWER_IDS)
      for (const text of Object.values(content.powers[id].text))
        expect([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()).toEqual([...POWER_NUMBERS[id]].sort())
  })
})

describe('glyphs', () => {
  it('are ten pieces of nine kinds, two of them of Brandar [HS-SET-01] [HS-SET-28]', () => {
    expect(glyphs.map(({ id, count }) => `${id} ${count}`)).toEqual(
      GLYPH_IDS.map((id) => `${id} ${id === 'brandar' ? 2 : 1}`),
    )
    expect(glyphs.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  })

  it('are marked with the initials of their names [HS-SET-31]', () => {
    for (const { id, letter } of glyphs) expect(letter.toLowerCase()).toBe(id[0])
    expect(new Set(glyphs.map(({ letter }) => letter)).size).toBe(9)
  })

  it('are permanent except three [HS-GLY-06] [HS-GLY-08]', () => {
    expect(glyphs.filter(({ isTemporary }) => isTemporary).map(({ id }) => id)).toEqual([
      'kelda',
      'erland',
      'mitonsoul',
    ])
  })

  it('add their printed numbers', () => {
    const numbers = glyphs.map((one) => [one.attack, one.defense, one.range, one.atRange, one.move, one.initiative])
    expect(numbers).toEqual([
      [1, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [0, 0, 4, 4, 0, 0],
      [0, 0, 0, 0, 2, 0],
      [0, 0, 0, 0, 0, 8],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    expect(glyphs.filter(({ d20 }) => d20 > 0).map(({ id, d20 }) => `${id} ${d20}`)).toEqual(['mitonsoul 1'])
  })
})

describe('one Master Set', () => {
  it('holds markers, dice and ruins [HS-SET-01] [HS-SET-06]', () => {
    expect(inventory.markers).toEqual({ wound: 24, order: 16, round: 1, grenade: 1 })
    expect([inventory.dice, inventory.ruins]).toEqual([
      { combat: 10, d20: 1 },
      { long: 1, short: 1 },
    ])
  })

  it('holds 85 tiles [HS-SET-02]', () => {
    expect(inventory.tiles.map(({ terrain, size, count }) => `${terrain} ${count}×${size}`)).toEqual([
      'grass 6×24',
      'grass 5×7',
      'grass 5×3',
      'grass 5×2',
      'grass 16×1',
      'rock 2×24',
      'rock 3×7',
      'rock 3×3',
      'rock 3×2',
      'rock 6×1',
      'sand 2×7',
      'sand 2×3',
      'sand 2×2',
      'sand 4×1',
      'water 21×1',
    ])
    expect(inventory.tiles.reduce((sum, { count }) => sum + count, 0)).toBe(85)
  })

  it('has dice with three skulls, two shields and a blank [HS-RUL-06]', () => {
    expect(inventory.combatDie).toEqual({ skull: 3, shield: 2, blank: 1 })
  })
})

describe('volumes', () => {
  it('make every figure as tall as its Height, with a hit zone in it', () => {
    for (const { body, height, id } of cards) {
      expect([id, Math.max(...body.parts.map(({ to }) => to))]).toEqual([id, height])
      expect(body.parts.some(({ isHit }) => isHit)).toBe(true)
      for (const { from, to, radius } of body.parts) expect(from < to && radius < Math.sqrt(3) / 2).toBe(true)
    }
  })

  it('put the aim point into the hit zone', () => {
    for (const { body } of cards) {
      const inside = body.parts.filter(
        ({ isHit, from, to, along }) =>
          isHit && body.aimUp >= from && body.aimUp <= to && Math.abs(along - body.aimAlong) < 0.01,
      )
      expect(inside.length).toBeGreaterThan(0)
    }
  })

  it('leave crests, spears and wings above the head out of the hit zone', () => {
    const whole = cards.filter(({ body, height }) => body.parts.some(({ isHit, to }) => isHit && to === height))
    expect(whole.map(({ id }) => id)).toEqual([
      'mimring',
      'agent-carr',
      'krav-maga-agents',
      'ne-gok-sa',
      'marro-warriors',
      'deathwalker-9000',
      'zettian-guards',
      'sgt-drake-alexander',
      'airborne-elite',
    ])
  })

  it('raise ruins by six levels [HS-SET-25]', () => {
    expect(content.ruinLevels).toBe(6)
  })
})
