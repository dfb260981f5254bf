import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { Text } from '@cabinet/ui/text'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { usePercent } from '../parts/use-percent.ts'
import * as styles from './conditions.css.ts'
import { useConditionsMessages } from './messages.ts'

/** The terms in numbers, each with what it means for the organization. */
export const Terms = ({ terms }: { terms: PolicyTerms }) => {
  const t = useConditionsMessages()
  const money = useMoney()
  const percent = usePercent()
  const round = (kopecks: number) => money(kopecks, 'auto')
  const days = (count: number) => t('terms.deferralValue', { count })
  const rows = [
    { id: 'insuredSum', value: round(terms.insuredSum) },
    { id: 'indemnity', value: percent(terms.indemnityRate) },
    { id: 'retention', value: percent(terms.selfRetentionRate) },
    { id: 'deferral', value: days(terms.maxDeferralDays) },
    { id: 'notification', value: days(terms.notificationDays) },
    { id: 'waiting', value: days(terms.waitingPeriodDays) },
    { id: 'blind', value: round(terms.blindLimit) },
    { id: 'rate', value: percent(terms.premiumRate) },
    { id: 'minPremium', value: round(terms.minPremium) },
    { id: 'payout', value: t('terms.payoutValue', { count: terms.payoutWorkingDays }) },
  ] as const
  return (
    <Section title={t('terms')}>
      <dl className={styles.terms}>
        {rows.map(({ id, value }) => (
          <div key={id} className={styles.term}>
            <dt className={styles.label}>{t(`terms.${id}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>
              <Text as="span" size="caption" tone="muted">
                {t(`terms.${id}Note`)}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
