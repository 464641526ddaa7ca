import { parseBot } from '../../../bots/levels.ts'
import { about } from '../../../boardkit/papers/about.ts'
import type { About } from '../../../protocol/board.ts'
import type { Catalogue } from '../../i18n/index.ts'
import type { TableView } from '../context.tsx'
import { promptText } from '../waiting.ts'

/** What the table explains itself. */
export type OwnThing = keyof Catalogue['about']

const PREFIX = 'table.'

/** Marks something of the table's own; with `which` where there are several of it. */
export const marked = (thing: OwnThing, which?: string | number): { readonly 'data-about': string } =>
  about(`${PREFIX}${thing}${which === undefined ? '' : `:${which}`}`)

type Reader = Pick<TableView, 't' | 'words' | 'ui' | 'board' | 'question' | 'state' | 'nameOf'>

/** What it is called where it stands: its name for ears, or its words without what is small. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const words = element.cloneNode(true) as Element
  for (const more of words.querySelectorAll('small, kbd, svg')) more.remove()
  return words.textContent.trim()
}

const joined = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join(' ')

function aboutQuestion({ words, question, state, ui, board }: Reader, text: string): About | undefined {
  if (question === undefined) return undefined
  const why = ui?.whyOf?.(question, board)
  return {
    name: promptText(words, question, state.eyes, state.roles),
    text: joined(why ?? text, ui?.hintOf?.(question, board)),
    rule: question.rule,
  }
}

function aboutOption({ words, question }: Reader, element: Element, text: string): About | undefined {
  const key = element.getAttribute('data-key')
  const option = question?.options.find((one) => one.key === key)
  if (option === undefined || question === undefined) return undefined
  return {
    name: words.say(option.label),
    text: option.detail === undefined ? text : words.say(option.detail),
    rule: option.rule ?? question.rule,
  }
}

function aboutBarred({ question, ui, board }: Reader): About | undefined {
  const barred = question === undefined ? undefined : ui?.barred?.(question, board)
  return barred === undefined ? undefined : { name: barred.text, text: barred.reason }
}

/** The same words as on the paper that tells of the goal. */
function aboutStep({ ui, board }: Reader, at: number, text: string): About | undefined {
  const name = ui?.where?.(board)?.steps[at]
  if (name === undefined) return undefined
  const part = ui?.goal?.(board)?.turn.find((one) => one.name === name)
  return { name, text: part?.text ?? text, ...(part?.rule === undefined ? {} : { rule: part.rule }) }
}

function aboutPlayer({ words, nameOf: sitter, state, t }: Reader, role: number, text: string): About {
  const bot = state.table?.seats.find(({ roles, holder }) => holder === 'bot' && roles.includes(role))?.bot
  const level = bot === undefined ? undefined : parseBot(bot)?.level
  const plays = level === undefined ? undefined : `${t.setup.bots[level]}: ${t.bots.levels[level]}`
  const [name, person] = [words.player(role), sitter(role)]
  return { name: person === '' || person === name ? name : `${name} (${person})`, text: joined(text, plays) }
}

/** What this is, if it is the table's own. */
export function aboutOwn(id: string, element: Element, reader: Reader): About | undefined {
  const [thing, which = ''] = id.slice(PREFIX.length).split(':')
  const { about: texts } = reader.t
  if (!Object.hasOwn(texts, thing)) return undefined
  const text = texts[thing as OwnThing]
  switch (thing as OwnThing) {
    case 'question':
      return aboutQuestion(reader, text)
    case 'wanted':
    case 'option':
    case 'out':
      return aboutOption(reader, element, text)
    case 'barred':
      return aboutBarred(reader)
    case 'step':
      return aboutStep(reader, Number(which), text)
    case 'bot':
      return {
        name: reader.state.table?.seats.find(({ seat }) => seat === Number(which))?.name ?? reader.t.table.bot,
        text,
      }
    case 'player':
      return aboutPlayer(reader, Number(which), text)
    case 'rule':
      return { name: reader.t.rules.rule(which), text, rule: which }
    case 'number':
      return { name: element.querySelector('.sr')?.textContent.trim() ?? nameOf(element), text }
    default:
      return { name: nameOf(element), text }
  }
}

/** What something is, by its mark; what says nothing leaves it to what it is part of. */
export function aboutOf(
  element: Element,
  reader: Reader,
  id = element.getAttribute('data-about') ?? '',
): About | undefined {
  return id.startsWith(PREFIX) ? aboutOwn(id, element, reader) : reader.ui?.about?.(id, reader.board)
}
