import type { GameEvent } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'

type Telling = Extract<Event, { readonly rule: string }>['type']

/** The rule behind each kind of event that does not name its own. */
const RULES: Readonly<Record<Exclude<Event['type'], Telling>, string>> = {
  resourceGained: 'UP-HEX-25',
  resourceLost: 'UP-SET-16',
  apGained: 'UP-RUL-23',
  seatTaken: 'UP-SET-10',
  mapBuilt: 'UP-SET-26',
  druidRevealed: 'UP-SET-28',
  phaseBegan: 'UP-PHS-01',
  cardsRefreshed: 'UP-REF-02',
  apRefreshed: 'UP-REF-03',
  itemsShuffled: 'UP-RUL-35',
  itemDealt: 'UP-MKT-07',
  questDealt: 'UP-REF-05',
  produced: 'UP-PRD-01',
  abilityUsed: 'UP-CRD-15',
  apSpent: 'UP-ACT-03',
  cardDiscarded: 'UP-CRD-09',
  cardFlipped: 'UP-CRD-07',
  cardUnflipped: 'UP-CRD-07',
  cardSeen: 'UP-RUL-10',
  cardUnderDeck: 'UP-RUL-10',
  featTucked: 'UP-CRD-17',
  featsDrawn: 'UP-BLD-02',
  featsSearched: 'UP-CRD-12',
  heroResult: 'UP-HER-17',
  itemGiven: 'UP-TRD-04',
  itemDrawn: 'UP-MKT-02',
  marketDiscarded: 'UP-CRD-10',
  questAttempted: 'UP-QST-02',
  questEnded: 'UP-QST-05',
  questTaken: 'UP-QST-08',
  questDiscarded: 'UP-QST-09',
  itemAttached: 'UP-RUL-24',
  unitAttached: 'UP-RUL-24',
  druidAttached: 'UP-RUL-24',
  detached: 'UP-RUL-24',
  unitDestroyed: 'UP-GRV-02',
  garrisonDestroyed: 'UP-CMB-62',
  skeletonDestroyed: 'UP-CMB-62',
  heroMoved: 'UP-MOV-02',
  traded: 'UP-TRD-01',
  exchanged: 'UP-TRD-06',
  resourceGiven: 'UP-TRD-03',
  commanded: 'UP-CMD-01',
  unitMoved: 'UP-CMD-02',
  exploring: 'UP-EXP-01',
  hexOriented: 'UP-EXP-10',
  havenBuilt: 'UP-HAV-02',
  itemBought: 'UP-MKT-01',
  questing: 'UP-QST-01',
  unitBuilt: 'UP-BLD-03',
  wallBuilt: 'UP-BLD-07',
  towerBuilt: 'UP-BLD-07',
}

export function eventRule(event: GameEvent & { readonly rule?: string }): string | undefined {
  return event.rule ?? RULES[event.type as keyof typeof RULES]
}
