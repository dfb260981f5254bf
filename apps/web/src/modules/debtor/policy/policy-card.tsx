import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { DebtorConditions } from '@cabinet/contract/debtor/policy'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Text } from '@cabinet/ui/text'
import { today } from '@cabinet/validators/dates'
import { companyText } from '../../../shared/company-text.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useInsuranceStatus } from '../data.ts'
import { InsuranceBadges } from '../parts/insurance-badges.tsx'
import { daysBetween } from '../../../shared/days.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { useConditionsMessages } from './messages.ts'

type Policy = NonNullable<DebtorConditions['policy']>

/** Whole days from today to the last day of the policy, both by the calendar of Moscow. */
const daysLeftOf = ({ endDate }: Policy): number => daysBetween(today('Europe/Moscow'), endDate)

/** Whose policy it is, with whom and until when. */
export const PolicyCard = ({ policy, versions }: { policy: Policy; versions: DebtorConditions['versions'] }) => {
  const t = useConditionsMessages()
  const { locale } = useIntl()
  const { organization } = useUser()
  const { data: status } = useInsuranceStatus()
  const date = (day: string) => formatDate(day, 'date', { locale })
  const left = daysLeftOf(policy)
  const since = versions[0]?.fromDate
  return (
    <Section
      title={t('policy')}
      badge={status && <InsuranceBadges status={status} />}
      actions={
        <ButtonLink href={debtorPages['Debtors:InsuranceManagement']()} variant="outline" tone="neutral">
          {t('policy.manage')}
        </ButtonLink>
      }
    >
      <DescriptionList
        layout="stacked"
        items={[
          { label: t('policy.number'), value: policy.number },
          { label: t('policy.insurer'), value: companyText(policy.insurerName) },
          ...(organization ? [{ label: t('policy.insured'), value: companyText(organization.shortName) }] : []),
          {
            label: t('policy.period'),
            value: t('policy.periodValue', { from: date(policy.startDate), to: date(policy.endDate) }),
          },
        ]}
      />
      <Text size="caption" tone="muted">
        {policy.isInForce && left >= 0 ? t('policy.daysLeft', { count: left }) : t('policy.ended')}
        {since !== undefined && versions.length > 1 && (
          <>
            {' · '}
            {t('policy.version', { date: date(since) })}
          </>
        )}
      </Text>
    </Section>
  )
}
