import type { SenderOrder } from '@cabinet/contract/sender/orders'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { ClaimBadge, CoverBadge, StatusBadge } from './badges.tsx'
import { useOrdersMessages } from './messages.ts'
import * as styles from './orders.css.ts'

type Messages = ReturnType<typeof useOrdersMessages>

const NONE = '—'

/** What the person calls the order by. */
export const nameOfOrder = ({ cdekNumber, imNumber }: Pick<SenderOrder, 'cdekNumber' | 'imNumber'>, t: Messages) =>
  cdekNumber ?? imNumber ?? t('noNumber')

export const routeOf = ({ fromCity, toCity }: Pick<SenderOrder, 'fromCity' | 'toCity'>, t: Messages) =>
  t('route', { from: fromCity ?? t('unknownCity'), to: toCity ?? t('unknownCity') })

/**
 * Up to the insurance they fit beside the menu on a screen of 1280 px. Route and status share the room that is left: both
 * are long, and neither is more worth a line of its own.
 */
const columnsOf = (t: Messages): readonly Column<SenderOrder>[] => [
  {
    id: 'cdekNumber',
    header: t('column.number'),
    width: 132,
    isSortable: true,
    isRowHeader: true,
    isAlwaysShown: true,
    ...twoLines<SenderOrder>((order) => ({
      first: <span className={styles.number}>{nameOfOrder(order, t)}</span>,
      under: order.cdekNumber && order.imNumber,
    })),
  },
  {
    id: 'createdDateTime',
    header: t('column.created'),
    width: 100,
    isSortable: true,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} />,
  },
  {
    id: 'fromCity',
    header: t('column.route'),
    width: 164,
    isFlexible: true,
    isSortable: true,
    cell: (order) => routeOf(order, t),
  },
  {
    id: 'declaredValue',
    header: t('column.declared'),
    kind: 'number',
    width: 108,
    isSortable: true,
    cell: ({ declaredValue }) => <Money kopecks={declaredValue} />,
  },
  {
    id: 'stage.name',
    header: t('column.status'),
    width: 180,
    isFlexible: true,
    isSortable: true,
    ...badgeCell<SenderOrder>((order) => <StatusBadge order={order} />),
  },
  {
    id: 'insurance.status.name',
    header: t('column.cover'),
    width: 196,
    isSortable: true,
    ...twoLines<SenderOrder>(
      ({ insurance: { status, reason } }) => ({
        first: <CoverBadge status={status} />,
        under: reason && reason.description,
      }),
      'badge',
    ),
  },
  {
    id: 'recipientName',
    header: t('column.recipient'),
    // The longest surname of ordinary ones in one piece.
    width: 176,
    isSortable: true,
    cell: ({ recipientName }) => recipientName ?? NONE,
  },
  {
    id: 'claims',
    header: t('column.claims'),
    width: 160,
    cell: ({ claims: [claim] }) =>
      claim ? (
        <Stack gap={2} align="start">
          <span className={styles.number}>{claim.number}</span>
          <ClaimBadge claim={claim} />
        </Stack>
      ) : (
        NONE
      ),
  },
]

/** The columns of the register of orders. */
export const useOrderColumns = (): readonly Column<SenderOrder>[] => {
  const t = useOrdersMessages()
  return useMemo(() => columnsOf(t), [t])
}
