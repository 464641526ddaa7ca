import type { GameEvent } from '../../../engine/index.ts'
import { kindOfCard } from '../content/cards.ts'
import { CAPITAL, PORTAL, SHRINE, type CardKind } from '../content/names.ts'
import { AGAINST, NONE, type Fight } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'

/** The rule behind each kind of event; an event that names its own rule wins. */
const RULES: Readonly<Record<Event['type'], string>> = {
  startRaces: 'IM-SET-16',
  startPlayerFound: 'IM-RUL-08',
  startGroupPlaced: 'IM-STA-17',
  startShadowArmies: 'IM-STA-06',
  startLandCard: 'IM-STA-19',
  draftDealt: 'IM-STA-08',
  draftShown: 'IM-STA-16',
  draftKept: 'IM-STA-15',
  draftKeptCard: 'IM-STA-15',
  draftCardStays: 'IM-STA-20',
  draftPassed: 'IM-STA-22',
  draftStackRenewed: 'IM-RUL-16',
  draftStuck: 'IM-RUL-83',
  draftOver: 'IM-STA-27',
  startIncome: 'IM-STA-26',
  startLimbos: 'IM-STA-28',
  towerFilled: 'IM-TOW-01',
  fallenSplit: 'IM-TOW-02',
  startBoxed: 'IM-TOW-04',
  roundBegan: 'IM-RND-04',
  conflictCardDrawn: 'IM-REI-01',
  conflictCardSeen: 'IM-REI-01',
  discardShuffled: 'IM-RUL-27',
  nothingToDraw: 'IM-RUL-27',
  reinforced: 'IM-REI-02',
  reinforcementForgone: 'IM-REI-04',
  planningBegan: 'IM-PLN-01',
  planned: 'IM-PLN-12',
  cardRevealed: 'IM-ACT-02',
  cardReturned: 'IM-ACT-11',
  cardDiscarded: 'IM-ACT-11',
  compensated: 'IM-ACT-04',
  passed: 'IM-ACT-07',
  scored: 'IM-SCO-01',
  gameEnded: 'IM-END-02',
  paid: 'IM-RUL-42',
  goldEarned: 'IM-GLD-01',
  energyGained: 'IM-ENE-01',
  awakened: 'IM-AWK-01',
  built: 'IM-BLD-02',
  armiesMoved: 'IM-MOV-05',
  markerTaken: 'IM-MAG-05',
  landCardTakenOver: 'IM-MAG-10',
  takeOverFailed: 'IM-MAG-11',
  attacked: 'IM-ATT-01',
  residentsAdjusted: 'IM-FGT-03',
  cubesThrown: 'IM-FGT-05',
  fightDecided: 'IM-FGT-18',
  landCardWon: 'IM-CRD-07',
  landCardReturned: 'IM-CRD-13',
}

/** The fields of any event that say more than its kind. */
interface Told {
  readonly type: string
  readonly rule?: string
  readonly building?: number
  readonly card?: number
  readonly added?: number
  readonly defender?: number
  readonly attitude?: number
  readonly winner?: Fight['winner']
  readonly winners?: string
  readonly placed?: number
}

const BUILT: Readonly<Record<number, string>> = {
  [PORTAL]: 'IM-BLD-04',
  [SHRINE]: 'IM-BLD-05',
  [CAPITAL]: 'IM-BLD-06',
}

const RETURNED: Readonly<Partial<Record<CardKind, string>>> = {
  conflict: 'IM-RUL-33',
  joker: 'IM-RUL-33',
  magic: 'IM-ACT-12',
  blank: 'IM-ACT-10',
}

/** What decided a fight: who was at home, who won, and whether an army is left to hold the land. */
function decided({ defender, attitude, winner, placed }: Told): string {
  if (defender !== NONE) {
    if (winner === 'tie') return 'IM-FGT-24'
    return placed === 0 ? 'IM-RUL-60' : 'IM-FGT-18'
  }
  if (winner === 'attacker') return attitude === AGAINST ? 'IM-FGT-13' : 'IM-FGT-09'
  return winner === 'residents' ? 'IM-FGT-14' : 'IM-FGT-11'
}

function closer(event: Told): string | undefined {
  const { type, building, card, added, defender, winner, winners } = event
  switch (type) {
    case 'built':
      return building === undefined ? undefined : BUILT[building]
    case 'cardReturned':
      return card === undefined ? undefined : RETURNED[kindOfCard(card)]
    case 'residentsAdjusted':
      return added !== undefined && added < 0 ? 'IM-FGT-04' : undefined
    case 'attacked':
      return defender === NONE ? 'IM-ATT-11' : undefined
    case 'fightDecided':
      return winner === undefined ? undefined : decided(event)
    case 'gameEnded':
      return winners?.includes(',') ? 'IM-END-04' : undefined
    default:
      return undefined
  }
}

export function eventRule(event: GameEvent): string | undefined {
  const told = event as Told
  return told.rule ?? closer(told) ?? RULES[told.type as Event['type']]
}
