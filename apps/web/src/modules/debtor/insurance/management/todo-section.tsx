import { debtorPages } from '@cabinet/contract/debtor/pages'
import { overdue } from '@cabinet/contract/debtor/invoices'
import type { dashboard } from '@cabinet/contract/debtor/policy'
import type { NextAction } from '@cabinet/contract/debtor/shipments'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { formatDate } from '@cabinet/ui/date-text'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { Link } from '@cabinet/ui/link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { CircleCheck, FileText, Megaphone, Receipt, Send } from 'lucide-react'
import { useRead } from '../../../../shared/api/data.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useInsuranceStatus } from '../../data.ts'
import { useDashboard } from '../../policy/data.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import * as styles from './management.css.ts'
import { useManagementMessages } from './messages.ts'

type Dashboard = ResponseOf<typeof dashboard>

type Overdue = ResponseOf<typeof overdue>

const waiting = (next: NextAction): string => debtorPages['Debtors:OrderRegister']({}, { next })

const Item = ({ icon, title, text, href }: { icon: IconType; title: string; text: string; href: string }) => (
  <li className={styles.item}>
    <Icon of={icon} />
    <span className={styles.words}>
      <span>
        <Link isStandalone data-track="insurance-todo" href={href}>
          {title}
        </Link>
      </span>
      <Text as="span" size="caption" tone="muted">
        {text}
      </Text>
    </span>
  </li>
)

const Items = ({
  dashboard: { toNotify, toClaimCount, toDeclareCount },
  overdue: unpaid,
  isSuspended,
}: {
  dashboard: Dashboard
  overdue: Overdue | undefined
  isSuspended: boolean
}) => {
  const t = useManagementMessages()
  const { locale } = useIntl()
  const money = useMoney()
  const toPayCount = unpaid?.count ?? 0
  if (toPayCount + toNotify.count + toClaimCount + toDeclareCount === 0)
    return (
      <p className={styles.item} style={{ margin: 0 }}>
        <Icon of={CircleCheck} />
        <Text as="span" tone="muted">
          {t('todo.none')}
        </Text>
      </p>
    )
  const until =
    toNotify.nearestDate === null
      ? ''
      : t('todo.notifyUntil', { date: formatDate(toNotify.nearestDate, 'date', { locale }) })
  return (
    <ul className={styles.todo}>
      {unpaid && toPayCount > 0 && (
        <Item
          icon={Receipt}
          href={debtorPages['Debtors:InsuranceManagement']({}, { tab: 'invoices', status: 'OVERDUE' })}
          title={t('todo.pay', { count: toPayCount })}
          text={t('todo.payText', { sum: money(unpaid.amount) })}
        />
      )}
      {toNotify.count > 0 && (
        <Item
          icon={Megaphone}
          href={waiting('NOTIFY')}
          title={t('todo.notify', { count: toNotify.count })}
          text={until}
        />
      )}
      {toClaimCount > 0 && (
        <Item
          icon={FileText}
          href={waiting('CLAIM')}
          title={t('todo.claim', { count: toClaimCount })}
          text={t('todo.claimText')}
        />
      )}
      {toDeclareCount > 0 && (
        <Item
          icon={Send}
          href={waiting('DECLARE')}
          title={t(isSuspended ? 'todo.keep' : 'todo.declare', { count: toDeclareCount })}
          text={t(isSuspended ? 'todo.keepText' : 'todo.declareText')}
        />
      )}
    </ul>
  )
}

/** What waits for the organization; each line leads to exactly these shipments. */
export const TodoSection = () => {
  const t = useManagementMessages()
  const found = useDashboard()
  // The banner above reads the same; without it the list is only shorter.
  const { data: unpaid } = useRead(overdue)
  // Whoever declared a draft now would have it uninsured.
  const isSuspended = useInsuranceStatus().data?.serviceStatus === 'SUSPENDED'
  return (
    <Section title={t('todo')}>
      {found.data ? (
        <Items dashboard={found.data} overdue={unpaid} isSuspended={isSuspended} />
      ) : found.error === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <LoadFailure error={found.error} onRetry={() => found.mutate()} />
      )}
    </Section>
  )
}
