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
 * What is done before the application has taken over, and is done again once it is there (shared/hydration.tsx). A form that
 * is sent: the browser would load the page anew with a password in its address. A button that is pressed, whose language or
 * password to show would stay as they are; that of a form sends it, and links lead on by themselves.
 */
export const earlyActionsSource =
  "{const d=document,on=(type,act)=>d.addEventListener(type,e=>{const r=d.getElementById('root');" +
  'if(r?.dataset.prerendered)act(e,r.dataset,r)},true);' +
  "on('submit',(e,data)=>{e.preventDefault();e.stopPropagation();data.submitted='true'});" +
  "on('click',(e,data,r)=>{const b=e.target.closest('button:not([type=submit])');" +
  "if(b)data.pressed=(data.pressed??'')+[...r.querySelectorAll('button')].indexOf(b)+' '})}"

/** The sign-in page as HTML, for somebody of whom nothing is known but the language. */
export const renderLogin = async (locale: Locale, path: string): Promise<{ title: string; html: string }> => {
  setRuntimeConfig({
    brandName: BRAND,
    serviceNames: {},
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
