import { comparable } from '@cabinet/contract/text'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows that are written in one statement. */
const BATCH = 1000

interface Document {
  readonly id: string
  readonly of: string
  readonly number: string
  readonly is_deleted: boolean
}

/** Keys of documents. Of those that are one by their key, but were two before, only the first has it. */
const keysOf = (documents: readonly Document[]): { readonly id: string; readonly key: string }[] => {
  const taken = new Set<string>()
  return documents.map(({ id, of, number, is_deleted }) => {
    const key = comparable(number)
    const name = `${of}\n${key}`
    if (is_deleted || !taken.has(name)) {
      if (!is_deleted) taken.add(name)
      return { id, key }
    }
    return { id, key: `${key} ${id}` }
  })
}

/** Tells documents apart by their numbers as they are compared: «УПД‑7» with another dash is no second document. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table debtor_shipment add column document_key text`.execute(db)
  const { rows } = await sql<Document>`select id, document_number as number, is_deleted,
    concat_ws(' ', organization_id, buyer_id, document_type, document_date) as of
    from debtor_shipment order by created_at, id`.execute(db)
  const keys = keysOf(rows)
  for (let start = 0; start < keys.length; start += BATCH) {
    const values = keys.slice(start, start + BATCH).map(({ id, key }) => sql`(cast(${id} as uuid), ${key})`)
    await sql`update debtor_shipment set document_key = given.key from (values ${sql.join(values)}) as given (id, key)
      where debtor_shipment.id = given.id`.execute(db)
  }
  await sql`alter table debtor_shipment alter column document_key set not null`.execute(db)
  await sql`drop index debtor_shipment_document`.execute(db)
  await sql`create unique index debtor_shipment_document on debtor_shipment
    (organization_id, buyer_id, document_type, document_key, document_date) where not is_deleted`.execute(db)
}

export const documentKeyMigration: Migration = { up }
