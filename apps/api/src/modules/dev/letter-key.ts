import * as z from 'zod/mini'
import type { Language } from '../../platform/language.ts'
import type { Platform } from '../../platform/module.ts'

const LIFE_MS = 15 * 60_000

/** What a page shows: a letter that was written, or the example of a kind. */
export type LetterPage =
  | { readonly kind: 'LETTER'; readonly id: string }
  | { readonly kind: 'EXAMPLE'; readonly id: string; readonly language: Language }

const Sealed = z.object({
  until: z.number(),
  page: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('LETTER'), id: z.string() }),
    z.object({ kind: z.literal('EXAMPLE'), id: z.string(), language: z.enum(['ru', 'en']) }),
  ]),
})

/** Keys of letter pages are sealed for a place that no secret has. */
const PLACE = { table: 'letter', column: 'page', row: 'key', organizationId: '' }

/** A key that opens one page for a quarter of an hour. */
export const letterKey = ({ secrets, clock }: Platform, page: LetterPage): string => {
  const until = clock.real().getTime() + LIFE_MS
  return Buffer.from(secrets.seal(JSON.stringify({ until, page }), PLACE), 'base64').toString('base64url')
}

/** The page that a key opens; nothing for a key that is old or not ours. */
export const pageOfKey = ({ secrets, clock }: Platform, key: string): LetterPage | undefined => {
  try {
    const opened = secrets.open(Buffer.from(key, 'base64url').toString('base64'), PLACE)
    const { until, page } = z.parse(Sealed, JSON.parse(opened))
    return until > clock.real().getTime() ? page : undefined
  } catch {
    return undefined
  }
}
