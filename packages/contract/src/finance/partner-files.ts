import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { described } from '../described.ts'
import { endpoint, form } from '../endpoint.ts'
import { MAX_FILE_BYTES } from '../file.ts'
import { invoiceTypes } from './supplies.ts'
import { byIdOf, partnerNews } from '../partner.ts'
import { invoiceTypeWords } from './partner-objects.ts'
import { PartnerFile } from '../partner/descriptions.ts'

/** Most files of one agreement. */
export const MAX_AGREEMENT_FILES = 20

export const addAgreementFile = endpoint({
  id: 'partner-bank-file.addAgreementFile',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/file',
  summary: 'A file of an agreement: the agreement itself, an appendix. The organization reads it.',
  access: byPartner('BANK'),
  params: byIdOf('the agreement'),
  body: form(z.object(partnerNews), MAX_FILE_BYTES),
  response: PartnerFile,
  idempotent: 'required',
})

export const addInvoiceFile = endpoint({
  id: 'partner-bank-file.addInvoiceFile',
  method: 'POST',
  path: '/v1/partner/bank/supply/{id}/file',
  summary: 'The scan of a document of a supply; one that is sent later takes its place.',
  access: byPartner('BANK'),
  params: byIdOf('the supply'),
  body: form(
    z.object({
      ...partnerNews,
      type: described(z.enum(invoiceTypes), invoiceTypeWords),
      number: described(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
        'Number of the document, as the supply was told with it; 404 for one that the supply does not have.',
      ),
    }),
    MAX_FILE_BYTES,
  ),
  response: PartnerFile,
  idempotent: 'required',
})
