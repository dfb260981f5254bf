import ruAuth from '../modules/auth/messages/ru.json'
import { readRuntimeConfig, setRuntimeConfig } from '../shared/config/runtime-config.ts'
import { applyLocale, storedLocale } from '../shared/intl/locale.ts'
import { addWords, loadWords, switchLocale, type Messages } from '../shared/intl/words.ts'
import ruShared from '../shared/messages/ru.json'
import { startAnalytics } from '../shared/observe/analytics.ts'
import { allowReloadLater, startErrorReports } from '../shared/observe/errors.ts'
import { readRefreshToken } from '../shared/session/cookie.ts'
import { setOpener } from '../shared/session/opening.ts'
import { listenToTabs } from '../shared/session/tabs.ts'
import { paths } from '../shared/paths.ts'
import { restoreTheme } from '../shared/theme.ts'
import { openRouter } from './routing.ts'

/** Words that the first page shows: in Russian they are part of the entry, in English they are fetched. */
const startWords = async () => {
  addWords('ru', 'shared', ruShared as unknown as Messages)
  addWords('ru', 'auth', ruAuth as unknown as Messages)
  applyLocale('ru')
  await loadWords([
    {
      module: 'shared',
      load: {
        ru: () => Promise.resolve({ default: ruShared as unknown as Messages }),
        en: () => import('../shared/messages/en.json') as unknown as Promise<{ default: Messages }>,
      },
    },
    {
      module: 'auth',
      load: {
        ru: () => Promise.resolve({ default: ruAuth as unknown as Messages }),
        en: () => import('../modules/auth/messages/en.json') as unknown as Promise<{ default: Messages }>,
      },
    },
  ])
  const locale = storedLocale()
  if (locale !== 'ru') await switchLocale(locale)
}

/**
 * Everything that happens before the first render, in this order: configuration, words, theme, session, router. Whoever
 * has a token is known before any page is chosen.
 */
export const start = async (): Promise<void> => {
  allowReloadLater()
  setRuntimeConfig(await readRuntimeConfig())
  startErrorReports()
  restoreTheme()
  await startWords()
  await startAnalytics()
  listenToTabs()
  setOpener(openRouter)
  if (!readRefreshToken()) return openRouter(null)
  const { restoreSession } = await import('./session.ts')
  const restored = await restoreSession()
  if (restored === 'unavailable' && location.pathname !== paths.unavailable()) {
    const wanted = location.pathname + location.search
    return openRouter(null, paths.unavailable({}, { redirect: wanted }))
  }
  return openRouter(typeof restored === 'string' ? null : restored)
}
