import { existsSync } from 'node:fs'
import { games } from '../../src/games/registry.ts'
import { rate, share, type Measured } from './measure.ts'
import { atLeast, atMost, PEER, round, whole, type GameBench, type Section } from './section.ts'

const reference: Section = {
  id: 'a',
  name: 'reference',
  about: 'the reference game on this engine and on boardgame.io, both listing every legal move',
  variants: ['reference-walstatt', PEER],
  report(measured) {
    const data = {
      walstatt: referenceOf(measured.get('reference-walstatt')!),
      boardgameio: referenceOf(measured.get(PEER)!),
    }
    const ratio = atLeast(data.walstatt.movesPerSecond / data.boardgameio.movesPerSecond, 50)
    const rows = [
      { what: 'this engine, moves/s', value: whole(data.walstatt.movesPerSecond), ratio },
      { what: 'boardgame.io, moves/s', value: whole(data.boardgameio.movesPerSecond) },
      { what: 'moves per game; legal moves', value: `${data.walstatt.movesPerGame}; ${data.walstatt.legalMoves}` },
    ]
    return { data: { ...data, ...ratio }, rows }
  },
}

const referenceOf = (m: Measured) => ({
  movesPerSecond: round(rate(m, 'moves')),
  gamesPerSecond: round(rate(m, 'games')),
  movesPerGame: round(share(m, 'moves', 'games')),
  legalMoves: round(share(m, 'options', 'moves')),
  ...m.facts,
})

const endless: Section = {
  id: 'd',
  name: 'endless',
  about: 'an endless reference match: time of answers 900–1,000 over answers 10–110',
  variants: ['endless'],
  report(measured) {
    const m = measured.get('endless')!
    const early = round((share(m, 'early', 'matches') * 1e6) / 100)
    const late = round((share(m, 'late', 'matches') * 1e6) / 100)
    const ratio = atMost(share(m, 'late', 'early'), 1.3)
    const data = { earlyMicroseconds: early, lateMicroseconds: late, ...ratio }
    const rows = [{ what: 'early; late answer', value: `${early} µs; ${late} µs`, ratio }]
    return { data, rows }
  },
}

/** The parts that games offer, each in its own `testing/bench.ts`. */
async function ofGames(): Promise<Section[]> {
  const files = games.map(({ id }) => new URL(`../../src/games/${id}/testing/bench.ts`, import.meta.url))
  const found = await Promise.all(files.filter(existsSync).map(({ href }) => import(href) as Promise<GameBench>))
  return found.flatMap((bench) => bench.sections)
}

export const sections: readonly Section[] = [reference, endless, ...(await ofGames())].sort((a, b) =>
  a.id < b.id ? -1 : 1,
)
