import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Contents of files move to the storage; the table keeps what is known about them. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('stored_file')
    .dropColumn('content')
    .addColumn('uploaded_by', 'uuid', (column) => column.references('person.id'))
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('PLATFORM'))
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('is_shared', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('is_deleted', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('deleted_at', 'timestamptz')
    .execute()
  await sql`update stored_file set is_shared = true where organization_id is null`.execute(db)
  await schema.createIndex('stored_file_by_uploader').on('stored_file').columns(['uploaded_by', 'created_at']).execute()
  await schema.createIndex('stored_file_by_organization').on('stored_file').column('organization_id').execute()
}

export const files: Migration = { up }
