import { isIP } from 'node:net'
import { text } from './config-values.ts'
import { ConfigurationError } from './configuration-error.ts'

/** Where passkeys work beside the address at which people open the cabinet. */
export const passkeyVariables = {
  PASSKEY_DOMAIN: {
    schema: text,
    fallback: null,
    meaning:
      'Domain that passkeys belong to: the host of PUBLIC_URL, or what it ends with when people open the cabinet under several hosts of one domain. Passkeys of another domain do not work any more. Absent: the host of PUBLIC_URL.',
  },
  PASSKEY_ORIGINS: {
    schema: text,
    fallback: null,
    meaning:
      'Addresses beside PUBLIC_URL at which passkeys work, separated by commas: https://lk.example.ru, https://cabinet.example.ru. Their hosts are PASSKEY_DOMAIN or end with it.',
  },
} as const

interface AddressValues {
  readonly PUBLIC_URL: string | null
  readonly HOST: string
  readonly PORT: number
  readonly TLS_CERT_FILE: string | null
  readonly PASSKEY_DOMAIN: string | null
  readonly PASSKEY_ORIGINS: string | null
}

/** Where passkeys work: the domain that they belong to, and the addresses of pages that may ask for them. */
export interface PasskeyAddresses {
  readonly domain: string
  readonly origins: readonly string[]
}

const originOf = (address: string): string | null => {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** Without a public address people open the server on this machine, where browsers want a name and not a number. */
const ownAddress = ({ HOST, PORT, TLS_CERT_FILE }: AddressValues): string =>
  `${TLS_CERT_FILE === null ? 'http' : 'https'}://${isIP(HOST) === 0 ? HOST : 'localhost'}:${PORT}`

/**
 * The addresses of passkeys.
 *
 * @throws ConfigurationError with one line for each value that does not fit
 */
export const passkeyAddressesOf = (values: AddressValues): PasskeyAddresses => {
  const first = originOf(values.PUBLIC_URL ?? ownAddress(values)) ?? 'http://localhost'
  const domain = values.PASSKEY_DOMAIN?.toLowerCase() ?? new URL(first).hostname
  const isOfDomain = (origin: string): boolean => `.${new URL(origin).hostname}`.endsWith(`.${domain}`)
  const further = (values.PASSKEY_ORIGINS ?? '').split(',').flatMap((part) => part.trim() || [])
  const origins = further.map(originOf).filter((origin) => origin !== null && isOfDomain(origin))
  const wrong: string[] = []
  if (!isOfDomain(first)) wrong.push('PASSKEY_DOMAIN: the host of PUBLIC_URL is neither this domain nor ends with it')
  if (origins.length < further.length)
    wrong.push('PASSKEY_ORIGINS: must be addresses with http(s) whose hosts are PASSKEY_DOMAIN or end with it')
  if (wrong.length > 0) throw new ConfigurationError(wrong)
  return { domain, origins: [first, ...origins.filter((origin) => origin !== null)] }
}
