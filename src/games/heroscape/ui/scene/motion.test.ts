import { describe, expect, it } from 'vitest'
import { lengthOf, planMotions } from './motion.ts'
import type { Pose, Stage } from './motion.ts'
import { Player } from './player.ts'
import { piecesOf } from './rays.ts'

const START: Pose = { x: 0, y: 0, z: 0, turn: 0, tilt: 0, scale: 1 }

/** Space n lies n to the east, and n / 2 high. */
const stage: Stage = {
  poseOf: (figure) => (figure === 'nobody' ? undefined : figure === 'other' ? { ...START, x: 9 } : START),
  poseOn: (space, rear, turn) => ({
    ...START,
    x: space,
    y: space / 2,
    turn: rear < 0 ? turn : Math.atan2(space - rear, 0),
  }),
}

describe('motions', () => {
  it('go from space to space, looking where they go', () => {
    const tracks = planMotions([{ kind: 'move', figure: 'a', path: [1, 2, 3] }], stage)
    expect(tracks.map((track) => track.poseAt(1).x)).toEqual([1, 2, 3])
    expect(tracks.every((track) => Math.abs(track.poseAt(1).turn - Math.PI / 2) < 1e-9)).toBe(true)
    for (const [i, track] of tracks.entries()) expect(track.poseAt(0).x).toBe(i)
  })

  it('hop over the higher end', () => {
    const [hop] = planMotions([{ kind: 'move', figure: 'a', path: [2] }], stage)
    const heights = Array.from({ length: 21 }, (_, i) => hop.poseAt(i / 20).y)
    expect(heights[0]).toBeCloseTo(0)
    expect(heights[20]).toBeCloseTo(1)
    expect(Math.max(...heights)).toBeGreaterThan(1.2)
  })

  it('follow each other, unless they are together', () => {
    const hit = { kind: 'hit', figure: 'other' } as const
    const attack = { kind: 'attack', figure: 'a', target: 'other' } as const
    const [first, second] = planMotions([attack, hit], stage)
    expect(second.start).toBe(first.start + first.length)
    expect(planMotions([attack, { ...hit, together: true }], stage).map(({ start }) => start)).toEqual([0, 0])
  })

  it('begin where the one before has ended', () => {
    const tracks = planMotions(
      [
        { kind: 'fly', figure: 'a', path: [1, 2] },
        { kind: 'fall', figure: 'a', to: 0 },
      ],
      stage,
    )
    expect(tracks[1].poseAt(0)).toMatchObject({ x: 2, y: 1 })
    expect(tracks[1].poseAt(1)).toMatchObject({ x: 0, y: 0, tilt: 0 })
  })

  it('leave an attacker where it stands, facing its target', () => {
    const [attack] = planMotions([{ kind: 'attack', figure: 'a', target: 'other' }], stage)
    expect(attack.poseAt(1)).toMatchObject({ x: 0, z: 0, tilt: 0, turn: Math.PI / 2 })
    expect(attack.poseAt(0.7).x).toBeGreaterThan(0.2)
  })

  it('pass over figures that are not there', () => {
    expect(planMotions([{ kind: 'die', figure: 'nobody' }], stage)).toEqual([])
    expect(lengthOf([])).toBe(0)
  })
})

describe('the player', () => {
  const play = () => {
    const poses = new Map<string, Pose>()
    const player = new Player({ ...stage, pose: (figure, pose) => void poses.set(figure, pose) })
    return { poses, player }
  }

  it('puts everything in its last place when it is finished early', async () => {
    const { poses, player } = play()
    const played = player.play([{ kind: 'move', figure: 'a', path: [1, 2, 3] }])
    expect(player.tick(1000)).toBe(true)
    expect(poses.get('a')?.x).toBe(0)
    player.finish()
    await played
    expect(poses.get('a')?.x).toBe(3)
    expect(player.isPlaying).toBe(false)
  })

  it('ends by itself, sooner where it plays faster', async () => {
    const { player } = play()
    for (const [speed, end] of [
      [1, 320],
      [4, 80],
    ]) {
      const played = player.play([{ kind: 'appear', figure: 'a' }], speed)
      expect([player.tick(0), player.tick(end - 1), player.tick(end)]).toEqual([true, true, false])
      await played
    }
  })

  it('ends by itself', async () => {
    const { poses, player } = play()
    const played = player.play([{ kind: 'appear', figure: 'a' }])
    expect([player.tick(0), player.tick(200), player.tick(2000)]).toEqual([true, true, false])
    await played
    expect(poses.get('a')).toEqual(START)
  })
})

describe('a ray', () => {
  const [from, to] = [
    { x: 0, y: 0, z: 4 },
    { x: 10, y: 0, z: 4 },
  ]

  it('is one line if it is clear', () => {
    expect(piecesOf({ from, to, kind: 'clear' })).toEqual([{ from, to, part: 'clear' }])
  })

  it('is red up to what blocks it and dashed beyond', () => {
    const hit = { x: 4, y: 0, z: 4 }
    const [first, ...rest] = piecesOf({ from, to, kind: 'blocked', hit })
    expect(first).toEqual({ from, to: hit, part: 'blocked' })
    expect(rest.length).toBeGreaterThan(4)
    expect(rest.every((piece) => piece.part === 'beyond' && piece.from.x > 4 && piece.to.x < 10)).toBe(true)
  })
})
