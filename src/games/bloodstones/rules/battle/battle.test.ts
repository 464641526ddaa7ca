import { describe, expect, it } from 'vitest'
import { EVERYONE, only, undoTarget } from '../../../../engine/index.ts'
import type { FactionId } from '../../content/units.ts'
import { before, fight, fightOn, heard, listen, type Fight, type Told } from '../../testing/battle.ts'
import { asked, choose, offered, question, refusedBy, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch } from '../../testing/position.ts'
import { unitsIn } from '../table/pieces.ts'
import { bagSize, handSize } from '../table/tiles.ts'
import { fights, mustFight } from './battle.ts'

const factions: FactionId[] = ['dragonRiders', 'horseLords']

/** One swordsman each, hands as given; the only neighbouring area holds a village of role 0, so role 1 cannot retreat. */
const duel = (more: Partial<Fight> = {}): BloodstonesMatch =>
  fight({
    factions,
    units: { 0: [['swordsman', 0]], 1: [['swordsman', 0]] },
    map: { terrain: ['plains', 'plains'], links: [[0, 1]] },
    villages: { 0: [[1, 1]] },
    draw: [[5, 4, 3], [4, 4, 2]], // prettier-ignore
    ...more,
  })

describe('which battles can be fought', () => {
  const t = before({
    factions: ['dragonRiders', 'horseLords', 'hillFolk'],
    units: {
      0: [['archer', 0], ['archer', 1], ['ship', 6]],
      1: [['archer', 1], ['ship', 6], ['archer', 3]],
      2: [['archer', 1], ['archer', 2], ['archer', 3]],
    },
    villages: { 1: [[0, 1]] },
  }) // prettier-ignore
  const list = (role: number): number[] => {
    const out: number[] = []
    fights(t, role, out)
    return out
  }

  it('offers every opponent in every area with own units, on land and at sea [BS-BAT-01, BS-BAT-02, BS-RUL-38]', () => {
    expect(list(0)).toEqual([1 * 3 + 1, 1 * 3 + 2, 6 * 3 + 1])
    expect(list(1)).toEqual([1 * 3 + 0, 1 * 3 + 2, 3 * 3 + 2, 6 * 3 + 0])
    expect(list(2)).toEqual([1 * 3 + 0, 1 * 3 + 1, 3 * 3 + 1])
  })

  it('knows who must fight; villages alone call nobody to arms [BS-MOV-07, BS-MOV-08]', () => {
    expect([0, 1, 2].map((role) => mustFight(t, role))).toEqual([true, true, true])
    const quiet = before({ factions, units: { 0: [['archer', 0]], 1: [['archer', 1]] }, villages: { 1: [[0, 1]] } })
    expect([0, 1].map((role) => mustFight(quiet, role))).toEqual([false, false])
  })
})

describe('drawing', () => {
  it('has each side draw from a full bag of its own [BS-TIL-15, BS-RUL-53]', () => {
    const match = duel({ hands: { 0: ['archer'] }, draw: [[5, 5, 4], [5, 5, 2]] }) // prettier-ignore
    expect(match.state.battle!.tiles).toEqual([[5, 5, 4], [5, 5, 2]]) // prettier-ignore
    const draws = match.log.filter((entry) => entry.type === 'draw')
    expect(draws.map((draw) => draw.n)).toEqual([8, 7, 6, 8, 7, 6])
  })

  it('shows drawn tiles to their owner alone [BS-BAT-11]', () => {
    const match = duel({ hands: { 0: ['archer'] } })
    expect(match.state.battle!.seenBy).toEqual([only(0), only(1)])
    const draws = match.notes.filter((_, i) => match.force[i].type === 'draw').map((note) => note.seenBy)
    expect(draws).toEqual([1, 1, 1, 2, 2, 2])
  })

  it('tells everybody how many, and the owner which [BS-BAT-08, BS-BAT-11]', () => {
    const match = fight({ factions, units: { 0: [['archer', 0, 2]], 1: [['archer', 0]] }, hands: { 0: ['ship'] }, draw: [[2, 5, 3, 4], [4, 4, 2]] }) // prettier-ignore
    const told = listen(match)
    choose(match, 'stay')
    expect(told).toEqual([
      { event: { type: 'stayed', role: 1, area: 0 }, to: EVERYONE },
      { event: { type: 'battleTiles', role: 0, area: 0, count: 4 }, to: EVERYONE },
      { event: { type: 'battleTilesSeen', role: 0, tiles: [5, 4, 3, 2] }, to: only(0) },
      { event: { type: 'battleTiles', role: 1, area: 0, count: 3 }, to: EVERYONE },
      { event: { type: 'battleTilesSeen', role: 1, tiles: [4, 4, 2] }, to: only(1) },
    ])
  })
})

