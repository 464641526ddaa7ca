import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import { carrying } from '../../testing/combat.ts'
import { at, card, choose, chooseAs, heardMatch, numbered, question, refusedBy } from '../../testing/position.ts'
import type { UprisingMatch } from '../../testing/position.ts'
import { setUpMatch } from '../../testing/set-up-match.ts'
import { actions, building, offeredOf } from '../../testing/turns.ts'
import { narrator } from '../../text/narrator.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const ICE = at(0, -3)

/** What is said in both languages, without the rules. */
const said = (match: UprisingMatch, role: number, key: string): string[] =>
  LANGUAGES.map((language) =>
    match
      .explain(role, { key })
      .map(({ message }) => narrator.message(language, match.play, message))
      .join(' '),
  )

describe('what is pointed at in the own turn', () => {
  const position = {
    heroes: ['khaal', 'yanny'],
    units: { [HOME]: ['tribesmen'], [FAR]: ['younglings'] },
    garrisons: { [at(1, 0)]: 1 },
    market: ['flenser', 'xyxrit-leaves', 'abad-warpaint'],
    openQuests: ['druidic-prophetess'],
  } as const

  it('names the Action that it takes [UP-MOV-01, UP-CMD-01, UP-CMD-09]', () => {
    const { match } = actions(position)
    expect(refusedBy(match, 0, `hex:${ICE}`)).toEqual(['UP-MOV-01', 'UP-CMD-01'])
    expect(refusedBy(match, 0, 'hero:0')).toEqual(['UP-MOV-01'])
    expect(refusedBy(match, 0, `unit:0@${HOME}`)).toEqual(['UP-CMD-01'])
    expect(refusedBy(match, 0, `garrison@${at(1, 0)}`)).toEqual(['UP-CMD-09'])
  })

  it('also for cards on display [UP-MKT-01, UP-QST-01, UP-MKT-03]', () => {
    const { match } = actions({ ...position, items: { 0: ['whip-of-thorns'] } })
    expect(refusedBy(match, 0, `item:${numbered('items', 'xyxrit-leaves')}`)).toEqual(['UP-MKT-01'])
    expect(refusedBy(match, 0, `quest:${numbered('quests', 'druidic-prophetess')}`)).toEqual(['UP-QST-01'])
    expect(refusedBy(match, 0, `item:${numbered('items', 'blackfire')}`)).toEqual(['UP-MKT-03'])
    expect(match.explain(0, { key: `item:${numbered('items', 'whip-of-thorns')}` })[0].rule).not.toBe('UP-MKT-03')
  })

  it('or what is in its way [UP-CMD-01, UP-RUL-05, UP-BLD-03]', () => {
    const { match } = actions({ ...position, resources: { 0: [0, 0, 0] } })
    expect(refusedBy(match, 0, `unit:0@${HOME}`)).toEqual(['UP-CMD-01'])
    expect(said(match, 0, `unit:0@${HOME}`)[0]).toBe('It takes 1 Food; you have 0.')
    expect(refusedBy(match, 0, `unit:0@${FAR}`)).toEqual(['UP-RUL-05'])
    expect(refusedBy(match, 0, `wall@${HOME}`)).toEqual(['UP-BLD-03'])
    expect(refusedBy(match, 0, 'hero:1')).toEqual(['UP-CMD-02'])
  })

  it('during a Command: where they go, whence nobody comes [UP-CMD-02]', () => {
    const { match } = actions(position)
    choose(match, 'action:command', `hex:${ICE}`)
    expect(question(match)).toBe('commandPiece@0')
    expect(said(match, 0, `hex:${ICE}`)[0]).toMatch(/is where they go/)
    expect(said(match, 0, `hex:${at(3, 0)}`)[0]).toMatch(/no such piece/)
    expect(refusedBy(match, 0, `hex:${HOME}`)).toEqual([])
    expect(said(match, 0, 'action:move')).toEqual([
      'That is not what is asked now: first choose who goes, or end the Command.',
      'Danach ist jetzt nicht gefragt. Wähle zuerst, wer zieht, oder beende das Kommando.',
    ])
  })
})

describe('things on the table that nobody asks for', () => {
  it('cards that are not in play, Events, the Nemesis [UP-CRD-01, UP-EVT-03, UP-NEM-01]', () => {
    const { match } = actions({
      heroes: ['khaal', 'yanny'],
      cards: { siren: { at: at(2, 0) } },
      openQuests: ['druidic-prophetess'],
      druids: ['watcher'],
    })
    choose(match, 'action:quest')
    expect(refusedBy(match, 0, `feat:${numbered('feats', 'khaal-troll-father')}`)).toEqual(['UP-CRD-01'])
    expect(refusedBy(match, 0, 'event:0')).toEqual(['UP-EVT-03'])
    expect(refusedBy(match, 0, `card:${card('siren')}`)).toEqual(['UP-NEM-01'])
    expect(refusedBy(match, 0, `card:${card('bloodwyrm')}`)).toEqual(['UP-EVT-06'])
    expect(refusedBy(match, 0, `druid:${numbered('druids', 'silence')}`)).toEqual(['UP-DRU-01'])
    expect(refusedBy(match, 0, `hex:${HOME}`)).toEqual(['UP-QST-02'])
  })
})

