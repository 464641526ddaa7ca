import { frame, NOBODY, only, type Options } from '../../../engine/index.ts'
import type { SceneSet } from '../../../lessons/lesson.ts'
import type { Battlefield } from '../content/battlefield.ts'
import { defaultContent, type Content, type Scenario } from '../content/content.ts'
import { heroscape } from '../index.ts'
import { draft, draftFor } from '../rules/armies/draft.ts'
import { fitsOn } from '../rules/movement/fit.ts'
import { battle, round, roundEnd } from '../rules/rounds/round.ts'
import { turn } from '../rules/rounds/turn.ts'
import { endFigure, firstFigure } from '../rules/table/figures.ts'
import { roster } from '../rules/table/roster.ts'
import {
  DESTROYED,
  isBasic,
  MARKERS,
  NONE,
  UNUSED,
  WAITING,
  type ArmyCard,
  type Figure,
  type State,
} from '../rules/table/state.ts'
import { smallField } from './field.ts'
import { checkedScene, type Scene } from './scene-schema.ts'
import { armyCard, isPair, layoutFor, place, standing, type Stand, type Table, type Where } from './stand.ts'

const ID = 'SCENE'

/** Makes the position of a scene; throws where it is none. */
export function set(given: unknown): SceneSet<State, Content> {
  const scene = checkedScene(given)
  const content = contentFor(scene)
  if (scene.begin === 'setup') return setUp(scene, content)
  const t = standing(standOf(scene, content), content)
  check(t, scene)
  leaveOut(t, scene)
  wound(t, scene)
  layMarkers(t, scene)
  begin(t, scene)
  return { content: t.content, roles: t.state.roles, options: { scenario: ID }, state: t.state }
}

/** The box, with the cards that the scene brings. */
function contentFor({ cards }: Scene): Content {
  if (cards === undefined) return defaultContent()
  const loaded = heroscape.loadContent!({ walstatt: 'content-pack', game: 'heroscape', version: 1, name: ID, cards })
  if (!loaded.ok) throw new Error(`scene: cards: ${JSON.stringify(loaded.problems)}`)
  return loaded.value.content
}

/** A scenario of the box from its beginning. */
function setUp(scene: Scene, content: Content): SceneSet<State, Content> {
  const id = scene.scenario ?? 'FRONT'
  const found = content.scenarios.find((one) => one.id === id)
  if (found === undefined) throw new Error(`scene: scenario: there is no ${id}`)
  const roles = scene.roles ?? found.setups[0].players
  const { points: _, ...chosen } = scene.options ?? {}
  const printed = Object.fromEntries(heroscape.options!.map((one) => [one.id, one.default]))
  const options = { ...printed, ...chosen, scenario: id } as Options
  return { content, roles, options, state: heroscape.setup(content, roles, options) }
}

function fieldOf({ field }: Scene): Battlefield | undefined {
  if (field === undefined) return undefined
  const made = smallField(field.heaps, field.ruins)
  const pairs = field.noRoom?.map(([front, rear]) => place(made, front) * made.spaces.count + place(made, rear)) ?? []
  return { ...made, noRoom: new Set(pairs) }
}

function standOf(scene: Scene, content: Content): Stand {
  const { scenario = 'FRONT', roles, teams, armies, active, begin: from, first = 0 } = scene
  const found = content.scenarios.find((one) => one.id === scenario)
  if (found === undefined) throw new Error(`scene: scenario: there is no ${scenario}`)
  const field = fieldOf(scene)
  const glyphs = scene.glyphs?.map(({ glyph, at }) => [glyph, at] as const)
  const on = field ?? found.battlefield
  assertPlaces(scene, on)
  const hasStep = from === 'move' || from === 'attack'
  if (hasStep !== (active !== undefined)) throw new Error('scene: active: goes with the steps move and attack')
  return {
    scenario,
    rules: {
      ...rulesOf(scene),
      // A draft goes on in the zones of the scenario, with the points that it gives.
      ...(from === 'draft' ? { setups: found.setups } : {}),
      ...(field === undefined && glyphs !== undefined
        ? { layout: { ...layoutFor(on, { glyphs }), zones: found.layout.zones, zoneOf: found.layout.zoneOf } }
        : {}),
    },
    armies: armies as Stand['armies'],
    activeRole: first,
    ...(roles === undefined ? {} : { roles }),
    ...(teams === undefined ? {} : { teams }),
    ...(field === undefined ? {} : { field, ...(glyphs === undefined ? {} : { glyphs }) }),
    ...(hasStep ? { active: active!, step: from } : {}),
    ...(scene.options === undefined ? {} : { options: scene.options as NonNullable<Stand['options']> }),
  }
}

/** What the scene says differently from its scenario. A round limit or points are for the Master game alone. */
function rulesOf({ name, goal, game, goals, special, rounds }: Scene): Partial<Scenario> {
  return {
    id: ID,
    ...(name === undefined ? {} : { name }),
    ...(goal === undefined ? {} : { text: { goal, special: undefined } }),
    ...(game === undefined ? {} : { game }),
    ...(goals === undefined ? {} : { goals }),
    ...(special === undefined ? {} : { special }),
    ...(rounds === undefined ? {} : { rounds }),
    hidden: [],
  }
}

