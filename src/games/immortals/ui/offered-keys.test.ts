import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ON } from '../testing/acting.ts'
import { heardMatch, PLANNING } from '../testing/hearing.ts'
import { actionMatch, chooseAs, landCard, light, magic, positionMatch, shadow, type ImmortalsMatch } from '../testing/position.ts' // prettier-ignore
import { draftMatch } from '../testing/start-match.ts'
import { Hand } from './hand.tsx'
import { keysAt, offersOf } from './offers.ts'
import { boardOf } from './testing/board-of.ts'

/** The options that stand behind what is in the tray. */
function keysInHand(match: ImmortalsMatch): string[] {
  const markup = renderToStaticMarkup(createElement(Hand, { ...boardOf(match), pointed: [] }))
  return [...markup.matchAll(/data-key="([^"]*)"/g)].map(([, key]) => key.replaceAll('&gt;', '>'))
}

it('cards of the draft and army groups carry the option that they stand for [IM-STA-10] [IM-STA-17]', () => {
  const hands = [[light('mossgate'), light('treehome')], [shadow('saltmere')], [shadow('highcrag')]]
  const { match } = draftMatch({ groups: [[3, 4, 4], [2], [2]], hands })
  expect(keysInHand(match)).toEqual([`card:${light('mossgate')}`, `card:${light('treehome')}`])
  hands.forEach(([card], role) => chooseAs(match, role, `card:${card}`))
  expect(keysInHand(match)).toEqual(['group:3', 'group:4', 'group:4'])
})

it('cards to reveal carry it, and in planning a card that can go to one space only [IM-ACT-02] [IM-PLN-04]', () => {
  const planned = { 0: { [ON.gold]: landCard('heartwood'), [ON.attack]: light('saltmere') } }
  const turn = positionMatch({ armies: { 0: [[light('heartwood'), 3]] }, planned })
  expect(keysInHand(turn)).toEqual([`space:${ON.gold}`, `space:${ON.attack}`])
  const { match } = heardMatch({ armies: { 0: [[light('heartwood'), 3]] } }, PLANNING)
  expect(keysInHand(match)).toEqual([])
  chooseAs(match, 0, `place:${magic('awaken')}@${ON.magic}`)
  const others = boardOf(match).question.options.map(({ key }) => key).filter((key) => key.startsWith('place:') && key.endsWith(`@${ON.magic + 1}`)) // prettier-ignore
  expect(keysInHand(match).every((key) => others.includes(key))).toBe(true)
  expect(keysInHand(match)).toContain(`place:${magic('conflictOrMarker')}@${ON.magic + 1}`)
})

it('lands carry what a click chooses at once; an attack is chosen on its paper [IM-ATT-03]', () => {
  const position = { armies: { 0: [[light('heartwood'), 3], [shadow('heartwood'), 1]] } } as const // prettier-ignore
  const at = (space: number): string[] => {
    const match = actionMatch(position, { space, card: landCard('heartwood') })
    return [...keysAt(offersOf(boardOf(match).question), undefined)].flatMap(([land, key]) => [`${land}`, key])
  }
  expect(at(ON.gold)).toEqual([shadow('heartwood'), light('heartwood')].flatMap((land) => [`${land}`, `land:${land}`]))
  expect(at(ON.attack)).toEqual([])
})
