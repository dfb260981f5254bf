import type { PartnerKind } from '@cabinet/contract/access'
import type { partnerActions } from '@cabinet/contract/partner/journal'
import type { AuditColumns } from '../../db/schema.ts'
import type { InstantText } from '../../kernel/clock.ts'

/** A bank, an insurer or another party that works with us by the partner API. */
export interface PartnerTable extends AuditColumns {
  id: string
  kind: PartnerKind
  /** What the partner is to its module: the bank of the offers, the insurer of the policies. */
  party_id: string
  name: string
  is_active: boolean
}

/** A key of a partner: only its hash is kept. */
export interface PartnerKeyTable {
  id: string
  partner_id: string
  /** SHA-256, hexadecimal. */
  key_hash: string
  prefix: string
  is_test: boolean
  note: string
  /** A JSON list of networks; empty: from anywhere. */
  networks: string
  /** Real time, as everything below. */
  created_at: InstantText
  expires_at: InstantText | null
  last_used_at: InstantText | null
  revoked_at: InstantText | null
}

/** Something that concerns a partner, as its feed tells it. */
export interface PartnerFeedTable {
  id: string
  kind: PartnerKind
  party_id: string
  /** Place in the feed; null until the event is known to be committed. */
  seq: number | null
  type: string
  subject_id: string
  version: number
  occurred_at: InstantText
}

/** The last place that was given away in a feed. */
interface PartnerFeedHeadTable {
  kind: PartnerKind
  party_id: string
  seq: number
}

/** Where the events of a partner are sent, and how far that has got. */
export interface PartnerWebhookTable {
  partner_id: string
  url: string
  secret_sealed: string
  old_secret_sealed: string | null
  /** Until when deliveries are signed with the old secret too. Real time, as everything below. */
  old_secret_until: InstantText | null
  /** Everything up to this place has been delivered. */
  cursor: number
  attempts: number
  next_attempt_at: InstantText
  paused_at: InstantText | null
  last_problem: string | null
  delivered_at: InstantText | null
}

/** One attempt to deliver an event. */
export interface PartnerDeliveryTable {
  id: string
  partner_id: string
  event_id: string
  seq: number
  type: string
  subject_id: string
  attempt: number
  is_delivered: boolean
  http_code: number | null
  problem: string | null
  attempted_at: InstantText
}

/** What a partner sent, word for word, and what it was answered. */
export interface PartnerCallTable {
  id: string
  partner_id: string
  /** Null when somebody of the partner has made it in a session. */
  key_id: string | null
  /** Who of the partner has made it; null for a program. */
  person_id: string | null
  endpoint: string
  subject_id: string | null
  external_id: string | null
  idempotency_key: string
  /** The same key when the call was answered well: then it is answered the same for ever. */
  answered_key: string | null
  /** SHA-256 of the address and the body, hexadecimal. */
  body_hash: string
  body: string
  http_code: number
  answer: string
  called_at: InstantText
}

/** What a call was about beside the thing that its address names. */
interface PartnerCallSubjectTable {
  call_id: string
  subject_id: string
}

/** What platform staff and its own people have done with a partner. */
export interface PartnerActionTable {
  id: string
  partner_id: string
  action: (typeof partnerActions)[number]
  subject: string | null
  /** Id of the person. */
  by_person_id: string
  /** Real time. */
  at: InstantText
}

declare module '../../db/schema.ts' {
  interface Tables {
    partner: PartnerTable
    partner_key: PartnerKeyTable
    partner_feed: PartnerFeedTable
    partner_feed_head: PartnerFeedHeadTable
    partner_webhook: PartnerWebhookTable
    partner_delivery: PartnerDeliveryTable
    partner_call: PartnerCallTable
    partner_call_subject: PartnerCallSubjectTable
    partner_action: PartnerActionTable
  }
}
