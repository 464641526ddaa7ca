import { describe, expect, it } from 'vitest'
import type { Colour, HexId } from '../../content/names.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import {
  at,
  choose,
  dice,
  heardMatch,
  numbered,
  offered,
  question,
  refusedBy,
  tableOf,
  type Heard,
  type Position,
} from '../../testing/position.ts'
import { ANY_COLOUR } from '../heroes/hero-dice.ts'
import { CHAOS, EMPIRE, NONE, type State } from '../table/state.ts'
import { questBonus } from './quest.ts'

const INSTRUCTION = 'instruction-of-the-druids'
const PROPHETESS = 'druidic-prophetess'
const questOf = (id: string): number => numbered('quests', id)
const MARSH: HexId = 'haunted-hollows'
const HERE = at(1, 0)

type Faces = readonly `${Colour}:${string}`[]

/** Ronja attempts a Quest. */
function attempt(position: Position, faces: Faces, more: object = {}): Heard {
  // Without Feats to search for, a solved Quest asks nothing more.
  const arrange: Position['arrange'] = (state) => (state.featDecks[0].middle = [])
  const defaults: Position = { heroes: ['ronja', 'dugpa'], startFeats: false, openQuests: [INSTRUCTION], arrange }
  const frame = { procedure: 'quest', args: { role: 0, dice: [], ignoreFail: 0, ...more } }
  const heard = heardMatch({ ...defaults, ...position }, [frame], dice(...faces))
  const quests = heard.match.over ? [] : offered(heard.match)
  if (quests.length === 1) choose(heard.match, quests[0])
  return heard
}

/** Her dice are two red, a blue and a Guile die. */
const rolls = (...faces: string[]): Faces =>
  ['red', 'red', 'blue', 'white'].map((colour, i) => `${colour}:${faces[i]}` as Faces[number])

