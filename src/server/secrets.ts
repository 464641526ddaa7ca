import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Unguessable, and safe in an address. */
export const newToken = (): string => randomBytes(24).toString('base64url')
export const newId = (): string => randomBytes(12).toString('base64url')

/** Tokens are kept as hashes only: who reads the store can use none of them. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export function isToken(token: string, hash: string | null): boolean {
  if (hash === null || hash === '') return false
  const [a, b] = [Buffer.from(hashOfToken(token)), Buffer.from(hash)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A code that a person can write down: 5 groups of 5, without characters that look alike. */
export function newRecoveryCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const code = Array.from(randomBytes(25), (byte) => letters[byte % letters.length]).join('')
  return code.match(/.{5}/g)!.join('-')
}
