import type { disableReasonCodes } from '@cabinet/contract/sender/insurance'
import type { Message } from '../../../kernel/language.ts'

export const disableReasonMessages = {
  PRICE: { ru: 'Слишком дорого', en: 'Too expensive' },
  FEW_ORDERS: { ru: 'Мало отправлений', en: 'Few shipments' },
  NO_EVENTS: { ru: 'Не было страховых случаев', en: 'Nothing has happened' },
  CLAIM_EXPERIENCE: { ru: 'Не понравилось урегулирование', en: 'I did not like how claims were settled' },
  COURIER_CHANGE: { ru: 'Больше не отправляю через СДЭК', en: 'I no longer send with CDEK' },
  OTHER_INSURER: { ru: 'Страхую в другом месте', en: 'I insure elsewhere' },
  TECHNICAL: { ru: 'Технические проблемы', en: 'Technical problems' },
  OTHER: { ru: 'Другая причина', en: 'Another reason' },
} as const satisfies Record<(typeof disableReasonCodes)[number], Message>