describe('Quests', () => {
  it('Ronja instructs herself on the Marsh: two goals, a Feat, 2 VP, the Quest is gone [UP-EX-13, UP-QST-03, UP-QST-06]', () => {
    const feat = numbered('feats', 'khaal-troll-father')
    const position: Position = { heroAt: { 0: HERE }, tiles: { [HERE]: MARSH }, items: { 0: ['xyxrit-leaves'] } }
    const other = numbered('feats', 'khaal-pack-runners')
    const arrange: Position['arrange'] = (s) => (s.featDecks[0].middle = [other, feat].sort((a, b) => a - b))
    const heard = attempt({ ...position, arrange }, ['red:S', 'red:SB', 'blue:H', 'purple:-', 'white:H', 'black:S'])
    const { match } = heard
    expect(question(match)).toBe('guileDice@0')
    choose(match, 'option:0')
    expect(question(match)).toBe('useAbility@0')
    choose(match, offered(match)[0])
    choose(match, 'colour:5')
    expect((heard.told('heroRolled')[0] as { dice: string }).dice).toBe('3,3,2,4,0,5')
    expect(heard.told('heroResult')).toEqual([
      { role: 0, quest: questOf(INSTRUCTION), skulls: 3, shields: 2, bolts: 1 },
    ])
    expect(heard.told('featsSearched')).toEqual([{ role: 0 }])
    choose(match, `feat:${feat}`)
    expect(match.state.feats[0]).toEqual([feat])
    expect(match.state.vp[0]).toBe(2)
    expect(match.state.openQuests).toEqual([NONE, NONE, NONE])
    expect(match.state.questDiscard).toEqual([questOf(INSTRUCTION)])
    expect(match.state.items[0]).toEqual([])
    expect(match.state.itemDiscard).toEqual([numbered('items', 'xyxrit-leaves')])
  })

  it('rewards belong to the goals met; one goal of two fails [UP-EX-14, UP-QST-05, UP-QST-07]', () => {
    const outcome = (...faces: string[]): number[] => {
      const heard = attempt({}, rolls(...faces))
      choose(heard.match, 'option:0')
      const { vp, openQuests } = heard.match.state
      return [vp[0], vp[CHAOS], openQuests[0] === NONE ? 0 : 1]
    }
    expect(outcome('SS', 'SS', 'H', '-')).toEqual([1, 0, 0])
    expect(outcome('SS', 'SB', 'S', '-')).toEqual([1, 0, 0])
    expect(outcome('SS', 'SB', 'S', 'SH')).toEqual([2, 0, 0])
    expect(outcome('SS', 'S', 'H', '-')).toEqual([0, 1, 1])
    expect(outcome('SS', 'SS', 'S', '-')).toEqual([0, 1, 1])
  })

  it('the log names the rule of each VP: rewards of a solved Quest, the fail effect of a failed one [UP-QST-06, UP-QST-07]', () => {
    const rules = (...faces: string[]): string[] => {
      const heard = attempt({}, rolls(...faces))
      choose(heard.match, 'option:0')
      return heard
        .told('vpGained')
        .map((event) => `${(event as { side: number }).side} ${(event as { rule: string }).rule}`)
    }
    expect(rules('SS', 'SB', 'S', 'SH')).toEqual(['0 UP-QST-06', '0 UP-QST-06'])
    expect(rules('-', '-', '-', '-')).toEqual([`${CHAOS} UP-QST-07`])
  })

  it('the Prophetess wants two of three goals [UP-EX-15, UP-QST-04, UP-QST-10]', () => {
    const outcome = (...faces: string[]): (string | number)[] => {
      const heard = attempt({ openQuests: [PROPHETESS] }, rolls(...faces))
      choose(heard.match, 'option:0')
      const { quests, vp, questDiscard } = heard.match.state
      return [quests[0].length === 1 ? 'taken' : 'failed', vp[CHAOS], questDiscard.length]
    }
    expect(outcome('SS', 'S', 'H', '-')).toEqual(['taken', 0, 0])
    expect(outcome('SS', 'SB', '-', '-')).toEqual(['taken', 0, 0])
    expect(outcome('SB', '-', 'H', '-')).toEqual(['taken', 0, 0])
    expect(outcome('SS', 'S', 'S', '-')).toEqual(['failed', 2, 1])
  })

  it('any available Quest, from any hex; nothing without one [UP-QST-01, UP-QST-02]', () => {
    const heard = attempt({ openQuests: [INSTRUCTION, '', PROPHETESS], heroAt: { 0: at(0, 0) } }, [])
    expect(question(heard.match)).toBe('chooseQuest@0')
    expect(offered(heard.match)).toEqual([`quest:${questOf(INSTRUCTION)}`, `quest:${questOf(PROPHETESS)}`])
    expect(refusedBy(heard.match, 0, `quest:${questOf('release-the-kraken')}`)).toEqual(['UP-QST-02'])
    expect(attempt({ openQuests: [] }, []).match.over).toBe(true)
  })

  it('bonus dice only where their condition is met [UP-QST-03]', () => {
    const bonus = (position: Position): number[] =>
      questBonus(tableOf({ heroAt: { 0: HERE }, ...position }), questOf(PROPHETESS), 0)
    expect(bonus({ tiles: { [HERE]: MARSH } })).toEqual([])
    expect(bonus({ tiles: { [HERE]: MARSH }, curses: [HERE] })).toEqual([4])
    expect(bonus({ tiles: { [HERE]: MARSH }, curses: [at(0, 1)] })).toEqual([])
    const any = withCards({ quests: { [PROPHETESS]: { bonus: [{ if: [], dice: ['any'] }] } } })
    expect(bonus({ content: any })).toEqual([ANY_COLOUR])
  })

  it('the solve effect comes first, then the rewards from left to right; symbols are not used up [UP-RUL-39, UP-QST-06]', () => {
    const gain = (n: number) => [{ op: 'gainVP', who: 'you', n }] as const
    const goals = [1, 2, 3].map((n) => ({ symbol: 0, n, reward: gain(n), text: undefined }))
    const content = withCards({
      quests: { [INSTRUCTION]: { goals, need: 1, solve: [...gain(7), { op: 'discardThis' }] } },
    })
    const heard = attempt({ content }, rolls('SS', '-', '-', '-'))
    choose(heard.match, 'option:0')
    expect(heard.told('vpGained').map((event) => (event as { points: number }).points)).toEqual([7, 1, 2])
  })

  it('a failed Quest stays unless its text discards it; a fail effect may be ignored [UP-RUL-38, UP-QST-07]', () => {
    const heard = attempt({}, rolls('-', '-', '-', '-'), { ignoreFail: 1, dice: [2] })
    choose(heard.match, 'option:0')
    expect((heard.told('heroRolled')[0] as { dice: string }).dice).toBe('3,3,2,2,0')
    expect(heard.match.state.vp[CHAOS]).toBe(0)
    expect(heard.match.state.openQuests[0]).toBe(questOf(INSTRUCTION))
  })

  it('a discarded Quest is not replaced, its cards go with it [UP-QST-09, UP-QST-11]', () => {
    const arrange: Position['arrange'] = (s) => {
      s.questAttached[0].items.push(numbered('items', 'flenser'))
      s.questAttached[0].ap[1] = 1
      s.questAttached[0].druids.push(3)
    }
    const heard = attempt({ arrange, openQuests: [PROPHETESS] }, rolls('-', '-', '-', '-'))
    choose(heard.match, 'option:0')
    const { state } = heard.match
    expect(state.openQuests).toEqual([NONE, NONE, NONE])
    expect(state.itemDiscard).toEqual([numbered('items', 'flenser')])
    expect([state.spentAp[1], state.questAttached[0].ap]).toEqual([1, [0, 0]])
    expect(state.unusedDruids).toContain(3)
    expect(state.druids).toEqual([])
  })

  it('a Quest that is drawn resolves its immediate effect at once [UP-QST-12]', () => {
    const immediate = [{ op: 'gainVP', who: 'chaos', n: 4 }] as const
    const content = withCards({ quests: { [PROPHETESS]: { immediate } } })
    const effects = [{ op: 'drawQuest' }, { op: 'gainVP', who: 'empire', n: 1 }] as const
    const heard = effectMatch({ content, openQuests: [INSTRUCTION], nextQuests: [PROPHETESS] }, effects, { you: 0 })
    expect(heard.match.state.openQuests.slice(0, 2)).toEqual([questOf(INSTRUCTION), questOf(PROPHETESS)])
    expect(heard.told('vpGained')).toMatchObject([
      { side: 5, rule: 'UP-QST-12' },
      { side: 4, rule: 'UP-EVT-03' },
    ])
    const empty = effectMatch(
      { content, arrange: (s) => (s.questDeck = { ...s.questDeck, top: [], topSeen: [], middle: [], bottom: [] }) },
      effects,
      { you: 0 },
    )
    expect(empty.match.state.openQuests).toEqual([NONE, NONE, NONE])
  })

  it('three are dealt, then immediate effects from left to right; taken Quests stay [UP-RUL-37]', () => {
    const immediate = (n: number) => [{ op: 'gainVP', who: 'chaos', n }] as const
    const content = withCards({
      quests: {
        [PROPHETESS]: { immediate: immediate(1) },
        [INSTRUCTION]: { immediate: immediate(2) },
        'a-deal-with-demons': { immediate: [] },
      },
    })
    const position: Position = {
      content,
      quests: { 1: ['release-the-kraken'] },
      nextQuests: [INSTRUCTION, 'a-deal-with-demons', PROPHETESS],
      phase: 'refresh',
    }
    const heard = heardMatch(position, [{ procedure: 'refresh', args: { step: 4 } }])
    expect(heard.told('vpGained').map((event) => (event as { points: number }).points)).toEqual([2, 1])
    expect(heard.match.state.quests[1]).toEqual([questOf('release-the-kraken')])
  })

  it('no Godpower helps in a Quest, and a Curse takes no Bolt away [UP-QST-13]', () => {
    const position: Position = { heroAt: { 0: HERE }, curses: [HERE], druids: ['watcher', 'red-hand'] }
    const heard = attempt({ ...position, tiles: { [HERE]: 'ice' } }, rolls('SB', '-', 'H', '-'))
    choose(heard.match, 'option:0')
    expect(heard.match.over).toBe(true)
    expect(heard.told('abilityUsed')).toEqual([])
    expect(heard.match.state.vp[0]).toBe(2)
  })

  it('a taken Quest works like a Feat and does not count to ten cards [UP-QST-08, UP-CRD-05]', () => {
    const feats = ['khaal-troll-father', 'khaal-pack-runners', 'khaal-great-trophy', 'khaal-endless-tribes']
    const more = ['khaal-blood-frenzy', 'khaal-nothing-wasted', 'khaal-war-cry-of-the-krowh', 'khaal-raiders-share']
    const position: Position = {
      heroes: ['khaal', 'yanny'],
      feats: { 0: [...feats, ...more] },
      items: { 0: ['flenser', 'abad-warpaint'] },
      openQuests: ['the-smugglers-road'],
    }
    const heard = attempt(position, ['red:SS', 'red:-', 'red:-', 'blue:-'])
    expect(heard.told('questTaken')).toEqual([{ role: 0, quest: questOf('the-smugglers-road') }])
    expect(heard.match.over).toBe(true)
    expect(heard.match.state.feats[0].length + heard.match.state.items[0].length).toBe(10)
    // Nor does it leave less room for the tenth.
    const nine: Position = { ...position, startFeats: false, feats: { 0: feats.concat(more).slice(0, 7) } }
    const tenth = effectMatch(
      { ...nine, quests: { 0: ['the-smugglers-road'] }, openQuests: [], nextFeats: { 0: [more[3]] } },
      [{ op: 'drawFeat', who: 'you', n: 1 }],
      { you: 0 },
    )
    expect(tenth.match.over).toBe(true)
    expect(tenth.match.state.feats[0].length + tenth.match.state.items[0].length).toBe(10)
  })
})

