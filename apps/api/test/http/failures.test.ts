import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '../../src/kernel/http-error.ts'
import { answerErrors } from '../../src/platform/error-handler.ts'

const failing = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

describe('what the server cannot help at the moment', () => {
  const log: string[] = []
  const app = fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } })
  let thrown: Error

  beforeAll(async () => {
    answerErrors(app)
    app.get('/', () => {
      throw thrown
    })
    await app.ready()
  })
  afterAll(() => app.close())

  it.each([
    ['a full disk', failing('no space left on device', 'ENOSPC')],
    ['a used up quota', failing('disk quota exceeded', 'EDQUOT')],
    ['a database that has gone away', failing('terminating connection', '57P01')],
    ['a database that refuses connections', failing('connect', 'ECONNREFUSED')],
    ['a frozen database', failing('Query read timeout')],
    ['a connection that was given up', failing('Client was closed and is not queryable')],
  ])('%s is 503, and says when to come again', async (_, error) => {
    thrown = error
    const response = await app.inject({ url: '/' })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('15')
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', message: 'Сервис временно недоступен' })
  })

  it.each([
    ['refused on purpose is logged by its code', errors.unavailable(), { code: 'UNAVAILABLE' }, undefined],
    ['broken is logged with where', failing('connect', 'ECONNREFUSED'), {}, expect.stringContaining('at ')],
  ])('what is %s', async (_, error, said, stack) => {
    thrown = error
    log.length = 0
    await app.inject({ url: '/' })
    const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'call could not be served')
    expect(line).toMatchObject(said)
    expect(line.err?.stack).toEqual(stack)
  })

  it('a value that its column cannot have is 400', async () => {
    thrown = failing('date out of range', '22008')
    expect((await app.inject({ url: '/' })).statusCode).toBe(400)
  })

  it('a mistake of ours is 500 and tells nothing', async () => {
    thrown = failing('secret detail')
    const response = await app.inject({ url: '/' })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
  })
})
