/** The options of a revealed card in words, with what they cost and bring. */
import { say } from '../table/rules.ts'
import type { Described, Message } from '../../../../engine/index.ts'
import {
  AWAKEN,
  AWAKEN_ARMIES,
  BUILD_SHRINE,
  DRAW_CONFLICT_CARDS,
  GOLD,
  nameOf,
  SHRINE,
  twinOf,
  worldOf,
} from '../../content/names.ts'
import { amountOf, awakeningRule, drawingRule, magicCard } from '../magic/magic-cards.ts'
import { armiesAgainst, cardsLeft, isSuperior } from '../magic/magic.ts'
import { playerBoard, type Action, type Land, type Table } from '../table/state.ts'
import { landTarget, limboTarget } from '../table/targets.ts'
import { meaningOf } from './act-options.ts'
import { describeAttack } from './attack.ts'
import { armiesToAwaken } from './awaken.ts'
import { mayLeave } from './movement.ts'

/** IM-BLD-04 to IM-BLD-06 */
const BUILD_RULES = ['IM-BLD-04', 'IM-BLD-05', 'IM-BLD-06']

export function describeAct(t: Table, option: number): Described {
  const meaning = meaningOf(option)
  const action = t.state.action!
  switch (meaning.is) {
    case 'compensation': {
      const { compensation } = t.content
      const label = meaning.gold
        ? say('act.compensationGold', { gold: compensation })
        : say('act.compensationEnergy', { energy: compensation })
      return { label, rule: 'IM-ACT-04' }
    }
    case 'land':
      return describeInLand(t, action, meaning.land)
    case 'build': {
      const { buildEnergy, buildGold } = playerBoard(t, action.role)
      const { building, land } = meaning
      const detail = pointsFor(t, building, buildEnergy[building], buildGold[building])
      return { ...buildingIn(building, land), detail, rule: BUILD_RULES[building] }
    }
    case 'move':
      return {
        label: say('act.move', { from: meaning.from, to: meaning.to }),
        targets: [landTarget.of(meaning.from), landTarget.of(meaning.to)],
        detail: say('act.moveDetail', {
          most: mayLeave(t, meaning.from),
          energy: t.content.movementEnergy,
          gold: t.content.movementGold,
        }),
        rule: 'IM-MOV-02',
      }
    case 'attack':
      return describeAttack(t, meaning.from, meaning.to)
    default:
      return describeMagic(t, action, meaning)
  }
}

const buildingIn = (building: number, land: Land): { label: Message; targets: string[] } => ({
  label: say('act.build', { building, land }),
  targets: [landTarget.of(land), `building:${building}`],
})

const pointsFor = (t: Table, building: number, energy: number, gold: number): Message =>
  say('act.buildDetail', { points: t.content.buildings[building].built, energy, gold })

function describeInLand(t: Table, { role, space }: Action, land: Land): Described {
  const { map } = t.content
  const board = playerBoard(t, role)
  const targets = [landTarget.of(land)]
  const price = { energy: board.energy[space], gold: board.gold[space] }
  switch (board.action[space]) {
    case AWAKEN: {
      const armies = armiesToAwaken(t, role, worldOf(land), t.content.awakenArmies)
      const label = say('act.awaken', { land, armies })
      const detail = say('act.costs', price)
      return { label, targets: [...targets, limboTarget.of(worldOf(land))], detail, rule: 'IM-AWK-01' }
    }
    case BUILD_SHRINE:
      return {
        ...buildingIn(SHRINE, land),
        detail: pointsFor(t, SHRINE, price.energy, price.gold),
        rule: 'IM-RAC-02',
      }
    case GOLD:
      return { label: say('act.gold', { land, gold: map.gold[land] }), targets, rule: 'IM-GLD-01' }
    default:
      return { label: say('act.energy', { land, energy: map.energy[land] }), targets, rule: 'IM-ENE-01' }
  }
}

type Magic = Extract<ReturnType<typeof meaningOf>, { is: 'awaken' | 'draw' | 'marker' | 'shrine' | 'takeOver' }>

function describeMagic(t: Table, { role, card }: Action, meaning: Magic): Described {
  const { id, energy, gold } = magicCard(t, card)
  const price = { energy, gold }
  const costs = say('act.costs', price)
  switch (meaning.is) {
    case 'awaken': {
      const { world } = meaning
      const armies = armiesToAwaken(t, role, world, amountOf(t, card, AWAKEN_ARMIES))
      const label = say('act.awakenFrom', { world, armies })
      return { label, targets: [limboTarget.of(world)], detail: costs, rule: awakeningRule(id) }
    }
    case 'draw': {
      const amount = amountOf(t, card, DRAW_CONFLICT_CARDS)
      const cards = Math.min(amount, cardsLeft(t.state))
      const detail = cards < amount ? say('act.drawFewer', { ...price, cards }) : costs
      return { label: say('act.draw', { cards }), detail, rule: drawingRule(id) }
    }
    case 'marker':
      return {
        label: say('act.marker', { role: t.state.marker }),
        targets: [`role:${t.state.marker}`],
        detail: costs,
        rule: 'IM-MAG-05',
      }
    case 'shrine':
      return { ...buildingIn(SHRINE, meaning.land), detail: pointsFor(t, SHRINE, energy, gold), rule: 'IM-MAG-08' }
    case 'takeOver':
      return describeTakeOver(t, meaning.land, price)
  }
}

/** Without superiority the price is lost: a warning (IM-RUL-68). */
function describeTakeOver(t: Table, land: Land, price: { energy: number; gold: number }): Described {
  const holder = t.state.holder[nameOf(land)]
  const against = armiesAgainst(t.state, land)
  const detail = { ...price, holder, own: t.state.armies[land], against, twin: twinOf(land) }
  const succeeds = isSuperior(t.state, land)
  return {
    label: say('act.takeOver', { land, holder }),
    targets: [landTarget.of(land)],
    detail: succeeds ? say('act.takeOverWorks', detail) : say('act.takeOverFails', detail),
    rule: succeeds ? 'IM-MAG-10' : 'IM-MAG-11',
  }
}
