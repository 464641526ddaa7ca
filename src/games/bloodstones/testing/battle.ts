import { type ChanceSource, EVERYONE, type GameEvent, type Roles } from '../../../engine/index.ts'
import { battleTiles } from '../lessons/draws.ts'
import type { BattleEvent } from '../rules/words/battle-words.ts'
import type { Area, Role, Table } from '../rules/table/state.ts'
import { turnStep } from '../rules/turn/turn.ts'
import { choose, loaded, positionMatch, question } from './position.ts'
import type { BloodstonesMatch, Position, TestMap } from './position.ts'

/** Plains 0 in the middle, every terrain beside it; over the seas 6 and 7 to the coast 8; 9 lies behind 1. */
export const BATTLEFIELD: TestMap = {
  terrain: ['plains', 'plains', 'forest', 'hills', 'mountains', 'desert', 'sea', 'sea', 'plains', 'plains'],
  links: [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [0, 6],
    [6, 7],
    [7, 8],
    [1, 9],
  ],
}

/** A source that draws exactly these battle tiles, side by side and round by round. */
export const drawing = (...sides: number[][]): ChanceSource => loaded(...battleTiles(...sides))

export interface Fight extends Position {
  readonly area?: Area
  readonly attacker?: Role
  readonly defender?: Role
  /** What attacker and defender draw, round by round. */
  readonly draw?: readonly number[][]
}

/** A battle under way, in the middle of the attacker's action phase. */
export function fight(position: Fight): BloodstonesMatch {
  const { area = 0, attacker = 0, defender = 1, draw = [] } = position
  const battle = { step: 0, area, attacker, defender, winner: -1, destroyed: 0 }
  return positionMatch(
    { map: BATTLEFIELD, active: attacker, ...position },
    [
      { procedure: 'turn', args: { step: turnStep('action') } },
      { procedure: 'battle', args: battle },
    ],
    drawing(...draw),
  )
}

/** The attacker stands before choosing an action: nothing has been decided. */
export function before(position: Position): Table {
  return positionMatch({ map: BATTLEFIELD, ...position }, [{ procedure: 'turn', args: { step: turnStep('action') } }])
    .play
}

/** Answers `stay` and `none` as long as they are asked for. */
export function fightOn(match: BloodstonesMatch): BloodstonesMatch {
  for (;;) {
    const name = question(match).replace(/@.*/, '')
    if (name === 'retreat') choose(match, 'stay')
    else if (name === 'replace') choose(match, 'none')
    else return match
  }
}

export interface Told {
  readonly event: BattleEvent
  readonly to: Roles
}

/** Everything told from now on. */
export function listen(match: BloodstonesMatch): Told[] {
  const told: Told[] = []
  match.listener = (event: GameEvent, to: Roles) => told.push({ event: event as BattleEvent, to })
  return told
}

/** The events of a type that everybody hears. */
export const heard = <T extends BattleEvent['type']>(
  told: readonly Told[],
  type: T,
): Extract<BattleEvent, { type: T }>[] =>
  told.flatMap(({ event, to }) =>
    event.type === type && to === EVERYONE ? [event as Extract<BattleEvent, { type: T }>] : [],
  )
