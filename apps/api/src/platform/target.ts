import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Longest time for the whole delivery. */
export const DELIVERY_TIMEOUT_MS = 10_000

/** Networks that are not the internet: our own, those of the provider, those of nobody. */
const inward = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inward.addSubnet(address, prefix, 'ipv4')
/** Of version 6 only what is given out to the world is left: 2000::/3 without its special parts. */
const outward6 = new BlockList()
outward6.addSubnet('2000::', 3, 'ipv6')
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // They carry an address of version 4 inside.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inward.addSubnet(address, prefix, 'ipv6')

/** Whether an address belongs to the internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !inward.check(address, 'ipv4')
  return version === 6 && outward6.check(address, 'ipv6') && !inward.check(address, 'ipv6')
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** A target that must not be called. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError'
}

/** How names become addresses; tests bring their own. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

const resolveName: Resolve = (host) => lookup(host, { all: true })

/**
 * Reads a target: an address of the web with https, without a password in it. In the demo one on this machine may have
 * http as well.
 *
 * @throws ForbiddenTargetError
 */
export const readTarget = (text: string, mayBeLocal: boolean): URL => {
  if (!URL.canParse(text)) throw new ForbiddenTargetError('The target is not an address')
  const url = new URL(text)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host))
  const isAllowed = url.protocol === 'https:' || (mayBeLocal && isLocal && url.protocol === 'http:')
  if (!isAllowed) throw new ForbiddenTargetError('The target must begin with https://')
  if (url.username || url.password) throw new ForbiddenTargetError('The target must not carry a password')
  if (isIP(host) !== 0 && !isPublicAddress(host) && !(mayBeLocal && isLocal)) {
    throw new ForbiddenTargetError('The target is not on the internet')
  }
  return url
}

/** The address that a call may go to. All addresses of a name must be good: which one is taken is a matter of luck. */
const pin = async (url: URL, mayBeLocal: boolean, resolve: Resolve) => {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }]
  const [first] = addresses
  const isGood = ({ address }: { address: string }): boolean =>
    isPublicAddress(address) || (mayBeLocal && isLoopback(address))
  if (!first || !addresses.every(isGood)) throw new ForbiddenTargetError('The target is not on the internet')
  return first
}

/** What is sent. */
export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** Targets on this machine are allowed: in the demo. */
  readonly mayBeLocal: boolean
}

/**
 * Brings a message to its target. The name is resolved once and the connection goes to that very address; redirects are
 * not followed, the body of the answer is not read.
 *
 * @returns the status of the answer
 * @throws Error when there is none in time, or the target must not be called
 */
export const deliver = async (
  { url: text, headers, body, mayBeLocal }: Delivery,
  resolve: Resolve = resolveName,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Promise<number> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const url = readTarget(text, mayBeLocal)
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeoutMs / 1000} seconds`)))
  })
  const { address, family } = await Promise.race([pin(url, mayBeLocal, resolve), timedOut])
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const answered = new Promise<number>((done, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        signal,
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: (_host, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) => {
        response.destroy()
        done(response.statusCode ?? 0)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
  return Promise.race([answered, timedOut])
}
