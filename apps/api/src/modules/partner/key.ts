import { createHash, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

const KEY = /^ck_(?:live|test)_[\w-]{43}$/
/** `ck_test_` and six characters: enough to tell keys apart, too little to guess one. */
const PREFIX_LENGTH = 14

/** A new key and what is kept of it. */
export const createKey = (isTest: boolean, bytes: Buffer = randomBytes(32)) => {
  const key = `ck_${isTest ? 'test' : 'live'}_${bytes.toString('base64url')}`
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: hashOfKey(key) }
}

/** SHA-256 of a key, hexadecimal; 256 bits of chance need no slow hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whether a bearer token looks like a key of a partner at all. */
export const isKey = (bearer: string | undefined): bearer is string => bearer !== undefined && KEY.test(bearer)

/** A network `203.0.113.0/24` as its parts; nothing when it is none. */
export const readNetwork = (text: string) => {
  const [address = '', bits = '', ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits)) return undefined
  const prefix = Number(bits)
  if (prefix > (version === 4 ? 32 : 128)) return undefined
  return { address, prefix, type: version === 4 ? ('ipv4' as const) : ('ipv6' as const) }
}

/** An IPv4 address that came over an IPv6 socket, as itself. */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether a key that is bound to networks may be used from an address. */
export const isFrom = (networks: readonly string[], ip: string): boolean => {
  if (networks.length === 0) return true
  const list = new BlockList()
  for (const text of networks) {
    const network = readNetwork(text)
    if (network) list.addSubnet(network.address, network.prefix, network.type)
  }
  const address = plainAddress(ip)
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
