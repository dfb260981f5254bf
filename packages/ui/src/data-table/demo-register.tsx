import { useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { formatMoney } from '../money/format-money.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Column, Sort } from './columns.ts'
import { demoKey, demoTextColumns, type DemoOrder } from './demo-orders.tsx'
import type { TableProps } from './table-props.ts'

const details = (order: DemoOrder) => (
  <span>
    Получатель: {order.recipient}. Магазин: {order.shopNumber}
  </span>
)
const actions = (order: DemoOrder) => <IconButton icon={Ellipsis} label={`Действия с ${order.number}`} size="small" />

type Value = (order: DemoOrder) => string | number
const values: Readonly<Record<string, Value>> = {
  declaredValue: (order) => order.declaredValue,
  date: (order) => order.date,
  number: (order) => order.number,
}

/** Rows by several sorts, the first before the others. */
const sortOrders = (orders: readonly DemoOrder[], sorts: readonly Sort[]): DemoOrder[] =>
  orders.toSorted((a, b) => {
    for (const { column, direction } of sorts) {
      const value = values[column]
      const [x, y] = value === undefined ? [0, 0] : [value(a), value(b)]
      if (x !== y) return (x < y ? -1 : 1) * (direction === 'ascending' ? 1 : -1)
    }
    return 0
  })

/** Everything that a register of a product has at once: sorts, sums, details, selection, actions. */
export function useDemoRegister(rows: readonly DemoOrder[]): TableProps<DemoOrder> {
  const [sorts, setSorts] = useState<readonly Sort[]>([])
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    label: 'Реестр заказов',
    columns: demoTextColumns,
    rows: sortOrders(rows, sorts),
    rowKey: demoKey,
    rowActions: actions,
    rowDetails: details,
    selectedKeys,
    onSelectedKeysChange: setSelectedKeys,
    sorts,
    onSortsChange: setSorts,
    footer: {
      number: 'Итого',
      declaredValue: formatMoney(rows.reduce((sum, order) => sum + order.declaredValue, 0)),
    },
  }
}

/** More columns than a screen has room for. */
export const demoManyColumns = (count: number): readonly Column<DemoOrder>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `column-${index}`,
    header: `Столбец ${index + 1}`,
    width: 140,
    isSortable: true,
    cell: (order) => (index === 0 ? order.number : `${order.shopNumber}-${index + 1}`),
  }))
