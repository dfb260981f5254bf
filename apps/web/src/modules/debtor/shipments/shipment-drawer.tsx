import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { DebtorShipment, DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { apart } from '../../../shared/ui/apart.css.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { StatusHistory } from '../../../shared/ui/status-history.tsx'
import { useShipment } from './data.ts'
import * as styles from '../parts/drawer.css.ts'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import { useShipmentsMessages } from './messages.ts'
import { possibleWith, useDay } from './next-action.ts'
import { ShipmentBadge } from './shipment-badge.tsx'
import { Cover, Details } from './shipment-details.tsx'
import type { ShipmentAction } from './shipment-menu.tsx'

const WIDTH = 520
const WRONG: ReadonlySet<string> = new Set(['OVERDUE', 'CLAIM_REJECTED', 'UNINSURED'])
const WANTED: ReadonlySet<string> = new Set(['PAID', 'INDEMNIFIED'])

/** The day that is waited for next, on top of what has happened. */
const useExpected = ({ nextAction, dueDate }: DebtorShipmentCard) => {
  const t = useShipmentsMessages()
  const day = useDay()
  if (nextAction === null || nextAction.date === null) return undefined
  if (nextAction.name === 'WAIT_PAYMENT') return { title: t('card.expected'), note: day(dueDate) }
  if (nextAction.name === 'NOTIFY') return { title: t('card.expectedNotice'), note: day(nextAction.date) }
  if (nextAction.name === 'WAIT_CLAIM') return { title: t('card.expectedClaim'), note: day(nextAction.date) }
  return undefined
}

const Content = ({ shipment }: { shipment: DebtorShipmentCard }) => {
  const t = useShipmentsMessages()
  const expected = useExpected(shipment)
  return (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        <Money className={styles.sum} kopecks={shipment.amount} />
        <ShipmentBadge status={shipment.status} />
      </Inline>
      <Cover shipment={shipment} />
      <Details shipment={shipment} />
      {shipment.payments.length > 0 && (
        <DrawerPart title={t('card.payments')}>
          <ul className={styles.payments}>
            {shipment.payments.map(({ id, date, amount }) => (
              <li key={id} className={styles.payment}>
                <DateText value={date} />
                <Money kopecks={amount} />
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
      <DrawerPart title={t('card.history')}>
        <StatusHistory
          label={t('card.history')}
          events={shipment.history}
          expected={expected}
          wrong={WRONG}
          wanted={WANTED}
        />
      </DrawerPart>
    </Stack>
  )
}

const hasActions = (shipment: DebtorShipment): boolean => {
  const { claimAtOnce: _, ...possible } = possibleWith(shipment)
  return shipment.claimId !== null || Object.values(possible).includes(true)
}

/** What can be done now, the next action first. */
const Actions = ({
  shipment,
  onAct,
}: {
  shipment: DebtorShipmentCard
  onAct: (action: ShipmentAction, shipment: DebtorShipment) => void
}) => {
  const t = useShipmentsMessages()
  const possible = possibleWith(shipment)
  const button = (action: ShipmentAction, label: string, look: 'main' | 'other' | 'negative') => (
    <Button
      {...(look === 'other' && { variant: 'outline' as const, tone: 'neutral' as const })}
      {...(look === 'negative' && { variant: 'quiet' as const, tone: 'negative' as const, className: apart })}
      onPress={() => onAct(action, shipment)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {possible.remove && button('remove', t('remove.submit'), 'negative')}
      {possible.edit && button('edit', t('menu.edit'), 'other')}
      {possible.pay && button('pay', t('menu.pay'), possible.notify || possible.claim ? 'other' : 'main')}
      {possible.notify && button('notify', t('menu.notify'), 'main')}
      {possible.declare && button('declare', t('menu.declare'), 'main')}
      {possible.claim && (
        <ButtonLink href={debtorPages['Debtors:CreateClaim']({ id: shipment.id })}>{t('menu.claim')}</ButtonLink>
      )}
      {shipment.claimId !== null && (
        <ButtonLink href={debtorPages['Debtors:Claim']({ id: shipment.claimId })}>{t('card.openClaim')}</ButtonLink>
      )}
    </>
  )
}

/** A shipment: its cover, its sums, its payments, what has happened and what to do. */
export const ShipmentDrawer = ({
  id,
  onAct,
  onClose,
}: {
  id: string
  onAct: (action: ShipmentAction, shipment: DebtorShipment) => void
  onClose: () => void
}) => {
  const t = useShipmentsMessages()
  const { data: shipment, error, mutate } = useShipment(id)
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={shipment ? t('card.title', { number: shipment.number }) : t('card.untitled')}
      onOpenChange={onClose}
      footer={shipment && hasActions(shipment) && <Actions shipment={shipment} onAct={onAct} />}
    >
      {shipment && <Content shipment={shipment} />}
      {!shipment && error !== undefined && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!shipment && error === undefined && <SkeletonText lines={14} />}
    </Drawer>
  )
}
