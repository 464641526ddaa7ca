import type { BoardPart, Language, NamesOf } from '../../module.ts'
import { ATTRIBUTES } from '../content/names.ts'
import { UNIT_TYPES, unitsOn } from '../rules/map/pieces.ts'
import { lockedAp, unitsLeft } from '../rules/map/reserve.ts'
import { CARDS, isInPlay } from '../rules/nemesis/nemesis-cards.ts'
import { CHAOS, EMPIRE, NONE, type Group, type Role, type Space, type Table } from '../rules/table/state.ts'
import { UNKNOWN } from '../rules/table/cells.ts'
import { LABELS, type BoardLabels } from './board-labels.ts'
import type { Words } from './types.ts'
import { wordsIn } from './words.ts'

interface Telling {
  readonly t: Table
  readonly role: Role | undefined
  readonly labels: BoardLabels
  readonly w: Words
}

/** The whole table in words: where the story stands, the players, the Nemesis, the map, the cards, the Graveyards. */
export function boardOf(language: Language, t: Table, role: Role | undefined, names?: NamesOf): BoardPart[] {
  const telling: Telling = { t, role, labels: LABELS[language], w: wordsIn(language, t, names) }
  const parts: BoardPart[] = [chapterPart(telling)]
  for (let of = 0; of < t.state.roles; of++) parts.push(playerPart(telling, of))
  parts.push(nemesisPart(telling), mapPart(telling), cardsPart(telling), graveyardPart(telling))
  return parts
}

function chapterPart({ t, labels, w }: Telling): BoardPart {
  const { state } = t
  const sides = [...state.faction.keys(), EMPIRE, CHAOS]
  const lines = [
    `${labels.points}: ${sides.map((side) => `${w.side(side)} ${state.vp[side]}`).join(', ')}`,
    labels.first(w.player(state.firstPlayer)),
  ]
  if (state.turn !== NONE) lines.push(labels.turn(w.player(state.turn)))
  const { combat } = state
  if (combat !== undefined) {
    const side = (group: Group): string => (group.card === NONE ? w.side(group.side) : w.card(group.card))
    const round = combat.part === 'archery' ? labels.archery : labels.clash(combat.clash)
    const fight = labels.combat(w.hex(combat.space), side(combat.groups[0]), side(combat.groups[1]))
    lines.push(combat.part === 'archery' || combat.part === 'clash' ? `${fight} (${round})` : fight)
  }
  return { title: `${labels.chapter(state.chapter, state.options.chapters)} · ${w.phase(state.phase)}`, lines }
}

const spacesWhere = (t: Table, holds: (space: Space) => boolean): number[] =>
  [...t.state.tile.keys()].filter((space) => holds(space))

function playerPart(telling: Telling, of: Role): BoardPart {
  const { t, role, labels, w } = telling
  const { state } = t
  if (state.hero[of] === NONE) return { title: w.player(of), lines: [] }
  const [salt, plunder, food] = state.resources.slice(of * 3, of * 3 + 3)
  const lines = [
    `${labels.resources}: ${w.resources(salt, plunder, food)}`,
    labels.ap(w.ap(state.ap[of]), state.spentAp[of], lockedAp(state, of)),
    `${labels.heroAt} ${w.hex(state.heroAt[of])}`,
    `${labels.attributes}: ${attributesOf(telling, of)}`,
    `${labels.havens}: ${w.hexes(spacesWhere(t, (space) => state.haven[space] === of).join(',')) || labels.none}`,
    named(labels, labels.feats, state.feats[of], w.feat, state.flippedFeats),
    named(labels, labels.items, state.items[of], w.item, state.flippedItems),
    named(labels, labels.quests, state.quests[of], w.quest, state.flippedQuests),
    `${labels.reserve}: ${reserveOf(telling, of)}`,
  ]
  if (of === role && state.drawnFeats[of].length > 0)
    lines.push(named(labels, labels.drawn, state.drawnFeats[of], w.feat, []))
  return { title: `${w.player(of)} (${w.faction(state.faction[of])})`, lines }
}

function attributesOf({ t, w }: Telling, of: Role): string {
  const own = t.content.heroes[t.state.hero[of]].attributes
  return ATTRIBUTES.map((_, i) => `${w.attribute(i)} ${own[i] + t.state.attributes[of * ATTRIBUTES.length + i]}`).join(
    ', ',
  )
}

function named(
  labels: BoardLabels,
  title: string,
  cards: readonly number[],
  name: (card: number) => string,
  flipped: readonly number[],
): string {
  const names = cards.map((card) => (flipped.includes(card) ? `${name(card)} (${labels.faceDown})` : name(card)))
  return `${title}: ${names.join(', ') || labels.none}`
}

function reserveOf({ t, labels, w }: Telling, of: Role): string {
  const parts: string[] = []
  for (let type = 0; type < UNIT_TYPES; type++) {
    const left = unitsLeft(t, of, type)
    if (left > 0) parts.push(`${left} ${w.unit(of, type, left)}`)
  }
  return parts.join(', ') || labels.nobody
}

