import { debtorInvoices, find } from '@cabinet/contract/debtor/invoices'
import { filtersOf } from '../../../shared/register/filters.ts'
import { defineRegister } from '../../../shared/register/use-register.ts'

const by = filtersOf(debtorInvoices)

/** The register of premium invoices. */
export const invoicesRegister = defineRegister({
  id: 'debtor-invoices',
  list: debtorInvoices,
  find,
  filters: { q: by.search('number'), status: by.anyOf('status.name'), issued: by.days('issueDate') },
  sort: debtorInvoices.sort,
  keyOf: ({ id }) => id,
})
