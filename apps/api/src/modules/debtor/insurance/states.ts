import type { Message } from '../../../kernel/language.ts'

/** States of the insurance of commercial credits of an organization. */
export const insuranceStates = {
  NOT_OFFERED: { ru: 'Не подключено', en: 'Not connected' },
  OFFERED: { ru: 'Страховщик готов принять заявку', en: 'The insurer takes an application' },
  CONNECTION_REQUESTED: { ru: 'Заявка на подключение', en: 'Connection requested' },
  REJECTED: { ru: 'Заявка отклонена', en: 'Application refused' },
  AVAILABLE: { ru: 'Подключено', en: 'Connected' },
  SUSPENDED: { ru: 'Страхование приостановлено', en: 'Insurance suspended' },
  DISCONNECTION_REQUESTED: { ru: 'Запрошено отключение', en: 'Disconnection requested' },
  UNAVAILABLE: { ru: 'Отключено', en: 'Disconnected' },
} as const satisfies Record<string, Message>

export type InsuranceState = keyof typeof insuranceStates
