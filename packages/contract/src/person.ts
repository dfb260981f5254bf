import * as z from 'zod/mini'

/** Signs that cannot be seen: control characters, and those that turn the direction of the text after them. */
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const withoutControls = (text: string): string => text.replaceAll(CONTROLS, '')

/** A part of a person's name: letters, spaces, hyphens, apostrophes. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’ʼ-]*$/u))

/** A person's mobile phone as it is stored and signed in with. */
export const MobilePhone = z.string().check(z.trim(), z.regex(/^\+7\d{10}$/))

/** An e-mail address; case does not tell two apart. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** What a person does in the organization. */
export const Position = z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(128))
