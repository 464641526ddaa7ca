// The points that events tell are those on the board, in every game of the corpus; and every one of them has a verdict.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadAnyMatch, parseGameFile } from '../src/engine/file.ts'
import { fastSource } from '../src/engine/index.ts'
import { points as bloodstones } from '../src/games/bloodstones/ui/points.ts'
import { verdict as bloodstonesVerdict } from '../src/games/bloodstones/ui/verdict.ts'
import { roleCell } from '../src/games/bloodstones/rules/table/cells.ts'
import { pointsOn } from '../src/games/heroscape/ui/army.ts'
import { points as heroscape } from '../src/games/heroscape/ui/points.ts'
import { seenBy } from '../src/games/heroscape/ui/seen.ts'
import { verdict as heroscapeVerdict } from '../src/games/heroscape/ui/verdict.ts'
import { playersOf } from '../src/games/immortals/ui/cells.ts'
import { points as immortals } from '../src/games/immortals/ui/points.ts'
import { verdict as immortalsVerdict } from '../src/games/immortals/ui/verdict.ts'
import { findGame } from '../src/games/registry.ts'
import { vpOf } from '../src/games/uprising/ui/cells.ts'
import { points as uprising } from '../src/games/uprising/ui/points.ts'
import { verdict as uprisingVerdict } from '../src/games/uprising/ui/verdict.ts'
import { openHost } from '../src/host/open.ts'
import { stepsAsFar } from '../src/host/past.ts'
import type { BoardProps, PointsOverTime } from '../src/protocol/board.ts'
import { applyParts, emptyMirror, eventsToldTo } from '../src/protocol/mirror.ts'

async function boardOf(name: string): Promise<BoardProps> {
  const file = parseGameFile(readFileSync(join(import.meta.dirname, 'corpus', `${name}.walstatt.json`), 'utf8'))
  if (!file.ok) throw new Error('not a game file')
  const module = await findGame(file.value.setup.game)?.load()
  const loaded = loadAnyMatch(file.value, () => module?.game, fastSource(''))
  if (!loaded.ok) throw new Error(loaded.problems[0].problem)
  const { prepared } = loaded.value
  const { steps } = stepsAsFar(prepared, file.value.log)
  const from = file.value.log.length
  const host = openHost(prepared, steps, {
    key: new Uint8Array(32),
    from,
    content: prepared.setup.content,
    isOver: true,
  })
  if (!host.ok) throw new Error(host.problems[0].problem)
  const mirror = applyParts(emptyMirror, [host.value.host.whole('public')])!
  return {
    language: 'en',
    view: { shared: mirror.public.cells, own: new Map() },
    content: prepared.content,
    role: undefined,
    told: eventsToldTo(mirror, undefined),
    nameOf: (role: number) => ['Ada', 'Ben', 'Eve', 'Ian', 'Oda', 'Uwe'][role],
  } as unknown as BoardProps
}

const last = (over: PointsOverTime | undefined): (number | undefined)[] =>
  (over?.sides ?? []).map(({ points }) => points.at(-1)?.value)

it.each(['2-dawn', '4-noon', '6-dusk'])('Bloodstones %s', async (game) => {
  const board = await boardOf(`bloodstones-${game}`)
  expect(last(bloodstones(board.told, board))).toEqual(roleCell.all(board.view.shared).map(({ vp }) => vp))
  expect(bloodstonesVerdict(board)).toMatch(/^\w+( and \w+)? wins? with \d+ points.*: .+\.$/)
})

it.each(['3-dawn', '4-noon', '5-dusk'])('Immortals %s', async (game) => {
  const board = await boardOf(`immortals-${game}`)
  expect(last(immortals(board.told, board))).toEqual(playersOf(board.view).map(({ points }) => points))
  expect(immortalsVerdict(board)).toMatch(/^\w+( and \w+)? wins? with \d+ points.*: all \d rounds are played\.$/)
})

it.each(['2-dawn', '3-noon', '4-dusk'])('Uprising %s', async (game) => {
  const board = await boardOf(`uprising-${game}`)
  const over = uprising(board.told, board)
  const vp = vpOf(board.view)
  expect(last(over)).toEqual(over?.sides.map(({ id }) => vp[Number(id)]))
  expect(uprisingVerdict(board)).toMatch(/prevails?: .+\.$/)
})

it.each(['2-dawn', '3-noon', '4-dusk'])('HeroScape %s', async (game) => {
  const board = await boardOf(`heroscape-${game}`)
  const seen = seenBy(board)!
  const over = heroscape(board.told, board)
  expect(last(over)).toEqual(over?.sides.map(({ id }) => pointsOn(seen, Number(id))))
  expect(heroscapeVerdict(board)).toMatch(/^(Nobody|\w+( and \w+)?) wins?.+\.$/)
})
