import type { supportTopics } from '@cabinet/contract/support'
import type { Kysely } from 'kysely'
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
}

interface SupportFileTable {
  message_id: string
  file_id: string
}

declare module '../../db/schema.ts' {
  interface Tables {
    support_message: SupportMessageTable
    support_file: SupportFileTable
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

export const supportMigrations: Readonly<Record<`core-${number}-${string}`, Migration>> = {
  'core-0001-support': { up },
}
