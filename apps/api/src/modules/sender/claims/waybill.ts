import { courierTariffs } from '../../../integrations/cdek/statuses.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import { factIfKnown, type Line } from '../../../platform/pdf/pdf.ts'
import type { OrderRow } from '../orders/transitions.ts'

const money = (kopecks: number): string => moneyText(kopecks, 'ru')
const day = (instant: string | null): string | null =>
  instant === null ? null : dayText(businessDay(new Date(instant)), 'ru')

const partyText = ({ name, company }: { readonly name: string | null; readonly company: string | null }): string =>
  [company, name].filter(Boolean).join(', ')

/** The consignment note of an order from what the courier reports. Telephones stay with the courier. */
export const waybillOf = (row: OrderRow): readonly Line[] => {
  const { details } = row
  const weight = details.packages.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
  return [
    { kind: 'note', text: 'Составлена по данным перевозчика СДЭК' },
    { kind: 'heading', text: 'Отправление' },
    ...factIfKnown('Номер СДЭК', row.cdek_number),
    ...factIfKnown('Номер заказа магазина', row.im_number),
    ...factIfKnown('Тариф', courierTariffs[row.tariff_code] ?? String(row.tariff_code)),
    ...factIfKnown('Откуда', row.from_city),
    ...factIfKnown('Куда', row.to_city),
    ...factIfKnown('Пункт выдачи', details.deliveryPoint),
    ...factIfKnown('Отправитель', partyText(details.sender)),
    ...factIfKnown('Получатель', partyText(details.recipient)),
    ...factIfKnown('Создано', day(row.ordered_at)),
    ...factIfKnown('Принято перевозчиком', day(row.accepted_at)),
    ...factIfKnown('Последний статус', `${row.status_name}, ${day(row.status_at) ?? ''}`),
    { kind: 'heading', text: 'Места и товары' },
    ...details.packages.flatMap(({ number, items }): Line[] => [
      { kind: 'subheading', text: `Место ${number}` },
      ...items.flatMap(({ name, amount, cost }) => factIfKnown(name, `${amount} шт. × ${money(cost)}`)),
    ]),
    ...factIfKnown('Вес', `${new Intl.NumberFormat('ru-RU').format(weight / 1000)} кг`),
    { kind: 'heading', text: 'Стоимость' },
    ...factIfKnown('Объявленная стоимость', money(row.declared_value)),
    ...factIfKnown('Наложенный платёж', money(row.cash_on_delivery)),
    ...factIfKnown('Стоимость доставки', row.delivery_sum === null ? null : money(row.delivery_sum)),
    ...factIfKnown('Стоимость возврата', row.return_delivery_sum === null ? null : money(row.return_delivery_sum)),
  ]
}
