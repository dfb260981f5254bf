import { get, type SellerOrderCard } from '@cabinet/contract/seller/orders'
import { sellerPages } from '@cabinet/contract/seller/pages'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList, type DescriptionListProps } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Timeline, type TimelineEvent } from '@cabinet/ui/timeline'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import * as styles from './documents.css.ts'
import { useDocumentsMessages } from './messages.ts'
import { ClaimBadge, CoverBadge, StatusBadge } from './order-badges.tsx'

const WIDTH = 520

interface PartProps {
  readonly order: SellerOrderCard
}

type Details = DescriptionListProps['items']

/** A fact that is there; what the marketplace does not tell is left out. */
const fact = (label: string, value: ReactNode): Details =>
  value === null || value === undefined || value === '' ? [] : [{ label, value }]
const dayFact = (label: string, value: string | null) => fact(label, value && <DateText value={value} />)
const moneyFact = (label: string, kopecks: number | null) =>
  fact(label, kopecks === null ? null : <Money kopecks={kopecks} />)

const Goods = ({ order }: PartProps) => {
  const t = useDocumentsMessages()
  return (
    <DrawerPart title={t('order.goods')}>
      <DescriptionList
        items={[
          { label: t('order.name'), value: order.name },
          ...moneyFact(t('order.price'), order.price),
          ...fact(t('order.sku'), order.sku),
          ...fact(t('order.brand'), order.brand),
          ...fact(t('order.sticker'), order.sticker),
          { label: t('order.scheme'), value: `${order.scheme.name}, ${order.scheme.description.toLowerCase()}` },
          ...fact(t('order.warehouse'), order.warehouse),
          ...dayFact(t('order.ordered'), order.orderDate),
          ...dayFact(t('order.shipped'), order.shippedDate),
          ...dayFact(t('order.delivered'), order.deliveredDate),
          ...dayFact(t('order.returned'), order.returnDate),
          ...fact(t('order.reason'), order.returnReason),
          ...moneyFact(t('order.logistics'), order.logisticsCost),
        ]}
      />
    </DrawerPart>
  )
}

const Cover = ({ order }: PartProps) => {
  const t = useDocumentsMessages()
  if (!order.insured) return null
  const { certificate } = order
  return (
    <DrawerPart title={t('order.cover')}>
      <DescriptionList
        items={[
          ...moneyFact(t('order.insuredSum'), order.insuredSum),
          ...moneyFact(t('order.premium'), order.premium),
          {
            label: t('order.certificate'),
            value: certificate ? (
              <Link href={sellerPages.documents({}, { open: certificate.id })}>{certificate.number}</Link>
            ) : (
              t('order.openMonth')
            ),
          },
        ]}
      />
    </DrawerPart>
  )
}

const Claims = ({ order: { claims } }: PartProps) => {
  const t = useDocumentsMessages()
  if (claims.length === 0) return null
  return (
    <DrawerPart title={t('order.claims')}>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim.id} className={styles.claim}>
            <span className={styles.number}>{claim.number}</span>
            <ClaimBadge claim={claim} />
          </li>
        ))}
      </ul>
    </DrawerPart>
  )
}

const wrong: ReadonlySet<string> = new Set(['LOST', 'DAMAGED', 'CANCELLED'])

const History = ({ order: { history } }: PartProps) => {
  const t = useDocumentsMessages()
  const events = history.map(({ id, at, title, status, reason }): TimelineEvent => ({
    id,
    at,
    title,
    tone: wrong.has(status.name) ? 'negative' : status.name === 'DELIVERED' ? 'positive' : 'accent',
    ...(reason !== null && { note: reason }),
  }))
  return (
    <DrawerPart title={t('order.history')}>
      <Timeline label={t('order.history')} events={events} />
    </DrawerPart>
  )
}

const Content = ({ order }: PartProps) => (
  <Stack gap={24}>
    <Inline gap={8} align="start">
      <StatusBadge status={order.status} />
      <CoverBadge order={order} />
    </Inline>
    <Goods order={order} />
    <Cover order={order} />
    <Claims order={order} />
    <History order={order} />
  </Stack>
)

/** The way to a claim; when there is none, why. */
const FileClaim = ({ order: { id, claimObstacle: obstacle, coverReason } }: PartProps) => {
  const t = useDocumentsMessages()
  if (obstacle === null)
    return <ButtonLink href={sellerPages['Seller:CreateClaim']({ id })}>{t('order.file')}</ButtonLink>
  const reason = coverReason?.description.toLowerCase() ?? ''
  return <Button disabledReason={t(`obstacle.${obstacle}`, { reason })}>{t('order.file')}</Button>
}

/** An order with its insurance, its claims and what has become of it. */
export const OrderDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useDocumentsMessages()
  const shared = useSharedMessages()
  const { data: order, error, mutate } = useRead(get, { params: { id } })
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={order ? t('order.title', { number: order.orderNumber }) : t('order.untitled')}
      onOpenChange={onClose}
      footer={
        <Inline gap={8}>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
          {order && <FileClaim order={order} />}
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
