import { completeOptions, fastSource, gameOver, Match } from '../../../engine/index.ts'
import type { ChanceSource, Game, GameEvent, Options } from '../../../engine/index.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { uprising } from '../index.ts'
import { setup } from '../rules/setup/first-state.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import type { Play, Procedure } from '../rules/table/rules.ts'
import type { State } from '../rules/table/state.ts'
import { asked, choose, offered, type UprisingMatch } from './position.ts'

function* stop(_play: Play, _args: object): Procedure {
  yield* gameOver({ kind: 'nobody' })
}

/** The game that ends where the first Chapter would begin. */
const setUpOnly: Game<State, Content> = { ...uprising, procedures: { ...uprising.procedures, chapter: stop } }

export function allOptions(roles: number, options: object = {}): Options {
  const complete = completeOptions(optionSpecs, options, roles)
  if (!complete.ok) throw new Error(JSON.stringify(complete.problems))
  return complete.value
}

export interface SetUp {
  readonly match: UprisingMatch
  readonly events: GameEvent[]
}

/** A match from the very beginning to the first Chapter. */
export function setUpMatch(
  roles: number,
  options: object = {},
  source: ChanceSource = fastSource('set-up'),
  content: Content = defaultContent(),
): SetUp {
  const match = new Match(setUpOnly, content, roles, setup(content, roles, allOptions(roles, options)), source)
  const events: GameEvent[] = []
  match.listener = (event) => void events.push(event)
  match.begin()
  return { match, events }
}

/** The whole set-up, every question answered with the first option. */
export function setUpState(roles: number, options: object = {}, seed = 'set-up', content?: Content): State {
  const { match } = setUpMatch(roles, options, fastSource(seed), content)
  while (!match.play.over) choose(match, offered(match, asked(match))[0])
  return match.play.state
}
