import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../engine/index.ts'
import type { Beat } from '../../../protocol/board.ts'
import { applyParts, emptyMirror, type Mirror } from '../../../protocol/mirror.ts'
import type { Part } from '../../../protocol/views.ts'
import { Director, NOTHING_SHOWN, type Shown } from './director.ts'
import { timeFor, type Pace } from './pace.ts'

const part = (seq: number, types: readonly string[], more: object = {}): Part =>
  ({ channel: 'public', seq, set: { at: seq }, events: types.map((type) => ({ type })), ...more }) as unknown as Part

const whole = (events: readonly string[] = []): Part =>
  ({ ...part(1, events), whole: true, waiting: [{ role: 1 }] }) as unknown as Part

/** How the events of these tests are looked at, by the first letter of their names. */
const BEATS: Readonly<Record<string, Beat>> = { g: 'glance', m: 'motion', r: 'result', q: 'none' }

class Theatre {
  time = 0
  pace: Pace = 'normal'
  slowest: Pace = 'slow'
  isAway = false
  seen: Shown = NOTHING_SHOWN
  rests = 0
  /** Boards that were asked for and have not come. */
  readonly looks = new Map<number, (mirror: Mirror | undefined) => void>()
  readonly captions: string[] = []
  head: Mirror = emptyMirror
  private seq = 1
  private timers: { at: number; run: () => void }[] = []
  readonly director = new Director({
    after: (ms, run) => {
      const timer = { at: this.time + ms, run }
      this.timers.push(timer)
      return () => void (this.timers = this.timers.filter((one) => one !== timer))
    },
    pace: () => this.pace,
    slowest: () => this.slowest,
    isAway: () => this.isAway,
    look: (event) => new Promise((resolve) => void this.looks.set(event, resolve)),
    show: (shown) => {
      this.seen = shown
      const caption = shown.caption?.type
      if (caption !== undefined && caption !== this.captions.at(-1)) this.captions.push(caption)
    },
    rested: () => void this.rests++,
  })

  constructor(eyes?: Role) {
    this.director.beatOf = ({ type }) => BEATS[type[0]]
    this.director.whose = ({ type }) =>
      type.endsWith('-head') ? 'heading' : type.endsWith('-other') ? 'others' : 'own'
    this.director.look(eyes)
    this.head = applyParts(emptyMirror, [whole(['g0']), ...(eyes === undefined ? [] : [this.own(eyes, 1, true)])])!
    this.director.reset(this.head)
  }

  private own(channel: Role, seq: number, isWhole: boolean, events: object[] = []): Part {
    return { channel, seq, events, set: { hand: seq }, ...(isWhole ? { whole: true } : {}) } as unknown as Part
  }

  tell(...types: string[]): void {
    this.give([part(++this.seq, types)])
  }

  give(parts: readonly Part[], isOwn = false): void {
    this.head = applyParts(this.head, parts)!
    this.director.take(parts, this.head, isOwn)
  }

  act(...types: string[]): void {
    this.give([part(++this.seq, types)], true)
  }

  /** To oneself alone, after so many public events. */
  whisper(role: Role, seq: number, after: number, type: string): void {
    this.give([part(++this.seq, ['q']), this.own(role, seq, false, [{ after, event: { type } }])])
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.timers = this.timers.filter((one) => one !== next)
      this.time = next.at
      this.draw()
      next.run()
    }
    this.time = end
    this.draw()
  }

  async come(event: number, at: number | undefined): Promise<void> {
    this.looks.get(event)!(
      at === undefined ? undefined : applyParts(emptyMirror, [{ ...whole(), set: { at } } as Part]),
    )
    await Promise.resolve()
  }

  draw(): void {
    this.director.drew(this.seen.told.length)
  }

  get told(): string[] {
    return this.seen.told.map(({ event }) => event.type)
  }

  get fresh(): string[] {
    return this.seen.fresh.map(({ type }) => type)
  }

  get board(): unknown {
    return this.seen.shown.public.cells.get('at')
  }
}