function nemesisPart({ t, labels, w }: Telling): BoardPart {
  const { state } = t
  const lines: string[] = []
  for (let card = 0; card < CARDS; card++) {
    if (!isInPlay(state, card)) continue
    const parts = [w.hex(state.cardAt[card]), labels.threat(state.threat[card])]
    if (state.tokens[card] > 0) parts.push(labels.tokens(state.tokens[card]))
    if (state.target[card] !== NONE) parts.push(labels.target(w.hex(state.target[card])))
    lines.push(`${w.card(card)}: ${parts.join(', ')}`)
  }
  if (lines.length === 0) lines.push(labels.none)
  lines.push(labels.decks(state.legionsLeft, state.hordesLeft))
  return { title: labels.nemesis, lines }
}

function mapPart(telling: Telling): BoardPart {
  const { t, labels, w } = telling
  const lines = [...t.state.tile.keys()].flatMap((space) => {
    const things = thingsOn(telling, space)
    return things.length === 0 && t.state.tile[space] === NONE ? [] : [[w.hex(space), things.join(', ')]]
  })
  return { title: labels.map, lines: lines.map(([hex, things]) => (things === '' ? hex : `${hex}: ${things}`)) }
}

function thingsOn({ t, labels, w }: Telling, space: Space): string[] {
  const { state } = t
  const things: string[] = []
  if (state.curse[space] === 1) things.push(labels.curse)
  if (state.haven[space] !== NONE) things.push(labels.haven(w.player(state.haven[space])))
  if (state.wall[space] === 1) things.push(labels.wall)
  if (state.tower[space] === 1) things.push(labels.tower)
  if (state.garrison[space] > 0) things.push(w.garrisons(state.garrison[space]))
  if (state.skeletons[space] > 0) things.push(w.skeletons(state.skeletons[space]))
  for (let card = 0; card < CARDS; card++)
    if (state.cardAt[card] === space && isInPlay(state, card)) things.push(w.card(card))
  if (unitsOn(state, space) > 0) things.push(unitsText({ t, labels, w }, space))
  state.heroAt.forEach((at, role) => at === space && things.push(labels.hero(w.player(role))))
  return things
}

function unitsText({ t, labels, w }: Pick<Telling, 't' | 'labels' | 'w'>, space: Space): string {
  const owner = t.state.unitsOf[space]
  const parts: string[] = []
  for (let type = 0; type < UNIT_TYPES; type++) {
    const n = t.state.units[space * UNIT_TYPES + type]
    if (n > 0) parts.push(`${n} ${w.unit(owner, type, n)}`)
  }
  return `${labels.units(w.player(owner))} (${parts.join(', ')})`
}

function cardsPart({ t, labels, w }: Telling): BoardPart {
  const { state } = t
  const row = (title: string, cards: readonly number[], name: (card: number) => string): string =>
    `${title}: ${cards.flatMap((card) => (card === NONE ? [] : [name(card)])).join(', ') || labels.none}`
  const druids = state.druids.map((druid, i) => (state.druidUp[i] === 1 ? w.druid(druid) : labels.hiddenDruid))
  const lines = [
    row(labels.market, state.market, w.item),
    row(labels.openQuests, state.openQuests, w.quest),
    `${labels.druids}: ${druids.join(', ') || labels.none}`,
  ]
  if (state.events.length > 0) lines.push(`${labels.event}: ${w.event(state.events[state.events.length - 1])}`)
  const known = state.eventDecks.flatMap(({ top, topSeen }) =>
    top.filter((event, i) => event !== UNKNOWN && topSeen[i] === -1).map((event) => w.event(event)),
  )
  if (known.length > 0) lines.push(`${labels.next}: ${known.join(', ')}`)
  return { title: labels.cards, lines }
}

function graveyardPart({ t, labels, w }: Telling): BoardPart {
  const { state } = t
  const buried = (graveyard: readonly number[], more: string): string => {
    const parts = graveyard.flatMap((n, i) =>
      n > 0 ? [`${n} ${w.unit(Math.floor(i / UNIT_TYPES), i % UNIT_TYPES, n)}`] : [],
    )
    return [...parts, ...(more === '' ? [] : [more])].join(', ') || labels.nobody
  }
  const skeletons = state.buriedSkeletons > 0 ? w.skeletons(state.buriedSkeletons) : ''
  const garrisons = state.buriedGarrisons.reduce((sum, n) => sum + n, 0)
  return {
    title: labels.graveyards,
    lines: [
      `${labels.imperial}: ${buried(state.imperialGraveyard, skeletons)}`,
      `${labels.chaos}: ${buried(state.chaosGraveyard, garrisons > 0 ? w.garrisons(garrisons) : '')}`,
    ],
  }
}
