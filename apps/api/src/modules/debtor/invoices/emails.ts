import { debtorPages } from '@cabinet/contract/debtor/pages'
import { invoiceEmailsOf } from '../../../platform/invoices/emails.ts'

/** To administrators: a new premium invoice, and one that is overdue. */
export const invoiceEmails = invoiceEmailsOf({
  module: 'debtor',
  occasions: {
    issued: { ru: 'Выставлен счёт за страхование коммерческих кредитов', en: 'A premium invoice was issued' },
    overdue: { ru: 'Счёт за страхование коммерческих кредитов просрочен', en: 'A premium invoice is overdue' },
  },
  insurance: { ru: 'страхование коммерческих кредитов', en: 'insurance of commercial credits' },
  pausing: { ru: 'страхование новых отгрузок', en: 'insurance of new shipments' },
  url: debtorPages['Debtors:InsuranceManagement'](),
  sample: { number: 'КК-26-000012', sum: 322_000, dueDate: '2026-12-01' },
})
