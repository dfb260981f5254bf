import type { Language } from '@cabinet/validators'

type Words = Readonly<Record<Language, string>>

/** Words of the playground. */
export const words = {
  rule: { ru: 'Реквизит', en: 'Identifier' },
  value: { ru: 'Значение', en: 'Value' },
  bik: { ru: 'БИК', en: 'BIK' },
  accept: { ru: 'Принимать также', en: 'Accept as well' },
  settlementCentre: { ru: 'Счёт в расчётно-кассовом центре', en: 'Account in a settlement centre' },
  treasury: { ru: 'Казначейский счёт', en: 'Treasury account' },
  generate: { ru: 'Создать верное значение', en: 'Make a valid value' },
  answer: { ru: 'Ответ', en: 'Answer' },
  holds: { ru: 'Верно', en: 'Holds' },
  refused: { ru: 'Не принято', en: 'Refused' },
  waiting: { ru: 'Не заполнено', en: 'Nothing typed' },
  code: { ru: 'Код', en: 'Code' },
  russian: { ru: 'Текст на русском', en: 'Text in Russian' },
  english: { ru: 'Текст на английском', en: 'Text in English' },
  parse: { ru: 'Прочитано', en: 'Read as' },
  format: { ru: 'Запись для людей', en: 'For people' },
  facts: { ru: 'Что сказано в номере', en: 'Facts held in it' },
  requirements: { ru: 'Требования', en: 'Requirements' },
} as const satisfies Readonly<Record<string, Words>>

/** Names of facts as `describe` and `password.parts` give them. */
export const factNames: Readonly<Record<string, Words>> = {
  kind: { ru: 'Вид', en: 'Kind' },
  region: { ru: 'Регион', en: 'Region' },
  prefix: { ru: 'Первые четыре цифры', en: 'First four digits' },
  taxOffice: { ru: 'Налоговый орган', en: 'Tax office' },
  reason: { ru: 'Причина постановки на учёт', en: 'Reason of registration' },
  year: { ru: 'Год', en: 'Year' },
  territory: { ru: 'Территория по ОКАТО', en: 'Territory by OKATO' },
  unit: { ru: 'Подразделение Банка России', en: 'Unit of the Bank of Russia' },
  participant: { ru: 'Номер участника', en: 'Number of the participant' },
  isSettlementCentre: { ru: 'Расчётно-кассовый центр', en: 'Settlement centre' },
  isTreasuryBody: { ru: 'Орган казначейства', en: 'Body of the Treasury' },
  currency: { ru: 'Валюта', en: 'Currency' },
  checkDigit: { ru: 'Контрольная цифра', en: 'Check digit' },
  branch: { ru: 'Отделение', en: 'Branch' },
  number: { ru: 'Номер', en: 'Number' },
  code: { ru: 'Код оператора', en: 'Code of the operator' },
  isMobileRange: { ru: 'Код мобильной связи', en: 'Code of mobile phones' },
  hasCheckNumber: { ru: 'Есть контрольное число', en: 'Has a check number' },
  section: { ru: 'Раздел', en: 'Section' },
  level: { ru: 'Уровень', en: 'Level' },
  series: { ru: 'Серия', en: 'Series' },
  length: { ru: 'Длина', en: 'Length' },
  lower: { ru: 'Строчная буква', en: 'Lower-case letter' },
  upper: { ru: 'Заглавная буква', en: 'Upper-case letter' },
  digit: { ru: 'Цифра', en: 'Digit' },
  special: { ru: 'Специальный символ', en: 'Special character' },
}

const factValues: Readonly<Record<string, Words>> = {
  true: { ru: 'Да', en: 'Yes' },
  false: { ru: 'Нет', en: 'No' },
  organization: { ru: 'Организация', en: 'Organization' },
  foreignOrganization: { ru: 'Иностранная организация', en: 'Foreign organization' },
  person: { ru: 'Физическое лицо или ИП', en: 'Person, with or without a business' },
  legalEntity: { ru: 'Юридическое лицо', en: 'Legal entity' },
  entrepreneur: { ru: 'Индивидуальный предприниматель', en: 'Individual entrepreneur' },
  record: { ru: 'Запись в реестре', en: 'Record of the register' },
  service: { ru: 'Федеральная служба', en: 'Federal service' },
  region: { ru: 'Регион', en: 'Region' },
  district: { ru: 'Район или город', en: 'District or city' },
  settlement: { ru: 'Населённый пункт', en: 'Settlement' },
  class: { ru: 'Класс', en: 'Class' },
  subclass: { ru: 'Подкласс', en: 'Subclass' },
  group: { ru: 'Группа', en: 'Group' },
  subgroup: { ru: 'Подгруппа', en: 'Subgroup' },
  kind: { ru: 'Вид', en: 'Kind' },
}

/** A fact in words: its code with its meaning, a word of the tables above, or the fact as it is. */
export const factWords = (fact: unknown, language: Language): string => {
  if (typeof fact === 'object' && fact && 'code' in fact) {
    const { code, ...meaning } = fact as { readonly code: string } & Words
    return `${code} · ${meaning[language]}`
  }
  return fact === undefined ? '—' : (factValues[String(fact)]?.[language] ?? String(fact))
}
