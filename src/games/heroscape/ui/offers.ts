import { oneOf, type QuestionView } from '../../../engine/index.ts'
import { armyCardFace, markerFace, prepareArmyFace } from '../rules/table/faces.ts'
import { cardIn } from './targets.ts'

/** The options that point at an army card and nothing else: the card and the key that chooses it. */
export function cardOffers(question: QuestionView | undefined): ReadonlyMap<number, string> {
  const offers = new Map<number, string>()
  for (const { key, targets = [] } of question?.options ?? []) {
    const card = targets.length === 1 ? cardIn(targets[0]) : undefined
    if (card !== undefined && !offers.has(card)) offers.set(card, key)
  }
  return offers
}

/** The marker that a question asks to place, 0 to 3. */
export const markerAsked = (question: QuestionView | undefined): number => markerFace.of(question)?.about.marker ?? -1

/** The points that may still be spent on cards. */
export const pointsAsked = (question: QuestionView | undefined): number =>
  oneOf(question, [armyCardFace, prepareArmyFace])?.about.points ?? 0

/** The cards chosen in secret so far. */
export const cardsPrepared = (question: QuestionView | undefined): readonly number[] =>
  prepareArmyFace.of(question)?.about.cards ?? []
