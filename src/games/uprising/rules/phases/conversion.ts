/** 5 resources for 1 VP at the end of a Scoring Phase (UP-SCO-13, UP-RUL-40). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { FOOD, PLUNDER, RESOURCES, SALT } from '../../content/names.ts'
import { gainVp } from '../table/points.ts'
import { loseResource, resourceAt, totalOf } from '../table/resources.ts'
import type { Role, State, Table } from '../table/state.ts'
import { paymentNumber, paymentOf } from './payments.ts'

const DONE = -1

const canConvert = ({ state, content }: Table, role: Role): boolean =>
  totalOf(state, role) >= content.setup.resourcesPerPoint

/** Who gets the point, or enough. */
const convertQuestion: QuestionOf = {
  name: 'convert',
  kind: 'option',
  rule: 'UP-SCO-13',
  options(t, { role }, out) {
    if (canConvert(t, role)) for (let to = 0; to < t.state.roles; to++) out.push(to)
    out.push(DONE)
  },
  key: (_, option) => (option === DONE ? 'done' : `role:${option}`),
  prompt: ({ content }) => say('frame.convert', { n: content.setup.resourcesPerPoint }),
  describe: (t, option, { role }) =>
    option === DONE
      ? { label: say('frame.convertDone') }
      : {
          label: option === role ? say('frame.convertOwn') : say('frame.convertGive', { to: option }),
          targets: [`role:${option}`],
          detail: say('frame.convertDetail', { to: option, vp: t.state.vp[option] }),
        },
  closes: () => true,
}

function payments(s: State, role: Role, n: number, out: number[]): void {
  const [salt, plunder, food] = RESOURCES.map((_, kind) => s.resources[resourceAt(role, kind)])
  for (let a = Math.min(salt, n); a >= 0; a--)
    for (let b = Math.min(plunder, n - a); b >= 0; b--) if (n - a - b <= food) out.push(paymentNumber(a, b, n - a - b))
}

const convertPayment: QuestionOf<Role> = {
  name: 'convertPayment',
  kind: 'payment',
  rule: 'UP-SCO-13',
  // The resources may have been exchanged meanwhile (UP-TRD-06), so there is a way back.
  options({ state, content }, { role }, out) {
    payments(state, role, content.setup.resourcesPerPoint, out)
    out.push(DONE)
  },
  key: (_, option) => (option === DONE ? 'done' : `pay:${paymentOf(option).join('-')}`),
  prompt: ({ content }, { arg }) => say('frame.convertPay', { n: content.setup.resourcesPerPoint, to: arg }),
  describe(_, option) {
    if (option === DONE) return { label: say('frame.convertBack') }
    const [salt, plunder, food] = paymentOf(option)
    return { label: say('frame.payment', { salt, plunder, food }) }
  },
}

/** As often as the role wants and can pay. */
export const convert = procedure('convert', function* (play: Play, { role }: { role: Role }): Procedure {
  if (!canConvert(play, role)) return
  const to = yield* ask(play, convertQuestion, role, undefined)
  if (to === DONE) return
  const payment = yield* ask(play, convertPayment, role, to)
  play.push(convert, { role })
  if (payment === DONE) return
  const [salt, plunder, food] = paymentOf(payment)
  loseResource(play, role, SALT, salt)
  loseResource(play, role, PLUNDER, plunder)
  loseResource(play, role, FOOD, food)
  gainVp(play, to, 1, 'UP-SCO-13')
})
