import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../../kernel/clock.ts'

/** That a person signs in for a partner. Nobody does for two. The row stays for what they have done. */
export interface PartnerPersonTable {
  person_id: string
  partner_id: string
  /** Real time, as below. */
  invited_at: InstantText
  /** When they were taken off; null while they belong to it. */
  removed_at: InstantText | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    partner_person: PartnerPersonTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('partner_person')
    .addColumn('person_id', 'uuid', (column) => column.primaryKey().references('person.id'))
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('invited_at', 'timestamptz', (column) => column.notNull())
    .addColumn('removed_at', 'timestamptz')
    .execute()
  await schema.createIndex('partner_person_by_partner').on('partner_person').column('partner_id').execute()
}

export const peopleMigration: Migration = { up }
