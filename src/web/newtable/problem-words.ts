import type { Problem } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import type { Language } from '../../protocol/board.ts'
import type { Catalogue } from '../i18n/index.ts'

export interface ProblemWords {
  /** The option, by its name. */
  readonly about: string
  /** Whose, for options that every seat has of its own; the first is 1. */
  readonly seat: number | undefined
  readonly sentence: string
  readonly rule: string | undefined
}

const RULE = / ?\[([A-Z]{2,3}-[A-Z0-9-]+)\]/

/** What is wrong with an option, in the game's own words if it has some. */
export function problemWords(module: AnyModule, language: Language, { path, problem }: Problem): ProblemWords {
  const id = /^options[.](\w+)/.exec(path)?.[1]
  const seat = /\[(\d+)\]$/.exec(path)?.[1]
  const rule = RULE.exec(problem)?.[1]
  const words = id === undefined ? undefined : module.narrator.option(language, id)
  return {
    about: words?.label ?? path,
    seat: seat === undefined ? undefined : Number(seat) + 1,
    sentence: (rule === undefined ? undefined : words?.problems?.[rule]) ?? problem.replace(RULE, ''),
    rule,
  }
}

export type Refusal = keyof Catalogue['errors']

/** Why the server did not do it, and what to do instead: the same code means another thing at another door. */
export function refusalWords(t: Catalogue, doing: 'open' | 'sit' | 'enter' | 'own' | 'give', code: Refusal): string {
  const words: Partial<Record<Refusal, string>> = {
    open: { full: t.setup.tooMany, tooFast: t.setup.tooFast },
    sit: { notAllowed: t.seats.inviteUsed, full: t.seats.noSeat },
    enter: { notAllowed: t.seats.enterUsed },
    give: { notNow: t.seats.offerEarly },
    own: { notYourSeat: t.seats.onlySitter, notAllowed: t.seats.onlySitter },
  }[doing]
  return words[code] ?? t.errors[code]
}
