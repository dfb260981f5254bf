import type { askedDocumentStatuses } from '@cabinet/contract/finance/asked-documents'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { InstantText } from '../../../kernel/clock.ts'

/** A document that a bank needs to see before it decides about a request. */
export interface FinanceAskedDocumentTable extends AuditColumns {
  organization_id: string
  id: string
  request_id: string
  document: string
  comment: string | null
  status: StatusColumn<(typeof askedDocumentStatuses)[number]>
  /** The bank's own name of its asking, when it came by the partner API. */
  external_id: string | null
  asked_at: InstantText
  /** When it was answered or needed no more. */
  settled_at: InstantText | null
  /** Who has answered. */
  answered_by: string | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_asked_document: FinanceAskedDocumentTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('finance_asked_document')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('request_id', 'uuid', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addColumn('answered_by', 'uuid', (column) => column.references('person.id'))
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_asked_document_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint(
      'finance_asked_document_of_request',
      ['organization_id', 'request_id'],
      'finance_request',
      ['organization_id', 'id'],
    )
    .execute()
  await schema
    .createIndex('finance_asked_document_by_request')
    .on('finance_asked_document')
    .columns(['organization_id', 'request_id', 'asked_at'])
    .execute()
  // A request remembered one document, the last that was asked for.
  await sql`
    insert into finance_asked_document
      (organization_id, id, request_id, document, status, asked_at, created_at, updated_at, is_deleted)
    select organization_id, gen_random_uuid(), id, asked_document, 'ASKED', updated_at, updated_at, updated_at, false
    from finance_request
    where asked_document is not null and status = 'PROCESSING' and not is_deleted
  `.execute(db)
  await schema.alterTable('finance_request').dropColumn('asked_document').execute()
  await schema.alterTable('finance_request_document').addColumn('asked_document_id', 'uuid').execute()
  await schema
    .alterTable('finance_request_document')
    .addForeignKeyConstraint(
      'finance_request_document_answers',
      ['organization_id', 'asked_document_id'],
      'finance_asked_document',
      ['organization_id', 'id'],
    )
    .execute()
}

export const askedMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0062-asked-documents': { up },
}
