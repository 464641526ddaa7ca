import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import { CAPITAL_SPACE } from '../rules/map/spaces.ts'
import { publicView } from '../rules/table/view.ts'
import { asked, at, choose, positionMatch, view, type Position, type UprisingMatch } from '../testing/position.ts'
import { barred } from './barred.ts'
import { regretOf } from './regret.ts'
import { narrator } from '../text/narrator.ts'

const [HOME, NEAR] = [at(0, -2), at(0, -1)]
const TILE = 'dunkelholm'

function boardOf(match: UprisingMatch) {
  const shared = new Map<string, CellValue>()
  publicView(match.play, (key, value) => void shared.set(key, value))
  return {
    view: { shared, own: new Map() },
    content: match.play.content,
    language: 'en',
    role: 0,
    nameOf: () => '',
    question: view(match)!,
    odds: match.game.odds(match.play, 0, asked(match)),
    say: (message: Parameters<typeof narrator.message>[2]) => narrator.message('en', match.play, message),
  } as const
}

/** What is regretted about each option that is. */
function regrets(match: UprisingMatch): Record<string, string> {
  const board = boardOf(match)
  const found = board.question.options.map((option) => [option.key, regretOf(option, board)?.kind ?? ''] as const)
  return Object.fromEntries(found.filter(([, kind]) => kind !== ''))
}

function turn(position: Position, ...keys: string[]): UprisingMatch {
  const match = positionMatch({ tiles: { [NEAR]: TILE }, ...position }, [
    { procedure: 'actionTurn', args: { role: 0, idle: 0 } },
  ])
  choose(match, ...keys)
  return match
}

describe('what beginners regret', () => {
  it('to wake a Legion on an undefended Capital, asked once [UP-CAP-05]', () => {
    const units = { [NEAR]: ['tribesmen', 'tribesmen', 'vargs'] } as const
    const into = ['action:command', `hex:${CAPITAL_SPACE}`]
    const match = turn({ units }, ...into)
    expect(regrets(match)).toEqual({ [`unit:0@${NEAR}`]: 'capital', [`unit:2@${NEAR}`]: 'capital' })
    choose(match, `unit:0@${NEAR}`)
    expect(regrets(match)).toEqual({})
    const guarded = turn({ units, garrisons: { [CAPITAL_SPACE]: 1 } }, ...into)
    expect(regrets(guarded)).toEqual({})
  })

  it('to leave a Haven bare that is hunted [UP-TGT-08]', () => {
    const position = {
      units: { [HOME]: ['tribesmen', 'tribesmen'] },
      cards: { executioner: { at: at(0, 1), tokens: 1, target: HOME } },
    } as const
    const match = turn(position, 'action:command', `hex:${NEAR}`)
    expect(regrets(match)).toEqual({})
    choose(match, `unit:0@${HOME}`)
    expect(regrets(match)).toEqual({ [`unit:0@${HOME}`]: 'bare' })
    const text = regretOf(boardOf(match).question.options[0], boardOf(match))?.text
    expect(text).toMatch(/^Then nobody defends Pak Glandris, and on the way there: Executioner\./)
    const unhunted = turn({ units: position.units }, 'action:command', `hex:${NEAR}`, `unit:0@${HOME}`)
    expect(regrets(unhunted)).toEqual({})
  })

  it('a fight that is mostly lost, and several in a row [UP-CMB-05] [UP-CMB-06]', () => {
    const into = ['action:command', `hex:${NEAR}`, `unit:0@${HOME}`]
    const units = { [HOME]: ['tribesmen', 'trolls', 'trolls', 'trolls'] } as const
    const poor = turn({ units, garrisons: { [NEAR]: 3 } }, ...into)
    expect(regrets(poor)).toEqual({ done: 'odds' })
    const cards = { executioner: { at: NEAR, threat: 1 } } as const
    const strong = turn({ units, garrisons: { [NEAR]: 1 }, cards }, ...into)
    choose(strong, `unit:3@${HOME}`, `unit:3@${HOME}`, `unit:3@${HOME}`)
    expect(regrets(strong)).toEqual({ done: 'fights' })
  })

  it('a Quest that mostly fails [UP-QST-07]', () => {
    const match = turn({ openQuests: ['the-smugglers-road', 'treaty-of-thorns'] }, 'action:quest')
    const { odds, question } = boardOf(match)
    const isRare = (key: string): boolean =>
      odds
        .find(({ option }) => option === key)!
        .chances.every(({ isGood, probability }) => isGood !== true || probability < 0.2)
    const found = regrets(match)
    expect(question.options.map(({ key }) => isRare(key) && found[key] !== 'quest')).not.toContain(true)
    expect(regretOf(question.options[0], { ...boardOf(match), odds: [] })).toBeUndefined()
  })

  it('a new Haven in the way of an army, with nobody in it [UP-LEG-09]', () => {
    const position: Position = {
      heroAt: { 0: NEAR },
      cards: { executioner: { at: at(0, 0), tokens: 1, target: HOME } },
    }
    expect(regrets(turn(position))).toEqual({ 'action:haven': 'exposed' })
    expect(regrets(turn({ ...position, units: { [NEAR]: ['tribesmen'] } }))).toEqual({})
    expect(regrets(turn({ ...position, cards: {} }))).toEqual({})
  })

  it('goods kept, or a point for who needs it less, at the very end [UP-SCO-13] [UP-WIN-02]', () => {
    const end = (chapter: number): UprisingMatch =>
      positionMatch(
        { vp: { 0: 5, 1: 1, 4: 2 }, options: { chapters: 3 }, arrange: (state) => void (state.chapter = chapter) },
        [{ procedure: 'convert', args: { role: 0 } }],
      )
    expect(regrets(end(3))).toEqual({ done: 'last', 'role:0': 'behind' })
    expect(regrets(end(2))).toEqual({})
  })

  it('no place to build although there is one [UP-BLD-10]', () => {
    const match = positionMatch({ havens: { 0: [] } }, [{ procedure: 'building' }])
    const asks = match.play.pending.find(({ role }) => role === 0)
    expect(asks?.question.name).toBe('campWhere')
    const option = { key: 'done', label: { key: 'action.noCamp' } }
    const board = { ...boardOf(turn({})), question: { ...boardOf(turn({})).question, name: 'campWhere' } }
    expect(regretOf(option, board)?.kind).toBe('camp')
  })
})

describe('what is not open yet', () => {
  it('the end of the turn before anything was done [UP-ACT-05]', () => {
    const match = turn({})
    const board = boardOf(match)
    expect(barred(board.question, board)).toEqual({
      text: 'End your turn',
      reason: 'You still have AP, so you must spend at least 1 on your turn. Trade is always possible.',
    })
    choose(match, 'action:move', `hex:${NEAR}`)
    const after = boardOf(match)
    expect(barred(after.question, after)).toBeUndefined()
  })

  it('the fight before anybody has gone there [UP-CMD-02]', () => {
    const match = turn({ units: { [HOME]: ['tribesmen', 'vargs'] } }, 'action:command', `hex:${NEAR}`)
    expect(barred(boardOf(match).question, boardOf(match))?.text).toBe('That is all')
    choose(match, `unit:0@${HOME}`)
    expect(barred(boardOf(match).question, boardOf(match))).toBeUndefined()
  })

  it('nothing where every way out is open', () => {
    const match = positionMatch({}, [{ procedure: 'convert', args: { role: 0 } }])
    expect(barred(boardOf(match).question, boardOf(match))).toBeUndefined()
  })
})
