import { describe, expect, it } from 'vitest'
import { startProgress, terminal, type Screen } from './progress.mjs'

/** A terminal of our own: what stands in its line, everything written, a clock that is set by hand. */
function fake(isShown = true, columns = 100) {
  const seen = { line: '', raw: '', time: 0, ticks: new Set<() => void>() }
  const screen: Screen = {
    isShown,
    write(text) {
      seen.raw += text
      seen.line = (text.split('\r').at(-1) ?? '').replaceAll('\u001B[K', '')
    },
    columns: () => columns,
    now: () => seen.time,
    tick(run) {
      seen.ticks.add(run)
      return () => void seen.ticks.delete(run)
    },
  }
  return { seen, screen }
}

describe('progress', () => {
  it('says how far it is, how long it took and takes, and what runs', () => {
    const { seen, screen } = fake()
    const progress = startProgress(screen, 4)
    seen.time = 30_000
    progress.at(1, 'warming up')
    expect(seen.line).toBe('[██████··················]  25 %  30 s  2 min left  warming up')
    seen.time = 60_000
    for (const tick of seen.ticks) tick()
    expect(seen.line).toContain('1 min  1 min left')
    progress.end()
    expect([seen.line, seen.ticks.size]).toEqual(['', 0])
  })

  it('starts from a guess where there is one, and from nothing where there is none', () => {
    const [known, unknown] = [fake(), fake()]
    startProgress(known.screen, 7200, 1).at(0, 'first')
    startProgress(unknown.screen, 7200).at(0, 'first')
    expect(known.seen.line).toContain('0 s  2 h 0 min left  first')
    expect(unknown.seen.line).toContain('0 s  first')
  })

  it('is silent where nobody watches', () => {
    const { seen, screen } = fake(false)
    const progress = startProgress(screen, 2)
    progress.at(1, 'one')
    progress.above(() => (seen.line = 'printed'))
    progress.end()
    expect([seen.raw, seen.line, seen.ticks.size]).toEqual(['', 'printed', 0])
  })

  it('does not draw faster than anybody reads, but always the last', () => {
    const { seen, screen } = fake()
    const progress = startProgress(screen, 1000)
    for (let i = 1; i <= 1000; i++) {
      seen.time = i
      progress.at(i)
    }
    expect(seen.raw.split('\r').length - 1).toBeLessThan(13)
    expect(seen.line).toContain('100 %')
  })

  it('gives way to what is printed, and keeps to its line', () => {
    const { seen, screen } = fake(true, 40)
    const progress = startProgress(screen, 2)
    progress.at(1, 'a very long note that would not fit')
    progress.above(() => screen.write('printed\n'))
    expect(seen.raw).toContain('\r\u001B[Kprinted\n\r[')
    expect(seen.line).toHaveLength(39)
  })

  it('takes the stream for a terminal only if it is one', () => {
    expect([{ isTTY: true }, {}].map((stream) => terminal({ ...stream, write() {} }).isShown)).toEqual([true, false])
  })
})
