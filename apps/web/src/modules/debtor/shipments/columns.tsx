import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LongName, twoLines } from '../../../shared/ui/two-lines.tsx'
import { useShipmentsMessages } from './messages.ts'
import { nextActionText } from './next-action.ts'
import { ShipmentBadge } from './shipment-badge.tsx'

type Messages = ReturnType<typeof useShipmentsMessages>

const NONE = '—'

const columnsOf = (t: Messages, locale: string): readonly Column<DebtorShipment>[] => {
  const date = (day: string) => formatDate(day, 'date', { locale })
  const sum = (kopecks: number) => formatMoney(kopecks, { locale })
  return [
    {
      id: 'number',
      header: t('column.number'),
      width: 100,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      ...twoLines<DebtorShipment>(({ number, shipmentDate }) => ({
        first: number,
        under: <DateText value={shipmentDate} />,
      })),
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('column.buyer'),
      width: 176,
      isFlexible: true,
      isSortable: true,
      ...twoLines<DebtorShipment>(({ buyer, contract }) => ({
        first: <LongName>{buyer.shortName}</LongName>,
        under: t('contract', { number: contract.number, date: date(contract.date) }),
      })),
      text: ({ buyer }) => buyer.shortName,
    },
    {
      id: 'status.name',
      header: t('column.status'),
      width: 214,
      isSortable: true,
      ...twoLines<DebtorShipment>(
        ({ status, nextAction }) => ({
          first: <ShipmentBadge status={status} />,
          under: nextActionText(nextAction, t, date),
        }),
        'badge',
      ),
      text: ({ status }) => status.description,
    },
    {
      id: 'dueDate',
      header: t('column.due'),
      width: 146,
      isSortable: true,
      ...twoLines<DebtorShipment>(({ dueDate, deferralDays, overdueDays }) => ({
        first: <DateText value={dueDate} />,
        under:
          overdueDays > 0 ? (
            <Text as="span" size="caption" tone="negative">
              {t('overdueDays', { count: overdueDays })}
            </Text>
          ) : (
            t('deferral', { count: deferralDays })
          ),
      })),
      text: ({ dueDate }) => date(dueDate),
    },
    {
      id: 'debtAmount',
      header: t('column.debt'),
      kind: 'number',
      width: 140,
      isSortable: true,
      ...twoLines<DebtorShipment>(({ debtAmount, paidAmount }) => ({
        first: <Money kopecks={debtAmount} />,
        under: paidAmount > 0 ? t('paidSum', { sum: sum(paidAmount) }) : null,
      })),
      text: ({ debtAmount }) => sum(debtAmount),
    },
    {
      id: 'insuredAmount',
      header: t('column.insured'),
      kind: 'number',
      width: 150,
      isSortable: true,
      ...twoLines<DebtorShipment>(({ insuredAmount, uninsuredReason }) => ({
        first: insuredAmount === null ? NONE : <Money kopecks={insuredAmount} />,
        under: uninsuredReason?.description ?? null,
      })),
      text: ({ insuredAmount }) => (insuredAmount === null ? '' : sum(insuredAmount)),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      kind: 'number',
      width: 140,
      isSortable: true,
      ...twoLines<DebtorShipment>(({ amount, vatAmount }) => ({
        first: <Money kopecks={amount} />,
        under: t('vat', { sum: sum(vatAmount) }),
      })),
      text: ({ amount }) => sum(amount),
    },
    {
      id: 'document',
      header: t('column.document'),
      width: 140,
      ...twoLines<DebtorShipment>(({ document }) => ({
        first: t('document', { type: document.type.description, number: document.number }),
        under: t('document.from', { date: date(document.date) }),
      })),
      text: ({ document }) => document.number,
    },
    {
      id: 'premium',
      header: t('column.premium'),
      kind: 'number',
      width: 110,
      isSortable: true,
      cell: ({ premium }) => (premium === null ? NONE : <Money kopecks={premium} />),
      text: ({ premium }) => (premium === null ? '' : sum(premium)),
    },
  ]
}

/** The columns of the register of shipments. */
export const useShipmentColumns = (): readonly Column<DebtorShipment>[] => {
  const t = useShipmentsMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
