import { describe, it } from 'vitest'
import { at, tableOf, type Position } from '../../testing/position.ts'
import { askNamed, explains } from '../../testing/why.ts'
import { NONE } from '../table/state.ts'
import { explainAction } from './explain-action.ts'

const HOME = at(0, -2)
const FAR = at(0, 2)
const FIELD = at(1, 0)
const DARK = at(-1, 0)
const GRAVE = at(0, 1)
const FULL = at(-1, -1)

const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
const position: Position = {
  phase: 'build',
  units: { [FULL]: five, [FAR]: ['younglings'] },
  havens: { 0: [HOME, FULL], 1: [FAR] },
  walls: [HOME],
  towers: [FULL],
  tiles: { [DARK]: 'face-down', [FULL]: 'ice', [FIELD]: 'ice', [GRAVE]: 'ice' },
}

describe('why it cannot be built there', () => {
  const none = { camp: NONE, discount: 0, isPhase: 1, used: [] }
  const build = askNamed('build', none)

  it('no Haven, full, a Wall or Tower already [UP-BLD-03, UP-BLD-05]', () => {
    const t = tableOf(position)
    explains((key) => explainAction(t, 0, key, build), {
      [`hex:${FIELD}`]: `UP-BLD-03 refuse.actNoHaven space=${FIELD}`,
      [`hex:${FAR}`]: `UP-BLD-03 refuse.actNoHaven space=${FAR}`,
      [`hex:${HOME}`]: 'UP-BLD-04 refuse.actTooDear',
      [`hex:${FULL}`]: `UP-BLD-05 refuse.actFull space=${FULL} limit=5`,
      [`unit:0@${HOME}`]: '',
      [`unit:0@${FULL}`]: `UP-BLD-05 refuse.actFull space=${FULL} limit=5`,
      [`unit:0@${FIELD}`]: `UP-BLD-03 refuse.actNoHaven space=${FIELD}`,
      [`wall@${HOME}`]: `UP-BLD-05 refuse.actDefense space=${HOME}`,
      [`tower@${HOME}`]: '',
      [`wall@${FULL}`]: '',
      [`tower@${FULL}`]: `UP-BLD-05 refuse.actDefense space=${FULL}`,
      [`wall@${FIELD}`]: `UP-BLD-03 refuse.actNoHaven space=${FIELD}`,
      'unit:4@5': '',
      'unit:0@37': '',
      'hex:37': '',
      'xwall@5': '',
      'wall@5x': '',
    })
  })

  it('none left, or too dear [UP-BLD-06, UP-BLD-04, UP-BLD-07]', () => {
    const poor = tableOf({ ...position, resources: { 0: [0, 0, 0] } })
    explains((key) => explainAction(poor, 0, key, build), {
      [`unit:0@${HOME}`]: 'UP-BLD-04 refuse.actTooDear',
      [`unit:3@${HOME}`]: 'UP-BLD-04 refuse.actTooDear',
      [`tower@${HOME}`]: 'UP-BLD-07 refuse.actTooDear',
      [`wall@${FULL}`]: 'UP-BLD-07 refuse.actTooDear',
    })
    const used = tableOf({
      ...position,
      arrange: (state) => {
        state.wall.fill(1)
        state.wall[FULL] = 0
        state.units[at(3, 0) * 4 + 3] = 9
        state.unitsOf[at(3, 0)] = 0
      },
    })
    explains((key) => explainAction(used, 0, key, build), {
      [`wall@${FULL}`]: 'UP-BLD-06 refuse.actNoneLeft',
      [`unit:3@${HOME}`]: 'UP-BLD-06 refuse.actNoneLeft',
    })
  })

  it('a camp: Units only, and nobody else there [UP-RUL-29]', () => {
    const t = tableOf({ ...position, havens: { 0: [], 1: [FAR] } })
    const camp = askNamed('build', { ...none, camp: FIELD })
    explains((key) => explainAction(t, 0, key, camp), {
      [`wall@${FIELD}`]: 'UP-RUL-29 refuse.actCampDefense',
      [`unit:0@${FIELD}`]: '',
      [`unit:0@${HOME}`]: `UP-BLD-03 refuse.actNoHaven space=${HOME}`,
    })
    const met = askNamed('build', { ...none, camp: FAR })
    explains((key) => explainAction(t, 0, key, met), {
      [`unit:0@${FAR}`]: `UP-RUL-29 refuse.actOtherPlayer space=${FAR}`,
      [`hex:${FAR}`]: `UP-RUL-29 refuse.actOtherPlayer space=${FAR}`,
    })
  })

  it('a payment that is not its price [UP-BLD-04]', () => {
    explains((key) => explainAction(tableOf(position), 0, key, askNamed('buildPayment')), {
      'pay:1-1-1': 'UP-BLD-04 refuse.actPayment',
      'unit:0@5': '',
    })
  })
})

describe('why no camp is made there', () => {
  const camp = askNamed('campWhere')
  const lost: Position = {
    ...position,
    havens: { 0: [], 1: [FAR, GRAVE] },
    garrisons: { [HOME]: 1 },
    curses: [at(-2, 0)],
  }

  it('unexplored, of another player, enemies, not empty [UP-BLD-10, UP-RUL-29]', () => {
    const open = tableOf({ ...lost, options: { noHavenBuild: 'noEnemies' } })
    explains((key) => explainAction(open, 0, key, camp), {
      [`hex:${DARK}`]: `UP-BLD-10 refuse.actUnexplored space=${DARK}`,
      [`hex:${GRAVE}`]: `UP-RUL-29 refuse.actOtherPlayer space=${GRAVE}`,
      [`hex:${FAR}`]: `UP-RUL-29 refuse.actOtherPlayer space=${FAR}`,
      [`hex:${HOME}`]: `UP-BLD-10 refuse.actCampEnemies space=${HOME}`,
      [`hex:${FIELD}`]: '',
      [`hex:${FULL}`]: '',
      'hex:37': '',
      done: '',
    })
    const empty = tableOf({ ...lost, options: { noHavenBuild: 'empty' } })
    explains((key) => explainAction(empty, 0, key, camp), {
      [`hex:${HOME}`]: `UP-BLD-10 refuse.actCampNotEmpty space=${HOME}`,
      [`hex:${FULL}`]: `UP-BLD-10 refuse.actCampNotEmpty space=${FULL}`,
      [`hex:${FIELD}`]: '',
      [`hex:${DARK}`]: `UP-BLD-10 refuse.actUnexplored space=${DARK}`,
    })
  })
})
