import { debtorPages } from '@cabinet/contract/debtor-pages'
import { ShieldDrawing } from '@cabinet/ui/drawing'
import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { ProductCard } from '@cabinet/ui/product-card'
import { Check, CircleOff, Clock } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../shared/access/user.tsx'
import { ActionSkeletons, BadgeSkeletons, CARD_SKELETON_MS, FactSkeleton } from '../../../shared/ui/card-skeleton.tsx'
import { useLingering } from '../../../shared/ui/use-lingering.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { useGrantRoleOnce } from './use-grant-role-once.ts'

const ConnectDialog = lazyPart(async () => (await import('./connect-dialog.tsx')).ConnectDialog)

const Tag = ({ status }: { status: DebtorInsuranceStatus }) => {
  const t = useMessages()
  return status.serviceStatus === 'AVAILABLE' ? (
    <Badge tone="positive" icon={Check}>
      {t('card.on')}
    </Badge>
  ) : (
    <Badge icon={CircleOff}>{t('card.off')}</Badge>
  )
}

const ConnectButton = ({ status }: { status: DebtorInsuranceStatus | undefined }) => {
  const t = useMessages()
  const shared = useSharedMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  const [isOpen, setOpen] = useState(false)
  if (status?.requestStatus === 'CONNECTION_REQUESTED')
    return (
      <Button icon={Clock} isDisabled>
        {t('card.requested')}
      </Button>
    )
  return (
    <>
      <Button {...(!isAdmin && { disabledReason: shared('adminOnly') })} onPress={() => setOpen(true)}>
        {t('card.connect')}
      </Button>
      {isOpen && (
        <ConnectDialog
          canApply={status?.offerAvailable === true}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Actions = ({ status, isDebtor }: { status: DebtorInsuranceStatus | undefined; isDebtor: boolean }) => {
  const t = useMessages()
  if (!isDebtor) return <ConnectButton status={status} />
  return (
    <>
      <ButtonLink href={debtorPages['Debtors:InsuranceManagement']()}>{t('card.manage')}</ButtonLink>
      <ButtonLink href={debtorPages['Debtors:InsuranceConditions']()} variant="outline" tone="neutral">
        {t('card.conditions')}
      </ButtonLink>
    </>
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
      drawing={<ShieldDrawing />}
      title={t('card.title')}
      badges={isWaiting ? <BadgeSkeletons count={1} /> : status && <Tag status={status} />}
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
      {!isWaiting && status?.requestStatus === 'REJECTED' && (
        <Banner tone="negative">{t('card.rejected', { reason: status.rejectReason ?? '—' })}</Banner>
      )}
    </ProductCard>
  )
}
