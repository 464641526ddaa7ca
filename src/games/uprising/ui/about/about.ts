/** What everything at the table is, for whoever points at it. */
import type { About, BoardProps, Language } from '../../../../protocol/board.ts'
import type { Druid, EventCard, Feat, Item, Quest } from '../../content/cards.ts'
import type { Content } from '../../content/content.ts'
import {
  ACTIONS,
  COLOURS,
  FACTION_IDS,
  HERO_IDS,
  HEX_IDS,
  HORDE_IDS,
  LEGION_IDS,
  SYMBOLS,
  TERRAINS,
  UNIT_IDS,
  type Action,
} from '../../content/names.ts'
import { explainCannot } from '../../rules/explain/explain-cannot.ts'
import { actionFace } from '../../rules/table/faces.ts'
import { say } from '../../rules/table/rules.ts'
import { PRINTED_IN } from '../../rules/table/state.ts'
import { cardsOf, contentOf } from '../cells.ts'
import { tableOf, wordsOf } from '../cards-table.ts'
import { STRINGS } from '../strings.ts'
import { RULE_OF, type WrittenId } from './ids.ts'
import { ABOUT_WORDS } from './words.ts'

type CardFamily = 'feat' | 'item' | 'quest' | 'event' | 'druid'

/** Only what is known to the rules or printed in the box. */
export type AboutId =
  | WrittenId
  | `action:${Action}`
  | `unit:${(typeof UNIT_IDS)[number]}`
  | `hero:${(typeof HERO_IDS)[number]}`
  | `faction:${(typeof FACTION_IDS)[number]}`
  | `nemesis:${(typeof LEGION_IDS)[number] | (typeof HORDE_IDS)[number]}`
  | `hex:${(typeof HEX_IDS)[number]}`
  | `terrain:${(typeof TERRAINS)[number]}`
  | `die:${(typeof COLOURS)[number]}`
  | `${CardFamily}:${string}`

export type AboutBoard = Pick<BoardProps, 'language' | 'content' | 'view' | 'role' | 'question' | 'say'>

interface Asked {
  readonly content: Content
  readonly language: Language
  readonly board: AboutBoard
}

type Told = (id: string, asked: Asked) => About | undefined

const written = (id: WrittenId, language: Language): About => {
  const [name, text] = ABOUT_WORDS[language][id]
  return { name, text, rule: RULE_OF[id] }
}

const TERRAIN_RULES = ['UP-TER-04', 'UP-TER-05', 'UP-TER-08', 'UP-TER-09', 'UP-TER-03', 'UP-TER-02'] as const

