import { parsedAddress } from './parsed-address.ts'

/** Any origin will do: what is an address of another site is one for every site. */
const BASE = 'http://cabinet.invalid'

/**
 * An address inside the application, as the browser resolves it: whatever its dots, slashes and backslashes are, it ends
 * on this site. For every address that comes from outside: a query, a notification.
 *
 * @returns null for any other
 */
export const ownAddress = (value: string | null): string | null => {
  if (!value || !/^\/[^\u0000-\u001F]*$/.test(value)) return null
  const address = parsedAddress(value, BASE)
  if (!address) return null
  const { origin, pathname, search, hash } = address
  // `/x/..//host` is a path here, and the address of another site as soon as it is opened.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null
}
