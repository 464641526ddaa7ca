import { describe, expect, it } from 'vitest'
import type { Ability, Round } from '../../content/effects/timing.ts'
import { carrying, fight, FIELD, rollsOf, TILES, using } from '../../testing/combat.ts'
import { at, choose, offered, question, type Heard, type Position } from '../../testing/position.ts'

const salt = { op: 'gain', who: 'you', salt: 1 } as const

const armed = (ability: Ability, more: Position = {}): Position => ({
  heroAt: { 0: FIELD },
  units: { [FIELD]: ['deadeyes', 'trolls'] },
  skeletons: { [FIELD]: 2 },
  items: { 0: ['abad-warpaint'] },
  content: carrying(ability),
  ...more,
})

/** Two Clash Rounds after an Archery Round in which nothing happens. */
const rolls = ['white:-', 'white:-', 'black:S', 'red:-', 'red:-', 'white:-', 'black:S', 'red:-'] as const

/** At which parts of the combat the card is offered; it is used whenever `use` says so. */
function offers(heard: Heard, use: (n: number) => boolean = () => false): string[] {
  const seen: string[] = []
  while (heard.match.play.pending.length > 0) {
    const { combat } = heard.match.state
    const isCard = question(heard.match).startsWith('useAbility')
    if (isCard) seen.push(`${combat?.part}${combat?.clash}`)
    choose(heard.match, isCard && !use(seen.length) ? 'pass' : offered(heard.match)[0])
  }
  return seen
}

describe('cards in combat', () => {
  it('are used in their part and step only [UP-CMB-53]', () => {
    const inRound = (round: Round): string[] =>
      offers(fight(armed(using('combat:beforeDamage', [salt], { rounds: [round] })), rolls))
    expect(inRound('archery')).toEqual(['archery0'])
    expect(inRound('clash')).toEqual(['clash1', 'clash2'])
    expect(offers(fight(armed(using('combat:before', [salt])), rolls))).toEqual(['before0'])
    expect(offers(fight(armed(using('combat:after', [salt])), rolls))).toEqual(['after2'])
  })

  it('only in combats of own Units, unless the card says otherwise [UP-CMB-54, UP-CRD-18]', () => {
    const other = { units: { [FIELD]: ['koloth', 'spearsingers'] } } as const
    expect(offers(fight(armed(using('combat:before', [salt]), other), rolls))).toEqual([])
    const any = using('combat:before', [salt], { whose: 'any' })
    expect(offers(fight(armed(any, other), rolls))).toHaveLength(1)
    const nemeses: Position = { units: {}, garrisons: { [FIELD]: 1 } }
    expect(offers(fight(armed(using('combat:before', [salt]), nemeses), []))).toEqual([])
  })

  it('a card for other players’ combats helps their side [UP-CMB-54]', () => {
    const heard = fight(
      {
        heroes: ['khaal', 'yanny'],
        heroAt: { 1: FIELD },
        units: { [FIELD]: ['trolls'] },
        skeletons: { [FIELD]: 1 },
        feats: { 1: ['yanny-borrowed-courage'] },
      },
      ['black:S', 'blue:H', 'red:S'],
    )
    expect(question(heard.match)).toBe('useAbility@1')
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard)[0]).toBe('0:kb')
  })

  it('once per round: again in the next round [UP-CMB-58]', () => {
    const round = using('combat:beforeDamage', [salt], { limit: 'round' })
    const seen = offers(fight(armed(round), rolls), () => true)
    expect(seen).toEqual(['archery0', 'clash1', 'clash2'])
  })

  it('once per combat: again in a new combat [UP-CMB-59, UP-CMB-08]', () => {
    const combat = using('combat:beforeDamage', [salt], { limit: 'combat' })
    expect(offers(fight(armed(combat), rolls), () => true)).toEqual(['archery0'])
    const two = armed(combat, {
      skeletons: {},
      garrisons: { [FIELD]: 1 },
      cards: { assassin: { at: FIELD, threat: 1 } },
    })
    const seen = offers(fight(two, ['white:S', 'white:-', 'white:S', 'white:-']), () => true)
    expect(seen).toEqual(['archery0', 'archery0'])
  })

  it('in the first edition every combat Item needs the Hero there [UP-CRD-19, UP-RUL-32]', () => {
    const away = (edition: 'first' | 'second'): string[] =>
      offers(fight(armed(using('combat:before', [salt]), { edition, heroAt: { 0: at(0, -2) } }), rolls))
    expect(away('first')).toEqual([])
    expect(away('second')).toEqual(['before0'])
    const axe = (edition: 'first' | 'second'): string =>
      rollsOf(
        fight(
          {
            edition,
            units: { [FIELD]: ['tribesmen'] },
            skeletons: { [FIELD]: 1 },
            items: { 0: ['axe-of-the-giants'] },
            heroAt: { 0: at(0, -2) },
          },
          ['white:S', 'red:-'],
        ),
      )[0]
    expect([axe('first'), axe('second')]).toEqual(['0:w', '0:w'])
  })

  it('so do Items that only stand above the terrain [UP-CRD-19, UP-RUL-32]', () => {
    const irons = (combatItemsNeedHero: 'always' | 'printed', hero: number): string =>
      rollsOf(
        fight({
          options: { combatItemsNeedHero },
          tiles: { [FIELD]: TILES.highlands },
          units: { [FIELD]: ['deadeyes', 'deadeyes'] },
          skeletons: { [FIELD]: 1 },
          items: { 0: ['climbing-irons'] },
          heroAt: { 0: hero },
        }),
      )[0]
    expect(irons('printed', at(0, -2))).toBe('0:ww')
    expect(irons('always', FIELD)).toBe('0:ww')
    expect(irons('always', at(0, -2))).toBe('0:w')
  })

  it('effects on symbols come after rerolls and after the Nemesis [UP-RUL-83, UP-CMB-21]', () => {
    const both: Position = {
      ...armed(using('combat:beforeDamage', [salt])),
      content: carrying(
        using('combat:beforeDamage', [salt]),
        using('combat:reroll', [{ op: 'reroll', side: 'you', n: 1 }]),
      ),
      skeletons: {},
      cards: { assassin: { at: FIELD, threat: 4 } },
    }
    const heard = fight(both, ['white:-', 'blue:-', 'white:-', 'white:-', 'black:B', 'purple:SB'])
    const steps: string[] = []
    while (steps.length < 4) {
      steps.push(
        `${heard.match.state.combat?.part}:${heard.match.state.combat?.step}:${heard.told('symbolsAdded').length}`,
      )
      choose(heard.match, 'pass')
    }
    expect(steps).toEqual(['archery:reroll:0', 'archery:beforeDamage:0', 'clash:reroll:0', 'clash:beforeDamage:1'])
  })
})
