import { unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

const pattern =
  /^https?:\/\/([a-zа-яё\d]([a-zа-яё\d-]{0,61}[a-zа-яё\d])?\.)+[a-zа-яё][a-zа-яё\d-]*[a-zа-яё\d](:\d{1,5})?([/?#]\S*)?$/i

/**
 * A link to a page: http or https, a host with a zone (Latin or Cyrillic), then anything without spaces. At most 2,048
 * characters. Addresses with a user name are refused: they are used to disguise another host.
 */
export const url: Rule<'url'> = (value) =>
  unless(value, (given) => typeof given === 'string' && given.length <= 2048 && pattern.test(given), 'url', 'format')
