import { describe, expect, it } from 'vitest'
import { addressKey, isNetwork } from './address.ts'

describe('an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3::5', '2001:db8:1:2::/64'],
    ['2001:db8::192.0.2.7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('%s as %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('a trusted proxy', () => {
  it.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.7/32', '2001:db8::1/128'])('may be %s', (text) =>
    expect(isNetwork(text)).toBe(true),
  )
  it.each([
    '',
    'true',
    '*',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '1',
    '::1/129',
  ])('may not be "%s"', (text) => expect(isNetwork(text)).toBe(false))
})
