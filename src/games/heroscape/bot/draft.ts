/** Putting an army together. */
import type { Card } from '../content/card.ts'
import type { PowerId } from '../content/powers.ts'
import { hasUnique, isInBox, needsScout, pointsOf } from '../rules/armies/army.ts'
import { printed } from '../rules/table/figures.ts'
import { roster } from '../rules/table/roster.ts'
import { NONE, scenarioOf, type ArmyCard, type Role, type Table } from '../rules/table/state.ts'
import { areEnemies, sideOf } from '../rules/teams/sides.ts'
import { isHoldingOut } from './aims.ts'
import learnt from './strengths.json' with { type: 'json' }
import type { Weights } from './weights.ts'
import { meanWounds } from './worth.ts'

const USUAL_ATTACK = 3
const USUAL_DEFENSE = 4
const SHOOTING = 1.35
const LONG_RANGE = 3

/** What powers add that the values do not show, as a factor. */
const BY_POWER: Partial<Readonly<Record<PowerId, number>>> = {
  fireLine: 1.4,
  explosion: 1.3,
  chomp: 1.7,
  grenade: 1.15,
  theDrop: 0.9,
  mindShackle: 1.1,
  flying: 1.1,
  swordOfReckoning: 1.5,
  waterClone: 1.15,
  berserkerCharge: 1.1,
  counterStrike: 1.15,
  stealthDodge: 1.5,
  defensiveAura: 1.35,
  attackAura: 1.1,
  closeDefensiveAura: 1.1,
  thorianSpeed: 1.15,
}

/** What a card deals and what it stands against such dice, by its values alone. */
function powerAgainst({ figures, master, powers }: Card, attack: number, defense: number): number {
  const attacks = powers.doubleAttack?.attacks ?? 1
  const deals = figures * attacks * meanWounds(master.attack, defense) * (master.range > LONG_RANGE ? SHOOTING : 1)
  const stands = (figures * master.life) / Math.max(0.2, meanWounds(attack, master.defense))
  return Math.sqrt(deals * stands)
}

/** The scale on which guessed strengths stand beside learnt ones. */
const GUESSED = 0.22

/** By what is printed: for cards of which no games are known. */
export function guessedStrength(card: Card): number {
  let strength = powerAgainst(card, USUAL_ATTACK, USUAL_DEFENSE) * (0.75 + card.master.move / 20)
  for (const [power, factor] of Object.entries(BY_POWER)) if (card.powers[power as PowerId]) strength *= factor
  return GUESSED * strength
}

const strengths: Readonly<Record<string, number>> = learnt.strengths

/** How much a card makes winning likelier, in logits: learnt from games with armies drawn by lot (docs/bots.md). */
export const strengthOf = (card: Card): number => strengths[card.id] ?? guessedStrength(card)

/** How much of what values say against this enemy counts. */
const MATCHING = 0.5

/** Points count by themselves too: they decide at the end (HS-END-06). */
export function usefulness(t: Table, role: Role, card: ArmyCard, against: Against, weights: Weights): number {
  const face = printed(t, card)
  const usual = powerAgainst(face, USUAL_ATTACK, USUAL_DEFENSE)
  const here = powerAgainst(face, against.attack, against.defense)
  const posted = isHoldingOut(scenarioOf(t), sideOf(t, role)) ? POSTED * Math.min(1, sturdinessOf(face)) : 0
  return (
    strengthOf(face) * (here / usual) ** MATCHING +
    weights.points * pointsOf(t, card) +
    posted +
    (isShooter(face) ? weights.shooters : 0)
  )
}

const isShooter = ({ master }: Card): boolean => master.range > LONG_RANGE

/** A guard lives by figures that are hard to drive away. */
const POSTED = 0.5
/** As much as a hero in good armour. */
const STURDY = 10

const sturdinessOf = ({ master, figures }: Card): number =>
  (Math.min(figures, 2) * master.life) / Math.max(0.1, meanWounds(USUAL_ATTACK, master.defense)) / STURDY

