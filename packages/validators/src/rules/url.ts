import { unlessOne } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

const pattern =
  /^https?:\/\/(?:[a-zа-яё\d](?:[a-zа-яё\d-]{0,61}[a-zа-яё\d])?\.)+[a-zа-яё][a-zа-яё\d-]{0,61}[a-zа-яё\d](?::(\d{1,5}))?(?:[/?#]\S*)?$/i

const isLink = (value: unknown): boolean => {
  const match = typeof value === 'string' && value.length <= 2048 ? pattern.exec(value) : null
  const port = Number(match?.[1] ?? 80)
  return match !== null && port > 0 && port < 65_536
}

/**
 * A link to a page: http or https, a host with a zone (Latin or Cyrillic), a port from 1 to 65535 if there is one, then
 * anything without spaces. At most 2,048 characters. Addresses with a user name are refused: they are used to disguise
 * another host.
 */
export const url: Rule<'url'> = (value) => unlessOne(value, isLink, 'url', 'format')
