import { describe, expect, it } from 'vitest'
import { linkedRules, parseRulebook } from './rulebook.ts'

const small = `# Skirmish

## MOV Moving
### XX-MOV-01 One step
A unit moves one step.

See [[XX-ORC-GEN-01]].
### XX-MOV-02 No step

A unit may stay.

## ORC Orcs
### XX-ORC-GEN-01 Temper
| a | b |
|---|---|
| 1 | 2 |
`

function problemsOf(markdown: string): readonly string[] {
  const parsed = parseRulebook(markdown)
  return parsed.ok ? [] : parsed.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

const book = (rest: string): string => `# G\n## AA First\n### XX-AA-01 One\nText.\n${rest}`

describe('parseRulebook', () => {
  it('reads title, chapters and rules in order', () => {
    expect(parseRulebook(small)).toEqual({
      ok: true,
      value: {
        title: 'Skirmish',
        chapters: [
          {
            code: 'MOV',
            title: 'Moving',
            rules: [
              { id: 'XX-MOV-01', title: 'One step', text: 'A unit moves one step.\n\nSee [[XX-ORC-GEN-01]].' },
              { id: 'XX-MOV-02', title: 'No step', text: 'A unit may stay.' },
            ],
          },
          {
            code: 'ORC',
            title: 'Orcs',
            rules: [{ id: 'XX-ORC-GEN-01', title: 'Temper', text: '| a | b |\n|---|---|\n| 1 | 2 |' }],
          },
        ],
      },
    })
  })

  it('reads the same with a byte order mark and Windows line ends', () => {
    expect(parseRulebook(`\uFEFF${small.replaceAll('\n', '\r\n')}`)).toEqual(parseRulebook(small))
  })

  it('takes number signs inside a fenced block as text', () => {
    const parsed = parseRulebook(book('```\n## not a chapter\n```\n'))
    expect(parsed.ok && parsed.value.chapters[0].rules[0].text).toBe('Text.\n```\n## not a chapter\n```')
  })

  it('names both lines of a duplicate id', () => {
    expect(problemsOf(book('### XX-AA-01 Again\nMore.'))).toEqual(['line 5: duplicate rule XX-AA-01, first in line 3'])
  })

  it('names both lines of a duplicate chapter', () => {
    expect(problemsOf(book('## AA Again\n### XX-AA-02 Two\nMore.'))).toEqual([
      'line 5: duplicate chapter AA, first in line 2',
    ])
  })

  it('refuses text before the title, before a chapter and before a rule', () => {
    expect(problemsOf('lost\n# G\nlost too\n## AA First\nalso lost\n### XX-AA-01 One\nText.')).toEqual([
      'line 1: text outside a rule: "lost"',
      'line 3: text outside a rule: "lost too"',
      'line 5: text outside a rule: "also lost"',
    ])
  })

  it('shortens long text in a problem', () => {
    expect(problemsOf(`${'x'.repeat(50)}\n${book('')}`)).toEqual([`line 1: text outside a rule: "${'x'.repeat(40)}…"`])
  })

  it('refuses a rule without text', () => {
    expect(problemsOf(book('### XX-AA-02 Two\n\n## BB Next\n### XX-BB-01 Three\nText.'))).toEqual([
      'line 5: rule XX-AA-02 has no text',
    ])
  })

  it('refuses a rule whose id belongs to another chapter', () => {
    expect(problemsOf(book('### XX-BB-01 Stray\nText.'))).toEqual(['line 5: rule XX-BB-01 in chapter AA'])
  })

  it.each(['XX-AA-02', 'Two', 'xx-aa-02 Two', 'XX-AA-2 Two', ''])('refuses the rule heading "%s" once', (words) => {
    expect(problemsOf(book(`### ${words}\nText of it.`))).toEqual([
      `line 5: rule heading "${words}" is not "<id> <title>"`,
    ])
  })

  it('refuses a rule before the first chapter', () => {
    expect(problemsOf('# G\n### XX-AA-01 One\nText.\n## AA First\n### XX-AA-02 Two\nText.')).toEqual([
      'line 2: rule XX-AA-01 before the first chapter',
    ])
  })

  it('refuses a chapter heading without code, and a chapter without rules', () => {
    expect(problemsOf(book('## of words\n### XX-BB-01 One\nText.\n## CC Empty'))).toEqual([
      'line 5: chapter heading "of words" is not "<CODE> <title>"',
      'line 8: chapter CC has no rules',
    ])
  })

  it('refuses headings deeper than a rule', () => {
    expect(problemsOf(book('#### Detail\nText.'))).toEqual(['line 5: heading of depth 4: only #, ## and ### are used'])
  })

  it('wants exactly one title, with words, in front', () => {
    expect(problemsOf(book('# H'))).toEqual(['line 5: second title "H"'])
    expect(problemsOf('#\n## AA First\n### XX-AA-01 One\nText.')).toEqual(['line 1: title without words'])
    expect(problemsOf('## AA First\n### XX-AA-01 One\nText.')).toEqual([
      'line 1: no title: a rulebook begins with "# <game>"',
    ])
    expect(problemsOf('## AA First\n### XX-AA-01 One\nText.\n# G')).toEqual([
      'line 4: title "G" after the first chapter',
    ])
  })

  it('says what an empty file lacks', () => {
    expect(problemsOf('')).toEqual([
      'line 1: no title: a rulebook begins with "# <game>"',
      'line 1: no chapter: expected "## <CODE> <title>"',
    ])
  })
})

describe('linkedRules', () => {
  it('lists links in order, also the malformed ones', () => {
    expect(linkedRules('[[XX-AA-02]] and [[XX-AA-01]], again [[XX-AA-02]], [[oops]], [no](link)')).toEqual([
      'XX-AA-02',
      'XX-AA-01',
      'XX-AA-02',
      'oops',
    ])
  })
})
