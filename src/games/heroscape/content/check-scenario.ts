import type { Problem } from '../../../engine/index.ts'
import type { LayoutSource } from './battlefield-schema.ts'
import type { Goal, ScenarioSource, SetupSource, Special } from './scenario-schema.ts'
import type { ContentSource } from './schema.ts'

export function checkScenario(scenario: ScenarioSource, source: ContentSource): Problem[] {
  const field = source.battlefields.find(({ id }) => id === scenario.battlefield)
  if (field === undefined) return [{ path: 'battlefield', problem: 'there is no such battlefield' }]
  const layout = field.layouts.find(({ id }) => id === scenario.layout)
  if (layout === undefined) return [{ path: 'layout', problem: 'the battlefield has no such layout' }]
  const problems = [
    ...checkGlyphStock(scenario, layout, source),
    ...checkNeeds(scenario, layout, source),
    ...checkRounds(scenario),
  ]
  scenario.setups.forEach((setup, index) => {
    const found = checkSetup(setup, scenario, layout, source)
    problems.push(...found.map(({ path, problem }) => ({ path: `setups[${index}].${path}`, problem })))
  })
  const sides = Math.min(...scenario.setups.map((setup) => setup.teams.length))
  scenario.goals.forEach((goal, index) => {
    if (sidesOf(goal).some((side) => side >= sides))
      problems.push({ path: `goals[${index}]`, problem: 'there is no such side' })
  })
  scenario.special.forEach((special, index) => {
    if (sidesOf(special).some((side) => side >= sides))
      problems.push({ path: `special[${index}]`, problem: 'there is no such side' })
  })
  return problems
}

/** Goals and special rules that are about rounds: the Basic game knows none (HS-BAS-03). */
const OF_ROUNDS: ReadonlySet<string> = new Set([
  'score',
  'holdOut',
  'holdGlyph',
  'mist',
  'reinforcements',
  'initiative',
])

function checkRounds({ game, rounds, goals, special }: ScenarioSource): Problem[] {
  if (game !== 'basic') return []
  const paths = rounds === undefined ? [] : ['rounds']
  goals.forEach(({ goal }, index) => void (OF_ROUNDS.has(goal) && paths.push(`goals[${index}]`)))
  special.forEach(({ rule }, index) => void (OF_ROUNDS.has(rule) && paths.push(`special[${index}]`)))
  return paths.map((path) => ({ path, problem: 'the Basic game has no rounds' }))
}

function sidesOf(part: Goal | Special): readonly number[] {
  if ('sides' in part) return part.sides
  return 'side' in part && part.side !== undefined ? [part.side] : []
}

function checkSetup(
  setup: SetupSource,
  scenario: ScenarioSource,
  layout: LayoutSource,
  source: ContentSource,
): Problem[] {
  const problems: Problem[] = []
  const players = setup.teams.flat()
  if (players.some((player, seat) => player !== seat))
    problems.push({ path: 'teams', problem: 'must name all players in seat order' })
  for (const list of ['zones', 'points', 'cards'] as const)
    if (setup[list] !== undefined && setup[list].length !== players.length)
      problems.push({ path: list, problem: `must have ${players.length} entries` })
  setup.zones?.forEach((zone, player) => {
    if (!layout.zones.some(({ id }) => id === zone))
      problems.push({ path: `zones[${player}]`, problem: 'the layout has no such zone' })
  })
  if (scenario.game === 'master' && (setup.points === undefined || setup.zones === undefined))
    problems.push({ path: 'points', problem: 'the Master game needs points and zones' })
  if (scenario.game === 'basic' && (setup.points !== undefined || setup.cards === undefined))
    problems.push({ path: 'cards', problem: 'the Basic game has given cards and no points' })
  if (scenario.game === 'basic')
    setup.cards?.forEach((cards, player) => {
      if (cards.length === 0)
        problems.push({ path: `cards[${player}]`, problem: 'the Basic game gives everybody cards' })
    })
  return [...problems, ...checkGivenCards(setup, layout, source)]
}

