import { rate, share, type Measured } from './measure.ts'

/** A figure that has a target: at least or at most so much. */
export interface Target {
  readonly ratio: number
  readonly atLeast?: number
  readonly atMost?: number
  readonly met: boolean
}

/** A line for people. */
export interface Row {
  readonly what: string
  readonly value: string
  readonly ratio?: Target
}

export interface Section {
  readonly id: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
  readonly name: string
  readonly about: string
  /** The variants it needs. */
  readonly variants: readonly string[]
  report(measured: ReadonlyMap<string, Measured>): { readonly data: object; readonly rows: readonly Row[] }
}

const atLeast = (ratio: number, target: number): Target => ({
  ratio: round(ratio),
  atLeast: target,
  met: ratio >= target,
})
const atMost = (ratio: number, target: number): Target => ({
  ratio: round(ratio),
  atMost: target,
  met: ratio <= target,
})

/** Four digits are more than the measurement is worth. */
const round = (value: number): number => Number(value.toPrecision(4))

const PEER = 'reference-boardgameio'
const PLAYERS = [2, 4, 6] as const

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

const bloodstones: Section = {
  id: 'b',
  name: 'bloodstones',
  about: 'random Bloodstones; ratios to the moves per second of boardgame.io in the reference game',
  variants: [PEER, ...PLAYERS.map((players) => `bloodstones:${players}`)],
  report(measured) {
    const peer = rate(measured.get(PEER)!, 'moves')
    const data = PLAYERS.map((players) => {
      const m = measured.get(`bloodstones:${players}`)!
      const decisionsPerSecond = round(rate(m, 'decisions'))
      return {
        players,
        decisionsPerSecond,
        gamesPerSecond: round(rate(m, 'games')),
        decisionsPerGame: round(share(m, 'decisions', 'games')),
        ...atLeast(decisionsPerSecond / peer, 30),
      }
    })
    const rows = data.flatMap(({ players, decisionsPerSecond, gamesPerSecond, decisionsPerGame, ...ratio }) => [
      { what: `${players} players, decisions/s`, value: whole(decisionsPerSecond), ratio },
      {
        what: `${players} players, games/s; decisions per game`,
        value: `${gamesPerSecond}; ${whole(decisionsPerGame)}`,
      },
    ])
    return { data, rows }
  },
}

const clone: Section = {
  id: 'c',
  name: 'checkpoints',
  about: 'copying a checkpoint of Bloodstones, and resuming in mid-battle (four players)',
  variants: ['clone:own', 'clone:structured', 'resume'],
  report(measured) {
    const own = measured.get('clone:own')!
    const clonesPerSecond = round(rate(own, 'clones'))
    const structuredClonesPerSecond = round(rate(measured.get('clone:structured')!, 'clones'))
    const resumes = measured.get('resume')!
    const resume = { microseconds: round(1e6 / rate(resumes, 'resumes')), ...resumes.facts }
    const ratio = atLeast(clonesPerSecond / structuredClonesPerSecond, 15)
    const data = { clonesPerSecond, structuredClonesPerSecond, ...own.facts, ...ratio, resume }
    const rows = [
      { what: 'clones/s', value: whole(clonesPerSecond), ratio },
      { what: 'structuredClone/s', value: whole(structuredClonesPerSecond) },
      { what: 'resume in mid-battle', value: `${resume.microseconds} µs` },
    ]
    return { data, rows }
  },
}

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

/** A Master scenario on each of the five battlefields. */
const SCENARIOS = ['FRONT', 'WINTER', 'STORM', 'MIST', 'BARREN'] as const
const BATTLEFIELDS = [
  'table-of-the-giants',
  'forsaken-waters',
  'durgeth-swamps',
  'trollsford-swamps',
  'migols-tomb',
] as const

/** Random play of a game in several ways, each against the peer's moves. */
function randomPlay(id: Section['id'], name: string, about: string, ways: readonly string[], target: number): Section {
  return {
    id,
    name,
    about: `${about}; ratios to the moves per second of boardgame.io in the reference game`,
    variants: [PEER, ...ways.map((way) => `${name}:${way}`)],
    report(measured) {
      const peer = rate(measured.get(PEER)!, 'moves')
      const data = ways.map((way) => {
        const m = measured.get(`${name}:${way}`)!
        const decisionsPerSecond = round(rate(m, 'decisions'))
        const decisionsPerGame = round(share(m, 'decisions', 'games'))
        return { way, decisionsPerSecond, decisionsPerGame, ...atLeast(decisionsPerSecond / peer, target) }
      })
      const rows = data.map(({ way, decisionsPerSecond, decisionsPerGame, ...ratio }) => ({
        what: `${way}, decisions/s (${whole(decisionsPerGame)} per game)`,
        value: whole(decisionsPerSecond),
        ratio,
      }))
      return { data, rows }
    },
  }
}

const heroscape = randomPlay('e', 'heroscape', 'random HeroScape, Master game', SCENARIOS, 8)
const uprising = randomPlay('h', 'uprising', 'random Uprising by number of factions', ['2', '3', '4'], 12)
const immortals = randomPlay('g', 'immortals', 'random Immortals by number of players', ['3', '4', '5'], 30)

const sight: Section = {
  id: 'f',
  name: 'sight',
  about: 'line of sight between random figures on each battlefield of HeroScape',
  variants: BATTLEFIELDS.map((id) => `sight:${id}`),
  report(measured) {
    const data = BATTLEFIELDS.map((battlefield) => {
      const m = measured.get(`sight:${battlefield}`)!
      return { battlefield, testsPerSecond: round(rate(m, 'tests')), clear: round(share(m, 'clear', 'tests')) }
    })
    const rows = data.map(({ battlefield, testsPerSecond, clear }) => ({
      what: `${battlefield}, tests/s (${whole(clear * 100)} % clear)`,
      value: whole(testsPerSecond),
    }))
    return { data, rows }
  },
}

export const whole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

export const sections: readonly Section[] = [
  reference,
  bloodstones,
  clone,
  endless,
  heroscape,
  sight,
  immortals,
  uprising,
]
