// Plays Uprising with the same bot in every seat, straight on the driver, and prints how it went: see docs/balance.md.
//   npm run balance -- --games 200 [--difficulty rebel] [--chapters 3] [--roles 2] [--seed balance] [--random] [--vp]
//     [--counts] [--offers] [--ninth] [--mixed]
import { wilson } from '../src/bots/matchup.ts'
import { fastSource } from '../src/engine/chance/fast.ts'
import { Play } from '../src/engine/play.ts'
import { prepare } from '../src/engine/setup.ts'
import { candidates } from '../src/games/uprising/bot.ts'
import { defaultContent, type Content } from '../src/games/uprising/content/content.ts'
import { DIFFICULTIES, type Difficulty } from '../src/games/uprising/content/names.ts'
import { uprising } from '../src/games/uprising/index.ts'
import { CHAOS, EMPIRE, type State } from '../src/games/uprising/rules/table/state.ts'
import { counted, countsFor, lookAtRules, reportCounts, type Counts } from './balance-counts.ts'

interface Settings {
  readonly games: number
  readonly seed: string
  readonly isRandom: boolean
  /** Every other game is played at random: for counts, where the bot would not do everything. */
  readonly isMixed: boolean
  readonly difficulties: readonly Difficulty[]
  readonly counts: boolean
  readonly vp: boolean
  readonly chapters: number
  readonly roles: number
  /** The Butcher as a ninth Legion (UP-RUL-101). */
  readonly ninth: boolean
  /** Cards marked ALWAYS are used now and then, which a bot is never asked about. */
  readonly offers: boolean
}

function settingsOf(argv: readonly string[]): Settings {
  const value = (name: string, otherwise: string): string => {
    const at = argv.indexOf(`--${name}`)
    return at < 0 ? otherwise : argv[at + 1]
  }
  const difficulty = value('difficulty', '')
  return {
    games: Number(value('games', '40')),
    seed: value('seed', 'balance'),
    isRandom: argv.includes('--random'),
    isMixed: argv.includes('--mixed'),
    difficulties: difficulty === '' ? DIFFICULTIES : [difficulty as Difficulty],
    counts: argv.includes('--counts'),
    vp: argv.includes('--vp'),
    chapters: Number(value('chapters', '3')),
    roles: Number(value('roles', '2')),
    ninth: argv.includes('--ninth'),
    offers: argv.includes('--offers'),
  }
}

interface Result {
  readonly isWon: boolean
  readonly players: number
  readonly weakest: number
  readonly empire: number
  readonly chaos: number
  readonly decisions: number
}

const STUCK = 20_000
const [FIRST_ABILITY, SELDOM] = [100, 4]

/** One of the cards marked ALWAYS, in one of a few moments; says whether it was used. */
function takeOffer(play: Play<State, Content>, role: number, source: ReturnType<typeof fastSource>): boolean {
  const offers: number[] = []
  if (play.isTogether) return false
  uprising.standing!.offers(play, role, offers)
  const abilities = offers.filter((offer) => offer >= FIRST_ABILITY)
  if (abilities.length === 0 || source.below(SELDOM) > 0) return false
  play.take(role, abilities[source.below(abilities.length)])
  return true
}

