import * as z from 'zod/mini'
import { cleanLine } from '../text.ts'

/** A part of a person's name: letters, spaces, hyphens, apostrophes. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’ʼ-]*$/u))

/** A person's mobile phone as it is stored and signed in with. */
export const MobilePhone = z.string().check(z.trim(), z.regex(/^\+7\d{10}$/))

/** What a person does in the organization. */
export const Position = z.string().check(z.overwrite(cleanLine), z.maxLength(128))
