import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import { productInsurerMigration } from './staff/tables.ts'

const createClaim = (db: Kysely<unknown>) =>
  db.schema
    .createTable('claim')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('insurance_type', 'text', (column) => column.notNull())
    .addColumn('is_group', 'boolean', (column) => column.notNull())
    .addColumn('subject_code', 'text')
    .addColumn('event_type', 'text')
    .addColumn('event_date', 'date')
    .addColumn('object_id', 'uuid')
    .addColumn('object_number', 'text')
    .addColumn('object_title', 'text')
    .addColumn('thing', 'jsonb')
    .addColumn('period', 'text')
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('claimed_amount', 'bigint')
    .addColumn('is_msp', 'boolean', (column) => column.notNull())
    .addColumn('payment_details', 'jsonb')
    .addColumn('insurer_id', 'uuid')
    .addColumn('insurer_name', 'text', (column) => column.notNull())
    .addColumn('insurer_claim_number', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author_id', 'uuid')
    .addColumn('submitted_by', 'uuid')
    .addColumn('submitted_at', 'timestamptz')
    .addColumn('submit_until', 'date')
    .addColumn('documents_until', 'date')
    .addColumn('decision_until', 'date')
    .addColumn('payment_until', 'date')
    .addColumn('asked', 'jsonb')
    .addColumn('decided_date', 'date')
    .addColumn('approved_amount', 'bigint')
    .addColumn('reason_code', 'text')
    .addColumn('decision_comment', 'text')
    .addColumn('letter_file_id', 'uuid')
    .addColumn('paid_date', 'date')
    .addColumn('paid_amount', 'bigint')
    .addColumn('payment_order', 'text')
    .addColumn('cloned_from', 'uuid')
    .addColumn('reminded_day', 'integer', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('claim_pk', ['organization_id', 'id'])
    .execute()

const indexClaim = async (db: Kysely<unknown>): Promise<void> => {
  // A thing has one open claim, however many people file it at the same moment.
  await sql`create unique index claim_open_thing on claim (organization_id, product, object_id)
    where not is_group and not is_deleted and status not in ('PAID', 'REJECTED', 'WITHDRAWN')`.execute(db)
  // A month is drafted once for a product, also when its draft was deleted; a refused one may be repeated.
  await sql`create unique index claim_of_month on claim (organization_id, product, period)
    where is_group and cloned_from is null`.execute(db)
  await sql`create unique index claim_repeated_once on claim (organization_id, cloned_from)
    where cloned_from is not null and not is_deleted`.execute(db)
  await sql`create index claim_newest on claim (organization_id, created_at desc, id)
    where not is_deleted`.execute(db)
  await sql`create index claim_of_thing on claim (organization_id, object_id) where object_id is not null`.execute(db)
  await sql`create index claim_of_insurer on claim (insurer_id, id) where insurer_id is not null`.execute(db)
  await sql`create index claim_waiting on claim (status, id)
    where status in ('DRAFT', 'SUBMITTED', 'DOCUMENTS_REQUESTED')`.execute(db)
}

const createPapers = async ({ schema }: Kysely<unknown>): Promise<void> => {
  const ofClaim = ['organization_id', 'id'] as const
  await schema
    .createTable('claim_line')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('claim_id', 'uuid', (column) => column.notNull())
    .addColumn('object_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('reason_name', 'text')
    .addColumn('event_date', 'date', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addColumn('is_excluded', 'boolean', (column) => column.notNull())
    .addColumn('exclude_reason', 'text')
    .addPrimaryKeyConstraint('claim_line_pk', ['organization_id', 'claim_id', 'object_id'])
    .addForeignKeyConstraint('claim_line_of_claim', ['organization_id', 'claim_id'], 'claim', [...ofClaim])
    .execute()
  await schema.createIndex('claim_line_of_order').on('claim_line').columns(['organization_id', 'object_id']).execute()
  await schema
    .createTable('claim_document')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('claim_id', 'uuid', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('file_id', 'uuid', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('is_generated', 'boolean', (column) => column.notNull())
    .addColumn('added_by', 'uuid')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('claim_document_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('claim_document_of_claim', ['organization_id', 'claim_id'], 'claim', [...ofClaim])
    .execute()
  await schema
    .createIndex('claim_document_by_claim')
    .on('claim_document')
    .columns(['organization_id', 'claim_id'])
    .execute()
  await schema.createIndex('claim_document_by_file').on('claim_document').columns(['file_id']).execute()
  await schema
    .createTable('claim_message')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('claim_id', 'uuid', (column) => column.notNull())
    .addColumn('from_insurer', 'boolean', (column) => column.notNull())
    .addColumn('author_id', 'uuid')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('file_ids', 'jsonb', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('claim_message_pk', ['organization_id', 'id'])
    .addUniqueConstraint('claim_message_told_once', ['organization_id', 'claim_id', 'external_id'])
    .addForeignKeyConstraint('claim_message_of_claim', ['organization_id', 'claim_id'], 'claim', [...ofClaim])
    .execute()
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await createClaim(db)
  await indexClaim(db)
  await createPapers(db)
}

export const claimMigrations: Readonly<Record<`claim-${number}-${string}`, Migration>> = {
  'claim-0001-claims': { up },
  'claim-0010-product-insurers': productInsurerMigration,
}
