import type { PartnerKind } from '@cabinet/contract/access'
import type { partnerActions } from '@cabinet/contract/partner/journal'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { InstantText } from '../../kernel/clock.ts'
import { peopleMigration } from './people/tables.ts'
import { statementMigration } from './statement/tables.ts'

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
  key_id: string
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

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('partner')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('party_id', 'uuid', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('mood', 'text', (column) => column.notNull())
    .$call(auditColumns)
    .addUniqueConstraint('partner_party', ['kind', 'party_id'])
    .execute()

  await schema
    .createTable('partner_key')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('is_test', 'boolean', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('networks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .execute()
  await schema.createIndex('partner_key_by_partner').on('partner_key').column('partner_id').execute()

  await schema
    .createTable('partner_feed')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('party_id', 'uuid', (column) => column.notNull())
    .addColumn('seq', 'bigint')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('partner_feed_place', ['kind', 'party_id', 'seq'])
    .execute()
  await schema
    .createTable('partner_feed_head')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('party_id', 'uuid', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_feed_head_pk', ['kind', 'party_id'])
    .execute()

  await schema
    .createTable('partner_webhook')
    .addColumn('partner_id', 'uuid', (column) => column.primaryKey().references('partner.id'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret_sealed', 'text', (column) => column.notNull())
    .addColumn('old_secret_sealed', 'text')
    .addColumn('old_secret_until', 'timestamptz')
    .addColumn('cursor', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('paused_at', 'timestamptz')
    .addColumn('last_problem', 'text')
    .addColumn('delivered_at', 'timestamptz')
    .execute()
  await schema
    .createTable('partner_delivery')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('event_id', 'uuid', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'uuid', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('is_delivered', 'boolean', (column) => column.notNull())
    .addColumn('http_code', 'integer')
    .addColumn('problem', 'text')
    .addColumn('attempted_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('partner_delivery_by_partner')
    .on('partner_delivery')
    .columns(['partner_id', 'attempted_at'])
    .execute()

  await schema
    .createTable('partner_call')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('key_id', 'uuid', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'uuid')
    .addColumn('external_id', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('answered_key', 'text')
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('http_code', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('called_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('partner_call_answered', ['partner_id', 'answered_key'])
    .execute()
  await schema.createIndex('partner_call_by_subject').on('partner_call').columns(['subject_id', 'called_at']).execute()
  await schema.createIndex('partner_call_by_time').on('partner_call').column('called_at').execute()
}

const addJournal = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('partner_call_subject')
    .addColumn('call_id', 'uuid', (column) => column.notNull().references('partner_call.id'))
    .addColumn('subject_id', 'uuid', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_call_subject_pk', ['subject_id', 'call_id'])
    .execute()
  await schema.createIndex('partner_call_subject_by_call').on('partner_call_subject').column('call_id').execute()
  await schema
    .createTable('partner_action')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('by_person_id', 'uuid', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('partner_action_by_partner').on('partner_action').columns(['partner_id', 'at']).execute()
  // Whether a delivery brings an event once more.
  await schema.createIndex('partner_delivery_by_event').on('partner_delivery').column('event_id').execute()
}

/** How the demo plays a partner is a matter of the demo. */
const dropMood = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('partner').dropColumn('mood').execute()
}

export const partnerMigrations: Readonly<Record<`partner-${number}-${string}`, Migration>> = {
  'partner-0001-partners': { up },
  'partner-0050-statement': statementMigration,
  'partner-0060-journal': { up: addJournal },
  'partner-0070-drop-mood': { up: dropMood },
  'partner-0090-people': peopleMigration,
}
