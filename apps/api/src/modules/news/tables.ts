import type { NewsAudience, NewsState } from '@cabinet/contract/news'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { InstantText } from '../../kernel/clock.ts'

/** A letter of news of products. */
export interface NewsLetterTable extends AuditColumns {
  id: string
  /** Of the platform: the one that its author works for. */
  organization_id: string
  author_id: string
  status: StatusColumn<NewsState>
  version: number
  subject: string
  text: string
  /** The role of those whom it is for; null for everybody who has agreed. */
  audience: NewsAudience | null
  /** How many it has been written to. */
  recipients: number
  started_at: InstantText | null
  /** Since when nobody is left to be written to; what has been written may still wait to leave. */
  written_at: InstantText | null
  sent_at: InstantText | null
}

/** Who has been written to: a letter is written to nobody twice. */
export interface NewsRecipientTable {
  letter_id: string
  person_id: string
  at: InstantText
}

declare module '../../db/schema.ts' {
  interface Tables {
    news_letter: NewsLetterTable
    news_recipient: NewsRecipientTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('news_letter')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('author_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('audience', 'text')
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .$call(auditColumns)
    .execute()
  await schema
    .createTable('news_recipient')
    .addColumn('letter_id', 'uuid', (column) => column.notNull().references('news_letter.id'))
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_recipient_pk', ['letter_id', 'person_id'])
    .execute()
  // Who has had a letter lately gets no other one.
  await schema.createIndex('news_recipient_lately').on('news_recipient').columns(['person_id', 'at']).execute()
  await schema.createIndex('news_recipient_by_time').on('news_recipient').column('at').execute()
}

/** A letter is sent when its last copy has left, so that until then the rest can be stopped. */
const addWrittenAt = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('news_letter').addColumn('written_at', 'timestamptz').execute()
}

export const newsMigrations: Readonly<Record<'news-0001-letters' | 'news-0002-written', Migration>> = {
  'news-0001-letters': { up },
  'news-0002-written': { up: addWrittenAt },
}
