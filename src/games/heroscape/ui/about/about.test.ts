import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import { defaultContent } from '../../content/content.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { boardOf } from '../../testing/board-props.ts'
import { quietGame } from '../../testing/quiet-match.ts'
import { about, idsOf } from './about.ts'
import { FIXED } from './fixed.ts'
import { ABOUT } from './words.ts'

const IDS: ReadonlySet<string> = new Set([...ruleIds, ...rulingIds])
const SCENARIOS = ['DAWN', 'FRONT', 'BARREN']
const boards = SCENARIOS.map((scenario) => quietGame(2, { scenario }).match)
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!**/*.test.ts', '!../about/fixed.ts', '!../about/words*.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

describe('what explains itself', () => {
  it('has words in both languages and a rule that exists, in the Basic and the Master game', () => {
    for (const match of boards)
      for (const language of LANGUAGES)
        for (const id of idsOf(match.content)) {
          const found = about(id, boardOf(match, 0, language))!
          expect([id, found.name, found.text].filter((text) => text.length < 2)).toEqual([])
          expect([id, IDS.has(found.rule!), found.text.includes('{')]).toEqual([id, true, false])
        }
  })

  it('is said in one or two sentences, once', () => {
    for (const language of LANGUAGES) {
      for (const [text] of Object.values(ABOUT[language])) expect(text.match(/[.!?](?= |$)/g)!.length).toBeLessThan(3)
      const named = [...Object.keys(FIXED), ...defaultContent().glyphs.map(({ id }) => `glyph:${id}`)]
      const names = named.map((id) => about(id, boardOf(boards[1], 0, language))!.name)
      const kinds = named.map((id, i) => `${id.slice(0, id.indexOf(':'))} ${names[i]}`)
      expect(kinds.filter((name, i) => kinds.indexOf(name) !== i)).toEqual([])
    }
  })

  it('is named once: by the table or by its own words', () => {
    for (const language of LANGUAGES)
      for (const [id, fixed] of Object.entries(FIXED))
        expect([id, ABOUT[language][id as keyof typeof FIXED][1] === undefined]).toEqual([id, 'name' in fixed])
  })

  it('stands somewhere on the table', () => {
    const all = Object.values(sources).join('\n')
    const isMade = (id: string): boolean => all.includes(`\`${id.slice(0, id.indexOf(':') + 1)}$`)
    const lost = Object.keys(FIXED).filter((id) => !all.includes(`'${id}'`) && !all.includes(`"${id}"`) && !isMade(id))
    expect(lost).toEqual([])
  })

  it('tells what a unit, a power and a glyph do [HS-SET-16] [HS-GLY-09]', () => {
    const [basic, master] = boards.map((match) => boardOf(match, 0))
    expect(about('unit:mimring', basic)?.text).toBe('Hero of Utgar, stands on two spaces: shoots up to 6 spaces.')
    expect(about('unit:mimring', master)?.text).toBe(
      'Hero of Utgar, stands on two spaces: attacks only adjacent figures. Special powers: Fire Line and Flying.',
    )
    expect(about('power:fireLine:mimring', master)?.text).toContain('line of 8 spaces')
    expect(about('glyph:astrid', master)).toMatchObject({ name: 'Glyph of Astrid', rule: 'HS-GLY-09' })
  })

  it('knows mud where the scenario has it, and nothing of what is unknown [HS-SCN-BARREN-05]', () => {
    const [, master, barren] = boards.map((match) => boardOf(match, 0))
    expect(about('terrain:sand', barren)?.name).toBe('Mud')
    expect(about('terrain:sand', master)?.name).toBe('Sand')
    for (const id of ['', 'unit:', 'unit:nobody', 'power:chomp:finn', 'glyph:none', 'constructor', 'icon:none'])
      expect(about(id, master)).toBeUndefined()
  })
})
