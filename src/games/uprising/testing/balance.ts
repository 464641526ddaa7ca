// Plays Uprising with the same bot in every seat, straight on the driver, and prints how it went: see docs/balance.md.
//   npm run balance -- uprising --games 200 [--difficulty rebel] [--chapters 3] [--roles 2] [--seed balance] [--random] [--vp]
//     [--counts] [--offers] [--ninth] [--mixed]
import { wilson } from '../../../bots/matchup.ts'
import { startProgress, type Screen } from '../../../cli/progress.mjs'
import { fastSource, Play, prepare } from '../../../engine/index.ts'
import { mind } from '../bot.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { DIFFICULTIES, type Difficulty } from '../content/names.ts'
import { uprising } from '../index.ts'
import { CHAOS, EMPIRE, type State } from '../rules/table/state.ts'
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
  /** Cards marked ALWAYS are used now and then, also where the bot would not. */
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

interface Played {
  readonly settings: Settings
  readonly difficulty: Difficulty
  readonly number: number
  readonly counts: Counts | undefined
  /** Points by side, rule and Chapter. */
  readonly sources: Map<string, number>
}

type Recorder = NonNullable<Play<State, Content>['recorder']>

/** An ear at the points and at the lasting rules. */
const listening = (state: State, { counts, sources }: Played): Recorder => ({
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
})

function playGame(played: Played): Result {
  const { settings, difficulty, number, counts } = played
  const { chapters, ninth: ninthLegion } = settings
  const prepared = prepare(uprising, settings.roles, { chapters, difficulty, ninthLegion })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const { content, setup } = prepared.value
  const source = fastSource(`${settings.seed}/${difficulty}/${number}`)
  const choices = source.fork('choices')
  const game = counts === undefined ? uprising : counted(uprising, counts)
  const state = game.setup(content, setup.roles, setup.options)
  const play = new Play<State, Content>(game, content, state, source.fork('chance'))
  if (counts !== undefined || settings.vp) play.recorder = listening(state, played)
  play.start()
  return resultOf(state, playOn(play, settings, settings.isRandom || (settings.isMixed && number % 2 === 1), choices))
}

/** To the end; how many decisions it took. */
function playOn(
  play: Play<State, Content>,
  settings: Settings,
  isRandom: boolean,
  choices: ReturnType<typeof fastSource>,
): number {
  const { state } = play
  let decisions = 0
  while (state.outcome === undefined) {
    const ask = play.question!
    if (settings.offers && takeOffer(play, ask.role, choices)) continue
    const offer = isRandom || state.phase === 'setup' || play.isSealed ? undefined : mind.offer!(play, ask)
    if (offer !== undefined) {
      play.take(ask.role, offer)
      continue
    }
    const options = [...play.options(ask)]
    if (options.length > 1) decisions++
    const option =
      options.length === 1
        ? options[0]
        : isRandom || state.phase === 'setup'
          ? options[choices.below(options.length)]
          : mind.candidates!(play, ask, options, 1)[0].option
    play.answer(ask, option)
    if (decisions > STUCK) throw new Error(`stuck after ${decisions} decisions`)
  }
  return decisions
}

function resultOf(state: State, decisions: number): Result {
  const vp = state.vp.slice(0, state.roles)
  return {
    isWon: state.outcome?.kind === 'allWin',
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

function rowOf(difficulty: Difficulty, results: readonly Result[]): string {
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
  return `| ${cells.join(' | ')} |`
}

function tellMore(settings: Settings, results: readonly Result[], seconds: number, sources: Map<string, number>): void {
  const decisions = mean(results.map((result) => result.decisions))
  console.error(
    `${one(decisions)} decisions a game, ${((1000 * seconds) / decisions / results.length).toFixed(3)} ms each`,
  )
  if (!settings.vp) return
  for (const [key, points] of [...sources].sort()) {
    const shares = results.length * (key.startsWith('players') ? settings.roles : 1)
    console.error(`  ${key}: ${(points / shares).toFixed(2)}`)
  }
}

export function balance(argv: readonly string[], screen: Screen): void {
  const settings = settingsOf(argv)
  const { games, difficulties } = settings
  const counts = settings.counts ? countsFor(defaultContent()) : undefined
  console.log(
    '| Difficulty | Won | 95 % interval | VP of players | of the weaker | Empire | Chaos | Lead of the weaker | of the mean |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const progress = startProgress(screen, games * difficulties.length)
  for (const [i, difficulty] of difficulties.entries()) {
    const results: Result[] = []
    const sources = new Map<string, number>()
    const before = process.cpuUsage().user
    for (let number = 0; number < games; number++) {
      progress.at(i * games + number, `${difficulty}, game ${number + 1} of ${games}`)
      results.push(playGame({ settings, difficulty, number, counts, sources }))
    }
    const seconds = (process.cpuUsage().user - before) / 1e6
    progress.above(() => {
      console.log(rowOf(difficulty, results))
      tellMore(settings, results, seconds, sources)
    })
  }
  progress.end()
  if (counts !== undefined) reportCounts(counts)
}
