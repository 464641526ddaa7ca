import { about } from '../../../../boardkit/papers/about.ts'
import type { Look } from '../colours.ts'
import type { AboutId } from './about.ts'

/** Marks something that the game's `about` knows. */
export const tells: (id: AboutId) => ReturnType<typeof about> = about

/** The emblem of a side. */
export const tellsOf = ({ side }: Pick<Look, 'side'>): ReturnType<typeof about> =>
  tells(side === 'nobody' ? 'card:faction' : side === 'empire' || side === 'chaos' ? `side:${side}` : `faction:${side}`)
