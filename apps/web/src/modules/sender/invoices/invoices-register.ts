import { find, senderInvoices } from '@cabinet/contract/sender/invoices'
import { filtersOf } from '../../../shared/register/filters.ts'
import { defineRegister } from '../../../shared/register/use-register.ts'

const by = filtersOf(senderInvoices)

/** The register of invoices. */
export const invoicesRegister = defineRegister({
  id: 'sender-invoices',
  list: senderInvoices,
  find,
  filters: { q: by.search('number'), status: by.anyOf('status.name'), issued: by.days('issueDate') },
  sort: senderInvoices.sort,
  keyOf: ({ id }) => id,
})
