/** What must be true of every question and every event: people see all of it. */
import { KINDS, offersIn, viewOf } from '../../../engine/index.ts'
import type { AnyAsk, GameEvent, Message, OptionView, Play } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import type { Content } from '../content/content.ts'
import { ruleIds, rulingIds } from '../rule-ids.ts'
import { SPACES } from '../rules/map/spaces.ts'
import { isInPlay } from '../rules/nemesis/nemesis-cards.ts'
import { printed, type State, type Table } from '../rules/table/state.ts'
import { QUESTION_NAMES } from '../rules/words/explain-words.ts'
import { narrator } from '../text/narrator.ts'

const RULES = new Set([...ruleIds, ...rulingIds])
const NAMES = new Set<string>(QUESTION_NAMES)

/** What an option's key or target can be; buttons have no target. */
const BUTTON = /^(done|pass|yes|no|option:\d+|role:\d|ability:\d+|unit:\d(@imperial|@chaos)?|pay:\d+-\d+-\d+)$/
const GIVING = /^(give:\d:(resource|item):\d+|exchange:[0-2]:[0-2])$/
const THING =
  /^((hex|card|item|quest|feat|druid|hero|faction|resource|die|colour|attribute|role|legion|horde|event|option):\d+|action:[a-z]+|(unit:[0-3]|garrison|skeleton|haven|wall|tower|curse|hero:\d)@(\d+|(imperial|chaos)(:\d)?))$/

export interface Walk {
  /** What is wrong. */
  readonly bad: Set<string>
  /** Messages and events that were looked at. */
  readonly said: Set<string>
  /** Names of questions. */
  readonly met: Set<string>
}

function checkText({ bad, said }: Walk, t: Table, where: string, message: Message): void {
  const whole = JSON.stringify(message)
  if (said.has(whole)) return
  said.add(whole)
  for (const language of LANGUAGES) {
    const text = narrator.message(language, t, message)
    if (text === '' || /undefined|NaN|\[object|^[a-z]+\.\w+$/.test(text)) bad.add(`${where}: ${message.key}: ${text}`)
  }
}

/** Whether what a key points at is really there. */
function isThere(t: Table, name: string, key: string): boolean {
  const { state: s } = t
  const [word, ...rest] = key.split(/[:@]/)
  const [n, space] = rest.map(Number)
  const { items, quests, feats } = printed(t)
  switch (word) {
    case 'hex':
      return n < SPACES
    case 'card':
      return isInPlay(s, n)
    case 'druid':
      return s.druidUp[s.druids.indexOf(n)] === 1
    case 'item':
      return n < items.length
    case 'quest':
      return n < quests.length
    case 'feat':
      return n < feats.length
    case 'unit':
      return name === 'build' || !key.includes('@') || Number.isNaN(space) || s.units[space * 4 + n] > 0
    case 'garrison':
      return s.garrison[n] > 0
    case 'skeleton':
      return s.skeletons[n] > 0
    case 'curse':
      return s.curse[n] === 1
    case 'haven':
      return s.haven[n] >= 0
    default:
      return true
  }
}

function checkOption(walk: Walk, t: Table, name: string, { key, label, detail, rule, targets = [] }: OptionView): void {
  const { bad } = walk
  checkText(walk, t, name, label)
  if (detail !== undefined) checkText(walk, t, name, detail)
  if (rule !== undefined && !RULES.has(rule)) bad.add(`${name}: ${key} has no rule ${rule}`)
  const isThing = THING.test(key) && !BUTTON.test(key)
  if (!isThing && !BUTTON.test(key) && !GIVING.test(key)) bad.add(`${name}: what is ${key}?`)
  if (isThing && !targets.includes(key)) bad.add(`${name}: ${key} points at ${targets.join(' ')}`)
  for (const target of targets) if (!THING.test(target)) bad.add(`${name}: ${key} points at ${target}`)
  if (!isThere(t, name, key)) bad.add(`${name}: there is no ${key}`)
}

/** Options that people could not tell apart. */
function alike(options: readonly OptionView[]): string[] {
  const keys = options.map(({ key }) => key)
  const looks = options.map(({ label, targets, detail }) => JSON.stringify([label, targets, detail]))
  const twice = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i)
  return [...twice(keys), ...twice(looks)]
}

export function checkQuestion(walk: Walk, play: Play<State, Content>, ask: AnyAsk<State, Content>): void {
  const { bad, met } = walk
  const { name, kind, rule, prompt, options } = viewOf(play, ask)
  met.add(name)
  if (!NAMES.has(name)) bad.add(`unknown question ${name}`)
  if (!KINDS.includes(kind)) bad.add(`${name} is of kind ${kind}`)
  if (!RULES.has(rule)) bad.add(`${name} has no rule ${rule}`)
  checkText(walk, play, name, prompt)
  for (const option of options) checkOption(walk, play, name, option)
  for (const one of alike(options)) bad.add(`${name} offers twice: ${one}`)
  for (const offer of offersIn(play, ask.role)) checkOption(walk, play, 'standing', offer)
}

export function checkEvent({ bad, said }: Walk, t: Table, event: GameEvent): void {
  const whole = JSON.stringify(event)
  if (said.has(whole)) return
  said.add(whole)
  if (!RULES.has(narrator.eventRule?.(event) ?? '')) bad.add(`${event.type} has no rule`)
  for (const language of LANGUAGES) {
    const text = narrator.event(language, t, event)
    if (text === '' || /undefined|NaN|\[object/.test(text)) bad.add(`${event.type}: ${text}`)
  }
}
