import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { contextOf } from '../rules/select/context.ts'
import { publicView } from '../rules/table/view.ts'
import { effectMatch } from '../testing/effects.ts'
import {
  at,
  card,
  choose,
  heardMatch,
  numbered,
  offered,
  tableOf,
  view,
  type UprisingMatch,
} from '../testing/position.ts'
import { narrator } from '../text/narrator.ts'
import { hintOf } from './asking.ts'

function asks(match: UprisingMatch): { readonly prompt: string; readonly hint: string | undefined } {
  const shared = new Map<string, CellValue>()
  publicView(match.play, (key, value) => void shared.set(key, value))
  const question = view(match)!
  const board = {
    view: { shared, own: new Map() },
    content: match.play.content,
    language: 'en',
  } as unknown as BoardProps
  return { prompt: narrator.message('en', match.play, question.prompt), hint: hintOf(question, board) }
}

describe('the hint names the effect that asks', () => {
  it('the Legion that an Event brings, and then the Event again', () => {
    const { match } = heardMatch({ phase: 'events', nextEvent: 'the-hunger-march', nextLegions: ['courtesan'] }, [
      { procedure: 'events', args: { step: 0 } },
    ])
    const told: string[] = []
    while (match.play.pending.length > 0) {
      const { prompt, hint } = asks(match)
      told.push(`${prompt} ${hint}`)
      choose(match, offered(match)[0])
    }
    expect(told).toEqual([
      'Whom does Courtesan take for its Target? Because of “Courtesan”',
      'Turn 1 card face-down Because of “Courtesan”',
      'Turn 1 card face-down Because of “Courtesan”',
      'Where does the Horde appear? Because of the Event “The Hunger March”',
    ])
  })

  it('the hex that was explored, and which of several is asked for', () => {
    const pass = contextOf('hex', numbered('hexes', 'frosthold-pass'), { you: 0, here: at(1, 0) })
    const { match } = effectMatch(
      {},
      [{ op: 'placeGarrison', n: 2, at: { pick: 'choose', where: [{ is: 'empty' }] } }],
      pass,
    )
    const hint = 'Because of “Frosthold Pass”'
    expect(asks(match)).toEqual({ prompt: 'Where does the Garrison go? (1 of 2)', hint })
    choose(match, offered(match)[0])
    expect(asks(match)).toEqual({ prompt: 'Where does the Garrison go? (2 of 2)', hint })
  })
})

it('a Legion is told with what it does as it appears', () => {
  const told = { type: 'nemesisPlaced', card: card('executioner'), space: at(1, 0), threat: 3, rule: 'UP-LEG-01' }
  expect(narrator.event('en', tableOf({}), told)).toMatch(
    /appears with Threat 3: .*\. At once: .* loses half of their Salt/,
  )
})

it('whoever leads several is asked for one of them, also before it has a name', () => {
  const t = tableOf({ arrange: (s) => (s.faction[1] = -1) })
  expect(narrator.banner?.('en', t, 1)).toBe('Faction 2')
  expect(narrator.banner?.('de', t, 1)).toBe('2. Fraktion')
  expect(narrator.banner?.('de', t, 0)).not.toMatch(/Fraktion/)
})
