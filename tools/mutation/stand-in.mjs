// As much of vitest as the tests of the games use: tests are only listed here, and run by the runner.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  ChaiStyleAssertions,
  getState,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import * as spies from '@vitest/spy'

chai.use(JestExtend)
chai.use(JestChaiExpect)
if (ChaiStyleAssertions !== undefined) chai.use(ChaiStyleAssertions)
chai.use(JestAsymmetricMatchers)

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect)
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
expect.getState = () => getState(expect)
expect.setState = (state) => setState(state, expect)
globalThis[GLOBAL_EXPECT] = expect
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect)

export const vi = { fn: spies.fn, spyOn: spies.spyOn }

const newSuite = (title, above) => ({
  title,
  above,
  before: [],
  after: [],
  beforeEach: [],
  afterEach: [],
  isOpen: false,
})

let suite = newSuite('', undefined)
let listed = []

/** What a file lists while it is loaded. */
export async function listing(load) {
  suite = newSuite('', undefined)
  listed = []
  await load()
  return listed
}

function list(title, run) {
  listed.push({ title: titlesOf(suite, title), run, suite })
}

const titlesOf = (from, title) => (from.above === undefined ? title : titlesOf(from.above, `${from.title} > ${title}`))

function group(title, body) {
  const outer = suite
  suite = newSuite(title, outer)
  try {
    body()
  } finally {
    suite = outer
  }
}

const each = (make) => (rows) => (title, run) =>
  rows.forEach((row, at) => make(`${title} #${at}`, () => (Array.isArray(row) ? run(...row) : run(row))))

export const it = Object.assign(list, { each: each(list) })
export const describe = Object.assign(group, { each: each(group) })
export const beforeAll = (run) => suite.before.push(run)
export const afterAll = (run) => suite.after.push(run)
export const beforeEach = (run) => suite.beforeEach.push(run)
export const afterEach = (run) => suite.afterEach.push(run)
