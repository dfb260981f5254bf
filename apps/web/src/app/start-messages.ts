import ruAuth from '../modules/auth/messages/ru.json'
import { currentLocale, storedLocale } from '../shared/intl/locale.ts'
import { loadMessages, switchLocale } from '../shared/intl/messages.ts'
import ruShared from '../shared/messages/ru.json'

/** Messages that the first page shows: in Russian they are part of the entry, in English they are fetched. */
export const startMessages = async () => {
  await loadMessages([
    {
      module: 'shared',
      load: {
        ru: () => Promise.resolve({ default: ruShared }),
        en: () => import('../shared/messages/en.json'),
      },
    },
    {
      module: 'auth',
      load: {
        ru: () => Promise.resolve({ default: ruAuth }),
        en: () => import('../modules/auth/messages/en.json'),
      },
    },
  ])
  const locale = storedLocale()
  if (locale !== currentLocale()) await switchLocale(locale)
}
