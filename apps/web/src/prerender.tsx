import { themeScript } from '@cabinet/ui/theme-script'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server.node'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { entryRoutes } from './app/entry-routes.tsx'
import { startMessages } from './app/start-messages.ts'
import { setRuntimeConfig } from './shared/config/runtime-config.ts'
import type { Locale } from './shared/intl/locale.ts'
import { frameColorSource } from './shared/frame-color.ts'
import { makeIntl, switchLocale } from './shared/intl/messages.ts'
import { showRouter } from './shared/navigation.ts'
import { THEME_KEY } from './shared/theme.ts'

/** Stands for the name of the installation, which only its server knows. */
const BRAND = '%CABINET_BRAND%'

/** Sets the theme that the reader has chosen before anything is painted. */
export const themeSource = `${themeScript({ storageKey: THEME_KEY })};${frameColorSource}`

/**
 * A form that is sent before the application has taken over: the browser would load the page anew with a password in its
 * address. It is sent once the application is there (shared/hydration.ts).
 */
export const earlySubmitSource =
  "document.addEventListener('submit',e=>{const r=document.getElementById('root').dataset;" +
  "if(r.prerendered){e.preventDefault();e.stopPropagation();r.submitted='true'}},true)"

/** The sign-in page as HTML, for somebody of whom nothing is known but the language. */
export const renderLogin = async (locale: Locale, path: string): Promise<{ title: string; html: string }> => {
  setRuntimeConfig({
    brandName: BRAND,
    marketplaceName: { ru: '', en: '' },
    courierName: { ru: '', en: '' },
    apiUrl: '/api',
    captchaSiteKey: null,
    sentryDsn: null,
    matomo: null,
    release: '',
    support: { phone: '', email: '' },
    operator: { name: '', itn: '', kpp: '', ogrn: '', address: '' },
    demo: null,
  })
  await startMessages()
  await switchLocale(locale)
  showRouter(createMemoryRouter(entryRoutes, { initialEntries: [path] }))
  const html = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return { html, title: `${makeIntl(locale).formatMessage({ id: 'auth.login.title' })} — ${BRAND}` }
}
