import { senderPages } from '@cabinet/contract/sender/pages'
import type { InsuranceStatus } from '@cabinet/contract/service'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { Check, CircleOff } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { useHistory } from '../data.ts'
import { useManagementMessages } from './messages.ts'
import { type NextStep, StepAction } from './next-step.tsx'
import { Section } from '../../../../shared/ui/section.tsx'

const DisableDialog = lazyPart(async () => (await import('./disable-dialog.tsx')).DisableDialog)

const moment = (value: string | null) => (value ? <DateText value={value} format="dateTime" /> : '-')

const Details = ({ status }: { status: InsuranceStatus }) => {
  const t = useManagementMessages()
  return (
    <DescriptionList
      items={[
        ...(status.insurancePrice === null
          ? []
          : [{ label: t('state.price'), value: <Money kopecks={status.insurancePrice} /> }]),
        { label: t('state.start'), value: moment(status.startDateTime) },
        { label: t('state.end'), value: moment(status.endDateTime) },
      ]}
    />
  )
}

/** On or off, for what price, since when; and the way to change it. */
export const StateSection = ({ status, next }: { status: InsuranceStatus; next: NextStep | null }) => {
  const t = useManagementMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const isAdmin = useCan()(['USER_ADMIN'])
  const history = useHistory()
  const [isDisabling, setDisabling] = useState(false)
  const isOn = status.status === 'ENABLED'
  const lockedReason = isAdmin ? undefined : shared('adminOnly')
  const isByDebt = !isOn && history.data?.periods[0]?.endReason === 'BY_DEBT'
  return (
    <Section
      title={t('state.title')}
      badge={
        <Badge tone={isOn ? 'positive' : 'neutral'} icon={isOn ? Check : CircleOff}>
          {t(isOn ? 'state.on' : status.status === null ? 'state.never' : 'state.off')}
        </Badge>
      }
      actions={
        <>
          {!isOn && (
            <StepAction step="insurance" next={next}>
              {(look) => (
                <ButtonLink href={senderPages['Sender:InsuranceConditions']({}, { insurance: 'applying' })} {...look}>
                  {t('state.connect')}
                </ButtonLink>
              )}
            </StepAction>
          )}
          <ButtonLink href={senderPages['Sender:InsuranceConditions']()} variant="outline" tone="neutral">
            {t('state.conditions')}
          </ButtonLink>
          {isDisabling && <DisableDialog onClose={() => setDisabling(false)} onFailed={() => setDisabling(false)} />}
        </>
      }
      danger={
        isOn && (
          <Button variant="quiet" tone="negative" disabledReason={lockedReason} onPress={() => setDisabling(true)}>
            {t('state.disable')}
          </Button>
        )
      }
    >
      {status.status === null ? <Text tone="muted">{t('state.neverText')}</Text> : <Details status={status} />}
      {isOn && status.startDateTime !== null && (
        <Text tone="muted">{t('state.covers', { date: formatDate(status.startDateTime, 'date', { locale }) })}</Text>
      )}
      {isByDebt && <Banner tone="notice">{t('state.byDebt')}</Banner>}
    </Section>
  )
}