describe('replacing', () => {
  it('is the third of five steps: retreat, draw, replace, reveal, result [BS-BAT-05]', () => {
    const match = fight({
      factions,
      units: { 0: [['swordsman', 0]], 1: [['archer', 0], ['archer', 0]] }, // prettier-ignore
      hands: { 0: ['archer'], 1: ['archer'] },
      draw: [[5, 5, 4], [2, 2, 3, 3]], // prettier-ignore
    })
    const told = listen(match)
    const questions: string[] = []
    while (match.state.battle !== undefined) {
      questions.push(question(match))
      choose(match, ['stay', 'none'].find((key) => offered(match).includes(key)) ?? offered(match)[0])
    }
    expect(questions).toEqual(['retreat@1', 'replace@0', 'replace@1', 'fleeTo@1'])
    expect(told.filter(({ to }) => to === EVERYONE).map(({ event }) => event.type)).toEqual([
      'stayed',
      'battleTiles',
      'battleTiles',
      'replacementMade',
      'replacementMade',
      'sideRevealed',
      'sideRevealed',
      'battleWon',
      'unitLost',
      'fled',
      'battleEnded',
    ])
  })

  it('asks the attacker first, then the defender [BS-BAT-12, BS-BAT-03]', () => {
    const match = duel({ hands: { 0: ['archer'], 1: ['archer'] } })
    expect(question(match)).toBe('replace@0')
    choose(match, 'none')
    expect(question(match)).toBe('replace@1')
    choose(match, 'none')
    expect(match.state.battle).toBeUndefined()
  })

  it('asks in the same order when the attacker is a later player [BS-BAT-03, BS-BAT-12]', () => {
    const match = duel({ attacker: 1, defender: 0, hands: { 0: ['archer'], 1: ['archer'] }, villages: {} })
    fightOn(match)
    expect(match.log.flatMap((e) => (e.type === 'answer' && e.option === 'none' ? [e.role] : []))).toEqual([1, 0])
  })

  it('offers any hand tile, blanks too, for any one tile drawn, or nothing [BS-BAT-13, BS-TIL-04]', () => {
    const match = duel({ hands: { 0: ['blank', 'archer', 'archer', 'dragon'] }, draw: [[5, 4, 5], [4, 4, 2]] }) // prettier-ignore
    expect(offered(match)).toEqual(['none', 'archer>5', 'archer>4', 'dragon>5', 'dragon>4', 'blank>5', 'blank>4'])
    expect(refusedBy(match, 0, 'archer>3')).toEqual(['BS-BAT-12'])
    expect(refusedBy(match, 0, 'ship>5')).toEqual(['BS-BAT-12'])
    expect(refusedBy(match, 0, 'archer>5')).toEqual([])
    const described = view(match)!.options[3]
    expect(described.label).toEqual({ key: 'battle.replace', args: { unit: unit('dragon'), value: 5, tile: 5 } })
    expect(described.detail).toEqual({ key: 'battle.replaceSum', args: { sum: 14, total: 15 } })
    expect(view(match)!.options[0].label).toEqual({ key: 'battle.keepTiles', args: { total: 15 } })
  })

  it('leaves out players with an empty hand, which all can see [BS-RUL-86]', () => {
    const match = duel({ hands: { 1: ['archer'] } })
    expect(question(match)).toBe('replace@1')
  })

  it('takes the hand tile out of the hand and keeps it hidden until the totals [BS-RUL-40, BS-BAT-12]', () => {
    const match = duel({ hands: { 0: ['blank', 'archer'], 1: ['archer'] } })
    const told = listen(match)
    choose(match, 'blank>3')
    expect(handSize(match.play, 0)).toBe(1)
    const { battle } = match.state
    expect(battle!.tiles[0]).toEqual([5, 4])
    expect([battle!.replacement, battle!.exchanged]).toEqual([[unit('blank'), -1], [3, -1]]) // prettier-ignore
    expect([battle!.seenBy, battle!.decided]).toEqual([[1, 2], [true, false]]) // prettier-ignore
    expect(told).toEqual([
      { event: { type: 'replacementSeen', role: 0, unit: unit('blank'), tile: 3 }, to: only(0) },
      { event: { type: 'replacementMade', role: 0, made: true }, to: EVERYONE },
    ])
    expect(match.notes.at(-1)!.seenBy).toBe(only(0))
    expect(refusedBy(match, 0, 'archer>5')).toEqual(['BS-BAT-12'])
  })

  it('closes what a side can decide before the tiles are shown; so does staying', () => {
    const closes = (match: BloodstonesMatch): boolean | undefined => {
      const ask = asked(match)
      return ask.question.closes?.(match.play, ask)
    }
    expect(closes(duel({ hands: { 0: ['archer'] } }))).toBe(true)
    expect(closes(fight({ factions, units: { 0: [['archer', 0]], 1: [['archer', 0]] } }))).toBe(true)
  })

  it('is possible once for each side only [BS-BAT-12]', () => {
    const match = duel({ hands: { 0: ['blank', 'blank'], 1: ['archer'] } })
    choose(match, 'blank>3')
    expect(question(match)).toBe('replace@1')
  })
})

