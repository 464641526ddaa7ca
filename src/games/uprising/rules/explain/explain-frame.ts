import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { MIN_FACTIONS } from '../../content/names.ts'
import { isEmpty } from '../map/pieces.ts'
import { resourceAt, totalOf } from '../table/resources.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { numberIn } from './because.ts'
import type { AnyQuestion } from './explain.ts'

/** Why something is not on offer in the set-up, at the 5:1 exchange, or because the game is over. */
export function explainFrame(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (t.state.phase === 'over') return [{ rule: 'UP-WIN-01', message: say('refuse.frameOver') }]
  switch (ask?.question.name) {
    case 'faction':
      return explainFaction(t, key)
    case 'hero':
      return explainHero(t, key, ask.arg as number)
    case 'home':
      return explainHome(t, key)
    case 'extraCurse':
      return explainCurse(t, key)
    case 'convert':
    case 'convertPayment':
      return explainConversion(t, role, key)
    default:
      return []
  }
}

function explainFaction({ state, content }: Table, key: string): Reason[] {
  const faction = numberIn(key, 'faction')
  const of = state.faction.indexOf(faction)
  if (faction === NONE || faction >= content.factions.length || of < 0) return []
  return [{ rule: 'UP-SET-02', message: say('refuse.factionTaken', { faction, role: of }) }]
}

function explainHero({ content }: Table, key: string, faction: number): Reason[] {
  const hero = numberIn(key, 'hero')
  if (hero === NONE || hero >= content.heroes.length || content.heroes[hero].faction === faction) return []
  return [{ rule: 'UP-SET-11', message: say('refuse.heroOfOthers', { hero, faction: content.heroes[hero].faction }) }]
}

function explainHome({ state, content }: Table, key: string): Reason[] {
  const space = numberIn(key, 'hex')
  if (space === NONE || space >= state.tile.length) return []
  const { homes } = content.layouts[state.roles - MIN_FACTIONS]
  if (!homes.includes(space)) return [{ rule: 'UP-SET-18', message: say('refuse.noHome', { space }) }]
  return [{ rule: 'UP-SET-20', message: say('refuse.homeTaken', { space }) }]
}

function explainCurse({ state }: Table, key: string): Reason[] {
  const space = numberIn(key, 'hex')
  if (space === NONE || space >= state.tile.length) return []
  if (state.tile[space] !== NONE) return [{ rule: 'UP-HEX-13', message: say('refuse.noRegion', { space }) }]
  if (state.curse[space] === 1) return [{ rule: 'UP-HEX-07', message: say('refuse.cursed', { space }) }]
  return isEmpty(state, space) ? [] : [{ rule: 'UP-HEX-09', message: say('refuse.notEmpty', { space }) }]
}

const SIDE_NAMES = /^(role:[45]|empire|chaos)$/

function explainConversion({ state, content }: Table, role: Role, key: string): Reason[] {
  const n = content.setup.resourcesPerPoint
  if (SIDE_NAMES.test(key)) return [{ rule: 'UP-RUL-40', message: say('refuse.convertNemesis') }]
  if (totalOf(state, role) < n)
    return [{ rule: 'UP-SCO-13', message: say('refuse.convertPoor', { n, have: totalOf(state, role) }) }]
  const payment = /^pay:(\d+)-(\d+)-(\d+)$/.exec(key)?.slice(1).map(Number)
  if (payment === undefined) return []
  if (payment[0] + payment[1] + payment[2] !== n)
    return [{ rule: 'UP-SCO-13', message: say('refuse.convertAmount', { n }) }]
  const missing = payment.findIndex((amount, kind) => state.resources[resourceAt(role, kind)] < amount)
  if (missing < 0) return []
  const have = state.resources[resourceAt(role, missing)]
  return [{ rule: 'UP-RUL-40', message: say('refuse.convertKind', { kind: missing, have }) }]
}
