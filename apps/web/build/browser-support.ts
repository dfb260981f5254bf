import { type Allowed, checkFunctions } from '@cabinet/packaging/check-functions'
import type { Plugin, Rolldown } from 'vite'
import { newerStylesIn } from './newer-styles.ts'

/** Functions that the oldest browsers lack and the built application names all the same. */
const functions: Allowed = {
  '.actions': 'of the words of the table',
  '.checkVisibility': 'react-aria looks for it first, in a constant',
  '.drop': 'of the words of the upload',
  '.isVisible': 'of the settings of SWR',
  '.lock': 'of the recorder of Sentry',
  '.login': 'of the table of addresses',
  '.resize': 'of the columns of a table',
  '.startViewTransition': 'the router uses it for navigations that ask for it, and none does',
  '.unlock': 'of the recorder of Sentry',
  '.when': 'of zod',
  Highlight: 'asked for by CSS.highlights, which came with it',
  'Intl.DurationFormat': 'formatjs makes one for durations, which no text has',
  navigation: 'React looks for it where it begins to listen',
  setImmediate: 'axios looks for it first; browsers never had it',
}

/** What the oldest browsers do not understand in styles, with what they do instead. */
const styles: Allowed = {
  '@starting-style': 'what appears is there at once',
  'function color-mix()': 'build/older-colors.ts writes another colour beside it',
  'function oklch()': 'build/older-colors.ts writes another colour beside it',
  'property content-visibility': 'nothing is hidden by it that paper would have to show',
  'value content-visibility: visible': 'nothing is hidden by it that paper would have to show',
  'value break-after: avoid': 'a heading may be the last on its sheet',
  'property -webkit-tap-highlight-color': 'nothing lights up to be switched off',
  'property field-sizing': 'as high and as wide as its attributes say',
  'value field-sizing: content': 'as high and as wide as its attributes say',
  'property forced-color-adjust': 'what does not force colours needs no exception',
  'value forced-color-adjust: auto': 'what does not force colours needs no exception',
  'value forced-color-adjust: none': 'what does not force colours needs no exception',
  'property mask-image': 'written with its prefix as well',
  'property overflow-anchor': 'Safari keeps no place that would have to be left alone',
  'value overflow-anchor: auto': 'Safari keeps no place that would have to be left alone',
  'property print-color-adjust': 'written with its prefix as well',
  'value print-color-adjust: exact': 'written with its prefix as well',
  'property scrollbar-width': 'bars are as wide as they always were',
  'value scrollbar-width: none': 'bars are as wide as they always were',
  'value scrollbar-width: thin': 'bars are as wide as they always were',
  'property text-wrap': 'lines break where they always did',
  'value text-wrap: balance': 'lines break where they always did',
  'value text-wrap: pretty': 'lines break where they always did',
  'property user-select': 'written with its prefix as well',
  'selector :-webkit-search-cancel-button': 'Firefox has no such button',
  'selector :autofill': 'what is filled in has the ground of the browser',
  'selector :has': 'distances, and what is left out on paper; what is said is said without it',
  'selector :highlight': 'a found word has no ground',
  'value font-family: ui-monospace': 'the next font of the list',
  'value grid-template-rows: subgrid': 'rows of neighbouring cards are as high as each needs',
}

/** Brings polyfills of its own: the build of pdf.js for old browsers. */
const WITH_POLYFILLS = /^viewer\//

const codeOf = (bundle: Rolldown.OutputBundle): Map<string, string> => {
  const code = new Map<string, string>()
  for (const file of Object.values(bundle)) {
    if (!/\.m?js$/.test(file.fileName) || WITH_POLYFILLS.test(file.fileName)) continue
    code.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source))
  }
  return code
}

const stylesOf = (bundle: Rolldown.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) => {
    if (file.type !== 'asset' || WITH_POLYFILLS.test(file.fileName)) return []
    if (file.fileName.endsWith('.css')) return [String(file.source)]
    if (!file.fileName.endsWith('.html')) return []
    return [...String(file.source).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  })

/** Fails the build when it has what one of the oldest browsers does not: the last to look at what will be served. */
export const browserSupport = (): Plugin => ({
  name: 'cabinet-browser-support',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      checkFunctions(codeOf(bundle), functions)
      const found = new Set(stylesOf(bundle).flatMap((css) => [...newerStylesIn(css)]))
      const unknown = [...found].filter((name) => !Object.hasOwn(styles, name))
      const needless = Object.keys(styles).filter((name) => !found.has(name))
      if (unknown.length > 0) this.error(`Styles newer than the oldest browsers: ${unknown.join(', ')}`)
      if (needless.length > 0) this.error(`Allowed in styles, and not there: ${needless.join(', ')}`)
    },
  },
})
