import type { Message } from '../engine/table.ts'

/** No arguments at all for a message that has none. */
type ArgsOf<M, K extends keyof M> = M[K] extends Readonly<Record<string, never>> ? [] : [args: M[K]]

/** Makes messages of a game; `M` is every key with its arguments. */
export const sayerOf =
  <M>() =>
  <K extends keyof M & string>(key: K, ...args: ArgsOf<M, K>): Message =>
    args.length === 0 ? { key } : { key, args: args[0] as Record<string, string | number> }
