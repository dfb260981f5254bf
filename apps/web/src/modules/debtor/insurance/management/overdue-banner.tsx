import { debtorPages } from '@cabinet/contract/debtor/pages'
import { overdue } from '@cabinet/contract/debtor/invoices'
import { useRead } from '../../../../shared/api/data.ts'
import { OverdueBanner as Overdue } from '../../../../shared/invoice/overdue-banner.tsx'
import { useManagementMessages } from './messages.ts'

/** Premiums are overdue, and what follows from it. */
export const OverdueBanner = () => {
  const t = useManagementMessages()
  const href = debtorPages['Debtors:InsuranceManagement']({}, { tab: 'invoices', status: 'OVERDUE' })
  return (
    <Overdue
      of={useRead(overdue).data}
      say={({ count, sum, date }) =>
        date === null
          ? t('overdue.off', { sum })
          : t(count === 1 ? 'overdue.one' : 'overdue.many', { count, sum, date })
      }
      link={{ href, label: t('overdue.action') }}
    />
  )
}
