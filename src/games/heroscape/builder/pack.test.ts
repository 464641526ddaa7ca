import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { checkPlan } from './check.ts'
import { importHsc } from './import-hsc.ts'
import { ownCopy, packOf, packText, planFromContent, planFromText, planFromValue } from './pack.ts'
import { fieldOf } from './plan.ts'
import type { Plan } from './plan.ts'
import {
  addScenario,
  cardsSetup,
  changeScenario,
  GOAL_CHOICES,
  newScenario,
  pointsSetup,
  removeScenario,
  SPECIAL_CHOICES,
  teamsOf,
  withText,
} from './scenario.ts'
import { documentOf, manifest } from './testing/samples.ts'
import { isWordKey, say, sayByteProblem, sayPiece, sayRefusal } from './text.ts'
import { WORDS } from './words.ts'
import { scenarioSchema } from '../content/scenario-schema.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

function own(id: string): Plan {
  const plan = planFromContent(source, id)
  if (plan === undefined) throw new Error(`no battlefield ${id}`)
  return ownCopy(plan, 'my-field')
}

describe('a plan as content pack', () => {
  it.each(source.battlefields.map(({ id }) => id))('of a copy of %s can be played and read again', (id) => {
    const plan = own(id)
    const content = loadContent(packOf(plan))
    if (!content.ok) throw new Error(JSON.stringify(content.problems))
    expect(content.content.battlefields.map((field) => field.id)).toContain('my-field')
    const there = source.scenarios.filter(({ battlefield }) => battlefield === id).length
    expect(content.content.scenarios).toHaveLength(source.scenarios.length + there)
    expect(planFromText(packText(plan), source)).toEqual({ ok: true, value: plan })
    expect(checkPlan(plan, source).errors).toEqual([])
  })

  it.each(manifest)('of $file holds every piece', ({ file }) => {
    const { plan } = importHsc(documentOf(file), 'map')
    expect(planFromText(packText(plan), source)).toEqual({ ok: true, value: plan })
  })

  it('keeps changes of a pack to a printed battlefield', () => {
    const patch = { walstatt: 'content-pack', game: 'heroscape', version: 1, name: 'Patch' }
    const name = { en: 'Tomb', de: 'Grab' }
    const read = planFromValue({ ...patch, battlefields: [{ id: 'migols-tomb', name }] }, source)
    expect(read.ok && [read.value.name, read.value.tiles.length]).toEqual([
      name,
      planFromContent(source, 'migols-tomb')?.tiles.length,
    ])
  })

  it('is refused where it has no battlefield or a broken one', () => {
    const head = { walstatt: 'content-pack', game: 'heroscape', version: 1, name: 'None' }
    expect(planFromValue(head, source)).toMatchObject({ ok: false, problems: [{ path: 'battlefields' }] })
    expect(planFromValue({ ...head, battlefields: [{ id: 'half' }] }, source).ok).toBe(false)
    const kept = { zones: [], glyphs: [], standsFor: [], foreign: [{ type: 1 }] }
    expect(planFromValue({ ...head, virtualscape: kept }, source).ok).toBe(false)
    expect(planFromText('{', source).ok).toBe(false)
  })

  it('of a map with zones has a scenario that can be played', () => {
    const { plan } = importHsc(documentOf('four-corners.hsc'), 'four-corners')
    const added = addScenario(plan, newScenario(plan, source))
    if (!added.ok) throw new Error(added.refusal.key)
    expect(checkPlan(added.plan, source).errors).toEqual([])
    const content = loadContent(packOf(added.plan))
    expect(content.ok && content.content.scenarios.at(-1)?.setups.map(({ players }) => players)).toEqual([2, 3, 4])
  })
})

