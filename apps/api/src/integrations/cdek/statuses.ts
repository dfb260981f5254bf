/** Where an order is on its way, whatever the courier calls it. */
export type OrderStage = 'CREATED' | 'IN_TRANSIT' | 'AT_PICKUP' | 'DELIVERED' | 'RETURN' | 'PROBLEM'

/** A status of the courier's API v2. */
export interface KnownStatus {
  readonly code: string
  readonly name: string
  readonly stage: OrderStage
}

const inStage =
  (stage: OrderStage) =>
  (code: string, name: string): KnownStatus => ({ code, name, stage })
const created = inStage('CREATED')
const inTransit = inStage('IN_TRANSIT')
const atPickup = inStage('AT_PICKUP')
const delivered = inStage('DELIVERED')
const returned = inStage('RETURN')
const problem = inStage('PROBLEM')

/** The status with which the courier takes an order over: insurance begins with it. */
export const TAKEN_OVER = 'RECEIVED_AT_SHIPMENT_WAREHOUSE'

/** The public directory of statuses, in the order of a delivery. */
export const courierStatuses: readonly KnownStatus[] = [
  created('ACCEPTED', 'Принят'),
  created('CREATED', 'Создан'),
  problem('INVALID', 'Некорректный заказ'),
  problem('REMOVED', 'Удалён'),
  inTransit(TAKEN_OVER, 'Принят на склад отправителя'),
  inTransit('READY_FOR_SHIPMENT_IN_SENDER_CITY', 'Готов к отправке в городе-отправителе'),
  inTransit('TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', 'Сдан перевозчику в городе-отправителе'),
  // Back at the warehouse that has sent it: the parcel has not come back to the sender.
  inTransit('RETURNED_TO_SENDER_CITY_WAREHOUSE', 'Возвращён на склад отправителя'),
  inTransit('SENT_TO_TRANSIT_CITY', 'Отправлен в город-транзит'),
  inTransit('ACCEPTED_IN_TRANSIT_CITY', 'Встречен в городе-транзите'),
  inTransit('ENTERED_TO_TRANSIT_WAREHOUSE', 'Поступил в город транзита'),
  inTransit('ACCEPTED_AT_TRANSIT_WAREHOUSE', 'Принят на склад транзита'),
  inTransit('RETURNED_TO_TRANSIT_WAREHOUSE', 'Возвращён на склад транзита'),
  inTransit('READY_FOR_SHIPMENT_IN_TRANSIT_CITY', 'Выдан на отправку в городе-транзите'),
  inTransit('TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY', 'Сдан перевозчику в городе-транзите'),
  returned('SENT_TO_SENDER_CITY', 'Отправлен в город-отправитель'),
  returned('ACCEPTED_IN_SENDER_CITY', 'Встречен в городе-отправителе'),
  inTransit('SENT_TO_RECIPIENT_CITY', 'Отправлен в город-получатель'),
  inTransit('ACCEPTED_IN_RECIPIENT_CITY', 'Встречен в городе-получателе'),
  inTransit('ENTERED_TO_RECIPIENT_CITY_WAREHOUSE', 'Поступил на склад доставки'),
  inTransit('ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE', 'Принят на склад доставки'),
  inTransit('TAKEN_BY_COURIER', 'Выдан на доставку'),
  inTransit('RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'Возвращён на склад доставки'),
  atPickup('ENTERED_TO_PICK_UP_POINT', 'Поступил на склад до востребования'),
  atPickup('ACCEPTED_AT_PICK_UP_POINT', 'Принят на склад до востребования'),
  atPickup('POSTOMAT_POSTED', 'Заложен в постамат'),
  delivered('POSTOMAT_RECEIVED', 'Изъят из постамата клиентом'),
  returned('POSTOMAT_SEIZED', 'Изъят из постамата курьером'),
  inTransit('IN_CUSTOMS_INTERNATIONAL', 'Таможенное оформление в стране отправления'),
  inTransit('SHIPPED_TO_DESTINATION', 'Отправлено в страну назначения'),
  inTransit('PASSED_TO_TRANSIT_CARRIER', 'Передано транзитному перевозчику'),
  inTransit('IN_CUSTOMS_LOCAL', 'Таможенное оформление в стране назначения'),
  inTransit('CUSTOMS_COMPLETE', 'Таможенное оформление завершено'),
  delivered('DELIVERED', 'Вручён'),
  returned('NOT_DELIVERED', 'Не вручён'),
]

const known = new Map(courierStatuses.map((status) => [status.code, status]))

/**
 * Words of a name, and the stage that they mean. Older documents and webhooks spell codes in other ways, and new codes
 * come without notice, while the names stay in the same words. The first line that fits decides.
 */
const byWords: readonly (readonly [RegExp, OrderStage])[] = [
  [/не\s+вруч|возврат(?!н)|возвращ[её]н\s+отправителю/i, 'RETURN'],
  [/вруч[её]н|получен\s+адресатом/i, 'DELIVERED'],
  [/до\s+востребования|постамат|пункт[еа]?\s+выдачи/i, 'AT_PICKUP'],
  [/некорректн|удал[её]н|отмен[её]н/i, 'PROBLEM'],
  [/^создан|^принят$/i, 'CREATED'],
]

/** How far an order has got by a status; a code that nobody knows is read by its name. */
export const stageOf = ({ code, name }: { readonly code: string; readonly name: string }): OrderStage =>
  known.get(code)?.stage ?? byWords.find(([words]) => words.test(name))?.[1] ?? 'IN_TRANSIT'

/** The courier's name of a status, or ours when it sends none. */
export const statusNameOf = (code: string): string => known.get(code)?.name ?? code

/** After these nothing more happens to an order. */
const FINAL: ReadonlySet<string> = new Set(['INVALID', 'REMOVED', 'DELIVERED', 'POSTOMAT_RECEIVED', 'NOT_DELIVERED'])

/** Whether the courier will say nothing more of an order. */
export const isFinal = ({ code, name }: { readonly code: string; readonly name: string }): boolean =>
  known.has(code) ? FINAL.has(code) : stageOf({ code, name }) === 'DELIVERED'

/** Additional reasons by their codes. */
export const courierReasons: Readonly<Record<string, string>> = {
  1: 'Возврат, неверный адрес',
  2: 'Возврат, не дозвонились',
  3: 'Возврат, адресат не проживает',
  4: 'Возврат, вес отличается от заявленного',
  5: 'Возврат, фактически нет отправления',
  6: 'Возврат, дубль номера заказа',
  7: 'Возврат, не доставляем в данный город, регион',
  8: 'Возврат, повреждение упаковки при приёмке от отправителя',
  9: 'Возврат, повреждение упаковки у перевозчика',
  10: 'Возврат, повреждение упаковки на складе или у курьера',
  11: 'Возврат, отказ от получения без объяснения',
  12: 'Возврат, претензия к качеству товара',
  13: 'Возврат, недовложение',
  14: 'Возврат, пересорт',
  15: 'Возврат, не устроили сроки',
  16: 'Возврат, уже купил',
  17: 'Возврат, передумал',
  18: 'Возврат, ошибка оформления',
  19: 'Возврат, повреждение упаковки у получателя',
  20: 'Возврат, частичная доставка',
  21: 'Возврат, нет денег',
  22: 'Возврат, товар не подошёл или не понравился',
  23: 'Возврат, истёк срок хранения',
  24: 'Возврат, не прошёл таможню',
  25: 'Возврат, является коммерческим грузом',
  26: 'Утерян',
  27: 'Не востребован, утилизация',
  31: 'Возврат, по запросу отправителя',
  32: 'Возврат, по запросу плательщика',
  33: 'Возврат, СНТ не получено',
}

/** The reason of a lost parcel: the courier has no status for it. */
export const LOST = '26'

/** What a reason suggests to file; nothing for those that nobody insures. */
export const claimHintOf = (reason: string | null): 'LOSS' | 'DAMAGE' | 'SHORTAGE' | 'RETURN' | null => {
  if (reason === null) return null
  if (reason === LOST) return 'LOSS'
  if (['8', '9', '10', '19'].includes(reason)) return 'DAMAGE'
  if (['13', '14'].includes(reason)) return 'SHORTAGE'
  const isReturn = ['1', '2', '3', '11', '12', '15', '16', '17', '18', '21', '22', '23', '31', '32'].includes(reason)
  return isReturn ? 'RETURN' : null
}

/** Tariffs of parcels by their codes. */
export const courierTariffs: Readonly<Record<number, string>> = {
  136: 'Посылка склад-склад',
  137: 'Посылка склад-дверь',
  138: 'Посылка дверь-склад',
  139: 'Посылка дверь-дверь',
  233: 'Экономичная посылка склад-дверь',
  234: 'Экономичная посылка склад-склад',
  366: 'Посылка дверь-постамат',
  368: 'Посылка склад-постамат',
  378: 'Экономичная посылка склад-постамат',
  480: 'Экспресс дверь-дверь',
  481: 'Экспресс дверь-склад',
  482: 'Экспресс склад-дверь',
  483: 'Экспресс склад-склад',
  485: 'Экспресс дверь-постамат',
  486: 'Экспресс склад-постамат',
}
