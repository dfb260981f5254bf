import { senderPages } from '@cabinet/contract/sender/pages'
import type { SenderOrderCard } from '@cabinet/contract/sender/orders'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useOrder } from './data.ts'
import { CoverBadge, StatusBadge } from './badges.tsx'
import { nameOfOrder } from './columns.tsx'
import { useOrdersMessages } from './messages.ts'
import { OrderDetails } from './order-details.tsx'

const WIDTH = 560

/** What the courier's last word suggests to do. */
const Hint = ({ order: { claimHint, claimObstacle, claimUntilDate } }: { order: SenderOrderCard }) => {
  const t = useOrdersMessages()
  const { locale } = useIntl()
  const { courier } = serviceNames()
  if (claimHint === null || claimObstacle === 'OPEN_CLAIM' || claimObstacle === 'COMPENSATED') return null
  const until =
    claimUntilDate && claimObstacle === null && claimHint !== 'RETURN'
      ? ` ${t('card.fileUntil', { date: formatDate(claimUntilDate, 'date', { locale }) })}`
      : ''
  return (
    <Banner
      tone={claimHint === 'RETURN' || claimHint === 'NO_MOVEMENT' ? 'notice' : 'negative'}
      title={t(`hint.${claimHint}`, { courier })}
    >
      {t(`hint.${claimHint}.text`, { courier })}
      {until}
    </Banner>
  )
}

const Content = ({ order }: { order: SenderOrderCard }) => {
  const t = useOrdersMessages()
  const { courier } = serviceNames()
  return (
    <Stack gap={24}>
      <Inline gap={8}>
        <StatusBadge order={order} />
        <CoverBadge status={order.insurance.status} />
        {order.cdekNumber && <CopyButton isIconOnly value={order.cdekNumber} label={t('menu.copy')} size="small" />}
      </Inline>
      <Hint order={order} />
      <OrderDetails order={order} />
      <Text size="caption" tone="muted">
        {t.rich('card.synced', {
          courier,
          date: <DateText key="date" value={order.syncedDateTime} format="dateTime" />,
        })}
      </Text>
    </Stack>
  )
}

/** Why the order is not insured, inside of a sentence; `none` when nobody has said. */
const whyNotInsured = ({ insurance: { reason } }: SenderOrderCard): string =>
  reason?.description.toLowerCase() ?? 'none'

/** Everything about an order, and the way to a claim; when there is none, why. */
export const OrderDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useOrdersMessages()
  const shared = useSharedMessages()
  const { data: order, error, mutate } = useOrder(id)
  const obstacle = order?.claimObstacle
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={order ? t('card.title', { number: nameOfOrder(order, t) }) : t('card.main')}
      onOpenChange={onClose}
      footer={
        <Inline gap={8}>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
          {order &&
            (obstacle ? (
              <Button disabledReason={t(`obstacle.${obstacle}`, { reason: whyNotInsured(order) })}>
                {t('card.file')}
              </Button>
            ) : (
              <ButtonLink href={senderPages['Sender:CreateClaim']({ id })}>{t('card.file')}</ButtonLink>
            ))}
        </Inline>
      }
    >
      {order ? (
        <Content order={order} />
      ) : error === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
    </Drawer>
  )
}
