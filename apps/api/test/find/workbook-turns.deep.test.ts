import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { can } from '@cabinet/contract/access'
import { pathOf } from '@cabinet/contract/client'
import { type Endpoint, type FormBody, isForm } from '@cabinet/contract/endpoint'
import { contentTypes } from '@cabinet/contract/file'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sheet } from '../../src/platform/excel/sheet.ts'
import {
  createWorkbooks,
  type MakeContent,
  type Reader,
  type WorkbookLimits,
} from '../../src/platform/excel/workbooks.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints, sampleOf } from '../support/operations.ts'

const limits: WorkbookLimits = {
  reading: { running: 1, runningOfOwner: 1, waiting: 6, waitingOfOwner: 3 },
  batches: { running: 1, runningOfOwner: 1 },
  open: { ofOwner: 3, ofAll: 5 },
}

const bounds = { maxRows: 10, maxColumns: 2 }
const EMPTY: Sheet = { rows: [], isCut: false }
const readerOf = (owner: string, signal = new AbortController().signal): Reader => ({ owner, signal })

describe('workbooks that are read', () => {
  it('take turns by organization, and more of one than may wait is refused with the time to come again', async () => {
    const read: string[] = []
    const workbooks = createWorkbooks(limits, async ({ path }) => {
      read.push(path)
      await setImmediate()
      return EMPTY
    })
    const send = (path: string) => workbooks.read({ name: 'a.xlsx', path }, bounds, readerOf(path.charAt(0)))
    const sent = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1'].map(send)
    const results = await Promise.allSettled(sent)
    expect(read).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refused).toMatchObject([
      { status: 429, retryAfterSeconds: 15 },
      { status: 429, retryAfterSeconds: 15 },
    ])
  })

  it('are too many for all when many organizations send some', async () => {
    const workbooks = createWorkbooks(limits, () => new Promise(() => {}))
    for (const owner of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      void workbooks.read({ name: 'a.xlsx', path: owner }, bounds, readerOf(owner))
    }
    await expect(workbooks.read({ name: 'a.xlsx', path: 'h' }, bounds, readerOf('h'))).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 15,
    })
  })

  it('are not read for somebody who has left', async () => {
    const read: string[] = []
    const { promise, resolve } = Promise.withResolvers<Sheet>()
    const workbooks = createWorkbooks(limits, ({ path }) => {
      read.push(path)
      return promise
    })
    const leaving = new AbortController()
    const first = workbooks.read({ name: 'a.xlsx', path: 'a1' }, bounds, readerOf('a'))
    const left = workbooks.read({ name: 'a.xlsx', path: 'a2' }, bounds, readerOf('a', leaving.signal))
    leaving.abort()
    await expect(left).rejects.toMatchObject({ status: 503 })
    resolve(EMPTY)
    await first
    expect(read).toEqual(['a1'])
  })
})

describe('downloads of workbooks', () => {
  /** A download of many batches, none of which is ready before it is let go. */
  const trial = () => {
    const begun: string[] = []
    const gates: (() => void)[] = []
    const make =
      (name: string): MakeContent =>
      async (takeTurn) => {
        const batch = () =>
          takeTurn(async () => {
            begun.push(name)
            await new Promise<void>((resolve) => {
              gates.push(resolve)
            })
          })
        await batch()
        const pieces = async function* () {
          for (;;) {
            yield Buffer.alloc(16 * 1024)
            await batch()
          }
        }
        return Readable.from(pieces(), { objectMode: false })
      }
    const passOne = async (): Promise<void> => {
      gates.shift()?.()
      await setImmediate()
    }
    return { workbooks: createWorkbooks(limits), make, begun, passOne }
  }

  it('take turns by organization for every batch', async () => {
    const { workbooks, make, begun, passOne } = trial()
    const names = ['a1', 'a2', 'a3', 'b1']
    for (const name of names) {
      void workbooks.open(make(name), readerOf(name.charAt(0))).then((stream) => stream.resume())
    }
    for (let count = 0; count < 8; count += 1) await passOne()
    expect(begun.slice(0, 6).map((name) => name.charAt(0))).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  })

  it('are counted: more of one organization than may be under way are refused, those of others are not', async () => {
    const { workbooks, make } = trial()
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void workbooks.open(make(name), readerOf(name.charAt(0)))
    const more = (owner: string) => workbooks.open(make(`${owner}9`), readerOf(owner))
    await expect(more('a')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 15 })
    await expect(more('d')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 15 })
  })

  it('that are broken off, wherever they are, hold up nobody and count no more', async () => {
    const { workbooks, make, begun, passOne } = trial()
    const leaving = new AbortController()
    const broken = ['a1', 'a2', 'a3'].map((name) => workbooks.open(make(name), readerOf('a', leaving.signal)))
    const failures = broken.map((opening) => opening.catch((error: unknown) => error))
    // One is sent already and stands still; one reads; one waits.
    await passOne()
    const stream = await broken[0]
    expect(begun).toEqual(['a1', 'a2'])
    leaving.abort()
    await passOne()
    await expect.poll(() => stream?.destroyed).toBe(true)
    expect(await failures[2]).toMatchObject({ status: 503 })
    const next = workbooks.open(make('b1'), readerOf('b'))
    const own = ['a4', 'a5', 'a6'].map((name) => workbooks.open(make(name), readerOf('a')))
    for (let count = 0; count < 4; count += 1) await passOne()
    for (const opened of [await next, ...(await Promise.all(own))]) opened.destroy()
    expect(begun.slice(2)).toEqual(['b1', 'a4', 'a5', 'a6'])
  })
})

