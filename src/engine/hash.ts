import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from './chance/hex.ts'

/**
 * JSON without spaces, keys sorted by UTF-16 units: equal data gives equal text. Refuses, with a path, what `JSON.stringify` would
 * silently drop or change (undefined, functions, symbols, holes, NaN, infinities, class instances, cycles), because a state that holds
 * it would not survive a save. −0 is written as 0, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  return write(value, [], [])
}

/** The first 32 hexadecimal digits of the SHA-256 of the canonical JSON. */
export function hashOf(value: unknown): string {
  return toHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 32)
}

/** Far beyond any state; a hostile file gets a message instead of exhausting the stack. */
const DEEPEST = 256

type Path = (string | number)[]

function write(value: unknown, path: Path, ancestors: object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value)) refuse(String(value), path)
      return String(value)
    case 'object':
      return value === null ? 'null' : writeObject(value, path, ancestors)
    default:
      return refuse(value === undefined ? 'undefined' : `a ${typeof value}`, path)
  }
}

function writeObject(value: object, path: Path, ancestors: object[]): string {
  if (ancestors.includes(value)) refuse('a cycle', path)
  if (ancestors.length >= DEEPEST) refuse(`nesting deeper than ${DEEPEST}`, path)
  ancestors.push(value)
  const text = Array.isArray(value) ? writeArray(value, path, ancestors) : writeRecord(value, path, ancestors)
  ancestors.pop()
  return text
}

function writeArray(array: readonly unknown[], path: Path, ancestors: object[]): string {
  if (Object.getPrototypeOf(array) !== Array.prototype) refuse('a class instance', path)
  let text = '['
  for (let at = 0; at < array.length; at++) {
    path.push(at)
    if (array[at] === undefined && !(at in array)) refuse('a hole', path)
    text += (at === 0 ? '' : ',') + write(array[at], path, ancestors)
    path.pop()
  }
  return text + ']'
}

function writeRecord(record: object, path: Path, ancestors: object[]): string {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype !== Object.prototype && prototype !== null) refuse('a class instance', path)
  if (Object.getOwnPropertySymbols(record).length > 0) refuse('a symbol as key', path)
  let text = '{'
  for (const key of Object.keys(record).sort()) {
    path.push(key)
    const value = (record as Record<string, unknown>)[key]
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${write(value, path, ancestors)}`
    path.pop()
  }
  return text + '}'
}

function refuse(what: string, path: Path): never {
  throw new TypeError(`not plain data at ${pathText(path)}: ${what}`)
}

function pathText(path: Path): string {
  let text = '$'
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
  }
  return text
}
