import { describe, expect, it } from 'vitest'
import { effectMatch } from '../../testing/effects.ts'
import { asked, at, card, choose, heardMatch, offered, question, tableOf } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { isEmpty, unitsOn } from '../map/pieces.ts'
import { hasX } from '../placing/where-it-fits.ts'
import { resourceAt } from '../table/resources.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'

const events = (position: Position): Heard =>
  heardMatch({ phase: 'events', startFeats: false, ...position }, [{ procedure: 'events', args: { step: 0 } }])

const PLUNDER = 1
const kinds = ({ events: all }: Heard): string[] => all.map(({ type }) => type)

describe('the Events Phase', () => {
  it('reveals the Chapter’s Event and resolves it [UP-EVT-03]', () => {
    const heard = events({ nextEvent: 'solar-eclipse', nextLegions: ['executioner'] })
    expect(heard.told('eventRevealed')).toMatchObject([{ chapter: 1, rule: 'UP-EVT-03' }])
    expect(heard.match.play.state.cardAt[card('executioner')]).toBe(at(0, 0))
    expect(heard.match.play.state.events).toHaveLength(1)
  })

  it('first Threat rises, then the Event is revealed and resolved: what it places has its own Threat [UP-EVT-01, UP-EVT-03]', () => {
    const heard = events({
      nextEvent: 'solar-eclipse',
      nextLegions: ['executioner'],
      cards: { siren: { at: at(3, 0), threat: 2 } },
    })
    const order = kinds(heard).filter((type) => type === 'threatChanged' || type === 'eventRevealed')
    expect(order).toEqual(['threatChanged', 'eventRevealed'])
    const { threat } = heard.match.state
    expect([threat[card('siren')], threat[card('executioner')]]).toEqual([4, 4])
  })

  it('then lays a token on every card, in the last Chapter two [UP-EVT-05]', () => {
    const heard = events({
      nextEvent: 'solar-eclipse',
      nextLegions: ['executioner'],
      cards: { siren: { at: at(3, 0) } },
    })
    while (!heard.match.play.over) choose(heard.match, offered(heard.match)[0])
    const { tokens } = heard.match.play.state
    expect([tokens[card('executioner')], tokens[card('siren')]]).toEqual([1, 1])
    const last = events({
      chapter: 4,
      nextEvent: 'the-empire-strikes',
      cards: { siren: { at: at(3, 0) } },
      arrange: (s) => (s.legionsLeft = 0),
    })
    while (!last.match.play.over) choose(last.match, offered(last.match)[0])
    expect(last.match.play.state.tokens[card('siren')]).toBe(2)
  })

  it('a card drawn: figure, Threat, then its immediate effect, before the Event goes on [UP-EVT-06] [UP-EVT-08] [UP-LEG-01]', () => {
    const heard = events({ nextEvent: 'solar-eclipse', nextLegions: ['executioner'], havens: { 0: [], 1: [] } })
    const order = kinds(heard).filter((kind) =>
      ['eventRevealed', 'nemesisPlaced', 'targetOnCapital', 'resourceLost', 'tokenPlaced'].includes(kind),
    )
    expect(order.slice(0, 3)).toEqual(['eventRevealed', 'nemesisPlaced', 'targetOnCapital'])
    expect(order.at(-1)).toBe('tokenPlaced')
  })

  it('an immediate effect is complete before the next card is handled [UP-EVT-08] [UP-HOR-02] [UP-CMB-10]', () => {
    // The first Counter makes a second Horde with its two Skeletons on a hex that has two already.
    const heard = effectMatch(
      {
        nextHordes: ['counter-of-omens', 'lich-queen'],
        events: ['solar-eclipse'],
        skeletons: { [at(3, 0)]: 2 },
      },
      [{ op: 'placeHorde', n: 1, at: { at: 'here' } }],
      { here: at(3, 0) },
    )
    const { state } = heard.match.play
    expect(state.cardAt[card('lich-queen')]).toBe(at(3, 0))
    const order = kinds(heard).filter((kind) => kind === 'skeletonPlaced' || kind === 'cursePlaced')
    // Both Skeletons of the Counter come before the Queen's Curse.
    expect(order).toEqual(['skeletonPlaced', 'skeletonPlaced', 'cursePlaced'])
    expect(state.skeletons[at(3, 0)]).toBe(1)
  })

  it('an immediate effect has the last word over the Event [UP-EVT-09]', () => {
    const heard = effectMatch({ nextHordes: ['oda-the-fallen'] }, [
      { op: 'placeHorde', n: 1, at: { at: 'capital' }, threat: 4 },
    ])
    expect(heard.match.play.state.threat[card('oda-the-fallen')]).toBe(6)
  })

  it('a Horde: figure, Threat, immediate effect, in initiative order [UP-HOR-01] [UP-HOR-02]', () => {
    const heard = effectMatch({ nextHordes: ['counter-of-omens'] }, [
      { op: 'placeHorde', n: 1, at: { at: 'capital' }, threat: 4 },
    ])
    expect(heard.told('nemesisPlaced')).toEqual([
      { card: card('counter-of-omens'), space: at(0, 0), threat: 4, rule: 'UP-HOR-01' },
    ])
    expect(heard.match.play.state.skeletons[at(0, 0)]).toBe(2)
  })

  it('combat comes only when the placing effect is complete [UP-PLC-16]', () => {
    const heard = effectMatch(
      { nextLegions: ['executioner'], nextHordes: ['bloodwyrm'], havens: { 0: [], 1: [] }, startFeats: false },
      [
        { op: 'placeLegion', n: 1, at: { at: 'here' }, threat: 1 },
        { op: 'placeHorde', n: 1, at: { at: 'here' }, threat: 7 },
      ],
      { here: at(3, 0), you: 0 },
      { settles: true },
    )
    const order = kinds(heard).filter((kind) => kind === 'nemesisPlaced' || kind === 'combatBegan')
    expect(order).toEqual(['nemesisPlaced', 'nemesisPlaced', 'combatBegan'])
  })
})

