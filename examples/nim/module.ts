import { defineModule } from '../../src/games/module.ts'
import { facts } from './facts.ts'
import { game } from './index.ts'
import { narrator } from './text.ts'

export const gameModule = defineModule({ game, facts, narrator })
