import { comparable } from '@cabinet/contract/text'
import type { Database } from '../../../db/database.ts'
import type { FinanceAgreementFileTable } from './tables.ts'

/** Whose agreement with the bank it is; held until the transaction ends. */
export const lockBankAgreement = ({ query }: Database, bankId: string, id: string) =>
  query
    .selectFrom('finance_agreement')
    .select(['organization_id', 'id'])
    .where('bank_id', '=', bankId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** A document of a supply that the bank has reported; held until the transaction ends. */
export const lockBankInvoice = async (
  { query }: Database,
  bankId: string,
  supplyId: string,
  { type, number }: { readonly type: 'UPD' | 'TORG12' | 'INVOICE' | 'ACT'; readonly number: string },
) => {
  const invoices = await query
    .selectFrom('finance_invoice')
    .innerJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_invoice.organization_id')
        .onRef('finance_supply.id', '=', 'finance_invoice.supply_id'),
    )
    .select(['finance_invoice.organization_id', 'finance_invoice.id', 'finance_invoice.file_id'])
    .select('finance_invoice.number')
    .where('finance_supply.bank_id', '=', bankId)
    .where('finance_supply.id', '=', supplyId)
    .where('finance_invoice.type', '=', type)
    .where('finance_invoice.is_deleted', '=', false)
    .forUpdate('finance_invoice')
    .execute()
  return invoices.find((invoice) => comparable(invoice.number) === comparable(number))
}

export const insertAgreementFile = async ({ query }: Database, row: FinanceAgreementFileTable): Promise<void> => {
  await query.insertInto('finance_agreement_file').values(row).execute()
}

export const setInvoiceFile = async (
  { query }: Database,
  { organization_id, id }: { readonly organization_id: string; readonly id: string },
  fileId: string,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_invoice')
    .set({ file_id: fileId, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Ids of the files of these agreements, by agreement, the oldest first. */
export const findFilesOfAgreements = async (
  { query }: Database,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (agreementIds.length === 0) return new Map()
  const rows = await query
    .selectFrom('finance_agreement_file')
    .select(['agreement_id', 'file_id'])
    .where('agreement_id', 'in', agreementIds)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute()
  const found = Map.groupBy(rows, ({ agreement_id: id }) => id)
  return new Map([...found].map(([id, files]) => [id, files.map(({ file_id: fileId }) => fileId)]))
}

/** Whether a bank has given the file, of an agreement or of a supply. */
export const isOfBank = async ({ query }: Database, fileId: string): Promise<boolean> => {
  const ofAgreement = await query
    .selectFrom('finance_agreement_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (ofAgreement) return true
  const ofInvoice = await query
    .selectFrom('finance_invoice')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return ofInvoice !== undefined
}
