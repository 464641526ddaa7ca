import { rate, share } from '../../../../bench/harness/measure.ts'
import { randomGames } from '../../../../bench/harness/random-games.ts'
import { randomPlay, round, whole, type GameBench, type Section } from '../../../../bench/harness/section.ts'
import type { Tally, Variant } from '../../../../bench/harness/variant.ts'
import { defaultContent } from '../content/content.ts'
import { heroscapeModule } from '../module.ts'
import { sees } from '../rules/sight/sight.ts'
import { dice, randomScene } from './sight-scenes.ts'

/** A Master scenario with a draft on each of the five battlefields. */
const SCENARIOS = ['FRONT', 'WINTER', 'STORM', 'MIST', 'BARREN']
const WAYS = Object.fromEntries(SCENARIOS.map((scenario) => [scenario, { players: 2, options: { scenario } }]))
const BATTLEFIELDS = defaultContent().battlefields.map(({ id }) => id)
const FIGURES = 24
const SCENES = 40

const sight: Section = {
  id: 'f',
  name: 'sight',
  about: 'line of sight between random figures on each battlefield of HeroScape',
  variants: BATTLEFIELDS.map((id) => `heroscape/sight:${id}`),
  report(measured) {
    const data = BATTLEFIELDS.map((battlefield) => {
      const m = measured.get(`heroscape/sight:${battlefield}`)!
      return { battlefield, testsPerSecond: round(rate(m, 'tests')), clear: round(share(m, 'clear', 'tests')) }
    })
    const rows = data.map(({ battlefield, testsPerSecond, clear }) => ({
      what: `${battlefield}, tests/s (${whole(clear * 100)} % clear)`,
      value: whole(testsPerSecond),
    }))
    return { data, rows }
  },
}

/** Line of sight between random figures; the argument is the battlefield. */
function looking(id: string): Variant {
  const content = defaultContent()
  const battlefield = content.battlefields.find((field) => field.id === id)!
  const roll = dice(4711)
  const scenes = Array.from({ length: SCENES }, () => randomScene(battlefield, content.cards, FIGURES, roll))
  let at = 0
  function work(): Tally {
    const scene = scenes[at++ % SCENES]
    let clear = 0
    for (let from = 0; from < FIGURES; from++)
      for (let to = 0; to < FIGURES; to++) if (from !== to && sees(scene, from, to)) clear++
    return { tests: FIGURES * (FIGURES - 1), clear }
  }
  return { work }
}

export const sections: GameBench['sections'] = [
  randomPlay('e', 'heroscape', 'random HeroScape, Master game', WAYS, 8),
  sight,
]
export const variants: GameBench['variants'] = { random: randomGames(heroscapeModule, WAYS), sight: looking }