/** The dice that one fights against: usual ones, until there is an enemy. */
interface Against {
  readonly attack: number
  readonly defense: number
}

/** What enemies have chosen so far, by figures, with a few usual ones among them. */
export function againstOf(t: Table, role: Role): Against {
  const { owner } = t.state
  const usual = 4
  let [attack, defense, count] = [usual * USUAL_ATTACK, usual * USUAL_DEFENSE, usual]
  owner.forEach((other, card) => {
    if (other === NONE || !areEnemies(t, role, other)) return
    const { figures, master } = printed(t, card)
    attack += figures * master.attack
    defense += figures * master.defense
    count += figures
  })
  return { attack: Math.round(attack / count), defense: Math.round(defense / count) }
}

interface Army {
  readonly value: number
  readonly cards: readonly ArmyCard[]
}

/** The best part of these cards within the points: each once (the knapsack, by points in tens). */
export function bestArmy(
  t: Table,
  cards: readonly ArmyCard[],
  points: number,
  useful: (card: ArmyCard) => number,
): Army {
  const room = Math.floor(points / 10)
  const best: Army[] = Array.from({ length: room + 1 }, () => ({ value: 0, cards: [] }))
  for (const card of cards) {
    const size = Math.ceil(pointsOf(t, card) / 10)
    const value = useful(card)
    for (let left = room; left >= size; left--) {
      const without = best[left - size]
      if (without.value + value > best[left].value)
        best[left] = { value: without.value + value, cards: [...without.cards, card] }
    }
  }
  return best[room]
}

/**
 * The cards on offer by what the own army is worth with them, and how much the enemies' best armies lose by it. `left` are the own
 * points; `done` is the answer that ends the army.
 */
export function draftScores(
  t: Table,
  role: Role,
  options: readonly number[],
  left: number,
  done: number,
  weights: Weights,
): number[] {
  const against = againstOf(t, role)
  const known = new Map<ArmyCard, number>()
  const useful = (card: ArmyCard): number => {
    const found = known.get(card) ?? usefulness(t, role, card, against, weights)
    known.set(card, found)
    return found
  }
  const cards = options.filter((option) => option !== done)
  const mustLead = needsScout(t, role) && !options.includes(done)
  const rivals = rivalsOf(t, role)
  return options.map((option) => {
    if (option === done) return bestArmy(t, cards, left, useful).cards.length === 0 ? 1 : -1
    if (mustLead && printed(t, option).kind !== 'hero') return -2
    const others = cards.filter((card) => card !== option)
    const own = useful(option) + bestArmy(t, others, left - pointsOf(t, option), useful).value
    // Of two cards that both belong to the best army, the stronger is likelier to be gone later.
    return own + weights.first * useful(option) - weights.deny * loss(t, rivals, option, useful)
  })
}

/** Enemies who still draft from the same box, with their points. */
function rivalsOf(t: Table, role: Role): { readonly role: Role; readonly points: number }[] {
  const { draft } = t.state
  if (draft === undefined) return []
  return draft.order
    .filter((other) => areEnemies(t, role, other) && draft.complete[other] === 0)
    .map((other) => ({ role: other, points: draft.points[other] }))
}

/** What the rivals' best armies are worth without this card. */
function loss(
  t: Table,
  rivals: readonly { readonly role: Role; readonly points: number }[],
  taken: ArmyCard,
  useful: (card: ArmyCard) => number,
): number {
  const { cards } = roster(t)
  let sum = 0
  for (const rival of rivals) {
    const free: ArmyCard[] = []
    for (let card = 0; card < cards.length; card++)
      if (card !== taken && isInBox(t, card) && !hasUnique(t, rival.role, card)) free.push(card)
    sum += bestArmy(t, free, rival.points, useful).value
  }
  return rivals.length === 0 ? 0 : sum / rivals.length
}

/** Sturdy and quick. */
export function scoutWorth(t: Table, card: ArmyCard): number {
  const { life, defense, move } = printed(t, card).master
  return (life / Math.max(0.2, meanWounds(USUAL_ATTACK, defense))) * move * move
}
