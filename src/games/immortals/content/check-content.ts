import type { Problem } from '../../../engine/index.ts'
import { checkMap, checkOrder } from './check-map.ts'
import { BUILDING_IDS, CARD_KINDS, LIGHT_RACE_IDS, LANDS, MAGIC_IDS, SHADOW_RACE_IDS, SPACE_IDS } from './names.ts'
import type { ContentSource } from './schema.ts'
import { unknownNumbers } from './words.ts'
import type { Words } from './words.ts'

/** What a schema cannot say: how the values must fit together for the rules to work. */
export function checkContent(source: ContentSource): Problem[] {
  const misplaced = [
    ...checkMap(source),
    ...checkOrder('lightRaces', source.lightRaces, LIGHT_RACE_IDS),
    ...checkOrder('shadowRaces', source.shadowRaces, SHADOW_RACE_IDS),
    ...checkOrder('spaces', source.spaces, SPACE_IDS),
    ...checkOrder('magic', source.magic, MAGIC_IDS),
    ...checkOrder('cards', source.cards, CARD_KINDS),
    ...checkOrder('buildings', source.buildings, BUILDING_IDS),
  ]
  if (misplaced.length > 0) return misplaced
  return [
    ...checkStartLands(source),
    ...checkArmies(source),
    ...checkRoom(source),
    ...checkStart(source),
    ...checkTower(source.tower),
    ...checkMagic(source),
    ...checkTexts(source),
  ]
}

/** IM-RUL-06 */
function checkStartLands({ lightRaces }: ContentSource): Problem[] {
  return lightRaces.flatMap(({ id, startLand }, index) =>
    lightRaces.findIndex((race) => race.startLand === startLand) === index
      ? []
      : [{ path: `lightRaces[${id}].startLand`, problem: 'another race starts there' }],
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const largest = (numbers: readonly number[], count: number): number[] =>
  numbers.toSorted((a, b) => b - a).slice(0, count)

type Halves = readonly { readonly groups: readonly number[] }[]

const setupsOf = ({ three, four, five }: ContentSource['start']) =>
  [
    ['three', 3, three],
    ['four', 4, four],
    ['five', 5, five],
  ] as const

/** What is set up comes from a player's armies, whatever the two races (IM-EX-45). */
function checkArmies({ start, components, lightRaces, shadowRaces }: ContentSource): Problem[] {
  const most = (halves: Halves): number => Math.max(...halves.map(({ groups }) => sum(groups)))
  const always = most(lightRaces) + most(shadowRaces) + start.shadowArmies + 2 * start.limbo + start.towerArmies
  const problems: Problem[] = []
  for (const [key, , { outer }] of setupsOf(start)) {
    const needed = always + 2 * outer
    if (needed > components.armiesUsed)
      problems.push({ path: `start.${key}`, problem: `${needed} armies are set up, but there are fewer` })
  }
  if (components.armiesUsed > components.armies)
    problems.push({ path: 'components.armiesUsed', problem: 'more than are in the box' })
  return problems
}

/** Every army group finds a land of its own (IM-STA-11, IM-RUL-83). */
function checkRoom({ start, lightRaces, shadowRaces }: ContentSource): Problem[] {
  const counts = (halves: Halves): number[] => halves.map(({ groups }) => groups.length)
  return setupsOf(start).flatMap(([key, players, { outer }]) => {
    const middle = sum(largest(counts(lightRaces), players)) + sum(largest(counts(shadowRaces), players))
    const lands = middle + players * (outer > 0 ? 3 : 1)
    return lands > LANDS ? [{ path: `start.${key}`, problem: `${lands} lands are needed for the army groups` }] : []
  })
}

function checkStart({ start, components }: ContentSource): Problem[] {
  const problems: Problem[] = []
  const report = (path: string, problem: string): void => void problems.push({ path, problem })
  for (const [key, , { rounds }] of setupsOf(start))
    if (rounds > components.roundCards) report(`start.${key}.rounds`, 'more than there are round cards')
  if (start.otherRoundsForFour > components.roundCards)
    report('start.otherRoundsForFour', 'more than there are round cards')
  if (start.towerResidents > components.residents) report('start.towerResidents', 'more than there are residents')
  if (start.trayResidents > start.towerResidents) report('start.trayResidents', 'more than are thrown in')
  if (new Set(components.colours).size < components.colours.length)
    report('components.colours', 'a colour occurs twice')
  return problems
}

function checkTower(tower: ContentSource['tower']): Problem[] {
  const problems: Problem[] = []
  for (const key of ['thrown', 'inside', 'filling'] as const)
    if (tower[key].falls > tower[key].of)
      problems.push({ path: `tower.${key}`, problem: 'falls more often than always' })
  const { least, most, removed } = tower.residents
  // After a removal there must be as many as are added where none are.
  if (most + 1 - removed < least) problems.push({ path: 'tower.residents', problem: 'too many are removed' })
  return problems
}

function checkMagic({ magic }: ContentSource): Problem[] {
  return magic.flatMap(({ id, options }) =>
    options.flatMap(({ effect, amount }, index) => {
      const counts = effect === 'awaken' || effect === 'draw'
      if (counts === (amount !== undefined)) return []
      const problem = counts ? 'is missing' : `${effect} has no amount`
      return [{ path: `magic[${id}].options[${index}].amount`, problem }]
    }),
  )
}

const PRICES = ['energy', 'gold']
const ARMIES = [...PRICES, 'armies']

/** Braces in a text name a number of the thing that it speaks of. */
function checkTexts(source: ContentSource): Problem[] {
  const problems: Problem[] = []
  const check = (path: string, words: Words, names: readonly string[] = []): void => {
    for (const name of unknownNumbers(words, names)) problems.push({ path, problem: `no number is called ${name}` })
  }
  for (const { id, name, text } of source.spaces) {
    const names = id === 'awaken' ? ARMIES : id === 'attackOrMove' ? PRICES : []
    check(`spaces[${id}].name`, name, names)
    check(`spaces[${id}].text`, text, names)
  }
  for (const { id, action } of source.shadowRaces) {
    check(`shadowRaces[${id}].action.name`, action.name, ARMIES)
    check(`shadowRaces[${id}].action.text`, action.text, ARMIES)
  }
  for (const { id, options } of source.magic)
    options.forEach(({ text }, index) => check(`magic[${id}].options[${index}].text`, text, ['amount']))
  for (const { id, text } of source.buildings) check(`buildings[${id}].text`, text, ['built', 'scored'])
  for (const { id, text } of source.cards) check(`cards[${id}].text`, text)
  return problems
}
