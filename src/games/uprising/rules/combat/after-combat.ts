/** After Combat: Haven, Targets, bottom effects, cards, end (UP-CMB-17, UP-CMB-63 to -68). */
import { pushWindow } from '../cards/abilities.ts'
import { trigger } from '../cards/triggers.ts'
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { pushDestroyed } from '../nemesis/card-leaves.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import { contextOf } from '../select/context.ts'
import {
  NONE,
  printed,
  type Card,
  type Combat,
  type Group,
  type Play,
  type Procedure,
  type Table,
} from '../table/state.ts'
import { tell } from '../words/words.ts'
import { fightingRole, isStillFighting } from './combat-group.ts'

export const combatContext = (c: Combat): ReturnType<typeof contextOf> =>
  contextOf('none', NONE, { you: fightingRole(c), here: c.space })

/** Steps 1 to 3. What is pushed last happens first: the Haven's Targets, then the bottom effects. */
export function* combatAfter(play: Play): Procedure {
  const { state } = play
  const c = state.combat!
  c.part = 'after'
  c.step = 'none'
  tellResult(play, c)
  play.push('combatCards')
  for (const card of byInitiative(play, c.destroyed).reverse()) pushDestroyed(play, card, destroyerOf(c, card))
  c.destroyed.length = 0
  const owner = state.haven[c.space]
  if (owner === NONE || state.unitsOf[c.space] === owner) return
  if (hasEmpire(state, c.space) || hasChaos(state, c.space)) removeHaven(play, c.space, 'UP-CMB-67')
}

/** UP-CMB-64, UP-CMB-65: who fought it. */
const destroyerOf = (c: Combat, card: Card): number => c.groups[c.groups[0].card === card ? 1 : 0].side

/** UP-RUL-80: both at once, the lower initiative first. */
function byInitiative(t: Table, cards: readonly Card[]): Card[] {
  const { nemesis } = printed(t)
  return cards.slice().sort((a, b) => nemesis[a].initiative - nemesis[b].initiative)
}

/** A card that is in play and no longer here has left the combat (UP-RUL-99). */
const hasLeft = ({ state }: Table, c: Combat, { card }: Group): boolean =>
  card !== NONE && isInPlay(state, card) && state.cardAt[card] !== c.space

function tellResult(play: Play, c: Combat): void {
  const { space } = c
  const [one, other] = c.groups
  for (const group of c.groups)
    if (hasLeft(play, c, group)) {
      const { side, card } = group
      return tell(play, { type: 'combatLeft', side, card, space, rule: 'UP-RUL-99' })
    }
  const [first, second] = [isStillFighting(play, c, one), isStillFighting(play, c, other)]
  if (!first && !second) return tell(play, { type: 'combatBothFell', space, rule: 'UP-CMB-66' })
  const { side, card } = first ? one : other
  tell(play, { type: 'combatWonBy', side, card, space, rule: 'UP-CMB-05' })
}

/** Step 4: cards marked After Combat, and those that wait for a combat won or lost. */
export function* combatCards(play: Play): Procedure {
  const c = play.state.combat!
  play.push('combatEnd')
  pushWindow(play, 'combat:after', combatContext(c))
  const role = fightingRole(c)
  if (role === NONE) return
  const [own, enemy] = c.groups
  const happening = { here: c.space, actor: role, card: enemy.card }
  if (!isStillFighting(play, c, own)) trigger(play, 'combatLost', happening)
  else if (!isStillFighting(play, c, enemy) && !hasLeft(play, c, enemy)) trigger(play, 'combatWon', happening)
}

/** Step 5; what the hex needs now is found by the state check below (UP-CMB-09, UP-RUL-78). */
export function* combatEnd(play: Play): Procedure {
  delete play.state.combat
}
