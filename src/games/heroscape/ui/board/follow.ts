import type { GameEvent, Role } from '../../../../engine/index.ts'
import { numbersIn } from '../../../../kit/counting.ts'
import type { Event } from '../../rules/words/words.ts'
import { figureIn, ownerOf, type Seen } from '../seen.ts'

/* Where the camera has to be while others act. */

interface Scene {
  /** Who acts; -1: it does not matter who. */
  readonly by: number
  readonly figures: readonly number[]
  readonly spaces: readonly number[]
}

const scene = (by: number, figures: readonly number[], spaces: readonly number[] = []): Scene => ({
  by,
  figures,
  spaces,
})

function sceneOf(event: Event): Scene | undefined {
  switch (event.type) {
    case 'moved':
      return scene(event.figure, [], [event.path[0], event.path.at(-1)!])
    case 'turnedRound':
      return scene(event.figure, [], [event.front])
    case 'summoned':
      return scene(-1, [], [event.to])
    case 'cloned':
    case 'dropped':
      return scene(event.figure, [], [event.space])
    case 'attackRolled':
    case 'chomped':
    case 'shackled':
      return scene('attacker' in event ? event.attacker : event.figure, [event.target])
    case 'specialAttackRolled':
      return scene(event.attacker, numbersIn(event.targets))
    case 'struck':
      return scene(event.by[0], [event.figure])
    case 'destroyed':
      return scene(-1, [], [event.space])
    case 'defenseRolled':
    case 'wounded':
    case 'fell':
    case 'fellFar':
      return scene(-1, [event.figure])
    default:
      return undefined
  }
}

/** The spaces on which these events are played, where they are not somebody's own. */
export function playedAt(seen: Seen, events: readonly GameEvent[], role: Role | undefined): readonly number[] {
  const scenes = (events as readonly Event[]).flatMap((event) => sceneOf(event) ?? [])
  const foreign = scenes.filter(({ by }) => by < 0 || ownerOf(seen, by) !== role)
  const frontOf = (figure: number): number => figureIn(seen, figure)?.front ?? -1
  const spaces = foreign.flatMap(({ by, figures, spaces: at }) => [
    ...at,
    ...[...figures, ...(at.length > 0 || by < 0 ? [] : [by])].map(frontOf),
  ])
  return [...new Set(spaces)].filter((space) => space >= 0)
}
