import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { debtorPages } from '@cabinet/contract/debtor/pages'
import { pages } from '@cabinet/contract/pages'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Meter } from '@cabinet/ui/meter'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { useCan } from '../../../../shared/access/user.tsx'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { useDashboard } from '../../policy/data.ts'
import { InsuranceBadges } from '../../parts/insurance-badges.tsx'
import { useSuspensionText } from '../use-suspension-text.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { useManagementMessages } from './messages.ts'

const DisableDialog = lazyPart(async () => (await import('./disable-dialog.tsx')).DisableDialog)

interface StatusProps {
  readonly status: DebtorInsuranceStatus
}

const day = (value: string | null) => (value ? <DateText value={value} /> : '-')

/** How much of the limits in force the unpaid insured parts take. */
const Limits = () => {
  const t = useManagementMessages()
  const money = useMoney()
  const { data } = useDashboard()
  if (!data) return null
  const { limitSum, usedLimitSum } = data
  const words =
    limitSum === 0
      ? t('state.noLimits')
      : t('state.limitsUsed', { used: money(usedLimitSum, 'auto'), limit: money(limitSum, 'auto') })
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('state.limits')}</Text>
      <Meter label={t('state.limits')} value={usedLimitSum} maxValue={Math.max(limitSum, 1)} valueLabel={words}>
        {words}
      </Meter>
    </Stack>
  )
}

const Details = ({ status }: StatusProps) => {
  const t = useManagementMessages()
  const { data } = useDashboard()
  return (
    <DescriptionList
      items={[
        { label: t('state.policy'), value: status.policyNumber ?? '—' },
        { label: t('state.insurer'), value: companyText(status.insurerName ?? '—') },
        { label: t('state.start'), value: day(status.insuranceStartDate) },
        { label: t('state.end'), value: day(status.insuranceEndDate) },
        ...(data
          ? [{ label: t('state.sumLeft'), value: <Money kopecks={data.insuredSumLeft} fraction="auto" /> }]
          : []),
      ]}
    />
  )
}

/** Why the button of the end does nothing; undefined when it does. */
const useLockedReason = (status: DebtorInsuranceStatus): string | undefined => {
  const t = useManagementMessages()
  const shared = useSharedMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  if (status.requestStatus === 'DISCONNECTION_REQUESTED') return t('state.alreadyAsked')
  return isAdmin ? undefined : shared('adminOnly')
}

/** On, off or suspended; under which policy; and the way to end it. */
export const StateSection = ({ status }: StatusProps) => {
  const t = useManagementMessages()
  const lockedReason = useLockedReason(status)
  const suspension = useSuspensionText(status)
  const [isDisabling, setDisabling] = useState(false)
  const isOff = status.serviceStatus === 'UNAVAILABLE'
  return (
    <Section
      title={t('state')}
      badge={<InsuranceBadges status={status} />}
      actions={
        <>
          <ButtonLink href={debtorPages['Debtors:InsuranceConditions']()} variant="outline" tone="neutral">
            {t('state.conditions')}
          </ButtonLink>
          {isOff && (
            <ButtonLink href={pages.offer()} variant="outline" tone="neutral">
              {t('state.toOffer')}
            </ButtonLink>
          )}
          {isDisabling && <DisableDialog onClose={() => setDisabling(false)} onFailed={() => setDisabling(false)} />}
        </>
      }
      danger={
        !isOff && (
          <Button variant="quiet" tone="negative" disabledReason={lockedReason} onPress={() => setDisabling(true)}>
            {t('state.disable')}
          </Button>
        )
      }
    >
      <Details status={status} />
      <Limits />
      {suspension !== undefined && <Banner tone="notice">{suspension}</Banner>}
      {status.requestStatus === 'DISCONNECTION_REQUESTED' && <Text tone="muted">{t('state.disconnecting')}</Text>}
      {isOff && <Text tone="muted">{t('state.off')}</Text>}
    </Section>
  )
}
