import { describe, expect, it } from 'vitest'
import { newReport, secrecyRun, type SecrecySettings } from './secrecy.ts'
import { secretGames } from './tables.ts'

/** Every kind of secret that a game has. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  lanterns: ['bag', 'chest', 'hand'],
  bloodstones: ['bag', 'battleBag', 'battleTiles', 'exchanged', 'hand', 'replacement'],
  heroscape: ['glyph', 'marker', 'scout'],
  immortals: ['conflict', 'draftHand', 'draftStack', 'drawPile', 'planned', 'unplanned'],
  uprising: ['drawnFeats', 'feats:bottom', 'feats:middle'],
}

/** What must have gone differently in two worlds without anybody noticing who may not. */
const VARIED: Readonly<Record<string, readonly string[]>> = {
  lanterns: ['answer bid', 'draw tile'],
  bloodstones: ['answer replace', 'draw bag', 'draw battleTile'],
  heroscape: ['answer marker', 'answer prepareArmy', 'answer scout'],
  immortals: ['answer draft', 'answer plan', 'draw conflict card', 'draw draft card'],
  uprising: ['answer keepFeat', 'draw feat'],
}

const RUNS: Readonly<Record<string, readonly (SecrecySettings & { readonly games: number })[]>> = {
  lanterns: [{ games: 10, every: 2 }],
  bloodstones: [
    { games: 4, every: 7, answers: 500 },
    { games: 2, every: 9, answers: 400, bot: 'greedy' },
  ],
  heroscape: [
    { games: 3, every: 7, answers: 400 },
    { games: 2, every: 7, answers: 200, bot: 'greedy' },
  ],
  immortals: [
    { games: 2, every: 9, answers: 700 },
    { games: 2, every: 9, answers: 150, bot: 'greedy' },
  ],
  uprising: [
    { games: 2, every: 9, answers: 500 },
    { games: 2, every: 9, answers: 150, bot: 'greedy' },
  ],
}

describe('two worlds that differ only in what somebody may not know look the same to them', () => {
  it.each(secretGames)('%s', (game) => {
    const report = newReport()
    for (const { games, ...settings } of RUNS[game]) {
      const seeds = Array.from({ length: games }, (_, i) => `npm-test-${i}`)
      secrecyRun(game, seeds, { ...settings, report })
    }
    expect(report.leaks).toEqual([])
    expect([...report.scrambled].sort()).toEqual(KINDS[game])
    expect([...report.listed].sort()).toEqual(KINDS[game])
    expect([...report.varied.keys()].sort()).toEqual(VARIED[game])
  })
})
