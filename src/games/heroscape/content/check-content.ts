import type { Problem } from '../../../engine/index.ts'
import { within } from '../../../kit/content/problem.ts'
import type { Battlefield } from './battlefield.ts'
import { checkScenario } from './check-scenario.ts'
import { checkSize } from './check-size.ts'
import { GLYPH_IDS } from './names.ts'
import { POWER_IDS, POWER_NUMBERS } from './powers.ts'
import type { BodySource, CardSource, ContentSource } from './schema.ts'
import { validateBattlefield } from './validate-battlefield.ts'

/** What a schema cannot say: how the values must fit together for the rules to work. Gives what it compiled for that. */
export function checkContent(source: ContentSource): {
  readonly problems: readonly Problem[]
  readonly battlefields: readonly Battlefield[]
} {
  const tooLarge = checkSize(source.battlefields)
  if (tooLarge.length > 0) return { problems: tooLarge, battlefields: [] }
  const problems = [
    ...checkIds('cards', source.cards),
    ...checkIds('battlefields', source.battlefields),
    ...checkIds('scenarios', source.scenarios),
    ...checkOrder('powers', source.powers, POWER_IDS),
    ...checkOrder('glyphs', source.glyphs, GLYPH_IDS),
    ...checkVolumes(source),
  ]
  for (const card of source.cards) problems.push(...checkCard(card, source).map(within(`cards[${card.id}]`)))
  const battlefields: Battlefield[] = []
  for (const field of source.battlefields) {
    const report = validateBattlefield(field, source.inventory, source.volumes.ruin.levels, { warns: false })
    problems.push(...report.errors.map(within(`battlefields[${field.id}]`)))
    battlefields.push(report.battlefield)
    problems.push(...checkPlacedCards(field, source).map(within(`battlefields[${field.id}]`)))
  }
  for (const scenario of source.scenarios)
    problems.push(...checkScenario(scenario, source).map(within(`scenarios[${scenario.id}]`)))
  return { problems, battlefields }
}

function checkIds(path: string, things: readonly { readonly id: string }[]): Problem[] {
  const seen = new Set<string>()
  return things.flatMap(({ id }, index) => {
    if (!seen.has(id)) return seen.add(id) && []
    return [{ path: `${path}[${index}].id`, problem: 'this id occurs twice' }]
  })
}

function checkOrder(path: string, things: readonly { readonly id: string }[], ids: readonly string[]): Problem[] {
  return things.flatMap(({ id }, index) =>
    id === ids[index] ? [] : [{ path: `${path}[${index}].id`, problem: `must be ${ids[index]}` }],
  )
}

function checkCard(card: CardSource, { features }: ContentSource): Problem[] {
  const problems: Problem[] = []
  const known = (path: string, id: string | undefined, list: readonly { readonly id: string }[]): void => {
    if (id !== undefined && !list.some((feature) => feature.id === id))
      problems.push({ path, problem: 'this feature has no name' })
  }
  // HS-SET-16
  if ((card.kind === 'hero') !== (card.figures === 1))
    problems.push({ path: 'figures', problem: 'a hero has one figure, a squad two or more' })
  if (card.collector.length !== card.figures)
    problems.push({ path: 'collector', problem: `must have ${card.figures} numbers` })
  known('species', card.species, features.species)
  known('class', card.class, features.classes)
  known('personality', card.personality, features.personalities)
  const ids = new Set<string>()
  card.powers.forEach((power, index) => {
    if (ids.has(power.id)) problems.push({ path: `powers[${index}].id`, problem: 'this id occurs twice' })
    ids.add(power.id)
    known(`powers[${power.id}].species`, power.species, features.species)
    known(`powers[${power.id}].class`, power.class, features.classes)
    const wanted: readonly string[] = POWER_NUMBERS[power.id]
    for (const name of wanted)
      if (!Object.hasOwn(power.numbers, name))
        problems.push({ path: `powers[${power.id}].numbers.${name}`, problem: 'is missing' })
    for (const name of Object.keys(power.numbers))
      if (!wanted.includes(name))
        problems.push({ path: `powers[${power.id}].numbers.${name}`, problem: 'this power has no such number' })
  })
  return problems
}

function checkVolumes({ volumes, cards }: ContentSource): Problem[] {
  const problems = [
    ...checkBody(volumes.standard.oneSpace, 1).map(within('volumes.standard.oneSpace')),
    ...checkBody(volumes.standard.twoSpaces, 2).map(within('volumes.standard.twoSpaces')),
    ...checkIds('volumes.figures', volumes.figures),
  ]
  for (const body of volumes.figures) {
    const card = cards.find(({ id }) => id === body.id)
    if (card === undefined) problems.push({ path: `volumes.figures[${body.id}]`, problem: 'there is no such card' })
    else problems.push(...checkBody(body, card.spaces).map(within(`volumes.figures[${body.id}]`)))
  }
  return problems
}

/** A one-space figure has no front, so it is alike from all sides. */
function checkBody({ aim, parts }: BodySource, spaces: number): Problem[] {
  const problems: Problem[] = []
  if (spaces === 1 && [aim, ...parts].some(({ along }) => along !== 0))
    problems.push({ path: 'parts', problem: 'a one-space figure stands in the middle of its space' })
  if (parts.some(({ from, to }) => from >= to)) problems.push({ path: 'parts', problem: 'a part ends where it begins' })
  if (!parts.some(({ hit }) => hit === 1)) problems.push({ path: 'parts', problem: 'there is no hit zone' })
  return problems
}

function checkPlacedCards(field: ContentSource['battlefields'][number], { cards }: ContentSource): Problem[] {
  return field.layouts.flatMap((layout) =>
    layout.figures.flatMap((figure, index) => {
      const path = `layouts[${layout.id}].figures[${index}]`
      const card = cards.find(({ id }) => id === figure.card)
      if (card === undefined) return [{ path: `${path}.card`, problem: 'there is no such card' }]
      return card.spaces === figure.at.length ? [] : [{ path: `${path}.at`, problem: `needs ${card.spaces} spaces` }]
    }),
  )
}
