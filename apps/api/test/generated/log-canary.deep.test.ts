import { Writable } from 'node:stream'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { party } from '../support/partner.ts'
import { allEndpoints, endsSessions, fieldsOf, sampleOf } from '../support/operations.ts'

/** Values that a log must not hold: a word, and a number as long as a taxpayer number. */
const CANARIES = ['canary-7f3a9c51e2b8', '779988776655'] as const
/** A key of the form that the address of the courier's webhook takes. */
const KEY = 'canary_7f3a9c51e2b8_key'
const TRACES = /canary.7f3a9c51e2b8|779988776655/

const endpoints = (await allEndpoints()).filter(({ id }) => !endsSessions(id))
/** The id of a request is the caller's to choose, and is there to be found in the log. */
const HEADERS = ['referer', 'user-agent', 'accept-language', 'cookie', 'x-captcha-token', 'idempotency-key', 'x-canary']

/** The same value with every text in it replaced. */
const withEachText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((entry) => withEachText(entry, text))
  if (typeof value !== 'object' || value === null || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withEachText(entry, text)]))
}

describe('the log', () => {
  let cabinet: Cabinet
  let log = ''
  let owner = ''
  let operator = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(anyKind(), { logStream, variables: { LOG_LEVEL: 'trace' } })
    owner = await cabinet.tokenOf('P1')
    operator = await cabinet.tokenOf('P8')
  })
  afterAll(() => cabinet.remove())

  const ask = async (endpoint: Endpoint, value: string, token: string | undefined) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const known = fieldsOf(endpoint.query).map(({ name }) => [name, value])
    const sample = endpoint.body && sampleOf(endpoint.body)
    await cabinet.call(endpoint, {
      params: Object.fromEntries(names.map((name) => [name, value])),
      query: { ...Object.fromEntries(known), canary: value },
      ...(sample !== undefined && { body: withEachText(sample, value) }),
      headers: Object.fromEntries(HEADERS.map((name) => [name, value])),
      token,
    })
  }

  it('holds nothing of an address, a header or a body of any call, told in whatever way it fails', async () => {
    for (const endpoint of endpoints) {
      await ask(endpoint, KEY, owner)
      await ask(endpoint, CANARIES[1], operator)
      cabinet.platform.faults.clear()
      cabinet.clock.setShiftMinutes(0)
    }
    expect(log).toContain('"route":"/api/v1/sender/webhook/:key"')
    expect(
      log
        .split('\n')
        .filter((line) => TRACES.test(line))
        .slice(0, 3),
    ).toEqual([])
  })

  it('holds nothing of a partner', async () => {
    const before = log.length
    for (const endpoint of endpoints) {
      if (endpoint.access.session || endpoint.access.bearer !== 'partner') continue
      await ask(endpoint, KEY, demoKey(cabinet.platform.secrets, party.meridian).key)
      await ask(endpoint, CANARIES[1], demoKey(cabinet.platform.secrets, party.insurer).key)
    }
    expect(log.length).toBeGreaterThan(before)
    expect(
      log
        .split('\n')
        .filter((line) => TRACES.test(line))
        .slice(0, 3),
    ).toEqual([])
  })

  it('holds nothing of an address that leads nowhere or cannot be read', async () => {
    for (const value of CANARIES) {
      for (const url of [
        `/${value}`,
        `/api/${value}?q=${value}`,
        `/api/v1/user/${value}/x`,
        `/assets/${value}.js`,
        `/%zz${value}`,
        `/stats/${value}`,
        `/api/v1/user?x=${value}%zz`,
        `/api/docs/${value}`,
      ]) {
        await cabinet.app.inject({ url, headers: { referer: `https://x/${value}` } })
        await cabinet.app.inject({
          url,
          method: 'POST',
          payload: `{"a": ${value}`,
          headers: { 'content-type': 'application/json' },
        })
      }
    }
    expect(
      log
        .split('\n')
        .filter((line) => TRACES.test(line))
        .slice(0, 3),
    ).toEqual([])
  })

  it('names the ids that a call was about, and no other part of its address', async () => {
    const before = log.length
    await cabinet.app.inject({ url: '/api/v1/file/00000000-0000-4000-8000-000000000000/info' })
    const line = log
      .slice(before)
      .split('\n')
      .find((one) => one.includes('"answered"'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      route: '/api/v1/file/:id/info',
      ids: { id: '00000000-0000-4000-8000-000000000000' },
    })
  })

  it('nor do the metrics', async () => {
    const { createMetrics } = await import('../../src/platform/metrics.ts')
    const { default: fastify } = await import('fastify')
    const metrics = createMetrics()
    const app = fastify()
    metrics.observe(app)
    app.get('/a/:key', () => ({}))
    for (const value of CANARIES) {
      await app.inject({ url: `/a/${value}?q=${value}` })
      await app.inject({ url: `/${value}` })
    }
    expect(await metrics.registry.metrics()).not.toMatch(TRACES)
    await app.close()
  })
})
