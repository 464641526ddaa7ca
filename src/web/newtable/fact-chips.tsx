import type { ChoiceFacts } from '../../games/offer.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'

/** What is to be known of a choice before it is made: its kind, for how many, how long, how hard. */
export function useFactWords(): (facts: ChoiceFacts) => string[] {
  const t = useT()
  const language = useLanguage()
  return ({ kind, players, minutes, level }) => [
    ...(kind === undefined ? [] : [kind[language]]),
    ...(players === undefined ? [] : [t.rooms.counts(players)]),
    ...(minutes === undefined ? [] : [t.shelf.minutes(...minutes)]),
    ...(level === undefined ? [] : [t.rooms.hard[level]]),
  ]
}

export function FactChips({ facts }: { facts: ChoiceFacts }) {
  return useFactWords()(facts).map((text) => (
    <span key={text} className="chip">
      {text}
    </span>
  ))
}
