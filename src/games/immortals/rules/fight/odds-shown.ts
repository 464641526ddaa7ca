import { say } from '../table/rules.ts'
import type { Odds } from '../../../../engine/index.ts'
import { actKey, meaningOf } from '../actions/act-options.ts'
import { armiesKey, attackArmies, attackOffers, attitudeKey, attitudeQuestion } from '../actions/attack.ts'
import type { ArmiesArgs, AttackArgs } from '../actions/attack.ts'
import { bestAttitude, attitudes } from '../actions/residents.ts'
import type { AnyQuestion } from '../explain/explain.ts'
import type { Attitude, Land, Role, Table } from '../table/state.ts'
import { fightOdds } from './fight-odds.ts'

/** The chances of the fights behind the waiting question, exactly, given the contents of the tower. */
export function oddsFor(t: Table, role: Role, ask: AnyQuestion): Odds[] {
  if (ask.role !== role) return []
  switch (ask.question.name) {
    case 'act':
      return pairOdds(t)
    case attitudeQuestion.name:
      return attitudeOdds(t, role, ask.arg as AttackArgs)
    case attackArmies.name:
      return armiesOdds(t, ask.arg as ArmiesArgs)
    default:
      return []
  }
}

/** Every attack on offer, with all armies that may go and the best use of the card. */
function pairOdds(t: Table): Odds[] {
  const offers: number[] = []
  attackOffers(t, offers)
  const { card } = t.state.action!
  return offers.map((option) => {
    const meaning = meaningOf(option)
    if (meaning.is !== 'attack') throw new Error('an attack that is none')
    const { from, to } = meaning
    return oddsOf(t, actKey(option), from, to, t.state.armies[from] - 1, bestAttitude(t, card, from, to))
  })
}

function attitudeOdds(t: Table, role: Role, { origin, target }: AttackArgs): Odds[] {
  const possible: number[] = []
  attitudes(t, role, t.state.action!.card, origin, target, possible)
  const sent = t.state.armies[origin] - 1
  return possible.map((one) => oddsOf(t, attitudeKey(one as Attitude), origin, target, sent, one as Attitude))
}

function armiesOdds(t: Table, { origin, target, attitude: chosen }: ArmiesArgs): Odds[] {
  const all: Odds[] = []
  for (let sent = 1; sent < t.state.armies[origin]; sent++)
    all.push(oddsOf(t, armiesKey(sent), origin, target, sent, chosen))
  return all
}

const tenths = (armies: number, chance: number): number => (chance === 0 ? 0 : Math.round((10 * armies) / chance))

function oddsOf(t: Table, option: string, origin: Land, target: Land, sent: number, chosen: Attitude): Odds {
  const { wins, ties, loses, attackersLeft, defendersLeft } = fightOdds(t, origin, target, sent, chosen)
  const about = say('fight.odds', { origin, target, sent, attitude: chosen })
  const won = { label: say('fight.oddsWon', { tenths: tenths(attackersLeft, wins) }), probability: wins }
  if (t.state.armies[target] === 0)
    return { about, option, chances: [won, { label: say('fight.oddsNotEntered'), probability: loses }] }
  const lost = { label: say('fight.oddsLost', { tenths: tenths(defendersLeft, loses) }), probability: loses }
  return { about, option, chances: [won, { label: say('fight.oddsTie'), probability: ties }, lost] }
}
