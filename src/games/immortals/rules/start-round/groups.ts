/** Army groups on the back of the player board (IM-STA-01 to IM-STA-03, IM-STA-17, IM-STA-18). */
import { say, type Play, type QuestionOf } from '../table/rules.ts'
import { faced } from '../../../../engine/index.ts'
import { LANDS, nameOf } from '../../content/names.ts'
import { groupFace } from '../table/faces.ts'
import { isUnoccupied, putArmies } from '../table/lands.ts'
import { NONE, type Land, type Role, type Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'

export const hasGroups = (t: Table, role: Role): boolean => t.state.groups[role].length > 0

/** From the player board onto a land. */
export function placeGroup(play: Play, role: Role, land: Land, size: number): void {
  const groups = play.state.groups[role]
  groups.splice(groups.indexOf(size), 1)
  putArmies(play.state, role, land, size)
  const rule = play.state.phase === 'start' ? 'IM-STA-03' : 'IM-STA-17'
  play.tell({ type: 'startGroupPlaced', role, land, armies: size, left: groups.length, rule })
}

export function groupsOf(t: Table, role: Role, size: number): number {
  let count = 0
  for (const group of t.state.groups[role]) if (group === size) count++
  return count
}

/** Groups of one size are alike. The argument is the land. */
export const chooseGroup: QuestionOf<Land, number> = faced(groupFace)({
  kind: 'number',
  rule: 'IM-STA-17',
  options(t, { role }, out) {
    for (const size of t.state.groups[role]) if (!out.includes(size)) out.push(size)
  },
  key: (_, size) => `group:${size}`,
  prompt: (_, { arg }) => say('draft.group', { land: arg }),
  about: (_, { arg }) => ({ land: arg }),
  describe: (t, size, { role }) => {
    const detail = { count: groupsOf(t, role, size), left: t.state.groups[role].length }
    return {
      label: say('start.groupOf', { armies: size }),
      targets: [`group:${size}`],
      detail: say('start.groupsLeft', detail),
      data: { armies: size },
    }
  },
  closes: (t, { role }) => !isPlacingRest(t) || t.state.groups[role].length === 1,
})

/** The same about the start land. */
export const chooseFirstGroup: typeof chooseGroup = {
  ...chooseGroup,
  rule: 'IM-STA-03',
  prompt: (_, { arg }) => say('start.group', { land: arg }),
}

/** The draft could not go on and the groups that are left are placed freely (IM-RUL-83). */
export const isPlacingRest = ({ state: { phase, draft } }: Table): boolean =>
  phase === 'draft' && draft!.round > 0 && draft!.isOpen === 0

/** A land that nobody has occupied: of a joker's region of one world, or anywhere (argument NONE). */
export const chooseDraftLand: QuestionOf<number, Land> = {
  name: 'draftLand',
  kind: 'area',
  rule: 'IM-STA-18',
  options(t, { arg }, out) {
    const { state, content } = t
    if (arg === NONE) {
      for (let land = 0; land < LANDS; land++) if (isUnoccupied(state, land)) out.push(land)
      return
    }
    for (const land of content.map.landsIn[arg]) if (isUnoccupied(state, land)) out.push(land)
  },
  key: (_, land) => `land:${land}`,
  prompt: (_, { arg }) => (arg === NONE ? say('draft.restLand') : say('draft.jokerLand', { region: arg })),
  describe: (t, land, { role, arg }) => ({
    label: say('draft.land', { land }),
    targets: [landTarget.of(land)],
    detail: placingDetail(t, role, land),
    rule: arg === NONE ? 'IM-RUL-83' : 'IM-STA-18',
  }),
}

/** What placing a group there brings: the land card, or who has it. */
export function placingDetail({ state, content: { map } }: Table, role: Role, land: Land): ReturnType<typeof say> {
  const holder = state.holder[nameOf(land)]
  const income = { energy: map.energy[land], gold: map.gold[land] }
  if (holder === NONE) return say('draft.takesLandCard', income)
  if (holder === role) return say('draft.ownLandCard', income)
  return say('draft.othersLandCard', { ...income, role: holder })
}
