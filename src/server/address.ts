import { isIP, isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK = 4
const LONGEST = 64

/** The eight groups of an IPv6 address, whatever is left out of its text. */
function groupsOf(text: string): string[] {
  const [left, right] = text.split('::').map((part) => (part === '' ? [] : part.split(':')))
  if (right === undefined) return left
  return [...left, ...Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0'), ...right]
}

/**
 * By what an address is counted: IPv6 by its network of 64 bits, since everybody has as many addresses in it as they like; IPv4
 * as it is, however it is written. Whoever has hung up already has none any more.
 */
export function addressKey(address: string | undefined): string {
  const text = (address ?? '').split('%')[0].toLowerCase()
  if (!isIPv6(text)) return text.slice(0, LONGEST)
  const dotted = /:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  const groups = groupsOf(dotted === undefined ? text : text.replace(dotted, '0:0')).map((group) => parseInt(group, 16))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped)
    return `${groups
      .slice(0, NETWORK)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  return (
    dotted ??
    groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  )
}

const mostBits = (address: string): number => (isIPv6(address) ? 128 : 32)

/** Whether this is an address or a network such as `10.0.0.0/8`; the whole world is none. */
export function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= mostBits(address))
}
