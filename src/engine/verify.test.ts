import { describe, expect, it } from 'vitest'
import { commitment, contributionCommitment, deriveKey } from './chance/fairness.ts'
import { hmacSource } from './chance/hmac.ts'
import { loadMatch, saveMatch, type GameFile } from './file.ts'
import { prepare, startMatch } from './setup.ts'
import { give, offered } from './testing/tiny.ts'
import { lanterns } from './testing/lanterns.ts'
import { consent, undoByConsent } from './undo.ts'
import { verifyFile } from './verify.ts'

const secret = new Uint8Array(32).fill(7)
const contributions = [0, 1].map((seat) => ({ seat, bytes: new Uint8Array(16).fill(seat + 1) }))
const reveal = { secret, contributions }

function provenGame(): GameFile {
  const prepared = prepare(lanterns, 2)
  if (!prepared.ok) throw new Error('not prepared')
  const source = hmacSource(deriveKey(secret, contributions))
  const match = startMatch(prepared.value, source)
  for (const role of [0, 1]) for (let i = 0; i < 2; i++) give(match, role, offered(match, role)[0])
  give(match, 0, 'take')
  const to = match.force.findLastIndex((entry) => entry.type === 'answer' && entry.option === 'take')
  consent(match, 1, to)
  expect(undoByConsent(match, 0, to).ok).toBe(true)
  source.nextEpoch()
  give(match, 1, 'take')
  const fairness = { commitment: commitment(secret), contributions: contributions.map(contributionCommitment) }
  return saveMatch({ ...prepared.value.setup, fairness }, match)
}

const problem = (file: GameFile, opened = reveal): string => {
  const result = verifyFile(file, opened)
  return result.ok ? 'none' : `${result.problems[0].path}: ${result.problems[0].problem}`
}

describe('verifyFile', () => {
  const file = provenGame()

  it('recomputes every draw, those taken back and those of a new epoch included', () => {
    expect(loadMatch(file, () => lanterns).ok).toBe(true)
    expect(verifyFile(file, reveal)).toEqual({ ok: true, value: { draws: 11, epochs: 2 } })
  })

  it('names the draw that chance did not give', () => {
    const log = file.log.map((entry, at) =>
      at === 4 && entry.type === 'draw' ? { ...entry, value: (entry.value + 1) % entry.n } : entry,
    )
    expect(problem({ ...file, log })).toMatch(/^log\[4\]: is \d+ of 12, but chance gave \d+/)
  })

  it('refuses another secret, other contributions, too few, and games that never promised', () => {
    expect(problem(file, { ...reveal, secret: new Uint8Array(32) })).toBe('reveal.secret: is not the one committed to')
    const other = [contributions[0], { seat: 1, bytes: new Uint8Array(16) }]
    expect(problem(file, { ...reveal, contributions: other })).toMatch(/^reveal.contributions: .*seat 1/)
    expect(problem(file, { ...reveal, contributions: [] })).toBe('reveal.contributions: must be 2, not 0')
    const { fairness: _, ...setup } = file.setup
    expect(problem({ ...file, setup })).toMatch(/^setup.fairness: is missing/)
  })
})
