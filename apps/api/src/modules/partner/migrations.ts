import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import { peopleMigration, rightsMigration } from './people/tables.ts'
import { statementMigration } from './statement/tables.ts'

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

/** Who of a partner decides for it makes calls without a key. */
const addPersonOfCall = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('partner_call')
    .alterColumn('key_id', (column) => column.dropNotNull())
    .execute()
  await schema.alterTable('partner_call').addColumn('person_id', 'uuid').execute()
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
  'partner-0110-rights': rightsMigration,
  'partner-0111-calls-of-people': { up: addPersonOfCall },
}
