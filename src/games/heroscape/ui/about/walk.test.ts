import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { plain } from '../../testing/moving.ts'
import { boardOf } from '../../testing/board-props.ts'
import { armyCard, figure, positionMatch, view, type HeroscapeMatch } from '../../testing/position.ts'
import { quietGame } from '../../testing/quiet-match.ts'
import { Toolbar } from '../board/toolbar.tsx'
import { Ending } from '../ending.tsx'
import { Hand } from '../hand.tsx'
import { Panel } from '../panel.tsx'
import { seenBy } from '../seen.ts'
import { Sheet } from '../sheet.tsx'
import { Stage } from '../stage.tsx'
import { about } from './about.ts'
import { spaceId } from './space.ts'

const drawn = <Props extends object>(part: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(part, props))

interface Element {
  readonly tag: string
  readonly text: string
  /** Its own mark, or that of what it lies in. */
  readonly mark: string | undefined
}

/** The elements of a page with the mark that holds for each. */
function elementsIn(html: string): Element[] {
  const open: (string | undefined)[] = []
  return [...html.matchAll(/<(\/?)([\w-]+)([^>]*?)(\/?)>/g)].flatMap(([text, close, tag, , isVoid]) => {
    if (close !== '') {
      open.pop()
      return []
    }
    const mark = /data-about="([^"]*)"/.exec(text)?.[1] ?? open.at(-1)
    if (isVoid === '') open.push(mark)
    return [{ tag, text, mark }]
  })
}

const CONTROLS = ['button', 'select', 'input']

function check(html: string, board: BoardProps): string[] {
  const elements = elementsIn(html)
  const marks = new Set(elements.flatMap(({ mark }) => mark ?? []))
  // What begins with `table.` is explained by the table.
  expect([...marks].filter((id) => !id.startsWith('table.') && about(id, board) === undefined)).toEqual([])
  expect(elements.filter(({ tag, mark }) => CONTROLS.includes(tag) && mark === undefined)).toEqual([])
  expect(elements.filter(({ text, mark }) => mark === undefined && /class="hs-(icon|marker|pegs)/.test(text))).toEqual(
    [],
  )
  // The shared pager has words of its own.
  expect(elements.filter(({ text }) => / title="[^"]/.test(text) && !text.includes('bk-step'))).toEqual([])
  return [...marks]
}

const field: Battlefield = plain(4, 1, [2, 0, 3])
const fight = (): HeroscapeMatch =>
  positionMatch({
    field,
    armies: { 0: { finn: [[0, 0]], 'airborne-elite': [[-2, 0]] }, 1: { 'izumi-samurai': [[1, 0]], mimring: [] } },
    glyphs: [['astrid', [0, 0]]],
    active: 'finn',
  })

const parts = (board: BoardProps): string =>
  [
    ...[0, 1].map((of) => drawn(Panel, { ...board, of })),
    ...[0, 1].map((of) => drawn(Sheet, { ...board, of })),
    drawn(Hand, board),
    drawn(Ending, board),
  ].join('')

describe('every control and sign of the table', () => {
  it('is marked, and each mark is known: panels, sheets, hand and ending in a fight', () => {
    for (const language of LANGUAGES) {
      const match = fight()
      const board = { ...boardOf(match, 0, language), question: view(match) }
      const marks = check(parts(board), board)
      expect(marks).toEqual(expect.arrayContaining(['unit:finn', 'icon:grenade', 'number:wounds', 'number:pointsOn']))
    }
  })

  it('is marked while armies are gathered and markers laid', () => {
    const match = quietGame(2, { scenario: 'FRONT' }).match
    const draft = { ...boardOf(match, 0), question: view(match) }
    const marks = check(parts(draft), draft)
    expect(marks).toEqual(expect.arrayContaining(['number:pointsLeft', 'button:sort', 'power:chomp:grimnak']))
    const battle = fight()
    battle.play.state.plan[0] = armyCard(battle, 0, 'finn')
    const asked = {
      id: '1',
      kind: 'card',
      name: 'marker',
      rule: 'HS-RND-03',
      prompt: { key: 'x' },
      options: [],
      closes: false,
    }
    const laying = { ...boardOf(battle, 0), question: { ...asked, about: { marker: 1 } } } as BoardProps
    expect(check(drawn(Hand, laying), laying)).toEqual(expect.arrayContaining(['marker:1', 'marker:X']))
  })

  it('is marked on the stage and among the tools', () => {
    const match = fight()
    const [finn, samurai] = [figure(match, 0, 'finn'), figure(match, 1, 'izumi-samurai')]
    const events = [
      { type: 'attackRolled', attacker: finn, target: samurai, faces: [0, 0, 2], bonuses: 'height:1' },
      { type: 'defenseRolled', figure: samurai, faces: [1, 2], bonuses: '', skulls: 2, shields: 1, hits: 1, dodged: 0 },
      { type: 'rolledForFirst', what: 'initiative', roles: [0, 1], rolls: [4, 9], bonuses: [0, 0] },
    ]
    const told = events.map((event, n) => ({ n, event })) as unknown as BoardProps['told']
    const board = { ...boardOf(match, 0), told, motion: false }
    const marks = check(drawn(Stage, { ...board, isWhole: true }), board)
    expect(marks).toContain('die:d20')
    const fought = { ...board, told: told.slice(0, 2) }
    expect(check(drawn(Stage, { ...fought, isWhole: true }), fought)).toContain('die:attack')
    const press = (): void => undefined
    const tools = drawn(Toolbar, {
      language: 'en',
      room: board.room,
      isDrafting: false,
      prefs: { mode: '3d', camera: 'orbit', quality: 'low' },
      has3d: true,
      tool: undefined,
      levels: 4,
      level: undefined,
      change: press,
      setTool: press,
      setLevel: press,
      zoom: press,
      fit: press,
      wide: press,
    })
    check(tools, board)
  })
})

describe('what matters most about a space', () => {
  it('is its ground, the zone before the battle, mud, a roof or the mist [HS-SCN-MIST-06]', () => {
    const seen = seenBy(boardOf(fight(), 0))!
    expect(spaceId(seen, 0)).toBe('terrain:grass')
    const mist = { ...seen, view: { ...seen.view, shared: new Map([...seen.view.shared, ['mist', 1]]) } }
    expect(spaceId(mist, 0)).toBe('terrain:mist')
    const front = seenBy(boardOf(quietGame(2, { scenario: 'FRONT' }).match, 0))!
    const zone = front.scenario.layout.zones[0].spaces[0]
    expect(spaceId(front, zone)).toBe('terrain:zone')
    const ids = Array.from({ length: front.field.spaces.count }, (_, space) => spaceId(front, space))
    expect(ids).toContain('terrain:water')
    const tomb = seenBy(boardOf(quietGame(2, { scenario: 'BARREN' }).match, 0))!
    const tombs = Array.from({ length: tomb.field.spaces.count }, (_, space) => spaceId(tomb, space))
    expect(tombs).toContain('terrain:overhang')
  })
})
