/** Which hexes an effect means, with the asking (UP-RUL-05). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import type { HexSel } from '../../content/effects/selectors.ts'
import type { Role, Space, Table } from '../table/state.ts'
import { bestHexes } from './best-hexes.ts'
import type { Context } from './context.ts'
import { decideForNemesis } from './decide.ts'
import { numberOf } from './numbers.ts'
import { hereOf, hexesOf } from './which-hexes.ts'

export const HEX_PURPOSES = [
  'unit',
  'wall',
  'tower',
  'curse',
  'reinforce',
  'pieces',
  'move',
  'removeHex',
  'scout',
] as const
export type HexPurpose = (typeof HEX_PURPOSES)[number]

export interface MapHexArg {
  readonly why: HexPurpose
  readonly spaces: readonly Space[]
  readonly source: number
  readonly of: number
}

export const mapHex: QuestionOf<MapHexArg> = {
  name: 'mapHex',
  kind: 'hex',
  rule: 'UP-RUL-05',
  options: (_t, { arg }, out) => void out.push(...arg.spaces),
  key: (_t, space) => `hex:${space}`,
  prompt: (_t, { arg: { why, source, of } }) => say('map.hexPrompt', { why, source, of }),
  describe: (_t, space) => ({ label: say('map.hex', { space }), targets: [`hex:${space}`] }),
}

/** Without a choice nobody is asked; a Curse is a matter of the Nemesis. */
export function* askHex(play: Play, why: HexPurpose, spaces: readonly Space[], by: Role, c: Context): Procedure<Space> {
  if (spaces.length === 1) return spaces[0]
  if (why === 'curse') return yield* decideForNemesis(play, mapHex, by, { why, spaces, source: c.source, of: c.of })
  return yield* ask(play, mapHex, by, { why, spaces, source: c.source, of: c.of })
}

/** What meets the selector and can be meant at all. */
export const hexesFor = (t: Table, sel: HexSel, c: Context, isMeant: (space: Space) => boolean): Space[] =>
  hexesOf(t, sel, c, []).filter(isMeant)

/** Named hexes and `each`: all of them; else as many as `n`, chosen one by one, or by chance. */
export function* pickHexes(
  play: Play,
  sel: HexSel,
  c: Context,
  { why, by, isMeant }: { readonly why: HexPurpose; readonly by: Role; readonly isMeant: (space: Space) => boolean },
): Procedure<Space[]> {
  const found = hexesFor(play, sel, c, isMeant)
  if (sel.at !== undefined || sel.pick === 'each' || sel.pick === undefined) return found
  const n = numberOf(play, sel.n ?? 1, c)
  const chosen: Space[] = []
  while (chosen.length < n) {
    const open = found.filter((space) => !chosen.includes(space))
    if (open.length === 0) break
    const best = bestHexes(play, open, sel.pick, hereOf(play, c))
    chosen.push(sel.pick === 'random' ? play.drawOne(best, 'hex') : yield* askHex(play, why, best, by, c))
  }
  return chosen
}
