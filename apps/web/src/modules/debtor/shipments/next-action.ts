import type { DebtorShipment, ShipmentStatus } from '@cabinet/contract/debtor/shipments'
import { formatDate } from '@cabinet/ui/date-text'
import { useIntl } from '../../../shared/intl/messages.ts'
import type { useShipmentsMessages } from './messages.ts'

type Messages = ReturnType<typeof useShipmentsMessages>

/** What the organization does next, with its day: «Уведомить до 20.12.2026». */
export const nextActionText = (
  nextAction: DebtorShipment['nextAction'],
  t: Messages,
  date: (day: string) => string,
): string | null => {
  if (nextAction === null) return null
  // A day belongs to these words; without it the message of the server says as much.
  if (nextAction.date === null) return nextAction.description
  return t(`next.date.${nextAction.name}`, { date: date(nextAction.date) })
}

/** Words of the server inside of a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Days in the language of the page. */
export const useDay = () => {
  const { locale } = useIntl()
  return (day: string) => formatDate(day, 'date', { locale })
}

const payable: ReadonlySet<ShipmentStatus> = new Set([
  'SHIPPED',
  'PAYMENT_DUE',
  'OVERDUE',
  'NOTIFIED',
  'RECOVERY',
  'UNINSURED',
])
const claimable: ReadonlySet<ShipmentStatus> = new Set(['OVERDUE', 'NOTIFIED', 'RECOVERY'])

/** What can be done with a shipment now; the server has the last word. */
export const possibleWith = ({ status, debtAmount, insuredAmount, nextAction, claimId }: DebtorShipment) => ({
  edit: status.name === 'DRAFT',
  declare: status.name === 'DRAFT',
  remove: status.name === 'DRAFT',
  pay: payable.has(status.name) && debtAmount > 0,
  notify: nextAction?.name === 'NOTIFY',
  claim: nextAction?.name === 'CLAIM',
  /** A bankruptcy does not wait for the end of the period. */
  claimAtOnce:
    nextAction?.name !== 'CLAIM' && claimId === null && claimable.has(status.name) && (insuredAmount ?? 0) > 0,
})
