/** Scoring and the end (L241 to L261): the rules score a copy as if this were the last round; a finished game they have scored. */
import { Disagreement } from '../../../../engine/proof/index.ts'
import { CAPITAL, SHRINE } from '../../content/names.ts'
import { ownLands, regionIn, worldIn, type Game, type ImmortalsOracle } from './printed.ts'
import { tried } from './trial.ts'

/** L250 to L254: by how many of the five lands of a region of one world are possessed. */
const FOR_REGION = [0, 0, 0, 2, 2, 3]

function scoreOf(play: Game, role: number): number {
  const own = ownLands(play, role)
  let points = Math.floor(own.length / 2)
  for (const land of own) if ([SHRINE, CAPITAL].includes(play.state.building[land])) points++
  for (const world of [0, 1])
    for (let region = 0; region < 5; region++)
      points += FOR_REGION[own.filter((land) => worldIn(land) === world && regionIn(play, land) === region).length]
  return points
}

/** L260 f.: points, then armies on the board; who is equal in both shares the place. */
function placesOf(play: Game, points: readonly number[]): number[][] {
  const armies = points.map((_, role) => ownLands(play, role).reduce((sum, land) => sum + play.state.armies[land], 0))
  const isBetter = (a: number, b: number): boolean =>
    points[a] > points[b] || (points[a] === points[b] && armies[a] > armies[b])
  const places: number[][] = []
  let left = points.map((_, role) => role)
  while (left.length > 0) {
    const best = left.filter((role) => !left.some((other) => isBetter(other, role)))
    places.push(best)
    left = left.filter((role) => !best.includes(role))
  }
  return places
}

const NAME = 'scoring'

const scoredNow = (play: Game): Game['state'] =>
  tried(
    play,
    { procedure: 'scoring', args: {} },
    () => {
      throw new Disagreement(NAME, 'a question in the scoring')
    },
    (state) => void (state.round = state.options.rounds),
  )

export const scoringOracle: ImmortalsOracle = {
  name: NAME,
  compare(play) {
    if (play.state.round === 0) return 0
    const isOver = play.state.outcome !== undefined
    const points = play.state.points.map((before, role) => before + (isOver ? 0 : scoreOf(play, role)))
    const expected = { kind: 'ranking', places: placesOf(play, points), scores: points, points }
    const scored = isOver ? play.state : scoredNow(play)
    const { kind, places, scores } = scored.outcome as typeof expected
    const inOrder = places.map((place) => [...place].sort((a, b) => a - b))
    const found = { kind, places: inOrder, scores, points: scored.points }
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Disagreement(NAME, `${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
    return 3 * points.length
  },
}
