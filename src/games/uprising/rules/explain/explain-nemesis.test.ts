import { describe, it } from 'vitest'
import type { Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { contentWith } from '../../testing/effects.ts'
import { at, card, tableOf } from '../../testing/position.ts'
import { askNamed, askOf, explains } from '../../testing/why.ts'
import { numberOfEffect } from '../effects/scripts.ts'
import { nemesisPath } from '../nemesis/activation.ts'
import { skeletonOrder, skeletonPath } from '../nemesis/skeletons.ts'
import { targetFaction, targetHaven } from '../nemesis/targets.ts'
import { whichCard } from '../nemesis/tokens.ts'
import { placeWhere, type PlaceArg } from '../placing/place-questions.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { explainNemesis } from './explain-nemesis.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const FIELD = at(1, 0)
const START = at(2, 0)
const SIDE = at(1, 1)
const BESIDE = at(2, -1)
const OUTSIDE = at(3, 0)
const OUTER = at(3, -1)
const WEST = at(-2, 0)

describe('why a Nemesis does not go there', () => {
  const emperor = card('new-emperor')
  const siren = card('siren')

  it('a Legion: not closer to its Target, behind an edge, another hex comes first [UP-LEG-08, UP-LEG-10]', () => {
    const t = tableOf({
      cards: { 'new-emperor': { at: START, target: FAR } },
      havens: { 0: [HOME], 1: [FAR, SIDE] },
      tiles: { [START]: 'ice', [SIDE]: 'ice', [FIELD]: 'ice' },
    })
    explains((key) => explainNemesis(t, 0, key, askOf(nemesisPath, { card: emperor })), {
      [`hex:${SIDE}`]: '',
      [`hex:${at(2, 1)}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${at(2, 1)}`,
      [`hex:${FIELD}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${FIELD}`,
      [`hex:${OUTSIDE}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${OUTSIDE}`,
      [`hex:${HOME}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${HOME}`,
      'hex:37': '',
    })
    const walled = tableOf({
      cards: { 'new-emperor': { at: START, target: HOME } },
      tiles: { [START]: 'rigga' },
    })
    explains((key) => explainNemesis(walled, 0, key, askOf(nemesisPath, { card: emperor })), {
      [`hex:${at(1, 0)}`]: `UP-LEG-08 refuse.nemesisImpassable space=${at(1, 0)}`,
      [`hex:${at(2, -1)}`]: '',
      [`hex:${at(3, -1)}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${at(3, -1)}`,
      [`hex:${at(3, 0)}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${at(3, 0)}`,
      [`hex:${at(1, 1)}`]: `UP-LEG-08 refuse.nemesisImpassable space=${at(1, 1)}`,
      [`hex:${at(2, 1)}`]: `UP-LEG-08 refuse.nemesisNotCloser card=${emperor} space=${at(2, 1)}`,
    })
  })

  it('a Horde and Skeletons: farther from the Capital, not adjacent, behind an edge [UP-HOR-06, UP-HOR-08, UP-HOR-09]', () => {
    const t = tableOf({
      cards: { siren: { at: START } },
      skeletons: { [START]: 1 },
      havens: { 0: [HOME, BESIDE], 1: [FAR] },
      tiles: { [START]: 'ice', [FIELD]: 'ice', [BESIDE]: 'ice', [OUTSIDE]: 'ice' },
    })
    for (const ask of [askOf(nemesisPath, { card: siren }), askOf(skeletonPath, { from: START, count: 1 })])
      explains((key) => explainNemesis(t, 0, key, ask), {
        [`hex:${BESIDE}`]: '',
        [`hex:${FIELD}`]: `UP-HOR-10 refuse.nemesisPriority space=${FIELD} priority=UP-HOR-10`,
        [`hex:${OUTSIDE}`]: `UP-HOR-06 refuse.nemesisFarther space=${OUTSIDE}`,
        [`hex:${WEST}`]: `UP-HOR-09 refuse.nemesisNotAdjacent space=${WEST}`,
      })
    const walled = tableOf({ cards: { siren: { at: START } }, skeletons: { [START]: 1 }, tiles: { [START]: 'rigga' } })
    explains((key) => explainNemesis(walled, 0, key, askOf(nemesisPath, { card: siren })), {
      [`hex:${at(1, 0)}`]: `UP-HOR-08 refuse.nemesisImpassable space=${at(1, 0)}`,
      [`hex:${at(2, -1)}`]: '',
      [`hex:${OUTER}`]: `UP-HOR-06 refuse.nemesisFarther space=${OUTER}`,
      [`hex:${OUTSIDE}`]: `UP-HOR-06 refuse.nemesisFarther space=${OUTSIDE}`,
    })
    explains((key) => explainNemesis(walled, 0, key, askOf(skeletonPath, { from: START, count: 1 })), {
      [`hex:${OUTER}`]: `UP-HOR-06 refuse.nemesisFarther space=${OUTER}`,
      [`hex:${OUTSIDE}`]: `UP-HOR-06 refuse.nemesisFarther space=${OUTSIDE}`,
    })
  })

  it('Skeletons: none there, moved already [UP-SKE-09, UP-RUL-65]', () => {
    const t = tableOf({ skeletons: { [FIELD]: 1, [START]: 2 } })
    explains((key) => explainNemesis(t, 0, key, askOf(skeletonOrder, { spaces: [START] } as never)), {
      [`hex:${FIELD}`]: `UP-RUL-65 refuse.nemesisMoved space=${FIELD}`,
      [`hex:${START}`]: '',
      [`hex:${WEST}`]: `UP-SKE-09 refuse.nemesisNoSkeletons space=${WEST}`,
    })
  })
})

describe('why a Target is not placed there', () => {
  it('a player without a Haven, or with a Target already [UP-TGT-02, UP-TGT-05]', () => {
    const t = tableOf({
      roles: 3,
      havens: { 0: [], 1: [FAR], 2: [HOME] },
      cards: { 'new-emperor': { at: START, target: FAR } },
    })
    explains((key) => explainNemesis(t, 0, key, askOf(targetFaction, { card: card('warlock') })), {
      'role:0': 'UP-TGT-02 refuse.nemesisNoHaven role=0',
      'role:1': 'UP-TGT-05 refuse.nemesisHasTarget role=1',
      'role:2': '',
      'role:3': '',
    })
    explains((key) => explainNemesis(t, 0, key, askNamed('choosePlayer')), { 'role:0': '' })
  })

  it('a Haven of somebody else, the one that bore it, one with more Units [UP-TGT-04, UP-TGT-10]', () => {
    const t = tableOf({ havens: { 0: [HOME, FIELD, WEST], 1: [FAR] }, units: { [HOME]: ['trolls', 'trolls'] } })
    explains((key) => explainNemesis(t, 0, key, askOf(targetHaven, { card: card('warlock'), role: 0, except: WEST })), {
      [`hex:${HOME}`]: `UP-TGT-04 refuse.nemesisMoreUnits space=${HOME} units=2`,
      [`hex:${FIELD}`]: '',
      [`hex:${WEST}`]: `UP-TGT-10 refuse.nemesisNoHavenOf space=${WEST} role=0`,
      [`hex:${FAR}`]: `UP-TGT-10 refuse.nemesisNoHavenOf space=${FAR} role=0`,
      [`hex:${SIDE}`]: `UP-TGT-10 refuse.nemesisNoHavenOf space=${SIDE} role=0`,
    })
  })
})

describe('why a Legion or Horde cannot be chosen', () => {
  const [emperor, siren, warlock] = [card('new-emperor'), card('siren'), card('warlock')]
  const t = tableOf({ cards: { 'new-emperor': { at: START, tokens: 2 }, siren: { at: FIELD } } })

  it('not in play, more tokens, not meant, later in the order [UP-EVT-10, UP-RUL-55, UP-NEM-03]', () => {
    explains((key) => explainNemesis(t, 0, key, askOf(whichCard, { why: 'token', cards: [siren] })), {
      [`card:${emperor}`]: `UP-EVT-10 refuse.nemesisMoreTokens card=${emperor} tokens=2`,
      [`card:${siren}`]: '',
      [`card:${warlock}`]: `UP-RUL-55 refuse.nemesisNotInPlay card=${warlock}`,
      'card:99': '',
    })
    explains((key) => explainNemesis(t, 0, key, askOf(whichCard, { why: 'pick', cards: [siren] })), {
      [`card:${emperor}`]: `UP-RUL-05 refuse.nemesisNotMeant card=${emperor}`,
    })
    explains((key) => explainNemesis(t, 0, key, askOf(whichCard, { why: 'order', cards: [siren] })), {
      [`card:${emperor}`]: `UP-NEM-03 refuse.nemesisLater card=${emperor} initiative=29`,
    })
    explains((key) => explainNemesis(t, 0, key, askOf(whichCard, { why: 'fallen', cards: [warlock] })), {
      [`card:${emperor}`]: `UP-RUL-80 refuse.nemesisNotMeant card=${emperor}`,
      [`card:${warlock}`]: '',
    })
    explains((key) => explainNemesis(t, 0, key, askNamed('mayDo')), {
      [`card:${emperor}`]: '',
      [`hex:${FIELD}`]: '',
      'xcard:1': '',
      'card:1x': '',
    })
    explains((key) => explainNemesis(t, 0, key, undefined), { [`card:${emperor}`]: '' })
  })
})

describe('why a Nemesis piece is not placed there', () => {
  const effects: readonly Effect[] = [
    { op: 'placeGarrison', n: 1, at: { pick: 'choose', where: [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] } },
    { op: 'placeSkeleton', n: 1, at: { pick: 'choose', where: [{ is: 'empty' }] } },
    { op: 'placeHorde', n: 1 },
    { op: 'placeLegion', n: 1 },
  ]
  const content = (): Content => contentWith(effects)
  const t = tableOf({
    content,
    units: { [HOME]: ['trolls'] },
    garrisons: { [FIELD]: 3, [SIDE]: 1 },
    skeletons: { [START]: 2 },
    tiles: { [FIELD]: 'golgardei', [SIDE]: 'golgardei', [START]: 'golgardei', [OUTSIDE]: 'ice', [BESIDE]: 'face-down' },
  })
  const VERBS = { garrison: 0, overflow: 0, skeleton: 1, join: 1, convert: 1, horde: 2, legion: 3 }
  const placing = (what: PlaceArg['what'], table = t): ((key: string) => Reason[]) => {
    const effect = numberOfEffect(table.content, effects[VERBS[what]])
    return (key) => explainNemesis(table, 0, key, askOf(placeWhere, { what, effect, c: NO_CONTEXT }))
  }

  it('a Garrison: full, not empty, an X [UP-HEX-05, UP-RUL-75, UP-PLC-04]', () => {
    explains(placing('garrison'), {
      [`hex:${FIELD}`]: `UP-HEX-05 refuse.nemesisFull space=${FIELD} garrisons=3`,
      [`hex:${SIDE}`]: `UP-PLC-04 refuse.nemesisNotEmpty space=${SIDE}`,
      [`hex:${HOME}`]: `UP-PLC-04 refuse.nemesisNotEmpty space=${HOME}`,
      [`hex:${START}`]: `UP-PLC-04 refuse.nemesisNotEmpty space=${START}`,
      [`hex:${OUTSIDE}`]: `UP-PLC-04 refuse.nemesisHasX space=${OUTSIDE}`,
      [`hex:${BESIDE}`]: '',
    })
    explains(placing('overflow'), {
      [`hex:${FIELD}`]: `UP-HEX-05 refuse.nemesisFull space=${FIELD} garrisons=3`,
      [`hex:${SIDE}`]: `UP-CAP-03 refuse.nemesisNotEmpty space=${SIDE}`,
      [`hex:${OUTSIDE}`]: `UP-CAP-03 refuse.nemesisHasX space=${OUTSIDE}`,
    })
  })

  it('Skeletons: none to join or to turn into a Horde, no Horde left [UP-RUL-67, UP-PLC-07]', () => {
    const none = tableOf({
      content,
      skeletons: { [START]: 3, [FIELD]: 1 },
      arrange: (state) => void (state.hordesLeft = 0),
    })
    for (const what of ['join', 'convert'] as const) explains(placing(what), { [`hex:${START}`]: '' })
    explains(placing('skeleton'), { [`hex:${HOME}`]: `UP-PLC-01 refuse.nemesisNotEmpty space=${HOME}` })
    explains(placing('join'), {
      [`hex:${HOME}`]: `UP-PLC-07 refuse.nemesisNoSkeletons space=${HOME}`,
      [`hex:${OUTSIDE}`]: `UP-PLC-07 refuse.nemesisNoSkeletons space=${OUTSIDE}`,
    })
    explains(placing('convert'), {
      [`hex:${HOME}`]: `UP-SKE-08 refuse.nemesisNoSkeletons space=${HOME}`,
      [`hex:${OUTSIDE}`]: `UP-SKE-08 refuse.nemesisNoSkeletons space=${OUTSIDE}`,
    })
    explains(placing('join', none), {
      [`hex:${START}`]: `UP-RUL-67 refuse.nemesisNoHorde space=${START}`,
      [`hex:${FIELD}`]: '',
      [`hex:${HOME}`]: `UP-PLC-07 refuse.nemesisNoSkeletons space=${HOME}`,
    })
    explains(placing('skeleton', none), { [`hex:${START}`]: `UP-RUL-67 refuse.nemesisNoHorde space=${START}` })
  })

  it('anything else: not empty, or not meant [UP-PLC-02]', () => {
    explains(placing('horde'), {
      [`hex:${HOME}`]: `UP-PLC-13 refuse.nemesisNotEmpty space=${HOME}`,
      [`hex:${FIELD}`]: `UP-PLC-13 refuse.nemesisNotEmpty space=${FIELD}`,
      [`hex:${OUTSIDE}`]: '',
    })
    explains(placing('legion'), {
      [`hex:${HOME}`]: `UP-LEG-01 refuse.nemesisNotEmpty space=${HOME}`,
      [`hex:${at(0, 0)}`]: '',
    })
  })
})
