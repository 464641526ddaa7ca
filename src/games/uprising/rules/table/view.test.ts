import { describe, expect, it } from 'vitest'
import { type CellValue, EVERYONE, NOBODY, only } from '../../../../engine/index.ts'
import { deckOf, putOnBottom, putOnTop } from '../../../../kit/deck.ts'
import { COLOURS } from '../../content/names.ts'
import { uprising } from '../../index.ts'
import { fight, FIELD } from '../../testing/combat.ts'
import { at, card, faceOf, heardMatch, numbered, tableOf, type Position } from '../../testing/position.ts'
import { secrets } from './secrets.ts'
import { CHAOS, GONE, NONE, UNUSED, type Table } from './state.ts'
import { UNKNOWN } from './cells.ts'
import { privateView, publicView } from './view.ts'

type Cells = Readonly<Record<string, CellValue>>

function cellsOf(write: (put: (key: string, value: CellValue) => void) => void): Cells {
  const cells: Record<string, CellValue> = {}
  write((key, value) => {
    if (key in cells) throw new Error(`${key} is put twice`)
    cells[key] = value
  })
  return cells
}
const open = (t: Table): Cells => cellsOf((put) => publicView(t, put))
const own = (t: Table, role: number): Cells => cellsOf((put) => privateView(t, role, put))
const item = (id: string): number => numbered('items', id)

