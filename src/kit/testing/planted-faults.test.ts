import { prepare } from '../../engine/index.ts'
import { Disagreement, type Oracle } from '../../engine/proof/index.ts'
import { lanterns, type LanternContent, type Lanterns } from '../../engine/testing/lanterns.ts'
import { catchFaults } from './planted-faults.ts'

/** A lantern takes a piece of wood, so nobody without wood may light one. */
const wood: Oracle<Lanterns, LanternContent> = {
  name: 'wood',
  compare(play) {
    const asks = play.pending.filter((ask) => ask.question.name === 'build' && play.state.wood[ask.role] === 0)
    for (const ask of asks)
      if (play.options(ask).some((option) => option < 100)) throw new Disagreement('wood', 'a lantern without wood')
    return asks.length
  },
}

catchFaults(
  [wood],
  [
    {
      oracle: 'wood',
      title: 'a lantern is lit without wood',
      table() {
        const prepared = prepare(lanterns, 3)
        if (!prepared.ok) throw new Error(prepared.problems[0].problem)
        return prepared.value
      },
      fault: { options: { build: (options, { state }) => [...new Set([state.lit.indexOf(false), ...options])] } },
    },
  ],
)
