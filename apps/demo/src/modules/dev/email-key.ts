import * as z from 'zod/mini'
import type { Language } from '@cabinet/api/kernel/language'
import type { Platform } from '@cabinet/api/platform/context'

const LIFE_MS = 15 * 60_000

/** What a page shows: an email that was written, or the example of a kind. */
export type EmailPage =
  | { readonly kind: 'EMAIL'; readonly id: string }
  | { readonly kind: 'EXAMPLE'; readonly id: string; readonly language: Language }

const Sealed = z.object({
  until: z.number(),
  page: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('EMAIL'), id: z.string() }),
    z.object({ kind: z.literal('EXAMPLE'), id: z.string(), language: z.enum(['ru', 'en']) }),
  ]),
})

/** Keys of email pages are sealed for a place that no secret has. */
const PLACE = { table: 'email', column: 'page', row: 'key', organizationId: '' }

/** A key that opens one page for a quarter of an hour. */
export const emailKey = ({ secrets, clock }: Platform, page: EmailPage): string => {
  const until = clock.real().getTime() + LIFE_MS
  return Buffer.from(secrets.seal(JSON.stringify({ until, page }), PLACE), 'base64').toString('base64url')
}

/** The page that a key opens; nothing for a key that is old or not ours. */
export const pageOfKey = ({ secrets, clock }: Platform, key: string): EmailPage | undefined => {
  try {
    const opened = secrets.open(Buffer.from(key, 'base64url').toString('base64'), PLACE)
    const { until, page } = z.parse(Sealed, JSON.parse(opened))
    return until > clock.real().getTime() ? page : undefined
  } catch {
    return undefined
  }
}
