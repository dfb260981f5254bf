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
  /** Origin of the bot check, when it is on. */
  readonly captchaOrigin: string | null
  /** The tracker's script is fetched from our own origin, which the page then has to allow by a policy. */
  readonly hasTracker: boolean
  /** The page shows letters of our own origin in a frame; only the developer panel does. */
  readonly framesOwnPages: boolean
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

/** The content security policy of the pages of the web application. */
export const pagePolicy = ({
  pages,
  captchaOrigin,
  hasTracker,
  framesOwnPages,
  connectOrigins,
}: PolicyNeeds): string => {
  const captcha = captchaOrigin === null ? [] : [captchaOrigin]
  // Files that the page itself has fetched, held in memory: pictures, and documents in a frame.
  const files = 'blob:'
  const frames = [...(framesOwnPages ? ["'self'"] : []), files, ...captcha]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(pages, INLINE_SCRIPT), ...captcha],
    'style-src-elem': ["'self'", ...REACT_ARIA_STYLES, ...hashesOf(pages, INLINE_STYLE)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', files],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins, ...captcha],
    'manifest-src': ["'self'"],
    'frame-src': frames,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [captchaOrigin === null && !hasTracker ? "'none'" : 'default'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Answers of the API are data: nothing in them may load or run. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
