/** The fuzzer: plays legal-random games and checks everything that must be true at every question. */
export { fuzzedMatch, type Failure } from './actions.ts'
export { addCoverage, newCoverage, unscrambled, type Coverage } from './coverage.ts'
export { fuzz, type FuzzReport, type Policy } from './fuzz.ts'
export { checkInvariants } from './invariants.ts'
export { Disagreement, type Oracle } from './oracle.ts'
export { shrink } from './shrink.ts'