describe('what everybody sees', () => {
  it('where the game stands, and the points', () => {
    const position: Position = { chapter: 3, firstPlayer: 1, turn: 0, phase: 'actions', vp: { 0: 7, 4: 9 } }
    const t = tableOf({ ...position, arrange: (s) => (s.hasActed = 1) })
    const cells = open(t)
    expect(cells.chapter).toEqual([3, 1, 0, 1])
    expect(cells.phase).toBe('actions')
    expect(cells.vp).toEqual([7, 0, 0, 0, 9, 0])
    expect(cells.options).toEqual(t.state.options)
    expect(Object.keys(cells).filter((key) => /^(tucked|capitalFlipped|combat|heroRoll|on:\d+)$/.test(key))).toEqual([])
  })

  it('players with all they own; of hidden Feats only how many [UP-RUL-10]', () => {
    const t = tableOf({
      startFeats: false,
      items: { 1: ['flenser'] },
      resources: { 1: [1, 2, 3] },
      ap: { 1: 6 },
      heroAt: { 1: at(2, 0) },
      arrange: (s) => {
        s.drawnFeats[1] = [30, 31]
        s.feats[1] = [22]
        s.quests[1] = [4]
        s.waived[1] = [item('flenser')]
      },
    })
    const { state } = t
    const size = state.featDecks[1].middle.length
    expect(open(t)['player:1']).toEqual({
      faction: 1,
      hero: 2,
      heroAt: at(2, 0),
      ap: 6,
      spentAp: 2,
      extraAp: 0,
      resources: [1, 2, 3],
      attributes: state.attributes.slice(4, 8),
      feats: [22],
      items: [item('flenser')],
      quests: [4],
      waived: [item('flenser')],
      featDeck: size,
      drawn: 2,
    })
    expect(Object.keys(open(t)).filter((key) => key.startsWith('player:'))).toHaveLength(2)
  })

  it('every hex with what stands on it [UP-HEX-01]', () => {
    const t = tableOf({
      tiles: { [FIELD]: 'rigga' },
      rotations: { [FIELD]: 2 },
      units: { [FIELD]: ['trolls', 'trolls'] },
      walls: [FIELD],
      towers: [at(0, 1)],
      havens: { 0: [FIELD] },
      garrisons: { [at(0, 1)]: 3 },
      skeletons: { [at(-1, 0)]: 2 },
      curses: [at(-1, 0)],
      arrange: (s) => (s.scouted[at(0, 2)] = 5),
    })
    const cells = open(t)
    const { tile, units } = t.state
    expect(cells[`hex:${FIELD}`]).toEqual([
      tile[FIELD],
      2,
      0,
      0,
      0,
      0,
      1,
      0,
      0,
      ...units.slice(FIELD * 4, FIELD * 4 + 4),
      NONE,
    ])
    expect((cells[`hex:${FIELD}`] as number[]).slice(9, 13).reduce((sum, n) => sum + n)).toBe(2)
    const [garrison, dead] = [at(0, 1), at(-1, 0)]
    expect(cells[`hex:${garrison}`]).toEqual([tile[garrison], 0, 0, 3, 0, NONE, 0, 1, NONE, 0, 0, 0, 0, NONE])
    expect(cells[`hex:${dead}`]).toEqual([tile[dead], 0, 1, 0, 2, NONE, 0, 0, NONE, 0, 0, 0, 0, NONE])
    expect((cells[`hex:${at(0, 2)}`] as number[]).at(-1)).toBe(5)
  })

  it('Legions and Hordes in play with all they bear; of the others their fate [UP-NEM-07, UP-RUL-24]', () => {
    const courtesan = card('courtesan')
    const t = tableOf({
      cards: {
        courtesan: { at: FIELD, threat: 4, tokens: 2, target: at(0, 2) },
        siren: { at: at(2, 0), threat: 1 },
      },
      arrange: (s) => {
        s.attached[courtesan].ap[1] = 2
        s.fate[card('assassin')] = GONE
        s.fate[card('butcher')] = UNUSED
      },
    })
    const cells = open(t)
    expect(cells[`card:${courtesan}`]).toEqual([t.state.fate[courtesan], FIELD, 4, 2, at(0, 2)])
    expect(cells[`card:${card('assassin')}`]).toEqual([GONE])
    expect(cells[`card:${card('butcher')}`]).toBeUndefined()
    expect(cells[`on:${courtesan}`]).toEqual({
      ap: t.state.attached[courtesan].ap,
      units: t.state.attached[courtesan].units,
      items: [],
      druids: [],
    })
    expect(cells[`on:${card('siren')}`]).toBeUndefined()
  })

  it.each(['units', 'items', 'druids'] as const)('%s on a card are seen [UP-RUL-24]', (what) => {
    const siren = card('siren')
    const t = tableOf({
      cards: { siren: { at: FIELD } },
      arrange: (s) => void (what === 'units' ? (s.attached[siren].units[3] = 1) : s.attached[siren][what].push(2)),
    })
    expect(open(t)[`on:${siren}`]).toMatchObject({ [what]: what === 'units' ? t.state.attached[siren].units : [2] })
  })

  it('of decks their size and what everybody knows on top; Druids face-up, Events that happened [UP-RUL-10]', () => {
    const t = tableOf({
      market: ['flenser', '', 'abad-warpaint'],
      druids: ['red-hand', 'silence'],
      nextItems: ['xyxrit-leaves'],
      arrange: (s) => {
        s.druidUp = [1, 0]
        s.itemDiscard = [7]
        s.questDiscard = [3]
        s.events = [11]
        putOnTop(s.itemDeck, 5, only(0))
        s.eventDecks[1] = deckOf([1, 2])
        putOnTop(s.eventDecks[1], 9, EVERYONE)
        s.legionsLeft = 3
      },
    })
    const cells = open(t)
    const { state: s } = t
    expect(cells.market).toEqual(s.market)
    expect([cells.itemDiscard, cells.questDiscard, cells.events]).toEqual([[7], [3], [11]])
    const left = s.itemDeck.middle.length + s.itemDeck.bottom.length
    expect(cells.itemDeck).toEqual([left + 2, [UNKNOWN, item('xyxrit-leaves')]])
    expect(cells.legionDeck).toEqual([3, []])
    expect(cells.hordeDeck).toEqual([s.hordesLeft, []])
    expect(cells.druids).toEqual([s.druids[0], UNKNOWN])
    expect((cells.nextEvents as CellValue[])[1]).toEqual([9])
    expect([cells.quests, (cells.questAttached as CellValue[]).length]).toEqual([s.openQuests, s.questAttached.length])
    expect(cells.questDeck).toEqual([s.questDeck.middle.length, []])
  })

  it('graveyards, the box, used and turned cards [UP-GRV-01, UP-CRD-07]', () => {
    const t = tableOf({
      imperialGraveyard: ['trolls'],
      chaosGraveyard: ['younglings', 'younglings'],
      arrange: (s) => {
        s.buriedSkeletons = 3
        s.boxedUnits[2] = 1
        s.flippedFeats = [1]
        s.flippedItems = [2]
        s.flippedQuests = [3]
        s.tucked = [4]
        s.usedTurn = [5]
        s.usedChapter = [6]
        s.usedGame = [7]
        s.capitalFlipped = 1
      },
    })
    const cells = open(t)
    const { state: s } = t
    expect(cells.graveyards).toEqual([s.imperialGraveyard, s.chaosGraveyard, 3, s.buriedGarrisons])
    expect(s.imperialGraveyard.reduce((sum, n) => sum + n)).toBe(1)
    expect(cells.boxed).toEqual(s.boxedUnits)
    expect([cells.flipped, cells.tucked, cells.used, cells.capitalFlipped]).toEqual([
      [[1], [2], [3]],
      [4],
      [[5], [6], [7]],
      1,
    ])
  })

  it('a combat with its dice [UP-CMB-19]', () => {
    const { match } = fight({ units: { [FIELD]: ['oathsworn'] }, skeletons: { [FIELD]: 1 }, druids: ['red-hand'] }, [
      'purple:BB',
      'red:S',
    ])
    const empty = { added: [0, 0, 0], cancelled: [0, 0, 0], boltsUsed: 0, ignored: [], forbidden: [0, 0] }
    const [purple, red] = [COLOURS.indexOf('purple'), COLOURS.indexOf('red')]
    expect(open(match.play).combat).toEqual({
      space: FIELD,
      groups: [
        { side: 1, card: NONE, dice: [purple], faces: [faceOf('purple:BB')], ...empty },
        { side: CHAOS, card: NONE, dice: [red], faces: [faceOf('red:S')], ...empty },
      ],
      part: 'clash',
      step: 'beforeDamage',
      clash: 1,
      cause: 0,
      usedRound: [],
      usedCombat: [],
    })
  })

  it('a roll of a Hero [UP-HER-17]', () => {
    const { match } = heardMatch({ heroes: ['hanzo', 'yanny'] }, [
      { procedure: 'heroRoll', args: { role: 0, quest: -1, bonus: [] } },
    ])
    const { role, quest, dice, faces, added, usedRound } = match.state.heroRoll!
    expect(open(match.play).heroRoll).toEqual({ role, quest, dice, faces, added, usedRound })
  })
})

