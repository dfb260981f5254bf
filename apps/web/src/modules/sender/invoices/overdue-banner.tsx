import { senderPages } from '@cabinet/contract/sender/pages'
import { OverdueBanner as Overdue } from '../../../shared/invoice/overdue-banner.tsx'
import { useOverdue } from './data.ts'
import { useMessages } from '../messages.ts'

/** Something is overdue, and what follows from it. Stands on the pages that it concerns. */
export const OverdueBanner = ({ hasLink = true }: { hasLink?: boolean }) => {
  const t = useMessages()
  const href = senderPages['Sender:InvoicesPayment']({}, { status: 'OVERDUE' })
  return (
    <Overdue
      of={useOverdue().data}
      say={({ count, sum, date }) =>
        date === null
          ? t('overdue.off', { sum })
          : t(count === 1 ? 'overdue.one' : 'overdue.many', { count, sum, date })
      }
      link={hasLink ? { href, label: t('overdue.action') } : undefined}
    />
  )
}
