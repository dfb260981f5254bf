import type { supportTopics } from '@cabinet/contract/support/requests'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../kernel/clock.ts'

/** A message to the support, as it was sent. */
export interface SupportMessageTable {
  id: string
  number: string
  organization_id: string | null
  person_id: string
  topic: (typeof supportTopics)[number]
  message: string
  created_at: InstantText
  /** Since when the person waits for an answer; null when nothing waits. */
  waiting_since: InstantText | null
  /** When somebody has written last. */
  last_at: InstantText
}

/** What was written after the first message. */
export interface SupportReplyTable {
  id: string
  message_id: string
  person_id: string
  is_from_support: boolean
  text: string
  created_at: InstantText
}

interface SupportFileTable {
  message_id: string
  file_id: string
}

declare module '../../db/schema.ts' {
  interface Tables {
    support_message: SupportMessageTable
    support_file: SupportFileTable
    support_reply: SupportReplyTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('support_message')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('organization_id', 'uuid', (column) => column.references('organization.id'))
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('support_message_by_person')
    .on('support_message')
    .columns(['person_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('support_file')
    .addColumn('message_id', 'uuid', (column) => column.notNull().references('support_message.id').onDelete('cascade'))
    .addColumn('file_id', 'uuid', (column) => column.notNull().references('stored_file.id'))
    .addPrimaryKeyConstraint('support_file_pk', ['message_id', 'file_id'])
    .execute()
  await db.schema.createIndex('support_file_by_file').on('support_file').column('file_id').execute()
}

const conversations = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('support_message')
    .addColumn('waiting_since', 'timestamptz')
    .addColumn('last_at', 'timestamptz')
    .execute()
  // What was written before was answered by letter, if at all: nobody can tell, so nothing of it waits.
  await sql`update support_message set last_at = created_at`.execute(db)
  await sql`alter table support_message alter column last_at set not null`.execute(db)
  await db.schema
    .createIndex('support_message_waiting')
    .on('support_message')
    .columns(['waiting_since', 'last_at'])
    .execute()
  await db.schema
    .createTable('support_reply')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('message_id', 'uuid', (column) => column.notNull().references('support_message.id').onDelete('cascade'))
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('is_from_support', 'boolean', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('support_reply_by_message')
    .on('support_reply')
    .columns(['message_id', 'created_at'])
    .execute()
}

export const supportMigrations: Readonly<Record<`core-${number}-${string}`, Migration>> = {
  'core-0001-support': { up },
  'core-0002-conversations': { up: conversations },
}
