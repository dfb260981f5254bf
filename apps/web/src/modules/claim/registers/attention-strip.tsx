import type { counters } from '@cabinet/contract/claim'
import { claimPages } from '@cabinet/contract/claim/pages'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { formatDate } from '@cabinet/ui/date-text'
import { Icon } from '@cabinet/ui/icon'
import { formatMoney } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { FileClock, Scale, type LucideIcon } from 'lucide-react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useProductName } from '../parts/products.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from './settlement.css.ts'

const Line = ({
  icon,
  title,
  text,
  action,
  href,
}: {
  icon: LucideIcon
  title: string
  text: string
  action: string
  href: string
}) => (
  <li className={styles.notice}>
    <span className={styles.noticeIcon}>
      <Icon of={icon} size={20} />
    </span>
    <span className={styles.noticeText}>
      <strong>{title}</strong>
      <Text as="span" size="caption" tone="muted">
        {text}
      </Text>
    </span>
    <ButtonLink className={styles.noticeAction} href={href} variant="outline" tone="neutral" size="small">
      {action}
    </ButtonLink>
  </li>
)

/** What waits for the person: drafts of a month to check, questions of the insurer to answer. */
export const AttentionStrip = ({ counts }: { counts: ResponseOf<typeof counters> | undefined }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const nameOf = useProductName()
  if (!counts || (counts.groupDrafts.length === 0 && counts.documentsRequested === 0)) return null
  return (
    <Card as="section" isPadded={false} aria-label={t('attention')}>
      <ul className={styles.notices}>
        {counts.groupDrafts.map(({ id, product, period, linesCount, sum, submitUntil }) => (
          <Line
            key={id}
            icon={Scale}
            title={t('attention.draft', { month: formatDate(`${period}-01`, 'month', { locale }) })}
            text={t('attention.draftText', {
              product: nameOf(product.name),
              count: linesCount,
              sum: formatMoney(sum, { locale }),
              date: formatDate(submitUntil, 'date', { locale }),
            })}
            action={t('attention.check')}
            href={claimPages.claim({ id }, { step: 'LINES' })}
          />
        ))}
        {counts.documentsRequested > 0 && (
          <Line
            icon={FileClock}
            title={t('attention.documents', { count: counts.documentsRequested })}
            text={t('attention.documentsText')}
            action={t('attention.show')}
            href={claimPages.settlement({}, { status: 'DOCUMENTS_REQUESTED' })}
          />
        )}
      </ul>
    </Card>
  )
}
