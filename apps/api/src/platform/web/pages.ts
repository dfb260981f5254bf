import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RuntimeConfig } from '@cabinet/contract/config'

const compress = promisify(brotliCompress)

/** A page ready to be sent. */
export interface Page {
  /** Changes with the content, so that a browser need not fetch the page again. */
  readonly tag: string
  readonly html: Buffer
  readonly brotli: Buffer
}

/** A page in each language that it was built in. */
export interface Translated {
  readonly ru: Page
  readonly en: Page
}

/**
 * Pages of the built application by their address; `fallback` is the one that starts the application anywhere. `signIn`,
 * with its content, is for whoever has no session; `session`, which names more of what follows, for whoever has one.
 */
export interface Pages {
  readonly sources: readonly string[]
  readonly byPath: ReadonlyMap<string, Page>
  readonly fallback: Page
  readonly signIn: Translated
  readonly session: Translated
}

/** Where the build, which does not know the name of the installation, leaves a place for it. */
const BRAND = '%CABINET_BRAND%'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

const PLACEHOLDER = /(<script\b[^>]*\bid="cabinet-config"[^>]*>)[\s\S]*?(<\/script>)/

/** JSON that can stand inside a script element. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Puts the configuration into a page, so that the first page needs no request for it, and the name into its text. */
export const withConfig = (html: string, config: RuntimeConfig): string =>
  html
    .replaceAll(BRAND, () => escapeHtml(config.brandName))
    .replace(PLACEHOLDER, (_, open: string, close: string) => open + scriptSafe(config) + close)

/** `policy/index.html` and `policy.html` are both shown at `/policy`. */
const addressOf = (file: string): string => {
  const path = file
    .split(sep)
    .join('/')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
  return `/${path}`
}

const prepare = async (html: string): Promise<Page> => ({
  tag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
  html: Buffer.from(html),
  brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
})

/** Reads every page of the built application once; nothing when it has not been built. */
export const readPages = async (root: string, config: RuntimeConfig): Promise<Pages | undefined> => {
  if (!existsSync(join(root, 'index.html'))) return undefined
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'))
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const pages = await Promise.all(sources.map((source) => prepare(withConfig(source, config))))
  const byPath = new Map<string, Page>()
  for (const [index, page] of pages.entries()) byPath.set(addressOf(files[index] ?? ''), page)
  const fallback = byPath.get('/')
  if (!fallback) return undefined
  /** Takes the languages of a page out of those that have an address. */
  const take = (name: string): Translated => {
    const [ru = fallback, en = fallback] = [byPath.get(`/${name}`), byPath.get(`/${name}.en`)]
    byPath.delete(`/${name}`)
    byPath.delete(`/${name}.en`)
    return { ru, en }
  }
  return { sources, byPath, fallback, signIn: take('login'), session: take('session') }
}
