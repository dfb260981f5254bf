import type { RoleCode } from '@cabinet/contract/access'
import type { userStatuses } from '@cabinet/contract/people/user'
import type { Message } from '../../kernel/language.ts'

export const roleMessages: Readonly<Record<RoleCode, Message>> = {
  GODMOD: { ru: 'Суперпользователь', en: 'Superuser' },
  USER_ADMIN: { ru: 'Администратор кабинета', en: 'Cabinet administrator' },
  USER: { ru: 'Пользователь', en: 'User' },
  UNVERIFIED_USER: { ru: 'Не подтверждён', en: 'Not confirmed' },
  SELLER: { ru: 'Продавец маркетплейса', en: 'Marketplace seller' },
  SENDER: { ru: 'Отправитель', en: 'Sender' },
  DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  FINANCE: { ru: 'Финансирование', en: 'Financing' },
  PARTNER: { ru: 'Сотрудник партнёра', en: 'Person of a partner' },
}

export const userStatusMessages: Readonly<Record<(typeof userStatuses)[number], Message>> = {
  UNCONFIRMED: { ru: 'Ожидает подтверждения', en: 'Waits for confirmation' },
  ACTIVE: { ru: 'Активен', en: 'Active' },
  BLOCKED: { ru: 'Заблокирован', en: 'Blocked' },
  REJECTED: { ru: 'Отклонён', en: 'Rejected' },
}
