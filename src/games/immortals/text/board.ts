import { EVERYONE } from '../../../engine/index.ts'
import type { BoardPart, Language, NamesOf } from '../../module.ts'
import { BLANK_CARD } from '../content/cards.ts'
import { LIGHT, nameOf, PORTAL, SHADOW, SPACES } from '../content/names.ts'
import { blanksInHand, cardsInHand } from '../rules/cards/hands-and-piles.ts'
import { armiesOnBoard, landsPossessed } from '../rules/table/lands.ts'
import { scoreOf } from '../rules/scoring/score.ts'
import { at, limboAt, NONE, residentColour, type Card, type Land, type Role, type Table } from '../rules/table/state.ts'
import { BOARD_LABELS, type BoardLabels } from './board-labels.ts'
import { renderEvent } from './index.ts'
import type { Words } from './types.ts'
import { wordsIn } from './words.ts'

/** Whoever looks, and how to say what is seen. */
interface Eye {
  readonly language: Language
  readonly t: Table
  readonly role: Role | undefined
  readonly l: BoardLabels
  readonly w: Words
}

/** Round and tower, the draft, both worlds region by region, and every player as far as the role may know. */
export function boardOf(language: Language, t: Table, role: Role | undefined, names?: NamesOf): BoardPart[] {
  const eye: Eye = { language, t, role, l: BOARD_LABELS[language], w: wordsIn(language, t, names) }
  return [tablePart(eye), ...draftParts(eye), ...regionParts(eye), ...playerParts(eye)]
}

function tablePart(eye: Eye): BoardPart {
  const { t, l, w } = eye
  const { round, options, phase, tower, tray, residents, drawPile, discard, holder } = t.state
  const inStack = holder.flatMap((of, name) => (of === NONE ? [w.name(name)] : []))
  return {
    title: `${l.round(round, options.rounds)} · ${l.phases[phase]}`,
    lines: [
      ...turnLines(eye),
      `${l.tower}: ${cubes(eye, tower)}.`,
      `${l.tray}: ${cubes(eye, tray)}.`,
      `${l.supply}: ${w.residents(residents)}.`,
      ...(t.state.draft === undefined ? [`${l.drawPile}: ${w.conflictCards(drawPile.length)}.`] : []),
      `${l.discard}: ${names(eye, discard)}.`,
      `${l.landStack}: ${inStack.join(', ') || l.empty}.`,
    ],
  }
}

function turnLines(eye: Eye): string[] {
  const { t, l, w } = eye
  const { startPlayer, marker, turn, lightRace, action, outcome, phase } = t.state
  const lines: string[] = []
  if (outcome?.kind === 'ranking') lines.push(l.won(w.players(outcome.places[0].join())))
  // Nobody is start player before the races are dealt.
  if (lightRace[0] !== NONE) lines.push(l.startPlayer(w.player(startPlayer)))
  if (marker !== startPlayer) lines.push(l.nextStart(w.player(marker)))
  if (turn !== NONE && phase !== 'over') lines.push(l.turn(w.player(turn)))
  if (action !== undefined)
    lines.push(l.revealed(w.player(action.role), w.card(action.card), w.space(action.role, action.space)))
  return [...lines, ...fightLines(eye)]
}

/** The last fight, told as when it happened. */
function fightLines({ language, t }: Eye): string[] {
  const { fight } = t.state
  if (fight === undefined) return []
  const inTray = (colour: number): number => (colour === NONE ? 0 : fight.fellThrown[colour] + fight.fellInside[colour])
  const fallen = {
    attackers: inTray(fight.attacker),
    defenders: inTray(fight.defender),
    residents: inTray(residentColour(t.state)),
  }
  return [renderEvent(language, t, { type: 'fightDecided', ...fight, ...fallen })]
}

/** "3 of Player 1 and 2 residents". */
function cubes({ l, w }: Eye, counts: readonly number[]): string {
  const parts = counts.flatMap((n, colour) => {
    if (n === 0) return []
    return [colour === counts.length - 1 ? w.residents(n) : `${n} ${l.of} ${w.player(colour)}`]
  })
  return w.list(parts) || l.empty
}

const names = ({ l, w }: Eye, cards: readonly Card[]): string =>
  cards.map((card) => w.cardName(card)).join(', ') || l.empty

function draftParts(eye: Eye): BoardPart[] {
  const { t, role, l, w } = eye
  const { draft } = t.state
  if (draft === undefined || draft.round === 0) return []
  const lines = draft.hands.map((hand, of) =>
    l.draftHand(w.player(of), w.count(hand.length, ...l.card), w.world(draft.world[of])),
  )
  if (role !== undefined) lines.push(`${l.ownDraftHand}: ${names(eye, draft.hands[role])}`)
  draft.chosen.forEach((card, of) => {
    if (card !== NONE && (draft.isOpen === 1 || of === role)) lines.push(l.chosen(w.player(of), w.card(card)))
  })
  lines.push(l.stacks(draft.stacks[SHADOW].length, draft.stacks[LIGHT].length))
  return [{ title: l.draft(draft.round), lines }]
}

