import { describe, expect, it } from 'vitest'
import { publicCells } from '../../../../engine/index.ts'
import { heroscape } from '../../index.ts'
import { figure, rolls, view } from '../../testing/position.ts'
import { cardKey, pick, quietGame } from '../../testing/quiet-match.ts'
import { OFF } from '../../rules/table/state.ts'
import { seenBy } from '../seen.ts'
import { answerFor, groundOf, waitingFor } from './placing.ts'
import { planFor } from './plan.ts'

/** Player 1 places Finn; the table with the eyes of a role. */
function placingFinn(role: number) {
  const { match } = quietGame(2, {}, rolls(12, 3))
  pick(match, 0, cardKey(match, 'finn'))
  const seen = seenBy({
    content: match.content,
    view: { shared: publicCells(heroscape, match.play), own: new Map() },
    role,
  })!
  return { seen, question: view(match), finn: figure(match, 0, 'finn') }
}

describe('an army that is placed as planned', () => {
  it('is answered figure by figure with what is on offer [HS-DRF-07]', () => {
    const { seen, question, finn } = placingFinn(0)
    const plan = planFor(groundOf(seen)!, waitingFor(seen))
    expect(answerFor(seen, question, { role: 0, plan })).toBe(`space:${plan.get(finn)!.front}`)
    const elsewhere = new Map([[finn, { front: -5, rear: OFF }]])
    expect(answerFor(seen, question, { role: 0, plan: elsewhere })).toBe(`space:${plan.get(finn)!.front}`)
    expect(answerFor(seen, question, { role: 0, plan: new Map() })).toBeUndefined()
  })

  it('is nobody else’s, whoever looks at the same table after that', () => {
    const { seen, question } = placingFinn(0)
    const plan = planFor(groundOf(seen)!, waitingFor(seen))
    expect(answerFor(seen, question, { role: 1, plan })).toBeUndefined()
  })
})
