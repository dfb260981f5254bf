import type { DebtorShipment } from '@cabinet/contract/debtor-shipment'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { TwoLines } from '../../../../shared/ui/two-lines.tsx'
import { useShipmentsMessages } from './messages.ts'
import { nextActionText } from './next-action.ts'
import { ShipmentBadge } from './shipment-badge.tsx'

type Messages = ReturnType<typeof useShipmentsMessages>

const NONE = '—'

const DueDate = ({ shipment: { dueDate, deferralDays, overdueDays }, t }: { shipment: DebtorShipment; t: Messages }) =>
  overdueDays > 0 ? (
    <TwoLines
      under={
        <Text as="span" size="caption" tone="negative">
          {t('overdueDays', { count: overdueDays })}
        </Text>
      }
    >
      <DateText value={dueDate} />
    </TwoLines>
  ) : (
    <TwoLines under={t('deferral', { count: deferralDays })}>
      <DateText value={dueDate} />
    </TwoLines>
  )

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
      cell: ({ number, shipmentDate }) => <TwoLines under={<DateText value={shipmentDate} />}>{number}</TwoLines>,
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('column.buyer'),
      width: 176,
      isFlexible: true,
      isSortable: true,
      cell: ({ buyer, contract }) => (
        <TwoLines under={t('contract', { number: contract.number, date: date(contract.date) })}>
          {companyText(buyer.shortName)}
        </TwoLines>
      ),
      text: ({ buyer }) => buyer.shortName,
    },
    {
      id: 'status.name',
      header: t('column.status'),
      width: 214,
      isSortable: true,
      cell: ({ status, nextAction }) => (
        <TwoLines under={nextActionText(nextAction, t, date)}>
          <ShipmentBadge status={status} />
        </TwoLines>
      ),
      text: ({ status }) => status.description,
    },
    {
      id: 'dueDate',
      header: t('column.due'),
      width: 146,
      isSortable: true,
      cell: (shipment) => <DueDate shipment={shipment} t={t} />,
      text: ({ dueDate }) => date(dueDate),
    },
    {
      id: 'debtAmount',
      header: t('column.debt'),
      kind: 'number',
      width: 140,
      isSortable: true,
      cell: ({ debtAmount, paidAmount }) => (
        <TwoLines under={paidAmount > 0 ? t('paidSum', { sum: sum(paidAmount) }) : null}>
          <Money kopecks={debtAmount} />
        </TwoLines>
      ),
      text: ({ debtAmount }) => sum(debtAmount),
    },
    {
      id: 'insuredAmount',
      header: t('column.insured'),
      kind: 'number',
      width: 150,
      isSortable: true,
      cell: ({ insuredAmount, uninsuredReason }) => (
        <TwoLines under={uninsuredReason?.description ?? null}>
          {insuredAmount === null ? NONE : <Money kopecks={insuredAmount} />}
        </TwoLines>
      ),
      text: ({ insuredAmount }) => (insuredAmount === null ? '' : sum(insuredAmount)),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      kind: 'number',
      width: 140,
      isSortable: true,
      cell: ({ amount, vatAmount }) => (
        <TwoLines under={t('vat', { sum: sum(vatAmount) })}>
          <Money kopecks={amount} />
        </TwoLines>
      ),
      text: ({ amount }) => sum(amount),
    },
    {
      id: 'document',
      header: t('column.document'),
      width: 140,
      cell: ({ document }) => (
        <TwoLines under={t('document.from', { date: date(document.date) })}>
          {t('document', { type: document.type.description, number: document.number })}
        </TwoLines>
      ),
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
