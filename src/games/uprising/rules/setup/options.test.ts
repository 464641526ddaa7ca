import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { allOptions } from '../../testing/set-up-match.ts'
import type { TableOptions } from '../table/state.ts'
import { checkOptions, defaultOptions, optionSpecs, tableOptions } from './options.ts'

const content = defaultContent()
const optionsWith = (given: object): TableOptions => tableOptions(content, 2, allOptions(2, given))
const problems = (given: object): string[] => checkOptions(content, 2, allOptions(2, given)).map(({ path }) => path)

/** Flag, second edition, first edition. */
const FLAGS = [
  ['contentSet', 'second', 'first'],
  ['difficultyTable', 'second', 'first'],
  ['druidMode', 'faceUp', 'revealPerChapter'],
  ['druidDefaultLimit', 'round', 'printed'],
  ['groupDecisions', 'firstPlayer', 'actingPlayer'],
  ['noHavenBuild', 'noEnemies', 'empty'],
  ['impassableBreaksAdjacency', 1, 0],
  ['seaTowerForNemesis', 1, 0],
  ['hordeDistance', 'raw', 'route'],
  ['placementFallback', 'ordered', 'free'],
  ['capitalFlip', 0, 1],
  ['itemDeckReshuffle', 0, 1],
  ['combatItemsNeedHero', 'printed', 'always'],
  ['resourceSupply', 'limited', 'unlimited'],
] as const

const wordOf = (value: string | number): string => (value === 1 ? 'yes' : value === 0 ? 'no' : String(value))

describe('the edition', () => {
  it('is the second one unless the table says otherwise [UP-RUL-01]', () => {
    expect(optionsWith({}).edition).toBe('second')
    expect(optionsWith({})).toEqual(defaultOptions(content))
  })

  it.each(FLAGS)('presets %s, which may also be chosen singly [UP-RUL-01]', (flag, second, first) => {
    expect(optionsWith({})[flag]).toBe(second)
    expect(optionsWith({ edition: 'first' })[flag]).toBe(first)
    expect(optionsWith({ [flag]: wordOf(first) })[flag]).toBe(first)
    expect(optionsWith({ edition: 'first', [flag]: wordOf(second) })[flag]).toBe(second)
  })

  it('lets Trade and ALWAYS be used off turn in both, unless the table says otherwise [UP-RUL-26]', () => {
    for (const edition of ['first', 'second']) {
      expect(optionsWith({ edition }).alwaysOffTurn).toBe(1)
      expect(optionsWith({ edition, alwaysOffTurn: 'no' }).alwaysOffTurn).toBe(0)
    }
  })

  it('leaves the other flags alone when one is chosen singly [UP-RUL-01]', () => {
    expect(optionsWith({ capitalFlip: 'yes' })).toEqual({ ...defaultOptions(content), capitalFlip: 1 })
  })
})

