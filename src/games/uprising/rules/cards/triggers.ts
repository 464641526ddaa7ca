/** What happened, for abilities of `on:` windows; they are answered when the causing effect is complete. */
import { WINDOWS, type Trigger, type Window } from '../../content/effects/timing.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { NO_CONTEXT } from '../select/context.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Card, type Space, type Table } from '../table/state.ts'
import { pushWindow } from './abilities.ts'
import { abilitiesOf, windowNumber, type NumberedAbility } from './ability-index.ts'
import { isOwnKind, ownerOf } from './ownership.ts'

export interface Happening {
  readonly here?: Space
  /** The player who caused it; NONE: a Nemesis did. */
  readonly actor?: number
  readonly card?: Card
  /** Index in `ACTIONS`, for `actionTaken`. */
  readonly action?: number
}

const PREFIX = 'on:'
const isOn = (window: Window): boolean => window.startsWith(PREFIX)
/** Their windows' numbers: made once, because most of what happens interests nobody. */
const NUMBERS = Object.fromEntries(
  WINDOWS.filter(isOn).map((window) => [window.slice(PREFIX.length), windowNumber(window)]),
) as Readonly<Record<Trigger, number>>

/** Whether a card that waits for this is in play; own cards only for what their owner caused, unless they say otherwise. */
function listens({ state }: Table, { ability, kind, of }: NumberedAbility, actor: number, card: Card): boolean {
  if (isOwnKind(kind)) {
    const owner = ownerOf(state, kind, of)
    return owner !== NONE && (owner === actor || ability.whose === 'any')
  }
  if (kind !== 'legion' && kind !== 'horde') return false
  return isInPlay(state, of) && (ability.window !== 'on:retarget' || of === card)
}

/** Pushes nothing if no card in play listens. */
export function trigger(
  play: Play,
  name: Trigger,
  { here = NONE, actor = NONE, card = NONE, action = NONE }: Happening = {},
): void {
  for (const one of abilitiesOf(play).windows[NUMBERS[name]])
    if (listens(play, one, actor, card))
      return pushWindow(play, WINDOWS[NUMBERS[name]], {
        ...NO_CONTEXT,
        here,
        actor,
        trigger: card,
        itCard: card,
        action,
      })
}
