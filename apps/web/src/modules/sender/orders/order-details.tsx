import { senderPages } from '@cabinet/contract/sender/pages'
import type { SenderOrderCard } from '@cabinet/contract/sender/orders'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList, type DescriptionListProps } from '@cabinet/ui/description-list'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Timeline, type TimelineEvent } from '@cabinet/ui/timeline'
import type { ReactNode } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { phoneText } from '../../../shared/names.ts'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import { ClaimBadge, stageTone } from './badges.tsx'
import { routeOf } from './columns.tsx'
import { useOrdersMessages } from './messages.ts'
import * as styles from './orders.css.ts'

interface PartProps {
  readonly order: SenderOrderCard
}

type Details = DescriptionListProps['items']

/** A fact that is there; what the courier does not tell is left out. */
const fact = (label: string, value: ReactNode): Details =>
  value === null || value === undefined || value === '' ? [] : [{ label, value }]
const dayFact = (label: string, value: string | null) => fact(label, value && <DateText value={value} />)
const momentFact = (label: string, value: string | null) =>
  fact(label, value && <DateText value={value} format="dateTime" />)
const moneyFact = (label: string, kopecks: number | null) =>
  fact(label, kopecks === null ? null : <Money kopecks={kopecks} />)

/** The courier often repeats the company as the name. */
const partyOf = ({ name, company }: SenderOrderCard['sender']) =>
  companyText([...new Set([company, name])].filter(Boolean).join(', '))

const Route = ({ order }: PartProps) => {
  const t = useOrdersMessages()
  const flags = [
    order.isReturn && t('card.return'),
    order.isReverse && t('card.reverse'),
    order.isClientReturn && t('card.clientReturn'),
  ].filter(Boolean)
  return (
    <DrawerPart title={t('card.main')}>
      <DescriptionList
        items={[
          ...fact(t('card.shop'), order.imNumber),
          ...fact(t('card.route'), routeOf(order, t)),
          ...fact(t('card.point'), order.deliveryPoint),
          ...fact(t('card.sender'), partyOf(order.sender)),
          ...fact(t('card.recipient'), partyOf(order.recipient)),
          ...fact(t('card.phone'), order.recipient.phone && phoneText(order.recipient.phone)),
          ...fact(t('card.type'), order.type.description),
          ...fact(t('card.tariff'), order.tariff.name ?? String(order.tariff.code)),
          ...fact(t('card.mode'), order.deliveryMode?.description),
          ...fact(t('card.flags'), flags.join(', ')),
          ...momentFact(t('card.created'), order.createdDateTime),
          ...momentFact(t('card.accepted'), order.acceptedDateTime),
          ...dayFact(t('card.planned'), order.plannedDeliveryDate),
          ...dayFact(t('card.delivered'), order.deliveryDate),
          ...dayFact(t('card.keep'), order.keepFreeUntil),
        ]}
      />
    </DrawerPart>
  )
}

const toneOf = (stage: SenderOrderCard['stage']['name']): TimelineEvent['tone'] => {
  const tone = stageTone(stage)
  return tone === 'positive' || tone === 'notice' || tone === 'negative' ? tone : 'accent'
}

const History = ({ order: { statuses, insurance } }: PartProps) => {
  const t = useOrdersMessages()
  const isBegin = (dateTime: string) =>
    insurance.startDateTime !== null && Date.parse(dateTime) === Date.parse(insurance.startDateTime)
  return (
    <DrawerPart title={t('card.history')}>
      <Timeline
        label={t('card.history')}
        events={statuses
          .map((status, index) => {
            const notes = [status.city, status.reasonName, isBegin(status.dateTime) ? t('card.coverBegan') : null]
            return {
              id: `${index} ${status.code}`,
              title: status.name,
              at: status.dateTime,
              tone: toneOf(status.stage),
              note: notes.filter(Boolean).join(' · ') || undefined,
            }
          })
          // The last word comes first.
          .reverse()}
      />
    </DrawerPart>
  )
}

const GRAMS = 1000

const Packages = ({ order: { packages } }: PartProps) => {
  const t = useOrdersMessages()
  const { locale } = useIntl()
  if (packages.length === 0) return null
  return (
    <DrawerPart title={t('card.packages')}>
      {packages.map(({ number, weightGrams, lengthCm, widthCm, heightCm, items }) => (
        <Stack key={number} gap={8}>
          <Text size="caption" tone="muted">
            {[
              t('card.package', { number }),
              t('card.weight', { weight: (weightGrams / GRAMS).toLocaleString(locale) }),
              lengthCm && widthCm && heightCm
                ? t('card.size', { length: lengthCm, width: widthCm, height: heightCm })
                : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <ul className={styles.goods}>
            {items.map(({ name, wareKey, amount, cost }, index) => (
              // Goods of a package have no names of their own, and never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.item}>
                <span className={styles.itemName}>
                  {name}
                  <Text as="span" size="caption" tone="muted">
                    {` ${[wareKey, t('card.amount', { count: amount })].filter(Boolean).join(' · ')}`}
                  </Text>
                </span>
                <Money kopecks={cost * amount} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </DrawerPart>
  )
}

const Sums = ({ order }: PartProps) => {
  const t = useOrdersMessages()
  return (
    <DrawerPart title={t('card.money')}>
      <DescriptionList
        items={[
          ...moneyFact(t('card.declared'), order.declaredValue),
          ...moneyFact(t('card.cod'), order.cashOnDelivery),
          ...moneyFact(t('card.delivery'), order.deliverySum),
          ...moneyFact(t('card.returnDelivery'), order.returnDeliverySum),
        ]}
      />
    </DrawerPart>
  )
}

const Insurance = ({ order: { insurance, claims } }: PartProps) => {
  const t = useOrdersMessages()
  return (
    <DrawerPart title={t('card.insurance')}>
      <DescriptionList
        items={[
          ...fact(t('card.cover'), insurance.status.description),
          ...fact(t('card.reason'), insurance.reason?.description),
          ...moneyFact(t('card.price'), insurance.price),
          ...moneyFact(t('card.insuredSum'), insurance.insuredSum),
          ...momentFact(t('card.coverStart'), insurance.startDateTime),
          ...momentFact(t('card.coverEnd'), insurance.endDateTime),
          ...fact(
            t('card.invoice'),
            insurance.invoiceId && (
              <Link href={senderPages['Sender:InvoicesPayment']({}, { open: insurance.invoiceId })}>
                {t('card.toInvoice')}
              </Link>
            ),
          ),
        ]}
      />
      {claims.length > 0 && (
        <ul className={styles.claims} aria-label={t('card.claims')}>
          {claims.map((claim) => (
            <li key={claim.id} className={styles.item}>
              <span>
                {claim.number}
                {claim.isGroupClaim && (
                  <Text as="span" size="caption" tone="muted">
                    {` ${t('card.group')}`}
                  </Text>
                )}
              </span>
              <ClaimBadge claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </DrawerPart>
  )
}

/** The parts of an order in the order in which they are asked about. */
export const OrderDetails = ({ order }: PartProps) => (
  <>
    <Route order={order} />
    <Insurance order={order} />
    <History order={order} />
    <Packages order={order} />
    <Sums order={order} />
  </>
)
