/** Chapters of the explanations on their own: the set-up, effects' questions, waiting, combats, cards. */
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../../engine/index.ts'
import { carrying, fight, FIELD, using } from '../../testing/combat.ts'
import { at, numbered, question, tableOf } from '../../testing/position.ts'
import { askNamed, askOf, explains } from '../../testing/why.ts'
import { abilitiesOf, windowNumber } from '../cards/ability-index.ts'
import { discardForLimit } from '../cards/card-arrives.ts'
import { chooseFeat, keepFeat } from '../cards/feats.ts'
import { chooseAbility } from '../cards/windows.ts'
import { keepBolts } from '../combat/bolts.ts'
import { chooseLoss } from '../combat/damage.ts'
import { chooseDie, type DiceChoice } from '../combat/dice-choice.ts'
import { chooseDruid } from '../combat/druids.ts'
import { chooseItem } from '../effects/gain-item.ts'
import { guileDice } from '../heroes/hero-roll.ts'
import { chooseQuest } from '../actions/quest.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { optionOf } from '../select/pick-own-cards.ts'
import { CHAOS, EMPIRE, NONE, type Table } from '../table/state.ts'
import { explainCard } from './explain-card.ts'
import { explainChoices, meantBy } from './explain-choices.ts'
import { explainCombat, explainDuringCombat } from './explain-combat.ts'
import { explainFrame } from './explain-frame.ts'
import { explainWaiting } from './explain-waiting.ts'
import type { AnyQuestion } from './explain.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const SOUTH = at(0, 3)

type Chapter = (t: Table, role: number, key: string, ask: AnyQuestion | undefined) => Reason[]
const by =
  (chapter: Chapter, t: Table, ask: AnyQuestion | undefined, role = 0) =>
  (key: string): Reason[] =>
    chapter(t, role, key, ask)

const [LEAVES, WHIP, FLENSER, PAINT] = ['xyxrit-leaves', 'whip-of-thorns', 'flenser', 'abad-warpaint'].map((id) =>
  numbered('items', id),
)
const [VAULT, ROAD] = ['the-frozen-vault', 'the-bone-road'].map((id) => numbered('quests', id))

