import { senderPages } from '@cabinet/contract/sender/pages'
import type { monthSummary } from '@cabinet/contract/sender/insurance'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { MonthField } from '@cabinet/ui/month-field'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useSearchParams } from 'react-router-dom'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useMonthSummary } from '../data.ts'
import * as figureStyles from '../../../../shared/ui/figures.css.ts'
import * as styles from './management.css.ts'
import { useManagementMessages } from './messages.ts'
import { Section } from '../../../../shared/ui/section.tsx'

type Summary = ResponseOf<typeof monthSummary>

const Details = ({ summary }: { summary: Summary }) => {
  const t = useManagementMessages()
  const { locale } = useIntl()
  const count = (value: number) => value.toLocaleString(locale)
  if (summary.ordersCount === 0) return <Text tone="muted">{t('month.empty')}</Text>
  const { invoice } = summary
  const figures = [
    { label: t('month.orders'), value: count(summary.ordersCount) },
    { label: t('month.insured'), value: count(summary.insuredCount) },
    { label: t('month.notInsured'), value: count(summary.notInsuredCount) },
    { label: t('month.excluded'), value: count(summary.excludedCount) },
    { label: t('month.insuredSum'), value: <Money kopecks={summary.insuredSum} /> },
    { label: t('month.premium'), value: <Money kopecks={summary.premiumSum} /> },
  ]
  return (
    <Stack gap={16}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={figureStyles.item}>
            <dt className={figureStyles.label}>{label}</dt>
            <dd className={figureStyles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {invoice ? (
        <Link isStandalone href={senderPages['Sender:InvoicesPayment']({}, { open: invoice.id })}>
          {t('month.invoice', { number: invoice.number })}
        </Link>
      ) : (
        <Text size="caption" tone="muted">
          {t('month.noInvoice')}
        </Text>
      )}
    </Stack>
  )
}

/** What a month holds; which one stands in the address. */
export const MonthSection = () => {
  const t = useManagementMessages()
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? undefined
  const month = asked && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : undefined
  const summary = useMonthSummary(month)
  const choose = (value: string) => {
    if (value !== '')
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('month', value)
          return next
        },
        { replace: true },
      )
  }
  return (
    <Section title={t('month.title')}>
      <MonthField
        data-track="month"
        className={styles.month}
        label={t('month.choose')}
        value={month ?? summary.data?.month ?? ''}
        onChange={choose}
      />
      {summary.data ? (
        <Details summary={summary.data} />
      ) : summary.error === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <LoadFailure error={summary.error} onRetry={() => summary.mutate()} />
      )}
    </Section>
  )
}
