import type { Change, Language } from '@cabinet/validators'

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
  detailed: { ru: 'Подробнее', en: 'In detail' },
  changes: { ru: 'Изменено при чтении', en: 'Changed by reading' },
  details: { ru: 'Что сказано в номере', en: 'Facts held in it' },
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
  municipality: { ru: 'Муниципальное образование', en: 'Municipality' },
  system: { ru: 'Платёжная система', en: 'Payment system' },
  issuer: { ru: 'Номер банка-эмитента', en: 'Number of the issuing bank' },
  lastFour: { ru: 'Последние четыре цифры', en: 'Last four digits' },
  country: { ru: 'Страна', en: 'Country' },
  bban: { ru: 'Номер внутри страны', en: 'Number within the country' },
  russian: { ru: 'БИК и счёт', en: 'BIK and account' },
  institution: { ru: 'Код организации', en: 'Institution' },
  isTest: { ru: 'Код для испытаний', en: 'Code for testing' },
  okrug: { ru: 'Кадастровый округ', en: 'Cadastral okrug' },
  district: { ru: 'Кадастровый район', en: 'Cadastral district' },
  quarter: { ru: 'Кадастровый квартал', en: 'Cadastral quarter' },
  object: { ru: 'Номер объекта', en: 'Number of the object' },
  administrator: { ru: 'Администратор дохода', en: 'Administrator of the income' },
  group: { ru: 'Группа доходов', en: 'Group of income' },
  budget: { ru: 'Бюджет', en: 'Budget' },
  manufacturer: { ru: 'Изготовитель', en: 'Manufacturer' },
  area: { ru: 'Часть света', en: 'Part of the world' },
  hasCheckDigit: { ru: 'Есть верный контрольный знак', en: 'Has a right check digit' },
  hasLetters: { ru: 'Серия с буквами', en: 'Series with letters' },
  domain: { ru: 'Домен', en: 'Domain' },
  asciiDomain: { ru: 'Домен в ASCII', en: 'Domain in ASCII' },
  needsSmtpUtf8: { ru: 'Нужна почта с поддержкой SMTPUTF8', en: 'Needs servers with SMTPUTF8' },
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
  municipality: { ru: 'Муниципальное образование', en: 'Municipality' },
  subject: { ru: 'Субъект Российской Федерации', en: 'Subject of Russia' },
  council: { ru: 'Сельсовет или город районного подчинения', en: 'Rural council or town of a district' },
  mir: { ru: 'Мир', en: 'Mir' },
  visa: { ru: 'Visa', en: 'Visa' },
  mastercard: { ru: 'Mastercard', en: 'Mastercard' },
  maestro: { ru: 'Maestro', en: 'Maestro' },
  unionPay: { ru: 'UnionPay', en: 'UnionPay' },
  americanExpress: { ru: 'American Express', en: 'American Express' },
  jcb: { ru: 'JCB', en: 'JCB' },
  dinersClub: { ru: 'Diners Club', en: 'Diners Club' },
  discover: { ru: 'Discover', en: 'Discover' },
  car: { ru: 'Легковой или грузовой автомобиль', en: 'Car or lorry' },
  publicTransport: { ru: 'Автобус или такси', en: 'Bus or taxi' },
  trailer: { ru: 'Прицеп', en: 'Trailer' },
  motorcycleOrTractor: { ru: 'Мотоцикл или трактор', en: 'Motorcycle or tractor' },
  police: { ru: 'Автомобиль полиции', en: 'Police car' },
  temporary: { ru: 'Временный номер', en: 'Temporary plate' },
  africa: { ru: 'Африка', en: 'Africa' },
  asia: { ru: 'Азия', en: 'Asia' },
  europe: { ru: 'Европа', en: 'Europe' },
  northAmerica: { ru: 'Северная Америка', en: 'North America' },
  oceania: { ru: 'Океания', en: 'Oceania' },
  southAmerica: { ru: 'Южная Америка', en: 'South America' },
}

/** A fact in words: its code with its meaning, a word of the tables above, or the fact as it is. */
export const factWords = (fact: unknown, language: Language): string => {
  if (typeof fact === 'object' && fact && 'code' in fact) {
    const { code, ...meaning } = fact as { readonly code: string } & Words
    return `${code} · ${meaning[language]}`
  }
  // The parts of a fact that is several, such as the BIK and the account of a Russian IBAN.
  if (typeof fact === 'object' && fact) return Object.values(fact).join(' · ')
  return fact === undefined ? '—' : (factValues[String(fact)]?.[language] ?? String(fact))
}

const changeKinds: Readonly<Record<Change['kind'], Words>> = {
  space: { ru: 'пробелы', en: 'spaces' },
  separator: { ru: 'разделители', en: 'separators' },
  punctuation: { ru: 'знаки препинания', en: 'punctuation' },
  label: { ru: 'название', en: 'label' },
  letter: { ru: 'исправлены символы', en: 'characters put right' },
  prefix: { ru: 'начало номера', en: 'beginning of the number' },
  other: { ru: 'другой номер', en: 'another number' },
}

/** What a reading has changed, in words: each kind once, with what stood there. */
export const changeWords = (changes: readonly Change[], language: Language): string =>
  Object.entries(Object.groupBy(changes, ({ kind }) => kind))
    .map(([kind, some = []]) => {
      const texts = some.map(({ text }) => text.trim()).filter(Boolean)
      return changeKinds[kind as Change['kind']][language] + (texts.length > 0 ? ` (${texts.join(' ')})` : '')
    })
    .join(', ')
