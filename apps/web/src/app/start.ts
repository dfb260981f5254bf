import { pages } from '@cabinet/contract/pages'
import { readRuntimeConfig, setRuntimeConfig } from '../shared/config/runtime-config.ts'
import { startAnalytics } from '../shared/observe/analytics.ts'
import { allowReloadLater, startErrorReports } from '../shared/observe/errors.ts'
import { readRefreshToken } from '../shared/session/cookie.ts'
import { listenToTabs } from '../shared/session/tabs.ts'
import { openRouter } from './routing.ts'
import { startMessages } from './start-messages.ts'

/**
 * Everything that happens before the first render, in this order: configuration, messages, theme, session, router. Whoever
 * has a token is known before any page is chosen.
 */
export const start = async (): Promise<void> => {
  allowReloadLater()
  setRuntimeConfig(await readRuntimeConfig())
  startErrorReports()
  if (import.meta.env.DEV) (await import('../shared/theme.ts')).restoreTheme()
  await startMessages()
  await startAnalytics()
  listenToTabs()
  if (!readRefreshToken()) return openRouter(null)
  const { restoreSession } = await import('./session.ts')
  const restored = await restoreSession()
  if (restored === 'unavailable' && location.pathname !== pages.unavailable()) {
    const wanted = location.pathname + location.search + location.hash
    return openRouter(null, pages.unavailable({}, { redirect: wanted }))
  }
  return openRouter(typeof restored === 'string' ? null : restored)
}
