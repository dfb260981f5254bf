import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { Id } from './common.ts'
import { Instant } from './dates.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'

/** Where a reader of the feed stands; nothing is known about it but that a later one is larger. */
const Cursor = z.string().check(z.regex(/^\d{1,15}$/))

/** `{ id }` in a path, with what it is the id of. */
export const byIdOf = (thing: string) => z.object({ id: described(Id, `Id that the platform has given ${thing}.`) })

/** A page of a list in the order of its ids, with what is listed. */
export const pagingOf = (things: string, most = 100) => ({
  after: described(
    z.optional(Id),
    `The last id that you have read: only ${things} after it are listed. The first ones when absent.`,
  ),
  limit: described(
    z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), 100),
    `Most ${things} in the answer. Fewer of them mean that there are no more.`,
  ),
})

/** A number that goes up with every change of a thing. */
export const Version = described(
  z.int(),
  'Counts the changes of the state; 0 before the first one. Events name it as well.',
)

/** What concerns the partner: only the name of a thing, which is read by a call of its own. */
export const PartnerEvent = z
  .object({
    cursor: described(Cursor, 'The place of the event in your feed: a number in digits. Pass it as `after`.'),
    id: described(
      Id,
      'Id of the event itself; the header `webhook-id` of its delivery. The same event always has the same.',
    ),
    type: described(
      z.string(),
      'What has happened; the webhook `event` lists the types. New ones are added without notice: pass over those that you do not know.',
    ),
    occurredAt: described(Instant, 'When it happened, by the clock of the platform, in UTC.'),
    data: described(
      z.object({
        id: described(
          Id,
          'Id of the request, object, insurance (that is, organization), buyer, shipment, claim, account or invoice, as `type` says. Read it by its own call.',
        ),
        version: described(
          z.int(),
          'The version of the thing after the event. Events of one thing come in this order.',
        ),
      }),
      'Which thing it happened to, and nothing more.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'PartnerEvent',
    description: 'Something that concerns you. It names a thing, which is read by a call of its own.',
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
    after: described(
      z._default(Cursor, '0'),
      'The cursor of the answer or of the event that you have read last; `0` reads from the beginning.',
    ),
    limit: described(
      z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
      'Most events in the answer.',
    ),
    wait: described(
      z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_WAIT)), 0),
      'Seconds for which an empty answer is held back until something happens.',
    ),
  }),
  response: z.object({
    events: described(z.array(PartnerEvent), 'In the order of their cursors; empty when nothing has happened.'),
    cursor: described(Cursor, 'Where to read on: the cursor of the last event, or `after` when there is none.'),
  }),
})

/** What every event that a partner tells of carries. */
export const partnerNews = {
  externalId: described(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    'Your own name of this event. The same name about the same thing once more, also under another `Idempotency-Key`, changes nothing.',
  ),
  occurredAt: described(
    Instant,
    'When it happened on your side: ISO 8601 with an offset. Events of one thing count in this order, whatever order they arrive in. More than five minutes ahead of the clock of the platform is 400.',
  ),
}

/** What a decision about a thing carries besides: who has read the thing says what they have read. */
export const partnerDecision = {
  ...partnerNews,
  version: described(
    z.optional(z.int().check(z.minimum(0))),
    'The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and changes nothing. Not compared when absent.',
  ),
}

/** A line of the history of a thing. */
const HistoryLine = z
  .object({
    id: described(Id, 'Id of the line.'),
    at: described(Instant, 'When it happened.'),
    title: described(z.string(), 'What happened, in the language of `Accept-Language`.'),
    state: described(z.string(), 'The state that the thing was in afterwards.'),
    by: described(
      z.enum(['USER', 'JOB', 'PARTNER', 'STAFF']),
      '`USER` (the organization), `JOB` (a day has come), `PARTNER` (you) or `STAFF` (platform staff).',
    ),
    reason: described(z.nullable(z.string()), 'Why, when somebody has said so.'),
  })
  .register(z.globalRegistry, { id: 'HistoryLine', description: 'Something that has become of a thing.' })

/** What has become of a thing. */
export const PartnerHistory = z.object({
  events: described(z.array(HistoryLine), 'The latest comes first.'),
})
export type PartnerHistory = z.output<typeof PartnerHistory>

/** How a thing stands after an event. */
export const PartnerOutcome = z
  .object({
    id: described(
      Id,
      'Id of the thing that the event was about. That of the offer after `saveOffer`, of the insurance after `offerInsurance`, of the document after a call about a document, of the certificate after `closeMonth`.',
    ),
    state: described(
      z.string(),
      'The state that it is in now. Of an offer of a bank: `OFFERED` (in force), `ENDED` (its last day has passed), `CANCEL` (taken back). Of a certificate: `ISSUED`. Of everything else one of the values that `state` of the thing itself describes.',
    ),
    version: Version,
  })
  .register(z.globalRegistry, { id: 'PartnerOutcome', description: 'How a thing stands after an event.' })
export type PartnerOutcome = z.output<typeof PartnerOutcome>
