import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { Writable } from 'node:stream'
import {
  contentTypes,
  type FileExtension,
  type FileInfo,
  filePurposes,
  MAX_FILE_BYTES,
  upload,
} from '@cabinet/contract/file'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { ORGANIZATION_BYTES, UPLOADS_AN_HOUR } from '../../src/modules/files/service.ts'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { contents, fileOf, png, program } from '../support/sample-files.ts'

const purpose = 'SUPPORT_MESSAGE'

describe.each(productKinds())('an upload on $name', (kind) => {
  let cabinet: Cabinet
  let folder: string
  let log = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(kind, { logStream, variables: { LOG_LEVEL: 'warn' } })
    folder = `${cabinet.platform.config.dataDir}/files`
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => cabinet.remove())
  afterEach(async () => {
    expect(await waiting(), 'nothing stays in the waiting room').toEqual([])
  })

  const waiting = (): Promise<string[]> => readdir(`${folder}/incoming`).catch(() => [])
  const stored = async (): Promise<number> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }
  const send = async (body: object, { key = 'P1', language = 'ru' } = {}) =>
    cabinet.call<FileInfo & { code: string; message: string; fields?: { field: string; code: string }[] }>(upload, {
      body,
      token: await cabinet.tokenOf(key),
      headers: { 'accept-language': language },
    })
  const rowOf = (id: string) =>
    cabinet.platform.database.query.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
  const insertRows = (organization: 'O7' | 'O8', uploader: string | null, sizes: readonly number[]) =>
    cabinet.platform.database.query
      .insertInto('stored_file')
      .values(
        sizes.map((size) => ({
          id: newId(),
          organization_id: organizationId(organization),
          uploaded_by: uploader,
          purpose: 'SUPPORT_MESSAGE' as const,
          name: 'Акт.pdf',
          content_type: 'application/pdf',
          size,
          width: null,
          height: null,
          is_shared: false,
          created_at: cabinet.clock.nowText(),
          updated_at: cabinet.clock.nowText(),
          is_deleted: false,
          deleted_at: null,
        })),
      )
      .execute()
  const personOf = async (key: string): Promise<string> => {
    const { status, body } = await send({ purpose, file: fileOf('Акт.pdf') }, { key })
    expect(status).toBe(201)
    return (await rowOf(body.id))?.uploaded_by ?? ''
  }

  it.each(Object.keys(contentTypes) as FileExtension[])('of a .%s is taken', async (extension) => {
    const file = fileOf(`Документ № 1.${extension}`, contents[extension])
    const { status, body } = await send({ purpose, file })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: `Документ № 1.${extension}`,
      size: file.size,
      contentType: contentTypes[extension],
    })
  })

  it.each(filePurposes)('for %s belongs to its person and organization', async (name) => {
    const { body } = await send({ purpose: name, file: fileOf('Снимок.png', png(320, 200)) })
    expect(body).toMatchObject({ width: 320, height: 200 })
    expect(Object.keys(body).toSorted()).toEqual(
      ['contentType', 'createdDateTime', 'height', 'id', 'name', 'size', 'width'].toSorted(),
    )
    expect(await rowOf(body.id)).toMatchObject({
      organization_id: organizationId('O1'),
      purpose: name,
      is_shared: false,
      is_deleted: false,
    })
  })

  it.each(['договор поставки.pdf', '合同.pdf', 'عقد.pdf', 'Отчёт 👩‍🚀 "итог".pdf'])('keeps the name %j', async (name) => {
    expect((await send({ purpose, file: fileOf(name) })).body.name).toBe(name)
  })

  it('of 10 MB exactly is taken, and of a byte more it is not', async () => {
    const largest = Buffer.alloc(MAX_FILE_BYTES, contents.pdf)
    expect((await send({ purpose, file: fileOf('Акт.pdf', largest) })).body).toMatchObject({ size: MAX_FILE_BYTES })
    const before = await stored()
    const { status, body } = await send({
      purpose,
      file: fileOf('Акт.pdf', Buffer.concat([largest, Buffer.from('x')])),
    })
    expect(status).toBe(413)
    expect(body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'Файл больше 10 МБ',
      fields: [{ field: 'file', code: 'too_large', message: 'Файл больше 10 МБ' }],
    })
    expect(await stored()).toBe(before)
  })

  it.each([
    ['Программа.pdf', program, 'Содержимое файла не соответствует расширению .pdf. Приложите исходный файл'],
    ['Снимок.png', contents.jpg, 'Содержимое файла не соответствует расширению .png. Приложите исходный файл'],
    [
      'Программа.exe',
      program,
      'Недопустимый тип файла. Подойдут: PDF, JPG, JPEG, PNG, HEIC, DOC, DOCX, XLS, XLSX, ZIP, MP4',
    ],
    [
      'Акт',
      contents.pdf,
      'Недопустимый тип файла. Подойдут: PDF, JPG, JPEG, PNG, HEIC, DOC, DOCX, XLS, XLSX, ZIP, MP4',
    ],
  ])('of %s is refused by its content', async (name, content, message) => {
    const before = await stored()
    const { status, body } = await send({ purpose, file: fileOf(name, content) })
    expect(status).toBe(415)
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message,
      fields: [{ field: 'file', code: 'wrong_type', message }],
    })
    expect(await stored()).toBe(before)
  })

  it.each([
    [{ purpose, file: fileOf('Акт.pdf', Buffer.alloc(0)) }, 'file', 'empty'],
    [{ purpose }, 'file', 'required'],
    [{ file: fileOf('Акт.pdf') }, 'purpose', 'required'],
    [{ purpose: 'PLATFORM', file: fileOf('Акт.pdf') }, 'purpose', 'invalid_value'],
  ])('of %j is refused at %s', async (form, field, code) => {
    const { status, body } = await send(form)
    expect(status).toBe(400)
    expect(body.fields).toEqual([expect.objectContaining({ field, code })])
  })

  it('tells both what is wrong with the fields and that the file is missing, in English too', async () => {
    const { body } = await send({}, { language: 'en' })
    expect(body).toMatchObject({
      message: 'Check the fields: 2',
      fields: [{ field: 'purpose' }, { field: 'file', message: 'Attach a file' }],
    })
  })

  it('does not read another type of body', async () => {
    const { status, body } = await cabinet.call(upload, {
      token: await cabinet.tokenOf('P1'),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(415)
    expect(body['code']).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  /** A form as raw bytes over a real connection. */
  const open = async (contentLength: number) => {
    const { port } = cabinet.app.server.address() as AddressInfo
    const token = await cabinet.tokenOf('P1')
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/file',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=frame',
        'content-length': contentLength,
      },
    })
    const head = `--frame\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--frame\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`
    return { request, head }
  }

  it('that breaks off leaves nothing behind', async () => {
    const before = await stored()
    const { request, head } = await open(1_000_000)
    request.on('error', () => {})
    request.write(head + 'x'.repeat(100_000))
    await expect.poll(waiting).toHaveLength(1)
    request.destroy()
    await expect.poll(waiting).toEqual([])
    expect(await stored()).toBe(before)
    expect(log).not.toMatch(/call failed|"level":50/)
  })

  it('that is much too large gets its answer although nobody keeps it', async () => {
    const total = MAX_FILE_BYTES * 3
    const { request, head } = await open(total)
    const answered = new Promise<number>((resolve, reject) => {
      request.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject)
    })
    const end = '\r\n--frame--\r\n'
    request.end(head + 'x'.repeat(total - head.length - end.length) + end)
    expect(await answered).toBe(413)
  })

  it('under a key is done once, and another file under it is refused', async () => {
    const token = await cabinet.tokenOf('P1')
    const under = (file: File) =>
      cabinet.call<FileInfo & { code: string }>(upload, {
        body: { purpose, file },
        token,
        headers: { 'idempotency-key': 'upload-0001' },
      })
    const before = await stored()
    const answers = await Promise.all(Array.from({ length: 5 }, () => under(fileOf('Акт.pdf'))))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const again = await under(fileOf('Акт.pdf'))
    expect([again.body.id, again.raw.headers['idempotency-replayed']]).toEqual([answers[0]?.body.id, 'true'])
    const asLarge = Buffer.from(contents.pdf.toString('latin1').replace('PDF-1.7', 'PDF-1.6'), 'latin1')
    for (const other of [fileOf('Другой.pdf'), fileOf('Акт.pdf', contents.zip), fileOf('Акт.pdf', asLarge)]) {
      const { status, body } = await under(other)
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    }
    // What the others of the same moment had kept is gone.
    expect(await stored()).toBe(before + 1)
  })

  it('beside too many others of the same person has to wait', async () => {
    const requests = await Promise.all(Array.from({ length: 6 }, () => open(1_000_000)))
    for (const { request, head } of requests) request.on('error', () => {}).write(head)
    await expect.poll(waiting).toHaveLength(6)
    expect((await send({ purpose, file: fileOf('Акт.pdf') })).status).toBe(429)
    expect((await send({ purpose, file: fileOf('Акт.pdf') }, { key: 'P5' })).status).toBe(201)
    for (const { request } of requests) request.destroy()
    await expect.poll(waiting).toEqual([])
    await expect.poll(async () => (await send({ purpose, file: fileOf('Акт.pdf') })).status).toBe(201)
  })

  it('after many within an hour is refused until the hour is over', async () => {
    const person = await personOf('P9')
    await insertRows(
      'O7',
      person,
      Array.from({ length: UPLOADS_AN_HOUR - 1 }, () => 1),
    )
    const refused = await send({ purpose, file: fileOf('Акт.pdf') }, { key: 'P9' })
    expect(refused).toMatchObject({ status: 429, body: { message: 'Слишком много файлов за час. Попробуйте позже' } })
    cabinet.clock.setShiftMinutes(61)
    expect((await send({ purpose, file: fileOf('Акт.pdf') }, { key: 'P9' })).status).toBe(201)
    cabinet.clock.setShiftMinutes(0)
  })

  it('into a full cabinet is refused, and parallel ones do not slip in', async () => {
    const { size } = (await send({ purpose, file: fileOf('Акт.pdf') }, { key: 'P10' })).body
    // Room for exactly one more.
    const filling = ORGANIZATION_BYTES - 2 * size
    await insertRows('O8', null, [2 ** 31 - 1, 2 ** 31 - 1, filling - 2 * (2 ** 31 - 1)])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send({ purpose, file: fileOf('Акт.pdf') }, { key: 'P10' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STORAGE_FULL')
  })
})
