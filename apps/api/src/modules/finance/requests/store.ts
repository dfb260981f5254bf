import { expressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'

import type {
  FinanceRequestAccountTable,
  FinanceRequestConsentTable,
  FinanceRequestContactTable,
  FinanceRequestDocumentTable,
  FinanceRequestFormTable,
  FinanceRequestFounderTable,
  FinanceRequestTable,
} from './tables.ts'

export type FounderRow = Selectable<FinanceRequestFounderTable>
export type ContactRow = Selectable<FinanceRequestContactTable>
export type AccountRow = Selectable<FinanceRequestAccountTable>
export type ConsentRow = Selectable<FinanceRequestConsentTable>
export type DocumentRow = Selectable<FinanceRequestDocumentTable>

/** Names one request; nobody reads another organization's. */
export interface RequestKey {
  readonly organizationId: string
  readonly requestId: string
}

/** Where what is private of a founder is kept: it opens nowhere else. */
export const founderLocationOf = (
  { organization_id, id }: Pick<FounderRow, 'organization_id' | 'id'>,
  column: 'personal_sealed' | 'document_sealed' = 'personal_sealed',
): SecretLocation => ({
  table: 'finance_request_founder',
  column,
  row: id,
  organizationId: organization_id,
})

const livingRequest = ({ query }: Database, { organizationId, requestId }: RequestKey) =>
  query
    .selectFrom('finance_request')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', requestId)
    .where('is_deleted', '=', false)

export const findRequest = (database: Database, key: RequestKey): Promise<RequestRow | undefined> =>
  livingRequest(database, key).executeTakeFirst()

/** The same, held until the transaction ends: everything in a request changes one thing after the other. */
export const lockRequest = (database: Database, key: RequestKey): Promise<RequestRow | undefined> =>
  livingRequest(database, key).forUpdate().executeTakeFirst()

/** The day and the hour at which something in the request has changed last. */
export const touchRequest = async (
  { query }: Database,
  { organizationId, requestId }: RequestKey,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_request')
    .set({ updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', requestId)
    .execute()
}

/** Everything that was entered into a request. */
export const findEntered = async ({ query }: Database, { organizationId, requestId }: RequestKey) => {
  // Each of the tables has these two columns.
  const { and } = expressionBuilder<Tables, 'finance_request_form'>()
  const ofRequest = and({ organization_id: organizationId, request_id: requestId })
  const [form, founders, contacts, account, consents, documents] = await Promise.all([
    query.selectFrom('finance_request_form').selectAll().where(ofRequest).executeTakeFirst(),
    query
      .selectFrom('finance_request_founder')
      .selectAll()
      .where(ofRequest)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    query
      .selectFrom('finance_request_contact')
      .selectAll()
      .where(ofRequest)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    query.selectFrom('finance_request_account').selectAll().where(ofRequest).executeTakeFirst(),
    query
      .selectFrom('finance_request_consent')
      .selectAll()
      .where(ofRequest)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    query
      .selectFrom('finance_request_document')
      .selectAll()
      .where(ofRequest)
      .orderBy('created_at')
      .orderBy('file_id')
      .execute(),
  ])
  return { form, founders, contacts, account, consents, documents }
}

export type Entered = Awaited<ReturnType<typeof findEntered>>

/** Writes the group GENERAL over what was there. */
export const saveForm = async ({ query }: Database, row: Insertable<FinanceRequestFormTable>): Promise<void> => {
  await query
    .insertInto('finance_request_form')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'request_id'])
        .doUpdateSet({ general: row.general, version: row.version, updated_at: row.updated_at }),
    )
    .execute()
}

/** Keeps who applied. */
export const saveApplicant = async (
  { query }: Database,
  { organizationId, requestId }: RequestKey,
  applicant: string,
): Promise<void> => {
  await query
    .updateTable('finance_request_form')
    .set({ applicant })
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .execute()
}

export const findFounder = ({ query }: Database, organizationId: string, id: string): Promise<FounderRow | undefined> =>
  query
    .selectFrom('finance_request_founder')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertFounder = async (
  { query }: Database,
  row: Insertable<FinanceRequestFounderTable>,
): Promise<FounderRow> =>
  query.insertInto('finance_request_founder').values(row).returningAll().executeTakeFirstOrThrow()

export const updateFounder = (
  { query }: Database,
  { organization_id, id, version }: Pick<FounderRow, 'organization_id' | 'id' | 'version'>,
  change: Pick<Insertable<FinanceRequestFounderTable>, 'founder' | 'personal_sealed' | 'updated_at'>,
): Promise<FounderRow> =>
  query
    .updateTable('finance_request_founder')
    .set({ ...change, version: version + 1 })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Founders as releases before stored them: with the date of birth in the open. */
export const findOpenFounders = ({ query }: Database): Promise<FounderRow[]> =>
  query
    .selectFrom('finance_request_founder')
    .selectAll()
    .where(sql<boolean>`jsonb_exists(founder, 'birthDate')`)
    .forUpdate()
    .execute()

