import { game, teaching } from './testing/nim.ts'
import { proveTeaching } from './testing/prove.ts'

proveTeaching(game, teaching, ['NIM-TURN-01', 'NIM-EX-01', 'NIM-EX-02'])
