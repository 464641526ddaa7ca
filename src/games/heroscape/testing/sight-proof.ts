// Line of sight against the slow reference, and how much faster it is:
// node --import tsx src/games/heroscape/testing/sight-proof.ts [pairs per battlefield] [battlefield] [rays]
import { defaultContent } from '../content/content.ts'
import { sees, sight } from '../rules/sight/sight.ts'
import { isProof, visibleShare } from './sight-reference.ts'
import { dice, randomScene } from './sight-scenes.ts'

const [pairs = '10000', only = '', rays = '2000'] = process.argv.slice(2)
const FIGURES = 24
const PAIRS_PER_SCENE = 25
const content = defaultContent()
let failed = false

const since = (start: bigint): number => Number(process.hrtime.bigint() - start) / 1000

for (const battlefield of content.battlefields.filter(({ id }) => only === '' || id === only)) {
  const roll = dice(4711)
  const count = { pairs: 0, clear: 0, missed: 0, wrong: 0, scarce: 0 }
  let [fast, slow] = [0, 0]
  while (count.pairs < Number(pairs)) {
    const scene = randomScene(battlefield, content.cards, FIGURES, roll)
    const chosen = Array.from({ length: PAIRS_PER_SCENE }, () => {
      const from = roll(FIGURES)
      const kind = roll(4) === 0 ? ('basic' as const) : ('master' as const)
      return { from, to: (from + 1 + roll(FIGURES - 1)) % FIGURES, kind }
    })
    const start = process.hrtime.bigint()
    for (const { from, to, kind } of chosen) sees(scene, from, to, kind)
    fast += since(start)
    for (const { from, to, kind } of chosen) {
      const result = sight(scene, from, to, kind)
      const begun = process.hrtime.bigint()
      const share = visibleShare(scene, from, to, kind, Number(rays))
      slow += since(begun)
      count.pairs++
      if (result.clear) count.clear++
      const isWrong = result.clear && !isProof(scene, [from, to], kind, { from: result.eye, to: result.point })
      if (share > 0 && share < 0.01) count.scarce++
      if (!result.clear && share >= 0.01) count.missed++
      if (isWrong) count.wrong++
      if (isWrong || (!result.clear && share >= 0.01)) {
        console.error({ from, to, kind, share, result, front: scene.front[from], target: scene.front[to] })
      }
    }
  }
  failed ||= count.missed + count.wrong > 0 || slow < 20 * fast
  const speed = { perSecond: Math.round((1e6 * count.pairs) / fast), timesFaster: Math.round(slow / fast) }
  console.log(JSON.stringify({ battlefield: battlefield.id, ...count, ...speed }))
}
process.exit(failed ? 1 : 0)