describe('what a player sees alone [UP-RUL-10]', () => {
  const t = tableOf({
    arrange: (s) => {
      s.drawnFeats[0] = [3, 4]
      s.featDecks[0] = deckOf([5, 6])
      putOnTop(s.featDecks[0], 7, only(0))
      putOnTop(s.featDecks[0], 8, NOBODY)
      putOnBottom(s.featDecks[0], 9, only(0))
      putOnBottom(s.featDecks[0], 2, only(1))
    },
  })

  it('the Feats drawn, and what was looked at in the own deck', () => {
    expect(own(t, 0)).toEqual({ drawnFeats: [3, 4], featDeck: [[UNKNOWN, 7], 2, [9, UNKNOWN]] })
    expect(Object.keys(own(t, 1))).toEqual(['featDeck'])
  })

  it('nothing before a Hero is chosen', () => {
    const early = tableOf({ arrange: (s) => (s.featDecks = []) })
    expect(own(early, 0)).toEqual({})
    expect(open(early)['player:0']).toMatchObject({ featDeck: 0 })
    expect(uprising.secrets(early, 0)).toEqual([])
  })

  it('is a secret of the own deck and the own hand [UP-RUL-10, UP-BLD-02]', () => {
    const list = secrets(t)
    const drawn = list.filter(({ kind }) => kind === 'drawnFeats')
    expect(drawn.map(({ pool, seenBy, read }) => [pool, seenBy, read()])).toEqual([['feats:0', only(0), [3, 4]]])
    const deck = list.filter(({ kind, pool }) => kind.startsWith('feats') && pool === 'feats:0')
    expect(deck.flatMap(({ read }) => read()).toSorted((a, b) => a - b)).toEqual([2, 5, 6, 7, 8, 9])
    expect(new Set(list.map(({ pool }) => pool))).toEqual(new Set(['feats:0', 'feats:1']))
  })
})
