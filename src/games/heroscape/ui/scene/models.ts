/** The models of figures are fetched when the first piece is shown: a plan without figures does not need them. */
import type * as Figures from '../figures/index.ts'

export const fetchModels = (): Promise<typeof Figures> => import('../figures/index.ts')