/** Everything that is put somewhere is put on the field. */
function assertPlaces({ armies, glyphs = [] }: Scene, on: Battlefield): void {
  const assertOn = (path: string, where: Where): void => {
    if (!(place(on, where) >= 0)) throw new Error(`scene: ${path}: there is no such space`)
  }
  for (const [role, army] of Object.entries(armies as Stand['armies']))
    for (const [id, places] of Object.entries(army))
      for (const [i, one] of places.entries())
        for (const where of isPair(one) ? one : [one]) assertOn(`armies.${role}.${id}[${i}]`, where)
  for (const [i, { at }] of glyphs.entries()) assertOn(`glyphs[${i}]`, at)
}

/** Figures stand on spaces of their own, where they fit. */
function check(t: Table, { armies }: Scene): void {
  const taken = new Map<number, string>()
  for (const [role, army] of Object.entries(armies))
    for (const id of Object.keys(army)) {
      const path = `armies.${role}.${id}`
      const cards = cardsNamed(t, id).filter((card) => t.state.owner[card] === Number(role))
      for (const space of cards.flatMap((card) => spacesUnder(t, card))) {
        if (taken.has(space)) throw new Error(`scene: ${path}: the space is taken by ${taken.get(space)}`)
        taken.set(space, path)
      }
      for (const figure of cards.flatMap((card) => standingUnder(t, card)))
        if (!fitsOn(t, figure, t.state.front[figure], t.state.rear[figure]))
          throw new Error(`scene: ${path}: does not fit there`)
    }
}

function standingUnder(t: Table, card: ArmyCard): readonly Figure[] {
  const figures = Array.from({ length: endFigure(t, card) - firstFigure(t, card) }, (_, i) => firstFigure(t, card) + i)
  return figures.filter((figure) => t.state.front[figure] !== NONE)
}

/** Where the figures of a card stand. */
const spacesUnder = (t: Table, card: ArmyCard): readonly number[] =>
  standingUnder(t, card)
    .flatMap((figure) => [t.state.front[figure], t.state.rear[figure]])
    .filter((space) => space !== NONE)

/** With several sets or common cards there may be more than one. */
function cardsNamed(t: Table, id: string): readonly ArmyCard[] {
  const cards = roster(t).cards.flatMap((one, i) => (one.id === id && t.state.broughtBy[i] !== NONE ? [i] : []))
  if (cards.length === 0) throw new Error(`scene: there is no card ${id} in any army`)
  return cards
}

/** Who has no place is not in the battle, has been destroyed, or waits. */
function leaveOut(t: Table, { fallen = [], waiting = [] }: Scene): void {
  const { fate, broughtBy } = t.state
  const isNamed = new Set([...fallen, ...waiting].flatMap((id) => cardsNamed(t, id)))
  const { cards } = roster(t)
  for (let card = 0; card < broughtBy.length; card++) {
    if (broughtBy[card] === NONE) continue
    const { id } = cards[card]
    const now = !isNamed.has(card) && !waiting.includes(id) ? UNUSED : fallen.includes(id) ? DESTROYED : WAITING
    for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
      if (fate[figure] === WAITING) fate[figure] = now
  }
}

function wound(t: Table, { wounds = {} }: Scene): void {
  for (const [id, list] of Object.entries(wounds))
    list.forEach((n, i) => (t.state.wounds[firstFigure(t, cardsNamed(t, id)[0]) + i] = n))
}

/** In the order of the cards, as the rules lay them. Those of turns gone by have been shown. */
function layMarkers(t: Table, { markers = {}, turn: now = 1, first = 0, begin: from }: Scene): void {
  const { state } = t
  for (const [player, ids] of Object.entries(markers)) {
    const role = Number(player)
    // Who has had no turn yet has shown nothing for it.
    const shown = from === 'roundEnd' || (from !== 'turn' && role === first) ? now : now - 1
    const cards = ids.map((id) => armyCard(t, role, id))
    const order = [0, 1, 2, 3].toSorted((a, b) => cards[a] - cards[b] || a - b)
    order.forEach((marker, i) => {
      const slot = role * MARKERS + i
      state.markerOn[slot] = cards[marker]
      state.marker[slot] = marker
      if (marker >= shown || marker === MARKERS - 1) state.markerSeenBy[slot] = only(role)
    })
  }
}

function begin(t: Table, scene: Scene): void {
  const { state } = t
  const { first = 0, begin: from } = scene
  state.round = scene.round ?? 1
  state.turnNumber = (scene.turn ?? 1) - 1
  state.order = Array.from({ length: state.roles }, (_, i) => (first + i) % state.roles)
  for (const [piece, { isHidden }] of (scene.glyphs ?? []).entries())
    if (isHidden === true) {
      state.glyphUp[piece] = 0
      state.glyphSeenBy[piece] = NOBODY
    }
  if (from === 'roundEnd') return void state.next.push(frame(roundEnd, { step: 0 }))
  if (from === 'draft') return beginDraft(t, scene)
  // A round and a turn of the Basic game count themselves.
  if (from === 'round' || (from === 'turn' && isBasic(t))) state.round--
  state.next.push(
    from === 'round' ? frame(round, { step: 0 }) : frame(turn, { step: STEPS[from as keyof typeof STEPS] }),
  )
}

const STEPS = { turn: 0, move: 1, attack: 2 }

/** The draft under way: whose turn it is chooses until all are complete; then the battle begins. */
function beginDraft({ state, content }: Table, { draft: points }: Scene): void {
  state.phase = 'army'
  state.round = 0
  state.draft = { ...draftFor({ state, content }, state.order, points), left: 1, direction: -1 }
  state.next.push(frame(battle), frame(draft))
}
