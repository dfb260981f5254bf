import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { listOf } from '../find.ts'
import { choice, id, instant, text } from '../find-fields.ts'

/** What platform staff and its own people do with a partner. */
export const partnerActions = [
  'ADDED',
  'PERSON_INVITED',
  'PERSON_REMOVED',
  'PERSON_RIGHTS_CHANGED',
  'SWITCHED_OFF',
  'SWITCHED_ON',
  'KEY_ISSUED',
  'KEY_REVOKED',
  'WEBHOOK_SAVED',
  'WEBHOOK_SECRET_REPLACED',
  'WEBHOOK_REMOVED',
  'WEBHOOK_RESUMED',
  'WEBHOOK_REPLAYED',
  'SANDBOX_WEBHOOK_SAVED',
  'SANDBOX_WEBHOOK_REMOVED',
  'SANDBOX_RESET',
] as const

/** A line of the journal of a partner. */
export const PartnerAction = z.object({
  id: Id,
  action: z.enum(partnerActions),
  /** Beginning of a key, an address, a cursor: what the action was about. Never a key or a secret. */
  subject: z.nullable(z.string()),
  by: z.string(),
  /** Whether it was somebody of the partner, and not of the platform staff. */
  isByPartner: z.boolean(),
  atDateTime: Instant,
})
export type PartnerAction = z.output<typeof PartnerAction>

/** What was done with partners, by platform staff or their own people, the newest first. */
export const partnerJournal = listOf({
  item: PartnerAction,
  filters: {
    id: id(),
    partnerId: id(),
    /** What the action was about. */
    subject: text(),
    action: choice(partnerActions),
    atDateTime: instant(),
  },
  sort: ['action', 'atDateTime'],
})
