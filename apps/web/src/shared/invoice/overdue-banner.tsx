import type { OverdueInvoices } from '@cabinet/contract/invoice'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { useIntl } from '../intl/messages.ts'
import { useMoney } from '../intl/use-money.ts'

/** Invoices are overdue, and what follows from it. Nothing while none is, or while nobody knows. */
export const OverdueBanner = ({
  of: overdue,
  say,
  link,
}: {
  of: OverdueInvoices | undefined
  /** The sentence; `date` is null once the insurance has stopped for it. */
  say: (details: { readonly count: number; readonly sum: string; readonly date: string | null }) => string
  /** Where one pays; left out where that is this page. */
  link?: { readonly href: string; readonly label: string } | undefined
}) => {
  const { locale } = useIntl()
  const money = useMoney()
  if (!overdue || overdue.count === 0) return null
  const { count, amount, suspensionDate } = overdue
  const date = suspensionDate === null ? null : formatDate(suspensionDate, 'date', { locale })
  return (
    <Banner
      tone="negative"
      action={
        link && (
          <ButtonLink href={link.href} variant="quiet" size="small">
            {link.label}
          </ButtonLink>
        )
      }
    >
      {say({ count, sum: money(amount), date })}
    </Banner>
  )
}
