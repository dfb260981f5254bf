import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { download, type FileInfo, remove, upload } from '@cabinet/contract/file'
import { read as image } from '@cabinet/contract/image'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { reseed } from '@cabinet/demo/seed'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { objectAccess, type ObjectServer, startObjectServer } from '../support/object-server.ts'
import { contents, fileOf } from '../support/sample-files.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

describe('a cabinet whose files lie in an S3-compatible storage', () => {
  let server: ObjectServer
  let cabinet: Cabinet
  let log = ''

  beforeAll(async () => {
    server = await startObjectServer()
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(anyKind(), {
      logStream,
      variables: {
        LOG_LEVEL: 'warn',
        S3_URL: server.url,
        S3_BUCKET: objectAccess.bucket,
        S3_REGION: objectAccess.region,
        S3_ACCESS_KEY: objectAccess.accessKey,
        S3_SECRET_KEY: objectAccess.secretKey,
      },
    })
  })
  afterAll(async () => {
    await cabinet.remove()
    await server.close()
  })

  const send = async () =>
    cabinet.call<FileInfo & { code: string }>(upload, {
      body: { purpose: 'CLAIM_DOCUMENT', file: fileOf('Договор.pdf') },
      token: (await cabinet.enter('P1')).accessToken,
    })
  /** Files of the demo that nobody has deleted. */
  const stored = async (): Promise<number> => {
    const { query } = cabinet.platform.database
    return (await query.selectFrom('stored_file').select('id').where('is_deleted', '=', false).execute()).length
  }
  const waiting = (): Promise<string[]> => readdir(join(cabinet.platform.config.dataDir, 'files/incoming'))

  it('begins with its logos there', async () => {
    await reseed(cabinet.platform)
    const token = (await cabinet.enter('P1')).accessToken
    const { status, body } = await cabinet.call<string>(image, { params: { id: demoId('logo FB1') }, token })
    expect([status, body.slice(0, 4)]).toEqual([200, '<svg'])
    expect(server.objects.size).toBe(await stored())
  })

  it('keeps an upload there, gives it back, and cleans it when it is deleted', async () => {
    const { body } = await send()
    const token = (await cabinet.enter('P1')).accessToken
    const { raw } = await cabinet.call(download, { params: { id: body.id }, token })
    expect(raw.rawPayload.equals(contents.pdf)).toBe(true)
    expect(raw.headers['content-length']).toBe(String(contents.pdf.length))
    expect(await waiting()).toEqual([])
    await cabinet.call(remove, { params: { id: body.id }, token })

    server.age(2 * DAY_MS)
    expect(await cabinet.platform.files.clean()).toBe(0)
    cabinet.wait(DAY_MS + 60_000)
    expect(await cabinet.platform.files.clean()).toBe(1)
    expect(server.objects.size).toBe(await stored())
  })

  it('says that it cannot work now while the storage is away, and keeps neither a row nor a secret', async () => {
    const rows = () => cabinet.platform.database.query.selectFrom('stored_file').select('id').execute()
    const before = (await rows()).length
    server.failures.push(503, 503, 503)
    const { status, body } = await send()
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
    expect((await rows()).length).toBe(before)
    expect(await waiting()).toEqual([])
    expect(log).toContain('The object storage answered 503 SlowDown')
    expect(log).not.toContain(objectAccess.secretKey)
    expect(log).not.toContain('AWS4-HMAC')
    expect((await send()).status).toBe(201)
  })
})
