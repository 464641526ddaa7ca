import type { Options } from '../../engine/index.ts'
import type { Language } from '../../games/module.ts'
import type { ChoiceFacts } from '../../games/offer.ts'
import type { AnyModule } from '../../games/registry.ts'

interface Told extends ChoiceFacts {
  /** The map or scenario that is played, if one was chosen. */
  readonly title: string | undefined
  readonly goal: string | undefined
}

/** What is to be known of a table by what was chosen for it; where a choice says nothing, the game does. */
export function toldOf({ facts, offer, narrator }: AnyModule, options: Options, language: Language): Told {
  const chosen = offer.main.map((id) => ({ id, told: offer.choices[id]?.[String(options[id])] }))
  const find = <K extends keyof ChoiceFacts>(key: K): ChoiceFacts[K] | undefined =>
    chosen.find(({ told }) => told?.[key] !== undefined)?.told?.[key]
  const onMap = chosen.find(({ id }) => id === offer.map)
  const title =
    onMap?.told === undefined
      ? undefined
      : narrator.option(language, onMap.id)?.values?.[String(options[onMap.id])]?.label
  const { kind, players, level } = { kind: find('kind'), players: find('players'), level: find('level') }
  const minutes = find('minutes') ?? facts.minutes
  return {
    title,
    goal: onMap?.told?.about?.[language] ?? facts.words[language].goal,
    ...(kind === undefined ? {} : { kind }),
    ...(players === undefined ? {} : { players }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(level === undefined ? {} : { level }),
  }
}
