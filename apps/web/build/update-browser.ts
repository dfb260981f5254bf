import { oldestBrowsers } from '@cabinet/packaging/browsers'
import type { Plugin } from 'vite'

/**
 * Tells the browsers that are too old: Safari has had `CompressionStream` since 16.4 and Firefox since 113, Chrome and Edge
 * `dvh` since 108. No browser of those that we are made for lacks one of them; a test looks it up.
 */
const IS_NEW_ENOUGH = "w.CompressionStream&&w.CSS&&CSS.supports&&CSS.supports('height','1dvh')"

/**
 * Puts the word in place of the application, in the language of the reader. It stands in a template, which nobody else sees,
 * hears or finds. Written for browsers that know nothing newer than 2009; those without templates show what is in it.
 */
const SCRIPT =
  `(function(d,w){if(${IS_NEW_ENOUGH})return;` +
  "var l=/(^|; )cabinet_locale=en(;|$)/.test(d.cookie)?'en':'ru',r=d.getElementById('root')," +
  "t=d.getElementById('update-browser'),c=t.content||t,m=c.querySelectorAll('main'),i;" +
  'for(i=0;i<m.length;i++)if(m[i].lang!==l)m[i].parentNode.removeChild(m[i]);' +
  "d.documentElement.lang=l;d.title=c.querySelector('h1').textContent;" +
  'if(t.content)r.parentNode.replaceChild(c,r);else r.parentNode.removeChild(r)})(document,window)'

const STYLE =
  '#update-browser,.update-browser{max-width:32em;margin:12vh auto;padding:0 16px}.update-browser h1{margin:0 0 8px}'

const browsers = {
  ru: [
    ['Яндекс Браузер', 'https://browser.yandex.ru/'],
    ['Google Chrome', 'https://www.google.com/intl/ru/chrome/'],
    ['Mozilla Firefox', 'https://www.mozilla.org/ru/firefox/new/'],
    ['Microsoft Edge', 'https://www.microsoft.com/ru-ru/edge'],
    ['Safari', 'https://support.apple.com/ru-ru/102665'],
  ],
  en: [
    ['Yandex Browser', 'https://browser.yandex.com/'],
    ['Google Chrome', 'https://www.google.com/chrome/'],
    ['Mozilla Firefox', 'https://www.mozilla.org/en-US/firefox/new/'],
    ['Microsoft Edge', 'https://www.microsoft.com/en-us/edge'],
    ['Safari', 'https://support.apple.com/en-us/102665'],
  ],
} as const

const { chrome, firefox, safari } = oldestBrowsers

const words = {
  ru: {
    title: 'Обновите браузер',
    text: `Этот браузер слишком старый: кабинет в нём не откроется. Нужен Chrome или Edge ${chrome}, Firefox ${firefox}, Safari ${safari} или новее. Safari обновляется вместе с macOS и iOS.`,
  },
  en: {
    title: 'Update your browser',
    text: `This browser is too old to open the cabinet. You need Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or newer. Safari is updated together with macOS and iOS.`,
  },
} as const

const wordIn = (locale: 'ru' | 'en'): string => {
  const links = browsers[locale].map(([name, address]) => `<li><a href="${address}">${name}</a></li>`).join('')
  const { title, text } = words[locale]
  return `<main class="update-browser" lang="${locale}"><h1>${title}</h1><p>${text}</p><ul>${links}</ul></main>`
}

/** What is added to a page before its end. */
const updateBrowserPart = `<template id="update-browser"><style>${STYLE}</style>${wordIn('ru')}${wordIn('en')}</template><script>${SCRIPT}</script>`

/**
 * Lets a browser below the floor say so, in every page that starts the application: without this it would show nothing, or
 * that something has failed.
 */
export const updateBrowser = (): Plugin => ({
  name: 'cabinet-update-browser',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/^[^/]+\.html$/.test(file.fileName)) continue
      const html = String(file.source)
      if (!html.includes('<div id="root"')) continue
      file.source = html.replace('</body>', () => `  ${updateBrowserPart}\n  </body>`)
    }
  },
})
