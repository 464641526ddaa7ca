import { createElement, type ComponentType, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps, Room } from '../../../protocol/board.ts'
import { CAPITAL } from '../content/names.ts'
import { ON } from '../testing/acting.ts'
import { heardMatch, PLANNING } from '../testing/hearing.ts'
import { actionMatch, BLANK, choose, chooseAs, cubes, landCard, light, magic, positionMatch, shadow, type ImmortalsMatch, type Position } from '../testing/position.ts' // prettier-ignore
import { draftMatch } from '../testing/start-match.ts'
import { aboutOf } from './about.ts'
import { contentOf } from './cells.ts'
import { Hand } from './hand.tsx'
import { LandInfo } from './map/info.tsx'
import { LandLayer } from './map/land-layer.tsx'
import { outlinesOf } from './map/geometry.ts'
import { layoutOf } from './map/layout.ts'
import { Shelves } from './map/shelves.tsx'
import { TowerSign } from './map/tower-sign.tsx'
import { ViewTools } from './map/view-tools.tsx'
import { WayPaper } from './map/way-paper.tsx'
import { offersOf } from './offers.ts'
import { Panel } from './panel.tsx'
import { Sheet } from './sheet.tsx'
import { Stage } from './stage.tsx'
import { boardOf, type Asked } from './testing/board-of.ts'
import { placeKey } from '../rules/table/faces.ts'
import { planOfWays } from './way-plan.ts'

const ROOM: Room = { width: 1440, height: 900, isSmall: false, plates: [] }
const nothing = (): void => {}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly within: readonly Tag[]
}

