import type { GameEvent } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'

/** The rule behind each kind of event; an event that names its own rule wins. */
const RULES: Readonly<Record<Event['type'], string>> = {
  rolledForFirst: 'HS-RND-08',
  rolledToBegin: 'HS-BAS-04',
  begins: 'HS-BAS-04',
  cardChosen: 'HS-DRF-02',
  armyComplete: 'HS-RUL-17',
  armyShown: 'HS-DRF-06',
  figurePlaced: 'HS-DRF-07',
  figureLeftOut: 'HS-DRF-10',
  scoutHidden: 'HS-SCN-STORM-04',
  battleBegan: 'HS-RND-02',
  roundBegan: 'HS-RND-02',
  markersPlaced: 'HS-RND-03',
  initiativeWon: 'HS-RND-08',
  markerShown: 'HS-RND-13',
  turnLost: 'HS-RND-14',
  cardActivated: 'HS-BAS-07',
  rolledForReinforcements: 'HS-SCN-WINTER-06',
  moved: 'HS-MOV-02',
  turnedRound: 'HS-RUL-29',
  struck: 'HS-ENG-10',
  spared: 'HS-ENG-10',
  fell: 'HS-MOV-12',
  fellFar: 'HS-MOV-13',
  attackRolled: 'HS-ATT-05',
  specialAttackRolled: 'HS-ATT-16',
  attackMissed: 'HS-ATT-15',
  defenseRolled: 'HS-ATT-07',
  struckBack: 'HS-ATT-13',
  wounded: 'HS-LIF-01',
  destroyed: 'HS-LIF-02',
  cardOutOfPlay: 'HS-LIF-05',
  putBack: 'HS-DRF-23',
  fireLine: 'HS-POW-02',
  explosion: 'HS-ATT-16',
  grenade: 'HS-POW-14',
  chomped: 'HS-POW-01',
  shackled: 'HS-POW-01',
  takenOver: 'HS-POW-01',
  charged: 'HS-POW-01',
  spiritJoined: 'HS-POW-01',
  cloneRolled: 'HS-POW-01',
  cloned: 'HS-POW-01',
  dropRolled: 'HS-POW-17',
  dropped: 'HS-RUL-74',
  dropPutOff: 'HS-RUL-05',
  dropNoRoom: 'HS-RUL-74',
  glyphTurned: 'HS-GLY-02',
  glyphRemoved: 'HS-GLY-08',
  glyphTaken: 'HS-SCN-PLANT-07',
  healed: 'HS-GLY-16',
  notHealed: 'HS-GLY-16',
  summoned: 'HS-GLY-17',
  nobodySummoned: 'HS-GLY-17',
  cursed: 'HS-GLY-20',
  mistRose: 'HS-SCN-MIST-05',
  scoutShown: 'HS-SCN-STORM-10',
  truceBroken: 'HS-SCN-FORT-07',
  scored: 'HS-END-03',
  battleWon: 'HS-END-01',
  battleDrawn: 'HS-RUL-09',
}

/** The event with its own fields, where they say more than its kind. */
type Told = GameEvent & { readonly rule?: string; readonly what?: string; readonly by?: unknown }

const ROLLS: Readonly<Record<string, string>> = {
  draft: 'HS-DRF-12',
  placing: 'HS-DRF-06',
  markers: 'HS-RND-07',
  drop: 'HS-RUL-76',
  reinforcements: 'HS-RUL-79',
}

const ENDINGS: Readonly<Record<string, string>> = {
  score: 'HS-END-06',
  holdOut: 'HS-END-07',
  enterEnemyGlyph: 'HS-SCN-DIVE-05',
  collect: 'HS-SCN-PLANT-08',
  scoutEnters: 'HS-SCN-STORM-11',
  scoutLost: 'HS-SCN-STORM-12',
  rescue: 'HS-SCN-RESCUE-07',
  holdGlyph: 'HS-SCN-FORT-08',
}

export function eventRule(event: GameEvent): string | undefined {
  const { rule, type, what, by } = event as Told
  if (rule !== undefined) return rule
  if (type === 'rolledForFirst' && what !== undefined && what in ROLLS) return ROLLS[what]
  if (type === 'battleWon' && typeof by === 'string' && by in ENDINGS) return ENDINGS[by]
  if (type === 'battleDrawn' && by === 'score') return 'HS-RUL-10'
  return RULES[type as Event['type']]
}
