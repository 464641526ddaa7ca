import { describe, expect, it } from 'vitest'
import { NOBODY } from '../../../../engine/index.ts'
import { sizeOfDeck } from '../../../../kit/deck.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import { choose, heardMatch, numbered, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { attributeOf } from '../heroes/attributes.ts'
import { discardOwn } from './discard.ts'
import { takeDrawn } from './feats.ts'

const KHAAL: Position = { heroes: ['khaal', 'yanny'], startFeats: false }
const feat = (id: string): number => numbered('feats', id)
const TROLLS = feat('khaal-troll-father')
const FRENZY = feat('khaal-blood-frenzy')
const CHIEF = feat('khaal-chieftain-by-blood')

describe('Feats', () => {
  it('a Hero has ten: two START Feats in play, eight in the deck [UP-CRD-01]', () => {
    const { state, content } = tableOf({ heroes: ['khaal', 'yanny'] })
    expect(state.feats[0].map((one) => content.cards.second.feats[one].isStart)).toEqual([true, true])
    expect(sizeOfDeck(state.featDecks[0])).toBe(8)
    expect(state.featDecks[0].middle.every((one) => content.cards.second.feats[one].hero === 1)).toBe(true)
  })

  it('"draw a Feat" puts the top card into play, active at once [UP-CRD-11, UP-CRD-20]', () => {
    const content = withCards({
      feats: {
        'khaal-troll-father': {
          modifiers: [],
          abilities: [{ window: 'gained', use: 'must', limit: 'none', do: [{ op: 'gain', who: 'you', salt: 3 }] }],
        },
      },
    })
    const { match, told } = effectMatch(
      { ...KHAAL, content, nextFeats: { 0: ['khaal-troll-father'] } },
      [{ op: 'drawFeat', who: 'you', n: 1 }],
      { you: 0 },
    )
    expect(match.state.feats[0]).toEqual([TROLLS])
    expect(match.state.resources[0]).toBe(8)
    expect(told('featGained')).toEqual([{ role: 0, feat: TROLLS, rule: 'UP-CRD-11' }])
  })

  it('of several drawn one is kept, the rest goes to the bottom, known to the owner alone [UP-CRD-11, UP-RUL-10]', () => {
    const effects = [{ op: 'drawFeat', who: 'you', n: 2, keep: 1 }] as const
    const { match } = effectMatch(
      { ...KHAAL, nextFeats: { 0: ['khaal-troll-father', 'khaal-blood-frenzy'] } },
      effects,
      { you: 0 },
    )
    expect(question(match)).toBe('keepFeat@0')
    expect(offered(match)).toEqual([`feat:${TROLLS}`, `feat:${FRENZY}`].sort())
    expect(refusedBy(match, 0, `feat:${CHIEF}`)).toEqual(['UP-BLD-02'])
    choose(match, `feat:${FRENZY}`)
    expect(match.state.feats[0]).toEqual([FRENZY])
    const deck = match.state.featDecks[0]
    expect([deck.bottom, deck.bottomSeen]).toEqual([[TROLLS], [1]])
    expect(match.state.drawnFeats[0]).toEqual([])
  })

  it('"gain a Feat" searches the deck and shuffles it [UP-CRD-12, UP-RUL-34]', () => {
    const { match } = effectMatch(
      { ...KHAAL, nextFeats: { 0: ['khaal-troll-father'] } },
      [{ op: 'gainFeat', who: 'you', n: 1 }],
      { you: 0 },
    )
    expect(question(match)).toBe('chooseFeat@0')
    expect(offered(match)).toHaveLength(8)
    expect(refusedBy(match, 0, `feat:${feat('khaal-raiders-share')}`)).toEqual(['UP-CRD-12'])
    choose(match, `feat:${FRENZY}`)
    expect(match.state.feats[0]).toEqual([FRENZY])
    expect(match.state.featDecks[0].top).toEqual([])
    expect(match.state.featDecks[0].middle).toHaveLength(7)
  })

  it('with fewer cards left what is there is drawn; nothing from an empty deck [UP-RUL-34]', () => {
    const effects = [{ op: 'drawFeat', who: 'you', n: 2, keep: 1 }] as const
    const left = (cards: number[]): number[] => {
      const arrange: Position['arrange'] = (s) => (s.featDecks[0].middle = cards)
      return effectMatch({ ...KHAAL, arrange }, effects, { you: 0 }).match.state.feats[0]
    }
    expect(left([TROLLS])).toEqual([TROLLS])
    expect(left([])).toEqual([])
  })

  it('a discarded Feat goes to the bottom of its deck, START Feats too [UP-CRD-09, UP-RUL-34]', () => {
    const position: Position = { ...KHAAL, feats: { 0: ['khaal-raiders-share'] } }
    const cards = { type: 'feat', pick: 'choose' } as const
    const { match } = effectMatch(position, [{ op: 'discardCards', who: 'you', cards }], { you: 0 })
    expect(match.state.feats[0]).toEqual([])
    expect(match.state.featDecks[0].bottom).toEqual([feat('khaal-raiders-share')])
  })

  it('an attribute Feat raises one of its attributes, and counts as a Feat [UP-CRD-17, UP-RUL-33]', () => {
    const heard = effectMatch(
      { ...KHAAL, nextFeats: { 0: ['khaal-chieftain-by-blood'] } },
      [{ op: 'drawFeat', who: 'you', n: 1 }],
      { you: 0 },
    )
    const { match } = heard
    expect(question(match)).toBe('chooseAttribute@0')
    expect(offered(match)).toEqual(['attribute:0', 'attribute:2'])
    choose(match, 'attribute:2')
    expect(attributeOf(match.play, 0, 2)).toBe(2)
    expect(match.state.feats[0]).toEqual([CHIEF])
    expect(heard.told('resourceGained')).not.toEqual([])
    discardOwn(match.play, 0, 'feat', CHIEF)
    expect([attributeOf(match.play, 0, 2), match.state.tucked]).toEqual([1, []])
  })

  it('Feats and Items are ten together: the eleventh makes one of them go, also the new one [UP-CRD-04, UP-RUL-33]', () => {
    const ids = [
      'khaal-pack-runners',
      'khaal-great-trophy',
      'khaal-endless-tribes',
      'khaal-nothing-wasted',
      'khaal-war-cry-of-the-krowh',
      'khaal-raiders-share',
      'khaal-troll-father',
    ]
    const full: Position = { ...KHAAL, feats: { 0: ids }, items: { 0: ['flenser', 'abad-warpaint', 'xyxrit-leaves'] } }
    const draw = [{ op: 'drawFeat', who: 'you', n: 1 }] as const
    const { match } = effectMatch({ ...full, nextFeats: { 0: ['khaal-chieftain-by-blood'] } }, draw, { you: 0 })
    expect(question(match)).toBe('discardForLimit@0')
    expect(offered(match)).toHaveLength(11)
    expect(refusedBy(match, 0, `item:${numbered('items', 'whip-of-thorns')}`)).toEqual(['UP-CRD-04'])
    choose(match, `feat:${CHIEF}`)
    expect(match.over).toBe(true)
    expect(match.state.resources.slice(0, 3)).toEqual([5, 5, 5])
    expect(match.state.feats[0]).toHaveLength(7)
  })

  it('a card may change the limit: cards beat the rulebook [UP-CRD-06]', () => {
    const content = withCards({
      feats: { 'khaal-troll-father': { modifiers: [{ rule: 'limit', what: 'cards', change: -8 }] } },
    })
    const position: Position = { ...KHAAL, content, feats: { 0: ['khaal-pack-runners', 'khaal-troll-father'] } }
    const { match } = heardMatch(position, [{ procedure: 'cardLimit', args: { role: 0 } }])
    expect(match.over).toBe(true)
    const more = effectMatch(
      { ...position, nextFeats: { 0: ['khaal-blood-frenzy'] } },
      [{ op: 'drawFeat', who: 'you', n: 1 }],
      { you: 0 },
    )
    expect(question(more.match)).toBe('discardForLimit@0')
  })

  it('in an imagined world a drawn Feat may lie in the deck: it changes places with one of those drawn [UP-RUL-10]', () => {
    const taken = (where: 'middle' | 'top' | 'bottom'): readonly number[][] => {
      const { match } = heardMatch(
        {
          ...KHAAL,
          arrange(state) {
            const [deck] = state.featDecks
            deck.middle = deck.middle.filter((one) => one !== TROLLS && one !== FRENZY && one !== CHIEF)
            deck[where].push(TROLLS)
            if (where !== 'middle') deck[`${where}Seen`].push(NOBODY)
            state.drawnFeats[0] = [FRENZY, CHIEF]
          },
        },
        [{ procedure: 'convert', args: { role: 0 } }],
      )
      takeDrawn(match.play, 0, TROLLS)
      const { drawnFeats, featDecks } = match.state
      expect(featDecks[0][where]).toContain(FRENZY)
      expect(featDecks[0][where]).not.toContain(TROLLS)
      expect(featDecks[0].middle).toEqual([...featDecks[0].middle].sort((a, b) => a - b))
      return drawnFeats.slice(0, 1)
    }
    expect([taken('middle'), taken('top'), taken('bottom')]).toEqual([[[CHIEF]], [[CHIEF]], [[CHIEF]]])
    const { match } = heardMatch({ ...KHAAL, arrange: (s) => void (s.drawnFeats[0] = [FRENZY, CHIEF]) }, [
      { procedure: 'convert', args: { role: 0 } },
    ])
    const deck = JSON.stringify(match.state.featDecks[0])
    takeDrawn(match.play, 0, FRENZY)
    expect([match.state.drawnFeats[0], JSON.stringify(match.state.featDecks[0])]).toEqual([[CHIEF], deck])
  })
})
