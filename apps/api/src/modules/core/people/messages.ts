import type { RoleCode } from '@cabinet/contract/access'
import type { legalStatuses, userStatuses } from '@cabinet/contract/user'
import type { Words } from '../../../platform/language.ts'

export const roleWords: Readonly<Record<RoleCode, Words>> = {
  GODMOD: { ru: 'Суперпользователь', en: 'Superuser' },
  USER_ADMIN: { ru: 'Администратор кабинета', en: 'Cabinet administrator' },
  USER: { ru: 'Пользователь', en: 'User' },
  UNVERIFIED_USER: { ru: 'Не подтверждён', en: 'Not confirmed' },
  SELLER: { ru: 'Продавец маркетплейса', en: 'Marketplace seller' },
  SENDER: { ru: 'Отправитель', en: 'Sender' },
  DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  FINANCE: { ru: 'Финансирование', en: 'Financing' },
}

export const legalStatusWords: Readonly<Record<(typeof legalStatuses)[number], Words>> = {
  LEGAL_ENTITY: { ru: 'Юридическое лицо', en: 'Legal entity' },
  INDIVIDUAL_ENTREPRENEUR: { ru: 'Индивидуальный предприниматель', en: 'Individual entrepreneur' },
  INDIVIDUAL: { ru: 'Физическое лицо (самозанятый)', en: 'Individual (self-employed)' },
}

export const userStatusWords: Readonly<Record<(typeof userStatuses)[number], Words>> = {
  UNCONFIRMED: { ru: 'Ожидает подтверждения', en: 'Waits for confirmation' },
  ACTIVE: { ru: 'Активен', en: 'Active' },
  BLOCKED: { ru: 'Заблокирован', en: 'Blocked' },
  REJECTED: { ru: 'Отклонён', en: 'Rejected' },
}
