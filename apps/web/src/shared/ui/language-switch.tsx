import { useLocale } from '../intl/messages-provider.tsx'
import { locales, type Locale } from '../intl/locale.ts'
import { switchLocale } from '../intl/messages.ts'
import { useSharedMessages } from '../messages.ts'
import * as styles from './language-switch.css.ts'

const names: Readonly<Record<Locale, { short: string; full: string }>> = {
  ru: { short: 'RU', full: 'Русский' },
  en: { short: 'EN', full: 'English' },
}

/** `RU · EN` on the public pages. */
export const LanguageSwitch = () => {
  const t = useSharedMessages()
  const current = useLocale()
  return (
    <div role="group" aria-label={t('language')} className={styles.root}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          data-track="language"
          lang={locale}
          title={names[locale].full}
          aria-pressed={locale === current}
          className={styles.item}
          onClick={() => void switchLocale(locale)}
        >
          {names[locale].short}
        </button>
      ))}
    </div>
  )
}
