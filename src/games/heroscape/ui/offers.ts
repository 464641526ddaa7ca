import type { QuestionView } from '../../../engine/wire.ts'

/** The options that point at an army card and nothing else: the card and the key that chooses it. */
export function cardOffers(question: QuestionView | undefined): ReadonlyMap<number, string> {
  const offers = new Map<number, string>()
  for (const { key, targets = [] } of question?.options ?? []) {
    if (targets.length !== 1 || !targets[0].startsWith('card:')) continue
    const card = Number(targets[0].slice('card:'.length))
    if (!offers.has(card)) offers.set(card, key)
  }
  return offers
}

/** The marker that a question asks to place, 0 to 3. */
export function markerAsked(question: QuestionView | undefined): number {
  if (question?.name !== 'marker') return -1
  const { marker } = question.prompt.args ?? {}
  return typeof marker === 'number' ? marker : 3
}

/** The points that may still be spent on cards. */
export function pointsAsked(question: QuestionView | undefined): number {
  const { points } = question?.prompt.args ?? {}
  return typeof points === 'number' ? points : 0
}

/** The cards chosen in secret so far. */
export function cardsPrepared(question: QuestionView | undefined): number[] {
  const { cards } = question?.prompt.args ?? {}
  return typeof cards === 'string' && cards !== '' ? cards.split(',').map(Number) : []
}
