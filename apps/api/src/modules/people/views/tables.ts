import type { SavedView } from '@cabinet/contract/people/views'
import type { ColumnType, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../../kernel/clock.ts'

/** Saved views of a register, all of one person together: they are read and replaced as one. */
interface SavedViewTable {
  person_id: string
  /** Its name in the address of the call. */
  register: string
  views: ColumnType<SavedView[], string, string>
  updated_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    saved_view: SavedViewTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('saved_view')
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('register', 'text', (column) => column.notNull())
    .addColumn('views', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_view_pk', ['person_id', 'register'])
    .execute()
}

export const viewMigrations: Readonly<Record<'people-0001-saved-view', Migration>> = {
  'people-0001-saved-view': { up },
}
