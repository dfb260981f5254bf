import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { logResponses, loggerOptions } from '../../src/platform/logging.ts'

describe('the log of answers', () => {
  it('is not buried by partners that read, and tells of what they change and of what they are refused', async () => {
    let log = ''
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    const app = Fastify({ logger: loggerOptions({ logLevel: 'info' }, stream), disableRequestLogging: true })
    logResponses(app)
    app.get('/api/v1/partner/events', () => ({}))
    app.get('/api/v1/partner/bank/agreement', () => ({}))
    app.post('/api/v1/partner/bank/supply', () => ({}))
    app.get('/api/v1/partner/bank/request/:id', (_request, reply) => reply.code(404).send({}))
    app.get('/api/v1/user', () => ({}))
    for (const [method, url] of [
      ['GET', '/api/v1/partner/events?wait=1'],
      ['GET', '/api/v1/partner/bank/agreement'],
      ['POST', '/api/v1/partner/bank/supply'],
      ['GET', '/api/v1/partner/bank/request/1'],
      ['GET', '/api/v1/user'],
    ] as const) {
      await app.inject({ method, url })
    }
    await app.close()
    const reported = log.split('\n').filter((line) => line.includes('"answered"'))
    expect(reported.map((line) => (JSON.parse(line) as { route: string }).route)).toEqual([
      '/api/v1/partner/bank/supply',
      '/api/v1/partner/bank/request/:id',
      '/api/v1/user',
    ])
  })
})
