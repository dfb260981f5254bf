import type { Endpoint } from '@cabinet/contract/endpoint'
import { pathOf } from '@cabinet/contract/client'
import { pages } from '@cabinet/contract/pages'
import { articles } from '@cabinet/contract/support/help'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { runtimeConfig, setRuntimeConfig } from '../../config/runtime-config.ts'
import { recordCallPath } from '../call-paths.ts'
import { cleanAddress } from './address.ts'
import { cleanEnvelope } from './report.ts'
import { cleanText } from './text.ts'
import { cleanVisit } from './visit.ts'

/** What must not leave, in spellings that people, programs and addresses use. */
const SECRETS = [
  '+7 916 123-45-67',
  '79161234567',
  '7707083893',
  '7707 083 893',
  'Соколов Михаил',
  'Mikhail Sokolov',
  'sokolov@firma.ru',
  'ООО «Ромашка»',
  'счёт romashka',
]
/** Parts that would give a secret away, whatever stands between them. */
const TRACES = /916|4567|7707|083|893|sokolov|соколов|михаил|mikhail|firma|ромашка|romashka/i

const traceIn = (value: unknown): string | undefined => {
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  return TRACES.exec(decodeURIComponent(written.replaceAll('%', '%25').replaceAll(/%25(?=[\dA-F]{2})/gi, '%')))?.[0]
}

const contract = import.meta.glob<Record<string, unknown>>('../../../../../../packages/contract/src/**/*.ts', {
  eager: true,
})
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value
const endpoints = Object.values(contract).flatMap((module) => Object.values(module).filter(isEndpoint))
const withParams = [...new Set(endpoints.map(({ path }) => path))].filter((path) => path.includes('{'))

beforeAll(async () => {
  fakeServer().answer(articles, { items: [] })
  await openPage(pages.help(), person(['USER', 'USER_ADMIN']))
  for (const { path } of endpoints) recordCallPath(path)
  setRuntimeConfig({ ...runtimeConfig(), matomo: { path: '/stats/', siteId: '7' } })
})

describe('addresses', () => {
  test('of every call lose what stands in them', () => {
    expect(withParams.length).toBeGreaterThan(50)
    for (const path of withParams) {
      for (const secret of SECRETS) {
        const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, secret]))
        const cleaned = cleanAddress(`/api${pathOf(path, params)}?search=${encodeURIComponent(secret)}#${secret}`)
        expect(traceIn(cleaned), path).toBeUndefined()
        expect(cleaned.startsWith(`${location.origin}/api/`), cleaned).toBe(true)
      }
    }
  })
  test.each([
    ['/profile/users/7707083893?x=1', '/profile/users/{id}'],
    ['/help?search=romashka#sokolov', '/help'],
    ['/sokolov/79161234567', '/*'],
    ['/assets/index-Bx3_1a.js?v=7707083893', '/assets/index-Bx3_1a.js'],
    ['/api/v1/user/7707083893', '/api/v1/user/{id}'],
    ['/api/sokolov', '/api/*'],
  ])('%s is told as %s', (address, told) => expect(cleanAddress(address)).toBe(location.origin + told))
  test.each([
    ['https://bank.example/client/7707083893?x=1', 'https://bank.example'],
    ['https://sokolov:secret@bank.example:8443/', 'https://bank.example:8443'],
    ['tel:+79161234567', 'tel:'],
    ['mailto:sokolov@firma.ru', 'mailto:'],
    ['data:text/plain,sokolov', 'data:'],
    ['blob:http://x/7707083893', 'blob:'],
  ])('of others: %s is told as %s', (address, told) => expect(cleanAddress(address)).toBe(told))
})

