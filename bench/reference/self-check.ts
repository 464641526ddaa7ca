import { type ChanceSource, fastSource, Play } from '../../src/engine/index.ts'
import * as box from './data.ts'
import * as peer from './boardgameio.ts'
import { marches } from './walstatt.ts'

/** Takes the place of boardgame.io's random plugin, so that both versions draw the same numbers. */
function scripted(source: ChanceSource): object {
  const die = (spots: number): number => source.below(spots) + 1
  return {
    name: 'random',
    api: () => ({
      Die: (spots: number, count?: number) =>
        count === undefined ? die(spots) : Array.from({ length: count }, () => die(spots)),
      _private: { isUsed: () => false, getState: () => ({}) },
    }),
  }
}

/**
 * Plays one game on both versions with the same choices and the same draws. Every legal list and every score must agree;
 * returns the number of choices, throws at the first difference.
 */
export function playBoth(seed: string): number {
  const choices = fastSource(seed).fork('choices')
  const play = new Play(marches, box, marches.setup(box, box.PLAYERS, {}), fastSource(seed)).start()
  const runner = peer.runner({ plugins: [scripted(fastSource(seed))] })
  let state = runner.start()
  let count = 0
  while (!play.over) {
    const ask = play.question!
    const options = play.options(ask)
    const keys = options.map((option) => ask.question.key(play, option, ask))
    const actions = peer.legal(state.G, state.ctx)
    agree(`legal list of choice ${count}`, keys, actions.map(peer.keyOf))
    const at = choices.below(keys.length)
    play.answer(ask, options[at])
    const before = state
    state = runner.apply(state, actions[at])
    if (state === before) throw new Error(`boardgame.io refused ${keys[at]} at choice ${count}`)
    agree(
      `points after choice ${count}`,
      play.state.points,
      state.G.players.map((player) => player.points),
    )
    count++
  }
  agree('final points', play.state.points, state.ctx.gameover?.points)
  return count
}

function agree(what: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (a !== b) throw new Error(`the two versions differ in the ${what}:\n${a}\n${b}`)
}
