/**
 * What the rulebook says of the most frequent questions, without the rules: only the ray by which a target is seen is asked of them, and
 * proven here. They abstain from common cards (of content packs), from the dice of those whom Raelin may see, from slivers of sight that are not offered, and from all other powers that are carried out in step 3.
 */
import type { AnyAsk } from '../../../engine/index.ts'
import { Disagreement, type Oracle } from '../../../engine/proof/index.ts'
import type { Content } from '../content/content.ts'
import { sightKind, sightScene } from '../rules/attack/targets.ts'
import { sight } from '../rules/sight/sight.ts'
import type { State } from '../rules/table/state.ts'
import { attackDice, defenseDice, isLookedAfter } from './oracle/dice.ts'
import { GRAPPLING, moverFor, moveValue, placeName, placesToGoOn, placesToMove } from './oracle/moves.ts'
import { figures, power, sceneOf, type Scene } from './oracle/scene.ts'
import { attackersNow, isPlain, isShown, mayAim } from './oracle/targets.ts'
import { follow, type Way } from './oracle/ways.ts'

type HeroscapeOracle = Oracle<State, Content>
type Play = Parameters<HeroscapeOracle['compare']>[0]
type Asked = AnyAsk<State, Content>

/** The keys of all options of a question. */
const keysOf = (play: Play, ask: Asked): string[] =>
  play.options(ask).map((option) => ask.question.key(play, option, ask))

const askedFor = (play: Play, ...names: string[]): Asked[] =>
  play.pending.filter(({ question }) => names.includes(question.name))

const isCommon = (s: Scene, card: number): boolean => s.cards[card].rarity === 'common'

function same(oracle: string, about: string, offered: Iterable<string>, expected: Iterable<string>): number {
  const [there, wanted] = [new Set(offered), new Set(expected)]
  const extra = [...there].filter((one) => !wanted.has(one))
  const missing = [...wanted].filter((one) => !there.has(one))
  if (extra.length + missing.length > 0)
    throw new Disagreement(oracle, `${about}: offered besides [${extra.join(' ')}], not offered [${missing.join(' ')}]`)
  return wanted.size + 1
}

/** `space:12/13~1` is another way to the same place as `space:12/13`. */
function placeIn(key: string): string {
  const [front, rear = '-1'] = key.slice('space:'.length).split('~')[0].split('/')
  return placeName(Number(front), Number(rear))
}

const placesIn = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('space:')).map(placeIn)

const moves: HeroscapeOracle = {
  name: 'moves',
  compare(play) {
    const s = sceneOf(play)
    let count = 0
    for (const ask of askedFor(play, 'moveTo', 'moveOn')) {
      const { figure } = ask.arg as { figure: number }
      if (ask.question.name === 'moveOn' && s.state.move!.way === GRAPPLING) continue
      const expected = ask.question.name === 'moveTo' ? placesToMove(s, figure) : placesToGoOn(s)
      count += same(this.name, `figure ${figure}`, placesIn(keysOf(play, ask)), expected)
    }
    return count
  },
}

/** What the description of an option says about the way. */
interface Said extends Omit<Way, 'strikers'> {
  readonly strikers: string
  readonly way: number
}

const ways: HeroscapeOracle = {
  name: 'ways',
  compare(play) {
    const s = sceneOf(play)
    let count = 0
    for (const ask of askedFor(play, 'moveTo', 'moveOn')) {
      const { figure } = ask.arg as { figure: number }
      // Whoever walks through enemies is a case that no card of the box knows without Disengage.
      if (power(s, figure, 'ghostWalk') !== undefined && power(s, figure, 'disengage') === undefined) continue
      for (const option of play.options(ask)) {
        const { targets: marks = [], detail } = ask.question.describe(play, option, ask)
        const line = marks.find((one) => one.startsWith('line:'))
        if (line !== undefined) count += sameWay(s, ask, line, detail!.args as unknown as Said)
      }
    }
    return count
  },
}

