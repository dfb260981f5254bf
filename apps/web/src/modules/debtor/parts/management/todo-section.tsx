import { debtorPages } from '@cabinet/contract/debtor-pages'
import type { dashboard } from '@cabinet/contract/debtor-policy'
import type { NextAction } from '@cabinet/contract/debtor-shipment'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { formatDate } from '@cabinet/ui/date-text'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { Link } from '@cabinet/ui/link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { CircleCheck, FileText, Megaphone, Send } from 'lucide-react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useDashboard } from '../../insurance-data.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import * as styles from './management.css.ts'
import { useManagementMessages } from './messages.ts'

type Dashboard = ResponseOf<typeof dashboard>

const Item = ({ icon, title, text, next }: { icon: IconType; title: string; text: string; next: NextAction }) => (
  <li className={styles.item}>
    <Icon of={icon} />
    <span className={styles.words}>
      <span>
        <Link isStandalone href={debtorPages['Debtors:OrderRegister']({}, { next })}>
          {title}
        </Link>
      </span>
      <Text as="span" size="caption" tone="muted">
        {text}
      </Text>
    </span>
  </li>
)

const Items = ({ dashboard: { toNotify, toClaimCount, toDeclareCount } }: { dashboard: Dashboard }) => {
  const t = useManagementMessages()
  const { locale } = useIntl()
  if (toNotify.count + toClaimCount + toDeclareCount === 0)
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
      {toNotify.count > 0 && (
        <Item icon={Megaphone} next="NOTIFY" title={t('todo.notify', { count: toNotify.count })} text={until} />
      )}
      {toClaimCount > 0 && (
        <Item
          icon={FileText}
          next="CLAIM"
          title={t('todo.claim', { count: toClaimCount })}
          text={t('todo.claimText')}
        />
      )}
      {toDeclareCount > 0 && (
        <Item
          icon={Send}
          next="DECLARE"
          title={t('todo.declare', { count: toDeclareCount })}
          text={t('todo.declareText')}
        />
      )}
    </ul>
  )
}

/** What waits for the organization; each line leads to exactly these shipments. */
export const TodoSection = () => {
  const t = useManagementMessages()
  const found = useDashboard()
  return (
    <Section title={t('todo')}>
      {found.data ? (
        <Items dashboard={found.data} />
      ) : found.error === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <LoadFailure error={found.error} onRetry={() => found.mutate()} />
      )}
    </Section>
  )
}
