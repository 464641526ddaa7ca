import { describe, expect, it } from 'vitest'
import { planFromShare, shareText } from '../../builder/share.ts'
import { copyOfPrinted } from './documents.ts'
import { builtIn } from './frame.tsx'
import { squeezed, unsqueezed } from './squeeze.ts'

const { source } = builtIn()

describe('links', () => {
  it.each(source.battlefields.map(({ id }) => id))(
    '%s with its scenarios is at most half as long and comes back whole',
    async (id) => {
      const plan = copyOfPrinted(source, id)!
      const shared = shareText(plan)
      if (!shared.ok) throw new Error(shared.refusal.key)
      const short = await squeezed(shared.text)
      expect(short.length).toBeLessThan(shared.text.length / 2)
      const read = planFromShare(await unsqueezed(short), source)
      expect(read.ok && read.plan).toEqual(plan)
    },
  )

  it('from others hold nothing that is taken on trust', async () => {
    expect(await unsqueezed('AbC-_')).toBe('AbC-_')
    expect(await unsqueezed('z.nonsense')).toBe('')
    expect(await unsqueezed('z.%')).toBe('')
    const bomb = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer())
    expect(await unsqueezed(`z.${bytes.toString('base64url')}`)).toBe('')
  })
})
