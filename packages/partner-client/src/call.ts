/** One call of the partner API, as far as the client has to know it while it runs. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Below `/api`, parameters in braces. */
  readonly path: string
  /** The answer is a file and not JSON. */
  readonly isDownload?: true
  /** The body is a form with a file. */
  readonly isUpload?: true
  /** A write that says nothing but that it is made. */
  readonly isBare?: true
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

const toCamelCase = (segment: string): string =>
  segment.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Where a call is in the client: `/v1/partner/bank/request/{id}/ask-document` is `bank.request.askDocument`.
 *
 * The version of the API promises its addresses, so names that are made from them stay as well. An address that ends
 * with a thing and not with what happened to it is read by `get` or `list`, and written by `save`; the one thing of a kind
 * of its own, the sandbox, is read by `get`, and what follows it happens to it: `sandbox.reset`.
 */
export const nameOf = ({ method, path, isDownload }: Call): readonly string[] => {
  const [, , , ...segments] = path.split('/')
  const names = segments.filter((segment) => !isParameter(segment)).map(toCamelCase)
  if (isParameter(segments.at(-1) ?? '') || isDownload) return [...names, 'get']
  if (method === 'GET') return [...names, names.length > 1 ? 'list' : 'get']
  return names.length > 2 || names[0] === 'sandbox' ? names : [...names, 'save']
}

/** Names of the parameters of a path, in its order. */
export const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
