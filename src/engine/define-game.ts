import { failed, ok, type Game, type Result } from './game.ts'
import type { Made } from './rules.ts'
import { EngineFault, type GameState } from './table.ts'

type Needed = 'id' | 'players' | 'setup'
type Given<S extends GameState, C> = Pick<Game<S, C>, Needed> &
  Partial<Omit<Game<S, C>, Needed | 'procedures' | 'loadContent'>> & { readonly procedures: Made<S, C> }

/** What lies in the box of a game that has nothing but its rules. An object: what is worked out once per content is kept by it. */
export type NoContent = Readonly<Record<string, never>>

/** A game whose box holds nothing but its rules has no content to load. */
export type GameDefinition<S extends GameState, C> = Given<S, C> &
  (NoContent extends C ? Partial<Pick<Game<S, C>, 'loadContent'>> : Pick<Game<S, C>, 'loadContent'>)

/** What a game says that leaves something out. */
export const nothing = (): never[] => []

const NOTHING = Object.freeze({}) as NoContent

const emptyBox = <C>(pack?: unknown): Result<{ content: C; source: unknown }> =>
  pack === undefined ? ok({ content: NOTHING as C, source: {} }) : failed('pack', 'this game takes no content packs')

/** A game from what it has to say; whatever it leaves out is empty. Every fault of the definition is reported at once. */
export function defineGame<S extends GameState, C extends object = NoContent>(
  definition: GameDefinition<S, C>,
): Readonly<Game<S, C>> {
  // Frozen, with its procedures and standing offers: a game is handed to bots, and what could be exchanged in them is called with the
  // true state. Questions stay open, because a proof plants its faults in them; bots must not be given code that reaches for them.
  const game: Game<S, C> = {
    rulesVersion: 1,
    options: [],
    checkOptions: nothing,
    loadContent: emptyBox,
    clone: structuredClone,
    publicView: () => undefined,
    privateView: () => undefined,
    secrets: nothing,
    explain: nothing,
    odds: nothing,
    invariants: nothing,
    ...definition,
    procedures: Object.freeze(byStoredName(definition.id, definition.procedures)),
  }
  Object.freeze(game.standing)
  return Object.freeze(game)
}

function byStoredName<S extends GameState, C>(game: string, made: Made<S, C>): Game<S, C>['procedures'] {
  // Without a prototype: a frame from a file may have any name.
  const byName: Record<string, Made<S, C>[number]> = Object.create(null)
  const doubled = new Set<string>()
  for (const procedure of made) {
    if (Object.hasOwn(byName, procedure.stored)) doubled.add(procedure.stored)
    byName[procedure.stored] = procedure
  }
  if (doubled.size > 0)
    throw new EngineFault('misuse', `${game}: several procedures are stored as ${[...doubled].join(', ')}`)
  return byName
}