const ACTION_RULES: Readonly<Record<Action, string>> = {
  move: 'UP-MOV-02',
  trade: 'UP-TRD-01',
  command: 'UP-CMD-02',
  explore: 'UP-EXP-02',
  haven: 'UP-HAV-02',
  market: 'UP-MKT-03',
  quest: 'UP-QST-02',
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What it does; in the own turn also why it cannot be taken now. */
function actionTold(id: string, { board }: Asked): About {
  const action = id as Action
  const does = sentence(board.say(say('action.does', { action })))
  const { role, question } = board
  const isTurn = role !== undefined && actionFace.is(question)
  const isOffered = actionFace
    .of(question)
    ?.options.some(({ data }) => data !== undefined && 'action' in data && data.action === action)
  const [reason] = isTurn && isOffered === false ? explainCannot(tableOf(board), role, ACTIONS.indexOf(action)) : []
  return {
    name: board.say(say('action.action', { action })),
    text: reason === undefined ? does : `${does} ${board.say(reason.message)}`,
    rule: reason?.rule ?? ACTION_RULES[action],
  }
}

function unitTold(id: string, { content, language }: Asked): About | undefined {
  const unit = content.units.find((one) => one.id === id)
  if (unit === undefined) return undefined
  const s = STRINGS[language]
  const words = ABOUT_WORDS[language]
  const [className, does] = words[`class:${(['warrior', 'archer', 'rider'] as const)[unit.class]}`]
  return {
    name: unit.name[language],
    text: `${s.ranks[unit.rank]} · ${className} · ${content.dice[unit.die].name[language]}. ${does}`,
    rule: 'UP-CMB-24',
  }
}

const heroTold: Told = (id, { content, language }) => {
  const hero = content.heroes.find((one) => one.id === id)
  const { text, rule } = written('piece:hero', language)
  return hero === undefined ? undefined : { name: hero.name[language], text, rule: rule! }
}

const factionTold: Told = (id, { content, language }) => {
  const faction = content.factions.find((one) => one.id === id)
  return faction === undefined
    ? undefined
    : { name: faction.name[language], text: faction.text[language], rule: RULE_OF['card:faction'] }
}

const nemesisTold: Told = (id, { content, language, board }) => {
  const card = cardsOf(content, board.view).nemesis.find((one) => one.id === id)
  if (card === undefined) return undefined
  return { ...written(card.isLegion ? 'card:legion' : 'card:horde', language), name: card.name[language] }
}

/** What is printed on it; of a Quest its goals and what comes of them. */
function cardText(card: Feat | Item | Quest | EventCard | Druid, { language, board }: Asked): string {
  if (!('goals' in card)) return card.text[language]
  const s = STRINGS[language]
  const goals = card.goals.map(({ symbol, n }) => wordsOf(board).symbol(symbol, n)).join(', ')
  const { solve, fail } = card.text
  const need = s.goalNeed(card.need, card.goals.length)
  return `${goals}; ${need}. ${s.solve}: ${solve[language]} ${s.fail}: ${fail[language]}`
}

const cardTold =
  (family: CardFamily): Told =>
  (id, asked) => {
    const { content, language, board } = asked
    const cards: readonly (Feat | Item | Quest | EventCard | Druid)[] = cardsOf(content, board.view)[PRINTED_IN[family]]
    const card = cards.find((one) => one.id === id)
    if (card === undefined) return undefined
    const { kinds } = STRINGS[language]
    return {
      name: `${kinds[family]}: ${card.name[language]}`,
      text: cardText(card, asked),
      rule: RULE_OF[`card:${family}`],
    }
  }

const hexTold: Told = (id, { content, language, board }) => {
  const hex = cardsOf(content, board.view).hexes.find((one) => one.id === id)
  if (hex === undefined) return undefined
  const rule = { capital: 'UP-CAP-01', home: 'UP-HEX-24', seaTower: 'UP-HEX-27', ordinary: 'UP-HEX-14' }[hex.kind]
  return { name: hex.name[language], text: hex.text[language], rule }
}

const terrainTold: Told = (id, { content, language }) => {
  const number = TERRAINS.findIndex((one) => one === id)
  const terrain = content.boards.terrains[number]
  return terrain === undefined
    ? undefined
    : { name: terrain.name[language], text: terrain.text[language], rule: TERRAIN_RULES[number] }
}

/** What its faces show. */
function dieTold(id: string, { content, language, board }: Asked): About | undefined {
  const die = content.dice[COLOURS.findIndex((one) => one === id)]
  if (die === undefined) return undefined
  const w = wordsOf(board)
  const sums = [die.skulls, die.shields, die.bolts].map((faces) => faces.reduce((sum, n) => sum + n, 0))
  const blanks = die.skulls.filter((n, face) => n + die.shields[face] + die.bolts[face] === 0).length
  const shown = SYMBOLS.flatMap((_, symbol) => (sums[symbol] > 0 ? [w.symbol(symbol, sums[symbol])] : []))
  const words = ABOUT_WORDS[language]
  return {
    name: `${words['icon:die'][0]}: ${die.name[language]}`,
    text: words.faces(die.skulls.length, shown.join(', '), blanks),
    rule: 'UP-RUL-14',
  }
}

const FAMILIES: Readonly<Record<string, Told>> = {
  action: actionTold,
  unit: unitTold,
  hero: heroTold,
  faction: factionTold,
  nemesis: nemesisTold,
  hex: hexTold,
  terrain: terrainTold,
  die: dieTold,
  feat: cardTold('feat'),
  item: cardTold('item'),
  quest: cardTold('quest'),
  event: cardTold('event'),
  druid: cardTold('druid'),
}

const isWritten = (id: string): id is WrittenId => Object.hasOwn(RULE_OF, id)

export function about(id: string, board: AboutBoard): About | undefined {
  const { language } = board
  if (isWritten(id)) return written(id, language)
  const colon = id.indexOf(':')
  return FAMILIES[id.slice(0, colon)]?.(id.slice(colon + 1), { content: contentOf(board), language, board })
}

const each = <F extends string, I extends string>(family: F, ids: readonly I[]) =>
  ids.map((id): `${F}:${I}` => `${family}:${id}`)

/** All there is, but for single cards. */
export const ABOUT_IDS: readonly AboutId[] = [
  ...(Object.keys(RULE_OF) as WrittenId[]),
  ...each('action', ACTIONS),
  ...each('unit', UNIT_IDS),
  ...each('hero', HERO_IDS),
  ...each('faction', FACTION_IDS),
  ...each('nemesis', LEGION_IDS),
  ...each('nemesis', HORDE_IDS),
  ...each('hex', HEX_IDS),
  ...each('terrain', TERRAINS),
  ...each('die', COLOURS),
]