/** Every tag of a markup with those around it. */
function tagsOf(markup: string): Tag[] {
  const open: Tag[] = []
  const all: Tag[] = []
  for (const [, end, name, rest, close] of markup.matchAll(
    /<(\/?)([a-z]\w*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
  )) {
    if (end === '/') {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries([...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])) // prettier-ignore
    const tag = { name, attributes, within: open.slice() }
    all.push(tag)
    if (close !== '/') open.push(tag)
  }
  return all
}

const markOf = ({ attributes, within }: Tag): string | undefined =>
  [...within, { attributes }].map((tag) => tag.attributes['data-about']).findLast((id) => id !== undefined)

/** Buttons, pictures, icons and cards are what is pointed at. */
const isThing = ({ name, attributes: { role, class: classes = '' } }: Tag): boolean =>
  name === 'button' ||
  role === 'button' ||
  role === 'img' ||
  /\b(im-icon|imp-card|imp-coin|imp-crystal)\b/.test(classes)

/** Parts that several games share: their marks are the table's own. */
const isShared = ({ attributes: { class: classes = '' }, within }: Tag): boolean =>
  /\bbk-(step|close|tool)\b/.test(classes) || within.some((tag) => /\bbk-(close|tools)\b/.test(tag.attributes['class'] ?? '')) // prettier-ignore

interface Walked {
  readonly things: number
  readonly unmarked: readonly string[]
  readonly unknown: readonly string[]
  readonly doubled: readonly string[]
}

function walk(board: Asked, ...parts: readonly (readonly [ComponentType<never>, object])[]): Walked {
  const markup = parts.map(([part, props]) => renderToStaticMarkup(createElement(part as FunctionComponent<object>, props))) // prettier-ignore
  const tags = markup.flatMap(tagsOf).filter((tag) => !isShared(tag))
  const things = tags.filter(isThing)
  const ids = tags.flatMap(({ attributes }) => attributes['data-about'] ?? [])
  return {
    things: things.length,
    unmarked: things.filter((tag) => markOf(tag) === undefined).map(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`), // prettier-ignore
    // What begins with `table.` is explained by the table.
    unknown: ids.filter((id) => !id.startsWith('table.') && aboutOf(id, board) === undefined),
    doubled: tags.filter((tag) => tag.attributes['title'] !== undefined && markOf(tag) !== undefined && tag.name !== 'svg').map(({ attributes }) => attributes['title']), // prettier-ignore
  }
}

/** A part that is drawn inside of another drawing. */
const drawn = (part: ComponentType<never>, props: object): readonly [ComponentType<never>, object] => [
  () => createElement('svg', null, createElement(part as FunctionComponent<object>, props)),
  {},
]

const whole = (asked: Asked): Asked & BoardProps => ({
  ...asked,
  offers: [],
  odds: [],
  events: [],
  told: [],
  pointed: [],
  motion: false,
  room: ROOM,
  answer: nothing,
  offer: nothing,
  openRule: nothing,
  explain: () => Promise.resolve([]),
})

const POSITION: Position = {
  armies: { 0: [[light('heartwood'), 5], [light('treehome'), 1]], 1: [[light('borderland'), 2], [shadow('heartwood'), 1]] }, // prettier-ignore
  cards: { 0: [landCard('heartwood'), light('borderland'), light('saltmere')], 1: [landCard('borderland')] },
  planned: { 1: { [ON.gold]: landCard('borderland') } },
  buildings: { [light('heartwood')]: CAPITAL },
  portals: [light('treehome'), shadow('treehome')],
  limbo: { 0: [3, 1] },
  gold: { 0: 4 },
  tower: [2, 1, 1, 2],
  tray: [0, 0, 1, 1],
}

function expectExplained(
  match: ImmortalsMatch,
  parts: (board: Asked) => readonly (readonly [ComponentType<never>, object])[],
) {
  const board = whole(boardOf(match))
  const { things, ...faults } = walk(board, ...parts(board))
  expect(things).toBeGreaterThan(0)
  expect(faults).toEqual({ unmarked: [], unknown: [], doubled: [] })
}

describe('everything that is pointed at explains itself', () => {
  it('on plates and sheets', () => {
    const match = positionMatch({
      ...POSITION,
      planned: { ...POSITION.planned, 0: { [ON.attack]: light('saltmere') } },
    })
    expectExplained(match, (board) => [
      [Panel, { ...board, of: 0 }],
      [Panel, { ...board, of: 1 }],
      [Sheet, { ...board, of: 0 }],
      [Sheet, { ...board, of: 1 }],
    ])
  })

  it('in the tray: planning, the strip, and the draft', () => {
    const { match } = heardMatch(POSITION, PLANNING)
    expectExplained(match, (board) => [[Hand, board]])
    chooseAs(match, 0, placeKey(light('borderland'), ON.attack), placeKey(BLANK, ON.gold), placeKey(magic('awaken'), ON.magic)) // prettier-ignore
    expectExplained(match, (board) => [[Hand, board]])
    expectExplained(positionMatch({ ...POSITION, planned: { 0: { [ON.gold]: landCard('heartwood') } } }), (board) => [[Hand, board]]) // prettier-ignore
    const draft = draftMatch({ groups: [[3, 4], [], []], hands: [[light('mossgate'), light('treehome')], [], []], kept: { 0: [light('saltmere')] } }) // prettier-ignore
    expectExplained(draft.match, (board) => [[Hand, board]])
  })

  it('on the board: lands, regions, limbos, the tower and what lies beside it', () => {
    const layouts = (board: Asked) =>
      (['both', 0] as const).map((sight) => layoutOf(contentOf(board).plan, sight, { ...ROOM, width: sight === 0 ? 390 : 1440 })) // prettier-ignore
    const on = { click: nothing, point: nothing, focus: nothing, leave: nothing, key: nothing }
    expectExplained(positionMatch(POSITION), (board) =>
      layouts(board).flatMap((layout) => [
        drawn(LandLayer, { board, layout, outlines: outlinesOf(contentOf(board)), lit: new Set([1]), keys: new Map(), focused: 2, marked: new Set(), on }), // prettier-ignore
        drawn(Shelves, { board, layout, offered: new Set([0]), pointRegion: nothing, clickLimbo: nothing }),
        drawn(TowerSign, { board, layout }),
        [LandInfo, { board, land: light('heartwood') }],
        [LandInfo, { board, land: light('treehome') }],
        [ViewTools, { language: 'en', room: ROOM, seeing: { isNarrow: true, sight: 0, show: nothing }, lit: new Set([30]), camera: {} }], // prettier-ignore
      ]),
    )
  })

  it('in an attack and on the stage', () => {
    const attack = actionMatch(POSITION, { space: ON.attack, card: landCard('heartwood') }, cubes('+-+-+-++++++++++'))
    const told: BoardProps['told'][number][] = []
    attack.listener = (event) => void told.push({ n: told.length, event } as never)
    expectExplained(attack, (board) => {
      const ways = offersOf(board.question).pairs.filter(({ to }) => to === light('borderland'))
      return [[WayPaper, { board, plan: planOfWays(board, ways), send: nothing, close: nothing, from: nothing, at: nothing, follow: nothing }]] // prettier-ignore
    })
    choose(attack, `attack:${light('heartwood')}>${light('borderland')}`, 'armies:4')
    expectExplained(attack, (board) => [
      [Stage, { ...board, told, isWhole: true }],
      [Stage, { ...board, told, isWhole: false }],
    ])
  })
})