/** Every figure of a given card has its place (HS-BAS-02), and nobody else's has one. */
function checkGivenCards(setup: SetupSource, layout: LayoutSource, source: ContentSource): Problem[] {
  const problems: Problem[] = []
  const given = new Set<string>()
  setup.cards?.forEach((cards, player) =>
    cards.forEach((id, index) => {
      const path = `cards[${player}][${index}]`
      const card = source.cards.find((one) => one.id === id)
      const placed = layout.figures.filter((figure) => figure.card === id && figure.player === player).length
      if (card === undefined) problems.push({ path, problem: 'there is no such card' })
      else if (placed !== card.figures)
        problems.push({ path, problem: `${placed} of ${card.figures} figures are placed` })
      if (given.has(`${player} ${id}`)) problems.push({ path, problem: 'this card is given twice' })
      given.add(`${player} ${id}`)
    }),
  )
  for (const figure of layout.figures)
    if (figure.player !== undefined && !given.has(`${figure.player} ${figure.card}`))
      problems.push({ path: 'cards', problem: `player ${figure.player + 1} is not given ${figure.card}` })
  return problems
}

function checkGlyphStock(scenario: ScenarioSource, layout: LayoutSource, source: ContentSource): Problem[] {
  const hidden = scenario.hidden ?? []
  const unknown = layout.glyphs.filter(({ glyph }) => glyph === undefined).length
  const problems: Problem[] = []
  if (hidden.length < unknown || (unknown === 0 && hidden.length > 0))
    problems.push({ path: 'hidden', problem: `${hidden.length} glyphs for ${unknown} hidden places` })
  for (const { id, count } of source.glyphs) {
    const used = [...hidden, ...layout.glyphs.map(({ glyph }) => glyph)].filter((glyph) => glyph === id).length
    if (used > count) problems.push({ path: 'hidden', problem: `the glyph ${id} is used ${used} times` })
  }
  return problems
}

/** What goals and special rules take for granted. */
function checkNeeds(scenario: ScenarioSource, layout: LayoutSource, source: ContentSource): Problem[] {
  const problems: Problem[] = []
  const hasRule = (rule: Special['rule']): boolean => scenario.special.some((special) => special.rule === rule)
  scenario.goals.forEach((goal, index) => {
    const path = `goals[${index}]`
    const need = (isThere: boolean, problem: string): void => void (isThere || problems.push({ path, problem }))
    if (goal.goal === 'score' || goal.goal === 'holdOut') need(scenario.rounds !== undefined, 'needs a round limit')
    if (goal.goal === 'scoutEnters' || goal.goal === 'scoutLost') need(hasRule('scout'), 'needs a scout')
    if (goal.goal === 'rescue') need(hasRule('captive'), 'needs a captive')
    if (goal.goal === 'collect') {
      need(goal.needed <= goal.glyphs.length, 'asks for more glyphs than there are')
      need(
        goal.glyphs.every((glyph) => scenario.hidden?.includes(glyph)),
        'these glyphs are not hidden',
      )
    } else if ('glyph' in goal) {
      const places = layout.glyphs.filter(({ glyph }) => glyph === goal.glyph)
      need(places.length > 0, `the glyph ${goal.glyph} is not placed`)
      if (goal.goal === 'enterEnemyGlyph')
        need(
          places.every(({ owner }) => owner !== undefined),
          `each glyph ${goal.glyph} needs an owner`,
        )
    }
  })
  scenario.special.forEach((special, index) => {
    if (special.rule !== 'captive') return
    const isCard = source.cards.some(({ id }) => id === special.card)
    const isPlaced = layout.figures.some(({ card, player }) => card === special.card && player === undefined)
    if (!isCard || !isPlaced) problems.push({ path: `special[${index}].card`, problem: 'the captive has no place' })
  })
  return problems
}
