import type { SellerCoverReason, SellerOrderStatus, SellerScheme } from '@cabinet/contract/seller/orders'
import type { Message } from '../../../kernel/language.ts'
import type { CoverState } from './tables.ts'

export const schemeMessages = {
  FBS: { ru: 'Со склада продавца', en: 'From the seller’s warehouse' },
  FBW: { ru: 'Со склада маркетплейса', en: 'From the marketplace warehouse' },
} as const satisfies Record<SellerScheme, Message>

export const orderStatusMessages = {
  NEW: { ru: 'Новый', en: 'New' },
  SHIPPED: { ru: 'В пути', en: 'On the way' },
  DELIVERED: { ru: 'Выкуплен', en: 'Bought' },
  CANCELLED: { ru: 'Отменён', en: 'Cancelled' },
  RETURNED: { ru: 'Возвращён', en: 'Returned' },
  UNREDEEMED: { ru: 'Не выкуплен', en: 'Not redeemed' },
  LOST: { ru: 'Утрачен', en: 'Lost' },
  DAMAGED: { ru: 'Повреждён', en: 'Damaged' },
} as const satisfies Record<SellerOrderStatus, Message>

export const coverMessages = {
  NOT_INSURED: { ru: 'Не застрахован', en: 'Not insured' },
  INSURED: { ru: 'Застрахован', en: 'Insured' },
  CLAIMED: { ru: 'Подано заявление', en: 'Claim filed' },
  COMPENSATED: { ru: 'Возмещён', en: 'Compensated' },
} as const satisfies Record<CoverState, Message>

/** Why an order is not insured, for people. */
export const coverReasonMessages = {
  NOT_SHIPPED: { ru: 'Ещё не отгружен', en: 'Has not left yet' },
  CANCELLED: { ru: 'Отменён до отгрузки', en: 'Cancelled before it left' },
  SHIPPED_BEFORE: { ru: 'Отгружен до подключения аккаунта', en: 'Left before the account was linked' },
  ACCOUNT_REMOVED: { ru: 'Отгружен после удаления аккаунта', en: 'Left after the account was removed' },
} as const satisfies Record<SellerCoverReason, Message>
