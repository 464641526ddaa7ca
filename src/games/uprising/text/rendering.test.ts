import { describe, expect, it } from 'vitest'
import { fastSource, offersIn, openMatch, prepare, viewOf } from '../../../engine/index.ts'
import type { FastSource, GameEvent, Message } from '../../../engine/index.ts'
import { LANGUAGES, type Language } from '../../module.ts'
import { ACTIONS } from '../content/names.ts'
import { uprising } from '../index.ts'
import { OBSTACLES } from '../rules/cards/obstacles.ts'
import { SPACES } from '../rules/map/spaces.ts'
import { CARDS } from '../rules/nemesis/nemesis-cards.ts'
import { SOURCES } from '../rules/select/context.ts'
import { HEX_PURPOSES } from '../rules/select/pick-hexes.ts'
import { PIECE_PURPOSES } from '../rules/select/pick-pieces.ts'
import { printed, type Role, type Table } from '../rules/table/state.ts'
import { QUESTION_NAMES } from '../rules/words/explain-words.ts'
import { at, tableOf, type UprisingMatch } from '../testing/position.ts'
import { texts } from './index.ts'
import { narrator } from './narrator.ts'

const odd = /undefined|NaN|\[object|null|\s{2}|^\s|\s$|\$\{|\(\)|\.\.| [.,;?]|\D :|-1\b/

/** A number that does not go with its noun. */
const WRONG_NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /(?<![.\d])1 (Units|Garrisons|Skeletons|Havens|Feats|Items|Quests|Skulls|Shields|Bolts|dice|cards|goals|Tokens|Trolls|Tribesmen|resources)\b|\b([02-9]|[1-9]\d+) (Unit|Garrison|Skeleton|Haven|Feat|Item|Quest|Skull|Shield|Bolt|die|card|goal|Troll|Tribesman|resource)\b/,
  de: /(?<![,\d])1 (Einheiten|Garnisonen|Skelette|Zufluchten|Fähigkeiten|Items|Quests|Schilde|Blitze|Karten|Ziele|Trolle|Ressourcen)\b|\b([02-9]|[1-9]\d+) (Einheit|Garnison|Skelett|Zuflucht|Fähigkeit|Item|Quest|Schild|Blitz|Karte|Ziel|Troll|Ressource)\b/,
}

/** Words of the one language that have no business in the other. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(und|oder|der|das|ist|Spieler|Karte|Einheit(en)?|Hexfeld|Zuflucht|Salz|Beute|Nahrung|Würfel)\b|[äöüß„]/,
  de: /\b(and|or|of|the|you|your|player|card|Units?|hex|Haven|Salt|Plunder|Food|dice|die [a-z]+s)\b/,
}

const named = (things: readonly { readonly name: Readonly<Record<Language, string>> }[]): string[] =>
  things.flatMap(({ name }) => [name.en, name.de])

/** Names of cards and places: what they are called is a matter of the content. */
function namesAt(t: Table): string[] {
  const { hexes, nemesis, items, quests, events, feats, druids } = printed(t)
  const { heroes, factions, units, regionNames, boards } = t.content
  const cards = [hexes, nemesis, items, quests, events, feats, druids, heroes, factions, units, boards.terrains]
  const one = units.flatMap(({ one: { en, de } }) => [en, de])
  const regions = regionNames.flatMap(({ en, de }) => [en, de])
  return [...cards.flatMap(named), ...one, ...regions].sort((a, b) => b.length - a.length)
}

const names = namesAt(tableOf())
const withoutNames = (text: string): string => names.reduce((left, name) => left.replaceAll(name, 'X'), text)

const tables = [
  { roles: 2, seed: 'dawn', chapters: 2, difficulty: 'nightmare' },
  { roles: 3, seed: 'noon', chapters: 3, edition: 'first', difficulty: 'apocalypse', extraCurses: 2 },
  { roles: 4, seed: 'dusk', chapters: 3, advanced: 'all' },
  { roles: 2, seed: 'frost', chapters: 4, ninthLegion: true, capitalFlip: 'yes' },
]

const MOST_ANSWERS = 2500
/** Chances and refusals are asked for at every n-th question. */
const EVERY = 4

function open(roles: number, options: object, seed: string): UprisingMatch {
  const prepared = prepare(uprising, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return openMatch(prepared.value, fastSource(seed))
}

interface Listener {
  message(t: Table, message: Message): void
  event(t: Table, event: GameEvent): void
}

/** Plays a game, half well and half at random, and hands out everything that is said in it. */
function listen(match: UprisingMatch, seed: string, to: Listener): void {
  const chance = fastSource(seed).fork('choices')
  const { play } = match
  const hear = (message: Message): void => to.message(play, message)
  match.listener = (event) => to.event(play, event)
  match.begin()
  for (let answers = 0; !match.over && answers < MOST_ANSWERS; answers++) {
    const ask = play.pending[chance.below(play.pending.length)]
    const { prompt, options: offered } = viewOf(play, ask)
    hear(prompt)
    for (const { label, detail } of [...offered, ...offersIn(play, ask.role)])
      for (const one of [label, detail]) if (one !== undefined) hear(one)
    if (answers % EVERY === 0) hearMore(match, chance, hear)
    const options = play.options(ask)
    const best = uprising.mind!.candidates!(play, ask, options, 1)[0]?.option ?? options[0]
    play.answer(ask, chance.below(2) === 0 ? best : options[chance.below(options.length)])
  }
  hearMore(match, chance, hear)
}

/** Wishes of all kinds. */
function intents({ state: s }: Table, role: Role, of: FastSource): string[] {
  const space = of.below(2) === 0 && s.heroAt[role] >= 0 ? s.heroAt[role] : of.below(SPACES)
  const [type, other] = [of.below(4), of.below(s.roles)]
  const map = `hex:${space} unit:${type}@${space} wall@${space} tower@${space} haven@${space} garrison@${space}`
  const acts = 'action:move action:trade action:command action:explore action:haven action:market action:quest'
  const cards = `feat:${of.below(80)} item:${of.below(43)} quest:${of.below(25)} card:${of.below(CARDS)} druid:${of.below(9)}`
  const more = `hero:${other} role:${other} give:${other}:resource:0 give:${other}:item:0 exchange:0:1 exchange:1:1`
  return `${map} ${acts} ${cards} ${more} die:0 done pass ability:${of.below(200)} skeleton@${space} curse@${space}`.split(
    ' ',
  )
}

function hearMore(match: UprisingMatch, chance: FastSource, hear: (message: Message) => void): void {
  const { play } = match
  const ask = play.question
  for (const { about, chances } of ask === undefined ? [] : uprising.odds(play, ask.role, ask))
    for (const one of [about, ...chances.map(({ label }) => label)]) hear(one)
  for (let role = 0; role < play.state.roles; role++) {
    const own = play.pending.find((one) => one.role === role)
    for (const key of intents(play, role, chance))
      for (const { message } of uprising.explain(play, role, { key }, own)) hear(message)
  }
}

const heard = { messages: new Set<string>(), events: new Set<string>() }

function check(bad: Set<string>, key: string, said: readonly string[]): void {
  said.forEach((text, i) => {
    const language = LANGUAGES[i]
    if (text === '' || odd.test(text)) bad.add(`${key}: ${text}`)
    if (WRONG_NUMBER[language].test(text)) bad.add(`${key}, number: ${text}`)
    if (FOREIGN[language].test(withoutNames(text))) bad.add(`${key}, not ${language}: ${text}`)
  })
}

describe('everything that is said in whole games', () => {
  it.each(tables)('has words in both languages: $roles factions, $seed', ({ roles, seed, ...options }) => {
    const bad = new Set<string>()
    const rendered = new Set<string>()
    const match = open(roles, options, seed)
    listen(match, seed, {
      message(t, message) {
        const whole = JSON.stringify(message)
        if (rendered.has(whole)) return
        rendered.add(whole)
        heard.messages.add(message.key)
        const said = LANGUAGES.map((language) => narrator.message(language, t, message))
        check(bad, message.key, said)
      },
      event(t, event) {
        heard.events.add(event.type)
        const whole = JSON.stringify(event)
        if (rendered.has(whole)) return
        rendered.add(whole)
        const said = LANGUAGES.map((language) => narrator.event(language, t, event))
        check(bad, event.type, said)
        if (!/^UP-[A-Z]{3}-\d+$/.test(narrator.eventRule?.(event) ?? '')) bad.add(`${event.type} has no rule`)
      },
    })
    expect([...bad]).toEqual([])
    expect(match.over).toBe(true)
  })

  it('is most of what there is to say', () => {
    const [events, keys] = [Object.keys(texts.en.events), Object.keys(texts.en.messages)]
    expect(events.filter((type) => heard.events.has(type)).length / events.length).toBeGreaterThan(0.7)
    expect(keys.filter((key) => heard.messages.has(key)).length / keys.length).toBeGreaterThan(0.6)
  })

  it('comes from the same list of keys in both languages', () => {
    expect(Object.keys(texts.de.messages).sort()).toEqual(Object.keys(texts.en.messages).sort())
    expect(Object.keys(texts.de.events).sort()).toEqual(Object.keys(texts.en.events).sort())
  })
})

/** Something for whatever words ask for; `n` stands for every count. */
function anyArgs(n: number): Record<string, number | string> {
  const counts =
    'n need have salt plunder food any ap vp bolts shields skulls limit level count threat tokens units garrisons strength left kept used goals might magic leadership guile points havens met chapter change orSalt orPlunder orFood initiative give empire chaos'
  const lists = {
    dice: '0,0,3',
    die: '5',
    faces: '0,1,2',
    blocked: `${at(1, 0)}`,
    behind: '0,1',
    skeletons: '5,6',
    curses: '',
  }
  const things = {
    role: 0,
    owner: 1,
    side: 4,
    other: 1,
    by: 5,
    card: 3,
    otherCard: -1,
    item: 4,
    quest: 2,
    feat: 7,
    druid: 1,
  }
  const places = { space: at(1, 0), from: at(0, 1), to: 1, home: at(0, -2), tile: 13, terrain: 2, grave: -1 }
  const words = { en: 'Do it', de: 'Tu es', action: 'move', window: 'combat:before', phase: 'build', part: 'clash' }
  const flags = { isOwn: 1, isFree: 0, isForced: 0, isSolved: 1, more: 0, rotation: 1, symbol: 2, type: 3, unit: 3 }
  const rest = { kind: 1, get: 2, attribute: 2, faction: 1, hero: 2, event: 3, rule: 'UP-SCO-03', why: 'UP-HAV-03' }
  const source = {
    source: SOURCES.indexOf('item'),
    of: 4,
    priority: 'UP-LEG-09',
    about: 'may',
    purpose: 'discard',
    row: 'item',
  }
  return {
    ...Object.fromEntries(counts.split(' ').map((name) => [name, n])),
    ...lists,
    ...things,
    ...places,
    ...words,
    ...flags,
    ...rest,
    ...source,
    what: 'units',
    scope: 'round',
  }
}

/** By message: words of a closed set, each of them. */
const CHOICES: Readonly<Record<string, readonly Record<string, string | number>[]>> = {
  'map.hexPrompt': HEX_PURPOSES.map((why) => ({ why })),
  'map.piecePrompt': PIECE_PURPOSES.map((why) => ({ why })),
  'map.piece': ['unit', 'garrison', 'skeleton', 'haven', 'wall', 'tower', 'curse', 'hero'].map((kind) => ({ kind })),
  'refuse.card': Object.keys(OBSTACLES).map((why) => ({ why })),
  'refuse.first': QUESTION_NAMES.map((question) => ({ question })),
  'refuse.takeAction': ACTIONS.map((action) => ({ action })),
  'refuse.waitBuild': [{ roles: '0,1' }],
  'refuse.cardFace': [{ isDown: 0 }, { isDown: 1 }],
  'refuse.actHaven': [3, 4, 5, 6, 7, 9].map((rule) => ({ why: `UP-HAV-0${rule}` })),
  'card.resourcePrompt': ['gain', 'lose', 'pay', 'give'].map((purpose) => ({ purpose })),
  'card.ownCardPrompt': ['discard', 'flip', 'unflip', 'limit'].map((purpose) => ({ purpose })),
  'card.druidPrompt': [{ purpose: 'swap' }, { purpose: 'attach' }],
  'card.mayPrompt': ['may', 'again', 'pay', 'bottom'].map((about) => ({ about })),
  'card.rowPrompt': [{ row: 'quest' }, { row: 'item', purpose: 'attach' }],
  'nemesis.previewChoice': [{ to: `${at(1, 0)},${at(0, 1)}` }],
  piecesRemoved: [{ kind: 'unit' }, { kind: 'garrison' }, { kind: 'wall' }],
  piecesMoved: [{ kind: 'unit' }, { kind: 'hero' }, { kind: 'skeleton' }],
  defensePlaced: [{ kind: 'wall' }, { kind: 'tower' }],
  useForbidden: ['bolts', 'shields', 'godpower', 'cards', 'druids'].flatMap((what) => [
    { what, scope: 'round' },
    { what, scope: 'combat' },
  ]),
  detached: ['units', 'items', 'druids'].map((what) => ({ what })),
  diceConverted: [{ to: '0' }],
  'action.exchange': [{ give: 0 }],
  exchanged: [{ give: 1 }],
}

describe('also what hardly ever happens', () => {
  const t = tableOf({ tiles: { [at(1, 0)]: 'rigga' } })

  it.each([1, 2, 12])('every message has words for a count of %i', (n) => {
    const bad = new Set<string>()
    for (const key of Object.keys(texts.en.messages))
      for (const choice of CHOICES[key] ?? [{}]) {
        const args = { ...anyArgs(n), ...choice }
        const said = LANGUAGES.map((language) => narrator.message(language, t, { key, args }))
        check(bad, `${key} ${JSON.stringify(choice)}`, said)
      }
    expect([...bad]).toEqual([])
  })

  it.each([1, 2, 12])('every event has words for a count of %i, and a rule', (n) => {
    const bad = new Set<string>()
    for (const type of Object.keys(texts.en.events))
      for (const choice of CHOICES[type] ?? [{}]) {
        const event = { ...anyArgs(n), ...choice, type }
        const said = LANGUAGES.map((language) => narrator.event(language, t, event))
        check(bad, `${type} ${JSON.stringify(choice)}`, said)
      }
    expect([...bad]).toEqual([])
  })
})
