import { runtimeConfig } from '../../config/runtime-config.ts'
import {
  address,
  byKind,
  type Clean,
  code,
  either,
  fieldsOf,
  flag,
  id,
  list,
  measured,
  only,
  share,
  name,
  number,
  object,
  moment,
  text,
  version,
} from './shape.ts'
import { recordingCleaner } from './recording.ts'

/** `GET /api/v1/user`, an address, or the name of a measure; a path through the page is none, it quotes labels. */
const what: Clean = (value) => {
  if (typeof value !== 'string') return undefined
  const [, method = '', rest = ''] = /^((?:GET|POST|PUT|PATCH|DELETE|HEAD) )?(.*)$/s.exec(value) ?? []
  return /^(?:https?:)?\//.test(rest) ? method + String(address(rest)) : name(value)
}

/** A class of errors: the name of any other is a text like its message. */
const errorName: Clean = (value) =>
  typeof value === 'string' && /^[A-Z][A-Za-z]{0,40}(?:Error|Exception|Rejection|Ended|Failure)$/.test(value)
    ? value
    : 'Error'

const ADDRESSES = /(?:^|[._])(?:url|full|href|path|target|template|to|from)$/i
const WORDS = /^(?:sentry\.(?:op|origin|source)|(?:http\.)?(?:request[._])?method|type|status|effectiveConnectionType)$/
const attribute = (key: string, value: unknown): unknown =>
  ADDRESSES.test(key) ? what(value) : WORDS.test(key) ? name(value) : either(measured, flag)(value)
/** What a span or a breadcrumb measures. */
const attributes: Clean = fieldsOf((key, value) =>
  // Of spans that are sent one by one each value says its type.
  typeof value === 'object'
    ? object({ value: (inner) => attribute(key, inner), type: name, unit: name })(value)
    : attribute(key, value),
)

const breadcrumb: Clean = (value) =>
  object({
    type: name,
    category: name,
    level: name,
    timestamp: number,
    // What was pressed has the name of its control (sentry.ts).
    message: String((value as { category?: unknown } | null)?.category).startsWith('ui.') ? name : text,
    data: attributes,
  })(value)

const frame = object({ filename: address, function: code, lineno: number, colno: number, in_app: flag })
const exception = object({
  type: errorName,
  value: text,
  mechanism: object({ type: name, handled: flag, exception_id: number, parent_id: number }),
  stacktrace: object({ frames: list(frame) }),
})

const span = object({
  span_id: id,
  trace_id: id,
  parent_span_id: id,
  segment_id: id,
  op: name,
  name: what,
  description: what,
  origin: name,
  status: name,
  start_timestamp: number,
  timestamp: number,
  end_timestamp: number,
  is_segment: flag,
  exclusive_time: number,
  data: attributes,
  attributes,
})

const release = only(() => runtimeConfig().release)
const publicKey = only(() => new URL(runtimeConfig().sentryDsn ?? location.href).username)
const sdk = object({ name, version, settings: object({ infer_ip: name }) })
const measure = object({ value: number, unit: name })

const event = object({
  event_id: id,
  type: name,
  platform: name,
  level: name,
  timestamp: number,
  start_timestamp: number,
  release,
  environment: name,
  sdk,
  message: text,
  transaction: what,
  transaction_info: object({ source: name }),
  request: object({ url: address }),
  exception: object({ values: list(exception) }),
  breadcrumbs: list(breadcrumb),
  spans: list(span),
  measurements: fieldsOf((_, value) => measure(value)),
  contexts: object({ trace: span, replay: object({ replay_id: id }) }),
  tags: object({ replayId: id }),
  debug_meta: object({ images: list(object({ type: name, code_file: address, debug_id: id })) }),
  // Of recordings.
  replay_id: id,
  replay_type: name,
  replay_start_timestamp: number,
  segment_id: number,
  error_ids: list(id),
  trace_ids: list(id),
  urls: list(address),
})

const session = object({
  sid: id,
  init: flag,
  started: moment,
  timestamp: moment,
  status: name,
  errors: number,
  duration: number,
  attrs: object({ release, environment: name }),
})

/** Whatever the library sends has one of these kinds; texts of people, files and logs are none of ours. */
const payloads: Readonly<Record<string, Clean>> = {
  event,
  transaction: event,
  replay_event: event,
  replay_recording: recordingCleaner({
    breadcrumb,
    performanceSpan: object({
      op: name,
      description: what,
      startTimestamp: number,
      endTimestamp: number,
      data: attributes,
    }),
    options: fieldsOf((_, value) => either(measured, flag)(value)),
  }),
  span: (value) =>
    (typeof value === 'object' && value !== null && 'items' in value ? object({ items: list(span) }) : span)(value),
  session,
  client_report: object({
    timestamp: number,
    discarded_events: list(object({ reason: name, category: name, quantity: number })),
  }),
}

const header = object({
  event_id: id,
  sent_at: moment,
  sdk,
  trace: object({
    trace_id: id,
    public_key: publicKey,
    sample_rate: share,
    sample_rand: share,
    sampled: share,
    release,
    environment: name,
    transaction: what,
    replay_id: id,
  }),
})

const itemHeader = byKind(
  'type',
  Object.fromEntries(
    Object.keys(payloads).map((type) => [
      type,
      object({ type: name, item_count: number, content_type: (value) => value }),
    ]),
  ),
)

/**
 * Everything that goes to the collector of errors, right before it goes: fields that are known, each as its kind of value
 * may leave. What is not known, in a new release of the library for example, stays here.
 *
 * @param envelope of the reporting library: a header and items, each of a header and a payload
 * @returns the same shape
 */
export const cleanEnvelope = (
  envelope: readonly [unknown, readonly (readonly [unknown, unknown])[]],
): [unknown, unknown[]] => [
  header(envelope[0]),
  envelope[1].flatMap(([about, payload]) => {
    const type = (about as { readonly type?: unknown } | null)?.type
    const cleaned = payloads[String(type)]?.(payload)
    if (cleaned === undefined) return []
    const size = typeof cleaned === 'string' ? { length: new TextEncoder().encode(cleaned).length } : {}
    return [[Object.assign({}, itemHeader(about), size), cleaned]]
  }),
]
