import { isIP, isIPv6 } from 'node:net'

const GROUPS = 8
/** A provider gives at least this many groups of an IPv6 address to one customer, who chooses the rest freely. */
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address, with `::` and a trailing IPv4 part written out. */
const groupsOf = (address: string): string[] => {
  const [bare = ''] = address.split('%')
  const plain = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [left = '', right] = plain.split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right === undefined || right === '' ? [] : right.split(':')
  const zeros = right === undefined ? 0 : GROUPS - head.length - tail.length
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

/**
 * What one visitor can be counted by: an IPv4 address as it is, of an IPv6 address the /64 network, because its owner
 * has as many addresses in it as they like. Anything else is given back unchanged.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined && isIP(mapped) === 4) return mapped
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

/** So much of an address is kept where a person is to recognize the place: /24 of IPv4, /48 of IPv6. */
const PLACE_BYTES = 3
const PLACE_GROUPS = 3

/**
 * The network from which somebody came, for a person to recognize the place by: `203.0.113.0/24`, `2001:db8:1::/48`. It is
 * all that we honestly know of a place, and less than an address.
 */
export const placeOf = (address: string): string => {
  const plain = networkOf(address)
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, PLACE_BYTES).join('.')}.0/24`
  return isIPv6(address) ? `${groupsOf(address).slice(0, PLACE_GROUPS).join(':')}::/48` : address
}
