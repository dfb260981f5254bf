import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { ShieldDrawing } from '@cabinet/ui/drawing'
import { ProductCard } from '@cabinet/ui/product-card'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../shared/access/user.tsx'
import { ActionSkeletons, BadgeSkeletons, CARD_SKELETON_MS, FactSkeleton } from '../../../shared/ui/card-skeleton.tsx'
import { Figures } from '../../../shared/ui/figures.tsx'
import { ProductSign } from '../../../shared/ui/product-sign.tsx'
import { useLingering } from '../../../shared/ui/use-lingering.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { useSuspensionText } from './use-suspension-text.ts'
import { InsuranceBadges } from '../parts/insurance-badges.tsx'
import { useGrantRoleOnce } from './use-grant-role-once.ts'

const ConnectDialog = lazyPart(async () => {
  const [{ ConnectDialog: dialog }, { loadConnectMessages }] = await Promise.all([
    import('./connect/connect-dialog.tsx'),
    import('./connect/messages.ts'),
  ])
  await loadConnectMessages()
  return dialog
})

interface StatusProps {
  readonly status: DebtorInsuranceStatus | undefined
}

const ConnectButton = ({ status }: StatusProps) => {
  const t = useMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  const [isOpen, setOpen] = useState(false)
  const canApply = status?.offerAvailable === true
  // Without an offer there is nothing to go on with, and a refusal is not to be hurried past: the button stays, and is no
  // louder than its neighbours.
  const isNext = canApply && status.requestStatus !== 'REJECTED'
  if (status?.requestStatus === 'CONNECTION_REQUESTED')
    return (
      <Button icon={Clock} isDisabled>
        {t('card.requested')}
      </Button>
    )
  // The role comes by itself while the insurance is on and nothing is asked for; later it is given by hand.
  const isInForce = status !== undefined && status.serviceStatus !== 'UNAVAILABLE'
  if (isInForce)
    return (
      <Button variant="outline" tone="neutral" disabledReason={t(isAdmin ? 'card.inForce' : 'card.askOwner')}>
        {t('card.connect')}
      </Button>
    )
  return (
    <>
      <Button {...((!isNext || !isAdmin) && { variant: 'outline', tone: 'neutral' })} onPress={() => setOpen(true)}>
        {t('card.connect')}
      </Button>
      {isOpen && <ConnectDialog canApply={canApply} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}

const Actions = ({ status, isDebtor }: StatusProps & { isDebtor: boolean }) => {
  const t = useMessages()
  if (!isDebtor) return <ConnectButton status={status} />
  return (
    <>
      <ButtonLink href={debtorPages['Debtors:InsuranceManagement']()} variant="outline" tone="neutral">
        {t('card.manage')}
      </ButtonLink>
      <ButtonLink href={debtorPages['Debtors:InsuranceConditions']()} variant="outline" tone="neutral">
        {t('card.conditions')}
      </ButtonLink>
    </>
  )
}

/** What the person should know of the state beside its tag. */
const Notice = ({ status, isDebtor }: StatusProps & { isDebtor: boolean }) => {
  const t = useMessages()
  const suspension = useSuspensionText(status)
  if (status?.requestStatus === 'REJECTED')
    return (
      <Banner tone="negative">
        {status.rejectReason === null ? t('card.rejectedPlain') : t('card.rejected', { reason: status.rejectReason })}
      </Banner>
    )
  if (suspension === undefined) return null
  return (
    <Banner
      tone="notice"
      action={
        isDebtor &&
        status?.suspendedBy === 'DEBT' && (
          <ButtonLink
            href={debtorPages['Debtors:InsuranceManagement']({}, { tab: 'invoices' })}
            variant="quiet"
            size="small"
          >
            {t('card.toInvoices')}
          </ButtonLink>
        )
      }
    >
      {suspension}
    </Banner>
  )
}

/** Commercial-credit insurance on the offer page. Without a status (a failed call) the tag is hidden. */
export const Card = () => {
  const t = useMessages()
  const isDebtor = useCan()(['DEBTOR'])
  const { data: status, isLoading } = useInsuranceStatus()
  useGrantRoleOnce(status)
  const isWaiting = useLingering(isLoading, CARD_SKELETON_MS)
  const startDate = status?.insuranceStartDate ? <DateText value={status.insuranceStartDate} /> : '-'
  return (
    <ProductCard
      drawing={
        <ProductSign>
          <ShieldDrawing size={44} />
        </ProductSign>
      }
      title={t('card.title')}
      badges={isWaiting ? <BadgeSkeletons count={1} /> : status && <InsuranceBadges status={status} />}
      text={t('card.text')}
      footer={
        isWaiting ? (
          <ActionSkeletons widths={isDebtor ? [190, 222] : [190]} />
        ) : (
          <Actions status={status} isDebtor={isDebtor} />
        )
      }
    >
      <DescriptionList items={[{ label: t('card.startDate'), value: isWaiting ? <FactSkeleton /> : startDate }]} />
      {/* Who has the role has the insurance: their numbers take their place before its state has come. */}
      {isDebtor && (isWaiting || (status && status.serviceStatus !== 'UNAVAILABLE')) && (
        <Figures
          module="debtor"
          labels={{
            INSURED: t('figure.INSURED'),
            COVERED: t('figure.COVERED'),
            OVERDUE: t('figure.OVERDUE'),
            OPEN_CLAIMS: t('figure.OPEN_CLAIMS'),
          }}
          urgent={['OVERDUE']}
        />
      )}
      {!isWaiting && <Notice status={status} isDebtor={isDebtor} />}
    </ProductCard>
  )
}
