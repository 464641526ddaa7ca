import type { Battlefield } from '../content/battlefield.ts'

import type { Body, Card } from '../content/card.ts'
import type { SightScene } from '../rules/sight/sight.ts'

/** A small generator for tests: whole numbers below n, the same for the same seed (a Lehmer sequence). */
export function dice(seed: number): (n: number) => number {
  let state = (seed % 2147483646) + 1
  return (n) => {
    state = (state * 48271) % 2147483647
    return state % n
  }
}

/** A battlefield with figures of these cards on random spaces where they fit (HS-RUL-34). */
export function randomScene(
  battlefield: Battlefield,
  cards: readonly Card[],
  figures: number,
  roll: (n: number) => number,
): SightScene {
  const { spaces, links } = battlefield
  const taken = new Set<number>()
  const body: Body[] = []
  const front: number[] = []
  const rear: number[] = []
  const fits = (space: number, card: Card): boolean => !taken.has(space) && spaces.clearance[space] >= card.height
  while (body.length < figures) {
    const card = cards[roll(cards.length)]
    const space = roll(spaces.count)
    const around = links.to.slice(links.first[space], links.first[space + 1])
    const behind = around.filter((other) => fits(other, card) && spaces.level[other] === spaces.level[space])
    if (!fits(space, card) || (card.spaces === 2 && behind.length === 0)) continue
    const second = card.spaces === 2 ? behind[roll(behind.length)] : -1
    body.push(card.body)
    front.push(space)
    rear.push(second)
    taken.add(space)
    if (second >= 0) taken.add(second)
  }
  return { battlefield, body, front, rear }
}