describe('every call', () => {
  let cabinet: Cabinet
  let people: readonly { readonly user: CurrentUser; readonly token: string }[]

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    people = await Promise.all(
      ['P1', 'P8'].map(async (key) => {
        const token = await cabinet.tokenOf(key)
        return { token, user: (await cabinet.call<CurrentUser>(current, { token })).body }
      }),
    )
  })
  afterAll(() => cabinet.remove())
  afterEach(() => vi.restoreAllMocks())

  const readerFor = ({ id, access }: Endpoint) => {
    const found = people.find(({ user }) => access.session && can(user.roles, access.permissions))
    if (!found) throw new Error(`Nobody of the demo may call ${id}`)
    return found
  }
  const ownerFor = (endpoint: Endpoint): string => {
    const { user } = readerFor(endpoint)
    return user.organization?.id ?? user.id
  }

  it('that exports a register gives its batches the turns of the organization', async () => {
    const exports = (await allEndpoints()).filter(
      ({ id, response }) =>
        /[eE]xcel$/.test(id) && response && 'kind' in response && response.contentTypes.includes(contentTypes.xlsx),
    )
    expect(exports.length).toBeGreaterThan(20)
    for (const endpoint of exports.filter(({ params }) => params === undefined)) {
      const open = vi.spyOn(cabinet.platform.workbooks, 'open')
      const body = endpoint.method === 'POST' ? { body: {} } : {}
      const { status } = await cabinet.call(endpoint, { ...body, token: readerFor(endpoint).token })
      expect([endpoint.id, status, open.mock.calls.map(([, { owner }]) => owner)]).toEqual([
        endpoint.id,
        200,
        [ownerFor(endpoint)],
      ])
      open.mockRestore()
    }
  })

  it('that reads a workbook waits for the turn of the organization', async () => {
    const file = new File([Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['x']] }] }))], 'a.xlsx')
    const forms = (await allEndpoints()).filter(({ body, access }) => isForm(body) && access.session)
    const reading: string[] = []
    for (const endpoint of forms) {
      const read = vi.spyOn(cabinet.platform.workbooks, 'read')
      const body = { ...(sampleOf(endpoint.body as FormBody) as object), file }
      await cabinet.call(endpoint, { body, token: readerFor(endpoint).token })
      for (const [, , { owner }] of read.mock.calls) {
        expect([endpoint.id, owner]).toEqual([endpoint.id, ownerFor(endpoint)])
        reading.push(endpoint.id)
      }
      read.mockRestore()
    }
    expect(reading).toEqual(['debtor-import.check', 'debtor-import.marked', 'debtor-import.commit'])
  })

  it('of a register lets go of its turn when its reader breaks it off', async () => {
    const endpoint = (await allEndpoints()).find(({ id }) => id === 'colleague.excel')
    if (!endpoint) throw new Error('The export of people has another name')
    const address = new URL(await cabinet.app.listen({ port: 0, host: '127.0.0.1' }))
    const { workbooks } = cabinet.platform
    const real = workbooks.open.bind(workbooks)
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    let signal: AbortSignal | undefined
    vi.spyOn(workbooks, 'open').mockImplementation((make, reader) => {
      signal = reader.signal
      return real(async (takeTurn) => {
        hold()
        // Nothing but the reader who leaves ends this batch.
        await takeTurn(
          () =>
            new Promise<void>((_resolve, reject) => {
              reader.signal.addEventListener('abort', () => reject(new Error('left')), { once: true })
            }),
        )
        return make(takeTurn)
      }, reader)
    })
    const sent = request(new URL(`/api${pathOf(endpoint.path)}`, address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${readerFor(endpoint).token}`,
        'content-type': 'application/json',
      },
    })
    sent.on('error', () => {})
    sent.end('{}')
    await isHeld
    expect(signal?.aborted).toBe(false)
    sent.destroy()
    await expect.poll(() => signal?.aborted).toBe(true)
    vi.restoreAllMocks()
    const again = await cabinet.call(endpoint, { body: {}, token: readerFor(endpoint).token })
    expect(again.status).toBe(200)
  })
})
