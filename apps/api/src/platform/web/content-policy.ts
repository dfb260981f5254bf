import { createHash } from 'node:crypto'

/** Styles that react-aria puts into the page itself; a browser test recomputes them. */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

/** What widens the policy of a page; everything else stays shut. */
export interface PolicyNeeds {
  /** Built pages whose inline styles and scripts may run, by their hash. */
  readonly pages: readonly string[]
  /** Origins of the bot check; none when it is off. */
  readonly captchaOrigins: readonly string[]
  /** The tracker's script is fetched from our own origin, which the page then has to allow by a policy. */
  readonly hasTracker: boolean
  /** Origins that the page may send data to besides ours. */
  readonly connectOrigins: readonly string[]
}

const INLINE_STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi
/** Scripts with a body that browsers run; data blocks such as JSON are not scripts to them. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/)[^>]*)(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi

const hashesOf = (pages: readonly string[], pattern: RegExp): string[] => {
  const bodies = pages.flatMap((page) => [...page.matchAll(pattern)].map(([, body = '']) => body))
  return [...new Set(bodies)]
    .filter((body) => body.length > 0)
    .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}

const written = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/** The content security policy of the pages of the web application. */
export const pagePolicy = ({ pages, captchaOrigins: captcha, hasTracker, connectOrigins }: PolicyNeeds): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(pages, INLINE_SCRIPT), ...captcha],
    'style-src-elem': ["'self'", ...REACT_ARIA_STYLES, ...hashesOf(pages, INLINE_STYLE)],
    'style-src-attr': ["'none'"],
    // Pictures that the page itself has fetched are held in memory.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins, ...captcha],
    'manifest-src': ["'self'"],
    // The one of ours that keeps the offline page and shows notifications.
    'worker-src': ["'self'"],
    // The viewer of documents and, in the developer panel, emails; every other page of ours refuses to be framed.
    'frame-src': ["'self'", ...captcha],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...(captcha.length === 0 && !hasTracker ? [] : ['default']), 'cabinet-worker'],
  }
  return written(directives)
}

/**
 * The policy of the viewer, which reads documents of strangers. It has no origin, even when somebody opens it outside of
 * a frame; it may run its own scripts, a worker of its own making, and decoders of pictures, and reach no address.
 */
export const VIEWER_POLICY = written({
  'default-src': ["'none'"],
  sandbox: ['allow-scripts'],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ['blob:'],
  'style-src': ["'self'"],
  'img-src': ['blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['cabinet-viewer'],
})

/** The policy of the service worker: it asks this server for pages, and runs nothing but itself. */
export const WORKER_POLICY = written({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})

/** Answers of the API are data: nothing in them may load or run. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
