import { Badge } from '../badge/badge.tsx'
import { formatDate } from '../date-text/format-date.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Tone } from '../internal/tone-icons.ts'
import type { Column } from './columns.ts'

/** An order of the demonstration register. */
export interface DemoOrder {
  number: string
  shopNumber: string
  date: string
  route: string
  recipient: string
  declaredValue: number
  delivery: { text: string; tone: Tone }
  insurance: { text: string; tone: Tone }
}

const deliveries: readonly DemoOrder['delivery'][] = [
  { text: 'Не вручён: утерян', tone: 'negative' },
  { text: 'Не вручён: повреждение', tone: 'negative' },
  { text: 'Истёк срок хранения', tone: 'notice' },
  { text: 'Вручён', tone: 'info' },
  { text: 'В пути', tone: 'neutral' },
]
const insurances: readonly DemoOrder['insurance'][] = [
  { text: 'Застрахован', tone: 'positive' },
  { text: 'Не принят на страхование', tone: 'neutral' },
  { text: 'Ждёт оплаты', tone: 'notice' },
]
const cities = ['Москва', 'Казань', 'Самара', 'Пермь', 'Тюмень', 'Петропавловск-Камчатский', 'Омск']
const recipients = [
  'Соколов М. А.',
  'Общество с ограниченной ответственностью «Северный ветер»',
  'Ким А. В.',
  'Орлова Н. П.',
]

const at = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The order of a place in the register; the same place gives an equal order. */
export const demoOrder = (index: number): DemoOrder => ({
  number: String(1_990_000_021 + index),
  shopNumber: `TT-${10_471 + index}`,
  date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  route: `Екатеринбург — ${at(cities, index)}`,
  recipient: at(recipients, index),
  declaredValue: 34_900 + ((index * 7919) % 1_000_000) * 100,
  delivery: at(deliveries, index),
  insurance: at(insurances, index),
})

export const demoOrders = (count: number): DemoOrder[] => Array.from({ length: count }, (_, index) => demoOrder(index))

export const demoKey = (order: DemoOrder): string => order.number

const small = {
  display: 'block',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'var(--cabinet-color-ink-muted)',
} as const

/** Columns of a register as a screen would state them. */
export const demoColumns: readonly Column<DemoOrder>[] = [
  {
    id: 'number',
    header: 'Номер СДЭК / магазина',
    width: 180,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    cell: (order) => (
      <span>
        {order.number}
        <span style={small}>
          {order.shopNumber} · {formatDate(order.date)}
        </span>
      </span>
    ),
  },
  { id: 'route', header: 'Маршрут', width: 220, cell: (order) => order.route },
  {
    id: 'declaredValue',
    header: 'Объявлено',
    kind: 'number',
    width: 140,
    isSortable: true,
    cell: (order) => formatMoney(order.declaredValue),
  },
  {
    id: 'delivery',
    header: 'Статус доставки',
    width: 220,
    cell: (order) => <Badge tone={order.delivery.tone}>{order.delivery.text}</Badge>,
  },
  {
    id: 'insurance',
    header: 'Страхование',
    width: 230,
    cell: (order) => <Badge tone={order.insurance.tone}>{order.insurance.text}</Badge>,
  },
  { id: 'recipient', header: 'Получатель', width: 240, cell: (order) => order.recipient },
]

/** Eight columns of plain text: what the bench of large tables draws. */
export const demoTextColumns: readonly Column<DemoOrder>[] = [
  { id: 'number', header: 'Номер', width: 140, isRowHeader: true, isSortable: true, cell: (order) => order.number },
  { id: 'shopNumber', header: 'Номер магазина', width: 130, cell: (order) => order.shopNumber },
  { id: 'date', header: 'Дата', width: 120, isSortable: true, cell: (order) => formatDate(order.date) },
  { id: 'route', header: 'Маршрут', width: 240, cell: (order) => order.route },
  { id: 'recipient', header: 'Получатель', width: 220, cell: (order) => order.recipient },
  {
    id: 'declaredValue',
    header: 'Объявлено',
    kind: 'number',
    width: 150,
    isSortable: true,
    cell: (order) => formatMoney(order.declaredValue),
  },
  { id: 'delivery', header: 'Статус доставки', width: 190, cell: (order) => order.delivery.text },
  { id: 'insurance', header: 'Страхование', width: 200, cell: (order) => order.insurance.text },
]
