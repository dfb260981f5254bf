import type { SellerOrder } from '@cabinet/contract/seller-order'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useMemo } from 'react'
import * as styles from './documents.css.ts'
import { useDocumentsMessages } from './messages.ts'
import { StatusBadge } from './order-badges.tsx'

const NONE = '—'

const Second = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="caption" tone="muted">
    {children}
  </Text>
)

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
        cell: ({ orderNumber, sticker }) => (
          <Stack gap={2}>
            <span className={styles.number}>{orderNumber}</span>
            {sticker && <Second>{sticker}</Second>}
          </Stack>
        ),
      },
      {
        id: 'name',
        header: t('order.goods'),
        width: 210,
        lines: 2,
        isFlexible: true,
        isSortable: true,
        cell: ({ name, sku, brand }) => (
          <Stack gap={2}>
            <span>{name}</span>
            <Second>{[sku, brand].filter(Boolean).join(', ')}</Second>
          </Stack>
        ),
      },
      {
        id: 'status.name',
        header: t('order.status'),
        width: 150,
        isSortable: true,
        cell: ({ status, returnReason }) => (
          <Stack gap={2} align="start">
            <StatusBadge status={status} />
            {returnReason && <Second>{returnReason}</Second>}
          </Stack>
        ),
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
        cell: ({ premium, coverReason }) => (
          <Stack gap={2} align="end">
            {premium === null ? t('order.notInsured') : <Money kopecks={premium} />}
            {coverReason && <Second>{coverReason.description}</Second>}
          </Stack>
        ),
      },
      {
        id: 'scheme.name',
        header: t('order.scheme'),
        width: 150,
        lines: 2,
        isSortable: true,
        cell: ({ scheme, warehouse }) => (
          <Stack gap={2}>
            <span>{scheme.name}</span>
            <Second>{warehouse ?? scheme.description}</Second>
          </Stack>
        ),
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