describe('why not, in the set-up and at the exchange for VP', () => {
  const t = tableOf({ phase: 'setup', resources: { 0: [1, 4, 3], 1: [1, 1, 1] } })

  it('factions, Heroes, homes [UP-SET-02, UP-SET-11, UP-SET-18]', () => {
    explains(by(explainFrame, t, askNamed('faction')), {
      'faction:0': 'UP-SET-02 refuse.factionTaken faction=0 role=0',
      'faction:1': 'UP-SET-02 refuse.factionTaken faction=1 role=1',
      'faction:2': '',
      'faction:9': '',
      'hero:1': '',
    })
    explains(by(explainFrame, t, askNamed('hero', 0)), {
      'hero:0': '',
      'hero:1': '',
      'hero:2': 'UP-SET-11 refuse.heroOfOthers hero=2 faction=1',
      'hero:7': 'UP-SET-11 refuse.heroOfOthers hero=7 faction=3',
      'hero:8': '',
      'faction:1': '',
    })
    explains(by(explainFrame, t, askNamed('home')), {
      [`hex:${HOME}`]: `UP-SET-20 refuse.homeTaken space=${HOME}`,
      [`hex:${SOUTH}`]: `UP-SET-18 refuse.noHome space=${SOUTH}`,
      'hex:37': '',
    })
    explains(by(explainFrame, tableOf({ roles: 3, phase: 'setup' }), askNamed('home')), {
      [`hex:${at(2, 0)}`]: `UP-SET-20 refuse.homeTaken space=${at(2, 0)}`,
      [`hex:${HOME}`]: `UP-SET-20 refuse.homeTaken space=${HOME}`,
    })
    explains(by(explainFrame, t, askNamed('mayDo')), { 'faction:0': '', 'hero:1': '' })
    explains(by(explainFrame, t, undefined), { 'faction:0': '' })
    explains(by(explainFrame, tableOf({ phase: 'over' }), undefined), { 'faction:0': 'UP-WIN-01 refuse.frameOver' })
  })

  it('another Curse: no region, cursed, not empty [UP-HEX-13, UP-HEX-07, UP-HEX-09]', () => {
    const cursed = tableOf({
      phase: 'setup',
      curses: [SOUTH],
      skeletons: { [at(3, 0)]: 1 },
      tiles: { [SOUTH]: 'ice', [at(3, 0)]: 'ice', [at(-3, 0)]: 'ice', [FIELD]: 'rigga' },
    })
    explains(by(explainFrame, cursed, askNamed('extraCurse')), {
      [`hex:${FIELD}`]: `UP-HEX-13 refuse.noRegion space=${FIELD}`,
      [`hex:${SOUTH}`]: `UP-HEX-07 refuse.cursed space=${SOUTH}`,
      [`hex:${at(3, 0)}`]: `UP-HEX-09 refuse.notEmpty space=${at(3, 0)}`,
      [`hex:${at(-3, 0)}`]: '',
      'hex:37': '',
      'item:1': '',
    })
  })

  it('VP for resources: not for a Nemesis, 5 of what one has [UP-RUL-40, UP-SCO-13]', () => {
    for (const name of ['convert', 'convertPayment'])
      explains(by(explainFrame, t, askNamed(name)), {
        'role:4': 'UP-RUL-40 refuse.convertNemesis',
        'role:5': 'UP-RUL-40 refuse.convertNemesis',
        empire: 'UP-RUL-40 refuse.convertNemesis',
        chaos: 'UP-RUL-40 refuse.convertNemesis',
        'role:1': '',
        'role:45': '',
        'xrole:4': '',
        'pay:1-1-1': 'UP-SCO-13 refuse.convertAmount n=5',
        'pay:1-4-0': '',
        'pay:2-0-3': 'UP-RUL-40 refuse.convertKind kind=0 have=1',
        'pay:0-5-0': 'UP-RUL-40 refuse.convertKind kind=1 have=4',
        'pay:1-0-4': 'UP-RUL-40 refuse.convertKind kind=2 have=3',
        'pay:10-0-0': 'UP-SCO-13 refuse.convertAmount n=5',
      })
    explains(by(explainFrame, t, askNamed('convert'), 1), {
      'pay:5-0-0': 'UP-SCO-13 refuse.convertPoor n=5 have=3',
      'role:0': 'UP-SCO-13 refuse.convertPoor n=5 have=3',
    })
  })
})

describe('whose answer is due', () => {
  const waiting =
    (t: Table, role = 0, more: object = {}) =>
    (): Reason[] =>
      explainWaiting({ ...t, ...more }, role)
  const due = (...roles: number[]): object => ({ pending: roles.map((role) => ({ role })) })

  it('the phase, the turn, the question, the secret choice [UP-PHS-01, UP-ACT-01, UP-BLD-01]', () => {
    explains(waiting(tableOf({ phase: 'over' })), { it: 'UP-WIN-01 refuse.frameOver' })
    explains(waiting(tableOf({ phase: 'setup' })), { it: 'UP-SET-10 refuse.waitPhase phase=setup' })
    explains(waiting(tableOf({ phase: 'setup' }), 0, due(1)), { it: 'UP-SET-10 refuse.waitChoice role=1' })
    explains(waiting(tableOf({ phase: 'build' }), 0, due(0, 1)), { it: 'UP-BLD-01 refuse.waitBuild roles=1' })
    explains(waiting(tableOf({ roles: 4, phase: 'build' }), 2, due(0, 1, 3)), {
      it: 'UP-BLD-01 refuse.waitBuild roles=0,1,3',
    })
    explains(waiting(tableOf({ phase: 'build' })), { it: 'UP-PHS-01 refuse.waitPhase phase=build' })
    explains(waiting(tableOf({ phase: 'build' }), 0, { isSealed: true, ...due(1) }), {
      it: 'UP-BLD-01 refuse.waitSealed',
    })
    explains(waiting(tableOf({ turn: 1 })), { it: 'UP-ACT-01 refuse.waitTurn role=1' })
    explains(waiting(tableOf({ turn: 0 })), { it: 'UP-PHS-01 refuse.waitPhase phase=actions' })
    explains(waiting(tableOf({ turn: 1 }), 0, due(1)), { it: 'UP-ACT-01 refuse.waitTurn role=1' })
    explains(waiting(tableOf({ turn: 0 }), 0, due(1)), { it: 'UP-RUL-05 refuse.waitDecision role=1' })
    explains(waiting(tableOf({ phase: 'nemesis', turn: 1 }), 0, due(1)), { it: 'UP-RUL-05 refuse.waitDecision role=1' })
    explains(waiting(tableOf({ phase: 'nemesis' })), { it: 'UP-PHS-01 refuse.waitPhase phase=nemesis' })
  })
})