const regionParts = (eye: Eye): BoardPart[] =>
  eye.t.content.map.landsIn.map((lands, region) => ({
    title: eye.w.region(region),
    lines: lands.map((land) => landLine(eye, land)),
  }))

/** "Heartwood (gold 3, energy 4): Player 1, 3 armies, shrine, portal". */
function landLine({ t, l, w }: Eye, land: Land): string {
  const { possessor, armies, building, portal } = t.state
  const { gold, energy } = t.content.map
  const things = possessor[land] === NONE ? [l.unoccupied] : [w.player(possessor[land]), w.armies(armies[land])]
  if (building[land] !== NONE) things.push(w.building(building[land]))
  if (portal[land] === 1) things.push(w.building(PORTAL))
  return `${w.name(nameOf(land))} (${l.income(gold[land], energy[land])}): ${things.join(', ')}`
}

function playerParts(eye: Eye): BoardPart[] {
  const { t, w } = eye
  return Array.from({ length: t.state.roles }, (_, of) => {
    const [light, shadow] = [t.state.lightRace[of], t.state.shadowRace[of]]
    const races = light === NONE || shadow === NONE ? '' : ` · ${w.list([w.lightRace(light), w.shadowRace(shadow)])}`
    return { title: `${w.player(of)}${races}`, lines: playerLines(eye, of) }
  })
}

function playerLines(eye: Eye, of: Role): string[] {
  const { t, l, w } = eye
  const s = t.state
  const lines = [
    l.wealth(w.points(s.points[of]), w.gold(s.gold[of]), w.energy(s.energy[of])),
    l.standing(w.armies(armiesOnBoard(s, of)), w.count(landsPossessed(s, of), ...l.land)),
  ]
  if (s.round > 0 && s.phase !== 'over') lines.push(l.scoring(w.points(scoreOf(t, of).total)))
  lines.push(l.limbos(s.limbo[limboAt(of, LIGHT)], s.limbo[limboAt(of, SHADOW)]))
  if (s.supply[of] > 0) lines.push(`${l.supply}: ${w.armies(s.supply[of])}.`)
  if (s.groups[of].length > 0) lines.push(`${l.groups}: ${s.groups[of].join(', ')}.`)
  return [...lines, ...cardLines(eye, of), ...planLines(eye, of)]
}

function cardLines(eye: Eye, of: Role): string[] {
  const { t, role, l, w } = eye
  const { holder, conflict, conflictSeenBy, round } = t.state
  const lands = holder.flatMap((one, name) => (one === of ? [w.name(name)] : []))
  const seen = conflict[of].filter((_, i) => of === role || conflictSeenBy[of][i] === EVERYONE)
  const unseen = conflict[of].length - seen.length
  const cards = [...seen.map((card) => w.cardName(card)), ...(unseen > 0 ? [l.unseen(unseen)] : [])]
  const lines = [
    `${l.landCards}: ${lands.join(', ') || l.empty}.`,
    `${l.conflictCards}: ${cards.join(', ') || l.empty}.`,
  ]
  if (of === role && round > 0) lines.push(`${l.hand}: ${handOf(eye, of)}.`)
  return lines
}

/** Blank cards are counted, all others are there once. */
function handOf({ t, l, w }: Eye, of: Role): string {
  const cards = cardsInHand(t, of, []).map((card) => {
    const blanks = card === BLANK_CARD ? blanksInHand(t, of) : 1
    return blanks > 1 ? `${w.card(card)} × ${blanks}` : w.card(card)
  })
  return cards.join(', ') || l.empty
}

/** While it is being planned only the owner knows which spaces are covered (IM-PLN-09). */
function planLines(eye: Eye, of: Role): string[] {
  const { t, role, l, w } = eye
  const { phase, planned, action } = t.state
  if (phase !== 'execution' && !(phase === 'planning' && of === role)) return []
  const covered: string[] = []
  for (let space = 0; space < SPACES; space++) {
    const card = planned[at(of, space)]
    if (card === NONE) continue
    const isOpen = of === role || (action?.role === of && action.space === space)
    covered.push(`${w.space(of, space)}: ${isOpen ? w.card(card) : l.faceDown}`)
  }
  return [covered.length === 0 ? l.noPlan : `${l.plan}: ${covered.join('; ')}.`]
}
