import { describe, expect, it } from 'vitest'
import type { CellValue, Language, Message } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { publicView } from '../../rules/table/view.ts'
import { at, tableOf } from '../../testing/position.ts'
import { narrator } from '../../text/narrator.ts'
import { about, ABOUT_IDS, type AboutBoard } from './about.ts'

function boardIn(language: Language, question?: AboutBoard['question']): AboutBoard {
  const t = tableOf({ heroAt: { 0: at(0, -1) } })
  t.state.phase = 'actions'
  t.state.turn = 0
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  const say = (message: Message): string => narrator.message(language, t, message)
  return { language, content: t.content, view: { shared, own: new Map() }, role: 0, question, say }
}

describe.each(['en', 'de'] as const)('what everything is, in %s', (language) => {
  const board = boardIn(language)
  const all = ABOUT_IDS.map((id) => ({ id, told: about(id, board) }))

  it('has a name, a sentence or two, and a rule that exists', () => {
    const rules = new Set([...ruleIds, ...rulingIds])
    const bad = all.filter(
      ({ told }) => told === undefined || told.name === '' || !/[.!]$/.test(told.text) || !rules.has(told.rule ?? ''),
    )
    expect(bad).toEqual([])
  })

  it('is short', () => {
    const long = all.filter(({ id, told }) => !id.startsWith('hex:') && (told?.text.length ?? 0) > 150)
    expect(long).toEqual([])
  })

  it('says nothing twice', () => {
    const texts = all.filter(({ id }) => !/^(?:hero|nemesis|unit|hex|terrain):/.test(id)).map(({ told }) => told?.text)
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })
})

describe.each(['en', 'de'] as const)('what every card is, in %s', (language) => {
  const board = boardIn(language)
  const cards = board.content as Content
  const { feats, items, quests, events, druids } = cards.cards.second
  const all = Object.entries({ feat: feats, item: items, quest: quests, event: events, druid: druids })

  it.each(all)('%s: its own name and text', (family, list) => {
    const rule = about(`card:${family}`, board)?.rule
    for (const { id, name, text } of list) {
      const told = about(`${family}:${id}`, board)
      expect(told?.name).toBe(`${about(`card:${family}`, board)?.name}: ${name[language]}`)
      expect(told?.text).toContain('solve' in text ? text.solve[language] : text[language])
      expect(told?.text).toMatch(/[.!)]$/)
      expect(told?.rule).toBe(rule)
    }
  })
})

it('of a Quest are its goals, and what comes of them [UP-QST-05]', () => {
  expect(about('quest:druidic-prophetess', boardIn('en'))?.text).toMatch(
    /^3 Skulls, 1 Shield, 1 Bolt; 2 of 3 needed\. Solved: Take this card: .+\. Failed: .+\.$/,
  )
})

it('is nothing where nobody knows it', () => {
  const board = boardIn('en')
  expect(['unit:nobody', 'item:nothing', 'nothing', 'hex:', 'table.where'].map((id) => about(id, board))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('says in the own turn why an Action cannot be taken [UP-EXP-02]', () => {
  const question = {
    id: '1',
    kind: 'option',
    name: 'action',
    rule: 'UP-ACT-04',
    prompt: { key: 'x' },
    closes: false,
    options: [{ key: 'action:move', label: { key: 'x' }, data: { action: 'move' } }],
  } as const
  expect(about('action:move', boardIn('en', question))).toEqual({
    name: 'Move',
    text: 'Your Hero goes to an adjacent hex.',
    rule: 'UP-MOV-02',
  })
  const told = about('action:haven', boardIn('en', question))
  expect(told?.rule).not.toBe('UP-HAV-02')
  expect(told?.text).toMatch(/^You build a Haven on the hex of your Hero; your turn ends\. \S.*\.$/)
  expect(about('action:haven', boardIn('en'))?.text).toBe('You build a Haven on the hex of your Hero; your turn ends.')
})

it('tells what a die shows [UP-CMB-34]', () => {
  expect(about('die:red', boardIn('en'))).toEqual({
    name: 'Die: Red',
    text: 'On its 6 faces: 5 Skulls, 1 Bolt; 2 blank.',
    rule: 'UP-RUL-14',
  })
})
