/** What carrying out an action does (L112 to L195): every kind on offer is tried on a copy and reckoned anew, prices included. */
import { Disagreement } from '../../../../engine/proof/index.ts'
import { isConflictCard, magicOfCard } from '../../content/cards.ts'
import { AWAKEN, AWAKEN_ARMIES, BUILD_SHRINE, DRAW_CONFLICT_CARDS, GOLD, MAGIC, PORTAL, SHRINE } from '../../content/names.ts' // prettier-ignore
import { fightOn, handOver, type Done } from './fight.ts'
import { boardFor, keysOffered, nameIn, NOBODY, twin, waiting, worldIn, type Game, type ImmortalsOracle } from './printed.ts' // prettier-ignore
import { snapshot, type Snapshot } from './snapshot.ts'
import { tried } from './trial.ts'

/** L131 to L137: points at once for portal, shrine and capital. */
const POINTS = [1, 1, 2]

const numbersIn = (key: string): number[] => (key.match(/\d+/g) ?? []).map(Number)
const actionOf = (play: Game) => play.state.action!

function pay(s: Snapshot, role: number, energy: number, gold: number): void {
  s.energy[role] -= energy
  s.gold[role] -= gold
}

/** The printed price: of the space, of the magic card; building and moving have their own. */
function payPrinted({ play, after }: Done): void {
  const { role, space, card } = actionOf(play)
  const board = boardFor(play, role)
  const { energy, gold } =
    board.action[space] === MAGIC
      ? play.content.magic[magicOfCard(card)]
      : { energy: board.energy[space], gold: board.gold[space] }
  pay(after, role, energy, gold)
}

function erect(s: Snapshot, role: number, building: number, land: number): void {
  if (building === PORTAL) s.portal[land] = 1
  else s.building[land] = building
  s.points[role] += POINTS[building]
}

function awakenInto(s: Snapshot, role: number, land: number, armies: number): void {
  s.limbo[role * 2 + worldIn(land)] -= armies
  s.armies[land] += armies
}

function inLand(done: Done, land: number): void {
  const { play, after } = done
  const { role, space } = actionOf(play)
  const kind = boardFor(play, role).action[space]
  payPrinted(done)
  if (kind === AWAKEN) awakenInto(after, role, land, Math.min(3, after.limbo[role * 2 + worldIn(land)]))
  else if (kind === BUILD_SHRINE) erect(after, role, SHRINE, land)
  else if (kind === GOLD) after.gold[role] += play.content.map.gold[land]
  else after.energy[role] += play.content.map.energy[land]
}

const amountOf = (play: Game, effect: number): number =>
  play.content.magic[magicOfCard(actionOf(play).card)].options.find((one) => one.effect === effect)!.amount

/** L186: more armies than the holder has in the twin. */
function takeOver({ play, after }: Done, land: number): void {
  const { role } = actionOf(play)
  const holder = after.holder[nameIn(land)]
  const against = holder !== NOBODY && after.possessor[twin(land)] === holder ? after.armies[twin(land)] : 0
  if (after.armies[land] > against) handOver(play, after, nameIn(land), role)
}

type Reckon = (done: Done, first: number, second: number) => void

const withPrice =
  (reckon: Reckon): Reckon =>
  (done, first, second) => {
    payPrinted(done)
    reckon(done, first, second)
  }

function draw({ play, after }: Done): void {
  const drawn = Math.min(amountOf(play, DRAW_CONFLICT_CARDS), after.pile)
  after.hands[actionOf(play).role] += drawn
  after.pile -= drawn
}

/** L173, L193: as many as the card says, or all that are there. */
function awaken({ play, after, answers }: Done, world: number): void {
  const { role } = actionOf(play)
  const lands = answers.slice(1).map((key) => numbersIn(key)[0])
  if (lands.length !== Math.min(amountOf(play, AWAKEN_ARMIES), after.limbo[role * 2 + world]))
    throw new Disagreement(NAME, `${lands.length} armies are awakened`)
  for (const land of lands) awakenInto(after, role, land, 1)
}

function move({ play, after, answers }: Done, from: number, to: number): void {
  const [armies] = numbersIn(answers[1])
  pay(after, actionOf(play).role, 0, 1)
  after.armies[from] -= armies
  after.armies[to] += armies
}

function build({ play, after }: Done, building: number, land: number): void {
  const { role } = actionOf(play)
  const { buildEnergy, buildGold } = boardFor(play, role)
  pay(after, role, buildEnergy[building], buildGold[building])
  erect(after, role, building, land)
}

const RECKON: Readonly<Record<string, Reckon>> = {
  compensation: ({ play, after, answers }) =>
    void after[answers[0] === 'compensation:gold' ? 'gold' : 'energy'][actionOf(play).role]++,
  land: inLand,
  build,
  move,
  shrine: withPrice(({ play, after }, land) => erect(after, actionOf(play).role, SHRINE, land)),
  takeOver: withPrice(takeOver),
  marker: withPrice(({ play, after }) => void (after.marker = actionOf(play).role)),
  draw: withPrice(draw),
  awaken: withPrice(awaken),
  attack: withPrice(fightOn),
}

/** L107, L112: a conflict card that was used goes to the discard pile, every other card back to hand. */
function putCardAway({ play, after, answers }: Done): void {
  const { role, space, card } = actionOf(play)
  after.planned[role * 10 + space] = NOBODY
  if (answers[0].startsWith('compensation') || !isConflictCard(card)) return
  after.hands[role]--
  after.pile++
}

function compareOne(play: Game, key: string): number {
  const answers: string[] = []
  const result = tried(play, { procedure: 'act', args: {} }, (_, ask, keys) => {
    // Not always the first: how many armies and where to changes with the position.
    const chosen = ask.question.name === 'act' ? key : keys[play.state.checkpoint % keys.length]
    const isRobbed = answers.length > 0 && ask.question.name === 'compensation'
    if (!isRobbed) answers.push(chosen)
    return isRobbed ? 'compensation:gold' : chosen
  })
  const after = snapshot(play.state)
  const done = { play, after, answers, result }
  const [first, second] = numbersIn(key)
  RECKON[key.split(':')[0]](done, first, second)
  putCardAway(done)
  const found = snapshot(result)
  for (const field of Object.keys(after) as (keyof Snapshot)[])
    if (JSON.stringify(after[field]) !== JSON.stringify(found[field]))
      throw new Disagreement(
        NAME,
        `${answers.join(' ')}: ${field} is ${JSON.stringify(found[field])}, not ${JSON.stringify(after[field])}`,
      )
  return Object.keys(after).length
}

const NAME = 'what actions do'

export const effectsOracle: ImmortalsOracle = {
  name: NAME,
  compare(play) {
    let count = 0
    for (const ask of waiting(play, 'act')) {
      // One of each kind: by another key each time.
      const byKind = new Map<string, string[]>()
      for (const key of keysOffered(play, ask)) {
        const kind = key.split(':')[0]
        byKind.set(kind, [...(byKind.get(kind) ?? []), key])
      }
      for (const keys of byKind.values()) count += compareOne(play, keys[play.state.checkpoint % keys.length])
    }
    return count
  },
}
