import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { Id } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'

/** Where a reader of the feed stands; nothing is known about it but that a later one is larger. */
const Cursor = z.string().check(z.regex(/^\d{1,15}$/))

/** What concerns the partner: only the name of a thing, which is read by a call of its own. */
export const PartnerEvent = z.object({
  cursor: Cursor,
  id: Id,
  type: z.string(),
  occurredAt: Instant,
  data: z.object({ id: Id, version: z.int() }),
})
export type PartnerEvent = z.output<typeof PartnerEvent>

/** Longest time that an empty answer is held back, seconds. */
export const LONGEST_WAIT = 30

export const events = endpoint({
  id: 'partner.events',
  method: 'GET',
  path: '/v1/partner/events',
  summary: 'What concerns the partner, in the order in which it became certain. Read on from the cursor of the answer.',
  access: byPartner(),
  query: z.object({
    after: z._default(Cursor, '0'),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
    /** Seconds to wait for the first event. */
    wait: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_WAIT)), 0),
  }),
  response: z.object({ events: z.array(PartnerEvent), cursor: Cursor }),
})

/** What every event that a partner tells of carries. */
export const partnerNews = {
  /** The partner's own name of the event: told again, it changes nothing. */
  externalId: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** When it happened. Events of one thing count in this order, whatever order they arrive in. */
  occurredAt: Instant,
}

/** How a thing stands after an event. */
export const PartnerOutcome = z.object({ id: Id, state: z.string(), version: z.int() })
export type PartnerOutcome = z.output<typeof PartnerOutcome>
