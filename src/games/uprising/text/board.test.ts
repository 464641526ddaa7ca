import { describe, expect, it } from 'vitest'
import { privateCells, publicCells, type Role } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { defaultContent } from '../content/content.ts'
import { uprising } from '../index.ts'
import { nemesisPreview } from '../rules/nemesis/nemesis-preview.ts'
import type { Table } from '../rules/table/state.ts'
import { at, tableOf, type Position } from '../testing/position.ts'
import { setUpState } from '../testing/set-up-match.ts'
import { narrator } from './narrator.ts'

const { items, quests, druids, events } = defaultContent().cards.second

const FULL: Position = {
  roles: 3,
  chapter: 2,
  firstPlayer: 1,
  units: { [at(1, 0)]: ['trolls', 'tribesmen', 'tribesmen'] },
  tiles: { [at(1, 0)]: 'rigga', [at(0, 1)]: 'golgardei' },
  rotations: { [at(1, 0)]: 2 },
  walls: [at(2, 0)],
  towers: [at(2, 0)],
  garrisons: { [at(0, 0)]: 3, [at(0, 1)]: 1 },
  skeletons: { [at(3, 0)]: 1 },
  curses: [at(3, 0)],
  cards: { courtesan: { at: at(0, 0), threat: 5, tokens: 1, target: at(2, 0) }, siren: { at: at(0, 3), tokens: 2 } },
  market: [items[0].id, '', items[1].id],
  openQuests: [quests[0].id],
  items: { 0: [items[2].id] },
  quests: { 2: [quests[1].id] },
  druids: [druids[0].id, druids[1].id],
  events: [events[0].id],
  imperialGraveyard: ['tribesmen', 'koloth'],
  chaosGraveyard: ['vargs'],
  vp: { 0: 5, 4: 7 },
  ap: { 0: 3, 1: 9 },
  arrange: (state) => {
    state.flippedItems = [2]
    state.buriedSkeletons = 1
    state.buriedGarrisons = [1, 0, 0]
    state.attached[0].ap[2] = 1
    state.ap[2]--
    state.drawnFeats[1] = [state.featDecks[1].middle.shift()!, state.featDecks[1].middle.shift()!]
    state.druidUp[1] = 0
  },
}

const lines = (t: Table, role?: Role, language: 'en' | 'de' = 'en'): string[] =>
  narrator.board(language, t, role).flatMap(({ title, lines: all }) => [title, ...all])

describe('the board in words', () => {
  it('tells everything that lies open', () => {
    const text = lines(tableOf(FULL)).join('\n')
    for (const part of [
      'Chapter 2 of 4 · Actions Phase',
      'Victory points: Dugpa 5, Baranth 0, Fhayanor 0, The Empire 7, Chaos 0',
      'First player: Baranth',
      'Dugpa (Krowh)',
      '3 AP to spend, 5 spent',
      '7 AP to spend, 0 spent, 1 locked on cards',
      `Items: ${items[2].name.en} (face-down)`,
      'Rigga: Units of Dugpa (2 Tribesmen, 1 Troll)',
      'Curse, 1 Skeleton',
      'Haven of Dugpa, Wall, Tower, Hero Dugpa',
      'Threat 5, 1 Activation Token, Target',
      'Still in the decks: Legions 5, Hordes 5',
      `Market: ${items[0].name.en}, ${items[1].name.en}`,
      'face-down Druid',
      'Imperial Graveyard: 1 Tribesman, 1 Koloth, 1 Skeleton',
      'Chaos Graveyard: 1 Varg, 1 Garrison',
    ])
      expect(text).toContain(part)
  })

  it('keeps drawn Feats to their owner [UP-RUL-10]', () => {
    const t = tableOf(FULL)
    const isTold = (role?: Role): boolean => lines(t, role).some((line) => line.startsWith('Feats to choose from'))
    expect([isTold(1), isTold(0), isTold(2), isTold()]).toEqual([true, false, false, false])
  })

  it('is the same in German', () => {
    const text = lines(tableOf(FULL), undefined, 'de').join('\n')
    expect(text).toContain('Kapitel 2 von 4 · Aktionsphase')
    expect(text).toContain('Imperialer Friedhof: 1 Stammeskrieger, 1 Koloth, 1 Skelett')
    expect(text).not.toMatch(/undefined|NaN/)
  })
})

describe('a table for words, made from cells', () => {
  const tables: readonly Table[] = [
    tableOf(FULL),
    tableOf({ edition: 'first' }),
    ...[2, 3, 4].map((roles) => ({ state: setUpState(roles, { edition: 'first' }), content: defaultContent() })),
  ]

  it.each(tables)('tells the same as the table itself: %#', (t) => {
    for (const role of [undefined, 0, 1])
      for (const language of LANGUAGES) {
        const own = role === undefined ? undefined : privateCells(uprising, t, role)
        const table = narrator.standIn(t.content, publicCells(uprising, t), role, own)
        expect(narrator.board(language, table, role)).toEqual(narrator.board(language, t, role))
        expect(narrator.player(language, table, 1)).toBe(narrator.player(language, t, 1))
      }
  })

  it('answers pure rules about what lies open as the table itself does [UP-LEG-08, UP-HOR-06]', () => {
    const t = tableOf(FULL)
    t.state.usedGame.push(5)
    const { state, content } = narrator.standIn(t.content, publicCells(uprising, t), undefined, undefined) as Table
    expect(nemesisPreview({ state, content })).toEqual(nemesisPreview(t))
    expect(nemesisPreview(t)).toHaveLength(2)
    expect(state.usedGame).toEqual([5])
  })

  it('holds nothing of decks and face-down tiles [UP-RUL-10]', () => {
    const cells = publicCells(uprising, tableOf(FULL))
    expect(cells.get('itemDeck')).toEqual([tableOf(FULL).state.itemDeck.middle.length, []])
    expect(cells.get('nextEvents')).toEqual([[], [], [], []])
    expect((cells.get('druids') as number[])[1]).toBeLessThan(0)
    expect([...cells.keys()].filter((key) => /pool|featDecks/i.test(key))).toEqual([])
  })
})
