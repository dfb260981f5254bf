import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById } from './common.ts'
import { endpoint, form } from './endpoint.ts'
import { FileInfo, MAX_FILE_BYTES } from './file.ts'
import { invoiceTypes } from './finance-supply.ts'
import { partnerNews } from './partner.ts'

/** Most files of one agreement. */
export const MAX_AGREEMENT_FILES = 20

export const addAgreementFile = endpoint({
  id: 'partner-bank-file.addAgreementFile',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/file',
  summary: 'A file of an agreement: the agreement itself, an appendix. The organization reads it.',
  access: byPartner('BANK'),
  params: ById,
  body: form(z.object(partnerNews), MAX_FILE_BYTES),
  response: FileInfo,
  idempotent: 'required',
})

export const addInvoiceFile = endpoint({
  id: 'partner-bank-file.addInvoiceFile',
  method: 'POST',
  path: '/v1/partner/bank/supply/{id}/file',
  summary: 'The scan of a document of a supply; one that is sent later takes its place.',
  access: byPartner('BANK'),
  params: ById,
  body: form(
    z.object({
      ...partnerNews,
      /** Which document of the supply it is. */
      type: z.enum(invoiceTypes),
      number: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    }),
    MAX_FILE_BYTES,
  ),
  response: FileInfo,
  idempotent: 'required',
})
