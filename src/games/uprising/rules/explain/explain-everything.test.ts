import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fastSource, type Message, offersIn, openMatch, prepare, viewOf } from '../../../../engine/index.ts'
import { LANGUAGES } from '../../../module.ts'
import { ACTIONS } from '../../content/names.ts'
import { uprising } from '../../index.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import type { UprisingMatch } from '../../testing/position.ts'
import { narrator } from '../../text/narrator.ts'
import { SPACES } from '../map/spaces.ts'
import { CARDS } from '../nemesis/nemesis-cards.ts'
import type { Play } from '../table/rules.ts'
import { printed, type Role, type Table } from '../table/state.ts'
import * as faces from '../table/faces.ts'
import { QUESTION_NAMES } from '../words/explain-words.ts'

const KNOWN = new Set([...ruleIds, ...rulingIds])
const numbered = (word: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${word}:${i}`)

/** What can be clicked: the whole map, every card, the Actions, dice, players, resources, buttons. */
function clicksOn(t: Table): string[] {
  const { items, quests, feats, druids, events } = printed(t)
  const pieces = 'unit:0 unit:1 unit:2 unit:3 garrison skeleton haven wall tower curse'.split(' ')
  const rows = { hex: SPACES, hero: 8, role: 6, card: CARDS, item: items.length, quest: quests.length }
  const more = { feat: feats.length, druid: druids.length, event: events.length, ability: 300, die: 8 }
  const words = { resource: 3, attribute: 4, colour: 6, option: 8, faction: 4, unit: 4 }
  return [
    ...Object.entries({ ...rows, ...more, ...words }).flatMap(([word, n]) => numbered(word, n)),
    ...pieces.flatMap((piece) => Array.from({ length: SPACES }, (_, space) => `${piece}@${space}`)),
    ...ACTIONS.map((action) => `action:${action}`),
    ...'exchange:0:1 exchange:1:1 give:1:resource:0 give:0:item:3 pay:1-1-1 unit:0@imperial:0'.split(' '),
    ...'done pass yes no'.split(' '),
  ]
}

function open(roles: number, options: object, seed: string): UprisingMatch {
  const prepared = prepare(uprising, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return openMatch(prepared.value, fastSource(seed))
}

/** Keys of answers and of what stands on offer, and what those point at. */
function offersTo(play: Play, role: Role): { keys: Set<string>; targets: Set<string> } {
  const asks = play.pending.filter((one) => one.role === role)
  const offers = [...asks.flatMap((ask) => viewOf(play, ask).options), ...offersIn(play, role)]
  return {
    keys: new Set(offers.map(({ key }) => key)),
    targets: new Set(offers.flatMap(({ targets = [] }) => targets)),
  }
}

/** Of all clicks, every n-th is tried. */
const STEP = 19

/** Of every n-th click: offers that are refused, and what is not on offer without a reason that is good in both languages. */
function wrong(match: UprisingMatch, role: Role, clicks: readonly string[], from: number): string[] {
  const play = match.positionOf(role)
  const ask = play.pending.find((one) => one.role === role)
  const asked = ask?.question.name ?? `waiting in ${play.state.phase}`
  const { keys, targets } = offersTo(play, role)
  const bad: string[] = []
  const said = new Map<string, Message>()
  for (let i = from; i < clicks.length; i += STEP) {
    const key = clicks[i]
    const reasons = uprising.explain(play, role, { key }, ask)
    const isRight = reasons.length === 0 ? keys.has(key) || targets.has(key) : !keys.has(key)
    if (!isRight) bad.push(`${asked}: ${key} is explained by ${reasons.length} reasons`)
    for (const { rule, message } of reasons) {
      if (!KNOWN.has(rule)) bad.push(`${asked}: ${key} has no rule ${rule}`)
      said.set(JSON.stringify(message), message)
    }
  }
  for (const message of said.values())
    for (const language of LANGUAGES) {
      const text = narrator.message(language, play, message)
      if (!isSentence(text)) bad.push(`${asked}: ${message.key}: ${text}`)
    }
  return bad.slice(0, 9)
}

const isSentence = (text: string): boolean => /^[^a-zäöü].+[.?]$/.test(text) && !/undefined|NaN|\[object/.test(text)

const met = new Set<string>()

describe('every click', () => {
  it.each([
    { roles: 2, seed: 'dawn', options: { chapters: 2 } },
    { roles: 3, seed: 'noon', options: { chapters: 2, edition: 'first', difficulty: 'apocalypse', extraCurses: 2 } },
    { roles: 4, seed: 'dusk', options: { chapters: 2, advanced: 'all' } },
  ])('is an answer or is explained, with $roles factions [UP-ACT-01] [UP-RUL-05]', ({ roles, seed, options }) => {
    const match = open(roles, options, seed)
    const chance = fastSource(seed).fork('choices')
    const clicks = clicksOn(match.play)
    const seen = new Map<string, number>()
    match.begin()
    for (let answers = 0; !match.over && answers < 3000; answers++) {
      const { play } = match
      const ask = play.pending[chance.below(play.pending.length)]
      const { name } = ask.question
      met.add(name)
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      if (times <= 3 || chance.below(90) === 0)
        for (const role of [ask.role, chance.below(roles)])
          expect(wrong(match, role, clicks, chance.below(STEP))).toEqual([])
      const all = play.options(ask)
      play.answer(ask, all[chance.below(all.length)])
    }
    expect(match.over).toBe(true)
    expect(wrong(match, 0, clicks, 0)).toEqual([])
  })

  it('was asked about in many kinds of question', () => {
    expect(met.size).toBeGreaterThan(30)
  })
})

const nameOfFace = new Map(Object.entries(faces).map(([face, { name }]) => [face, name]))

describe('every question', () => {
  it('has words for what it wants', () => {
    const folder = new URL('..', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sources = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    const named = sources.flatMap((source) => [...source.matchAll(/ name: '(\w+)',\n +kind: '/g)])
    const faced = sources.flatMap((source) => [...source.matchAll(/ faced\(\s*(\w+),?\s*\)\(/g)])
    const names = [...named.map(([, name]) => name), ...faced.map(([, face]) => nameOfFace.get(face))]
    expect(names.sort()).toEqual([...QUESTION_NAMES].sort())
    expect(faced).toHaveLength(nameOfFace.size)
  })
})
