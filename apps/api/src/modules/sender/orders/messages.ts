import type { OrderStage } from '@cabinet/contract/sender/orders'
import type { Message } from '../../../kernel/language.ts'

export const stageMessages = {
  CREATED: { ru: 'Создан', en: 'Created' },
  IN_TRANSIT: { ru: 'В пути', en: 'In transit' },
  AT_PICKUP: { ru: 'В пункте выдачи', en: 'At the pick-up point' },
  DELIVERED: { ru: 'Вручён', en: 'Delivered' },
  RETURN: { ru: 'Возврат', en: 'Return' },
  PROBLEM: { ru: 'Проблема', en: 'Problem' },
} as const satisfies Record<OrderStage, Message>

export const orderTypeMessages: Readonly<Record<string, Message>> = {
  1: { ru: 'Интернет-магазин', en: 'Online shop' },
  2: { ru: 'Доставка', en: 'Delivery' },
}

export const deliveryModeMessages: Readonly<Record<string, Message>> = {
  1: { ru: 'Дверь — дверь', en: 'Door to door' },
  2: { ru: 'Дверь — склад', en: 'Door to warehouse' },
  3: { ru: 'Склад — дверь', en: 'Warehouse to door' },
  4: { ru: 'Склад — склад', en: 'Warehouse to warehouse' },
  6: { ru: 'Дверь — постамат', en: 'Door to parcel locker' },
  7: { ru: 'Склад — постамат', en: 'Warehouse to parcel locker' },
}