describe("a card of one's own", () => {
  const ability = {
    window: 'on:questSolved',
    use: 'may',
    limit: 'none',
    do: [{ op: 'gain', who: 'you', salt: 1 }],
  } as const
  const warpaint = `item:${numbered('items', 'abad-warpaint')}`

  it('belongs to another moment, whatever it would do now [UP-CMB-53]', () => {
    const { match } = actions({ items: { 0: ['abad-warpaint'] }, content: carrying(ability) })
    expect(refusedBy(match, 0, warpaint)).toEqual(['UP-CMB-53'])
  })

  it('without price and frequency is used once in a turn [UP-CRD-06]', () => {
    const { match } = actions({
      items: { 0: ['abad-warpaint'] },
      content: carrying({ ...ability, window: 'phase:actions' }),
    })
    const [use] = offeredOf(match, 'ability:')
    expect(refusedBy(match, 0, warpaint)).toEqual([])
    choose(match, use)
    expect(said(match, 0, warpaint)[0]).toBe('Abad Warpaint can be used only once at this time.')
    expect(refusedBy(match, 0, use)).toEqual(['UP-CRD-06'])
    expect(refusedBy(match, 1, use)).toEqual(['UP-CRD-18'])
  })
})

describe('while somebody else is asked', () => {
  it('says whose turn it is [UP-ACT-01]', () => {
    const { match } = actions({ heroes: ['khaal', 'yanny'] })
    expect(refusedBy(match, 1, `hex:${FAR}`)).toEqual(['UP-ACT-01'])
    expect(said(match, 1, `hex:${FAR}`)).toEqual([
      "It is not your turn: Kha'al acts now.",
      "Du bist nicht am Zug: Jetzt handelt Kha'al.",
    ])
  })

  it('says who is still building [UP-BLD-01]', () => {
    const { match } = building({ heroes: ['khaal', 'yanny'] })
    chooseAs(match, 0, 'done')
    expect(refusedBy(match, 0, `unit:0@${HOME}`)).toEqual(['UP-BLD-01'])
    expect(said(match, 0, `hex:${HOME}`)[0]).toBe('You are done building; still to answer: Yanny.')
  })

  it('says who chooses in the set-up, and who decides at other times [UP-SET-10, UP-RUL-05]', () => {
    const { match } = setUpMatch(2)
    const [{ role }] = match.play.pending
    expect(refusedBy(match, 1 - role, 'faction:0')).toEqual(['UP-SET-10'])
    const pieces = { [at(1, 0)]: 1, [at(-1, 0)]: 1 }
    const combats = heardMatch({ firstPlayer: 1, turn: 0, garrisons: pieces, skeletons: pieces }, [
      { procedure: 'settle', args: { cause: 0 } },
    ])
    expect(question(combats.match)).toBe('combatWhere@1')
    expect(refusedBy(combats.match, 0, `hex:${at(1, 0)}`)).toEqual(['UP-RUL-05'])
  })
})

describe('a gift', () => {
  it('goes to Heroes on the hex, of what one has and they can use [UP-TRD-03, UP-TRD-04]', () => {
    const { match } = actions({
      roles: 3,
      heroes: ['baranth', 'khaal', 'ronja'],
      heroAt: { 0: HOME, 1: HOME, 2: FAR },
      items: { 0: ['whip-of-thorns'], 1: ['flenser'] },
      resources: { 0: [0, 0, 0] },
    })
    choose(match, 'action:trade')
    expect(question(match)).toBe('gift@0')
    expect(refusedBy(match, 0, 'hero:2')).toEqual(['UP-TRD-03'])
    expect(refusedBy(match, 0, 'resource:2')).toEqual(['UP-TRD-03'])
    expect(said(match, 0, `item:${numbered('items', 'whip-of-thorns')}`)[0]).toBe(
      'Nobody on this hex can use Whip of Thorns.',
    )
    expect(refusedBy(match, 0, `item:${numbered('items', 'flenser')}`)).toEqual(['UP-TRD-04'])
  })
})

describe('building', () => {
  it('a hex without a Haven, a full one, one that is too dear [UP-BLD-03, UP-BLD-05, UP-BLD-04]', () => {
    const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
    const poor = building({ resources: { 0: [0, 0, 0] } }).match
    expect(refusedBy(poor, 0, `hex:${ICE}`)).toEqual(['UP-BLD-03'])
    expect(refusedBy(poor, 0, `hex:${HOME}`)).toEqual(['UP-BLD-04'])
    const full = building({ resources: { 0: [0, 0, 5] }, units: { [HOME]: five } }).match
    expect(refusedBy(full, 0, `hex:${HOME}`)).toEqual(['UP-BLD-05'])
  })
})
