import type { Generated, Kysely } from 'kysely'
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
  /** Whether they look after keys and events. */
  may_develop: Generated<boolean>
  /** Whether they may do in a session what the live key of the partner may. */
  may_decide: Generated<boolean>
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

/** Who was there before was invited to develop, and to nothing else. */
const addRights = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('partner_person')
    .addColumn('may_develop', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('may_decide', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}

export const rightsMigration: Migration = { up: addRights }