let house: Theatre
beforeEach(() => {
  house = new Theatre()
})

describe('acts of others', () => {
  it('are shown in order, one after the other, and nothing is told before it is shown', () => {
    house.tell('m1')
    house.tell('g2')
    house.tell('r3')
    expect(house).toMatchObject({ told: ['g0', 'm1'], fresh: ['m1'], board: 2, seen: { left: 3, isShowing: true } })
    house.pass(800)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'g2'], fresh: ['g2'], board: 3, seen: { left: 2 } })
    house.pass(500)
    expect(house).toMatchObject({ fresh: ['r3'], board: 4, seen: { left: 1, isShowing: true } })
    house.pass(1599)
    expect(house.rests).toBe(0)
    house.pass(1)
    expect(house).toMatchObject({ rests: 1, seen: { left: 0, isShowing: false, caption: undefined } })
    expect(house.seen.shown).toBe(house.head)
    expect(house.captions).toEqual(['m1', 'g2', 'r3'])
  })

  it('keep who acts, and how it ends, until they have been shown', () => {
    house.give([part(2, ['m1'], { waiting: [{ role: 0 }], outcome: { kind: 'nobody' } })])
    expect(house.seen.shown.public).toMatchObject({ waiting: [{ role: 1 }], outcome: undefined })
    house.pass(800)
    expect(house.seen.shown.public).toMatchObject({ waiting: [{ role: 0 }], outcome: { kind: 'nobody' } })
  })

  it('without words go with what follows, and cost no time', () => {
    house.tell('q1')
    expect(house).toMatchObject({ told: ['g0', 'q1'], board: 2, rests: 1 })
    house.draw()
    house.tell('q2', 'g3', 'q4')
    expect(house).toMatchObject({ fresh: ['q2', 'g3', 'q4'], seen: { left: 1, caption: { type: 'g3' } } })
  })

  it.each([
    ['slow', 1600],
    ['normal', 800],
    ['fast', 320],
  ] as const)('take their time: %s', (pace, time) => {
    house.pace = pace
    house.tell('m1')
    house.pass(time - 1)
    expect(house.seen.isShowing).toBe(true)
    house.pass(1)
    expect(house.seen.isShowing).toBe(false)
  })

  it('are all there at once where that is wished, and animated together until they are drawn', () => {
    house.pace = 'atOnce'
    house.tell('m1')
    house.tell('r2')
    expect(house).toMatchObject({ fresh: ['m1', 'r2'], board: 3, seen: { isShowing: false } })
  })

  it('are never slower than the table allows', () => {
    house.pace = 'slow'
    house.slowest = 'fast'
    house.tell('m1')
    house.pass(320)
    expect(house.seen.isShowing).toBe(false)
  })

  it('go faster where they are many, and none is left out', () => {
    const names = Array.from({ length: 100 }, (_, i) => `m${i}`)
    for (const name of names) house.tell(name)
    house.pass(26_000)
    expect(house.seen.isShowing).toBe(false)
    expect(house.captions).toEqual(names)
    expect(timeFor('glance', 'normal', 0.001)).toBeGreaterThan(0)
  })
})

