/** What must be true when nothing is under way: stricter than the invariants, which hold at every question. */
import type { AnyAsk } from '../../../engine/index.ts'
import { cardsOf } from '../../../kit/deck.ts'
import type { Content } from '../content/content.ts'
import { unitLimitOf } from '../rules/actions/command.ts'
import { hasChaos, hasEmpire, unitsOn } from '../rules/map/pieces.ts'
import { CAPITAL_SPACE, SPACES } from '../rules/map/spaces.ts'
import { isCapitalTaken } from '../rules/nemesis/capital.ts'
import { CARDS, isInPlay, isLegion, LEGIONS } from '../rules/nemesis/nemesis-cards.ts'
import { maxThreatOf } from '../rules/nemesis/threat.ts'
import { poolsOf, type CardPool } from '../rules/setup/difficulty.ts'
import { GONE, NONE, printed, type Space, type State, type Table } from '../rules/table/state.ts'

/** Questions that are asked only when every effect, state check and combat is complete. */
const RESTING: readonly string[] = ['action', 'build', 'convert']

export const isAtRest = (t: Table, pending: readonly AnyAsk<State, Content>[]): boolean =>
  pending.length > 0 &&
  pending.every(({ question }) => RESTING.includes(question.name)) &&
  t.state.combat === undefined &&
  t.state.heroRoll === undefined

type Check = (isTrue: boolean, what: string) => void

export function atRest(t: Table): string[] {
  const broken: string[] = []
  const check: Check = (isTrue, what) => {
    if (!isTrue) broken.push(`at rest: ${what}`)
  }
  for (let space = 0; space < SPACES; space++) checkSpace(t, space, check)
  for (let card = 0; card < CARDS; card++) checkCard(t, card, check)
  checkDecks(t, check)
  for (let role = 0; role < t.state.roles; role++) checkOwnCards(t, role, check)
  const { state: s } = t
  const isGuarded = !isCapitalTaken(s) || s.legionsLeft === 0 || s.capitalFlipped === 1
  check(isGuarded, 'the Capital is taken and Legions are left [UP-CAP-06]')
  check(s.waitingImmediate.length === 0, 'immediate effects wait [UP-HOR-02]')
  return broken
}

function checkSpace(t: Table, space: Space, check: Check): void {
  const { state: s } = t
  const [owner, isEmpire, isChaos] = [s.unitsOf[space], hasEmpire(s, space), hasChaos(s, space)]
  const sides = (owner === NONE ? 0 : 1) + (isEmpire ? 1 : 0) + (isChaos ? 1 : 0)
  check(sides <= 1, `hostile sides are together on ${space} [UP-CMB-01]`)
  if (owner !== NONE) check(unitsOn(s, space) <= unitLimitOf(t, owner), `too many Units on ${space} [UP-HEX-03]`)
  if (s.haven[space] === NONE) return
  check((!isEmpire && !isChaos) || owner === s.haven[space], `the Haven on ${space} has no defender [UP-RUL-82]`)
}

function checkCard(t: Table, card: number, check: Check): void {
  const { state: s } = t
  check(isInPlay(s, card) || s.cardAt[card] === NONE, `card ${card} is out of play and has a figure [UP-CMB-63]`)
  if (!isInPlay(s, card)) return
  check(s.threat[card] > 0 && s.threat[card] <= maxThreatOf(t, card), `Threat ${s.threat[card]} of ${card} [UP-THR-04]`)
  if (!isLegion(card)) return
  const target = s.target[card]
  const isLaid = target === CAPITAL_SPACE || (target !== NONE && s.haven[target] !== NONE)
  check(isLaid, `the Target of ${card} lies on ${target} [UP-TGT-10]`)
}

const sizeOf = ({ sure, joining }: CardPool): number => sure.length + joining

/** No card is lost: those of a class are all somewhere. */
function checkDecks(t: Table, check: Check): void {
  const { state: s } = t
  const pools = poolsOf(t.content, s.roles, s.options)
  const on = [...s.attached, ...s.questAttached]
  const count = (...places: readonly (readonly number[])[]): number =>
    places.reduce((sum, place) => sum + place.filter((card) => card !== NONE).length, 0)
  const items = count(s.market, s.itemDiscard, cardsOf(s.itemDeck), ...s.items, ...on.map((one) => one.items))
  check(items === sizeOf(pools.items), `${items} Items of ${sizeOf(pools.items)} [UP-SET-31]`)
  const quests = count(s.openQuests, s.questDiscard, cardsOf(s.questDeck), ...s.quests)
  check(quests === sizeOf(pools.quests), `${quests} Quests of ${sizeOf(pools.quests)} [UP-SET-32]`)
  const druids = count(s.druids, s.unusedDruids, ...on.map((one) => one.druids))
  check(druids === sizeOf(pools.druids), `${druids} Druids of ${sizeOf(pools.druids)} [UP-SET-28]`)
  const size = t.content.setup.nemesisDeck[s.roles - 2]
  const out = (from: number, to: number): number =>
    s.fate.filter((fate, card) => card >= from && card < to && (fate === GONE || isInPlay(s, card))).length
  check(s.legionsLeft + out(0, LEGIONS) === size, 'a Legion is lost [UP-SET-33]')
  check(s.hordesLeft + out(LEGIONS, CARDS) === size, 'a Horde is lost [UP-SET-33]')
}

function checkOwnCards(t: Table, role: number, check: Check): void {
  const { state: s } = t
  const { feats } = printed(t)
  const most = t.content.setup.cardLimit
  check(s.feats[role].length + s.items[role].length <= most, `player ${role} has more than ${most} cards [UP-CRD-04]`)
  const all = [...s.feats[role], ...cardsOf(s.featDecks[role]), ...s.drawnFeats[role]].sort((a, b) => a - b)
  const own = feats.filter(({ hero }) => hero === s.hero[role]).map(({ index }) => index)
  check(all.join() === own.join(), `player ${role} has other Feats than its Hero [UP-CRD-01]`)
  check(
    s.waived[role].every((item) => s.items[role].includes(item)),
    `player ${role} keeps a waiver without its Item [UP-RUL-31]`,
  )
}
