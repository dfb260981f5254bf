import { find, shipments } from '@cabinet/contract/debtor/shipments'
import { filtersOf } from '../../../shared/register/filters.ts'
import { defineRegister } from '../../../shared/register/use-register.ts'

const by = filtersOf(shipments)

/** The register of shipments. */
export const shipmentsRegister = defineRegister({
  id: 'debtor-shipments',
  list: shipments,
  find,
  filters: {
    q: by.search('search'),
    period: by.days('shipmentDate'),
    due: by.days('dueDate'),
    buyer: by.oneOf('buyer.id'),
    status: by.anyOf('status.name'),
    next: by.anyOf('nextAction.name'),
    // Asked for by figures of other pages.
    declared: by.days('declaredDateTime'),
    insured: by.sums('insuredAmount'),
    debt: by.sums('debtAmount'),
    overdue: by.sums('overdueDays'),
    invoice: by.oneOf('invoiceId'),
  },
  sort: [
    'number',
    'buyer.shortName',
    'shipmentDate',
    'amount',
    'dueDate',
    'debtAmount',
    'insuredAmount',
    'premium',
    'status.name',
  ],
  keyOf: ({ id }) => id,
})

/** More than nothing. */
const ANY = '1..'

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** What was declared and insured in a month, `2026-11`. */
export const insuredInMonthFilter = (month: string) => ({
  declared: `${month}-01..${lastDayOf(month)}`,
  insured: ANY,
})
/** What is insured and unpaid. */
export const insuredDebtFilter = { insured: ANY, debt: ANY }
/** What is overdue. */
export const overdueFilter = { overdue: ANY }
