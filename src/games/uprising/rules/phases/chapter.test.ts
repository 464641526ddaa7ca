import { describe, expect, it } from 'vitest'
import { fastSource, type Game, Match } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import type { Window } from '../../content/effects/timing.ts'
import { PHASES } from '../../content/names.ts'
import { uprising } from '../../index.ts'
import { withCards } from '../../testing/cards.ts'
import { heardMatch, tableOf, type Position } from '../../testing/position.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { State } from '../table/state.ts'
import { clockwise, isLastChapter } from './turn-order.ts'

interface Passed {
  readonly state: State
  /** Phase frames in their order: `1:refresh`. */
  readonly frames: string[]
}

/** Plays a whole game in which nothing happens in the Phases. */
function passed(position: Position): Passed {
  const frames: string[] = []
  const mark = (name: string) =>
    function* ({ state }: Play): Procedure {
      frames.push(`${state.chapter}:${name}@${state.phase}`)
    }
  const names = ['refresh', 'events', 'build', 'actions', 'nemesisPhase', 'production', 'scoring', 'window']
  const still = Object.fromEntries(names.map((name) => [name, mark(name)]))
  const game: Game<State, Content> = { ...uprising, procedures: { ...uprising.procedures, ...still } }
  const { state, content } = tableOf({ chapter: 0, phase: 'setup', ...position })
  state.next.push({ procedure: 'chapter', args: { step: 0 } })
  const match = new Match(game, content, state.roles, state, fastSource('chapter')).begin()
  return { state: match.state, frames: frames.filter((name) => !name.includes('window')) }
}

describe('a Chapter', () => {
  it('has seven Phases in this order [UP-PHS-01, UP-PHS-03]', () => {
    const { frames } = passed({ options: { chapters: 2 } })
    expect(frames.slice(0, 7)).toEqual([
      '1:refresh@refresh',
      '1:events@events',
      '1:build@build',
      '1:actions@actions',
      '1:nemesisPhase@nemesis',
      '1:production@production',
      '1:scoring@scoring',
    ])
    expect(PHASES).toHaveLength(7)
  })

  it('begins with the Refresh Phase of Chapter 1 [UP-SET-37, UP-DIF-01]', () => {
    expect(passed({}).frames[0]).toBe('1:refresh@refresh')
  })

  it.each([2, 3, 4])(
    'is followed by the next until %i were played; then the game is over [UP-PHS-02, UP-WIN-01]',
    (n) => {
      const { state, frames } = passed({ options: { chapters: n } })
      expect(frames).toHaveLength(7 * n)
      expect(frames[frames.length - 1]).toBe(`${n}:scoring@scoring`)
      expect(state.chapter).toBe(n)
      expect(state.outcome?.kind).toBe('allLose')
    },
  )

  it('is the last one by the chosen length [UP-PHS-04]', () => {
    const last = (chapter: number, chapters: number): boolean =>
      isLastChapter(tableOf({ chapter, options: { chapters } }).state)
    expect([last(2, 2), last(2, 3), last(4, 4), last(3, 4)]).toEqual([true, false, true, false])
  })

  it('does not end earlier, even without Havens and Units [UP-WIN-04]', () => {
    expect(passed({ havens: { 0: [], 1: [] }, options: { chapters: 2 } }).frames).toHaveLength(14)
  })

  it('forgets what was used in the one before [UP-PHS-03]', () => {
    const { state } = passed({
      options: { chapters: 2 },
      arrange: (s) => {
        s.usedChapter = [1]
        s.usedGame = [2]
      },
    })
    expect([state.usedChapter, state.usedGame]).toEqual([[], [2]])
  })
})

describe('cards of a Phase', () => {
  const must = (window: Window, n: number) =>
    ({ window, use: 'must', limit: 'none', do: [{ op: 'gainVP', who: 'you', n }] }) as const
  const FEAT = 'khaal-troll-father'

  it('come into effect once, after its last step; before and after it are windows of their own [UP-CRD-14, UP-RUL-27]', () => {
    const abilities = [must('phaseEnd:production', 3), must('phase:production', 2), must('phaseStart:production', 1)]
    const { events } = heardMatch(
      {
        heroes: ['khaal', 'yanny'],
        startFeats: false,
        feats: { 0: [FEAT] },
        options: { chapters: 2 },
        content: withCards({ feats: { [FEAT]: { abilities } } }),
      },
      [{ procedure: 'chapter', args: { step: PHASES.indexOf('production') } }],
    )
    const told = events.map(({ type, ...rest }) => (type === 'vpGained' ? (rest as { points: number }).points : type))
    const order = told
      .slice(0, told.lastIndexOf('phaseBegan'))
      .filter((one) => one === 'produced' || typeof one === 'number')
    expect(order).toEqual([1, 'produced', 'produced', 2, 3])
  })
})

describe('who decides', () => {
  const acting = { ...NO_CONTEXT, you: 0 }

  it('is the first player for the group; in the first edition who acts, but in Events and Nemesis Phase [UP-PHS-05, UP-RUL-05]', () => {
    const decider = (position: Position): number => deciderOf(tableOf({ firstPlayer: 1, ...position }), 'owner', acting)
    expect(decider({ phase: 'actions' })).toBe(1)
    expect(decider({ phase: 'actions', edition: 'first' })).toBe(0)
    expect(decider({ phase: 'events', edition: 'first' })).toBe(1)
    expect(decider({ phase: 'nemesis', edition: 'first' })).toBe(1)
  })

  it('is who caused the effect, unless it says otherwise [UP-PHS-06, UP-RUL-05]', () => {
    const t = tableOf({ firstPlayer: 1 })
    expect(deciderOf(t, undefined, acting)).toBe(0)
    expect(deciderOf(t, 'you', acting)).toBe(0)
    expect(deciderOf(t, 'first', acting)).toBe(1)
    expect(deciderOf(t, 'you', NO_CONTEXT)).toBe(1)
  })

  it('goes clockwise from the first player [UP-SET-36]', () => {
    expect(clockwise(tableOf({ roles: 4, firstPlayer: 2 }).state)).toEqual([2, 3, 0, 1])
    expect(defaultContent().factions).toHaveLength(4)
  })
})
