import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CellValue, Message } from '../../../../engine/index.ts'
import type { BoardProps, PanelProps } from '../../../../protocol/board.ts'
import { publicView } from '../../rules/table/view.ts'
import {
  asked,
  at,
  choose,
  chooseAs,
  offered,
  positionMatch,
  view,
  type Position,
  type UprisingMatch,
} from '../../testing/position.ts'
import { narrator } from '../../text/narrator.ts'
import { OwnCards } from '../hand-cards.tsx'
import { NemesisTable } from '../hand-nemesis.tsx'
import { Hand } from '../hand.tsx'
import { MarketTable } from '../market-table.tsx'
import { Opponents } from '../opponents.tsx'
import { Panel } from '../panel.tsx'
import { Sheet } from '../sheet.tsx'
import { Stage } from '../stage.tsx'
import { about } from './about.ts'

const [HOME, NEAR] = [at(0, -2), at(0, -1)]
const POSITION: Position = {
  units: { [HOME]: ['tribesmen', 'deadeyes', 'vargs', 'trolls'] },
  garrisons: { [NEAR]: 2 },
  tiles: { [NEAR]: 'dunkelholm' },
  cards: { executioner: { at: at(0, 1), tokens: 1, target: HOME }, siren: { at: at(1, 0), threat: 4 } },
  market: ['xyxrit-leaves', 'abad-warpaint', ''],
  openQuests: ['the-smugglers-road', 'raise-the-banners', 'treaty-of-thorns'],
  druids: ['red-hand', 'wanderer', 'watcher', 'treemother'],
  items: { 0: ['flenser'] },
  imperialGraveyard: ['tribesmen'],
}

function boardOf(match: UprisingMatch): PanelProps {
  const shared = new Map<string, CellValue>()
  publicView(match.play, (key, value) => void shared.set(key, value))
  return {
    language: 'en',
    view: { shared, own: new Map() },
    content: match.play.content,
    role: 0,
    of: 0,
    question: view(match)!,
    answer: () => undefined,
    offers: [],
    offer: () => undefined,
    explain: () => Promise.resolve([]),
    odds: match.game.odds(match.play, 0, asked(match)),
    events: [],
    told: [],
    room: { width: 1440, height: 900, isSmall: false, plates: [] },
    pointed: [],
    motion: false,
    say: (message: Message) => narrator.message('en', match.play, message),
    nameOf: () => 'Somebody',
    openRule: () => undefined,
  }
}

const turn = (...keys: string[]): UprisingMatch => {
  const match = positionMatch(POSITION, [{ procedure: 'actionTurn', args: { role: 0, idle: 0 } }])
  choose(match, ...keys)
  return match
}

/** Every sign that stands in nothing that tells what it is, by where it stands; and marks that tell nothing. */
function faultsIn(html: string, board: BoardProps): string[] {
  const faults: string[] = []
  const open: { readonly tag: string; readonly isTold: boolean; readonly name: string }[] = []
  for (const [, slash, tag, attributes, end] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>/g)) {
    if (slash === '/') {
      open.pop()
      continue
    }
    const id = /data-about="([^"]+)"/.exec(attributes)?.[1]
    if (id !== undefined && !id.startsWith('table.') && about(id, board) === undefined)
      faults.push(`nobody knows ${id}`)
    const isTold = id !== undefined || open.at(-1)?.isTold === true || attributes.includes('upp-risen')
    if (tag === 'svg' && !isTold) faults.push(`a sign in ${open.at(-1)?.name}`)
    if (end !== '/' && !/^(?:br|hr|img|input)$/.test(tag))
      open.push({ tag, isTold, name: /class="([^"]+)"/.exec(attributes)?.[1] ?? tag })
  }
  return [...new Set(faults)]
}

it('what can be built carries the keys of its places, for whoever points at it', () => {
  const position: Position = { ...POSITION, havens: { 0: [HOME, NEAR] }, garrisons: {}, phase: 'build', turn: -1 }
  const match = positionMatch(position, [{ procedure: 'building' }])
  chooseAs(match, 1, 'done')
  const html = renderToStaticMarkup(createElement(Hand, boardOf(match)))
  const keys = [...html.matchAll(/class="upp-piece[^>]*data-key="([^"]+)"/g)].flatMap(([, found]) => found.split(' '))
  expect(keys.toSorted()).toEqual(
    offered(match)
      .filter((key) => key.includes('@'))
      .toSorted(),
  )
  expect(keys).toEqual(expect.arrayContaining([`unit:0@${HOME}`, `unit:0@${NEAR}`]))
})

it('cards on offer carry the keys of their answers', () => {
  const match = turn('action:market')
  const html = renderToStaticMarkup(createElement(Hand, boardOf(match)))
  const keys = [...html.matchAll(/class="upp-slot-card[^>]*data-key="([^"]+)"/g)].map(([, key]) => key)
  const items = offered(match).filter((key) => key.startsWith('item:'))
  expect([items.length > 0, keys.toSorted()]).toEqual([true, items.toSorted()])
})

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'the own turn': [],
  'the market': ['action:market'],
  'a Quest': ['action:quest'],
  'a Command': ['action:command', `hex:${NEAR}`, `unit:0@${HOME}`],
  'a combat': ['action:command', `hex:${NEAR}`, `unit:3@${HOME}`, `unit:2@${HOME}`, 'done'],
}
const PARTS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  Hand,
  Panel,
  Opponents,
  Sheet,
  OwnCards: (board) => createElement(OwnCards, { board, of: 0 }),
  MarketTable: (board) => createElement(MarketTable, { board }),
  NemesisTable: (board) => createElement(NemesisTable, { board }),
  Stage: (board) => createElement(Stage, { ...board, isWhole: true }),
}

describe.each(Object.entries(QUESTIONS))('every sign tells what it is: %s', (_, keys) => {
  const board = boardOf(turn(...keys))
  it.each(Object.entries(PARTS))('%s', (_name, Part) => {
    expect(faultsIn(renderToStaticMarkup(createElement(Part, board)), board)).toEqual([])
  })
})
