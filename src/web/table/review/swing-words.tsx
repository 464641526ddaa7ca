import type { ReviewedSwing } from '../../local/thinking/task.ts'
import { pointsOfPercent, wholePercent } from '../../i18n/format.ts'
import { useTable } from '../context.tsx'

/** What happened at a turning point, and what would have been better. */
export function useSwingWords(): (swing: ReviewedSwing) => readonly string[] {
  const { t, words, nameOf, language } = useTable()
  return ({ role, by, change, before, chosen, better }) => {
    const who = nameOf(role)
    const luck = change > 0 ? t.review.byLuck(who) : t.review.byBadLuck(who)
    const what = by === 'luck' || chosen === undefined ? luck : t.review.chose(who, words.say(chosen))
    const chance = t.review.chance(wholePercent(language, before), pointsOfPercent(language, change))
    const instead = better && t.review.better(words.say(better.label), wholePercent(language, better.chance))
    return [`${what} – ${chance}`, ...(instead === undefined ? [] : [instead])]
  }
}