const revealed = (told: readonly Told[]): unknown[] =>
  heard(told, 'sideRevealed').map(({ role, tiles, replacement, value, total }) => [
    role,
    tiles,
    replacement,
    value,
    total,
  ])

describe('totals', () => {
  it('shows the three highest, a fourth tile never [BS-BAT-15, BS-RUL-40]', () => {
    const match = fight({ factions, units: { 0: [['archer', 0, 2]], 1: [['archer', 0]] }, draw: [[2, 5, 3, 4], [4, 4, 2]] }) // prettier-ignore
    const told = listen(match)
    choose(match, 'stay')
    expect(revealed(told)).toEqual([
      [0, [5, 4, 3], -1, 0, 12],
      [1, [4, 4, 2], -1, 0, 10],
    ])
  })

  it('counts the hand tile instead of the exchanged one, which is never shown [BS-BAT-12, BS-RUL-40]', () => {
    const match = duel({ hands: { 0: ['blank'], 1: ['archer'] } })
    const told = listen(match)
    choose(match, 'blank>3', 'archer>4')
    expect(revealed(told)).toEqual([
      [0, [5, 4], unit('blank'), 5, 15],
      [1, [4, 2], unit('archer'), 2, 9],
    ])
  })

  it('ignores a hand tile that is the lowest of four [BS-BAT-15]', () => {
    const units = { 0: [['archer', 0, 2]], 1: [['archer', 0]] } as const
    const low = fight({ factions, units, hands: { 0: ['archer'] }, draw: [[5, 5, 4, 4], [4, 4, 2]] }) // prettier-ignore
    const told = listen(low)
    choose(low, 'stay', 'archer>5')
    expect(revealed(told)[0]).toEqual([0, [5, 4, 4], -1, 0, 13])
    expect(heard(told, 'replacementDiscarded')).toEqual([{ type: 'replacementDiscarded', role: 0, unit: 0 }])
    const equal = fight({ factions, units, hands: { 0: ['ship'] }, draw: [[5, 5, 4, 4], [4, 4, 2]] }) // prettier-ignore
    const heardEqual = listen(equal)
    choose(equal, 'stay', 'ship>5')
    expect(revealed(heardEqual)[0]).toEqual([0, [5, 4], unit('ship'), 4, 13])
  })

  it('adds the modifiers of both sides: the worked example [BS-EX-21, BS-EX-22, BS-BAT-16]', () => {
    const match = fight({
      factions,
      units: { 0: [['cavalry', 0], ['lizardman', 0, 2], ['leader', 0]], 1: [['swordsman', 0], ['shieldGuard', 0]] },
      hands: { 0: ['dragon'], 1: ['ship'] },
      draw: [[4, 3, 2, 2], [5, 3, 2]],
    }) // prettier-ignore
    expect(match.state.battle!.tiles.map((tiles) => tiles.length)).toEqual([4, 3])
    const told = listen(match)
    choose(match, 'dragon>2', 'ship>2')
    expect(revealed(told)).toEqual([
      [0, [4, 3], unit('dragon'), 5, 16],
      [1, [5, 3], unit('ship'), 4, 14],
    ])
    const [attack, defence] = heard(told, 'sideRevealed')
    expect(attack.modifiers.map((line) => [line.unit, line.count * line.each])).toEqual([
      [unit('cavalry'), 1],
      [unit('leader'), 1],
      [unit('lizardman'), 2],
    ])
    expect(defence.modifiers.map((line) => [line.unit, line.count * line.each])).toEqual([
      [unit('swordsman'), 1],
      [unit('shieldGuard'), 1],
    ])
    expect([attack.isAttacker, defence.isAttacker]).toEqual([true, false])
  })

  it('gives attack-only modifiers to the active and defence-only ones to the other player [BS-BAT-18]', () => {
    const totals = (attacker: 0 | 1): unknown[] => {
      const units = { 0: [['lizardman', 0]], 1: [['shieldGuard', 0], ['archer', 0]] } as const // prettier-ignore
      const many = attacker === 0 ? [[5, 4, 2], [5, 5, 4, 3]] : [[5, 5, 4, 3], [5, 4, 2]] // prettier-ignore
      const match = fight({ factions, units, attacker, defender: attacker === 0 ? 1 : 0, draw: many })
      const told = listen(match)
      choose(match, 'stay')
      return heard(told, 'sideRevealed').map(({ role, total }) => [role, total])
    }
    expect(totals(0)).toEqual([
      [0, 12],
      [1, 15],
    ])
    expect(totals(1)).toEqual([
      [1, 14],
      [0, 11],
    ])
  })

  it('gives the battle to the higher total [BS-BAT-19]', () => {
    expect(duel({ draw: [[5, 4, 3], [4, 4, 3]] }).state.vp).toEqual([1, 0]) // prettier-ignore
    expect(duel({ draw: [[4, 4, 3], [5, 4, 3]] }).state.vp).toEqual([0, 1]) // prettier-ignore
  })

  it('cannot be taken back once the tiles are shown [BS-BAT-15]', () => {
    const match = duel({ hands: { 1: ['archer'] }, units: { 0: [['swordsman', 0]], 1: [['swordsman', 0], ['archer', 0]] }, draw: [[5, 5, 4], [2, 2, 3, 3]] }) // prettier-ignore
    choose(match, 'none')
    expect(question(match)).toBe('lose@1')
    expect(undoTarget(match, 1)).toBeUndefined()
  })
})