/** Nothing that people see changes, so neither does the version. */
export const sealFounder = async (
  { query }: Database,
  { organization_id, id }: Pick<FounderRow, 'organization_id' | 'id'>,
  columns: Pick<Insertable<FinanceRequestFounderTable>, 'founder' | 'personal_sealed'>,
): Promise<void> => {
  await query
    .updateTable('finance_request_founder')
    .set({ ...columns, document_sealed: null })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

export const deleteFounder = async ({ query }: Database, organizationId: string, id: string): Promise<void> => {
  await query
    .deleteFrom('finance_request_founder')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export const findContact = ({ query }: Database, organizationId: string, id: string): Promise<ContactRow | undefined> =>
  query
    .selectFrom('finance_request_contact')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertContact = async (
  { query }: Database,
  row: Insertable<FinanceRequestContactTable>,
): Promise<ContactRow> =>
  query.insertInto('finance_request_contact').values(row).returningAll().executeTakeFirstOrThrow()

export const updateContact = (
  { query }: Database,
  { organization_id, id, version }: Pick<ContactRow, 'organization_id' | 'id' | 'version'>,
  change: Pick<Insertable<FinanceRequestContactTable>, 'contact' | 'updated_at'>,
): Promise<ContactRow> =>
  query
    .updateTable('finance_request_contact')
    .set({ ...change, version: version + 1 })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteContact = async ({ query }: Database, organizationId: string, id: string): Promise<void> => {
  await query
    .deleteFrom('finance_request_contact')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** Puts an account in the place of the one before. */
export const saveAccount = ({ query }: Database, row: Insertable<FinanceRequestAccountTable>): Promise<AccountRow> =>
  query
    .insertInto('finance_request_account')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'request_id'])
        .doUpdateSet({ account: row.account, version: row.version, updated_at: row.updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertConsent = async ({ query }: Database, row: ConsentRow): Promise<void> => {
  await query.insertInto('finance_request_consent').values(row).execute()
}

/** Whether some request has the file. */
export const isDocument = async ({ query }: Database, fileId: string): Promise<boolean> => {
  const found = await query
    .selectFrom('finance_request_document')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const insertDocument = async ({ query }: Database, row: DocumentRow): Promise<void> => {
  await query.insertInto('finance_request_document').values(row).execute()
}

/** @returns whether it was there */
export const deleteDocument = async (
  { query }: Database,
  { organizationId, requestId }: RequestKey,
  fileId: string,
): Promise<boolean> => {
  const deleted = await query
    .deleteFrom('finance_request_document')
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .where('file_id', '=', fileId)
    .returning('file_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/**
 * Deletes a draft and everything personal in it at once. What people have agreed to stays: it proves that the data were
 * kept with their consent while they were kept.
 */
export const deleteDraft = async (
  { query }: Database,
  { organizationId, requestId }: RequestKey,
  at: string,
): Promise<void> => {
  const parts = [
    'finance_request_form',
    'finance_request_founder',
    'finance_request_contact',
    'finance_request_account',
    'finance_request_document',
  ] as const
  for (const part of parts) {
    await query
      .deleteFrom(part)
      .where('organization_id', '=', organizationId)
      .where('request_id', '=', requestId)
      .execute()
  }
  await query
    .updateTable('finance_request')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', requestId)
    .execute()
}

/** Bank accounts of the organization that its requests name, as long as nothing has been decided about them. */
export const findRequestAccounts = async (
  { query }: Database,
  organizationId: string,
): Promise<readonly { readonly number: string; readonly account_id: string }[]> => {
  const rows = await query
    .selectFrom('finance_request_account')
    .innerJoin('finance_request', (join) =>
      join
        .onRef('finance_request.organization_id', '=', 'finance_request_account.organization_id')
        .onRef('finance_request.id', '=', 'finance_request_account.request_id'),
    )
    .select(['finance_request.number', sql<string | null>`account ->> 'organizationPaymentDetailsId'`.as('account_id')])
    .where('finance_request_account.organization_id', '=', organizationId)
    .where('finance_request.is_deleted', '=', false)
    .where('finance_request.status', 'in', ['DRAFT', 'SEND_BANK', 'PROCESSING'])
    .orderBy('finance_request.number')
    .execute()
  return rows.flatMap(({ number, account_id }) => (account_id === null ? [] : [{ number, account_id }]))
}

export type RequestRow = Selectable<FinanceRequestTable>

/** The newest request for each of the offers, by offer id. */
export const findLatestRequests = async (
  database: Database,
  organizationId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, RequestRow>> => {
  if (offerIds.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('finance_request')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('offer_id', 'in', offerIds)
    .where('is_deleted', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row]))
}

export const insertRequest = (database: Database, row: RequestRow): Promise<RequestRow> =>
  database.query.insertInto('finance_request').values(row).returningAll().executeTakeFirstOrThrow()

export const findDrafts = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', 'finance_offer.id', 'finance_request.offer_id')
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .select(['finance_request.id', 'finance_request.created_at', 'finance_bank.short_name as bank'])
    .where('finance_request.organization_id', '=', organizationId)
    .where('finance_request.status', '=', 'DRAFT')
    .where('finance_request.is_deleted', '=', false)
    .orderBy('finance_request.created_at')
    .execute()
