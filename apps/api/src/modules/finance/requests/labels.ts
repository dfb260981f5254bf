import type { products } from '@cabinet/contract/finance'
import type {
  contactTypes,
  edoOperators,
  financingPurposes,
  RequestConsentFlag,
} from '@cabinet/contract/finance/request-values'

/** The words of the questionnaire. It goes to Russian banks, so it is written in Russian alone. */
export const productLabels: Readonly<Record<(typeof products)[number], string>> = {
  FACTORING: 'Факторинг',
  CREDIT_LINE: 'Кредитная линия',
  ORDER_FINANCING: 'Финансирование заказов',
}

export const purposeLabels: Readonly<Record<(typeof financingPurposes)[number], string>> = {
  WORKING_CAPITAL: 'Пополнение оборотных средств',
  PURCHASE: 'Закупка товара',
  SEASON: 'Сезонный запас',
  OTHER: 'Другое',
}

export const operatorLabels: Readonly<Record<(typeof edoOperators)[number], string>> = {
  DIADOC: 'Контур.Диадок',
  SBIS: 'СБИС',
  OTHER: 'Другой оператор',
  NONE: 'Не используется',
}

export const contactLabels: Readonly<Record<(typeof contactTypes)[number], string>> = {
  MAIN: 'Основной контакт',
  ACCOUNTANT: 'Главный бухгалтер',
  FINANCE: 'Финансовый директор',
  SIGNATORY: 'Подписант',
  OTHER: 'Контактное лицо',
}

export const consentLabels: Readonly<Record<RequestConsentFlag, string>> = {
  PERSONAL_DATA: 'Даю согласие на обработку персональных данных',
  PERSONAL_DATA_TRANSFER: 'Даю согласие на передачу персональных данных банку',
  CREDIT_HISTORY: 'Даю согласие на получение кредитного отчёта из бюро кредитных историй',
  DATA_ACCURACY: 'Подтверждаю, что сведения в заявке достоверны',
  ELECTRONIC_INTERACTION: 'Согласен на электронное взаимодействие с банком',
  MARKETING: 'Согласен получать предложения банка',
}