describe('the other options', () => {
  it('are these, each with the ruling behind it, before all flags of the editions [UP-RUL-01] [UP-DIF-03] [UP-RUL-05]', () => {
    const flag = (id: string, rule: string, ...values: string[]): object => ({
      id,
      kind: 'choice',
      values: ['edition', ...values],
      default: 'edition',
      rule,
    })
    const difficulties = ['rebel', 'veteran', 'nightmare', 'apocalypse']
    const ties = { kind: 'choice', perRole: true, values: ['asked', 'drawn'], default: 'asked' }
    expect(optionSpecs).toEqual([
      { id: 'edition', kind: 'choice', values: ['second', 'first'], default: 'second', rule: 'UP-RUL-01' },
      { id: 'chapters', kind: 'number', min: 2, max: 4, default: 4, rule: 'UP-DIF-01' },
      { id: 'difficulty', kind: 'choice', values: difficulties, default: 'veteran', rule: 'UP-DIF-02' },
      { id: 'advanced', kind: 'choice', values: ['difficulty', 'all'], default: 'difficulty', rule: 'UP-DIF-03' },
      { id: 'nemesisTies', ...ties, rule: 'UP-RUL-05' },
      { id: 'ninthLegion', kind: 'switch', default: false, rule: 'UP-RUL-101' },
      { id: 'extraCurses', kind: 'number', min: 0, max: 6, default: 0, rule: 'UP-RUL-18' },
      { id: 'firstPlayer', kind: 'choice', values: ['drawn', 'chosen'], default: 'drawn', rule: 'UP-SET-36' },
      flag('contentSet', 'UP-SET-09', 'second', 'first'),
      flag('difficultyTable', 'UP-RUL-22', 'second', 'first'),
      flag('druidMode', 'UP-RUL-21', 'faceUp', 'revealPerChapter'),
      flag('druidDefaultLimit', 'UP-RUL-93', 'round', 'printed'),
      flag('groupDecisions', 'UP-RUL-05', 'firstPlayer', 'actingPlayer'),
      flag('alwaysOffTurn', 'UP-RUL-26', 'yes', 'no'),
      flag('noHavenBuild', 'UP-RUL-29', 'noEnemies', 'empty'),
      flag('impassableBreaksAdjacency', 'UP-RUL-43', 'yes', 'no'),
      flag('seaTowerForNemesis', 'UP-RUL-45', 'yes', 'no'),
      flag('hordeDistance', 'UP-RUL-63', 'raw', 'route'),
      flag('placementFallback', 'UP-RUL-73', 'ordered', 'free'),
      flag('capitalFlip', 'UP-RUL-61', 'yes', 'no'),
      flag('itemDeckReshuffle', 'UP-RUL-35', 'yes', 'no'),
      flag('combatItemsNeedHero', 'UP-RUL-32', 'printed', 'always'),
      flag('resourceSupply', 'UP-RUL-11', 'limited', 'unlimited'),
    ])
  })

  it.each([
    ['chapters', 4, 2],
    ['difficulty', 'veteran', 'rebel'],
    ['advanced', 'difficulty', 'all'],
    ['ninthLegion', false, true],
    ['firstPlayer', 'drawn', 'chosen'],
  ] as const)('carry %s to the table, and nothing else with it', (id, printed, other) => {
    expect(optionsWith({})[id]).toBe(printed)
    expect(optionsWith({ [id]: other })).toEqual({ ...optionsWith({}), [id]: other })
  })

  it('keep who has ties drawn only where somebody wants it [UP-RUL-05]', () => {
    expect(optionsWith({}).nemesisTies).toEqual([])
    expect(optionsWith({ nemesisTies: ['asked', 'asked'] }).nemesisTies).toEqual([])
    expect(optionsWith({ nemesisTies: ['asked', 'drawn'] }).nemesisTies).toEqual(['asked', 'drawn'])
  })

  it('are 2 to 4 Chapters and one of four difficulties, Veteran by default [UP-DIF-01, UP-DIF-02]', () => {
    expect(optionSpecs.find(({ id }) => id === 'chapters')).toMatchObject({ min: 2, max: 4, default: 4 })
    expect(optionSpecs.find(({ id }) => id === 'difficulty')).toMatchObject({
      values: ['rebel', 'veteran', 'nightmare', 'apocalypse'],
      default: 'veteran',
    })
    expect(content.setup.difficulties.map(({ firstEditionName }) => firstEditionName.en)).toEqual([
      'Easy',
      'Normal',
      'Nightmare',
      'Apocalyptic',
    ])
  })

  it('draw the first player unless the group wants to choose [UP-SET-36]', () => {
    expect(optionsWith({}).firstPlayer).toBe('drawn')
    expect(optionsWith({ firstPlayer: 'chosen' }).firstPlayer).toBe('chosen')
  })

  it('allow up to 6 more Curses on the hardest level of the first edition only [UP-RUL-18, UP-DIF-05]', () => {
    expect(problems({ extraCurses: 0 })).toEqual([])
    expect(problems({ extraCurses: 6, edition: 'first', difficulty: 'apocalypse' })).toEqual([])
    expect(problems({ extraCurses: 2, difficultyTable: 'first', difficulty: 'apocalypse' })).toEqual([])
    expect(problems({ extraCurses: 1, difficulty: 'apocalypse' })).toEqual(['options.extraCurses'])
    expect(checkOptions(content, 2, allOptions(2, { extraCurses: 1 }))).toEqual([
      {
        path: 'options.extraCurses',
        problem: 'only the hardest level of the first edition has more Curses [UP-RUL-18]',
      },
    ])
    expect(problems({ extraCurses: 1, edition: 'first', difficulty: 'nightmare' })).toEqual(['options.extraCurses'])
    expect(() => allOptions(2, { extraCurses: 7 })).toThrow('extraCurses')
  })

  it('have two to four factions, however many people lead them [UP-RUL-07, UP-SET-02, UP-SET-03]', () => {
    expect(uprising.players).toEqual({ min: 2, max: 4 })
  })
})
