import type { CreateTableBuilder } from 'kysely'

/** Adds the audit columns of a stored entity; use with `$call`. */
export const auditColumns = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_deleted', 'boolean', (column) => column.notNull().defaultTo(false))
