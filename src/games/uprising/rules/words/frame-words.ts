import type { Phase } from '../../content/names.ts'
import type { Role, Side, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

export interface FrameMessages {
  'frame.chooseFirstPlayer': NoArgs
  'frame.player': { role: Role }
  'frame.chooseFaction': NoArgs
  'frame.faction': { faction: number }
  'frame.factionDetail': { faction: number }
  'frame.chooseHero': { faction: number }
  'frame.hero': { hero: number }
  'frame.heroDetail': { hero: number; might: number; magic: number; leadership: number; guile: number }
  'frame.chooseHome': { faction: number }
  'frame.extraCurse': NoArgs
  'frame.hex': { space: Space }
  'frame.convert': { n: number }
  'frame.convertDone': NoArgs
  'frame.convertBack': NoArgs
  'frame.convertOwn': NoArgs
  'frame.convertGive': { to: Role }
  'frame.convertDetail': { to: Role; vp: number }
  'frame.convertPay': { n: number; to: Role }
  'frame.payment': { salt: number; plunder: number; food: number }
  'refuse.frameOver': NoArgs
  'refuse.mustChoose': NoArgs
  'refuse.factionTaken': { faction: number; role: Role }
  'refuse.heroOfOthers': { hero: number; faction: number }
  'refuse.noHome': { space: Space }
  'refuse.homeTaken': { space: Space }
  'refuse.noRegion': { space: Space }
  'refuse.cursed': { space: Space }
  'refuse.notEmpty': { space: Space }
  'refuse.convertNemesis': NoArgs
  'refuse.convertPoor': { n: number; have: number }
  'refuse.convertAmount': { n: number }
  'refuse.convertKind': { kind: number; have: number }
}

interface Ruled {
  /** Why it happened, for the log. */
  readonly rule: string
}

export type FrameEvent =
  | ({ readonly type: 'vpGained' | 'vpLost'; readonly side: Side; readonly points: number } & Ruled)
  | { readonly type: 'resourceGained' | 'resourceLost'; readonly role: Role; readonly kind: number; readonly n: number }
  | { readonly type: 'apGained'; readonly role: Role; readonly n: number }
  | ({ readonly type: 'firstPlayer'; readonly role: Role } & Ruled)
  | {
      readonly type: 'seatTaken'
      readonly role: Role
      readonly faction: number
      readonly hero: number
      readonly home: Space
    }
  /** Lists of spaces joined by commas. */
  | { readonly type: 'mapBuilt'; readonly skeletons: string; readonly curses: string }
  | ({ readonly type: 'extraCurse'; readonly role: Role; readonly space: Space } & Ruled)
  | { readonly type: 'druidRevealed'; readonly druid: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly chapter: number }
  | { readonly type: 'cardsRefreshed'; readonly n: number }
  | { readonly type: 'apRefreshed' | 'itemsShuffled' }
  | { readonly type: 'itemDealt'; readonly item: number; readonly slot: number }
  | { readonly type: 'questDealt'; readonly quest: number; readonly slot: number }
  | { readonly type: 'produced'; readonly role: Role; readonly havens: number }
  | ({ readonly type: 'graveyardEmptied'; readonly side: Side } & Ruled)
  | ({ readonly type: 'gameWon' } & Ruled)
  | ({ readonly type: 'gameLost'; readonly behind: string; readonly empire: number; readonly chaos: number } & Ruled)