describe('worked examples of placing and activating', () => {
  const ON_EMPTY = { pick: 'choose', where: [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] } as const

  /** Rigga’s text, on a map where `left` is the only empty hex without X, if any. */
  const rigga = (left: number): Heard =>
    effectMatch(
      {
        garrisons: { [at(1, 0)]: 1 },
        tiles: { [at(1, 0)]: 'rigga' },
        arrange: (s, content) => {
          for (let space = 0; space < content.board.spaces; space++)
            if (space !== left && isEmpty(s, space) && !hasX({ state: s, content }, space)) s.curse[space] = 1
        },
      },
      [
        { op: 'reinforce', at: { at: 'here' } },
        { op: 'placeGarrison', n: 1, at: ON_EMPTY },
      ],
      { here: at(1, 0), you: 0 },
    )

  it('Rigga is reinforced, the other Garrison takes the one empty hex, else a hex with a Garrison [UP-EX-27]', () => {
    const one = rigga(at(1, 1)).match.play.state
    expect([one.garrison[at(1, 0)], one.garrison[at(1, 1)]]).toEqual([2, 1])
    const none = rigga(NONE).match.play.state
    expect(none.garrison[at(1, 0)]).toBe(3)
  })

  it('Grim Fangs: reinforce, one Skeleton elsewhere, the last makes a Horde here [UP-EX-28]', () => {
    const here = at(1, 0)
    const { match } = effectMatch(
      {
        tiles: { [here]: 'grim-fangs' },
        skeletons: { [here]: 1, [at(3, 0)]: 1 },
        nextHordes: ['bloodwyrm'],
        events: ['solar-eclipse'],
      },
      [
        { op: 'reinforce', at: { at: 'here' } },
        { op: 'joinSkeletons', n: 2 },
      ],
      { here, you: 0 },
    )
    expect(match.play.state.skeletons[here]).toBe(2)
    choose(match, `hex:${at(3, 0)}`)
    expect(match.play.state.skeletons[at(3, 0)]).toBe(2)
    choose(match, `hex:${here}`)
    const { state } = match.play
    expect([state.skeletons[here], state.cardAt[card('bloodwyrm')]]).toEqual([0, here])
  })

  it('The Butcher comes: Threat 4, Target on the home without Units, half the Plunder is lost [UP-EX-29]', () => {
    const heard = events({
      options: { ninthLegion: true },
      heroes: ['yanny', 'syndra'],
      firstPlayer: 1,
      nextEvent: 'solar-eclipse',
      nextLegions: ['butcher'],
      walls: [at(0, 2)],
      towers: [at(0, 2)],
      resources: { 0: [5, 7, 5], 1: [5, 1, 5] },
    })
    const { match } = heard
    expect(question(match)).toBe('targetFaction@1')
    choose(match, 'role:1')
    const { state } = match.play
    expect([state.cardAt[card('butcher')], state.threat[card('butcher')]]).toEqual([at(0, 0), 4])
    expect(state.target[card('butcher')]).toBe(at(0, 2))
    expect(state.resources[resourceAt(0, PLUNDER)]).toBe(4)
    expect(state.resources[resourceAt(1, PLUNDER)]).toBe(1)
  })

  it('the Counter of Omens comes to the Fog Grave with two Skeletons [UP-EX-30]', () => {
    for (const edition of ['second', 'first'] as const) {
      const { match } = events({
        edition,
        nextEvent: 'three-bloody-comets',
        nextHordes: ['counter-of-omens'],
        havens: { 1: [at(0, 2), at(1, 1)] },
      })
      expect(asked(match).question.name).toBe('placeWhere')
      const { board } = match.play.content
      const homes = [at(0, 2), at(0, -2)]
      const near = edition === 'second' ? homes : [...homes, at(1, 1)]
      const spaces = offered(match).map((key) => Number(key.slice(4)))
      expect(spaces.length).toBeGreaterThan(0)
      for (const space of spaces) {
        expect(board.region[space]).toBe(1)
        expect(near.some((home) => board.neighbours[home].includes(space))).toBe(false)
      }
      expect(spaces.includes(at(2, 1))).toBe(edition === 'second')
      choose(match, `hex:${at(3, 0)}`)
      const { state } = match.play
      expect([state.cardAt[card('counter-of-omens')], state.threat[card('counter-of-omens')]]).toEqual([at(3, 0), 4])
      expect(state.skeletons[at(3, 0)]).toBe(2)
    }
  })

  it('The Butcher marches on the home hex around Rhun, takes it and goes home [UP-EX-31]', () => {
    const { match, told } = heardMatch(
      {
        phase: 'nemesis',
        heroes: ['yanny', 'syndra'],
        startFeats: false,
        // Rhun turned so that its edges are closed to the Capital and to the home hex.
        tiles: { [at(0, 1)]: 'plains-of-rhun' },
        rotations: { [at(0, 1)]: 0 },
        cards: { butcher: { at: at(0, 0), threat: 4, tokens: 2, target: at(1, 1) } },
        havens: { 1: [at(1, 1)] },
        walls: [at(1, 1)],
        towers: [at(1, 1)],
        garrisons: { [at(0, 0)]: 2 },
      },
      [{ procedure: 'nemesisPhase' }],
    )
    const { state } = match.play
    // Rhun is closed to the east, so only the unexplored neighbour leads on.
    expect(told('nemesisMoved')).toEqual([
      { card: card('butcher'), from: at(0, 0), to: at(1, 0), rule: 'UP-LEG-08' },
      { card: card('butcher'), from: at(1, 0), to: at(1, 1), rule: 'UP-LEG-08' },
    ])
    expect([state.garrison[at(0, 0)], state.garrison[at(1, 0)]]).toEqual([3, 1])
    expect([state.haven[at(1, 1)], state.wall[at(1, 1)], state.tower[at(1, 1)]]).toEqual([NONE, 0, 0])
    expect(state.target[card('butcher')]).toBe(at(0, 0))
    expect(state.tokens[card('butcher')]).toBe(0)
  })

  it('the Counter of Omens curses its hex and goes for the weaker Garrison [UP-EX-32]', () => {
    const { match, told } = heardMatch(
      {
        phase: 'nemesis',
        cards: { 'counter-of-omens': { at: at(2, 0), threat: 4, tokens: 1 } },
        garrisons: { [at(1, 0)]: 1, [at(1, 1)]: 2 },
      },
      [{ procedure: 'nemesisPhase' }],
    )
    expect(match.play.state.curse[at(2, 0)]).toBe(1)
    expect(told('nemesisMoved')).toMatchObject([{ to: at(1, 0), rule: 'UP-HOR-11' }])
    expect(told('combatBegan')).toMatchObject([{ space: at(1, 0) }])
  })

  it('The Empire Strikes: three Legions, a Garrison per player, the slowest acts at once, tokens for all [UP-EX-33]', () => {
    const { match, told } = events({
      chapter: 4,
      nextEvent: 'the-empire-strikes',
      nextLegions: ['executioner', 'assassin', 'butcher'],
      options: { ninthLegion: true },
      garrisons: { [at(0, 0)]: 3 },
    })
    while (!match.play.over) choose(match, offered(match)[0])
    expect(told('nemesisPlaced')).toMatchObject([
      { card: card('executioner'), threat: 6, space: at(0, 0) },
      { card: card('assassin'), threat: 6 },
      { card: card('butcher'), threat: 6 },
    ])
    const overflow = (told('garrisonPlaced') as { rule: string }[]).filter(({ rule }) => rule === 'UP-CAP-03')
    // Two for the two players, one for the Legion that acts on the full Capital.
    expect(overflow).toHaveLength(3)
    expect(told('activated')).toMatchObject([{ card: card('executioner') }])
    const { tokens } = match.play.state
    expect([tokens[card('executioner')], tokens[card('assassin')], tokens[card('butcher')]]).toEqual([2, 2, 2])
  })

  it('in the first edition The Empire Strikes every empty hex without X [UP-EX-33]', () => {
    const before = tableOf({ edition: 'first' })
    const empty = Array.from({ length: before.content.board.spaces }, (_, space) => space).filter(
      (space) => isEmpty(before.state, space) && !hasX(before, space),
    )
    const { match, told } = events({
      edition: 'first',
      chapter: 4,
      nextEvent: 'the-empire-strikes',
      arrange: (s) => (s.legionsLeft = 0),
    })
    while (!match.play.over) choose(match, offered(match)[0])
    const placed = (told('garrisonPlaced') as { space: number }[]).map(({ space }) => space)
    const { garrisonsPerLevel } = match.play.content.setup
    expect(placed).toHaveLength(Math.min(empty.length, garrisonsPerLevel))
    expect(placed.every((space) => empty.includes(space))).toBe(true)
    expect(match.play.state.vp[EMPIRE]).toBe(3 + Math.max(0, empty.length - garrisonsPerLevel))
  })

  it('the Lich Queen curses her hex first, then fewer than 5 Curses give 5 VP [UP-EX-35]', () => {
    const queen = (curses: readonly number[]): Heard =>
      effectMatch({ nextHordes: ['lich-queen'], curses, events: ['solar-eclipse'] }, [
        { op: 'placeHorde', n: 1, at: { at: 'capital' } },
      ])
    const three = queen([at(3, 0), at(0, 3), at(-3, 0)]).match.play.state
    expect(three.curse.filter((n) => n > 0)).toHaveLength(4)
    expect(three.vp[CHAOS]).toBe(5)
    const four = queen([at(3, 0), at(0, 3), at(-3, 0), at(0, -3)]).match.play.state
    expect(four.vp[CHAOS]).toBe(0)
  })

  it('Oda comes with 2 Threat more, others rise by 1; a full Legion gives The Empire 1 VP [UP-EX-36]', () => {
    const { match } = effectMatch(
      { nextHordes: ['oda-the-fallen'], cards: { executioner: { at: at(3, 0), threat: 7 } } },
      [{ op: 'placeHorde', n: 1, at: { at: 'here' }, threat: 4 }],
      { here: at(-3, 0) },
    )
    const { state } = match.play
    expect(state.threat[card('oda-the-fallen')]).toBe(6)
    expect(state.threat[card('executioner')]).toBe(7)
    expect(state.vp[EMPIRE]).toBe(1)
    expect(unitsOn(state, at(-3, 0))).toBe(0)
  })
})
