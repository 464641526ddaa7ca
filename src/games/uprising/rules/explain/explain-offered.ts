import { standing } from '../actions/standing.ts'
import type { Play } from '../table/rules.ts'
import type { Role, Table } from '../table/state.ts'
import type { AnyQuestion } from './explain.ts'

/** Whether a click on something is an answer already, or takes what stands on offer. */
export const isOffered = (t: Table, role: Role, key: string, ask: AnyQuestion | undefined): boolean =>
  (ask !== undefined && isAnswer(t, key, ask)) || isStanding(t, role, key)

function isAnswer(t: Table, key: string, ask: AnyQuestion): boolean {
  const { question } = ask
  const options: number[] = []
  question.options(t, ask, options)
  return options.some((option) => {
    if (question.key(t, option, ask) === key) return true
    // A tile is laid by its own options; the hexes behind its edges are not what is chosen.
    if (question.name === 'orientation') return false
    const { targets = [] } = question.describe(t, option, ask)
    // A Legion on its way stands for nothing: the hex is chosen.
    return targets.includes(key) && !(key.startsWith('card:') && targets.some((one) => one.startsWith('hex:')))
  })
}

/** A resource is only a part of an exchange; a card is clicked to use it. */
function isStanding(t: Table, role: Role, key: string): boolean {
  // Nothing stands on offer while all choose in secret.
  if ((t as Partial<Play>).isSealed === true) return false
  const offers: number[] = []
  standing.offers(t, role, offers)
  const isCard = /^(?:feat|item|quest|druid):/.test(key)
  return offers.some(
    (offer) =>
      standing.key(t, role, offer) === key ||
      (isCard && standing.describe(t, role, offer).targets?.includes(key) === true),
  )
}
