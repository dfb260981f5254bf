import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { buildTarget } from '@cabinet/packaging/browsers'
import { defineConfig } from 'vite'
import { browserSupport } from './build/browser-support.ts'
import { codeAgain } from './build/code-again.ts'
import { foldRuntime } from './build/fold-runtime.ts'
import { withoutIconKeys } from './build/icon-keys.ts'
import { inlineEntryCss } from './build/inline-css.ts'
import { messages } from './build/messages.ts'
import { noServerParts } from './build/no-server-parts.ts'
import { olderColors, shortSchemeNames } from './build/older-colors.ts'
import { prerender } from './build/prerender.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/production-router.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sessionHints } from './build/session-hints.ts'
import { updateBrowser } from './build/update-browser.ts'
import { viewer } from './build/viewer.ts'
import { xhrOnly } from './build/xhr-only.ts'

const conditions = ['cabinet-source', 'module', 'browser', 'development|production']

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3001'

/**
 * What is fetched together with a chunk: its styles, which it must not be drawn without. Scripts name what they import
 * themselves; a list of all of them for every page would weigh four kilobytes on the first one, because hashes do not
 * compress.
 */
const stylesOnly = (_file: string, dependencies: readonly string[]) =>
  dependencies.filter((dependency) => dependency.endsWith('.css'))

/** How sources become modules: the same for the application and for its pages that are rendered while building. */
const sources = () => ({
  plugins: [
    messages(),
    productionRouter(),
    noServerParts(),
    xhrOnly(),
    withoutIconKeys(),
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' as const },
  ],
  css: { postcss: { plugins: [olderColors()] } },
  resolve: {
    conditions,
    // Messages are parsed while building (build/messages.ts), so the parser itself stays out of the bundle.
    alias: [
      // What SWR brings for versions of React before 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // Styles are evaluated while building. They too come from the sources of the library: what it was built to may be old,
  // or on its way at this very moment.
  environments: { ssr: { resolve: { conditions } } },
})

const { plugins, ...shared } = sources()

export default defineConfig({
  ...shared,
  root: import.meta.dirname,
  plugins: [
    ...plugins,
    codeAgain(),
    foldRuntime(['session', 'routes', 'home', 'messages-ru']),
    shortSchemeNames(),
    inlineEntryCss(),
    prerender(sources()),
    serviceWorker(),
    sessionHints(),
    updateBrowser(),
    viewer(),
    browserSupport(),
    precompress(),
  ],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/config.json': api, '/stats': api },
  },
  build: {
    // Styles too: light-dark() is written with variables (build/older-colors.ts says what becomes of oklch()).
    target: [...buildTarget],
    // A page's images and fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    manifest: true,
    rolldownOptions: {
      output: {
        // Every script names those that it fetches, and hashes do not compress: seven characters tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // The table of pages names the styles of them all: there the names of sheets weigh as much as their hashes.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',

        codeSplitting: {
          groups: [
            // Everything that the first page needs is one file: a request more costs a phone more than its bytes.
            { name: 'entry', tags: ['$initial'], priority: 10 },
            { name: 'messages-ru', test: /\/(?:modules\/(?!auth\/)[^/]+|app)\/messages\/ru\.json$/ },
            // Behind the entry files are grouped by when they are needed, each with all that it stands on: a group that
            // leaves its parts elsewhere brings a dozen files of a few hundred bytes. Who holds a token fetches `session`
            // first; whoever goes anywhere but to the sign-in page, the table of pages, with what nearly every page has.
            { name: 'session', test: /\/apps\/web\/src\/(?:app\/session|shared\/left-page)\.ts$/, priority: 9 },
            {
              name: 'routes',
              test: /\/apps\/web\/src\/(?:app\/routes\.tsx|shared\/(?:api\/(?:data|problem)\.ts|ui\/lazy-part\.tsx|pages\/messages\/ru\.json))$|\/packages\/contract\/src\/(?:find|find-fields|money|dates|legal|areas?|[a-z]+\/area)\.ts$|\/swr\/dist\/mutation\/index\.mjs$|\/packages\/ui\/src\/(?:text|skeleton)\/[\w-]+\.tsx$/,
              priority: 8,
            },
            // The first page behind the sign-in in its frame: it shows the cards of all products at once.
            {
              name: 'home',
              test: /\/apps\/web\/src\/(?:app\/layouts\/lk-layout|modules\/home\/pages\/offer|modules\/[^/]+\/(?:parts|offers|insurance|account)\/(?:finance-block|debtor-card|seller-card|sender-card))\.tsx$/,
              priority: 7,
            },
            { name: 'messages-en', test: /\/messages\/en\.json$/ },
          ],
        },
      },
    },
  },
})