describe('whoever watches', () => {
  it('sees what was done from here at once', () => {
    house.act('m1')
    expect(house).toMatchObject({ fresh: ['m1'], board: 2, seen: { isShowing: false } })
  })

  it('sees what an own act brought before others go on, and goes on at once by hurrying', () => {
    house.act('r1')
    house.tell('m2')
    expect(house).toMatchObject({ told: ['g0', 'r1'], seen: { isShowing: true, left: 1 } })
    house.pass(1599)
    expect(house.told).toEqual(['g0', 'r1'])
    house.pass(1)
    expect(house.told).toEqual(['g0', 'r1', 'm2'])
    house.pass(800)
    house.act('r3')
    house.tell('m4')
    house.director.hurry()
    expect(house.told.at(-1)).toBe('m4')
  })

  it('waits for nobody who is slow, nor for an own act without a result', () => {
    house.act('m1')
    house.tell('m2')
    expect(house.told.at(-1)).toBe('m2')
    house.pass(800)
    house.act('r3')
    house.pass(1600)
    expect(house.rests).toBe(1)
    house.tell('m4')
    expect(house.told.at(-1)).toBe('m4')
  })

  it('sees its own act at once, and what followed within it in order', async () => {
    house.act('m1', 'q2', 'g3-head', 'm4', 'r5-other')
    await house.come(3, 17)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'q2'], fresh: ['m1', 'q2'], board: 17, seen: { left: 3 } })
    house.pass(500)
    await house.come(4, 18)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'q2', 'g3-head'], fresh: ['g3-head'], board: 18 })
    house.pass(500)
    await house.come(5, 19)
    expect(house).toMatchObject({ fresh: ['m4'], board: 19, seen: { left: 2, isShowing: true } })
    house.pass(800)
    expect(house).toMatchObject({ fresh: ['r5-other'], board: 2, seen: { left: 1 } })
    house.pass(1600)
    expect(house).toMatchObject({ rests: 1, seen: { left: 0, isShowing: false } })
    expect(house.captions).toEqual(['m1', 'g3-head', 'm4', 'r5-other'])
  })

  it('sees its own act at once also while the result of the one before is looked at', async () => {
    house.act('r1')
    house.pass(100)
    house.act('m2', 'm3-other')
    await house.come(3, 17)
    expect(house).toMatchObject({ told: ['g0', 'r1', 'm2'], board: 17, seen: { left: 1 } })
    house.pass(1600)
    expect(house).toMatchObject({ told: ['g0', 'r1', 'm2', 'm3-other'], board: 3 })
    house.act('r4')
    house.pass(100)
    house.act('m5-other')
    expect(house.seen.caption).toEqual({ type: 'm5-other' })
  })

  it('looks at a result of its own before what follows it, also while others are held', async () => {
    house.director.hold(true)
    house.act('r1', 'm2-other')
    await house.come(2, 17)
    expect(house).toMatchObject({ told: ['g0', 'r1'], board: 17, seen: { left: 1 } })
    house.pass(60_000)
    expect(house.told).toEqual(['g0', 'r1'])
    house.director.hold(false)
    expect(house).toMatchObject({ told: ['g0', 'r1', 'm2-other'], board: 2 })
  })

  it('does not wait for headings, nor for an act of its own of which nothing is seen', () => {
    house.act('m1', 'g2-head', 'q3')
    expect(house).toMatchObject({ fresh: ['m1', 'g2-head', 'q3'], board: 2, seen: { isShowing: false } })
    house.draw()
    house.act('q4', 'm5-other')
    expect(house).toMatchObject({
      fresh: ['q4', 'm5-other'],
      board: 3,
      seen: { left: 1, caption: { type: 'm5-other' } },
    })
  })

  it('ends what followed its own act by acting', async () => {
    house.act('m1', 'm2-other', 'm3')
    await house.come(2, 17)
    house.draw()
    house.act('g4')
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2-other', 'm3', 'g4'], fresh: ['g4'], board: 3 })
    expect(house.seen.isShowing).toBe(false)
  })

  it('ends the show by acting', () => {
    house.tell('m1')
    house.tell('m2')
    house.draw()
    house.act('g3')
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2', 'g3'], fresh: ['g3'], board: 4, seen: { isShowing: false } })
  })

  it('skips one act, or all', () => {
    for (const name of ['m1', 'm2', 'm3', 'm4']) house.tell(name)
    house.draw()
    house.director.skip()
    expect(house).toMatchObject({ fresh: ['m2'], seen: { left: 3 } })
    house.director.skipAll()
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2', 'm3', 'm4'], fresh: [], board: 5, rests: 1 })
    house.pass(9000)
    expect(house.rests).toBe(1)
  })

  it('hurries: on to the next act, and again, before that is over, to the end', () => {
    for (const name of ['m1', 'm2', 'm3', 'm4', 'm5']) house.tell(name)
    house.draw()
    house.director.hurry()
    expect(house).toMatchObject({ fresh: ['m2'], seen: { left: 4 } })
    house.pass(800)
    house.director.hurry()
    expect(house).toMatchObject({ fresh: ['m4'], seen: { left: 2 } })
    house.director.hurry()
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2', 'm3', 'm4', 'm5'], board: 6, seen: { isShowing: false } })
  })

  it('misses nothing while away', () => {
    house.tell('m1')
    house.tell('m2')
    house.isAway = true
    house.pass(60_000)
    expect(house).toMatchObject({ told: ['g0', 'm1'], seen: { isShowing: true } })
    house.isAway = false
    house.director.goOn()
    expect(house.fresh).toEqual(['m2'])
  })

  it('waits while somebody reads first', () => {
    house.director.hold(true)
    house.tell('m1')
    house.tell('m2')
    house.pass(60_000)
    expect(house).toMatchObject({ told: ['g0'], seen: { isShowing: true } })
    house.director.hold(false)
    expect(house.fresh).toEqual(['m1'])
    house.pass(60_000)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2'], seen: { isShowing: false } })
  })

  it('does not watch hundreds of acts after having been away', () => {
    house.isAway = true
    for (let i = 0; i < 300; i++) house.tell(`m${i}`)
    house.isAway = false
    house.director.goOn()
    expect(house).toMatchObject({ fresh: [], seen: { isShowing: false } })
    expect(house.told).toHaveLength(301)
  })

  it('may be told more than others, in the same order', () => {
    const two = [new Theatre(0), new Theatre(1)]
    for (const one of two) {
      one.tell('m1')
      if (one === two[0]) one.whisper(0, 2, 2, 'g-secret')
      else one.tell('q')
      one.tell('m2')
      one.pass(9000)
    }
    expect(two[0].captions).toEqual(['m1', 'g-secret', 'm2'])
    expect(two[1].captions).toEqual(['m1', 'm2'])
  })

  it('goes on with the eyes of somebody else', () => {
    house = new Theatre(0)
    house.tell('m1')
    house.tell('m2')
    house.director.look(undefined)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2'], fresh: ['m2'], seen: { left: 1 } })
  })

  it('sees a table anew as it stands', () => {
    house.tell('m1')
    house.tell('m2')
    house.director.reset(house.head)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'm2'], fresh: [], seen: { isShowing: false } })
    house.pass(9000)
    expect(house.rests).toBe(0)
  })
})

