import { debtorPages } from '@cabinet/contract/debtor-pages'
import { overdue } from '@cabinet/contract/debtor-invoice'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { useRead } from '../../../../shared/api/data.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { useManagementMessages } from './messages.ts'

/** Premiums are overdue, and what follows from it. */
export const OverdueBanner = () => {
  const t = useManagementMessages()
  const { locale } = useIntl()
  const money = useMoney()
  const { data } = useRead(overdue)
  if (!data || data.count === 0) return null
  const { count, amount, suspensionDate } = data
  const sum = money(amount)
  const date = suspensionDate && formatDate(suspensionDate, 'date', { locale })
  return (
    <Banner
      tone="negative"
      action={
        <ButtonLink
          href={debtorPages['Debtors:InsuranceManagement']({}, { tab: 'invoices', status: 'OVERDUE' })}
          variant="quiet"
          size="small"
        >
          {t('overdue.action')}
        </ButtonLink>
      }
    >
      {date ? t(count === 1 ? 'overdue.one' : 'overdue.many', { count, sum, date }) : t('overdue.off', { sum })}
    </Banner>
  )
}
