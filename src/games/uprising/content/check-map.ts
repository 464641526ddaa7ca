import type { Problem } from '../../../engine/index.ts'
import { distance } from '../../../kit/hex.ts'
import { spaceAt, SPACES } from './compile-map.ts'
import type { ContentSource } from './schema.ts'

type Space = readonly [number, number]

const CENTRE = { q: 0, r: 0 }
const far = (a: Space, b: Space): number => distance({ q: a[0], r: a[1] }, { q: b[0], r: b[1] })

export function checkMap(source: ContentSource): Problem[] {
  return [...checkRegions(source), ...source.layouts.flatMap((layout) => checkLayout(layout, source))]
}

function onMap(path: string, spaces: readonly Space[]): Problem[] {
  return spaces.flatMap(([q, r], index) =>
    spaceAt(q, r) < 0 ? [{ path: `${path}[${index}]`, problem: 'not on the map' }] : [],
  )
}

/** Every space shows the name of one region (UP-HEX-10). */
function checkRegions({ regions }: ContentSource): Problem[] {
  const problems = regions.flatMap(({ id, spaces }) => onMap(`regions[${id}].spaces`, spaces))
  const all = regions.flatMap(({ spaces }) => spaces.map(([q, r]) => spaceAt(q, r)))
  if (problems.length === 0 && (all.length !== SPACES || new Set(all).size !== SPACES))
    problems.push({ path: 'regions', problem: `each of the ${SPACES} spaces belongs to one region` })
  return problems
}

function checkLayout(layout: ContentSource['layouts'][number], { hexes }: ContentSource): Problem[] {
  const { id, factions, homes, seaTowers, random, garrisons, marked, skeletons } = layout
  const problems: Problem[] = []
  const report = (key: string, problem: string): void => void problems.push({ path: `layouts[${id}].${key}`, problem })
  for (const key of ['homes', 'seaTowers', 'random', 'garrisons', 'marked'] as const)
    problems.push(...onMap(`layouts[${id}].${key}`, layout[key]))
  if (homes.length !== factions) report('homes', 'one for each faction')
  const towers = hexes.filter(({ kind, advanced }) => kind === 'seaTower' && advanced === 0).length
  const ordinary = hexes.filter(({ kind, advanced }) => kind === 'ordinary' && advanced === 0).length
  if (seaTowers.length > towers) report('seaTowers', 'more than there are Sea Towers')
  if (random.length > ordinary) report('random', 'more than there are hexes')
  const tiles = [...homes, ...seaTowers, ...random, [0, 0] as const].map(([q, r]) => spaceAt(q, r))
  if (new Set(tiles).size < tiles.length) report('random', 'two tiles on one space')
  if (garrisons.some(([q, r]) => distance(CENTRE, { q, r }) !== 1)) report('garrisons', 'not beside the Capital')
  if (marked.some(([q, r]) => tiles.includes(spaceAt(q, r)))) report('marked', 'not an Ice Waste space')
  if (skeletons > marked.length) report('skeletons', 'more than marked spaces')
  if (homes.some((home) => seaTowers.some((tower) => far(home, tower) === 1)))
    report('seaTowers', 'adjacent to a home hex')
  return problems
}
