import { BUSINESS_TIME_ZONE } from '@cabinet/contract/dates'
import type { Language } from '../../kernel/language.ts'

const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }

/** A name in quotes; its own become the inner ones: «ООО „Северный ветер“». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`

/** Kopecks as an email shows them: «16 068,00 ₽». */
export const moneyText = (kopecks: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' })
    .format(kopecks / 100)
    .replace('-', '−')

/** A day as an email shows it: «20.11.2026», “20 Nov 2026”. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: BUSINESS_TIME_ZONE,
    ...(language === 'ru' ? { dateStyle: 'short' } : { day: 'numeric', month: 'short', year: 'numeric' }),
  }).format(new Date(`${day}T12:00:00+03:00`))

/** A month `YYYY-MM` inside a sentence: «октябрь 2026», “October 2026”. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: BUSINESS_TIME_ZONE, month: 'long', year: 'numeric' })
    .format(new Date(`${month}-15T12:00:00+03:00`))
    .replace(/\s*г\.$/, '')

/** «8 заказов», “8 orders”. */
export const ordersText = (count: number, language: Language): string => {
  const form = new Intl.PluralRules(locales[language]).select(count)
  const number = new Intl.NumberFormat(locales[language]).format(count)
  if (language === 'en') return `${number} ${form === 'one' ? 'order' : 'orders'}`
  return `${number} ${{ one: 'заказ', few: 'заказа', many: 'заказов' }[form as string] ?? 'заказа'}`
}