test.each([
  ['Request failed with status code 404', 'Request failed with status code 404'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=x', /^Minified React error #418; \*/],
  ["Cannot read properties of undefined (reading 'sokolov')", /^Cannot read properties of undefined \(reading '\*'\)$/],
  [
    'Failed to fetch dynamically imported module: /assets/a.js?7707083893',
    /^Failed to fetch dynamically imported module/,
  ],
  ['No routes matched location "/x?mobilePhone=%2B79161234567"', /./],
])('the message of an error says what broke: %s', (message, expected) => {
  expect(cleanText(message)).toMatch(expected)
  expect(traceIn(cleanText(message))).toBeUndefined()
})

/** One item of each kind as the library sends it; every text in it is replaced by a secret in its turn. */
const trace = {
  trace_id: 'a'.repeat(32),
  span_id: 'b'.repeat(16),
  op: 'pageload',
  data: { 'url.full': '/x', 'sentry.op': 'x' },
}
const spans = [{ ...trace, description: 'GET /api/v1/user', data: { url: '/x', 'http.url': '/y', x: 'z', phone: 'x' } }]
const breadcrumbs = [
  { category: 'navigation', timestamp: 1, data: { from: '/a', to: '/b' } },
  { category: 'fetch', type: 'http', data: { method: 'GET', url: '/a', status_code: 200 } },
  { category: 'console', level: 'error', message: 'x', data: { arguments: ['x', { y: 'z' }], logger: 'console' } },
  {
    category: 'ui.click',
    message: 'body > button[aria-label="x"]',
    data: { nodeId: 1, node: { textContent: 'x', attributes: { title: 'x' } } },
  },
]
const frames = [{ filename: '/x', function: 'f', lineno: 1, colno: 2, vars: { a: 'b' }, context_line: 'x' }]
const event = {
  event_id: 'c'.repeat(32),
  message: 'x',
  transaction: '/x',
  user: { id: 'x', email: 'x', ip_address: 'x' },
  extra: { __serialized__: { a: 'b' } },
  tags: { a: 'b', url: 'x' },
  contexts: { trace, custom: { a: 'b' }, response: { data: 'x' } },
  request: { url: '/x', headers: { Referer: 'x' }, query_string: 'x', data: 'x' },
  exception: { values: [{ type: 'Error', value: 'x', stacktrace: { frames } }] },
  breadcrumbs,
  spans,
  urls: ['/x'],
}
const element = { type: 2, id: 2, tagName: 'a', childNodes: [{ type: 3, id: 3, textContent: 'x' }] }
const attributes = {
  href: '/x',
  src: '/y',
  title: 'x',
  'aria-label': 'x',
  value: 'x',
  alt: 'x',
  class: 'x',
  'data-key': 'x',
  style: 'x',
  name: 'x',
  content: 'x',
}
const recording = [
  { type: 4, timestamp: 1, data: { href: '/x', width: 1, height: 2 } },
  { type: 2, timestamp: 1, data: { node: { type: 0, id: 1, childNodes: [{ ...element, attributes }] } } },
  {
    type: 3,
    timestamp: 1,
    data: {
      source: 0,
      texts: [{ id: 3, value: 'x' }],
      attributes: [{ id: 2, attributes }],
      adds: [{ parentId: 1, node: { ...element, attributes } }],
    },
  },
  { type: 3, timestamp: 1, data: { source: 5, id: 2, text: 'x', isChecked: true } },
  { type: 3, timestamp: 1, data: { source: 11, payload: ['x'] } },
  ...breadcrumbs.map((payload) => ({ type: 5, timestamp: 1, data: { tag: 'breadcrumb', payload } })),
  ...['navigation.push', 'resource.fetch'].map((op) => ({
    type: 5,
    timestamp: 1,
    data: { tag: 'performanceSpan', payload: { op, description: '/x', data: { request: { body: 'x' }, url: '/x' } } },
  })),
  { type: 5, timestamp: 1, data: { tag: 'unknown', payload: 'x' } },
  { type: 6, timestamp: 1, data: { plugin: 'x', payload: 'y' } },
]
const items: Record<string, unknown> = {
  event,
  transaction: { ...event, type: 'transaction' },
  replay_event: { ...event, type: 'replay_event' },
  span: { ...spans[0], attributes: { 'url.full': { value: '/x', type: 'string' }, x: { value: 'y', type: 'string' } } },
  session: { sid: 'd'.repeat(32), did: 'x', attrs: { release: '1', user_agent: 'x', ip_address: 'y' } },
  replay_recording: recording,
  log: { items: [{ body: 'x' }] },
  attachment: { data: 'x' },
  user_report: { comments: 'x', email: 'y' },
}

/** Copies of a value, in each of which one text is another. */
const withEachText = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text, `${value} ${text}`, `${value}?q=${text}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    withEachText(entry, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  )
}

const payloadOf = (type: string, value: unknown) =>
  type === 'replay_recording' ? `{"segment_id":0}\n${JSON.stringify(value)}` : value

describe.each(Object.keys(items))('a report of the kind %s', (type) => {
  test.each(SECRETS)('holds nothing of %s, wherever it stands', (secret) => {
    for (const item of withEachText(items[type], secret)) {
      const [head, sent] = cleanEnvelope([
        { trace: { transaction: `/x/${secret}` } },
        [[{ type }, payloadOf(type, item)]],
      ]) as [unknown, [object, unknown][]]
      // The length of a recording may happen to be the digits of a secret; that it is a length is tested below.
      const withoutLength = sent.map(([about, payload]) => [{ ...about, length: undefined }, payload])
      expect(traceIn([head, withoutLength]), JSON.stringify(item)).toBeUndefined()
    }
  })
})

test('what has been measured and where it broke stays in a report', () => {
  const [, sent] = cleanEnvelope([
    {},
    [[{ type: 'transaction' }, { ...event, spans, measurements: { lcp: { value: 12.5, unit: 'millisecond' } } }]],
  ])
  expect(sent).toEqual([
    [
      { type: 'transaction' },
      expect.objectContaining({
        exception: {
          values: [
            {
              type: 'Error',
              value: '*',
              stacktrace: { frames: [expect.objectContaining({ function: 'f', lineno: 1, colno: 2 })] },
            },
          ],
        },
        measurements: { lcp: { value: 12.5, unit: 'millisecond' } },
        spans: [expect.objectContaining({ description: `GET ${location.origin}/api/v1/user` })],
      }),
    ],
  ])
})

test('a recording stays a recording, and says its length', () => {
  const [, [item]] = cleanEnvelope([
    {},
    [[{ type: 'replay_recording', length: 1 }, payloadOf('replay_recording', recording)]],
  ]) as [unknown, [[{ length: number }, string]]]
  const [head, body] = item[1].split('\n')
  expect(head).toBe('{"segment_id":0}')
  expect((JSON.parse(body ?? '') as unknown[]).length).toBeGreaterThan(5)
  expect(item[0].length).toBe(new TextEncoder().encode(item[1]).length)
})

test.each(SECRETS)('a visit holds nothing of %s, in whatever parameter', (secret) => {
  const names =
    'action_name idsite url urlref link download search search_cat e_c e_a e_n cvar _cvar uid cid dimension1 c_n c_p c_t fa_name _rcn _rck _ref uadata cs new_param pv_id _id gt_ms ec_items'
  const request = names
    .split(' ')
    .map((name) => `${name}=${encodeURIComponent(secret)}&${name}=${encodeURIComponent(`/x?q=${secret}`)}`)
  for (const one of request) expect(traceIn(cleanVisit(one)), one).toBeUndefined()
})

test('a visit says which page, which control and which title', () => {
  const sent = Object.fromEntries(
    new URLSearchParams(
      cleanVisit(
        `idsite=7&rec=1&url=${encodeURIComponent(`${location.origin}/profile/users/77?x=1`)}&action_name=${encodeURIComponent('(3) Помощь — Соколов')}&e_c=click&e_a=auth.login.submit`,
      ),
    ),
  )
  expect(sent).toEqual({
    idsite: '7',
    rec: '1',
    url: `${location.origin}/profile/users/{id}`,
    action_name: 'Помощь',
    e_c: 'click',
    e_a: 'auth.login.submit',
  })
})
