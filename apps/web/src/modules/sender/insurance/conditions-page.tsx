import { senderPages } from '@cabinet/contract/sender/pages'
import type { InsuranceConditions } from '@cabinet/contract/sender/insurance'
import { Badge } from '@cabinet/ui/badge'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Check, CircleOff } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '../../../shared/access/user.tsx'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { ProductTitle } from '../../../shared/ui/product-title.tsx'
import { useConditions } from './data.ts'
import { useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { ApplyPanel } from './conditions/apply-panel.tsx'
import * as styles from './conditions/conditions.css.ts'
import { useConditionsMessages } from './conditions/messages.ts'
import { Terms } from './conditions/terms.tsx'
import { useOpenText } from './conditions/use-open-text.ts'
import { ConnectWindows } from '../account/connect-windows.tsx'

const TextDrawer = lazyPart(async () => (await import('./conditions/text-drawer.tsx')).TextDrawer)

/** On or off, and the way to change it. */
const State = () => {
  const t = useConditionsMessages()
  const isSender = useCan()(['SENDER'])
  const { data } = useInsuranceStatus()
  if (data === undefined) return null
  const isOn = data.status === 'ENABLED'
  return (
    <Inline gap={12}>
      {data.status !== null && (
        <Badge tone={isOn ? 'positive' : 'neutral'} icon={isOn ? Check : CircleOff}>
          {t(isOn ? 'state.on' : 'state.off')}
        </Badge>
      )}
      {isOn
        ? isSender && (
            <ButtonLink href={senderPages['Sender:InsuranceManagement']()} variant="outline" tone="neutral">
              {t('state.manage')}
            </ButtonLink>
          )
        : null}
    </Inline>
  )
}

const ConnectLink = () => {
  const t = useConditionsMessages()
  const { data } = useInsuranceStatus()
  if (data === undefined || data.status === 'ENABLED') return null
  return (
    <MainAction>
      <ButtonLink href={senderPages['Sender:InsuranceConditions']({}, { insurance: 'applying' })}>
        {t('state.connect')}
      </ButtonLink>
    </MainAction>
  )
}

const Shown = ({ conditions, isApplying }: { conditions: InsuranceConditions; isApplying: boolean }) => {
  const { shown, close } = useOpenText()
  const text = conditions.texts.find(({ type }) => type === shown)
  return (
    <>
      {isApplying ? (
        <div className={styles.columns}>
          <Terms conditions={conditions} />
          <ApplyPanel conditions={conditions} />
        </div>
      ) : (
        <Terms conditions={conditions} />
      )}
      {text && <TextDrawer text={text} onClose={close} onFailed={close} />}
    </>
  )
}

/** The terms of the insurance, and with `insurance=applying` what is needed to agree to them. */
export const Page = () => {
  const title = useMessages()
  const t = useConditionsMessages()
  const [query] = useSearchParams()
  const { courier } = serviceNames()
  const conditions = useConditions()
  const isApplying = query.get('insurance') === 'applying'
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline justify="between" gap={16}>
          <ProductTitle title={title('conditions.title')} of={t('of', { courier })} />
          <Inline gap={12}>
            <State />
            {!isApplying && <ConnectLink />}
          </Inline>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('lead', { courier })}
        </Text>
      </Stack>
      <Loaded of={conditions}>{(data) => <Shown conditions={data} isApplying={isApplying} />}</Loaded>
      <ConnectWindows />
    </Stack>
  )
}
