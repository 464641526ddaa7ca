/** Every lesson and example, played by who does what the coach says, in both languages. */
import { proveTeaching } from '../../../lessons/testing/prove.ts'
import { bloodstones } from '../index.ts'
import { ruleIds } from '../rule-ids.ts'
import teaching from './index.ts'

proveTeaching(bloodstones, teaching, ruleIds)