describe('The Lost Caravan', () => {
  const CARAVAN = 'the-lost-caravan'
  const laid =
    (item: string): ((state: State) => void) =>
    (state) => {
      state.featDecks[0].middle = []
      state.questAttached[0].items = [numbered('items', item)]
    }
  const attempted = (item: string, ...faces: string[]): State => {
    const { match } = attempt({ openQuests: [CARAVAN], arrange: laid(item) }, rolls(...faces))
    choose(match, 'option:0')
    return match.state
  }

  it('lays an Item of the market on itself when it comes; the market has a space fewer [UP-RUL-04]', () => {
    const market = ['abad-warpaint', 'flenser', 'xyxrit-leaves']
    const heard = effectMatch({ nextQuests: [CARAVAN], openQuests: [INSTRUCTION], market }, [{ op: 'drawQuest' }])
    const { match } = heard
    expect(question(match)).toBe('chooseFromRow@0')
    choose(match, `item:${numbered('items', 'flenser')}`)
    const slot = match.state.openQuests.indexOf(questOf(CARAVAN))
    expect(match.state.questAttached[slot].items).toEqual([numbered('items', 'flenser')])
    expect(match.state.market).not.toContain(numbered('items', 'flenser'))
  })

  it('solved, gives the Item to a Hero who can carry it, else discards it [UP-CRD-02] [UP-RUL-31]', () => {
    const [light, heavy] = ['abad-warpaint', 'heart-of-winter']
    const carried = attempted(light, 'SS', 'SS', '-', '-')
    expect(carried.items[0]).toEqual([numbered('items', light)])
    expect(carried.openQuests).not.toContain(questOf(CARAVAN))
    const left = attempted(heavy, 'SS', 'SS', '-', '-')
    expect([left.items[0], left.itemDiscard]).toEqual([[], [numbered('items', heavy)]])
  })

  it('failed, gives The Empire 1 VP and is discarded with its Item [UP-QST-07] [UP-QST-11]', () => {
    const state = attempted('flenser', '-', '-', '-', '-')
    expect([state.vp[EMPIRE], state.itemDiscard]).toEqual([1, [numbered('items', 'flenser')]])
    expect(state.questDiscard).toContain(questOf(CARAVAN))
  })
})