describe('why an answer is missing, when an effect asks', () => {
  const t = tableOf({
    startFeats: false,
    units: { [HOME]: ['trolls'], [FAR]: ['younglings'], [FIELD]: ['trolls'] },
    garrisons: { [FIELD]: 2 },
    skeletons: { [FIELD]: 1 },
    items: { 0: ['flenser', 'xyxrit-leaves', 'abad-warpaint'], 1: ['whip-of-thorns'] },
    quests: { 0: ['the-bone-road'] },
    resources: { 0: [2, 1, 4] },
    arrange: (state) => void state.flippedItems.push(FLENSER),
  })
  const of = (name: string, arg: unknown = {}): ((key: string) => Reason[]) =>
    by(explainChoices, t, askNamed(name, arg))

  it('hexes and sides [UP-RUL-78, UP-RUL-05]', () => {
    explains(of('combatWhere'), {
      [`hex:${HOME}`]: `UP-RUL-78 refuse.noCombat space=${HOME}`,
      'hex:36': `UP-RUL-78 refuse.noCombat space=${SOUTH}`,
      'hex:37': '',
    })
    explains(of('chooseNextHex'), { [`hex:${HOME}`]: `UP-PHS-01 refuse.mapOtherHex space=${HOME}` })
    explains(of('chooseAttachedUnit'), {
      [`hex:${HOME}`]: `UP-PHS-01 refuse.mapOtherHex space=${HOME}`,
      [`unit:3@${HOME}`]: 'UP-RUL-05 refuse.mapOtherPiece',
      [`unit:0@${FAR}`]: `UP-RUL-05 refuse.othersUnits role=1 space=${FAR}`,
      [`unit:0@${HOME}`]: `UP-RUL-05 refuse.noPieceThere space=${HOME}`,
      [`garrison@${FIELD}`]: '',
    })
    explains(of('mayDo'), { [`hex:${HOME}`]: '', 'role:0': '', [`unit:3@${HOME}`]: '' })
    explains(of('combatAgainst', { space: FIELD, side: 0 }), {
      'role:0': `UP-RUL-78 refuse.sideNotThere side=0 space=${FIELD}`,
      'role:1': `UP-RUL-78 refuse.sideNotThere side=1 space=${FIELD}`,
      [`role:${EMPIRE}`]: `UP-RUL-78 refuse.sideStronger side=${EMPIRE} strength=2`,
      [`role:${CHAOS}`]: `UP-RUL-78 refuse.sideStronger side=${CHAOS} strength=1`,
      'role:6': '',
    })
    explains(of('choosePlayer'), {
      'role:1': 'UP-PHS-01 refuse.playerNotMeant role=1',
      'role:2': '',
      [`role:${EMPIRE}`]: `UP-PHS-01 refuse.noPlayer side=${EMPIRE}`,
    })
    explains(of('targetFaction'), { 'role:1': '', [`role:${CHAOS}`]: `UP-PHS-01 refuse.noPlayer side=${CHAOS}` })
    explains(by(explainChoices, t, undefined), { 'role:0': '' })
  })

  it('numbered options [UP-RUL-04, UP-CRD-06, UP-EXP-10]', () => {
    explains(of('chooseOption', { effect: { of: [1, 2, 3] }, taken: [1] }), {
      'option:0': 'UP-RUL-04 refuse.optionImpossible',
      'option:1': 'UP-RUL-05 refuse.optionTaken',
      'option:3': '',
    })
    explains(of('choosePrice'), { 'option:0': 'UP-CRD-06 refuse.actTooDear' })
    explains(of('orientation'), { 'option:5': 'UP-EXP-10 refuse.sameRotation', 'option:6': '' })
    explains(of('chooseExchange', { give: 2 }), {
      'option:0': 'UP-CRD-06 refuse.actExchangeKind',
      'option:1': '',
      'option:3': 'UP-CRD-06 refuse.actExchangePoor kind=1 n=2 have=1',
      'option:4': 'UP-CRD-06 refuse.actExchangeKind',
      'option:5': 'UP-CRD-06 refuse.actExchangePoor kind=1 n=2 have=1',
      'option:8': 'UP-CRD-06 refuse.actExchangeKind',
      'option:9': '',
    })
    explains(of('mayDo'), { 'option:0': '' })
    explains(of('chooseAttribute', { feat: 7 }), {
      'attribute:2': 'UP-CRD-17 refuse.attributeNot feat=7 attribute=2',
      'attribute:4': '',
    })
    explains(of('mayDo', { feat: 7 }), { 'attribute:2': '', 'resource:0': '' })
    explains(of('chooseResource'), { 'resource:0': 'UP-HEX-25 refuse.actGiftNone' })
  })

  it('cards [UP-MKT-03, UP-CRD-05, UP-RUL-05]', () => {
    explains(of('chooseFromRow'), {
      [`item:${WHIP}`]: `UP-MKT-03 refuse.itemNotThere item=${WHIP}`,
      [`quest:${VAULT}`]: '',
      'feat:1': '',
      'item:999': '',
    })
    explains(of('discardForLimit'), {
      [`quest:${ROAD}`]: `UP-CRD-05 refuse.questNoLimit quest=${ROAD}`,
      [`quest:${VAULT}`]: '',
      [`item:${WHIP}`]: '',
    })
    explains(of('mayDo'), { [`item:${WHIP}`]: '' })
    const wanted = { owner: 0, type: 'item', except: optionOf('item', PAINT), chosen: [optionOf('item', LEAVES)] }
    explains(of('chooseOwnCard', wanted), {
      [`item:${WHIP}`]: `UP-RUL-05 refuse.cardNotMeant source=5 of=${WHIP}`,
      [`item:${PAINT}`]: `UP-RUL-05 refuse.cardItself source=5 of=${PAINT}`,
      [`item:${LEAVES}`]: `UP-RUL-05 refuse.cardChosen source=5 of=${LEAVES}`,
      [`item:${FLENSER}`]: `UP-RUL-98 refuse.cardCheaper source=5 of=${FLENSER}`,
      [`quest:${ROAD}`]: `UP-RUL-05 refuse.cardNotMeant source=6 of=${ROAD}`,
      'feat:1': 'UP-RUL-05 refuse.cardNotMeant source=8 of=1',
    })
    const plain = { owner: 0, type: 'any', except: NONE, chosen: [] }
    explains(of('chooseOwnCard', { ...plain, face: 'faceUp' }), {
      [`item:${FLENSER}`]: `UP-CRD-07 refuse.cardFace source=5 of=${FLENSER} isDown=1`,
      [`item:${LEAVES}`]: `UP-RUL-98 refuse.cardCheaper source=5 of=${LEAVES}`,
    })
    explains(of('chooseOwnCard', { ...plain, face: 'faceDown' }), {
      [`item:${FLENSER}`]: `UP-RUL-98 refuse.cardCheaper source=5 of=${FLENSER}`,
      [`item:${LEAVES}`]: `UP-CRD-07 refuse.cardFace source=5 of=${LEAVES} isDown=0`,
    })
    explains(of('chooseOwnCard', { ...plain, type: 'feat' }), {
      [`item:${FLENSER}`]: `UP-RUL-05 refuse.cardNotMeant source=5 of=${FLENSER}`,
    })
  })

  it('a Hero stands for its player, a piece for its hex [UP-RUL-05]', () => {
    const means = (name: string, key: string, kind = 'option'): string => meantBy(t, key, askNamed(name, {}, { kind }))
    for (const name of ['choosePlayer', 'targetFaction', 'convert', 'gift'])
      expect(means(name, 'hero:1')).toBe('role:1')
    expect(means('choosePlayer', 'hero:2')).toBe('hero:2')
    expect(means('mayDo', 'hero:1')).toBe('hero:1')
    expect(means('mapHex', 'hero:1', 'hex')).toBe(`hex:${FAR}`)
    expect(means('mapHex', `garrison@${FIELD}`, 'hex')).toBe(`hex:${FIELD}`)
    expect(means('mapHex', `garrison@${FIELD}`)).toBe(`garrison@${FIELD}`)
    expect(means('mapHex', 'item:1', 'hex')).toBe('item:1')
  })
})

