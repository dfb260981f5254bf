import type { AxiosResponse } from 'axios'
import type { Endpoint, FileResponse, Schema } from './endpoint.ts'

/** What of a schema tells an object that has its outline; the rest of it is the server's own promise. */
interface Outline {
  readonly _zod: {
    readonly def: { readonly type: string; readonly shape?: Readonly<Record<string, Outline>> }
    readonly optout?: 'optional'
    run(
      payload: { value: unknown; issues: unknown[] },
      context: { async: false },
    ): { issues: unknown[] } | Promise<unknown>
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field that is always there is there: enough to tell an answer from a page, from nothing, and from `{}`. */
const hasOutline = ({ _zod: { def } }: Outline, value: unknown): boolean => {
  if (def.type === 'array') return Array.isArray(value)
  if (def.type !== 'object') return value !== undefined && value !== '' && typeof value !== 'string'
  if (!isRecord(value)) return false
  return Object.entries(def.shape ?? {}).every(([name, field]) => name in value || field._zod.optout === 'optional')
}

/** The schema itself parses: the parser that stands around it would weigh on the first page. */
const isWhole = ({ _zod }: Outline, value: unknown): boolean => {
  const result = _zod.run({ value: structuredClone(value), issues: [] }, { async: false })
  return 'issues' in result && result.issues.length === 0
}

const essenceOf = (type: unknown): string =>
  String(type ?? '')
    .replace(/;.*/, '')
    .trim()
    .toLowerCase()

/** Types that stand for a page or a message of somebody in between, unless the call answers just that. */
const OTHERS = new Set(['text/html', 'application/xhtml+xml', 'application/json', 'text/plain'])

const isFile = ({ contentTypes }: FileResponse, data: unknown): boolean => {
  if (!(data instanceof Blob) || data.size === 0) return false
  const type = essenceOf(data.type)
  return !OTHERS.has(type) || contentTypes.includes(type)
}

/** Whether an answer is a page for people: proxies, filters and portals put one in the place of any answer. */
export const isPage = ({ data, headers }: Pick<AxiosResponse, 'data' | 'headers'>): boolean =>
  essenceOf(headers['content-type']) === 'text/html' || (typeof data === 'string' && data.trim().startsWith('<'))

/**
 * Whether a good answer is one of this call: its status, a file of its kind, or JSON with every field that is always there
 * (and all of it as declared when the call is `isCheckedWhole`). Anything else did not come from our server.
 */
export const isAnswerOf = (
  { response, status, isCheckedWhole }: Endpoint,
  answer: Pick<AxiosResponse, 'data' | 'headers' | 'status'>,
): boolean => {
  if (answer.status !== status) return false
  if (response === undefined) return true
  if ('kind' in response) return isFile(response, answer.data)
  if (isPage(answer)) return false
  const outline = response as Schema as unknown as Outline
  return hasOutline(outline, answer.data) && (!isCheckedWhole || isWhole(outline, answer.data))
}

/**
 * Whether the server has refused a call: then it was not done, and its own words say why. A failure of the server, a page
 * of somebody in between and silence leave open whether it was.
 */
export const isRefusal = (response: Pick<AxiosResponse, 'data' | 'headers' | 'status'> | undefined): boolean =>
  response !== undefined && response.status >= 400 && response.status < 500 && !isPage(response)
