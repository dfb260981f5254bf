import { contentTypes } from '@cabinet/contract/file'
import type { Insertable } from 'kysely'
import type { SeedContext } from '../../../module.ts'
import { demoId } from '../../../ids.ts'
import type { FinanceAgreementTable } from '@cabinet/api/modules/finance/agreements/tables'
import type { FinanceInvoiceTable } from '@cabinet/api/modules/finance/supplies/tables'
import { agreementPaper, type DemoPaper, invoicePaper } from './demo-papers.ts'
import { insertAgreementFile } from '@cabinet/api/modules/finance/files/store'

type Context = Pick<SeedContext, 'database' | 'files' | 'start'>

const storeFile = async ({ files }: Context, id: string, organizationId: string, paper: Promise<DemoPaper>) => {
  const { name, bytes } = await paper
  const file = {
    id,
    organizationId,
    uploadedBy: null,
    purpose: 'PLATFORM',
    name,
    contentType: contentTypes.pdf,
    width: null,
    height: null,
    isShared: false,
  } as const
  return files.storeBytes(file, bytes)
}

/** What the banks of the demo have given of their agreements. */
export const seedAgreementFiles = async (
  context: Context,
  agreements: readonly Insertable<FinanceAgreementTable>[],
): Promise<void> => {
  for (const { organization_id, id, number, financing_limit: limit, finished_date, created_at } of agreements) {
    const paper = agreementPaper({ number, limit, finishedDate: String(finished_date) }, context.start)
    const file_id = await storeFile(context, demoId(`agreement file ${id}`), organization_id, paper)
    await insertAgreementFile(context.database, { organization_id, agreement_id: id, file_id, created_at })
  }
}

/** The scan of a document of a supply. @returns its id */
export const storeScan = (
  context: Context,
  invoice: Insertable<FinanceInvoiceTable>,
  of: { readonly supply: string; readonly buyer: string },
): Promise<string> => {
  const { organization_id, id, number, type, amount, vat_amount: vatAmount } = invoice
  const paper = invoicePaper({ number, type, date: String(invoice.date), amount, vatAmount }, of, context.start)
  return storeFile(context, demoId(`scan ${id}`), organization_id, paper)
}
