import type { PartText } from './running.ts'

/**
 * Messages around JSON that is ready. What a worker has written (views above all, which are long and go to many) is put in as it is:
 * reading it and writing it again would cost the main thread more than everything else it does with it. Only here is JSON put together
 * from text.
 */
export function envelope(head: object, ready: Readonly<Record<string, string>>): string {
  let text = JSON.stringify(head).slice(0, -1)
  for (const name in ready) text += `,${JSON.stringify(name)}:${ready[name]}`
  return `${text}}`
}

/** A whole message that is ready, as the reply to something. */
export const inReply = (text: string, ref: number | undefined): string =>
  ref === undefined ? text : `{"ref":${ref},${text.slice(1)}`

export const updateText = (parts: readonly PartText[], head: { ref?: number; taken?: number } = {}): string =>
  envelope({ type: 'update', ...head }, { parts: `[${parts.map(([, , text]) => text).join(',')}]` })
