import { readdir, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { download, type FileInfo, type FilePurpose, find, info, remove, upload } from '@cabinet/contract/file'
import { read as image } from '@cabinet/contract/image'
import { write } from '@cabinet/contract/support/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { reseed } from '@cabinet/demo/seed'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { contents, fileOf, png } from '../support/sample-files.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

/** P1 owns the organization of P2, who waits for confirmation, and of P11, who is an ordinary user; P5 is elsewhere. */
const people = ['P1', 'P2', 'P11', 'P5', 'P8'] as const
type Key = (typeof people)[number]

interface Page {
  readonly content: FileInfo[]
  readonly totalElements: number
}

describe.each(databaseKinds())('files on $name', (kind) => {
  let cabinet: Cabinet
  let log = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(kind, { logStream, variables: { LOG_LEVEL: 'error' } })
  })
  afterAll(() => cabinet.remove())

  const send = async (key: Key, file: File = fileOf('Полис № 7.pdf')): Promise<FileInfo> => {
    const body = { purpose: 'CLAIM_DOCUMENT', file }
    const response = await cabinet.call<FileInfo>(upload, { body, token: await cabinet.tokenOf(key) })
    expect(response.status).toBe(201)
    return response.body
  }
  const sendFor = async (purpose: FilePurpose): Promise<FileInfo> => {
    const body = { purpose, file: fileOf('Договор.pdf') }
    return (await cabinet.call<FileInfo>(upload, { body, token: await cabinet.tokenOf('P11') })).body
  }
  const ask = async <Body>(
    endpoint: typeof info | typeof download | typeof image | typeof remove,
    key: Key,
    id: string,
  ) => cabinet.call<Body>(endpoint, { params: { id }, token: await cabinet.tokenOf(key) })
  const search = async (key: Key, body: object = {}) =>
    cabinet.call<Page>(find, { body, token: await cabinet.tokenOf(key) })

  it.each([
    ['P1', { P1: 200, P2: 404, P11: 200, P5: 404, P8: 404 }],
    // Whom the owner has not let in keeps files for nobody but the own person.
    ['P2', { P1: 404, P2: 200, P11: 404, P5: 404, P8: 404 }],
    ['P11', { P1: 200, P2: 404, P11: 200, P5: 404, P8: 404 }],
    ['P5', { P1: 404, P2: 404, P11: 404, P5: 200, P8: 404 }],
    ['P8', { P1: 404, P2: 404, P11: 404, P5: 404, P8: 200 }],
  ] as const)('a file of %s is open to exactly %j', async (uploader, statuses) => {
    const { id } = await send(uploader, fileOf('Снимок.png', png(10, 20)))
    for (const endpoint of [info, download, image]) {
      for (const key of people)
        expect((await ask(endpoint, key, id)).status, `${endpoint.id} by ${key}`).toBe(statuses[key])
    }
  })

  it('that nobody has, or whose id is none, are not found', async () => {
    for (const id of [newId(), 'not-an-id', '..%2f..']) {
      for (const endpoint of [info, download, image, remove]) {
        const response = await ask<{ code: string }>(endpoint, 'P1', id)
        expect([response.status, response.body.code]).toEqual([404, 'NOT_FOUND'])
      }
    }
  })

  it('tell what they are', async () => {
    const sent = await send('P1', fileOf('Снимок.png', png(320, 200)))
    expect((await ask(info, 'P1', sent.id)).body).toEqual(sent)
    expect(sent).toMatchObject({ name: 'Снимок.png', contentType: 'image/png', width: 320, height: 200 })
  })

  describe('to be saved', () => {
    it('come as the very bytes, under their name, and can neither run nor be taken for something else', async () => {
      const { id } = await send('P1')
      const { raw } = await ask(download, 'P11', id)
      expect(raw.rawPayload.equals(contents.pdf)).toBe(true)
      expect(raw.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(contents.pdf.length),
        'content-disposition': `attachment; filename="7.pdf"; filename*=UTF-8''%D0%9F%D0%BE%D0%BB%D0%B8%D1%81%20%E2%84%96%207.pdf`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
    })

    it('are not found, and reported, when their content is lost', async () => {
      const { id } = await send('P1')
      await rm(`${cabinet.platform.config.dataDir}/files/${id.slice(-2)}/${id}`)
      expect((await ask(download, 'P1', id)).status).toBe(404)
      expect(log).toMatch(new RegExp(`"file":"${id}","msg":"the content of a file is missing"`))
    })
  })

  describe('to be shown', () => {
    it('are logos of banks for everyone, kept by the browser and unable to run', async () => {
      for (const key of people) {
        const { status, body, raw } = await ask<string>(image, key, demoId('logo FB1'))
        expect(status).toBe(200)
        expect(body).toMatch(/^<svg .*АО «Банк Меридиан».*<\/svg>$/)
        expect(raw.headers).toMatchObject({
          'content-type': 'image/svg+xml',
          'cache-control': 'private, max-age=31536000, immutable',
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox') as string,
        })
      }
    })

    it('are pictures of the organization, which no browser keeps', async () => {
      const { id } = await send('P1', fileOf('Снимок.jpg', contents.jpg))
      const { raw } = await ask(image, 'P1', id)
      expect(raw.rawPayload.equals(contents.jpg)).toBe(true)
      expect(raw.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    })

    it('are neither documents nor pictures that browsers do not know', async () => {
      for (const file of [fileOf('Акт.pdf'), fileOf('Снимок.heic', contents.heic)])
        expect((await ask(image, 'P1', (await send('P1', file)).id)).status).toBe(404)
    })

    it('fail while their failure is on', async () => {
      cabinet.platform.faults.set('logoFails', true)
      const { status } = await ask(image, 'P1', demoId('logo FB1'))
      cabinet.platform.faults.clear()
      expect(status).toBe(500)
    })
  })

  describe('to be found', () => {
    it('are those of the person, the latest first', async () => {
      const first = await send('P8', fileOf('Первый.pdf'))
      const second = await send('P8', fileOf('Второй.docx', contents.docx))
      const { body } = await search('P8', { pageSize: 2 })
      expect(body.content.map(({ id }) => id)).toEqual([second.id, first.id])
      expect(
        (await search('P8', { filters: [{ field: 'name', operation: 'LIKE', value: 'ПЕРВ' }] })).body.content,
      ).toEqual([first])
      const sorted = await search('P8', { pageSize: 100, sort: [{ field: 'size', direction: 'ASC' }] })
      const sizes = sorted.body.content.map(({ size }) => size)
      expect(sizes).toEqual(sizes.toSorted((left, right) => left - right))
      const others = await search('P5', { filters: [{ field: 'id', operation: 'IN', value: [first.id, second.id] }] })
      expect(others.body).toMatchObject({ content: [], totalElements: 0 })
    })

    it.each(['uploadedBy', 'isDeleted', 'organizationId', '__proto__'])('by %s are refused', async (field) => {
      const response = await search('P1', { filters: [{ field, operation: 'EQ', value: 'x' }] })
      expect(response.status).toBe(400)
      expect(response.body).toMatchObject({ fields: [{ field: 'filters[0].field' }] })
    })
  })

  describe('to be deleted', () => {
    it.each([
      ['P1', { P5: 404, P2: 404, P11: 403, P1: 204 }],
      ['P11', { P5: 404, P2: 404, P11: 204 }],
      ['P11', { P1: 204 }],
      ['P2', { P1: 404, P11: 404, P2: 204 }],
      ['P5', { P1: 404, P8: 404, P5: 204 }],
    ] as const)('one of %s answers %j', async (uploader, statuses) => {
      const { id } = await send(uploader)
      for (const [key, status] of Object.entries(statuses)) {
        expect((await ask(remove, key as Key, id)).status, key).toBe(status)
      }
      for (const endpoint of [info, download, image, remove])
        expect((await ask(endpoint, uploader, id)).status).toBe(404)
      const left = await search(uploader, { filters: [{ field: 'id', operation: 'EQ', value: id }] })
      expect(left.body.content).toEqual([])
    })

    it('refuse while something refers to them, even to the staff of the platform', async () => {
      const id = demoId('logo FB1')
      const byStaff = await ask<{ code: string; message: string }>(remove, 'P8', id)
      expect(byStaff.status).toBe(409)
      expect(byStaff.body).toMatchObject({
        code: 'FILE_IN_USE',
        message: 'Файл уже приложен к документу или обращению, удалить его нельзя',
      })
      expect((await ask(remove, 'P5', id)).status).toBe(403)
      expect((await ask(image, 'P5', id)).status).toBe(200)
    })

    it('go once, however many ask at the same moment', async () => {
      const { id } = await send('P1')
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(remove, 'P1', id)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404])
    })
  })

  describe('that nothing has taken', () => {
    const attach = (fileIds: readonly string[]) => ({
      topic: 'OTHER',
      message: 'Прикладываю договор к обращению',
      fileIds,
    })
    const forget = async () => {
      const job = cabinet.platform.modules.jobs.find(({ id }) => id === 'files.unusedFiles')
      return job && cabinet.platform.jobs.runNow(job)
    }

    it('are deleted after a week when nothing refers to them', async () => {
      const [sent, left, ofClaim] = [
        await sendFor('SUPPORT_MESSAGE'),
        await sendFor('SUPPORT_MESSAGE'),
        await send('P11'),
      ]
      const token = await cabinet.tokenOf('P11')
      expect((await cabinet.call(write, { body: attach([sent.id]), token })).status).toBe(200)
      cabinet.clock.setShiftMinutes(6 * 24 * 60)
      expect(await forget()).toMatchObject({ outcome: 'OK', done: 0 })
      cabinet.clock.setShiftMinutes(7 * 24 * 60 + 1)
      // What the tests before have left behind goes as well.
      const { outcome, done } = (await forget()) ?? {}
      expect([outcome, (done ?? 0) >= 2]).toEqual(['OK', true])
      cabinet.clock.setShiftMinutes(0)
      const statuses = await Promise.all(
        [sent, left, ofClaim].map(async ({ id }) => (await ask(info, 'P11', id)).status),
      )
      expect(statuses).toEqual([200, 404, 404])
    })

    it('are either attached or deleted, never both', async () => {
      const token = await cabinet.tokenOf('P11')
      for (let round = 0; round < 5; round += 1) {
        const { id } = await sendFor('SUPPORT_MESSAGE')
        const [written, removed] = await Promise.all([
          cabinet.call(write, { body: attach([id]), token }),
          ask(remove, 'P11', id),
        ])
        expect([
          [200, 409],
          [422, 204],
        ]).toContainEqual([written.status, removed.status])
      }
    })
  })

  describe('left behind', () => {
    const isStored = async (id: string): Promise<boolean> => {
      const stored = await readdir(`${cabinet.platform.config.dataDir}/files`, { recursive: true })
      return stored.includes(`${id.slice(-2)}/${id}`)
    }
    const putAlone = async (): Promise<string> => {
      const { files } = cabinet.platform
      const received = await files.incoming.receive('Акт.pdf', [contents.pdf])
      const id = newId()
      await files.storage.put(id, received, 'application/pdf')
      return id
    }

    it('by a crash or deleted are cleaned after a day, and nothing else is', async () => {
      const living = await send('P1')
      const deleted = await send('P1')
      const orphan = await putAlone()
      await ask(remove, 'P1', deleted.id)
      expect(await cabinet.platform.files.clean()).toBe(0)

      const later = await send('P5')
      cabinet.wait(DAY_MS / 2)
      await cabinet.call(remove, { params: { id: later.id }, token: (await cabinet.enter('P5')).accessToken })
      cabinet.wait(DAY_MS / 2 + 60_000)
      expect(await cabinet.platform.files.clean()).toBeGreaterThanOrEqual(2)
      expect(await Promise.all([living.id, deleted.id, orphan, later.id].map(isStored))).toEqual([
        true,
        false,
        false,
        true,
      ])
      expect(await isStored(demoId('logo FB1'))).toBe(true)
      expect(await cabinet.platform.files.clean()).toBe(0)
    })
  })
})

describe.each(databaseKinds())('a storage whose database has lost everything, on $name', (kind) => {
  it('is left alone, and serves the demo that begins anew', async () => {
    const cabinet = await openCabinet(kind)
    const { database, files } = cabinet.platform
    const logo = demoId('logo FB3')
    await sql`truncate table stored_file cascade`.execute(database.query)
    cabinet.wait(2 * DAY_MS)
    expect(await files.clean()).toBe(0)
    expect(await files.contentOf(logo)).toBeDefined()

    await reseed(cabinet.platform)
    // Two days later another month may have begun, whose demo does not have all files of the last one.
    await files.clean()
    const token = (await cabinet.enter('P1')).accessToken
    expect((await cabinet.call(image, { params: { id: logo }, token })).status).toBe(200)
    await cabinet.remove()
  })
})
