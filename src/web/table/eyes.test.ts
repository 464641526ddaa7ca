import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../engine/index.ts'
import { emptyMirror, type Mirror, type RoleMirror } from '../../protocol/mirror.ts'
import { hasSecrets, nextEyes } from './eyes.ts'
import type { TableState } from './session.ts'

const own = (cells: Record<string, CellValue>, isAsked = false): RoleMirror => ({
  seq: 1,
  cells: new Map(Object.entries(cells)),
  over: new Map(),
  events: [],
  question: isAsked
    ? { id: '1.0.0', kind: 'option', name: 'q', rule: 'R', prompt: { key: 'p' }, options: [], closes: false }
    : undefined,
  offers: [],
  undo: false,
  redo: false,
})

function stateOf(mirror: Mirror, eyes?: number, names = ['Ada', 'Ben']): TableState {
  const seats = names.map((name, seat) => ({
    seat,
    roles: [seat],
    holder: 'person' as const,
    name,
    isHost: seat === 0,
    isHere: true,
    conceded: false,
  }))
  return { mirror, eyes, roles: names.map((_, i) => i), table: { seats } } as unknown as TableState
}

const mirrorOf = (...roles: RoleMirror[]): Mirror => ({ ...emptyMirror, roles: new Map(roles.entries()) })

describe('passing the device on', () => {
  it('knows an empty hand from a secret', () => {
    expect(hasSecrets(mirrorOf(own({ hand: {}, bag: [] })), 0)).toBe(false)
    expect(hasSecrets(mirrorOf(own({ hand: { archer: 2 } })), 0)).toBe(true)
  })

  it('covers the table when the next person would see a secret', () => {
    const mirror = mirrorOf(own({ hand: { archer: 1 } }), own({ hand: { ship: 1 } }, true))
    expect(nextEyes(stateOf(mirror, 0))).toEqual({ eyes: 0, cover: 1 })
  })

  it('goes on without a cover when there is nothing to hide', () => {
    const mirror = mirrorOf(own({ hand: {} }), own({ hand: {} }, true))
    expect(nextEyes(stateOf(mirror, 0))).toEqual({ eyes: 1, cover: undefined })
  })

  it('needs no cover between two roles of one person', () => {
    const mirror = mirrorOf(own({ hand: { archer: 1 } }), own({ hand: { ship: 1 } }, true))
    expect(nextEyes(stateOf(mirror, 0, ['Ada', 'Ada']))).toEqual({ eyes: 1, cover: undefined })
  })

  it('stays with who is asked, and with who looked last while nobody here is asked', () => {
    const both = mirrorOf(own({}, true), own({ hand: { ship: 1 } }, true))
    expect(nextEyes(stateOf(both, 1))).toEqual({ eyes: 1, cover: undefined })
    expect(nextEyes(stateOf(mirrorOf(own({}), own({})), 1))).toEqual({ eyes: 1, cover: undefined })
  })
})