describe('own scenarios', () => {
  const plan = own('table-of-the-giants')
  const scenario = newScenario(plan, source, 'front')

  it('are for players or teams, with points and a zone each', () => {
    expect(teamsOf(4, 2)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(scenario.setups.map(({ teams }) => teams)).toEqual([
      [[0], [1]],
      [
        [0, 1],
        [2, 3],
      ],
    ])
    expect(pointsSetup(['red', 'white'], teamsOf(4, 2), 200)).toEqual({
      teams: [
        [0, 1],
        [2, 3],
      ],
      zones: ['red', 'red', 'white', 'white'],
      points: [200, 200, 200, 200],
    })
  })

  it('of the Basic game give the cards whose figures are placed', () => {
    const { teams, cards } = cardsSetup(plan, 'dawn', teamsOf(2))
    const added = addScenario(
      plan,
      withText({
        ...scenario,
        layout: 'dawn',
        game: 'basic',
        setups: [{ teams, ...(cards === undefined ? {} : { cards }) }],
      }),
    )
    expect(added.ok && checkPlan(added.plan, source).errors).toEqual([])
  })

  it('are changed with words that follow', () => {
    const added = addScenario(plan, scenario)
    if (!added.ok) throw new Error(added.refusal.key)
    const changed = changeScenario(added.plan, scenario.id, {
      rounds: 8,
      goals: [{ goal: 'eliminate' }, { goal: 'score' }],
    })
    if (!changed.ok) throw new Error(changed.refusal.key)
    expect(changed.plan.scenarios.at(-1)?.text.goal.de).toContain('Am Ende von Runde 8')
    const free = changeScenario(changed.plan, scenario.id, { rounds: undefined })
    expect(free.ok && checkPlan(free.plan, source).errors).toEqual([
      { path: `scenarios[${scenario.id}].goals[1]`, problem: 'needs a round limit' },
    ])
    expect(removeScenario(changed.plan, scenario.id)).toMatchObject({ ok: true, plan: { scenarios: plan.scenarios } })
    expect(addScenario(added.plan, scenario)).toMatchObject({ ok: false, refusal: { key: 'idTaken' } })
  })

  it('choose from victory conditions and special rules that all have a right shape and words', () => {
    for (const goal of GOAL_CHOICES) {
      const one = withText({ ...scenario, goals: [goal], rounds: 8 })
      expect(scenarioSchema.safeParse(one).success).toBe(true)
      expect(one.text.goal.en).not.toBe(one.text.goal.de)
    }
    for (const special of SPECIAL_CHOICES) {
      const one = withText({ ...scenario, special: [special] })
      expect(scenarioSchema.safeParse(one).success).toBe(true)
      expect(one.text.special?.en).not.toBe(one.text.special?.de)
    }
    expect(new Set(GOAL_CHOICES.map(({ goal }) => goal)).size).toBe(9)
    expect(new Set(SPECIAL_CHOICES.map(({ rule }) => rule)).size).toBe(9)
  })
})

describe('a plan that is not ready', () => {
  it('says what is wrong', () => {
    const plan = own('migols-tomb')
    expect(checkPlan({ ...plan, tiles: [] }, source).errors.map(({ path }) => path)).toEqual(['tiles'])
    const apart = { ...plan, layouts: [], scenarios: [], tiles: [...plan.tiles, { ...plan.tiles[0], q: 100 }] }
    expect(checkPlan(apart, source).errors).toContainEqual({
      path: 'tiles',
      problem: 'the battlefield falls into 2 parts',
    })
    expect(fieldOf(apart).layouts).toEqual([])
  })
})

describe('words', () => {
  it('have the same places to fill in both languages', () => {
    const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of Object.keys(WORDS.en).filter(isWordKey))
      expect([key, places(WORDS.de[key])]).toEqual([key, places(WORDS.en[key])])
  })

  it('are filled', () => {
    expect(say('de', 'tileTaken', { level: 2 })).toBe('Dort liegt auf Ebene 2 schon ein Geländestein.')
    expect(sayRefusal('en', { rule: 'HS-RUL-33', key: 'waterOnWater', args: {} })).toContain('HS-RUL-33')
    expect(sayByteProblem('en', { offset: 12, key: 'hscBytesLeft', args: { left: 3 } })).toBe(
      'byte 12: there are 3 more bytes after the last tile',
    )
    expect([sayPiece('de', 10_011), sayPiece('en', 99_001)]).toEqual(['Baum (10011)', 'unknown piece (99001)'])
  })
})
