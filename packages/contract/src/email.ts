import * as email from '@cabinet/validators/email'
import * as international from '@cabinet/validators/international-email'
import * as z from 'zod/mini'
import { cleanLine } from './text.ts'

/**
 * The one spelling of an e-mail address: small letters, and a domain in its own letters: `ivan@xn--80a1acny.xn--p1ai` is
 * `ivan@почта.рф`. What is no address comes back in small letters.
 */
export const canonicalEmail = (text: string): string => {
  const clean = cleanLine(text).toLowerCase()
  return international.parse(clean).value ?? clean
}

/** A Latin name at a domain of any letters; a label that mixes Latin and Cyrillic ones is a forgery. */
const isEmail = (text: string): boolean => email.is(text) && international.is(text)

/** An e-mail address in its one spelling. */
export const Email = z.pipe(
  z.string().check(z.overwrite(canonicalEmail)),
  z.email({ pattern: /^[^\s@]+@[^\s@]+$/ }).check(z.maxLength(254), z.refine(isEmail)),
)
