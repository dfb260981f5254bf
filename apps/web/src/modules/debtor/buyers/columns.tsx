import type { DebtorBuyer } from '@cabinet/contract/debtor/buyers'
import type { Column } from '@cabinet/ui/data-table'
import { formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { LimitBadge } from './limit-badge.tsx'
import { useBuyersMessages } from './messages.ts'

type Messages = ReturnType<typeof useBuyersMessages>

const NONE = '—'

/** What stands under the limit: how it came about, or what else was asked for. */
const underLimit = (
  { isBlindLimit, requestedLimit, approvedLimit, limit }: DebtorBuyer,
  t: Messages,
  sum: (kopecks: number) => string,
) => {
  if (limit === 0 && approvedLimit !== null && approvedLimit > 0) return t('notInForce')
  if (requestedLimit !== null && requestedLimit !== approvedLimit) return t('asked', { sum: sum(requestedLimit) })
  return isBlindLimit ? t('blind') : null
}

const columnsOf = (t: Messages, locale: string): readonly Column<DebtorBuyer>[] => {
  const date = (day: string) => formatDate(day, 'date', { locale })
  const sum = (kopecks: number) => formatMoney(kopecks, { locale, fraction: 'auto' })
  return [
    {
      id: 'shortName',
      header: t('column.buyer'),
      width: 180,
      isFlexible: true,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      ...twoLines<DebtorBuyer>(({ shortName, itn }) => ({ first: shortName, under: t('itn', { itn }) })),
      text: ({ shortName }) => shortName,
    },
    {
      id: 'contract',
      header: t('column.contract'),
      width: 180,
      isFlexible: true,
      ...twoLines<DebtorBuyer>(({ contract, paymentTermDays }) => ({
        first: t('contract', { number: contract.number, date: date(contract.date) }),
        under: t('term', { count: paymentTermDays }),
      })),
      text: ({ contract }) => contract.number,
    },
    {
      id: 'limitStatus.name',
      header: t('column.status'),
      width: 194,
      isSortable: true,
      ...twoLines<DebtorBuyer>(
        ({ limitStatus, limitValidUntil }) => ({
          first: <LimitBadge status={limitStatus} />,
          under: limitValidUntil && t('until', { date: date(limitValidUntil) }),
        }),
        'badge',
      ),
      text: ({ limitStatus }) => limitStatus?.description ?? t('status.none'),
    },
    {
      id: 'approvedLimit',
      header: t('column.limit'),
      kind: 'number',
      width: 150,
      isSortable: true,
      ...twoLines<DebtorBuyer>((buyer) => ({
        first: <Money kopecks={buyer.approvedLimit ?? buyer.limit} fraction="auto" />,
        under: underLimit(buyer, t, sum),
      })),
      text: ({ approvedLimit, limit }) => sum(approvedLimit ?? limit),
    },
    {
      id: 'usedLimit',
      header: t('column.used'),
      kind: 'number',
      width: 150,
      isSortable: true,
      ...twoLines<DebtorBuyer>(({ usedLimit, availableLimit }) => ({
        first: <Money kopecks={usedLimit} fraction="auto" />,
        under: t('left', { sum: sum(availableLimit) }),
      })),
      text: ({ usedLimit }) => sum(usedLimit),
    },
    {
      id: 'ratingGroup',
      header: t('column.rating'),
      width: 110,
      isSortable: true,
      cell: ({ ratingGroup }) => (ratingGroup === null ? NONE : t('rating.value', { group: ratingGroup })),
    },
    {
      id: 'overdueSum',
      header: t('column.overdue'),
      kind: 'number',
      width: 140,
      isSortable: true,
      cell: ({ overdueSum }) =>
        overdueSum === 0 ? (
          NONE
        ) : (
          <Text as="span" tone="negative">
            <Money kopecks={overdueSum} fraction="auto" />
          </Text>
        ),
      text: ({ overdueSum }) => sum(overdueSum),
    },
  ]
}

/** The columns of the register of buyers. */
export const useBuyerColumns = (): readonly Column<DebtorBuyer>[] => {
  const t = useBuyersMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
