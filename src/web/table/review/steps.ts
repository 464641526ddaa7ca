import type { Reviewed } from '../../local/thinking/task.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import type { PointsAt, PointsOfSide, PointsOverTime } from '../../../protocol/board.ts'

/** Where in the history somebody is after so many events of the game: what the table itself told stands between them. */
export function stepsOf(events: readonly NumberedEvent[]): (told: number) => number {
  const steps = [0]
  events.forEach(({ event }, i) => {
    if (!event.type.startsWith('table.')) steps.push(i + 1)
  })
  return (told) => steps[Math.min(told, steps.length - 1)]
}

/** Who is drawn as one line: roles whose chances are the same all the time win and lose together. */
export function sidesOf({ first, moments }: Pick<Reviewed, 'first' | 'moments'>): number[][] {
  const all = [first, ...moments.map(({ chances }) => chances)]
  const sides: number[][] = []
  first.forEach((_, role) => {
    const same = sides.find(([other]) => all.every((chances) => chances[other] === chances[role]))
    if (same === undefined) sides.push([role])
    else same.push(role)
  })
  return sides
}

interface Look {
  readonly title: string
  nameOf(role: number): string
  colourOf(role: number): string
  readonly marks: PointsOverTime['marks']
}

/** The chances as lines, in whole percents. */
export function chancesOver(review: Reviewed, stepOf: (told: number) => number, look: Look): PointsOverTime {
  const sides = sidesOf(review).map((roles): PointsOfSide => {
    const [role] = roles
    const points: PointsAt[] = [{ step: 0, value: Math.round(review.first[role] * 100) }]
    for (const { told, chances } of review.moments) {
      const [step, value] = [stepOf(told), Math.round(chances[role] * 100)]
      if (points.at(-1)!.step === step) points.pop()
      if (points.at(-1)?.value !== value) points.push({ step, value })
    }
    return { id: `chance-${role}`, name: roles.map(look.nameOf).join(', '), colour: look.colourOf(role), points }
  })
  return { title: look.title, sides, marks: look.marks }
}
