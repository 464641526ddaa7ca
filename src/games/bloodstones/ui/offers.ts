import type { OptionView, QuestionView } from '../../../engine/wire.ts'

/** What a question offers, by the thing on the board that its options point at. */
export interface Offers {
  /** Options by area; the first is what a plain click means. */
  readonly areas: ReadonlyMap<number, readonly OptionView[]>
  /** Options by hand tile. */
  readonly tiles: ReadonlyMap<string, readonly OptionView[]>
  /** If the whole question is about one area: that area, and everything that can be chosen. */
  readonly only: { readonly area: number; readonly options: readonly OptionView[] } | undefined
}

/** Questions about what happens in one area. */
const ABOUT_ONE_AREA = new Set(['moveWhich', 'moveCount', 'retreat', 'lose', 'raise'])

const NOTHING: Offers = { areas: new Map(), tiles: new Map(), only: undefined }

/** The area a target names: `area:12` or `unit:archer@12`. */
export function areaOfTarget(target: string): number | undefined {
  const found = /^(?:area:|unit:\w+@)(\d+)$/.exec(target)
  return found === null ? undefined : Number(found[1])
}

function add<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

export function offersOf(question: QuestionView | undefined): Offers {
  if (question === undefined) return NOTHING
  const areas = new Map<number, OptionView[]>()
  const tiles = new Map<string, OptionView[]>()
  for (const option of question.options) {
    for (const target of option.targets ?? []) {
      const area = areaOfTarget(target)
      if (area !== undefined) add(areas, area, option)
      else if (target.startsWith('tile:')) add(tiles, target.slice(5), option)
    }
  }
  const [area] = areas.keys()
  const isAboutOne = areas.size === 1 && ABOUT_ONE_AREA.has(question.name)
  return { areas, tiles, only: isAboutOne ? { area, options: question.options } : undefined }
}

/** What an option costs, where its label says so. */
export function costOf(option: OptionView): number | undefined {
  const cost = option.label.args?.['cost']
  return typeof cost === 'number' ? cost : undefined
}

/** The areas an army would go through, first to last, where an option says so (`way:3-7-9`). */
export function wayOf(option: OptionView): number[] {
  const way = option.targets?.find((target) => target.startsWith('way:'))
  return way === undefined ? [] : way.slice(4).split('-').map(Number)
}
