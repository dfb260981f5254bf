import type { Plugin, Rolldown } from 'vite'
import { withHomeFrame } from './home-frame.ts'

/** What everybody with a session fetches one after another: who they are, the table of pages, the frame. */
const needed = [
  '/apps/web/src/app/session.ts',
  '/apps/web/src/app/routes.tsx',
  '/apps/web/src/app/layouts/lk-layout.tsx',
]

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The chunks in which the modules lie, and what these import, without the entry, which the page names itself. */
const filesFor = (bundle: Rolldown.OutputBundle, modules: readonly string[]): ReadonlySet<string> => {
  const chunks = chunksOf(bundle)
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No script of the build contains ${module}`)
    add(chunk)
  }
  return files
}

/** Asked for as the loader of the bundler will ask for it (`crossorigin`): otherwise it would be fetched twice. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin />`
    : `<link rel="modulepreload" href="/${file}" />`

/**
 * Writes the page for somebody with a session: it names from the start the scripts that follow one another, so that a
 * phone fetches them together. The server chooses it, by the language too, whose words are one more script.
 */
export const sessionHints = (): Plugin => ({
  name: 'cabinet-session-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const common = filesFor(bundle, needed)
    for (const locale of ['ru', 'en'] as const) {
      const files = new Set([...common, ...filesFor(bundle, [`/apps/web/src/app/messages/${locale}.json`])])
      const links = [...files].map(linkTo)
      this.emitFile({
        type: 'asset',
        fileName: locale === 'ru' ? 'session.html' : `session.${locale}.html`,
        source: withHomeFrame(
          String(page.source).replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`),
          locale,
        ),
      })
    }
  },
})
