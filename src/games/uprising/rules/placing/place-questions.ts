import { faced } from '../../../../engine/index.ts'
import { say, type QuestionOf } from '../table/rules.ts'
import { effectNumbered } from '../effects/scripts.ts'
import { bestHexes } from '../select/best-hexes.ts'
import type { Context } from '../select/context.ts'
import { hereOf } from '../select/which-hexes.ts'
import { placeWhereFace } from '../table/faces.ts'
import { NONE, type Space, type Table } from '../table/state.ts'
import type { PlacingEffect } from './place-nemesis.ts'
import { placesFor, placesOfOverflow, placesToConvert, placesWithSkeletons, type PlacedKind } from './where-it-fits.ts'

/** What is to be placed, by which effect, in which moment. */
export interface PlaceArg {
  readonly what: PlacedKind | 'join' | 'overflow' | 'convert'
  readonly effect: number
  readonly c?: Context
  /** With this piece, so many of the effect are still to be placed. */
  readonly left?: number
}

export function optionsOfPlacing(t: Table, { what, effect, c }: PlaceArg): Space[] {
  if (what === 'overflow') return placesOfOverflow(t)
  if (what === 'convert') return placesToConvert(t)
  if (what === 'join') return placesWithSkeletons(t)
  const verb = effectNumbered(t.content, effect) as PlacingEffect
  const at = verb.op === 'joinSkeletons' ? undefined : verb.at
  return bestHexes(t, placesFor(t, what, at, c!), at?.pick, hereOf(t, c!))
}

const PROMPTS = {
  garrison: 'nemesis.placeGarrison',
  overflow: 'nemesis.overflow',
  skeleton: 'nemesis.placeSkeleton',
  join: 'nemesis.joinSkeletons',
  convert: 'nemesis.convertSkeletons',
  legion: 'nemesis.placeLegion',
  horde: 'nemesis.placeHorde',
} as const

export const PLACING_RULES: Readonly<Record<PlaceArg['what'], string>> = {
  garrison: 'UP-PLC-04',
  overflow: 'UP-CAP-03',
  skeleton: 'UP-PLC-01',
  join: 'UP-PLC-07',
  convert: 'UP-SKE-08',
  legion: 'UP-LEG-01',
  horde: 'UP-PLC-13',
}

/** The hex for a Nemesis piece (UP-PLC-01). */
export const placeWhere: QuestionOf<PlaceArg> = faced(placeWhereFace)({
  kind: 'hex',
  rule: 'UP-PLC-01',
  options: (t, { arg }, out) => void out.push(...optionsOfPlacing(t, arg)),
  key: (_, space) => `hex:${space}`,
  about: (_, { arg: { c } }) => ({ source: c?.source ?? 0, of: c?.of ?? NONE }),
  prompt: (t, { arg }) => promptOf(t, arg),
  describe: (t, space, { arg }) => ({
    label: labelOf(t, arg, space),
    targets: [`hex:${space}`],
    rule: PLACING_RULES[arg.what],
  }),
})

/** Which of several, where their number is printed: one question after the other looks the same. */
function promptOf({ content }: Table, { what, effect, left = 0 }: PlaceArg) {
  if (what === 'overflow' || what === 'convert') return say(PROMPTS[what])
  const { n } = effectNumbered(content, effect) as PlacingEffect
  const total = typeof n === 'number' ? n : 1
  return say(PROMPTS[what], { nth: total - left + 1, total })
}

function labelOf({ state, content }: Table, { what }: PlaceArg, space: Space) {
  if (what === 'garrison' || what === 'overflow')
    return say('nemesis.garrisonHex', { space, level: state.garrison[space] + 1 })
  if (what === 'legion' || what === 'horde') return say('nemesis.hex', { space })
  const count = state.skeletons[space] + (what === 'convert' ? 0 : 1)
  if (what === 'convert' || count > content.setup.skeletonsPerHex) return say('nemesis.skeletonHorde', { space, count })
  return say('nemesis.skeletonHex', { space, count })
}