describe('Corsairs', () => {
  const corsairs = (attacker: 0 | 1): BloodstonesMatch =>
    duel({
      factions: ['corsairs', 'hillFolk', 'dragonRiders'],
      units: { 0: [['axeThrower', 0]], 1: [['swordsman', 0]] },
      hands: { 0: ['blank'], 1: ['raider'] },
      attacker,
      defender: attacker === 0 ? 1 : 0,
      villages: { 2: [[1, 1]] },
    })

  it('decide after their opponent, who reveals first, attacking or defending [BS-FAC-COR-04, BS-BAT-14, BS-RUL-41]', () => {
    for (const attacker of [0, 1] as const) {
      const match = corsairs(attacker)
      const side = attacker === 0 ? 1 : 0
      expect(question(match)).toBe('replace@1')
      expect(view(match)!.prompt.key).toBe('battle.replaceAsk')
      const told = listen(match)
      const knowledge = match.state.knowledge
      choose(match, 'none')
      expect(match.state.knowledge).toBe(knowledge + 1)
      expect(question(match)).toBe('replace@0')
      expect(match.state.battle!.seenBy[side]).toBe(EVERYONE)
      expect(match.state.battle!.seenBy[1 - side]).toBe(only(0))
      expect(heard(told, 'sideRevealed').map((event) => event.role)).toEqual([1])
      const total = heard(told, 'sideRevealed')[0].total
      expect(total).toBe(attacker === 0 ? 11 : 13)
      expect(view(match)!.prompt).toEqual({ key: 'battle.replaceAskShown', args: { area: 0, opponent: 1, total } })
    }
  })

  it('see the replaced total of their opponent, but not the exchanged tile [BS-RUL-41, BS-RUL-40]', () => {
    const match = corsairs(0)
    choose(match, 'raider>4')
    expect(match.state.battle!.exchanged).toEqual([-1, -1])
    expect(match.state.battle!.tiles[1]).toEqual([4, 2])
    expect(view(match)!.prompt.args!.total).toBe(9)
  })

  it('make nobody reveal twice [BS-BAT-15]', () => {
    const match = corsairs(0)
    const told = listen(match)
    choose(match, 'none', 'none')
    expect(heard(told, 'sideRevealed').map((event) => event.role)).toEqual([1, 0])
  })

  it('keep that order in a repeated round [BS-RUL-41, BS-RUL-42]', () => {
    const match = duel({
      factions: ['corsairs', 'hillFolk', 'dragonRiders'],
      units: { 0: [['axeThrower', 0]], 1: [['swordsman', 0]] },
      hands: { 0: ['blank'], 1: ['raider'] },
      villages: { 2: [[1, 1]] },
      draw: [[5, 4, 3], [5, 4, 3], [5, 4, 3], [5, 4, 2]], // prettier-ignore
    })
    choose(match, 'none', 'none')
    expect(question(match)).toBe('replace@1')
    expect(match.state.battle!.seenBy).toEqual([only(0), only(1)])
    choose(match, 'none')
    expect(question(match)).toBe('replace@0')
  })

  it('score one more for every battle won, as attacker or defender [BS-FAC-COR-05, BS-BAT-21]', () => {
    for (const attacker of [0, 1] as const) {
      const match = corsairs(attacker)
      choose(match, 'none', attacker === 0 ? 'none' : 'blank>2')
      expect(match.state.vp).toEqual([2, 0, 0])
    }
    const lost = corsairs(1)
    choose(lost, 'none', 'none')
    expect(lost.state.vp).toEqual([0, 1, 0])
  })
})

