import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/** Where calls are bounded in time and size: HTTP to services that we know, and to addresses that people name. */
const bounded = new Set(['apps/api/src/kernel/outgoing.ts', 'apps/api/src/platform/target.ts'])

/** Ways past the bounds. */
const ways = [
  // Rows are fetched by SQL, too, and a client of ours is given the bounded way under this name.
  { what: 'fetch', pattern: /\bfetch\b(?! \$\{|: \(input, init\) => callOut\()/ },
  { what: 'a request with a signal of its own', pattern: /\bAbortSignal\s*\.\s*(?:timeout|any)\b/ },
  {
    what: 'a client of Node.js',
    pattern: /\{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\}\s*from\s*'node:(?:https?|http2|net|tls)'/,
  },
  { what: 'a client of its own', pattern: /from\s*'(?:undici|axios|got|node-fetch)'/ },
]

/**
 * Every HTTP call of the server to others goes through the helpers that limit it in time and size. A signal that is
 * given to `new Request` alone is forgotten at the next garbage collection, and the call then waits for ever.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each file that calls others by itself.
 */
export function outgoingProblems(sources) {
  return sources
    .filter(({ path }) => /^apps\/(?:api|demo)\/src\//.test(path) && !bounded.has(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(path, text)
      return ways
        .filter(({ pattern }) => pattern.test(code))
        .map(({ what }) => `${path} uses ${what}: call others through apps/api/src/kernel/outgoing.ts.`)
    })
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {string} The text with its comments taken out.
 */
function withoutComments(path, text) {
  return parseSync(path, text).comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  )
}