describe('several acts of one step', () => {
  it('have boards of their own, where those come in time', async () => {
    house.tell('m1', 'r2')
    expect(house).toMatchObject({ told: ['g0'], board: 1, seen: { isShowing: true } })
    await house.come(2, 17)
    expect(house).toMatchObject({ told: ['g0', 'm1'], board: 17 })
    house.pass(800)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'r2'], board: 2 })
  })

  it('are shown on the board before them until theirs comes, so that nothing is told too early', async () => {
    house.tell('m1', 'g2', 'r3')
    house.pass(150)
    expect(house).toMatchObject({ told: ['g0', 'm1'], board: 1 })
    await house.come(2, 17)
    expect(house).toMatchObject({ told: ['g0', 'm1'], board: 17, fresh: ['m1'] })
    await house.come(3, undefined)
    house.pass(800)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'g2'], board: 17, fresh: ['g2'] })
    house.pass(800)
    expect(house).toMatchObject({ told: ['g0', 'm1', 'g2', 'r3'], board: 2 })
  })
})

it('shows again what was told, and then the table as it is', async () => {
  house.act('m1')
  house.act('m2')
  house.draw()
  house.director.replay(house.seen.told.slice(1, 2))
  await house.come(1, 11)
  expect(house).toMatchObject({ board: 11, fresh: [], seen: { isShowing: true } })
  await house.come(2, 12)
  house.pass(500)
  expect(house).toMatchObject({ board: 12, fresh: ['m1'], told: ['g0', 'm1', 'm2'] })
  house.tell('g3')
  house.pass(800)
  expect(house).toMatchObject({ board: 4, fresh: ['g3'] })
})
