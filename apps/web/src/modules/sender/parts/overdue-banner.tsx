import { senderPages } from '@cabinet/contract/sender-pages'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useOverdue } from '../invoice-data.ts'
import { useMessages } from '../messages.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'

/** Something is overdue, and what follows from it. Stands on the pages that it concerns. */
export const OverdueBanner = ({ hasLink = true }: { hasLink?: boolean }) => {
  const t = useMessages()
  const { locale } = useIntl()
  const money = useMoney()
  const { data } = useOverdue()
  if (!data || data.count === 0) return null
  const { count, amount, suspensionDate } = data
  const sum = money(amount)
  const date = suspensionDate && formatDate(suspensionDate, 'date', { locale })
  return (
    <Banner
      tone="negative"
      action={
        hasLink && (
          <ButtonLink
            href={senderPages['Sender:InvoicesPayment']({}, { status: 'OVERDUE' })}
            variant="quiet"
            size="small"
          >
            {t('overdue.action')}
          </ButtonLink>
        )
      }
    >
      {date ? t(count === 1 ? 'overdue.one' : 'overdue.many', { count, sum, date }) : t('overdue.off', { sum })}
    </Banner>
  )
}
