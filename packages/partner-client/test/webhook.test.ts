import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type PartnerEvent, verifyWebhook, WebhookError, type WebhookHeaders } from '../src/index.ts'

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes ...').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another one, 24 bytes ..').toString('base64')}`
const now = new Date('2026-11-27T14:00:00Z')
const seconds = now.getTime() / 1000

const delivered: PartnerEvent = {
  cursor: '1',
  id: 'event-1',
  type: 'claim.submitted',
  occurredAt: '2026-11-27T13:59:59Z',
  data: { id: 'c1', version: 1 },
}
const body = JSON.stringify(delivered)

const signatureOf = (secret: string, text: string, id = 'event-1', at = seconds): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')}`
}
const headersOf = (more: object = {}) => ({
  'webhook-id': 'event-1',
  'webhook-timestamp': String(seconds),
  'webhook-signature': signatureOf(SECRET, body),
  ...more,
})
const problemOf = (
  headers: WebhookHeaders,
  rawBody: string | Uint8Array = body,
  secrets: string | string[] = SECRET,
) => {
  try {
    verifyWebhook(headers, rawBody, secrets, { now })
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(WebhookError)
    expect(String(error)).not.toContain(SECRET.slice(6))
    return (error as WebhookError).problem
  }
}

describe('a delivery', () => {
  test.each([
    ['text', body],
    ['bytes', Buffer.from(body)],
  ])('that is signed gives its event, from %s', (_, rawBody) => {
    expect(verifyWebhook(headersOf(), rawBody, SECRET, { now })).toEqual(delivered)
    expect(verifyWebhook(new Headers(headersOf()), rawBody, SECRET, { now })).toEqual(delivered)
  })

  test('is signed as the specification of Standard Webhooks shows it', () => {
    const headers = {
      'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'Webhook-Timestamp': '1614265330',
      'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1a,else',
    }
    const check = () =>
      verifyWebhook(headers, '{"test": 2432232314}', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
        now: new Date(1_614_265_330_000),
      })
    // Its body is no event of ours, which is looked at when everything else is right.
    expect(check).toThrow(expect.objectContaining({ problem: 'body' }))
  })

  test('is taken while a secret is being replaced, on either side', () => {
    const both = `${signatureOf(OTHER, body)} ${signatureOf(SECRET, body)}`
    expect(problemOf(headersOf({ 'webhook-signature': both }))).toBe('none')
    expect(problemOf(headersOf({ 'webhook-signature': both }), body, OTHER)).toBe('none')
    expect(problemOf(headersOf(), body, [OTHER, SECRET])).toBe('none')
    expect(problemOf(headersOf(), body, OTHER)).toBe('signature')
  })

  test.each([
    ['a changed body', 'signature', headersOf(), body.replace('c1', 'c2')],
    ['a changed id', 'signature', headersOf({ 'webhook-id': 'event-2' }), body],
    ['a changed time', 'signature', headersOf({ 'webhook-timestamp': String(seconds + 1) }), body],
    [
      'a signature of another version',
      'signature',
      headersOf({ 'webhook-signature': signatureOf(SECRET, body).replace('v1', 'v2') }),
      body,
    ],
    [
      'a part of a signature',
      'signature',
      headersOf({ 'webhook-signature': signatureOf(SECRET, body).slice(0, 20) }),
      body,
    ],
    ['no signature', 'headers', headersOf({ 'webhook-signature': undefined }), body],
    ['two ids', 'headers', headersOf({ 'webhook-id': ['event-1', 'event-2'] }), body],
    ['a time in words', 'headers', headersOf({ 'webhook-timestamp': 'today' }), body],
  ])('with %s is not one of the platform', (_, problem, headers, rawBody) => {
    expect(problemOf(headers, rawBody)).toBe(problem)
  })

  test.each([
    [-3600, 'time'],
    [-301, 'time'],
    [-300, 'none'],
    [300, 'none'],
    [3600, 'time'],
  ])('that was sent %i seconds from now is judged: %s', (offset, problem) => {
    const at = seconds + offset
    const headers = { 'webhook-timestamp': String(at), 'webhook-signature': signatureOf(SECRET, body, 'event-1', at) }
    expect(problemOf(headersOf(headers))).toBe(problem)
  })

  test('that says nothing of an event is not taken, although it is signed', () => {
    const problems = ['null', '[]', 'text', '{"type":"x"}'].map((text) =>
      problemOf(headersOf({ 'webhook-signature': signatureOf(SECRET, text) }), text),
    )
    expect(new Set(problems)).toEqual(new Set(['body']))
  })
})

describe('a mistake of the receiver', () => {
  test.each([
    ['a body that was parsed', delivered as unknown as string, SECRET, /parsed already/],
    ['no secret', body, [], /no secret/],
    ['a key in place of a secret', body, 'ck_live_Zm9v', /not `whsec_`/],
    ['an empty secret', body, 'whsec_', /not `whsec_`/],
  ])('is said in a sentence that shows no secret: %s', (_, rawBody, secrets, sentence) => {
    expect(() => verifyWebhook(headersOf(), rawBody, secrets)).toThrow(sentence)
    expect(() => verifyWebhook(headersOf(), rawBody, secrets)).toThrow(TypeError)
  })
})
