import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type UserConfig } from 'vite'
import { firstViewStyle } from './first-view-style.ts'

type Renderer = typeof import('../src/prerender.tsx')

/** Builds the pages for Node into a folder, which they need until they have been rendered. */
const buildRenderer = async (shared: UserConfig, folder: string): Promise<Renderer> => {
  await build({
    ...shared,
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  return (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as Renderer
}

/** Once, wherever it stands first. */
const putAfter = (html: string, mark: string, added: string): string => {
  if (!html.includes(mark)) throw new Error(`The page has no ${mark}`)
  return html.replace(mark, () => mark + added)
}

/**
 * What only a page without its script needs: the first field takes the focus by itself, and a form that the browser
 * sends after all does not put a password into the address.
 */
const ready = (html: string): string => putAfter(putAfter(html, '<form', ' method="post"'), '<input', ' autofocus=""')

/**
 * The script is fetched when the page has been painted, a frame later than it could be: people read first, and neither the
 * line nor the processor of a phone has anything else to do until then. A page that nobody sees is never painted and starts
 * without.
 */
const startAfterPaint = (html: string): string => {
  let file = ''
  const without = html.replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, src: string) => {
    file = src
    return ''
  })
  if (!file) throw new Error('The page has no script')
  const source = `{const start=()=>import('${file}');document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`
  return without.replace('</body>', () => `  <script>${source}</script>\n  </body>`)
}

/**
 * The style of the first view stands before the content and the whole sheet behind it: the content is painted with what has
 * come so far. The sheet repeats its first part in its own order, so nothing that is painted changes.
 */
const divideStyle = (html: string): string => {
  let sheet = ''
  const divided = html.replace(/<style>([\s\S]*?)<\/style>/, (whole, css: string) => {
    sheet = whole
    return `<style>${firstViewStyle(css, html.slice(html.indexOf('<body')))}</style>`
  })
  return divided.replace('</body>', () => `${sheet}\n  </body>`)
}

/**
 * Writes the sign-in page with its content: people read it while its script is still on its way, and may begin to type.
 * The server chooses the language, puts in what only it knows, and sends it to whoever has no session. Beside it lies the
 * page that the service worker keeps for when there is no server.
 *
 * @param shared What the build of the application and that of the page have in common.
 */
export const prerender = (shared: UserConfig): Plugin => ({
  name: 'cabinet-prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const folder = await mkdtemp(join(tmpdir(), 'cabinet-prerender-'))
    try {
      const { earlyActionsSource, renderLogin, themeSource } = await buildRenderer(shared, folder)
      const start = '<meta charset="utf-8" />'
      const empty = putAfter(String(page.source), start, `\n    <script>${themeSource}</script>`)
      page.source = empty
      const offline = await readFile(join(import.meta.dirname, 'offline.html'), 'utf8')
      const themed = putAfter(offline, start, `\n    <script>${themeSource}</script>`)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: themed })
      for (const locale of ['ru', 'en'] as const) {
        const { html, title } = await renderLogin(locale, '/login')
        // The policy of the page allows no style that stands in an attribute: the browser would ignore it.
        if (/<[^>]*\sstyle="/.test(html)) throw new Error(`The sign-in page has a style in an attribute: ${html}`)
        const source = putAfter(empty, start, `\n    <script>${earlyActionsSource}</script>`)
          .replace('<html lang="ru">', `<html lang="${locale}">`)
          .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-prerendered="/login ${locale}">${ready(html)}</div>`,
          )
        this.emitFile({
          type: 'asset',
          fileName: locale === 'ru' ? 'login.html' : `login.${locale}.html`,
          source: startAfterPaint(divideStyle(source)),
        })
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