describe('why not, in a combat or roll', () => {
  const { match } = fight({
    heroAt: { 0: FIELD },
    units: { [FIELD]: ['tribesmen', 'trolls'] },
    skeletons: { [FIELD]: 2 },
    items: { 0: ['abad-warpaint'] },
    content: carrying(using('combat:before', [{ op: 'gain', who: 'you', salt: 1 }])),
    druids: ['watcher'],
  })
  const t = match.play
  const WATCHER = numbered('druids', 'watcher')
  const choice = (more: Partial<DiceChoice>): AnyQuestion =>
    askOf(chooseDie, {
      pool: 0,
      purpose: 'reroll',
      left: 1,
      optional: 0,
      only: 'any',
      symbol: 0,
      from: 6,
      to: 6,
      chosen: [],
      ...more,
    })

  it('losses are own Units of the hex [UP-CMB-39, UP-CMB-40, UP-CMB-05]', () => {
    expect(question(match)).toBe('useAbility@0')
    explains(by(explainCombat, t, askNamed(chooseLoss.name)), { 'hero:0': '' })
    const loss: AnyQuestion = { question: chooseLoss, arg: { space: FIELD }, role: 0, n: 0 }
    explains(by(explainCombat, t, loss), {
      'hero:0': 'UP-CMB-40 combat.whyNoDamage',
      [`wall@${FIELD}`]: 'UP-CMB-40 combat.whyNoDamage',
      [`tower@${FIELD}`]: 'UP-CMB-40 combat.whyNoDamage',
      done: 'UP-CMB-22 combat.whyMustChoose',
      pass: 'UP-CMB-22 combat.whyMustChoose',
      [`unit:1@${FIELD}`]: `UP-CMB-39 combat.whyLossType role=0 type=1 space=${FIELD}`,
      [`unit:4@${FIELD}`]: `UP-CMB-39 combat.whyLossElsewhere space=${FIELD}`,
      [`unit:1@${HOME}`]: `UP-CMB-39 combat.whyLossElsewhere space=${FIELD}`,
      'unit:x': `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      [`hex:${HOME}`]: `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      'action:move': `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      retreat: `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      'item:1': '',
    })
    explains(by(explainCombat, t, loss, 1), { [`unit:1@${FIELD}`]: `UP-CMB-39 combat.whyLossElsewhere space=${FIELD}` })
  })

  it('Bolts, Druids and what nobody does in a combat [UP-CMB-42, UP-DRU-05, UP-CMB-05]', () => {
    const bolts = askOf(keepBolts, { bolts: 2, shields: 0 })
    explains(by(explainCombat, t, bolts), { 'option:5': 'UP-CMB-42 combat.whyBolts bolts=2', done: '' })
    const peace = tableOf({ druids: ['watcher'] })
    explains(by(explainCombat, peace, undefined), {
      [`druid:${WATCHER}`]: 'UP-DRU-05 combat.whyGodpowerOutside',
      'druid:99': '',
      'druid:x': '',
      [`xdruid:${WATCHER}`]: '',
    })
    explains(by(explainCombat, peace, askOf(chooseDruid, { purpose: 'swap' })), { [`druid:${WATCHER}`]: '' })
    explains((key) => explainDuringCombat(peace, 0, key), { [`hex:${HOME}`]: '', 'hero:0': '' })
    explains((key) => explainDuringCombat(t, 0, key), {
      [`hex:${HOME}`]: `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      'action:move': `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      [`unit:0@${HOME}`]: `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      retreat: `UP-CMB-05 combat.whyNoRetreat space=${FIELD}`,
      'hero:0': 'UP-CMB-40 combat.whyNoDamage',
      [`wall@${FIELD}`]: 'UP-CMB-40 combat.whyNoDamage',
      [`tower@${FIELD}`]: 'UP-CMB-40 combat.whyNoDamage',
      'item:1': '',
    })
  })

  it('dice: all of them, none twice, not of the enemy [UP-CMB-47, UP-RUL-88, UP-TER-10]', () => {
    const { state } = t
    const [group] = state.combat!.groups
    ;[group.dice, group.faces] = [
      [0, 0, 5],
      [0, 1, 2],
    ]
    explains(by(explainCombat, t, choice({})), {
      done: 'UP-RUL-88 combat.whyAllDice',
      'die:0': 'UP-CMB-47 refuse.sameDie',
      'die:3': 'UP-CMB-47 combat.whyDieEnemy',
      'die:-1': 'UP-CMB-47 combat.whyDieEnemy',
      'die:x': '',
      'item:1': '',
    })
    explains(by(explainCombat, t, choice({ chosen: [0] })), { 'die:0': 'UP-TER-10 combat.whyDieGone' })
    explains(by(explainCombat, t, choice({ purpose: 'keep' })), { done: 'UP-TER-05 combat.whyAllDice' })
    explains(by(explainCombat, t, choice({ purpose: 'lose', chosen: [0] })), {
      done: 'UP-RUL-88 combat.whyAllDice',
      'die:0': 'UP-RUL-88 combat.whyDieGone',
      'die:1': 'UP-RUL-88 refuse.sameDie',
      'die:3': 'UP-CMB-47 combat.whyDieShows',
    })
    explains(by(explainCombat, t, choice({ purpose: 'convert', to: 5, chosen: [] })), {
      'die:2': 'UP-RUL-88 combat.whyDieShows',
    })
    explains(by(explainCombat, t, choice({ only: 'blank' })), {
      'die:0': 'UP-CMB-47 combat.whyDieShows',
      'die:1': 'UP-CMB-47 combat.whyDieShows',
      'die:2': 'UP-CMB-47 combat.whyDieShows',
    })
  })
})

describe('why a card is not on offer', () => {
  const ability = {
    window: 'on:questSolved',
    use: 'may',
    limit: 'none',
    do: [{ op: 'gain', who: 'you', salt: 1 }],
  } as const
  const t = tableOf({
    heroes: ['khaal', 'yanny'],
    startFeats: false,
    market: ['xyxrit-leaves', 'whip-of-thorns'],
    items: { 0: ['abad-warpaint'], 1: ['flenser'] },
    openQuests: ['the-frozen-vault'],
    quests: { 0: ['the-bone-road'] },
    druids: ['watcher'],
    resources: { 0: [0, 5, 5] },
    content: carrying(ability),
  })
  const { number } = abilitiesOf(t).items[PAINT][0]
  const WATCHER = numbered('druids', 'watcher')

  it('Feats not drawn or not in the deck, Quests not open, cards of others [UP-BLD-02, UP-CRD-12, UP-CRD-04]', () => {
    const [feat, ...drawn] = t.state.featDecks[0].middle
    const { state } = t
    state.drawnFeats[0] = drawn.slice(0, 2)
    explains(by(explainCard, t, askOf(keepFeat, undefined)), {
      [`feat:${feat}`]: `UP-BLD-02 refuse.featNotDrawn feat=${feat}`,
      [`feat:${drawn[0]}`]: '',
    })
    explains(by(explainCard, t, askOf(keepFeat, undefined), 1), { [`feat:${feat}`]: '' })
    explains(by(explainCard, t, askOf(chooseFeat, undefined as never)), {
      [`feat:${feat}`]: '',
      'feat:0': 'UP-CRD-12 refuse.featNotInDeck feat=0',
    })
    explains(by(explainCard, t, askOf(chooseQuest, undefined as never)), {
      [`quest:${VAULT}`]: '',
      [`quest:${ROAD}`]: `UP-QST-02 refuse.questNotOpen quest=${ROAD}`,
      'quest:999': '',
    })
    explains(by(explainCard, t, askOf(discardForLimit, undefined as never)), {
      [`item:${FLENSER}`]: `UP-CRD-04 refuse.cardNotYours source=5 of=${FLENSER}`,
      [`item:${LEAVES}`]: `UP-CRD-04 refuse.cardNotYours source=5 of=${LEAVES}`,
      [`druid:${WATCHER}`]: `UP-DRU-05 refuse.card source=4 of=${WATCHER} why=noCombat`,
    })
    state.drawnFeats[0] = []
  })

  it('Items to gain: not there, attributes, price [UP-MKT-03, UP-CRD-02, UP-MKT-01]', () => {
    const gain = { from: 0, drawn: [], waived: 0, discount: 0, role: 0 }
    explains(by(explainCard, t, askOf(chooseItem, gain)), {
      [`item:${LEAVES}`]: `UP-MKT-01 refuse.itemPrice item=${LEAVES} salt=1`,
      [`item:${WHIP}`]: `UP-CRD-02 refuse.itemNeeds item=${WHIP}`,
      [`item:${FLENSER}`]: `UP-MKT-03 refuse.itemNotThere item=${FLENSER}`,
    })
    explains(by(explainCard, t, askOf(chooseItem, { ...gain, waived: 1 })), {
      [`item:${WHIP}`]: `UP-MKT-01 refuse.itemPrice item=${WHIP} salt=2`,
    })
    explains(by(explainCard, t, askOf(chooseItem, { ...gain, from: 1 })), {
      [`item:${LEAVES}`]: `UP-MKT-03 refuse.itemNotThere item=${LEAVES}`,
    })
    explains(by(explainCard, t, askOf(chooseItem, { ...gain, from: 2, drawn: [LEAVES, WHIP], discount: NONE })), {
      [`item:${LEAVES}`]: '',
      [`item:${WHIP}`]: `UP-CRD-02 refuse.itemNeeds item=${WHIP}`,
    })
  })

  it('abilities: of others, at another moment, used already [UP-CRD-18, UP-CMB-53, UP-CRD-06]', () => {
    explains(by(explainCard, t, undefined), {
      [`item:${PAINT}`]: `UP-CMB-53 refuse.card source=5 of=${PAINT} why=otherTime`,
      [`ability:${number}`]: 'UP-CMB-53 refuse.card source=5 of=1 why=otherTime',
      [`item:${FLENSER}`]: `UP-CRD-18 refuse.cardNotYours source=5 of=${FLENSER}`,
      [`item:${LEAVES}`]: '',
      [`quest:${ROAD}`]: `UP-CRD-06 refuse.cardLasting source=6 of=${ROAD}`,
      [`druid:${WATCHER}`]: `UP-DRU-05 refuse.card source=4 of=${WATCHER} why=noCombat`,
      'ability:9999': '',
      'item:999': '',
      'option:3': '',
      'xitem:1': '',
      'item:1x': '',
    })
    explains(by(explainCard, t, undefined, 1), {
      [`ability:${number}`]: 'UP-CRD-18 refuse.cardNotYours source=5 of=1',
      [`item:${PAINT}`]: `UP-CRD-18 refuse.cardNotYours source=5 of=${PAINT}`,
    })
    const window = windowNumber('on:questSolved')
    const asks = (done: readonly number[], moment = window): AnyQuestion =>
      askOf(chooseAbility, { window: moment, moment: { ...NO_CONTEXT, actor: 0 }, done })
    explains(by(explainCard, t, asks([])), { [`ability:${number}`]: '' })
    explains(by(explainCard, t, asks([number])), {
      [`ability:${number}`]: 'UP-CRD-06 refuse.abilityOnce source=5 of=1',
      [`item:${PAINT}`]: `UP-CRD-06 refuse.abilityOnce source=5 of=${PAINT}`,
    })
    explains(by(explainCard, t, asks([], windowNumber('on:actionTaken'))), {
      [`ability:${number}`]: 'UP-CMB-53 refuse.card source=5 of=1 why=otherTime',
    })
  })

  it('as many dice as Guile [UP-HER-16]', () => {
    explains(by(explainCard, t, askOf(guileDice, undefined)), {
      'option:0': '',
      'option:1': 'UP-HER-16 refuse.guile n=0',
      'option:9': 'UP-HER-16 refuse.guile n=0',
    })
    explains(by(explainCard, t, askNamed('mayDo')), { 'option:9': '' })
  })
})
