import { afterEach, describe, expect, test } from 'vitest'
import type { PartnerEvent } from '../src/index.ts'
import { type Answer, json, openServer, refusal, type TestServer } from './server.ts'

let server: TestServer
const serve = async (answer: Answer): Promise<TestServer> => {
  server = await openServer(answer)
  return server
}
afterEach(() => server.close())

const eventAt = (cursor: number): PartnerEvent => ({
  cursor: String(cursor),
  id: `event-${cursor}`,
  type: 'request.submitted',
  occurredAt: '2026-11-20T10:00:00Z',
  data: { id: `r${cursor}`, version: 1 },
})

/** A feed of some events; `most` in an answer. */
const feedOf =
  (count: number, most = 2): Answer =>
  (response, { url }) => {
    const after = Number(new URL(url, 'http://feed').searchParams.get('after'))
    const events = Array.from({ length: count }, (_, index) => eventAt(index + 1))
      .filter(({ cursor }) => Number(cursor) > after)
      .slice(0, most)
    json(response, 200, { events, cursor: events.at(-1)?.cursor ?? String(after) })
  }

const cursorsOf = async (feed: AsyncIterable<PartnerEvent>): Promise<string[]> => {
  const cursors: string[] = []
  for await (const { cursor } of feed) cursors.push(cursor)
  return cursors
}

describe('the feed', () => {
  test('gives every event after a cursor in its order, and ends with the last one when it need not wait', async () => {
    const { client, received } = await serve(feedOf(5))
    expect(await cursorsOf(client().events({ after: '1', waitSeconds: 0, limit: 2 }))).toEqual(['2', '3', '4', '5'])
    expect(received.map(({ url }) => url)).toEqual([
      '/api/v1/partner/events?after=1&limit=2&wait=0',
      '/api/v1/partner/events?after=3&limit=2&wait=0',
      '/api/v1/partner/events?after=5&limit=2&wait=0',
    ])
  })

  test('waits for more than there is, 25 seconds at a time, until the signal', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = feedOf(2)
    const { client, received } = await serve((response, request, attempt) => {
      if (attempt === 1) answer(response, request, attempt)
      else asked.resolve()
    })
    const stop = new AbortController()
    const read = cursorsOf(client().events({ after: '0', signal: stop.signal }))
    await asked.promise
    stop.abort()
    expect(await read).toEqual(['1', '2'])
    expect(received.at(-1)?.url).toBe('/api/v1/partner/events?after=2&limit=100&wait=25')
  })

  test('gives an event again to a program that has crashed before it stored the cursor', async () => {
    const { client } = await serve(feedOf(3))
    let stored = '0'
    const handled: string[] = []
    const work = async (failsAt: string): Promise<void> => {
      for await (const { id, cursor } of client().events({ after: stored, waitSeconds: 0 })) {
        handled.push(id)
        if (cursor === failsAt) throw new Error('Crash')
        stored = cursor
      }
    }
    await expect(work('2')).rejects.toThrow('Crash')
    await work('')
    expect(handled).toEqual(['event-1', 'event-2', 'event-2', 'event-3'])
    expect(stored).toBe('3')
  })

  test('does not give an event twice that somebody in between answers again', async () => {
    const page = { events: [eventAt(1), eventAt(2)], cursor: '2' }
    const { client } = await serve((response) => json(response, 200, page))
    expect(await cursorsOf(client().events({ after: '0', waitSeconds: 0 }))).toEqual(['1', '2'])
  })

  test('does not ask at once again who answers at once that nothing has happened', async () => {
    const askedAt: number[] = []
    const second = Promise.withResolvers<void>()
    const { client } = await serve((response, request, attempt) => {
      askedAt.push(performance.now())
      feedOf(0)(response, request, attempt)
      if (attempt === 2) second.resolve()
    })
    const stop = new AbortController()
    const read = cursorsOf(client().events({ after: '0', signal: stop.signal }))
    await second.promise
    stop.abort()
    expect(await read).toEqual([])
    expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(900)
  })

  test('retries temporary failures, and reports them', async () => {
    const answer = feedOf(1)
    const { client } = await serve((response, request, attempt) => {
      if (attempt === 1) response.destroy()
      else answer(response, request, attempt)
    })
    const kinds: string[] = []
    const cabinet = client({ onRetry: ({ error }) => kinds.push(error.kind) })
    expect(await cursorsOf(cabinet.events({ after: '0', waitSeconds: 0 }))).toEqual(['1'])
    expect(kinds).toEqual(['network'])
  })

  test('ends with a lasting error, or when failures last too long', async () => {
    const { client } = await serve((response, _, attempt) => {
      if (attempt === 1) json(response, 401, refusal('UNAUTHENTICATED'))
      else response.destroy()
    })
    await expect(cursorsOf(client().events({ after: '0' }))).rejects.toMatchObject({ status: 401 })
    await expect(cursorsOf(client().events({ after: '0', totalTimeoutMs: 0 }))).rejects.toMatchObject({
      kind: 'network',
    })
  })

  test('asks no more when the loop is left', async () => {
    const { client, received } = await serve(feedOf(5))
    for await (const { cursor } of client().events({ after: '0' })) if (cursor === '2') break
    expect(received).toHaveLength(1)
  })
})
