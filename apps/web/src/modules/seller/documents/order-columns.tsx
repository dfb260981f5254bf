import type { SellerOrder } from '@cabinet/contract/seller/orders'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { badgeCell, TwoLines, twoLines } from '../../../shared/ui/two-lines.tsx'
import * as styles from './documents.css.ts'
import { useDocumentsMessages } from './messages.ts'
import { StatusBadge } from './order-badges.tsx'

const NONE = '—'

/** The columns of the register of orders. */
export const useOrderColumns = (): readonly Column<SellerOrder>[] => {
  const t = useDocumentsMessages()
  return useMemo(
    () => [
      {
        id: 'orderNumber',
        header: t('order.number'),
        width: 130,
        isSortable: true,
        isRowHeader: true,
        isAlwaysShown: true,
        ...twoLines<SellerOrder>(({ orderNumber, sticker }) => ({
          first: <span className={styles.number}>{orderNumber}</span>,
          under: sticker,
        })),
      },
      {
        id: 'name',
        header: t('order.goods'),
        width: 210,
        isFlexible: true,
        isSortable: true,
        ...twoLines<SellerOrder>(({ name, sku, brand }) => ({
          first: name,
          under: [sku, brand].filter(Boolean).join(', '),
        })),
      },
      {
        id: 'status.name',
        header: t('order.status'),
        width: 150,
        isSortable: true,
        // Few come back, so a reason below the badge is not waited for.
        ...badgeCell<SellerOrder>(({ status, returnReason }) => (
          <TwoLines under={returnReason}>
            <StatusBadge status={status} />
          </TwoLines>
        )),
      },
      {
        id: 'price',
        header: t('order.price'),
        kind: 'number',
        width: 110,
        isSortable: true,
        cell: ({ price }) => <Money kopecks={price} />,
      },
      {
        id: 'premium',
        header: t('order.premium'),
        kind: 'number',
        width: 140,
        isSortable: true,
        ...twoLines<SellerOrder>(({ premium, coverReason }) => ({
          first: premium === null ? t('order.notInsured') : <Money kopecks={premium} />,
          under: coverReason && coverReason.description,
        })),
      },
      {
        id: 'scheme.name',
        header: t('order.scheme'),
        width: 150,
        isSortable: true,
        ...twoLines<SellerOrder>(({ scheme, warehouse }) => ({
          first: scheme.name,
          under: warehouse ?? scheme.description,
        })),
      },
      {
        id: 'orderDate',
        header: t('order.ordered'),
        width: 110,
        isSortable: true,
        cell: ({ orderDate }) => <DateText value={orderDate} />,
      },
      {
        id: 'certificate',
        header: t('order.certificate'),
        width: 130,
        cell: ({ certificate }) => certificate?.number ?? NONE,
      },
    ],
    [t],
  )
}