function sameWay(s: Scene, ask: Asked, line: string, said: Said): number {
  const { figure } = ask.arg as { figure: number }
  const isUnderWay = ask.question.name === 'moveOn'
  const left = isUnderWay ? s.state.move!.left : moveValue(s, figure)
  const path = line.slice('line:'.length).split('-').map(Number)
  const way = follow(s, moverFor(s, figure), path, said.way, isUnderWay)
  if (way === undefined || (said.way !== GRAPPLING && way.cost > left))
    throw new Disagreement(ways.name, `figure ${figure} may not go ${line} with ${left}`)
  const strikers = said.strikers === '' ? [] : said.strikers.split(',').map(Number)
  return same(ways.name, `figure ${figure} ${line}`, [textOf({ ...said, strikers })], [textOf(way)])
}

const textOf = ({ cost, strikers, strikes, fallDice, extreme }: Way): string =>
  `cost ${cost}, ${strikes} strikes by ${strikers.toSorted((a, b) => a - b).join('+')}, ${fallDice} dice, ${extreme} extreme`

const movers: HeroscapeOracle = {
  name: 'who may move',
  compare(play) {
    const s = sceneOf(play)
    let count = 0
    for (const ask of askedFor(play, 'move')) {
      const { card, moved } = s.state.turn!
      if (isCommon(s, card)) continue
      const expected = figures(s).filter(
        (figure) => s.cardOf[figure] === card && !moved.includes(figure) && placesToMove(s, figure).size > 0,
      )
      count += same(this.name, `card ${card}`, keysOf(play, ask), ['done', ...expected.map((one) => `figure:${one}`)])
    }
    return count
  },
}

const pairsIn = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('attack:'))

const targets: HeroscapeOracle = {
  name: 'targets',
  compare(play) {
    const s = sceneOf(play)
    let count = 0
    for (const ask of askedFor(play, 'attack')) {
      if (isCommon(s, s.state.turn!.card)) continue
      const offered = new Set(pairsIn(keysOf(play, ask)))
      const expected = attackersNow(s).flatMap((attacker) => pairsOf(play, s, attacker, offered))
      count += same(this.name, `card ${s.state.turn!.card}`, offered, expected)
    }
    return count
  },
}

/** What one attacker may choose. Sight that is offered must show its ray (HS-RUL-51). */
function pairsOf(play: Play, s: Scene, attacker: number, offered: ReadonlySet<string>): string[] {
  return figures(s).flatMap((target) => {
    const key = `attack:${attacker}>${target}`
    const aim = mayAim(s, attacker, target)
    if (aim !== 'see') return aim === 'yes' ? [key] : []
    const isSeen = offered.has(key) ? hasRay(play, s, attacker, target) : isPlain(s, attacker, target)
    return isSeen ? [key] : []
  })
}

/** Whether the ray that the board shows is one. The rules only bear witness: nothing they say of it is believed. */
function hasRay(play: Play, s: Scene, attacker: number, target: number): boolean {
  const shown = sight(sightScene(play), attacker, target, sightKind(play))
  return shown.clear && isShown(s, attacker, target, { from: shown.eye, to: shown.point })
}

const dice: HeroscapeOracle = {
  name: 'dice',
  compare(play) {
    const s = sceneOf(play)
    let count = 0
    for (const ask of askedFor(play, 'attack'))
      for (const option of play.options(ask)) {
        const key = ask.question.key(play, option, ask)
        if (!key.startsWith('attack:')) continue
        const [attacker, target] = key.slice('attack:'.length).split('>').map(Number)
        const { attack, defense } = ask.question.describe(play, option, ask).detail!.args!
        count += same(this.name, `${key} attacks with`, [String(attack)], [String(attackDice(s, attacker, target))])
        if (isLookedAfter(s, target)) continue
        count += same(this.name, `${key} defends with`, [String(defense)], [String(defenseDice(s, attacker, target))])
      }
    return count
  },
}

export const oracles: readonly HeroscapeOracle[] = [moves, ways, movers, targets, dice]