describe('ties', () => {
  const draw = [[5, 4, 3], [5, 4, 3], [5, 5, 4], [2, 2, 3]] // prettier-ignore

  it('are the defender’s with a shield guard, as a full win [BS-BAT-25, BS-RUL-43, BS-TIL-21]', () => {
    const match = duel({ units: { 0: [['swordsman', 0]], 1: [['shieldGuard', 0]] }, draw })
    expect(match.state.vp).toEqual([0, 1])
    expect(unitsIn(match.play, 0, 0)).toBe(0)
  })

  it('are not decided by shield guards of the attacker [BS-RUL-43]', () => {
    const match = duel({ units: { 0: [['shieldGuard', 0]], 1: [['archer', 0]] }, hands: { 0: ['archer'] }, draw })
    choose(match, 'none')
    expect(question(match)).toBe('replace@0')
    expect(match.state.battle!.ties).toBe(1)
    expect(match.state.vp).toEqual([0, 0])
  })

  it('are otherwise fought again from the drawing, without retreat, VP or loss [BS-BAT-26, BS-RUL-42, BS-RUL-46]', () => {
    const tied = fight({ factions, units: { 0: [['swordsman', 0]], 1: [['swordsman', 0]] }, hands: { 0: ['archer', 'ship'], 1: ['blank'] }, draw: [[5, 4, 3], [5, 4, 3], [4, 4, 3], [5, 5, 4]] }) // prettier-ignore
    const told = listen(tied)
    choose(tied, 'stay', 'ship>4', 'none')
    expect(question(tied)).toBe('replace@0')
    expect(tied.state.vp).toEqual([0, 0])
    expect([unitsIn(tied.play, 0, 0), unitsIn(tied.play, 0, 1)]).toEqual([1, 1])
    expect(heard(told, 'battleTied')).toEqual([{ type: 'battleTied', area: 0, total: 13 }])
    expect(tied.state.battle).toEqual({
      area: 0,
      roles: [0, 1],
      tiles: [[4, 4, 3], [5, 5, 4]],
      replacement: [-1, -1],
      exchanged: [-1, -1],
      seenBy: [1, 2],
      decided: [false, false],
      ties: 1,
    }) // prettier-ignore
    expect(refusedBy(tied, 1, 'retreat')).toEqual(['BS-BAT-26'])
    // the ship is gone for good, the archer is still there
    expect(offered(tied)).toEqual(['none', 'archer>4', 'archer>3'])
  })

  it('allow both sides another replacement from what is left, with as many tiles as before [BS-RUL-42, BS-BAT-08]', () => {
    const match = duel({
      units: { 0: [['swordsman', 0], ['archer', 0]], 1: [['swordsman', 0]] },
      hands: { 0: ['ship', 'castle'], 1: ['ship', 'castle'] },
      draw: [[5, 3, 2, 2], [5, 3, 2], [5, 3, 3, 2], [5, 3, 2]],
    }) // prettier-ignore
    choose(match, 'ship>2', 'castle>2')
    expect(match.state.battle!.tiles).toEqual([[5, 3, 3, 2], [5, 3, 2]]) // prettier-ignore
    expect(offered(match)).toEqual(['none', 'castle>5', 'castle>3', 'castle>2'])
    choose(match, 'castle>2')
    expect(offered(match)).toEqual(['none', 'ship>5', 'ship>3', 'ship>2'])
    choose(match, 'none')
    expect(match.state.vp).toEqual([1, 0])
    const used = [0, 20].map((first) => [match.state.discard[first + unit('ship')], match.state.discard[first + unit('castle')]]) // prettier-ignore
    expect(used).toEqual([[1, 1], [0, 1]]) // prettier-ignore
    expect([handSize(match.play, 0), handSize(match.play, 1)]).toEqual([0, 1])
  })

  it('clean up first: bags are full again, replacements discarded [BS-BAT-29, BS-BAT-30, BS-RUL-53]', () => {
    const match = duel({ hands: { 0: ['archer', 'ship'], 1: ['blank'] }, draw: [[5, 4, 3], [5, 4, 3], [5, 4, 3], [5, 4, 3]] }) // prettier-ignore
    choose(match, 'ship>4', 'none')
    const ship = unit('ship')
    expect([match.state.discard[ship], match.state.hand[ship]]).toEqual([1, 0])
    expect(match.log.flatMap((e) => (e.type === 'draw' ? [e.n] : []))).toEqual([8, 7, 6, 8, 7, 6, 8, 7, 6, 8, 7, 6])
  })
})

describe('clean-up', () => {
  it('discards replacements face up to their owners and draws nothing for them [BS-BAT-30, BS-BAT-31, BS-EX-24]', () => {
    const hand = ['archer', 'archer', 'ship', 'ship', 'leader', 'castle'] as const
    const match = duel({ factions: ['horseLords', 'dragonRiders'], hands: { 0: ['archer'], 1: hand }, draw: [[5, 5, 4], [3, 2, 2]] }) // prettier-ignore
    const bag = bagSize(match.play, 1)
    const told = listen(match)
    choose(match, 'none', 'leader>2')
    expect(heard(told, 'replacementDiscarded')).toEqual([
      { type: 'replacementDiscarded', role: 1, unit: unit('leader') },
    ])
    expect(match.state.discard[20 + unit('leader')]).toBe(1)
    expect([handSize(match.play, 1), bagSize(match.play, 1)]).toEqual([5, bag])
    expect(match.state.battle).toBeUndefined()
    expect(heard(told, 'battleEnded')).toEqual([{ type: 'battleEnded', area: 0 }])
    choose(match, 'end', 'none')
    expect(question(match)).toBe('action@1')
    expect(handSize(match.play, 1)).toBe(5)
  })
})
