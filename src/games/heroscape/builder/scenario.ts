import type { LayoutSource } from '../content/battlefield-schema.ts'
import { MAX_PLAYERS, ZONE_IDS } from '../content/names.ts'
import type { GlyphId, ZoneId } from '../content/names.ts'
import type { Goal, ScenarioSource, SetupSource, Special } from '../content/scenario-schema.ts'
import type { ContentSource } from '../content/schema.ts'
import { edited, FIRST_LAYOUT, refused } from './plan.ts'
import type { Edited, Plan } from './plan.ts'
import { scenarioText } from './scenario-text.ts'
import { refusal } from './text.ts'

export const MAX_OWN_SCENARIOS = 8
const POINTS = 400

type GlyphBox = Pick<ContentSource, 'glyphs'>

/** Victory conditions to choose from, each with values to begin with. */
export const GOAL_CHOICES: readonly Goal[] = [
  { goal: 'eliminate' },
  { goal: 'score' },
  { goal: 'holdOut', side: 0 },
  { goal: 'enterEnemyGlyph', glyph: 'brandar' },
  { goal: 'collect', glyphs: ['brandar', 'brandar'], needed: 2 },
  { goal: 'scoutEnters', side: 0, glyph: 'brandar' },
  { goal: 'scoutLost', side: 1 },
  { goal: 'rescue', side: 0 },
  { goal: 'holdGlyph', sides: [0, 1], glyph: 'brandar' },
]

/** Special rules to choose from, each with values to begin with. */
export const SPECIAL_CHOICES: readonly Special[] = [
  { rule: 'reinforcements', points: 100, earlyRounds: 3, earlyD20: 16, d20: 11 },
  { rule: 'mist', firstLevel: 0, highest: 6, wounds: 1 },
  { rule: 'mud', terrain: 'sand', extraMove: 1, flyersToo: 0 },
  { rule: 'withoutPower', power: 'flying' },
  { rule: 'initiative', side: 0, bonus: 5, untilRound: 1 },
  { rule: 'scout', side: 0, glyph: 'brandar' },
  { rule: 'captive', card: 'sgt-drake-alexander' },
  { rule: 'truce', sides: [0, 1] },
  { rule: 'glyphsWithoutPower' },
]

/** Every player alone, or players in teams of so many. */
export function teamsOf(players: number, teamSize = 1): number[][] {
  const teams: number[][] = []
  for (let player = 0; player < players; player++) {
    if (player % teamSize === 0) teams.push([])
    teams[teams.length - 1].push(player)
  }
  return teams
}

/** A setup with points: one zone for every team, in the order of the layout. */
export function pointsSetup(
  zones: readonly ZoneId[],
  teams: readonly (readonly number[])[],
  points: number,
): SetupSource {
  const sides = teams.flatMap((team, side) => team.map(() => side))
  const all = [...zones, ...ZONE_IDS.filter((id) => !zones.includes(id))]
  return {
    teams: teams.map((team) => [...team]),
    zones: sides.map((side) => all[side]),
    points: sides.map(() => points),
  }
}

/** A setup of the Basic game: everybody has the cards whose figures are placed. */
export function cardsSetup(plan: Plan, layoutId: string, teams: readonly (readonly number[])[]): SetupSource {
  const figures = plan.layouts.find(({ id }) => id === layoutId)?.figures ?? []
  const cards = teams
    .flat()
    .map((player) => [...new Set(figures.filter((figure) => figure.player === player).map(({ card }) => card))])
  return { teams: teams.map((team) => [...team]), cards }
}

/** A scenario in which the last side standing wins, as a beginning; it fits the zones of the layout. */
export function newScenario(
  plan: Plan,
  box: GlyphBox,
  layoutId: string = plan.layouts[0]?.id ?? FIRST_LAYOUT,
): ScenarioSource {
  const layout = plan.layouts.find(({ id }) => id === layoutId)
  const zones = layout?.zones.map(({ id }) => id) ?? []
  const sides = Math.max(2, Math.min(MAX_PLAYERS, zones.length))
  const setups = Array.from({ length: sides - 1 }, (_, i) => pointsSetup(zones, teamsOf(i + 2), POINTS))
  if (zones.length === 2) setups.push(pointsSetup(zones, teamsOf(4, 2), 300))
  const hidden = hiddenFor(layout, box)
  const goals: Goal[] = [{ goal: 'eliminate' }]
  return withText({
    id: scenarioId(plan),
    name: plan.name,
    provenance: { rules: 'recreated', setup: 'recreated' },
    battlefield: plan.id,
    layout: layoutId,
    game: 'master',
    setups,
    ...(hidden.length === 0 ? {} : { hidden }),
    goals,
    special: [],
    text: scenarioText(goals, [], undefined),
  })
}

/** As many glyphs as there are "?" spaces, of those that one set has left. */
function hiddenFor(layout: LayoutSource | undefined, { glyphs }: GlyphBox): GlyphId[] {
  const places = layout?.glyphs ?? []
  const unknown = places.filter(({ glyph }) => glyph === undefined).length
  const left = glyphs.flatMap(({ id, count }) => {
    const free = count - places.filter(({ glyph }) => glyph === id).length
    return Array.from({ length: Math.max(0, free) }, () => id)
  })
  return left.slice(0, unknown)
}

function scenarioId(plan: Plan): string {
  const base = plan.id.toUpperCase().slice(0, 34)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!plan.scenarios.some((scenario) => scenario.id === id)) return id
  }
}

/** The words follow what was chosen. */
export function withText(scenario: ScenarioSource): ScenarioSource {
  return { ...scenario, text: scenarioText(scenario.goals, scenario.special, scenario.rounds) }
}

export function addScenario(plan: Plan, scenario: ScenarioSource): Edited {
  if (plan.scenarios.some(({ id }) => id === scenario.id)) return refused(refusal('idTaken'))
  if (plan.scenarios.length >= MAX_OWN_SCENARIOS)
    return refused(refusal('tooManyScenarios', { most: MAX_OWN_SCENARIOS }))
  return edited({ ...plan, scenarios: [...plan.scenarios, scenario] })
}

/** `part` may hold teams, points, cards, rounds, goals, special rules; `rounds: undefined` takes the limit away. */
export function changeScenario(
  plan: Plan,
  id: string,
  part: { readonly [key in keyof ScenarioSource]?: ScenarioSource[key] | undefined },
): Edited {
  const old = plan.scenarios.find((scenario) => scenario.id === id)
  if (old === undefined) return refused(refusal('noSuchPiece'))
  const merged = { ...old, ...part }
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  const changed = kept as ScenarioSource
  if (changed.id !== id && plan.scenarios.some((scenario) => scenario.id === changed.id))
    return refused(refusal('idTaken'))
  const isSaid = part.text !== undefined
  return edited({
    ...plan,
    scenarios: plan.scenarios.map((one) => (one === old ? (isSaid ? changed : withText(changed)) : one)),
  })
}

export function removeScenario(plan: Plan, id: string): Edited {
  return edited({ ...plan, scenarios: plan.scenarios.filter((scenario) => scenario.id !== id) })
}
