/** Who is meant by the words of the vocabulary (UP-RUL-05). */
import type { Decider, PlayerSel, ScorerSel } from '../../content/effects/selectors.ts'
import { sideOfCard } from '../nemesis/nemesis-cards.ts'
import { clockwise } from '../phases/turn-order.ts'
import { CHAOS, EMPIRE, isPlayer, NONE, type Role, type Side, type Table } from '../table/state.ts'
import { sourceOf, type Context } from './context.ts'

const existing = (role: number): Role[] => (role !== NONE && isPlayer(role) ? [role] : [])

/** The players that a selector names; `anyPlayer` is the chosen one, before that all of them. Clockwise from the first player. */
export function playersOf(t: Table, sel: PlayerSel, c: Context): Role[] {
  switch (sel) {
    case 'you':
      return existing(c.you)
    case 'each':
      return clockwise(t.state)
    case 'anyPlayer':
      return c.anyRole === NONE ? clockwise(t.state) : [c.anyRole]
    case 'eachOther':
      return clockwise(t.state).filter((role) => role !== c.you)
    case 'first':
      return [t.state.firstPlayer]
    case 'it':
      return existing(c.itRole)
    case 'actor':
      return existing(c.actor)
    case 'destroyer':
      return existing(c.destroyer)
  }
}

/** The side of the Legion, Horde or Skeletons that speak; NONE for everything else. */
export function sideOfSource(c: Context): Side {
  const source = sourceOf(c)
  if (source === 'legion' || source === 'horde') return sideOfCard(c.of)
  return source === 'skeleton' ? CHAOS : NONE
}

/** The sides that gain VP. Whoever destroys a Legion or Horde may be the other Nemesis (UP-CMB-65, UP-RUL-80). */
export function scorersOf(t: Table, sel: ScorerSel, c: Context): Side[] {
  switch (sel) {
    case 'empire':
      return [EMPIRE]
    case 'chaos':
      return [CHAOS]
    case 'thisSide': {
      const side = sideOfSource(c)
      return side === NONE ? [] : [side]
    }
    case 'otherSide': {
      const side = sideOfSource(c)
      return side === NONE ? [] : [side === EMPIRE ? CHAOS : EMPIRE]
    }
    case 'destroyer':
      return c.destroyer === NONE ? [] : [c.destroyer]
    default:
      return playersOf(t, sel, c)
  }
}

/** For all together: the first player; in the first edition who acts, except in Events and Nemesis Phases (UP-PHS-05). */
export function groupDecider({ state }: Table, c: Context): Role {
  if (state.options.groupDecisions === 'firstPlayer') return state.firstPlayer
  if (state.phase === 'events' || state.phase === 'nemesis') return state.firstPlayer
  if (c.you !== NONE) return c.you
  return state.turn === NONE ? state.firstPlayer : state.turn
}

/** Who is asked; a decider who does not exist is replaced by the first player. `owner` is given by the verb. */
export function deciderOf(t: Table, by: Decider | undefined, c: Context, owner: Role = NONE): Role {
  if (by === 'first') return t.state.firstPlayer
  const meant = by === undefined || by === 'owner' ? owner : playersOf(t, by, c)[0]
  if (meant !== undefined && meant !== NONE) return meant
  return c.you === NONE || by !== undefined ? groupDecider(t, c) : c.you
}
