import type { FastSource, GameState, Scored } from '../engine/index.ts'
import { type Bot, offerBy } from './bot.ts'
import { judge } from './judgement.ts'
import { type MindOf, mindOfGame } from './minds.ts'

/** What people do who are still learning. */
export interface Habits {
  /** Differences of so many grains are not seen. */
  readonly blur: number
  /** How often an option is forgotten, in a hundred. */
  readonly forgets: number
  /** How often something beside what was meant is taken, in a hundred. */
  readonly near: number
}

/** What the judgement itself ranks among the worst fifth is never done. */
const WORST = 0.8

/** Looks at the single step alone, and not too closely. */
export function learnerBot<S extends GameState, C>(
  name: string,
  habits: Habits,
  mindOf: MindOf = mindOfGame,
): Bot<S, C> {
  return {
    name,
    offer: (from, source) => offerBy(mindOf(from.game), from, source),
    choose(from, source) {
      if (from.options.length === 1) return from.options[0]
      const mind = mindOf(from.game)
      const judged = judge(from, mind, source)
      const sound = judged.filter(({ score }) => isSound(judged, score))
      return chosen(sound, mind.grain ?? grainOf(judged), habits, source)
    },
  }
}

function isSound(all: readonly Scored[], score: number): boolean {
  let better = 0
  for (const one of all) if (one.score > score) better++
  return better < WORST * all.length
}

function chosen(sound: readonly Scored[], grain: number, habits: Habits, source: FastSource): number {
  const isNow = (inHundred: number): boolean => source.below(100) < inHundred
  const kept = sound.filter(() => !isNow(habits.forgets))
  const remembered = kept.length > 0 ? kept : sound
  const best = Math.max(...remembered.map(({ score }) => score))
  const alike = remembered.filter(({ score }) => best - score <= habits.blur * grain)
  const { option } = alike[source.below(alike.length)]
  return isNow(habits.near) ? beside(sound, option, source) : option
}

/** Options stand in the order of the board: the next one is often the next space. */
function beside(sound: readonly Scored[], option: number, source: FastSource): number {
  const options = sound.map((one) => one.option).sort((a, b) => a - b)
  const at = options.indexOf(option) + (source.below(2) === 0 ? -1 : 1)
  return options[Math.max(0, Math.min(options.length - 1, at))]
}

/** Where the game does not say what a beginner sees: a part of how much the options differ. */
function grainOf(judged: readonly Scored[]): number {
  const finite = judged.map(({ score }) => score).filter((score) => Number.isFinite(score))
  if (finite.length < 2) return 0
  const mean = finite.reduce((sum, score) => sum + score, 0) / finite.length
  const variance = finite.reduce((sum, score) => sum + (score - mean) ** 2, 0) / finite.length
  return Math.sqrt(variance) / 4
}