function playGame(
  settings: Settings,
  difficulty: Difficulty,
  number: number,
  counts: Counts | undefined,
  sources: Map<string, number>,
): Result {
  const prepared = prepare(uprising, settings.roles, {
    chapters: settings.chapters,
    difficulty,
    ninthLegion: settings.ninth,
  })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const { content, setup } = prepared.value
  const source = fastSource(`${settings.seed}/${difficulty}/${number}`)
  const choices = source.fork('choices')
  const isRandom = settings.isRandom || (settings.isMixed && number % 2 === 1)
  const game = counts === undefined ? uprising : counted(uprising, counts)
  const state = game.setup(content, setup.roles, setup.options)
  const play = new Play<State, Content>(game, content, state, source.fork('chance'))
  if (counts !== undefined || settings.vp)
    play.recorder = {
      checkpoint: (at) => counts !== undefined && lookAtRules(at, counts),
      answered() {},
      offered() {},
      drew() {},
      told(event) {
        if (event.type !== 'vpGained') return
        const { side, points, rule } = event as unknown as { side: number; points: number; rule: string }
        const key = `${side < EMPIRE ? 'players' : side === EMPIRE ? 'empire' : 'chaos'} ${rule} ch${state.chapter}`
        sources.set(key, (sources.get(key) ?? 0) + points)
      },
    }
  play.start()
  let decisions = 0
  while (state.outcome === undefined) {
    const ask = play.question!
    if (settings.offers && takeOffer(play, ask.role, choices)) continue
    const options = [...play.options(ask)]
    if (options.length > 1) decisions++
    const option =
      options.length === 1
        ? options[0]
        : isRandom || state.phase === 'setup'
          ? options[choices.below(options.length)]
          : candidates(play, ask, options)[0]
    play.answer(ask, option)
    if (decisions > STUCK) throw new Error(`stuck: ${difficulty} ${number}`)
  }
  const vp = state.vp.slice(0, state.roles)
  return {
    isWon: state.outcome.kind === 'allWin',
    players: vp.reduce((a, b) => a + b, 0) / vp.length,
    weakest: Math.min(...vp),
    empire: state.vp[EMPIRE],
    chaos: state.vp[CHAOS],
    decisions,
  }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
const half = (values: readonly number[]): number => {
  const m = mean(values)
  const variance = values.reduce((sum, v) => sum + (v - m) ** 2, 0) / Math.max(1, values.length - 1)
  return 1.96 * Math.sqrt(variance / values.length)
}
const one = (n: number): string => n.toFixed(1)
const percent = (n: number): string => `${(100 * n).toFixed(1)} %`

function main(): void {
  const settings = settingsOf(process.argv.slice(2))
  const counts = settings.counts ? countsFor(defaultContent()) : undefined
  console.log(
    '| Difficulty | Won | 95 % interval | VP of players | of the weaker | Empire | Chaos | Lead of the weaker | of the mean |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const difficulty of settings.difficulties) {
    const results: Result[] = []
    const sources = new Map<string, number>()
    const before = process.cpuUsage().user
    for (let i = 0; i < settings.games; i++) results.push(playGame(settings, difficulty, i, counts, sources))
    const seconds = (process.cpuUsage().user - before) / 1e6
    const won = results.filter(({ isWon }) => isWon).length
    const share = wilson(won, results.length)
    const lead = results.map(({ weakest, empire, chaos }) => weakest - Math.max(empire, chaos))
    const meanLead = results.map(({ players, empire, chaos }) => players - Math.max(empire, chaos))
    const cells = [
      difficulty,
      `${won} of ${results.length} (${percent(share.share)})`,
      `${percent(share.low)} to ${percent(share.high)}`,
      one(mean(results.map(({ players }) => players))),
      one(mean(results.map(({ weakest }) => weakest))),
      one(mean(results.map(({ empire }) => empire))),
      one(mean(results.map(({ chaos }) => chaos))),
      `${one(mean(lead))} ± ${one(half(lead))}`,
      `${one(mean(meanLead))} ± ${one(half(meanLead))}`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
    const decisions = mean(results.map((result) => result.decisions))
    console.error(
      `${one(decisions)} decisions a game, ${((1000 * seconds) / decisions / results.length).toFixed(3)} ms each`,
    )
    if (settings.vp)
      for (const [key, points] of [...sources].sort())
        console.error(
          `  ${key}: ${(points / results.length / (key.startsWith('players') ? settings.roles : 1)).toFixed(2)}`,
        )
  }
  if (counts !== undefined) reportCounts(counts)
}

main()
