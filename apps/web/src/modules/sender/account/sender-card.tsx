import { senderPages } from '@cabinet/contract/sender/pages'
import { BoxDrawing } from '@cabinet/ui/drawing'
import type { HealthCheck, InsuranceStatus } from '@cabinet/contract/service'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { ProductCard } from '@cabinet/ui/product-card'
import { Check, CircleOff } from 'lucide-react'
import { useCan } from '../../../shared/access/user.tsx'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { ActionSkeletons, BadgeSkeletons, CARD_SKELETON_MS, FactSkeleton } from '../../../shared/ui/card-skeleton.tsx'
import { Figures } from '../../../shared/ui/figures.tsx'
import { ProductSign } from '../../../shared/ui/product-sign.tsx'
import { useLingering } from '../../../shared/ui/use-lingering.ts'
import { useAccountHealth, useCredential, useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { ConnectWindows } from './connect-windows.tsx'
import { SenderActions } from './sender-actions.tsx'

/** A failed health call leaves the account's badge out; a broken account has its banner instead. */
const AccountBadge = ({ health }: { health: HealthCheck | undefined }) => {
  const t = useMessages()
  const { courier } = serviceNames()
  if (health?.status === 'AVAILABLE')
    return (
      <Badge tone="positive" icon={Check}>
        {t('card.account', { courier })}
      </Badge>
    )
  return health?.status === 'EMPTY' ? <Badge icon={CircleOff}>{t('card.noAccount', { courier })}</Badge> : null
}

/** Hidden until the insurance has been on at least once: before that there is nothing to tell (status null). */
const InsuranceBadge = ({ status }: { status: InsuranceStatus | undefined }) => {
  const t = useMessages()
  if (status?.status === 'ENABLED')
    return (
      <Badge tone="positive" icon={Check}>
        {t('card.on')}
      </Badge>
    )
  return status?.status === 'DISABLED' ? <Badge icon={CircleOff}>{t('card.off')}</Badge> : null
}

const Details = ({ status }: { status: InsuranceStatus }) => {
  const t = useMessages()
  const day = (value: string | null) => (value ? <DateText value={value} /> : '-')
  return (
    <DescriptionList
      items={[
        ...(status.insurancePrice === null
          ? []
          : [{ label: t('card.price'), value: <Money kopecks={status.insurancePrice} /> }]),
        { label: t('card.start'), value: day(status.startDateTime) },
        ...(status.status === 'DISABLED' ? [{ label: t('card.end'), value: day(status.endDateTime) }] : []),
      ]}
    />
  )
}

const FactSkeletons = () => {
  const t = useMessages()
  const value = <FactSkeleton />
  return (
    <DescriptionList
      items={[
        { label: t('card.price'), value },
        { label: t('card.start'), value },
      ]}
    />
  )
}

/** Order insurance for those who ship with the courier, on the offer page. */
export const Card = () => {
  const t = useMessages()
  const { courier } = serviceNames()
  const health = useAccountHealth()
  const status = useInsuranceStatus()
  const credential = useCredential()
  const isWaiting = useLingering(health.isLoading || status.isLoading || credential.isLoading, CARD_SKELETON_MS)
  // Who has the role has connected an account at some time, and most have insured.
  const isSender = useCan()(['SENDER'])
  return (
    <ProductCard
      drawing={
        <ProductSign>
          <BoxDrawing size={44} />
        </ProductSign>
      }
      title={t('card.title', { courier })}
      badges={
        isWaiting ? (
          <BadgeSkeletons count={isSender ? 2 : 1} />
        ) : (
          <>
            <AccountBadge health={health.data} />
            <InsuranceBadge status={status.data} />
          </>
        )
      }
      text={t('card.text')}
      footer={
        isWaiting ? (
          <ActionSkeletons widths={[190, 172]} />
        ) : (
          <SenderActions
            isOn={status.data?.status === 'ENABLED'}
            hasCredential={credential.data !== undefined}
            isBroken={health.data?.status === 'ERROR'}
          />
        )
      }
    >
      {isWaiting && isSender && <FactSkeletons />}
      {!isWaiting && status.data && status.data.status !== null && <Details status={status.data} />}
      {isSender && (isWaiting || status.data?.status === 'ENABLED') && (
        <Figures
          module="sender"
          labels={{
            ORDERS: t('figure.ORDERS'),
            INSURED: t('figure.INSURED'),
            OPEN_CLAIMS: t('figure.OPEN_CLAIMS'),
            TO_PAY: t('figure.TO_PAY'),
          }}
        />
      )}
      {!isWaiting && health.data?.status === 'ERROR' && (
        <Banner
          tone="negative"
          title={t('card.error', { courier })}
          action={
            isSender ? (
              <ButtonLink href={senderPages['Sender:InsuranceManagement']()} size="small">
                {t('card.toSettings')}
              </ButtonLink>
            ) : (
              // The settings are closed to whoever has no access to the orders: a link would lead back here.
              <Button disabledReason={t('card.settingsForSenders')} variant="quiet" size="small">
                {t('card.toSettings')}
              </Button>
            )
          }
        >
          {health.data.description}
        </Banner>
      )}
      <ConnectWindows />
    </ProductCard>
  )
}
